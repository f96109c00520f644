//! The rules as data: switches, their schema, and the checked [`Rules`].

mod key;
mod switches;
mod text;

pub use key::{Key, Kind, Value, ValueError};
pub(crate) use switches::words;
pub use switches::{
    DirectionRule, EndRule, GapRule, ImmatureCounts, QuanAhead, QuanLeftover, RowsRule, Shortage,
    Switches,
};
pub use text::{Override, OverrideError};

use core::fmt;
use core::ops::Deref;

use crate::Board;

/// A checked set of switches: every number in its range and no contradiction.
///
/// Reads like the [`Switches`] it was made from; it cannot be changed, only
/// made anew.
///
/// ```
/// use oaq_core::{EndRule, Rules, Switches};
/// let wrong = Switches {
///     squares: 10,
///     quan_pieces: 0,
///     end: EndRule::QuanPiecesCaptured,
///     ..Switches::default()
/// };
/// // Every reason is given at once.
/// assert_eq!(Rules::new(wrong).unwrap_err().0.len(), 2);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Rules {
    switches: Switches,
    board: Board,
    restricts_captures: bool,
}

/// One thing that is wrong with a set of switches.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RuleError {
    /// A number outside its range.
    #[error(transparent)]
    Value(#[from] ValueError),
    /// `limits.repetition = 1`: every position would end its game.
    #[error("`limits.repetition` is 1, but the first position counts: use 0 (off) or 2 and more")]
    RepetitionOne,
    /// `end = "quan-pieces-captured"` in a game without quan.
    #[error("`end` is `quan-pieces-captured`, but `quan-pieces` is 0: there is no quan to capture")]
    NoQuanToCapture,
    /// `end = "shortage"` under a rule by which a shortage never ends a game.
    #[error("`end` is `shortage`, but with `shortage` = `{0}` no shortage ends a game")]
    ShortageNeverEnds(Shortage),
}

impl RuleError {
    /// The keys whose values are at odds.
    #[must_use]
    pub fn keys(&self) -> Vec<Key> {
        match self {
            Self::Value(error) => vec![error.key()],
            Self::RepetitionOne => vec![Key::LimitsRepetition],
            Self::NoQuanToCapture => vec![Key::End, Key::QuanPieces],
            Self::ShortageNeverEnds(_) => vec![Key::End, Key::Shortage],
        }
    }
}

/// Everything that is wrong with a set of switches; never empty.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuleErrors(pub Vec<RuleError>);

impl fmt::Display for RuleErrors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, error) in self.0.iter().enumerate() {
            write!(f, "{}{error}", if i > 0 { "; " } else { "" })?;
        }
        Ok(())
    }
}

impl std::error::Error for RuleErrors {}

impl Rules {
    /// The standard game: two players, five ô dân each, five dân in each, a
    /// quan of ten in each ô quan.
    pub const STANDARD: Self = match Board::new(2, 5) {
        Some(board) => Self {
            switches: Switches::STANDARD,
            board,
            restricts_captures: false,
        },
        None => unreachable!(),
    };

    /// Checks a set of switches.
    ///
    /// # Errors
    ///
    /// All that is wrong: numbers out of range and contradictions between
    /// keys (RULES §4 and §5).
    pub fn new(switches: Switches) -> Result<Self, RuleErrors> {
        let mut errors = Vec::new();
        for &key in Key::ALL {
            if let (Kind::Integer(min, max), Value::Integer(value)) =
                (key.kind(), key.get(&switches))
                && !(min..=max).contains(&value)
            {
                errors.push(RuleError::Value(ValueError::OutOfRange {
                    key,
                    value,
                    min,
                    max,
                }));
            }
        }
        if switches.repetition == 1 {
            errors.push(RuleError::RepetitionOne);
        }
        if switches.end == EndRule::QuanPiecesCaptured && switches.quan_pieces == 0 {
            errors.push(RuleError::NoQuanToCapture);
        }
        if switches.end == EndRule::Shortage
            && matches!(
                switches.shortage,
                Shortage::Borrow | Shortage::Exchange | Shortage::Negative
            )
        {
            errors.push(RuleError::ShortageNeverEnds(switches.shortage));
        }
        match Board::new(switches.players, switches.squares) {
            Some(board) if errors.is_empty() => Ok(Self {
                switches,
                board,
                restricts_captures: switches.gap != GapRule::Any
                    || switches.chain_gap != GapRule::Any
                    || switches.immature_below > 0
                    || switches.quan_ban_turns > 0,
            }),
            // A shape that is no board was reported as out of range above.
            _ => Err(RuleErrors(errors)),
        }
    }

    /// The switches, to be changed and checked again.
    #[must_use]
    pub const fn switches(&self) -> Switches {
        self.switches
    }

    /// The shape of the board.
    #[must_use]
    pub const fn board(&self) -> Board {
        self.board
    }

    /// The keys in which two sets of rules differ, each with the value here
    /// and the value there, in the order of [`Key::ALL`].
    ///
    /// ```
    /// use oaq_core::{Key, Rules, Switches, Value};
    /// let five = Rules::new(Switches { quan_value: 5, ..Switches::default() })?;
    /// assert_eq!(
    ///     Rules::STANDARD.differences(&five),
    ///     [(Key::QuanValue, Value::Integer(10), Value::Integer(5))]
    /// );
    /// # Ok::<(), oaq_core::RuleErrors>(())
    /// ```
    #[must_use]
    pub fn differences(&self, other: &Self) -> Vec<(Key, Value, Value)> {
        Key::ALL
            .iter()
            .map(|&key| (key, key.get(self), key.get(other)))
            .filter(|(_, here, there)| here != there)
            .collect()
    }

    /// Whether any rule forbids a capture that the squares would allow.
    pub(crate) const fn restricts_captures(&self) -> bool {
        self.restricts_captures
    }

    /// The rules seen in a mirror: clockwise and counter-clockwise swapped.
    #[must_use]
    pub const fn mirror(&self) -> Self {
        let mut mirrored = *self;
        mirrored.switches.direction = match self.switches.direction {
            DirectionRule::CounterClockwise => DirectionRule::Clockwise,
            DirectionRule::Clockwise => DirectionRule::CounterClockwise,
            same => same,
        };
        mirrored
    }
}

impl Deref for Rules {
    type Target = Switches;

    fn deref(&self) -> &Switches {
        &self.switches
    }
}

impl Default for Rules {
    fn default() -> Self {
        Self::STANDARD
    }
}

impl fmt::Debug for Rules {
    /// The rules text: `standard` and what differs from it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "Rules({})",
            text::RulesText("standard", self, &Self::STANDARD)
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_reasons_are_given_at_once() {
        let errors = Rules::new(Switches {
            players: 7,
            dan: 0,
            quan_pieces: 0,
            end: EndRule::QuanPiecesCaptured,
            repetition: 1,
            ..Switches::default()
        })
        .unwrap_err();
        let keys: Vec<Key> = errors.0.iter().map(|e| e.keys()[0]).collect();
        assert_eq!(
            keys,
            [Key::Players, Key::Dan, Key::LimitsRepetition, Key::End]
        );
    }

    #[test]
    fn end_by_shortage_needs_a_shortage_that_ends() {
        for &shortage in Shortage::ALL {
            let rules = Rules::new(Switches {
                end: EndRule::Shortage,
                shortage,
                ..Switches::default()
            });
            let never = matches!(
                shortage,
                Shortage::Borrow | Shortage::Exchange | Shortage::Negative
            );
            assert_eq!(rules.is_err(), never, "{shortage}");
        }
    }
}
