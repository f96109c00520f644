//! How a match goes, for whoever watches it.

use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

use super::plan::Plan;
use super::report;
use super::tally::Tally;
use crate::context::Context;

/// How often the table is made anew.
const EVERY: Duration = Duration::from_millis(200);

/// A bar and the table so far on the error output, where that is a terminal.
pub(super) struct Screen {
    bar: Option<ProgressBar>,
    shown: Option<Instant>,
}

impl Screen {
    pub(super) fn new(plan: &Plan, context: &Context<'_, '_>) -> Self {
        let bar = context.io.err_is_terminal.then(|| {
            let target = ProgressDrawTarget::stderr_with_hz(5);
            let bar = ProgressBar::with_draw_target(Some(plan.games as u64), target);
            let style = "{percent:>3} % [{bar:24}] {pos}/{len} {eta}\n{msg}";
            let style = ProgressStyle::with_template(style);
            let style = style.unwrap_or_else(|_| ProgressStyle::default_bar());
            bar.with_style(style.progress_chars("=> "))
        });
        Self { bar, shown: None }
    }

    pub(super) fn show(&mut self, plan: &Plan, tally: &Tally, context: &Context<'_, '_>) {
        let Some(bar) = &self.bar else { return };
        bar.set_position(tally.games.into());
        if self.shown.is_some_and(|shown| shown.elapsed() < EVERY) {
            return;
        }
        self.shown = Some(Instant::now());
        let say = &context.say;
        let mut lines = vec![report::table(plan, tally, say)];
        lines.extend(report::estimate(plan, tally, say));
        lines.extend(report::test(plan, tally, say));
        bar.set_message(lines.join("\n"));
    }

    /// Takes everything off the screen.
    pub(super) fn finish(&self) {
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        self.finish();
    }
}
