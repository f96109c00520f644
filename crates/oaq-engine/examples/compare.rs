//! Plays two configurations of the search against each other: does a term of
//! the evaluation, or a technique, win games?
//!
//! `cargo run --release -p oaq-engine --example compare -- 'row=40' 'row=0' 3000`
//!
//! From every position after three plies all play, with so many nodes a move:
//! the first configuration sits on each seat once, and the second one on all
//! the others. The result is from the first one's side: games won, shared and
//! lost, its share of the points, the average margin over the best of the
//! others in dân, with errors of 95 % over the rounds in which it sat on each
//! seat; with two players also the difference in Elo. A configuration is a list
//! of `row=N`, the weight of that name, and `exhaustive`; a fourth argument is
//! the id of a shipped variant, `standard` unless given, and a fifth one how
//! many plies the openings have.
#![allow(clippy::print_stdout, reason = "it is a program")]

use oaq_core::files::RuleBook;
use oaq_core::{Game, Player, Position};
use oaq_engine::{Limits, Options, Searcher};

fn main() -> Result<(), String> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [a, b, nodes, more @ ..] = &args[..] else {
        return Err("usage: compare CONFIGURATION CONFIGURATION NODES [RULES [PLIES]]".into());
    };
    let number = |text: &String| text.parse::<u64>().map_err(|e| format!("{text}: {e}"));
    let limits = Limits {
        nodes: Some(number(nodes)?),
        depth: None,
    };
    let id = more.first().map_or("standard", String::as_str);
    let book = RuleBook::shipped();
    let variant = book.get(id).ok_or_else(|| format!("{id}: no such rules"))?;
    let start = Game::new(Position::start(*variant.rules()));
    let seats: Vec<Player> = start.position().board().seats().collect();
    let mut sides = vec![searcher(a)?];
    for _ in 1..seats.len() {
        sides.push(searcher(b)?);
    }
    let mut tally = Tally::default();
    for opening in openings(start, more.get(1).map_or(Ok(3), number)?) {
        let mut round = Vec::new();
        for (first, &seat) in seats.iter().enumerate() {
            let mut game = opening.clone();
            for side in &mut sides {
                side.clear();
            }
            while !game.position().is_over() {
                let player = game.position().to_move().index();
                let side = &mut sides[(player + seats.len() - first) % seats.len()];
                let found = side
                    .search(&game, &limits, 1, &())
                    .map_err(|e| e.to_string())?;
                let line = found.best().ok_or("no move")?;
                game.play(line.first()).map_err(|e| e.to_string())?;
            }
            let outcome = game.outcome().ok_or("not over")?;
            let scores = outcome.scores.as_slice();
            let others = (0..seats.len()).filter(|&other| other != first);
            let best = others.map(|other| scores[other]).max().unwrap_or(0);
            let margin = f64::from(scores[first] - best);
            round.push((outcome.shares.share(seat), margin));
        }
        tally.add(&round);
    }
    println!("{a} against {b}: {}", tally.text(seats.len()));
    Ok(())
}

/// Every game of so many plies.
fn openings(start: Game, plies: u64) -> Vec<Game> {
    let mut games = vec![start];
    for _ in 0..plies {
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
    shared: u32,
    lost: u32,
    /// The average share of the win and the average margin of each round.
    rounds: Vec<(f64, f64)>,
}

impl Tally {
    /// Adds a round: the share and the margin on each seat.
    fn add(&mut self, round: &[(f64, f64)]) {
        for (share, _) in round {
            if *share > 0.9 {
                self.won += 1;
            } else if *share < 0.1 {
                self.lost += 1;
            } else {
                self.shared += 1;
            }
        }
        let average = |of: fn(&(f64, f64)) -> f64| mean(round.iter().map(of)).0;
        self.rounds.push((average(|r| r.0), average(|r| r.1)));
    }

    fn text(&self, seats: usize) -> String {
        let (share, error) = mean(self.rounds.iter().map(|round| round.0));
        let (margin, margin_error) = mean(self.rounds.iter().map(|round| round.1));
        let elo = |share: f64| -400.0 * (1.0 / share.clamp(0.001, 0.999) - 1.0).log10();
        let elo = if seats == 2 {
            let [middle, low, high] = [share, share - error, share + error].map(elo);
            format!("; Elo {middle:+.0} ({low:+.0} to {high:+.0})")
        } else {
            String::new()
        };
        format!(
            "{} won, {} shared, {} lost; {:.1} ± {:.1} %; margin {margin:+.2} ± {margin_error:.2}{elo}",
            self.won,
            self.shared,
            self.lost,
            100.0 * share,
            100.0 * error,
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
