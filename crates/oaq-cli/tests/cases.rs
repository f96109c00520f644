//! Every case of `tests/cases` is played by the program: positions go in one a
//! line, and what it answers about the move must be what the case says.

use std::collections::BTreeMap;
use std::fs;
use std::io::Write as _;
use std::process::{Command, Stdio};
use std::thread;

use serde_json::{Value, json};

/// The answers of `oaq moves - --json` to positions, one process for all.
fn answers(rules: &str, positions: &[&str]) -> Vec<Value> {
    let mut child = Command::new(env!("CARGO_BIN_EXE_oaq"))
        .args(["moves", "-", "--json", "--rules", rules])
        .env("XDG_CONFIG_HOME", "/nonexistent")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let lines = positions.join("\n");
    let writer = thread::spawn(move || stdin.write_all(lines.as_bytes()));
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap().unwrap();
    assert!(output.status.success(), "{rules}");
    let text = String::from_utf8(output.stdout).unwrap();
    let answers: Vec<Value> = text
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(answers.len(), positions.len(), "{rules}");
    answers
}

fn text<'v>(case: &'v Value, key: &str) -> &'v str {
    case[key].as_str().unwrap()
}

fn replay(file: &str) -> usize {
    let path = format!("{}/../../tests/cases/{file}", env!("CARGO_MANIFEST_DIR"));
    let lines = fs::read_to_string(path).unwrap();
    let cases: Vec<Value> = lines
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    let mut by_rules: BTreeMap<&str, Vec<&Value>> = BTreeMap::new();
    for case in &cases {
        by_rules.entry(text(case, "rules")).or_default().push(case);
    }
    for (rules, cases) in by_rules {
        let positions: Vec<&str> = cases.iter().map(|case| text(case, "position")).collect();
        for (case, answer) in cases.iter().zip(answers(rules, &positions)) {
            let name = format!("{rules}: {} {}", text(case, "position"), text(case, "move"));
            let moves = answer["moves"].as_array().unwrap();
            let found = moves.iter().find(|m| m["move"] == case["move"]);
            let found = found.unwrap_or_else(|| panic!("{name}: not legal"));
            let captured = &found["captured"];
            assert_eq!(
                json!([captured["dan"], captured["quan"]]),
                case["captured"],
                "{name}"
            );
            assert_eq!(found["next"], case["next"], "{name}");
            let over = &found["over"];
            assert_eq!(over.is_null(), case["end"].is_null(), "{name}");
            if !over.is_null() {
                assert_eq!(over["reason"], case["end"], "{name}");
            }
            // Where the cases leave the scores open, so does this.
            if let Some(scores) = case.get("scores") {
                assert_eq!(over["scores"], *scores, "{name}");
            }
        }
    }
    cases.len()
}

#[test]
fn transitions() {
    assert_eq!(replay("transitions.jsonl"), 693);
}

#[test]
fn house_rules() {
    assert_eq!(replay("house.jsonl"), 599);
}

#[test]
fn what_others_get_wrong() {
    assert_eq!(replay("golden.jsonl"), 21);
}
