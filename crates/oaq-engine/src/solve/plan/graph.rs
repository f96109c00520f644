//! The positions of a plan, and how often one of them can come back.

use std::collections::HashMap;

use arrayvec::ArrayVec;
use oaq_core::node::{MarginNode, Node as _, Stop};
use oaq_core::{EndReason, Player};

use super::super::proof::Watch;
use super::super::prover::{MOST_MOVES, Shared};
use super::{Log, Plan, place};

/// How many boards are counted at a time.
const LANES: usize = 32;

/// That the planner can force a margin still to come from a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Claim {
    place: u64,
    wanted: i16,
}

impl Claim {
    /// `None` for margins that no game has.
    pub(super) fn new(place: u64, wanted: i32) -> Option<Self> {
        let wanted = i16::try_from(wanted).ok()?;
        Some(Self { place, wanted })
    }

    /// Whether the planner moves.
    const fn plans(self) -> bool {
        self.place & 1 == 0
    }
}

/// What a move leads to.
#[derive(Clone, Copy)]
enum After {
    /// The end of the game, with what the planner wants or without.
    End(bool),
    /// It goes on.
    On(Step),
}

/// A move after which the game goes on.
#[derive(Clone, Copy)]
struct Step {
    claim: Claim,
    captures: bool,
}

type Steps = ArrayVec<Step, MOST_MOVES>;

/// The claims of a plan, each after all those that it leads to.
pub(super) struct Graph<'a> {
    shared: &'a Shared,
    claims: Vec<Claim>,
    /// For each claim, where its edges begin; and where the last ones end.
    begins: Vec<usize>,
    edges: Vec<Edge>,
}

#[derive(Clone, Copy)]
struct Edge {
    to: u32,
    captures: bool,
}

/// What is left of a game.
#[derive(Clone, Copy, Default)]
struct Rest {
    /// The most plies to the end.
    plies: u32,
    /// The most plies without a capture in a row, from here on.
    quiet: u32,
}

impl<'a> Graph<'a> {
    /// Follows a log from a claim down to the ends of the game. `None` if the
    /// log does not reach so far, or if somebody says stop.
    pub(super) fn follow(
        shared: &'a Shared,
        log: &Log,
        root: Claim,
        watch: &dyn Watch,
    ) -> Option<Self> {
        let follower = Follower { shared, log };
        let mut graph = Self {
            shared,
            claims: Vec::new(),
            begins: vec![0],
            edges: Vec::new(),
        };
        // Which claim has which number; none while it is on the path.
        let mut numbers: HashMap<Claim, Option<u32>> = HashMap::from([(root, None)]);
        let mut path = vec![(root, follower.steps(root)?, 0)];
        while let Some((claim, steps, looked_at)) = path.last_mut() {
            if let Some(&Step { claim, .. }) = steps.get(*looked_at) {
                *looked_at += 1;
                if let Some(found) = numbers.get(&claim) {
                    // A log leads to earlier entries only.
                    found.as_ref()?;
                } else {
                    numbers.insert(claim, None);
                    path.push((claim, follower.steps(claim)?, 0));
                }
                continue;
            }
            let number = u32::try_from(graph.claims.len()).ok()?;
            if number.is_multiple_of(4096) && watch.stop() {
                return None;
            }
            for step in steps.iter() {
                graph.edges.push(Edge {
                    to: numbers.get(&step.claim).copied().flatten()?,
                    captures: step.captures,
                });
            }
            graph.begins.push(graph.edges.len());
            graph.claims.push(*claim);
            numbers.insert(*claim, Some(number));
            path.pop();
        }
        Some(graph)
    }

    /// What the plan looks like.
    pub(super) fn measure(&self, repetition: u32) -> Plan {
        let mut rests: Vec<Rest> = Vec::with_capacity(self.claims.len());
        let mut quiet_plies = 0;
        for at in 0..self.claims.len() {
            let mut rest = Rest { plies: 1, quiet: 1 };
            for edge in self.edges(at) {
                let after = rests[edge.to as usize];
                rest.plies = rest.plies.max(after.plies + 1);
                if !edge.captures {
                    rest.quiet = rest.quiet.max(after.quiet + 1);
                }
            }
            quiet_plies = quiet_plies.max(rest.quiet);
            rests.push(rest);
        }
        Plan {
            positions: self.claims.len() as u64,
            plies: rests.last().map_or(0, |rest| rest.plies),
            quiet_plies,
            cut_short: self.cut_short(repetition),
        }
    }

    fn edges(&self, at: usize) -> &[Edge] {
        &self.edges[self.begins[at]..self.begins[at + 1]]
    }

    /// How many claims a rule that ends the game when a board arises for the
    /// `repetition`th time could stop short of what is wanted.
    fn cut_short(&self, repetition: u32) -> u64 {
        let Some(before) = repetition.checked_sub(1) else {
            return 0;
        };
        let mut boards: HashMap<u64, Vec<(usize, Claim)>> = HashMap::new();
        for (at, &claim) in self.claims.iter().enumerate() {
            boards
                .entry(self.board(claim))
                .or_default()
                .push((at, claim));
        }
        // Most boards are settled by counting what could come before a claim:
        // what has a higher number, and of the same position what wants more,
        // since a log that leads from one to the other was there later.
        boards.retain(|_, claims| {
            claims.iter().any(|&(at, claim)| {
                let earlier = claims.iter().filter(|&&(number, other)| {
                    number > at && (other.place != claim.place || other.wanted > claim.wanted)
                });
                earlier.count() >= before as usize && self.is_short(claim)
            })
        });
        let boards: Vec<u64> = boards.into_keys().collect();
        let lanes = boards.chunks(LANES);
        lanes.map(|boards| self.cut_short_on(boards, before)).sum()
    }

    /// The same for a few boards.
    fn cut_short_on(&self, boards: &[u64], before: u32) -> u64 {
        let mut cut_short = 0;
        // Counting ends there; more is taken for often enough.
        let before = u8::try_from(before).unwrap_or(u8::MAX);
        // How often each board can have arisen when a claim is reached, itself
        // not counted.
        let mut visits = vec![[0_u8; LANES]; self.claims.len()];
        // Each claim comes before all those that it leads to.
        for at in (0..self.claims.len()).rev() {
            let claim = self.claims[at];
            let mut so_far = visits[at];
            let board = self.board(claim);
            if let Some(lane) = boards.iter().position(|&b| b == board) {
                let again = so_far[lane] >= before;
                cut_short += u64::from(again && self.is_short(claim));
                so_far[lane] = so_far[lane].saturating_add(1);
            }
            for edge in self.edges(at) {
                for (next, so_far) in visits[edge.to as usize].iter_mut().zip(so_far) {
                    *next = so_far.max(*next);
                }
            }
        }
        cut_short
    }

    /// What the rule on repetition compares: the board, and who moves. The
    /// planner's place tells that, and mirror images count as the same.
    fn board(&self, claim: Claim) -> u64 {
        self.shared.ranking.board(claim.place >> 1) << 1 | claim.place & 1
    }

    /// Whether the planner gets less than is wanted if the game is stopped.
    fn is_short(&self, claim: Claim) -> bool {
        let rules = &self.shared.rules;
        let node = self.shared.ranking.node(rules, claim.place >> 1);
        let outcome = node.outcome(rules, EndReason::Repetition, Player::B);
        let points = outcome.scores.as_slice();
        let margin = points[0] - points[1];
        let margin = if claim.plans() { margin } else { -margin };
        margin < i32::from(claim.wanted)
    }
}

/// Looks up what a plan does.
struct Follower<'a> {
    shared: &'a Shared,
    log: &'a Log,
}

impl Follower<'_> {
    /// The moves of a claim that belong to the plan and after which the game
    /// goes on: one at most where the planner moves, all where the other side
    /// does. `None` if the log does not know how to go on.
    fn steps(&self, claim: Claim) -> Option<Steps> {
        let mut steps = Steps::new();
        for after in self.after(claim)? {
            match after {
                After::End(true) if claim.plans() => return Some(Steps::new()),
                After::End(false) if !claim.plans() => return None,
                After::End(_) => {}
                After::On(step) => steps.push(step),
            }
        }
        if !claim.plans() {
            return Some(steps);
        }
        let known = steps.iter().filter_map(|step| {
            let first = self.known_since(step.claim)?;
            Some((first, *step))
        });
        let (_, soonest) = known.min_by_key(|&(first, _)| first)?;
        Some(Steps::from_iter([soonest]))
    }

    /// When the log has come to know a claim. What is over with the next move
    /// is in no log and known from the beginning.
    fn known_since(&self, claim: Claim) -> Option<u32> {
        let number = self.shared.ranking.mix(claim.place >> 1);
        let place = number << 1 | claim.place & 1;
        if let Some(first) = self.log.first(place, claim.wanted.into()) {
            return Some(first + 1);
        }
        let ends = |after| matches!(after, After::End(true));
        let mut after = self.after(claim)?.into_iter();
        (!claim.plans() && after.all(ends)).then_some(0)
    }

    /// What the moves of a claim lead to.
    fn after(&self, claim: Claim) -> Option<ArrayVec<After, MOST_MOVES>> {
        let rules = &self.shared.rules;
        // The first player moves.
        let node = self.shared.ranking.node(rules, claim.place >> 1);
        let moves = node.moves(rules);
        moves
            .iter()
            .map(|m| self.after_move(&node, claim, m))
            .collect()
    }

    fn after_move(&self, node: &MarginNode, claim: Claim, m: oaq_core::Move) -> Option<After> {
        let rules = &self.shared.rules;
        let wanted = i32::from(claim.wanted);
        let mine = |points: i32| if claim.plans() { points } else { -points };
        let mut next = *node;
        Some(match next.play_unlimited(rules, m) {
            Some(Stop::Over(reason)) => {
                let scores = next.outcome(rules, reason, node.to_move()).scores;
                let points = scores.as_slice();
                After::End(mine(points[0] - points[1]) >= wanted)
            }
            Some(Stop::Full) => After::End(false),
            None if next.total() > self.shared.cap => After::End(false),
            None => {
                let place = place(self.shared, &next, !claim.plans());
                After::On(Step {
                    claim: Claim::new(place, wanted - mine(next.margin(rules)))?,
                    captures: next.quiet_plies() == 0,
                })
            }
        })
    }
}
