//! Makes the text that `oaq --version` shows: the version, and behind it the
//! commit where one is known. Nothing of it depends on when or where the
//! program is built, but on what is built.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs, io};

/// What the program is made of, seen from the root of the project.
const SOURCES: [&str; 3] = ["rules", "Cargo.toml", "Cargo.lock"];

/// What each crate of it is made of. Tests are no part of the program.
const OF_CRATES: [&str; 5] = ["src", "locales", "build", "build.rs", "Cargo.toml"];

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=build.rs");
    let version = env::var("CARGO_PKG_VERSION").map_err(io::Error::other)?;
    let here = env::var("CARGO_MANIFEST_DIR").map_err(io::Error::other)?;
    let here = PathBuf::from(here);
    let version = match of_package(&here).or_else(|| of_checkout(&here)) {
        Some(commit) => format!("{version} ({commit})"),
        None => version,
    };
    println!("cargo::rustc-env=OAQ_VERSION={version}");
    Ok(())
}

/// The commit that a package was made of: `cargo package` writes it into a
/// file.
fn of_package(here: &Path) -> Option<String> {
    let path = here.join(".cargo_vcs_info.json");
    let info = fs::read_to_string(&path).ok()?;
    println!("cargo::rerun-if-changed={}", path.display());
    let commit = info.split("\"sha1\"").nth(1)?.split('"').nth(1)?;
    let dirty = info.contains("\"dirty\": true") || info.contains("\"dirty\":true");
    Some(shown(commit, dirty))
}

/// The commit of the working copy, if this is the project's own and git is at
/// hand.
fn of_checkout(here: &Path) -> Option<String> {
    let root = here.join("../..").canonicalize().ok()?;
    let top = PathBuf::from(git(&root, &["rev-parse", "--show-toplevel"])?);
    // A package that was unpacked inside another repository.
    if top.canonicalize().ok()? != root {
        return None;
    }
    let commit = git(&root, &["rev-parse", "HEAD"])?;
    // The script runs again when there is another commit, or when something
    // that is compiled has changed, after which it is compiled anyway.
    let reference = git(&root, &["symbolic-ref", "-q", "HEAD"]);
    let files = ["HEAD", "packed-refs"].map(str::to_owned);
    for file in files.into_iter().chain(reference) {
        let path = git(&root, &["rev-parse", "--git-path", &file])?;
        let path = root.join(path);
        if path.exists() {
            println!("cargo::rerun-if-changed={}", path.display());
        }
    }
    let sources = sources(&root);
    for source in &sources {
        println!("cargo::rerun-if-changed={}", root.join(source).display());
    }
    let mut diff = vec!["diff", "--quiet", "HEAD", "--"];
    diff.extend(sources.iter().map(String::as_str));
    let clean = command(&root, &diff).status().ok()?.success();
    Some(shown(&commit, !clean))
}

/// The files and folders that the program is made of.
fn sources(root: &Path) -> Vec<String> {
    let mut found: Vec<String> = SOURCES.map(str::to_owned).to_vec();
    let crates = fs::read_dir(root.join("crates")).into_iter().flatten();
    for entry in crates.flatten() {
        let name = entry.file_name();
        let paths = OF_CRATES.map(|part| format!("crates/{}/{part}", name.to_string_lossy()));
        found.extend(paths.into_iter().filter(|path| root.join(path).exists()));
    }
    found.sort();
    found
}

/// A commit as people write it, with a mark where the files differ from it.
fn shown(commit: &str, dirty: bool) -> String {
    let short: String = commit.chars().take(9).collect();
    let mark = if dirty { "-dirty" } else { "" };
    format!("{short}{mark}")
}

/// What git says, if it is there and says something.
fn git(root: &Path, args: &[&str]) -> Option<String> {
    let output = command(root, args).output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    (output.status.success() && !text.trim().is_empty()).then(|| text.trim().to_owned())
}

fn command(root: &Path, args: &[&str]) -> Command {
    let mut command = Command::new("git");
    // Nothing is written, not even the index.
    command
        .env("GIT_OPTIONAL_LOCKS", "0")
        .arg("-C")
        .arg(root)
        .args(args);
    command
}
