//! One thread's alpha-beta search.

use arrayvec::ArrayVec;
use core::sync::atomic::Ordering;

use oaq_core::node::{Node, Stop};
use oaq_core::{EndReason, Move, Player, Rules};

use super::MAX_DEPTH;
use super::lines::{self, Moves};
use super::path::Path;
use super::shared::Shared;
use super::table::Entry;
use super::value::{Found, Value};
use crate::eval::evaluate;
use crate::score::{Bound, Score, Window};

/// The search was told to stop; what was under way is of no use.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Stopped;

/// A position after a move, and what is known of it at once.
#[derive(Clone, Copy)]
pub(crate) struct Child<N> {
    pub(crate) m: Move,
    pub(crate) node: N,
    pub(crate) stop: Option<Stop>,
    /// How early it is looked at; the largest first.
    pub(crate) order: i32,
}

pub(crate) type Children<N> = ArrayVec<Child<N>, { Move::COUNT }>;

/// One thread's state.
pub(crate) struct Worker<'a> {
    rules: &'a Rules,
    shared: &'a Shared<'a>,
    path: Path,
    /// Moves played so far.
    nodes: u64,
    /// At how many nodes to ask next whether to stop.
    next_check: u64,
    /// Part of the nodes that the others know of.
    told: u64,
    /// How many positions of the line came up before.
    repeats: u32,
    /// Combined with every hash: what the table must tell apart in this search.
    salt: u64,
    /// How often each move of each player was the best, weighted by depth.
    history: [[i32; Move::COUNT]; 2],
    /// The lines found so far, one for each ply of the one looked at.
    lines: Vec<Moves>,
}

/// How many nodes are looked at before the next question whether to stop: less
/// than a millisecond's worth.
const CHECK_EVERY: u64 = 1024;

impl<'a> Worker<'a> {
    pub(crate) fn new(rules: &'a Rules, shared: &'a Shared<'a>, path: Path) -> Self {
        Self {
            rules,
            shared,
            salt: path.salt(),
            path,
            nodes: 0,
            next_check: 0,
            told: 0,
            repeats: 0,
            history: [[0; Move::COUNT]; 2],
            lines: vec![ArrayVec::new(); MAX_DEPTH as usize + 2],
        }
    }

    /// The best line that was found from the position at a ply on.
    pub(crate) fn line(&self, ply: usize) -> &[Move] {
        &self.lines[ply]
    }

    /// The move that the table knows to be the best of a position; only what
    /// is proven if that is wanted.
    pub(crate) fn known_move<N: Node>(&self, node: &N, proven: bool) -> Option<Move> {
        let entry = self.shared.table.get(self.hash(node, 0))?;
        let known = entry.bound == Bound::Exact && (entry.proven || !proven);
        let m = entry.best.filter(|_| known)?;
        node.moves(self.rules).contains(m).then_some(m)
    }

    /// Counts a move played, and asks from time to time whether to stop.
    fn count(&mut self) -> Result<(), Stopped> {
        self.nodes += 1;
        if self.nodes < self.next_check {
            return Ok(());
        }
        let all = self.tell();
        self.next_check = self.nodes + CHECK_EVERY;
        if let Some(limit) = self.shared.node_limit {
            if all >= limit {
                return Err(Stopped);
            }
            self.next_check = self.next_check.min(self.nodes + limit - all);
        }
        if self.shared.stopped() {
            Err(Stopped)
        } else {
            Ok(())
        }
    }

    /// Tells the others how many nodes this thread looked at; gives all.
    pub(crate) fn tell(&mut self) -> u64 {
        let new = self.nodes - self.told;
        self.told = self.nodes;
        self.shared.nodes.fetch_add(new, Ordering::Relaxed) + new
    }

    /// The hash of everything the table must tell apart, for a search so many
    /// plies deep: within reach of the ban of the first turns or of a limit on
    /// plies the counters belong to the position.
    fn hash<N: Node>(&self, node: &N, depth: u32) -> u64 {
        let mut hash = node.hash64(self.rules, self.shared.fold) ^ self.salt;
        if self.counts_plies(node, depth) {
            hash ^= node.plies_hash64();
        }
        hash
    }

    /// Whether the ban of the first turns or a limit on plies can matter
    /// within a number of plies.
    fn counts_plies<N: Node>(&self, node: &N, depth: u32) -> bool {
        let rules = self.rules;
        let banned = u32::from(rules.quan_ban_turns) * u32::from(rules.players);
        let near = |limit: u32, plies: u32| limit != 0 && plies.saturating_add(depth) >= limit;
        node.plies() < banned
            || near(rules.max_plies, node.plies())
            || near(rules.quiet_plies, node.quiet_plies())
    }

    /// The value of a position from its mover's side, looking `depth` plies
    /// ahead (at least 1).
    ///
    /// Fail-soft: a value inside the window is exact, one at or below alpha an
    /// upper bound, one at or above beta a lower bound. The position is not
    /// over, and is the last on the path.
    // CITE: Donald Knuth and Ronald Moore, "An analysis of alpha-beta
    // pruning", Artificial Intelligence 6(4), 1975; null windows around all
    // but the first move: Judea Pearl, "Scout", 1980, and Alexander Reinefeld,
    // "An improvement to the Scout tree search algorithm", ICCA Journal 6(4),
    // 1983.
    pub(crate) fn search<N: Node>(
        &mut self,
        node: &N,
        depth: u32,
        window: Window,
        ply: usize,
    ) -> Result<Value, Stopped> {
        self.lines[ply].clear();
        let me = node.to_move();
        // One ply is played out faster than the memory answers.
        let use_table = self.shared.use_table && self.repeats == 0 && depth > 1;
        let hash = if use_table { self.hash(node, depth) } else { 0 };
        let margin = margin_of(node, self.rules);
        let mut first = None;
        if use_table && let Some(entry) = self.shared.table.get(hash) {
            first = entry.best;
            if let Some(value) = self.known(node, &entry, margin, depth, window) {
                // Within the window the line would be cut short.
                if window.is_null() || entry.proven {
                    self.lines[ply].extend(entry.best);
                    return Ok(value);
                }
            }
        }

        let mut found = Found::new(window);
        if depth == 1 {
            self.leaves(node, &mut found, ply)?;
        } else {
            let first = first.filter(|&m| node.moves(self.rules).contains(m));
            // Often one move is enough, and the others need not be played.
            if let Some(m) = first {
                let child = self.play(node, m)?;
                self.look_at(&child, me, depth, &mut found, ply, 0)?;
            }
            if !found.is_enough() {
                let mut children = self.children(node, first)?;
                let mut rank = u32::from(first.is_some());
                while let Some(child) = next_child(&mut children) {
                    self.look_at(&child, me, depth, &mut found, ply, rank)?;
                    rank += 1;
                    if found.is_enough() {
                        break;
                    }
                }
            }
        }

        let value = found.value();
        if found.best_score > window.alpha
            && let Some(m) = found.best
        {
            let bonus = (depth * depth).cast_signed();
            let entry = &mut self.history[side(me)][usize::from(m.index())];
            *entry += bonus;
            if *entry > HISTORY_LIMIT {
                self.history
                    .as_flattened_mut()
                    .iter_mut()
                    .for_each(|h| *h /= 2);
            }
        }
        if use_table {
            // Where the game has been before, a cyclic line ends elsewhere.
            let proven = value.proven && !value.cyclic && self.shared.trusts_cycles();
            // A proof holds at every depth; its length is what matters near a
            // limit.
            let depth = u8::try_from(depth).unwrap_or(u8::MAX);
            let entry = Entry {
                score: value.score - margin,
                bound: Bound::of(value.score, window),
                proven,
                cyclic: value.cyclic,
                repeats: value.repeats,
                depth: if proven {
                    value.height.max(depth)
                } else {
                    depth
                },
                best: found.best,
            };
            self.shared.table.put(hash, entry);
        }
        Ok(value)
    }

    /// What the table's entry says about the value, if that is enough.
    fn known<N: Node>(
        &self,
        node: &N,
        entry: &Entry,
        margin: Score,
        depth: u32,
        window: Window,
    ) -> Option<Value> {
        // On this way here the lines may end elsewhere: a repetition certainly,
        // a position that came up twice where the end of the game is so near
        // that the value is wanted exactly.
        let near = self.counts_plies(node, depth);
        let exact = self.shared.exhaustive || near;
        if entry.repeats || entry.cyclic && exact || !self.shared.trusts_cycles() {
            return None;
        }
        let entry_depth = u32::from(entry.depth);
        // Lines longer than those looked at here may have run past a limit that
        // holds for this position.
        let overlooks = entry_depth > depth && !near && self.counts_plies(node, entry_depth);
        let deep_enough = if self.shared.exhaustive {
            entry_depth == depth
        } else {
            entry.proven || entry_depth >= depth
        };
        if overlooks || !deep_enough {
            return None;
        }
        let score = entry.score + margin;
        let enough = match entry.bound {
            Bound::Exact => true,
            Bound::Lower => score >= window.beta,
            Bound::Upper => score <= window.alpha,
        };
        enough.then_some(Value {
            score,
            proven: entry.proven,
            cyclic: entry.cyclic,
            repeats: false,
            height: entry.depth,
        })
    }

    /// The positions after each move but one, with the order in which to look
    /// at them: what is captured first, then what was good elsewhere.
    pub(crate) fn children<N: Node>(
        &mut self,
        node: &N,
        except: Option<Move>,
    ) -> Result<Children<N>, Stopped> {
        let me = node.to_move();
        let margin = margin_of(node, self.rules);
        let mut children = Children::new();
        for m in node.moves(self.rules) {
            if Some(m) != except {
                let mut child = self.play(node, m)?;
                let gain = margin_for(&child.node, self.rules, me) - margin;
                child.order = gain.hundredths() * GAIN_WEIGHT
                    + self.history[side(me)][usize::from(m.index())];
                children.push(child);
            }
        }
        Ok(children)
    }

    /// Plays a move.
    fn play<N: Node>(&mut self, node: &N, m: Move) -> Result<Child<N>, Stopped> {
        self.count()?;
        let mut node = *node;
        let stop = node.play(self.rules, m);
        Ok(Child {
            m,
            node,
            stop,
            order: 0,
        })
    }

    /// Looks at the `rank`-th move, and adds what was found.
    fn look_at<N: Node>(
        &mut self,
        child: &Child<N>,
        me: Player,
        depth: u32,
        found: &mut Found,
        ply: usize,
        rank: u32,
    ) -> Result<(), Stopped> {
        let value = self.child(child, me, depth, found, ply, rank)?;
        if found.add(child.m, value) {
            lines::keep(&mut self.lines, ply, child.m);
        }
        Ok(())
    }

    /// The value of a move for the player who makes it, the `rank`-th that is
    /// looked at.
    pub(crate) fn child<N: Node>(
        &mut self,
        child: &Child<N>,
        me: Player,
        depth: u32,
        found: &Found,
        ply: usize,
        rank: u32,
    ) -> Result<Value, Stopped> {
        let window = found.window();
        if let Some(stop) = child.stop {
            self.lines[ply + 1].clear();
            return Ok(self.ended(&child.node, stop, me));
        }
        if depth == 1 {
            self.lines[ply + 1].clear();
            return Ok(self.leaf(&child.node, me));
        }
        if rank == 0 {
            return self.descend(child, me, depth - 1, window, ply);
        }
        let null = Window::above(window.alpha);
        let reduction = self.reduction(depth, rank);
        if reduction > 0 {
            let value = self.descend(child, me, depth - 1 - reduction, null, ply)?;
            if value.score <= window.alpha {
                return Ok(value);
            }
        }
        let value = self.descend(child, me, depth - 1, null, ply)?;
        if value.score > window.alpha && value.score < window.beta {
            return self.descend(child, me, depth - 1, window, ply);
        }
        Ok(value)
    }

    /// How many plies less to look at a move that comes late in the order.
    fn reduction(&self, depth: u32, rank: u32) -> u32 {
        if self.shared.exhaustive || depth < 3 || rank < 2 {
            0
        } else if depth >= 6 && rank >= 3 {
            2
        } else {
            1
        }
    }

    /// Looks at a position that is not over, from the side of the player who
    /// moved there.
    fn descend<N: Node>(
        &mut self,
        child: &Child<N>,
        me: Player,
        depth: u32,
        window: Window,
        ply: usize,
    ) -> Result<Value, Stopped> {
        let node = &child.node;
        let repetition = node.repetition_hash64(self.rules);
        let count = self.path.count(repetition);
        if self.path.ends(count) {
            self.lines[ply + 1].clear();
            return Ok(self.repeated(node, me));
        }
        let other = node.to_move() != me;
        let window = if other { window.flipped() } else { window };
        // Below a position that comes up again lines end where they would not
        // elsewhere.
        self.repeats += u32::from(count > 0);
        self.path.push(repetition, count);
        let value = self.search(node, depth, window, ply + 1);
        self.path.pop(count);
        self.repeats -= u32::from(count > 0);
        let mut value = value?.negated_if(other);
        value.cyclic |= count > 0;
        Ok(value)
    }

    /// The values of all moves of a position that is looked one ply ahead.
    fn leaves<N: Node>(&mut self, node: &N, found: &mut Found, ply: usize) -> Result<(), Stopped> {
        let me = node.to_move();
        for m in node.moves(self.rules) {
            self.count()?;
            let mut next = *node;
            let value = match next.play(self.rules, m) {
                Some(stop) => self.ended(&next, stop, me),
                None => self.leaf(&next, me),
            };
            if found.add(m, value) {
                self.lines[ply + 1].clear();
                lines::keep(&mut self.lines, ply, m);
            }
            if found.is_enough() {
                break;
            }
        }
        Ok(())
    }

    /// The value of a position that is not looked at further, for the player
    /// who moved there.
    fn leaf<N: Node>(&self, node: &N, me: Player) -> Value {
        if self.path.may_end() {
            let count = self.path.count(node.repetition_hash64(self.rules));
            if self.path.ends(count) {
                return self.repeated(node, me);
            }
        }
        let score = evaluate(self.shared.weights, self.rules, node);
        Value::guess(score).negated_if(node.to_move() != me)
    }

    /// The value of a line that ended by repetition, for the player who moved
    /// last.
    fn repeated<N: Node>(&self, node: &N, me: Player) -> Value {
        let outcome = node.outcome(self.rules, EndReason::Repetition, me);
        Value::repeated(Score::of_outcome(&outcome, me))
    }

    /// The value of a line that ended, for the player who moved last.
    fn ended<N: Node>(&self, node: &N, stop: Stop, me: Player) -> Value {
        match stop {
            Stop::Over(reason) => {
                let outcome = node.outcome(self.rules, reason, me);
                Value::proven(Score::of_outcome(&outcome, me))
            }
            Stop::Full => Value::guess(margin_for(node, self.rules, me)),
        }
    }
}

/// How much a captured dân counts for the order of moves, against what the
/// history says.
const GAIN_WEIGHT: i32 = 64;
const HISTORY_LIMIT: i32 = 100_000;

/// The child to look at next.
pub(crate) fn next_child<N: Node>(children: &mut Children<N>) -> Option<Child<N>> {
    let mut best = 0;
    for i in 1..children.len() {
        if children[i].order > children[best].order {
            best = i;
        }
    }
    (!children.is_empty()).then(|| children.swap_remove(best))
}

const fn side(player: Player) -> usize {
    player.index() & 1
}

/// The margin in the stores for the player to move.
fn margin_of<N: Node>(node: &N, rules: &Rules) -> Score {
    margin_for(node, rules, node.to_move())
}

/// The margin in the stores for a player.
fn margin_for<N: Node>(node: &N, rules: &Rules, player: Player) -> Score {
    let margin = Score::from_dan(node.margin(rules));
    if player == Player::A { margin } else { -margin }
}
