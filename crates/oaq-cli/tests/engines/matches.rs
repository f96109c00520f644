//! Matches with them.

use std::fs;
use std::process::{Command, Output, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::Value;

use crate::bad::{VARIABLE, command};
use crate::processes::{children, left, token};

/// `oaq match` with these arguments.
fn a_match(token: &str, args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_oaq"));
    command
        .arg("match")
        .args(args)
        .env(VARIABLE, token)
        .env("XDG_CONFIG_HOME", "/nonexistent")
        .env("LC_ALL", "C")
        .env_remove("OAQ_LANG")
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    command
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// Runs a match to its end; nothing may be left of it.
fn played(args: &[&str]) -> Output {
    let token = token();
    let output = a_match(&token, args).output().unwrap();
    assert_eq!(left(&token), [""; 0], "{args:?}");
    output
}

/// The result as JSON of an engine, which plays A first, against greedy.
fn report(engine: &str, more: &[&str]) -> Value {
    let who = format!("ugi:{}", command(engine));
    // A machine that has a lot to do must not matter where time does not.
    let patient = ["--move-time", "depth=1"];
    let timed = more.contains(&"--move-time") || more.contains(&"--tc");
    let patient = patient.iter().filter(|_| !timed);
    let args: Vec<&str> = [&who, "greedy", "--games", "4", "--json"]
        .iter()
        .chain(patient)
        .chain(more)
        .copied()
        .collect();
    let output = played(&args);
    let (out, err) = (text(&output.stdout), text(&output.stderr));
    assert_eq!(output.status.code(), Some(0), "{engine}: {out}{err}");
    serde_json::from_str(&out).unwrap_or_else(|e| panic!("{engine}: {e}: {out}"))
}

fn losses(report: &Value) -> Vec<(&str, &str)> {
    let forfeits = report["forfeits"].as_array().unwrap();
    let each = forfeits.iter().map(|forfeit| {
        assert_eq!(forfeit["player"], 1, "{forfeit}");
        let reason = forfeit["reason"].as_str().unwrap();
        (reason, forfeit["text"].as_str().unwrap())
    });
    each.collect()
}

#[test]
fn a_sound_engine_plays_like_the_same_player_without_a_process() {
    let games = report("sound", &[]);
    assert_eq!(losses(&games), []);
    assert_eq!(
        games["players"][0]["name"],
        format!("oaq {}", env!("CARGO_PKG_VERSION"))
    );
    let inside = played(&["search:depth=1", "greedy", "--games", "4", "--json"]);
    let inside: Value = serde_json::from_slice(&inside.stdout).unwrap();
    assert_eq!(games["elo"], inside["elo"]);
    assert_eq!(
        games["players"][0]["margin"],
        inside["players"][0]["margin"]
    );
}

#[test]
fn an_engine_that_misbehaves_loses_every_game_with_the_reason() {
    let time = ["--move-time", "300ms"];
    let short = ["--move-time", "nodes=1k", "--timeout", "4s"];
    let clock = ["--tc", "1.5+0"];
    let cases: [(&str, &[&str], &str, &str); 8] = [
        (
            "crashes",
            &[],
            "ended",
            "ended with exit code 3. It last said: out of pebbles",
        ),
        ("hangs", &time, "time", "gave no move within 0.30 s"),
        ("hangs", &short, "silent", "did not answer `go` within 4.0"),
        (
            "plays_what_is_illegal",
            &[],
            "illegal-move",
            "played `9R`, which is no legal move",
        ),
        ("gives_no_move", &[], "illegal-move", "gave no move"),
        ("is_late", &time, "time", "within 0.30 s"),
        ("is_late", &clock, "time", "gave no move within "),
        ("hangs", &clock, "time", "gave no move within "),
    ];
    thread::scope(|scope| {
        for (engine, args, reason, told) in cases {
            scope.spawn(move || {
                let report = report(engine, args);
                let losses = losses(&report);
                assert_eq!(losses.len(), 4, "{engine}: {report}");
                for (word, text) in losses {
                    assert_eq!(word, reason, "{engine}: {text}");
                    assert!(text.contains(told), "{engine}: {text}");
                }
                let players = &report["players"];
                assert_eq!(players[0]["losses"], 4, "{engine}");
                assert_eq!(players[0]["forfeits"], 4, "{engine}");
                assert_eq!(players[1]["wins"], 4, "{engine}");
            });
        }
    });
}

#[test]
fn an_engine_that_talks_without_end_is_heard_out() {
    let report = report("talks_without_end", &["--move-time", "60s"]);
    assert_eq!(losses(&report), []);
    assert_eq!(report["games"], 4);
}

#[test]
fn an_engine_that_does_not_quit_is_ended_with_all_that_it_started() {
    let begin = Instant::now();
    let report = report("stays", &[]);
    assert_eq!(losses(&report), []);
    assert!(begin.elapsed() < Duration::from_secs(120));
}

#[test]
fn an_engine_that_cannot_begin_is_wrong_usage() {
    for (who, told) in [
        (
            format!("ugi:{}", command("says_nothing")),
            "did not answer `ugi` within 1.0",
        ),
        (
            "ugi:/nonexistent/engine".to_owned(),
            "`/nonexistent/engine` cannot be started",
        ),
        ("ugi:true".to_owned(), "true ended with exit code 0"),
    ] {
        let output = played(&[&who, "greedy", "--timeout", "1s"]);
        let err = text(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{err}");
        assert!(err.contains(told), "{err}");
        assert_eq!(text(&output.stdout), "");
    }
}

#[test]
fn an_engine_with_options_is_told_them() {
    let report = report("sound", &["--option", "A:HASH=2"]);
    assert_eq!(losses(&report), []);
    let who = format!("ugi:{}", command("sound"));
    let output = played(&[&who, "greedy", "--option", "hsah=2"]);
    assert_eq!(output.status.code(), Some(2));
    let err = text(&output.stderr);
    assert!(
        err.contains("has no option `hsah`. Did you mean `hash`?"),
        "{err}"
    );
    // What the engine has to say about a value is passed on.
    let output = played(&[&who, "greedy", "--games", "2", "--option", "hash=much"]);
    assert_eq!(output.status.code(), Some(0));
    let err = text(&output.stderr);
    assert!(err.contains("warning: ") && err.contains("hash"), "{err}");
}

#[test]
fn engines_are_reaped_while_the_match_goes_on() {
    let token = token();
    let who = format!("ugi:{}", command("crashes"));
    let mut child = a_match(&token, &[&who, "greedy", "--games", "12"])
        .spawn()
        .unwrap();
    let mut most = 0;
    while child.try_wait().unwrap().is_none() {
        most = most.max(children(child.id()));
        thread::sleep(Duration::from_millis(5));
    }
    // One runs, and one may just be on its way out.
    assert!((1..=2).contains(&most), "{most}");
    assert_eq!(left(&token), [""; 0]);
}

#[test]
fn an_engine_that_is_killed_loses_that_game_only() {
    let token = token();
    let who = format!("ugi:{}", command("sound"));
    let args = [&who, "search:20ms", "--games", "6", "--json"];
    let mut child = a_match(&token, &args).spawn().unwrap();
    // The engine, once it plays.
    let engine = loop {
        assert!(child.try_wait().unwrap().is_none(), "it has ended already");
        let of_engine = left(&token).into_iter().find(|id| {
            let line = fs::read(format!("/proc/{id}/cmdline")).unwrap_or_default();
            text(&line).contains("bad::sound\0") && *id != child.id().to_string()
        });
        if let Some(id) = of_engine {
            break id;
        }
        thread::sleep(Duration::from_millis(10));
    };
    thread::sleep(Duration::from_millis(300));
    let killed = Command::new("kill").args(["-9", &engine]).status().unwrap();
    assert!(killed.success());
    let output = child.wait_with_output().unwrap();
    let report: Value = serde_json::from_slice(&output.stdout).unwrap();
    let losses = losses(&report);
    assert_eq!(losses.len(), 1, "{report}");
    assert_eq!(losses[0].0, "ended");
    assert!(losses[0].1.contains("was ended by signal 9"), "{losses:?}");
    assert_eq!(report["games"], 6);
    assert_eq!(left(&token), [""; 0]);
}

#[test]
fn ctrl_c_gives_the_result_so_far_and_leaves_nothing() {
    for engine in ["sound", "stays"] {
        let token = token();
        let who = format!("ugi:{}", command(engine));
        let args = [&who, "search:50ms", "--games", "1000"];
        let child = a_match(&token, &args).spawn().unwrap();
        thread::sleep(Duration::from_secs(3));
        let id = child.id().to_string();
        let sent = Command::new("kill").args(["-INT", &id]).status().unwrap();
        assert!(sent.success());
        let output = child.wait_with_output().unwrap();
        assert_eq!(output.status.code(), Some(130), "{engine}");
        let out = text(&output.stdout);
        assert!(out.contains("Interrupted after"), "{engine}: {out}");
        assert_eq!(left(&token), [""; 0], "{engine}");
    }
}

#[test]
fn ctrl_c_twice_leaves_nothing_either() {
    let token = token();
    let who = format!("ugi:{}", command("stays"));
    let mut child = a_match(&token, &[&who, "search:1s", "--games", "10"])
        .spawn()
        .unwrap();
    thread::sleep(Duration::from_secs(2));
    for _ in 0..2 {
        let id = child.id().to_string();
        let sent = Command::new("kill").args(["-INT", &id]).status().unwrap();
        assert!(sent.success());
        thread::sleep(Duration::from_millis(50));
    }
    assert_eq!(child.wait().unwrap().code(), Some(130));
    // What is killed needs a moment to be gone.
    let begin = Instant::now();
    while !left(&token).is_empty() && begin.elapsed() < Duration::from_secs(10) {
        thread::sleep(Duration::from_millis(20));
    }
    assert_eq!(left(&token), [""; 0]);
}
