//! Games, turns and boards as text for snapshots.

use std::path::Path;

use insta::Settings;
use oaq_core::{Event, Player, Position, Rules, Setup};
use oaq_i18n::{Lang, Messages, Names, Narrator};
use oaq_notation::board::{BoardOptions, LastMove, Style, draw};
use oaq_notation::{position_text, write_move_full};
use unicode_width::UnicodeWidthStr as _;

use crate::games::{Played, Ply};
use crate::scenes::{self, Scene};

/// Settings for snapshots in a folder of `snapshots/`, named just as the tests
/// call them.
#[must_use]
pub fn settings(folder: impl AsRef<Path>) -> Settings {
    let mut settings = Settings::clone_current();
    settings.set_snapshot_path(scenes::folder("snapshots").join(folder));
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings.remove_snapshot_suffix();
    settings
}

/// The three languages.
#[must_use]
pub fn languages() -> [Messages; 3] {
    Lang::ALL.map(Messages::new)
}

/// A board from a seat.
#[must_use]
pub fn board(setup: &Setup, rules: &Rules, style: Style, seat: Player) -> String {
    let options = BoardOptions {
        style,
        seat,
        ..BoardOptions::default()
    };
    draw(setup, rules, &options)
}

/// A position from A's seat, with the move that led to it drawn in.
#[must_use]
pub fn board_after(position: &Position, ply: Option<&Ply>, names: &[String]) -> String {
    let options = BoardOptions {
        names: names.to_vec(),
        mark_mover: !position.is_over(),
        last: ply.and_then(|ply| LastMove::new(ply.m, &ply.events)),
        ..BoardOptions::default()
    };
    draw(&position.to_setup(), position.rules(), &options)
}

/// What a scene shows, its rules, where it begins and its moves.
#[must_use]
pub fn scene(scene: &Scene, played: &Played) -> String {
    let first = match &scene.position {
        Some(text) => text.clone(),
        None => position_text(&played.first),
    };
    let mut text = format!(
        "{}\n\nrules: {}\nposition: {first}",
        scene.shows, scene.rules
    );
    if !played.plies.is_empty() {
        let moves: Vec<String> = played.plies.iter().map(move_text).collect();
        text += "\nmoves: ";
        text += &moves.join(" ");
    }
    text
}

/// How many columns two drawings may take beside each other.
const COLUMNS: usize = 120;

/// Drawings of one size, two beside each other where there is room.
#[must_use]
pub fn in_pairs(drawings: &[String]) -> Vec<String> {
    let widest = |drawing: &String| drawing.lines().map(str::width).max().unwrap_or(0);
    let widest = drawings.iter().map(widest).max().unwrap_or(0);
    let several_lines = drawings.iter().any(|drawing| drawing.contains('\n'));
    let fit = several_lines && 2 * widest + GAP <= COLUMNS;
    drawings
        .chunks(if fit { 2 } else { 1 })
        .map(|chunk| match chunk {
            [left, right] => beside(left, right, widest + GAP),
            _ => chunk.concat(),
        })
        .collect()
}

/// Between two drawings.
const GAP: usize = 4;

/// Two drawings beside each other, the right one from a column on.
fn beside(left: &str, right: &str, column: usize) -> String {
    let lines = left.lines().zip(right.lines());
    let lines = lines.map(|(left, right)| {
        let gap = column - left.width();
        format!("{left}{:gap$}{right}", "").trim_end().to_owned()
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// A move with what it captured, as records write it.
#[must_use]
pub fn move_text(ply: &Ply) -> String {
    let captured = ply.events.iter().fold((0, 0), |sum, event| match *event {
        Event::Capture { dan, quan, .. } => (sum.0 + dan, sum.1 + quan),
        _ => sum,
    });
    write_move_full(ply.m, captured, ply.refilled)
}

/// The text of a position and, on a line of its own, how the game ended.
#[must_use]
pub fn position(position: &Position) -> String {
    let end = position.outcome().map_or(String::new(), |outcome| {
        let scores = outcome.scores.as_slice().iter();
        let scores: Vec<String> = scores.map(ToString::to_string).collect();
        let (reason, shares) = (outcome.reason, outcome.shares);
        format!("\n= {reason}, {}, {shares}", scores.join("-"))
    });
    position_text(position) + &end
}

/// A turn in one sentence.
#[must_use]
pub fn short(messages: &Messages, ply: &Ply) -> String {
    Narrator::new(messages, &Names::default()).short(&ply.events, &ply.after)
}

/// A turn step by step in each language, under the language's code.
#[must_use]
pub fn full(
    languages: &[Messages],
    names: &[String],
    events: &[Event],
    after: &Position,
) -> String {
    let names: Names = names.iter().map(Some).collect();
    let told = languages.iter().map(|messages| {
        let steps = Narrator::new(messages, &names).full(events, after);
        let steps = steps.into_iter().map(|step| step.text);
        let steps: Vec<String> = [messages.lang().to_string()]
            .into_iter()
            .chain(steps)
            .collect();
        steps.join("\n- ")
    });
    told.collect::<Vec<_>>().join("\n\n")
}
