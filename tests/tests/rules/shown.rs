//! §4.12 and §4.13: positions in which the game is over, and positions that are
//! written down.

use oaq_core::{Debt, Player, Position};
use oaq_notation::{read_position, write_setup};
use oaq_tests::both::{begun, rules, told};

const THREE: &str = "standard squares=3";

#[test]
fn a_finished_position_shows_the_next_player_and_keeps_the_board() {
    assert_eq!(
        told(THREE, "1,0,0/3/2,5,0/0 A 0/20", "1R"),
        "captured 3,0: 0,1,0/0/2,5,0/0 B 3/20 - 0 1 = quan-squares-empty [4, 27] 0-1"
    );
}

#[test]
fn a_game_that_ends_in_test_1_or_2_is_not_refilled() {
    // B could pay.
    assert_eq!(
        told(THREE, "1,0,0/3/0,0,0/0 A 0/20", "1R"),
        "captured 3,0: 0,1,0/0/0,0,0/0 B 3/20 - 0 1 = quan-squares-empty [4, 20] 0-1"
    );
    assert_eq!(
        told(
            "standard squares=3 all-quan-wins=true",
            "1,0,0/Q/0,0,0/2 A 0/20",
            "1R"
        ),
        "captured 0,1: 0,1,0/0/0,0,0/2 B 0Q/20 - 0 1 = all-quan-captured [12, 21] 1-0"
    );
    // The later tests come after the refill.
    assert_eq!(
        told(
            "standard squares=3 limits.max-plies=1",
            "0,1,0/Q/0,0,0/Q A 3/4",
            "2R"
        ),
        "quan-ahead 0,0: 0,0,1/Q/1,1,1/Q B 3/1 - 1 1 = max-plies [4, 4] 1/2-1/2"
    );
}

#[test]
fn a_written_position_is_kept_as_written() {
    for text in [
        // An empty row of the player to move; a game that is over; debts.
        "0,0,0/Q/1,1,1/Q A 1/5 - 4 9",
        "1,2,0/0/0,0,4/0 B 7Q/5Q A>B:3 0 30",
        "1,2,0/QQQ/0,0,4/99 B 7QQ/5QQ A>B:3,B>A:2,B>*:1 2000 4000",
    ] {
        let read = read_position(text, &rules(THREE)).unwrap();
        assert_eq!(read.notes, []);
        assert_eq!(write_setup(&read.value), text);
    }
}

#[test]
fn a_game_begins_with_the_tests_and_the_refill_of_the_mover() {
    // A borrows; the counters stay.
    assert_eq!(
        begun(THREE, "0,0,0/Q/1,1,1/Q A 1/5 A>B:4 4 9"),
        "1,1,1/Q/1,1,1/Q A 0/3 A>B:6 4 9"
    );
    // The row of the other one is left alone.
    let text = "1,1,1/Q/0,0,0/Q A 0/5 - 4 9";
    assert_eq!(begun(THREE, text), text);
    // Tests 2, 3, 5 and 6, in this order.
    assert_eq!(
        begun(THREE, "0,0,0/0/1,1,1/0 A 1/5 - 100 1000"),
        "0,0,0/0/1,1,1/0 A 1/5 - 100 1000 = quan-squares-empty [1, 8] 0-1"
    );
    assert_eq!(
        begun(
            "standard squares=3 shortage=end",
            "0,0,0/Q/1,1,1/Q A 1/5 - 100 1000"
        ),
        "0,0,0/Q/1,1,1/Q A 1/5 - 100 1000 = shortage [1, 8] 0-1"
    );
    assert_eq!(
        begun(THREE, "0,0,0/Q/1,1,1/Q A 3/5 - 100 1000"),
        "1,1,1/Q/1,1,1/Q A 0/5 - 100 1000 = quiet-plies [3, 8] 0-1"
    );
    assert_eq!(
        begun(THREE, "0,0,0/Q/1,1,1/Q A 3/5 - 99 1000"),
        "1,1,1/Q/1,1,1/Q A 0/5 - 99 1000 = max-plies [3, 8] 0-1"
    );
    // Nobody is last mover: test 1 never holds, and leftover dân stay.
    let text = "1,0,0/2/1,0,0/0 A 0QQ/40 - 0 9";
    assert_eq!(begun("standard squares=3 all-quan-wins=true", text), text);
    assert_eq!(
        begun(
            "standard squares=3 end=quan-pieces-captured quan-leftover=last-mover",
            "1,0,0/2/1,0,0/3 A"
        ),
        "1,0,0/2/1,0,0/3 A 0/0 - 0 0 = quan-pieces-captured [1, 1] 1/2-1/2"
    );
}

#[test]
fn beginning_a_game_changes_row_stores_and_debts_only() {
    let rules = rules("three-player squares=2 shortage=skip");
    let written = "0,0/Q/0,0/Q/1,1/Q A 1/3/0 - 4 7";
    let setup = read_position(written, &rules).unwrap().value;
    let begun = Position::from_setup(rules, &setup).unwrap().to_setup();
    // A is passed over, B pays.
    let mut expected = setup;
    expected.to_move = Player::B;
    expected.rows[1] = vec![1, 1];
    expected.stores[1].dan = 1;
    assert_eq!(begun, expected);

    let rules = self::rules("three-player squares=2");
    let setup = read_position(written, &rules).unwrap().value;
    let begun = Position::from_setup(rules, &setup).unwrap().to_setup();
    let mut expected = setup;
    expected.rows[0] = vec![1, 1];
    expected.stores[0].dan = 0;
    expected.stores[1].dan = 2;
    expected.debts = vec![Debt {
        debtor: Player::A,
        creditor: Some(Player::B),
        dan: 1,
    }];
    assert_eq!(begun, expected);
}
