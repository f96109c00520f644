//! §8: what was decided where the sources are silent.

use oaq_core::{
    Debt, Event, Key, Kind, Player, Position, QuanSquare, RuleError, Rules, Setup, SetupError,
    Store, Switches,
};
use oaq_tests::both::{Both, begun, find_move, moves, position, rules, told};

const THREE: &str = "standard squares=3";

// ---- Turns ------------------------------------------------------------------

#[test]
fn the_ban_is_named_before_quan_non() {
    let both = "quan-non squares=3 quan-ban-turns=1";
    assert_eq!(
        told(both, "1,0,0/Q2/1,0,0/Q A 9/9 - 0 1", "1R"),
        "quan-ban 0,0: 0,1,0/Q2/1,0,0/Q B 9/9 - 1 2"
    );
    assert_eq!(
        told(both, "1,0,0/Q2/1,0,0/Q A 9/9 - 0 2", "1R"),
        "immature-quan 0,0: 0,1,0/Q2/1,0,0/Q B 9/9 - 1 3"
    );
}

#[test]
fn a_chain_that_runs_out_stops_with_captured() {
    // At two empty squares, at an occupied one.
    assert_eq!(
        told(THREE, "1,0,0/2/0,0,4/Q A", "1R"),
        "captured 2,0: 0,1,0/0/0,0,4/Q B 2/0 - 0 1"
    );
    assert_eq!(
        told(THREE, "1,0,0/2/1,2,0/Q A", "1R"),
        "captured 2,0: 0,1,0/0/1,2,0/Q B 2/0 - 0 1"
    );
}

#[test]
fn a_chain_that_is_ended_names_what_ended_it() {
    let before = "1,0,0,2/0/4,1,0,0/Q A";
    assert_eq!(
        told("standard squares=4 chain-gap=dan-only", before, "1R"),
        "gap-is-quan 2,0: 0,1,0,0/0/4,1,0,0/Q B 2/0 - 0 1"
    );
    let before = "0,0,3,0/Q2/0,0,0,2/Q B";
    assert_eq!(
        told("quan-non squares=4", before, "4R"),
        "immature-quan 3,0: 1,0,0,0/Q2/0,0,0,0/Q1 A 0/3 - 0 1"
    );
    assert_eq!(
        told("standard squares=4 quan-ban-turns=1", before, "4R"),
        "quan-ban 3,0: 1,0,0,0/Q2/0,0,0,0/Q1 A 0/3 - 0 1"
    );
}

#[test]
fn a_gap_that_must_not_be_an_o_quan_is_named_whatever_lies_behind() {
    let before = "0,1,0/0/0,0,1/Q A";
    assert_eq!(
        told("standard squares=3 gap=any", before, "2R"),
        "two-empty 0,0: 0,0,1/0/0,0,1/Q B 0/0 - 1 1"
    );
    assert_eq!(
        told("standard squares=3 gap=dan-only", before, "2R"),
        "gap-is-quan 0,0: 0,0,1/0/0,0,1/Q B 0/0 - 1 1"
    );
    let before = "1,0,0,2/0/0,1,0,0/Q A";
    assert_eq!(
        told("standard squares=4 chain-gap=any", before, "1R"),
        "captured 2,0: 0,1,0,0/0/0,1,0,0/Q B 2/0 - 0 1"
    );
    assert_eq!(
        told("standard squares=4 chain-gap=dan-only", before, "1R"),
        "gap-is-quan 2,0: 0,1,0,0/0/0,1,0,0/Q B 2/0 - 0 1"
    );
}

/// Found by sowing backwards from where the turn ends: 1,003 relays, nearly
/// seven hundred times round a ring of thirty.
#[test]
fn no_turn_is_cut_short_where_it_ends_by_itself() {
    let before = "4,42,128,115,43,264,15,22,27/Q/180,98,29,214,99,11,126,36,70/Q/\
                  24,79,8,199,6,121,41,79,0/Q B";
    let mut game = Both::new("three-player squares=9", before);
    assert_eq!(
        game.play("5R"),
        "quan-ahead 0,0: 1,0,1,0,3,2,3,0,1/Q684/0,1,0,3,0,1,0,1,0/Q685/\
         3,0,1,0,1,0,1,2,1/Q685 C 0/0/0 - 1 1"
    );
    let relays = |game: &Both| {
        let events = game.events().iter();
        events
            .filter(|event| matches!(event, Event::Relay { .. }))
            .count()
    };
    assert_eq!(relays(&game), 1003);
    // The same turn under `take-one`, which meets no ô quan before its end, is.
    let mut game = Both::new("three-player squares=9 quan-ahead=take-one", before);
    assert!(game.play("5R").starts_with("pick-up-limit 0,0: "));
    assert_eq!(relays(&game), 1000);
}

#[test]
fn a_direction_that_is_not_yet_fixed_may_be_chosen_at_any_ply() {
    let fixed = "standard squares=2 direction=fixed-by-first-move";
    let before = "1,1/Q/2,2/Q A 0/0 - 0 8";
    assert_eq!(moves(fixed, before), "1R 1L 2R 2L");
    assert_eq!(
        told(fixed, before, "1L"),
        "quan-ahead 0,0: 1,0/Q1/3,0/Q1 BL 0/0 - 1 9"
    );
}

// ---- Refill and end ---------------------------------------------------------

#[test]
fn all_quan_are_those_of_the_position() {
    let all = "standard squares=3 all-quan-wins=true";
    // One in all, though these rules start with two.
    assert_eq!(
        told(all, "1,0,0/Q/1,0,0/2 A 0/0", "1R"),
        "captured 0,1: 0,1,0/0/1,0,0/2 B 0Q/0 - 0 1 = all-quan-captured [12, 2] 1-0"
    );
    // Two of three.
    assert_eq!(
        told(all, "1,0,0/Q/1,0,0/2 A 0Q/0Q", "1R"),
        "captured 0,1: 0,1,0/0/1,0,0/2 B 0QQ/0Q - 0 1"
    );
}

#[test]
fn all_quan_is_asked_of_the_player_who_has_just_moved() {
    let all = "standard squares=3 all-quan-wins=true";
    let text = "1,0,0/2/1,0,0/0 A 0QQ/0 - 0 9";
    assert_eq!(begun(all, text), text);
    // B holds them all and A moves: it does not matter.
    assert_eq!(
        told(all, "0,1,0/1/1,0,0/0 A 0/0QQ", "2R"),
        "quan-ahead 0,0: 0,0,1/1/1,0,0/0 B 0/0QQ - 1 1"
    );
}

#[test]
fn leftover_without_a_taker_goes_to_nobody() {
    for leftover in ["captor", "last-mover"] {
        let rules = format!("standard squares=3 end=quan-pieces-captured quan-leftover={leftover}");
        assert_eq!(
            begun(&rules, "1,0,0/2/1,0,0/3 A"),
            "1,0,0/2/1,0,0/3 A 0/0 - 0 0 = quan-pieces-captured [1, 1] 1/2-1/2"
        );
    }
}

#[test]
fn skips_go_once_round_from_the_player_whose_turn_it_would_be() {
    let skip = "three-player squares=2 shortage=skip";
    // A cannot pay, B can; C, who could move, does not come to it.
    assert_eq!(
        begun(skip, "0,0/Q/0,0/Q/1,1/Q A 1/3/0 - 4 7"),
        "0,0/Q/1,1/Q/1,1/Q B 1/1/0 - 4 7"
    );
    // After a ply of C: A and B cannot, C has dân.
    assert_eq!(
        told(skip, "0,0/Q/0,0/Q/1,0/Q C 1/1/0", "1R"),
        "quan-ahead 0,0: 0,0/Q/0,0/Q/0,1/Q C 1/1/0 - 1 1"
    );
    // Nobody can: shown is C, whose turn it would be.
    assert_eq!(
        begun(skip, "0,0/Q/0,0/Q/0,0/Q C 1/0/1 - 4 7"),
        "0,0/Q/0,0/Q/0,0/Q C 1/0/1 - 4 7 = shortage [1, 0, 1] 1/2-0-1/2"
    );
}

#[test]
fn a_shortage_that_ends_the_game_places_nothing() {
    // B has two dân for three squares.
    for (shortage, end) in [
        ("end", "shortage [3, 2] 1-0"),
        ("lose", "shortage-loss [3, 2] 1-0"),
    ] {
        assert_eq!(
            told(
                &format!("standard squares=3 shortage={shortage}"),
                "0,1,0/Q/0,0,0/Q A 2/2",
                "2R"
            ),
            format!("quan-ahead 0,0: 0,0,1/Q/0,0,0/Q B 2/2 - 1 1 = {end}")
        );
    }
    // Under `skip` A's row must be empty as well.
    assert_eq!(
        told(
            "standard squares=3 shortage=skip",
            "0,0,1/Q/0,0,0/Q A 2/2",
            "3R"
        ),
        "two-empty 0,0: 0,0,0/Q1/0,0,0/Q B 2/2 - 1 1 = shortage [2, 2] 1/2-1/2"
    );
}

#[test]
fn the_loser_is_who_is_shown_also_before_the_first_move() {
    assert_eq!(
        begun(
            "standard squares=3 shortage=lose",
            "0,0,0/Q/1,1,1/Q A 2QQ/5"
        ),
        "0,0,0/Q/1,1,1/Q A 2QQ/5 - 0 0 = shortage-loss [22, 8] 0-1"
    );
}

#[test]
fn repetition_does_not_compare_the_fixed_direction() {
    let rules = rules("standard squares=2 direction=fixed-by-first-move");
    let key = |mover: &str| position(rules, &format!("1,1/Q/2,2/Q {mover}")).repetition_key();
    assert_eq!(key("A"), key("AR"));
    assert_eq!(key("AL"), key("AR"));
    assert_ne!(key("A"), key("B"));
}

// ---- Numbers ----------------------------------------------------------------

fn errors(rules: Rules, change: impl FnOnce(&mut Setup)) -> Vec<SetupError> {
    let mut setup = Setup::empty(rules.board());
    setup.rows[0][0] = 1;
    change(&mut setup);
    match Position::from_setup(rules, &setup) {
        Ok(_) => Vec::new(),
        Err(errors) => errors.0,
    }
}

#[test]
fn a_position_beyond_the_numbers_is_refused() {
    let rules = rules("standard squares=3 shortage=negative");
    // One dân lies in A1.
    assert_eq!(errors(rules, |s| s.rows[1][0] = 9998), []);
    assert_eq!(
        errors(rules, |s| s.rows[1][0] = 9999),
        [SetupError::TooManyDan(10000)]
    );
    assert_eq!(
        errors(rules, |s| {
            s.quan_squares[0].dan = 5000;
            s.stores[1].dan = 4999;
        }),
        [SetupError::TooManyDan(10000)]
    );
    // A store below zero makes no room.
    assert_eq!(
        errors(rules, |s| {
            s.stores = vec![
                Store {
                    dan: -9999,
                    quan: 0,
                },
                Store { dan: 9998, quan: 0 },
            ];
        }),
        []
    );
    assert_eq!(
        errors(rules, |s| {
            s.stores = vec![
                Store {
                    dan: -9999,
                    quan: 0,
                },
                Store { dan: 9999, quan: 0 },
            ];
        }),
        [SetupError::TooManyDan(10000)]
    );
    assert_eq!(
        errors(rules, |s| s.stores[0].dan = -10000),
        [SetupError::StoreTooLow(Player::A, -10000)]
    );
    let quan = |on_board: u32, captured: u32| {
        errors(rules, |s| {
            s.quan_squares[1] = QuanSquare {
                quan: on_board,
                ..QuanSquare::default()
            };
            s.stores[0].quan = captured;
        })
    };
    assert_eq!(quan(200, 55), []);
    assert_eq!(quan(200, 56), [SetupError::TooManyQuan(256)]);
    let debt = |dan: u32| {
        errors(rules, |s| {
            s.debts = vec![Debt {
                debtor: Player::B,
                creditor: None,
                dan,
            }];
        })
    };
    assert_eq!(debt(9999), []);
    assert_eq!(debt(10000), [SetupError::DebtTooHigh(Player::B, 10000)]);
}

#[test]
fn a_refill_beyond_the_numbers_is_not_made() {
    // B's dân and the two that the bank would lend.
    let two = "standard squares=2";
    assert_eq!(
        told(two, "0,0/Q/9996,1/Q B", "2L"),
        "quan-ahead 0,0: 1,1/Q/9997,0/Q A 0/0 A>*:2 1 1"
    );
    assert_eq!(
        told(two, "0,0/Q/9997,1/Q B", "2L"),
        "quan-ahead 0,0: 0,0/Q/9998,0/Q A 0/0 - 1 1 = shortage [0, 9998] 0-1"
    );
    let after = |rules: &str, before: &str| {
        told(
            &format!("standard squares=3 {rules}"),
            &format!("0,1,0/Q/0,0,0/Q A {before}"),
            "2R",
        )
    };
    let refilled = "quan-ahead 0,0: 0,0,1/Q/1,1,1/Q B";
    let empty = "quan-ahead 0,0: 0,0,1/Q/0,0,0/Q B";
    assert_eq!(
        after("", "0/0 B>*:9996"),
        format!("{refilled} 0/0 B>*:9999 1 1")
    );
    assert_eq!(
        after("", "0/0 B>*:9997"),
        format!("{empty} 0/0 B>*:9997 1 1 = shortage [1, -9997] 1-0")
    );
    assert_eq!(
        after("shortage=negative", "5/-9996"),
        format!("{refilled} 5/-9999 - 1 1")
    );
    assert_eq!(
        after("shortage=negative", "5/-9997"),
        format!("{empty} 5/-9997 - 1 1 = shortage [6, -9997] 1-0")
    );
    // Nor is the swap before the loan.
    assert_eq!(
        after("shortage=exchange quan-value=1", "5/0Q B>A:9997"),
        format!("{refilled} 2Q/0 B>A:9999 1 1")
    );
    assert_eq!(
        after("shortage=exchange quan-value=1", "5/0Q B>A:9998"),
        format!("{empty} 5/0Q B>A:9998 1 1 = shortage [10004, -9997] 1-0")
    );
}

#[test]
fn counters_of_plies_may_be_larger_and_stay_at_their_largest() {
    let long = "standard squares=3 limits.quiet-plies=0 limits.max-plies=0";
    assert_eq!(
        told(long, "0,1,0/Q/1,0,0/Q A 0/0 - 70000 4294967294", "2R"),
        "quan-ahead 0,0: 0,0,1/Q/1,0,0/Q B 0/0 - 70001 4294967295"
    );
    let last = position(rules(long), "0,1,0/Q/1,0,0/Q A 0/0 - 4294967295 4294967295");
    let after = last.play(find_move(&last, "2R")).unwrap();
    assert_eq!((after.quiet_plies(), after.plies()), (u32::MAX, u32::MAX));
}

#[test]
fn there_may_be_more_quiet_plies_than_plies() {
    assert_eq!(
        told(THREE, "0,1,0/Q/1,0,0/Q A 0/0 - 9 3", "2R"),
        "quan-ahead 0,0: 0,0,1/Q/1,0,0/Q B 0/0 - 10 4"
    );
}

#[test]
fn ranges_that_nothing_suggested() {
    for (name, range) in [
        ("immature-quan.below", Kind::Integer(0, 9999)),
        ("quan-ban-turns", Kind::Integer(0, 1000)),
        ("limits.repetition", Kind::Integer(0, 1000)),
        ("limits.quiet-plies", Kind::Integer(0, 1_000_000)),
        ("limits.max-plies", Kind::Integer(0, 1_000_000)),
    ] {
        assert_eq!(Key::from_name(name).unwrap().kind(), range, "{name}");
    }
    let repetition = |repetition| {
        Rules::new(Switches {
            repetition,
            ..Switches::default()
        })
        .map_err(|errors| errors.0)
    };
    assert!(repetition(0).is_ok() && repetition(2).is_ok());
    assert_eq!(repetition(1), Err(vec![RuleError::RepetitionOne]));
}

#[test]
fn a_position_may_hold_quan_where_the_rules_start_with_none() {
    let mut game = Both::new("online squares=3", "1,0,0/Q4/1,0,0/7 A 0/0 - 0 2");
    assert_eq!(
        game.play("1R"),
        "captured 4,1: 0,1,0/0/1,0,0/7 B 4Q/0 - 0 3"
    );
}
