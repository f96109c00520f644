//! What is saved of a game that comes through a pipe.

use std::fs;
use std::io::{BufRead as _, BufReader, Write as _};

use expectrl::Expect as _;

use super::*;

/// Sends lines to a pipe, each after the answer to the last, and kills.
fn dialogue(home: &Home, args: &[&str], lines: &[&str]) {
    let mut child = home.spawn(args);
    let mut stdin = child.stdin.take().unwrap();
    let mut answers = BufReader::new(child.stdout.take().unwrap()).lines();
    for line in lines {
        writeln!(stdin, "{line}").unwrap();
        let begins = |answer: &str| answer.starts_with(line) && answer.contains(": ");
        assert!(
            answers.by_ref().any(|answer| begins(&answer.unwrap())),
            "{line}"
        );
    }
    child.kill().unwrap();
    child.wait().unwrap();
}

#[test]
fn a_pipe_saves_where_it_is_told_to() {
    let home = Home::new();
    let file = home.path("game.oaq");
    let args = ["play", "--plain", "--autosave", "game.oaq"];
    dialogue(&home, &args, &["3R", "1L", "2L"]);
    assert_eq!(moves(&read(&file)[0]), "3R 1L 2L");

    let refused = home.pipe(&args, "3R\n");
    assert_eq!(refused.status.code(), Some(2));
    let said = String::from_utf8(refused.stderr).unwrap();
    assert_eq!(
        said,
        "error: game.oaq exists. `--resume` goes on with the game in it.\n"
    );

    let args = ["play", "--plain", "--autosave", "game.oaq", "--resume"];
    dialogue(&home, &args, &["4R"]);
    assert_eq!(moves(&read(&file)[0]), "3R 1L 2L 4R");

    // Games of one script come one after the other.
    let done = home.pipe(&args, "undo\nresign A\nnew tonkin\n2R\nnew\n1R\n");
    assert_eq!(done.status.code(), Some(0), "{done:?}");
    let games = read(&file);
    let all: Vec<String> = games.iter().map(moves).collect();
    assert_eq!(all, ["3R 1L 2L", "2R", "1R"]);
    assert_eq!(games[0].result_text(), "0-1");
    assert_eq!(games[1].tag("Rules").as_deref(), Some("tonkin"));

    // The last one is gone on with, the others stay.
    dialogue(&home, &args, &["2R"]);
    let all: Vec<String> = read(&file).iter().map(moves).collect();
    assert_eq!(all, ["3R 1L 2L", "2R", "1R 2R"]);
    let left: Vec<_> = fs::read_dir(home.0.path()).unwrap().flatten().collect();
    let names = left.iter().map(|e| e.file_name().into_string().unwrap());
    let mut names: Vec<String> = names.collect();
    names.sort();
    assert_eq!(names, ["game.oaq", "game.oaq.lock"], "what a kill leaves");
    home.pipe(&args, "");
    assert!(!home.path("game.oaq.lock").exists());
}

#[test]
fn nothing_is_saved_or_asked_on_a_pipe_or_against_the_users_will() {
    let home = Home::new();
    let output = home.pipe(&["play", "--plain"], "3R\n1L\nnew\n2R\nquit\n");
    assert_eq!(output.status.code(), Some(0));
    let mut session = home.terminal(&["--plain", "--no-autosave"]);
    session.expect(PROMPT).unwrap();
    play(&mut session, "3R");
    session.send_line("quit").unwrap();
    session.expect("Type `quit` again to drop it.").unwrap();
    kill(session);
    assert!(!home.path("state").exists());

    let output = home.pipe(&["play", "--resume"], "");
    assert_eq!(output.status.code(), Some(1));
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(said, "error: There is no saved game to go on with.\n");
}

#[test]
fn resume_on_a_pipe_goes_on_and_saves() {
    let home = Home::new();
    let mut session = home.terminal(&["--plain", "--rules", "tonkin"]);
    session.expect(PROMPT).unwrap();
    play(&mut session, "2R");
    kill(session);
    dialogue(&home, &["play", "--plain", "--resume"], &["3R"]);
    assert_eq!(home.saved(), ["2R 3R"]);
    let output = home.pipe(&["play", "--resume", "2"], "");
    assert_eq!(output.status.code(), Some(1));
}

#[test]
fn what_was_taken_back_leaves_nothing_in_a_file() {
    let home = Home::new();
    let file = home.path("game.oaq");
    let args = ["play", "--plain", "--autosave", "game.oaq"];
    let done = home.pipe(&args, "3R\nundo\n");
    assert_eq!(done.status.code(), Some(0), "{done:?}");
    assert!(!file.exists());
    home.pipe(&args, "3R\nnew\n5L\nundo\n");
    let all: Vec<String> = read(&file).iter().map(moves).collect();
    assert_eq!(all, ["3R"]);
}
