//! A machine that has no room for the tables that are asked for: every front
//! end says so, once.
#![cfg(target_os = "linux")]

mod common;

use std::process::Command;

use common::{feed, oaq};

/// The program with less memory than the tables want that are asked for here.
fn cramped(args: &[&str]) -> Command {
    let program = oaq(args);
    let mut command = Command::new("sh");
    command
        .args(["-c", "ulimit -v 700000 && exec \"$0\" \"$@\""])
        .arg(program.get_program())
        .args(args)
        .stdin(std::process::Stdio::piped())
        .stdout(std::process::Stdio::piped())
        .stderr(std::process::Stdio::piped());
    for (name, value) in program.get_envs() {
        match value {
            Some(value) => command.env(name, value),
            None => command.env_remove(name),
        };
    }
    command
}

/// How often something is said on either output, all going well otherwise.
fn said(args: &[&str], input: &str, told: &str) -> usize {
    let output = feed(cramped(args), input.as_bytes());
    let text = [output.stdout, output.stderr].concat();
    let text = String::from_utf8(text).unwrap();
    assert!(output.status.success(), "{args:?}: {text}");
    text.matches(told).count()
}

#[test]
fn a_table_that_is_made_smaller_is_told_of_once() {
    let told = "warning: The machine has no room for a hash table of 4096 MiB";
    for (args, input) in [
        (&["analyze", "--depth", "2"][..], ""),
        (&["analyze", "--depth", "2", "--json"], ""),
        (
            &["analyze", "-", "--depth", "1"],
            "5,5,5,5,5/Q/5,5,5,5,5/Q A\n5,5,5,5,5/Q/5,5,5,5,5/Q B\n",
        ),
        (&["bench", "--depth", "1"], ""),
        (&["match", "search:depth=1", "random", "--games", "2"], ""),
        (
            &["play", "--b", "search:depth=1"],
            "3R\nhint depth=2\neval depth=2\n2R\n",
        ),
    ] {
        let roomy = said(args, input, "no room");
        assert_eq!(roomy, 0, "{args:?}");
        let args = [args, &["--hash", "4096"]].concat();
        assert_eq!(said(&args, input, told), 1, "{args:?}");
    }
}

#[test]
fn it_is_told_in_every_language() {
    for (lang, told) in [
        ("vi", "Máy không đủ bộ nhớ cho bảng nhớ 4096 MiB"),
        ("pt", "A máquina não tem espaço para uma tabela de 4096 MiB"),
    ] {
        let args = ["analyze", "--depth", "1", "--hash", "4096", "--lang", lang];
        assert_eq!(said(&args, "", told), 1, "{lang}");
    }
}

/// Programs hear of it by a remark in front of the move.
#[test]
fn programs_are_told_too() {
    use std::io::{BufRead as _, BufReader, Write as _};

    let mut child = cramped(&["ugi"]).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    let mut remarks = |typed: &str| {
        writeln!(stdin, "{typed}").unwrap();
        let lines = lines.by_ref().map(Result::unwrap);
        let told = lines.take_while(|line| !line.starts_with("bestmove"));
        told.filter(|line| line.starts_with("info string")).count()
    };
    assert_eq!(remarks("setoption name hash value 4096\ngo depth 1"), 1);
    assert_eq!(remarks("go depth 2"), 0);
    assert_eq!(remarks("setoption name hash value 2048\ngo depth 1"), 1);
    assert_eq!(remarks("setoption name hash value 1\ngo depth 1"), 0);
    assert_eq!(remarks("quit"), 0);
    assert!(child.wait().unwrap().success());
}
