//! What is shown while the computer thinks in a game at a terminal.

use std::io::{self, Write as _};
use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use crate::interrupt::{self, Output};
use crate::redraw::Progress;

/// Who waits longer than this wants to know for what.
const SOON: Duration = Duration::from_secs(1);

/// Says that the computer thinks, as soon as that takes a while, until this is
/// dropped. Then nothing is left of it, nor of the `^C` that the terminal shows
/// for Ctrl-C.
pub(crate) struct Waiting {
    over: Option<Sender<()>>,
    thread: Option<JoinHandle<()>>,
    /// Whether the screen cannot be drawn over.
    plain: bool,
}

impl Waiting {
    /// From now on; `plain` where the screen cannot be drawn over.
    pub(crate) fn begin(said: String, plain: bool) -> Self {
        // What was asked before has been answered.
        interrupt::forget();
        let (over, wait) = mpsc::channel();
        let thread = (!plain).then(|| {
            thread::spawn(move || {
                let mut line = Progress::new(true);
                let waited = wait.recv_timeout(SOON);
                if waited == Err(RecvTimeoutError::Timeout) && interrupt::listened_to() {
                    let _ = line.show(&mut Output, &said);
                    let _ = wait.recv();
                }
                // Where nobody sees it, nobody misses it.
                let _ = line.clear(&mut Output);
            })
        });
        Self {
            over: Some(over),
            thread,
            plain,
        }
    }

    fn end(&mut self) -> io::Result<()> {
        drop(self.over.take());
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
        if interrupt::asked() {
            let after = if self.plain { "\n" } else { "\r\x1b[J" };
            Output.write_all(after.as_bytes())?;
            Output.flush()?;
        }
        Ok(())
    }
}

impl Drop for Waiting {
    fn drop(&mut self) {
        let _ = self.end();
    }
}
