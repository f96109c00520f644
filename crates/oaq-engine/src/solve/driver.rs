//! Both bounds, horizon after horizon.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::sync::{Mutex, PoisonError};

use oaq_core::node::{MarginNode, Node as _};
use oaq_core::{Player, Position, Rules};

use super::problem::{self, Limits, Unsolvable};
use super::proof::{Proof, Watch};
use super::prover::{Prover, Shared, Verdict};
use super::rank::Ranking;
use super::table::{FOR_EVER, Table};

/// A horizon grows by a move of each player.
const DEEPER: usize = 2;

/// Proves bounds for the positions of one game. What it learns of one position
/// it remembers for the next.
pub struct Solver {
    pub(super) shared: Shared,
    limits: Limits,
    /// The most quan in one ô quan.
    quan: u32,
}

impl Solver {
    /// A solver for this position and those that can arise from it, with
    /// tables of the size allowed. The memory is taken at once.
    ///
    /// # Errors
    ///
    /// Why a position of these rules cannot be solved, or not within the
    /// memory allowed.
    pub fn new(position: &Position, limits: &Limits) -> Result<Self, Unsolvable> {
        let rules = *position.rules();
        let (dan, quan) = match problem::node(position)? {
            Some((node, quan)) => (node.total(), quan),
            // Nothing will ever be looked up.
            None => (0, 0),
        };
        let cap = limits.cap.unwrap_or(dan + 4 * u32::from(rules.squares));
        if cap < dan {
            return Err(Unsolvable::TooLarge);
        }
        let cap = cap.min(u8::MAX.into());
        let ranking = Ranking::new(&rules, cap, quan)?;
        let width = ranking.width();
        let least = 2 * Table::least_bytes(width);
        if limits.memory < least {
            return Err(Unsolvable::Memory { least });
        }
        let table = || Table::new(width, limits.memory / 2).ok_or(Unsolvable::NoMemory);
        let tables = [table()?, table()?];
        Ok(Self {
            shared: Shared {
                rules,
                ranking,
                tables,
                cap,
            },
            limits: Limits {
                horizon: limits.horizon.min(Limits::MAX_HORIZON),
                ..*limits
            },
            quan,
        })
    }

    /// Proves bounds for a position until they meet, until none of them can
    /// get better, or until somebody says stop.
    ///
    /// # Errors
    ///
    /// If it is not a position of the game that the solver was made for, or
    /// has more dân than the cap.
    ///
    /// # Panics
    ///
    /// If the bounds contradict each other: a fault of this crate, which is
    /// better loud than wrong.
    pub fn solve(&self, position: &Position, watch: &dyn Watch) -> Result<Proof, Unsolvable> {
        let mut proof = Proof {
            cap: self.shared.cap,
            ..Proof::default()
        };
        let Some(node) = self.node(position)? else {
            let margin = final_margin(position);
            (proof.lower, proof.upper) = (Some(margin), Some(margin));
            proof.is_final = true;
            return Ok(proof);
        };
        let task = Task::new(&self.shared, node, self.limits.horizon, watch, proof);
        if self.limits.threads > 1 {
            std::thread::scope(|scope| {
                scope.spawn(|| task.run(&[0]));
                task.run(&[1]);
            });
        } else {
            task.run(&[0, 1]);
        }
        Ok(task.proof())
    }

    /// The position as a node; `None` where the game is over.
    pub(super) fn node(&self, position: &Position) -> Result<Option<MarginNode>, Unsolvable> {
        if *position.rules() != self.shared.rules {
            return Err(Unsolvable::OtherRules);
        }
        match problem::node(position)? {
            Some((node, quan)) if quan > self.quan || node.total() > self.shared.cap => {
                Err(Unsolvable::TooLarge)
            }
            Some((node, _)) => Ok(Some(node)),
            None => Ok(None),
        }
    }
}

/// The margin of a game that is over, from the side of the player shown to
/// move.
pub(super) fn final_margin(position: &Position) -> i32 {
    let scores = position.scores();
    let points = scores.as_slice();
    let margin = points[0] - points[1];
    if position.to_move() == Player::A {
        margin
    } else {
        -margin
    }
}

/// One position to be solved.
struct Task<'a> {
    shared: &'a Shared,
    node: MarginNode,
    horizon: u32,
    /// The horizon with which the first margin to try is given up.
    patience: u32,
    /// The margin still to come that is given up first, with its sign changed.
    most: i32,
    watch: &'a dyn Watch,
    /// Told to all threads: no more is to be done.
    halt: AtomicBool,
    nodes: [AtomicU64; 2],
    state: Mutex<State>,
}

/// What the two sides have found so far.
struct State {
    sides: [Side; 2],
    stopped: bool,
    proof: Proof,
}

/// What one side has found. Margins are from its own side.
#[derive(Clone, Copy)]
struct Side {
    bound: Option<i32>,
    /// The horizon with which the bound was proved.
    proved: u32,
    /// The horizon within which nothing better can be forced.
    searched: u32,
    /// Nothing better can be forced at all.
    is_final: bool,
    /// The margin in the stores.
    margin: i32,
    /// The first margin to try.
    guess: i32,
}

impl<'a> Task<'a> {
    fn new(
        shared: &'a Shared,
        node: MarginNode,
        horizon: u32,
        watch: &'a dyn Watch,
        proof: Proof,
    ) -> Self {
        let margin = margin_of_mover(&shared.rules, &node);
        let value = i32::from(shared.rules.quan_value);
        let side = |margin| Side {
            bound: None,
            proved: 0,
            searched: 0,
            is_final: false,
            margin,
            guess: margin - value,
        };
        Self {
            shared,
            node,
            horizon,
            patience: (u32::from(shared.rules.squares) * 4 + 4).min(horizon & !1),
            most: (2 * problem::points(&shared.rules, &node) + 8 * i32::from(shared.rules.squares))
                .min(MOST_TO_COME),
            watch,
            halt: AtomicBool::new(false),
            nodes: [AtomicU64::new(0), AtomicU64::new(0)],
            state: Mutex::new(State {
                sides: [side(margin), side(-margin)],
                stopped: false,
                proof,
            }),
        }
    }

    /// Works for some sides until all is done.
    fn run(&self, sides: &[usize]) {
        let players = [self.node.to_move(), other(self.node.to_move())];
        let stop = |side: usize| {
            move |nodes: u64| {
                self.nodes[side].store(nodes, Relaxed);
                self.halt.load(Relaxed) || self.watch.stop()
            }
        };
        let stops = [stop(0), stop(1)];
        let mut provers: Vec<_> = sides
            .iter()
            .map(|&side| (side, Prover::new(self.shared, players[side], &stops[side])))
            .collect();
        for horizon in (2..=self.horizon).step_by(DEEPER) {
            for (side, prover) in &mut provers {
                if !self.raise(*side, prover, horizon) {
                    return;
                }
            }
        }
    }

    /// Raises the bound of a side as far as it goes with a horizon. Whether
    /// there is anything left to do.
    fn raise(&self, side: usize, prover: &mut Prover<'_>, horizon: u32) -> bool {
        while let Some(target) = self.next_target(side, horizon) {
            let verdict = prover.attempt(&self.node, target, horizon);
            self.nodes[side].store(prover.nodes, Relaxed);
            self.take(side, horizon, verdict);
        }
        !self.halt.load(Relaxed)
    }

    /// The margin that a side should try to force next, if any.
    fn next_target(&self, side: usize, horizon: u32) -> Option<i32> {
        if self.halt.load(Relaxed) {
            return None;
        }
        let state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        let (mine, its) = (state.sides[side], state.sides[1 - side]);
        if mine.is_final || mine.searched >= horizon {
            return None;
        }
        let step = problem::step(&self.shared.rules);
        let target = match (mine.bound, its.bound) {
            (Some(bound), _) => bound + step,
            // More than what the other side leaves is out of reach.
            (None, Some(bound)) => mine.guess.min(-bound),
            (None, None) => mine.guess,
        };
        let odd = step == 2 && (target ^ problem::parity(&self.shared.rules, &self.node)) & 1 == 1;
        Some(target + i32::from(odd))
    }

    /// Takes note of what came of an attempt.
    fn take(&self, side: usize, horizon: u32, verdict: Verdict) {
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        let mine = &mut state.sides[side];
        match verdict {
            Verdict::Proved(bound) => {
                mine.bound = Some(bound);
                mine.proved = horizon;
            }
            Verdict::Failed(depth) => {
                let for_ever = depth == FOR_EVER;
                let lowest = mine.margin - self.most;
                if mine.bound.is_some() || mine.guess <= lowest {
                    mine.searched = horizon;
                    mine.is_final = for_ever;
                } else if for_ever || horizon >= self.patience {
                    // Perhaps less can be forced.
                    mine.guess = lowest;
                } else {
                    mine.searched = horizon;
                }
            }
            Verdict::Stopped => {
                state.stopped |= !self.halt.load(Relaxed);
                self.halt.store(true, Relaxed);
                return;
            }
        }
        state.update(self.nodes.each_ref().map(|n| n.load(Relaxed)));
        if state.proof.value().is_some() || state.proof.is_final {
            self.halt.store(true, Relaxed);
        }
        self.watch.progress(&state.proof);
    }

    fn proof(self) -> Proof {
        let mut state = self
            .state
            .into_inner()
            .unwrap_or_else(PoisonError::into_inner);
        state.update(self.nodes.map(AtomicU64::into_inner));
        let decided = state.proof.value().is_some() || state.proof.is_final;
        state.proof.stopped = state.stopped && !decided;
        state.proof
    }
}

/// The largest margin still to come that is reckoned with: well within what a
/// table can hold.
const MOST_TO_COME: i32 = 100;

impl State {
    /// Brings the proof up to date.
    fn update(&mut self, nodes: [u64; 2]) {
        let [mover, opponent] = self.sides;
        let proof = &mut self.proof;
        proof.lower = mover.bound;
        proof.upper = opponent.bound.map(|bound| -bound);
        if let (Some(lower), Some(upper)) = (proof.lower, proof.upper) {
            assert!(lower <= upper, "proved both {lower} and {upper}");
        }
        let proved = mover.proved.max(opponent.proved);
        proof.horizon = proved.max(mover.searched.min(opponent.searched));
        proof.nodes = nodes.iter().sum();
        proof.is_final = proof.value().is_some() || mover.is_final && opponent.is_final;
    }
}

/// The margin in the stores, from the side of the player to move.
pub(super) fn margin_of_mover(rules: &Rules, node: &MarginNode) -> i32 {
    let margin = node.margin(rules);
    if node.to_move() == Player::A {
        margin
    } else {
        -margin
    }
}

/// The other of two players.
pub(super) fn other(player: Player) -> Player {
    player.next(2)
}
