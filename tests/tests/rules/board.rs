//! §1: the board and its words.

use oaq_core::{Board, Player, SquareKind};
use oaq_tests::both::{Both, begun, told};

/// The names of a ring's squares, walking up from A1.
fn names(players: u8, squares: u8) -> String {
    let board = Board::new(players, squares).unwrap();
    let name = |square| match board.kind(square) {
        SquareKind::Dan(player, number) => format!("{player}{number}"),
        SquareKind::Quan(player) => format!("Q{player}"),
    };
    board.ring().map(name).collect::<Vec<_>>().join(" ")
}

#[test]
fn a_player_owns_a_row_numbered_from_the_left() {
    assert_eq!(names(2, 5), "A1 A2 A3 A4 A5 QA B1 B2 B3 B4 B5 QB");
    // The number of a move is the mover's own: A and B empty different squares.
    let ring = "1,1/Q/1,1/Q";
    assert_eq!(
        told("standard squares=2", &format!("{ring} A"), "2R"),
        "quan-ahead 0,0: 1,0/Q1/0,2/Q B 0/0 - 1 1"
    );
    assert_eq!(
        told("standard squares=2", &format!("{ring} B"), "2R"),
        "quan-ahead 0,0: 0,2/Q/1,0/Q1 A 0/0 - 1 1"
    );
}

#[test]
fn players_move_in_turn_order_and_a_begins() {
    let mut game = Both::start("three-player squares=2 dan=1");
    let mut movers = vec![game.game().position().to_move()];
    // Each time the dân falls into the second square, and an ô quan is ahead.
    for m in ["1R", "1R", "1R"] {
        game.play(m);
        movers.push(game.game().position().to_move());
    }
    assert_eq!(movers, [Player::A, Player::B, Player::C, Player::A]);
}

#[test]
fn an_o_quan_lies_at_each_players_right_hand() {
    assert_eq!(names(3, 2), "A1 A2 QA B1 B2 QB C1 C2 QC");
    assert_eq!(names(4, 1), "A1 QA B1 QB C1 QC D1 QD");
    // Sown to the right from B2, the first dân falls into QB, the second into
    // A1.
    assert_eq!(
        told("standard squares=2", "0,0/0/1,2/1 B", "2R"),
        "two-empty 0,0: 1,0/0/1,0/2 A 0/0 - 1 1"
    );
}

#[test]
fn the_ring_closes_behind_the_last_o_quan() {
    // From C2 into QC; the next square is A1, whose dân goes on to A2.
    assert_eq!(
        told("three-player squares=2", "1,1/Q/1,1/Q/0,1/0 C", "2R"),
        "quan-ahead 0,0: 0,2/Q/1,1/Q/0,0/1 A 0/0/0 - 1 1"
    );
    // The other way round: from A1 into QB, then B2 and B1.
    assert_eq!(
        told("standard squares=2", "1,0/Q/0,1/0 A", "1L"),
        "quan-ahead 0,0: 0,0/Q/1,0/1 B 0/0 - 1 1"
    );
}

#[test]
fn right_is_up_the_ring_and_left_is_down_for_everybody() {
    let standard = "standard squares=2";
    assert_eq!(
        told(standard, "1,0/Q/1,1/Q A", "1R"),
        "quan-ahead 0,0: 0,1/Q/1,1/Q B 0/0 - 1 1"
    );
    assert_eq!(
        told(standard, "1,1/Q/1,0/Q B", "1R"),
        "quan-ahead 0,0: 1,1/Q/0,1/Q A 0/0 - 1 1"
    );
    assert_eq!(
        told(standard, "0,1/Q/1,1/Q A", "2L"),
        "quan-ahead 0,0: 1,0/Q/1,1/Q B 0/0 - 1 1"
    );
    assert_eq!(
        told(standard, "1,1/Q/0,1/Q B", "2L"),
        "quan-ahead 0,0: 1,1/Q/1,0/Q A 0/0 - 1 1"
    );
}

#[test]
fn the_usual_start_is_five_dan_and_one_quan() {
    assert_eq!(
        Both::start("standard").shown(),
        "5,5,5,5,5/Q/5,5,5,5,5/Q A 0/0 - 0 0"
    );
    // A quan counts ten, a dân one.
    assert_eq!(
        begun("standard squares=2", "0,0/0/0,0/0 A 7Q/3"),
        "0,0/0/0,0/0 A 7Q/3 - 0 0 = quan-squares-empty [17, 3] 1-0"
    );
}
