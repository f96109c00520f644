//! The search for three and four players.
//!
//! Everybody is taken to want the largest share of the win for themselves, and
//! among equal shares the largest margin: *max-n*. No two players are taken to
//! play together against a third.
// CITE: Carol Luckhardt and Keki Irani, "An algorithmic solution of N-person
// games", AAAI 1986.

mod worth;

use arrayvec::ArrayVec;

use oaq_core::node::{Node, Stop, StoreNode};
use oaq_core::{EndReason, Game, Move, Outcome, Player, Rules};

use super::lines::{self, Moves};
use super::path::Path;
use super::{Analysis, Handler, Limits, Line, MAX_DEPTH};
use crate::eval::Weights;
use crate::score::Score;
use worth::{WHOLE, Worth};

/// The search was told to stop.
struct Stopped;

/// How many moves are played before the next question whether to stop.
const CHECK_EVERY: u64 = 256;

/// How many positions are remembered with the move that was best there.
const REMEMBERED: usize = 1 << 14;

/// The state of a search.
pub(super) struct Search<'a> {
    rules: &'a Rules,
    weights: Weights,
    handler: &'a dyn Handler,
    limit: Option<u64>,
    path: Path,
    nodes: u64,
    next_check: u64,
    /// The best moves of positions seen before: what is looked at first.
    known: Vec<(u64, Option<Move>)>,
    /// The lines found so far, one for each ply of the one looked at.
    lines: Vec<Moves>,
}

/// A move, and the position after it.
struct Child {
    m: Move,
    node: StoreNode,
    stop: Option<Stop>,
    /// What the mover gains at once, in dân.
    gain: i32,
}

type Children = ArrayVec<Child, { Move::COUNT }>;

impl<'a> Search<'a> {
    pub(super) fn new(
        rules: &'a Rules,
        weights: Weights,
        handler: &'a dyn Handler,
        limits: &Limits,
        path: Path,
    ) -> Self {
        Self {
            rules,
            weights,
            handler,
            limit: limits.nodes,
            path,
            nodes: 0,
            next_check: CHECK_EVERY,
            known: vec![(0, None); REMEMBERED],
            lines: vec![ArrayVec::new(); MAX_DEPTH as usize + 2],
        }
    }

    /// Searches deeper and deeper for the best `lines` moves.
    pub(super) fn lead(mut self, root: &StoreNode, limits: &Limits, lines: usize) -> Analysis {
        let mover = root.to_move();
        let mut analysis = Analysis::default();
        let deepest = limits.depth.unwrap_or(MAX_DEPTH).clamp(1, MAX_DEPTH);
        for depth in 1..=deepest {
            let first = analysis.best().map(Line::first);
            let (found, complete) = self.iterate(root, depth, first, lines);
            let proven = complete && found.iter().all(|(_, worth, _)| worth.proven);
            // The best move so far was looked at first: what was found before
            // the end is better or the same.
            if complete || lines == 1 && !found.is_empty() || analysis.lines.is_empty() {
                let line = |(_, worth, moves): &(_, Worth, Vec<Move>)| Line {
                    score: worth.score(mover),
                    proven,
                    moves: moves.clone(),
                };
                analysis.lines = found.iter().take(lines).map(line).collect();
                let best = found.first().map(|(_, worth, _)| worth.permille());
                analysis.shares = best.unwrap_or_default();
            }
            analysis.nodes = self.nodes;
            if !complete {
                break;
            }
            analysis.depth = depth;
            if !self.handler.report(&analysis) || proven {
                break;
            }
        }
        if analysis.lines.is_empty()
            && let Some(m) = root.moves(self.rules).get(0)
        {
            // Stopped before anything was found.
            analysis.lines.push(Line {
                score: Score::ZERO,
                proven: false,
                moves: vec![m],
            });
        }
        analysis
    }

    /// All moves that were looked at to a depth, the best first, and whether
    /// those are all.
    fn iterate(
        &mut self,
        root: &StoreNode,
        depth: u32,
        first: Option<Move>,
        lines: usize,
    ) -> (Vec<(Move, Worth, Vec<Move>)>, bool) {
        let mover = root.to_move();
        let mut found: Vec<(Move, Worth, Vec<Move>)> = Vec::new();
        let Ok(children) = self.children(root, first) else {
            return (found, false);
        };
        for child in children {
            // What cannot be among the lines wanted need not be known exactly.
            let least = found
                .get(lines - 1)
                .map_or(0, |(_, worth, _)| worth.share(mover));
            let Ok(worth) = self.child(&child, mover, depth, least, 0) else {
                return (found, false);
            };
            let key =
                |m: Move, worth: &Worth| (worth.for_player(mover), core::cmp::Reverse(m.index()));
            let new = key(child.m, &worth);
            let place = found.partition_point(|(m, worth, _)| key(*m, worth) > new);
            let mut line = vec![child.m];
            line.extend_from_slice(&self.lines[1]);
            found.insert(place, (child.m, worth, line));
        }
        (found, true)
    }

    /// What a position is worth, looking `depth` plies ahead (at least 1).
    ///
    /// Once the mover has more than `enough`, the value need only be one with
    /// that much for the mover.
    // CITE: shallow pruning, the only kind that holds for max-n: Richard Korf,
    // "Multi-player alpha-beta pruning", Artificial Intelligence 48(1), 1991.
    fn search(
        &mut self,
        node: &StoreNode,
        depth: u32,
        enough: u32,
        ply: usize,
    ) -> Result<Worth, Stopped> {
        self.lines[ply].clear();
        let mover = node.to_move();
        let hash = node.hash64(self.rules, false);
        #[expect(
            clippy::cast_possible_truncation,
            reason = "the low bits are asked for"
        )]
        let slot = hash as usize % REMEMBERED;
        let first = self.known[slot].1.filter(|_| self.known[slot].0 == hash);
        let mut best: Option<(Move, Worth)> = None;
        let mut proven = true;
        for child in self.children(node, first)? {
            let least = best.map_or(0, |(_, worth)| worth.share(mover));
            let worth = self.child(&child, mover, depth, least, ply)?;
            proven &= worth.proven;
            let better = best.is_none_or(|(m, best)| {
                let (new, old) = (worth.for_player(mover), best.for_player(mover));
                // Of equal moves the first in the order of moves, so that the
                // value does not depend on what is looked at first.
                new > old || new == old && child.m < m
            });
            if better {
                best = Some((child.m, worth));
                lines::keep(&mut self.lines, ply, child.m);
            }
            if best.is_some_and(|(_, worth)| worth.share(mover) > enough) {
                break;
            }
        }
        // A position that is not over has a move.
        let Some((m, mut worth)) = best else {
            return Ok(Worth::estimate(self.weights, self.rules, node));
        };
        worth.proven = proven;
        self.known[slot] = (hash, Some(m));
        Ok(worth)
    }

    /// What a move is worth that `mover` makes, who has a move with a share of
    /// `least` already.
    fn child(
        &mut self,
        child: &Child,
        mover: Player,
        depth: u32,
        least: u32,
        ply: usize,
    ) -> Result<Worth, Stopped> {
        self.lines[ply + 1].clear();
        let node = &child.node;
        if let Some(stop) = child.stop {
            return Ok(match stop {
                Stop::Over(reason) => self.over(node, reason, mover),
                Stop::Full => Worth::estimate(self.weights, self.rules, node),
            });
        }
        let hash = node.repetition_hash64(self.rules);
        let count = if depth > 1 || self.path.may_end() {
            self.path.count(hash)
        } else {
            0
        };
        if self.path.ends(count) {
            return Ok(self.over(node, EndReason::Repetition, mover));
        }
        if depth == 1 {
            return Ok(Worth::estimate(self.weights, self.rules, node));
        }
        let enough = if node.to_move() == mover {
            WHOLE
        } else {
            WHOLE - least
        };
        self.path.push(hash, count);
        let worth = self.search(node, depth - 1, enough, ply + 1);
        self.path.pop(count);
        worth
    }

    fn over(&self, node: &StoreNode, reason: EndReason, mover: Player) -> Worth {
        let outcome: Outcome = node.outcome(self.rules, reason, mover);
        Worth::of_outcome(&outcome)
    }

    /// All moves of a position: the one that is thought to be best, then those
    /// that gain most.
    fn children(&mut self, node: &StoreNode, first: Option<Move>) -> Result<Children, Stopped> {
        let mover = node.to_move();
        let before = node.store_scores(self.rules)[mover];
        let mut children = Children::new();
        for m in node.moves(self.rules) {
            self.count()?;
            let mut next = *node;
            let stop = next.play(self.rules, m);
            let gain = next.store_scores(self.rules)[mover] - before;
            children.push(Child {
                m,
                node: next,
                stop,
                gain,
            });
        }
        children.sort_by_key(|child| (Some(child.m) != first, -child.gain));
        Ok(children)
    }

    /// Counts a move played, and asks from time to time whether to stop.
    fn count(&mut self) -> Result<(), Stopped> {
        if self.limit.is_some_and(|limit| self.nodes >= limit) {
            return Err(Stopped);
        }
        self.nodes += 1;
        if self.nodes >= self.next_check {
            self.next_check = self.nodes + CHECK_EVERY;
            if self.handler.stop(self.nodes) {
                return Err(Stopped);
            }
        }
        Ok(())
    }
}

/// Searches a position of three or four players.
pub(super) fn search(
    root: &StoreNode,
    game: &Game,
    weights: Weights,
    limits: &Limits,
    lines: usize,
    handler: &dyn Handler,
) -> Analysis {
    let rules = game.rules();
    let path = Path::of(game, StoreNode::new);
    Search::new(rules, weights, handler, limits, path).lead(root, limits, lines)
}

#[cfg(test)]
mod tests;
