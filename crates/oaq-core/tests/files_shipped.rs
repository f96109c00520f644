//! The shipped rule files: complete, canonical, and what the rules page says.
#![cfg(feature = "files")]

use std::fs;
use std::path::{Path, PathBuf};

use oaq_core::files::{RuleBook, Status, Texts, Variant};
use oaq_core::{Key, Kind, Position, Rules, Shortage, Switches, perft};

/// What each variant changes in the standard game, in the order of the book.
const DIFFERENCES: &[(&str, &[&str])] = &[
    ("standard", &[]),
    ("exchange", &["immature-quan.below=5", "shortage=exchange"]),
    (
        "mandarin",
        &[
            "gap=dan-only",
            "chain-gap=dan-only",
            "end=quan-pieces-captured",
        ],
    ),
    (
        "online",
        &[
            "quan-pieces=0",
            "quan-dan=10",
            "quan-ban-turns=1",
            "shortage=negative",
        ],
    ),
    ("quan-5", &["quan-value=5"]),
    ("quan-non", &["immature-quan.below=5"]),
    ("take-one", &["quan-ahead=take-one"]),
    (
        "tonkin",
        &[
            "quan-pieces=0",
            "quan-dan=10",
            "direction=counter-clockwise",
            "quan-ahead=take-one",
            "rows=split",
        ],
    ),
    ("three-player", &["players=3"]),
    ("four-player", &["players=4"]),
];

/// The standard game.
const STANDARD: &[(&str, &str)] = &[
    ("players", "2"),
    ("squares", "5"),
    ("dan", "5"),
    ("quan-pieces", "1"),
    ("quan-dan", "0"),
    ("quan-value", "10"),
    ("direction", "free"),
    ("quan-ahead", "stop"),
    ("gap", "any"),
    ("chain-gap", "any"),
    ("immature-quan.below", "0"),
    ("immature-quan.counts", "dan-with-piece"),
    ("quan-ban-turns", "0"),
    ("all-quan-wins", "false"),
    ("shortage", "borrow"),
    ("end", "quan-squares-empty"),
    ("rows", "owner"),
    ("quan-leftover", "split"),
    ("limits.repetition", "3"),
    ("limits.quiet-plies", "100"),
    ("limits.max-plies", "1000"),
];

/// Leaves at depths 1 to 4, from two other implementations.
const LEAVES: &[(&str, [u64; 4])] = &[
    ("standard", [10, 80, 664, 5128]),
    ("quan-5", [10, 80, 664, 5128]),
    ("quan-non", [10, 80, 668, 5188]),
    ("exchange", [10, 80, 668, 5188]),
    ("online", [10, 80, 668, 5184]),
    ("mandarin", [10, 80, 654, 4974]),
    ("take-one", [10, 80, 536, 3804]),
    ("tonkin", [5, 20, 69, 247]),
    ("three-player", [10, 80, 654, 5302]),
    ("four-player", [10, 80, 648, 5338]),
];

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("rules")
}

fn readme() -> String {
    fs::read_to_string(folder().join("README.md")).unwrap()
}

#[test]
fn the_standard_game_is_what_the_rules_page_says() {
    let book = RuleBook::shipped();
    let rules = book.get("standard").unwrap().rules();
    assert_eq!(*rules, Rules::STANDARD);
    let values: Vec<(&str, String)> = Key::ALL
        .iter()
        .map(|key| (key.name(), key.get(rules).to_string()))
        .collect();
    let values: Vec<(&str, &str)> = values.iter().map(|(k, v)| (*k, v.as_str())).collect();
    assert_eq!(values, STANDARD);
}

#[test]
fn every_variant_differs_from_the_standard_game_by_what_the_rules_page_says() {
    let book = RuleBook::shipped();
    for (id, expected) in DIFFERENCES {
        let variant = book.get(id).unwrap();
        let differences: Vec<String> = Rules::STANDARD
            .differences(variant.rules())
            .iter()
            .map(|(key, _, value)| format!("{key}={value}"))
            .collect();
        assert_eq!(differences, *expected, "{id}");
        let set: Vec<String> = variant
            .file()
            .rules
            .iter()
            .map(|(key, value)| format!("{key}={value}"))
            .collect();
        assert_eq!(set, *expected, "{id} sets no more than that");
        let base = (*id != "standard").then_some("standard");
        assert_eq!(variant.file().extends.as_deref(), base, "{id}");
    }
}

#[test]
fn the_book_begins_with_the_standard_game_then_goes_by_players_and_id() {
    let book = RuleBook::shipped();
    let known = |id: &&str| DIFFERENCES.iter().any(|(known, _)| known == id);
    let ids: Vec<&str> = book.ids().filter(known).collect();
    let expected: Vec<&str> = DIFFERENCES.iter().map(|(id, _)| *id).collect();
    assert_eq!(ids, expected);
}

#[test]
fn leaf_counts_from_every_start() {
    let book = RuleBook::shipped();
    assert_eq!(LEAVES.len(), DIFFERENCES.len());
    for (id, leaves) in LEAVES {
        let start = Position::start(*book.get(id).unwrap().rules());
        let counted = [1, 2, 3, 4].map(|depth| perft(&start, depth));
        assert_eq!(counted, *leaves, "{id}");
    }
}

#[test]
fn every_file_in_the_folder_is_shipped_under_its_name() {
    let mut names: Vec<String> = fs::read_dir(folder())
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|e| e == "toml"))
        .map(|path| path.file_stem().unwrap().to_str().unwrap().to_string())
        .collect();
    names.sort();
    let book = RuleBook::shipped();
    let mut ids: Vec<&str> = book.ids().collect();
    ids.sort_unstable();
    assert_eq!(ids, names);
    assert!(book.iter().all(Variant::is_shipped));
}

#[test]
fn every_shipped_file_is_in_the_canonical_layout() {
    for variant in &RuleBook::shipped() {
        let path = folder().join(format!("{}.toml", variant.id()));
        let text = fs::read_to_string(&path).unwrap();
        assert_eq!(variant.file().to_string(), text, "{}", path.display());
    }
}

#[test]
fn every_shipped_file_is_complete() {
    let readme = readme();
    for variant in &RuleBook::shipped() {
        let file = variant.file();
        for (what, texts) in [("names", &file.names), ("origin", &file.origin)] {
            let Texts { vi, en, pt } = texts;
            for text in [vi, en, pt] {
                assert!(text.is_some(), "{}: {what}", variant.id());
            }
            assert!(vi != en, "{}: {what}", variant.id());
        }
        for source in &file.sources {
            let listed = readme.lines().any(|line| line == format!("- {source}"));
            assert!(listed, "the README does not list {source}");
        }
        if DIFFERENCES.iter().any(|(id, _)| *id == variant.id()) {
            assert_eq!(file.status, Status::Attested, "{}", variant.id());
        }
    }
}

#[test]
fn the_readme_has_a_row_for_every_key_with_its_default_and_every_value() {
    let readme = readme();
    let rows: Vec<Vec<&str>> = readme
        .lines()
        .filter(|line| line.starts_with("| `"))
        .map(|line| line.split('|').map(str::trim).collect())
        .collect();
    for &key in Key::ALL {
        let default = key.get(&Switches::default());
        let values = match key.kind() {
            Kind::Integer(min, max) => format!("{default} ({min} to {max})"),
            Kind::Flag => "`false`, `true`".into(),
            Kind::Word(words) => {
                let words: Vec<String> = words.iter().map(|word| format!("`{word}`")).collect();
                words.join(", ")
            }
        };
        let row = rows.iter().find(|row| row[1] == format!("`{key}`"));
        let row = row.unwrap_or_else(|| panic!("no row for {key}"));
        assert_eq!(row[2], values, "{key}");
        assert!(!row[3].is_empty() && !row[4].is_empty(), "{key}");
    }
    for word in Shortage::WORDS {
        assert!(readme.contains(&format!("\n- `{word}`: ")), "{word}");
    }
}

#[test]
fn the_example_in_the_readme_is_a_sound_file_in_canonical_layout() {
    let readme = readme();
    let (_, rest) = readme.split_once("```toml\n").unwrap();
    let (example, _) = rest.split_once("```").unwrap();
    let mut book = RuleBook::shipped();
    let variant = book.add(example, "README.md").unwrap();
    assert_eq!(variant.rules().quan_value, 5);
    assert_eq!(variant.rules().immature_below, 5);
    assert_eq!(variant.file().to_string(), example);
}
