//! The value of a position, proved.
//!
//! For two players and a refill that always succeeds the margin still to come
//! depends on the ring and the mover alone. What is proved of a position:
//!
//! - the *lower bound* L: the mover can force the game to end, after finitely
//!   many plies, with a margin of at least L, whatever the opponent plays;
//! - the *upper bound* U: the opponent can force the game to end with a margin
//!   of at most U for the mover, whatever the mover plays.
//!
//! None of the three limits of RULES §4 (repetition, quiet plies, plies) is in
//! force, and the margin is that of the final scores. A side that proves fails
//! wherever play goes beyond the horizon, or the board beyond the *cap*, a
//! number of dân that loans from nowhere may not carry it over; so L ≤ U
//! always, and a deeper horizon or a higher cap can only bring them closer.
//! They need not meet: where both sides would rather go round for ever, the
//! interval stays open. [`Solver::settle`] shows that such an interval is final,
//! or finds what can be forced beyond it.
//!
//! ```
//! use oaq_core::{Position, Rules, Switches};
//! use oaq_engine::solve::{Limits, NoWatch, try_prove};
//!
//! let small = Rules::new(Switches { squares: 3, dan: 3, ..Switches::default() })?;
//! let limits = Limits { memory: 64 << 20, ..Limits::default() };
//! let proof = try_prove(&Position::start(small), &limits, &NoWatch)?;
//! // Whoever begins wins by four.
//! assert_eq!(proof.value(), Some(4));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod cycles;
mod driver;
mod line;
mod lines;
mod plan;
mod problem;
mod proof;
mod prover;
mod rank;
mod table;

use oaq_core::Position;

pub use driver::Solver;
pub use lines::{prove_in_passing, prove_lines};
pub use plan::{Plan, Side, plan};
pub use problem::{Limits, Unsolvable};
pub use proof::{NoWatch, Proof, Watch};

/// Solves one position with tables of its own: [`Solver::new`], then
/// [`Solver::solve`].
///
/// # Errors
///
/// Why a position of these rules cannot be solved, or not within the memory
/// allowed.
pub fn try_prove(
    position: &Position,
    limits: &Limits,
    watch: &dyn Watch,
) -> Result<Proof, Unsolvable> {
    Solver::new(position, limits)?.solve(position, watch)
}
