//! What there can be to say about a game, in words.

use oaq_i18n::Messages;
use oaq_notation::ParseErrorKind;
use oaq_notation::record::{
    Issue, MAX_GAME, MAX_NESTING, MAX_PLIES, MAX_TAGS, MAX_TOKEN, RemarkError, TagError,
};

use crate::errors;

/// A message with one argument.
fn with(say: &Messages, id: &str, key: &str, value: impl Into<String>) -> String {
    say.format(id, &[(key, value.into().into())])
}

/// What was expected and what was found.
fn expected(say: &Messages, expected: String, found: &str) -> String {
    let args = [
        ("expected", expected.into()),
        ("found", errors::found(say, found).into()),
    ];
    say.format("parse-expected", &args)
}

/// What there is to say about a game.
pub(crate) fn issue(say: &Messages, issue: &Issue, found: &str) -> String {
    match issue {
        Issue::Move(kind) => errors::parse_error_kind(say, kind, found),
        Issue::Illegal { reason, legal } => {
            let reason = say.illegal_move(reason);
            if legal.is_empty() {
                return reason;
            }
            let legal: Vec<String> = legal.iter().map(|m| m.to_string()).collect();
            let args = [
                ("found", errors::harmless(found).into()),
                ("reason", reason.into()),
                ("legal", legal.join(" ").into()),
            ];
            say.format("record-illegal", &args)
        }
        Issue::Pass => say.msg("record-pass"),
        Issue::Rules(kind) => tag(say, "Rules", kind, found),
        Issue::Position(kind) => tag(say, "Position", kind, found),
        Issue::BrokenTag => expected(say, say.msg("record-expected-tag"), found),
        Issue::Tag(error) => match error {
            TagError::Derived => say.msg("record-tag-derived"),
            TagError::Name => say.msg("record-tag-name"),
            TagError::Control => say.msg("record-tag-control"),
            TagError::TooLong => {
                let args = [("most", number(MAX_TOKEN)), ("all", number(MAX_TAGS))];
                say.format("record-tag-too-long", &args)
            }
        },
        Issue::Result { players } => {
            let example = match players {
                2 => "1-0",
                3 => "0-1-0",
                _ => "0-0-1/2-1/2",
            };
            expected(
                say,
                with(say, "record-expected-result", "example", example),
                found,
            )
        }
        Issue::Termination => expected(say, say.msg("record-expected-termination"), found),
        Issue::BrokenNag => {
            let args = [
                ("least", "$0".into()),
                ("most", "$255".into()),
                ("marks", "`!`, `?`, `!!`, `??`, `!?`, `?!`".into()),
            ];
            expected(say, say.format("record-expected-nag", &args), found)
        }
        Issue::OpenComment => with(say, "record-open-comment", "mark", "}".to_owned()),
        Issue::LongComment => say.format("record-long-comment", &[("most", number(MAX_TOKEN))]),
        Issue::OpenVariation => say.msg("record-open-variation"),
        Issue::StrayClose => say.msg("record-stray-close"),
        Issue::VariationToNothing => say.msg("record-variation-to-nothing"),
        Issue::TooDeep => say.format("record-too-deep", &[("most", number(MAX_NESTING))]),
        Issue::TooManyPlies => say.format("record-too-many-plies", &[("most", number(MAX_PLIES))]),
        Issue::TooLarge => say.format("record-too-large", &[("most", number(MAX_GAME))]),
        Issue::NotUtf8 => say.msg("record-not-utf8"),
        other => remark(say, other, found),
    }
}

/// What does not agree with the game, is missing, or was forgiven.
fn remark(say: &Messages, issue: &Issue, found: &str) -> String {
    match issue {
        Issue::Captured { dan: 0, quan: 0 } => say.msg("record-captures-nothing"),
        Issue::Captured { dan, quan } => {
            with(say, "note-wrong-capture", "pieces", say.pieces(*dan, *quan))
        }
        Issue::NotRefilled => say.msg("note-wrong-refill"),
        Issue::Number { expected: number } => expected(
            say,
            with(say, "record-expected-number", "number", number.to_string()),
            found,
        ),
        Issue::ResultMismatch { counts } => with(say, "record-result", "result", counts.clone()),
        Issue::NoResult => say.msg("record-no-result"),
        Issue::MisplacedResult => say.msg("record-misplaced-result"),
        Issue::NoTermination => say.msg("record-no-termination"),
        Issue::EndWithoutResult => say.msg("record-end-without-result"),
        Issue::WrongTermination { board: Some(word) } => {
            with(say, "record-ended", "word", (*word).to_owned())
        }
        Issue::WrongTermination { board: None } => say.msg("record-not-ended-so"),
        Issue::WrongScore { board: Some(score) } => {
            with(say, "record-score", "score", score.clone())
        }
        Issue::WrongScore { board: None } => say.msg("record-score-too-early"),
        Issue::TagTwice => say.msg("record-tag-twice"),
        Issue::NoSuchPlayer { players } => {
            let args = [
                ("player", tag_name(found).into()),
                ("players", (*players).into()),
            ];
            say.format("setup-no-such-player", &args)
        }
        Issue::Date => expected(say, say.msg("record-expected-date"), found),
        Issue::Remark(error) => {
            let id = match error {
                RemarkError::Eval => "record-expected-eval",
                RemarkError::Clock => "record-expected-clock",
                RemarkError::Depth => "record-expected-depth",
            };
            expected(say, say.msg(id), found)
        }
        Issue::NagOnNothing => say.msg("record-nag-on-nothing"),
        Issue::EmptyVariation => say.msg("record-empty-variation"),
        Issue::MissingTags { names } => {
            let args = [
                ("count", names.len().into()),
                ("names", names.join(", ").into()),
            ];
            say.format("record-missing-tags", &args)
        }
        Issue::TagName { known } => with(say, "record-tag-spelling", "name", (*known).to_owned()),
        Issue::ResultSpelling { plain } => {
            with(say, "record-result-spelling", "result", plain.clone())
        }
        Issue::TerminationSpelling { word: Some(word) } => with(
            say,
            "record-termination-spelling",
            "word",
            (*word).to_owned(),
        ),
        Issue::TerminationSpelling { word: None } => say.msg("record-termination-needless"),
        Issue::ControlCharacters => say.msg("record-control-characters"),
        Issue::Spelling(kind) => errors::note_kind(say, kind),
        // What the reader may find one day says itself in English.
        other => other.to_string(),
    }
}

fn tag(say: &Messages, name: &'static str, kind: &ParseErrorKind, found: &str) -> String {
    let message = errors::parse_error_kind(say, kind, found);
    let args = [("name", name.into()), ("message", message.into())];
    say.format("record-tag", &args)
}

/// The name of a tag that was written, of which there is only one letter.
fn tag_name(found: &str) -> String {
    let letter = found.chars().find(char::is_ascii_alphabetic);
    letter.map_or_else(String::new, |c| c.to_ascii_uppercase().to_string())
}

/// A number as it is, without the marks between thousands.
fn number(n: usize) -> oaq_i18n::Arg<'static> {
    n.to_string().into()
}

#[cfg(test)]
mod tests {
    use oaq_core::{EndReason, IllegalMove, Position, Rules};
    use oaq_i18n::Lang;
    use oaq_notation::NoteKind;

    use super::*;

    /// One of each kind, and of those that say different things several.
    fn issues() -> Vec<Issue> {
        let legal = Position::start(Rules::STANDARD).legal_moves();
        let reason = IllegalMove::NoSuchSquare {
            number: 9,
            squares: 5,
        };
        let kind = ParseErrorKind::QuanSquare { number: 6 };
        let mut issues = vec![
            Issue::Move(kind.clone()),
            Issue::Illegal { reason, legal },
            Issue::Illegal {
                reason: IllegalMove::GameOver(EndReason::MaxPlies),
                legal: oaq_core::MoveList::default(),
            },
            Issue::Pass,
            Issue::Rules(kind.clone()),
            Issue::Position(kind),
            Issue::BrokenTag,
            Issue::Termination,
            Issue::BrokenNag,
            Issue::OpenComment,
            Issue::LongComment,
            Issue::OpenVariation,
            Issue::StrayClose,
            Issue::VariationToNothing,
            Issue::TooDeep,
            Issue::TooManyPlies,
            Issue::TooLarge,
            Issue::NotUtf8,
            Issue::Captured { dan: 0, quan: 0 },
            Issue::Captured { dan: 2, quan: 1 },
            Issue::NotRefilled,
            Issue::Number { expected: 3 },
            Issue::NoResult,
            Issue::MisplacedResult,
            Issue::NoTermination,
            Issue::EndWithoutResult,
            Issue::WrongTermination { board: None },
            Issue::WrongTermination {
                board: Some("max-plies"),
            },
            Issue::WrongScore { board: None },
            Issue::TagTwice,
            Issue::NoSuchPlayer { players: 2 },
            Issue::Date,
            Issue::NagOnNothing,
            Issue::EmptyVariation,
            Issue::TagName { known: "Event" },
            Issue::TerminationSpelling { word: None },
            Issue::TerminationSpelling { word: Some("time") },
            Issue::ControlCharacters,
            Issue::Spelling(NoteKind::LetterCase),
        ];
        let text = || "1-0".to_owned();
        issues.extend([
            Issue::ResultMismatch { counts: text() },
            Issue::WrongScore {
                board: Some(text()),
            },
            Issue::ResultSpelling { plain: text() },
        ]);
        issues.extend([2, 3, 4].map(|players| Issue::Result { players }));
        issues.extend([vec!["A"], vec!["A", "B"]].map(|names| Issue::MissingTags { names }));
        let remarks = [RemarkError::Eval, RemarkError::Clock, RemarkError::Depth];
        issues.extend(remarks.map(Issue::Remark));
        let tags = [
            TagError::Derived,
            TagError::Name,
            TagError::Control,
            TagError::TooLong,
        ];
        issues.extend(tags.map(Issue::Tag));
        issues
    }

    #[test]
    fn each_issue_is_said_in_each_language_in_its_own_words() {
        for lang in Lang::ALL {
            let say = Messages::new(lang);
            let mut told: Vec<String> = Vec::new();
            for issue in issues() {
                let text = super::issue(&say, &issue, "x");
                // What has no words of its own would come out in English.
                if lang != Lang::En {
                    assert_ne!(text, issue.to_string(), "{lang}: {issue:?}");
                }
                assert!(!told.contains(&text), "{lang}: {text}");
                told.push(text);
            }
        }
    }
}
