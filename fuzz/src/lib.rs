//! What must hold for any bytes: nothing panics, and what was read is read
//! again from what it writes.
//!
//! Each function is a fuzz target of its own; the kept corpus runs through
//! them as a plain test of `oaq-notation` too (`tests/fuzz_corpus.rs`).

use std::io::BufReader;
use std::sync::LazyLock;

use oaq_core::files::{RuleBook, RuleFile};
use oaq_core::{Position, Rules};
use oaq_notation::record::{
    ReadGame, ReadOptions, Reader, Record, from_json, read_all, to_json, write,
};
use oaq_notation::{
    ParseErrors, Parsed, caret, position_text, read_move, read_move_token, read_position,
    read_rules, rules_text, write_move, write_setup,
};

static BOOK: LazyLock<RuleBook> = LazyLock::new(RuleBook::shipped);

/// A text that can be read, or nothing; what is said about it can be shown.
fn shown<T>(text: &str, read: Result<Parsed<T>, ParseErrors>) -> Option<T> {
    match read {
        Ok(read) => {
            for note in read.notes {
                assert!(!note.to_string().is_empty());
                assert!(caret(text, note.span).contains('^'));
            }
            Some(read.value)
        }
        Err(errors) => {
            assert!(!errors.errors.is_empty());
            for error in errors.errors {
                assert!(!error.to_string().is_empty());
                assert!(caret(text, error.span).contains('^'));
            }
            None
        }
    }
}

/// The rules of the first line, or the standard ones; and the other lines.
fn rules_and_rest(text: &str) -> (Rules, &str) {
    let (first, rest) = text.split_once('\n').unwrap_or(("standard", text));
    let rules = shown(first, read_rules(first, &BOOK)).map_or(Rules::STANDARD, |named| {
        let text = rules_text(&named);
        assert_eq!(shown(&text, read_rules(&text, &BOOK)), Some(named.clone()));
        named.rules
    });
    (rules, rest)
}

/// Rules on the first line, a position on the others.
pub fn position(data: &[u8]) {
    let Ok(text) = str::from_utf8(data) else {
        return;
    };
    let (rules, text) = rules_and_rest(text);
    let Some(setup) = shown(text, read_position(text, &rules)) else {
        return;
    };
    let written = write_setup(&setup);
    let again = read_position(&written, &rules).expect("what was written");
    assert_eq!(again.notes, []);
    assert_eq!(write_setup(&again.value), written);
    let position = Position::from_setup(rules, &setup).expect("what was checked");
    if !position.is_over() {
        let text = position_text(&position);
        let setup = read_position(&text, &rules).expect("a position").value;
        assert_eq!(Position::from_setup(rules, &setup), Ok(position));
    }
}

/// Rules on the first line, a position on the second, moves on the others.
pub fn moves(data: &[u8]) {
    let Ok(text) = str::from_utf8(data) else {
        return;
    };
    let (rules, text) = rules_and_rest(text);
    let (first, rest) = text.split_once('\n').unwrap_or(("", text));
    let setup = shown(first, read_position(first, &rules));
    let mut position = setup
        .and_then(|setup| Position::from_setup(rules, &setup).ok())
        .unwrap_or_else(|| Position::start(rules));
    for line in rest.split('\n') {
        let token = shown(line, read_move_token(line, &position));
        let typed = shown(line, read_move(line, &position));
        if let Some(token) = token {
            assert_eq!(typed, Some(token));
        }
        let Some(typed) = typed else { continue };
        let text = write_move(typed.m);
        let again = shown(&text, read_move_token(&text, &position));
        assert_eq!(again.map(|text| text.m), Some(typed.m));
        if let Ok(next) = position.play(typed.m) {
            position = next;
        }
    }
}

/// Any number of games.
pub fn record(data: &[u8]) {
    for lenient in [false, true] {
        let options = ReadOptions::new(&BOOK).lenient(lenient);
        let streamed: Vec<ReadGame> = Reader::new(BufReader::with_capacity(64, data), options)
            .map(|game| game.expect("bytes in memory"))
            .collect();
        for game in &streamed {
            for diagnostic in &game.diagnostics {
                assert!(!diagnostic.render().is_empty());
            }
            survives(&game.record);
        }
        if let Ok(text) = str::from_utf8(data) {
            assert_eq!(streamed, read_all(text, &options));
        }
    }
}

/// A record in JSON.
pub fn json(data: &[u8]) {
    let Ok(text) = str::from_utf8(data) else {
        return;
    };
    match from_json(text, &BOOK) {
        Ok(record) => survives(&record),
        Err(errors) => assert!(!errors.to_string().is_empty()),
    }
}

/// A record is read again from its text and from its JSON.
fn survives(record: &Record) {
    let text = write(record);
    let games = read_all(&text, &ReadOptions::new(&BOOK));
    assert_eq!(games.len(), 1, "{text}");
    assert!(games[0].is_good(), "{text}");
    assert_eq!(games[0].record, *record);
    assert_eq!(write(&games[0].record), text);
    let json = to_json(record);
    assert_eq!(from_json(&json, &BOOK).as_ref(), Ok(record), "{json}");
}

/// A rule file.
pub fn rules(data: &[u8]) {
    let Ok(text) = str::from_utf8(data) else {
        return;
    };
    let mut book = BOOK.clone();
    match RuleFile::parse(text) {
        Ok(file) => {
            assert_eq!(RuleFile::parse(&file.to_string()), Ok(file));
            if let Err(errors) = book.add(text, "fuzzed.toml") {
                assert!(!errors.to_string().is_empty());
            }
        }
        Err(errors) => {
            assert!(!errors.to_string().is_empty());
            assert!(book.add(text, "fuzzed.toml").is_err());
        }
    }
}
