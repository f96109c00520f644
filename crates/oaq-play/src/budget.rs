//! How long a move may take.

use std::time::Duration;

/// How long a search may take, from the moment it was asked for.
///
/// ```
/// use std::time::Duration;
/// use oaq_play::Budget;
///
/// let budget = Budget::of_clock(Duration::from_secs(60), Duration::ZERO);
/// assert!(budget.soft < budget.hard && budget.hard < Duration::from_secs(10));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// No further depth is begun after this.
    pub soft: Duration,
    /// The search is broken off here.
    pub hard: Duration,
    /// Whether the time saved is there for later moves.
    pub may_save: bool,
}

/// Of a clock so much is never thought away: what the ways between two programs
/// and a busy machine cost comes off it with every move.
const RESERVE: Duration = Duration::from_millis(50);

/// The same for a single move.
const SAFETY: Duration = Duration::from_millis(15);

/// Into so many parts the time left is divided: about as many moves as a
/// player still has in most games.
const PARTS: u32 = 20;

impl Budget {
    /// So much time left for the rest of the game, and so much added after
    /// each move.
    #[must_use]
    pub fn of_clock(left: Duration, inc: Duration) -> Self {
        let usable = left.saturating_sub(RESERVE + left / 50);
        let share = (usable / PARTS).saturating_add(inc / 4 * 3);
        Self {
            soft: (share / 2).min(usable / 2),
            hard: share.saturating_mul(2).min(usable / 2),
            may_save: true,
        }
    }

    /// So much time for the move, some of which is left for the way.
    #[must_use]
    pub fn of_move(time: Duration) -> Self {
        let hard = time.saturating_sub(SAFETY + time / 100).max(time / 4);
        Self {
            soft: hard,
            hard,
            may_save: false,
        }
    }

    /// So much time for the move, all of it.
    #[must_use]
    pub const fn exactly(time: Duration) -> Self {
        Self {
            soft: time,
            hard: time,
            may_save: false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tiny_clock_leaves_most_of_itself() {
        let ms = Duration::from_millis;
        for left in 0..200 {
            let budget = Budget::of_clock(ms(left), ms(5_000));
            assert!(budget.hard <= ms(left) / 2, "{left}: {budget:?}");
            let budget = Budget::of_move(ms(left));
            assert!(budget.hard <= ms(left), "{left}: {budget:?}");
        }
    }
}
