//! What is read, but does not agree or is missing.

use oaq_notation::record::{Issue, Severity};

use crate::support::{full, moves, one, said, with_tags};

#[test]
fn wrong_captures_and_refills_are_corrected() {
    let game = one(&full("*", "1. 3Rx7Q +1L 2. 5Rx1Q *"));
    assert_eq!(
        said(&game),
        [
            "warning line 9, column 6: the move captures 6 dân and 0 quan",
            "warning line 9, column 10: the mover's row had not just been refilled",
            "warning line 9, column 19: the move captures 9 dân and 0 quan",
        ]
    );
    assert_eq!(moves(&game.record), "1. 3Rx6 1L 2. 5Rx9 *");
}

#[test]
fn what_is_left_out_is_no_reason_to_say_anything() {
    let sample = include_str!("../../../../tests/games/three-player-repetition.oaq");
    let (tags, moves) = sample.split_once("\n\n").expect("an empty line");
    let bare: Vec<&str> = moves
        .split_whitespace()
        .map(|word| {
            let word = word.trim_start_matches('+');
            word.split_once('x').map_or(word, |(m, _)| m)
        })
        .collect();
    let game = one(&format!("{tags}\n\n{}\n", bare.join(" ")));
    assert_eq!(game.diagnostics, []);
    assert_eq!(game.record.to_string(), sample);
}

#[test]
fn numbers_may_have_any_dots_but_should_be_right() {
    let text = full("*", "1 3R 1..... 1L 2.5R 2… 3R 3. ... *");
    let game = one(&text);
    assert_eq!(said(&game), [""; 0]);
    assert_eq!(moves(&game.record), "1. 3Rx6 1L 2. 5Rx9 3Rx17Q *");

    let game = one(&full("*", "1. 3R 2. 1L *"));
    assert_eq!(
        said(&game),
        ["warning line 9, column 7: expected the number 1, found `2.`"]
    );
}

#[test]
fn commands_that_cannot_be_read_are_kept() {
    let text = "1. 3R {[%eval six] [%clk 90] [%depth -1] [%mood good]} *";
    let game = one(&full("*", text));
    let issues: Vec<&Issue> = game.diagnostics.iter().map(|d| &d.issue).collect();
    assert_eq!(issues.len(), 3);
    assert_eq!(
        said(&game)[0],
        "warning line 9, column 15: expected points like `+6`, `=-2.5` or, for three players, \
         `31,20,19`, found `six`"
    );
    assert_eq!(moves(&game.record), text.replace("3R", "3Rx6"));
}

#[test]
fn an_eval_is_for_as_many_players_as_there_are() {
    let text = "1. 3R {[%eval 30,20,20]} *";
    assert_eq!(said(&one(&full("*", text))).len(), 1);
    let tags = "[C \"?\"]\n[Rules \"three-player\"]";
    assert_eq!(said(&one(&with_tags("*", tags, text))), [""; 0]);
    assert_eq!(
        said(&one(&with_tags("*", tags, "1. 3R {[%eval +3]} *"))).len(),
        1
    );
}

#[test]
fn values_that_are_not_known_are_no_reason_to_say_anything() {
    let text = full("?", "1. 3R *").replace("????.??.??", "?");
    let text = text.replace("[Event", "[Score \"?\"]\n[Event");
    let game = one(&text);
    assert_eq!(
        said(&game),
        ["note line 8, column 10: the result is written `*`"]
    );
    assert_eq!(game.record.tags().get("Date"), Some("????.??.??"));

    // And they contradict nothing.
    let text = with_tags("?", "[Termination \"time\"]", "1. 3R 0-1");
    let game = one(&text);
    assert_eq!(said(&game).len(), 1);
    assert_eq!(game.record.result_text(), "0-1");
}

#[test]
fn tags_are_spelt_as_they_should_be_or_noted() {
    let game = one("[event \"x\"]\n[RESULT \"*\"]\n[a \"Tí\"]\n[annotator \"y\"]\n\n1. 3R *\n");
    assert_eq!(
        said(&game),
        [
            "note line 1, column 1: the tag is spelt `Event`",
            "note line 2, column 1: the tag is spelt `Result`",
            "note line 3, column 1: the tag is spelt `A`",
        ]
    );
    assert_eq!(game.record.tags().get("annotator"), Some("y"));

    let game = one(&with_tags("*", "[D \"who\"]\n[X \"a\tb\"]", "*"));
    assert_eq!(
        said(&game),
        [
            "warning line 8, column 1: there is no such player in a game of 2",
            "note line 9, column 5: control characters; taken as spaces",
        ]
    );
    assert_eq!(game.record.tags().get("X"), Some("a b"));
}

#[test]
fn a_tag_that_is_there_twice_counts_once() {
    let text = "[Event \"one\"]\n[Event \"two\"]\n[Result \"*\"]\n[Result \"1-0\"]\n\n1. 3R *\n";
    let game = one(text);
    assert_eq!(
        said(&game),
        [
            "warning line 2, column 1: this tag is there twice; the first counts",
            "warning line 4, column 1: this tag is there twice; the first counts",
        ]
    );
    assert_eq!(game.record.tags().get("Event"), Some("one"));
    assert_eq!(game.record.result(), None);
}

#[test]
fn missing_tags_are_named() {
    let game = one("1. 3R *\n");
    assert_eq!(
        game.diagnostics[0].to_string(),
        "line 1, column 1: missing tags: Event, Site, Date, Round, A, B, Result"
    );
    assert_eq!(game.diagnostics[0].severity, Severity::Warning);
    let game = one("[Rules \"four-player\"]\n[D \"Bắc\"]\n\n1. 3R *\n");
    assert_eq!(
        game.diagnostics[0].to_string(),
        "line 1, column 1: missing tags: Event, Site, Date, Round, A, B, C, Result"
    );
}

#[test]
fn odd_dates_annotations_and_variations_are_pointed_out() {
    let text =
        full("*", "$1 1. 3R (1. $2 5R) ( ) ({only words}) *").replace("????.??.??", "2026-2-17");
    let game = one(&text);
    assert_eq!(
        said(&game),
        [
            "warning line 3, column 8: expected a date like `2026.02.17`, with `?` for digits, \
             found `2026-2-17`",
            "warning line 9, column 1: there is no move that this is about",
            "warning line 9, column 14: there is no move that this is about",
            "warning line 9, column 21: a variation without a move; left out",
            "warning line 9, column 25: a variation without a move; left out",
        ]
    );
    assert_eq!(moves(&game.record), "1. 3Rx6 {only words} (1. 5Rx1Q) *");
}

#[test]
fn spellings_in_tags_are_noted_every_time() {
    let text = with_tags("*", "[Rules \"quan-value=05\"]", "1. 3R *");
    let games = crate::support::read(&format!("{text}\n{text}"));
    let count = |i: usize| {
        let notes = games[i].diagnostics.iter();
        notes.filter(|d| d.severity == Severity::Note).count()
    };
    assert_eq!((count(0), count(1)), (2, 2));
    assert_eq!(
        games[0].record.tag("Rules").as_deref(),
        Some("standard quan-value=5")
    );
}
