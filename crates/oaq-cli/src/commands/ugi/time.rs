//! How long a move may take.

use std::time::Duration;

use oaq_play::Budget;

use super::parse::{Go, Malformed};

/// The budget of a player, the first or the second; `None` if time does not
/// matter.
pub(super) fn budget(go: &Go, first: bool) -> Result<Option<Budget>, Malformed> {
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
        (time, inc) => Some(Budget::of_clock(millis(time), millis(inc))),
    };
    let movetime = go.movetime.map(|time| Budget::of_move(millis(Some(time))));
    Ok(match (clock, movetime) {
        (Some(a), Some(b)) if b.hard < a.hard => Some(b),
        (a, b) => a.or(b),
    })
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
            let budget = super::budget(&go, true).unwrap().unwrap();
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
    fn a_clock_below_zero_is_up() {
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
        let first = super::budget(&go, true).unwrap().unwrap();
        let second = super::budget(&go, false).unwrap().unwrap();
        assert!(first.hard > ms(1_000) && second.hard < ms(100));
        let go = Go {
            p1time: Some(100),
            ..Go::default()
        };
        assert!(super::budget(&go, false).is_err());
        let go = Go {
            depth: Some(3),
            ..go
        };
        assert_eq!(super::budget(&go, false), Ok(None));
        // The shorter of two limits holds.
        let go = Go {
            p2time: Some(60_000),
            movetime: Some(50),
            ..go
        };
        assert!(super::budget(&go, false).unwrap().unwrap().hard <= ms(50));
    }
}
