//! Plays two configurations of the search against each other: does a term of
//! the evaluation, or a technique, win games?
//!
//! `cargo run --release -p oaq-engine --example compare -- 'row=40' 'row=0' 20000`
//!
//! From every position after three plies both play once for each player, with
//! so many nodes a move. The result is from the first one's side: games won,
//! drawn and lost, the average margin in dân, and the difference in Elo, with
//! the error of 95 % over the pairs of games. A configuration is a list of
//! `row=N` and `exhaustive`; a fourth argument is the id of a shipped variant,
//! `standard` unless given.
#![allow(clippy::print_stdout, reason = "it is a program")]

use oaq_core::files::RuleBook;
use oaq_core::{Game, Player, Position, Rules};
use oaq_engine::{Limits, Options, Searcher};

fn main() -> Result<(), String> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [a, b, nodes, rules @ ..] = &args[..] else {
        return Err("usage: compare CONFIGURATION CONFIGURATION NODES [RULES]".into());
    };
    let nodes: u64 = nodes.parse().map_err(|e| format!("{nodes}: {e}"))?;
    let rules = match rules.first() {
        None => Rules::STANDARD,
        Some(id) => *RuleBook::shipped()
            .get(id)
            .ok_or_else(|| format!("{id}: no such rules"))?
            .rules(),
    };
    let mut sides = [searcher(a)?, searcher(b)?];
    let limits = Limits {
        nodes: Some(nodes),
        depth: None,
    };
    let mut tally = Tally::default();
    for opening in openings(rules) {
        let pair = [0, 1].map(|first| -> Result<(f64, f64), String> {
            let mut game = opening.clone();
            for side in &mut sides {
                side.clear();
            }
            while !game.position().is_over() {
                let player = game.position().to_move().index();
                let side = &mut sides[(player + first) % 2];
                let found = side
                    .search(&game, &limits, 1, &())
                    .map_err(|e| e.to_string())?;
                let line = found.best().ok_or("no move")?;
                game.play(line.first()).map_err(|e| e.to_string())?;
            }
            let outcome = game.outcome().ok_or("not over")?;
            let player = [Player::A, Player::B][first];
            let scores = outcome.scores.as_slice();
            let margin = f64::from(scores[first] - scores[1 - first]);
            Ok((outcome.shares.share(player), margin))
        });
        let [one, other] = pair;
        tally.add([one?, other?]);
    }
    println!("{a} against {b}: {}", tally.text());
    Ok(())
}

/// Every game of three plies.
fn openings(rules: Rules) -> Vec<Game> {
    let start = Game::new(Position::start(rules));
    let mut games = vec![start];
    for _ in 0..3 {
        games = games
            .iter()
            .flat_map(|game| {
                game.position().legal_moves().iter().filter_map(|m| {
                    let mut next = game.clone();
                    next.play(m).ok()?;
                    Some(next)
                })
            })
            .filter(|game| !game.position().is_over())
            .collect();
    }
    games
}

fn searcher(text: &str) -> Result<Searcher, String> {
    let mut options = Options {
        hash: 16,
        ..Options::default()
    };
    for word in text.split_whitespace() {
        let number = |n: &str| n.parse().map_err(|e| format!("{word}: {e}"));
        match word.split_once('=') {
            Some(("row", n)) => options.weights.row = number(n)?,
            None if word == "exhaustive" => options.exhaustive = true,
            _ => return Err(format!("{word}: no such option")),
        }
    }
    Ok(Searcher::new(options))
}

#[derive(Default)]
struct Tally {
    won: u32,
    drawn: u32,
    lost: u32,
    /// The average share of the win and the average margin of each pair.
    pairs: Vec<(f64, f64)>,
}

impl Tally {
    fn add(&mut self, pair: [(f64, f64); 2]) {
        for (share, _) in pair {
            if share > 0.9 {
                self.won += 1;
            } else if share < 0.1 {
                self.lost += 1;
            } else {
                self.drawn += 1;
            }
        }
        let [(share, margin), (other_share, other_margin)] = pair;
        let averages = (
            f64::midpoint(share, other_share),
            f64::midpoint(margin, other_margin),
        );
        self.pairs.push(averages);
    }

    fn text(&self) -> String {
        let (score, error) = mean(self.pairs.iter().map(|pair| pair.0));
        let (margin, margin_error) = mean(self.pairs.iter().map(|pair| pair.1));
        let elo = |score: f64| -400.0 * (1.0 / score.clamp(0.001, 0.999) - 1.0).log10();
        format!(
            "{} won, {} drawn, {} lost; margin {margin:+.2} ± {margin_error:.2}; Elo {:+.0} ({:+.0} to {:+.0})",
            self.won,
            self.drawn,
            self.lost,
            elo(score),
            elo(score - error),
            elo(score + error),
        )
    }
}

/// The mean, and the error of 95 %.
fn mean(numbers: impl ExactSizeIterator<Item = f64> + Clone) -> (f64, f64) {
    let count = f64::from(u32::try_from(numbers.len()).unwrap_or(u32::MAX));
    let mean = numbers.clone().sum::<f64>() / count;
    let squares: f64 = numbers.map(|x| (x - mean).powi(2)).sum();
    (mean, 1.96 * (squares / count).sqrt() / count.sqrt())
}
