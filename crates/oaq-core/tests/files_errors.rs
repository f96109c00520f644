//! Everything that can be wrong with one rule file, each with its exact place
//! and the whole message.
#![cfg(feature = "files")]

use oaq_core::files::{Fault, Place, RuleFile};
use oaq_core::{Key, ValueError};

/// A sound beginning, so that what follows stands on line 3 and further down.
const HEAD: &str = "id = 'x'\nnames.en = 'X'\n";

/// Checks the errors of texts that follow a sound beginning.
#[track_caller]
fn check(cases: &[(&str, &[&str])]) {
    for (text, expected) in cases {
        let errors = RuleFile::parse(&format!("{HEAD}{text}")).expect_err(text);
        let lines: Vec<String> = errors.errors.iter().map(ToString::to_string).collect();
        assert_eq!(lines, *expected, "{text}");
    }
}

#[test]
fn unknown_keys_come_with_what_was_meant() {
    RuleFile::parse(HEAD).unwrap();
    check(&[
        (
            "quan-value = 5",
            &[
                "line 3, column 1: `quan-value` is no key of a rule file; did you mean `rules.quan-value`?",
            ],
        ),
        (
            "[rules]\nquan_value = 5\n\n  status = 'house'\nbelow = 3\nlimits.max-ply = 3",
            &[
                "line 4, column 1: `rules.quan_value` is no key of a rule file; did you mean `rules.quan-value`?",
                "line 6, column 3: `rules.status` is no key of a rule file; did you mean `status`?",
                "line 7, column 1: `rules.below` is no key of a rule file; did you mean `rules.immature-quan.below`?",
                "line 8, column 8: `rules.limits.max-ply` is no key of a rule file; did you mean `rules.limits.max-plies`?",
            ],
        ),
        (
            "[rules]\nimature-quan.below = 5\nimmature-quan = 5\nlimits = 3\nxyzzy = 1",
            &[
                "line 4, column 1: `rules.imature-quan` is no key of a rule file; did you mean `rules.immature-quan`?",
                "line 5, column 1: `rules.immature-quan` is no key of a rule file; did you mean `rules.immature-quan.below`?",
                "line 6, column 1: `rules.limits` is no key of a rule file; did you mean `rules.limits.max-plies`?",
                "line 7, column 1: `rules.xyzzy` is no key of a rule file; expected one of players, squares, dan, \
                 quan-pieces, quan-dan, quan-value, direction, quan-ahead, gap, chain-gap, immature-quan.below, \
                 immature-quan.counts, quan-ban-turns, all-quan-wins, shortage, end, rows, quan-leftover, \
                 limits.repetition, limits.quiet-plies, limits.max-plies",
            ],
        ),
        (
            "[rules.limits]\nxyzzy = 1",
            &[
                "line 4, column 1: `rules.limits.xyzzy` is no key of a rule file; expected one of \
               limits.repetition, limits.quiet-plies, limits.max-plies",
            ],
        ),
        (
            "[rule]\ngap = 'any'\n[name]\nvi = 'x'\n[origin]\neng = 'y'\nvn = 'z'",
            &[
                "line 3, column 2: `rule` is no key of a rule file; did you mean `rules`?",
                "line 5, column 2: `name` is no key of a rule file; did you mean `names`?",
                "line 8, column 1: `origin.eng` is no key of a rule file; did you mean `origin.en`?",
                "line 9, column 1: `origin.vn` is no key of a rule file; expected one of vi, en, pt",
            ],
        ),
        (
            "xyzzy = 1",
            &[
                "line 3, column 1: `xyzzy` is no key of a rule file; expected one of \
               id, status, extends, sources, names, origin, rules",
            ],
        ),
    ]);
}

#[test]
fn keys_below_a_key_and_dots_in_quotes_are_unknown_keys() {
    check(&[
        (
            "[rules]\nsquares.x = 1\n[rules.dan]\ny = 2",
            &[
                "line 4, column 9: `rules.squares.x` is no key of a rule file; did you mean `rules.squares`?",
                "line 6, column 1: `rules.dan.y` is no key of a rule file; did you mean `rules.dan`?",
            ],
        ),
        (
            "[rules]\n'immature-quan.counts' = 'dan'",
            &[
                "line 4, column 1: `rules.\"immature-quan.counts\"` is no key of a rule file; \
               did you mean `rules.immature-quan.counts`?",
            ],
        ),
        (
            "'' = 1\n'ô quan' = 1",
            &[
                "line 3, column 1: `\"\"` is no key of a rule file; expected one of \
                 id, status, extends, sources, names, origin, rules",
                "line 4, column 1: `\"ô quan\"` is no key of a rule file; expected one of \
                 id, status, extends, sources, names, origin, rules",
            ],
        ),
    ]);
}

#[test]
fn values_of_the_rules_that_do_not_fit() {
    check(&[(
        "[rules]\nsquares = 10\ndan = 99999999999999999999\nplayers = '3'\nquan-value = 5.0\n\
         all-quan-wins = 'true'\nshortage = 'borow'\nend = 3\ngap = [\"any\"]\nchain-gap = 'xyzzy'\n\
         quan-dan = -1\nquan-pieces = 0x10\nrows = 1979-05-27\nquan-ahead = {}\n[rules.quan-leftover]\n",
        &[
            "line 4, column 11: `squares` is 10, but must be 1 to 9",
            "line 5, column 7: `dan` is `99999999999999999999`, but must be a whole number from 1 to 20",
            "line 6, column 11: `players` is `'3'`, but must be a whole number from 2 to 4",
            "line 7, column 14: `quan-value` is `5.0`, but must be a whole number from 1 to 100",
            "line 8, column 17: `all-quan-wins` is `'true'`, but must be true or false",
            "line 9, column 12: `shortage` is `'borow'`, but must be `borrow`, `exchange`, `negative`, \
             `partial`, `end`, `lose` or `skip`; did you mean `borrow`?",
            "line 10, column 7: `end` is `3`, but must be `quan-squares-empty`, `quan-pieces-captured`, \
             `board-empty` or `shortage`",
            "line 11, column 7: `gap` is `[\"any\"]`, but must be `any` or `dan-only`",
            "line 12, column 13: `chain-gap` is `'xyzzy'`, but must be `any` or `dan-only`",
            "line 13, column 12: `quan-dan` is -1, but must be 0 to 100",
            "line 14, column 15: `quan-pieces` is 16, but must be 0 to 3",
            "line 15, column 8: `rows` is `1979-05-27`, but must be `owner` or `split`",
            "line 16, column 14: `quan-ahead` is `{}`, but must be `stop` or `take-one`",
            "line 17, column 1: `quan-leftover` is `[rules.quan-leftover]`, but must be `split`, `captor`, \
             `last-mover` or `discard`",
        ],
    )]);
}

#[test]
fn values_outside_the_rules_of_the_wrong_kind() {
    check(&[
        (
            "extends = 3\nstatus = 1.5",
            &[
                "line 3, column 11: `extends` is a whole number, but must be an id in quotes",
                "line 4, column 10: `status` is a number with a point, but must be \"attested\" or \"house\"",
            ],
        ),
        (
            "sources = 'S0'\norigin = 'x'\nrules = true",
            &[
                "line 3, column 11: `sources` is a text, but must be a list of texts",
                "line 4, column 10: `origin` is a text, but must be a table of texts by language: vi, en, pt",
                "line 5, column 9: `rules` is true or false, but must be a table of rules",
            ],
        ),
        (
            "sources = ['ééé', 1, [], {}, 07:30:00]\norigin.vi = 3",
            &[
                "line 3, column 19: `sources[1]` is a whole number, but must be a text in quotes",
                "line 3, column 22: `sources[2]` is a list, but must be a text in quotes",
                "line 3, column 26: `sources[3]` is a table, but must be a text in quotes",
                "line 3, column 30: `sources[4]` is a date or time, but must be a text in quotes",
                "line 4, column 13: `origin.vi` is a whole number, but must be a text in quotes",
            ],
        ),
        (
            "[[rules]]\ngap = 'any'",
            &["line 3, column 1: `rules` is a list, but must be a table of rules"],
        ),
    ]);
}

#[test]
fn texts_must_say_something_and_nothing_to_the_terminal() {
    check(&[(
        "sources = ['', \"\\u001b[2J\"]\norigin.en = '  '\norigin.vi = '''a\nb'''",
        &[
            "line 3, column 12: `sources[0]` is empty",
            "line 3, column 16: `sources[1]` contains a control character",
            "line 4, column 13: `origin.en` is empty",
            "line 5, column 13: `origin.vi` contains a control character",
        ],
    )]);
}

#[test]
fn status_is_a_word_and_attested_needs_a_source() {
    check(&[
        (
            "status = 'houze'",
            &[
                "line 3, column 10: `status` is `houze`, but must be `attested` or `house`; did you mean `house`?",
            ],
        ),
        (
            "status = 'made up'",
            &["line 3, column 10: `status` is `made up`, but must be `attested` or `house`"],
        ),
        (
            "status = 'attested'",
            &["line 3, column 10: `status` is `attested`, but `sources` names no source"],
        ),
        (
            "sources = []\nstatus = 'attested'",
            &["line 4, column 10: `status` is `attested`, but `sources` names no source"],
        ),
        // One fault, one error.
        (
            "status = 'attested'\nsources = ['']",
            &["line 4, column 12: `sources[0]` is empty"],
        ),
    ]);
}

#[test]
fn what_is_missing_and_ids_that_are_none() {
    const NO_ID: &str =
        "line 1, column 1: `id` is missing: a word for the variant, such as \"quan-non\"";
    const NO_NAMES: &str =
        "`names` is missing: what the variant is called, in one of the languages vi, en and pt";
    const IDS: &str =
        "is no id: use a to z, 0 to 9 and hyphens, a letter first and at most 40 characters";
    let long = "a".repeat(41);
    let cases = [
        ("", vec![NO_ID.into(), format!("line 1, column 1: {NO_NAMES}")]),
        ("names = {}", vec![NO_ID.into(), format!("line 1, column 9: {NO_NAMES}")]),
        ("# é\n[names]", vec![NO_ID.into(), format!("line 2, column 1: {NO_NAMES}")]),
        (
            "names = 3\nid = 4",
            vec![
                "line 1, column 9: `names` is a whole number, but must be a table of texts by language: vi, en, pt".into(),
                "line 2, column 6: `id` is a whole number, but must be an id in quotes".into(),
            ],
        ),
        ("names.vi = 'X'\nid = ''", vec![format!("line 2, column 6: \"\" {IDS}")]),
        ("names.vi = 'X'\nid = 'Quan non'", vec![format!("line 2, column 6: \"Quan non\" {IDS}")]),
        ("names.vi = 'X'\nid = '5'", vec![format!("line 2, column 6: \"5\" {IDS}")]),
        ("names.vi = 'X'\nid = \"\\u001B\"", vec![format!("line 2, column 6: \"\\u{{1b}}\" {IDS}")]),
        (
            &format!("names.vi = 'X'\nid = '{long}'"),
            vec![format!("line 2, column 6: \"{}…\" {IDS}", &long[..40])],
        ),
        (
            "names.vi = 'X'\nid = 'x'\nextends = 'a b'",
            vec![format!("line 3, column 11: \"a b\" {IDS}")],
        ),
    ];
    for (text, expected) in cases {
        let errors = RuleFile::parse(text).expect_err(text);
        let lines: Vec<String> = errors.errors.iter().map(ToString::to_string).collect();
        assert_eq!(lines, expected, "{text}");
    }
    let longest = "a".repeat(40);
    RuleFile::parse(&format!("names.vi = 'X'\nid = '{longest}'")).unwrap();
}

#[test]
fn a_key_set_twice() {
    check(&[
        ("id = 'y'", &["line 3, column 1: duplicate key"]),
        (
            "[rules]\ngap = 'any'\n gap = 'dan-only'",
            &["line 5, column 2: duplicate key"],
        ),
        (
            "[rules]\nimmature-quan.below = 5\n[rules.immature-quan]\nbelow = 6",
            &[
                "line 5, column 8: duplicate key",
                "line 6, column 1: duplicate key",
            ],
        ),
    ]);
}

#[test]
fn text_that_is_no_toml_does_not_hide_other_faults() {
    check(&[
        (
            "[rules]\ngap = any\nchain-gap =\nend = 'x\nrows = 'ownr'\n",
            &[
                "line 4, column 7: string values must be quoted, expected literal string",
                "line 5, column 12: string values must be quoted, expected literal string",
                "line 6, column 9: invalid literal string, expected `'`",
                "line 7, column 8: `rows` is `'ownr'`, but must be `owner` or `split`; did you mean `owner`?",
            ],
        ),
        // What comes after a key without a value is not read at all, so
        // nothing is said to be missing.
        (
            "status\n[rules]\ngapp = 1",
            &["line 3, column 7: key with no value, expected `=`"],
        ),
        (
            "[rules\ngap = 'any'",
            &[
                "line 3, column 7: unclosed table, expected `]`",
                "line 4, column 1: `gap` is no key of a rule file; did you mean `rules.gap`?",
            ],
        ),
        (
            "x\0y = 1",
            &["line 3, column 2: invalid unquoted key, expected letters, numbers, `-`, `_`"],
        ),
    ]);
    let errors = RuleFile::parse("status\nid = 'x'").unwrap_err();
    assert_eq!(
        errors.to_string(),
        "line 1, column 7: key with no value, expected `=`"
    );
}

#[test]
fn a_byte_order_mark_and_carriage_returns_are_no_columns() {
    let errors = RuleFile::parse("\u{feff}id = 'ab_c'\r\nnames.en = 'x'\r\nq = 1\r\n").unwrap_err();
    let places: Vec<Place> = errors.errors.iter().map(|e| e.place.clone()).collect();
    assert_eq!(
        places,
        [
            Place {
                line: 1,
                column: 6,
                span: 8..14
            },
            Place {
                line: 3,
                column: 1,
                span: 32..33
            },
        ]
    );
    RuleFile::parse("\u{feff}id = 'x'\r\nnames.en = 'x'\r\n").unwrap();
}

#[test]
fn errors_are_data() {
    let text = format!("{HEAD}[rules]\nshortage = 'skp'\nsquares = 12\nendd = 1\n");
    let errors = RuleFile::parse(&text).unwrap_err().errors;
    let spans: Vec<&str> = errors.iter().map(|e| &text[e.place.span.clone()]).collect();
    assert_eq!(spans, ["'skp'", "12", "endd"]);
    let Fault::Value { error, nearest } = &errors[0].fault else {
        panic!("{:?}", errors[0]);
    };
    assert_eq!(*nearest, Some("skip"));
    let value = "'skp'".into();
    assert_eq!(
        *error,
        ValueError::Unfit {
            key: Key::Shortage,
            value
        }
    );
    let out_of_range = ValueError::OutOfRange {
        key: Key::Squares,
        value: 12,
        min: 1,
        max: 9,
    };
    assert_eq!(
        errors[1].fault,
        Fault::Value {
            error: out_of_range,
            nearest: None
        }
    );
    let Fault::UnknownKey {
        path,
        nearest,
        expected,
    } = &errors[2].fault
    else {
        panic!("{:?}", errors[2]);
    };
    assert_eq!(
        (path.as_str(), nearest.as_deref()),
        ("rules.endd", Some("rules.end"))
    );
    assert_eq!(expected.len(), Key::ALL.len());
}
