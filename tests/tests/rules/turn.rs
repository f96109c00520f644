//! §2: a turn.

use oaq_core::{Direction, Event, IllegalMove, Move, Player, StopReason};
use oaq_tests::both::{Both, moves, position, rules, told};

const THREE: &str = "standard squares=3";
const FOUR: &str = "standard squares=4";

// ---- §2.1 -------------------------------------------------------------------

#[test]
fn only_own_squares_that_hold_dan_can_be_chosen() {
    assert_eq!(moves(THREE, "0,0,2/Q/1,1,1/Q A"), "3R 3L");
    assert_eq!(moves(THREE, "0,0,2/Q/1,0,1/Q B"), "1R 1L 3R 3L");
    let before = position(rules(THREE), "0,0,2/Q/1,1,1/Q A");
    for number in [1, 2, 4] {
        let m = Move::new(number, Direction::Right).unwrap();
        let error = before.play(m).unwrap_err();
        let expected = match number {
            4 => IllegalMove::NoSuchSquare { number, squares: 3 },
            _ => IllegalMove::EmptySquare {
                player: before.to_move(),
                number,
            },
        };
        assert_eq!(error.reason, expected);
        assert_eq!(*error.position, before);
    }
}

#[test]
fn all_dan_of_the_chosen_square_are_sown() {
    assert_eq!(
        told(THREE, "0,0,2/Q/1,1,1/Q A", "3L"),
        "quan-ahead 0,0: 1,1,0/Q/1,1,1/Q B 0/0 - 1 1"
    );
}

#[test]
fn dan_are_sown_one_by_one_to_the_right_or_to_the_left() {
    // A2's two dân, then B1 and B3, relayed by one square each; behind QB the
    // first two squares of A are empty.
    assert_eq!(
        told(THREE, "0,2,0/Q/1,1,1/Q A", "2R"),
        "two-empty 0,0: 0,0,1/Q1/0,2,0/Q1 B 0/0 - 1 1"
    );
    assert_eq!(
        told(THREE, "0,2,0/Q/1,1,1/Q A", "2L"),
        "two-empty 0,0: 1,0,0/Q1/0,2,0/Q1 B 0/0 - 1 1"
    );
}

#[test]
fn o_quan_and_the_squares_of_others_are_sown_into() {
    assert_eq!(
        told(THREE, "0,0,4/Q/0,0,0/Q A", "3R"),
        "quan-ahead 0,0: 0,0,0/Q1/1,1,1/Q B 0/0 - 1 1"
    );
    // An ô quan without its quan is no exception.
    assert_eq!(
        told(THREE, "0,0,4/0/0,0,0/Q A", "3R"),
        "quan-ahead 0,0: 0,0,0/1/1,1,1/Q B 0/0 - 1 1"
    );
}

#[test]
fn the_origin_is_sown_into_after_a_whole_circle() {
    // A ring of four: the fourth dân comes back to A1, the eighth again.
    assert_eq!(
        told("standard squares=1", "4/Q/1/Q A", "1R"),
        "quan-ahead 0,0: 1/Q1/2/Q1 B 0/0 - 1 1"
    );
    assert_eq!(
        told("standard squares=1", "8/Q/1/Q A", "1L"),
        "quan-ahead 0,0: 2/Q2/3/Q2 B 0/0 - 1 1"
    );
    // A ring of twelve: the twelfth of sixteen dân falls into A3 again.
    let mut game = Both::new("standard", "0,0,16,0,0/Q/0,0,0,0,0/Q A");
    game.play("3R");
    let square = game.game().first().board().dan(Player::A, 3).unwrap();
    assert_eq!(game.events()[0], Event::Pick { square, dan: 16 });
    let back = |event: &&Event| **event == Event::Sow { square };
    assert_eq!(game.events()[1..=16].iter().filter(back).count(), 1);
    assert_eq!(game.events()[12], Event::Sow { square });
}

// ---- §2.2 -------------------------------------------------------------------

#[test]
fn the_next_square_counts_not_the_one_where_the_last_dan_landed() {
    // The last dân falls on another one: nothing is taken up there.
    assert_eq!(
        told(THREE, "1,1,0/0/2,0,0/Q A", "1R"),
        "two-empty 0,0: 0,2,0/0/2,0,0/Q B 0/0 - 1 1"
    );
    // The last dân falls into an empty square: nothing is captured opposite or
    // there; what counts is that A3 is empty and QA is not.
    assert_eq!(
        told(THREE, "1,0,0/3/2,0,0/Q A", "1R"),
        "captured 3,0: 0,1,0/0/2,0,0/Q B 3/0 - 0 1"
    );
}

#[test]
fn an_occupied_o_dan_ahead_is_sown_on() {
    // A2 is reached, A3's two dân go on to QA and B1.
    assert_eq!(
        told(THREE, "1,0,2/Q/0,0,0/Q A 3/3", "1R"),
        "two-empty 0,0: 0,1,0/Q1/1,0,0/Q B 3/3 - 1 1"
    );
}

#[test]
fn relays_go_through_any_row_in_the_same_direction() {
    // To the left: QB, then B3's two dân into B2 and B1, before QA.
    assert_eq!(
        told(THREE, "1,0,0/Q/0,0,2/0 A", "1L"),
        "quan-ahead 0,0: 0,0,0/Q/1,1,0/1 B 0/0 - 1 1"
    );
    // Two relays in a row, of A1 and of A3 in a turn of B.
    assert_eq!(
        told(THREE, "1,0,1/Q/0,0,1/Q B", "3R"),
        "two-empty 0,0: 0,1,0/Q1/0,0,0/Q1 A 0/0 - 1 1"
    );
}

#[test]
fn an_occupied_o_quan_ahead_ends_the_turn() {
    assert_eq!(
        told(THREE, "0,1,0/Q3/1,0,0/Q A", "2R"),
        "quan-ahead 0,0: 0,0,1/Q3/1,0,0/Q B 0/0 - 1 1"
    );
}

#[test]
fn a_quan_alone_and_dan_alone_occupy_an_o_quan() {
    assert_eq!(
        told(THREE, "0,1,0/Q/1,0,0/Q A", "2R"),
        "quan-ahead 0,0: 0,0,1/Q/1,0,0/Q B 0/0 - 1 1"
    );
    assert_eq!(
        told(THREE, "0,1,0/1/1,0,0/Q A", "2R"),
        "quan-ahead 0,0: 0,0,1/1/1,0,0/Q B 0/0 - 1 1"
    );
}

#[test]
fn an_empty_o_quan_is_a_gap_like_any_other() {
    assert_eq!(
        told(THREE, "0,1,0/0/2,1,0/Q A", "2R"),
        "captured 2,0: 0,0,1/0/0,1,0/Q B 2/0 - 0 1"
    );
    assert_eq!(
        told(THREE, "0,1,0/Q/0,1,2/0 A", "2L"),
        "captured 2,0: 1,0,0/Q/0,1,0/0 B 2/0 - 0 1"
    );
}

#[test]
fn everything_behind_an_empty_square_is_captured() {
    assert_eq!(
        told(THREE, "1,0,0/Q4/1,0,0/Q A", "1R"),
        "captured 4,1: 0,1,0/0/1,0,0/Q B 4Q/0 - 0 1"
    );
    assert_eq!(
        told(FOUR, "1,0,0,7/Q/1,0,0,0/Q A", "1R"),
        "captured 7,0: 0,1,0,0/Q/1,0,0,0/Q B 7/0 - 0 1"
    );
}

#[test]
fn a_chain_of_empty_and_occupied_squares_is_captured() {
    // QA behind A3, B2 behind B1; then B3 is occupied.
    assert_eq!(
        told(THREE, "1,0,0/2/0,3,1/Q A", "1R"),
        "captured 5,0: 0,1,0/0/0,0,1/Q B 5/0 - 0 1"
    );
}

#[test]
fn a_chain_may_go_all_round_the_ring() {
    // QA is sown, QB captured over B1, and QA over the empty A1: the dân just
    // sown is captured as well, and nothing is left.
    assert_eq!(
        told("standard squares=1", "1/0/0/Q2 A 0/9", "1R"),
        "captured 3,1: 0/0/0/0 B 3Q/9 - 0 1 = quan-squares-empty [13, 9] 1-0"
    );
}

#[test]
fn own_squares_and_o_quan_can_be_captured() {
    assert_eq!(
        told(FOUR, "2,0,0,1/Q/1,1,1,1/Q A", "4L"),
        "captured 2,0: 0,0,1,0/Q/1,1,1,1/Q B 2/0 - 0 1"
    );
    assert_eq!(
        told(FOUR, "0,0,1,0/Q/1,1,1,1/Q1 A", "3L"),
        "captured 1,1: 0,1,0,0/Q/1,1,1,1/0 B 1Q/0 - 0 1"
    );
}

#[test]
fn two_empty_squares_end_the_turn() {
    assert_eq!(
        told(THREE, "1,0,0/0/1,0,0/Q A", "1R"),
        "two-empty 0,0: 0,1,0/0/1,0,0/Q B 0/0 - 1 1"
    );
    // After a capture: B3 behind B1 and B2 stays.
    assert_eq!(
        told(THREE, "1,0,0/2/0,0,4/Q A", "1R"),
        "captured 2,0: 0,1,0/0/0,0,4/Q B 2/0 - 0 1"
    );
}

#[test]
fn an_occupied_square_right_behind_a_capture_ends_the_turn() {
    assert_eq!(
        told(THREE, "1,0,0/2/1,2,0/Q A", "1R"),
        "captured 2,0: 0,1,0/0/1,2,0/Q B 2/0 - 0 1"
    );
    // An occupied ô quan there, too, though QA is not captured by this turn.
    assert_eq!(
        told(FOUR, "1,0,0,7/Q1/0,1,0,0/Q A", "1R"),
        "captured 7,0: 0,1,0,0/Q1/0,1,0,0/Q B 7/0 - 0 1"
    );
}

// ---- §2.3 to §2.5 -----------------------------------------------------------

#[test]
fn captures_go_to_the_movers_store_and_the_next_player_moves() {
    // B captures A's three dân; then it is A's turn.
    assert_eq!(
        told(THREE, "3,1,0/Q/0,1,0/0 B 4/7", "2R"),
        "captured 3,0: 0,1,0/Q/0,0,1/0 A 4/10 - 0 1"
    );
}

#[test]
fn nobody_may_pass() {
    // B would rather keep the last dân; there is nothing else to do.
    assert_eq!(moves(THREE, "1,1,1/Q/0,1,0/Q B"), "2R 2L");
}

#[test]
fn a_turn_on_the_fullest_board_ends_by_itself() {
    let mut game = Both::start("four-player squares=9 dan=20 quan-dan=100 quan-pieces=3");
    for _ in 0..8 {
        let moves = game.moves();
        game.play(moves.split(' ').next().unwrap());
        let stops: Vec<StopReason> = game
            .events()
            .iter()
            .filter_map(|event| match event {
                Event::Stop { reason, .. } => Some(*reason),
                _ => None,
            })
            .collect();
        assert_eq!(stops.len(), 1);
        assert_ne!(stops, [StopReason::PickUpLimit]);
    }
}

#[test]
fn the_tests_for_the_end_run_after_the_whole_turn() {
    // The dân taken out of QA is the last in any ô quan. But it is sown into
    // B1, the two of B2 follow, and QB is occupied when the turn ends.
    assert_eq!(
        told("take-one squares=3", "0,1,0/1/0,2,0/0 A", "2R"),
        "two-empty 0,0: 0,0,1/0/1,0,1/1 B 0/0 - 1 1"
    );
}

#[test]
fn the_next_players_empty_row_is_refilled_after_the_turn() {
    assert_eq!(
        told(THREE, "0,1,0/Q/0,0,0/Q A 3/4", "2R"),
        "quan-ahead 0,0: 0,0,1/Q/1,1,1/Q B 3/1 - 1 1"
    );
}

#[test]
fn no_other_row_is_refilled_and_none_during_a_turn() {
    // A's last dân leave the row while the turn goes on through B's squares.
    let mut game = Both::new(THREE, "0,0,1/Q/1,1,1/Q A 9/9");
    assert_eq!(
        game.play("3R"),
        "two-empty 0,0: 0,0,0/Q1/0,2,0/Q1 B 9/9 - 1 1"
    );
    // Only when it is A's turn again are A's squares filled.
    assert_eq!(
        game.play("2L"),
        "two-empty 0,0: 1,1,1/Q2/1,0,0/Q1 A 6/9 - 2 2"
    );
}
