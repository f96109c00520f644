//! The line of best play.

use oaq_core::node::{MarginNode, Node as _};
use oaq_core::{Move, Player, Position};

use super::driver::{Solver, other};
use super::problem::Unsolvable;
use super::proof::Watch;
use super::prover::{Prover, Verdict};

impl Solver {
    /// The moves of both sides that keep a value which [`Solver::solve`] has
    /// proved, up to the end of the game, where the final margin is that
    /// value. Empty if the value is not the position's.
    ///
    /// The line is shorter where the search is stopped, or where every move
    /// that keeps the value and is not too hard to find leads back to a
    /// position of the line.
    ///
    /// # Errors
    ///
    /// As [`Solver::solve`].
    pub fn line(
        &self,
        position: &Position,
        value: i32,
        watch: &dyn Watch,
    ) -> Result<Vec<Move>, Unsolvable> {
        let Some(mut node) = self.node(position)? else {
            return Ok(Vec::new());
        };
        let stop = |_| watch.stop();
        let mut provers = [Player::A, Player::B].map(|side| Prover::new(&self.shared, side, &stop));
        let margin = if node.to_move() == Player::A {
            value
        } else {
            -value
        };
        let mut line = Vec::new();
        let mut seen = vec![node.key(&self.shared.rules, false).0];
        loop {
            let mover = node.to_move();
            let wanted = if mover == Player::A { margin } else { -margin };
            let prover = &mut provers[mover.index()];
            let Some((m, next)) = self.keeping(&node, prover, wanted, &seen) else {
                return Ok(line);
            };
            line.push(m);
            let Some(next) = next else {
                return Ok(line);
            };
            node = next;
            seen.push(node.key(&self.shared.rules, false).0);
        }
    }

    /// The move by which the mover keeps a final margin soonest, and the
    /// position after it unless the game is over.
    fn keeping(
        &self,
        node: &MarginNode,
        prover: &mut Prover<'_>,
        wanted: i32,
        seen: &[oaq_core::node::CanonicalKey],
    ) -> Option<(Move, Option<MarginNode>)> {
        let rules = &self.shared.rules;
        let mut open = Vec::new();
        for m in node.moves(rules) {
            let mut child = *node;
            match child.play_unlimited(rules, m) {
                Some(oaq_core::node::Stop::Over(reason)) => {
                    if prover.final_margin(&child, reason, node.to_move()) >= wanted {
                        return Some((m, None));
                    }
                }
                Some(oaq_core::node::Stop::Full) => {}
                None if child.total() > self.shared.cap => {}
                None if seen.contains(&child.key(rules, false).0) => {}
                None => open.push((m, child)),
            }
        }
        for plies in 0..=super::Limits::MAX_HORIZON {
            for (m, child) in &open {
                debug_assert_eq!(other(node.to_move()), child.to_move());
                match prover.attempt(child, wanted, plies) {
                    Verdict::Proved(_) => return Some((*m, Some(*child))),
                    Verdict::Failed(_) => {}
                    Verdict::Stopped => return None,
                }
            }
        }
        None
    }
}
