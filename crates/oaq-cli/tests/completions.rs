//! The completions, in the shells that they are for. A shell that is not there
//! is not tried: `.ci/run` fetches them where it can.
#![cfg(unix)]

mod common;

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

use common::{feed, oaq};
use expectrl::{Expect as _, Session};

/// What completes the command line in a shell, in a language.
fn script(shell: &str, lang: &str) -> String {
    let output = feed(oaq(&["--lang", lang, "completions", shell]), b"");
    assert!(output.status.success(), "{shell}: {output:?}");
    String::from_utf8(output.stdout).unwrap()
}

/// What a shell prints of a command, if the shell is there; it must have no
/// complaints.
fn told(shell: &str, args: &[&str]) -> Option<String> {
    let mut command = Command::new(shell);
    command.args(args).stdin(Stdio::null());
    let output = command.output().ok()?;
    let err = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && err.is_empty(), "{shell}: {err}");
    Some(String::from_utf8(output.stdout).unwrap())
}

/// The script of a shell in a file of this name.
fn write(folder: &Path, name: &str, shell: &str, lang: &str) -> String {
    let path = folder.join(name);
    fs::write(&path, script(shell, lang)).unwrap();
    path.display().to_string()
}

#[test]
fn shells_can_read_their_completions() {
    let folder = tempfile::tempdir().unwrap();
    for (shell, check) in [("bash", "-n"), ("zsh", "-n"), ("fish", "--no-execute")] {
        for lang in ["vi", "en", "pt"] {
            let path = write(folder.path(), "script", shell, lang);
            told(shell, &[check, &path]);
        }
    }
}

/// What is typed, and what is offered for it, in the order of the alphabet and
/// perhaps among other things.
const OFFERED: [(&str, &[&str]); 9] = [
    ("oaq rec", &["record"]),
    ("oaq record s", &["show", "stats"]),
    ("oaq play --th", &["--theme", "--threads"]),
    ("oaq board --lang ", &["en", "pt", "vi"]),
    ("oaq play --rules ", &["mandarin", "standard", "tonkin"]),
    ("oaq play --b ", &["greedy", "human", "random"]),
    ("oaq play --animate ", &["fast", "off", "slow"]),
    ("oaq quiz --level ", &["easy", "hard", "medium"]),
    ("oaq board --seat ", &["A", "B", "C", "D"]),
];

#[test]
fn fish_completes_commands_options_and_values() {
    let folder = tempfile::tempdir().unwrap();
    for lang in ["vi", "en", "pt"] {
        let path = write(folder.path(), "oaq.fish", "fish", lang);
        for (typed, offered) in OFFERED {
            let line = format!("source '{path}'; complete -C '{typed}'");
            let Some(told) = told("fish", &["--no-config", "-c", &line]) else {
                return;
            };
            let words: Vec<&str> = told.lines().filter_map(|l| l.split('\t').next()).collect();
            for word in offered {
                assert!(words.contains(word), "{typed}: {told}");
            }
        }
    }
}

#[test]
fn bash_completes_commands_options_and_values() {
    let folder = tempfile::tempdir().unwrap();
    let path = write(folder.path(), "oaq.bash", "bash", "en");
    for (typed, offered) in OFFERED {
        let words: Vec<&str> = typed.split(' ').collect();
        let (last, before) = (words[words.len() - 1], words[words.len() - 2]);
        let line = format!(
            "source '{path}'; COMP_WORDS=({} '{last}'); COMP_CWORD={}; \
             _oaq oaq '{last}' '{before}'; printf '%s\\n' \"${{COMPREPLY[@]}}\"",
            words[..words.len() - 1].join(" "),
            words.len() - 1,
        );
        let Some(told) = told("bash", &["--norc", "-c", &line]) else {
            return;
        };
        let words: Vec<&str> = told.lines().collect();
        for word in offered {
            assert!(words.contains(word), "{typed}: {told}");
        }
    }
}

/// Zsh completes only where somebody types.
#[test]
fn zsh_completes_commands_options_and_values() {
    if Command::new("zsh").arg("--version").output().is_err() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    for lang in ["vi", "en", "pt"] {
        write(folder.path(), "_oaq", "zsh", lang);
        for (typed, offered) in OFFERED {
            let mut command = Command::new("zsh");
            command
                .args(["-f", "-i"])
                .current_dir(folder.path())
                .env("TERM", "xterm")
                .env("LC_ALL", "C.UTF-8");
            let mut shell = Session::spawn(command).unwrap();
            shell.set_expect_timeout(Some(Duration::from_secs(30)));
            shell
                .send_line(
                    "PS1='ready> '; fpath=($PWD $fpath); autoload -Uz compinit; \
                     compinit -u -d $PWD/dump; echo begun",
                )
                .unwrap();
            shell.expect("\nbegun").unwrap();
            shell.expect("ready> ").unwrap();
            // The second time lists what there is.
            shell.send(format!("{typed}\t\t")).unwrap();
            for word in offered {
                let found = shell.expect(*word);
                found.unwrap_or_else(|error| panic!("{lang}: {typed}: {word}: {error}"));
            }
        }
    }
}

/// A file with a space in its name is one file, and where none is wanted none
/// is offered.
#[test]
fn bash_offers_files_where_files_are_wanted() {
    let folder = tempfile::tempdir().unwrap();
    let path = write(folder.path(), "oaq.bash", "bash", "en");
    fs::write(folder.path().join("a b.oaq"), "").unwrap();
    for (option, offered) in [
        ("play --script", "<a b.oaq>"),
        ("analyze --output", "<a b.oaq>"),
        ("play --names", "<a>"),
        ("board --position", "<>"),
    ] {
        let before = option.rsplit(' ').next().unwrap();
        let line = format!(
            "source '{path}'; cd '{}'; compopt() {{ :; }}; COMP_WORDS=(oaq {option} a); \
             COMP_CWORD=3; _oaq oaq a '{before}'; printf '<%s>' \"${{COMPREPLY[@]}}\"",
            folder.path().display(),
        );
        let Some(told) = told("bash", &["--norc", "-c", &line]) else {
            return;
        };
        assert_eq!(told, offered, "{option}");
    }
}
