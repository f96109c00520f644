//! The thread that searches.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::{self, Thread};
use std::time::{Duration, Instant};

use oaq_core::{Game, Move};
use oaq_engine::{Analysis, Handler, Level, LevelPlayer, Limits};
use oaq_i18n::{Lang, Messages};
use oaq_play::Budget;

use super::remark;
use super::settings::Settings;
use super::tables::{Orders, Stock, workshop};

/// What is sent where there is no move to make.
const NO_MOVE: &str = "0000";

/// A search to do.
pub(super) struct Search {
    /// When it was asked for.
    pub(super) begin: Instant,
    pub(super) game: Game,
    pub(super) limits: Limits,
    pub(super) budget: Option<Budget>,
    /// Whether the move is told only when somebody stops the search.
    pub(super) until_stopped: bool,
    pub(super) settings: Settings,
    /// Set to stop it; the thread must be woken then.
    pub(super) stop: Arc<AtomicBool>,
}

/// The thread and its work. Dropping it lets the thread end once the search it
/// does is stopped.
pub(super) struct Worker {
    orders: Orders,
    jobs: Sender<(u64, Search)>,
    thread: Thread,
    searching: Arc<AtomicBool>,
}

impl Worker {
    pub(super) fn new(answers: Sender<String>) -> Self {
        let (orders, stock) = workshop();
        let (jobs, work) = channel();
        let searching = Arc::new(AtomicBool::new(false));
        let busy = Arc::clone(&searching);
        let thread = thread::spawn(move || work_off(&work, stock, &answers, &busy));
        Self {
            orders,
            jobs,
            thread: thread.thread().clone(),
            searching,
        }
    }

    /// Begins to make the table, if there is none of this size.
    pub(super) fn prepare(&mut self, hash: usize) {
        self.orders.prepare(hash);
    }

    /// The next table will know nothing.
    pub(super) const fn forget(&mut self) {
        self.orders.forget();
    }

    /// Whether a search has been asked for whose move is not yet told.
    pub(super) fn is_searching(&self) -> bool {
        self.searching.load(Ordering::Acquire)
    }

    /// Begins a search. None may be running.
    pub(super) fn search(&mut self, search: Search) {
        let number = self.orders.prepare(search.settings.hash);
        self.searching.store(true, Ordering::Release);
        // The thread is there until the sender is dropped.
        let _ = self.jobs.send((number, search));
    }

    /// Makes the thread look whether it is to stop.
    pub(super) fn wake(&self) {
        self.thread.unpark();
    }
}

fn work_off(
    work: &Receiver<(u64, Search)>,
    mut stock: Stock,
    answers: &Sender<String>,
    searching: &AtomicBool,
) {
    let mut lower = Lower::default();
    let mut told_of = None;
    for (number, search) in work {
        let best = find(number, &search, &mut stock, &mut lower, answers);
        while search.until_stopped && best.is_some() && !search.stop.load(Ordering::Relaxed) {
            thread::park();
        }
        // Once for each size that is asked for.
        if let Some(size) = stock.size()
            && told_of.replace(size) != Some(size)
            && let Some(text) = size.told(&Messages::new(Lang::En))
        {
            let _ = answers.send(remark(&text));
        }
        // Whoever has the move may ask for the next one at once.
        searching.store(false, Ordering::Release);
        let best = best.map_or(NO_MOVE.to_owned(), |m| m.to_string());
        let _ = answers.send(format!("bestmove {best}"));
    }
}

/// A player below the last level, with what it was made of: its dice go on
/// until another game begins.
#[derive(Default)]
struct Lower(Option<((Level, u64, u64), LevelPlayer)>);

impl Lower {
    /// The player of these settings in the game that the table was made for.
    fn get(&mut self, number: u64, settings: &Settings) -> &mut LevelPlayer {
        let (level, seed) = (settings.level, settings.seed);
        let made_of = (level, seed, number);
        let kept = self.0.take().filter(|(other, _)| *other == made_of);
        let player = kept.unwrap_or_else(|| (made_of, LevelPlayer::new(level, seed)));
        &mut self.0.insert(player).1
    }
}

/// Finds the move to make; `None` if there is none.
fn find(
    number: u64,
    search: &Search,
    stock: &mut Stock,
    lower: &mut Lower,
    answers: &Sender<String>,
) -> Option<Move> {
    let Search {
        begin,
        game,
        budget,
        settings,
        stop,
        ..
    } = search;
    if let Some(outcome) = game.position().outcome() {
        let text = format!("the game is over: {}", outcome.reason);
        let _ = answers.send(remark(&text));
        return None;
    }
    let player = if settings.level == Level::Full {
        let latest = budget.map(|budget| *begin + budget.soft / 2);
        stock.get(number, settings.threads, stop, latest)
    } else {
        lower.get(number, settings)
    };
    let watch = Watch {
        begin: *begin,
        budget: *budget,
        stop,
        answers,
        only_move: game.position().legal_moves().len() == 1,
    };
    player.decide(game, &search.limits, &watch)
}

/// Ends a search in time, and tells what it finds.
struct Watch<'a> {
    begin: Instant,
    budget: Option<Budget>,
    stop: &'a AtomicBool,
    answers: &'a Sender<String>,
    only_move: bool,
}

impl Handler for Watch<'_> {
    fn stop(&self, _: u64) -> bool {
        let late = |budget: Budget| self.begin.elapsed() >= budget.hard;
        self.stop.load(Ordering::Relaxed) || self.budget.is_some_and(late)
    }

    fn report(&self, analysis: &Analysis) -> bool {
        let time = self.begin.elapsed();
        tell(self.answers, analysis, time);
        self.budget
            .is_none_or(|budget| time < budget.soft && !(budget.may_save && self.only_move))
    }
}

fn tell(answers: &Sender<String>, analysis: &Analysis, time: Duration) {
    let Some(line) = analysis.best() else {
        return;
    };
    let moves: Vec<String> = line.moves.iter().map(ToString::to_string).collect();
    let nodes = u128::from(analysis.nodes);
    let _ = answers.send(format!(
        "info depth {} score cp {} time {} nodes {nodes} nps {} pv {}",
        analysis.depth,
        line.score.hundredths(),
        time.as_millis(),
        nodes * 1_000_000 / time.as_micros().max(1),
        moves.join(" ")
    ));
}
