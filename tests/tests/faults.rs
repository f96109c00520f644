//! The faults seen in other programs (`docs/rules.md`, §7), each a test named
//! after it; most on a position that some of those programs get wrong.

use oaq_core::files::RuleBook;
use oaq_core::{Board, Direction, Game, Move, Player, Position, Rules, Setup, Shortage};
use oaq_notation::position_text;
use oaq_tests::both::{Both, find_move, moves, position, told};
use oaq_tests::cases::{self, Case};
use oaq_tests::sample::SplitMix64;

/// A golden case by its name.
fn golden(name: &str) -> Case {
    let mut cases = cases::read("golden.jsonl").into_iter();
    let case = cases.find(|case| case.name.as_deref() == Some(name));
    case.unwrap_or_else(|| panic!("no golden case {name}"))
}

/// Plays a golden case; gives the reason why the turn ended.
fn play_golden(name: &str) -> String {
    let case = golden(name);
    let told = told(&case.rules, &case.position, &case.m);
    let (stop, rest) = told.split_once(' ').unwrap();
    let (dan, quan) = case.captured;
    let next = case.next.as_deref().unwrap();
    assert_eq!(rest, format!("{dan},{quan}: {next}"), "{case}");
    stop.to_owned()
}

// ---- A quan without dân -----------------------------------------------------

#[test]
fn bare_quan_is_not_an_empty_gap() {
    assert_eq!(play_golden("bare-quan-stops"), "quan-ahead");
    // Nor is one further on in a chain: B1 is not reached over QA.
    assert_eq!(
        told("standard squares=4", "1,0,0,2/Q/4,0,0,0/Q A", "1R"),
        "captured 2,0: 0,1,0,0/Q/4,0,0,0/Q B 2/0 - 0 1"
    );
}

#[test]
fn bare_quan_is_captured() {
    assert_eq!(play_golden("bare-quan-capture"), "captured");
}

#[test]
fn points_of_a_quan_that_is_gone_are_not_given() {
    assert_eq!(play_golden("phantom-quan"), "captured");
    assert_eq!(play_golden("capture-looted-quan-square"), "captured");
    // Neither when the game is counted with dân left in a looted ô quan.
    assert_eq!(
        told(
            "standard squares=3 end=quan-pieces-captured quan-leftover=captor",
            "1,0,0/Q/1,0,0/3b A",
            "1R"
        ),
        "captured 0,1: 0,1,0/0a/1,0,0/3b B 0Q/0 - 0 1 = quan-pieces-captured [11, 4] 1-0"
    );
}

// ---- Chains -----------------------------------------------------------------

#[test]
fn a_chain_does_not_jump_over_a_protected_quan() {
    assert_eq!(play_golden("no-jump-over-immature"), "immature-quan");
    assert_eq!(play_golden("immature-quan-refused"), "immature-quan");
    // In the middle of a chain: A3 is captured, B2 behind QA is not.
    assert_eq!(
        told("quan-non squares=4", "0,0,3,0/Q2/0,7,0,2/Q B", "4R"),
        "immature-quan 3,0: 1,0,0,0/Q2/0,7,0,0/Q1 A 0/3 - 0 1"
    );
}

// ---- Left and right ---------------------------------------------------------

#[test]
fn leftward_moves_are_rightward_moves_in_a_mirror() {
    let mut left = 0;
    for case in cases::all() {
        let rules = oaq_tests::both::rules(&case.rules);
        if rules.players != 2 || rules.shortage == Shortage::Partial {
            continue;
        }
        let before = position(rules, &case.position);
        let m = find_move(&before, &case.m);
        let after = before.play(m).unwrap();
        let mirrored = before.mirror().play(m.mirror(rules.squares)).unwrap();
        assert_eq!(mirrored, after.mirror(), "{case}");
        left += usize::from(m.direction() == Direction::Left);
    }
    assert!(left > 300, "only {left} cases go left");
    // Two of them written out.
    assert_eq!(play_golden("left-over-empty-quan-square"), "captured");
    assert_eq!(
        play_golden("left-over-empty-quan-square-mandarin"),
        "gap-is-quan"
    );
}

// ---- Dân that appear or vanish ----------------------------------------------

#[test]
fn long_sowings_neither_make_nor_lose_a_dan() {
    assert_eq!(play_golden("full-circle"), "quan-ahead");
    assert_eq!(play_golden("long-sowing-conserves"), "quan-ahead");
    // On every board, from every square, up to three times round.
    for players in 2..=4 {
        for squares in 1..=9 {
            let board = Board::new(players, squares).unwrap();
            let rules = with(|s| (s.players, s.squares) = (players, squares));
            for number in 1..=squares {
                for dan in 1..=3 * board.ring_len() {
                    let mut setup = Setup::start(&rules);
                    let chosen = &mut setup.rows[0][usize::from(number) - 1];
                    *chosen = u32::try_from(dan).unwrap();
                    let before = Position::from_setup(rules, &setup).unwrap();
                    for direction in Direction::ALL {
                        let m = Move::new(number, direction).unwrap();
                        let after = before.play(m).unwrap();
                        assert_eq!(dan_in_all(&after), dan_in_all(&before), "{before:?} {m}");
                    }
                }
            }
        }
    }
}

/// The standard rules with something changed.
fn with(change: impl FnOnce(&mut oaq_core::Switches)) -> Rules {
    let mut switches = Rules::STANDARD.switches();
    change(&mut switches);
    Rules::new(switches).unwrap()
}

/// All dân on the board and in the stores, less those that are the bank's.
fn dan_in_all(position: &Position) -> i64 {
    let board = position.board();
    let on_board: u32 = board.ring().map(|s| position.dan(s)).sum();
    let captured: i32 = board.seats().map(|p| position.store(p).dan).sum();
    let of_the_bank: u32 = position
        .debts()
        .filter(|debt| debt.creditor.is_none())
        .map(|debt| debt.dan)
        .sum();
    i64::from(on_board) + i64::from(captured) - i64::from(of_the_bank)
}

// ---- Refill -----------------------------------------------------------------

#[test]
fn a_refill_is_of_the_player_to_move_only() {
    // B's last dân leaves the row; then it is the turn of C and of A.
    let mut game = Both::new("three-player squares=2", "1,0/Q/0,1/Q/1,0/Q A 9/9/9");
    assert_eq!(
        game.play("1R"),
        "quan-ahead 0,0: 0,1/Q/0,1/Q/1,0/Q B 9/9/9 - 1 1"
    );
    assert_eq!(
        game.play("2R"),
        "quan-ahead 0,0: 0,1/Q/0,0/Q1/0,1/Q C 9/9/9 - 2 2"
    );
    assert_eq!(
        game.play("2L"),
        "quan-ahead 0,0: 0,1/Q/0,0/Q1/1,0/Q A 9/9/9 - 3 3"
    );
    // Only now it is B's.
    assert_eq!(
        game.play("2L"),
        "quan-ahead 0,0: 1,0/Q/1,1/Q1/1,0/Q B 9/7/9 - 4 4"
    );
}

#[test]
fn a_row_is_not_refilled_in_the_middle_of_a_turn() {
    // A's row is empty while the turn goes on, and stays so in B's turn.
    assert_eq!(
        told("standard squares=3", "0,0,1/Q/1,1,1/Q A 9/9", "3R"),
        "two-empty 0,0: 0,0,0/Q1/0,2,0/Q1 B 9/9 - 1 1"
    );
}

#[test]
fn a_refill_makes_no_dan_out_of_nothing() {
    for shortage in Shortage::WORDS {
        for store in 0..=4 {
            let mut game = Both::new(
                &format!("standard squares=3 shortage={shortage}"),
                &format!("0,1,0/Q/0,0,0/Q A 11/{store}Q"),
            );
            let before = dan_in_all(game.game().position());
            game.play("2R");
            assert_eq!(dan_in_all(game.game().position()), before, "{shortage}");
        }
    }
}

// ---- Relays and captures ----------------------------------------------------

#[test]
fn a_relay_takes_nothing_out_of_an_o_quan() {
    for qa in ["Q", "Q7", "7"] {
        assert_eq!(
            told("standard squares=3", &format!("0,1,0/{qa}/1,0,0/Q A"), "2R"),
            format!("quan-ahead 0,0: 0,0,1/{qa}/1,0,0/Q B 0/0 - 1 1")
        );
    }
    // Under `take-one` it is one dân, and the quan stays.
    assert_eq!(play_golden("take-one-then-relay"), "two-empty");
    assert_eq!(play_golden("take-one-only-quan"), "quan-ahead");
}

#[test]
fn captures_go_to_the_mover_whoevers_square_it_was() {
    for (text, m, stores) in [
        // A captures a square of A, one of B, and QB.
        ("2,0,0,1/Q/1,1,1,1/Q A 4/7", "4L", "6/7"),
        ("0,0,1,0/0/3,1,0,0/Q A 4/7", "3R", "7/7"),
        ("0,0,1,0/Q/1,0,0,0/Q A 4/7", "3L", "4Q/7"),
        // B captures a square of A and one of B.
        ("3,1,0,0/Q/0,0,1,0/0 B 4/7", "3R", "4/10"),
        ("0,1,0,0/Q/2,0,0,1/Q B 4/7", "4L", "4/9"),
    ] {
        let told = told("standard squares=4", text, m);
        assert!(told.contains(&format!(" {stores} ")), "{text} {m}: {told}");
    }
}

// ---- Ends -------------------------------------------------------------------

#[test]
fn an_empty_row_of_the_player_not_to_move_ends_nothing() {
    for shortage in ["partial", "end", "lose", "skip"] {
        // A's last dân leaves the row, and A could not pay; B is to move.
        assert_eq!(
            told(
                &format!("standard squares=3 shortage={shortage}"),
                "0,0,1/Q/1,1,1/Q A 0/0",
                "3R"
            ),
            "two-empty 0,0: 0,0,0/Q1/0,2,0/Q1 B 0/0 - 1 1",
            "{shortage}"
        );
    }
    // Nor is such a position over when a game begins with it.
    assert_eq!(moves("standard squares=3", "0,0,0/1/0,0,1/0 B"), "3R 3L");
}

#[test]
fn a_tie_is_not_a_win() {
    let tie = told("standard squares=3", "1,0,0/Q/1,0,0/0 A 5/15", "1R");
    assert_eq!(
        tie,
        "captured 0,1: 0,1,0/0/1,0,0/0 B 5Q/15 - 0 1 = quan-squares-empty [16, 16] 1/2-1/2"
    );
    let game = Both::new("three-player squares=1", "0/0/0/0/0/0 A 5/5/3");
    let outcome = game.game().outcome().unwrap();
    assert_eq!(outcome.shares.count(), 2);
    for (player, share) in [(Player::A, 0.5), (Player::B, 0.5), (Player::C, 0.0)] {
        assert!((outcome.shares.share(player) - share).abs() < 1e-9);
    }
}

#[test]
fn repetition_is_of_positions_not_of_moves() {
    // The same two moves three times, and each time another position: QA fills
    // up, QB is captured, both rows are refilled.
    let mut game = Both::new(
        "standard squares=2 limits.repetition=2",
        "0,1/Q/2,2/2 A 9/9",
    );
    let mut shown = Vec::new();
    for m in ["2R", "2L", "2R", "2L", "2R", "2L"] {
        shown.push(game.play(m));
    }
    assert_eq!(
        shown,
        [
            "two-empty 0,0: 0,0/Q1/0,3/3 B 9/9 - 1 1",
            "captured 4,0: 0,1/Q2/0,0/0 A 9/13 - 0 2",
            "two-empty 0,0: 0,0/Q3/1,1/0 B 9/11 - 1 3",
            "quan-ahead 0,0: 1,1/Q3/2,0/0 A 7/11 - 2 4",
            "quan-ahead 0,0: 0,1/Q4/0,1/1 B 7/11 - 3 5",
            "quan-ahead 0,0: 0,1/Q4/1,0/1 A 7/11 - 4 6",
        ]
    );
    // The same position by other moves: B moves B1 to and fro, then B5.
    let mut game = Both::new("standard", "1,0,0,0,0/Q1/1,0,0,0,1/Q1 A 9/9");
    for m in ["1R", "1R", "2L", "2L", "1R", "5L", "2L"] {
        assert!(!game.play(m).contains('='));
    }
    assert_eq!(
        game.play("4R"),
        "quan-ahead 0,0: 1,0,0,0,0/Q1/1,0,0,0,1/Q1 A 9/9 - 8 8 \
         = repetition [11, 12] 0-1"
    );
}

#[test]
fn no_game_is_endless() {
    let mut rng = SplitMix64::new(7);
    for variant in &RuleBook::shipped() {
        for _ in 0..20 {
            let mut game = Game::new(Position::start(*variant.rules()));
            while game.outcome().is_none() {
                let legal = game.position().legal_moves();
                let last = i64::try_from(legal.len()).unwrap() - 1;
                let n = usize::try_from(rng.range(0, last)).unwrap();
                game.play(legal.get(n).unwrap()).unwrap();
                assert!(
                    game.moves().len() <= 1000,
                    "{}",
                    position_text(game.position())
                );
            }
        }
    }
    // Two who only move to and fro are stopped.
    let mut game = Both::new("standard squares=4", "1,0,0,0/Q/1,0,0,0/Q A");
    for m in ["1R", "1R", "2L", "2L", "1R", "1R", "2L"] {
        assert!(!game.play(m).contains('='));
    }
    assert!(game.play("2L").contains("= repetition"));
}
