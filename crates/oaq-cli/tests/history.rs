//! The lines that were typed, remembered from one game to the next.
#![cfg(unix)]

use std::fs;
use std::path::Path;
use std::process::Command;
use std::time::Duration;

use expectrl::session::OsSession;
use expectrl::{ControlCode, Eof, Expect as _, Session};

fn game(state: &Path, args: &[&str]) -> OsSession {
    let mut command = Command::new(env!("CARGO_BIN_EXE_oaq"));
    command
        .args(["play", "--style", "compact"])
        .args(args)
        .env("LC_ALL", "C")
        .env("TERM", "xterm")
        .env("XDG_CONFIG_HOME", "/nonexistent")
        .env("XDG_STATE_HOME", state)
        .env_remove("OAQ_LANG");
    let mut session = Session::spawn(command).unwrap();
    session.set_expect_timeout(Some(Duration::from_secs(30)));
    session
}

/// Leaves at a prompt. What is sent before the line editor reads may get lost,
/// as in any terminal.
fn leave(mut session: OsSession) {
    session.send(ControlCode::EndOfTransmission).unwrap();
    session.expect("Goodbye!").unwrap();
    session.expect(Eof).unwrap();
}

#[test]
fn two_games_at_once_lose_no_line_of_each_other() {
    let state = tempfile::tempdir().unwrap();
    let (mut one, mut two) = (game(state.path(), &[]), game(state.path(), &[]));
    for session in [&mut one, &mut two] {
        session.expect("A, square 1 to 5?").unwrap();
    }
    for (command, answer) in [
        ("where", "You can play"),
        ("score", "counted now"),
        ("threat", "could pass"),
    ] {
        for (session, end) in [(&mut one, ""), (&mut two, " ")] {
            // What begins with a space is remembered as well.
            session.send_line(format!("{command}{end}")).unwrap();
            session.expect(answer).unwrap();
            session.expect("square 1 to 5?").unwrap();
        }
    }
    leave(one);
    leave(two);
    let history = fs::read_to_string(state.path().join("oaq/history")).unwrap();
    for line in ["where", "where ", "score", "score ", "threat", "threat "] {
        assert_eq!(
            history.lines().filter(|other| *other == line).count(),
            1,
            "{history}"
        );
    }
    // The next game begins with the line typed last.
    let mut third = game(state.path(), &[]);
    third.expect("square 1 to 5?").unwrap();
    third.send("\u{1b}[A").unwrap();
    third.expect("threat").unwrap();
    third.send_line("").unwrap();
    third.expect("could pass").unwrap();
    third.expect("square 1 to 5?").unwrap();
    leave(third);
}

#[test]
fn nothing_is_remembered_of_a_game_that_is_not_saved() {
    let state = tempfile::tempdir().unwrap();
    let mut session = game(state.path(), &["--no-autosave"]);
    session.expect("square 1 to 5?").unwrap();
    session.send_line("where").unwrap();
    session.expect("You can play").unwrap();
    session.expect("square 1 to 5?").unwrap();
    leave(session);
    assert!(!state.path().join("oaq").exists());
}

/// Somebody who listens hears nothing but words: no code for a terminal.
#[test]
fn plain_lines_are_nothing_but_text() {
    let state = tempfile::tempdir().unwrap();
    let mut session = game(state.path(), &["--plain"]);
    for (typed, answer) in [
        ("3R", "Empty now: A3, A4, B3."),
        ("describe", "B1: 6"),
        ("nonsense", "no command"),
    ] {
        let asked = session.expect("square 1 to 5?").unwrap();
        assert!(!asked.as_bytes().contains(&0x1b));
        session.send_line(typed).unwrap();
        let told = session.expect(answer).unwrap();
        assert!(!told.as_bytes().contains(&0x1b));
    }
    session.expect("square 1 to 5?").unwrap();
    session.send(ControlCode::EndOfTransmission).unwrap();
    let end = session.expect(Eof).unwrap();
    assert!(!end.as_bytes().contains(&0x1b));
}
