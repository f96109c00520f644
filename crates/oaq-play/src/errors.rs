//! What is wrong with a text, in words, with the place shown.

use std::ops::Range;
use std::path::Path;

use oaq_core::files::{Fault, FileErrors, RuleBook, RuleFile, nearest};
use oaq_core::{Key, MAX_DAN, Player, Rules};
use oaq_i18n::{Arg, Messages};
use oaq_notation::{
    Expected, MAX_TEXT, Note, NoteKind, ParseError, ParseErrorKind, ParseErrors, caret,
};
use unicode_normalization::char::is_combining_mark;

use crate::text;

/// How many errors about one text are shown.
const MOST: usize = 5;

/// How many errors about one file are shown.
const MOST_IN_FILE: usize = 20;

/// What is wrong with a text that was typed: each error with the place under
/// it.
pub fn parse_errors(say: &Messages, text: &str, errors: &ParseErrors) -> String {
    let errors = telling(&errors.errors);
    let shown: Vec<String> = errors
        .iter()
        .take(MOST)
        .map(|error| {
            let message = parse_error(say, error);
            format!("{message}\n{}", place(text, error.span.clone()))
        })
        .collect();
    let mut shown = shown.join("\n");
    if errors.len() > MOST {
        shown += "\n…";
    }
    shown
}

/// The errors up to a missing direction: what stands in its place is not what
/// a reader behind it takes it for.
fn telling(errors: &[ParseError]) -> &[ParseError] {
    let is_direction = |error: &ParseError| {
        matches!(
            error.kind,
            ParseErrorKind::MissingDirection { .. } | ParseErrorKind::Expected(Expected::Direction)
        )
    };
    let end = errors.iter().position(is_direction);
    &errors[..end.map_or(errors.len(), |at| at + 1)]
}

/// Why something with a name is not read: it is no file, or not one that has
/// an end.
#[must_use]
pub fn no_file(say: &Messages, path: &Path) -> String {
    say.msg(if path.is_dir() {
        "record-is-folder"
    } else {
        "not-a-file"
    })
}

/// The place in a text, two lines set in by two spaces.
#[must_use]
pub fn place(text: &str, span: Range<usize>) -> String {
    let lines = caret(text, span);
    let lines: Vec<String> = lines.lines().map(|line| format!("  {line}")).collect();
    lines.join("\n")
}

/// What was forgiven in a text that was typed, with the column.
pub fn note(say: &Messages, note: &Note) -> String {
    let message = note_kind(say, &note.kind);
    let column = say.format("place-column", &[("column", note.column.into())]);
    at(say, &column, &message)
}

/// What was forgiven, without its place.
pub fn note_kind(say: &Messages, kind: &NoteKind) -> String {
    match *kind {
        NoteKind::Spacing => say.msg("note-spacing"),
        NoteKind::MissingFields { present } => {
            say.format("note-missing-fields", &[("present", present.into())])
        }
        NoteKind::LeadingZeros => say.msg("note-leading-zeros"),
        NoteKind::LetterCase => say.msg("note-letter-case"),
        NoteKind::NeedlessZero => say.msg("note-needless-zero"),
        NoteKind::NeedlessSign => say.msg("note-needless-sign"),
        NoteKind::MissingZero => say.msg("note-missing-zero"),
        NoteKind::EmptyDebt => say.msg("note-empty-debt"),
        NoteKind::UnsortedDebts => say.msg("note-unsorted-debts"),
        NoteKind::Decomposed => say.msg("note-decomposed"),
        NoteKind::WrongCapture { dan, quan } => {
            let pieces = say.pieces(dan, quan);
            say.format("note-wrong-capture", &[("pieces", pieces.into())])
        }
        NoteKind::WrongRefill => say.msg("note-wrong-refill"),
        NoteKind::MissingRulesId => say.msg("note-missing-rules-id"),
    }
}

/// Whether a note says that something is wrong, not only unusual.
#[must_use]
pub const fn is_mistake(note: &Note) -> bool {
    matches!(
        note.kind,
        NoteKind::WrongCapture { .. } | NoteKind::WrongRefill
    )
}

/// A message with its place in front.
pub fn at(say: &Messages, place: &str, message: &str) -> String {
    let args = [("place", place.into()), ("message", message.into())];
    say.format("at-place", &args)
}

fn parse_error(say: &Messages, error: &ParseError) -> String {
    parse_error_kind(say, &error.kind, &error.found)
}

/// What is wrong with a text in which this was found.
pub fn parse_error_kind(say: &Messages, kind: &ParseErrorKind, found: &str) -> String {
    match kind {
        ParseErrorKind::TooLong => {
            say.format("parse-too-long", &[("most", MAX_TEXT.to_string().into())])
        }
        ParseErrorKind::Expected(expected) => {
            let args = [
                ("expected", self::expected(say, expected).into()),
                ("found", self::found(say, found).into()),
            ];
            say.format("parse-expected", &args)
        }
        ParseErrorKind::TooLarge { most } => {
            say.format("parse-too-large", &[("most", most.to_string().into())])
        }
        ParseErrorKind::Ring {
            parts,
            players,
            squares,
        } => say.format(
            "parse-ring",
            &[
                ("wanted", (players * 2).into()),
                ("players", players.into()),
                ("squares", squares.into()),
                ("parts", (*parts).into()),
            ],
        ),
        ParseErrorKind::NoSuchPlayer { player, players } => {
            let args = [("player", letter(*player)), ("players", players.into())];
            say.format("setup-no-such-player", &args)
        }
        ParseErrorKind::Setup(error) => say.setup_error(error),
        ParseErrorKind::MissingDirection { .. } => say.msg("parse-missing-direction"),
        ParseErrorKind::QuanSquare { number } => {
            say.format("parse-quan-square", &[("number", number.into())])
        }
        ParseErrorKind::WrongPlayer { mover, named } => {
            let args = [("mover", letter(*mover)), ("named", letter(*named))];
            say.format("parse-wrong-player", &args)
        }
        ParseErrorKind::UnknownRules { name, nearest } => {
            let text = say.format("unknown-rules", &[("name", harmless(name).into())]);
            guess(say, text, nearest.as_deref())
        }
        ParseErrorKind::UnknownKey { name, nearest } => {
            let text = say.format("rule-unknown-key", &[("name", harmless(name).into())]);
            guess(say, text, nearest.map(Key::name))
        }
        ParseErrorKind::KeyTwice { key } => say.format("rule-twice", &[("key", key.name().into())]),
        ParseErrorKind::Value { error, nearest } => {
            guess(say, harmless(&say.value_error(error)), *nearest)
        }
        ParseErrorKind::Contradiction { error, .. } => say.rule_error(error),
    }
}

/// What a reader wanted to find.
pub fn expected(say: &Messages, expected: &Expected) -> String {
    let most = |id, most: u32| say.format(id, &[("most", most.to_string().into())]);
    match expected {
        Expected::Dan => most("expected-dan", MAX_DAN),
        Expected::Quan => say.msg("expected-quan"),
        Expected::Mover(players) => {
            let last = usize::from(*players).saturating_sub(1);
            let last = Player::from_index(last).unwrap_or(Player::D);
            say.format("expected-mover", &[("last", letter(last))])
        }
        Expected::FixedDirection => say.msg("expected-fixed-direction"),
        Expected::Store => say.msg("expected-store"),
        Expected::Debt => say.msg("expected-debt"),
        Expected::Plies => say.msg("expected-plies"),
        Expected::Move => say.msg("expected-move"),
        Expected::Square(squares) => most("expected-square", (*squares).into()),
        Expected::RingSquare(squares) => most("expected-ring-square", (*squares).into()),
        Expected::Direction => say.msg("expected-direction"),
        Expected::Captured => say.msg("expected-captured"),
        Expected::RulesId => say.msg("expected-rules-id"),
        Expected::Override => say.msg("expected-override"),
        Expected::End => say.msg("expected-end"),
    }
}

/// What was found, so that nothing in it can disturb a terminal.
pub fn found(say: &Messages, text: &str) -> String {
    match text {
        "" => say.msg("parse-found-nothing"),
        " " => say.msg("parse-found-space"),
        text => say.format("parse-found-text", &[("text", harmless(text).into())]),
    }
}

/// A text with escapes for what a terminal might obey.
#[must_use]
pub fn harmless(text: &str) -> String {
    text.chars()
        .flat_map(|c| match c {
            // What is typed with accents of its own can still be read.
            c if matches!(c, '\'' | '"' | '\\') || is_combining_mark(c) => vec![c],
            c => c.escape_debug().collect(),
        })
        .collect()
}

/// A language that oaq does not speak.
#[must_use]
pub fn unknown_language(say: &Messages, name: &str) -> String {
    let args = [
        ("name", harmless(&text::shortened(name)).into()),
        ("codes", say.languages().into()),
    ];
    say.format("unknown-language", &args)
}

/// A player as written in notation.
#[must_use]
pub fn letter(player: Player) -> Arg<'static> {
    player.letter().to_string().into()
}

/// What is wrong with a rule file, each error with its place; `text` is the
/// file, to show the place in it.
pub fn file_errors(say: &Messages, text: &str, errors: &FileErrors) -> String {
    let from = errors.from.as_deref().unwrap_or_default();
    let more = errors.errors.len().saturating_sub(MOST_IN_FILE);
    let mut shown: Vec<String> = errors
        .errors
        .iter()
        .take(MOST_IN_FILE)
        .map(|error| {
            let place = say.format(
                "place-line-column",
                &[
                    ("line", error.place.line.to_string().into()),
                    ("column", error.place.column.to_string().into()),
                ],
            );
            let message = at(say, &place, &fault(say, &error.fault));
            let shown = self::place(text, error.place.span.clone());
            format!("{from}: {message}\n{shown}")
        })
        .collect();
    if more > 0 {
        let more = say.format("more-errors", &[("more", more.into())]);
        shown.push(format!("{from}: {more}"));
    }
    shown.join("\n")
}

fn fault(say: &Messages, fault: &Fault) -> String {
    let one = |id, key, value: &str| say.format(id, &[(key, value.into())]);
    match fault {
        Fault::TooLong(bytes) => say.format(
            "file-too-long",
            &[
                ("bytes", bytes.to_string().into()),
                ("most", RuleFile::MAX_BYTES.to_string().into()),
            ],
        ),
        Fault::TooNested => say.msg("file-too-nested"),
        Fault::Syntax(message) => one("file-syntax", "message", message),
        Fault::UnknownKey {
            path,
            nearest,
            expected,
        } => {
            let text = one("file-unknown-key", "path", &harmless(path));
            if nearest.is_some() || expected.is_empty() {
                guess(say, text, nearest.as_deref())
            } else {
                let keys = one("file-expected-keys", "keys", &expected.join(", "));
                format!("{text} {keys}")
            }
        }
        Fault::Missing { path, .. } => one("file-missing", "path", path),
        Fault::WrongType { path, .. } => {
            let kind = match path.as_str() {
                "id" | "extends" => "id",
                "sources" => "list",
                "names" | "origin" => "languages",
                path if path.starts_with("rules") => "table",
                _ => "text",
            };
            let args = [("path", path.as_str().into()), ("kind", kind.into())];
            say.format("file-wrong-type", &args)
        }
        Fault::Empty(path) => one("file-empty", "path", path),
        Fault::ControlCharacter(path) => one("file-control-character", "path", &harmless(path)),
        Fault::BadId(id) => one("file-bad-id", "id", &harmless(id)),
        Fault::UnknownStatus { word, nearest } => guess(
            say,
            one("file-unknown-status", "word", &harmless(word)),
            *nearest,
        ),
        Fault::NoSource => say.msg("file-no-source"),
        Fault::Value { error, nearest } => guess(say, say.value_error(error), *nearest),
        Fault::Contradiction(error) => say.rule_error(error),
        Fault::Taken { id, from: None } => one("file-taken-shipped", "id", id),
        Fault::Taken {
            id,
            from: Some(from),
        } => say.format(
            "file-taken",
            &[("id", id.as_str().into()), ("from", from.as_str().into())],
        ),
        Fault::UnknownBase { id, nearest } => guess(
            say,
            one("file-unknown-base", "id", &harmless(id)),
            nearest.as_deref(),
        ),
        Fault::RefusedBase(id) => one("file-refused-base", "id", id),
        Fault::Cycle(ids) => one("file-cycle", "ids", &ids.join(" -> ")),
        Fault::TooDeep => {
            let most = RuleBook::MAX_DEPTH.to_string();
            one("file-too-deep", "most", &most)
        }
        // What the core may find one day says itself in English.
        other => other.to_string(),
    }
}

/// What does not say how long to think.
pub fn effort(say: &Messages, typed: &str) -> String {
    let name = harmless(&text::shortened(typed));
    say.format("unknown-effort", &[("name", name.into())])
}

/// A player who has no seat at the board.
pub fn no_such_seat(say: &Messages, player: Player, rules: &Rules) -> String {
    let args = [
        ("player", letter(player)),
        ("players", rules.players.into()),
    ];
    say.format("setup-no-such-player", &args)
}

/// A message with the suggestion of something that exists.
pub fn guess(say: &Messages, text: String, nearest: Option<&str>) -> String {
    match nearest {
        Some(nearest) => format!("{text} {}", did_you_mean(say, nearest)),
        None => text,
    }
}

/// The suggestion of something that exists.
pub fn did_you_mean(say: &Messages, suggestion: &str) -> String {
    say.format("did-you-mean", &[("suggestion", suggestion.into())])
}

/// A word that is none of those possible, with the nearest of them suggested.
pub fn unknown<'a>(
    say: &Messages,
    id: &str,
    word: &str,
    possible: impl IntoIterator<Item = &'a str>,
) -> String {
    let message = say.format(id, &[("name", harmless(&text::shortened(word)).into())]);
    guess(say, message, nearest(&text::fold(word), possible))
}
