//! Thinking, on a thread of its own.
//!
//! The worker answers one question at a time. A new question, or none, stops
//! the one before within a thousandth of a second, so the screen never waits.

use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use oaq_core::Move;
use oaq_engine::{Analysis, Handler, Line, Options, Searcher};
use oaq_play::{Budget, Effort, NoMove, Seat, SeatOptions, TableSize, Turn, Who};

use crate::action::{About, Action, Question, Ticket};

/// How long the engine thinks about a hint.
const HINT: Effort = Effort::of_time(Duration::from_secs(1));

/// How long it looks at a position whose value is shown. Then the screen is
/// still, and nothing uses the processor.
const VALUE: Effort = Effort::of_time(Duration::from_secs(10));

/// How often it tells what it has found.
const REPORTS: Duration = Duration::from_millis(80);

/// A job, and whether it is still wanted.
struct Job {
    ticket: Ticket,
    question: Box<Question>,
    stop: Arc<AtomicBool>,
}

impl Job {
    fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }
}

/// The thread that thinks.
pub(crate) struct Worker {
    jobs: Option<Sender<Job>>,
    /// What stops the question that is being thought about.
    stop: Arc<AtomicBool>,
    thread: Option<JoinHandle<()>>,
}

impl Worker {
    /// A worker that gives its answers to `tell`. Each of its searchers has so
    /// many threads and so many mebibytes to remember things in.
    ///
    /// # Errors
    ///
    /// If the system has no thread to give.
    pub(crate) fn start(
        threads: usize,
        hash: usize,
        tell: impl Fn(Action) + Send + Sync + 'static,
    ) -> std::io::Result<Self> {
        let (jobs, inbox) = mpsc::channel();
        let thread = thread::Builder::new()
            .name("oaq-search".into())
            .spawn(move || Thinker::new(threads, hash, &tell).work(&inbox))?;
        Ok(Self {
            jobs: Some(jobs),
            stop: Arc::default(),
            thread: Some(thread),
        })
    }

    /// Stops whatever it thinks about and asks it something else.
    pub(crate) fn ask(&mut self, ticket: Ticket, question: Box<Question>) {
        self.stop();
        self.stop = Arc::default();
        let job = Job {
            ticket,
            question,
            stop: Arc::clone(&self.stop),
        };
        // A worker that is gone has panicked, which ends the program anyway.
        let _ = self.jobs.as_ref().map(|jobs| jobs.send(job));
    }

    /// Stops whatever it thinks about.
    pub(crate) fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }

    /// Whether the thread has ended, which it does by itself only in a panic.
    pub(crate) fn is_broken(&self) -> bool {
        self.thread.as_ref().is_some_and(JoinHandle::is_finished)
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        self.stop();
        self.jobs = None;
        if let Some(thread) = self.thread.take()
            && let Err(panic) = thread.join()
            && !thread::panicking()
        {
            std::panic::resume_unwind(panic);
        }
    }
}

/// The one who thinks: for people, and in each seat, so that no player learns
/// from another.
struct Thinker<'t> {
    tell: &'t (dyn Fn(Action) + Send + Sync),
    options: Options,
    seats: [Option<Seated>; 4],
    adviser: Option<Searcher>,
    told_of_table: bool,
}

/// A player who makes moves by itself.
struct Seated {
    who: Who,
    player: Player,
    /// Of the game it plays.
    number: u64,
}

enum Player {
    /// Tells what it finds while it thinks.
    Search(Box<Searcher>),
    Other(Box<Seat>),
}

impl<'t> Thinker<'t> {
    fn new(threads: usize, hash: usize, tell: &'t (dyn Fn(Action) + Send + Sync)) -> Self {
        let options = Options {
            threads: threads.try_into().unwrap_or(NonZeroUsize::MIN),
            hash,
            ..Options::default()
        };
        Self {
            tell,
            options,
            seats: [const { None }; 4],
            adviser: None,
            told_of_table: false,
        }
    }

    fn work(&mut self, inbox: &Receiver<Job>) {
        while let Ok(job) = inbox.recv() {
            if !job.is_stopped() {
                self.answer(&job);
            }
        }
    }

    fn answer(&mut self, job: &Job) {
        let answer = match &job.question.about {
            About::Move(player, who) => self.choose(player.index(), who, job),
            About::Hint => Ok(self.advise(HINT, job)),
            About::Value => Ok(self.advise(VALUE, job)),
        };
        self.tell_of_table();
        // What was stopped has no answer that anybody waits for.
        if !job.is_stopped() {
            (self.tell)(Action::Chosen(job.ticket, answer));
        }
    }

    /// The move of a player, or why there is none.
    fn choose(&mut self, seat: usize, who: &Who, job: &Job) -> Result<Option<Move>, NoMove> {
        let Question {
            game,
            number,
            clock,
            ..
        } = &*job.question;
        let stays = |seated: &Seated| seated.who == *who;
        if !self.seats[seat].as_ref().is_some_and(stays) {
            self.seats[seat] = self.seated(who);
        }
        let Some(seated) = &mut self.seats[seat] else {
            return Ok(None);
        };
        let stop = || job.is_stopped();
        let turn = Turn {
            stop: &stop,
            clock: *clock,
        };
        let is_new = seated.number != *number;
        match (&mut seated.player, who) {
            (Player::Search(searcher), Who::Search(effort)) => {
                if is_new {
                    searcher.clear();
                }
                seated.number = *number;
                let left = clock.map(|clock| (clock.left[seat], clock.increment));
                let budget = left.map(|(left, increment)| Budget::of_clock(left, increment));
                let budget = budget.or(effort.time.map(Budget::exactly));
                Ok(search(searcher, *effort, budget, job, self.tell))
            }
            (Player::Search(_), _) => Ok(None),
            (Player::Other(player), _) => {
                if is_new {
                    // What follows by chance differs from game to game.
                    player.new_game(game, seed(*number), &turn)?;
                }
                seated.number = *number;
                player.choose(game, &turn).map(Some)
            }
        }
    }

    fn seated(&self, who: &Who) -> Option<Seated> {
        let player = match who {
            Who::Search(_) => Player::Search(Box::new(Searcher::new(self.options))),
            _ => Player::Other(Box::new(Seat::new(who, self.seat_options())?)),
        };
        Some(Seated {
            who: who.clone(),
            player,
            number: u64::MAX,
        })
    }

    /// Tells, once, of a table that the machine has no room for.
    fn tell_of_table(&mut self) {
        if self.told_of_table {
            return;
        }
        let seats = self.seats.iter().flatten();
        let seats = seats.filter_map(|seated| match &seated.player {
            Player::Search(searcher) => Some(TableSize::of(searcher)),
            Player::Other(seat) => seat.table(),
        });
        let mut sizes = self.adviser.iter().map(TableSize::of).chain(seats);
        if let Some(size) = sizes.find(|size| size.is_smaller()) {
            self.told_of_table = true;
            (self.tell)(Action::Table(size));
        }
    }

    fn seat_options(&self) -> SeatOptions {
        SeatOptions {
            hash: self.options.hash,
            threads: self.options.threads,
            ..SeatOptions::default()
        }
    }

    fn advise(&mut self, effort: Effort, job: &Job) -> Option<Move> {
        let options = self.options;
        let searcher = self.adviser.get_or_insert_with(|| Searcher::new(options));
        let budget = effort.time.map(Budget::exactly);
        search(searcher, effort, budget, job, self.tell)
    }
}

/// A seed that nobody knows beforehand.
fn seed(number: u64) -> u64 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH);
    now.map_or(number, |now| now.as_secs().wrapping_mul(1_000_003) ^ number)
}

fn search(
    searcher: &mut Searcher,
    effort: Effort,
    budget: Option<Budget>,
    job: &Job,
    tell: &(dyn Fn(Action) + Send + Sync),
) -> Option<Move> {
    let game = &job.question.game;
    let watch = Watch {
        begin: Instant::now(),
        budget,
        job,
        tell,
        last: Mutex::new(None),
    };
    let found = searcher.search(game, &effort.limits(), 1, &watch).ok()?;
    let m = found.best().map(Line::first);
    if !job.is_stopped() {
        tell(Action::Found(job.ticket, found));
    }
    m
}

/// Stops a search when its time is over or nobody wants it any more, and tells
/// what it finds.
struct Watch<'j> {
    begin: Instant,
    budget: Option<Budget>,
    job: &'j Job,
    tell: &'j (dyn Fn(Action) + Send + Sync),
    /// When it told something last.
    last: Mutex<Option<Instant>>,
}

impl Handler for Watch<'_> {
    fn stop(&self, _: u64) -> bool {
        let late = |budget: Budget| self.begin.elapsed() >= budget.hard;
        self.job.is_stopped() || self.budget.is_some_and(late)
    }

    fn report(&self, analysis: &Analysis) -> bool {
        let mut last = self.last.lock().unwrap_or_else(PoisonError::into_inner);
        let now = Instant::now();
        if last.is_none_or(|last| now - last >= REPORTS) {
            *last = Some(now);
            (self.tell)(Action::Found(self.job.ticket, analysis.clone()));
        }
        let goes_on = |budget: Budget| self.begin.elapsed() < budget.soft;
        !self.job.is_stopped() && self.budget.is_none_or(goes_on)
    }
}
