//! The leaves of the tree of moves, compared with the files in `tests/perft/`.

use std::collections::BTreeSet;
use std::fs;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::thread;

use oaq_core::files::RuleBook;
use oaq_core::{Position, perft_divide_on};

/// Without optimisation the deepest counts would take too long; a test of
/// the release build (`cargo test --release`) checks them all.
const DEEPEST: u32 = if cfg!(debug_assertions) { 6 } else { u32::MAX };

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("perft")
}

/// The counts of a file: the leaves at depth 1, 2, 3, …
fn counts(id: &str) -> Vec<u64> {
    let path = folder().join(id).with_extension("txt");
    let text = fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    let mut counts = Vec::new();
    for line in lines {
        let (depth, leaves) = line.split_once(' ').unwrap();
        counts.push(leaves.parse().unwrap());
        assert_eq!(depth, counts.len().to_string(), "{}", path.display());
    }
    counts
}

#[test]
fn every_shipped_variant_has_counts_and_no_other() {
    let files: BTreeSet<String> = fs::read_dir(folder())
        .unwrap()
        .map(|entry| {
            let path = entry.unwrap().path();
            assert_eq!(path.extension().unwrap(), "txt", "{}", path.display());
            path.file_stem().unwrap().to_string_lossy().into_owned()
        })
        .collect();
    let book = RuleBook::shipped();
    assert_eq!(files, book.ids().map(str::to_owned).collect());
    for variant in &book {
        let deepest = if variant.rules().players == 2 { 7 } else { 5 };
        assert_eq!(counts(variant.id()).len(), deepest, "{}", variant.id());
    }
}

#[test]
fn the_leaves_are_as_counted() {
    let threads = thread::available_parallelism().unwrap_or(NonZeroUsize::MIN);
    for variant in &RuleBook::shipped() {
        let start = Position::start(*variant.rules());
        for (depth, expected) in (1..=DEEPEST).zip(counts(variant.id())) {
            let leaves: u64 = perft_divide_on(&start, depth, threads)
                .into_iter()
                .map(|(_, leaves)| leaves)
                .sum();
            assert_eq!(leaves, expected, "{} at depth {depth}", variant.id());
        }
    }
}

#[test]
fn the_table_in_the_rules_says_the_same() {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/rules.md");
    let page = fs::read_to_string(page).unwrap();
    for variant in &RuleBook::shipped() {
        let id = variant.id();
        let rows: Vec<Vec<u64>> = page
            .lines()
            .filter(|line| line.starts_with(&format!("| `{id}` |")))
            .map(|line| {
                line.split('|')
                    .filter_map(|cell| cell.trim().parse().ok())
                    .collect()
            })
            .filter(|numbers: &Vec<u64>| !numbers.is_empty())
            .collect();
        assert_eq!(rows, [&counts(id)[..4]], "{id}");
    }
}
