//! Rule files as text: what is written reads back equal, and no text at all
//! makes reading panic.
#![cfg(feature = "files")]

use std::collections::BTreeMap;
use std::sync::LazyLock;
use std::time::{Duration, Instant};

use oaq_core::files::{Fault, RuleBook, RuleFile, Status, Texts};
use oaq_core::{Key, Kind, Value};
use proptest::prelude::*;

fn value(key: Key) -> BoxedStrategy<Value> {
    match key.kind() {
        Kind::Integer(min, max) => (min..=max).prop_map(Value::Integer).boxed(),
        Kind::Flag => any::<bool>().prop_map(Value::Flag).boxed(),
        Kind::Word(words) => proptest::sample::select(words)
            .prop_map(Value::Word)
            .boxed(),
    }
}

/// Any text that says something and holds no control character.
fn text() -> impl Strategy<Value = String> {
    r#"[\PC"'\\#]{0,30}[^\pC\pZ]"#
}

fn texts() -> impl Strategy<Value = Texts> {
    let one = || proptest::option::of(text());
    (one(), one(), one()).prop_map(|(vi, en, pt)| Texts { vi, en, pt })
}

fn id() -> impl Strategy<Value = String> {
    "[a-z][a-z0-9-]{0,39}"
}

fn rule_file() -> impl Strategy<Value = RuleFile> {
    let rules = proptest::sample::subsequence(Key::ALL, 0..=Key::ALL.len()).prop_flat_map(|keys| {
        let values: Vec<_> = keys.iter().map(|key| value(*key)).collect();
        values.prop_map(move |values| keys.iter().copied().zip(values).collect::<BTreeMap<_, _>>())
    });
    (
        id(),
        any::<bool>(),
        proptest::option::of(id()),
        proptest::collection::vec(text(), 0..4),
        texts().prop_filter("a name", |names| !names.is_empty()),
        texts(),
        rules,
    )
        .prop_map(
            |(id, attested, extends, sources, names, origin, rules)| RuleFile {
                id,
                status: if attested && !sources.is_empty() {
                    Status::Attested
                } else {
                    Status::House
                },
                extends,
                sources,
                names,
                origin,
                rules,
            },
        )
}

/// Pieces of which rule files are made, to be thrown together.
fn fragments() -> impl Strategy<Value = String> {
    let pieces = &[
        "id",
        "names",
        "rules",
        "immature-quan",
        "below",
        "end",
        "shortage",
        "sources",
        "status",
        "extends",
        "vi",
        "gap",
        "=",
        "=",
        ".",
        ",",
        "\n",
        "\n",
        "[",
        "]",
        "[[",
        "]]",
        "{",
        "}",
        "\"",
        "'",
        "'''",
        "\"\"\"",
        "'x'",
        "'any'",
        "'standard'",
        "5",
        "-1",
        "true",
        "0x",
        "1979-05-27",
        "inf",
        "\\",
        "\\u0000",
        "#",
        "\0",
        "\r",
        "\u{feff}",
        "é",
        "a",
        "\t",
        "99999999999999999999",
    ];
    proptest::collection::vec(proptest::sample::select(&pieces[..]), 0..60)
        .prop_map(|pieces| pieces.concat())
}

/// Reads a text in every way there is; the places must be in the text.
fn read(text: &str) {
    static SHIPPED: LazyLock<RuleBook> = LazyLock::new(RuleBook::shipped);
    if let Err(errors) = SHIPPED.clone().add(text, "x") {
        assert!(!errors.errors.is_empty());
        let lines = text.split('\n').count();
        for error in &errors.errors {
            assert!((1..=lines).contains(&error.place.line), "{error}");
            assert!(error.place.span.start <= text.len(), "{error}");
            assert!(!error.to_string().contains(char::is_control), "{error}");
        }
    }
}

proptest! {
    #[test]
    fn what_is_written_reads_back_equal(file in rule_file()) {
        let text = file.to_string();
        let back = RuleFile::parse(&text);
        prop_assert_eq!(back.as_ref(), Ok(&file), "{}", text);
        prop_assert_eq!(back.unwrap().to_string(), text);
    }

    #[test]
    fn json_has_the_same_content(file in rule_file()) {
        let json = serde_json::to_string(&file).unwrap();
        let back: RuleFile = serde_json::from_str(&json).unwrap();
        prop_assert_eq!(back, file);
    }

    #[test]
    fn random_text_does_not_panic(text in "\\PC*|(?s).*") {
        read(&text);
    }

    #[test]
    fn random_fragments_do_not_panic(text in fragments()) {
        read(&text);
    }

    #[test]
    fn a_cut_or_damaged_file_does_not_panic(
        file in rule_file(),
        at in any::<proptest::sample::Index>(),
        inserted in ".{0,3}",
    ) {
        let text: Vec<char> = file.to_string().chars().collect();
        let (front, back) = text.split_at(at.index(text.len()));
        let (front, back): (String, String) = (front.iter().collect(), back.iter().collect());
        read(&front);
        read(&format!("{front}{inserted}{back}"));
    }
}

#[test]
fn tables_and_dotted_keys_are_alike() {
    let head = "id = 'x'\nnames.vi = 'X'\n";
    let read = |text: &str| RuleFile::parse(&format!("{head}{text}")).unwrap();
    let expected = read("rules.immature-quan.below = 5\nrules.gap = 'dan-only'");
    for text in [
        "[rules]\nimmature-quan.below = 5\ngap = 'dan-only'",
        "[rules]\ngap = 'dan-only'\n[rules.immature-quan]\nbelow = 5",
        "[rules.immature-quan]\nbelow = 0x5\n[rules]\ngap = \"dan-only\"",
        "[rules]\nimmature-quan = { below = +5 }\ngap = '''dan-only'''",
        "rules = { gap = 'dan-only', immature-quan = { below = 5 } }",
        "[rules]\n\"gap\" = 'dan-only'\n'immature-quan' . 'below' = 5",
    ] {
        assert_eq!(read(text), expected, "{text}");
    }
    assert_eq!(expected.rules.len(), 2);
}

#[test]
fn what_a_file_does_not_say() {
    let file = RuleFile::parse("id = 'x'\nnames.pt = 'X'").unwrap();
    assert_eq!(file.status, Status::House);
    assert_eq!((file.extends, file.sources), (None, vec![]));
    assert!(file.origin.is_empty() && file.rules.is_empty());
    assert_eq!(file.names.get("vi"), Some("X"));
    assert_eq!(file.origin.get("vi"), None);
}

#[test]
fn json_of_a_shipped_file() {
    let book = RuleBook::shipped();
    let mut file = book.get("quan-non").unwrap().file().clone();
    file.sources.clear();
    file.origin = Texts::default();
    assert_eq!(
        serde_json::to_value(&file).unwrap(),
        serde_json::json!({
            "id": "quan-non",
            "status": "attested",
            "extends": "standard",
            "names": { "vi": "Quan non", "en": "Immature quan", "pt": "Quan imaturo" },
            "rules": { "immature-quan": { "below": 5 } },
        })
    );
}

#[test]
fn serde_checks_all_that_the_parser_checks() {
    let json = r#"{"id": "x", "names": {"en": "X"}, "rules": {"squares": 10, "gapp": "any"}}"#;
    let error = serde_json::from_str::<RuleFile>(json).unwrap_err();
    assert_eq!(
        error.to_string(),
        "`rules.gapp` is no key of a rule file; did you mean `rules.gap`?; \
         `squares` is 10, but must be 1 to 9"
    );
    for json in [
        "null",
        "[]",
        "{}",
        r#"{"id": null}"#,
        r#"{"id": "x", "names": {"en": 1e999}}"#,
    ] {
        assert!(serde_json::from_str::<RuleFile>(json).is_err(), "{json}");
    }
}

#[test]
fn a_file_of_more_than_64_kib_is_refused() {
    let head = "id = 'x'\nnames.vi = 'X'\n#";
    let full = format!("{head}{}", "x".repeat(RuleFile::MAX_BYTES - head.len()));
    RuleFile::parse(&full).unwrap();
    let errors = RuleFile::parse(&format!("{full}x")).unwrap_err();
    assert_eq!(
        errors.to_string(),
        "line 1, column 1: the file has 65537 bytes, but a rule file may have 65536 at most"
    );
}

#[test]
fn nesting_cannot_exhaust_the_stack() {
    // Deep enough, in eleven kilobytes, to overflow the two megabytes of a
    // test's stack if the TOML parser were given it.
    let path = ["a"; 79].join(".");
    let deep = format!(
        "[{path}]\n{}b=1{}",
        format!("{path}={{").repeat(70),
        "}".repeat(70)
    );
    let errors = RuleFile::parse(&deep).unwrap_err();
    assert_eq!(errors.errors.len(), 1);
    assert_eq!(errors.errors[0].fault, Fault::TooNested);
    assert_eq!(errors.errors[0].place.line, 2);
    let start = errors.errors[0].place.span.start;
    assert_eq!(deep[..start].matches(['.', '[', '{']).count(), 1000);

    // Up to there the parser copes.
    let as_deep_as_may_be = &deep[..start];
    read(as_deep_as_may_be);
    let nested = format!(
        "[{path}]\n{}b=1{}",
        format!("{path}={{").repeat(11),
        "}".repeat(11)
    );
    assert_eq!(nested.matches(['.', '[', '{']).count(), 948);
    let errors = RuleFile::parse(&nested).unwrap_err();
    assert!(
        errors.to_string().contains("`a` is no key of a rule file"),
        "{errors}"
    );
    for (open, close) in [("[", "]"), ("{a=", "}"), ("[[", "]]")] {
        read(&format!("a={}{}", open.repeat(400), close.repeat(400)));
        read(&format!("a={}", open.repeat(400)));
        read(&open.repeat(400));
    }
}

#[test]
fn a_file_of_nothing_but_faults_is_read_in_reasonable_time() {
    let unknown: Vec<String> = (0..7000).map(|i| format!("a{i}=1\n")).collect();
    let unknown = unknown.concat();
    let inline = format!("rules={{{}}}", unknown.replace('\n', ","));
    let twice = "rules=1\n".repeat(8000);
    let started = Instant::now();
    for text in [unknown, inline, twice] {
        assert!(text.len() < RuleFile::MAX_BYTES);
        assert!(RuleFile::parse(&text).unwrap_err().errors.len() >= 7000);
    }
    // Squared time would take minutes.
    assert!(
        started.elapsed() < Duration::from_secs(20),
        "{:?}",
        started.elapsed()
    );
}

#[test]
fn the_book_of_shipped_variants_is_made_quickly() {
    // The start of the program has ten milliseconds; a debug build on a busy
    // machine gets ten times that.
    let best = (0..5)
        .map(|_| {
            let started = Instant::now();
            assert!(RuleBook::shipped().get("standard").is_some());
            started.elapsed()
        })
        .min();
    assert!(best < Some(Duration::from_millis(100)), "{best:?}");
}
