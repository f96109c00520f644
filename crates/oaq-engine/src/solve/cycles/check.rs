//! A simple check that a set of positions is closed. It shares the rules, the
//! numbers of positions and the finite proofs with the search for the set, and
//! looks at every move again.

use oaq_core::Move;
use oaq_core::node::{MarginNode, Node as _, Stop};

use super::super::prover::Shared;
use super::store::{ANY, Entry, State, Store};

/// What a move leads to.
enum Leads {
    /// The game is over, or the board too full, and the attacker has not got
    /// the margin.
    Nowhere,
    /// The attacker has the margin.
    Astray,
    /// On, to a place and a margin wanted there.
    To(u64, i32),
}

/// Follows from an entry whatever the attacker plays and what the other side
/// has chosen. How many positions that makes; `None` if somebody says stop.
///
/// `most` is the largest margin that is told apart from larger ones. `is_proved`
/// says whether there is a finite proof that the attacker does not
/// get a margin at a place, and `None` to stop.
///
/// # Panics
///
/// If the set is not closed: a fault of this crate, which is better loud than
/// wrong.
pub(super) fn check(
    shared: &Shared,
    store: &mut Store,
    most: i32,
    first: u32,
    mut is_proved: impl FnMut(u64, i32) -> Option<bool>,
) -> Option<u64> {
    let mut open = vec![first];
    store.entry_mut(first).reached = true;
    let mut positions = 0;
    while let Some(at) = open.pop() {
        positions += 1;
        let entry = *store.entry(at);
        let wanted = i32::from(entry.wanted);
        if entry.state == State::Proved {
            assert!(is_proved(entry.place, wanted)?, "no proof at {entry:?}");
            continue;
        }
        assert_eq!(entry.state, State::Open, "{entry:?} is nothing to rely on");
        let node = shared.ranking.node(&shared.rules, entry.place >> 1);
        let leads: Vec<_> = node
            .moves(&shared.rules)
            .iter()
            .map(|m| leads(shared, most, &node, m, &entry))
            .collect();
        let mut reach = |store: &mut Store, next: u32| {
            if !std::mem::replace(&mut store.entry_mut(next).reached, true) {
                open.push(next);
            }
        };
        if entry.attacks() {
            for lead in leads {
                match lead {
                    Leads::Nowhere => {}
                    Leads::Astray => panic!("{entry:?} has a hole"),
                    Leads::To(place, wanted) => {
                        let next = store.find(place, wanted);
                        reach(store, next.expect("an entry for every move"));
                    }
                }
            }
        } else if !leads.iter().any(|lead| matches!(lead, Leads::Nowhere)) {
            let chosen = store.entry(entry.chosen);
            let keeps = |lead: &Leads| match *lead {
                Leads::To(place, wanted) => {
                    chosen.place == place && i32::from(chosen.wanted) <= wanted
                }
                _ => false,
            };
            assert!(leads.iter().any(keeps), "{entry:?} has chosen no move");
            reach(store, entry.chosen);
        }
    }
    Some(positions)
}

fn leads(shared: &Shared, most: i32, node: &MarginNode, m: Move, entry: &Entry) -> Leads {
    let (attacks, wanted) = (entry.attacks(), i32::from(entry.wanted));
    let rules = &shared.rules;
    let mut next = *node;
    let stop = next.play_unlimited(rules, m);
    if stop == Some(Stop::Full) || stop.is_none() && next.total() > shared.cap {
        return Leads::Nowhere;
    }
    let points = match stop {
        Some(Stop::Over(reason)) => {
            let scores = next.outcome(rules, reason, node.to_move()).scores;
            scores.as_slice()[0] - scores.as_slice()[1]
        }
        _ => next.margin(rules),
    };
    let gain = if attacks { points } else { -points };
    if stop.is_some() {
        return if wanted == ANY || gain >= wanted {
            Leads::Astray
        } else {
            Leads::Nowhere
        };
    }
    let number = shared.ranking.plain_number(rules, &next);
    let place = number << 1 | u64::from(attacks);
    // Whoever cannot force an end can force no margin, and who cannot force so
    // much cannot force more.
    let needed = match wanted - gain {
        _ if wanted == ANY => ANY,
        needed if needed < -most => ANY,
        needed => needed.min(most),
    };
    Leads::To(place, needed)
}
