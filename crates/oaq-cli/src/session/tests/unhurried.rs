//! What the transcripts show of searches does not depend on how fast the
//! machine is.

use std::fs;
use std::path::{Path, PathBuf};

use super::*;
use crate::session::command::{self, Command};

/// What stands behind a command of the engine where it is refused.
const REFUSED: [&str; 17] = [
    "now",
    "soon",
    "0",
    "home",
    "it",
    "1",
    "9R",
    "--time",
    "nhanh",
    "đi",
    "chơi",
    "logo",
    "isso",
    "bem",
    "lâu",
    "depth=0",
    "depth=500",
];

fn transcripts() -> Vec<PathBuf> {
    let all = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/transcripts");
    let folders = fs::read_dir(all)
        .unwrap()
        .map(|entry| entry.unwrap().path());
    let files = folders.flat_map(|folder| fs::read_dir(folder).unwrap());
    files.map(|entry| entry.unwrap().path()).collect()
}

fn is(path: &Path, extension: &str) -> bool {
    path.extension().is_some_and(|e| e == extension)
}

/// Whether a search in a game that is started so comes to its end long before
/// its time is over: hardly anything is left to be played.
fn is_short(arguments: &str) -> bool {
    ["max-plies=2", "max-plies=3", "max-plies=4"]
        .iter()
        .any(|rules| arguments.contains(rules))
}

#[test]
fn searches_in_games_end_with_depths_and_nodes() {
    let mut searches = 0;
    for path in transcripts().iter().filter(|path| is(path, "stdin")) {
        let arguments = fs::read_to_string(path.with_extension("toml")).unwrap();
        if !arguments.contains("\"play\"") || is_short(&arguments) {
            continue;
        }
        for line in fs::read_to_string(path).unwrap().lines() {
            let Ok((command, rest)) = command::find(line, Lang::En) else {
                continue;
            };
            let asks = matches!(
                command,
                Command::Hint
                    | Command::Eval
                    | Command::Best
                    | Command::Go
                    | Command::Explain
                    | Command::Analyze
            );
            if !asks || REFUSED.contains(&rest) {
                continue;
            }
            searches += 1;
            let is_limited = rest.contains("depth=") || rest.contains("nodes=");
            assert!(is_limited, "{}: {line}", path.display());
        }
    }
    assert!(searches > 10, "{searches}");
}

#[test]
fn analyses_end_with_depths_and_nodes() {
    let mut searches = 0;
    for path in transcripts().iter().filter(|path| is(path, "trycmd")) {
        let text = fs::read_to_string(path).unwrap();
        let runs = text.split("\n$ ").skip(1).map(|run| {
            let (command, output) = run.split_once('\n').unwrap_or((run, ""));
            (command, output.split("\n```").next().unwrap_or_default())
        });
        for (command, output) in runs {
            let fails = output.starts_with('?') || output.contains("over");
            if !command.starts_with("oaq analyze") || fails || is_short(command) {
                continue;
            }
            searches += 1;
            let limit = |option| command.contains(option);
            let record = command.split(' ').find(|word| is(Path::new(word), "oaq"));
            let record = record.map(|name| path.with_extension("in").join(name));
            let games = record.map(|path| fs::read_to_string(path).unwrap());
            assert!(
                limit("--depth") || limit("--nodes") || games.is_some_and(|games| is_short(&games)),
                "{}: {command}",
                path.display()
            );
        }
    }
    assert!(searches > 3, "{searches}");
}
