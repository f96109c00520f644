//! Plans spelled out: every position in which a side that forces a margin may
//! find itself, and what the limits of RULES §4 could do to it there.

mod graph;
mod log;

use oaq_core::node::{MarginNode, Node as _};
use oaq_core::{Position, Rules};

use super::driver::{Solver, margin_of_mover, other};
use super::problem::{Limits, Unsolvable};
use super::proof::Watch;
use super::prover::{Prover, Shared, Verdict};
use super::table::FOR_EVER;
use graph::{Claim, Graph};
pub(super) use log::Log;

/// A plan by which one side forces a margin: one move wherever it is to move,
/// an answer to every move of the other side.
///
/// Positions that are mirror images of each other count as one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plan {
    /// The positions in which who follows the plan may find itself, each as
    /// often as different margins are still to come from it.
    pub positions: u64,
    /// The most plies until the game is over.
    pub plies: u32,
    /// The most plies in a row without a capture.
    pub quiet_plies: u32,
    /// In how many of its positions the rule on repetition could end the game
    /// with less than the margin that is forced.
    pub cut_short: u64,
}

impl Plan {
    /// Whether the margin is forced under all limits of RULES §4, as these rules
    /// have them, from this position on. The position is the first of its game
    /// as far as repetition is concerned; the rules are those for which
    /// [`plan`] was asked, but for the limits on plies.
    #[must_use]
    pub fn keeps_limits(&self, rules: &Rules, position: &Position) -> bool {
        let below = |limit: u32, so_far: u32, more: u32| {
            limit == 0 || so_far.checked_add(more).is_some_and(|n| n < limit)
        };
        self.cut_short == 0
            && below(rules.quiet_plies, position.quiet_plies(), self.quiet_plies)
            && below(rules.max_plies, position.plies(), self.plies)
    }
}

/// Whose plan.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// The player to move, who forces a margin of at least so much.
    Mover,
    /// The other one, who forces it to be at most so much.
    Opponent,
}

/// Finds a plan by which a side forces a margin, given from the mover's side:
/// one that [`Solver::solve`] or [`Solver::settle`] has proved, or another. Half
/// of the memory that `limits` allow is for tables of its own, half for the log
/// of what it proves, unless the tables need more; one thread works.
///
/// `repetition` says which time a board with the same player to move ends the
/// game, 0 if never; it is not asked what the rules of the position say, nor
/// are their other limits in force (see [`Plan::keeps_limits`]).
///
/// `None` where the game is over, where the side cannot force the margin within
/// the horizon or has no room for the log, or if somebody says stop.
///
/// ```
/// use oaq_core::{Position, Rules, Switches};
/// use oaq_engine::solve::{Limits, NoWatch, Side, plan};
///
/// let small = Rules::new(Switches { squares: 3, dan: 3, ..Switches::default() })?;
/// let start = Position::start(small);
/// let limits = Limits { memory: 64 << 20, ..Limits::default() };
/// // Whoever begins wins by four, under the limits of the rules, too.
/// for side in [Side::Mover, Side::Opponent] {
///     let plan = plan(&start, &limits, side, 4, small.repetition.into(), &NoWatch)?;
///     assert!(plan.unwrap().keeps_limits(&small, &start));
/// }
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
///
/// As [`Solver::new`].
pub fn plan(
    position: &Position,
    limits: &Limits,
    side: Side,
    margin: i32,
    repetition: u32,
    watch: &dyn Watch,
) -> Result<Option<Plan>, Unsolvable> {
    let tables = |memory| Solver::new(position, &Limits { memory, ..*limits });
    let half = limits.memory / 2;
    let (solver, log) = match tables(half) {
        // The tables come first.
        Err(Unsolvable::Memory { least }) if least <= limits.memory => {
            (tables(least)?, limits.memory - least)
        }
        solver => (solver?, half),
    };
    let Some(node) = solver.node(position)? else {
        return Ok(None);
    };
    let shared = &solver.shared;
    let to_come = margin - margin_of_mover(&shared.rules, &node);
    let (player, wanted) = match side {
        Side::Mover => (node.to_move(), to_come),
        Side::Opponent => (other(node.to_move()), -to_come),
    };
    let entries = log / Log::ENTRY;
    let stop = |_| watch.stop();
    let mut prover = Prover::new(shared, player, &stop).with_log(entries);
    if !force(&mut prover, &node.with_margin(0), wanted, limits) {
        return Ok(None);
    }
    let log = prover.into_log();
    let root = Claim::new(place(shared, &node, side == Side::Mover), wanted);
    let graph = log
        .zip(root)
        .and_then(|(log, root)| Graph::follow(shared, &log, root, watch));
    Ok(graph.map(|graph| graph.measure(repetition)))
}

/// Proves a margin with horizon after horizon, as long as the log has room.
fn force(prover: &mut Prover<'_>, node: &MarginNode, wanted: i32, limits: &Limits) -> bool {
    let horizon = limits.horizon.min(Limits::MAX_HORIZON);
    for plies in (2..=horizon).step_by(2) {
        match prover.attempt(node, wanted, plies) {
            Verdict::Proved(_) => return true,
            Verdict::Failed(FOR_EVER) | Verdict::Stopped => return false,
            Verdict::Failed(_) => {}
        }
    }
    false
}

/// The number of a position, twice, and one more where it is not the planner's
/// move.
fn place(shared: &Shared, node: &MarginNode, plans: bool) -> u64 {
    shared.ranking.plain_number(&shared.rules, node) << 1 | u64::from(!plans)
}
