//! The worked cases in `tests/cases/`, one JSON object a line.

use core::fmt;
use std::fs;
use std::path::{Path, PathBuf};

use serde::Deserialize;

/// A worked ply: a position, a move and what comes of it.
#[derive(Clone, Debug, Deserialize)]
pub struct Case {
    /// What the case is called; only golden cases have a name.
    #[serde(default)]
    pub name: Option<String>,
    /// The rules text.
    pub rules: String,
    /// The position before.
    pub position: String,
    /// The move.
    #[serde(rename = "move")]
    pub m: String,
    /// The dân and quan captured.
    pub captured: (i64, i64),
    /// The position after, if the game goes on.
    #[serde(default)]
    pub next: Option<String>,
    /// Each player's points, if the game is over; not every case gives them.
    #[serde(default)]
    pub scores: Option<Vec<i64>>,
    /// Why the game is over.
    #[serde(default)]
    pub end: Option<String>,
}

impl fmt::Display for Case {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            rules, position, m, ..
        } = self;
        write!(f, "{rules}: {position} {m}")
    }
}

/// The folder of the cases.
#[must_use]
pub fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("cases")
}

/// Reads one file of cases.
///
/// # Panics
///
/// If the file is missing or malformed.
#[must_use]
pub fn read(file: &str) -> Vec<Case> {
    let path = folder().join(file);
    let text = fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    text.lines()
        .enumerate()
        .map(|(i, line)| {
            serde_json::from_str(line)
                .unwrap_or_else(|e| panic!("{} line {}: {e}", path.display(), i + 1))
        })
        .collect()
}

/// All cases of all files.
#[must_use]
pub fn all() -> Vec<Case> {
    ["golden.jsonl", "transitions.jsonl", "house.jsonl"]
        .into_iter()
        .flat_map(read)
        .collect()
}
