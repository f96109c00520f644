//! Proofs for what a search has found.

use std::cmp::Reverse;
use std::collections::HashSet;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use oaq_core::{Game, Move, Position};

use super::driver::Solver;
use super::problem::Limits;
use super::proof::Watch;
use crate::score::Score;
use crate::search::{Analysis, Line};

/// Bytes for the tables. Where the board is too full to be told apart in so
/// little, nothing can be proved quickly either.
const MEMORY: u64 = 16 << 20;

/// How long the plans are.
const HORIZON: u32 = 40;

/// How far the limits of RULES §4 must be away, in plies, to be left out.
const FAR: u32 = 60;

/// Fewer nodes than this are not worth the beginning.
const LEAST: u64 = 4096;

/// How many nodes pass between two questions whether to stop.
const PACE: u64 = 4096;

/// Proves, if it can be done with so many nodes, what the position of a game is
/// worth, and puts the proof where the evaluation of a search was: the best
/// line becomes one that keeps the value, the others are proved too as far as
/// the nodes reach, and none is worth more than the best.
///
/// What is proved is the margin with which best play ends, the three limits of
/// RULES §4 (repetition, quiet plies, plies) left out. So nothing is done where
/// they may matter soon: where a position has repeated, or fewer than 60 plies
/// are left to a limit. Nothing is done either under rules that
/// [`Solver::new`] refuses, if the game is over, and if every line is proven
/// already.
///
/// ```
/// use oaq_core::{Game, Position, Rules, Switches};
/// use oaq_engine::solve::prove_lines;
/// use oaq_engine::{Limits, Options, Score, Searcher};
///
/// let small = Rules::new(Switches { squares: 3, dan: 1, ..Switches::default() })?;
/// let game = Game::new(Position::start(small));
/// let shallow = Limits { depth: Some(3), ..Limits::default() };
/// let mut found = Searcher::new(Options::default()).search(&game, &shallow, 1, &())?;
/// assert!(!found.lines[0].proven);
/// prove_lines(&game, &mut found, 1_000_000);
/// assert!(found.lines[0].proven);
/// assert_eq!(found.lines[0].score, Score::from_dan(26));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn prove_lines(game: &Game, analysis: &mut Analysis, nodes: u64) {
    if nodes < LEAST || analysis.lines.iter().all(|line| line.proven) || !may_be_proved(game) {
        return;
    }
    let position = game.position();
    let limits = Limits {
        memory: MEMORY,
        horizon: HORIZON,
        ..Limits::default()
    };
    let Ok(solver) = Solver::new(position, &limits) else {
        return;
    };
    let budget = Budget {
        left: AtomicU64::new(nodes),
    };
    let Some(value) = value(&solver, position, &budget) else {
        return;
    };
    let moves = solver.line(position, value, &budget).unwrap_or_default();
    let Some(&first) = moves.first() else {
        return;
    };
    let score = Score::from_dan(value);
    let wanted = analysis.lines.len();
    analysis.lines.retain(|line| line.first() != first);
    analysis.lines.truncate(wanted - 1);
    for line in &mut analysis.lines {
        match after(&solver, position, line.first(), &budget) {
            Some(value) => {
                line.score = Score::from_dan(value);
                line.proven = true;
            }
            // More than the best is out of reach.
            None => line.score = line.score.min(score),
        }
    }
    analysis.lines.insert(
        0,
        Line {
            score,
            proven: true,
            moves,
        },
    );
    analysis.lines.sort_by_key(|line| Reverse(line.score));
}

/// [`prove_lines`] with a quarter of the nodes that the search took, so that it
/// costs a small part of what the search did.
pub fn prove_in_passing(game: &Game, analysis: &mut Analysis) {
    prove_lines(game, analysis, analysis.nodes / 4);
}

/// Whether the limits are far away.
fn may_be_proved(game: &Game) -> bool {
    let position = game.position();
    let rules = game.rules();
    let far = |limit: u32, now: u32| limit == 0 || limit.saturating_sub(now) >= FAR;
    let mut seen = HashSet::new();
    !position.is_over()
        && far(rules.quiet_plies, position.quiet_plies())
        && far(rules.max_plies, position.plies())
        && game
            .positions()
            .iter()
            .all(|position| seen.insert(position.repetition_key()))
}

fn value(solver: &Solver, position: &Position, budget: &Budget) -> Option<i32> {
    solver.solve(position, budget).ok()?.value()
}

/// What a move is worth to the player who makes it.
fn after(solver: &Solver, position: &Position, m: Move, budget: &Budget) -> Option<i32> {
    let next = position.play(m).ok()?;
    if budget.left.load(Relaxed) == 0 {
        return None;
    }
    let value = value(solver, &next, budget)?;
    // The player shown to move next is the other one, at the end of the game
    // too.
    Some(-value)
}

/// Stops when so many nodes are spent.
struct Budget {
    left: AtomicU64,
}

impl Watch for Budget {
    fn stop(&self) -> bool {
        let left = self.left.load(Relaxed).saturating_sub(PACE);
        self.left.store(left, Relaxed);
        left == 0
    }
}
