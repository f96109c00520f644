//! What is settled of cycles, against a fixpoint over every position of small
//! boards.

use std::collections::HashMap;

use oaq_core::{Player, Position, RepetitionKey, Rules, Switches};
use oaq_engine::solve::{Limits, NoWatch, Proof, Solver};

use crate::agreement::{dan, limits};
use crate::plain::margin;
use crate::sample::{Random, position, rules};

/// How many positions are looked at, at most.
const MOST: usize = 20_000;

/// Every position that can arise from a first one, with what its moves lead to.
struct Graph {
    /// Of each move: the margin it gains its mover, and the position after it;
    /// `None` where the board holds more than the cap. The margin is the final
    /// one where the game is over.
    moves: Vec<Vec<(i32, Next)>>,
}

#[derive(Clone, Copy)]
enum Next {
    Over,
    TooFull,
    On(usize),
}

/// What the rest of a game depends on.
type Key = (RepetitionKey, u8, u32);

fn key(position: &Position) -> Key {
    let fixed = position.fixed_direction().map_or(0, |d| 1 + d as u8);
    let ban = u32::from(position.rules().quan_ban_turns) * 2;
    (position.repetition_key(), fixed, position.plies().min(ban))
}

impl Graph {
    /// `None` if there are too many positions.
    fn new(first: &Position, cap: u32) -> Option<Self> {
        let mut index: HashMap<Key, usize> = HashMap::from([(key(first), 0)]);
        let mut positions = vec![first.clone()];
        let mut moves = Vec::new();
        while let Some(position) = positions.get(moves.len()).cloned() {
            let side = position.to_move();
            let before = margin(&position, side);
            let mut all = Vec::new();
            for m in position.legal_moves() {
                let next = position.play(m).expect("a legal move");
                let gain = margin(&next, side) - before;
                let after = if next.is_over() {
                    Next::Over
                } else if dan(&next) > cap {
                    Next::TooFull
                } else {
                    let new = positions.len();
                    let at = *index.entry(key(&next)).or_insert(new);
                    if at == new {
                        positions.push(next);
                    }
                    Next::On(at)
                };
                all.push((gain, after));
            }
            moves.push(all);
            if positions.len() > MOST {
                return None;
            }
        }
        Some(Self { moves })
    }

    /// The largest margin that the mover of each position can force, or the
    /// smallest that the opponent can, to an end of the game: what comes of the
    /// finite games, let grow until nothing changes.
    ///
    /// `None` also if what can be forced would grow for ever.
    fn forced(&self) -> Option<Vec<(Option<i32>, Option<i32>)>> {
        let mut bounds = vec![(None, None); self.moves.len()];
        for _ in 0..400 {
            let mut changed = false;
            for (at, moves) in self.moves.iter().enumerate().rev() {
                let mut lower: Option<i32> = None;
                let mut upper = Some(i32::MIN);
                for &(gain, next) in moves {
                    let (least, most) = match next {
                        Next::Over => (Some(0), Some(0)),
                        Next::TooFull => (None, None),
                        Next::On(next) => bounds[next],
                    };
                    lower = lower.max(most.map(|most: i32| gain - most));
                    upper = upper
                        .zip(least)
                        .map(|(u, least): (i32, i32)| u.max(gain - least));
                }
                changed |= bounds[at] != (lower, upper);
                bounds[at] = (lower, upper);
            }
            if !changed {
                return Some(bounds);
            }
        }
        None
    }
}

fn settled(position: &Position, horizon: u32, cap: u32) -> Proof {
    let limits = limits(horizon, cap);
    let solver = Solver::new(position, &limits).expect("rules that can be solved");
    let proof = solver.solve(position, &NoWatch).unwrap();
    solver.settle(position, proof, 64 << 20, &NoWatch).unwrap()
}

/// Small positions under every switch: what is settled is what can
/// be forced at all.
#[test]
fn what_is_settled_is_the_fixpoint_over_all_positions() {
    let mut random = Random(11);
    let (mut values, mut intervals, mut nothing, mut open) = (0, 0, 0, 0);
    while values + intervals + nothing < 1000 {
        let position = position(rules(&mut random), &mut random);
        let cap = 12;
        if position.is_over() || dan(&position) > cap {
            continue;
        }
        let Some(bounds) = Graph::new(&position, cap).and_then(|graph| graph.forced()) else {
            continue;
        };
        let stores = margin(&position, position.to_move());
        let (lower, upper) = bounds[0];
        let (lower, upper) = (lower.map(|l| l + stores), upper.map(|u| u + stores));
        // Shallow, so that there is something left to settle.
        let proof = settled(&position, 2, cap);
        let at = || format!("{:?}, {position:?}: {proof:?}", position.rules());
        assert!(proof.lower <= lower, "{}", at());
        let above = |bound: Option<i32>| bound.unwrap_or(i32::MAX);
        assert!(above(proof.upper) >= above(upper), "{}", at());
        if !proof.is_final {
            open += 1;
            continue;
        }
        assert_eq!((proof.lower, proof.upper), (lower, upper), "{}", at());
        match (lower, upper) {
            (Some(lower), Some(upper)) if lower == upper => values += 1,
            (Some(_), Some(_)) => intervals += 1,
            _ => nothing += 1,
        }
    }
    let found = format!("{values} {intervals} {nothing} {open}");
    assert!(values > 300 && intervals > 50 && nothing > 300, "{found}");
    // Margins that grow beyond what is told apart.
    assert!(open < 10, "{found}");
}

fn small(change: impl FnOnce(&mut Switches)) -> Position {
    let mut switches = Switches {
        squares: 3,
        dan: 3,
        repetition: 0,
        quiet_plies: 0,
        max_plies: 0,
        ..Switches::default()
    };
    change(&mut switches);
    Position::start(Rules::new(switches).expect("good rules"))
}

#[test]
fn an_interval_stays_open_for_good() {
    let position = small(|s| s.immature_below = 5);
    let proof = settled(&position, 24, 30);
    assert_eq!((proof.lower, proof.upper), (Some(0), Some(6)));
    assert!(proof.is_final && proof.lower_set.is_some() && proof.upper_set.is_some());
    // The player to move has 6 points more in the stores.
    let mut setup = position.to_setup();
    setup.stores[0].dan = 6;
    assert_eq!(setup.to_move, Player::A);
    let richer = Position::from_setup(*position.rules(), &setup).unwrap();
    let richer = settled(&richer, 24, 30);
    assert_eq!((richer.lower, richer.upper), (Some(6), Some(12)));
}

#[test]
fn without_room_or_time_the_bounds_stay_as_they_are() {
    struct Now;
    impl oaq_engine::solve::Watch for Now {
        fn stop(&self) -> bool {
            true
        }
    }
    let position = small(|s| s.immature_below = 5);
    let limits = Limits {
        memory: 32 << 20,
        horizon: 8,
        ..Limits::default()
    };
    let solver = Solver::new(&position, &limits).unwrap();
    let proof = solver.solve(&position, &NoWatch).unwrap();
    let same = solver.settle(&position, proof, 1 << 10, &NoWatch).unwrap();
    assert_eq!((same.lower, same.upper), (proof.lower, proof.upper));
    assert!(!same.is_final && !same.stopped);
    let same = solver.settle(&position, proof, 64 << 20, &Now).unwrap();
    assert_eq!((same.lower, same.upper), (proof.lower, proof.upper));
    assert!(!same.is_final && same.stopped);
}
