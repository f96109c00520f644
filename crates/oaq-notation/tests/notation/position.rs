//! Positions.

use oaq_core::files::RuleBook;
use oaq_core::{Position, Rules, Setup};
use oaq_notation::{MAX_TEXT, NoteKind, position_text, read_position, read_rules, write_setup};
use proptest::prelude::*;
use proptest::sample::Index;

use crate::random;
use crate::support::{check_places, set};

const START: &str = "5,5,5,5,5/Q/5,5,5,5,5/Q A 0/0 - 0 0";

/// A board with one square for each player.
fn small() -> Rules {
    set("squares=1")
}

fn small_with(overrides: &str) -> Rules {
    set(&format!("squares=1 {overrides}"))
}

/// The canonical form of a text and what was forgiven: place and kind.
fn forgiven(text: &str, rules: &Rules) -> (String, Vec<(String, NoteKind)>) {
    let read = read_position(text, rules).unwrap_or_else(|e| panic!("{text}: {e}"));
    let notes = read
        .notes
        .into_iter()
        .map(|n| (text[n.span].to_owned(), n.kind))
        .collect();
    (write_setup(&read.value), notes)
}

/// What is said about a text, one line for each error.
fn refused(text: &str, rules: &Rules) -> Vec<String> {
    let errors = read_position(text, rules).expect_err(text).errors;
    errors.iter().map(ToString::to_string).collect()
}

/// The parts of a text that errors point to.
fn places<'t>(text: &'t str, rules: &Rules) -> Vec<&'t str> {
    let errors = read_position(text, rules).expect_err(text).errors;
    errors.into_iter().map(|e| &text[e.span]).collect()
}

#[test]
fn the_start_is_read_as_it_is_written() {
    let read = read_position(START, &Rules::STANDARD).unwrap();
    assert_eq!(read.value, Setup::start(&Rules::STANDARD));
    assert_eq!(read.notes, []);
    assert_eq!(write_setup(&read.value), START);
    assert_eq!(position_text(&Position::start(Rules::STANDARD)), START);
}

#[test]
fn fields_may_be_missing_from_the_end() {
    let fields: Vec<&str> = START.split(' ').collect();
    for present in 2..6 {
        let text = fields[..present].join(" ");
        let (canonical, notes) = forgiven(&text, &Rules::STANDARD);
        assert_eq!(canonical, START);
        assert_eq!(
            notes,
            [(String::new(), NoteKind::MissingFields { present })]
        );
    }
    assert_eq!(
        refused(fields[0], &Rules::STANDARD),
        ["column 24: expected the player to move, `A` to `B`, found nothing"]
    );
}

#[test]
fn spaces_are_forgiven() {
    let text = " \u{a0}1/Q/1/Q\tA  0/0 -\u{3000}0 0\r\n";
    let (canonical, notes) = forgiven(text, &small());
    assert_eq!(canonical, "1/Q/1/Q A 0/0 - 0 0");
    let places: Vec<String> = notes
        .into_iter()
        .map(|(place, kind)| {
            assert_eq!(kind, NoteKind::Spacing);
            place
        })
        .collect();
    assert_eq!(places, [" \u{a0}", "\t", "  ", "\u{3000}", "\r\n"]);
}

#[test]
fn zeros_in_front_are_forgiven() {
    let text = "007/Q01/00/0009990 A 00/0QQ - 010 0000000012";
    let (canonical, notes) = forgiven(text, &small());
    assert_eq!(canonical, "7/Q1/0/9990 A 0/0QQ - 10 12");
    let places: Vec<String> = notes.into_iter().map(|(place, _)| place).collect();
    assert_eq!(places, ["00", "0", "0", "000", "0", "0", "00000000"]);
}

#[test]
fn what_lies_in_an_o_quan() {
    for (text, canonical, note) in [
        ("Q", "Q", None),
        ("Q3", "Q3", None),
        ("QQ2", "QQ2", None),
        ("3", "3", None),
        ("0", "0", None),
        ("Q0", "Q", Some(("0", NoteKind::NeedlessZero))),
        ("q3", "Q3", Some(("q", NoteKind::LetterCase))),
        ("Qq", "QQ", Some(("Qq", NoteKind::LetterCase))),
    ] {
        let (written, notes) = forgiven(&format!("1/{text}/1/Q A 0/0 - 0 0"), &small());
        assert_eq!(written, format!("1/{canonical}/1/Q A 0/0 - 0 0"));
        let note = note.map(|(place, kind)| (place.to_owned(), kind));
        assert_eq!(notes, Vec::from_iter(note), "{text}");
    }
    for text in ["3Q", "Q-1", "x", "Qx", "a", "Q3Q", "③", "Q３", "QảA"] {
        assert_eq!(places(&format!("1/{text}/1/Q A"), &small()), [text]);
    }
    assert_eq!(
        refused("1//1/Q A", &small()),
        ["column 3: expected what lies in an ô quan, like `Q`, `Q3` or `3`, found `/`"]
    );
    assert_eq!(
        refused("1/Q/1/ A", &small()),
        ["column 7: expected what lies in an ô quan, like `Q`, `Q3` or `3`, found a space"]
    );
}

#[test]
fn captors_are_read_only_where_the_rules_remember_them() {
    let captor = small_with("quan-leftover=captor");
    let (canonical, notes) = forgiven("1/0a/1/3B A 0/0 - 0 0", &captor);
    assert_eq!(canonical, "1/0a/1/3b A 0/0 - 0 0");
    assert_eq!(notes, [("B".to_owned(), NoteKind::LetterCase)]);
    assert_eq!(places("1/0a/1/3b A", &small()), ["a", "b"]);
    assert_eq!(places("1/Q3a/1/Qb A", &captor), ["a", "b"]);
    assert_eq!(
        refused("1/0c/1/3b A", &captor),
        ["column 4: player C is not in this game of 2"]
    );
}

#[test]
fn the_mover_may_carry_a_fixed_direction() {
    let fixed = small_with("direction=fixed-by-first-move");
    for (text, canonical, notes) in [
        ("A", "A", 0),
        ("BL", "BL", 0),
        ("AR", "AR", 0),
        ("b", "B", 1),
        ("Ar", "AR", 1),
        ("bl", "BL", 2),
    ] {
        let (written, said) = forgiven(&format!("1/Q/1/Q {text} 0/0 - 0 0"), &fixed);
        assert_eq!(written, format!("1/Q/1/Q {canonical} 0/0 - 0 0"));
        assert_eq!(said.len(), notes, "{said:?}");
        assert!(said.iter().all(|(_, kind)| *kind == NoteKind::LetterCase));
    }
    assert_eq!(places("1/Q/1/Q AR", &small()), ["R"]);
    assert_eq!(places("1/Q/1/Q AX", &fixed), ["X"]);
    assert_eq!(places("1/Q/1/Q ARR", &fixed), ["RR"]);
    assert_eq!(places("1/Q/1/Q w 0/0 - 0 0", &small()), ["w"]);
    assert_eq!(
        refused("1/Q/1/Q C", &small()),
        ["column 9: player C is not in this game of 2"]
    );
}

#[test]
fn stores_hold_dan_and_quan() {
    for (text, canonical, kind) in [
        ("12", "12", None),
        ("7QQ", "7QQ", None),
        ("0Q", "0Q", None),
        ("Q", "0Q", Some(NoteKind::MissingZero)),
        ("-0", "0", Some(NoteKind::NeedlessSign)),
        ("2q", "2Q", Some(NoteKind::LetterCase)),
    ] {
        let (written, notes) = forgiven(&format!("1/Q/1/Q A {text}/0 - 0 0"), &small());
        assert_eq!(written, format!("1/Q/1/Q A {canonical}/0 - 0 0"));
        let kinds: Vec<NoteKind> = notes.into_iter().map(|(_, kind)| kind).collect();
        assert_eq!(kinds, Vec::from_iter(kind), "{text}");
    }
    for text in ["-", "-Q", "Q12", "+3", "--3", "x", "3Qx", "−3"] {
        assert_eq!(places(&format!("1/Q/1/Q A 0/{text}"), &small()), [text]);
    }
    assert_eq!(places("1/Q/1/Q A 0/", &small()), [""]);
    assert_eq!(places("1/Q/1/Q A 0", &small()), ["0"]);
    assert_eq!(places("1/Q/1/Q A 0/1/2", &small()), ["0/1/2"]);
}

#[test]
fn stores_below_zero_need_the_rule_for_it() {
    let negative = small_with("shortage=negative");
    let text = "1/Q/1/Q A -3/-9999Q - 0 0";
    assert_eq!(forgiven(text, &negative), (text.to_owned(), Vec::new()));
    assert_eq!(places(text, &small()), ["-3", "-9999Q"]);
    assert_eq!(places("1/Q/1/Q A -10000/0", &negative), ["10000"]);
}

#[test]
fn debts_are_sorted_and_hold_something() {
    let text = "1/Q/1/Q A 0/0 A>B:3,A>*:2,B>A:1 0 0";
    assert_eq!(forgiven(text, &small()), (text.to_owned(), Vec::new()));
    let (written, notes) = forgiven("1/Q/1/Q A 0/0 b>A:1,A>*:2,A>B:03,B>*:0 0 0", &small());
    assert_eq!(written, text);
    assert_eq!(
        notes,
        [
            (
                "b>A:1,A>*:2,A>B:03,B>*:0".to_owned(),
                NoteKind::UnsortedDebts
            ),
            ("b".to_owned(), NoteKind::LetterCase),
            ("0".to_owned(), NoteKind::LeadingZeros),
            ("B>*:0".to_owned(), NoteKind::EmptyDebt),
        ]
    );
}

#[test]
fn debts_that_are_none_are_refused() {
    let places = |debts: &str| {
        let text = format!("1/Q/1/Q A 0/0 {debts} 0 0");
        let errors = read_position(&text, &small()).expect_err(debts).errors;
        let places = errors.into_iter().map(|e| text[e.span].to_owned());
        places.collect::<Vec<String>>().join(" | ")
    };
    for debts in [
        "0", "A", "A>", "A>B", "A>B3", "A<B:3", "*>A:3", "ả>B:1", "--",
    ] {
        assert_eq!(places(debts), debts);
    }
    assert_eq!(places("A>B:"), " ");
    assert_eq!(places("A>B:3,"), " ");
    assert_eq!(places(",A>B:3"), ",");
    assert_eq!(places("A>B:x"), "x");
    assert_eq!(places("A>B:-1"), "-1");
    assert_eq!(places("A>B:10000"), "10000");
    assert_eq!(places("A>C:1,D>*:1"), "C | D");
    assert_eq!(places("A>A:1"), "A>A:1");
    assert_eq!(
        places("B>A:1,A>B:1,A>B:2,A>*:3,A>*:4,A>B:5"),
        "A>B:2 | A>*:4 | A>B:5"
    );
    assert_eq!(places("A>A:1,B>B:2,A>A:3"), "A>A:1 | B>B:2 | A>A:3 | A>A:3");
}

#[test]
fn counts_have_limits() {
    assert_eq!(
        refused("10000/Q/1/Q A", &small()),
        ["column 1: the number is above 9999"]
    );
    assert_eq!(
        places("1/Q10000/1/Q A 99999999999999999999/0", &small()),
        ["10000", "99999999999999999999"]
    );
    assert!(read_position("0/9999/0/Q A", &small()).is_ok());
    assert_eq!(places("1/9999/0/Q A 0/0", &small()), ["1/9999/0/Q A 0/0"]);
    let quan = "Q".repeat(256);
    assert_eq!(
        refused(&format!("0/{quan}/0/0 A"), &small()),
        ["column 1: 256 quan on the board and in the stores; the most is 255"]
    );
}

#[test]
fn counters_may_be_as_long_as_games() {
    let text = "1/Q/1/Q A 0/0 - 999999999 4294967295";
    assert_eq!(forgiven(text, &small()), (text.to_owned(), Vec::new()));
    assert_eq!(
        refused("1/Q/1/Q A 0/0 - 4294967296 -1", &small()),
        [
            "column 17: the number is above 4294967295",
            "column 28: expected a number of plies, found `-1`"
        ]
    );
}

#[test]
fn the_shape_is_that_of_the_rules() {
    for (text, parts) in [
        ("5,5,5,5,5/Q/5,5,5,5,5 A", 3),
        ("5 A", 1),
        ("1/Q/1/Q/1/Q A", 6),
        ("", 0),
        (" \n", 0),
    ] {
        let expected = format!(
            "column 1: expected 4 parts joined with `/`, for each player a row of 5, \
             then an ô quan; found {parts}"
        );
        assert_eq!(refused(text, &Rules::STANDARD), [expected]);
    }
    assert_eq!(
        refused("5,5,5,5/Q/5,5,5,5,5,5/Q A", &Rules::STANDARD),
        [
            "column 1: the row of A has 4 squares, but the rules have 5",
            "column 11: the row of B has 6 squares, but the rules have 5"
        ]
    );
    assert_eq!(
        refused("5,5,,5,5/Q/5,5,5,5,5,/Q A", &Rules::STANDARD),
        [
            "column 5: expected a count from 0 to 9999, found `,`",
            "column 12: the row of B has 6 squares, but the rules have 5",
            "column 22: expected a count from 0 to 9999, found `/`"
        ]
    );
}

#[test]
fn what_is_empty_is_shown_by_what_follows() {
    assert_eq!(
        places("/Q/1,1/Q A", &set("squares=2")),
        ["/", "/"],
        "no number, and only one square"
    );
}

#[test]
fn everything_that_is_wrong_is_reported() {
    let text = "5,x,5,5,5/Z/5,5,5,5,5/Q3a E 0/-1 A>A:1 y 0 more of it";
    assert_eq!(
        places(text, &Rules::STANDARD),
        ["x", "Z", "a", "E", "-1", "A>A:1", "y", "more of it"]
    );
}

#[test]
fn a_text_that_is_too_long_is_not_read() {
    let text = format!("{}{}", " ".repeat(MAX_TEXT - START.len()), START);
    assert!(read_position(&text, &Rules::STANDARD).is_ok());
    let errors = read_position(&format!(" {text}"), &Rules::STANDARD)
        .unwrap_err()
        .errors;
    assert_eq!(errors.len(), 1);
    assert_eq!(
        errors[0].to_string(),
        "column 65537: the text is longer than 65536 bytes"
    );
}

#[test]
fn what_was_found_cannot_disturb_a_terminal() {
    let [error] = &refused("1/Q/1/Q \u{1b}[31m", &small())[..] else {
        panic!("one error");
    };
    assert!(error.ends_with(r"found `\u{1b}[31m`"), "{error}");
    let [error] = &refused(&format!("1/Q/1/Q {}", "é".repeat(500)), &small())[..] else {
        panic!("one error");
    };
    assert!(
        error.ends_with("ééé…`") && error.chars().count() < 120,
        "{error}"
    );
}

/// Every position of the cases is in its canonical form.
#[test]
fn the_cases_are_read_and_written_back() {
    let book = RuleBook::shipped();
    let mut read = 0;
    for file in ["golden", "transitions", "house"] {
        let path = format!(
            "{}/../../tests/cases/{file}.jsonl",
            env!("CARGO_MANIFEST_DIR")
        );
        for line in std::fs::read_to_string(path).unwrap().lines() {
            let case: serde_json::Value = serde_json::from_str(line).unwrap();
            let rules = read_rules(case["rules"].as_str().unwrap(), &book).unwrap();
            assert_eq!(rules.notes, []);
            let rules = rules.value.rules;
            for text in [&case["position"], &case["next"]]
                .into_iter()
                .filter_map(|v| v.as_str())
            {
                let position =
                    read_position(text, &rules).unwrap_or_else(|e| panic!("{text}: {e}"));
                assert_eq!(position.notes, [], "{text}");
                assert_eq!(write_setup(&position.value), text);
                read += 1;
            }
        }
    }
    assert!(read > 2000, "only {read} positions");
}

proptest! {
    #[test]
    fn a_setup_survives(
        (rules, setup) in random::rules().prop_flat_map(|r| (Just(r), random::setup(r))),
    ) {
        let text = write_setup(&setup);
        prop_assert!(text.is_ascii());
        let read = read_position(&text, &rules).map_err(|e| TestCaseError::fail(format!("{text}: {e}")))?;
        prop_assert_eq!(&read.notes, &[]);
        prop_assert_eq!(&read.value, &setup);
        prop_assert_eq!(write_setup(&read.value), text);
    }

    #[test]
    fn a_position_of_a_game_survives(
        (rules, setup) in random::rules().prop_flat_map(|r| (Just(r), proptest::option::of(random::setup(r)))),
        choices in proptest::collection::vec(any::<Index>(), 0..40),
    ) {
        let setup = setup.unwrap_or_else(|| Setup::start(&rules));
        let first = Position::from_setup(rules, &setup).expect("a checked setup");
        for position in random::play(first, &choices) {
            let text = position_text(&position);
            let read = read_position(&text, &rules).map_err(|e| TestCaseError::fail(format!("{text}: {e}")))?;
            prop_assert_eq!(&read.notes, &[]);
            prop_assert_eq!(&read.value, &position.to_setup());
            let again = Position::from_setup(rules, &read.value).expect("it was a position");
            if !position.is_over() {
                prop_assert_eq!(again, position);
            }
        }
    }

    #[test]
    fn any_text_is_safe(text in any::<String>(), rules in random::rules()) {
        check_places(&text, read_position(&text, &rules));
    }

    #[test]
    fn any_bytes_are_safe(bytes in proptest::collection::vec(any::<u8>(), 0..200)) {
        let text = String::from_utf8_lossy(&bytes);
        check_places(&text, read_position(&text, &Rules::STANDARD));
    }

    #[test]
    fn a_changed_text_is_safe_and_what_is_read_is_kept(
        (rules, setup) in random::rules().prop_flat_map(|r| (Just(r), random::setup(r))),
        changes in random::changes(),
    ) {
        let text = random::mutated(&write_setup(&setup), &changes);
        let read = read_position(&text, &rules);
        check_places(&text, read.clone());
        if let Ok(read) = read {
            let canonical = write_setup(&read.value);
            prop_assert_eq!(read.notes.is_empty(), canonical == text);
            let again = read_position(&canonical, &rules).expect("canonical");
            prop_assert_eq!(again.value, read.value);
            prop_assert_eq!(&again.notes, &[]);
        }
    }
}
