//! Rule books: what extends what, and what is refused when files meet.
#![cfg(feature = "files")]

use oaq_core::files::{Fault, FileErrors, RuleBook};
use oaq_core::{Key, RuleError, RuleErrors, Rules, Shortage, Value, ValueError};

fn file(id: &str, extends: &str, rules: &str) -> (String, String) {
    let text = format!("id = '{id}'\nextends = '{extends}'\nnames.en = 'X'\n[rules]\n{rules}");
    (format!("{id}.toml"), text)
}

fn lines(errors: &[FileErrors]) -> Vec<String> {
    errors.iter().map(ToString::to_string).collect()
}

#[test]
fn a_file_changes_what_it_extends() {
    let mut book = RuleBook::shipped();
    let (from, text) = file("big", "online", "quan-dan = 20\nimmature-quan.below = 3");
    let variant = book.add(&text, from).unwrap();
    assert_eq!(variant.read_from(), Some("big.toml"));
    assert!(!variant.is_shipped());
    let differences = |from: &Rules, book: &RuleBook| {
        let rules = *book.get("big").unwrap().rules();
        let differences = from.differences(&rules);
        differences
            .iter()
            .map(|(key, _, value)| format!("{key}={value}"))
            .collect::<Vec<_>>()
    };
    let online = *book.get("online").unwrap().rules();
    assert_eq!(
        differences(&online, &book),
        ["quan-dan=20", "immature-quan.below=3"]
    );
    assert_eq!(
        differences(&Rules::STANDARD, &book),
        [
            "quan-pieces=0",
            "quan-dan=20",
            "immature-quan.below=3",
            "quan-ban-turns=1",
            "shortage=negative"
        ]
    );
    assert_eq!(book.ids().last(), Some("big"));
}

#[test]
fn a_child_can_set_back_what_its_base_set() {
    let mut book = RuleBook::shipped();
    let errors = book.add_all([
        file("short", "standard", "end = 'shortage'\nshortage = 'lose'"),
        file(
            "long",
            "short",
            "end = 'quan-squares-empty'\nshortage = 'borrow'",
        ),
    ]);
    assert_eq!(lines(&errors), [""; 0]);
    assert_eq!(*book.get("long").unwrap().rules(), Rules::STANDARD);
}

#[test]
fn a_file_that_extends_nothing_stands_on_the_standard_game() {
    let mut book = RuleBook::default();
    let variant = book
        .add("id = 'alone'\nnames.vi = 'Một mình'", "alone.toml")
        .unwrap();
    assert_eq!(*variant.rules(), Rules::STANDARD);
    assert_eq!(variant.name("pt"), "Một mình");
    assert_eq!(book.ids().collect::<Vec<_>>(), ["alone"]);
}

#[test]
fn the_order_of_files_does_not_matter() {
    let files = [
        file("a", "b", "dan = 2"),
        file("b", "c", "squares = 3"),
        file("c", "quan-5", "quan-value = 7"),
    ];
    for order in [
        [0, 1, 2],
        [0, 2, 1],
        [1, 0, 2],
        [1, 2, 0],
        [2, 0, 1],
        [2, 1, 0],
    ] {
        let mut book = RuleBook::shipped();
        let errors = book.add_all(order.map(|i| files[i].clone()));
        assert_eq!(lines(&errors), [""; 0], "{order:?}");
        let rules = book.get("a").unwrap().rules();
        assert_eq!((rules.dan, rules.squares, rules.quan_value), (2, 3, 7));
    }
}

#[test]
fn an_id_is_taken_once() {
    let mut book = RuleBook::shipped();
    let before = book.clone();
    let (from, text) = file("quan-non", "standard", "immature-quan.below = 3");
    let error = book.add(&text, from).unwrap_err();
    assert_eq!(
        error.to_string(),
        "quan-non.toml: line 1, column 6: the id `quan-non` is taken by a shipped variant"
    );
    assert_eq!(book, before);

    let (_, text) = file("mine", "standard", "");
    book.add(&text, "one.toml").unwrap();
    let error = book.add(&text, "two.toml").unwrap_err();
    assert_eq!(
        error.to_string(),
        "two.toml: line 1, column 6: the id `mine` is taken by `one.toml`"
    );

    let mut book = RuleBook::shipped();
    let errors = book.add_all([("1".into(), text.clone()), ("2".into(), text)]);
    assert_eq!(
        lines(&errors),
        ["2: line 1, column 6: the id `mine` is taken by `1`"]
    );
    assert_eq!(book.get("mine").unwrap().read_from(), Some("1"));
}

#[test]
fn a_taken_id_is_reported_with_what_else_is_wrong() {
    let (from, text) = file("quan-non", "standard", "squares = 0\ndan = 0");
    let error = RuleBook::shipped().add(&text, from).unwrap_err();
    assert_eq!(
        error.to_string(),
        "quan-non.toml: line 1, column 6: the id `quan-non` is taken by a shipped variant\n\
         quan-non.toml: line 5, column 11: `squares` is 0, but must be 1 to 9\n\
         quan-non.toml: line 6, column 7: `dan` is 0, but must be 1 to 20"
    );
}

#[test]
fn an_unknown_base_comes_with_what_was_meant() {
    for (base, hint) in [("quan-nom", "; did you mean `quan-non`?"), ("xyzzy", "")] {
        let (from, text) = file("x", base, "");
        let error = RuleBook::shipped().add(&text, from).unwrap_err();
        assert_eq!(
            error.to_string(),
            format!("x.toml: line 2, column 11: there is no variant `{base}` to extend{hint}")
        );
    }
    // Files that are given together are suggested too.
    let mut book = RuleBook::shipped();
    let errors = book.add_all([file("granny", "standard", ""), file("x", "grany", "")]);
    assert_eq!(
        lines(&errors),
        [
            "x.toml: line 2, column 11: there is no variant `grany` to extend; did you mean `granny`?"
        ]
    );
}

#[test]
fn circles_are_named() {
    let mut book = RuleBook::shipped();
    let errors = book.add_all([
        file("outside", "a", ""),
        file("a", "b", ""),
        file("good", "standard", ""),
        file("b", "c", ""),
        file("c", "a", ""),
        file("self", "self", ""),
    ]);
    assert_eq!(
        lines(&errors),
        [
            "outside.toml: line 2, column 11: `a`, which it extends, is refused itself",
            "a.toml: line 2, column 11: variants extend each other in a circle: a -> b -> c -> a",
            "b.toml: line 2, column 11: variants extend each other in a circle: b -> c -> a -> b",
            "c.toml: line 2, column 11: variants extend each other in a circle: c -> a -> b -> c",
            "self.toml: line 2, column 11: variants extend each other in a circle: self -> self",
        ]
    );
    assert_eq!(book.ids().last(), Some("good"));

    let (from, text) = file("self", "self", "");
    let error = book.add(&text, from).unwrap_err();
    assert_eq!(
        error.errors[0].fault,
        Fault::Cycle(vec!["self".into(), "self".into()])
    );
}

#[test]
fn a_refused_base_refuses_what_extends_it_and_nothing_else() {
    let mut book = RuleBook::shipped();
    let errors = book.add_all([
        file("d", "c", ""),
        file("c", "bad", ""),
        file("bad", "standard", "squares = 0"),
        file("e", "contradiction", ""),
        file("contradiction", "standard", "end = 'shortage'"),
        file("good", "standard", ""),
        file("f", "c", ""),
    ]);
    assert_eq!(
        lines(&errors),
        [
            "d.toml: line 2, column 11: `c`, which it extends, is refused itself",
            "c.toml: line 2, column 11: `bad`, which it extends, is refused itself",
            "bad.toml: line 5, column 11: `squares` is 0, but must be 1 to 9",
            "e.toml: line 2, column 11: `contradiction`, which it extends, is refused itself",
            "contradiction.toml: line 5, column 1: `end` is `shortage`, but with `shortage` = \
             `borrow` no shortage ends a game",
            "f.toml: line 2, column 11: `c`, which it extends, is refused itself",
        ]
    );
    assert_eq!(book.ids().last(), Some("good"));
    // What was refused can be added once it is mended.
    let errors = book.add_all([file("c", "bad", ""), file("bad", "standard", "squares = 1")]);
    assert_eq!(lines(&errors), [""; 0]);
}

#[test]
fn eight_steps_to_the_end_of_the_chain_and_no_more() {
    // `standard` extends nothing, so the first of these is one step away.
    let files = (1..=10).rev().map(|i| match i {
        1 => file("v1", "standard", ""),
        _ => file(&format!("v{i}"), &format!("v{}", i - 1), ""),
    });
    let mut book = RuleBook::shipped();
    let errors = book.add_all(files);
    assert_eq!(
        lines(&errors),
        [
            "v10.toml: line 2, column 11: `v9`, which it extends, is refused itself",
            "v9.toml: line 2, column 11: more than 8 variants extend one another in a row",
        ]
    );
    assert!(book.get("v8").is_some() && book.get("v9").is_none());
}

#[test]
fn contradictions_stand_at_the_key_this_file_sets() {
    for (base, rules, expected) in [
        (
            "standard",
            "limits.quiet-plies = 0\nlimits.repetition = 1",
            "line 6, column 8: `limits.repetition` is 1, but the first position counts: use 0 (off) or 2 and more",
        ),
        (
            "online",
            "dan = 4\nend = 'quan-pieces-captured'",
            "line 6, column 1: `end` is `quan-pieces-captured`, but `quan-pieces` is 0: there is no quan to capture",
        ),
        // The other key of the pair is set by the base.
        (
            "mandarin",
            "  quan-pieces = 0",
            "line 5, column 3: `end` is `quan-pieces-captured`, but `quan-pieces` is 0: there is no quan to capture",
        ),
        (
            "exchange",
            "end = 'shortage'",
            "line 5, column 1: `end` is `shortage`, but with `shortage` = `exchange` no shortage ends a game",
        ),
    ] {
        let (from, text) = file("x", base, rules);
        let error = RuleBook::shipped().add(&text, from).unwrap_err();
        assert_eq!(error.to_string(), format!("x.toml: {expected}"));
    }
    // All of them at once.
    let (from, text) = file(
        "x",
        "standard",
        "end = 'shortage'\nshortage = 'negative'\nlimits.repetition = 1",
    );
    let error = RuleBook::shipped().add(&text, from).unwrap_err();
    let faults: Vec<Fault> = error.errors.into_iter().map(|e| e.fault).collect();
    assert_eq!(
        faults,
        [
            Fault::Contradiction(RuleError::ShortageNeverEnds(Shortage::Negative)),
            Fault::Contradiction(RuleError::RepetitionOne),
        ]
    );
}

#[test]
fn contradictions_are_found_beside_other_faults() {
    // Whether `end` fits a value that cannot be read is not guessed.
    let (from, text) = file(
        "x",
        "standard",
        "dan = 99\nlimits.repetition = 1\nend = 'quan-pieces-captured'\nquan-pieces = 7",
    );
    let error = RuleBook::shipped().add(&text, from).unwrap_err();
    let lines: Vec<usize> = error.errors.iter().map(|e| e.place.line).collect();
    assert_eq!(lines, [5, 6, 8], "{error}");
}

#[test]
fn ids_are_suggested() {
    let book = RuleBook::shipped();
    for (given, meant) in [
        ("quan_non", Some("quan-non")),
        ("Quan Non", Some("quan-non")),
        ("tonkn", Some("tonkin")),
        ("three-players", Some("three-player")),
        ("", None),
        ("chess960", None),
    ] {
        assert_eq!(book.nearest(given), meant, "{given}");
    }
}

#[test]
fn names_fall_back_to_another_language() {
    let book = RuleBook::shipped();
    let variant = book.get("three-player").unwrap();
    for (language, name) in [
        ("vi", "Ba người"),
        ("en", "Three players"),
        ("pt", "Três jogadores"),
        ("pt-BR", "Três jogadores"),
        ("vi_VN", "Ba người"),
        ("fr", "Three players"),
        ("", "Three players"),
    ] {
        assert_eq!(variant.name(language), name, "{language}");
    }
}

#[test]
fn a_file_made_by_hand_is_checked_when_it_is_compiled() {
    let mut file = RuleBook::shipped().get("quan-5").unwrap().file().clone();
    file.rules.insert(Key::Players, Value::Flag(true));
    file.rules.insert(Key::Squares, Value::Integer(10));
    file.rules.insert(Key::LimitsRepetition, Value::Integer(1));
    let value = |key| {
        move |e: &RuleError| {
            matches!(e, RuleError::Value(
            ValueError::Unfit { key: k, .. } | ValueError::OutOfRange { key: k, .. }) if *k == key)
        }
    };
    let RuleErrors(errors) = file.rules_on(&Rules::STANDARD).unwrap_err();
    assert_eq!(errors.len(), 3);
    assert!(value(Key::Players)(&errors[0]) && value(Key::Squares)(&errors[1]));
    assert_eq!(errors[2], RuleError::RepetitionOne);

    file.rules.remove(&Key::LimitsRepetition);
    assert_eq!(file.rules_on(&Rules::STANDARD).unwrap_err().0.len(), 2);
    file.rules.retain(|key, _| *key == Key::QuanValue);
    assert_eq!(file.rules_on(&Rules::STANDARD).unwrap().quan_value, 5);
}
