//! What there can be to say about a game.

use core::fmt;

use oaq_core::{IllegalMove, MoveList};

use super::{MAX_GAME, MAX_NESTING, MAX_PLIES, MAX_TOKEN, RemarkError, Severity, TagError};
use crate::{NoteKind, ParseErrorKind};

/// What there can be to say about a game.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Issue {
    /// A word that is no move, or no move of this player on this board. The
    /// line ends here.
    Move(ParseErrorKind),
    /// A move that cannot be played. The line ends here.
    Illegal {
        /// Why.
        reason: IllegalMove,
        /// What can be played.
        legal: MoveList,
    },
    /// A move that does nothing, as other games write it. The line ends here.
    Pass,
    /// The tag `Rules` cannot be read: no move can.
    Rules(ParseErrorKind),
    /// The tag `Position` cannot be read: no move can.
    Position(ParseErrorKind),
    /// Something in brackets that is no tag.
    BrokenTag,
    /// A tag that cannot be kept.
    Tag(TagError),
    /// A result that shares no win among so many players.
    Result {
        /// How many there are.
        players: u8,
    },
    /// A tag `Termination` that is none of the words.
    Termination,
    /// A `$` without a number up to 255, or unknown `!` and `?`.
    BrokenNag,
    /// A comment without an end.
    OpenComment,
    /// A comment that is too long; its end is cut off.
    LongComment,
    /// A variation without an end.
    OpenVariation,
    /// A `)` without a variation.
    StrayClose,
    /// A variation to no move.
    VariationToNothing,
    /// Variations nested too deep.
    TooDeep,
    /// A line with too many plies.
    TooManyPlies,
    /// A game that is too long; the rest of it is lost.
    TooLarge,
    /// Bytes that are no UTF-8.
    NotUtf8,

    /// What was captured is another thing than is written.
    Captured {
        /// The dân that were captured.
        dan: u32,
        /// The quan that were captured.
        quan: u32,
    },
    /// A `+`, but the row had not just been refilled.
    NotRefilled,
    /// Another number than that of the move.
    Number {
        /// The number of the move.
        expected: usize,
    },
    /// Results that do not agree.
    ResultMismatch {
        /// What counts.
        counts: String,
    },
    /// No result at the end of the moves.
    NoResult,
    /// A result where none belongs; the game went on.
    MisplacedResult,
    /// Somebody won, but the game is not over on the board, and there is no
    /// tag that says why.
    NoTermination,
    /// The game ended, but with no result.
    EndWithoutResult,
    /// A tag `Termination` that the board contradicts.
    WrongTermination {
        /// How the game ended on the board; nothing if it did not.
        board: Option<&'static str>,
    },
    /// A tag `Score` that the board contradicts.
    WrongScore {
        /// The score; nothing if the game is not over on the board.
        board: Option<String>,
    },
    /// A tag that is there for the second time; the first counts.
    TagTwice,
    /// A player's tag for whom there is no seat.
    NoSuchPlayer {
        /// How many there are.
        players: u8,
    },
    /// A date that is not written like `2026.02.17`.
    Date,
    /// A command in a comment that cannot be read.
    Remark(RemarkError),
    /// An annotation with no move in front of it.
    NagOnNothing,
    /// A variation without a move.
    EmptyVariation,

    /// Tags that every game has are missing.
    MissingTags {
        /// Their names.
        names: Vec<&'static str>,
    },
    /// The tag's name is spelt otherwise.
    TagName {
        /// As it is spelt.
        known: &'static str,
    },
    /// A result in other characters.
    ResultSpelling {
        /// As it is written.
        plain: String,
    },
    /// Another word for how the game ended.
    TerminationSpelling {
        /// The word for it; nothing where the tag is not needed.
        word: Option<&'static str>,
    },
    /// Control characters in a tag; taken as spaces.
    ControlCharacters,
    /// A spelling in a move, a position or rules.
    Spelling(NoteKind),
}

impl Issue {
    /// How much it matters to a strict reader.
    #[must_use]
    pub fn severity(&self) -> Severity {
        match self {
            Self::Move(_)
            | Self::Illegal { .. }
            | Self::Pass
            | Self::Rules(_)
            | Self::Position(_)
            | Self::BrokenTag
            | Self::Tag(_)
            | Self::Result { .. }
            | Self::Termination
            | Self::BrokenNag
            | Self::OpenComment
            | Self::LongComment
            | Self::OpenVariation
            | Self::StrayClose
            | Self::VariationToNothing
            | Self::TooDeep
            | Self::TooManyPlies
            | Self::TooLarge
            | Self::NotUtf8 => Severity::Error,
            Self::Captured { .. }
            | Self::NotRefilled
            | Self::Number { .. }
            | Self::ResultMismatch { .. }
            | Self::NoResult
            | Self::MisplacedResult
            | Self::NoTermination
            | Self::EndWithoutResult
            | Self::WrongTermination { .. }
            | Self::WrongScore { .. }
            | Self::TagTwice
            | Self::NoSuchPlayer { .. }
            | Self::Date
            | Self::Remark(_)
            | Self::NagOnNothing
            | Self::EmptyVariation
            | Self::MissingTags { .. } => Severity::Warning,
            Self::TagName { .. }
            | Self::ResultSpelling { .. }
            | Self::TerminationSpelling { .. }
            | Self::ControlCharacters
            | Self::Spelling(_) => Severity::Note,
        }
    }

    /// Whether its message goes on with what was found.
    pub(super) fn names_what_was_found(&self) -> bool {
        match self {
            Self::Move(kind) | Self::Rules(kind) | Self::Position(kind) => {
                matches!(kind, ParseErrorKind::Expected(_))
            }
            Self::BrokenTag
            | Self::Illegal { .. }
            | Self::Pass
            | Self::Result { .. }
            | Self::Termination
            | Self::BrokenNag
            | Self::Number { .. }
            | Self::Date
            | Self::Remark(_) => true,
            _ => false,
        }
    }
}

impl fmt::Display for Issue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Move(kind) => kind.fmt(f),
            Self::Illegal { reason, legal } if legal.is_empty() => {
                write!(f, "illegal move: {reason}; expected no more moves")
            }
            Self::Illegal { reason, legal } => {
                write!(f, "illegal move: {reason}; expected one of {legal}")
            }
            Self::Pass => f.write_str("passing is not allowed; expected a move like `3R`"),
            Self::Rules(kind) => write!(f, "the tag `Rules`: {kind}"),
            Self::Position(kind) => write!(f, "the tag `Position`: {kind}"),
            Self::BrokenTag => f.write_str("expected a tag like `[Event \"Hội làng\"]`"),
            Self::Tag(error) => error.fmt(f),
            Self::Result { players } => {
                let example =
                    ["1-0", "0-1-0", "0-0-1/2-1/2"][usize::from(players.saturating_sub(2)).min(2)];
                write!(
                    f,
                    "expected how {players} players share the win, like `{example}`, or `*`"
                )
            }
            Self::Termination => f.write_str(
                "expected `resignation`, `agreement`, `time`, `abandoned` or the limit that ended \
                 the game",
            ),
            Self::BrokenNag => {
                f.write_str("expected `$0` to `$255` or one of `!`, `?`, `!!`, `??`, `!?`, `?!`")
            }
            Self::OpenComment => f.write_str("this comment has no end; expected `}`"),
            Self::LongComment => write!(f, "a comment longer than {MAX_TOKEN} bytes; cut off"),
            Self::OpenVariation => f.write_str("this variation has no end; expected `)`"),
            Self::StrayClose => f.write_str("there is no variation that ends here"),
            Self::VariationToNothing => {
                f.write_str("a variation must follow the move that it replaces")
            }
            Self::TooDeep => write!(f, "variations nested deeper than {MAX_NESTING}"),
            Self::TooManyPlies => write!(f, "a line of more than {MAX_PLIES} plies"),
            Self::TooLarge => write!(f, "a game of more than {MAX_GAME} bytes; the rest is lost"),
            Self::NotUtf8 => f.write_str("the text is not UTF-8"),
            Self::Captured { dan: 0, quan: 0 } => f.write_str("the move captures nothing"),
            Self::Captured { dan, quan } => {
                write!(f, "the move captures {dan} dân and {quan} quan")
            }
            Self::NotRefilled => f.write_str("the mover's row had not just been refilled"),
            Self::Number { expected } => write!(f, "expected the number {expected}"),
            Self::ResultMismatch { counts } => write!(f, "the result is {counts}"),
            Self::NoResult => f.write_str("expected the result behind the moves"),
            Self::MisplacedResult => f.write_str("a result in the middle of the moves"),
            Self::NoTermination => f.write_str(
                "the game is not over on the board; expected a tag `Termination` that says how it \
                 ended",
            ),
            Self::EndWithoutResult => f.write_str("a game that ended has a result"),
            Self::WrongTermination { board: Some(word) } => {
                write!(f, "the game ended on the board: {word}")
            }
            Self::WrongTermination { board: None } => {
                f.write_str("the game did not end so on the board")
            }
            Self::WrongScore { board: Some(score) } => write!(f, "the score is {score}"),
            Self::WrongScore { board: None } => {
                f.write_str("a score, but the game is not over on the board")
            }
            Self::TagTwice => f.write_str("this tag is there twice; the first counts"),
            Self::NoSuchPlayer { players } => {
                write!(f, "there is no such player in a game of {players}")
            }
            Self::Date => f.write_str("expected a date like `2026.02.17`, with `?` for digits"),
            Self::Remark(error) => error.fmt(f),
            Self::NagOnNothing => f.write_str("there is no move that this is about"),
            Self::EmptyVariation => f.write_str("a variation without a move; left out"),
            Self::MissingTags { names } => {
                let plural = if names.len() == 1 { "" } else { "s" };
                write!(f, "missing tag{plural}: {}", names.join(", "))
            }
            Self::TagName { known } => write!(f, "the tag is spelt `{known}`"),
            Self::ResultSpelling { plain } => write!(f, "the result is written `{plain}`"),
            Self::TerminationSpelling { word: Some(word) } => {
                write!(f, "the word for it is `{word}`")
            }
            Self::TerminationSpelling { word: None } => {
                f.write_str("this tag is only for games that did not end on the board")
            }
            Self::ControlCharacters => f.write_str("control characters; taken as spaces"),
            Self::Spelling(kind) => kind.fmt(f),
        }
    }
}
