//! What a reader has to say about a game, in the language of the user.

use std::io;

use oaq_i18n::Messages;
use oaq_notation::record::{Diagnostic, Issue, Severity};

use super::source::Found;
use crate::context::Context;
use crate::{errors, issues};

/// Says on the error output what keeps a game from being read whole, to a
/// strict reader; the rest is for `check`.
pub(super) fn complain(found: &Found, context: &mut Context<'_, '_>) -> io::Result<()> {
    show(found, context, |d| d.issue.severity() == Severity::Error)
}

/// Says on the error output why a game that was read whole is written in
/// another way than it stood there.
pub(super) fn warn(found: &Found, context: &mut Context<'_, '_>) -> io::Result<()> {
    show(found, context, |d| {
        matters(d) && d.issue.severity() != Severity::Error
    })
}

/// Whether somebody whose games are written anew wants to know it: missing
/// tags are put in, and forgiven spellings are put right.
pub(super) fn matters(diagnostic: &Diagnostic) -> bool {
    let missing = matches!(diagnostic.issue, Issue::MissingTags { .. });
    diagnostic.severity > Severity::Note && !missing
}

/// Says on the error output that something is no game and not taken.
pub(super) fn left_out(file: &str, line: u64, context: &mut Context<'_, '_>) -> io::Result<()> {
    context.io.out.flush()?;
    let text = context.say.msg("record-no-game");
    let text = context.say.format("warning", &[("message", text.into())]);
    writeln!(context.io.err, "{file}:{line}: {text}")
}

/// Says on the error output what is wrong with a game, of what is chosen.
pub(super) fn show(
    found: &Found,
    context: &mut Context<'_, '_>,
    chosen: impl Fn(&Diagnostic) -> bool,
) -> io::Result<()> {
    let texts = told(found, &context.say, chosen);
    if texts.is_empty() {
        return Ok(());
    }
    context.io.out.flush()?;
    for text in texts {
        writeln!(context.io.err, "{text}")?;
    }
    Ok(())
}

/// What is wrong with a game, of what is chosen, each with its place.
pub(super) fn told(
    found: &Found,
    say: &Messages,
    chosen: impl Fn(&Diagnostic) -> bool,
) -> Vec<String> {
    let mut texts: Vec<String> = found
        .diagnostics
        .iter()
        .filter(|d| chosen(d))
        .map(|d| one(say, &found.file, d))
        .collect();
    let file = &found.file;
    if let Some(error) = &found.json {
        let column = error
            .column
            .map_or_else(String::new, |column| format!(":{column}"));
        let message = errors::harmless(&error.message);
        let message = say.format("record-not-json", &[("message", message.into())]);
        let message = say.format("error", &[("message", message.into())]);
        texts.push(format!("{file}:{}{column}: {message}", error.line));
    }
    if found.omitted > 0 && !texts.is_empty() {
        let more = say.format("more-errors", &[("more", found.omitted.into())]);
        texts.push(format!("{file}:{}: {more}", found.line));
    }
    texts
}

/// A diagnostic in several lines: what it is, the place, the position there.
fn one(say: &Messages, file: &str, diagnostic: &Diagnostic) -> String {
    let kind = match diagnostic.severity {
        Severity::Note => "note",
        Severity::Warning => "warning",
        Severity::Error => "error",
    };
    let message = issues::issue(say, &diagnostic.issue, &diagnostic.found);
    let message = say.format(kind, &[("message", message.into())]);
    let Diagnostic { line, column, .. } = diagnostic;
    let mut text = format!("{file}:{line}:{column}: {message}");
    for line in diagnostic.excerpt.lines() {
        text += "\n  ";
        text += line;
    }
    if let Some(position) = &diagnostic.position {
        let args = [("position", position.as_str().into())];
        text += "\n  ";
        text += &say.format("record-position", &args);
    }
    text
}
