//! No game is lost: processes that are killed, several at once, disks that
//! take nothing.
#![cfg(unix)]

mod kills;
mod pipes;
mod trouble;

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::time::Duration;

use expectrl::process::unix::WaitStatus;
use expectrl::session::OsSession;
use expectrl::{Eof, Expect as _, Regex, Session};
use oaq_core::files::RuleBook;
use oaq_notation::record::{ReadOptions, Record, read_all};

/// A directory for what the program remembers.
struct Home(tempfile::TempDir);

impl Home {
    fn new() -> Self {
        Self(tempfile::tempdir().unwrap())
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    fn games(&self) -> PathBuf {
        self.path("state/oaq/games")
    }

    fn command(&self, args: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_oaq"));
        command
            .args(args)
            .current_dir(self.0.path())
            .env("LC_ALL", "C")
            .env("TERM", "dumb")
            .env("XDG_CONFIG_HOME", "/nonexistent")
            .env("XDG_STATE_HOME", self.path("state"))
            .env_remove("OAQ_LANG");
        command
    }

    /// The program on a terminal.
    fn terminal(&self, args: &[&str]) -> OsSession {
        on_terminal(self.command(args))
    }

    /// The program on pipes.
    fn pipe(&self, args: &[&str], input: &str) -> Output {
        let mut child = self.spawn(args);
        let mut stdin = child.stdin.take().unwrap();
        // It may stop before it has read everything.
        let _ = stdin.write_all(input.as_bytes());
        drop(stdin);
        child.wait_with_output().unwrap()
    }

    fn spawn(&self, args: &[&str]) -> Child {
        let piped = Stdio::piped;
        let mut command = self.command(args);
        command.stdin(piped()).stdout(piped()).stderr(piped());
        command.spawn().unwrap()
    }

    /// The games that are saved, each as its moves.
    fn saved(&self) -> Vec<String> {
        let files = fs::read_dir(self.games()).into_iter().flatten().flatten();
        let files = files.map(|entry| entry.path());
        let games = files.filter(|path| path.extension().is_some_and(|e| e == "oaq"));
        let mut moves: Vec<String> = games.map(|path| moves(&read(&path)[0])).collect();
        moves.sort();
        moves
    }
}

fn on_terminal(command: Command) -> OsSession {
    let mut session = Session::spawn(command).unwrap();
    session.set_expect_timeout(Some(Duration::from_secs(20)));
    session
}

/// The games of a file, which must be in order.
fn read(path: &Path) -> Vec<Record> {
    let text = fs::read_to_string(path).unwrap();
    let book = RuleBook::shipped();
    let games = read_all(&text, &ReadOptions::new(&book));
    assert!(!games.is_empty(), "{text}");
    for game in &games {
        assert!(
            game.diagnostics.is_empty(),
            "{text}\n{:?}",
            game.diagnostics
        );
    }
    games.into_iter().map(|game| game.record).collect()
}

fn moves(record: &Record) -> String {
    let moves: Vec<String> = record
        .mainline()
        .filter_map(|node| record.played(node))
        .map(|m| m.to_string())
        .collect();
    moves.join(" ")
}

/// Ends a process as nothing it does can prevent.
fn kill(mut session: OsSession) {
    session
        .get_process_mut()
        .kill(expectrl::process::unix::Signal::SIGKILL)
        .unwrap();
    let status = session.get_process().wait().unwrap();
    assert!(matches!(status, WaitStatus::Signaled(..)), "{status:?}");
}

fn exit_code(mut session: OsSession) -> i32 {
    session.expect(Eof).unwrap();
    match session.get_process().wait().unwrap() {
        WaitStatus::Exited(_, code) => code,
        other => panic!("{other:?}"),
    }
}

const PROMPT: &str = "square 1 to 5?";

/// Types a move and waits until it is answered.
fn play(session: &mut OsSession, m: &str) {
    session.send_line(m).unwrap();
    answered(session, m);
}

fn answered(session: &mut OsSession, m: &str) {
    let told = format!("{m}(x[^ ]*)?: ");
    session.expect(Regex(&told)).unwrap();
}
