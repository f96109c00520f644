//! What ends a search of a command.

use std::time::Instant;

use oaq_engine::Handler;
use oaq_play::Effort;

use crate::interrupt;

/// Stops a search when its time is over or the user presses Ctrl-C.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Watch {
    end: Option<Instant>,
}

impl Watch {
    /// For a search that begins now.
    pub(crate) fn begin(effort: &Effort) -> Self {
        Self {
            end: effort
                .time
                .and_then(|time| Instant::now().checked_add(time)),
        }
    }

    pub(crate) fn is_over(&self) -> bool {
        interrupt::asked() || self.end.is_some_and(|end| Instant::now() >= end)
    }
}

impl Handler for Watch {
    fn stop(&self, _: u64) -> bool {
        self.is_over()
    }
}
