//! That a side cannot force a margin however long the game: a set of positions
//! that the other side never needs to leave.

use std::cmp::Reverse;

use arrayvec::ArrayVec;
use oaq_core::node::{MarginNode, Node as _, Stop};
use oaq_core::{Move, Player};

use super::super::driver::other;
use super::super::problem::{self, Limits};
use super::super::prover::{MOST_MOVES, Prover, Shared, Verdict};
use super::super::table::{FOR_EVER, Known};
use super::check::check;
use super::store::{ANY, NONE, State, Store};

/// The largest margin still to come that is told apart from larger ones, at
/// most: where more is wanted, this much is said to be out of reach. Without
/// such an end there would be no end of positions where both go round and a
/// margin grows. Where less is wanted than its opposite, [`ANY`] is said to be
/// out of reach. Both say more than is needed, so that a hole there proves
/// nothing.
const MOST: i32 = 100;

/// How many plies the finite provers look ahead of each position, at least.
const AHEAD: u32 = 4;

/// How many plies they look ahead at most.
const FAR_AHEAD: u32 = 30;

/// A prover that has looked at more positions than this looks no further.
const PATIENCE: u64 = 200;

/// What came of an attempt to show that the attacker cannot force a margin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Finding {
    /// The attacker cannot: the entry for the first position and all that it
    /// relies on are closed.
    Safe(u32),
    /// The attacker can, after finitely many plies.
    Forced,
    /// No set was found, since positions were given up.
    Open,
    /// It would take too much memory, or somebody said stop.
    Stopped,
}

/// What a move leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum After {
    /// The game is over, or the board too full, and the attacker has not got
    /// the margin.
    Safe,
    /// The game is over and the attacker has the margin.
    Hole,
    /// It goes on.
    On {
        place: u64,
        wanted: i32,
        /// Whether this says more than is needed.
        rounded: bool,
    },
}

/// Every move of a position: what it leads to, and how much the mover gains.
type Moves = ArrayVec<(After, i32), MOST_MOVES>;

/// Builds a set from a position on.
///
/// Every position that is met is taken for safe until a hole is found in it;
/// then what relied on it tries its next move, or has a hole as well. When
/// nothing is left to do, what the first position relies on is closed. Each
/// edge is walked once.
// CITE: the local algorithm for fixpoints of Xinxin Liu and Scott Smolka,
// Simple linear-time algorithms for minimal fixed points, ICALP 1998.
pub(super) struct Builder<'a> {
    pub(super) shared: &'a Shared,
    pub(super) store: Store,
    /// The largest margin that is told apart from larger ones.
    pub(super) most: i32,
    to_do: Vec<u32>,
    holes: Vec<u32>,
    /// For each player.
    provers: [Prover<'a>; 2],
    stop: &'a dyn Fn(u64) -> bool,
    steps: u64,
}

impl<'a> Builder<'a> {
    pub(super) fn new(
        shared: &'a Shared,
        most: i32,
        bytes: u64,
        stop: &'a dyn Fn(u64) -> bool,
    ) -> Self {
        Self {
            shared,
            most,
            store: Store::new(bytes),
            to_do: Vec::new(),
            holes: Vec::new(),
            provers: [Player::A, Player::B].map(|side| Prover::new(shared, side, stop)),
            stop,
            steps: 0,
        }
    }

    /// Tries to show that the attacker cannot force a margin still to come, no
    /// larger than what is told apart; with [`ANY`], that there is no end to be forced.
    pub(super) fn show(&mut self, node: &MarginNode, attacks: bool, wanted: i32) -> Finding {
        let finding = self.try_show(node, attacks, wanted);
        finding.unwrap_or(Finding::Stopped)
    }

    /// Positions whose moves were looked at.
    pub(super) fn nodes(&self) -> u64 {
        self.steps + self.provers.iter().map(|p| p.nodes).sum::<u64>()
    }

    fn try_show(&mut self, node: &MarginNode, attacks: bool, wanted: i32) -> Option<Finding> {
        let place = self.place(node, attacks);
        let root = self.entry(place, wanted)?;
        while !self.store.entry(root).state.is_hole() {
            self.steps += 1;
            if self.steps.is_multiple_of(1024) && (self.stop)(self.nodes()) {
                return None;
            }
            if let Some(hole) = self.holes.pop() {
                self.spread(hole)?;
            } else if let Some(entry) = self.to_do.pop() {
                self.look(root, entry)?;
            } else {
                return Some(Finding::Safe(root));
            }
        }
        Some(match self.store.entry(root).state {
            State::Lost => Finding::Forced,
            _ => Finding::Open,
        })
    }

    /// Checks that what an entry relies on is closed; how many positions that
    /// is. `None` if somebody says stop.
    pub(super) fn check(&mut self, first: u32) -> Option<u64> {
        let Self {
            shared,
            store,
            provers,
            most,
            ..
        } = self;
        check(shared, store, *most, first, |place, wanted| {
            let node = shared.ranking.node(&shared.rules, place >> 1);
            let attacker = if place & 1 == 0 { Player::A } else { Player::B };
            let safe = other(attacker);
            // Either the other side forces an end, or the attacker fails
            // however long the game.
            for plies in (AHEAD..=Limits::MAX_HORIZON).step_by(2) {
                match provers[safe.index()].attempt(&node, 1 - wanted, plies) {
                    Verdict::Proved(_) => return Some(true),
                    Verdict::Failed(_) => {}
                    Verdict::Stopped => return None,
                }
                match provers[attacker.index()].attempt(&node, wanted, plies) {
                    Verdict::Failed(FOR_EVER) => return Some(true),
                    Verdict::Failed(_) => {}
                    Verdict::Proved(_) => return Some(false),
                    Verdict::Stopped => return None,
                }
            }
            Some(false)
        })
    }

    fn place(&self, node: &MarginNode, attacks: bool) -> u64 {
        let number = self.shared.ranking.plain_number(&self.shared.rules, node);
        number << 1 | u64::from(!attacks)
    }

    /// The position at a place: the first player moves.
    fn node(&self, place: u64) -> MarginNode {
        self.shared.ranking.node(&self.shared.rules, place >> 1)
    }

    /// The entry to rely on for a position and a margin; `None` to stop.
    fn entry(&mut self, place: u64, wanted: i32) -> Option<u32> {
        if let Some(found) = self.store.find(place, wanted) {
            return Some(found);
        }
        let state = self.first_state(place, wanted)?;
        let entry = self.store.push(place, i8::try_from(wanted).ok()?, state)?;
        if state == State::Waiting {
            self.to_do.push(entry);
        }
        Some(entry)
    }

    /// What the finite provers say. Neither has anything to say of [`ANY`].
    fn first_state(&mut self, place: u64, wanted: i32) -> Option<State> {
        if wanted == ANY {
            return Some(State::Waiting);
        }
        if let Some(state) = self.known(place, wanted) {
            return Some(state);
        }
        let node = self.node(place);
        let attacker = if place & 1 == 0 { Player::A } else { Player::B };
        if self.attempt(other(attacker), &node, 1 - wanted)? {
            return Some(State::Proved);
        }
        Some(if self.attempt(attacker, &node, wanted)? {
            State::Lost
        } else {
            State::Waiting
        })
    }

    /// Whether a side can force a margin within a few plies: more where looking
    /// further costs little.
    fn attempt(&mut self, side: Player, node: &MarginNode, margin: i32) -> Option<bool> {
        let prover = &mut self.provers[side.index()];
        for plies in (AHEAD..=FAR_AHEAD).step_by(2) {
            let before = prover.nodes;
            match prover.attempt(node, margin, plies) {
                Verdict::Proved(_) => return Some(true),
                Verdict::Failed(FOR_EVER) => return Some(false),
                Verdict::Failed(_) if prover.nodes - before > PATIENCE => return Some(false),
                Verdict::Failed(_) => {}
                Verdict::Stopped => return None,
            }
        }
        Some(false)
    }

    /// What the tables of the finite provers say.
    fn known(&self, place: u64, wanted: i32) -> Option<State> {
        if wanted == ANY {
            return None;
        }
        let number = self.shared.ranking.mix(place >> 1);
        // The first table is the mover's.
        let [mover, opponent] = &self.shared.tables;
        let (attacker, safe) = if place & 1 == 0 {
            (mover.get(number), opponent.get(number))
        } else {
            (opponent.get(number), mover.get(number))
        };
        if safe.proven != i32::MIN && -safe.proven < wanted || attacker.never <= wanted {
            Some(State::Proved)
        } else {
            (attacker.proven >= wanted).then_some(State::Lost)
        }
    }

    /// The plies within which the attacker is known to fail.
    fn fails_to(&self, place: u64, wanted: i32) -> u32 {
        let table = &self.shared.tables[usize::from(place & 1 == 1)];
        table
            .get(self.shared.ranking.mix(place >> 1))
            .fails_to(wanted)
    }

    /// What is known of a position and a margin without more work.
    fn peek(&self, place: u64, wanted: i32) -> Option<State> {
        match self.store.find(place, wanted) {
            Some(found) => Some(self.store.entry(found).state),
            None => self.known(place, wanted),
        }
    }

    /// Whether somebody needs the entry.
    fn is_needed(&self, entry: u32) -> bool {
        self.store.relying(entry).any(|by| {
            let by = self.store.entry(by);
            by.state == State::Open && (by.attacks() || by.chosen == entry)
        })
    }

    /// Looks at the moves of an entry.
    fn look(&mut self, root: u32, entry: u32) -> Option<()> {
        let at = self.store.entry_mut(entry);
        if at.state != State::Waiting {
            return Some(());
        }
        at.state = State::Open;
        let attacks = at.attacks();
        if entry != root && !self.is_needed(entry) {
            self.store.entry_mut(entry).state = State::Parked;
            return Some(());
        }
        if attacks {
            self.cover(entry)
        } else {
            self.choose(entry)
        }
    }

    /// Lets an entry in which the attacker moves rely on what every move leads
    /// to.
    fn cover(&mut self, entry: u32) -> Option<()> {
        let mut moves = self.after(entry);
        for &(after, _) in &moves {
            let state = match after {
                After::Safe => continue,
                After::Hole => State::Lost,
                After::On {
                    place,
                    wanted,
                    rounded,
                } => match self.peek(place, wanted) {
                    Some(state) if state.is_hole() => hole(state, rounded),
                    _ => continue,
                },
            };
            self.lose(entry, state);
            return Some(());
        }
        // What comes last on the list is looked at first: what may fail soonest.
        moves.sort_by_cached_key(|&(after, gain)| match after {
            After::On { place, wanted, .. } => (Reverse(self.fails_to(place, wanted)), gain),
            _ => (Reverse(0), 0),
        });
        for (after, _) in moves {
            if let After::On {
                place,
                wanted,
                rounded,
            } = after
            {
                let next = self.entry(place, wanted)?;
                match self.store.entry(next).state {
                    State::Proved => {}
                    state if state.is_hole() => {
                        self.lose(entry, hole(state, rounded));
                        return Some(());
                    }
                    _ => self.rely(entry, next)?,
                }
            }
        }
        Some(())
    }

    /// Lets an entry in which the other side moves rely on a move that is not
    /// known to lead to a hole.
    fn choose(&mut self, entry: u32) -> Option<()> {
        let mut moves = self.after(entry);
        // What needs no more work comes first.
        let rank = |&(after, gain): &(After, i32)| {
            let After::On { place, wanted, .. } = after else {
                return (if after == After::Safe { 0 } else { 4 }, Reverse(0), 0);
            };
            let known = match self.peek(place, wanted) {
                Some(State::Proved) => 0,
                Some(State::Open) => 1,
                Some(State::Waiting | State::Parked) => 2,
                None => 3,
                Some(_) => 4,
            };
            (known, Reverse(self.fails_to(place, wanted)), -gain)
        };
        moves.sort_by_cached_key(rank);
        let mut worst = State::Lost;
        for (after, _) in moves {
            let (place, wanted, rounded) = match after {
                After::Safe => {
                    self.store.entry_mut(entry).chosen = NONE;
                    return Some(());
                }
                After::Hole => continue,
                After::On {
                    place,
                    wanted,
                    rounded,
                } => (place, wanted, rounded),
            };
            let next = self.entry(place, wanted)?;
            let state = self.store.entry(next).state;
            if state.is_hole() {
                if hole(state, rounded) == State::GivenUp {
                    worst = State::GivenUp;
                }
                continue;
            }
            self.store.entry_mut(entry).chosen = next;
            if state != State::Proved {
                self.rely(entry, next)?;
            }
            return Some(());
        }
        self.lose(entry, worst);
        Some(())
    }

    fn rely(&mut self, by: u32, on: u32) -> Option<()> {
        let at = self.store.entry_mut(on);
        if at.state == State::Parked {
            at.state = State::Waiting;
            self.to_do.push(on);
        }
        self.store.rely(by, on)
    }

    fn lose(&mut self, entry: u32, state: State) {
        let at = self.store.entry_mut(entry);
        at.state = state;
        let (place, wanted) = (at.place, i32::from(at.wanted));
        self.holes.push(entry);
        if state == State::Lost && wanted != ANY {
            let known = Known {
                proven: wanted,
                ..Known::NOTHING
            };
            let table = &self.shared.tables[usize::from(place & 1 == 1)];
            table.add(self.shared.ranking.mix(place >> 1), known);
        }
    }

    /// Tells those that rely on a hole.
    fn spread(&mut self, hole: u32) -> Option<()> {
        let mut edge = self.store.take_relying(hole);
        while let Some((by, next)) = self.store.edge(edge) {
            edge = next;
            let its = self.store.entry(by);
            if its.state != State::Open {
                continue;
            }
            if its.attacks() {
                // It may have relied on more than it needs.
                self.cover(by)?;
            } else if its.chosen == hole {
                self.choose(by)?;
            }
        }
        Some(())
    }

    /// What the moves of an entry lead to.
    pub(super) fn after(&self, entry: u32) -> Moves {
        let shared = self.shared;
        let rules = &shared.rules;
        let entry = self.store.entry(entry);
        let (attacks, wanted) = (entry.attacks(), i32::from(entry.wanted));
        let node = self.node(entry.place);
        // From the side of the first player, who moves, to the attacker's.
        let margin = |points: i32| if attacks { points } else { -points };
        let after = |m: Move| {
            let mut next = node;
            match next.play_unlimited(rules, m) {
                Some(Stop::Over(reason)) => {
                    let scores = next.outcome(rules, reason, node.to_move()).scores;
                    let points = scores.as_slice();
                    let has_it = wanted == ANY || margin(points[0] - points[1]) >= wanted;
                    (if has_it { After::Hole } else { After::Safe }, 0)
                }
                Some(Stop::Full) => (After::Safe, 0),
                None if next.total() > shared.cap => (After::Safe, 0),
                None => {
                    let gain = next.margin(rules);
                    let needed = wanted - margin(gain);
                    let after = After::On {
                        place: self.place(&next, !attacks),
                        wanted: match needed {
                            _ if wanted == ANY => ANY,
                            needed if needed < -self.most => ANY,
                            needed => needed.min(self.most),
                        },
                        rounded: wanted != ANY && needed.abs() > self.most,
                    };
                    (after, gain)
                }
            }
        };
        node.moves(rules).iter().map(after).collect()
    }
}

/// The largest margin still to come from a position that is worth telling apart.
pub(super) fn most(shared: &Shared, node: &MarginNode) -> i32 {
    let points = problem::points(&shared.rules, node);
    (2 * points + 8 * i32::from(shared.rules.squares)).min(MOST)
}

/// What a hole after a move makes of the position before it.
const fn hole(state: State, rounded: bool) -> State {
    if rounded { State::GivenUp } else { state }
}
