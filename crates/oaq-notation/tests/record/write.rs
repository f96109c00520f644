//! The canonical form.

use oaq_notation::record::{Comment, ReadOptions, read_all, write, write_all};
use unicode_normalization::UnicodeNormalization as _;
use unicode_width::UnicodeWidthStr;

use crate::support::{book, full, moves, one};

/// The game with which the notation is explained.
const EXAMPLE: &str = r#"[Event "Hội làng"]
[Site "Huế"]
[Date "2026.02.17"]
[Round "1"]
[A "Tí"]
[B "Tèo"]
[Result "1-0"]
[Rules "quan-non"]
[Score "55-15"]

1. 2Lx6 5Lx2 2. 5R {cả hai quan còn non} 2... 1R $2 (2... 3Lx7Q 3. 2R) 3. 1Lx3
1Lx3 4. 4Lx26QQ 1-0
"#;

#[test]
fn the_example_of_the_notation_is_canonical() {
    let game = one(EXAMPLE);
    assert_eq!(game.diagnostics, []);
    assert_eq!(write(&game.record), EXAMPLE);
}

#[test]
fn numbers_are_repeated_behind_comments_and_variations_with_a_dot_for_each_player() {
    let tags = "[C \"?\"]\n[D \"?\"]\n[Rules \"four-player\"]\n";
    let text = crate::support::with_tags("*", tags, "3R {a} 4R {b} 3R (2R) 5L $1 {c} 1R ; d\n3L *");
    assert_eq!(
        moves(&one(&text).record),
        "1. 3Rx6 {a} 1... 4R {b} 1.... 3Rx2Q (1.... 2R) 1..... 5Lx7 $1 {c} 2. 1Rx9 {d} 2... 3Lx8 *"
    );
}

#[test]
fn numbers_count_from_the_first_position_of_the_record() {
    let position = "[Position \"1,2,3,4,5/Q/5,4,3,2,1/Q B 0/0 - 3 41\"]";
    let text = crate::support::with_tags("*", position, "1. 1R 2L 2. 3R *");
    let game = one(&text);
    assert_eq!(crate::support::said(&game), [""; 0]);
    assert!(moves(&game.record).starts_with("1. 1R"));
}

#[test]
fn lines_are_at_most_eighty_columns_wide_composed_and_decomposed() {
    let word = "nghiêng ";
    for text in [word.repeat(40), word.nfd().collect::<String>().repeat(40)] {
        let mut record = one(EXAMPLE).record;
        let node = record.last();
        record
            .add_comment(node, Comment::new(&text).expect("words"))
            .expect("room");
        let written = write(&record);
        let widths: Vec<usize> = written.lines().map(UnicodeWidthStr::width).collect();
        assert!(widths.iter().all(|&width| width <= 80), "{written}");
        // A word of seven columns is only moved down if it does not fit.
        let comment = &widths[13..widths.len() - 2];
        assert!(
            !comment.is_empty() && comment.iter().all(|&width| width == 79),
            "{written}"
        );
        assert_eq!(one(&written).record, record);
    }
}

#[test]
fn closing_parentheses_never_stick_out() {
    // Lines of every length in front of a `))`.
    for words in 1..=78 {
        let comment = "x".repeat(words);
        let text = full("*", &format!("1. 3R {{{comment}}} (1. 5R (1. 2R 1L)) 1L *"));
        let written = write(&one(&text.replace("(1. 2R 1L)", "2R (1... 3R)")).record);
        assert!(written.lines().all(|line| line.len() <= 80), "{written}");
        assert_eq!(write(&one(&written).record), written);
    }
}

#[test]
fn a_word_that_is_too_long_has_a_line_for_itself() {
    let long = "x".repeat(200);
    let text = full("*", &format!("1. 3R {{a {long} b}} 1L *"));
    let written = write(&one(&text).record);
    assert!(
        written.ends_with(&format!("\n\n1. 3Rx6 {{a\n{long}\nb}} 1... 1L *\n")),
        "{written}"
    );
}

#[test]
fn a_command_is_not_broken() {
    let text = full(
        "*",
        &format!("1. 3R {{{} [%eval +6 of points]}} *", "x".repeat(60)),
    );
    let written = write(&one(&text).record);
    assert!(
        written.ends_with("xx\n[%eval +6 of points]} *\n"),
        "{written}"
    );
}

#[test]
fn several_records_have_an_empty_line_between_them() {
    let records = [one(EXAMPLE).record, one(&full("*", "*")).record];
    let text = write_all(&records);
    assert!(text.starts_with(EXAMPLE));
    assert!(text.contains("1-0\n\n[Event"));
    let games = read_all(&text, &ReadOptions::new(book()));
    let again: Vec<_> = games.into_iter().map(|game| game.record).collect();
    assert_eq!(again, records);
}
