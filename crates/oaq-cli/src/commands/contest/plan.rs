//! What a match consists of: who plays, under which rules, from where, how
//! often and how fast.

use std::time::Duration;

use oaq_core::{Game, Move, Player, Position};
use oaq_notation::NamedRules;
use oaq_play::{SeatOptions, Who, read_time};

use super::elo::Sprt;

/// A match. The players are numbered as they were named; in each game they sit
/// at the board in another order.
#[derive(Debug)]
pub(super) struct Plan {
    pub(super) players: Vec<Who>,
    pub(super) options: Vec<SeatOptions>,
    pub(super) rules: NamedRules,
    pub(super) openings: Vec<Opening>,
    /// How many games there are at most: a multiple of the number of players.
    pub(super) games: usize,
    pub(super) seed: u64,
    pub(super) clocks: Option<Clocks>,
    pub(super) sprt: Option<Sprt>,
}

/// Where games begin: a position and moves.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Opening {
    pub(super) first: Position,
    pub(super) moves: Vec<Move>,
}

/// The clocks of every game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Clocks {
    pub(crate) base: Duration,
    pub(crate) increment: Duration,
}

impl Opening {
    /// The game at its beginning; nothing if a move is illegal.
    pub(super) fn game(&self) -> Option<Game> {
        let mut game = Game::new(self.first.clone());
        for &m in &self.moves {
            game.play(m).ok()?;
        }
        Some(game)
    }
}

impl Plan {
    /// How many sit at the board.
    pub(super) fn seats(&self) -> usize {
        self.players.len()
    }

    /// The games come in rounds: in each of them all games begin alike, and
    /// everybody sits on each seat once.
    pub(super) fn opening(&self, game: usize) -> &Opening {
        &self.openings[game / self.seats() % self.openings.len()]
    }

    /// Which player has a seat in a game.
    pub(super) fn at(&self, game: usize, seat: Player) -> usize {
        (seat.index() + game) % self.seats()
    }

    /// The seat that a player has in a game.
    pub(super) fn seat_of(&self, game: usize, player: usize) -> usize {
        (player + self.seats() - game % self.seats()) % self.seats()
    }

    /// What all chance of a player in a game follows from.
    pub(super) fn seed_of(&self, game: usize, player: usize) -> u64 {
        let place = (game * self.seats() + player) as u64;
        mixed(self.seed, place)
    }
}

/// A seed that follows from another one and a number, and has nothing to do with
/// those of other numbers.
///
/// CITE: the finaliser of Guy Steele, Doug Lea and Christine Flood, "Fast
/// splittable pseudorandom number generators", OOPSLA 2014 (`SplitMix64`).
pub(crate) fn mixed(seed: u64, number: u64) -> u64 {
    const GOLDEN: u64 = 0x9e37_79b9_7f4a_7c15;
    let mut z = seed.wrapping_add(GOLDEN.wrapping_mul(number.wrapping_add(1)));
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// Clocks as they are typed: `60+0.5`, `1m+500ms`, `300`.
pub(crate) fn read_clocks(typed: &str) -> Option<Clocks> {
    let (base, increment) = match typed.split_once('+') {
        Some((base, increment)) => (base, increment.trim()),
        None => (typed, "0"),
    };
    let base = read_time(base.trim())?;
    let increment = match increment {
        "0" | "0s" => Duration::ZERO,
        other => read_time(other)?,
    };
    Some(Clocks { base, increment })
}

/// A test as it is typed: `elo0=0,elo1=10,alpha=0.05,beta=0.05`. What is left
/// out has these values.
pub(crate) fn read_sprt(typed: &str) -> Option<Sprt> {
    let mut test = Sprt {
        elo0: 0.0,
        elo1: 10.0,
        alpha: 0.05,
        beta: 0.05,
    };
    let parts = typed.split([',', ' ']).filter(|part| !part.is_empty());
    for part in parts {
        let (name, value) = part.split_once('=')?;
        let value: f64 = value.trim().parse().ok()?;
        match name.trim().to_ascii_lowercase().as_str() {
            "elo0" => test.elo0 = value,
            "elo1" => test.elo1 = value,
            "alpha" => test.alpha = value,
            "beta" => test.beta = value,
            _ => return None,
        }
    }
    let chance = |x: f64| x > 0.0 && x < 0.5;
    let elo = |x: f64| x.abs() <= 1000.0;
    let sound = elo(test.elo0) && elo(test.elo1) && test.elo0 < test.elo1;
    (sound && chance(test.alpha) && chance(test.beta)).then_some(test)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_are_read_as_people_write_them() {
        let clocks = |base, increment| {
            Some(Clocks {
                base: Duration::from_millis(base),
                increment: Duration::from_millis(increment),
            })
        };
        for (typed, read) in [
            ("60+0.5", clocks(60_000, 500)),
            ("1m+500ms", clocks(60_000, 500)),
            ("10", clocks(10_000, 0)),
            ("10s+0", clocks(10_000, 0)),
            ("0+1", None),
            ("", None),
            ("soon+1", None),
            ("1+-1", None),
        ] {
            assert_eq!(read_clocks(typed), read, "{typed}");
        }
    }

    #[test]
    fn a_test_has_two_hypotheses_in_order() {
        let usual = read_sprt("elo0=0,elo1=10,alpha=0.05,beta=0.05").unwrap();
        assert_eq!(read_sprt(""), Some(usual));
        let other = read_sprt("elo0=-5, elo1=5 beta=0.1").unwrap();
        assert_eq!((other.elo0, other.elo1), (-5.0, 5.0));
        assert_eq!((other.alpha, other.beta), (0.05, 0.1));
        for none in [
            "elo0=10,elo1=0",
            "elo0=1,elo1=1",
            "alpha=0",
            "beta=1",
            "alpha=NaN",
            "elo1=inf",
            "gamma=1",
            "elo0",
            "elo0=x",
        ] {
            assert_eq!(read_sprt(none), None, "{none}");
        }
    }

    #[test]
    fn seeds_have_nothing_to_do_with_each_other() {
        let mut seeds: Vec<u64> = (0..1000).flat_map(|n| [mixed(1, n), mixed(2, n)]).collect();
        seeds.sort_unstable();
        seeds.dedup();
        assert_eq!(seeds.len(), 2000);
        // Written into files, so it must stay what it is.
        assert_eq!(mixed(0, 0), 0xe220_a839_7b1d_cdaf);
    }
}
