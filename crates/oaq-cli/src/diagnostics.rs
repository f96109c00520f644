//! What a reader has to say about a game, in words.

use oaq_i18n::Messages;
use oaq_notation::record::{Diagnostic, Issue, ReadGame, Severity};

use crate::{errors, issues};

/// How many are shown, so that the first ones stay on the screen.
const SHOWN: usize = 10;

/// The first errors and warnings about a game in the file with this name, each with
/// its place, and how many more there are; nothing if there are none. That nothing is known of who played
/// when is no reason to say so.
pub(crate) fn of_game(say: &Messages, path: &str, game: &ReadGame) -> String {
    let worth_saying = |d: &&Diagnostic| {
        d.severity != Severity::Note && !matches!(d.issue, Issue::MissingTags { .. })
    };
    let told: Vec<&Diagnostic> = game.diagnostics.iter().filter(worth_saying).collect();
    let few = told.iter().take(SHOWN);
    let mut texts: Vec<String> = few.map(|d| shown(say, path, d)).collect();
    let more = told.len() - texts.len() + game.omitted;
    if more > 0 && !texts.is_empty() {
        let more = say.format("more-errors", &[("more", more.into())]);
        texts.push(format!("{path}: {more}"));
    }
    texts.join("\n")
}

fn shown(say: &Messages, path: &str, d: &Diagnostic) -> String {
    let args = [
        ("line", d.line.to_string().into()),
        ("column", d.column.to_string().into()),
    ];
    let place = say.format("place-line-column", &args);
    let mut text = format!(
        "{path}: {}",
        errors::at(say, &place, &issues::issue(say, &d.issue, &d.found))
    );
    for line in d.excerpt.lines() {
        text += "\n  ";
        text += line;
    }
    text
}
