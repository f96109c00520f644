//! What people type.

use oaq_notation::record::ReadGame;
use unicode_normalization::UnicodeNormalization as _;

use crate::support::{full, moves, one, read, said};

/// The same short game in many spellings.
#[test]
fn moves_are_read_in_every_spelling() {
    for text in [
        "1. 3R 1L 2. 5R 1-0",
        "1. 3r 1l 2. 5r 1-0",
        "1.3R 1L 2.5R 1-0",
        "3R 1L 5R 1-0",
        "1 3R 1L 2 5R 1-0",
        "1... 3R 1. 1L 2..... 5R 1-0",
        "1. 3R 1... 1L 2. 5R 1-0",
        "1. 3R 1… 1L 2. 5R 1–0",
        "3> 1< 5> 1-0",
        "3→ 1← 5→ 1-0",
        "3phải 1trái 5phải 1-0",
        "3PHẢI 1TRÁI 5Phải 1-0",
        "3phai 1trai 5P 1-0",
        "3right 1left 5direita 1-0",
        "3d 1esquerda 5p 1-0",
        "A3R B1L A5R 1-0",
        "a3r b1l a5p 1-0",
        "3+ 7- 5+ 1-0",
        "3rx6 1l 5rx9 1-0",
        "3RX6 1L 5RX9 1-0",
        "03R 01L 5R 1-0",
        "1.\n3R\n1L\n2.\n5R\n1-0",
        "1. 3R\t1L   2. 5R\u{a0}1-0",
        "1. 3R ; a comment to skip\n1L 2. 5R 1-0",
    ] {
        for text in [
            text.to_owned(),
            text.nfd().collect(),
            text.replace('\n', "\r\n"),
        ] {
            let game = one(&full("1-0", &text));
            assert!(game.is_good(), "{text}: {:?}", said(&game));
            let got = moves(&game.record).replace(" {a comment to skip} 1...", "");
            assert_eq!(got, "1. 3Rx6 1L 2. 5Rx9 1-0", "{text}");
        }
    }
}

#[test]
fn what_is_typed_decomposed_or_with_zeros_is_noted() {
    let text = "3phải 01L 1-0".nfd().collect::<String>();
    let game = one(&full("1-0", &text));
    assert_eq!(
        said(&game)[..2],
        [
            "note line 9, column 2: letters and their marks written separately",
            "note line 9, column 7: zeros in front of a number",
        ]
    );
}

#[test]
fn tags_may_stand_anywhere_before_the_moves_or_be_missing() {
    for text in [
        "[A \"Tí\"][B \"Tèo\"] 1. 3R *",
        "[A \"Tí\"]\n\n[B \"Tèo\"]\n\n\n1. 3R *",
        "\u{feff}[A \"Tí\"]\r\n[B \"Tèo\"]\r\n\r\n1. 3R *\r\n",
        "  [ A   \"Tí\" ]  \n\t[B \"Tèo\"]\n1. 3R *",
        "% a line for some program\n[A \"Tí\"]\n%[B \"no\"]\n[B \"Tèo\"]\n1. 3R\n% 9R\n*",
        "[A \"Tí\"] {over the tags} [B \"Tèo\"]\n3R",
        "[a \"Tí\"]\n[b \"Tèo\"]\n1. 3R",
    ] {
        let game = one(text);
        assert!(game.is_good(), "{text}");
        let tags = game.record.tags();
        assert_eq!(
            (tags.get("A"), tags.get("B")),
            (Some("Tí"), Some("Tèo")),
            "{text}"
        );
        assert_eq!(game.record.len(), 1, "{text}");
    }
}

#[test]
fn games_need_no_empty_line_and_no_result_between_them() {
    for text in [
        "[A \"1\"]\n1. 3R *\n[A \"2\"]\n1. 5R *\n[A \"3\"]\n*",
        "[A \"1\"]\n1. 3R\n[A \"2\"]\n1. 5R\n[A \"3\"]\n",
        "[A \"1\"] 1. 3R * [A \"2\"] 1. 5R * [A \"3\"] *",
        "[A \"1\"]\n1. 3R *\n\n\n\n\n[A \"2\"]\n\n1. 5R *\n% between\n[A \"3\"]\n\n\n*",
        "\u{feff}[A \"1\"]\n1. 3R *\n\u{feff}[A \"2\"]\n1. 5R *\n\n\u{feff}[A \"3\"]\n*",
        "[A \"1\"]\n[Event \"x\"]\n\n[a \"2\"]\n1. 5R\n\n[event \"?\"]\n[A \"3\"]\n*",
        "[A \"1\"]\n1. 3R {a} (1. 5R) 1-0\n[A \"2\"]\n1. 5R\n\n[A \"3\"]\n\n*",
    ] {
        let games = read(text);
        let names: Vec<_> = games.iter().map(|g| g.record.tags().get("A")).collect();
        assert_eq!(names, [Some("1"), Some("2"), Some("3")], "{text}");
        assert!(games.iter().all(ReadGame::is_good), "{text}");
        assert_eq!(games[1].record.len(), 1, "{text}");
    }
}

#[test]
fn games_without_tags_are_told_apart_by_results_numbers_and_tags() {
    let lengths =
        |text: &str| -> Vec<usize> { read(text).iter().map(|game| game.record.len()).collect() };
    assert_eq!(lengths("1. 3R *\n1. 5R 1L *"), [1, 2]);
    assert_eq!(lengths("3R 1-0\n\n5R 1L 0-1\n\n"), [1, 2]);
    assert_eq!(lengths("1. 3R\n\n1. 5R 1L\n\n1. 2R"), [1, 2, 1]);
    assert_eq!(lengths("1. 3R\n\n1... 1L\n\n2. 5R"), [3]);
    assert_eq!(lengths("[A \"x\"]\n\n[A \"y\"]\n\n*"), [0, 0]);
    assert_eq!(lengths(""), [0; 0]);
    assert_eq!(lengths("\n\n; nothing {here}\n%\n{or here}"), [0; 0]);
}

#[test]
fn a_result_in_the_wrong_place_does_not_end_the_game() {
    let game = one("1-0 1. 3R 1L *");
    assert_eq!(game.record.len(), 2);
    let misplaced = "warning line 1, column 1: a result in the middle of the moves";
    assert!(said(&game).contains(&misplaced.to_owned()));

    let game = one("1. 3R 1-0 1L 2. 5R 0-1");
    assert_eq!(moves(&game.record), "1. 3Rx6 1L 2. 5Rx9 0-1");
    let game = one("1. 3R (1. 5R 1-0) 1L *");
    assert_eq!(moves(&game.record), "1. 3Rx6 (1. 5Rx1Q {1-0}) 1... 1L *");
    let game = one("1. 3R *\n*");
    assert_eq!(moves(&game.record), "1. 3Rx6 *");
}

#[test]
fn comments_behind_the_result_belong_to_the_game_in_front_of_them() {
    let text =
        "[A \"1\"]\n3R * {same line}\n; next line\n\n{of the next}\n[A \"2\"]\n5R *\n\n; last";
    let games = read(text);
    assert_eq!(moves(&games[0].record), "1. 3Rx6 {same line} {next line} *");
    assert_eq!(moves(&games[1].record), "{of the next} 1. 5Rx1Q {last} *");
    assert_eq!(games[1].line, 5);
}

#[test]
fn annotations_may_stand_anywhere_behind_the_move() {
    let game = one("1. 3R! {good} $14 !! ! 1L?? (1... 2R?! $3) $7 *");
    assert_eq!(
        moves(&game.record),
        "1. 3Rx6 $1 $14 $3 {good} 1... 1L $4 $7 (1... 2R $6 $3) *"
    );
}

#[test]
fn results_are_read_in_other_characters() {
    for (typed, result) in [
        ("½-½", "1/2-1/2"),
        ("1/2", "1/2-1/2"),
        ("0—1", "0-1"),
        ("1−0", "1-0"),
    ] {
        let game = one(&format!(
            "[Termination \"agreement\"]\n[Result \"{typed}\"]\n1. 3R {typed}"
        ));
        assert_eq!(game.record.result_text(), result);
        let note = format!("the result is written `{result}`");
        assert_eq!(
            said(&game)
                .iter()
                .filter(|said| said.ends_with(&note))
                .count(),
            2
        );
    }
}
