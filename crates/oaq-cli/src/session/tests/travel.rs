//! Going about in a game, and what is told of it.

use super::*;

fn game(rules: &str, lines: &str) -> Session {
    let mut session = with_rules(rules);
    for line in lines.split(' ') {
        done(&mut session, line);
    }
    session
}

#[test]
fn every_place_of_a_game_can_be_gone_to() {
    let mut session = game("standard", "3R 2L 3R 5R");
    for (line, plies) in [
        ("goto 1", 1),
        ("goto +2", 3),
        ("goto -3", 0),
        ("goto end", 4),
        ("ir para início", 0),
        ("tới nước cuối", 4),
        ("go to 4", 4),
    ] {
        done(&mut session, line);
        assert_eq!(session.game().moves().len(), plies, "{line}");
    }
    for (line, said) in [
        ("goto 5", "The game has 4 moves only."),
        ("goto -5", "The game has 4 moves only."),
        ("goto +1", "The game has 4 moves only."),
        ("goto x", "`x` is no place in the game"),
        ("goto", "it is written goto MOVE-NUMBER, like `goto 4`."),
    ] {
        assert!(refused(&mut session, line).contains(said), "{line}");
    }
}

#[test]
fn an_ending_is_gone_to_as_well() {
    let mut session = game("standard", "3R resign");
    done(&mut session, "goto 0");
    assert!(session.unfinished().is_some());
    assert!(done(&mut session, "goto end").contains("given up"));
    assert_eq!(session.unfinished(), None);
}

#[test]
fn whoever_looks_at_a_game_does_not_start_the_computer() {
    let mut session = game("standard", "3R 2L");
    done(&mut session, "players B=greedy");
    assert!(done(&mut session, "goto 1").contains("The computer waits"));
    assert_eq!(moves(&session), "3R");
    done(&mut session, "");
    assert_eq!(
        session.game().moves().len(),
        2,
        "an empty line lets it go on"
    );
}

#[test]
fn a_move_can_have_a_command_in_front() {
    let session = game("standard", "3R");
    let mut other = with_rules("standard");
    done(&mut other, "rải 3P");
    assert_eq!(session.game().position(), other.game().position());
    ask(&mut other, "play 2");
    done(&mut other, "left");
    assert_eq!(moves(&other), "3R 2L");
    done(&mut other, "jogar 3d");
    assert!(refused(&mut other, "play").contains("like `play 3R`"));
    // Or the direction.
    done(&mut other, "undo");
    done(&mut other, "phải 3");
    assert_eq!(moves(&other), "3R 2L 3R");
    assert!(refused(&mut other, "right 9").contains("You can play squares"));
}

#[test]
fn a_move_that_cannot_be_played_is_answered_with_those_that_can() {
    let mut session = game("standard", "3R");
    let told = refused(&mut session, "3R");
    assert_eq!(
        told.lines().last(),
        Some("You can play squares 1, 2, 4 and 5, to the right or to the left.")
    );
    let mut tonkin = from("tonkin", "0,0,7,0,0/10/5,5,5,5,5/10 A");
    assert!(refused(&mut tonkin, "1R").contains("You can play square 3 only, to the right."));
    let mut over = from("standard", "0,0,1,0,0/0/0,1,0,0,0/0 A 40QQ/28");
    assert!(!refused(&mut over, "1R").contains("You can play"));
}

#[test]
fn where_last_score_and_describe_tell_how_things_stand() {
    let mut session = game("standard", "3R");
    assert_eq!(
        done(&mut session, "where"),
        "Rules: Standard (standard).\nOne move has been made.\nB to move.\n\
         You can play squares 1, 2, 4 and 5, to the right or to the left."
    );
    for (line, told) in [
        ("where A1", "A1: 6 dân."),
        ("where a4", "A4: empty."),
        ("onde 3", "B3: empty."),
        ("ở đâu qa", "Ô quan QA: 1 quan and 1 dân."),
    ] {
        assert_eq!(done(&mut session, line), told, "{line}");
    }
    for line in ["where A6", "where QC", "where x", "where QA3", "where 0"] {
        assert!(
            refused(&mut session, line).contains("There is no square"),
            "{line}"
        );
    }
    assert_eq!(
        done(&mut session, "last"),
        "3Rx6: A sows 5 dân from A3 to the right, relays once and captures 6 dân from A4.\n\
         Empty now: A3, A4, B3.\n\
         Now 6 dân in: A1, A2, A5, B1, B2, B4, B5.\n\
         Ô quan QA now: 1 quan and 1 dân.\n\
         Ô quan QB now: 1 quan and 1 dân.\n\
         Captured by A: 6 dân."
    );
    assert_eq!(
        done(&mut session, "score"),
        "Captured by A: 6 dân.\nCaptured by B: nothing.\nIf the game were counted now: A 25, B 25."
    );
    let told = done(&mut session, "describe");
    assert!(
        told.starts_with(
            "Round the board to the right, beginning at the left end of the row of B.\nB1: 6 dân."
        ),
        "{told}"
    );
    assert!(
        told.contains("\nB5: 6 dân.\nÔ quan QB: 1 quan and 1 dân.\nA1: 6 dân.\n"),
        "{told}"
    );
    assert!(told.ends_with("\nB to move."), "{told}");
    refused(&mut with_rules("standard"), "last");
}

#[test]
fn the_board_turns_round() {
    let mut session = session(&SessionOptions::default());
    assert!(done(&mut session, "flip").contains("A5    A4    A3    A2    A1"));
    assert!(done(&mut session, "board").contains("A5    A4    A3    A2    A1"));
    assert!(done(&mut session, "xoay bàn").contains("B5    B4    B3    B2    B1"));
}

#[test]
fn plain_is_switched_on_and_off() {
    let mut session = session(&SessionOptions::default());
    assert!(done(&mut session, "plain").contains("A: squares 1 to 5 hold 5 5 5 5 5"));
    assert!(done(&mut session, "plain on").contains("A: squares 1 to 5 hold"));
    assert!(done(&mut session, "simples desligar").contains("╭─────┬"));
    assert!(refused(&mut session, "plain maybe").contains("neither `on` nor `off`"));
    assert!(done(&mut session, "about").starts_with("oaq "));
}
