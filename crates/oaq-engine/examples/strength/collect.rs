//! Positions of games, with their exact values.

use std::io::Write as _;
use std::time::{Duration, Instant};

use oaq_core::files::RuleBook;
use oaq_core::{Game, Move, Position, Rules};
use oaq_engine::solve::{Limits, Solver, Watch};
use oaq_engine::{Chooser, Greedy, Level, LevelPlayer, RandomPlayer};
use oaq_notation::position_text;

/// The rules of the games, one after the other.
const RULES: [&str; 12] = [
    "standard", "quan-non", "standard", "mandarin", "standard", "take-one", "standard", "tonkin",
    "standard", "exchange", "quan-5", "online",
];

/// How long a position may take.
const PATIENCE: Duration = Duration::from_secs(10);

/// With more dân on the board that is seldom enough.
const MOST_DAN: u32 = 25;

pub(crate) const MEMORY: u64 = 128 << 20;

/// So many dân more than there are may lie on the board.
pub(crate) const LOANS: u32 = 10;

/// Writes so many positions.
pub(crate) fn run(count: u64, seed: u64) -> Result<(), String> {
    let book = RuleBook::shipped();
    let mut found = 0;
    for number in 0.. {
        if found == count {
            break;
        }
        let id = RULES[number % RULES.len()];
        let rules = *book.get(id).ok_or("no such rules")?.rules();
        let seed = seed.wrapping_mul(1_000_000) + number as u64;
        let Some(position) = position(rules, seed)? else {
            continue;
        };
        let Some(value) = value(&position) else {
            continue;
        };
        let line = format!("{id}\t{}\t{value}", position_text(&position));
        writeln!(std::io::stdout(), "{line}").map_err(|e| e.to_string())?;
        found += 1;
    }
    Ok(())
}

/// A position of a game between two players of any strength, with a choice to
/// make.
fn position(rules: Rules, seed: u64) -> Result<Option<Position>, String> {
    let mut chance = RandomPlayer::new(seed);
    let mut game = Game::new(Position::start(rules));
    // Moves are the numbers by chance at hand: 0 to 9.
    let mut throw = |game: &Game| usize::from(chance.choose(game).map_or(0, Move::index));
    let start = game.clone();
    let mut players = [throw(&start) % 7, throw(&start) % 7].map(|strength| player(strength, seed));
    while let Some(m) = players[game.position().to_move().index()].choose(&game) {
        game.play(m).map_err(|e| e.to_string())?;
    }
    let with_choice =
        |position: &&Position| position.legal_moves().len() > 1 && dan(position) <= MOST_DAN;
    let choices: Vec<&Position> = game.positions().iter().filter(with_choice).collect();
    let place = (throw(&start) * 100 + throw(&start) * 10 + throw(&start)) * choices.len() / 1000;
    Ok(choices.get(place).map(|&position| position.clone()))
}

fn player(strength: usize, seed: u64) -> Box<dyn Chooser> {
    match Level::ALL.get(strength).copied() {
        // What takes long would be the same but a little better.
        Some(Level::Full) => Box::new(Greedy),
        Some(level) => Box::new(LevelPlayer::new(level, seed)),
        None => Box::new(RandomPlayer::new(seed)),
    }
}

/// What a position is worth to the mover, if the solver finds it in time.
fn value(position: &Position) -> Option<i32> {
    let limits = Limits {
        memory: MEMORY,
        cap: Some(dan(position) + LOANS),
        ..Limits::default()
    };
    let solver = Solver::new(position, &limits).ok()?;
    solver.solve(position, &Clock(Instant::now())).ok()?.value()
}

pub(crate) fn dan(position: &Position) -> u32 {
    let ring = position.board().ring();
    ring.map(|square| position.dan(square)).sum()
}

struct Clock(Instant);

impl Watch for Clock {
    fn stop(&self) -> bool {
        self.0.elapsed() > PATIENCE
    }
}
