//! Games at the board with them: no game is lost.

use std::path::Path;
use std::process::Command;
use std::thread;
use std::time::{Duration, Instant};

use expectrl::process::unix::WaitStatus;
use expectrl::session::OsSession;
use expectrl::{ControlCode, Eof, Expect as _, Session};

use crate::bad::{VARIABLE, command};
use crate::processes::{children, left, token};

/// `oaq play` on a terminal, which keeps its games in a folder.
fn play(token: &str, state: &Path, args: &[&str]) -> OsSession {
    let mut command = Command::new(env!("CARGO_BIN_EXE_oaq"));
    command
        .args(["play", "--style", "compact"])
        .args(args)
        .env(VARIABLE, token)
        .env("LC_ALL", "C")
        .env("TERM", "xterm")
        .env("XDG_CONFIG_HOME", "/nonexistent")
        .env("XDG_STATE_HOME", state)
        .env_remove("OAQ_LANG");
    let mut session = Session::spawn(command).unwrap();
    session.get_process_mut().set_window_size(200, 50).unwrap();
    session.set_expect_timeout(Some(Duration::from_secs(60)));
    session
}

fn ended(mut session: OsSession, token: &str) -> i32 {
    session.expect(Eof).unwrap();
    let code = match session.get_process().wait().unwrap() {
        WaitStatus::Exited(_, code) => code,
        other => panic!("{other:?}"),
    };
    assert_eq!(left(token), [""; 0]);
    code
}

/// Waits until a process has no children left, not even one that has ended and
/// is not waited for.
fn is_alone(session: &OsSession) {
    let id = session.get_process().pid().as_raw().cast_unsigned();
    let begin = Instant::now();
    while children(id) > 0 {
        assert!(begin.elapsed() < Duration::from_secs(10), "{id}");
        thread::sleep(Duration::from_millis(10));
    }
}

/// A game against an engine that fails with its second move: it says why and
/// leaves its seat, and all that was played stays, there and on the disk.
fn survives(engine: &str, why: &str) {
    let (token, state) = (token(), tempfile::tempdir().unwrap());
    let who = format!("ugi:{}", command(engine));
    let mut session = play(&token, state.path(), &["--b", &who]);
    session.expect("A, square 1 to 5?").unwrap();
    session.send_line("3R").unwrap();
    session.expect("1Rx11Q: B sows").unwrap();
    session.expect("A, square 1 to 5?").unwrap();
    session.send_line("1R").unwrap();
    session.expect(why).unwrap();
    session.expect("B is played at the keyboard now").unwrap();
    session.expect("B, square 1 to 5?").unwrap();
    is_alone(&session);
    session.send_line("2R").unwrap();
    session.expect("A, square 1 to 5?").unwrap();
    session.send_line("history").unwrap();
    session.expect("1. 3Rx6 1Rx11Q 2. 1R").unwrap();
    // Another one may take the seat.
    let other = format!("players B=ugi:{}", command("sound"));
    session.send_line(other).unwrap();
    session.expect("A, square 1 to 5?").unwrap();
    session.send_line("5R").unwrap();
    session.expect(": B sows").unwrap();
    session.expect("A, square 1 to 5?").unwrap();
    // The power fails.
    let id = session.get_process().pid();
    let id = id.to_string();
    let killed = Command::new("kill").args(["-9", &id]).status().unwrap();
    assert!(killed.success());
    session.get_process().wait().unwrap();
    let mut session = play(&token, state.path(), &["--resume"]);
    session.expect("A, square 1 to 5?").unwrap();
    session.send_line("history").unwrap();
    session.expect("1. 3Rx6 1Rx11Q 2. 1R").unwrap();
    session.expect("3. 5R").unwrap();
    session.expect("A, square 1 to 5?").unwrap();
    session.send(ControlCode::EndOfTransmission).unwrap();
    assert_eq!(ended(session, &token), 0);
}

#[test]
fn a_game_outlives_an_engine_that_crashes() {
    survives(
        "crashes",
        "ended with exit code 3. It last said: out of pebbles",
    );
}

#[test]
fn a_game_outlives_an_engine_that_hangs() {
    survives("hangs", "gave no move within 1.00 s");
}

#[test]
fn a_game_outlives_an_engine_that_plays_what_is_illegal() {
    survives(
        "plays_what_is_illegal",
        "played `9R`, which is no legal move",
    );
}

#[test]
fn a_game_outlives_an_engine_that_is_late() {
    survives("is_late", "within 1.00 s");
}

#[test]
fn whoever_leaves_leaves_no_engine_behind() {
    for engine in ["sound", "stays"] {
        let (token, state) = (token(), tempfile::tempdir().unwrap());
        let who = format!("ugi:{}", command(engine));
        let mut session = play(&token, state.path(), &["--b", &who]);
        session.expect("A, square 1 to 5?").unwrap();
        session.send_line("3R").unwrap();
        session.expect(": B sows").unwrap();
        session.expect("A, square 1 to 5?").unwrap();
        session.send(ControlCode::EndOfTransmission).unwrap();
        assert_eq!(ended(session, &token), 0, "{engine}");
    }
}

#[test]
fn ctrl_c_while_an_engine_hangs_leaves_the_game() {
    let (token, state) = (token(), tempfile::tempdir().unwrap());
    let who = format!("ugi:{}", command("hangs"));
    let mut session = play(&token, state.path(), &["--b", &who]);
    session.expect("A, square 1 to 5?").unwrap();
    session.send_line("3R").unwrap();
    session.expect("1Rx11Q: B sows").unwrap();
    session.expect("A, square 1 to 5?").unwrap();
    session.send_line("1R").unwrap();
    session.expect("1R: A sows").unwrap();
    thread::sleep(Duration::from_millis(500));
    session.send(ControlCode::EndOfText).unwrap();
    session.expect("B, square 1 to 5?").unwrap();
    session.send_line("history").unwrap();
    session.expect("1. 3Rx6 1Rx11Q 2. 1R").unwrap();
    // It was ended, and begins anew for the move that is still to be made.
    session.expect(": B sows").unwrap();
    session.expect("A, square 1 to 5?").unwrap();
    session.send(ControlCode::EndOfTransmission).unwrap();
    assert_eq!(ended(session, &token), 0);
}
