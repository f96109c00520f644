//! What several tests need.

use std::sync::LazyLock;

use oaq_core::files::RuleBook;
use oaq_notation::record::{Issue, ReadGame, ReadOptions, Record, read_all};

pub(crate) fn book() -> &'static RuleBook {
    static BOOK: LazyLock<RuleBook> = LazyLock::new(RuleBook::shipped);
    &BOOK
}

pub(crate) fn read(text: &str) -> Vec<ReadGame> {
    let games = read_all(text, &ReadOptions::new(book()));
    check_places(text, &games);
    games
}

pub(crate) fn lenient(text: &str) -> Vec<ReadGame> {
    let games = read_all(text, &ReadOptions::new(book()).lenient(true));
    check_places(text, &games);
    games
}

/// The one game of a text.
pub(crate) fn one(text: &str) -> ReadGame {
    let mut games = read(text);
    assert_eq!(games.len(), 1, "{text}");
    games.remove(0)
}

/// A game with all the tags that every game has, so that nothing is missing.
pub(crate) fn full(result: &str, moves: &str) -> String {
    with_tags(result, "", moves)
}

pub(crate) fn with_tags(result: &str, tags: &str, moves: &str) -> String {
    format!(
        "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[A \"?\"]\n[B \"?\"]\n\
         [Result \"{result}\"]\n{tags}\n{moves}\n"
    )
}

/// What was said about a game, but for what is missing.
pub(crate) fn said(game: &ReadGame) -> Vec<String> {
    let diagnostics = game.diagnostics.iter();
    diagnostics
        .filter(|d| !matches!(d.issue, Issue::MissingTags { .. } | Issue::NoResult))
        .map(|d| format!("{} {d}", d.severity))
        .collect()
}

/// The moves of a record as they are written, on one line.
pub(crate) fn moves(record: &Record) -> String {
    let text = record.to_string();
    let (_, moves) = text.split_once("\n\n").expect("an empty line");
    moves.trim_end().replace('\n', " ")
}

/// Whatever is said, it is said about places that exist.
pub(crate) fn check_places(text: &str, games: &[ReadGame]) {
    let place = |byte: u64| usize::try_from(byte).expect("a place in a text");
    let mut end = 0;
    for (i, game) in games.iter().enumerate() {
        assert_eq!(game.number, i as u64 + 1);
        let span = place(game.span.start)..place(game.span.end);
        assert!(
            span.start >= end && text.is_char_boundary(span.start),
            "{text:?}"
        );
        assert!(text.is_char_boundary(span.end), "{text:?}");
        end = span.end;
        let line = text[..span.start].matches('\n').count() as u64 + 1;
        assert_eq!(game.line, line, "{text:?}");
        for d in &game.diagnostics {
            let span = place(d.span.start)..place(d.span.end);
            let found = text.get(span.clone()).expect("a place in the text");
            let begin = d.found.trim_end_matches('…');
            assert!(found.starts_with(begin), "{found:?} {begin:?}");
            assert!(span.start >= place(game.span.start), "{text:?} {d:?}");
            let before = &text[..span.start];
            assert_eq!(d.line, before.matches('\n').count() as u64 + 1, "{text:?}");
            let in_line = before.rfind('\n').map_or(0, |end| end + 1);
            let at_most = text[in_line..span.start].chars().count() + 1;
            assert!(d.column >= 1 && d.column <= at_most, "{text:?} {d:?}");
            assert!(d.excerpt.contains('^'));
            assert!(d.render().contains(&d.to_string()));
        }
    }
}
