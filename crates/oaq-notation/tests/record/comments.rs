//! Comments and the commands in them.

use core::time::Duration;

use oaq_notation::record::{Clock, Comment, CommentError, Eval, MAX_TOKEN, Points};
use proptest::prelude::*;

use crate::support::{full, moves, one};

fn comment(text: &str) -> Comment {
    Comment::new(text).expect("words")
}

#[test]
fn comments_are_words_with_one_space_between() {
    assert_eq!(
        comment("\r\n a\tb  c\u{1b}d\u{a0}e ").text(),
        "a b c d\u{a0}e"
    );
    assert_eq!(Comment::new(" \n\t"), Err(CommentError::Empty));
    let long = "x".repeat(MAX_TOKEN);
    assert_eq!(comment(&long).text().len(), MAX_TOKEN);
    assert_eq!(Comment::new(&(long + "x")), Err(CommentError::TooLong));
}

#[test]
fn braces_and_backslashes_survive() {
    for text in [
        "}",
        "\\",
        "\\}",
        "a } b",
        "{",
        "{}",
        "C:\\new \\} \\\\",
        "( ) $1 ; % [A \"x\"]",
    ] {
        let mut record = one(&full("*", "1. 3R *")).record;
        let node = record.last();
        record.add_comment(node, comment(text)).expect("room");
        let again = one(&record.to_string());
        assert_eq!(again.diagnostics, []);
        assert_eq!(again.record.comments(node)[0].text(), text);
    }
}

#[test]
fn a_comment_to_the_end_of_the_line_may_hold_a_brace() {
    let game = one(&full("*", "1. 3R ; a } and a \\} here\n1L *"));
    assert_eq!(
        moves(&game.record),
        "1. 3Rx6 {a \\} and a \\\\\\} here} 1... 1L *"
    );
}

#[test]
fn comments_stay_where_they_were_around_variations() {
    let text = "{before all} 1. 3Rx6 {behind} ({in front} 1. 5Rx1Q {in} 1... 3Rx11Q {at its end}) \
                ({of the other} 1. 2Rx6) {behind both} 1... 1L {last} *";
    let game = one(&full("*", text));
    assert_eq!(moves(&game.record), text);
    let line: Vec<_> = game.record.mainline().collect();
    assert_eq!(
        game.record.comments_before(line[1])[0].text(),
        "behind both"
    );
    assert_eq!(game.record.comments_before(line[0]), []);
}

#[test]
fn commands_are_found_among_words() {
    let comment = comment("[%eval =-2.5] bad [%clk 1:02:03.25] [%csl Ga1,Rb2] [%depth 20] [%x]");
    let commands: Vec<(&str, &str)> = comment.commands().map(|c| (c.name, c.value)).collect();
    assert_eq!(
        commands,
        [
            ("eval", "=-2.5"),
            ("clk", "1:02:03.25"),
            ("csl", "Ga1,Rb2"),
            ("depth", "20"),
            ("x", "")
        ]
    );
    let eval = Eval {
        proven: true,
        points: Points::Margin(-2.5),
    };
    assert_eq!(comment.eval(), Some(eval));
    assert_eq!(
        comment.clock(),
        Some(Clock(Duration::from_millis(3_723_250)))
    );
    assert_eq!(comment.depth(), Some(20));
    assert_eq!(comment.prose(), "bad");
}

#[test]
fn what_only_looks_like_a_command_is_none() {
    for text in [
        "[%]",
        "[% eval 6]",
        "[%eval 6",
        "[%eval,6]",
        "%eval 6]",
        "[%[%",
        "[eval 6]",
    ] {
        assert_eq!(comment(text).commands().count(), 0, "{text}");
    }
    assert_eq!(comment("[%a [%b 1]").commands().count(), 1);
}

#[test]
fn setting_a_command_leaves_everything_else() {
    let text = "[%eval +6] [%csl Ga1] good [%x] move";
    let set = |name, value| {
        comment(text)
            .with_command(name, value)
            .expect("room")
            .text()
            .to_owned()
    };
    assert_eq!(set("eval", "-1"), "[%eval -1] [%csl Ga1] good [%x] move");
    assert_eq!(set("x", "y"), "[%eval +6] [%csl Ga1] good [%x y] move");
    assert_eq!(
        set("clk", "0:00:01"),
        "[%eval +6] [%csl Ga1] [%clk 0:00:01] good [%x] move"
    );
    assert_eq!(
        set("a]b c", "d]e"),
        "[%eval +6] [%csl Ga1] [%abc de] good [%x] move"
    );
    assert_eq!(
        comment(text).with_command("%", "1"),
        Err(CommentError::Empty)
    );
    let without = comment(text).without_command("x").expect("words");
    assert_eq!(without.text(), "[%eval +6] [%csl Ga1] good move");
    assert_eq!(comment("[%x]").without_command("x"), None);
}

#[test]
fn evals_and_clocks_refuse_what_they_do_not_mean() {
    for text in [
        "",
        "six",
        "1e3",
        "inf",
        "nan",
        "+-6",
        "1000001",
        "6.",
        ".5",
        "1,2,3,4,5",
        "=",
        "6 ",
    ] {
        let read: Result<Eval, _> = text.parse();
        assert_eq!(read.is_ok(), text == "6 ", "{text}");
    }
    for text in [
        "",
        "90",
        "1:60:00",
        "0:00:60",
        "1:2:3:4",
        "0:01:30.",
        "-0:01:30",
        "0:01:30.1234",
    ] {
        assert!(text.parse::<Clock>().is_err(), "{text}");
    }
    assert_eq!("1:30".parse(), Ok(Clock(Duration::from_secs(90))));
    let two: Eval = "+0".parse().expect("points");
    assert!(two.fits(2) && !two.fits(3));
    let three: Eval = "1,2,3".parse().expect("points");
    assert!(three.fits(3) && !three.fits(2) && !three.fits(4));
    assert_eq!("-0".parse::<Eval>().expect("points").to_string(), "+0");
}

proptest! {
    #[test]
    fn evals_and_clocks_are_read_as_written(
        proven in any::<bool>(),
        points in proptest::collection::vec(-100_000_000..=100_000_000_i32, 1..=4),
        millis in 0_u64..36_000_000_000,
    ) {
        let points: Vec<f64> = points.into_iter().map(|p| f64::from(p) / 100.0).collect();
        let points = match points[..] {
            [margin] => Points::Margin(margin),
            _ => Points::Each(points),
        };
        let eval = Eval { proven, points };
        prop_assert_eq!(eval.to_string().parse::<Eval>(), Ok(eval));
        let clock = Clock(Duration::from_millis(millis));
        prop_assert_eq!(clock.to_string().parse::<Clock>(), Ok(clock));
    }

    #[test]
    fn commands_come_out_as_they_went_in(
        text in "[a-z \\[\\]%]{1,30}",
        name in "[a-z][a-z0-9_-]{0,5}",
        value in "[ -\\\\^-~]{0,10}",
    ) {
        prop_assume!(Comment::new(&text).is_ok());
        let with = comment(&text).with_command(&name, &value).expect("room");
        let found = with.command(&name);
        // An open bracket in front may swallow the new command.
        if !text.contains("[%") {
            let words = value.split_whitespace().collect::<Vec<_>>().join(" ");
            prop_assert_eq!(found, Some(words.as_str()));
            prop_assert_eq!(with.prose(), comment(&text).text().to_owned());
        }
    }
}
