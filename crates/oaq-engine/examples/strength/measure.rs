//! What the moves of the top level give away.

use std::collections::BTreeMap;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use oaq_core::files::RuleBook;
use oaq_core::{Game, Move, Position};
use oaq_engine::solve::{self, Proof, Watch};
use oaq_engine::{Handler, Level, LevelPlayer, Limits};
use oaq_notation::{read_position, read_rules};

use crate::collect;

/// How long the solver may take to say what a chosen move is worth.
const PATIENCE: Duration = Duration::from_secs(60);

/// Lets the top level choose in every position of a file, and prints what it
/// lost.
pub(crate) fn run(file: &str, millis: u64) -> Result<(), String> {
    let text = std::fs::read_to_string(file).map_err(|e| format!("{file}: {e}"))?;
    let book = RuleBook::shipped();
    let mut tallies: BTreeMap<&str, Tally> = BTreeMap::new();
    for line in text.lines() {
        let [id, position, value] = line.split('\t').collect::<Vec<_>>()[..] else {
            return Err(format!("{line}: not three fields"));
        };
        let rules = read_rules(id, &book).map_err(|e| e.to_string())?.value;
        let setup = read_position(position, &rules.rules).map_err(|e| e.to_string())?;
        let position =
            Position::from_setup(rules.rules, &setup.value).map_err(|e| e.to_string())?;
        let value: i32 = value.parse().map_err(|e| format!("{line}: {e}"))?;
        let game = Game::new(position);
        let limits = Limits::default();
        let mut player = LevelPlayer::new(Level::Full, 0);
        // Making the table is no part of a move.
        player.searcher();
        let clock = Clock(Time::now()? + Duration::from_millis(millis));
        let chosen = player.decide(&game, &limits, &clock).ok_or("no move")?;
        let loss = loss(game.position(), chosen, value)?;
        if loss > 0 {
            println!("{line}: {chosen} gives away {loss}");
        }
        for id in [id, "all"] {
            tallies.entry(id).or_default().add(loss);
        }
    }
    for (id, tally) in tallies {
        println!("{id}: {}", tally.text());
    }
    Ok(())
}

/// How much less a move is worth than the position; at most, where the solver
/// does not find it exactly.
fn loss(position: &Position, m: Move, value: i32) -> Result<i32, String> {
    let after = position.play_unchecked(m, &mut ());
    let again = after.to_move() == position.to_move();
    let cap = Some(collect::dan(position) + 2 * collect::LOANS);
    let limits = solve::Limits {
        cap,
        memory: collect::MEMORY,
        ..solve::Limits::default()
    };
    let watch = Until {
        end: Instant::now() + PATIENCE,
        value: if again { value } else { -value },
        again,
        held: AtomicBool::new(false),
    };
    let proof = solve::try_prove(&after, &limits, &watch).map_err(|e| e.to_string())?;
    let worth = if again {
        proof.lower
    } else {
        proof.upper.map(|u| -u)
    };
    let worth = worth.ok_or_else(|| format!("{m}: the solver finds no bound"))?;
    Ok((value - worth).max(0))
}

/// Stops the solver once a move is known to keep the value.
struct Until {
    end: Instant,
    value: i32,
    again: bool,
    held: AtomicBool,
}

impl Watch for Until {
    fn stop(&self) -> bool {
        self.held.load(Ordering::Relaxed) || Instant::now() >= self.end
    }

    fn progress(&self, proof: &Proof) {
        let held = if self.again {
            proof.lower.is_some_and(|lower| lower >= self.value)
        } else {
            proof.upper.is_some_and(|upper| upper <= self.value)
        };
        self.held.fetch_or(held, Ordering::Relaxed);
    }
}

#[derive(Default)]
struct Tally {
    positions: u32,
    wrong: u32,
    loss: i32,
    most: i32,
}

impl Tally {
    fn add(&mut self, loss: i32) {
        self.positions += 1;
        self.wrong += u32::from(loss > 0);
        self.loss += loss;
        self.most = self.most.max(loss);
    }

    fn text(&self) -> String {
        format!(
            "{} positions, {:.3} points a move given away, {} moves not the best, {} points at most",
            self.positions,
            f64::from(self.loss) / f64::from(self.positions),
            self.wrong,
            self.most,
        )
    }
}

/// Time that this thread has had on a processor, so that the result does not
/// depend on what else the machine has to do; on systems other than Linux the
/// time that passes.
#[derive(Clone, Copy)]
struct Time;

impl Time {
    fn now() -> Result<Duration, String> {
        static BEGIN: OnceLock<Instant> = OnceLock::new();
        let passed = BEGIN.get_or_init(Instant::now).elapsed();
        // The first number is nanoseconds on a processor.
        let Ok(text) = std::fs::read_to_string("/proc/thread-self/schedstat") else {
            return Ok(passed);
        };
        let nanos = text.split(' ').next().and_then(|n| n.parse().ok());
        nanos
            .map(Duration::from_nanos)
            .ok_or_else(|| format!("schedstat: {text}"))
    }
}

struct Clock(Duration);

impl Handler for Clock {
    fn stop(&self, _: u64) -> bool {
        Time::now().is_ok_and(|now| now >= self.0)
    }
}
