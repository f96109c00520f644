//! Engines that misbehave in one way each, and are `oaq ugi` otherwise.
#![expect(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "an engine speaks on its standard output"
)]

use std::io::{BufRead as _, Write as _, stdin, stdout};
use std::process::{self, Command, Stdio};
use std::sync::mpsc::channel;
use std::time::Duration;
use std::{env, thread};

use oaq_cli::{Environment, Ugi};

/// The variable that says that this program is an engine. Its value is that of
/// one run of a test, by which its processes can be found.
pub(crate) const VARIABLE: &str = "OAQ_TEST_ENGINE";

/// The command that starts an engine of this name.
pub(crate) fn command(name: &str) -> String {
    let program = env::current_exe().unwrap();
    format!(
        "'{}' --exact bad::{name} --ignored --nocapture",
        program.display()
    )
}

/// Speaks UGI, but does something of its own before it hears a `go`; whether it
/// hears it is what that gives back.
fn speak(mut before_go: impl FnMut(u32) -> bool, mut at_quit: impl FnMut()) {
    if env::var_os(VARIABLE).is_none() {
        return;
    }
    let (sender, answers) = channel();
    let writer = thread::spawn(move || {
        for line in answers {
            println!("{line}");
            let _ = stdout().flush();
        }
    });
    let mut ugi = Ugi::new(&Environment::default(), sender);
    assert!(ugi.line("setoption name hash value 1").is_continue());
    let mut moves = 0;
    for line in stdin().lock().lines() {
        let Ok(line) = line else { break };
        if line.starts_with("go") {
            moves += 1;
            if !before_go(moves) {
                continue;
            }
            // Whatever time there is, tests have none.
            assert!(ugi.line("go depth 1").is_continue());
            continue;
        }
        if ugi.line(&line).is_break() {
            break;
        }
    }
    at_quit();
    drop(ugi);
    let _ = writer.join();
}

fn say(line: &str) {
    println!("{line}");
    let _ = stdout().flush();
}

fn sleep_for_ever() -> ! {
    loop {
        thread::sleep(Duration::from_secs(1));
    }
}

#[test]
#[ignore = "an engine"]
fn sound() {
    speak(|_| true, || {});
}

#[test]
#[ignore = "an engine"]
fn crashes() {
    let crash = |moves| {
        if moves == 2 {
            eprintln!("out of pebbles");
            process::exit(3);
        }
        true
    };
    speak(crash, || {});
}

#[test]
#[ignore = "an engine"]
fn hangs() {
    let hang = |moves| {
        if moves == 2 {
            sleep_for_ever();
        }
        true
    };
    speak(hang, || {});
}

#[test]
#[ignore = "an engine"]
fn plays_what_is_illegal() {
    let cheat = |moves| {
        if moves == 2 {
            say("bestmove 9R");
        }
        moves != 2
    };
    speak(cheat, || {});
}

#[test]
#[ignore = "an engine"]
fn gives_no_move() {
    speak(
        |_| {
            say("bestmove");
            false
        },
        || {},
    );
}

#[test]
#[ignore = "an engine"]
fn is_late() {
    let late = |moves| {
        if moves == 2 {
            thread::sleep(Duration::from_secs(2));
        }
        true
    };
    speak(late, || {});
}

#[test]
#[ignore = "an engine"]
fn talks_without_end() {
    let talk = |_| {
        let long = "x".repeat(200_000);
        for _ in 0..50 {
            println!("info string {long}");
            println!("bestmoves are hard to find");
        }
        true
    };
    speak(talk, || {});
}

/// Neither quits nor hears that its input ends, and has started another program
/// that would outlive it.
#[test]
#[ignore = "an engine"]
fn stays() {
    if env::var_os(VARIABLE).is_some() {
        let child = Command::new("sleep")
            .arg("1000")
            .stdin(Stdio::null())
            .spawn();
        assert!(child.is_ok());
    }
    speak(|_| true, || sleep_for_ever());
}

#[test]
#[ignore = "an engine"]
fn says_nothing() {
    if env::var_os(VARIABLE).is_some() {
        sleep_for_ever();
    }
}
