//! What holds on pipes: every line answered in its turn and in time, whatever
//! comes in, and no complaint when nobody listens.

mod common;

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::process::{Child, Command, Output};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use common::oaq;

/// Runs a command with this input.
fn run(args: &[&str], input: &[u8]) -> Output {
    common::feed(oaq(args), input)
}

/// A script comes from the standard input where `-` stands for it, as
/// everywhere.
#[test]
fn a_dash_is_the_standard_input_for_scripts_too() {
    let output = run(
        &["play", "--style", "compact", "--script", "-"],
        b"3R\nhistory\n",
    );
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    let said = String::from_utf8(output.stdout).unwrap();
    assert!(said.contains("\n1. 3Rx6\n"), "{said}");
}

fn count_lines(bytes: &[u8]) -> usize {
    bytes.split(|&b| b == b'\n').count() - 1
}

/// About two kilobytes of lines that mean nothing, each of another kind.
fn garbage() -> Vec<u8> {
    let mut lines: Vec<Vec<u8>> = vec![
        b"\xff\xfe\x00\x01".to_vec(),
        b"\x1b[2J\x1b]0;title\x07".to_vec(),
        b"9999999999999999999999R".to_vec(),
        b"5,5,5,5,5/Q/5,5,5,5,5/Q".to_vec(),
        "\u{202e}\u{200b}３Ｒ".into(),
        "phải phải phải".into(),
        b"position Q/Q/Q/Q A".to_vec(),
        b"new standard squares=10".to_vec(),
        b"explain explain".to_vec(),
        b"players E=greedy".to_vec(),
        b"-1,-1,-1,-1,-1/Q/5,5,5,5,5/Q A".to_vec(),
        b"{}[]()\"'\\$`".to_vec(),
        b"+".to_vec(),
        b"A".to_vec(),
        b"\t\tx".to_vec(),
    ];
    // A small generator, so that the lines are the same on every machine.
    let mut state = 0x2545_f491_4f6c_dd1d_u64;
    while lines.iter().map(|line| line.len() + 1).sum::<usize>() < 2000 {
        let mut line = Vec::from(b"?".as_slice());
        for _ in 0..40 {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            let byte = state.to_le_bytes()[3];
            line.push(if byte == b'\n' { b'x' } else { byte });
        }
        lines.push(line);
    }
    let mut text = lines.join(&b'\n');
    text.push(b'\n');
    text
}

#[test]
fn garbage_is_refused_line_by_line() {
    let garbage = garbage();
    let lines = count_lines(&garbage);
    assert!(lines > 50, "{lines} lines");

    let output = run(&["play", "--keep-going"], &garbage);
    assert_eq!(output.status.code(), Some(1));
    let errors = String::from_utf8(output.stderr).unwrap();
    let refused = errors.lines().filter(|l| l.starts_with("line ")).count();
    assert_eq!(refused, lines, "{errors}");
    assert!(
        !errors.contains('\u{1b}'),
        "nothing of it reaches the terminal"
    );

    let output = run(&["moves", "-", "--json"], &garbage);
    assert_eq!(output.status.code(), Some(1));
    let answers = String::from_utf8(output.stdout).unwrap();
    assert_eq!(answers.lines().count(), lines);
    for line in answers.lines() {
        let answer: serde_json::Value = serde_json::from_str(line).unwrap();
        assert!(answer["error"].is_string(), "{line}");
    }
    assert!(output.stderr.is_empty());
}

#[test]
fn a_very_long_line_is_one_line() {
    let mut input = vec![b'5'; 1_000_000];
    input.extend_from_slice(b"\n5,5,5,5,5/Q/5,5,5,5,5/Q A\n");
    let output = run(&["moves", "-", "--json"], &input);
    let answers = String::from_utf8(output.stdout).unwrap();
    let answers: Vec<&str> = answers.lines().collect();
    assert_eq!(answers.len(), 2);
    assert!(answers[0].starts_with(r#"{"error":"#) && answers[0].len() < 200);
    assert!(answers[1].starts_with(r#"{"position":"#));
}

/// Kills the program at the end, however the test ends.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[test]
fn an_answer_comes_before_the_next_question() {
    for (args, question, wanted) in [
        (
            &["moves", "-", "--json"][..],
            "5,5,5,5,5/Q/5,5,5,5,5/Q A\n",
            "{\"position\"",
        ),
        (&["play", "--style", "compact"], "3R\n", "3Rx6: "),
        (
            &["board", "-", "--style", "compact"],
            "5,5,5,5,5/Q/5,5,5,5,5/Q A\n",
            ">A: 5",
        ),
    ] {
        let mut child = Running(oaq(args).spawn().unwrap());
        let mut stdin = child.0.stdin.take().unwrap();
        let stdout = BufReader::new(child.0.stdout.take().unwrap());
        let (send, receive) = mpsc::channel();
        thread::spawn(move || {
            for line in stdout.lines().map_while(Result::ok) {
                let _ = send.send(line);
            }
        });
        for _ in 0..3 {
            stdin.write_all(question.as_bytes()).unwrap();
            if args[0] == "play" {
                stdin.write_all(b"undo\n").unwrap();
            }
            loop {
                let line = receive.recv_timeout(Duration::from_secs(20));
                let line = line.unwrap_or_else(|e| panic!("{args:?}: no answer: {e}"));
                if line.starts_with(wanted) {
                    break;
                }
            }
        }
    }
}

#[test]
fn nobody_listening_is_no_error() {
    let position = "5,5,5,5,5/Q/5,5,5,5,5/Q A\n".repeat(5000);
    let mut child = oaq(&["moves", "-", "--json"]).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let mut first = [0; 1];
    // Somebody reads one byte and leaves, like `head`.
    let writer = thread::spawn(move || drop(stdin.write_all(position.as_bytes())));
    child.stdout.take().unwrap().read_exact(&mut first).unwrap();
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    assert_eq!(output.status.code(), Some(0));
    assert!(output.stderr.is_empty(), "{:?}", output.stderr);
}

#[test]
fn many_lines_are_answered_in_order() {
    let position = |n: usize| format!("{},1,0,0,2/Q/0,3,0,0,{}/Q A 0/0 - 0 {n}", n % 50, n % 7);
    let input: Vec<String> = (0..20_000).map(position).collect();
    let output = run(&["moves", "-", "--json"], input.join("\n").as_bytes());
    assert!(output.status.success());
    let answers = String::from_utf8(output.stdout).unwrap();
    assert_eq!(answers.lines().count(), input.len());
    for (text, answer) in input.iter().zip(answers.lines()) {
        assert!(
            answer.starts_with(&format!(r#"{{"position":"{text}""#)),
            "{answer}"
        );
    }
}

#[test]
fn a_broken_rule_file_of_the_user_is_left_out_with_a_warning() {
    let folder = tempfile::tempdir().unwrap();
    let rules = folder.path().join("oaq").join("rules");
    std::fs::create_dir_all(&rules).unwrap();
    std::fs::write(
        rules.join("good.toml"),
        "id = 'good'\nnames.en = 'Good'\nrules.dan = 4\n",
    )
    .unwrap();
    std::fs::write(
        rules.join("broken.toml"),
        "id = 'broken'\nnames.en = 'Broken'\nrules.dann = 4\n",
    )
    .unwrap();
    std::fs::write(rules.join("notes.txt"), "not a rule file").unwrap();
    let output = oaq(&["moves", "--rules", "good", "--json"])
        .env("XDG_CONFIG_HOME", folder.path())
        .output()
        .unwrap();
    assert!(output.status.success());
    assert!(output.stdout.starts_with(br#"{"position":"4,4,4,4,4/Q"#));
    let warning = String::from_utf8(output.stderr).unwrap();
    assert!(warning.starts_with("warning: "), "{warning}");
    let brief =
        "broken.toml: one error, so the variant is left out; `oaq rules check` shows more.\n";
    assert!(warning.ends_with(brief), "{warning}");
    assert_eq!(warning.lines().count(), 1, "{warning}");

    let output = oaq(&["rules", "list"])
        .env("XDG_CONFIG_HOME", folder.path())
        .output()
        .unwrap();
    let warning = String::from_utf8(output.stderr).unwrap();
    assert!(
        warning.contains("broken.toml: line 3, column 7: "),
        "{warning}"
    );
    assert!(warning.contains("`rules.dan`"), "{warning}");
    assert!(!warning.contains("notes.txt"), "{warning}");
}

#[test]
fn the_id_of_a_shipped_variant_is_not_for_other_rules() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("mine.toml");
    let check = |text: &str| {
        std::fs::write(&path, text).unwrap();
        let checked = oaq(&["rules", "check"]).arg(&path).output().unwrap();
        let used = oaq(&["moves", "--json", "--rules"])
            .arg(&path)
            .output()
            .unwrap();
        let said = String::from_utf8(checked.stdout).unwrap();
        let error = String::from_utf8(used.stderr).unwrap();
        (checked.status.code(), said, used.status.code(), error)
    };
    let (checked, said, used, error) = check("id = 'standard'\nnames.en = 'Mine'\nrules.dan = 4\n");
    assert_eq!((checked, used), (Some(1), Some(2)));
    for text in [said, error] {
        let wanted = "line 1, column 6: The id `standard` belongs to a variant of oaq.";
        assert!(text.contains(wanted), "{text}");
    }
    let (checked, said, used, error) = check("id = 'standard'\nnames.en = 'Mine'\n");
    assert_eq!((checked, used), (Some(0), Some(0)), "{said}{error}");
}

#[test]
fn the_errors_of_a_file_are_told_up_to_a_number() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("many.toml");
    let keys: Vec<String> = (0..50).map(|n| format!("key{n} = 1\n")).collect();
    let text = format!("id = 'many'\nnames.en = 'Many'\n{}", keys.concat());
    std::fs::write(&path, text).unwrap();
    let output = oaq(&["rules", "check"]).arg(&path).output().unwrap();
    assert_eq!(output.status.code(), Some(1));
    let said = String::from_utf8(output.stdout).unwrap();
    assert_eq!(said.matches(": line ").count(), 20, "{said}");
    assert!(said.ends_with("many.toml: … and 30 more.\n"), "{said}");
}

#[cfg(unix)]
#[test]
fn what_is_no_regular_file_is_not_opened() {
    let folder = tempfile::tempdir().unwrap();
    let rules = folder.path().join("oaq").join("rules");
    std::fs::create_dir_all(&rules).unwrap();
    let pipe = rules.join("pipe.toml");
    let made = Command::new("mkfifo").arg(&pipe).status().unwrap();
    assert!(made.success());
    let link = rules.join("link.toml");
    std::os::unix::fs::symlink("/dev/zero", &link).unwrap();
    for path in [&pipe, &link] {
        for args in [&["rules", "check"][..], &["moves", "--rules"]] {
            let output = oaq(args).arg(path).output().unwrap();
            assert_eq!(output.status.code(), Some(2), "{args:?}");
            let error = String::from_utf8(output.stderr).unwrap();
            assert!(error.ends_with(": it is not a regular file.\n"), "{error}");
        }
    }
    let output = oaq(&["moves", "--json"])
        .env("XDG_CONFIG_HOME", folder.path())
        .output()
        .unwrap();
    assert!(output.status.success());
    let warnings = String::from_utf8(output.stderr).unwrap();
    assert_eq!(warnings.matches("it is not a regular file").count(), 2);
}

#[test]
fn the_picture_goes_into_a_file() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("board.svg");
    let output = oaq(&["board", "--svg"]).arg(&path).output().unwrap();
    assert!(output.status.success());
    let picture = std::fs::read_to_string(&path).unwrap();
    assert!(picture.starts_with("<svg ") && picture.trim_end().ends_with("</svg>"));

    let output = oaq(&["board", "--svg", "-"]).output().unwrap();
    assert_eq!(
        String::from_utf8(output.stdout).unwrap().trim_end(),
        picture.trim_end()
    );

    let nowhere = folder.path().join("missing").join("board.svg");
    let output = oaq(&["board", "--svg"]).arg(nowhere).output().unwrap();
    assert_eq!(output.status.code(), Some(2));
}

#[cfg(unix)]
#[test]
fn an_input_that_cannot_be_read_is_called_so() {
    for args in [&["moves", "-"][..], &["play"], &["board", "-"]] {
        let folder = std::fs::File::open("/").unwrap();
        let output = oaq(args).stdin(folder).output().unwrap();
        assert_eq!(output.status.code(), Some(2), "{args:?}");
        let errors = String::from_utf8(output.stderr).unwrap();
        let wanted = "error: Cannot read the standard input: Is a directory";
        assert!(errors.starts_with(wanted), "{args:?}: {errors}");
    }
}

#[test]
fn where_one_position_is_read_more_are_an_error() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("board.svg");
    let path = path.to_str().unwrap();
    let position = "5,5,5,5,5/Q/5,5,5,5,5/Q A\n";
    for args in [&["explain", "3R", "-"][..], &["board", "-", "--svg", path]] {
        let output = run(args, format!("{position}{position}").as_bytes());
        assert_eq!(output.status.code(), Some(1), "{args:?}");
        assert_eq!(
            String::from_utf8(output.stderr).unwrap(),
            "error: line 2: Only one position can be read here.\n"
        );
        assert!(!std::path::Path::new(path).exists());
        assert!(output.stdout.is_empty());
    }
    let output = run(
        &["explain", "3R", "-"],
        format!("{position}\n \n").as_bytes(),
    );
    assert_eq!(output.status.code(), Some(0));
}

#[test]
fn a_square_of_a_script_needs_its_direction() {
    for input in [
        "1",
        "1\n",
        "1\n2R\n",
        "1\n\nR\n",
        "1\nquit\n",
        "3R\n# x\n1\nundo\n",
    ] {
        let output = run(&["play"], input.as_bytes());
        assert_eq!(output.status.code(), Some(1), "{input:?}");
        let number = 1 + input.lines().position(|line| line == "1").unwrap();
        let wanted = format!("line {number}: The direction is missing: R for right, L for left.\n");
        assert_eq!(
            String::from_utf8(output.stderr).unwrap(),
            wanted,
            "{input:?}"
        );
    }
    let output = run(&["play", "--keep-going"], b"1\n2R\n3\n");
    assert_eq!(output.status.code(), Some(1));
    let errors = String::from_utf8(output.stderr).unwrap();
    let lines: Vec<&str> = errors.lines().map(|line| &line[..6]).collect();
    assert_eq!(lines, ["line 1", "line 3"]);
    assert!(String::from_utf8(output.stdout).unwrap().contains("\n2R"));
    let output = run(&["play"], b"1\nright\n");
    assert_eq!(output.status.code(), Some(0));
}

#[test]
fn help_is_a_command_too() {
    for (asked, flag) in [
        (&["help"][..], &["--help"][..]),
        (&["help", "play"], &["play", "--help"]),
        (&["help", "rules", "list"], &["rules", "list", "--help"]),
        (
            &["--lang", "vi", "help", "moves"],
            &["--lang", "vi", "moves", "-h"],
        ),
    ] {
        let (help, wanted) = (run(asked, b""), run(flag, b""));
        assert_eq!(help.status.code(), Some(0), "{asked:?}");
        assert!(
            help.stdout.len() > 200 && help.stdout == wanted.stdout,
            "{asked:?}"
        );
    }
    assert_eq!(run(&["help", "plai"], b"").status.code(), Some(2));
}
