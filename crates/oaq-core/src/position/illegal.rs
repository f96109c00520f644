//! Why a move cannot be played.

use crate::{Direction, EndReason, Move, Player, Position};

/// Why a move cannot be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum IllegalMove {
    /// The game is over.
    #[error("the game is over ({0})")]
    GameOver(EndReason),
    /// The board has no square with this number.
    #[error("there is no square {number}; squares are numbered 1 to {squares}")]
    NoSuchSquare {
        /// The number of the move.
        number: u8,
        /// How many squares a row has.
        squares: u8,
    },
    /// The square holds nothing.
    #[error("square {number} of {player} is empty")]
    EmptySquare {
        /// The mover.
        player: Player,
        /// The number of the square.
        number: u8,
    },
    /// The rules, or the first move of the game, allow the other direction
    /// only.
    #[error("only {} is allowed in this game", .allowed.letter())]
    WrongDirection {
        /// The direction that is allowed.
        allowed: Direction,
    },
}

/// An illegal move, with the position it was meant for.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("illegal move {m}: {reason}")]
pub struct PlayError {
    /// The position, unchanged.
    pub position: Box<Position>,
    /// The move.
    pub m: Move,
    /// Why it cannot be played.
    pub reason: IllegalMove,
}
