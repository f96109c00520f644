//! What a reader has to say about a game, in words.

use oaq_i18n::Messages;
use oaq_notation::record::{Diagnostic, Issue, ReadGame, Severity};

use crate::{errors, issues};

/// The errors and warnings about a game in the file with this name, each with
/// its place; nothing if there are none. That nothing is known of who played
/// when is no reason to say so.
pub(crate) fn of_game(say: &Messages, path: &str, game: &ReadGame) -> String {
    let worth_saying = |d: &&Diagnostic| {
        d.severity != Severity::Note && !matches!(d.issue, Issue::MissingTags { .. })
    };
    let told = game.diagnostics.iter().filter(worth_saying);
    told.map(|d| shown(say, path, d))
        .collect::<Vec<_>>()
        .join("\n")
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
