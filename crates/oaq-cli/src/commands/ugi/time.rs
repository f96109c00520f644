//! How long a move may take.

use std::time::Duration;

use super::parse::{Go, Malformed};

/// How long a search may take, from the moment it was asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Budget {
    /// No further depth is begun after this.
    pub(super) soft: Duration,
    /// The search is broken off here.
    pub(super) hard: Duration,
    /// Whether the time saved is there for later moves.
    pub(super) may_save: bool,
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
    /// The budget of a player, the first or the second; `None` if time does
    /// not matter.
    pub(super) fn of(go: &Go, first: bool) -> Result<Option<Self>, Malformed> {
        let (time, inc) = if first {
            (go.p1time, go.p1inc)
        } else {
            (go.p2time, go.p2inc)
        };
        let clock = match (time, inc) {
            (None, None) => {
                let others = [go.p1time, go.p2time, go.p1inc, go.p2inc];
                let only_others = others.iter().any(Option::is_some);
                let limited = go.movetime.is_some() || go.depth.is_some() || go.nodes.is_some();
                if only_others && !limited && !go.infinite {
                    let missing = if first { "p1time" } else { "p2time" };
                    return Err(Malformed::new(format!("`{missing}` is missing")));
                }
                None
            }
            (time, inc) => Some(Self::of_clock(millis(time), millis(inc))),
        };
        let movetime = go.movetime.map(|time| Self::of_move(millis(Some(time))));
        Ok(match (clock, movetime) {
            (Some(a), Some(b)) if b.hard < a.hard => Some(b),
            (a, b) => a.or(b),
        })
    }

    /// So much time left for the rest of the game, and so much added after
    /// each move.
    fn of_clock(left: Duration, inc: Duration) -> Self {
        let usable = left.saturating_sub(RESERVE + left / 50);
        let share = (usable / PARTS).saturating_add(inc / 4 * 3);
        Self {
            soft: (share / 2).min(usable / 2),
            hard: share.saturating_mul(2).min(usable / 2),
            may_save: true,
        }
    }

    /// So much time for the move.
    fn of_move(time: Duration) -> Self {
        let hard = time.saturating_sub(SAFETY + time / 100).max(time / 4);
        Self {
            soft: hard,
            hard,
            may_save: false,
        }
    }
}

/// A time that was given; below zero it is up.
fn millis(time: Option<i64>) -> Duration {
    Duration::from_millis(time.unwrap_or(0).try_into().unwrap_or(0))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ms(n: u64) -> Duration {
        Duration::from_millis(n)
    }

    /// Plays a game of so many moves on a clock, where every move takes all
    /// that the budget allows, and what the machine adds. What is left.
    fn play(time: u64, inc: u64, moves: u32, added: Duration) -> Option<Duration> {
        let mut left = ms(time);
        for _ in 0..moves {
            let go = Go {
                p1time: Some(i64::try_from(left.as_millis()).unwrap()),
                p1inc: Some(i64::try_from(inc).unwrap()),
                ..Go::default()
            };
            let budget = Budget::of(&go, true).unwrap().unwrap();
            assert!(budget.soft <= budget.hard, "{budget:?}");
            left = left.checked_sub(budget.hard + added)?;
            if left.is_zero() {
                return None;
            }
            left += ms(inc);
        }
        Some(left)
    }

    #[test]
    fn a_long_game_is_never_lost_on_time() {
        // Without an increment only the machine's part can use the clock up.
        for time in [1_000, 10_000, 60_000, 3_600_000] {
            assert!(play(time, 0, 300, ms(0)).is_some(), "{time} ms");
            assert!(play(time, 0, 50, ms(2)).is_some(), "{time} ms");
        }
        for (time, inc) in [(100, 10), (1_000, 10), (60, 20), (10_000, 1_000), (50, 50)] {
            assert!(play(time, inc, 500, ms(2)).is_some(), "{time}+{inc}");
            assert!(play(time, inc, 500, ms(5)).is_some(), "{time}+{inc}");
        }
    }

    #[test]
    fn a_tiny_clock_leaves_most_of_itself() {
        for left in 0..200 {
            let budget = Budget::of_clock(ms(left), ms(5_000));
            assert!(budget.hard <= ms(left) / 2, "{left}: {budget:?}");
            let budget = Budget::of_move(ms(left));
            assert!(budget.hard <= ms(left), "{left}: {budget:?}");
        }
        assert_eq!(millis(Some(-20)), ms(0));
    }

    #[test]
    fn time_is_used_as_well() {
        let budget = Budget::of_clock(ms(60_000), ms(0));
        assert!(budget.soft > ms(1_000), "{budget:?}");
        let budget = Budget::of_move(ms(1_000));
        assert!(budget.hard > ms(950), "{budget:?}");
    }

    #[test]
    fn the_mover_has_the_clock() {
        let go = Go {
            p1time: Some(1_000_000),
            p2time: Some(100),
            ..Go::default()
        };
        let first = Budget::of(&go, true).unwrap().unwrap();
        let second = Budget::of(&go, false).unwrap().unwrap();
        assert!(first.hard > ms(1_000) && second.hard < ms(100));
        let go = Go {
            p1time: Some(100),
            ..Go::default()
        };
        assert!(Budget::of(&go, false).is_err());
        let go = Go {
            depth: Some(3),
            ..go
        };
        assert_eq!(Budget::of(&go, false), Ok(None));
        // The shorter of two limits holds.
        let go = Go {
            p2time: Some(60_000),
            movetime: Some(50),
            ..go
        };
        assert!(Budget::of(&go, false).unwrap().unwrap().hard <= ms(50));
    }
}
