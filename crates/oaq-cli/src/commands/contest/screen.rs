//! How a match goes, for whoever watches it.

use std::io;
use std::time::{Duration, Instant};

use super::plan::Plan;
use super::report;
use super::tally::Tally;
use crate::context::{Context, terminal};
use crate::redraw::{self, bar, fitted};
use crate::text;

/// How often the table is made anew.
const EVERY: Duration = Duration::from_millis(200);

/// A bar and the table so far on the error output, where that is a terminal.
pub(super) struct Screen {
    drawn: Option<redraw::Screen>,
    begin: Instant,
    shown: Option<Instant>,
}

impl Screen {
    pub(super) fn new(context: &Context<'_, '_>) -> Self {
        Self {
            drawn: context.io.err_is_terminal.then(redraw::Screen::default),
            begin: Instant::now(),
            shown: None,
        }
    }

    pub(super) fn show(
        &mut self,
        plan: &Plan,
        tally: &Tally,
        context: &mut Context<'_, '_>,
    ) -> io::Result<()> {
        let Some(screen) = &mut self.drawn else {
            return Ok(());
        };
        if self.shown.is_some_and(|shown| shown.elapsed() < EVERY) {
            return Ok(());
        }
        self.shown = Some(Instant::now());
        let say = &context.say;
        let size = terminal();
        let (done, all) = (tally.games, plan.games);
        let mut standing = format!("{} {done}/{all}", bar(done.into(), all as u64));
        if let Some(left) = left(self.begin.elapsed(), done, all) {
            standing = format!("{standing} {left}");
        }
        let mut lines = vec![standing, report::table(plan, tally, say)];
        let prose = report::estimate(plan, tally, say).into_iter();
        let prose = prose.chain(report::test(plan, tally, say));
        lines.extend(prose.map(|prose| text::prose(&prose, Some(size.0))));
        screen.draw(&mut context.io.err, &fitted(&lines.join("\n"), size))
    }

    /// Takes everything off the screen.
    pub(super) fn finish(&mut self, context: &mut Context<'_, '_>) -> io::Result<()> {
        match &mut self.drawn {
            Some(screen) => screen.clear(&mut context.io.err),
            None => Ok(()),
        }
    }
}

/// How long the rest takes if it goes on like this, in hours, minutes and
/// seconds; nothing before the first game has ended.
fn left(elapsed: Duration, done: u32, all: usize) -> Option<String> {
    let rest = u32::try_from(all).ok()?.saturating_sub(done);
    let left = elapsed.checked_mul(rest)?.checked_div(done)?;
    let (minutes, seconds) = (left.as_secs() / 60, left.as_secs() % 60);
    Some(match minutes / 60 {
        0 => format!("{minutes}:{seconds:02}"),
        hours => format!("{hours}:{:02}:{seconds:02}", minutes % 60),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_rest_takes_as_long_for_each_game_as_what_is_done() {
        let left = |seconds, done, all| left(Duration::from_secs(seconds), done, all);
        assert_eq!(left(10, 0, 100), None);
        assert_eq!(left(10, 10, 100).as_deref(), Some("1:30"));
        assert_eq!(left(100, 1, 100).as_deref(), Some("2:45:00"));
        assert_eq!(left(9, 100, 100).as_deref(), Some("0:00"));
    }
}
