//! Whether a side can force a margin within so many plies.

use arrayvec::ArrayVec;
use oaq_core::node::{MarginNode, Node as _, Stop};
use oaq_core::{Move, Player, Rules};

use super::plan::Log;
use super::rank::Ranking;
use super::table::{FOR_EVER, Known, Table};

/// The most moves of a position: two for each of seven squares, the widest row
/// of a ring of sixteen.
pub(super) const MOST_MOVES: usize = 14;

/// What the provers of one problem share.
pub(super) struct Shared {
    pub(super) rules: Rules,
    pub(super) ranking: Ranking,
    /// One for positions in which the prover moves, and one for those in which
    /// the opponent does.
    pub(super) tables: [Table; 2],
    /// The most dân the board may hold.
    pub(super) cap: u32,
}

/// What came of an attempt. Margins are the final ones, from the prover's
/// side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Verdict {
    /// The prover can force this margin, which is at least the one wanted.
    Proved(i32),
    /// The prover cannot force the margin wanted within so many plies;
    /// [`FOR_EVER`] for any number of them.
    Failed(u32),
    /// Somebody wanted it to stop.
    Stopped,
}

/// Searches proofs for one side, who wants the game to end with at least a
/// certain margin. Whatever does not end within the horizon, or goes beyond
/// the cap, is a failure.
pub(super) struct Prover<'a> {
    shared: &'a Shared,
    pub(super) side: Player,
    /// The final margin wanted.
    target: i32,
    pub(super) nodes: u64,
    stop: &'a dyn Fn(u64) -> bool,
    stopped: bool,
    /// Where every proof is noted, if that is wanted.
    log: Option<Log>,
}

/// A position after a move.
struct Child {
    node: MarginNode,
    m: Move,
    number: u64,
    mirrored: bool,
    order: i32,
}

impl<'a> Prover<'a> {
    pub(super) fn new(shared: &'a Shared, side: Player, stop: &'a dyn Fn(u64) -> bool) -> Self {
        Self {
            shared,
            side,
            target: 0,
            nodes: 0,
            stop,
            stopped: false,
            log: None,
        }
    }

    /// The same prover, who notes every proof in a log for so many of them, and
    /// stops when it is full.
    pub(super) fn with_log(mut self, entries: u64) -> Self {
        self.log = Some(Log::new(entries));
        self
    }

    /// What was noted.
    pub(super) fn into_log(self) -> Option<Log> {
        self.log
    }

    /// Whether the side can force the game to end with this margin or more
    /// within so many plies. The board holds no more dân than the cap.
    pub(super) fn attempt(&mut self, node: &MarginNode, target: i32, plies: u32) -> Verdict {
        self.target = target;
        self.stopped = false;
        let (number, mirrored) = self.shared.ranking.number(&self.shared.rules, node);
        let known = self.table(node).get(number);
        let margin = self.margin(node);
        if known.proven != i32::MIN && margin + known.proven >= target {
            return Verdict::Proved(margin + known.proven);
        }
        let depth = known.fails_to(target - margin);
        if depth >= plies {
            return Verdict::Failed(depth);
        }
        // A depth of 0 has failed above.
        self.search(node, number, mirrored, plies)
    }

    /// The prover's margin in the stores.
    #[inline]
    fn margin(&self, node: &MarginNode) -> i32 {
        let margin = node.margin(&self.shared.rules);
        if self.side == Player::A {
            margin
        } else {
            -margin
        }
    }

    #[inline]
    fn table(&self, node: &MarginNode) -> &'a Table {
        &self.shared.tables[usize::from(node.to_move() != self.side)]
    }

    fn search(&mut self, node: &MarginNode, number: u64, mirrored: bool, plies: u32) -> Verdict {
        let before = self.nodes;
        self.nodes += 1;
        if self.nodes.is_multiple_of(4096) {
            let full = self.log.as_ref().is_some_and(Log::is_full);
            self.stopped |= full || (self.stop)(self.nodes);
        }
        if self.stopped {
            return Verdict::Stopped;
        }
        let (verdict, best) = if node.to_move() == self.side {
            self.attack(node, number, mirrored, plies)
        } else {
            self.defend(node, number, mirrored, plies)
        };
        // Leaves are sooner searched than looked up.
        if plies > 1 {
            self.note(node, number, mirrored, verdict, best, self.nodes - before);
        }
        verdict
    }

    fn note(
        &mut self,
        node: &MarginNode,
        number: u64,
        mirrored: bool,
        verdict: Verdict,
        best: Option<Move>,
        work: u64,
    ) {
        let margin = self.margin(node);
        let mut known = Known::NOTHING;
        match verdict {
            Verdict::Proved(bound) => known.proven = bound - margin,
            Verdict::Failed(FOR_EVER) => known.never = self.target - margin,
            Verdict::Failed(depth) => {
                known.failed = self.target - margin;
                known.depth = depth;
            }
            Verdict::Stopped => return,
        }
        if let Some(log) = &mut self.log
            && known.proven != i32::MIN
        {
            let place = number << 1 | u64::from(node.to_move() != self.side);
            log.add(place, known.proven);
        }
        known.best = best.map(|m| self.seen(m, mirrored));
        known.effort = work.ilog(8).min(3);
        self.table(node).add(number, known);
    }

    /// A move as it is in the position with the number.
    fn seen(&self, m: Move, mirrored: bool) -> Move {
        if mirrored {
            m.mirror(self.shared.rules.squares)
        } else {
            m
        }
    }

    /// The prover moves: one move that does it is enough.
    fn attack(
        &mut self,
        node: &MarginNode,
        number: u64,
        mirrored: bool,
        plies: u32,
    ) -> (Verdict, Option<Move>) {
        let shared = self.shared;
        let rules = &shared.rules;
        let table = &shared.tables[1];
        // Of all moves, the depth to which they are known to fail.
        let mut fails = FOR_EVER;
        let mut children = ArrayVec::<Child, MOST_MOVES>::new();
        for m in node.moves(rules) {
            let mut child = *node;
            match child.play_unlimited(rules, m) {
                Some(Stop::Over(reason)) => {
                    let bound = self.final_margin(&child, reason, node.to_move());
                    if bound >= self.target {
                        return (Verdict::Proved(bound), Some(m));
                    }
                }
                Some(Stop::Full) => {}
                None if child.total() > shared.cap => {}
                None if plies == 1 => fails = 0,
                None => children.push(self.child(child, m)),
            }
        }
        let known: ArrayVec<Known, MOST_MOVES> =
            children.iter().map(|c| table.get(c.number)).collect();
        let mut left = ArrayVec::<Child, MOST_MOVES>::new();
        for (mut child, known) in children.into_iter().zip(known) {
            let margin = self.margin(&child.node);
            if known.proven != i32::MIN && margin + known.proven >= self.target {
                return (Verdict::Proved(margin + known.proven), Some(child.m));
            }
            let depth = known.fails_to(self.target - margin);
            if depth >= plies - 1 {
                fails = fails.min(depth);
                continue;
            }
            child.order = self.order(&child, margin);
            left.push(child);
        }
        self.arrange(&mut left, &shared.tables[0], number, mirrored);
        for child in &left {
            match self.search(&child.node, child.number, child.mirrored, plies - 1) {
                Verdict::Failed(depth) => fails = fails.min(depth),
                verdict @ Verdict::Proved(_) => {
                    return (verdict, Some(child.m));
                }
                Verdict::Stopped => return (Verdict::Stopped, None),
            }
        }
        let fails = if fails == FOR_EVER {
            FOR_EVER
        } else {
            (fails + 1).min(FOR_EVER - 1)
        };
        (Verdict::Failed(fails), None)
    }

    /// The opponent moves: every move must do.
    fn defend(
        &mut self,
        node: &MarginNode,
        number: u64,
        mirrored: bool,
        plies: u32,
    ) -> (Verdict, Option<Move>) {
        let shared = self.shared;
        let rules = &shared.rules;
        let table = &shared.tables[0];
        let mut proved = i32::MAX;
        let mut children = ArrayVec::<Child, MOST_MOVES>::new();
        let mut soon = None;
        for m in node.moves(rules) {
            let mut child = *node;
            match child.play_unlimited(rules, m) {
                Some(Stop::Over(reason)) => {
                    let bound = self.final_margin(&child, reason, node.to_move());
                    if bound < self.target {
                        return (Verdict::Failed(FOR_EVER), Some(m));
                    }
                    proved = proved.min(bound);
                }
                Some(Stop::Full) => return (Verdict::Failed(FOR_EVER), Some(m)),
                None if child.total() > shared.cap => {
                    return (Verdict::Failed(FOR_EVER), Some(m));
                }
                None if plies == 1 => soon = Some(m),
                None => children.push(self.child(child, m)),
            }
        }
        if soon.is_some() {
            return (Verdict::Failed(1), soon);
        }
        let known: ArrayVec<Known, MOST_MOVES> =
            children.iter().map(|c| table.get(c.number)).collect();
        let mut left = ArrayVec::<Child, MOST_MOVES>::new();
        for (mut child, known) in children.into_iter().zip(known) {
            let margin = self.margin(&child.node);
            if known.proven != i32::MIN && margin + known.proven >= self.target {
                proved = proved.min(margin + known.proven);
                continue;
            }
            let depth = known.fails_to(self.target - margin);
            if depth >= plies - 1 {
                return (Verdict::Failed(deeper(depth)), Some(child.m));
            }
            child.order = self.order(&child, -margin);
            left.push(child);
        }
        self.arrange(&mut left, &shared.tables[1], number, mirrored);
        for child in &left {
            match self.search(&child.node, child.number, child.mirrored, plies - 1) {
                Verdict::Proved(bound) => proved = proved.min(bound),
                Verdict::Failed(depth) => {
                    return (Verdict::Failed(deeper(depth)), Some(child.m));
                }
                Verdict::Stopped => return (Verdict::Stopped, None),
            }
        }
        (Verdict::Proved(proved), None)
    }

    /// A position after a move, under its number.
    fn child(&self, node: MarginNode, m: Move) -> Child {
        let (number, mirrored) = self.shared.ranking.number(&self.shared.rules, &node);
        Child {
            node,
            m,
            number,
            mirrored,
            order: 0,
        }
    }

    /// Puts first what the table knows to be the best move of the position
    /// with the number, then what is promising.
    fn arrange(
        &self,
        children: &mut ArrayVec<Child, MOST_MOVES>,
        table: &Table,
        number: u64,
        mirrored: bool,
    ) {
        if children.len() < 2 {
            return;
        }
        let best = table.get(number).best.map(|m| self.seen(m, mirrored));
        if let Some(child) = children.iter_mut().find(|child| Some(child.m) == best) {
            child.order = i32::MAX;
        }
        children.sort_unstable_by_key(|child| std::cmp::Reverse(child.order));
    }

    /// How promising a move is: captures, few replies, a board that empties.
    fn order(&self, child: &Child, mover_margin: i32) -> i32 {
        let replies = child.node.moves(&self.shared.rules).len();
        let replies = i32::try_from(replies).unwrap_or(0);
        2 * mover_margin - 8 * replies - child.node.total().cast_signed()
    }

    /// The margin of a game that is over, from the prover's side.
    pub(super) fn final_margin(
        &self,
        node: &MarginNode,
        reason: oaq_core::EndReason,
        last_mover: Player,
    ) -> i32 {
        let scores = node.outcome(&self.shared.rules, reason, last_mover).scores;
        let points = scores.as_slice();
        let margin = points[0] - points[1];
        if self.side == Player::A {
            margin
        } else {
            -margin
        }
    }
}

/// The depth of a failure, one ply further from it.
const fn deeper(depth: u32) -> u32 {
    if depth >= FOR_EVER - 1 {
        depth
    } else {
        depth + 1
    }
}
