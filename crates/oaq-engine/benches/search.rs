//! How fast positions are evaluated and searched.
//!
//! `cargo bench -p oaq-engine` runs them all; the counters are positions or
//! nodes a second.

use std::num::NonZeroUsize;

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use oaq_core::files::RuleBook;
use oaq_core::{Game, Position};
use oaq_engine::bench::{self, BenchPosition, POSITIONS};
use oaq_engine::{Chooser, Greedy, Options, Searcher, Weights};
use oaq_notation::{read_position, read_rules};

fn main() {
    divan::main();
}

fn game(bench: &BenchPosition) -> Game {
    let rules = read_rules(bench.rules, &RuleBook::shipped()).expect("shipped rules");
    let rules = rules.value.rules;
    let setup = read_position(bench.position, &rules).expect("a position");
    Game::new(Position::from_setup(rules, &setup.value).expect("a position"))
}

/// From the start of the standard game, with a new table each time.
#[divan::bench(args = [6, 10, 13], sample_count = 20)]
fn search_from_the_start(bencher: Bencher, depth: u32) {
    search(bencher, &game(&POSITIONS[0]), depth);
}

/// A position of rules whose future depends on the stores.
#[divan::bench(sample_count = 20)]
fn search_with_the_stores_in_the_key(bencher: Bencher) {
    let start = BenchPosition {
        rules: "standard shortage=end",
        ..POSITIONS[0]
    };
    search(bencher, &game(&start), 10);
}

fn search(bencher: Bencher, game: &Game, depth: u32) {
    let options = Options {
        threads: NonZeroUsize::MIN,
        hash: 16,
        ..Options::default()
    };
    let run = || bench::run(game, depth, &mut Searcher::new(options)).expect("not over");
    bencher.counter(ItemsCount::new(run().nodes)).bench(run);
}

/// The evaluation of every fixed position, as a front end asks for it.
#[divan::bench]
fn evaluate(bencher: Bencher) {
    let games: Vec<Game> = POSITIONS.iter().map(game).collect();
    bencher.counter(ItemsCount::new(games.len())).bench(|| {
        for game in &games {
            black_box(Weights::default().evaluate(black_box(game.position())));
        }
    });
}

/// A move of the player who looks one move ahead.
#[divan::bench]
fn greedy_move(bencher: Bencher) {
    let game = game(&POSITIONS[0]);
    bencher.bench(|| Greedy.choose(black_box(&game)));
}
