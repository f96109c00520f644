//! A game: positions and moves so far, with the rule that needs them all.

use crate::position::RepetitionKey;
use crate::{EndReason, Move, Outcome, PlayError, Position, Rules, Visitor};

/// A game from some first position on, with undo and redo.
///
/// A game applies the repetition rule, which a single [`Position`] cannot: the
/// position that arises for the last allowed time is over.
///
/// ```
/// use oaq_core::{Direction, Game, Move, Position, Rules};
///
/// let mut game = Game::new(Position::start(Rules::STANDARD));
/// game.play(Move::new(1, Direction::Right).unwrap())?;
/// assert_eq!(game.moves().len(), 1);
/// assert!(game.undo() && game.redo() && !game.redo());
/// # Ok::<(), oaq_core::PlayError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Game {
    /// The first position and one after each move, undone ones included.
    positions: Vec<Position>,
    /// The hash of each position's repetition key.
    hashes: Vec<u64>,
    moves: Vec<Move>,
    /// How many of the moves are played.
    ply: usize,
}

impl Game {
    /// A game that begins with this position; it may be over.
    #[must_use]
    pub fn new(first: Position) -> Self {
        Self {
            hashes: vec![first.repetition_key().hash64()],
            positions: vec![first],
            moves: Vec::new(),
            ply: 0,
        }
    }

    /// Begins another game, in the memory of this one.
    ///
    /// ```
    /// use oaq_core::{Direction, Game, Move, Position, Rules};
    /// let start = Position::start(Rules::STANDARD);
    /// let mut game = Game::new(start.clone());
    /// game.play(Move::new(1, Direction::Right).unwrap())?;
    /// game.restart(start.clone());
    /// assert_eq!((game.position(), game.undo_redo()), (&start, (0, 0)));
    /// # Ok::<(), oaq_core::PlayError>(())
    /// ```
    pub fn restart(&mut self, first: Position) {
        self.positions.clear();
        self.hashes.clear();
        self.moves.clear();
        self.ply = 0;
        self.hashes.push(first.repetition_key().hash64());
        self.positions.push(first);
    }

    /// The position now.
    #[must_use]
    pub fn position(&self) -> &Position {
        &self.positions[self.ply]
    }

    /// The first position.
    #[must_use]
    pub fn first(&self) -> &Position {
        &self.positions[0]
    }

    /// The rules.
    #[must_use]
    pub fn rules(&self) -> &Rules {
        self.position().rules()
    }

    /// The moves played, undone ones left out.
    #[must_use]
    pub fn moves(&self) -> &[Move] {
        &self.moves[..self.ply]
    }

    /// The first position and those after each move played.
    #[must_use]
    pub fn positions(&self) -> &[Position] {
        &self.positions[..=self.ply]
    }

    /// How the game ended, if it did.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.position().outcome()
    }

    /// Plays a move. What had been undone is forgotten.
    ///
    /// # Errors
    ///
    /// If the move is illegal; nothing is changed then.
    pub fn play(&mut self, m: Move) -> Result<&Position, PlayError> {
        self.play_with(m, &mut ())
    }

    /// As [`Game::play`], telling a visitor each thing that happens.
    ///
    /// # Errors
    ///
    /// If the move is illegal; nothing is changed and nothing told.
    pub fn play_with<V: Visitor>(
        &mut self,
        m: Move,
        visitor: &mut V,
    ) -> Result<&Position, PlayError> {
        let before = self.position();
        before.require_legal(m)?;
        let mover = Some(before.to_move());
        self.positions.truncate(self.ply + 1);
        self.hashes.truncate(self.ply + 1);
        self.moves.truncate(self.ply);
        // Positions are large: the next one is made where it will stay.
        self.positions.extend_from_within(self.ply..);
        let next = &mut self.positions[self.ply + 1];
        next.step(m, visitor);
        let key = next.repetition_key();
        let hash = key.hash64();
        let repeated = !next.is_over() && self.completes_repetition(&key, hash);
        let next = &mut self.positions[self.ply + 1];
        if repeated {
            next.finish(EndReason::Repetition, mover, visitor);
        }
        next.apply_limits(mover, visitor);
        self.hashes.push(hash);
        self.moves.push(m);
        self.ply += 1;
        Ok(self.position())
    }

    /// Whether a position with this key, arising now, is the one that ends the
    /// game by repetition.
    fn completes_repetition(&self, key: &RepetitionKey, hash: u64) -> bool {
        let allowed = usize::from(self.rules().repetition);
        let hashes = &self.hashes[..=self.ply];
        // Hardly any position has arisen before, and hashes alone are quickly
        // gone through.
        let before = || hashes.iter().filter(|&&h| h == hash).count();
        allowed != 0 && before() + 1 >= allowed && self.count(key, hash) + 1 >= allowed
    }

    fn count(&self, key: &RepetitionKey, hash: u64) -> usize {
        self.hashes[..=self.ply]
            .iter()
            .zip(self.positions())
            .filter(|&(&h, position)| h == hash && position.repetition_key() == *key)
            .count()
    }

    /// How often the position now has arisen, this time included.
    #[must_use]
    pub fn repetitions(&self) -> usize {
        self.count(&self.position().repetition_key(), self.hashes[self.ply])
    }

    /// Takes the last move back. `false` if there is none.
    pub fn undo(&mut self) -> bool {
        let possible = self.ply > 0;
        self.ply -= usize::from(possible);
        possible
    }

    /// Plays again what was taken back last. `false` if there is nothing.
    pub fn redo(&mut self) -> bool {
        let possible = self.ply < self.moves.len();
        self.ply += usize::from(possible);
        possible
    }

    /// How many moves can be taken back and how many played again.
    #[must_use]
    pub fn undo_redo(&self) -> (usize, usize) {
        (self.ply, self.moves.len() - self.ply)
    }
}
