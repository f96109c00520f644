//! §4.8 to §4.11: who gets what, and who wins.

use oaq_core::{Player, Position, QuanLeftover, Setup, SetupError};
use oaq_tests::both::{begun, rules, told};

/// How a finished position is scored; under these rules every game without
/// quan on the board is over.
fn scored(rules: &str, text: &str) -> String {
    let rules = format!("standard end=quan-pieces-captured {rules}");
    let shown = begun(&rules, text);
    let (_, end) = shown.split_once(" = ").unwrap_or_else(|| panic!("{shown}"));
    let scores = end.strip_prefix("quan-pieces-captured ");
    scores.unwrap_or_else(|| panic!("{shown}")).to_owned()
}

// ---- §4.8 -------------------------------------------------------------------

#[test]
fn rows_go_to_their_owners() {
    assert_eq!(
        scored("squares=3", "1,2,3/0/4,5,6/0 A 20/3"),
        "[26, 18] 1-0"
    );
    assert_eq!(
        scored("players=3 squares=2", "1,0/0/0,1/0/0,3/0 B"),
        "[1, 1, 3] 0-0-1"
    );
    assert_eq!(
        scored(
            "players=4 squares=1 rows=owner",
            "1/0/2/0/3/0/1/0 C 1/1/1/1"
        ),
        "[2, 3, 4, 2] 0-0-1-0"
    );
}

#[test]
fn rows_are_split_and_the_remainder_is_nobodys() {
    // 21, 5 and 7 dân.
    assert_eq!(
        scored("squares=3 rows=split", "1,2,3/0/4,5,6/0 A 20/3"),
        "[30, 13] 1-0"
    );
    assert_eq!(
        scored("players=3 squares=2 rows=split", "1,0/0/0,1/0/0,3/0 B"),
        "[1, 1, 1] 1/3-1/3-1/3"
    );
    assert_eq!(
        scored(
            "players=4 squares=1 rows=split",
            "1/0/2/0/3/0/1/0 C 1/1/1/1"
        ),
        "[2, 2, 2, 2] 1/4-1/4-1/4-1/4"
    );
}

// ---- §4.9 -------------------------------------------------------------------

#[test]
fn leftover_is_split_in_total() {
    // 5 dân: each ô quan by itself would give A and B one and one.
    assert_eq!(scored("squares=1", "1/2/2/3 A"), "[3, 4] 0-1");
    assert_eq!(
        scored("players=3 squares=1 quan-leftover=split", "1/2/0/2/0/1 A"),
        "[2, 1, 1] 1-0-0"
    );
    assert_eq!(
        scored("players=4 squares=1", "0/2/0/2/0/2/0/1 A 1/2/3/4"),
        "[2, 3, 4, 5] 0-0-0-1"
    );
    // Rows and ô quan are divided apart: 3 and 3 make 2, not 3.
    assert_eq!(
        scored("squares=1 rows=split", "3/3/0/0 A 1/1"),
        "[3, 3] 1/2-1/2"
    );
}

#[test]
fn leftover_goes_to_who_captured_the_quan_of_the_square() {
    let captor = "squares=1 quan-leftover=captor";
    assert_eq!(scored(captor, "1/2a/1/3b A"), "[3, 4] 0-1");
    assert_eq!(scored(captor, "1/2b/1/3a A"), "[4, 3] 1-0");
    assert_eq!(scored(captor, "1/2b/1/3b A"), "[1, 6] 0-1");
    // Nobody captured a quan in QB.
    assert_eq!(scored(captor, "1/2b/1/3 A"), "[1, 3] 0-1");
}

#[test]
fn leftover_goes_to_the_last_mover() {
    let last = |rules: &str| {
        told(
            &format!("standard squares=3 end=quan-pieces-captured {rules}"),
            "1,0,0/Q/1,0,0/3 A",
            "1R",
        )
    };
    let shown = "captured 0,1: 0,1,0/0/1,0,0/3 B 0Q/0 - 0 1 = quan-pieces-captured";
    assert_eq!(
        last("quan-leftover=last-mover"),
        format!("{shown} [14, 1] 1-0")
    );
    assert_eq!(last(""), format!("{shown} [12, 2] 1-0"));
    // The last mover is who made the last move, not who is to move after skips.
    assert_eq!(
        told(
            "three-player squares=2 shortage=skip limits.max-plies=9 quan-leftover=last-mover",
            "1,0/Q/0,0/Q4/1,1/Q A 0/1/0 - 0 8",
            "1R"
        ),
        "quan-ahead 0,0: 0,1/Q/0,0/Q4/1,1/Q C 0/1/0 - 1 9 = max-plies [5, 1, 2] 1-0-0"
    );
}

#[test]
fn leftover_is_discarded() {
    assert_eq!(
        scored("squares=1 quan-leftover=discard", "1/2/2/3 A 7/4"),
        "[8, 6] 1-0"
    );
}

#[test]
fn leftover_counts_however_the_game_ends() {
    // A shortage.
    assert_eq!(
        told(
            "standard squares=3 shortage=end quan-leftover=last-mover",
            "0,1,0/Q2/0,0,0/Q1 A 5/2",
            "2R"
        ),
        "quan-ahead 0,0: 0,0,1/Q2/0,0,0/Q1 B 5/2 - 1 1 = shortage [9, 2] 1-0"
    );
    // A limit.
    assert_eq!(
        told(
            "standard squares=3 limits.max-plies=1",
            "0,1,0/Q2/1,0,0/Q1 A 5/2",
            "2R"
        ),
        "quan-ahead 0,0: 0,0,1/Q2/1,0,0/Q1 B 5/2 - 1 1 = max-plies [7, 4] 1-0"
    );
    // All quan captured.
    assert_eq!(
        told(
            "standard squares=3 all-quan-wins=true quan-leftover=captor",
            "1,0,0/Q/1,0,0/5b A 0/0",
            "1R"
        ),
        "captured 0,1: 0,1,0/0a/1,0,0/5b B 0Q/0 - 0 1 = all-quan-captured [11, 6] 1-0"
    );
}

#[test]
fn only_captor_remembers_who_captured_a_quan() {
    for leftover in QuanLeftover::WORDS {
        let text = format!("standard squares=3 quan-leftover={leftover}");
        let remembers = *leftover == "captor";
        let letter = if remembers { "a" } else { "" };
        assert_eq!(
            told(&text, "1,0,0/Q2/1,0,0/Q A 0/0", "1R"),
            format!("captured 2,1: 0,1,0/0{letter}/1,0,0/Q B 2Q/0 - 0 1")
        );
        // Nor may a position name one.
        let rules = rules(&text);
        let mut setup = Setup::start(&rules);
        setup.quan_squares[0].quan = 0;
        setup.quan_squares[0].captor = Some(Player::B);
        let read = Position::from_setup(rules, &setup).map_err(|errors| errors.0);
        if remembers {
            assert_eq!(read.unwrap().captor(Player::A), Some(Player::B));
        } else {
            assert_eq!(read, Err(vec![SetupError::CaptorUnused(Player::A)]));
        }
    }
}

#[test]
fn dan_captured_later_do_not_change_the_captor() {
    let captor = "standard squares=3 quan-leftover=captor";
    assert_eq!(
        told(captor, "1,0,0/2b/1,0,0/Q A 0/0", "1R"),
        "captured 2,0: 0,1,0/0b/1,0,0/Q B 2/0 - 0 1"
    );
    // Where nobody is named, dân do not name anybody.
    assert_eq!(
        told(captor, "1,0,0/2/1,0,0/Q A 0/0", "1R"),
        "captured 2,0: 0,1,0/0/1,0,0/Q B 2/0 - 0 1"
    );
}

// ---- §4.10 and §4.11 --------------------------------------------------------

#[test]
fn a_quan_on_the_board_scores_for_nobody() {
    assert_eq!(
        told(
            "standard squares=3 shortage=end quan-leftover=captor",
            "0,1,0/QQ/0,0,0/Q A 5/2",
            "2R"
        ),
        "quan-ahead 0,0: 0,0,1/QQ/0,0,0/Q B 5/2 - 1 1 = shortage [6, 2] 1-0"
    );
}

#[test]
fn most_points_win() {
    assert_eq!(scored("squares=1", "0/0/0/0 A 3/4"), "[3, 4] 0-1");
    assert_eq!(scored("squares=1", "0/0/0/0 A 0Q/9"), "[10, 9] 1-0");
    assert_eq!(
        scored("players=4 squares=1", "0/0/0/0/0/0/0/0 A 3/4/9Q/18"),
        "[3, 4, 19, 18] 0-0-1-0"
    );
    // The least negative is the most.
    assert_eq!(
        scored("squares=1 shortage=negative", "0/0/0/0 A -3/-2"),
        "[-3, -2] 0-1"
    );
}

#[test]
fn equals_at_the_top_share_the_win() {
    assert_eq!(scored("squares=1", "0/0/0/0 A 4/4"), "[4, 4] 1/2-1/2");
    let three = "players=3 squares=1";
    assert_eq!(scored(three, "0/0/0/0/0/0 A 4/3/4"), "[4, 3, 4] 1/2-0-1/2");
    assert_eq!(
        scored(three, "0/0/0/0/0/0 A 4/4/4"),
        "[4, 4, 4] 1/3-1/3-1/3"
    );
    let four = "players=4 squares=1";
    assert_eq!(
        scored(four, "0/0/0/0/0/0/0/0 A 1/4/4/4"),
        "[1, 4, 4, 4] 0-1/3-1/3-1/3"
    );
    assert_eq!(
        scored(four, "0/0/0/0/0/0/0/0 A 4/4/4/4"),
        "[4, 4, 4, 4] 1/4-1/4-1/4-1/4"
    );
    // Equals below the top share nothing.
    assert_eq!(
        scored(four, "0/0/0/0/0/0/0/0 A 4/4/5/4"),
        "[4, 4, 5, 4] 0-0-1-0"
    );
}
