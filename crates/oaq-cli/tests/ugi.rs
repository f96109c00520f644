//! `oaq ugi` as a program that runs matches sees it: a process with two pipes.

use std::io::{BufRead as _, BufReader, Write as _};
use std::path::Path;
use std::process::{Child, ChildStdin, Command, ExitStatus, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::time::{Duration, Instant};
use std::{fs, thread};

use proptest::prelude::*;

/// Long enough for a machine that has a lot to do.
const PATIENCE: Duration = Duration::from_secs(60);

struct Engine {
    child: Child,
    stdin: Option<ChildStdin>,
    lines: Receiver<String>,
}

impl Drop for Engine {
    fn drop(&mut self) {
        // If it is over that is no news.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Engine {
    fn start() -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_oaq"))
            .arg("ugi")
            .env("XDG_CONFIG_HOME", "/nonexistent")
            .env("LC_ALL", "C")
            // Whatever the user speaks, the protocol is English.
            .env("OAQ_LANG", "vi")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::inherit())
            .spawn()
            .unwrap();
        let output = BufReader::new(child.stdout.take().unwrap());
        let (sender, lines) = mpsc::channel();
        thread::spawn(move || {
            for line in output.lines() {
                if sender.send(line.expect("UTF-8")).is_err() {
                    break;
                }
            }
        });
        Self {
            stdin: child.stdin.take(),
            child,
            lines,
        }
    }

    /// With the handshake done, and a table that is quickly made.
    fn ready() -> Self {
        let mut engine = Self::start();
        engine.send("ugi");
        engine.until("ugiok");
        engine.send("setoption name hash value 1");
        engine.send("isready");
        engine.until("readyok");
        engine
    }

    fn send(&mut self, line: &str) {
        self.send_bytes(format!("{line}\n").as_bytes());
    }

    fn send_bytes(&mut self, bytes: &[u8]) {
        self.stdin.as_mut().unwrap().write_all(bytes).unwrap();
    }

    fn next(&self) -> String {
        self.lines.recv_timeout(PATIENCE).unwrap()
    }

    /// The lines up to the first that begins like this, and that one.
    fn until(&self, start: &str) -> Vec<String> {
        let mut lines = vec![self.next()];
        while lines.last().is_some_and(|line| !line.starts_with(start)) {
            lines.push(self.next());
        }
        lines
    }

    fn ask(&mut self, line: &str) -> String {
        self.send(line);
        self.next()
    }

    fn best(&self) -> String {
        let lines = self.until("bestmove ");
        let best = lines.last().and_then(|line| line.split(' ').nth(1));
        best.unwrap().to_owned()
    }

    /// How it ended, once it has.
    fn ended(&mut self) -> ExitStatus {
        let begin = Instant::now();
        loop {
            if let Some(status) = self.child.try_wait().unwrap() {
                return status;
            }
            assert!(begin.elapsed() < PATIENCE, "it does not end");
            thread::sleep(Duration::from_millis(5));
        }
    }
}

fn position(moves: &[String]) -> String {
    if moves.is_empty() {
        "position startpos".to_owned()
    } else {
        format!("position startpos moves {}", moves.join(" "))
    }
}

/// As a runner does it that relies on the engines for the rules: it asks both
/// about the end, and only the one to move for a move.
fn play(engines: &mut [Engine; 2], go: &str) -> String {
    for engine in engines.iter_mut() {
        engine.send("isready");
        engine.until("readyok");
        engine.send("uginewgame");
    }
    let mut moves: Vec<String> = Vec::new();
    for _ in 0..300 {
        let mut turns = Vec::new();
        let mut over = Vec::new();
        for engine in engines.iter_mut() {
            engine.send(&position(&moves));
            turns.push(engine.ask("query p1turn"));
            over.push(engine.ask("query gameover"));
        }
        assert_eq!(turns[0], turns[1]);
        assert_eq!(over[0], over[1]);
        if over[0] == "response true" {
            let results = engines.each_mut().map(|e| e.ask("query result"));
            assert_eq!(results[0], results[1]);
            return results[0].clone();
        }
        let turn = usize::from(turns[0] == "response false");
        engines[turn].send(go);
        moves.push(engines[turn].best());
    }
    panic!("no end of {moves:?}");
}

#[test]
fn two_processes_play_whole_games() {
    let mut engines = [Engine::ready(), Engine::ready()];
    for (rules, level, go) in [
        ("standard", 6, "go depth 3"),
        ("tonkin", 2, "go p1time 5000 p2time 5000 p1inc 50 p2inc 50"),
        ("quan-non quan-value=5", 3, "go movetime 20"),
        ("standard shortage=skip dan=2", 1, "go nodes 30"),
    ] {
        for (i, engine) in engines.iter_mut().enumerate() {
            engine.send(&format!("setoption name rules value {rules}"));
            engine.send(&format!("setoption name level value {}", level - i % level));
        }
        let result = play(&mut engines, go);
        let known = ["response p1win", "response p2win", "response draw"];
        assert!(known.contains(&result.as_str()), "{rules}: {result}");
    }
    for engine in &mut engines {
        engine.send("quit");
        assert_eq!(engine.ended().code(), Some(0));
    }
}

#[test]
fn stop_and_isready_are_answered_during_a_search() {
    let mut engine = Engine::ready();
    engine.send("setoption name threads value 2");
    let mut times = Vec::new();
    for _ in 0..5 {
        engine.send("go infinite");
        engine.until("info depth 4");
        engine.send("isready");
        engine.until("readyok");
        let begin = Instant::now();
        engine.send("stop");
        engine.best();
        times.push(begin.elapsed());
    }
    // Idle machines take a millisecond; this one may be busy.
    times.sort();
    assert!(times[0] < Duration::from_millis(250), "{times:?}");
}

#[test]
fn a_large_table_keeps_nobody_waiting() {
    let mut engine = Engine::start();
    engine.send("setoption name hash value 1024");
    let begin = Instant::now();
    engine.send("isready");
    engine.until("readyok");
    engine.send("go movetime 100");
    engine.best();
    engine.send("go infinite");
    engine.send("stop");
    engine.best();
    // Making the table takes seconds in a debug build.
    assert!(
        begin.elapsed() < Duration::from_secs(3),
        "{:?}",
        begin.elapsed()
    );
}

#[test]
fn quit_and_the_end_of_the_input_end_it_at_once() {
    for searching in [false, true] {
        for line in ["quit", "quit\r", ""] {
            let mut engine = Engine::ready();
            if searching {
                engine.send("go infinite");
                engine.until("info depth 3");
            }
            if line.is_empty() {
                engine.stdin = None;
            } else {
                engine.send(line);
            }
            assert_eq!(engine.ended().code(), Some(0), "{line:?} {searching}");
        }
    }
}

#[test]
fn nobody_who_listens_is_no_error() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_oaq"))
        .arg("ugi")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let mut stdin = child.stdin.take().unwrap();
    // It may be gone before all is written.
    for _ in 0..100 {
        let _ = stdin.write_all(b"isready\ngo depth 2\n");
    }
    drop(stdin);
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(0));
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
}

#[test]
fn no_bytes_end_it() {
    let mut engine = Engine::ready();
    engine.send_bytes(b"\xff\xfe\x00go\x00\r\n\0\n\x1b[2J\n\xef\xbb\xbfugi\n");
    engine.send_bytes(&vec![b'x'; 300_000]);
    engine.send_bytes(b"\n\n\r\n   isready\t\r\n");
    let lines = engine.until("readyok");
    assert_eq!(lines.len(), 6, "{lines:?}");
    for line in &lines[..5] {
        assert!(line.starts_with("info string "), "{line}");
        assert!(!line.contains(char::is_control), "{line}");
    }
}

/// A word as it may stand in a line, or nearly.
fn word() -> impl Strategy<Value = String> {
    const KNOWN: &[&str] = &[
        "ugi",
        "isready",
        "setoption",
        "name",
        "value",
        "hash",
        "threads",
        "level",
        "rules",
        "uginewgame",
        "position",
        "startpos",
        "fen",
        "moves",
        "query",
        "gameover",
        "p1turn",
        "result",
        "go",
        "p1time",
        "p2time",
        "p1inc",
        "p2inc",
        "movetime",
        "depth",
        "nodes",
        "stop",
        "1R",
        "3L",
        "5r",
        "tonkin",
        "standard",
        "three-player",
        "dan=3",
        "A",
        "0/0",
        "-",
        "5,5,5,5,5/Q/5,5,5,5,5/Q",
        "0,0,1,0,0/0/0,1,0,0,0/0",
        "0",
        "1",
        "2",
        "-1",
        "17",
        "99999999999999999999",
        "infinite",
    ];
    prop_oneof![
        12 => prop::sample::select(KNOWN).prop_map(str::to_owned),
        1 => "\\PC{0,12}",
        1 => "[0-9RLQA/,>:*-]{1,20}",
    ]
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 12,
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    /// Whatever the lines are, it goes on, every search gives one move, and it
    /// ends as it should.
    #[test]
    fn no_lines_end_it(lines in prop::collection::vec(prop::collection::vec(word(), 0..7), 1..60)) {
        let mut engine = Engine::ready();
        let mut searches = 0;
        for words in lines {
            let mut line = words.join(" ");
            // These would be right, but end it, or only take time.
            if line.trim() == "quit" || line.contains("hash") {
                line.insert(0, '?');
            }
            searches += usize::from(line.trim_start().starts_with("go"));
            engine.send(&line);
        }
        for line in ["stop", "setoption name rules value standard", "uginewgame", "marker"] {
            engine.send(line);
        }
        let mut said = engine.until("info string unknown command `marker`");
        engine.send("query gameover");
        said.extend(engine.until("response "));
        prop_assert_eq!(said.last().map(String::as_str), Some("response false"));
        engine.send("quit");
        prop_assert_eq!(engine.ended().code(), Some(0));
        said.extend(engine.lines.iter());
        let moves = said.iter().filter(|line| line.starts_with("bestmove "));
        prop_assert!(moves.count() <= searches);
        for line in said {
            let first = line.split(' ').next().unwrap_or_default();
            let known = ["id", "option", "ugiok", "readyok", "response", "info", "bestmove"];
            prop_assert!(known.contains(&first), "{}", line);
            prop_assert!(!line.contains(char::is_control), "{}", line);
        }
    }
}

/// What of a line does not depend on how well the engine searches: the moves
/// and the numbers of a search are left out, but for the depth.
fn shape(line: &str) -> String {
    let words: Vec<&str> = line.split(' ').collect();
    match words[..] {
        [
            "info",
            "depth",
            depth,
            "score",
            "cp",
            _,
            "time",
            _,
            "nodes",
            _,
            "nps",
            _,
            "pv",
            _,
            ..,
        ] => {
            format!("info depth {depth} score cp … time … nodes … nps … pv …")
        }
        ["bestmove", m] if m.len() == 2 => "bestmove …".to_owned(),
        _ => line.to_owned(),
    }
}

/// Replays the session that `docs/ugi.md` shows; `>` is what is sent.
#[test]
fn the_documented_session_is_what_happens() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/ugi.md");
    let text = fs::read_to_string(path).unwrap();
    let session = text.split("```ugi\n").nth(1).unwrap();
    let session = session.split("```").next().unwrap();
    let mut engine = Engine::start();
    let mut shown = 0;
    for line in session.lines() {
        if let Some(sent) = line.strip_prefix("> ") {
            engine.send(sent);
        } else {
            assert_eq!(shape(&engine.next()), shape(line));
            shown += 1;
        }
    }
    assert!(shown > 20, "{shown}");
    assert_eq!(engine.ended().code(), Some(0));
}
