//! Makes the languages out of the folders in `locales`: each becomes a variant
//! of `Lang`, with its catalogues embedded. So a new language is a new folder
//! and nothing else.

#[path = "build/languages.rs"]
mod languages;

use std::path::Path;
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let here = env::var("CARGO_MANIFEST_DIR").map_err(io::Error::other)?;
    let out = env::var("OUT_DIR").map_err(io::Error::other)?;
    let folder = Path::new(&here).join("locales");
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=build/languages.rs");
    println!("cargo::rerun-if-changed={}", folder.display());
    let found = languages::find(&folder)?;
    fs::write(Path::new(&out).join("lang.rs"), languages::code(&found))
}
