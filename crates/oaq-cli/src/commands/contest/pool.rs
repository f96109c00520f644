//! Several games at once, told in the order in which they were planned, so that
//! a match is the same however many are played at a time.

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed};
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::Duration;

use oaq_play::Seat;

use super::game::{self, Ending, Played};
use super::plan::Plan;
use crate::interrupt;

/// How often something is shown though no game has ended.
const TICK: Duration = Duration::from_millis(100);

/// What there is to tell.
pub(super) enum News {
    /// A game has ended. They come in order.
    Game(Box<Played>),
    /// Nothing; but time has passed.
    Tick,
}

/// Plays the games of a match, as many at a time as there are crews, until all
/// are played, the listener has heard enough, or the user presses Ctrl-C. Gives
/// the games that were played but not told, because one before them was not
/// finished.
pub(super) fn run<E>(
    plan: &Plan,
    crews: Vec<Vec<Seat>>,
    mut tell: impl FnMut(News) -> Result<ControlFlow<()>, E>,
) -> Result<Vec<Played>, E> {
    let enough = AtomicBool::new(false);
    let next = AtomicUsize::new(0);
    let (sender, news) = channel();
    thread::scope(|scope| {
        for players in crews {
            let (sender, next, enough) = (sender.clone(), &next, &enough);
            scope.spawn(move || work(plan, players, next, enough, &sender));
        }
        drop(sender);
        let mut waiting = BTreeMap::new();
        let mut told = 0;
        let mut heard = Ok(());
        loop {
            match news.recv_timeout(TICK) {
                Ok(played) => {
                    waiting.insert(played.number, played);
                }
                Err(RecvTimeoutError::Disconnected) => break,
                Err(RecvTimeoutError::Timeout) => {
                    if heard.is_ok() && !enough.load(Relaxed) {
                        heard = tell(News::Tick).map(|_| ());
                    }
                }
            }
            while !enough.load(Relaxed)
                && heard.is_ok()
                && let Some(played) = waiting.remove(&told)
            {
                told += 1;
                match tell(News::Game(Box::new(played))) {
                    Ok(ControlFlow::Continue(())) => {}
                    Ok(ControlFlow::Break(())) => enough.store(true, Relaxed),
                    Err(error) => heard = Err(error),
                }
            }
            if heard.is_err() {
                enough.store(true, Relaxed);
            }
        }
        heard.map(|()| {
            // What came after the listener had heard enough is of no use.
            if enough.load(Relaxed) {
                Vec::new()
            } else {
                waiting.into_values().collect()
            }
        })
    })
}

/// The players of a match, once for each game that is played at a time.
pub(super) fn crews(plan: &Plan, workers: usize) -> Vec<Vec<Seat>> {
    let crew = || {
        let seated = plan.players.iter().zip(&plan.options);
        seated
            .filter_map(|(who, options)| Seat::new(who, options.clone()))
            .collect()
    };
    let workers = workers.clamp(1, plan.games.max(1));
    (0..workers).map(|_| crew()).collect()
}

fn work(
    plan: &Plan,
    mut players: Vec<Seat>,
    next: &AtomicUsize,
    enough: &AtomicBool,
    told: &Sender<Played>,
) {
    let stop = || interrupt::asked() || enough.load(Relaxed);
    while !stop() {
        let number = next.fetch_add(1, Relaxed);
        if number >= plan.games {
            break;
        }
        let played = game::play(plan, number, &mut players, &stop);
        if matches!(played.ending, Ending::Stopped) || told.send(played).is_err() {
            break;
        }
    }
}
