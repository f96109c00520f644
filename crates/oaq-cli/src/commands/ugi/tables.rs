//! Players of the last level, whose tables take time to make when they are
//! large.

use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

use oaq_engine::{Level, LevelPlayer, Options, Searcher};
use oaq_play::TableSize;

/// How often somebody who waits for a table looks whether to stop.
const LOOK: Duration = Duration::from_millis(5);

/// A table to make: which one it is, and its size.
type Wish = (u64, usize);

/// Asks for tables.
pub(super) struct Orders {
    wishes: Sender<Wish>,
    /// What was asked for last.
    last: Wish,
    /// Whether the table wanted next must know nothing.
    fresh: bool,
}

/// Has the player, and waits for new ones.
pub(super) struct Stock {
    made: Receiver<(u64, LevelPlayer)>,
    /// The player there is, and which one it is.
    current: Option<(u64, LevelPlayer)>,
}

/// Begins a thread that makes the tables asked for.
pub(super) fn workshop() -> (Orders, Stock) {
    let (wishes, wanted) = channel::<Wish>();
    let (done, made) = channel();
    thread::spawn(move || {
        while let Ok(wish) = wanted.recv() {
            // Only the last one is still of use.
            let (number, hash) = wanted.try_iter().last().unwrap_or(wish);
            if done.send((number, player(hash))).is_err() {
                break;
            }
        }
    });
    let orders = Orders {
        wishes,
        last: (0, 0),
        fresh: true,
    };
    let stock = Stock {
        made,
        current: None,
    };
    (orders, stock)
}

fn player(hash: usize) -> LevelPlayer {
    let searcher = Searcher::new(Options {
        hash,
        ..Options::default()
    });
    // The last level throws no dice.
    LevelPlayer::new(Level::Full, 0).with_searcher(searcher)
}

impl Orders {
    /// What tables know is of no use any more.
    pub(super) const fn forget(&mut self) {
        self.fresh = true;
    }

    /// Has a table of this size made, unless there is one; gives its number.
    pub(super) fn prepare(&mut self, hash: usize) -> u64 {
        let (number, size) = self.last;
        if self.fresh || size != hash {
            self.last = (number + 1, hash);
            self.fresh = false;
            // The workshop is there as long as the stock is.
            let _ = self.wishes.send(self.last);
        }
        self.last.0
    }
}

impl Stock {
    /// How large the table is that there is.
    pub(super) fn size(&mut self) -> Option<TableSize> {
        let (_, player) = self.current.as_mut()?;
        Some(TableSize::of(player.searcher()))
    }

    /// The player with this number, or a later one: that has been asked for
    /// since, and the workshop skips what is not wanted any more. If it is not
    /// ready when it is time to begin, one without a table, just for now.
    pub(super) fn get(
        &mut self,
        number: u64,
        threads: NonZeroUsize,
        stop: &AtomicBool,
        latest: Option<Instant>,
    ) -> &mut LevelPlayer {
        let mut ready = self.current.take().filter(|(have, _)| *have >= number);
        while ready.is_none() {
            match self.made.recv_timeout(LOOK) {
                Ok(made) => ready = Some(made).filter(|(have, _)| *have >= number),
                Err(RecvTimeoutError::Disconnected) => break,
                Err(RecvTimeoutError::Timeout) => {}
            }
            if stop.load(Ordering::Relaxed) || latest.is_some_and(|at| Instant::now() >= at) {
                break;
            }
        }
        // No table has the number 0.
        let (_, player) = self.current.insert(ready.unwrap_or_else(|| (0, player(0))));
        let searcher = player.searcher();
        searcher.set_options(Options {
            threads,
            ..*searcher.options()
        });
        player
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_asked_for_last_is_given() {
        let (mut orders, mut stock) = workshop();
        let go = AtomicBool::new(false);
        for hash in [3, 1, 2] {
            orders.prepare(hash);
        }
        let number = orders.prepare(2);
        let threads = NonZeroUsize::new(3).unwrap();
        let options = *stock.get(number, threads, &go, None).searcher().options();
        assert_eq!((options.hash, options.threads), (2, threads));
        assert_eq!(orders.prepare(2), number, "there is one");
        orders.forget();
        let fresh = orders.prepare(2);
        assert_ne!(fresh, number);
        assert_eq!(
            stock
                .get(fresh, threads, &go, None)
                .searcher()
                .options()
                .hash,
            2
        );
    }

    #[test]
    fn a_later_table_serves_an_earlier_search_too() {
        let (mut orders, mut stock) = workshop();
        let go = AtomicBool::new(false);
        let earlier = orders.prepare(1);
        let later = orders.prepare(2);
        let hash = stock
            .get(earlier, NonZeroUsize::MIN, &go, None)
            .searcher()
            .options()
            .hash;
        assert!(hash == 1 || hash == 2);
        let options = *stock
            .get(later, NonZeroUsize::MIN, &go, None)
            .searcher()
            .options();
        assert_eq!(options.hash, 2);
    }

    #[test]
    fn nobody_waits_longer_than_there_is_time() {
        let (_orders, mut stock) = workshop();
        let threads = NonZeroUsize::MIN;
        let never = stock.get(7, threads, &AtomicBool::new(true), None);
        assert_eq!(never.searcher().options().hash, 0);
        let now = Some(Instant::now());
        let late = stock.get(7, threads, &AtomicBool::new(false), now);
        assert_eq!(late.searcher().options().hash, 0);
    }
}
