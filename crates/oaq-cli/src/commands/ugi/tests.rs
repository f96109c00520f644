use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::{Duration, Instant};

use super::*;

/// Long enough for a machine that has a lot to do.
const PATIENCE: Duration = Duration::from_secs(60);

/// The engine as whoever talks to it has it.
struct Talk {
    ugi: Ugi,
    answers: Receiver<String>,
}

impl Talk {
    fn new() -> Self {
        let (sender, answers) = channel();
        let mut ugi = Ugi::new(&Environment::default(), sender);
        // So that a test of its own need not fill 64 MiB.
        assert!(ugi.line("setoption name hash value 1").is_continue());
        Self { ugi, answers }
    }

    fn send(&mut self, line: &str) {
        assert!(self.ugi.line(line).is_continue(), "{line}");
    }

    fn next(&self) -> String {
        self.answers.recv_timeout(PATIENCE).unwrap()
    }

    /// Sends a line that has one answer.
    fn ask(&mut self, line: &str) -> String {
        self.send(line);
        self.next()
    }

    /// Sends a line that has no answer.
    fn tell(&mut self, line: &str) {
        self.send(line);
        assert_eq!(self.ask("isready"), "readyok", "{line}");
    }

    /// The answers to a `go`, up to the move, and the move.
    fn go(&mut self, line: &str) -> (Vec<String>, String) {
        self.send(line);
        self.best()
    }

    fn best(&self) -> (Vec<String>, String) {
        let mut infos = Vec::new();
        loop {
            let line = self.next();
            match line.strip_prefix("bestmove ") {
                Some(best) => return (infos, best.to_owned()),
                None => infos.push(line),
            }
        }
    }
}

#[test]
fn introduces_itself() {
    let mut talk = Talk::new();
    talk.send("ugi");
    let mut lines = vec![talk.next()];
    while lines.last().is_some_and(|line| line != "ugiok") {
        lines.push(talk.next());
    }
    assert!(lines[0].starts_with("id name oaq "), "{lines:?}");
    assert!(lines[1].starts_with("id author "), "{lines:?}");
    let options = [
        "option name hash type spin default 64 min 0 max 4096",
        "option name threads type spin default 1 min 1 max 256",
        "option name rules type string default standard",
        "option name level type spin default 6 min 1 max 6",
        "option name seed type spin default 1 min 0 max 1000000000",
        "ugiok",
    ];
    assert_eq!(lines[2..], options);
}

#[test]
fn tells_what_it_finds_and_a_legal_move() {
    let mut talk = Talk::new();
    let (infos, best) = talk.go("go depth 5");
    assert_eq!(infos.len(), 5, "{infos:?}");
    for (i, info) in infos.iter().enumerate() {
        let words: Vec<&str> = info.split(' ').collect();
        let names = [0, 1, 3, 4, 6, 8, 10, 12].map(|at| words[at]);
        let expected = ["info", "depth", "score", "cp", "time", "nodes", "nps", "pv"];
        assert_eq!(names, expected, "{info}");
        assert_eq!(words[2], (i + 1).to_string());
        for number in [5, 7, 9, 11] {
            assert!(words[number].parse::<i64>().is_ok(), "{info}");
        }
    }
    let pv = infos[4].split(" pv ").nth(1).unwrap();
    assert_eq!(pv.split(' ').next(), Some(best.as_str()));
    talk.tell(&format!("position startpos moves {pv}"));
}

#[test]
fn scores_are_hundredths_of_a_dan_from_the_movers_side() {
    let mut talk = Talk::new();
    for (mover, sign) in [("A", 1), ("B", -1)] {
        talk.tell(&format!(
            "position fen 1,0,0,0,0/1/1,0,0,0,0/0 {mover} 40QQ/7"
        ));
        let (infos, _) = talk.go("go depth 4");
        let score = infos[infos.len() - 1].split(' ').nth(5).unwrap();
        let score: i32 = score.parse().unwrap();
        // A has 53 dân more in store.
        assert!((4500..6100).contains(&(score * sign)), "{infos:?}");
    }
}

#[test]
fn knows_whose_turn_it_is_and_who_won() {
    let mut talk = Talk::new();
    assert_eq!(talk.ask("query p1turn"), "response true");
    assert_eq!(talk.ask("query gameover"), "response false");
    assert_eq!(talk.ask("query result"), "response none");
    talk.tell("position startpos moves 3R");
    assert_eq!(talk.ask("query p1turn"), "response false");
    for (stores, result) in [("40/30", "p1win"), ("3/4Q", "p2win"), ("9/9", "draw")] {
        talk.tell(&format!("position fen 1,0,0,0,0/0/1,0,0,0,0/0 A {stores}"));
        assert_eq!(talk.ask("query gameover"), "response true");
        assert_eq!(talk.ask("query result"), format!("response {result}"));
        let (infos, best) = talk.go("go depth 3");
        assert_eq!(infos, ["info string the game is over: quan-squares-empty"]);
        assert_eq!(best, "0000");
        assert_eq!(talk.go("go infinite").1, "0000");
    }
    talk.tell("uginewgame");
    assert_eq!(talk.ask("query gameover"), "response false");
}

#[test]
fn a_bad_line_changes_nothing() {
    let mut talk = Talk::new();
    talk.tell("position startpos moves 3R");
    for (line, answer) in [
        (
            "position startpos moves 3R 3R",
            "info string bad move 2: illegal move 3R: square 3 of B is empty",
        ),
        (
            "position startpos moves 6R",
            "info string bad move 1: column 1: expected the number of a square, 1 to 5, found `6`",
        ),
        (
            "position fen 5,5,5,5,x/Q/5,5,5,5,5/Q A",
            "info string bad position: column 9: expected a count from 0 to 9999, found `x`",
        ),
        (
            "setoption name rules value standrd",
            "info string There are no rules called `standrd`. Did you mean `standard`? `oaq \
             rules list` shows them all.",
        ),
        (
            "setoption name debug value false",
            "info string unknown option `debug`; expected hash, threads, rules, level, seed",
        ),
        (
            "go\u{0}",
            "info string unknown command `go\\0`; did you mean `go`?",
        ),
        (
            "go movetime soon",
            "info string expected a number behind `movetime`, found `soon`",
        ),
        ("go p1time 100", "info string `p2time` is missing"),
    ] {
        assert_eq!(talk.ask(line), answer);
        assert_eq!(talk.ask("query p1turn"), "response false", "{line}");
    }
    let long = "x".repeat(MAX_LINE);
    assert_eq!(
        talk.ask(&long),
        "info string a line of 131072 bytes or more is not read"
    );
    for blank in ["", " \t ", "\r"] {
        talk.tell(blank);
    }
    talk.tell(" \t stop  ");
}

#[test]
fn positions_may_miss_fields() {
    let mut talk = Talk::new();
    talk.tell("position fen 5,5,5,5,5/Q/5,5,5,5,5/Q B moves 3R 1L");
    assert_eq!(talk.ask("query p1turn"), "response false");
    talk.tell("position fen 5,5,5,5,5/Q/5,5,5,5,5/Q B");
    let (_, best) = talk.go("go depth 2");
    assert_eq!(best.len(), 2, "{best}");
}

#[test]
fn answers_while_it_searches() {
    let mut talk = Talk::new();
    talk.send("go infinite");
    let mut others = Vec::new();
    let mut until = |talk: &mut Talk, wanted: &str| {
        loop {
            let line = talk.next();
            assert!(!line.starts_with("bestmove"), "{line} before {wanted}");
            if line == wanted {
                break;
            }
            others.push(line);
        }
    };
    for _ in 0..20 {
        talk.send("isready");
        until(&mut talk, "readyok");
    }
    talk.send("go depth 1");
    until(
        &mut talk,
        "info string a search is running already; `stop` ends it",
    );
    for line in [
        "setoption name threads value 2",
        "setoption name hash value 2",
        "setoption name rules value tonkin",
        "position startpos moves 1R",
        "isready",
    ] {
        talk.send(line);
    }
    until(&mut talk, "readyok");
    talk.send("query p1turn");
    until(&mut talk, "response false");
    let begin = Instant::now();
    talk.send("stop");
    talk.best();
    assert!(
        begin.elapsed() < Duration::from_secs(1),
        "{:?}",
        begin.elapsed()
    );
    assert!(others.iter().all(|line| line.starts_with("info depth")));
    // What was set holds now: no other direction is allowed.
    let (_, best) = talk.go("go depth 2");
    assert!(best.ends_with('R'), "{best}");
}

#[test]
fn an_infinite_search_waits_even_when_nothing_is_left_to_do() {
    let mut talk = Talk::new();
    // All is known long before, or a limit is reached.
    let small = "position fen 0,0,1,0,0/1/0,0,0,0,0/0 A 40QQ/7";
    for (position, go) in [
        (small, "go infinite"),
        ("position startpos", "go infinite depth 2"),
        ("position startpos", "go nodes 50 infinite"),
        ("position startpos", "go movetime 20 infinite"),
    ] {
        talk.tell(position);
        talk.send(go);
        let mut infos = Vec::new();
        let waited = Duration::from_millis(300);
        let begin = Instant::now();
        while let Some(left) = waited.checked_sub(begin.elapsed()) {
            match talk.answers.recv_timeout(left) {
                Ok(line) => infos.push(line),
                Err(error) => assert_eq!(error, RecvTimeoutError::Timeout),
            }
        }
        let is_info = |line: &String| line.starts_with("info depth");
        assert!(infos.iter().all(is_info), "{go}: {infos:?}");
        if go.contains("depth") {
            assert!(infos.len() <= 2, "{go}: {infos:?}");
        }
        talk.send("stop");
        assert_eq!(talk.best().1.len(), 2, "{go}");
    }
}

#[test]
fn keeps_to_its_limits() {
    let mut talk = Talk::new();
    let nodes = |infos: &[String]| -> u64 {
        let last = infos.last().unwrap();
        last.split(' ').nth(9).unwrap().parse().unwrap()
    };
    let (infos, _) = talk.go("go nodes 500");
    assert!(nodes(&infos) <= 500, "{infos:?}");
    // A lower level looks at less, whatever it is allowed.
    talk.tell("setoption name level value 5");
    let (infos, _) = talk.go("go depth 30");
    assert!(nodes(&infos) <= 2_000, "{infos:?}");
    let (infos, _) = talk.go("go nodes 500");
    assert!(nodes(&infos) <= 500, "{infos:?}");
    // The lowest ones do not search.
    talk.tell("setoption name level value 2");
    let (infos, best) = talk.go("go depth 30");
    assert_eq!((infos.len(), best.len()), (0, 2), "{infos:?}");
    talk.tell("setoption name level value 6");
    let (infos, _) = talk.go("go depth 1 nodes 100000");
    assert_eq!(infos.len(), 1, "{infos:?}");
    for line in ["go depth 0", "go nodes 0", "go movetime 0", "go p1time -5"] {
        let (_, best) = talk.go(line);
        assert_eq!(best.len(), 2, "{line}");
    }
}

#[test]
fn the_same_search_gives_the_same_every_time() {
    let search = || {
        let mut talk = Talk::new();
        let (infos, best) = talk.go("go depth 6");
        let infos: Vec<String> = infos
            .iter()
            .map(|info| {
                let words: Vec<&str> = info.split(' ').collect();
                [&words[..6], &words[8..10], &words[12..]]
                    .concat()
                    .join(" ")
            })
            .collect();
        (infos, best)
    };
    assert_eq!(search(), search());
}

#[test]
fn more_players_get_a_move_too() {
    let mut talk = Talk::new();
    for (rules, moves) in [("three-player", 3), ("four-player", 4)] {
        talk.tell(&format!("setoption name rules value {rules}"));
        let mut played = String::new();
        for n in 0..moves {
            talk.tell(format!("position startpos moves {played}").trim_end());
            assert_eq!(talk.ask("query p1turn"), format!("response {}", n == 0));
            let (infos, best) = talk.go("go p1time 1000 p2time 1000");
            assert!(infos[0].starts_with("info depth 1 score cp"), "{infos:?}");
            played.push(' ');
            played.push_str(&best);
        }
        talk.tell(&format!("position startpos moves {played}"));
    }
    let end = "position fen 0,0,0,0,0/0/0,0,0,0,0/0/0,0,0,0,0/0/0,0,0,0,0/0 A";
    talk.tell(&format!("{end} 1/0/7/2"));
    talk.send("query result");
    assert_eq!(talk.next(), "info string the result is 0-0-1-0");
    assert_eq!(talk.next(), "response none");
    talk.tell(&format!("{end} 7/7/7/7"));
    assert_eq!(talk.ask("query result"), "response draw");
}

#[test]
fn ends_at_quit_and_when_nobody_listens() {
    let Talk { mut ugi, answers } = Talk::new();
    assert!(ugi.line("go infinite").is_continue());
    assert!(ugi.line("quit").is_break());
    drop(ugi);
    let lines: Vec<String> = answers.iter().collect();
    let best = lines.iter().filter(|line| line.starts_with("bestmove"));
    assert_eq!(best.count(), 1, "{lines:?}");

    let Talk { mut ugi, answers } = Talk::new();
    drop(answers);
    assert!(ugi.line("isready").is_break());
}

/// Plays games on a real clock that is nearly out.
#[test]
fn a_game_on_a_short_clock_is_not_lost() {
    let mut talk = Talk::new();
    talk.tell("isready");
    let inc = Duration::from_millis(40);
    let mut left = [Duration::from_millis(1500); 2];
    let mut played = String::new();
    for ply in 0..60 {
        talk.tell(format!("position startpos {played}").trim_end());
        if talk.ask("query gameover") == "response true" {
            break;
        }
        let first = talk.ask("query p1turn") == "response true";
        let mine = usize::from(!first);
        let begin = Instant::now();
        let (_, best) = talk.go(&format!(
            "go p1time {} p2time {} p1inc 40 p2inc 40",
            left[0].as_millis(),
            left[1].as_millis()
        ));
        let rest = left[mine].checked_sub(begin.elapsed());
        left[mine] = rest.unwrap_or_else(|| panic!("ply {ply}: {left:?}")) + inc;
        if played.is_empty() {
            played += "moves";
        }
        played.push(' ');
        played.push_str(&best);
    }
}
