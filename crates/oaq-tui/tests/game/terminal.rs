//! The program in a real pseudo-terminal, read through a terminal emulator.

use std::io::{self, Write as _};
use std::num::NonZeroU16;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use expectrl::Session;
use expectrl::process::unix::{Signal, WaitStatus};
use expectrl::session::OsSession;
use tempfile::TempDir;
use vt100::Parser;

/// How long anything is waited for. Test machines can be busy.
const PATIENCE: Duration = Duration::from_secs(20);

/// A program in a terminal of its own.
struct Terminal {
    session: OsSession,
    parser: Parser,
    /// All that it has sent.
    sent: Vec<u8>,
    /// Its state directory.
    folder: TempDir,
}

/// A number of rows or columns.
fn rows(count: u16) -> NonZeroU16 {
    NonZeroU16::new(count).unwrap()
}

fn program() -> PathBuf {
    env!("CARGO_BIN_EXE_oaq-tui").into()
}

/// An example program. Cargo builds it for the tests of the whole package, but
/// not for those of one file, for which an old one may be there.
fn example(name: &str) -> PathBuf {
    let folder = program().parent().unwrap().to_owned();
    let mut build = Command::new(env!("CARGO"));
    build.args(["build", "-q", "-p", "oaq-tui", "--example", name]);
    if folder.ends_with("release") {
        build.arg("--release");
    }
    assert!(build.status().unwrap().success());
    folder.join("examples").join(name)
}

impl Terminal {
    fn start(program: &Path, args: &[&str]) -> Self {
        Self::start_in(program, args, tempfile::tempdir().unwrap())
    }

    fn start_in(program: &Path, args: &[&str], folder: TempDir) -> Self {
        // Terminals of tests show nothing that is typed; those of people do.
        let mut command = Command::new("sh");
        command.args(["-c", "stty sane && exec \"$0\" \"$@\""]);
        command.arg(program).args(args);
        command.env("TERM", "xterm-256color");
        command.env("OAQ_LANG", "en");
        command.env("XDG_STATE_HOME", folder.path());
        command.env("XDG_CONFIG_HOME", folder.path());
        command.env_remove("NO_COLOR");
        let mut session = Session::spawn(command).unwrap();
        let process = session.get_process_mut();
        process.set_window_size(80, 24).unwrap();
        // It may have looked before.
        process.kill(Signal::SIGWINCH).unwrap();
        Self {
            session,
            parser: Parser::new(rows(24), rows(80), 0),
            sent: Vec::new(),
            folder,
        }
    }

    /// Takes what has been sent; whether the program is still there.
    fn read(&mut self) -> bool {
        let mut bytes = [0; 4096];
        loop {
            match self.session.try_read(&mut bytes) {
                Ok(0) => return false,
                Ok(count) => {
                    self.sent.extend(&bytes[..count]);
                    self.parser.process(&bytes[..count]);
                }
                Err(error) if error.kind() == io::ErrorKind::WouldBlock => return true,
                // Linux says so where the other side is closed.
                Err(_) => return false,
            }
        }
    }

    fn screen(&self) -> String {
        self.parser.screen().contents()
    }

    /// Waits until something is on the screen.
    fn wait_for(&mut self, text: &str) {
        let begin = Instant::now();
        while begin.elapsed() < PATIENCE {
            self.read();
            if self.screen().contains(text) {
                return;
            }
            std::thread::sleep(Duration::from_millis(10));
        }
        panic!("no `{text}` on the screen:\n{}", self.screen());
    }

    fn type_in(&mut self, keys: &str) {
        self.session.write_all(keys.as_bytes()).unwrap();
        self.session.flush().unwrap();
    }

    fn signal(&mut self, signal: Signal) {
        self.session.get_process_mut().kill(signal).unwrap();
    }

    /// How the program ended.
    fn end(&mut self) -> WaitStatus {
        let begin = Instant::now();
        while begin.elapsed() < PATIENCE && self.read() {
            std::thread::sleep(Duration::from_millis(10));
        }
        self.session.get_process().wait().unwrap()
    }

    fn exit_code(&mut self) -> i32 {
        match self.end() {
            WaitStatus::Exited(_, code) => code,
            other => panic!("{other:?}"),
        }
    }

    fn sent(&self, what: &str) -> Option<usize> {
        let what = what.as_bytes();
        self.sent
            .windows(what.len())
            .rposition(|bytes| bytes == what)
    }

    /// The terminal is as it was: the screen, the cursor, the mouse, the lines.
    fn assert_restored(&mut self) {
        self.read();
        let screen = self.parser.screen();
        assert!(!screen.alternate_screen(), "{}", self.screen());
        assert!(!screen.hide_cursor());
        assert_eq!(screen.mouse_protocol_mode(), vt100::MouseProtocolMode::None);
        let echoes = self.session.get_process().get_echo().unwrap();
        assert!(echoes, "typed characters are shown again");
    }
}

/// A game of two people that begins at once.
const TWO: [&str; 4] = ["--rules", "standard", "--speed", "off"];

#[test]
fn a_game_is_played_and_left() {
    let mut terminal = Terminal::start(&program(), &TWO);
    terminal.wait_for("A ∙ to move");
    assert!(terminal.parser.screen().alternate_screen());
    // Right arrow, as terminals send it.
    terminal.type_in("\r\x1b[C\x1b[C");
    terminal.wait_for("3Rx6");
    // A click on square 2, and one on the button of its right; B sits above.
    terminal.type_in("f");
    terminal.wait_for("► B");
    terminal.type_in("q");
    terminal.wait_for("[ Leave ]");
    terminal.type_in("\r");
    assert_eq!(terminal.exit_code(), 0);
    terminal.assert_restored();
}

#[test]
fn the_mouse_plays_too() {
    let mut terminal = Terminal::start(&program(), &TWO);
    terminal.wait_for("A ∙ to move");
    let click = |terminal: &mut Terminal, text: &str| {
        terminal.read();
        let rows: Vec<String> = terminal.parser.screen().rows(0, 80).collect();
        let (row, line) = rows
            .iter()
            .enumerate()
            .rfind(|(_, line)| line.contains(text))
            .unwrap();
        let column = line[..line.find(text).unwrap()].chars().count() + 3;
        // Mouse reports count from 1: pressed, and let go.
        let (x, y) = (column, row + 1);
        terminal.type_in(&format!(
            "\x1b[<35;{x};{y}M\x1b[<0;{x};{y}M\x1b[<0;{x};{y}m"
        ));
    };
    click(&mut terminal, "─ 4 ─");
    terminal.wait_for("Square 4: which way?");
    click(&mut terminal, "▸ 4R");
    terminal.wait_for("4Rx6: A sows");
    terminal.type_in("\x03");
    assert_eq!(terminal.exit_code(), 130);
    terminal.assert_restored();
}

#[test]
fn the_screen_follows_the_window() {
    let mut terminal = Terminal::start(&program(), &TWO);
    terminal.wait_for("A ∙ to move");
    for (width, height, text) in [(40, 10, "--plain"), (140, 45, "Moves")] {
        let process = terminal.session.get_process_mut();
        process.set_window_size(width, height).unwrap();
        terminal
            .parser
            .screen_mut()
            .set_size(rows(height), rows(width));
        terminal.wait_for(text);
    }
    terminal.type_in("q");
    assert_eq!(terminal.exit_code(), 0);
}

#[test]
fn the_terminal_is_given_back_before_a_panic_is_told() {
    let mut terminal = Terminal::start(&example("panics"), &[]);
    terminal.wait_for("A ∙ to move");
    terminal.type_in("3rr");
    assert_eq!(terminal.exit_code(), 101);
    terminal.assert_restored();
    let told = terminal.sent("the clock is broken").unwrap();
    let left = terminal.sent("\x1b[?1049l").unwrap();
    assert!(left < told, "the message is on the screen that stays");
    assert_eq!(terminal.sent("\x1b[?1049h").map(|at| at < left), Some(true));
}

#[test]
fn signals_end_it_with_the_terminal_given_back() {
    for (signal, code) in [
        (Signal::SIGTERM, 143),
        (Signal::SIGHUP, 143),
        (Signal::SIGINT, 130),
    ] {
        let mut terminal = Terminal::start(&program(), &TWO);
        terminal.wait_for("A ∙ to move");
        terminal.signal(signal);
        assert_eq!(terminal.exit_code(), code, "{signal}");
        terminal.assert_restored();
    }
}

#[test]
fn it_sleeps_and_wakes() {
    let mut terminal = Terminal::start(&program(), &TWO);
    terminal.wait_for("A ∙ to move");
    terminal.type_in("\x1a");
    let begin = Instant::now();
    while terminal.parser.screen().alternate_screen() {
        assert!(begin.elapsed() < PATIENCE);
        terminal.read();
        std::thread::sleep(Duration::from_millis(10));
    }
    // The shell would be here now. Nothing is drawn over it.
    std::thread::sleep(Duration::from_millis(100));
    terminal.assert_restored();
    terminal.signal(Signal::SIGCONT);
    terminal.wait_for("A ∙ to move");
    assert!(terminal.parser.screen().alternate_screen());
    terminal.type_in("3rr");
    terminal.wait_for("3Rx6: A sows");
    terminal.type_in("\x03");
    assert_eq!(terminal.exit_code(), 130);
    terminal.assert_restored();
}

#[test]
fn a_killed_game_is_offered_again() {
    let mut terminal = Terminal::start(&program(), &TWO);
    terminal.wait_for("A ∙ to move");
    terminal.type_in("3rr");
    terminal.wait_for("3Rx6: A sows");
    terminal.signal(Signal::SIGKILL);
    terminal.end();
    let folder = terminal.folder;
    let mut again = Terminal::start_in(&program(), &["--speed", "off"], folder);
    again.wait_for("A game was not finished");
    again.type_in("\r");
    again.wait_for("3Rx6: A sows");
    again.type_in("\x03");
    assert_eq!(again.exit_code(), 130);
}

#[test]
fn a_game_that_is_ended_from_outside_keeps_its_clocks() {
    let args = [&TWO[..], &["--clock", "10m"]].concat();
    let mut terminal = Terminal::start(&program(), &args);
    terminal.wait_for("►A 10:00");
    terminal.type_in("3rr");
    terminal.wait_for("►B 9:58");
    terminal.signal(Signal::SIGTERM);
    assert_eq!(terminal.exit_code(), 143);
    let folder = terminal.folder;
    let args = ["--resume", "--speed", "off"];
    let mut again = Terminal::start_in(&program(), &args, folder);
    again.wait_for("►B 9:5");
    again.wait_for("The game is held");
    again.type_in("\x03");
    assert_eq!(again.exit_code(), 130);
}

#[test]
fn keys_are_answered_while_the_engine_thinks() {
    let args = ["--a", "search:60s", "--b", "search:60s", "--speed", "off"];
    let mut terminal = Terminal::start(&program(), &args);
    terminal.wait_for("moves ahead");
    let begin = Instant::now();
    terminal.type_in("?");
    terminal.wait_for("Keys");
    let took = begin.elapsed();
    // Far less than a minute, even where machines are busy.
    assert!(took < Duration::from_secs(5), "{took:?}");
    terminal.type_in("\x03");
    assert_eq!(terminal.exit_code(), 130);
}

#[test]
fn mouse_capture_is_undone_only_if_it_was_done() {
    let args = [&TWO[..], &["--no-mouse"]].concat();
    let mut terminal = Terminal::start(&program(), &args);
    terminal.wait_for("A ∙ to move");
    terminal.type_in("\x03");
    assert_eq!(terminal.exit_code(), 130);
    terminal.assert_restored();
    for sequence in ["\x1b[?1000", "\x1b[?1003", "\x1b[?1006"] {
        assert_eq!(terminal.sent(sequence), None);
    }
}

#[test]
fn without_a_terminal_it_says_so_and_what_to_do() {
    let output = Command::new(program())
        .env("OAQ_LANG", "en")
        .stdin(Stdio::null())
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert!(output.stdout.is_empty());
    let error = String::from_utf8(output.stderr).unwrap();
    assert!(error.contains("oaq play --plain"), "{error}");
    assert_eq!(error.lines().count(), 1, "{error}");
}

#[test]
fn what_is_wrong_with_options_is_told_before_the_screen_is_taken() {
    for (args, told) in [
        (["--b", "greddy"], "Did you mean `greedy`?"),
        (["--rules", "standart"], "standard"),
        (["--clock", "soon"], "5m+3s"),
        (["--key", "undo=r"], "notation"),
        (["--key", "undoo=z"], "Did you mean `undo`?"),
    ] {
        let mut terminal = Terminal::start(&program(), &args);
        assert_eq!(terminal.exit_code(), 2, "{args:?}");
        let screen = terminal.screen().replace('\n', "");
        assert!(screen.contains(told), "{screen}");
        assert_eq!(terminal.sent("\x1b[?1049h"), None);
    }
}

#[test]
fn a_wrong_key_in_the_file_is_told_and_the_game_is_saved() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::create_dir(folder.path().join("oaq")).unwrap();
    let config = folder.path().join("oaq/config.toml");
    std::fs::write(config, "[keys]\nundo = \"zz\"\nhint = \"f9\"\n").unwrap();
    let mut terminal = Terminal::start_in(&program(), &TWO, folder);
    terminal.wait_for("`zz` is no key");
    assert!(!terminal.screen().contains("cannot be saved"));
    terminal.type_in("\r3rr");
    terminal.wait_for("3Rx6: A sows");
    assert!(terminal.screen().contains("F9 Hint"), "the rest holds");
    let games = terminal.folder.path().join("oaq/games");
    assert!(std::fs::read_dir(games).unwrap().count() > 0);
    terminal.type_in("\x03");
    assert_eq!(terminal.exit_code(), 130);
}

/// The program of its own speaks as `oaq tui` does: in the language of the user,
/// help and complaints alike.
#[test]
fn arguments_are_explained_in_every_language() {
    for (lang, usage, options, told) in [
        (
            "vi",
            "Cách dùng: oaq-tui",
            "Tùy chọn:",
            "Có phải ý bạn là `--best-of`?",
        ),
        (
            "en",
            "Usage: oaq-tui",
            "Options:",
            "Did you mean `--best-of`?",
        ),
        ("pt", "Uso: oaq-tui", "Opções:", "Seria `--best-of`?"),
    ] {
        let run = |args: &[&str]| {
            let output = Command::new(program()).args(args).output().unwrap();
            let text = |bytes| String::from_utf8(bytes).unwrap();
            (
                output.status.code(),
                text(output.stdout),
                text(output.stderr),
            )
        };
        let (code, out, err) = run(&["--best-off", "3", "--lang", lang]);
        assert_eq!((code, &*out), (Some(2), ""));
        assert!(err.contains(told) && err.contains(usage), "{err}");
        let (code, out, err) = run(&["--lang", lang, "--help"]);
        assert_eq!((code, &*err), (Some(0), ""));
        assert!(out.contains(usage) && out.contains(options), "{out}");
        assert!(
            out.contains("  oaq-tui --b level:3") && !out.contains("oaq tui"),
            "{out}"
        );
    }
}
