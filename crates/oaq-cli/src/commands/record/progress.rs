//! How far a command has come, for whoever waits for it.

use std::io;
use std::time::{Duration, Instant};

use crate::context::Context;
use crate::redraw::{self, bar};

/// What is done before that needs no telling.
const PATIENCE: Duration = Duration::from_millis(700);

/// How often the line is made anew.
const EVERY: Duration = Duration::from_millis(200);

/// How many games are read between two looks at the clock.
const GAMES: u64 = 64;

/// A line on the error output that says how much has been read. It comes only
/// when it takes long, and only where somebody looks.
pub(super) struct Progress {
    line: redraw::Progress,
    /// When it is to be shown next.
    next: Instant,
    /// How many bytes there are, where that is known.
    total: Option<u64>,
    /// How many of them the files before have.
    before: u64,
}

impl Progress {
    pub(super) fn new(wanted: bool, total: Option<u64>) -> Self {
        Self {
            line: redraw::Progress::new(wanted),
            next: Instant::now() + PATIENCE,
            total: total.filter(|&total| total > 0),
            before: 0,
        }
    }

    /// Shows how many bytes of this file and how many games have been read.
    pub(super) fn show(
        &mut self,
        bytes: u64,
        games: u64,
        context: &mut Context<'_, '_>,
    ) -> io::Result<()> {
        let now = Instant::now();
        if !games.is_multiple_of(GAMES) || now < self.next {
            return Ok(());
        }
        self.next = now + EVERY;
        let done = self.before + bytes;
        let args = [("games", games.into()), ("size", size(done).into())];
        let told = context.say.format("record-progress", &args);
        let text = match self.total {
            Some(total) => format!("{} {told}", bar(done, total)),
            None => told,
        };
        self.line.show(&mut context.io.err, &text)
    }

    /// Takes the line away, before something else is written or in the end.
    pub(super) fn clear(&mut self, context: &mut Context<'_, '_>) -> io::Result<()> {
        self.line.clear(&mut context.io.err)
    }

    /// A file of which so many bytes were read is done with.
    pub(super) fn next_file(&mut self, bytes: u64) {
        self.before += bytes;
    }
}

/// So many bytes, in the largest unit of which there is one.
fn size(bytes: u64) -> String {
    let units = ["KiB", "MiB", "GiB", "TiB"];
    let place = (1..=units.len()).rfind(|&unit| bytes >> (10 * unit) > 0);
    match place {
        None => format!("{bytes} B"),
        Some(unit) => {
            let hundredths = (u128::from(bytes) * 100) >> (10 * unit);
            format!(
                "{}.{:02} {}",
                hundredths / 100,
                hundredths % 100,
                units[unit - 1]
            )
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_have_a_unit() {
        for (bytes, shown) in [
            (0, "0 B"),
            (1023, "1023 B"),
            (1024, "1.00 KiB"),
            (353 << 20, "353.00 MiB"),
            ((3 << 30) / 2, "1.50 GiB"),
            (u64::MAX, "16777215.99 TiB"),
        ] {
            assert_eq!(size(bytes), shown);
        }
    }
}
