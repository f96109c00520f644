//! Text on a terminal that is drawn again and again in the same place.
//!
//! A terminal shows `^C` where the cursor is when somebody presses Ctrl-C. That
//! must not push it to another line, on which the text would not be found any
//! more: the cursor never waits at the right edge.

use std::io::{self, Write};

use crate::context::terminal;
use crate::text;

/// Draws texts, each over the last one.
///
/// It goes by the control sequences that all terminals of today obey; whoever
/// uses it makes sure that there is one.
#[derive(Debug, Default)]
pub(crate) struct Screen {
    /// How many lines the last text took.
    lines: usize,
}

/// To the beginning of the line, and everything from there on deleted.
const CLEAR: &str = "\r\x1b[J";

/// A text of which as much is left as a screen of so many columns and rows has
/// room for: what runs over the edge takes two lines, and what has run off at
/// the top cannot be drawn over.
pub(crate) fn fitted(text: &str, (columns, rows): (usize, usize)) -> String {
    let lines = text.lines().take(rows.saturating_sub(1));
    let lines = lines.map(|line| text::cut(line, columns.saturating_sub(1)));
    lines.collect::<Vec<_>>().join("\n")
}

/// How many characters a bar has between its ends.
const BAR: u64 = 24;

/// How much has been done, as a number and as a bar.
pub(crate) fn bar(done: u64, all: u64) -> String {
    let all = all.max(1);
    let part = |of: u64| u128::from(done.min(all)) * u128::from(of) / u128::from(all);
    let filled = usize::try_from(part(BAR)).unwrap_or_default();
    let tip = if done < all { ">" } else { "" };
    let bar = "=".repeat(filled) + tip;
    format!("{:>3} % [{bar:24}]", part(100))
}

impl Screen {
    /// Draws a text, none of whose lines may be wider than the screen, and
    /// leaves the cursor on the line below.
    pub(crate) fn draw(&mut self, out: &mut dyn Write, text: &str) -> io::Result<()> {
        self.clear(out)?;
        writeln!(out, "{text}")?;
        self.lines = text.lines().count();
        out.flush()
    }

    /// Takes the text away.
    pub(crate) fn clear(&mut self, out: &mut dyn Write) -> io::Result<()> {
        if self.lines > 0 {
            write!(out, "\x1b[{}A{CLEAR}", self.lines)?;
            self.lines = 0;
        }
        Ok(())
    }
}

/// How many columns `^C` takes.
const CTRL_C: usize = 2;

/// One line that says how far something has come, on the error output.
#[derive(Debug)]
pub(crate) struct Progress {
    wanted: bool,
    shown: bool,
}

impl Progress {
    pub(crate) fn new(wanted: bool) -> Self {
        Self {
            wanted,
            shown: false,
        }
    }

    /// Shows the line, of which as much is left as there is room for.
    pub(crate) fn show(&mut self, err: &mut dyn Write, text: &str) -> io::Result<()> {
        if self.wanted {
            self.shown = true;
            let room = terminal().0.saturating_sub(CTRL_C + 1);
            write!(err, "{CLEAR}{}", text::cut(text, room))?;
            err.flush()?;
        }
        Ok(())
    }

    /// Takes the line away, before something else is written.
    pub(crate) fn clear(&mut self, err: &mut dyn Write) -> io::Result<()> {
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
    fn a_text_is_cut_to_the_screen() {
        assert_eq!(fitted("abcd\nef\ngh", (4, 3)), "abc\nef");
        assert_eq!(fitted("abcd", (0, 0)), "");
    }

    #[test]
    fn a_bar_is_full_in_the_end() {
        assert_eq!(bar(0, 5000), "  0 % [>                       ]");
        assert_eq!(bar(2500, 5000), " 50 % [============>           ]");
        assert_eq!(bar(4999, 5000), " 99 % [=======================>]");
        assert_eq!(bar(5000, 5000), "100 % [========================]");
        assert_eq!(bar(1, 0), bar(5000, 5000));
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
