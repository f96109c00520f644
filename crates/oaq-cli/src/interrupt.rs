//! Ctrl-C, for commands that have something to finish before they end.

use std::sync::atomic::{AtomicBool, Ordering};

/// Whether a command looks at [`ASKED`] often enough to end by itself.
static LISTENED_TO: AtomicBool = AtomicBool::new(false);

/// Whether Ctrl-C was pressed.
static ASKED: AtomicBool = AtomicBool::new(false);

/// Takes note of Ctrl-C; gives whether the command that runs will end by
/// itself. The second time it does not: whoever asks twice wants it at once.
///
/// This is what a program that calls [`run`](crate::run) does when it is
/// interrupted; where it gives `false`, the program ends itself.
pub fn interrupt() -> bool {
    !ASKED.swap(true, Ordering::Relaxed) && LISTENED_TO.load(Ordering::Relaxed)
}

/// A command that looks whether it was [`asked`] to end, while this is there.
pub(crate) struct Listening(());

impl Listening {
    pub(crate) fn begin() -> Self {
        forget();
        LISTENED_TO.store(true, Ordering::Relaxed);
        Self(())
    }
}

impl Drop for Listening {
    fn drop(&mut self) {
        LISTENED_TO.store(false, Ordering::Relaxed);
    }
}

/// Whether the user wants the command to end.
pub(crate) fn asked() -> bool {
    ASKED.load(Ordering::Relaxed)
}

/// Forgets that it was wanted, for what goes on all the same.
pub(crate) fn forget() {
    ASKED.store(false, Ordering::Relaxed);
}
