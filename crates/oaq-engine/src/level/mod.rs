//! Players of different strength, from a child to all that the engine can do.

mod exact;
mod player;
mod sight;

pub use player::LevelPlayer;

use core::fmt;

use sight::Sight;

/// How well somebody plays: one of six levels.
///
/// The levels up to the fifth are limited by what they know, by how many moves
/// they look at and by slips such as people make, never by time, so that they
/// play alike on every machine. docs/levels.md says how they fare against each
/// other.
///
/// ```
/// use oaq_engine::Level;
/// let level = Level::new(3).unwrap();
/// assert_eq!((level.number(), level.id()), (3, "casual"));
/// assert_eq!(Level::ALL.len(), 6);
/// assert_eq!(Level::new(7), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Takes what is in reach, and overlooks much of it, the more so the
    /// further the sowing goes. What comes after the own move is no matter.
    Child,
    /// Takes the most there is to take and seldom overlooks it, but does not
    /// think of the answer.
    Beginner,
    /// Thinks of everybody else's answer too, and overlooks some of it.
    Casual,
    /// Looks some moves ahead, and now and then moves without thinking.
    Experienced,
    /// Looks many moves ahead.
    Expert,
    /// All that the engine can do in the time there is.
    Full,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Self; 6] = [
        Self::Child,
        Self::Beginner,
        Self::Casual,
        Self::Experienced,
        Self::Expert,
        Self::Full,
    ];

    /// The level with this number, 1 to 6.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        match number {
            1..=6 => Some(Self::ALL[number as usize - 1]),
            _ => None,
        }
    }

    /// Its number, 1 to 6.
    #[must_use]
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// The word for it, as programs read it: `child`.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Child => "child",
            Self::Beginner => "beginner",
            Self::Casual => "casual",
            Self::Experienced => "experienced",
            Self::Expert => "expert",
            Self::Full => "full",
        }
    }

    /// How it chooses a move.
    const fn method(self) -> Method {
        match self {
            Self::Child => Method::Look(Sight {
                answers: false,
                plain: 700,
                pick_up: 700,
            }),
            Self::Beginner => Method::Look(Sight::GLANCE),
            Self::Casual => Method::Look(Sight {
                answers: true,
                plain: 960,
                pick_up: 930,
            }),
            Self::Experienced => Method::Search {
                nodes: Some(400),
                slips: 80,
            },
            Self::Expert => Method::Search {
                nodes: Some(2_000),
                slips: 0,
            },
            Self::Full => Method::Search {
                nodes: None,
                slips: 0,
            },
        }
    }
}

impl fmt::Display for Level {
    /// Its id.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

/// How a level chooses a move.
#[derive(Clone, Copy, Debug)]
enum Method {
    /// Looks at what moves do, and does not see all of it.
    Look(Sight),
    /// Searches.
    Search {
        /// How many moves to play at most; as many as there is time for
        /// without it.
        nodes: Option<u64>,
        /// How many of a thousand moves are made without a search, at a glance
        /// like those of the second level.
        slips: u32,
    },
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_and_levels_belong_together() {
        for (place, level) in Level::ALL.into_iter().enumerate() {
            assert_eq!(usize::from(level.number()), place + 1);
            assert_eq!(Level::new(level.number()), Some(level));
        }
        assert_eq!((Level::new(0), Level::new(7)), (None, None));
    }
}
