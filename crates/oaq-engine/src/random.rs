//! Chance: whoever moves at random, and the numbers that human-like slips need.

use oaq_core::{Game, Move};
use rand_pcg::Pcg32;
use rand_pcg::rand_core::{Rng as _, SeedableRng as _};

use crate::Chooser;

/// Plays any legal move, each as likely as the others, in games of any number
/// of players.
///
/// The seed decides all: the same games, asked about in the same order, get the
/// same moves on every machine.
///
/// ```
/// use oaq_core::{Game, Position, Rules};
/// use oaq_engine::{Chooser, RandomPlayer};
///
/// let play = |seed| {
///     let mut player = RandomPlayer::new(seed);
///     let mut game = Game::new(Position::start(Rules::STANDARD));
///     while let Some(m) = player.choose(&game) {
///         game.play(m)?;
///     }
///     Ok::<_, oaq_core::PlayError>(game.moves().to_vec())
/// };
/// assert_eq!(play(1)?, play(1)?);
/// assert_ne!(play(1)?, play(2)?);
/// # Ok::<(), oaq_core::PlayError>(())
/// ```
#[derive(Clone, Debug)]
pub struct RandomPlayer(Dice);

impl RandomPlayer {
    /// A player whose moves follow from a seed.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self(Dice::new(seed))
    }
}

impl Chooser for RandomPlayer {
    fn choose(&mut self, game: &Game) -> Option<Move> {
        let moves = game.position().legal_moves();
        let count = u32::try_from(moves.len()).ok().filter(|&n| n > 0)?;
        moves.get(self.0.below(count) as usize)
    }
}

/// Numbers by chance that are the same on every machine.
#[derive(Clone, Debug)]
pub(crate) struct Dice(Pcg32);

impl Dice {
    pub(crate) fn new(seed: u64) -> Self {
        Self(Pcg32::seed_from_u64(seed))
    }

    /// A number below this one, which is not 0.
    pub(crate) fn below(&mut self, end: u32) -> u32 {
        // CITE: multiplying instead of dividing: Daniel Lemire, "Fast random
        // integer generation in an interval", ACM TOMACS 29(1), 2019. What is
        // left of a bias is below one in a hundred million for a few moves.
        let wide = u64::from(self.0.next_u32()) * u64::from(end);
        (wide >> u32::BITS) as u32
    }

    /// What happens so many times in a thousand.
    pub(crate) fn happens(&mut self, permille: u32) -> bool {
        self.below(1000) < permille
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_gives_the_same_numbers_everywhere() {
        let mut dice = Dice::new(2024);
        let thrown: Vec<u32> = (0..12).map(|_| dice.below(10)).collect();
        assert_eq!(thrown, [3, 0, 7, 2, 4, 8, 9, 9, 0, 8, 8, 4]);
    }

    #[test]
    fn every_number_is_thrown_about_as_often() {
        let mut dice = Dice::new(1);
        let mut counts = [0_u32; 6];
        for _ in 0..6000 {
            counts[dice.below(6) as usize] += 1;
        }
        assert!(counts.iter().all(|n| (900..1100).contains(n)), "{counts:?}");
        let happened = (0..10_000).filter(|_| dice.happens(250)).count();
        assert!((2350..2650).contains(&happened), "{happened}");
    }
}
