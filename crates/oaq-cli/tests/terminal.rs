//! A game on a real terminal.
#![cfg(unix)]

use std::process::Command;
use std::time::Duration;

use expectrl::process::unix::WaitStatus;
use expectrl::session::OsSession;
use expectrl::{ControlCode, Eof, Expect as _, Session};

fn oaq(args: &[&str]) -> OsSession {
    oaq_on(Some("xterm"), args)
}

/// The program on a terminal of this kind, or one that nothing is known of. It
/// saves nothing: tests/saves does.
fn oaq_on(term: Option<&str>, args: &[&str]) -> OsSession {
    let mut command = Command::new(env!("CARGO_BIN_EXE_oaq"));
    command
        .args(args)
        .env("LC_ALL", "C")
        .env("XDG_CONFIG_HOME", "/nonexistent")
        .env("XDG_STATE_HOME", "/dev/null")
        .env_remove("OAQ_LANG")
        .env_remove("TERM")
        .envs(term.map(|term| ("TERM", term)));
    let mut session = Session::spawn(command).unwrap();
    session.set_expect_timeout(Some(Duration::from_secs(20)));
    session
}

/// The exit code, after everything was read.
fn exit_code(mut session: OsSession) -> i32 {
    session.expect(Eof).unwrap();
    match session.get_process().wait().unwrap() {
        WaitStatus::Exited(_, code) => code,
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_square_a_question_a_mistake_and_goodbye() {
    let mut session = oaq(&[]);
    session.expect("Type the number of a square").unwrap();
    session.expect("A, square 1 to 5?").unwrap();
    session.send_line("5").unwrap();
    session
        .expect("Square 5: right (R, to QA) or left (L, to A4)?")
        .unwrap();
    session.send_line("r").unwrap();
    session.expect("5Rx1Q: A sows 5").unwrap();
    session.expect("B, square 1 to 5?").unwrap();
    session.send_line("9R").unwrap();
    session
        .expect("Expected the number of a square, 1 to 5")
        .unwrap();
    session.expect("B, square 1 to 5?").unwrap();
    session.send_line("undo").unwrap();
    session.expect("Taken back: 5Rx1Q.").unwrap();
    session.expect("A, square 1 to 5?").unwrap();
    session.send(ControlCode::EndOfTransmission).unwrap();
    session.expect("Goodbye!").unwrap();
    assert_eq!(exit_code(session), 0);
}

/// What is told is wrapped for the screen as it is now, not as it was.
#[test]
fn a_screen_made_smaller_is_measured_anew() {
    let mut session = oaq(&["play", "--style", "compact"]);
    session.expect("A, square 1 to 5?").unwrap();
    for (columns, told) in [
        (80, "to the right or to the left."),
        (
            30,
            "squares 1, 2, 3,\r\n4 and 5, to the right or to\r\nthe left.",
        ),
        (80, "to the right or to the left."),
    ] {
        session
            .get_process_mut()
            .set_window_size(columns, 24)
            .unwrap();
        session.send_line("where").unwrap();
        session.expect(told).unwrap();
        session.expect("square 1 to 5?").unwrap();
    }
    session.send(ControlCode::EndOfTransmission).unwrap();
    session.expect("Goodbye!").unwrap();
    assert_eq!(exit_code(session), 0);
}

/// What a terminal in another encoding sends does not end the game, whichever
/// way the line is read.
#[test]
fn a_line_that_is_no_text_is_asked_for_again() {
    for term in [Some("xterm"), Some("dumb"), None] {
        let mut session = oaq_on(term, &["play", "--style", "compact"]);
        session.expect("A, square 1 to 5?").unwrap();
        session.send(&b"caf\xe9\r"[..]).unwrap();
        session.expect("That line is no text").unwrap();
        session.expect("A, square 1 to 5?").unwrap();
        session.send_line("3R").unwrap();
        session.expect("3Rx6: A sows").unwrap();
        session.send_line("quit").unwrap();
        session.expect("Type `quit` again").unwrap();
        session.send_line("quit").unwrap();
        session.expect("Goodbye!").unwrap();
        assert_eq!(exit_code(session), 0, "{term:?}");
    }
}

#[test]
fn without_a_known_terminal_nothing_but_text_is_sent() {
    let mut session = oaq_on(None, &["play", "--style", "compact"]);
    let greeting = session.expect("A, square 1 to 5?").unwrap();
    assert!(!greeting.before().contains(&0x1b));
    session.send_line("quit").unwrap();
    let end = session.expect(Eof).unwrap();
    assert!(!end.as_bytes().contains(&0x1b));
}

#[test]
fn ctrl_c_once_warns_and_twice_leaves() {
    let mut session = oaq(&["--lang", "vi"]);
    session.expect("A, ô 1 đến 5?").unwrap();
    session.send("3").unwrap();
    session.send(ControlCode::EndOfText).unwrap();
    session.expect("Ctrl-C lần nữa").unwrap();
    session.expect("A, ô 1 đến 5?").unwrap();
    // The line was cleared, and any line in between starts the count anew.
    session.send_line("luật").unwrap();
    session.expect("Luật chuẩn").unwrap();
    session.expect("A, ô 1 đến 5?").unwrap();
    session.send(ControlCode::EndOfText).unwrap();
    session.expect("Ctrl-C lần nữa").unwrap();
    session.expect("A, ô 1 đến 5?").unwrap();
    session.send(ControlCode::EndOfText).unwrap();
    assert_eq!(exit_code(session), 130);
}

/// Where there is no line editor, because lines are plain or because the
/// terminal knows no better, Ctrl-C does the same.
#[test]
fn without_a_line_editor_ctrl_c_clears_the_line_and_twice_leaves() {
    for (term, args) in [
        (Some("xterm"), &["play", "--plain"][..]),
        (Some("dumb"), &["play", "--style", "compact"]),
        (None, &["play", "--style", "compact"]),
    ] {
        let mut session = oaq_on(term, args);
        session.expect("A, square 1 to 5?").unwrap();
        session.send("3").unwrap();
        session.send(ControlCode::EndOfText).unwrap();
        session.expect("Ctrl-C again leaves").unwrap();
        session.expect("A, square 1 to 5?").unwrap();
        session.send_line("R").unwrap();
        session.expect("A direction alone is no move").unwrap();
        session.expect("A, square 1 to 5?").unwrap();
        // A question is dropped with the line.
        session.send_line("3").unwrap();
        session.expect("right (R, to A4)").unwrap();
        session.send(ControlCode::EndOfText).unwrap();
        session.expect("Ctrl-C again leaves").unwrap();
        session.expect("A, square 1 to 5?").unwrap();
        session.send_line("3R").unwrap();
        session.expect("3Rx6: A sows").unwrap();
        session.expect("B, square 1 to 5?").unwrap();
        session.send(ControlCode::EndOfText).unwrap();
        session.expect("Ctrl-C again leaves").unwrap();
        session.expect("B, square 1 to 5?").unwrap();
        session.send(ControlCode::EndOfText).unwrap();
        assert_eq!(exit_code(session), 130, "{term:?}");
    }
}

#[test]
fn without_a_line_editor_ctrl_c_ends_a_search_and_not_the_game() {
    let mut session = oaq(&["--plain", "--b", "search:10m"]);
    session.expect("A, square 1 to 5?").unwrap();
    session.send_line("3R").unwrap();
    session.expect("3Rx6: A sows").unwrap();
    std::thread::sleep(Duration::from_millis(500));
    session.send(ControlCode::EndOfText).unwrap();
    session.expect(": B sows").unwrap();
    session.expect("A, square 1 to 5?").unwrap();
    session.send_line("hint 10m").unwrap();
    std::thread::sleep(Duration::from_millis(500));
    session.send(ControlCode::EndOfText).unwrap();
    // The answer does not stand behind `^C`.
    let answer = session.expect("Try ").unwrap();
    assert!(answer.before().ends_with(b"\n"), "{:?}", answer.before());
    session.expect("A, square 1 to 5?").unwrap();
    session.send(ControlCode::EndOfTransmission).unwrap();
    session.expect("Goodbye!").unwrap();
    assert_eq!(exit_code(session), 0);
}

#[test]
fn a_game_that_ends_offers_another() {
    let mut session = oaq(&[
        "--lang", "pt", "play", "--rules", "mandarin", "--b", "greedy",
    ]);
    session.expect("A, casa 1 a 5?").unwrap();
    session.send_line("1e").unwrap();
    session.expect("B vence A por 47 a 23.").unwrap();
    session.expect("começa outra partida").unwrap();
    session.expect("A partida terminou.").unwrap();
    session.send_line("3D").unwrap();
    session.expect("A partida já terminou").unwrap();
    session.send_line("nova").unwrap();
    session.expect("A, casa 1 a 5?").unwrap();
    session.send_line("sair").unwrap();
    session.expect("Até logo!").unwrap();
    assert_eq!(exit_code(session), 0);
}

#[test]
fn long_counting_stops_with_what_it_has() {
    let mut session = oaq(&["perft", "30", "--threads", "1"]);
    session.expect("5128").unwrap();
    session.send(ControlCode::EndOfText).unwrap();
    assert_eq!(exit_code(session), 130);
}

/// The table is drawn over while the search goes on, and stays in the end.
#[test]
fn an_analysis_stops_with_what_it_has() {
    let mut session = oaq(&["analyze", "--time", "10m"]);
    session.expect("depth 5").unwrap();
    session.send(ControlCode::EndOfText).unwrap();
    session.expect("#  points").unwrap();
    assert_eq!(exit_code(session), 130);
}

#[test]
fn ctrl_c_ends_a_search_and_not_the_game() {
    let mut session = oaq(&["--style", "compact", "--b", "search:10m"]);
    session.expect("A, square 1 to 5?").unwrap();
    session.send_line("3R").unwrap();
    session.expect("3Rx6: A sows").unwrap();
    std::thread::sleep(Duration::from_millis(500));
    session.send(ControlCode::EndOfText).unwrap();
    session.expect(": B sows").unwrap();
    session.expect("A, square 1 to 5?").unwrap();
    session.send_line("hint 10m").unwrap();
    session.expect("Thinking … Ctrl-C: answer now").unwrap();
    session.send(ControlCode::EndOfText).unwrap();
    // Nothing of that, nor of `^C`, is left in front of the answer.
    let wiped = session.expect("Try ").unwrap();
    assert!(
        wiped.before().ends_with(b"\r\x1b[J"),
        "{:?}",
        wiped.before()
    );
    session.expect("A, square 1 to 5?").unwrap();
    session.send_line("players A=search:10m").unwrap();
    session.expect("A: search:600s").unwrap();
    std::thread::sleep(Duration::from_millis(500));
    session.send(ControlCode::EndOfText).unwrap();
    session.expect("The computer waits").unwrap();
    session.expect("B, square 1 to 5?").unwrap();
    session.send_line("quit").unwrap();
    session.expect("Type `quit` again").unwrap();
    session.expect("B, square 1 to 5?").unwrap();
    session.send_line("quit").unwrap();
    session.expect("Goodbye!").unwrap();
    assert_eq!(exit_code(session), 0);
}

#[test]
fn nothing_typed_ahead_or_pasted_is_lost() {
    let mut session = oaq(&["--style", "compact"]);
    session.expect("A, square 1 to 5?").unwrap();
    session.send("3R\r2L\rhistory\r").unwrap();
    session.expect("1. 3Rx6 2L").unwrap();
    session.expect("A, square 1 to 5?").unwrap();
    // A terminal marks what is pasted at its beginning and its end.
    session
        .send("\u{1b}[200~5R\n3R\nhistory\u{1b}[201~\r")
        .unwrap();
    session.expect("2. 5Rx7 3R").unwrap();
    session.send_line("quit\rquit").unwrap();
    assert_eq!(exit_code(session), 0);
}

/// Sowing is shown with a rhyme; a key ends that, and is not lost if it begins
/// the next line.
#[test]
fn a_key_skips_what_is_shown_of_a_sowing() {
    let mut session = oaq(&["play", "--no-autosave", "--animate", "9s"]);
    session.expect("A, square 1 to 5?").unwrap();
    session.send_line("3R").unwrap();
    session.expect("A takes 5 dân from A3").unwrap();
    session.send(" ").unwrap();
    session.expect("3Rx6: A sows").unwrap();
    session.expect("B, square 1 to 5?").unwrap();
    session.send_line("2L").unwrap();
    session.expect("B takes 6 dân from B2").unwrap();
    session.send("hist").unwrap();
    session.expect("2L: B sows").unwrap();
    session.expect("A, square 1 to 5?").unwrap();
    session.send_line("ory").unwrap();
    session.expect("1. 3Rx6 2L").unwrap();
    session.send_line("5R").unwrap();
    session.expect("from A5").unwrap();
    // A letter alone only skips.
    session.send("z").unwrap();
    session.expect("5R").unwrap();
    session.expect("square 1 to 5?").unwrap();
    session.send_line("undo").unwrap();
    session.expect("Taken back: 5R").unwrap();
    session.expect("A, square 1 to 5?").unwrap();
    session.send_line("animate 50ms").unwrap();
    session.expect("50 ms each").unwrap();
    session.send_line("2R").unwrap();
    session.expect("1. [Dung] dăng dung dẻ").unwrap();
    session.expect("B, square 1 to 5?").unwrap();
}

#[test]
fn ctrl_c_ends_what_is_shown_and_not_the_game() {
    let mut session = oaq(&["play", "--no-autosave", "--animate", "9s"]);
    session.expect("A, square 1 to 5?").unwrap();
    session.send_line("3R").unwrap();
    session.expect("A takes 5 dân from A3").unwrap();
    session.send(ControlCode::EndOfText).unwrap();
    session.expect("3Rx6: A sows").unwrap();
    session.expect("B, square 1 to 5?").unwrap();
    session.send_line("quit").unwrap();
    session.expect("Type `quit` again").unwrap();
    session.send_line("quit").unwrap();
    assert_eq!(exit_code(session), 0);
}

#[test]
fn the_first_steps_of_the_tutorial() {
    let mut session = oaq(&["tutorial"]);
    session.expect("Step 1 of 10: picking up").unwrap();
    session.expect("Your move?").unwrap();
    session.send_line("1").unwrap();
    session.expect("Square A1 is empty").unwrap();
    session.send_line("2").unwrap();
    session
        .expect("right (R, to A3) or left (L, to A1)?")
        .unwrap();
    session.send_line("r").unwrap();
    session.expect("Right! You took all the dân").unwrap();
    session.expect("Enter goes on:").unwrap();
    session.send_line("what").unwrap();
    session.expect("Press Enter to go on").unwrap();
    session.send_line("").unwrap();
    session.expect("Step 2 of 10: sowing").unwrap();
    session.expect("Your move?").unwrap();
    // Words are completed as commands are.
    session.send("hi\t\r").unwrap();
    session.expect("Try square A3, to the right.").unwrap();
    session.expect("Your move?").unwrap();
    session.send(ControlCode::EndOfText).unwrap();
    session.expect("Ctrl-C again leaves").unwrap();
    session.send_line("leave").unwrap();
    session
        .expect("You have left the tutorial at step 2 of 10.")
        .unwrap();
    assert_eq!(exit_code(session), 0);
}

#[test]
fn the_quiz_waits_for_its_answer_to_be_read() {
    let mut session = oaq(&["quiz", "--seed", "1"]);
    session.expect("Your answer?").unwrap();
    session.send_line("A3").unwrap();
    session.expect("Right! (1 of 1)").unwrap();
    session.expect("Enter goes on:").unwrap();
    session.send_line("").unwrap();
    session.expect("Question 2:").unwrap();
    session.expect("Your answer?").unwrap();
    session.send_line("q").unwrap();
    session
        .expect("You answered one question, 1 right.")
        .unwrap();
    assert_eq!(exit_code(session), 0);
}

/// What can be typed is completed and shown in grey.
#[test]
fn completion_and_a_grey_hint() {
    let mut session = oaq(&["play", "--no-autosave"]);
    session.expect("A, square 1 to 5?").unwrap();
    session.send("hist").unwrap();
    session.expect("\u{1b}[90mory\u{1b}[0m").unwrap();
    session.send("\t\r").unwrap();
    session.expect("No move has been made yet").unwrap();
    // A space that was typed stays, and what can follow is listed.
    session.send("rules use \t").unwrap();
    session.expect("tonkin").unwrap();
    session.send("tak\t\r").unwrap();
    session.expect("Rules: Take one").unwrap();
    session.expect("A, square 1 to 5?").unwrap();
    session.send(ControlCode::EndOfTransmission).unwrap();
    assert_eq!(exit_code(session), 0);
}

/// A game that was not judged whole is not taken for one that was.
#[test]
fn an_interrupted_judgement_says_so() {
    let game = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../tests/games/quan-non.oaq"
    );
    // A device would be replaced by a file.
    let folder = tempfile::tempdir().unwrap();
    let judged = folder.path().join("judged.oaq").display().to_string();
    let mut session = oaq(&["analyze", game, "--time", "2s", "-o", &judged]);
    // The third is being judged.
    for _ in 0..3 {
        session.expect("game 1: ").unwrap();
    }
    session.send(ControlCode::EndOfText).unwrap();
    session.expect("Interrupted: not all moves").unwrap();
    assert_eq!(exit_code(session), 130);
}
