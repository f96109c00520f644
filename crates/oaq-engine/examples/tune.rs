//! Fits the weights of the evaluation to games of the engine against itself.
//!
//! `cargo run --release -p oaq-engine --example tune -- GAMES NODES [RULES]`
//!
//! Each game begins with four moves by chance and goes on with so many nodes a
//! move. Of every position in which nothing can be captured at once the
//! features are taken from the mover's side, and a least-squares fit says how
//! many points each of them is worth on average: what is fitted is the final
//! margin less the margin in the stores. The error is the standard one, as if
//! all positions were independent, which those of one game are not.
//!
//! A weight found so is only a candidate: whether it wins games, `compare`
//! says.
#![allow(clippy::print_stdout, reason = "it is a program")]

use oaq_core::files::RuleBook;
use oaq_core::{Game, Player, Position, Rules};
use oaq_engine::{
    Chooser, Limits, Options, RandomPlayer, SearchPlayer, Searcher, best_capture, threat_of_next,
};

/// What is measured of a position, from the mover's side.
const FEATURES: [&str; COUNT] = ["move", "row", "squares", "threat"];
const COUNT: usize = 4;

fn main() -> Result<(), String> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [games, nodes, rules @ ..] = &args[..] else {
        return Err("usage: tune GAMES NODES [RULES]".into());
    };
    let number = |text: &String| text.parse::<u64>().map_err(|e| format!("{text}: {e}"));
    let (games, nodes) = (number(games)?, number(nodes)?);
    let id = rules.first().map_or("standard", String::as_str);
    let book = RuleBook::shipped();
    let variant = book.get(id).ok_or_else(|| format!("{id}: no such rules"))?;
    let mut player = SearchPlayer {
        searcher: Searcher::new(Options {
            hash: 4,
            ..Options::default()
        }),
        limits: Limits {
            nodes: Some(nodes),
            depth: None,
        },
        handler: (),
    };
    let mut fit = Fit::default();
    for seed in 0..games {
        play(*variant.rules(), seed, &mut player, &mut fit)?;
    }
    fit.print();
    Ok(())
}

/// Plays a game and adds its positions.
fn play(
    rules: Rules,
    seed: u64,
    player: &mut SearchPlayer<()>,
    fit: &mut Fit,
) -> Result<(), String> {
    let mut chance = RandomPlayer::new(seed);
    let mut game = Game::new(Position::start(rules));
    player.searcher.clear();
    while !game.position().is_over() {
        let m = if game.moves().len() < 4 {
            chance.choose(&game)
        } else {
            player.choose(&game)
        };
        game.play(m.ok_or("no move")?).map_err(|e| e.to_string())?;
    }
    let outcome = game.outcome().ok_or("not over")?;
    let end = outcome.scores.as_slice();
    for position in game.positions().iter().skip(4) {
        if position.is_over() || best_capture(position).is_some() {
            continue;
        }
        let stores = position.store_scores();
        let come = |p: usize| f64::from(end[p] - stores.as_slice()[p]);
        let me = position.to_move().index();
        fit.add(features(position), come(me) - come(1 - me));
    }
    Ok(())
}

fn features(position: &Position) -> [f64; COUNT] {
    let board = position.board();
    let row = |player: Player| board.row(player).map(|square| position.dan(square));
    let sum = |player| f64::from(row(player).sum::<u32>());
    let taken = |player| {
        row(player)
            .map(|dan| f64::from(u8::from(dan > 0)))
            .sum::<f64>()
    };
    let me = position.to_move();
    let other = me.next(2);
    let threat = threat_of_next(position).map_or(0, |capture| capture.worth);
    [
        1.0,
        sum(me) - sum(other),
        taken(me) - taken(other),
        f64::from(threat),
    ]
}

/// The sums of a least-squares fit.
#[derive(Default)]
struct Fit {
    count: f64,
    products: [[f64; COUNT]; COUNT],
    targets: [f64; COUNT],
    square: f64,
}

impl Fit {
    fn add(&mut self, x: [f64; COUNT], y: f64) {
        self.count += 1.0;
        self.square += y * y;
        for i in 0..COUNT {
            self.targets[i] += x[i] * y;
            for j in 0..COUNT {
                self.products[i][j] += x[i] * x[j];
            }
        }
    }

    fn print(&self) {
        // Gauss and Jordan: the left side becomes its own inverse.
        let mut left = self.products;
        let mut right = [[0.0; COUNT]; COUNT];
        for (i, line) in right.iter_mut().enumerate() {
            line[i] = 1.0;
        }
        for i in 0..COUNT {
            let pivot = left[i][i];
            left[i] = left[i].map(|x| x / pivot);
            right[i] = right[i].map(|x| x / pivot);
            for j in (0..COUNT).filter(|&j| j != i) {
                let factor = left[j][i];
                for k in 0..COUNT {
                    left[j][k] -= factor * left[i][k];
                    right[j][k] -= factor * right[i][k];
                }
            }
        }
        let weights = right.map(|line| dot(line, self.targets));
        let rest = (self.square - dot(weights, self.targets)) / self.count;
        println!(
            "{} positions, what is left: {:.2} points",
            self.count,
            rest.sqrt()
        );
        for (i, name) in FEATURES.iter().enumerate() {
            let error = (rest * right[i][i]).sqrt();
            println!(
                "{name}: {:.0} ± {:.0} hundredths",
                100.0 * weights[i],
                196.0 * error
            );
        }
    }
}

fn dot(a: [f64; COUNT], b: [f64; COUNT]) -> f64 {
    a.iter().zip(b).map(|(a, b)| a * b).sum()
}
