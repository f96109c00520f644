//! The rules of *ô ăn quan*, the Vietnamese mancala game, with every attested
//! variant.
//!
//! Everything is data: [`Switches`] hold any values, [`Rules`] checked ones; a
//! [`Setup`] is a position as written, a [`Position`] is checked and ready for
//! its mover. A [`Move`] turns one position into the next and tells a
//! [`Visitor`] each [`Event`] on the way; a [`Game`] keeps the history.
//!
//! ```
//! use oaq_core::{Game, Position, Rules};
//!
//! let mut game = Game::new(Position::start(Rules::STANDARD));
//! while let Some(m) = game.position().legal_moves().get(0) {
//!     game.play(m).unwrap();
//! }
//! let outcome = game.outcome().unwrap();
//! assert_eq!(outcome.scores.as_slice().iter().sum::<i32>(), 70);
//! ```
//!
//! This crate knows no language, no file and no clock. Text goes through
//! `oaq-notation`. The feature `files` adds rule files and the shipped
//! variants (the module `files`); without it there is one dependency, for
//! error types.

mod board;
mod event;
#[cfg(feature = "files")]
pub mod files;
mod film;
mod game;
mod moves;
pub mod node;
mod perft;
mod player;
mod position;
mod rules;
mod score;
mod setup;
mod state;

pub use board::{Board, MAX_RING, Square, SquareKind};
pub use event::{Event, Leftover, StopReason, Visitor};
pub use game::Game;
pub use moves::{Direction, Move, MoveIter, MoveList};
pub use perft::{perft, perft_divide, perft_divide_on};
pub use player::Player;
pub use position::{IllegalMove, PlayError, Position, RepetitionKey};
pub use rules::{
    DirectionRule, EndRule, GapRule, ImmatureCounts, Key, Kind, Override, OverrideError, QuanAhead,
    QuanLeftover, RowsRule, RuleError, RuleErrors, Rules, Shortage, Switches, Value, ValueError,
};
pub use score::{EndReason, Outcome, Scores, Shares};
pub use setup::{Debt, MAX_DAN, MAX_QUAN, QuanSquare, Setup, SetupError, SetupErrors, Store};
