//! Moves and commands as people say them.

use super::*;

fn speaking(lang: Lang) -> Session {
    session(&SessionOptions {
        lang,
        style: oaq_notation::board::Style::Compact,
        ..SessionOptions::default()
    })
}

/// What the program says of directions can be typed back at it.
#[test]
fn moves_in_words_are_played() {
    for (lang, lines) in [
        (Lang::Vi, ["ô 3 sang trái", "ba bên phải", "p1"]),
        (Lang::En, ["3 to the left", "square three right", "right 1"]),
        (
            Lang::Pt,
            ["3 para a esquerda", "casa 3 à direita", "direita 1"],
        ),
    ] {
        let mut session = speaking(lang);
        for (line, played) in lines.into_iter().zip(["3L", "3R", "1R"]) {
            done(&mut session, &format!("kể {line}"));
            done(&mut session, line);
            assert_eq!(moves(&session), played, "{lang}: {line}");
            done(&mut session, "undo");
        }
    }
}

#[test]
fn a_question_is_answered_in_words() {
    for (lang, answer) in [
        (Lang::Vi, "sang trái"),
        (Lang::En, "to the left"),
        (Lang::Pt, "para a esquerda"),
    ] {
        let mut session = speaking(lang);
        ask(&mut session, "3");
        assert!(!session.is_left_open_by(answer));
        done(&mut session, answer);
        assert_eq!(moves(&session), "3L");
    }
}

#[test]
fn the_tutorial_takes_its_own_hint() {
    for (lang, hinted) in [
        (Lang::Vi, "2 sang phải"),
        (Lang::En, "2 to the right"),
        (Lang::Pt, "2 para a direita"),
    ] {
        let mut session = speaking(lang);
        done(&mut session, "tutorial");
        assert!(done(&mut session, hinted).contains("A3"), "{lang}");
        assert!(session.execute("skip").text.contains('3'), "{lang}");
    }
}

/// What is wrong with a move in words is shown in the notation, what is wrong
/// with one in the notation as it was typed.
#[test]
fn a_move_in_words_can_be_wrong() {
    let mut session = speaking(Lang::En);
    let told = refused(&mut session, "square 9 to the right");
    assert!(told.contains("1 to 5, found `9`"), "{told}");
    let told = refused(&mut session, "3 to");
    assert!(told.contains("found `to`"), "{told}");
    let told = refused(&mut session, "d3");
    assert!(told.contains("not of D"), "{told}");
}

#[test]
fn letters_that_can_be_several_commands_are_answered_with_them() {
    let mut session = speaking(Lang::En);
    assert_eq!(
        refused(&mut session, "mov"),
        "There is no command `mov`. It could be `move` or `moves`."
    );
    assert_eq!(
        refused(&mut session, "resi"),
        "There is no command `resi`. `resign` has to be typed in full."
    );
    assert_eq!(
        refused(&mut session, "help mov"),
        "There is no command `mov`. It could be `move` or `moves`."
    );
    let score = done(&mut session, "score");
    assert_eq!(done(&mut session, "sc"), score);
    let mut session = speaking(Lang::Vi);
    assert_eq!(
        refused(&mut session, "thua"),
        "Không có lệnh `thua`. Có phải ý bạn là `xin thua`?"
    );
    assert_eq!(
        refused(&mut session, "mẹ ơi"),
        "Không có lệnh `mẹ ơi`. Gõ ? để xem trợ giúp."
    );
}

/// Who looks something up has not given up the square.
#[test]
fn a_question_waits_while_somebody_looks() {
    let mut session = speaking(Lang::En);
    for line in ["?", "help moves", "score", "where", "threat"] {
        ask(&mut session, "3");
        done(&mut session, line);
        assert!(session.prompt().starts_with("Square 3:"), "{line}");
        session.drop_question();
    }
    for line in ["", "undo", "position set 5,5,5,5,5/Q/5,5,5,5,5/Q B"] {
        ask(&mut session, "3");
        session.execute(line);
        assert!(!session.prompt().starts_with("Square"), "{line}");
    }
}

/// Nobody says a dash.
#[test]
fn what_captures_nothing_is_said_so() {
    for (lang, said) in [
        (Lang::En, "captured nothing"),
        (Lang::Vi, "ăn được 0 dân"),
        (Lang::Pt, "captura nada"),
    ] {
        let mut session = speaking(lang);
        done(&mut session, "3R");
        assert!(done(&mut session, "moves").contains(" -"));
        done(&mut session, "plain on");
        for line in ["moves", "best 9 depth=2"] {
            let told = done(&mut session, line);
            assert!(told.contains(said), "{told}");
            assert!(!told.contains(" -,") && !told.contains(" -."), "{told}");
        }
        let turn = done(&mut session, "where");
        assert!(turn.lines().all(|line| line.ends_with('.')), "{turn}");
    }
}

/// The computer thinks for any number of players; points it tells for two.
#[test]
fn with_three_players_the_computer_moves_and_hints() {
    let mut session = with_rules("three-player");
    assert!(done(&mut session, "hint depth=2").starts_with("Try "));
    done(&mut session, "go depth=2");
    assert_eq!(session.game().moves().len(), 1);
    for line in ["eval depth=2", "best depth=2"] {
        assert!(done(&mut session, line).contains("the best of the others"));
    }
}
