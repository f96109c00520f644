//! `oaq record` on the sample games of the project, on files that are changed,
//! and on pipes.
#![cfg(unix)]

mod common;

use std::fs;
use std::io::{Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::thread;

fn oaq(args: &[&str]) -> Command {
    common::oaq(&[&["record"], args].concat())
}

fn run(args: &[&str], input: &[u8]) -> Output {
    common::feed(oaq(args), input)
}

/// What a command that succeeds prints, and says nothing else.
fn printed(args: &[&str], input: &[u8]) -> String {
    let output = run(args, input);
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(said, "", "{args:?}");
    assert!(output.status.success(), "{args:?}");
    String::from_utf8(output.stdout).unwrap()
}

fn said(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// The sample games, each file with its text.
fn samples() -> Vec<(PathBuf, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/games");
    let mut files: Vec<PathBuf> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|e| e == "oaq"))
        .collect();
    files.sort();
    assert!(files.len() >= 12);
    let text = |path: PathBuf| {
        let text = fs::read_to_string(&path).unwrap();
        (path, text)
    };
    files.into_iter().map(text).collect()
}

#[test]
fn sample_games_are_good_and_canonical_and_come_back_from_json() {
    for (path, text) in samples() {
        let file = path.to_str().unwrap();
        let checked = printed(&["check", file], b"");
        assert!(
            checked.contains(" 0 bad; 0 errors, 0 warnings, 0 notes."),
            "{checked}"
        );
        assert_eq!(printed(&["fmt", "--check", file], b""), "");
        assert_eq!(printed(&["fmt"], text.as_bytes()), text, "{file}");
        let json = printed(&["convert", "--to", "json", file], b"");
        let back = printed(&["convert", "--to", "oaq"], json.as_bytes());
        assert_eq!(back, text, "{file}");
    }
}

#[test]
fn all_sample_games_together_are_joined_counted_and_shown() {
    let files = samples();
    let mut args = vec!["merge"];
    args.extend(files.iter().map(|(path, _)| path.to_str().unwrap()));
    let all = printed(&args, b"");
    let texts: Vec<&str> = files.iter().map(|(_, text)| text.as_str()).collect();
    assert_eq!(all, texts.join("\n"));

    let games = printed(&["filter", "--count", "-"], all.as_bytes());
    let games: usize = games.trim().parse().unwrap();
    let table = printed(&["convert", "--to", "csv"], all.as_bytes());
    let mut rows = csv::Reader::from_reader(table.as_bytes());
    let columns = rows.headers().unwrap().len();
    let rows: Vec<csv::StringRecord> = rows.records().map(Result::unwrap).collect();
    assert_eq!(rows.len(), games);
    assert!(
        rows.iter()
            .all(|row| row.len() == columns && &row[0] == "1")
    );

    let stats = printed(&["stats", "--json"], all.as_bytes());
    let stats: serde_json::Value = serde_json::from_str(&stats).unwrap();
    assert_eq!(stats["schema"], 1);
    assert_eq!(stats["games"], games);
    let by_rules = stats["rules"].as_array().unwrap().iter();
    let sum: u64 = by_rules.map(|rules| rules["games"].as_u64().unwrap()).sum();
    assert_eq!(sum, games as u64);

    let shown = printed(&["show", "--json"], all.as_bytes());
    assert_eq!(shown.lines().count(), games);
    for line in shown.lines() {
        let game: serde_json::Value = serde_json::from_str(line).unwrap();
        let moves = game["record"]["moves"].as_array().unwrap().len();
        assert_eq!(game["positions"].as_array().unwrap().len(), moves + 1);
    }
    let list = printed(&["show", "--list"], all.as_bytes());
    assert_eq!(list.lines().count(), games);
    for style in ["unicode", "ascii", "compact", "large"] {
        assert!(!printed(&["show", "--style", style], all.as_bytes()).is_empty());
    }
}

#[test]
fn formatting_in_place_changes_only_what_has_to_be_changed() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let (good, typed, bad) = (path("good.oaq"), path("typed.oaq"), path("bad.oaq"));
    let (_, text) = samples().remove(0);
    fs::write(&good, &text).unwrap();
    fs::write(&typed, "\u{feff}[a \"Tí\"]\r\n3phải 2> *\r\n").unwrap();
    let spoilt = "1. 3R  9L *\n\n[A \"An\"]\n1. 5R *\n{behind}\n";
    fs::write(&bad, spoilt).unwrap();
    let before = fs::metadata(&good).unwrap().modified().unwrap();

    let output = run(&["fmt", "--in-place", &good, &typed, &bad], b"");
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(output.stdout, b"");
    assert!(
        said(&output).contains("Game 1 stays as it is"),
        "{}",
        said(&output)
    );
    assert_eq!(fs::metadata(&good).unwrap().modified().unwrap(), before);
    let formatted = fs::read_to_string(&typed).unwrap();
    assert!(formatted.ends_with("\n\n1. 3Rx6 2R *\n"), "{formatted}");
    // The bad game stays, the good one is formatted.
    let kept = fs::read_to_string(&bad).unwrap();
    assert!(kept.starts_with("1. 3R  9L *\n\n[Event \"?\"]\n"), "{kept}");
    assert!(kept.ends_with("\n\n1. 5Rx1Q {behind} *\n"), "{kept}");

    // The second time there is nothing to do.
    let output = run(&["fmt", "--check", &good, &typed, &bad], b"");
    assert_eq!(output.stdout, b"");
    assert_eq!(output.status.code(), Some(1), "the bad game is still there");

    // Asked for, what cannot be read becomes a comment.
    let output = run(&["fmt", "-i", "--lenient", &bad], b"");
    assert!(output.status.success(), "{}", said(&output));
    let lenient = fs::read_to_string(&bad).unwrap();
    assert!(lenient.contains("1. 3Rx6 {[%unread] 9L} *\n"), "{lenient}");
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 3);
}

#[test]
fn what_would_be_lost_keeps_its_game_as_it_is() {
    let cases = [
        "[A \"An\"]\n%private\n1. 5R *\n",
        "1. 5R (\u{2026}) *\n",
        "$3 1. 5R *\n",
        "1. 3R 1-0 2R *\n",
        "[Result \"1-0\"]\n1. 3R 0-1\n",
        "only words\n",
        "{only a comment}\n",
        "% only for others\n",
    ];
    for text in cases {
        let output = run(&["fmt"], text.as_bytes());
        let formatted = String::from_utf8(output.stdout).unwrap();
        assert_eq!(
            formatted,
            text,
            "{}",
            String::from_utf8_lossy(&output.stderr)
        );
    }
    let latin1 = b"[A \"T\xed\"]\n1. 5R *\n";
    assert_eq!(run(&["fmt"], latin1).stdout, latin1);
}

#[test]
fn a_file_is_written_whole_or_not_at_all() {
    let folder = tempfile::tempdir().unwrap();
    let target = folder.path().join("all.oaq");
    let (first, text) = samples().remove(0);
    let first = first.to_str().unwrap();
    let to = target.to_str().unwrap();
    printed(&["merge", first, "-o", to], b"");
    assert_eq!(fs::read_to_string(&target).unwrap(), text);
    // It may be one of the files that are read.
    printed(&["merge", to, to, "--output", to], b"");
    assert_eq!(
        fs::read_to_string(&target).unwrap(),
        format!("{text}\n{text}")
    );
    let output = run(&["merge", "--dedup", to, "-o", to], b"");
    assert!(said(&output).contains("One game was there more than once."));
    assert_eq!(fs::read_to_string(&target).unwrap(), text);
    let output = run(
        &["convert", "--to", "csv", first, "-o", "/nonexistent/a.csv"],
        b"",
    );
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
}

#[test]
fn rules_of_ones_own_come_from_a_file() {
    let folder = tempfile::tempdir().unwrap();
    let rules = folder.path().join("grandmother.toml");
    let variant = "id = \"grandmother\"\nstatus = \"house\"\nextends = \"standard\"\n\
        [names]\nvi = \"Bà\"\nen = \"Grandmother\"\npt = \"Avó\"\n[rules]\nquan-value = 7\n";
    fs::write(&rules, variant).unwrap();
    let rules = rules.to_str().unwrap();
    let game = "[Rules \"grandmother\"]\n1. 5R *\n";
    assert_eq!(run(&["check"], game.as_bytes()).status.code(), Some(1));
    let checked = run(&["check", "--rules-file", rules], game.as_bytes());
    assert!(
        checked.status.success(),
        "{}",
        String::from_utf8_lossy(&checked.stdout)
    );
    let args = [
        "filter",
        "--rules-file",
        rules,
        "--rules",
        "grandmother",
        "-c",
    ];
    assert_eq!(printed(&args, game.as_bytes()), "1\n");
    let output = run(&["check", "--rules-file", "/nonexistent.toml"], b"");
    assert_eq!(output.status.code(), Some(2));
}

#[test]
fn nobody_who_listens_is_no_error() {
    let (_, text) = samples().remove(0);
    let many = (text + "\n").repeat(3000);
    for args in [
        &["convert", "--to", "json"][..],
        &["convert", "--to", "csv"],
        &["fmt"],
        &["show", "--style", "compact"],
        &["merge"],
    ] {
        let mut child = oaq(args).spawn().unwrap();
        let mut stdin = child.stdin.take().unwrap();
        let input = many.clone();
        let writer = thread::spawn(move || drop(stdin.write_all(input.as_bytes())));
        let mut begin = [0; 10];
        let mut stdout = child.stdout.take().unwrap();
        stdout.read_exact(&mut begin).unwrap();
        drop(stdout);
        let mut complaint = String::new();
        let mut stderr = child.stderr.take().unwrap();
        stderr.read_to_string(&mut complaint).unwrap();
        assert_eq!(child.wait().unwrap().code(), Some(0), "{args:?}");
        assert_eq!(complaint, "", "{args:?}");
        writer.join().unwrap();
    }
}

/// Ctrl-C ends a command where a game ends; a file that it was writing is not
/// there, and counts say what they have.
#[test]
fn ctrl_c_ends_a_command_with_what_it_has() {
    let folder = tempfile::tempdir().unwrap();
    let target = folder.path().join("all.oaq");
    let (_, text) = samples().remove(0);
    for args in [vec!["stats"], vec!["merge", "-o", target.to_str().unwrap()]] {
        let mut child = oaq(&args).spawn().unwrap();
        let mut stdin = child.stdin.take().unwrap();
        let game = text.clone() + "\n";
        for _ in 0..500 {
            stdin.write_all(game.as_bytes()).unwrap();
        }
        // By now the program has read some of it; more comes.
        let feeder = thread::spawn(move || while stdin.write_all(game.as_bytes()).is_ok() {});
        let pid = child.id().to_string();
        let killed = Command::new("kill").args(["-INT", &pid]).status().unwrap();
        assert!(killed.success());
        let output = child.wait_with_output().unwrap();
        feeder.join().unwrap();
        assert_eq!(output.status.code(), Some(130), "{args:?}");
        let said = said(&output);
        assert!(said.contains("Stopped after"), "{args:?}: {said}");
        assert_eq!(args[0] == "stats", !output.stdout.is_empty());
    }
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
}

#[test]
fn an_array_in_json_is_read_game_by_game() {
    let (file, text) = samples().remove(0);
    let json = printed(&["convert", "--to", "json", file.to_str().unwrap()], b"");
    let games: Vec<serde_json::Value> = json
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert!(!games.is_empty());
    for array in [
        serde_json::to_string(&games).unwrap(),
        serde_json::to_string_pretty(&games).unwrap(),
    ] {
        assert_eq!(printed(&["convert", "--to", "oaq"], array.as_bytes()), text);
        let cut = run(
            &["convert", "--to", "oaq"],
            &array.as_bytes()[..array.len() - 1],
        );
        assert_eq!(cut.status.code(), Some(1));
        assert!(said(&cut).contains("This is no game in JSON: EOF"));
        assert_eq!(String::from_utf8(cut.stdout).unwrap(), text);
    }
}

#[test]
fn what_is_no_game_is_not_lost_without_a_word() {
    for text in ["{ hello", "[", "[x", "[[[", "[[A \"x\"]]", "[%eval +3]"] {
        let output = run(&["check"], text.as_bytes());
        assert_eq!(output.status.code(), Some(1), "{text}");
        let output = run(&["convert", "--to", "oaq"], text.as_bytes());
        assert_eq!(output.status.code(), Some(1), "{text}");
        assert!(said(&output).contains("-:1:1: error"), "{text}");
    }
    for command in [&["convert", "--to", "json"][..], &["merge"], &["filter"]] {
        let output = run(command, "\n{Chỉ một lời bình.}\n".as_bytes());
        assert_eq!(output.status.code(), Some(0));
        let said = said(&output);
        assert_eq!(
            said,
            "-:2: warning: This belongs to no game and is left out.\n"
        );
    }
}

#[test]
fn what_is_written_in_another_way_is_said() {
    let text = "[Result \"1-0\"]\n\n1. 3R *\n";
    for command in [&["convert", "--to", "oaq"][..], &["merge"], &["filter"]] {
        let output = run(command, text.as_bytes());
        assert_eq!(output.status.code(), Some(0));
        let said = said(&output);
        assert!(
            said.starts_with("-:3:7: warning: the result is *"),
            "{said}"
        );
        assert_eq!(
            said.matches("-:").count(),
            1,
            "missing tags are not said: {said}"
        );
    }
    let left = printed(&["filter", "--min-plies", "9"], text.as_bytes());
    assert_eq!(left, "");
}

#[test]
fn a_part_of_what_was_asked_for_is_not_written() {
    let folder = tempfile::tempdir().unwrap();
    let target = folder.path().join("all.oaq");
    let (first, _) = samples().remove(0);
    for command in [&["merge"][..], &["filter"], &["convert", "--to", "csv"]] {
        let mut args = command.to_vec();
        args.extend([first.to_str().unwrap(), "/nonexistent/b.oaq"]);
        args.extend(["-o", target.to_str().unwrap()]);
        let output = run(&args, b"");
        assert_eq!(output.status.code(), Some(2));
        assert!(said(&output).contains("all.oaq was not written"));
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
    }
}

#[test]
fn a_negative_number_is_no_option() {
    let output = run(&["filter", "--min-plies", "-1"], b"");
    assert_eq!(output.status.code(), Some(2));
    assert!(said(&output).contains("--min-plies"), "{}", said(&output));
}

/// Ctrl-C ends a command at once that waits for what does not come, or reads a
/// game without an end; what it had written is whole.
#[test]
fn ctrl_c_ends_a_command_that_waits() {
    let folder = tempfile::tempdir().unwrap();
    let target = folder.path().join("all.oaq");
    let fifo = folder.path().join("fifo");
    assert!(
        Command::new("mkfifo")
            .arg(&fifo)
            .status()
            .unwrap()
            .success()
    );
    let (_, text) = samples().remove(0);
    let game = text.split("\n\n[Event").next().unwrap().to_owned() + "\n\n";
    for (args, written) in [
        (vec!["merge", "-o", target.to_str().unwrap()], false),
        (
            vec![
                "merge",
                "-o",
                target.to_str().unwrap(),
                fifo.to_str().unwrap(),
            ],
            false,
        ),
        (vec!["merge"], true),
        (vec!["fmt", "/dev/zero", "--check"], false),
    ] {
        let mut child = oaq(&args).spawn().unwrap();
        let mut stdin = child.stdin.take().unwrap();
        if written {
            stdin.write_all(game.repeat(500).as_bytes()).unwrap();
        }
        thread::sleep(std::time::Duration::from_millis(500));
        let pid = child.id().to_string();
        let killed = Command::new("kill").args(["-INT", &pid]).status().unwrap();
        assert!(killed.success());
        let output = child.wait_with_output().unwrap();
        assert_eq!(output.status.code(), Some(130), "{args:?}");
        let printed = String::from_utf8(output.stdout).unwrap();
        assert_eq!(!printed.is_empty(), written, "{args:?}");
        if written {
            let checked = self::printed(&["check"], printed.as_bytes());
            assert!(checked.contains(" 0 warnings"), "{checked}");
        }
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1, "{args:?}");
        drop(stdin);
    }
}

/// What is too long for a game passes through `fmt` piece by piece, unchanged.
#[test]
fn a_game_that_is_too_long_stays_as_it_is() {
    for unit in ["1. 3R {never ends} ", "\0\0\0\0\0\0\0\0", "word\n\n"] {
        let long = unit.repeat(12_000_000 / unit.len());
        let text = format!("{}\n\n[A \"An\"]\n1. 5R *\n", long.trim_end());
        let output = run(&["fmt"], text.as_bytes());
        assert_eq!(output.status.code(), Some(1));
        let formatted = String::from_utf8(output.stdout).unwrap();
        let (kept, good) = formatted.split_at(long.trim_end().len());
        assert!(kept == long.trim_end(), "{unit}");
        assert!(good.starts_with("\n\n[Event \"?\"]\n") && good.ends_with("1. 5Rx1Q *\n"));
    }
}

/// Whatever comes in, every command ends by itself, without a panic.
#[test]
fn garbage_is_answered() {
    let inputs: [&[u8]; 8] = [
        b"",
        b"\xff\xfe\x00\x01",
        b"[[[[((((",
        b"{\"",
        b"{\"schema\":99}",
        b"{}\n{}",
        b"\xef\xbb\xbf",
        b"1. 1. 1. ( ) ) ( $ ! ; %\n%\n[A",
    ];
    let commands: [&[&str]; 8] = [
        &["check"],
        &["fmt"],
        &["fmt", "--check"],
        &["show"],
        &["convert", "--to", "csv"],
        &["stats"],
        &["filter", "--player", "x"],
        &["merge", "--lenient"],
    ];
    for input in inputs {
        for args in commands {
            let output = run(args, input);
            let code = output.status.code();
            assert!(matches!(code, Some(0..=2)), "{args:?}: {}", said(&output));
            assert!(!said(&output).contains("panicked"), "{}", said(&output));
        }
    }
}

/// What is not told one by one is counted all the same.
#[test]
fn what_is_left_out_of_a_check_is_counted() {
    let junk = "[A \"x\"]\n".repeat(300) + "\n1. 3R *\n";
    let output = run(&["check"], junk.as_bytes());
    let told = String::from_utf8(output.stdout).unwrap();
    let (_, more) = told
        .split_once("… and ")
        .unwrap_or_else(|| panic!("{told}"));
    let more = more.split(' ').next().unwrap();
    let last = told.lines().last().unwrap();
    assert!(last.ends_with(&format!(", and {more} more.")), "{last}");
    assert!(printed(&["check"], b"1. 3R *").ends_with(" notes.\n"));
}

/// The mark of what could not be read is for programs.
#[test]
fn what_could_not_be_read_is_shown_in_words() {
    let output = run(&["show"], b"[Result \"*\"]\n\n1. 3R (1. 9L *) 2R 2. 9L *");
    let told = String::from_utf8(output.stdout).unwrap();
    assert!(
        told.contains("{not read: 9L}") && !told.contains("[%unread]"),
        "{told}"
    );
    assert_eq!(told.matches("not read:").count(), 2, "{told}");
}
