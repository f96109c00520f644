//! The same bounds as plain minimax, with the same horizon and cap.

use oaq_core::{Player, Position};
use oaq_engine::solve::{Limits, NoWatch, Proof, try_prove};

use crate::plain::{Plain, margin, unlimited};
use crate::sample::{Random, position, rules};

pub(crate) fn limits(horizon: u32, cap: u32) -> Limits {
    Limits {
        memory: 1 << 20,
        horizon,
        cap: Some(cap),
        ..Limits::default()
    }
}

pub(crate) fn dan(position: &Position) -> u32 {
    position.board().ring().map(|s| position.dan(s)).sum()
}

fn solved(position: &Position, horizon: u32, cap: u32) -> Proof {
    try_prove(position, &limits(horizon, cap), &NoWatch).expect("rules that can be solved")
}

/// Thousands of small positions under every switch. A bound of the solver may
/// be better than that of the horizon, where it used something it had proved
/// before with a longer one; never worse, and never better than is true.
#[test]
fn the_bounds_are_those_of_plain_minimax() {
    let mut random = Random(6);
    let (mut exact, mut better) = (0, 0);
    for _ in 0..1500 {
        let rules = rules(&mut random);
        let cap = 14;
        for _ in 0..2 {
            let position = position(rules, &mut random);
            if position.is_over() || dan(&position) > cap {
                continue;
            }
            assert_eq!(unlimited(&rules), rules);
            let horizon = 2 + 2 * random.below(3);
            let stores = margin(&position, position.to_move());
            let mut plain = Plain::new(cap);
            let (lower, upper) = plain.bounds(&position, horizon);
            let proof = solved(&position, horizon, cap);
            let (got_lower, got_upper) = (
                proof.lower.map(|l| l - stores),
                proof.upper.map(|u| u - stores),
            );
            if (got_lower, got_upper) == (lower, upper) {
                exact += 1;
                continue;
            }
            better += 1;
            let at = |what| format!("{what}: {rules:?}, {position:?}, {horizon} plies");
            let (deep_lower, deep_upper) = plain.bounds(&position, horizon + 6);
            assert!(got_lower >= lower, "{}", at("worse"));
            assert!(got_lower <= deep_lower, "{}", at("untrue"));
            let above = |bound: Option<i32>| bound.unwrap_or(i32::MAX);
            assert!(above(got_upper) <= above(upper), "{}", at("worse"));
            assert!(above(got_upper) >= above(deep_upper), "{}", at("untrue"));
        }
    }
    assert!(exact > 2000, "only {exact} positions");
    assert!(better * 20 < exact, "{better} of {exact} are better");
}

/// A value is what the best move leaves the opponent.
#[test]
fn a_position_is_worth_what_its_best_move_is_worth() {
    let mut random = Random(60);
    let mut values = 0;
    for _ in 0..300 {
        let rules = rules(&mut random);
        let position = position(rules, &mut random);
        let cap = 12;
        if position.is_over() || dan(&position) > cap {
            continue;
        }
        let Some(value) = solved(&position, 16, cap).value() else {
            continue;
        };
        values += 1;
        let mut best = None;
        for m in position.legal_moves() {
            let next = position.play(m).expect("a legal move");
            let worth = if next.is_over() {
                Some(margin(&next, position.to_move()))
            } else if dan(&next) > cap {
                None
            } else {
                let proof = solved(&next, 16, cap);
                // No move may be worth more than the position.
                assert!(
                    proof.upper.is_none_or(|upper| -upper <= value),
                    "{rules:?}, {position:?}, {m}: {proof:?}"
                );
                let same_seat = next.to_move() == position.to_move();
                assert!(!same_seat);
                proof.upper.map(|upper| -upper)
            };
            best = best.max(worth);
        }
        assert_eq!(best, Some(value), "{rules:?}, {position:?}");
    }
    assert!(values > 100, "only {values} values");
}

/// The line of best play ends the game with the value.
#[test]
fn the_line_ends_with_the_value() {
    let mut random = Random(600);
    let mut whole = 0;
    for _ in 0..200 {
        let rules = rules(&mut random);
        let first = position(rules, &mut random);
        if dan(&first) > 12 {
            continue;
        }
        let solver = oaq_engine::solve::Solver::new(&first, &limits(16, 12)).expect("solvable");
        let proof = solver.solve(&first, &NoWatch).expect("solvable");
        let Some(value) = proof.value() else { continue };
        let line = solver.line(&first, value, &NoWatch).expect("solvable");
        let mut last = first.clone();
        for &m in &line {
            last = last.play(m).expect("a legal move");
        }
        if last.is_over() {
            let margin = margin(&last, first.to_move());
            assert_eq!(margin, value, "{rules:?}, {first:?}, {line:?}");
            whole += 1;
        }
    }
    assert!(whole > 60, "only {whole} whole lines");
}

/// Stores only shift the bounds.
#[test]
fn stores_are_added_to_the_bounds() {
    let mut random = Random(61);
    for _ in 0..100 {
        let rules = rules(&mut random);
        let position = position(rules, &mut random);
        if position.is_over() || dan(&position) > 12 {
            continue;
        }
        let mut setup = position.to_setup();
        setup.stores[0].dan += 7;
        let richer = Position::from_setup(rules, &setup).expect("a richer player");
        let shift = if position.to_move() == Player::A {
            7
        } else {
            -7
        };
        let (one, two) = (solved(&position, 8, 12), solved(&richer, 8, 12));
        // What was known from other attempts may differ; what is true cannot.
        if let (Some(one), Some(two)) = (one.value(), two.value()) {
            assert_eq!(one + shift, two, "{rules:?}, {position:?}");
        }
    }
}
