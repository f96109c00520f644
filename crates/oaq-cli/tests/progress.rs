//! What is shown of a command that goes on is gone when Ctrl-C ends it, on
//! screens of any width.
#![cfg(unix)]

use std::fmt::Write as _;
use std::num::NonZeroU16;
use std::process::Command;
use std::time::Duration;

use expectrl::{ControlCode, Eof, Expect as _, Session};

const ROWS: u16 = 50;

/// Runs a command on a screen, presses Ctrl-C once a bar is there for the fourth time, and gives
/// what is on the screen in the end.
fn interrupted(args: &[&str], columns: u16) -> String {
    let mut command = Command::new(env!("CARGO_BIN_EXE_oaq"));
    command
        .args(args)
        .env("LC_ALL", "C")
        .env("TERM", "xterm")
        .env("XDG_CONFIG_HOME", "/nonexistent")
        .env_remove("OAQ_LANG");
    let mut session = Session::spawn(command).unwrap();
    session
        .get_process_mut()
        .set_window_size(columns, ROWS)
        .unwrap();
    // As terminals do outside tests.
    assert!(session.get_process_mut().set_echo(true, None).unwrap());
    session.set_expect_timeout(Some(Duration::from_secs(60)));
    // What nobody has read when Ctrl-C comes, the system throws away.
    let mut bytes = Vec::new();
    for _ in 0..4 {
        bytes.extend_from_slice(session.expect("% [").unwrap().as_bytes());
    }
    session.send(ControlCode::EndOfText).unwrap();
    let rest = session.expect(Eof).unwrap();
    bytes.extend_from_slice(rest.as_bytes());
    let [rows, columns] = [ROWS, columns].map(|n| NonZeroU16::new(n).unwrap());
    let mut screen = vt100::Parser::new(rows, columns, 0);
    screen.process(&bytes);
    assert!(text(&bytes).contains("^C"), "{columns}: {:?}", text(&bytes));
    screen.screen().contents()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

#[test]
fn a_match_leaves_its_result_and_nothing_else() {
    for columns in [20, 40, 79, 80, 81, 140] {
        let args = ["match", "random", "greedy", "--games", "1000000"];
        let screen = interrupted(&args, columns);
        assert!(!screen.contains("% ["), "{columns}:\n{screen}");
        assert!(screen.starts_with("player"), "{columns}:\n{screen}");
        let words: Vec<&str> = screen.split_whitespace().collect();
        let text = words.join(" ");
        assert!(text.contains("Interrupted after"), "{columns}:\n{screen}");
        assert!(text.ends_with("of 1000000 games."), "{columns}:\n{screen}");
    }
}

#[test]
fn games_that_are_read_leave_their_number_and_nothing_else() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.oaq");
    let mut games = String::new();
    for number in 0..400_000 {
        let tags = ["Event", "Site", "Date", "A", "B"].map(|tag| format!("[{tag} \"?\"]\n"));
        let tags = tags.concat();
        write!(
            games,
            "{tags}[Round \"{number}\"]\n[Result \"*\"]\n\n1. 3R 2L 5R *\n\n"
        )
        .unwrap();
    }
    std::fs::write(&path, games).unwrap();
    for columns in [20, 40, 79, 80, 81, 140] {
        let screen = interrupted(&["record", "check", path.to_str().unwrap()], columns);
        assert!(!screen.contains("% ["), "{columns}:\n{screen}");
        assert!(!screen.contains("^C"), "{columns}:\n{screen}");
    }
}
