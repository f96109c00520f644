//! How far a command has come, for whoever waits for it.

use std::time::{Duration, Instant};

use indicatif::{HumanBytes, ProgressBar, ProgressDrawTarget, ProgressStyle};
use oaq_i18n::Messages;

/// What is done before that needs no telling.
const PATIENCE: Duration = Duration::from_millis(700);

/// How many games are read between two looks at the clock.
const GAMES: u64 = 64;

/// A line on the error output that says how much has been read. It comes only
/// when it takes long, and only where somebody looks.
pub(super) struct Progress {
    wanted: bool,
    begin: Instant,
    /// How many bytes there are, where that is known.
    total: Option<u64>,
    /// How many of them the files before have.
    before: u64,
    bar: Option<ProgressBar>,
}

impl Progress {
    pub(super) fn new(wanted: bool, total: Option<u64>) -> Self {
        Self {
            wanted,
            begin: Instant::now(),
            total: total.filter(|&total| total > 0),
            before: 0,
            bar: None,
        }
    }

    /// Shows how many bytes of this file and how many games have been read.
    pub(super) fn show(&mut self, bytes: u64, games: u64, say: &Messages) {
        if !self.wanted || !games.is_multiple_of(GAMES) {
            return;
        }
        let Some(bar) = &self.bar else {
            if self.begin.elapsed() > PATIENCE {
                self.bar = Some(bar(self.total));
            }
            return;
        };
        let done = self.before + bytes;
        bar.set_position(done);
        let args = [
            ("games", games.into()),
            ("size", HumanBytes(done).to_string().into()),
        ];
        bar.set_message(say.format("record-progress", &args));
    }

    /// Does something that may write to the screen.
    pub(super) fn pause<T>(&self, write: impl FnOnce() -> T) -> T {
        match &self.bar {
            Some(bar) => bar.suspend(write),
            None => write(),
        }
    }

    /// A file of which so many bytes were read is done with.
    pub(super) fn next_file(&mut self, bytes: u64) {
        self.before += bytes;
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
    }
}

fn bar(total: Option<u64>) -> ProgressBar {
    let target = ProgressDrawTarget::stderr_with_hz(5);
    let (bar, template) = match total {
        Some(total) => (
            ProgressBar::with_draw_target(Some(total), target),
            "{percent:>3} % [{bar:24}] {msg}",
        ),
        None => (ProgressBar::with_draw_target(None, target), "{msg}"),
    };
    let style = ProgressStyle::with_template(template);
    let style = style.unwrap_or_else(|_| ProgressStyle::default_bar());
    bar.with_style(style.progress_chars("=> "))
}
