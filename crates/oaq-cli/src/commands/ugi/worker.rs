//! The thread that searches.

use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, Thread};
use std::time::{Duration, Instant};

use oaq_core::{Game, Move};
use oaq_engine::{Analysis, Handler, Limits, Line};
use oaq_play::Budget;

use super::remark;
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
    pub(super) threads: NonZeroUsize,
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

    /// Begins a search with a table of this size. None may be running.
    pub(super) fn search(&mut self, search: Search, hash: usize) {
        let number = self.orders.prepare(hash);
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
    for (number, search) in work {
        let best = find(number, &search, &mut stock, answers);
        while search.until_stopped && best.is_some() && !search.stop.load(Ordering::Relaxed) {
            thread::park();
        }
        // Whoever has the move may ask for the next one at once.
        searching.store(false, Ordering::Release);
        let best = best.map_or(NO_MOVE.to_owned(), |m| m.to_string());
        let _ = answers.send(format!("bestmove {best}"));
    }
}

/// Finds the best move; `None` if there is none.
fn find(number: u64, search: &Search, stock: &mut Stock, answers: &Sender<String>) -> Option<Move> {
    let Search {
        begin,
        game,
        budget,
        stop,
        ..
    } = search;
    if let Some(outcome) = game.position().outcome() {
        let text = format!("the game is over: {}", outcome.reason);
        let _ = answers.send(remark(&text));
        return None;
    }
    let latest = budget.map(|budget| *begin + budget.soft / 2);
    let searcher = stock.get(number, search.threads, stop, latest);
    let watch = Watch {
        begin: *begin,
        budget: *budget,
        stop,
        answers,
        only_move: game.position().legal_moves().len() == 1,
        told: Mutex::new(None),
    };
    match searcher.search(game, &search.limits, 1, &watch) {
        Ok(analysis) => {
            let best = analysis.best().map(Line::first);
            // A depth that was not finished may have found a better move.
            let told = watch.told.into_inner();
            if analysis.depth > 0 && best != told.unwrap_or_else(PoisonError::into_inner) {
                tell(answers, &analysis, begin.elapsed());
            }
            best
        }
        // The game is over.
        Err(_) => None,
    }
}

/// Ends a search in time, and tells what it finds.
struct Watch<'a> {
    begin: Instant,
    budget: Option<Budget>,
    stop: &'a AtomicBool,
    answers: &'a Sender<String>,
    only_move: bool,
    /// The best move told last.
    told: Mutex<Option<Move>>,
}

impl Handler for Watch<'_> {
    fn stop(&self, _: u64) -> bool {
        let late = |budget: Budget| self.begin.elapsed() >= budget.hard;
        self.stop.load(Ordering::Relaxed) || self.budget.is_some_and(late)
    }

    fn report(&self, analysis: &Analysis) -> bool {
        let time = self.begin.elapsed();
        tell(self.answers, analysis, time);
        let mut told = self.told.lock().unwrap_or_else(PoisonError::into_inner);
        *told = analysis.best().map(Line::first);
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
