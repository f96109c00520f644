//! What the threads of a search have in common.

use core::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use super::Handler;
use super::table::Table;
use crate::eval::Weights;

pub(crate) struct Shared<'a> {
    pub(crate) table: &'a Table,
    pub(crate) handler: &'a dyn Handler,
    pub(crate) weights: Weights,
    pub(crate) nodes: AtomicU64,
    pub(crate) node_limit: Option<u64>,
    pub(crate) stop: AtomicBool,
    pub(crate) use_table: bool,
    pub(crate) fold: bool,
    pub(crate) exhaustive: bool,
    /// `limits.repetition`.
    pub(crate) repetition: u32,
}

impl Shared<'_> {
    /// Whether the search is to end.
    pub(crate) fn stopped(&self) -> bool {
        if self.stop.load(Ordering::Relaxed) {
            return true;
        }
        let stop = self.handler.stop(self.nodes.load(Ordering::Relaxed));
        if stop {
            self.stop.store(true, Ordering::Relaxed);
        }
        stop
    }

    /// Whether what the table knows holds on every way to a position on which
    /// nothing came up twice. Not so if the second time ends the game: then a
    /// position of the way itself may be the end of a line.
    pub(crate) const fn trusts_cycles(&self) -> bool {
        self.repetition != 2
    }
}
