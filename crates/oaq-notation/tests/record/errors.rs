//! What cannot be read: said with its place, kept as text, and no reason not
//! to read on.

use oaq_notation::position_text;
use oaq_notation::record::{Issue, ReadGame, Severity};

use crate::support::{full, lenient, moves, one, read, said, with_tags};

#[test]
fn a_line_ends_at_the_first_illegal_move_and_the_rest_is_kept() {
    let game = one(&full("*", "1. 5R 5L {never read} 2. 4R 3R 3. 2R (3. 1L) *"));
    assert_eq!(
        said(&game),
        [
            "error line 9, column 7: illegal move: square 5 of B is empty; expected one of 1R 1L \
             2R 2L 3R 3L 4R 4L, found `5L`"
        ]
    );
    assert_eq!(
        moves(&game.record),
        "1. 5Rx1Q {[%unread] 5L {never read\\} 2. 4R 3R 3. 2R (3. 1L)} *"
    );
    let error = game.errors().next().expect("an error");
    let before = game.record.position(game.record.last());
    assert_eq!(error.position, Some(position_text(&before)));
    assert_eq!(
        error.render(),
        "error: line 9, column 7: illegal move: square 5 of B is empty; expected one of 1R 1L 2R \
         2L 3R 3L 4R 4L, found `5L`\n  \
         1. 5R 5L {never read} 2. 4R 3R 3. 2R (3. 1L) *\n        \
         ^^\n  \
         position: 6,6,6,6,0/0/6,6,6,6,0/Q1 B 1Q/0 - 0 1"
    );
}

#[test]
fn the_place_is_shown_by_display_width_composed_and_decomposed() {
    for text in ["{Tèo nghĩ lâu} 3R", "{Te\u{300}o nghi\u{303} lâu} 3R"] {
        let game = one(&full("*", &format!("1. 3R {text} 3R *")));
        let error = game.errors().next().expect("an error");
        assert_eq!(error.column, 22);
        assert_eq!(
            error.excerpt,
            format!("1. 3R {text} 3R *\n{}^^", " ".repeat(21))
        );
    }
}

#[test]
fn a_move_after_the_end_is_illegal() {
    let ended = "[Rules \"standard limits.max-plies=2\"]";
    let game = one(&with_tags("1-0", ended, "1. 3R 1L 2. 1R 1-0"));
    let error = game.errors().next().expect("an error");
    assert_eq!(
        error.to_string(),
        "line 9, column 13: illegal move: the game is over (max-plies); expected no more moves, \
         found `1R`"
    );
    // What the board says about the end counts all the same.
    assert_eq!(game.record.termination_word(), Some("max-plies"));
    assert_eq!(moves(&game.record), "1. 3Rx6 1L {[%unread] 1R} 1-0");
}

#[test]
fn repetition_counts_along_the_line_and_so_in_variations() {
    let sample = include_str!("../../../../tests/games/three-player-repetition.oaq");
    let (tags, moves_of_sample) = sample.split_once("\n\n").expect("an empty line");
    // The last three moves as a variation to another one: the position arises
    // for the third time in there too, and nothing may follow.
    let end = "+5Lx5 +5Lx5 30. +5Lx5 0-1-0";
    assert!(moves_of_sample.trim_end().ends_with(end));
    let inside = moves_of_sample.trim_end().replace(
        "29. +5Lx5 +5Lx5 +5Lx5 30. +5Lx5 0-1-0",
        "29. +5Lx5 (29. +5Lx5 +5Lx5 +5Lx5 30. +5Lx5 1R) *",
    );
    let game = one(&format!("{tags}\n\n{inside}\n"));
    let errors: Vec<String> = game.errors().map(|e| e.issue.to_string()).collect();
    assert_eq!(
        errors,
        ["illegal move: the game is over (repetition); expected no more moves"]
    );
}

#[test]
fn a_bad_variation_does_not_stop_the_line() {
    let game = one(&full(
        "*",
        "1. 3R (1. 9R 2L) (1. 5R 5R 5R 5R) ({why not} 1. 3Q) 1L (1... 2R hm 2. 5L) 2. 5R *",
    ));
    assert_eq!(game.errors().count(), 4);
    assert_eq!(
        moves(&game.record),
        "1. 3Rx6 {[%unread] (1. 9R 2L)} {[%unread] ({why not\\} 1. 3Q)} (1. 5Rx1Q \
         {[%unread] 5R 5R 5R}) 1... 1L (1... 2R {[%unread] hm 2. 5L}) 2. 5Rx9 *"
    );
}

#[test]
fn a_bad_game_does_not_stop_the_next() {
    let text = format!(
        "{}{}{}",
        full("*", "1. 3R {left open"),
        "\n".to_owned() + &full("*", "1. (3R *"),
        "\n".to_owned() + &full("*", "1. 5R *"),
    );
    let games = read(&text);
    let good: Vec<bool> = games.iter().map(ReadGame::is_good).collect();
    assert_eq!(good, [false, false, true]);
    assert_eq!(moves(&games[0].record), "1. 3Rx6 {left open} *");
    assert_eq!(moves(&games[1].record), "{[%unread] (3R *} *");
    assert_eq!(moves(&games[2].record), "1. 5Rx1Q *");
}

/// Each way to be wrong, the message, and what is left of the game.
#[test]
fn every_error_says_what_was_expected() {
    for (text, message, left) in [
        (
            "1. hello *",
            "column 4: expected a move like `3R`, found `hello`",
            "{[%unread] hello} *",
        ),
        (
            "1. 6R *",
            "column 4: illegal move: there is no square 6; squares are numbered 1 to 5; expected one of",
            "{[%unread] 6R} *",
        ),
        ("1. 3 *", "column 4: expected the number 1, found `3`", "*"),
        (
            "1. 6r *",
            "column 4: expected the number of a square, 1 to 5, found `6`",
            "{[%unread] 6r} *",
        ),
        (
            "1. B3R *",
            "column 4: it is A who moves, not B",
            "{[%unread] B3R} *",
        ),
        (
            "1. 8+ *",
            "column 4: it is A who moves, not B",
            "{[%unread] 8+} *",
        ),
        (
            "1. 6- *",
            "column 4: square 6 of the ring is an ô quan; only an ô dân can be chosen",
            "{[%unread] 6-} *",
        ),
        (
            "1. 3Rx *",
            "column 7: expected what was captured, like `6`, `1Q` or `Q`, found nothing",
            "{[%unread] 3Rx} *",
        ),
        (
            "1. -- 2L *",
            "column 4: passing is not allowed; expected a move like `3R`, found `--`",
            "{[%unread] -- 2L} *",
        ),
        (
            "1. 3R 1L ) *",
            "column 10: there is no variation that ends here",
            "1. 3Rx6 1L *",
        ),
        (
            "1. 3R (5R *",
            "column 7: this variation has no end; expected `)`",
            "1. 3Rx6 (1. 5Rx1Q) *",
        ),
        (
            "(1. 3R) *",
            "column 1: a variation must follow the move that it replaces",
            "{[%unread] (1. 3R)} *",
        ),
        (
            "1. 3R ((1. 5R) 1. 2R) *",
            "column 8: a variation must follow the move that it replaces",
            "{[%unread] (1. 5R)} 1. 3Rx6 (1. 2Rx6) *",
        ),
        (
            "1. 3R {no end *",
            "column 7: this comment has no end; expected `}`",
            "1. 3Rx6 {no end *} *",
        ),
        (
            "1. 3R } 2L *",
            "column 7: expected a move like `3R`, found `}`",
            "1. 3Rx6 {[%unread] \\} 2L} *",
        ),
        (
            "1. 3R $256 *",
            "column 7: expected `$0` to `$255` or one of `!`, `?`, `!!`, `??`, `!?`, `?!`, found `$256`",
            "1. 3Rx6 *",
        ),
        (
            "1. 3R!!! *",
            "column 6: expected `$0` to `$255` or one of `!`, `?`, `!!`, `??`, `!?`, `?!`, found `!!!`",
            "1. 3Rx6 *",
        ),
        (
            "1. 3R 1-1",
            "column 7: expected how 2 players share the win, like `1-0`, or `*`, found `1-1`",
            "1. 3Rx6 *",
        ),
        (
            "1. 3R 0-1-0",
            "column 7: expected how 2 players share the win, like `1-0`, or `*`, found `0-1-0`",
            "1. 3Rx6 *",
        ),
    ] {
        let game = one(&full("*", text));
        let said = said(&game);
        assert!(said[0].contains(message), "{text}: {said:?}");
        assert_eq!(moves(&game.record), left, "{text}");
    }
}

#[test]
fn tags_that_cannot_be_read_are_errors_and_the_moves_are_kept_as_text() {
    let game = one(&with_tags("1-0", "[Rules \"quannon\"]", "1. 3R 2L 1-0"));
    assert_eq!(
        said(&game),
        [
            "error line 8, column 9: the tag `Rules`: there are no rules called `quannon`; did \
             you mean `quan-non`?"
        ]
    );
    assert_eq!(
        moves(&game.record),
        "{[%unread] [Rules \"quannon\"]} {[%unread] 1. 3R 2L} 1-0"
    );

    let position = "[Position \"5,5,5,x,5/Q/5,5,5,5,5/Q A\"]";
    let game = one(&with_tags("*", position, "1. 3R *"));
    assert_eq!(
        said(&game),
        [
            "error line 8, column 18: the tag `Position`: expected a count from 0 to 9999, found \
             `x`"
        ]
    );
    assert!(game.record.is_empty());

    let game = one(&with_tags("*", "[Termination \"sleep\"]", "1. 3R *"));
    assert_eq!(
        said(&game),
        [
            "error line 8, column 15: expected `resignation`, `agreement`, `time`, `abandoned` \
             or the limit that ended the game, found `sleep`"
        ]
    );

    let game = one(&with_tags("*", "[Mood \"a \"good\" one\"]\n[X", "1. 3R *"));
    assert_eq!(game.record.tags().get("Mood"), Some("a \"good\" one"));
    assert_eq!(game.errors().count(), 2);
    assert_eq!(moves(&game.record), "{[%unread] [X} 1. 3Rx6 *");
}

#[test]
fn tags_that_cannot_be_kept_are_kept_as_text() {
    let game = one(&with_tags(
        "*",
        "[Event \"two\"]\n[Event \"three\"]",
        "1. 3R *",
    ));
    // The first is not known, so the second counts.
    assert_eq!(game.record.tags().get("Event"), Some("two"));
    let kept = "{[%unread] [Event \"three\"]} 1. 3Rx6 *";
    assert_eq!(moves(&game.record), kept);

    let game = one(&with_tags("*", "[Termination \"sleep\"]", "1. 3R *"));
    assert_eq!(
        moves(&game.record),
        "{[%unread] [Termination \"sleep\"]} 1. 3Rx6 *"
    );

    // What a game says about its end may be right behind what can be read.
    let tags = "[Score \"55-15\"]\n[Termination \"repetition\"]";
    let game = one(&with_tags("1-0", tags, "1. 3R 9R 1-0"));
    assert_eq!(said(&game).len(), 1);
    assert_eq!(game.record.result_text(), "1-0");
    assert_eq!(
        moves(&game.record),
        "{[%unread] [Score \"55-15\"]} {[%unread] [Termination \"repetition\"]} 1. 3Rx6 \
         {[%unread] 9R} 1-0"
    );

    // They stay in their order, whatever is wrong with each.
    let tags = "[Termination \"tired\"]\n[Score \"1-2\"]\n[X\n[A \"Tí\"]\n[A \"Tèo\"]";
    let game = one(&with_tags("*", tags, "1. 3R *"));
    assert_eq!(said(&game).len(), 4);
    assert_eq!(
        moves(&game.record),
        "{[%unread] [X} {[%unread] [A \"Tèo\"]} {[%unread] [Termination \"tired\"]} {[%unread] \
         [Score \"1-2\"]} 1. 3Rx6 *"
    );

    let name = "N".repeat(65);
    let game = one(&with_tags("*", &format!("[{name} \"x\"]"), "1. 3R *"));
    assert_eq!(game.errors().count(), 1);
    let kept = format!("{{[%unread] [{name} \"x\"]}} 1. 3Rx6 *");
    assert_eq!(moves(&game.record).replace('\n', " "), kept);
}

#[test]
fn a_lenient_reader_passes_over_words_and_calls_everything_a_warning() {
    let text = full("*", "1. 3R well, 1L hm 2. 9R 4R (2. 1L) *");
    let game = &lenient(&text)[0];
    assert!(game.is_good());
    assert_eq!(
        moves(&game.record),
        "1. 3Rx6 {[%unread] well,} 1... 1L {[%unread] hm} {[%unread] 9R 4R (2. 1L)} *"
    );
    let warned: Vec<&Issue> = game.warnings().map(|d| &d.issue).collect();
    assert_eq!(warned.len(), 3);
    assert!(
        game.diagnostics
            .iter()
            .all(|d| d.severity < Severity::Error)
    );
    // It reads the same from what it wrote.
    let again = lenient(&game.record.to_string());
    assert_eq!(again[0].record, game.record);
    assert_eq!(again[0].diagnostics, []);
}

#[test]
fn many_errors_are_counted_and_not_all_kept() {
    let text = full("*", &format!("1. 3R {} *", ")".repeat(1000)));
    let game = one(&text);
    assert_eq!(game.diagnostics.len(), 100);
    assert_eq!(game.omitted, 900);
}

#[test]
fn broken_text_is_an_error_also_where_there_is_no_game() {
    for text in [
        "{ hello",
        "[",
        "[x",
        "[[[",
        "[[A \"x\"]]",
        "[%eval +3]",
        "; good\n[%eval +3]\n",
    ] {
        let game = one(text);
        assert_eq!(game.errors().count(), 1, "{text}");
        assert!(game.record.is_empty());
    }
    // This one is too long as well.
    assert_eq!(one(&"{".repeat(1_000_000)).errors().count(), 2);
    // Where nothing is wrong there is no game.
    for text in ["", "{hello}", "; hello", "% hello", "{[%eval +3]}"] {
        assert_eq!(read(text), [], "{text}");
    }
    let game = one("{[%eval much]}");
    assert_eq!(
        (game.errors().count(), game.warnings().count() > 0),
        (0, true)
    );
}
