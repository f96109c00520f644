//! Plans under the limits of RULES §4, against all games that can be played.

use oaq_core::{Game, Player, Position, Rules, Switches};
use oaq_engine::solve::{Limits, NoWatch, Plan, Side, Unsolvable, plan, try_prove};

use crate::plain::{margin, unlimited};
use crate::sample::{Random, position, rules};

const LIMITS: Limits = Limits {
    memory: 1 << 19,
    threads: 1,
    horizon: 10,
    cap: None,
};

/// Whether a player can force a margin, whatever happens, by trying every
/// game; `None` if that takes more than so many positions. What was played
/// before matters, so that nothing is remembered.
fn forces(game: &Game, player: Player, wanted: i32, left: &mut u32) -> Option<bool> {
    *left = left.checked_sub(1)?;
    let position = game.position();
    if position.is_over() {
        return Some(margin(position, player) >= wanted);
    }
    let mine = position.to_move() == player;
    for m in position.legal_moves() {
        let mut next = game.clone();
        next.play(m).expect("a legal move");
        if forces(&next, player, wanted, left)? == mine {
            return Some(mine);
        }
    }
    Some(!mine)
}

/// The position under the same rules with other limits.
fn with_limits(position: &Position, repetition: u16, quiet_plies: u32, max_plies: u32) -> Position {
    let rules = Rules::new(Switches {
        repetition,
        quiet_plies,
        max_plies,
        ..position.rules().switches()
    });
    Position::from_setup(
        rules.expect("limits contradict nothing"),
        &position.to_setup(),
    )
    .expect("the same position")
}

/// What came of the plans that were tried.
#[derive(Debug, Default)]
struct Counts {
    /// They kept the limits, and every game was tried.
    kept: u32,
    /// They kept them though a board came back.
    kept_longer: u32,
    /// They did not, and the margin is indeed not forced.
    lost: u32,
}

fn check(position: &Position, side: Side, bound: i32, repetition: u16, counts: &mut Counts) {
    let found = plan(position, &LIMITS, side, bound, repetition.into(), &NoWatch);
    let Some(plan) = found.expect("rules that can be solved") else {
        return;
    };
    // No limit is any further away than the plan needs it to be.
    let quiet_plies = position.quiet_plies() + plan.quiet_plies + 1;
    let max_plies = position.plies() + plan.plies + 1;
    let limited = with_limits(position, repetition, quiet_plies, max_plies);
    let (player, wanted) = match side {
        Side::Mover => (position.to_move(), bound),
        Side::Opponent => (position.to_move().next(2), -bound),
    };
    let game = Game::new(limited.clone());
    let forced = forces(&game, player, wanted, &mut 2_000);
    let keeps = plan.keeps_limits(limited.rules(), &limited);
    assert_eq!(keeps, plan.cut_short == 0, "{plan:?}");
    match forced {
        Some(forced) if keeps => {
            assert!(
                forced,
                "{side:?} {bound} {repetition}: {plan:?} {limited:?}"
            );
            counts.kept += 1;
            counts.kept_longer += u32::from(plan.plies > 6);
        }
        Some(false) => counts.lost += 1,
        _ => {}
    }
}

#[test]
fn what_a_plan_keeps_is_forced_in_every_game() {
    let rounds = std::env::var("OAQ_ROUNDS").map_or(2_000, |n| n.parse().expect("a number"));
    let mut random = Random(61);
    let mut counts = Counts::default();
    for _ in 0..rounds {
        let rules = unlimited(&rules(&mut random));
        let position = position(rules, &mut random);
        if position.is_over() {
            continue;
        }
        let proof = try_prove(&position, &LIMITS, &NoWatch).expect("rules that can be solved");
        for repetition in [2, 3] {
            for (side, bound) in [(Side::Mover, proof.lower), (Side::Opponent, proof.upper)] {
                if let Some(bound) = bound {
                    check(&position, side, bound, repetition, &mut counts);
                }
            }
        }
    }
    assert!(counts.kept > 1_000, "{counts:?}");
    assert!(counts.kept_longer > 300, "{counts:?}");
    assert!(counts.lost > 0, "{counts:?}");
}

#[test]
fn a_limit_that_a_plan_may_reach_is_not_kept() {
    let start = Position::start(unlimited(&Rules::STANDARD));
    let plan = Plan {
        positions: 9,
        plies: 30,
        quiet_plies: 8,
        cut_short: 0,
    };
    let keeps = |plan: Plan, quiet_plies, max_plies| {
        let limited = with_limits(&start, 3, quiet_plies, max_plies);
        plan.keeps_limits(limited.rules(), &limited)
    };
    assert!(keeps(plan, 9, 31));
    assert!(keeps(plan, 0, 0));
    assert!(!keeps(plan, 8, 31));
    assert!(!keeps(plan, 9, 30));
    let cut_short = Plan {
        cut_short: 1,
        ..plan
    };
    assert!(!keeps(cut_short, 0, 0));
}

#[test]
fn there_is_no_plan_for_more_than_can_be_forced() {
    let rules = Rules::new(Switches {
        squares: 1,
        dan: 1,
        ..Switches::default()
    });
    let start = Position::start(unlimited(&rules.expect("a small board")));
    // It is worth 22.
    for (side, bound, can) in [
        (Side::Mover, 22, true),
        (Side::Mover, 24, false),
        (Side::Opponent, 22, true),
        (Side::Opponent, 20, false),
    ] {
        let plan = plan(&start, &LIMITS, side, bound, 3, &NoWatch);
        let plan = plan.expect("rules that can be solved");
        assert_eq!(plan.is_some(), can, "{side:?} {bound}");
    }
}

#[test]
fn memory_for_the_tables_alone_leaves_no_plan_and_is_no_error() {
    let start = Position::start(unlimited(&Rules::STANDARD));
    let limits = Limits {
        memory: 1,
        horizon: 2,
        ..LIMITS
    };
    let too_little = plan(&start, &limits, Side::Mover, 0, 3, &NoWatch);
    let Err(Unsolvable::Memory { least }) = too_little else {
        panic!("{too_little:?}");
    };
    let limits = Limits {
        memory: least,
        ..limits
    };
    assert_eq!(plan(&start, &limits, Side::Mover, 0, 3, &NoWatch), Ok(None));
}
