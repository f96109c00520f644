//! How long the players may think.

use std::time::Duration;

use oaq_core::Player;
use oaq_play::ugi;

/// What time the players have: so much for the game, and some more with each
/// move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeControl {
    /// For the whole game.
    pub game: Duration,
    /// Given with each move.
    pub increment: Duration,
}

/// The clocks of a game, of which that of the player to move runs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Clock {
    control: TimeControl,
    left: [Duration; 4],
}

impl Clock {
    pub(crate) fn new(control: TimeControl) -> Self {
        Self {
            control,
            left: [control.game; 4],
        }
    }

    /// The clocks of a game that is gone on with: what each player has left,
    /// from A on. Whoever is not named has all of it.
    pub(crate) fn with(control: TimeControl, left: &[Duration]) -> Self {
        let mut clock = Self::new(control);
        for (all, &left) in clock.left.iter_mut().zip(left) {
            *all = left;
        }
        clock
    }

    /// The clocks as players are told of them who are programs.
    pub(crate) const fn told(&self) -> ugi::Clock {
        ugi::Clock {
            left: self.left,
            increment: self.control.increment,
        }
    }

    /// What a player has left.
    pub(crate) fn left(&self, player: Player) -> Duration {
        self.left[player.index()]
    }

    /// Time passes for a player. Whether there is some left.
    pub(crate) fn run(&mut self, player: Player, passed: Duration) -> bool {
        let left = &mut self.left[player.index()];
        *left = left.saturating_sub(passed);
        !left.is_zero()
    }

    /// A player has made a move.
    pub(crate) fn moved(&mut self, player: Player) {
        self.left[player.index()] += self.control.increment;
    }

    /// How long what is shown of a clock stays as it is.
    pub(crate) fn until_change(&self, player: Player) -> Duration {
        let left = self.left(player);
        let unit = if left < TENTHS {
            Duration::from_millis(100)
        } else {
            Duration::from_secs(1)
        };
        let over = left.as_nanos() % unit.as_nanos();
        match u64::try_from(over) {
            Ok(over) if over > 0 => Duration::from_nanos(over),
            _ => unit,
        }
    }
}

/// Below this, tenths of a second are shown.
const TENTHS: Duration = Duration::from_secs(10);

/// A time as clocks show it: `5:00`, `1:00:00`, `9.8`.
pub(crate) fn shown(left: Duration) -> String {
    if left < TENTHS {
        let tenths = left.as_millis().div_ceil(100);
        return format!("{}.{}", tenths / 10, tenths % 10);
    }
    // A clock that shows a second has some of it left.
    let seconds = left.as_secs() + u64::from(left.subsec_nanos() > 0);
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    match hours {
        0 => format!("{minutes}:{seconds:02}"),
        _ => format!("{hours}:{minutes:02}:{seconds:02}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_shown_as_clocks_do() {
        let of = |millis| shown(Duration::from_millis(millis));
        let times = [0, 1, 9_800, 9_999, 10_000, 59_001, 60_000, 3_600_000];
        let texts = times.map(of);
        assert_eq!(
            texts,
            [
                "0.0", "0.1", "9.8", "10.0", "0:10", "1:00", "1:00", "1:00:00"
            ]
        );
    }

    #[test]
    fn a_clock_runs_out_once_and_gets_more_with_a_move() {
        let second = Duration::from_secs(1);
        let mut clock = Clock::new(TimeControl {
            game: 3 * second,
            increment: 2 * second,
        });
        assert!(clock.run(Player::A, 2 * second));
        clock.moved(Player::A);
        assert_eq!(clock.left(Player::A), 3 * second);
        assert_eq!(clock.left(Player::B), 3 * second);
        assert!(!clock.run(Player::A, 5 * second));
        assert_eq!(clock.left(Player::A), Duration::ZERO);
    }

    #[test]
    fn it_is_looked_at_when_it_shows_something_else() {
        let mut clock = Clock::new(TimeControl {
            game: Duration::from_secs(60),
            increment: Duration::ZERO,
        });
        for _ in 0..200 {
            let before = shown(clock.left(Player::A));
            let wait = clock.until_change(Player::A);
            assert!(clock.run(Player::A, wait.saturating_sub(Duration::from_nanos(1))));
            let same = shown(clock.left(Player::A)) == before;
            clock.run(Player::A, Duration::from_nanos(2));
            assert!(same || shown(clock.left(Player::A)) != before);
            if clock.left(Player::A).is_zero() {
                return;
            }
        }
        assert_eq!(shown(clock.left(Player::A)), "0.0");
    }
}
