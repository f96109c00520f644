//! What commands do while a lesson, a question or the setting up of a position
//! has the word: they look at what is on the board then, or say why not.

use super::*;
use crate::session::command::TABLE;

const GUESTS: [&str; 3] = ["tutorial", "quiz 1", "edit"];

fn with_guest(lang: Lang, guest: &str) -> Session {
    let mut session = session(&SessionOptions {
        lang,
        rules: "three-player".into(),
        style: oaq_notation::board::Style::Compact,
        ..SessionOptions::default()
    });
    done(&mut session, "3R");
    done(&mut session, guest);
    session
}

#[test]
fn every_command_works_or_says_why_it_does_not() {
    for (lang, unread) in [
        (Lang::En, ["Expected a move", "sets nothing up"]),
        (Lang::Vi, ["Ở đây phải là một nước", "không xếp được gì"]),
        (Lang::Pt, ["Aqui se esperava um lance", "não monta nada"]),
    ] {
        for guest in GUESTS {
            let mut session = with_guest(lang, guest);
            for spec in TABLE {
                let name = spec.name(lang);
                for line in [name.to_owned(), format!("{name} 3")] {
                    let text = session.execute(&line).text;
                    for unread in unread {
                        assert!(!text.contains(unread), "{guest}, {line}: {text}");
                    }
                    if session.guest.is_none() || session.say.lang() != lang {
                        session = with_guest(lang, guest);
                    }
                }
            }
            // Any other line is not read.
            let text = session.execute("xyzzy 3").text;
            let is_quiz = guest.starts_with("quiz");
            assert!(is_quiz || unread.iter().any(|u| text.contains(u)), "{text}");
        }
    }
}

#[test]
fn a_command_of_games_is_told_from_an_answer() {
    let mut lesson = with_guest(Lang::En, "tutorial");
    let told = done(&mut lesson, "rules list");
    assert!(
        told.starts_with("`rules` belongs to a game and means nothing in the tutorial."),
        "{told}"
    );
    assert_eq!(
        done(&mut lesson, "hint now"),
        "`hint` takes nothing behind it."
    );
    assert!(done(&mut lesson, "play 1R").starts_with("Square A1 is empty"));
    assert!(done(&mut lesson, "help undo").starts_with("undo: "));
    let mut quiz = with_guest(Lang::Vi, "quiz 1");
    let told = done(&mut quiz, "lưu van.oaq");
    assert!(told.contains("`lưu` là lệnh trong ván chơi"), "{told}");
    assert!(
        done(&mut quiz, "xoay").contains("lúc đố"),
        "the mover sits below"
    );
    let mut edit = with_guest(Lang::Pt, "edit");
    let told = edit.execute("regras lista");
    assert_eq!(told.kind, ResponseKind::Refused);
    assert!(told.text.contains("`regras`"), "{told:?}");
}

#[test]
fn what_is_looked_at_is_what_is_on_the_board() {
    let mut lesson = with_guest(Lang::En, "tutorial");
    let board = ">A: . 3 . 3 . (Q) B: 2 . . . 2 (Q)";
    assert!(done(&mut lesson, "board compact").starts_with(board));
    assert!(done(&mut lesson, "describe").contains("A2: 3 dân.\nA3: empty.\n"));
    assert_eq!(done(&mut lesson, "where B5"), "B5: 2 dân.");
    let told = refused(&mut lesson, "where C1");
    assert!(told.contains("`C1`"), "there are two players: {told}");
    let told = done(&mut lesson, "plain on");
    assert!(told.contains("A: squares 1 to 5 hold 0 3 0 3 0"), "{told}");
    done(&mut lesson, "plain off");
    // Its board has no third side, whoever sits where in the game.
    for seat in ["B", "A", "B"] {
        let told = done(&mut lesson, "flip");
        assert!(
            told.starts_with(&format!("{seat} sits at the bottom.")),
            "{told}"
        );
        assert!(told.contains("A: . 3 . 3 . (Q)"), "{told}");
    }
    assert!(done(&mut lesson, "leave").contains("C: 6 6 . 6 6 (Q+1)"));

    let mut edit = with_guest(Lang::En, "edit");
    done(&mut edit, "C1 9, QC 0");
    assert!(done(&mut edit, "board compact").contains("C: 9 6 . 6 6 (.)"));
    assert!(done(&mut edit, "describe").contains("C1: 9 dân."));
    assert_eq!(done(&mut edit, "where QC"), "Ô quan QC: empty.");
    assert!(done(&mut edit, "flip").contains("C: 9 6 . 6 6 (.)"));
    done(&mut edit, "cancel");
    assert_eq!(done(&mut edit, "where C1"), "C1: 6 dân.");
}

/// Who has turned the board of a game of three round sees lessons all the same.
#[test]
fn a_lesson_is_shown_whoever_sits_at_the_bottom_of_the_game() {
    let mut session = session(&SessionOptions {
        rules: "three-player".into(),
        ..SessionOptions::default()
    });
    done(&mut session, "flip");
    done(&mut session, "flip");
    let told = done(&mut session, "tutorial");
    assert!(
        told.contains("     QB      1     2     3     4     5     QA"),
        "{told}"
    );
    done(&mut session, "2R");
}
