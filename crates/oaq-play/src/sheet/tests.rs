use oaq_core::files::RuleBook;
use oaq_notation::read_move;
use oaq_notation::record::{ReadOptions, read_all};

use super::*;

fn read(text: &str) -> Record {
    let book = RuleBook::shipped();
    let mut games = read_all(text, &ReadOptions::new(&book));
    assert!(games[0].is_good(), "{text}: {:?}", games[0].diagnostics);
    games.remove(0).record
}

fn sheet(text: &str) -> Sheet {
    Sheet::of_record(read(text))
}

fn play(sheet: &mut Sheet, moves: &str) {
    for text in moves.split_whitespace() {
        let m = read_move(text, sheet.position()).unwrap().value.m;
        sheet.play(m).unwrap();
    }
}

fn undo(sheet: &mut Sheet, times: usize) {
    for _ in 0..times {
        assert!(sheet.undo());
    }
}

/// The moves of a record and its result.
fn moves(record: &Record) -> String {
    let text = record.to_string();
    let (_, moves) = text.split_once("\n\n").unwrap();
    moves.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn own_moves_that_were_taken_back_are_forgotten() {
    let mut sheet = sheet("*");
    play(&mut sheet, "3R 1L 5R");
    undo(&mut sheet, 2);
    assert_eq!(moves(&sheet.kept()), "1. 3Rx6 *");
    play(&mut sheet, "2L");
    assert_eq!(moves(&sheet.kept()), "1. 3Rx6 2L *");
    assert!(!sheet.redo());
}

#[test]
fn a_move_that_was_taken_back_can_be_typed_again_and_the_next_redone() {
    let mut sheet = sheet("*");
    play(&mut sheet, "3R 1L 5R");
    undo(&mut sheet, 3);
    play(&mut sheet, "3R");
    assert!(sheet.redo() && sheet.redo() && !sheet.redo());
    assert_eq!(sheet.plies(), 3);
}

#[test]
fn looking_around_in_a_loaded_game_changes_nothing() {
    for text in [
        "1. 3R 1L (1... 2L {hm} 2. 4R) 2. 5R ! {well} *",
        "[Termination \"resignation\"]\n1. 3R 1L (1... 2L 2. 4R) 2. 5R 0-1",
    ] {
        let record = read(text);
        let mut sheet = Sheet::of_record(record.clone());
        while sheet.undo() {
            assert_eq!(sheet.kept(), record);
        }
        assert_eq!(sheet.plies(), 0);
        play(&mut sheet, "3R");
        while sheet.redo() {}
        assert_eq!((sheet.kept(), sheet.plies()), (record, 3));
        assert_eq!(sheet.is_over(), text.contains("0-1"));
    }
}

#[test]
fn another_move_makes_what_was_loaded_a_variation() {
    let mut sheet = sheet("1. 3R 1L (1... 2L {hm} 2. 4R) 2. 5R *");
    undo(&mut sheet, 2);
    play(&mut sheet, "4L 4L");
    assert_eq!(
        moves(&sheet.kept()),
        "1. 3Rx6 4Lx6 (1... 1L 2. 5Rx9) (1... 2L {hm} 2. 4R) 2. 4Lx6 *"
    );
    // A variation is gone into, and what follows in it can be played.
    undo(&mut sheet, 2);
    play(&mut sheet, "2L");
    assert!(sheet.redo() && !sheet.redo());
    let text = moves(&sheet.kept());
    assert!(
        text.starts_with("1. 3Rx6 2L {hm} (1... 1L 2. 5Rx9) 2. 4R *"),
        "{text}"
    );
}

#[test]
fn endings_can_be_taken_back_and_replaced() {
    let mut sheet = sheet("*");
    play(&mut sheet, "3R 1L");
    assert!(sheet.resign(Player::A) && sheet.is_over());
    assert!(!sheet.resign(Player::B) && !sheet.agree());
    assert_eq!(moves(&sheet.kept()), "1. 3Rx6 1L 0-1");
    assert!(sheet.undo() && !sheet.is_over());
    assert_eq!(moves(&sheet.kept()), "1. 3Rx6 1L *");
    assert!(sheet.redo() && sheet.is_over());
    undo(&mut sheet, 2);
    assert!(sheet.agree());
    assert_eq!(moves(&sheet.kept()), "1. 3Rx6 1/2-1/2");
    undo(&mut sheet, 1);
    play(&mut sheet, "2L");
    assert_eq!(moves(&sheet.kept()), "1. 3Rx6 2L *");
    assert!(!sheet.resign(Player::C));
}

#[test]
fn an_ending_leaves_nothing_behind_it() {
    let mut sheet = sheet("1. 3R 1L (1... 2L 2. 4R) 2. 5R *");
    undo(&mut sheet, 2);
    assert!(sheet.resign(Player::B));
    assert_eq!(moves(&sheet.kept()), "1. 3Rx6 1-0");
    assert!(sheet.undo() && sheet.redo() && !sheet.redo());
}

/// However a game is left, it is there again.
#[test]
fn a_saved_game_is_as_it_was() {
    let mut state = 7_u64;
    let mut random = |n: usize| {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(state >> 33).unwrap() % n
    };
    let (mut undone, mut ended) = (0, 0);
    for begin in ["*", "1. 3R 1L (1... 2L 2. 4R) 2. 5R *", "1. 3R 2L 1-0"] {
        let mut sheet = sheet(begin);
        for _ in 0..150 {
            match random(12) {
                0 | 1 => drop(sheet.undo()),
                2 => drop(sheet.redo()),
                3 if random(2) == 0 => drop(sheet.resign(Player::B)),
                _ if sheet.is_over() => drop(sheet.undo()),
                _ => {
                    let legal = sheet.position().legal_moves();
                    let m = legal.get(random(legal.len())).unwrap();
                    sheet.play(m).unwrap();
                }
            }
            let saved = read(&sheet.saved().to_string());
            undone += usize::from(saved.tags().get(UNDONE).is_some());
            ended += usize::from(sheet.ended);
            let again = Sheet::of_saved(saved);
            assert_eq!(again.game.positions(), sheet.game.positions());
            assert_eq!(again.game.undo_redo(), sheet.game.undo_redo());
            assert_eq!(again.record, sheet.without_own_ending());
            assert_eq!(again.ended, sheet.ended);
            assert_eq!(again.line.len(), again.turns.len());
            assert_eq!(again.turns, sheet.turns);
        }
    }
    assert!(undone > 50 && ended > 10, "{undone} {ended}");
}

#[test]
fn whose_time_is_over_loses() {
    let mut sheet = sheet("*");
    play(&mut sheet, "3R 1L");
    assert!(!sheet.lose_on_time(Player::C), "there are two players");
    assert!(sheet.lose_on_time(Player::A));
    assert!(!sheet.lose_on_time(Player::B), "it is over");
    let text = sheet.kept().to_string();
    assert!(text.contains("[Termination \"time\"]"), "{text}");
    assert!(text.ends_with("1L 0-1\n"), "{text}");
    assert!(sheet.undo() && !sheet.is_over());
}
