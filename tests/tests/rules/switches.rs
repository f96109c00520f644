//! §5: the switches that are explained nowhere else.

use oaq_core::{
    Direction, DirectionRule, EndRule, Event, IllegalMove, Key, Kind, Move, RuleError, Rules,
    Shortage, Switches,
};
use oaq_tests::both::{Both, begun, moves, told};

/// The reason why a turn stopped and what it captured, without the rest.
fn stop(rules: &str, text: &str, m: &str) -> String {
    let told = told(rules, text, m);
    told.split_once(':').unwrap().0.to_owned()
}

// ---- §5.0 -------------------------------------------------------------------

#[test]
fn values_outside_the_ranges_are_refused() {
    let ranges = [
        ("players", 2, 4),
        ("squares", 1, 9),
        ("dan", 1, 20),
        ("quan-pieces", 0, 3),
        ("quan-dan", 0, 100),
        ("quan-value", 1, 100),
        ("immature-quan.below", 0, 9999),
        ("quan-ban-turns", 0, 1000),
        ("limits.repetition", 0, 1000),
        ("limits.quiet-plies", 0, 1_000_000),
        ("limits.max-plies", 0, 1_000_000),
    ];
    for (name, least, most) in ranges {
        let key = Key::from_name(name).unwrap();
        for value in [least, most] {
            let mut switches = Switches::default();
            key.set_integer(&mut switches, value).unwrap();
            assert!(Rules::new(switches).is_ok(), "{name}={value}");
        }
        for value in [least - 1, most + 1] {
            assert!(key.set_integer(&mut Switches::default(), value).is_err());
        }
    }
    let numbers = |key: &&Key| matches!(key.kind(), Kind::Integer(..));
    assert_eq!(Key::ALL.iter().filter(numbers).count(), ranges.len());
    assert_eq!(Key::ALL.len(), 21);
    // Words and flags take only what is listed.
    for &key in Key::ALL {
        for nonsense in ["", "none", "Any", "-1"] {
            let set = key.set(&mut Switches::default(), nonsense);
            assert!(set.is_err(), "{key}={nonsense}");
        }
    }
}

#[test]
fn contradictions_are_refused_all_at_once() {
    let errors = Rules::new(Switches {
        repetition: 1,
        end: EndRule::Shortage,
        shortage: Shortage::Negative,
        ..Switches::default()
    });
    assert_eq!(
        errors.unwrap_err().0,
        [
            RuleError::RepetitionOne,
            RuleError::ShortageNeverEnds(Shortage::Negative)
        ]
    );
}

// ---- §5.1 to §5.6 -----------------------------------------------------------

#[test]
fn players_squares_and_dan_make_the_board() {
    let start = |rules: &str| Both::start(&format!("standard {rules}")).shown();
    assert_eq!(start("players=2 squares=2"), "5,5/Q/5,5/Q A 0/0 - 0 0");
    assert_eq!(
        start("players=3 squares=1 dan=20"),
        "20/Q/20/Q/20/Q A 0/0/0 - 0 0"
    );
    assert_eq!(
        start("players=4 squares=1 dan=1"),
        "1/Q/1/Q/1/Q/1/Q A 0/0/0/0 - 0 0"
    );
    assert_eq!(
        start("squares=9 dan=2"),
        "2,2,2,2,2,2,2,2,2/Q/2,2,2,2,2,2,2,2,2/Q A 0/0 - 0 0"
    );
}

#[test]
fn an_o_quan_starts_with_quan_and_dan() {
    let start = |rules: &str| Both::start(&format!("standard squares=1 {rules}")).shown();
    assert_eq!(start("quan-pieces=3"), "5/QQQ/5/QQQ A 0/0 - 0 0");
    assert_eq!(
        start("quan-pieces=2 quan-dan=100"),
        "5/QQ100/5/QQ100 A 0/0 - 0 0"
    );
    assert_eq!(start("quan-pieces=0 quan-dan=10"), "5/10/5/10 A 0/0 - 0 0");
}

#[test]
fn an_o_quan_may_start_empty() {
    // Then the standard game is over before it begins, others are not.
    assert_eq!(
        Both::start("standard squares=1 quan-pieces=0 quan-dan=0").shown(),
        "5/0/5/0 A 0/0 - 0 0 = quan-squares-empty [5, 5] 1/2-1/2"
    );
    assert_eq!(
        Both::start("standard squares=1 quan-pieces=0 end=board-empty").shown(),
        "5/0/5/0 A 0/0 - 0 0"
    );
}

#[test]
fn a_captured_quan_is_worth_its_value() {
    for (value, end) in [
        (1, "[3, 7] 0-1"),
        (5, "[7, 7] 1/2-1/2"),
        (10, "[12, 7] 1-0"),
        (100, "[102, 7] 1-0"),
    ] {
        assert_eq!(
            begun(
                &format!("standard squares=1 quan-value={value}"),
                "0/0/0/0 A 2Q/7"
            ),
            format!("0/0/0/0 A 2Q/7 - 0 0 = quan-squares-empty {end}")
        );
    }
}

// ---- §5.7 direction ---------------------------------------------------------

#[test]
fn direction_free_counter_clockwise_and_clockwise() {
    let legal = |direction: &str| {
        let rules = format!("standard squares=2 direction={direction}");
        let a = moves(&rules, "1,1/Q/1,0/Q A");
        let b = moves(&rules, "1,1/Q/1,0/Q B");
        format!("{a}; {b}")
    };
    assert_eq!(legal("free"), "1R 1L 2R 2L; 1R 1L");
    assert_eq!(legal("counter-clockwise"), "1R 2R; 1R");
    assert_eq!(legal("clockwise"), "1L 2L; 1L");
    assert_eq!(legal("fixed-by-first-move"), "1R 1L 2R 2L; 1R 1L");
    assert_eq!(DirectionRule::ALL.len(), 4);
}

#[test]
fn direction_fixed_by_the_first_move_holds_for_everybody() {
    let fixed = "standard squares=2 direction=fixed-by-first-move";
    // A1's dân into QB, B2's into B1 and QA, A2's into A1.
    let mut game = Both::new(fixed, "1,1/Q/2,2/Q A");
    assert_eq!(
        game.play("1L"),
        "quan-ahead 0,0: 1,0/Q1/3,0/Q1 BL 0/0 - 1 1"
    );
    assert_eq!(game.moves(), "1L");
    let wrong = Move::new(1, Direction::Right).unwrap();
    assert_eq!(
        game.game().position().check_move(wrong),
        Err(IllegalMove::WrongDirection {
            allowed: Direction::Left
        })
    );
    // B1's three dân: QA, A2, A1; before QB the turn ends.
    assert_eq!(
        game.play("1L"),
        "quan-ahead 0,0: 2,1/Q2/0,0/Q1 AL 0/0 - 2 2"
    );
    assert_eq!(game.moves(), "1L 2L");
    // The other way round.
    let mut game = Both::new(fixed, "1,1/Q/2,2/Q A");
    game.play("2R");
    assert!(game.moves().split(' ').all(|m| m.ends_with('R')));
}

// ---- §5.8 quan-ahead --------------------------------------------------------

#[test]
fn quan_ahead_stop_ends_the_turn() {
    assert_eq!(
        told(
            "standard squares=3 quan-ahead=stop",
            "0,1,0/Q2/0,1,1/Q A",
            "2R"
        ),
        "quan-ahead 0,0: 0,0,1/Q2/0,1,1/Q B 0/0 - 1 1"
    );
}

#[test]
fn quan_ahead_take_one_sows_one_of_its_dan() {
    let take_one = "standard squares=3 quan-ahead=take-one";
    // One of QA's two into B1; B2's into B3; QB holds a quan only.
    assert_eq!(
        told(take_one, "0,1,0/Q2/0,1,1/Q A", "2R"),
        "quan-ahead 0,0: 0,0,1/Q1/1,0,2/Q B 0/0 - 1 1"
    );
    // The last of QA into B1, and B3 is captured over B2.
    assert_eq!(
        told(take_one, "0,1,0/1/0,0,2/Q A", "2R"),
        "captured 2,0: 0,0,1/0/1,0,0/Q B 2/0 - 0 1"
    );
    // To the left: one of QB's two into B3, before two empty squares.
    assert_eq!(
        told(take_one, "0,1,0/Q/0,0,0/2 A", "2L"),
        "two-empty 0,0: 1,0,0/Q/0,0,1/1 B 0/0 - 1 1"
    );
}

#[test]
fn quan_ahead_take_one_stops_at_a_quan_alone() {
    assert_eq!(
        told("take-one squares=3", "0,1,0/Q/0,4,0/Q3 A", "2R"),
        "quan-ahead 0,0: 0,0,1/Q/0,4,0/Q3 B 0/0 - 1 1"
    );
}

/// Five dân that follow each other round a ring of nine for ever: each one
/// taken up is put down on a free square, and the next square is taken. Nine
/// liftings make a circle; a thousand and one are 111 circles and two.
#[test]
fn after_a_thousand_pick_ups_the_turn_ends_without_a_capture() {
    let mut game = Both::new("take-one players=3 squares=2", "1,1/0/1,0/1/0,1/0 A 9/9/9");
    assert_eq!(
        game.play("1L"),
        "pick-up-limit 0,0: 0,1/0/1,0/1/1,0/1 B 9/9/9 - 1 1"
    );
    let pick_ups = game
        .events()
        .iter()
        .filter(|event| matches!(event, Event::Relay { .. } | Event::TakeOne { .. }));
    assert_eq!(pick_ups.count(), 1000);
    // The game goes on.
    assert_eq!(game.moves(), "1R 1L");
}

// ---- §5.9 and §5.10 gap, chain-gap ------------------------------------------

#[test]
fn gap_says_whether_an_empty_o_quan_may_come_before_the_first_capture() {
    let before = "0,1,0/0/2,1,0/Q A";
    let any = "captured 2,0: 0,0,1/0/0,1,0/Q B 2/0 - 0 1";
    assert_eq!(told("standard squares=3 gap=any", before, "2R"), any);
    assert_eq!(
        told("standard squares=3 gap=dan-only", before, "2R"),
        "gap-is-quan 0,0: 0,0,1/0/2,1,0/Q B 0/0 - 1 1"
    );
    assert_eq!(
        told("standard squares=3 chain-gap=dan-only", before, "2R"),
        any
    );
    // Over an empty ô dân an ô quan is captured all the same.
    assert_eq!(
        told(
            "standard squares=3 gap=dan-only",
            "1,0,0/Q4/1,0,0/Q A",
            "1R"
        ),
        "captured 4,1: 0,1,0/0/1,0,0/Q B 4Q/0 - 0 1"
    );
}

#[test]
fn chain_gap_says_the_same_for_the_later_captures() {
    // A4 over A3, then B1 over QA.
    let before = "1,0,0,2/0/4,1,0,0/Q A";
    let any = "captured 6,0: 0,1,0,0/0/0,1,0,0/Q B 6/0 - 0 1";
    assert_eq!(told("standard squares=4 chain-gap=any", before, "1R"), any);
    assert_eq!(
        told("standard squares=4 chain-gap=dan-only", before, "1R"),
        "gap-is-quan 2,0: 0,1,0,0/0/4,1,0,0/Q B 2/0 - 0 1"
    );
    assert_eq!(told("standard squares=4 gap=dan-only", before, "1R"), any);
    // A chain over ô dân goes on.
    assert_eq!(
        told(
            "standard squares=3 chain-gap=dan-only",
            "1,0,0/2/0,3,1/Q A",
            "1R"
        ),
        "captured 5,0: 0,1,0/0/0,0,1/Q B 5/0 - 0 1"
    );
}

// ---- §5.11 and §5.12 immature-quan ------------------------------------------

/// A reaches QA, over an empty square, in the tenth ply of a game.
fn at_qa(rules: &str, qa: &str) -> String {
    stop(
        &format!("standard squares=3 {rules}"),
        &format!("1,0,0/{qa}/1,0,0/Q A 9/9 - 0 9"),
        "1R",
    )
}

#[test]
fn an_o_quan_below_the_number_is_not_captured() {
    let five = "immature-quan.below=5";
    assert_eq!(at_qa(five, "Q"), "immature-quan 0,0");
    assert_eq!(at_qa(five, "Q4"), "immature-quan 0,0");
    assert_eq!(at_qa(five, "Q5"), "captured 5,1");
    assert_eq!(
        at_qa("immature-quan.below=9999", "Q900"),
        "immature-quan 0,0"
    );
    assert_eq!(at_qa("immature-quan.below=1", "Q"), "immature-quan 0,0");
    assert_eq!(at_qa("immature-quan.below=1", "Q1"), "captured 1,1");
    // Only ô quan are protected.
    assert_eq!(
        stop("quan-non squares=4", "1,0,0,2/Q/1,0,0,0/Q A", "1R"),
        "captured 2,0"
    );
}

#[test]
fn zero_switches_quan_non_off() {
    assert_eq!(at_qa("", "Q"), "captured 0,1");
    for counts in ["dan-with-piece", "dan", "value"] {
        let rules = format!("immature-quan.below=0 immature-quan.counts={counts}");
        assert_eq!(at_qa(&rules, "Q"), "captured 0,1");
    }
}

#[test]
fn a_quan_non_ends_the_turn_and_earlier_captures_stay() {
    // B4's two dân into QB and A1; A3 is captured over A2, QA not over A4.
    assert_eq!(
        told("quan-non squares=4", "0,0,3,0/Q2/0,0,0,2/Q B", "4R"),
        "immature-quan 3,0: 1,0,0,0/Q2/0,0,0,0/Q1 A 0/3 - 0 1"
    );
    // The rest of the chain, B2 over B1, does not happen.
    assert_eq!(
        told("quan-non squares=3", "1,0,0/Q2/0,4,0/Q A", "1R"),
        "immature-quan 0,0: 0,1,0/Q2/0,4,0/Q B 0/0 - 1 1"
    );
}

#[test]
fn counts_dan_with_piece_protects_no_looted_o_quan() {
    let rules = "immature-quan.below=5 immature-quan.counts=dan-with-piece";
    assert_eq!(at_qa(rules, "Q4"), "immature-quan 0,0");
    assert_eq!(at_qa(rules, "4"), "captured 4,0");
    assert_eq!(at_qa(rules, "Q5"), "captured 5,1");
}

#[test]
fn counts_dan_protects_a_looted_o_quan_too() {
    let rules = "immature-quan.below=5 immature-quan.counts=dan";
    assert_eq!(at_qa(rules, "Q4"), "immature-quan 0,0");
    assert_eq!(at_qa(rules, "4"), "immature-quan 0,0");
    assert_eq!(at_qa(rules, "5"), "captured 5,0");
    assert_eq!(at_qa(rules, "QQ"), "immature-quan 0,0");
}

#[test]
fn counts_value_counts_the_quan_as_well() {
    let rules = "immature-quan.below=5 immature-quan.counts=value";
    assert_eq!(at_qa(rules, "Q"), "captured 0,1");
    assert_eq!(at_qa(rules, "4"), "immature-quan 0,0");
    assert_eq!(at_qa(rules, "5"), "captured 5,0");
    let two = format!("{rules} quan-value=2");
    assert_eq!(at_qa(&two, "Q2"), "immature-quan 0,0");
    assert_eq!(at_qa(&two, "Q3"), "captured 3,1");
    assert_eq!(at_qa(&two, "QQ"), "immature-quan 0,0");
    assert_eq!(at_qa(&two, "QQQ"), "captured 0,3");
}

// ---- §5.13 quan-ban-turns ---------------------------------------------------

#[test]
fn under_the_ban_no_o_quan_is_captured() {
    // The first move of a game that takes QA under the other rules.
    assert_eq!(
        Both::start("online").play("5R"),
        "quan-ban 0,0: 6,6,6,6,0/11/6,6,6,6,0/11 B 0/0 - 1 1"
    );
    for qa in ["Q", "Q9", "QQ", "1", "20"] {
        let text = format!("1,0,0/{qa}/1,0,0/Q A");
        assert_eq!(
            stop("standard squares=3 quan-ban-turns=1", &text, "1R"),
            "quan-ban 0,0"
        );
    }
    // An ô dân is, and what is captured before an ô quan stays captured.
    let ban = "standard squares=4 quan-ban-turns=1";
    assert_eq!(stop(ban, "1,0,0,7/Q/1,0,0,0/Q A", "1R"), "captured 7,0");
    assert_eq!(
        told(ban, "0,0,3,0/Q2/0,0,0,2/Q B", "4R"),
        "quan-ban 3,0: 1,0,0,0/Q2/0,0,0,0/Q1 A 0/3 - 0 1"
    );
}

#[test]
fn the_ban_ends_with_each_players_kth_turn() {
    let at = |rules: &str, others: &str, plies: u32| {
        let text = format!("1,0,0/2/1,0,0/Q{others} - 0 {plies}");
        stop(&format!("standard squares=3 {rules}"), &text, "1R")
    };
    let two = |turns: u32, plies| at(&format!("quan-ban-turns={turns}"), " A 9/9", plies);
    assert_eq!(two(0, 0), "captured 2,0");
    assert_eq!(two(1, 1), "quan-ban 0,0");
    assert_eq!(two(1, 2), "captured 2,0");
    assert_eq!(two(2, 3), "quan-ban 0,0");
    assert_eq!(two(2, 4), "captured 2,0");
    let long = |plies| {
        let rules = "quan-ban-turns=1000 limits.max-plies=0";
        at(rules, " A 9/9", plies)
    };
    assert_eq!(long(1999), "quan-ban 0,0");
    assert_eq!(long(2000), "captured 2,0");
    let three = |plies| at("players=3 quan-ban-turns=1", "/1,0,0/Q A 9/9/9", plies);
    assert_eq!(three(2), "quan-ban 0,0");
    assert_eq!(three(3), "captured 2,0");
}

/// The example at the beginning of the rules page.
#[test]
fn quan_non_saves_a_quan_from_the_first_move() {
    assert_eq!(
        Both::start("standard").play("5R"),
        "captured 1,1: 6,6,6,6,0/0/6,6,6,6,0/Q1 B 1Q/0 - 0 1"
    );
    assert_eq!(
        Both::start("quan-non").play("5R"),
        "immature-quan 0,0: 6,6,6,6,0/Q1/6,6,6,6,0/Q1 B 0/0 - 1 1"
    );
}
