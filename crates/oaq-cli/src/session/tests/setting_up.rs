//! Setting a position up by hand.

use super::*;

/// Executes a line that must be refused while a position is set up.
fn not(session: &mut Session, line: &str) -> String {
    let response = session.execute(line);
    assert_eq!(response.kind, ResponseKind::Refused, "{line}: {response:?}");
    response.text
}

#[test]
fn a_position_is_set_up_step_by_step_and_played_from() {
    let mut session = with_rules("standard");
    done(&mut session, "3R");
    let told = done(&mut session, "edit");
    assert!(told.contains("`done` plays on from there"), "{told}");
    assert_eq!(session.prompt(), "Position?");
    done(&mut session, "empty");
    done(&mut session, "A3 1, B2 1, QB 2");
    done(&mut session, "A 40qq; B 6");
    done(&mut session, "A");
    done(&mut session, "B");
    done(&mut session, "undo");
    assert_eq!(
        done(&mut session, "position"),
        "0,0,1,0,0/0/0,1,0,0,0/2 A 40QQ/6 - 0 0"
    );
    assert_eq!(session.game().moves().len(), 1, "the game is as it was");
    let told = done(&mut session, "done");
    assert!(
        told.starts_with("The game goes on from here: 0,0,1,0,0/0/"),
        "{told}"
    );
    assert!(done(&mut session, "3L").contains("A beats B, 63 to 7."));
}

#[test]
fn what_cannot_be_set_up_is_refused_and_nothing_changes() {
    let mut session = with_rules("standard");
    done(&mut session, "edit");
    let before = done(&mut session, "position");
    for (line, said) in [
        ("A6 1", "There is no square `A6`"),
        ("A9", "There is no square `A9`"),
        ("A1 99999", "a square holds 0 to 9999 dân"),
        ("A1 -1", "`A1 -1` cannot be"),
        ("A1 1, X", "`X` sets nothing up"),
        ("A1 9999, A2 9999", "the most is 9999"),
        ("A -3", "below zero"),
        ("undo", "no change to take back"),
        ("new", "`new` has to wait: first type `done` or `cancel`"),
        ("3R", "`3R` sets nothing up"),
        ("\u{1b}[2J", "sets nothing up"),
    ] {
        let told = not(&mut session, line);
        assert!(told.contains(said), "{line}: {told}");
        assert!(!told.contains('\u{1b}'));
        assert_eq!(done(&mut session, "position"), before, "{line}");
    }
    assert!(done(&mut session, "huỷ").starts_with("Nothing was changed."));
    assert_eq!(session.prompt(), "A, square 1 to 5?");
}

#[test]
fn some_commands_are_of_use_while_a_position_is_set_up() {
    let mut session = with_rules("standard");
    done(&mut session, "edit");
    assert!(done(&mut session, "help").starts_with("Type a square"));
    done(&mut session, "language vi");
    assert_eq!(session.prompt(), "Thế cờ?");
    done(&mut session, "flip");
    done(&mut session, "board");
    assert_eq!(done(&mut session, ""), "");
    assert_eq!(session.execute("quit").kind, ResponseKind::Quit);
    done(&mut session, "xong");
    assert_eq!(session.prompt(), "A, ô 1 đến 5?");
}

#[test]
fn somebody_who_listens_hears_what_was_changed() {
    let mut session = session(&SessionOptions {
        plain: true,
        ..SessionOptions::default()
    });
    done(&mut session, "edit");
    assert_eq!(
        done(&mut session, "A3 7, A4 0, B1 7, QA Q3"),
        "Empty now: A4.\nNow 7 dân in: A3, B1.\nÔ quan QA now: 1 quan and 3 dân."
    );
    assert_eq!(done(&mut session, "A3 7"), "Nothing has changed.");
    assert_eq!(done(&mut session, "B"), "B to move.");
}
