//! Embeds the rule files: every `rules/*.toml` becomes one entry, its name and
//! its text, of the list that `files::RuleBook::shipped` reads. So a new
//! variant is a new file and nothing else.

use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs, io};

fn main() -> io::Result<()> {
    if env::var_os("CARGO_FEATURE_FILES").is_none() {
        println!("cargo::rerun-if-changed=build.rs");
        return Ok(());
    }
    let here = env::var("CARGO_MANIFEST_DIR").map_err(io::Error::other)?;
    let out = env::var("OUT_DIR").map_err(io::Error::other)?;
    // `rules` is a symbolic link; a checkout without such links has a small
    // text file in its place.
    let linked = Path::new(&here).join("rules");
    let folder = if linked.is_dir() {
        linked
    } else {
        Path::new(&here).join("../../rules")
    };
    println!("cargo::rerun-if-changed={}", folder.display());

    let mut files = Vec::new();
    for entry in fs::read_dir(&folder)? {
        let path = entry?.path();
        if path.extension().is_some_and(|e| e == "toml") {
            files.push(path);
        }
    }
    files.sort();
    let mut list = String::from("&[\n");
    for path in files {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let path = path.to_string_lossy();
        writeln!(list, "    ({name:?}, include_str!({path:?})),").map_err(io::Error::other)?;
    }
    list.push_str("]\n");
    fs::write(Path::new(&out).join("shipped.rs"), list)
}
