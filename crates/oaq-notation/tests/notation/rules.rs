//! Rules texts.

use std::sync::LazyLock;

use oaq_core::files::RuleBook;
use oaq_core::{Key, Kind, RuleError, Rules, Shortage, Value};
use oaq_notation::{
    Expected, MAX_TEXT, NamedRules, NoteKind, ParseErrorKind, read_rules, rules_text,
};
use proptest::prelude::*;

use crate::random;
use crate::support::check_places;

/// The shipped variants, read once.
fn book() -> &'static RuleBook {
    static BOOK: LazyLock<RuleBook> = LazyLock::new(RuleBook::shipped);
    &BOOK
}

/// The canonical form of a text and what was forgiven: place and kind.
fn forgiven(text: &str) -> (String, Vec<(String, NoteKind)>) {
    let read = read_rules(text, book()).unwrap_or_else(|e| panic!("{text}: {e}"));
    let notes = read
        .notes
        .into_iter()
        .map(|n| (text[n.span].to_owned(), n.kind))
        .collect();
    (rules_text(&read.value), notes)
}

/// What is said about a text, one line for each error.
fn refused(text: &str) -> Vec<String> {
    let errors = read_rules(text, book()).expect_err(text).errors;
    errors.iter().map(ToString::to_string).collect()
}

#[test]
fn every_shipped_variant_is_read_and_written_back() {
    let book = book();
    for variant in book {
        let read = read_rules(variant.id(), book).unwrap();
        assert_eq!(read.value, NamedRules::from(variant));
        assert_eq!(read.notes, []);
        assert_eq!(rules_text(&read.value), variant.id());
    }
}

#[test]
fn every_value_of_every_key_can_be_given() {
    for &key in Key::ALL {
        let values: Vec<String> = match key.kind() {
            Kind::Integer(least, most) => {
                vec![least.max(2).min(most).to_string(), most.to_string()]
            }
            Kind::Word(words) => words.iter().map(ToString::to_string).collect(),
            Kind::Flag => vec!["true".to_owned(), "false".to_owned()],
        };
        for value in values {
            // Without this one value of `end` would contradict the default.
            let text = format!("standard shortage=skip {key}={value}");
            let text = if key == Key::Shortage {
                format!("standard {key}={value}")
            } else {
                text
            };
            let read = read_rules(&text, book()).unwrap_or_else(|e| panic!("{text}: {e}"));
            assert_eq!(key.get(&read.value.rules).to_string(), value);
            assert_eq!(read.notes, []);
        }
    }
}

#[test]
fn overrides_are_written_in_order_and_only_where_they_differ() {
    for (text, canonical) in [
        ("standard quan-value=5", "standard quan-value=5"),
        ("standard quan-value=10", "standard"),
        ("quan-5 quan-value=10", "quan-5 quan-value=10"),
        (
            "standard limits.repetition=0 immature-quan.below=5 players=3",
            "standard players=3 immature-quan.below=5 limits.repetition=0",
        ),
        ("quan-non immature-quan.below=5", "quan-non"),
    ] {
        assert_eq!(forgiven(text), (canonical.to_owned(), Vec::new()));
    }
}

#[test]
fn what_is_forgiven() {
    let (canonical, notes) = forgiven(" online\tquan-value=007  dan=+3 limits.repetition=-00\n");
    assert_eq!(canonical, "online dan=3 quan-value=7 limits.repetition=0");
    assert_eq!(
        notes,
        [
            (" ".to_owned(), NoteKind::Spacing),
            ("\t".to_owned(), NoteKind::Spacing),
            ("00".to_owned(), NoteKind::LeadingZeros),
            ("  ".to_owned(), NoteKind::Spacing),
            ("+".to_owned(), NoteKind::NeedlessSign),
            ("-".to_owned(), NoteKind::NeedlessSign),
            ("0".to_owned(), NoteKind::LeadingZeros),
            ("\n".to_owned(), NoteKind::Spacing),
        ]
    );
}

#[test]
fn overrides_alone_are_overrides_of_the_standard_rules() {
    let (canonical, notes) = forgiven("dan=3");
    assert_eq!(canonical, "standard dan=3");
    assert_eq!(notes, [(String::new(), NoteKind::MissingRulesId)]);
    let empty = read_rules("dan=3", &RuleBook::default()).unwrap_err();
    assert_eq!(
        empty.to_string(),
        "column 1: there are no rules called `standard`"
    );
}

#[test]
fn an_id_is_needed() {
    for text in ["", " \n"] {
        let errors = read_rules(text, book()).unwrap_err().errors;
        assert_eq!(errors[0].kind, ParseErrorKind::Expected(Expected::RulesId));
    }
}

#[test]
fn the_nearest_is_suggested() {
    assert_eq!(
        refused("quannon"),
        ["column 1: there are no rules called `quannon`; did you mean `quan-non`?"]
    );
    assert_eq!(refused("go"), ["column 1: there are no rules called `go`"]);
    assert_eq!(
        refused("standard quan-valeu=5 xyzzy=1"),
        [
            "column 10: there is no key `quan-valeu`; did you mean `quan-value`?",
            "column 23: there is no key `xyzzy`"
        ]
    );
    let [word] = &refused("standard shortage=borow")[..] else {
        panic!("one error");
    };
    assert!(
        word.starts_with("column 19: `shortage` is `borow`, but must be "),
        "{word}"
    );
    assert!(word.ends_with("; did you mean `borrow`?"), "{word}");
    let [flag] = &refused("standard all-quan-wins=ture")[..] else {
        panic!("one error");
    };
    assert!(flag.ends_with("; did you mean `true`?"), "{flag}");
}

#[test]
fn everything_that_is_wrong_is_reported_with_its_place() {
    let text = "nowhere squares=10 gap any=1 dan=4 dan=4 end=never players=x";
    let errors = read_rules(text, book()).unwrap_err().errors;
    let places: Vec<&str> = errors.iter().map(|e| &text[e.span.clone()]).collect();
    assert_eq!(
        places,
        ["nowhere", "10", "gap", "any", "dan=4", "never", "x"]
    );
    let said = refused(text);
    assert_eq!(
        said[2],
        "column 20: expected a key and its value, like `quan-value=5`, found `gap`"
    );
    assert_eq!(said[4], "column 36: `dan` is given twice");
}

#[test]
fn contradictions_are_found_beside_other_faults() {
    // Whether `end` fits a value that cannot be read is not guessed.
    let text = "standard dan=99 limits.repetition=1 end=quan-pieces-captured quan-pieces=x";
    let errors = read_rules(text, book()).unwrap_err().errors;
    let places: Vec<&str> = errors.iter().map(|e| &text[e.span.clone()]).collect();
    assert_eq!(places, ["99", "limits.repetition=1", "x"]);
}

#[test]
fn contradictions_point_to_the_overrides_concerned() {
    let text = "standard end=quan-pieces-captured dan=4 quan-pieces=0 limits.repetition=1";
    let errors = read_rules(text, book()).unwrap_err().errors;
    let found: Vec<(&str, Vec<&str>)> = errors
        .iter()
        .map(|error| match &error.kind {
            ParseErrorKind::Contradiction { spans, .. } => {
                let spans = spans.iter().map(|span| &text[span.clone()]);
                (&text[error.span.clone()], spans.collect())
            }
            other => panic!("{other}"),
        })
        .collect();
    assert_eq!(
        found,
        [
            (
                "end=quan-pieces-captured",
                vec!["end=quan-pieces-captured", "quan-pieces=0"]
            ),
            ("limits.repetition=1", vec!["limits.repetition=1"]),
        ]
    );
    // Only one side is an override, the other stands in the variant.
    let errors = read_rules("mandarin quan-pieces=0", book())
        .unwrap_err()
        .errors;
    assert_eq!(errors[0].span, 9..22);
    let errors = read_rules("standard end=shortage", book())
        .unwrap_err()
        .errors;
    let ParseErrorKind::Contradiction { error, .. } = &errors[0].kind else {
        panic!("{errors:?}");
    };
    assert_eq!(*error, RuleError::ShortageNeverEnds(Shortage::Borrow));
}

#[test]
fn nothing_in_a_text_disturbs_a_terminal_or_floods_it() {
    let long = "x".repeat(5000);
    let text = format!("\u{1b}[1m a\u{7}=1 shortage=\u{1b}[2J {long}=1 gap={long} {long}");
    let said = refused(&text);
    assert_eq!(said.len(), 6);
    for line in said {
        assert!(!line.contains(char::is_control), "{line:?}");
        assert!(line.chars().count() < 300, "{line}");
    }
    let errors = read_rules(&"a=1 ".repeat(MAX_TEXT / 4), book())
        .unwrap_err()
        .errors;
    assert_eq!(errors.len(), MAX_TEXT / 4);
    let errors = read_rules(&" ".repeat(MAX_TEXT + 1), book())
        .unwrap_err()
        .errors;
    assert_eq!(errors[0].kind, ParseErrorKind::TooLong);
}

fn variant_and_rules() -> impl Strategy<Value = (String, Rules)> {
    let ids: Vec<String> = book().ids().map(str::to_owned).collect();
    (proptest::sample::select(ids), random::rules())
}

proptest! {
    #[test]
    fn rules_survive((id, rules) in variant_and_rules()) {
        let book = book();
        let base = *book.get(&id).expect("shipped").rules();
        let named = NamedRules { id, rules, base };
        let text = rules_text(&named);
        let read = read_rules(&text, book).map_err(|e| TestCaseError::fail(format!("{text}: {e}")))?;
        prop_assert_eq!(&read.notes, &[]);
        prop_assert_eq!(&read.value, &named);
        prop_assert_eq!(rules_text(&read.value), text);
    }

    #[test]
    fn overrides_may_come_in_any_order((id, rules) in variant_and_rules(), by in 0..100usize) {
        let mut words: Vec<String> = Key::ALL
            .iter()
            .map(|key| match key.get(&rules) {
                Value::Integer(n) => format!("{key}={n}"),
                Value::Word(word) => format!("{key}={word}"),
                Value::Flag(flag) => format!("{key}={flag}"),
            })
            .collect();
        let by = by % words.len();
        words.rotate_left(by);
        let read = read_rules(&format!("{id} {}", words.join(" ")), book()).expect("all keys");
        prop_assert_eq!(read.value.rules, rules);
    }

    #[test]
    fn any_text_is_safe(text in any::<String>()) {
        check_places(&text, read_rules(&text, book()));
    }

    #[test]
    fn a_changed_text_is_safe_and_what_is_read_is_kept(
        (id, rules) in variant_and_rules(),
        changes in random::changes(),
    ) {
        let book = book();
        let base = *book.get(&id).expect("shipped").rules();
        let text = random::mutated(&rules_text(&NamedRules { id, rules, base }), &changes);
        let read = read_rules(&text, book);
        check_places(&text, read.clone());
        if let Ok(read) = read {
            let again = read_rules(&rules_text(&read.value), book).expect("canonical");
            prop_assert_eq!(again.value, read.value);
            prop_assert_eq!(&again.notes, &[]);
        }
    }
}
