//! A search that is watched while it goes on.

use std::io;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

use oaq_core::Game;
use oaq_engine::{Analysis, Handler, SearchError, Searcher};

use crate::effort::{Effort, Watch};

/// How often somebody who watches hears of a search that finishes no depth.
const TICK: Duration = Duration::from_millis(100);

/// How a search stands.
pub(super) struct Standing<'a> {
    /// What was found, the depth that was finished last.
    pub(super) found: &'a Analysis,
    /// Whether this depth has just been finished.
    pub(super) is_new: bool,
    /// How many moves have been played by now.
    pub(super) nodes: u64,
    pub(super) elapsed: Duration,
}

/// A search that has ended.
pub(super) struct Searched {
    pub(super) found: Analysis,
    pub(super) elapsed: Duration,
}

struct Told<'s> {
    watch: Watch,
    nodes: &'s AtomicU64,
    unheard: &'s AtomicBool,
    tell: mpsc::Sender<Analysis>,
}

impl Handler for Told<'_> {
    fn stop(&self, nodes: u64) -> bool {
        self.nodes.store(nodes, Ordering::Relaxed);
        self.unheard.load(Ordering::Relaxed) || self.watch.is_over()
    }

    fn report(&self, analysis: &Analysis) -> bool {
        self.tell.send(analysis.clone()).is_ok() && !self.watch.is_over()
    }
}

/// Searches in another thread and says here how it stands: at each depth, and
/// ten times a second.
///
/// # Errors
///
/// What `listen` reports; the search is stopped then.
pub(super) fn search(
    searcher: &mut Searcher,
    game: &Game,
    effort: &Effort,
    lines: usize,
    listen: &mut dyn FnMut(&Standing<'_>) -> io::Result<()>,
) -> io::Result<Result<Searched, SearchError>> {
    let begin = Instant::now();
    let (nodes, unheard) = (AtomicU64::new(0), AtomicBool::new(false));
    let (tell, told) = mpsc::channel();
    let handler = Told {
        watch: effort.watch(),
        nodes: &nodes,
        unheard: &unheard,
        tell,
    };
    let limits = effort.limits();
    thread::scope(|scope| {
        let search = scope.spawn(move || searcher.search(game, &limits, lines, &handler));
        let mut last = Analysis::default();
        let mut heard = Ok(());
        while heard.is_ok() {
            let is_new = match told.recv_timeout(TICK) {
                Ok(found) => {
                    last = found;
                    true
                }
                Err(RecvTimeoutError::Timeout) => false,
                Err(RecvTimeoutError::Disconnected) => break,
            };
            heard = listen(&Standing {
                found: &last,
                is_new,
                nodes: nodes.load(Ordering::Relaxed).max(last.nodes),
                elapsed: begin.elapsed(),
            });
        }
        unheard.store(true, Ordering::Relaxed);
        let found = search.join();
        let elapsed = begin.elapsed();
        heard?;
        // A search that panics has said why.
        let found = found.unwrap_or_else(|panic| std::panic::resume_unwind(panic));
        Ok(found.map(|found| Searched { found, elapsed }))
    })
}
