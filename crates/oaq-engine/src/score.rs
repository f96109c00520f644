//! What a position is worth, and between which values a search looks.

use core::fmt;
use core::ops::{Add, Neg, Sub};

use oaq_core::{Outcome, Player};

/// How many points the player to move is expected to have more than the other
/// at the end of the game, in hundredths of a dân.
///
/// A finished game is worth its margin. Where a rule decides against the
/// points (`all-quan-wins`, `shortage = "lose"`), a win is worth at least one
/// dân, and a loss as much less.
///
/// ```
/// use oaq_engine::Score;
/// let score = Score::from_dan(6);
/// assert_eq!(score.hundredths(), 600);
/// assert_eq!((-score).to_string(), "-6");
/// assert_eq!(Score::from_hundredths(125).to_string(), "+1.25");
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Score(i32);

impl Score {
    /// Neither is ahead.
    pub const ZERO: Self = Self(0);

    /// Better than every score of a game: 10,000 dân and 255 quan of 100 are
    /// the most there can be, twice that the largest margin.
    pub const MAX: Self = Self(100_000_000);

    /// Worse than every score of a game.
    pub const MIN: Self = Self(-Self::MAX.0);

    /// So many dân. The margin of a game is meant; anything beyond
    /// [`Score::MAX`] is cut off.
    #[must_use]
    pub const fn from_dan(dan: i32) -> Self {
        Self::from_hundredths(dan.saturating_mul(100))
    }

    /// So many hundredths of a dân, cut off at [`Score::MIN`] and
    /// [`Score::MAX`].
    #[must_use]
    pub const fn from_hundredths(hundredths: i32) -> Self {
        if hundredths > Self::MAX.0 {
            Self::MAX
        } else if hundredths < Self::MIN.0 {
            Self::MIN
        } else {
            Self(hundredths)
        }
    }

    /// In hundredths of a dân.
    #[must_use]
    pub const fn hundredths(self) -> i32 {
        self.0
    }

    /// In dân.
    #[must_use]
    pub fn dan(self) -> f64 {
        f64::from(self.0) / 100.0
    }

    /// What a finished game of two players is worth to one of them.
    pub(crate) fn of_outcome(outcome: &Outcome, player: Player) -> Self {
        let scores = outcome.scores.as_slice();
        let margin = match player {
            Player::A => scores[0] - scores[1],
            _ => scores[1] - scores[0],
        };
        let margin = match (outcome.shares.has(player), outcome.shares.count()) {
            (true, 1) => margin.max(1),
            (false, _) => margin.min(-1),
            (true, _) => margin,
        };
        Self::from_dan(margin)
    }
}

impl Neg for Score {
    type Output = Self;
    fn neg(self) -> Self {
        Self(-self.0)
    }
}

impl Add for Score {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

impl Sub for Score {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self(self.0 - other.0)
    }
}

impl fmt::Display for Score {
    /// In dân, with a sign unless it is 0, and no more digits than needed.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = match self.0 {
            0 => "",
            1.. => "+",
            _ => "-",
        };
        let (whole, part) = (self.0.abs() / 100, self.0.abs() % 100);
        let text = match part {
            0 => format!("{sign}{whole}"),
            _ if part % 10 == 0 => format!("{sign}{whole}.{}", part / 10),
            _ => format!("{sign}{whole}.{part:02}"),
        };
        f.pad(&text)
    }
}

/// The values between which a search looks: whatever lies at or outside its
/// ends is only a bound.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Window {
    /// A value of this or less need only be shown to be no more.
    pub alpha: Score,
    /// A value of this or more need only be shown to be no less.
    pub beta: Score,
}

impl Window {
    /// Every value.
    pub const FULL: Self = Self {
        alpha: Score::MIN,
        beta: Score::MAX,
    };

    /// Whether only one question is asked: more than alpha, or not?
    pub(crate) const fn is_null(self) -> bool {
        self.beta.0 - self.alpha.0 == 1
    }

    /// The null window above a value.
    pub(crate) const fn above(alpha: Score) -> Self {
        Self {
            alpha,
            beta: Score(alpha.0 + 1),
        }
    }

    /// The window from the other side.
    pub(crate) fn flipped(self) -> Self {
        Self {
            alpha: -self.beta,
            beta: -self.alpha,
        }
    }
}

/// What a value says about the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Bound {
    /// The true value is this or less.
    Upper,
    /// It is this.
    Exact,
    /// It is this or more.
    Lower,
}

impl Bound {
    /// What a fail-soft value found in a window says.
    pub(crate) fn of(value: Score, window: Window) -> Self {
        if value <= window.alpha {
            Self::Upper
        } else if value >= window.beta {
            Self::Lower
        } else {
            Self::Exact
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn is_written_in_dan() {
        let text = |h| Score::from_hundredths(h).to_string();
        assert_eq!(text(0), "0");
        assert_eq!(text(5), "+0.05");
        assert_eq!(text(-150), "-1.5");
        assert_eq!(text(12_300), "+123");
        assert_eq!(format!("{:>6}", Score::from_dan(-7)), "    -7");
    }

    #[test]
    fn is_cut_off_at_its_ends() {
        assert_eq!(Score::from_dan(i32::MAX), Score::MAX);
        assert_eq!(Score::from_hundredths(i32::MIN), Score::MIN);
    }

    #[test]
    fn a_bound_depends_on_the_window() {
        let window = Window {
            alpha: Score::from_dan(-1),
            beta: Score::from_dan(1),
        };
        assert_eq!(Bound::of(Score::ZERO, window), Bound::Exact);
        assert_eq!(Bound::of(window.alpha, window), Bound::Upper);
        assert_eq!(Bound::of(window.beta, window), Bound::Lower);
        assert!(Window::above(Score::ZERO).is_null());
        assert_eq!(window.flipped(), window);
    }
}
