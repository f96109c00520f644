//! §4.0 to §4.7: when a game is over.

use oaq_core::{Direction, EndRule, Move, RuleError, Rules, Shortage, Switches};
use oaq_tests::both::{Both, begun, position, rules, told};

const THREE: &str = "standard squares=3";

/// Both players move one dân to and fro: after four plies everything is as it
/// was, and A is to move.
const TO_AND_FRO: &str = "1,0,0,0/Q/1,0,0,0/Q A";
const CIRCLE: [&str; 4] = ["1R", "1R", "2L", "2L"];

/// Plays two rounds of [`CIRCLE`] until the game is over; says how many plies
/// that took, and the last.
fn to_and_fro(rules: &str) -> (usize, String) {
    let mut game = Both::new(&format!("standard squares=4 {rules}"), TO_AND_FRO);
    let mut last = String::new();
    for m in CIRCLE.into_iter().cycle().take(12) {
        if game.game().position().is_over() {
            break;
        }
        last = game.play(m);
    }
    (game.game().moves().len(), last)
}

// ---- §4.0 -------------------------------------------------------------------

/// Each pair of neighbours in the order of the tests in which both hold. Where
/// the refill ends the game an empty row is shown, and no position shown before
/// had the player to move an empty row: tests 3 and 4 never hold together.
#[test]
fn of_two_tests_that_hold_the_first_is_the_reason() {
    // 1 and 2: A has all quan, and the ô quan are empty.
    assert_eq!(
        told(
            "standard squares=3 all-quan-wins=true",
            "1,0,0/Q/1,0,0/0 A 0Q/40",
            "1R"
        ),
        "captured 0,1: 0,1,0/0/1,0,0/0 B 0QQ/40 - 0 1 = all-quan-captured [21, 41] 1-0"
    );
    // 2 and 3: the ô quan are empty, and B cannot refill the row.
    for shortage in ["end", "lose"] {
        assert_eq!(
            told(
                &format!("standard squares=3 shortage={shortage}"),
                "1,0,0/3/0,0,0/0 A 0/2QQ",
                "1R"
            ),
            "captured 3,0: 0,1,0/0/0,0,0/0 B 3/2QQ - 0 1 = quan-squares-empty [4, 22] 0-1"
        );
    }
    // 3 and 5, 3 and 6: B cannot refill the row, and the plies are used up.
    for limit in ["limits.quiet-plies=1", "limits.max-plies=1"] {
        assert_eq!(
            told(
                &format!("standard squares=3 shortage=end {limit}"),
                "0,1,0/Q/0,0,0/Q A 5/2",
                "2R"
            ),
            "quan-ahead 0,0: 0,0,1/Q/0,0,0/Q B 5/2 - 1 1 = shortage [6, 2] 1-0"
        );
    }
    // 4 and 5, 4 and 6: the third time is in the eighth ply without a capture.
    for limit in ["limits.quiet-plies=8", "limits.max-plies=8"] {
        let (plies, last) = to_and_fro(limit);
        assert_eq!(plies, 8);
        assert!(last.ends_with("= repetition [1, 1] 1/2-1/2"), "{last}");
    }
    // 5 and 6.
    assert_eq!(
        told(
            "standard squares=3 limits.quiet-plies=1 limits.max-plies=1",
            "0,1,0/Q/1,0,0/Q A 5/2",
            "2R"
        ),
        "quan-ahead 0,0: 0,0,1/Q/1,0,0/Q B 5/2 - 1 1 = quiet-plies [6, 3] 1-0"
    );
}

// ---- §4.1 -------------------------------------------------------------------

#[test]
fn all_quan_wins_only_where_the_rules_say_so() {
    let before = "1,0,0/Q/1,0,0/2 A 0Q/40";
    assert_eq!(
        told("standard squares=3 all-quan-wins=true", before, "1R"),
        "captured 0,1: 0,1,0/0/1,0,0/2 B 0QQ/40 - 0 1 = all-quan-captured [22, 42] 1-0"
    );
    assert_eq!(
        told("standard squares=3 all-quan-wins=false", before, "1R"),
        "captured 0,1: 0,1,0/0/1,0,0/2 B 0QQ/40 - 0 1"
    );
}

#[test]
fn all_quan_must_be_with_the_mover_and_there_must_be_one() {
    let all = "standard squares=3 all-quan-wins=true";
    // One is with B.
    assert_eq!(
        told(all, "1,0,0/Q/1,0,0/2 A 0/0Q", "1R"),
        "captured 0,1: 0,1,0/0/1,0,0/2 B 0Q/0Q - 0 1"
    );
    // One is on the board.
    assert_eq!(
        told(all, "1,0,0/Q/1,0,0/Q A 0/0", "1R"),
        "captured 0,1: 0,1,0/0/1,0,0/Q B 0Q/0 - 0 1"
    );
    // There is none in this game.
    assert_eq!(
        told(
            "standard squares=3 all-quan-wins=true quan-pieces=0 quan-dan=10",
            "1,0,0/2/1,0,0/5 A 9/9",
            "1R"
        ),
        "captured 2,0: 0,1,0/0/1,0,0/5 B 11/9 - 0 1"
    );
}

// ---- §4.2 -------------------------------------------------------------------

#[test]
fn quan_squares_empty_needs_no_quan_and_no_dan_there() {
    let end = "standard squares=3 end=quan-squares-empty";
    assert_eq!(
        told(end, "1,0,0/Q2/1,0,0/0 A 0/0", "1R"),
        "captured 2,1: 0,1,0/0/1,0,0/0 B 2Q/0 - 0 1 = quan-squares-empty [13, 1] 1-0"
    );
    // A dân in QB, or a quan, and the game goes on.
    assert_eq!(
        told(end, "1,0,0/Q2/1,0,0/1 A 0/0", "1R"),
        "captured 2,1: 0,1,0/0/1,0,0/1 B 2Q/0 - 0 1"
    );
    assert_eq!(
        told(end, "1,0,0/Q2/1,0,0/Q A 0/0", "1R"),
        "captured 2,1: 0,1,0/0/1,0,0/Q B 2Q/0 - 0 1"
    );
}

#[test]
fn quan_pieces_captured_does_not_ask_for_dan() {
    let end = "standard squares=3 end=quan-pieces-captured";
    assert_eq!(
        told(end, "1,0,0/Q/1,0,0/2 A 0/0", "1R"),
        "captured 0,1: 0,1,0/0/1,0,0/2 B 0Q/0 - 0 1 = quan-pieces-captured [12, 2] 1-0"
    );
    assert_eq!(
        told(end, "1,0,0/2/1,0,0/Q A 0/0", "1R"),
        "captured 2,0: 0,1,0/0/1,0,0/Q B 2/0 - 0 1"
    );
}

#[test]
fn board_empty_needs_the_rows_to_be_empty_too() {
    let end = "standard squares=3 end=board-empty";
    assert_eq!(
        told(end, "1,0,0/Q/1,0,0/0 A 0/0", "1R"),
        "captured 0,1: 0,1,0/0/1,0,0/0 B 0Q/0 - 0 1"
    );
    // The whole board is captured; B's empty row is not refilled any more.
    assert_eq!(
        told("standard squares=1 end=board-empty", "1/0/0/Q2 A 0/9", "1R"),
        "captured 3,1: 0/0/0/0 B 3Q/9 - 0 1 = board-empty [13, 9] 1-0"
    );
}

#[test]
fn end_by_shortage_waits_for_a_row_that_cannot_be_refilled() {
    for (shortage, reason) in [
        ("partial", "shortage"),
        ("end", "shortage"),
        ("lose", "shortage-loss"),
        ("skip", "shortage"),
    ] {
        let end = format!("standard squares=1 end=shortage shortage={shortage}");
        // Nothing is left on the board, and B puts down a dân and goes on.
        assert_eq!(
            told(&end, "1/3/0/0 A 0/1", "1L"),
            "captured 4,0: 0/0/1/0 B 4/0 - 0 1",
            "{shortage}"
        );
        // Nobody has a dân to put down.
        assert_eq!(
            begun(&end, "0/0/0/0 A 0QQ/0"),
            format!(
                "0/0/0/0 A 0QQ/0 - 0 0 = {reason} [20, 0] {}",
                if shortage == "lose" { "0-1" } else { "1-0" }
            )
        );
    }
}

#[test]
fn an_end_that_never_comes_is_refused() {
    let errors = |switches: Switches| Rules::new(switches).unwrap_err().0;
    assert_eq!(
        errors(Switches {
            end: EndRule::QuanPiecesCaptured,
            quan_pieces: 0,
            quan_dan: 10,
            ..Switches::default()
        }),
        [RuleError::NoQuanToCapture]
    );
    for shortage in [Shortage::Borrow, Shortage::Exchange, Shortage::Negative] {
        assert_eq!(
            errors(Switches {
                end: EndRule::Shortage,
                shortage,
                ..Switches::default()
            }),
            [RuleError::ShortageNeverEnds(shortage)]
        );
    }
}

// ---- §4.3 -------------------------------------------------------------------

#[test]
fn the_refill_ends_the_game_where_it_cannot_be_paid() {
    for (shortage, end) in [
        ("partial", "shortage [6, 10] 0-1"),
        ("end", "shortage [6, 10] 0-1"),
        ("lose", "shortage-loss [6, 10] 1-0"),
    ] {
        assert_eq!(
            told(
                &format!("standard squares=3 shortage={shortage}"),
                "0,1,0/Q/0,0,0/Q A 5/0Q",
                "2R"
            ),
            format!("quan-ahead 0,0: 0,0,1/Q/0,0,0/Q B 5/0Q - 1 1 = {end}")
        );
    }
}

// ---- §4.4 -------------------------------------------------------------------

#[test]
fn the_third_time_the_same_position_arises_ends_the_game() {
    // At the start, after four plies and after eight.
    let (plies, last) = to_and_fro("");
    assert_eq!(plies, 8);
    assert_eq!(
        last,
        "quan-ahead 0,0: 1,0,0,0/Q/1,0,0,0/Q A 0/0 - 8 8 = repetition [1, 1] 1/2-1/2"
    );
    assert_eq!(to_and_fro("limits.repetition=2").0, 4);
    assert_eq!(to_and_fro("limits.repetition=4").0, 12);
}

#[test]
fn the_first_position_counts_towards_repetition() {
    let mut game = Both::new("standard squares=4 limits.repetition=2", TO_AND_FRO);
    for m in ["1R", "1R", "2L"] {
        assert!(!game.play(m).contains('='));
    }
    assert!(game.play("2L").contains("= repetition"));
    assert_eq!(game.game().repetitions(), 2);
}

/// A captures a dân and pays it into the row again: the ring is the same with
/// other stores, and only after the refill.
#[test]
fn repetition_compares_what_is_shown_after_the_refill_without_stores() {
    let before = "1/0/0/1/0/0 A 3/3/3";
    let mut game = Both::new("three-player squares=1 limits.repetition=2", before);
    assert_eq!(game.play("1R"), "captured 1,0: 0/1/1/0/0/0 B 4/2/3 - 0 1");
    assert_eq!(game.play("1L"), "two-empty 0,0: 0/2/0/0/1/0 C 4/2/2 - 1 2");
    assert_eq!(
        game.play("1L"),
        "captured 2,0: 1/0/0/1/0/0 A 3/2/4 - 0 3 = repetition [4, 2, 4] 1/2-0-1/2"
    );
}

#[test]
fn only_the_pieces_and_the_player_to_move_are_compared() {
    let key = |rules_text: &str, text: &str| position(rules(rules_text), text).repetition_key();
    let captor = "standard squares=2 quan-leftover=captor";
    let same = key(captor, "1,0/2a/0,1/Q A 3/4Q A>B:2 0 8");
    for text in [
        "1,0/2b/0,1/Q A 3/4Q A>B:2 0 8",
        "1,0/2/0,1/Q A 3/4Q A>B:2 0 8",
        "1,0/2a/0,1/Q A 4/4Q A>B:2 0 8",
        "1,0/2a/0,1/Q A 3/4QQ A>B:2 0 8",
        "1,0/2a/0,1/Q A 3/4Q A>*:2 0 8",
        "1,0/2a/0,1/Q A 3/4Q - 0 8",
        "1,0/2a/0,1/Q A 3/4Q A>B:2 5 9",
    ] {
        assert_eq!(key(captor, text), same, "{text}");
    }
    for text in [
        "1,0/2a/0,1/Q B 3/4Q A>B:2 0 8",
        "0,1/2a/0,1/Q A 3/4Q A>B:2 0 8",
        "1,0/3a/0,1/Q A 3/4Q A>B:2 0 8",
        "1,0/Q2/0,1/Q A 3/4Q A>B:2 0 8",
        "1,0/2a/0,1/Q1 A 3/4Q A>B:2 0 8",
    ] {
        assert_ne!(key(captor, text), same, "{text}");
    }
}

#[test]
fn repetition_one_is_refused() {
    let errors = Rules::new(Switches {
        repetition: 1,
        ..Switches::default()
    });
    assert_eq!(errors.unwrap_err().0, [RuleError::RepetitionOne]);
}

#[test]
fn a_single_position_knows_no_repetition() {
    let first = position(rules("standard squares=4 limits.repetition=2"), TO_AND_FRO);
    let mut now = first.clone();
    for m in CIRCLE {
        let direction = match m.as_bytes()[1] {
            b'R' => Direction::Right,
            _ => Direction::Left,
        };
        let number = m[..1].parse().unwrap();
        now = now.play(Move::new(number, direction).unwrap()).unwrap();
    }
    assert_eq!(now.repetition_key(), first.repetition_key());
    assert!(!now.is_over());
}

// ---- §4.5 to §4.7 -----------------------------------------------------------

#[test]
fn quiet_plies_end_the_game_and_a_capture_starts_them_anew() {
    let quiet = "standard squares=3 limits.quiet-plies=5";
    assert_eq!(
        told(quiet, "0,1,0/Q/1,0,0/Q A 5/2 - 4 30", "2R"),
        "quan-ahead 0,0: 0,0,1/Q/1,0,0/Q B 5/2 - 5 31 = quiet-plies [6, 3] 1-0"
    );
    assert_eq!(
        told(quiet, "0,1,0/Q/1,0,0/Q A 5/2 - 3 30", "2R"),
        "quan-ahead 0,0: 0,0,1/Q/1,0,0/Q B 5/2 - 4 31"
    );
    assert_eq!(
        told(quiet, "1,0,0/2/1,0,0/Q A 5/2 - 4 30", "1R"),
        "captured 2,0: 0,1,0/0/1,0,0/Q B 7/2 - 0 31"
    );
    // By default a hundred.
    assert_eq!(
        told(THREE, "0,1,0/Q/1,0,0/Q A 5/2 - 98 300", "2R"),
        "quan-ahead 0,0: 0,0,1/Q/1,0,0/Q B 5/2 - 99 301"
    );
    assert_eq!(
        told(THREE, "0,1,0/Q/1,0,0/Q A 5/2 - 99 300", "2R"),
        "quan-ahead 0,0: 0,0,1/Q/1,0,0/Q B 5/2 - 100 301 = quiet-plies [6, 3] 1-0"
    );
}

#[test]
fn max_plies_end_the_game() {
    // A capture does not help.
    assert_eq!(
        told(
            "standard squares=3 limits.max-plies=7",
            "1,0,0/2/1,0,0/Q A 5/2 - 0 6",
            "1R"
        ),
        "captured 2,0: 0,1,0/0/1,0,0/Q B 7/2 - 0 7 = max-plies [8, 3] 1-0"
    );
    // By default a thousand.
    assert_eq!(
        told(THREE, "0,1,0/Q/1,0,0/Q A 5/2 - 0 998", "2R"),
        "quan-ahead 0,0: 0,0,1/Q/1,0,0/Q B 5/2 - 1 999"
    );
    assert_eq!(
        told(THREE, "0,1,0/Q/1,0,0/Q A 5/2 - 0 999", "2R"),
        "quan-ahead 0,0: 0,0,1/Q/1,0,0/Q B 5/2 - 1 1000 = max-plies [6, 3] 1-0"
    );
}

#[test]
fn zero_switches_a_limit_off() {
    let (plies, last) = to_and_fro("limits.repetition=0");
    assert_eq!(plies, 12);
    assert!(!last.contains('='), "{last}");
    assert_eq!(
        told(
            "standard squares=3 limits.quiet-plies=0 limits.max-plies=0",
            "0,1,0/Q/1,0,0/Q A 5/2 - 5000 5000",
            "2R"
        ),
        "quan-ahead 0,0: 0,0,1/Q/1,0,0/Q B 5/2 - 5001 5001"
    );
}
