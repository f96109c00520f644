//! Playing strength for *ô ăn quan*: whoever chooses moves without being
//! human.
//!
//! The engine prints nothing, waits for nothing and reads no clock. Front ends
//! know it through one trait, [`Chooser`].
//!
//! ```
//! use oaq_core::{Game, Position, Rules};
//! use oaq_engine::{Chooser, Greedy};
//!
//! let mut game = Game::new(Position::start(Rules::STANDARD));
//! while let Some(m) = Greedy.choose(&game) {
//!     game.play(m)?;
//! }
//! assert!(game.outcome().is_some());
//! # Ok::<(), oaq_core::PlayError>(())
//! ```

pub mod bench;
mod eval;
mod facts;
mod greedy;
mod level;
mod random;
mod review;
mod score;
mod search;
pub mod solve;

pub use eval::Weights;
pub use facts::{Capture, Facts, Refilled, best_capture, threat_of_next};
pub use greedy::Greedy;
pub use level::{Level, LevelPlayer};
pub use random::RandomPlayer;
pub use review::{JudgeError, Judgement, Mark, Summary, judge, seen_by_a};
pub use score::{Bound, Score, Window};
pub use search::{
    Analysis, Handler, Limits, Line, MAX_DEPTH, Options, SearchError, SearchPlayer, Searcher,
};

use oaq_core::{Game, Move};

/// Somebody who chooses moves.
pub trait Chooser {
    /// A legal move for the player to move, or `None` if the game is over.
    fn choose(&mut self, game: &Game) -> Option<Move>;
}
