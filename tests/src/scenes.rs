//! Games and boards that are shown in snapshots, as small data files, and
//! where the files and the snapshots are.

use std::fs;
use std::path::{Path, PathBuf};

use serde::Deserialize;

use crate::cases::{self, Case};

/// Rules, a position and moves from it: a game as data.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scene {
    /// What is to be seen in it.
    pub shows: String,
    /// The rules text.
    #[serde(default = "standard")]
    pub rules: String,
    /// The position before the first move; the start if there is none.
    pub position: Option<String>,
    /// The moves.
    #[serde(default)]
    pub moves: Vec<String>,
    /// The names of the players.
    #[serde(default)]
    pub names: Vec<String>,
}

fn standard() -> String {
    String::from("standard")
}

impl From<Case> for Scene {
    fn from(case: Case) -> Self {
        Self {
            shows: case.name.unwrap_or_default(),
            rules: case.rules,
            position: Some(case.position),
            moves: vec![case.m],
            ..Self::default()
        }
    }
}

impl Scene {
    /// Reads a file.
    ///
    /// # Panics
    ///
    /// If it is missing or malformed.
    #[must_use]
    pub fn read(path: &Path) -> Self {
        let text = fs::read_to_string(path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
        toml::from_str(&text).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
    }
}

/// Everything in the folder of the test suite that is not code.
#[must_use]
pub fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(name)
}

/// The folder of the rule files.
#[must_use]
pub fn rules_folder() -> PathBuf {
    folder("../rules")
}

/// The names of the files in a folder and the folders in it that end like
/// this, without the ending, parts joined with `/`, sorted.
///
/// # Panics
///
/// If the folder cannot be read.
#[must_use]
pub fn stems(folder: &Path, ending: &str) -> Vec<String> {
    let mut stems = Vec::new();
    let entries = fs::read_dir(folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
    for entry in entries {
        let path = entry.unwrap_or_else(|e| panic!("{e}")).path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        if path.is_dir() {
            let inner = stems_in(&path, ending, &name);
            stems.extend(inner);
        } else if let Some(stem) = name.strip_suffix(ending) {
            stems.push(stem.to_owned());
        }
    }
    stems.sort();
    stems
}

fn stems_in(folder: &Path, ending: &str, name: &str) -> Vec<String> {
    let inner = stems(folder, ending).into_iter();
    inner.map(|stem| format!("{name}/{stem}")).collect()
}

/// The scenes in a folder of `scenes/`, by name.
///
/// # Panics
///
/// If a file is malformed.
#[must_use]
pub fn all(kind: &str) -> Vec<(String, Scene)> {
    let folder = folder("scenes").join(kind);
    let read = |stem: String| {
        let scene = Scene::read(&folder.join(format!("{stem}.toml")));
        (stem, scene)
    };
    stems(&folder, ".toml").into_iter().map(read).collect()
}

/// The worked cases as scenes of one move.
///
/// # Panics
///
/// If a file of cases is malformed.
#[must_use]
pub fn worked_cases() -> Vec<Scene> {
    cases::all().into_iter().map(Scene::from).collect()
}
