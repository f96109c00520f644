//! `oaq config`, with files that it writes.
#![cfg(unix)]

mod common;

use std::fs;
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};
use std::process::Output;

use common::{feed, oaq};

struct Home(tempfile::TempDir);

impl Home {
    fn new() -> Self {
        Self(tempfile::tempdir().unwrap())
    }

    fn config(&self) -> PathBuf {
        self.0.path().join("oaq/config.toml")
    }

    fn run(&self, args: &[&str], variables: &[(&str, &str)]) -> Output {
        let mut command = oaq(args);
        command.env_remove("VISUAL").env_remove("EDITOR");
        command.env("XDG_CONFIG_HOME", self.0.path());
        command.envs(variables.iter().copied());
        feed(command, b"")
    }

    /// An editor that does this with the file `$1`.
    fn editor(&self, script: &str) -> String {
        let path = self.0.path().join("editor");
        fs::write(&path, format!("#!/bin/sh\n{script}\n")).unwrap();
        fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).unwrap();
        path.display().to_string()
    }
}

fn told(output: &Output) -> (String, String, i32) {
    let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).unwrap();
    (
        text(&output.stdout),
        text(&output.stderr),
        output.status.code().unwrap(),
    )
}

#[test]
fn the_file_is_written_once_and_on_request_only() {
    let home = Home::new();
    for args in [&["moves"][..], &["config", "show"], &["config", "path"]] {
        assert!(home.run(args, &[]).status.success());
    }
    assert!(!home.config().exists());
    let (out, err, code) = told(&home.run(&["--lang", "vi", "config", "init"], &[]));
    assert_eq!((err.as_str(), code), ("", 0));
    assert!(out.starts_with(&format!("Đã ghi {}.", home.config().display())));
    let written = fs::read_to_string(home.config()).unwrap();
    assert!(written.starts_with("# Các mục cài đặt của oaq."));
    let (out, err, code) = told(&home.run(&["config", "init"], &[]));
    assert_eq!((out.as_str(), code), ("", 1));
    assert!(err.contains("exists already"), "{err}");
    assert_eq!(fs::read_to_string(home.config()).unwrap(), written);
}

#[test]
fn what_the_file_says_counts_until_a_variable_or_an_option_says_otherwise() {
    let home = Home::new();
    fs::create_dir_all(home.config().parent().unwrap()).unwrap();
    fs::write(home.config(), "language = 'pt'\nstyle = 'compact'\n").unwrap();
    let help = |args: &[&str], variables: &[(&str, &str)]| {
        told(&home.run(&[args, &["--help"]].concat(), variables)).0
    };
    assert!(help(&[], &[]).contains("Uso: "));
    assert!(help(&[], &[("OAQ_LANG", "vi")]).contains("Cách dùng: "));
    let both = help(&["--lang", "en"], &[("OAQ_LANG", "vi")]);
    assert!(both.contains("Usage: "));
}

#[test]
fn a_folder_that_cannot_be_written_to_is_said() {
    let home = Home::new();
    fs::write(home.0.path().join("oaq"), "a file").unwrap();
    let (_, err, code) = told(&home.run(&["config", "init"], &[]));
    assert_eq!(code, 2);
    assert!(err.contains("error: Cannot write "), "{err}");
}

#[test]
fn edit_writes_the_file_opens_it_and_says_what_is_wrong() {
    let home = Home::new();
    let editor = home.editor("sed -i 's/^# style = .*/style = \"asci\"/' \"$2\"");
    let run = |editor: &str| {
        let variables = [("VISUAL", editor), ("EDITOR", "/nonexistent")];
        told(&home.run(&["config", "edit"], &variables))
    };
    let (out, err, code) = run(&format!("{editor} --wait"));
    assert_eq!(code, 1);
    assert!(out.contains("config.toml written."), "{out}");
    assert!(err.contains("`asci` does not fit `style`"), "{err}");
    assert!(err.contains("Did you mean `ascii`?"), "{err}");
    let line = fs::read_to_string(home.config())
        .unwrap()
        .lines()
        .position(|line| line.starts_with("style"))
        .unwrap();
    assert!(
        err.contains(&format!("line {}, column 9", line + 1)),
        "{err}"
    );

    home.editor("sed -i 's/asci/ascii/; s/^# rules = .*/rules = \"qun-non\"/' \"$1\"");
    let (_, err, code) = run(&editor);
    assert_eq!(code, 1);
    assert!(err.contains("There are no rules called `qun-non`"), "{err}");

    home.editor("sed -i 's/qun-non/quan-non/' \"$1\"");
    let (out, _, code) = run(&editor);
    assert_eq!(code, 0);
    assert!(out.ends_with("config.toml: no errors.\n"), "{out}");
}

#[test]
fn an_editor_that_is_missing_or_fails_is_said() {
    let home = Home::new();
    let (_, err, code) = told(&home.run(&["config", "edit"], &[]));
    assert_eq!(code, 2);
    assert!(err.contains("Neither VISUAL nor EDITOR"), "{err}");
    let config = home.config();
    assert!(!Path::new(&config).exists());
    for editor in ["/nonexistent", "false"] {
        let (_, err, code) = told(&home.run(&["config", "edit"], &[("EDITOR", editor)]));
        assert_eq!(code, 2, "{editor}");
        assert!(err.contains(&format!("`{editor}` failed")), "{err}");
    }
}

#[test]
fn keys_that_are_none_are_named_by_edit_and_show() {
    let home = Home::new();
    fs::create_dir_all(home.config().parent().unwrap()).unwrap();
    let file = "[keys]\nundo = 'zz'\nfoo = 'u'\nhint = 'q'\npause = ['f5', 'p']\nredo = 'f6'\n";
    fs::write(home.config(), file).unwrap();
    let mistakes = [
        "line 2, column 8: `zz` is no key",
        "line 3, column 7: `foo` is no command",
        "line 4, column 8: `q` is the key of `quit` already",
        "line 5, column 9: `p` cannot be changed",
    ];
    let ends = [
        (&["config", "edit"][..], 1),
        (&["config", "show"], 0),
        (&["config", "show", "--json"], 0),
    ];
    for (args, expected) in ends {
        let (_, err, code) = told(&home.run(args, &[("EDITOR", "true")]));
        assert_eq!(code, expected, "{args:?}: {err}");
        for mistake in mistakes {
            assert!(err.contains(mistake), "{args:?}: no {mistake} in {err}");
        }
        assert_eq!(
            err.matches("config.toml: ").count(),
            mistakes.len(),
            "{err}"
        );
        assert!(!err.contains(".."), "{err}");
    }
    // Other commands have no keys.
    let (_, err, _) = told(&home.run(&["moves"], &[]));
    assert_eq!(err, "");
    fs::write(home.config(), "[keys]\nundo = 'h'\nhint = 'u'\n").unwrap();
    let (_, err, code) = told(&home.run(&["config", "edit"], &[("EDITOR", "true")]));
    assert_eq!(
        (err.as_str(), code),
        ("", 0),
        "they change with one another"
    );
}
