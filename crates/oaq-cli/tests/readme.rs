//! What the READMEs show as console output is what the program prints.
//!
//! Every fenced block `console` begins with a command after `$ `; the rest is
//! its output, standard error included.
#![cfg(unix)]

use std::path::Path;
use std::process::Command;
use std::{env, fs};

/// The command and the output of every console block.
fn console_blocks(text: &str) -> Vec<(String, String)> {
    text.split("```console\n")
        .skip(1)
        .filter_map(|rest| rest.split_once("\n```"))
        .map(|(block, _)| {
            let (command, output) = block.split_once('\n').unwrap_or((block, ""));
            let command = command.strip_prefix("$ ").expect("a command after `$ `");
            (command.to_owned(), output.to_owned())
        })
        .collect()
}

/// Runs a command of a README as its reader would, with `oaq` on the path.
fn run(command: &str) -> String {
    let binary = Path::new(env!("CARGO_BIN_EXE_oaq"));
    let mut path = vec![binary.parent().expect("a folder").to_owned()];
    path.extend(env::split_paths(&env::var_os("PATH").unwrap_or_default()));
    let output = Command::new("sh")
        .arg("-c")
        .arg(format!("{{ {command}; }} 2>&1"))
        .current_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("../.."))
        .env("PATH", env::join_paths(path).expect("a path"))
        .env("LC_ALL", "C")
        .env_remove("OAQ_LANG")
        .env("XDG_CONFIG_HOME", "/nonexistent")
        .output()
        .expect("a shell");
    String::from_utf8(output.stdout).expect("UTF-8")
}

fn check(file: &str, blocks: usize) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../..")
        .join(file);
    let text = fs::read_to_string(&path).expect("the README");
    let found = console_blocks(&text);
    assert_eq!(found.len(), blocks, "console blocks in {file}");
    for (command, shown) in found {
        let printed = run(&command);
        assert_eq!(printed.trim_end(), shown.trim_end(), "{file}: {command}");
    }
}

#[test]
fn readme_shows_what_is_printed() {
    check("README.md", 10);
}

#[test]
fn readme_in_vietnamese_shows_what_is_printed() {
    check("README.vi.md", 10);
}

#[test]
fn both_readmes_name_the_two_commands_on_the_first_screen() {
    for file in ["README.md", "README.vi.md"] {
        let path = Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("../..")
            .join(file);
        let text = fs::read_to_string(&path).expect("the README");
        let first_screen: Vec<&str> = text.lines().take(30).collect();
        for command in ["cargo run --release", "cargo test --workspace"] {
            assert!(first_screen.contains(&command), "{file}: {command}");
        }
    }
}
