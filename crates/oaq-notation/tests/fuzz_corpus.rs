//! The fuzz targets on the corpus that is kept, as plain tests. What the
//! targets demand stands in `fuzz/src/lib.rs`.

use std::fs;
use std::path::PathBuf;

#[path = "../../../fuzz/src/lib.rs"]
#[expect(unreachable_pub, reason = "it is the library of the fuzz targets")]
mod targets;

/// Runs a target on each file of its corpus.
fn run(name: &str, target: fn(&[u8])) {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("../../fuzz/corpus")
        .join(name);
    let mut files = 0;
    for entry in fs::read_dir(folder).expect("the corpus") {
        let data = fs::read(entry.expect("an entry").path()).expect("a file");
        files += 1;
        target(&data);
        // Ends that are cut off are where readers go wrong most.
        for end in 0..data.len().min(300) {
            target(&data[..end]);
        }
    }
    assert!(files >= 3, "{files} files for {name}");
}

#[test]
fn positions() {
    run("position", targets::position);
}

#[test]
fn moves() {
    run("moves", targets::moves);
}

#[test]
fn records() {
    run("record", targets::record);
}

#[test]
fn json() {
    run("json", targets::json);
}

#[test]
fn rules() {
    run("rules", targets::rules);
}
