//! Where players would rather go round for ever.

mod builder;
mod check;
mod store;

use oaq_core::Position;
use oaq_core::node::MarginNode;

use super::driver::{Solver, margin_of_mover};
use super::problem::{self, Unsolvable};
use super::proof::{Proof, Watch};
use builder::{Builder, Finding};
use store::ANY;

impl Solver {
    /// Settles bounds that do not meet: shows of each side that it can force
    /// nothing better however long the game, or finds what it can.
    ///
    /// What shows it is a set of positions, each with a margin still to come:
    /// whatever the *attacker* plays in one of them, the game ends with less
    /// than that margin, leads to another of the set, or to a position of which
    /// there is a finite proof; where the other side moves, one move of its
    /// choice does. So the other side never needs to leave the set, and the
    /// attacker never gets the margin. Each set is checked, position by
    /// position, before it is believed. A board with more dân than the cap
    /// counts as a failure of the attacker.
    ///
    /// `proof` is what [`Solver::solve`] gave for the same position; each side
    /// may take so many bytes for its set. Where the memory does not suffice or
    /// the search is stopped, the bounds stay as they are.
    ///
    /// # Errors
    ///
    /// As [`Solver::solve`].
    ///
    /// # Panics
    ///
    /// If a set fails the check: a fault of this crate, which is better loud
    /// than wrong.
    pub fn settle(
        &self,
        position: &Position,
        mut proof: Proof,
        bytes: u64,
        watch: &dyn Watch,
    ) -> Result<Proof, Unsolvable> {
        let Some(node) = self.node(position)? else {
            return Ok(proof);
        };
        let margin = margin_of_mover(&self.shared.rules, &node);
        for attacks in [true, false] {
            let before = proof;
            // From the attacker's side, and still to come.
            let mine =
                |bound: Option<i32>| bound.map(|b| if attacks { b - margin } else { margin - b });
            let (bound, ceiling) = if attacks {
                (proof.lower, proof.upper)
            } else {
                (proof.upper, proof.lower)
            };
            let mut side = Side {
                solver: self,
                node,
                attacks,
                bytes,
                bound: mine(bound),
                ends: false,
                doubtful: Vec::new(),
                most: builder::most(&self.shared, &node),
                out_of_reach: mine(ceiling).map(|c| (c + problem::step(&self.shared.rules), None)),
                nodes: 0,
            };
            while let Some(target) = side.target() {
                let goes_on = side.attempt(target, watch);
                let bound = side
                    .bound
                    .map(|b| if attacks { b + margin } else { margin - b });
                let set = side.set();
                if attacks {
                    (proof.lower, proof.lower_set) = (bound, set);
                } else {
                    (proof.upper, proof.upper_set) = (bound, set);
                }
                proof.nodes = before.nodes + side.nodes;
                if let (Some(lower), Some(upper)) = (proof.lower, proof.upper) {
                    assert!(lower <= upper, "proved both {lower} and {upper}");
                }
                let settled = proof.lower_set.is_some() && proof.upper_set.is_some();
                proof.is_final |= proof.value().is_some() || settled;
                watch.progress(&proof);
                if !goes_on {
                    proof.stopped |= watch.stop();
                    break;
                }
            }
        }
        proof.stopped &= !proof.is_final;
        Ok(proof)
    }
}

/// What one side can force. Margins are still to come, from its side.
struct Side<'a> {
    solver: &'a Solver,
    node: MarginNode,
    /// Whether it is the side to move.
    attacks: bool,
    bytes: u64,
    bound: Option<i32>,
    /// Whether some end can be forced, though its margin is not known.
    ends: bool,
    /// Margins of which it was not found out whether they can be forced.
    doubtful: Vec<i32>,
    /// The largest margin that is told apart from larger ones.
    most: i32,
    /// What cannot be forced for certain, and how many positions show it; none
    /// where the other side has proved it.
    out_of_reach: Option<(i32, Option<u64>)>,
    nodes: u64,
}

impl Side<'_> {
    fn step(&self) -> i32 {
        problem::step(&self.solver.shared.rules)
    }

    /// How many positions show that nothing above the bound can be forced.
    fn set(&self) -> Option<u64> {
        let (margin, set) = self.out_of_reach?;
        let just_above = match self.bound {
            Some(bound) => margin <= bound + self.step(),
            None => margin == ANY,
        };
        set.filter(|_| just_above)
    }

    /// The next margin to look at, if any.
    fn target(&self) -> Option<i32> {
        if self.bound.is_none() && !self.ends {
            return self
                .out_of_reach
                .is_none_or(|(m, _)| m != ANY)
                .then_some(ANY);
        }
        // Where only every other margin can be, those of the right parity.
        let step = self.step();
        let points = problem::points(&self.solver.shared.rules, &self.node);
        let lowest = -self.most + ((self.most + points) & (step - 1));
        let low = self.bound.map_or(lowest, |bound| bound + step);
        let high = self
            .out_of_reach
            .map_or(self.most + 1, |(margin, _)| margin);
        let open = || {
            let margins = (low..high).step_by(step.unsigned_abs() as usize);
            margins.filter(|margin| !self.doubtful.contains(margin))
        };
        let steps = open().count();
        // Most likely the bound is nearly as good as it gets.
        open().nth(if steps > 8 { steps / 4 } else { 0 })
    }

    /// Whether it makes sense to go on.
    fn attempt(&mut self, target: i32, watch: &dyn Watch) -> bool {
        let stop = |_| watch.stop();
        let mut builder = Builder::new(&self.solver.shared, self.most, self.bytes, &stop);
        let node = self.node.with_margin(0);
        let finding = builder.show(&node, self.attacks, target);
        let checked = match finding {
            Finding::Safe(first) => builder.check(first),
            _ => None,
        };
        self.nodes += builder.nodes();
        match (finding, checked) {
            (Finding::Safe(_), Some(positions)) => {
                self.out_of_reach = Some((target, Some(positions)));
            }
            (Finding::Forced, _) if target == ANY => self.ends = true,
            (Finding::Forced, _) => self.bound = Some(target),
            // Another margin may be easier to settle.
            (Finding::Open, _) if target != ANY => self.doubtful.push(target),
            _ => return false,
        }
        true
    }
}
