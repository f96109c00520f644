//! A search in the background, and what is said while it runs.

use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use oaq_core::{Move, Player, Position, Rules, Switches};
use oaq_engine::solve::{Limits, Plan, Proof, Side, Solver, Unsolvable, Watch, plan};

use crate::context::Context;
use crate::exit::Failure;
use crate::interrupt;

/// How often the clock and Ctrl-C are looked at.
const TICK: Duration = Duration::from_millis(50);

/// How long the best line may take when the time is up already.
const LINE_TIME: Duration = Duration::from_secs(10);

/// One position that is being solved.
pub(super) struct Work<'a> {
    solver: &'a Solver,
    pub(super) position: &'a Position,
    end: Option<Instant>,
    /// How many bytes each side may take to settle what cycles leave open, if
    /// that is asked for.
    cycles: Option<u64>,
}

/// Sends on what is new.
struct Messenger<'a> {
    stop: &'a AtomicBool,
    /// When what is done now is to stop by itself.
    soon: Option<Instant>,
    news: Mutex<Sender<Proof>>,
}

impl Watch for Messenger<'_> {
    fn stop(&self) -> bool {
        self.stop.load(Relaxed) || self.soon.is_some_and(|soon| Instant::now() >= soon)
    }

    fn progress(&self, proof: &Proof) {
        let news = self.news.lock().unwrap_or_else(PoisonError::into_inner);
        // Nobody listens any more where the output could not be written.
        let _ = news.send(*proof);
    }
}

/// Stops at a time, and at Ctrl-C.
struct Until(Option<Instant>);

impl Watch for Until {
    fn stop(&self) -> bool {
        interrupt::asked() || self.0.is_some_and(|end| Instant::now() >= end)
    }
}

impl<'a> Work<'a> {
    pub(super) fn new(
        solver: &'a Solver,
        position: &'a Position,
        end: Option<Instant>,
        cycles: Option<u64>,
    ) -> Self {
        Self {
            solver,
            position,
            end,
            cycles,
        }
    }

    /// Solves the position, and settles what cycles leave open.
    fn prove(&self, mut watch: Messenger<'_>) -> Result<Proof, Unsolvable> {
        let Some(bytes) = self.cycles else {
            return self.solver.solve(self.position, &watch);
        };
        // Half of the time for each.
        let now = Instant::now();
        watch.soon = self
            .end
            .map(|end| now + end.saturating_duration_since(now) / 2);
        let proof = self.solver.solve(self.position, &watch)?;
        watch.soon = None;
        self.solver.settle(self.position, proof, bytes, &watch)
    }

    /// Solves the position while `tell` is told whatever is new.
    pub(super) fn solve<'c, 'i>(
        &self,
        context: &mut Context<'c, 'i>,
        tell: &mut dyn FnMut(&Proof, &mut Context<'c, 'i>) -> Result<(), Failure>,
    ) -> Result<Result<Proof, Unsolvable>, Failure> {
        let stop = AtomicBool::new(false);
        let until = Until(self.end);
        let (sender, receiver) = channel();
        let watch = Messenger {
            stop: &stop,
            soon: None,
            news: Mutex::new(sender),
        };
        thread::scope(|scope| {
            // With the watch goes the sender: the end of the news.
            let solving = scope.spawn(move || self.prove(watch));
            let mut told = Ok(());
            loop {
                match receiver.recv_timeout(TICK) {
                    Ok(proof) => told = told.and_then(|()| tell(&proof, context)),
                    Err(RecvTimeoutError::Timeout) => {}
                    Err(RecvTimeoutError::Disconnected) => break,
                }
                if told.is_err() || until.stop() {
                    stop.store(true, Relaxed);
                }
            }
            let proof = solving
                .join()
                .unwrap_or_else(|panic| std::panic::resume_unwind(panic));
            told.map(|()| proof)
        })
    }

    /// A plan by which a side forces a bound that is proved, with as much memory
    /// as the tables took, and plans as long as there are.
    pub(super) fn plan(
        &self,
        limits: &Limits,
        side: Side,
        bound: i32,
        repetition: u32,
    ) -> Result<Option<Plan>, Unsolvable> {
        let limits = Limits {
            horizon: Limits::MAX_HORIZON,
            ..*limits
        };
        let until = Until(self.end);
        plan(self.position, &limits, side, bound, repetition, &until)
    }

    /// The line of best play, where there is a value, and as far as it can be
    /// found soon. Played out, it ends with the value.
    pub(super) fn line(&self, proof: &Proof) -> Option<Vec<Move>> {
        let value = proof.value()?;
        if self.position.is_over() {
            return Some(Vec::new());
        }
        let soon = Instant::now() + LINE_TIME;
        let until = Until(Some(self.end.map_or(soon, |end| end.max(soon))));
        let line = self.solver.line(self.position, value, &until).ok()?;
        let mut last = self.position.clone();
        let mover = last.to_move();
        for &m in &line {
            last = last.play(m).ok()?;
        }
        // A whole line that ended otherwise would be a fault; it is not shown.
        (!last.is_over() || margin(&last, mover) == value).then_some(line)
    }
}

/// The position under the same rules without the limits of RULES §4.
pub(super) fn unlimited(position: &Position) -> Option<Position> {
    let rules = Rules::new(Switches {
        repetition: 0,
        quiet_plies: 0,
        max_plies: 0,
        ..position.rules().switches()
    });
    Position::from_setup(rules.ok()?, &position.to_setup()).ok()
}

fn margin(position: &Position, player: Player) -> i32 {
    let scores = position.scores();
    let points = scores.as_slice();
    match player {
        Player::A => points[0] - points[1],
        _ => points[1] - points[0],
    }
}
