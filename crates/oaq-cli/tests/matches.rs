//! `oaq match` and `oaq random` with files: what is written, in which order, and
//! that the seed decides all of it.

mod common;

use std::fs;
use std::path::Path;

use common::{feed, oaq};
use oaq_core::files::RuleBook;
use oaq_notation::record::{ReadOptions, Record, from_json, read_all};
use serde_json::Value;

/// What a command prints; it must succeed.
fn out(args: &[&str]) -> String {
    let output = feed(oaq(args), b"");
    let err = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "{args:?}: {err}");
    String::from_utf8(output.stdout).unwrap()
}

fn records(text: &str) -> Vec<Record> {
    let book = RuleBook::shipped();
    let games = read_all(text, &ReadOptions::new(&book));
    let good = |game: oaq_notation::record::ReadGame| {
        assert!(game.diagnostics.is_empty(), "{:?}", game.diagnostics);
        game.record
    };
    games.into_iter().map(good).collect()
}

fn tag<'r>(record: &'r Record, name: &str) -> &'r str {
    record.tags().get(name).unwrap_or_default()
}

/// The arguments of a match with a file behind them.
fn with_file<'a>(args: &[&'a str], path: &'a Path) -> Vec<&'a str> {
    let path = path.to_str().unwrap();
    args.iter().copied().chain(["-o", path]).collect()
}

#[test]
fn the_same_seed_gives_the_same_match_however_many_are_played_at_once() {
    let folder = tempfile::tempdir().unwrap();
    for (name, players) in [
        ("two", &["level:3", "search:depth=2"][..]),
        ("chance", &["random", "level:1"]),
        (
            "three",
            &[
                "random",
                "level:2",
                "search:depth=1",
                "--rules",
                "three-player",
            ],
        ),
    ] {
        let play = |concurrency: &str, seed: &str| {
            let path = folder
                .path()
                .join(format!("{name}-{concurrency}-{seed}.oaq"));
            let more = ["match", "--games", "24", "--json"];
            let how = ["--seed", seed, "--concurrency", concurrency];
            let args: Vec<&str> = more.iter().chain(players).chain(&how).copied().collect();
            let report: Value = serde_json::from_str(&out(&with_file(&args, &path))).unwrap();
            let mut players = report["players"].clone();
            for player in players.as_array_mut().unwrap() {
                player["seconds"] = Value::Null;
            }
            (players, fs::read_to_string(path).unwrap())
        };
        let one = play("1", "7");
        assert_eq!(one, play("4", "7"), "{name}");
        assert_ne!(one.1, play("1", "8").1, "{name}");
        assert_eq!(records(&one.1).len(), 24, "{name}");
    }
}

#[test]
fn a_test_ends_a_match_with_the_same_game_however_many_are_played_at_once() {
    let report = |concurrency: &str| {
        let args = [
            "match",
            "greedy",
            "random",
            "--games",
            "5000",
            "--json",
            "--sprt",
            "elo1=50",
            "--concurrency",
            concurrency,
        ];
        let report: Value = serde_json::from_str(&out(&args)).unwrap();
        assert_eq!(report["sprt"]["verdict"], "h1");
        (report["games"].clone(), report["elo"].clone())
    };
    let one = report("1");
    assert!(one.0.as_u64().unwrap() < 5000, "{one:?}");
    assert_eq!(one, report("3"));
}

#[test]
fn everybody_sits_on_each_seat_once_from_each_opening() {
    let folder = tempfile::tempdir().unwrap();
    for (rules, players) in [("standard", 2), ("three-player", 3), ("four-player", 4)] {
        let path = folder.path().join(format!("{rules}.oaq"));
        let who = ["greedy", "random", "level:1", "level:2"];
        let mut args = vec!["match", "--rules", rules, "--games", "12"];
        args.extend(&who[..players]);
        out(&with_file(&args, &path));
        let games = records(&fs::read_to_string(&path).unwrap());
        assert_eq!(games.len(), 12);
        for round in games.chunks(players) {
            let first = |game: &Record| game.mainline().next().and_then(|n| game.played(n));
            let openings: Vec<_> = round.iter().map(first).collect();
            assert!(openings.iter().all(|m| *m == openings[0]), "{rules}");
            for seat in ["A", "B", "C", "D"].iter().take(players) {
                let mut sat: Vec<&str> = round.iter().map(|game| tag(game, seat)).collect();
                sat.sort_unstable();
                let mut all = who[..players].to_vec();
                all.sort_unstable();
                assert_eq!(sat, all, "{rules} {seat}");
            }
        }
        // Another round begins with another move.
        let first = |game: &Record| game.played(game.mainline().next().unwrap());
        assert_ne!(first(&games[0]), first(&games[players]), "{rules}");
        let numbers: Vec<&str> = games.iter().map(|game| tag(game, "Round")).collect();
        let expected: Vec<String> = (1..=12).map(|n: u32| n.to_string()).collect();
        assert_eq!(numbers, expected);
        assert_eq!(tag(&games[0], "Seed"), "1");
        assert_eq!(tag(&games[0], "AType"), "greedy");
    }
}

#[test]
fn games_are_added_to_a_file_and_what_is_in_it_stays() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.oaq");
    // Somebody's editor has left out the end of the line.
    fs::write(&path, "[A \"Tí\"]\n[B \"Tèo\"]\n\n1. 3R *").unwrap();
    let args = ["match", "greedy", "random", "--games", "2"];
    for games in [3, 5] {
        out(&with_file(&args, &path));
        let text = fs::read_to_string(&path).unwrap();
        let book = RuleBook::shipped();
        let found = read_all(&text, &ReadOptions::new(&book));
        assert_eq!(found.len(), games, "{text}");
        assert!(found.iter().all(oaq_notation::record::ReadGame::is_good));
        assert!(text.starts_with("[A \"Tí\"]\n"));
    }
    let path = folder.path().join("games.jsonl");
    for lines in [2, 4] {
        out(&with_file(&args, &path));
        let text = fs::read_to_string(&path).unwrap();
        assert_eq!(text.lines().count(), lines);
        for line in text.lines() {
            from_json(line, &RuleBook::shipped()).unwrap();
        }
    }
}

#[test]
fn a_game_by_chance_follows_from_the_seed_and_its_number() {
    let games = |n: &str, seed: &str| out(&["random", "--games", n, "--seed", seed]);
    let few = games("3", "9");
    let many = games("6", "9");
    assert!(many.starts_with(&few), "{many}");
    assert_ne!(few, games("3", "10"));
    for record in records(&many) {
        assert!(record.outcome().is_some());
    }
    // As JSON they are the same games.
    let json = out(&["random", "--games", "3", "--seed", "9", "--json"]);
    let read = json
        .lines()
        .map(|line| from_json(line, &RuleBook::shipped()));
    let read: Vec<Record> = read.map(Result::unwrap).collect();
    assert_eq!(read, records(&few));
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.jsonl");
    out(&with_file(
        &["random", "--games", "3", "--seed", "9"],
        &path,
    ));
    assert_eq!(fs::read_to_string(path).unwrap(), json);
}

#[test]
fn positions_by_chance_can_be_moved_from_under_any_rules() {
    for rules in [
        "standard",
        "tonkin quan-value=7",
        "online",
        "take-one players=3 squares=3 shortage=lose",
        "four-player dan=2",
        "standard shortage=skip direction=fixed-by-first-move",
    ] {
        let args = [
            "random",
            "--positions",
            "20",
            "--plies",
            "2..9",
            "--rules",
            rules,
        ];
        let positions = out(&args);
        assert_eq!(positions.lines().count(), 20, "{rules}");
        let moves = feed(oaq(&["moves", "-", "--rules", rules]), positions.as_bytes());
        assert!(moves.status.success(), "{rules}: {positions}");
        for line in String::from_utf8(moves.stdout).unwrap().lines() {
            let value: Value = serde_json::from_str(line).unwrap();
            assert!(!value["moves"].as_array().unwrap().is_empty(), "{line}");
            let plies = value["position"].as_str().unwrap().rsplit(' ').next();
            let plies: u32 = plies.unwrap().parse().unwrap();
            assert!((2..=9).contains(&plies), "{line}");
        }
        // The moves lead to the position.
        let json = out(&[&args[..], &["--json"]].concat());
        for (line, position) in json.lines().zip(positions.lines()) {
            let value: Value = serde_json::from_str(line).unwrap();
            assert_eq!(value["position"], position);
            assert_eq!(value["schema"], 1);
            let moves = value["moves"].as_array().unwrap();
            let plies = position.rsplit(' ').next().unwrap();
            assert_eq!(moves.len().to_string(), plies);
        }
    }
}
