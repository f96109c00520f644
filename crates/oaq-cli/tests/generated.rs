//! What is generated from the command tree: completions, the manual, the
//! version.

mod common;

use std::fs;
use std::process::{Command, Stdio};

use common::{feed, oaq};

/// What a command prints when all goes well.
fn printed(args: &[&str]) -> String {
    let output = feed(oaq(args), b"");
    let err = String::from_utf8(output.stderr).unwrap();
    assert!(output.status.success(), "{args:?}: {err}");
    assert_eq!(err, "", "{args:?}");
    String::from_utf8(output.stdout).unwrap()
}

/// The names of all commands, those of commands behind the names of the others.
fn commands() -> Vec<String> {
    let below = |words: &[&str]| -> Vec<String> {
        let help = printed(&[words, &["--help"]].concat());
        let list = help.split("Commands:\n").nth(1).unwrap_or_default();
        let lines = list.lines().take_while(|line| line.starts_with("  "));
        lines
            .filter_map(|line| line.split_whitespace().next())
            .map(str::to_owned)
            .collect()
    };
    let mut all = Vec::new();
    for name in below(&[]) {
        for deeper in below(&[&name]) {
            all.push(format!("{name} {deeper}"));
        }
        all.push(name);
    }
    assert!(all.contains(&"record show".to_owned()), "{all:?}");
    all
}

const SHELLS: [&str; 5] = ["bash", "zsh", "fish", "elvish", "powershell"];

#[test]
fn completions_know_every_command_in_every_language() {
    let commands = commands();
    for lang in ["vi", "en", "pt"] {
        for shell in SHELLS {
            let script = printed(&["--lang", lang, "completions", shell]);
            for command in &commands {
                let name = command.rsplit(' ').next().unwrap();
                assert!(script.contains(name), "{shell}: {command}");
            }
            assert!(script.contains("keep-going"), "{shell}");
        }
    }
}

#[test]
fn every_command_has_its_page_in_every_language() {
    let commands = commands();
    for (lang, name) in [("vi", "TÊN"), ("en", "NAME"), ("pt", "NOME")] {
        let folder = tempfile::tempdir().unwrap();
        let out = folder.path().display().to_string();
        printed(&["--lang", lang, "man", "-o", &out]);
        let pages = fs::read_dir(folder.path()).unwrap().count();
        assert_eq!(pages, commands.len() + 1);
        for command in &commands {
            let file = format!("oaq-{}.6", command.replace(' ', "-"));
            let page = fs::read_to_string(folder.path().join(file)).unwrap();
            assert!(page.contains(&format!("\n.SH {name}\n")), "{command}");
            assert!(page.contains("\n.nf\n"), "{command} has its examples");
            let mut words = vec!["--lang", lang, "man"];
            words.extend(command.split(' '));
            assert_eq!(printed(&words).trim_end(), page.trim_end(), "{command}");
        }
    }
}

/// Where there is a formatter for manual pages, it has no complaints.
#[test]
fn pages_are_sound() {
    let page = printed(&["--lang", "vi", "man", "play"]);
    for (program, args) in [
        ("mandoc", &["-T", "lint", "-W", "error"][..]),
        ("groff", &["-k", "-T", "utf8", "-man", "-ww", "-z"]),
    ] {
        let mut command = Command::new(program);
        command
            .args(args)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        // A program that is not there says nothing.
        if Command::new(program).arg("-v").output().is_err() {
            continue;
        }
        let read = feed(command, page.as_bytes());
        let told = String::from_utf8_lossy(&read.stderr).into_owned();
        assert!(
            read.status.success() && told.is_empty(),
            "{program}: {told}"
        );
    }
}

#[test]
fn the_version_has_the_commit_behind_it_if_there_is_one() {
    let version = printed(&["--version"]);
    let rest = version.strip_prefix("oaq ").unwrap().trim_end();
    let (number, commit) = match rest.split_once(' ') {
        Some((number, commit)) => (number, Some(commit)),
        None => (rest, None),
    };
    assert_eq!(number, env!("CARGO_PKG_VERSION"));
    if let Some(commit) = commit {
        let commit = commit.strip_prefix('(').unwrap().strip_suffix(')').unwrap();
        let hash = commit.strip_suffix("-dirty").unwrap_or(commit);
        assert_eq!(hash.len(), 9, "{commit}");
        assert!(hash.bytes().all(|b| b.is_ascii_hexdigit()), "{commit}");
    }
}
