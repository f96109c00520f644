//! Text on a terminal that is drawn again and again in the same place.

use std::io::{self, Write};

/// Draws texts, each over the last one.
///
/// It goes by the control sequences that all terminals of today obey; whoever
/// uses it makes sure that there is one.
#[derive(Debug, Default)]
pub(super) struct Screen {
    /// How many lines the last text took.
    lines: usize,
}

/// To the beginning of the line, and everything from there on deleted.
const CLEAR: &str = "\r\x1b[J";

impl Screen {
    /// Draws a text, none of whose lines may be wider than the screen, and
    /// leaves the cursor on the line below.
    pub(super) fn draw(&mut self, out: &mut dyn Write, text: &str) -> io::Result<()> {
        self.clear(out)?;
        writeln!(out, "{text}")?;
        self.lines = text.lines().count();
        out.flush()
    }

    /// Takes the text away.
    pub(super) fn clear(&mut self, out: &mut dyn Write) -> io::Result<()> {
        if self.lines > 0 {
            write!(out, "\x1b[{}A{CLEAR}", self.lines)?;
            self.lines = 0;
        }
        Ok(())
    }
}

/// One line that says how far something has come, on the error output.
#[derive(Debug)]
pub(super) struct Progress {
    wanted: bool,
    shown: bool,
}

impl Progress {
    pub(super) fn new(wanted: bool) -> Self {
        Self {
            wanted,
            shown: false,
        }
    }

    pub(super) fn show(&mut self, err: &mut dyn Write, text: &str) -> io::Result<()> {
        if self.wanted {
            self.shown = true;
            write!(err, "{CLEAR}{text}")?;
            err.flush()?;
        }
        Ok(())
    }

    /// Takes the line away, before something else is written.
    pub(super) fn clear(&mut self, err: &mut dyn Write) -> io::Result<()> {
        if self.shown {
            self.shown = false;
            write!(err, "{CLEAR}")?;
            err.flush()?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_text_is_drawn_over_the_last() {
        let mut out = Vec::new();
        let mut screen = Screen::default();
        screen.draw(&mut out, "one\ntwo").unwrap();
        screen.draw(&mut out, "three").unwrap();
        screen.clear(&mut out).unwrap();
        screen.clear(&mut out).unwrap();
        let drawn = String::from_utf8(out).unwrap();
        assert_eq!(drawn, "one\ntwo\n\x1b[2A\r\x1b[Jthree\n\x1b[1A\r\x1b[J");
    }

    #[test]
    fn progress_is_shown_only_where_it_is_wanted() {
        let mut err = Vec::new();
        let mut progress = Progress::new(false);
        progress.show(&mut err, "1").unwrap();
        progress.clear(&mut err).unwrap();
        assert!(err.is_empty());
        let mut progress = Progress::new(true);
        progress.clear(&mut err).unwrap();
        progress.show(&mut err, "1").unwrap();
        progress.clear(&mut err).unwrap();
        assert_eq!(err, b"\r\x1b[J1\r\x1b[J");
    }
}
