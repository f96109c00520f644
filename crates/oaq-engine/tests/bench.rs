//! The fixed positions, and what searching them costs.

use std::num::NonZeroUsize;

use oaq_core::files::RuleBook;
use oaq_core::{Game, Position};
use oaq_engine::bench::{self, BenchPosition, FINGERPRINT, POSITIONS};
use oaq_engine::{Options, Searcher};
use oaq_notation::{position_text, read_position, read_rules};

fn game(bench: &BenchPosition) -> Game {
    let book = RuleBook::shipped();
    let rules = read_rules(bench.rules, &book).unwrap().value.rules;
    let read = read_position(bench.position, &rules).unwrap();
    assert!(read.notes.is_empty(), "{bench:?}: {:?}", read.notes);
    Game::new(Position::from_setup(rules, &read.value).unwrap())
}

#[test]
fn every_position_can_be_searched() {
    for bench in &POSITIONS {
        let game = game(bench);
        assert!(!game.position().is_over(), "{bench:?}");
        assert_eq!(position_text(game.position()), bench.position);
    }
}

#[test]
fn the_search_does_what_it_did() {
    let (depth, nodes) = FINGERPRINT;
    let mut searcher = Searcher::new(Options {
        threads: NonZeroUsize::MIN,
        hash: 1,
        ..Options::default()
    });
    let count = |bench| {
        let found = bench::run(&game(bench), depth, &mut searcher);
        found.unwrap().nodes
    };
    let counted: u64 = POSITIONS.iter().map(count).sum();
    assert_eq!(
        counted, nodes,
        "if the search was to change, change `oaq_engine::bench::FINGERPRINT` and say so"
    );
}
