//! §3: the refill.
//!
//! Most positions are alike: the last turn moves one dân to the square before
//! an occupied ô quan and captures nothing, and the next player's row is empty.

use oaq_core::{Event, Player, Position, Setup, SetupError, Shortage};
use oaq_tests::both::{Both, begun, rules, told};

const THREE: &str = "standard squares=3";

/// A plays, B's three squares are to be refilled. What follows the ring and
/// the player to move is what comes of the stores and debts `before`.
fn after(rules: &str, before: &str) -> String {
    let shown = told(
        &format!("standard squares=3 {rules}"),
        &format!("0,1,0/Q/0,0,0/Q A {before}"),
        "2R",
    );
    let refilled = "quan-ahead 0,0: 0,0,1/Q/1,1,1/Q B ";
    let rest = shown.strip_prefix(refilled);
    rest.unwrap_or_else(|| panic!("{shown}")).to_owned()
}

/// The same where four play: D plays, A's two squares are to be refilled.
fn after_four(before: &str) -> String {
    let shown = told(
        "four-player squares=2",
        &format!("0,0/Q/1,1/Q/1,1/Q/1,0/Q D {before}"),
        "1R",
    );
    let refilled = "quan-ahead 0,0: 1,1/Q/1,1/Q/1,1/Q/0,1/Q A ";
    let rest = shown.strip_prefix(refilled);
    rest.unwrap_or_else(|| panic!("{shown}")).to_owned()
}

// ---- §3.1 -------------------------------------------------------------------

#[test]
fn a_player_who_is_not_short_pays_under_every_rule() {
    for shortage in Shortage::WORDS {
        let rules = format!("shortage={shortage}");
        assert_eq!(after(&rules, "0/3"), "0/0 - 1 1", "{rules}");
        // Not even a captured quan is changed.
        assert_eq!(after(&rules, "12/8Q"), "12/5Q - 1 1", "{rules}");
    }
}

#[test]
fn captured_quan_do_not_pay() {
    // Two dân and two quan: one dân is missing.
    assert_eq!(after("", "5/2QQ"), "4/0QQ B>A:1 1 1");
}

#[test]
fn a_row_with_one_dan_is_not_refilled() {
    assert_eq!(
        told(THREE, "0,1,0/Q/0,0,1/Q A 0/9", "2R"),
        "quan-ahead 0,0: 0,0,1/Q/0,0,1/Q B 0/9 - 1 1"
    );
}

// ---- §3.2 borrow ------------------------------------------------------------

#[test]
fn borrow_uses_the_own_dan_first() {
    assert_eq!(after("shortage=borrow", "5/2"), "4/0 B>A:1 1 1");
    assert_eq!(after_four("1/5/0/0"), "0/4/0/0 A>B:1 1 1");
}

#[test]
fn borrow_takes_from_the_richest_opponent() {
    assert_eq!(after_four("0/3/5/4"), "0/3/3/4 A>C:2 1 1");
    assert_eq!(after_four("0/3/4/5"), "0/3/4/3 A>D:2 1 1");
    // The richest in dân: quan do not count.
    assert_eq!(after_four("0/1QQ/2/0QQQ"), "0/1QQ/0/0QQQ A>C:2 1 1");
}

#[test]
fn borrow_from_equals_takes_from_the_first_after_the_borrower() {
    assert_eq!(after_four("0/3/5/5"), "0/3/3/5 A>C:2 1 1");
    assert_eq!(after_four("0/5/5/5"), "0/3/5/5 A>B:2 1 1");
    // C borrows: D comes before A, and A before B.
    let after_b = |stores: &str| {
        told(
            "four-player squares=2",
            &format!("1,1/Q/1,0/Q/0,0/Q/1,1/Q B {stores}"),
            "1R",
        )
    };
    assert_eq!(
        after_b("5/0/0/5"),
        "quan-ahead 0,0: 1,1/Q/0,1/Q/1,1/Q/1,1/Q C 5/0/0/3 C>D:2 1 1"
    );
    assert_eq!(
        after_b("5/5/0/0"),
        "quan-ahead 0,0: 1,1/Q/0,1/Q/1,1/Q/1,1/Q C 3/5/0/0 C>A:2 1 1"
    );
}

#[test]
fn borrow_goes_on_to_the_next_richest() {
    assert_eq!(after_four("0/1/0/1"), "0/0/0/0 A>B:1,A>D:1 1 1");
    // Five squares: one own dân, two of D, one of B, one of the bank.
    let mut game = Both::new(
        "four-player",
        "0,0,0,0,0/Q/1,1,1,1,1/Q/1,1,1,1,1/Q/0,0,0,1,0/Q D 1/1/0/2",
    );
    assert_eq!(
        game.play("4R"),
        "quan-ahead 0,0: 1,1,1,1,1/Q/1,1,1,1,1/Q/1,1,1,1,1/Q/0,0,0,0,1/Q A \
         0/0/0/0 A>B:1,A>D:2,A>*:1 1 1"
    );
    let loan = |creditor, dan| Event::Borrow {
        debtor: Player::A,
        creditor,
        dan,
    };
    let refill = Event::Refill {
        player: Player::A,
        squares: 5,
    };
    let told = &game.events()[game.events().len() - 4..];
    assert_eq!(
        told,
        [
            loan(Some(Player::D), 2),
            loan(Some(Player::B), 1),
            loan(None, 1),
            refill
        ]
    );
}

#[test]
fn borrow_takes_from_the_bank_what_nobody_has() {
    assert_eq!(after("", "0/0"), "0/0 B>*:3 1 1");
    assert_eq!(after("", "1/1"), "0/0 B>A:1,B>*:1 1 1");
}

// ---- §3.3 exchange ----------------------------------------------------------

#[test]
fn exchange_swaps_a_quan_for_dan_of_the_richest() {
    // Ten dân for the quan: eleven, of which three are paid.
    assert_eq!(after("shortage=exchange", "12/1Q"), "2Q/8 - 1 1");
    assert_eq!(after("shortage=exchange", "10/0Q"), "0Q/7 - 1 1");
    assert_eq!(
        after("shortage=exchange quan-value=4", "12/1Q"),
        "8Q/2 - 1 1"
    );
    // Of three equals C is the first after B.
    assert_eq!(
        told(
            "three-player squares=3 shortage=exchange",
            "0,1,0/Q/0,0,0/Q/1,1,1/Q A 10/0Q/10",
            "2R"
        ),
        "quan-ahead 0,0: 0,0,1/Q/1,1,1/Q/1,1,1/Q B 10/7/0Q - 1 1"
    );
}

#[test]
fn exchange_swaps_one_quan_at_most_and_then_borrows() {
    // One dân for the quan; the two that are still missing are borrowed, and
    // the second quan is kept.
    assert_eq!(
        after("shortage=exchange quan-value=1", "5/0QQ"),
        "2Q/0Q B>A:2 1 1"
    );
    // The swap takes A's last dân, so that the bank has to lend.
    assert_eq!(
        after("shortage=exchange quan-value=1", "1/0QQ"),
        "0Q/0Q B>*:2 1 1"
    );
}

#[test]
fn exchange_needs_a_quan_and_a_richest_who_has_enough() {
    assert_eq!(after("shortage=exchange", "12/1"), "10/0 B>A:2 1 1");
    assert_eq!(after("shortage=exchange", "9/1Q"), "7/0Q B>A:2 1 1");
    // Both others have five: no one has ten.
    assert_eq!(
        told(
            "three-player squares=3 shortage=exchange",
            "0,1,0/Q/0,0,0/Q/1,1,1/Q A 5/0Q/5",
            "2R"
        ),
        "quan-ahead 0,0: 0,0,1/Q/1,1,1/Q/1,1,1/Q B 5/0Q/2 B>C:3 1 1"
    );
}

// ---- §3.4 to §3.7 -----------------------------------------------------------

#[test]
fn negative_goes_below_zero_and_nobody_lends() {
    assert_eq!(after("shortage=negative", "9/1Q"), "9/-2Q - 1 1");
    assert_eq!(after("shortage=negative", "9/-2"), "9/-5 - 1 1");
    // Below zero the score is, too.
    assert_eq!(
        begun(
            "standard squares=3 shortage=negative",
            "0,0,0/0/0,0,0/0 A 9/-2"
        ),
        "0,0,0/0/0,0,0/0 A 9/-2 - 0 0 = quan-squares-empty [9, -2] 1-0"
    );
}

#[test]
fn partial_fills_the_first_squares_or_ends_the_game() {
    let partial = "standard squares=3 shortage=partial";
    assert_eq!(
        told(partial, "0,1,0/Q/0,0,0/Q A 5/2", "2R"),
        "quan-ahead 0,0: 0,0,1/Q/1,1,0/Q B 5/0 - 1 1"
    );
    assert_eq!(
        told(partial, "0,1,0/Q/0,0,0/Q A 5/0Q", "2R"),
        "quan-ahead 0,0: 0,0,1/Q/0,0,0/Q B 5/0Q - 1 1 = shortage [6, 10] 0-1"
    );
}

#[test]
fn end_ends_the_game_with_normal_scoring() {
    assert_eq!(
        told(
            "standard squares=3 shortage=end",
            "0,1,0/Q/0,0,0/Q A 5/2Q",
            "2R"
        ),
        "quan-ahead 0,0: 0,0,1/Q/0,0,0/Q B 5/2Q - 1 1 = shortage [6, 12] 0-1"
    );
}

#[test]
fn lose_leaves_the_win_to_the_others_and_the_points_as_they_are() {
    let lose = |stores: &str| {
        told(
            "three-player squares=3 shortage=lose",
            &format!("0,1,0/Q/0,0,0/Q/1,1,1/Q A {stores}"),
            "2R",
        )
    };
    // B has most points and no share.
    assert_eq!(
        lose("5/2QQ/6"),
        "quan-ahead 0,0: 0,0,1/Q/0,0,0/Q/1,1,1/Q B 5/2QQ/6 - 1 1 \
         = shortage-loss [6, 22, 9] 0-0-1"
    );
    // The two others tie.
    assert_eq!(
        lose("5/2QQ/3"),
        "quan-ahead 0,0: 0,0,1/Q/0,0,0/Q/1,1,1/Q B 5/2QQ/3 - 1 1 \
         = shortage-loss [6, 22, 6] 1/2-0-1/2"
    );
}

// ---- §3.8 skip --------------------------------------------------------------

/// A plays, B's row is empty, three play on two squares each.
fn skip(row_of_c: &str, stores: &str) -> Both {
    let text = format!("1,0/Q/0,0/Q/{row_of_c}/Q A {stores}");
    Both::new("three-player squares=2 shortage=skip", &text)
}

/// Who was passed over in the last move.
fn skipped(game: &Both) -> String {
    let skipped = |event: &Event| match event {
        Event::Skip { player } => Some(player.letter()),
        _ => None,
    };
    game.events().iter().filter_map(skipped).collect()
}

#[test]
fn skip_passes_over_who_is_short_without_counting_a_ply() {
    let mut game = skip("1,1", "0/1/0");
    assert_eq!(
        game.play("1R"),
        "quan-ahead 0,0: 0,1/Q/0,0/Q/1,1/Q C 0/1/0 - 1 1"
    );
    assert_eq!(skipped(&game), "B");
    // The next move of the record is C's.
    assert_eq!(
        game.play("2L"),
        "quan-ahead 0,0: 0,1/Q/0,0/Q/2,0/Q A 0/1/0 - 2 2"
    );
    assert_eq!(game.game().moves().len(), 2);
}

#[test]
fn skip_ends_at_the_first_who_has_dan_or_can_pay() {
    // B can pay.
    let mut game = skip("1,1", "0/2/0");
    assert_eq!(
        game.play("1R"),
        "quan-ahead 0,0: 0,1/Q/1,1/Q/1,1/Q B 0/0/0 - 1 1"
    );
    assert_eq!(skipped(&game), "");
    // B cannot, C's row is empty as well, but C can.
    let mut game = skip("0,0", "0/1/2");
    assert_eq!(
        game.play("1R"),
        "quan-ahead 0,0: 0,1/Q/0,0/Q/1,1/Q C 0/1/0 - 1 1"
    );
    assert_eq!(skipped(&game), "B");
}

#[test]
fn skip_may_come_back_to_the_last_mover() {
    // A's dân lies in A2 now.
    let mut game = skip("0,0", "0/1/1");
    assert_eq!(
        game.play("1R"),
        "quan-ahead 0,0: 0,1/Q/0,0/Q/0,0/Q A 0/1/1 - 1 1"
    );
    assert_eq!(skipped(&game), "BC");
    // A's row is empty as well, but A can pay.
    assert_eq!(
        told(
            "three-player squares=2 shortage=skip",
            "0,1/Q/0,0/Q/0,0/Q A 2/1/1",
            "2R"
        ),
        "two-empty 0,0: 1,1/Q1/0,0/Q/0,0/Q A 0/1/1 - 1 1"
    );
}

#[test]
fn skip_ends_the_game_if_all_are_passed_over() {
    let mut game = Both::new(
        "three-player squares=2 shortage=skip",
        "0,1/Q/0,0/Q/0,0/Q A 0/1/1",
    );
    assert_eq!(
        game.play("2R"),
        "two-empty 0,0: 0,0/Q1/0,0/Q/0,0/Q B 0/1/1 - 1 1 \
         = shortage [0, 1, 1] 0-1/2-1/2"
    );
    assert_eq!(skipped(&game), "BCA");
}

// ---- §3.9 to §3.11 ----------------------------------------------------------

#[test]
fn debts_are_repaid_at_scoring() {
    // A: 5 + 10 - 3 - 2 + 1. B: 7 + 3 - 1. The bank keeps the two.
    assert_eq!(
        begun(THREE, "0,0,0/0/0,0,0/0 A 5Q/7 A>B:3,A>*:2,B>A:1"),
        "0,0,0/0/0,0,0/0 A 5Q/7 A>B:3,A>*:2,B>A:1 0 0 \
         = quan-squares-empty [11, 9] 1-0"
    );
}

#[test]
fn a_new_debt_is_added_to_the_old_one() {
    assert_eq!(after("", "5/2 B>A:4"), "4/0 B>A:5 1 1");
    assert_eq!(after("", "0/0 B>*:4"), "0/0 B>*:7 1 1");
}

#[test]
fn opposite_debts_are_not_netted() {
    assert_eq!(after("", "5/2 A>B:4"), "4/0 A>B:4,B>A:1 1 1");
}

#[test]
fn captured_dan_are_below_zero_under_negative_only() {
    for shortage in Shortage::WORDS {
        let rules = rules(&format!("standard shortage={shortage}"));
        let mut setup = Setup::start(&rules);
        setup.stores[1].dan = -1;
        let read = Position::from_setup(rules, &setup).map_err(|errors| errors.0);
        if *shortage == "negative" {
            assert_eq!(read.unwrap().store(Player::B).dan, -1);
        } else {
            assert_eq!(read, Err(vec![SetupError::NegativeStore(Player::B, -1)]));
        }
    }
}

#[test]
fn a_position_need_not_have_any_particular_total() {
    let few = "1,0,0/0/0,0,0/1 A 0/3 - 0 0";
    let many = "99,0,0/QQQ/0,1,0/7 A 500QQQ/0 - 0 0";
    assert_eq!(begun(THREE, few), few);
    assert_eq!(begun(THREE, many), many);
}
