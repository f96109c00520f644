//! What a reader cannot read.

use core::fmt;
use core::ops::Range;

use oaq_core::{Key, MAX_DAN, Player, RuleError, SetupError, ValueError};

use crate::text::MAX_TEXT;

/// One thing that is wrong with a text, and where.
///
/// `Display` says it in English: `column 7: expected …, found …`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseError {
    /// Where it stands, in bytes; inside the text and on character boundaries.
    /// Empty only at the end of the text, where something is missing.
    pub span: Range<usize>,
    /// The column where it begins: the first character is in column 1. A
    /// character is what a reader sees as one, however many code points it is
    /// made of.
    pub column: usize,
    /// The text at that place, shortened if it is very long; empty at the end
    /// of the text.
    pub found: String,
    /// What is wrong with it.
    pub kind: ParseErrorKind,
}

/// What can be wrong.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ParseErrorKind {
    /// The text is longer than [`MAX_TEXT`] bytes; nothing of it was read.
    #[error("the text is longer than {MAX_TEXT} bytes")]
    TooLong,
    /// Something else should stand here.
    #[error("expected {0}")]
    Expected(Expected),
    /// A number is too large.
    #[error("the number is above {most}")]
    TooLarge {
        /// The largest that is allowed.
        most: u32,
    },
    /// The ring has not as many rows and ô quan as there are players.
    #[error(
        "expected {} parts joined with `/`, for each player a row of {squares}, then an ô quan; \
         found {parts}", .players * 2
    )]
    Ring {
        /// How many rows and ô quan there are.
        parts: usize,
        /// How many players the rules have.
        players: u8,
        /// How many squares a row has.
        squares: u8,
    },
    /// A player who is not in the game.
    #[error("player {player} is not in this game of {players}")]
    NoSuchPlayer {
        /// Who.
        player: Player,
        /// How many players the rules have.
        players: u8,
    },
    /// The text can be read, but it is no position under the rules.
    #[error(transparent)]
    Setup(SetupError),
    /// A square without a direction; a program may ask for it.
    #[error("expected a direction behind the square: `R` (right) or `L` (left)")]
    MissingDirection {
        /// The number of the square in the mover's row.
        number: u8,
    },
    /// The number in the ring of a square that is an ô quan.
    #[error("square {number} of the ring is an ô quan; only an ô dân can be chosen")]
    QuanSquare {
        /// The number.
        number: u8,
    },
    /// The move of a player who is not to move.
    #[error("it is {mover} who moves, not {named}")]
    WrongPlayer {
        /// Who moves.
        mover: Player,
        /// Whose move was given.
        named: Player,
    },
    /// No variant of the book has this id.
    #[error("there are no rules called {}{}", Found(name), Suggestion(nearest.as_deref()))]
    UnknownRules {
        /// The id.
        name: String,
        /// The id that looks most like it, if any does.
        nearest: Option<String>,
    },
    /// An override of something that is no key of the rules.
    #[error("there is no key {}{}", Found(name), Suggestion(nearest.map(Key::name)))]
    UnknownKey {
        /// The name.
        name: String,
        /// The key that looks most like it, if any does.
        nearest: Option<Key>,
    },
    /// A key that is overridden a second time.
    #[error("`{key}` is given twice")]
    KeyTwice {
        /// The key.
        key: Key,
    },
    /// A value that does not fit its key.
    #[error("{}{}", escaped(&error.to_string()), Suggestion(*nearest))]
    Value {
        /// What is wrong with it.
        error: ValueError,
        /// The word of that key that looks most like it, if any does.
        nearest: Option<&'static str>,
    },
    /// Overrides that contradict each other or the variant they override.
    #[error("{error}")]
    Contradiction {
        /// The contradiction.
        error: RuleError,
        /// Where the overrides of the keys concerned stand, from left to
        /// right; the error's own place is the first.
        spans: Vec<Range<usize>>,
    },
}

/// Prints what may have been meant.
struct Suggestion<'a>(Option<&'a str>);

impl fmt::Display for Suggestion<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Some(nearest) => write!(f, "; did you mean `{nearest}`?"),
            None => Ok(()),
        }
    }
}

/// What should have stood somewhere.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Expected {
    /// The dân in an ô dân.
    Dan,
    /// What lies in an ô quan.
    Quan,
    /// The player to move, in a game of so many.
    Mover(u8),
    /// Nothing behind the mover, or the fixed direction.
    FixedDirection,
    /// What a player has captured.
    Store,
    /// One debt, or `-` for none at all.
    Debt,
    /// A number of plies.
    Plies,
    /// A move.
    Move,
    /// The number of a square in the mover's row, from 1 to this.
    Square(u8),
    /// The number of a square in the ring, from 1 to this.
    RingSquare(u8),
    /// A direction.
    Direction,
    /// What a move captures.
    Captured,
    /// The id of a variant.
    RulesId,
    /// An override.
    Override,
    /// The end of the text.
    End,
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Dan => write!(f, "a count from 0 to {MAX_DAN}"),
            Self::Quan => f.write_str("what lies in an ô quan, like `Q`, `Q3` or `3`"),
            Self::Mover(players) => {
                let last = usize::from(*players).checked_sub(1);
                let last = last.and_then(Player::from_index).unwrap_or(Player::D);
                write!(f, "the player to move, `A` to `{last}`")
            }
            Self::FixedDirection => f.write_str("a space, or the fixed direction `R` or `L`"),
            Self::Store => f.write_str("captured dân and quan, like `12` or `7QQ`"),
            Self::Debt => f.write_str("a debt like `A>B:3` or `A>*:2`, or `-` for none"),
            Self::Plies => f.write_str("a number of plies"),
            Self::Move => f.write_str("a move like `3R`"),
            Self::Square(most) => write!(f, "the number of a square, 1 to {most}"),
            Self::RingSquare(most) => {
                write!(f, "the number of a square in the ring, 1 to {most}")
            }
            Self::Direction => f.write_str("`R` (right) or `L` (left)"),
            Self::Captured => f.write_str("what was captured, like `6`, `1Q` or `Q`"),
            Self::RulesId => f.write_str("the id of some rules, like `standard`"),
            Self::Override => f.write_str("a key and its value, like `quan-value=5`"),
            Self::End => f.write_str("the end"),
        }
    }
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "column {}: {}", self.column, self.kind)?;
        if matches!(self.kind, ParseErrorKind::Expected(_)) {
            write!(f, ", found {}", Found(&self.found))?;
        }
        Ok(())
    }
}

impl std::error::Error for ParseError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        Some(&self.kind)
    }
}

/// Prints what was found so that nothing in it can disturb a terminal.
pub(crate) struct Found<'a>(pub(crate) &'a str);

impl fmt::Display for Found<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.is_empty() {
            return f.write_str("nothing");
        }
        if self.0 == " " {
            return f.write_str("a space");
        }
        write!(f, "`{}`", escaped(self.0))
    }
}

/// The text without anything that a terminal might obey.
fn escaped(text: &str) -> String {
    let escaped = text.escape_debug().to_string();
    escaped.replace("\\'", "'").replace("\\\"", "\"")
}

/// Everything that is wrong with a text, from left to right; never empty.
///
/// `Display` joins the errors with `; `.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseErrors {
    /// The errors.
    pub errors: Vec<ParseError>,
}

impl fmt::Display for ParseErrors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, error) in self.errors.iter().enumerate() {
            write!(f, "{}{error}", if i > 0 { "; " } else { "" })?;
        }
        Ok(())
    }
}

impl std::error::Error for ParseErrors {}
