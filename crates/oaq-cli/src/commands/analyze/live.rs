//! A search that is watched while it goes on.

use std::io;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

use oaq_core::Game;
use oaq_engine::solve::prove_in_passing;
use oaq_engine::{Analysis, Handler, SearchError, Searcher};

use crate::watch::Watch;
use oaq_play::Effort;

/// How often somebody who watches hears of a search that finishes no depth.
const TICK: Duration = Duration::from_millis(100);

/// How a search stands.
pub(super) struct Standing<'a> {
    /// What was found, the depth that was finished last.
    pub(super) found: &'a Analysis,
    /// Whether this depth has just been finished.
    pub(super) is_new: bool,
    /// How many moves had been played then; at other times, have been by now.
    pub(super) nodes: u64,
    /// How long it had taken then; at other times, has taken by now.
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
    begin: Instant,
    tell: mpsc::Sender<Searched>,
}

impl Handler for Told<'_> {
    fn stop(&self, nodes: u64) -> bool {
        self.nodes.store(nodes, Ordering::Relaxed);
        self.unheard.load(Ordering::Relaxed) || self.watch.is_over()
    }

    fn report(&self, analysis: &Analysis) -> bool {
        let told = Searched {
            found: analysis.clone(),
            elapsed: self.begin.elapsed(),
        };
        self.tell.send(told).is_ok() && !self.watch.is_over()
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
        watch: Watch::begin(effort),
        nodes: &nodes,
        unheard: &unheard,
        begin,
        tell,
    };
    let limits = effort.limits();
    thread::scope(|scope| {
        let search = scope.spawn(move || {
            let mut found = searcher.search(game, &limits, lines, &handler);
            // What was told of the depths stays as it was.
            if let Ok(found) = &mut found {
                prove_in_passing(game, found);
            }
            found
        });
        let mut last = Analysis::default();
        let mut heard = Ok(());
        while heard.is_ok() {
            let standing = match told.recv_timeout(TICK) {
                Ok(Searched { found, elapsed }) => {
                    last = found;
                    // The search goes on meanwhile: what it counts now belongs
                    // to a later depth.
                    Standing {
                        found: &last,
                        is_new: true,
                        nodes: last.nodes,
                        elapsed,
                    }
                }
                Err(RecvTimeoutError::Timeout) => Standing {
                    found: &last,
                    is_new: false,
                    nodes: nodes.load(Ordering::Relaxed).max(last.nodes),
                    elapsed: begin.elapsed(),
                },
                Err(RecvTimeoutError::Disconnected) => break,
            };
            heard = listen(&standing);
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

#[cfg(test)]
mod tests {
    use oaq_core::{Position, Rules};
    use oaq_engine::Options;

    use super::*;

    #[test]
    fn each_depth_is_told_with_the_moves_that_led_to_it() {
        let game = Game::new(Position::start(Rules::STANDARD));
        let to = |depth| Effort {
            depth: Some(depth),
            ..Effort::default()
        };
        let searcher = || {
            Searcher::new(Options {
                hash: 1,
                ..Options::default()
            })
        };
        let mut told = Vec::new();
        search(&mut searcher(), &game, &to(7), 1, &mut |standing| {
            if standing.is_new {
                told.push((standing.found.depth, standing.nodes));
            }
            // Whoever listens slowly hears the same.
            thread::sleep(Duration::from_millis(5));
            Ok(())
        })
        .unwrap()
        .unwrap();
        let alone = (1..=7).map(|depth| {
            let limits = to(depth).limits();
            let found = searcher().search(&game, &limits, 1, &()).unwrap();
            (found.depth, found.nodes)
        });
        assert_eq!(told, alone.collect::<Vec<_>>());
    }
}
