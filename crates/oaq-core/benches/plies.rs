//! How fast plies are: perft, playouts, and the parts of a `Game`.
//!
//! `cargo bench -p oaq-core` runs them all; the counters are plies a second.

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use oaq_core::{Event, Game, Position, Rules, Setup, Switches, perft};

fn main() {
    divan::main();
}

/// Two, three and four players under the standard rules.
const PLAYERS: [u8; 3] = [2, 3, 4];

fn rules(players: u8) -> Rules {
    let switches = Switches {
        players,
        ..Switches::default()
    };
    Rules::new(switches).expect("the standard game for 2 to 4 players")
}

/// Counts every leaf of the standard game to six plies. Two players use the
/// packed ring.
#[divan::bench(args = PLAYERS)]
fn perft_6(bencher: Bencher, players: u8) {
    count_leaves(bencher, &Position::start(rules(players)));
}

/// The same two-player tree with stores too full for the packed ring: what the
/// packing gains is the ratio to `perft_6` of 2.
#[divan::bench]
fn perft_6_wide_ring(bencher: Bencher) {
    let rules = rules(2);
    let mut setup = Setup::start(&rules);
    setup.stores[0].dan = 255;
    count_leaves(
        bencher,
        &Position::from_setup(rules, &setup).expect("a full store is no fault"),
    );
}

fn count_leaves(bencher: Bencher, position: &Position) {
    bencher
        .counter(ItemsCount::new(perft(position, 6)))
        .bench(|| perft(black_box(position), 6));
}

/// A small deterministic generator, so that every run plays the same games.
struct SplitMix(u64);

impl SplitMix {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut x = self.0;
        x = (x ^ x >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        x = (x ^ x >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        usize::try_from((x ^ x >> 31) % n as u64).expect("below a usize")
    }
}

/// Plays a hundred random games; gives the number of plies.
fn playouts(rules: Rules, mut play: impl FnMut(&Position, oaq_core::Move) -> Position) -> u64 {
    let mut random = SplitMix(2026);
    let mut plies = 0;
    for _ in 0..100 {
        let mut position = Position::start(rules);
        loop {
            let moves = position.legal_moves();
            let Some(m) = (!moves.is_empty())
                .then(|| moves.get(random.below(moves.len())))
                .flatten()
            else {
                break;
            };
            position = play(&position, m);
            plies += 1;
        }
    }
    plies
}

/// Random games, one position made from the last.
#[divan::bench(args = PLAYERS)]
fn random_playouts(bencher: Bencher, players: u8) {
    let rules = rules(players);
    let play = |p: &Position, m| p.play_unchecked(m, &mut ());
    bencher
        .counter(ItemsCount::new(playouts(rules, play)))
        .bench(|| playouts(black_box(rules), play));
}

/// The same games with somebody listening to every event.
#[divan::bench]
fn random_playouts_traced(bencher: Bencher) {
    let rules = rules(2);
    let mut events: Vec<Event> = Vec::new();
    let mut play = move |p: &Position, m| {
        events.clear();
        p.play_unchecked(m, &mut events)
    };
    bencher
        .counter(ItemsCount::new(playouts(rules, &mut play)))
        .bench_local(|| playouts(black_box(rules), &mut play));
}

/// The same games in a `Game`, which keeps the history and looks for
/// repetitions.
#[divan::bench]
fn random_games(bencher: Bencher) {
    let rules = rules(2);
    let play_all = move || {
        let mut random = SplitMix(2026);
        let mut plies = 0_u64;
        for _ in 0..100 {
            let mut game = Game::new(Position::start(rules));
            while !game.position().is_over() {
                let moves = game.position().legal_moves();
                let m = moves.get(random.below(moves.len())).expect("a move");
                game.play(m).expect("a legal move");
                plies += 1;
            }
        }
        plies
    };
    bencher.counter(ItemsCount::new(play_all())).bench(play_all);
}
