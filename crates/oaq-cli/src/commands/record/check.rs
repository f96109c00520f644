//! `oaq record check`: whether games can be read, and what is wrong with them.

use std::io::Write as _;

use oaq_notation::record::Severity;

use super::diagnostics;
use super::source::{Found, Next, Sources};
use crate::args::CheckArgs;
use crate::context::Context;
use crate::exit::Run;

/// How often each kind of thing was said.
#[derive(Default)]
struct Counts {
    errors: usize,
    warnings: usize,
    notes: usize,
    /// How many more were not looked at.
    omitted: usize,
}

impl Counts {
    fn add(&mut self, found: &Found) {
        for diagnostic in &found.diagnostics {
            match diagnostic.severity {
                Severity::Error => self.errors += 1,
                Severity::Warning => self.warnings += 1,
                Severity::Note => self.notes += 1,
            }
        }
        self.errors += usize::from(found.json.is_some());
        self.omitted += found.omitted;
    }
}

pub(super) fn run(args: &CheckArgs, context: &mut Context<'_, '_>) -> Run {
    let mut sources = Sources::new(&args.source, context)?;
    sources.writes = false;
    let mut counts = Counts::default();
    sources.each(context, &mut |found, context| {
        counts.add(found);
        if found.diagnostics.is_empty() && found.json.is_none() {
            return Ok(Next::Go);
        }
        let shown = diagnostics::told(found, &context.say, |d| {
            !args.quiet || d.severity == Severity::Error
        });
        for text in shown {
            context.print(&text)?;
        }
        // A progress line may be drawn behind it.
        if context.io.width.is_some() {
            context.io.out.flush()?;
        }
        Ok(Next::Go)
    })?;
    let tally = sources.tally;
    let args = [
        ("files", tally.files.into()),
        ("games", tally.games.into()),
        ("good", (tally.games - tally.bad).into()),
        ("bad", tally.bad.into()),
        ("errors", counts.errors.into()),
        ("warnings", counts.warnings.into()),
        ("notes", counts.notes.into()),
        ("omitted", counts.omitted.into()),
    ];
    let summary = context.say.format("record-checked", &args);
    context.print_prose(&summary)?;
    Ok(tally.exit)
}
