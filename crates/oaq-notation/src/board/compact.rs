//! The board in one line.

use oaq_core::SquareKind;

use super::Glyphs;
use super::scene::{Scene, captured_text};

/// `>A: 5 5 5 5 5 (Q) B: 5 5 5 5 5 (Q) | A 0  B 12 + Q`, then debts, notes and
/// the last move where there are any.
pub(super) fn draw(scene: &Scene) -> String {
    let mut rows = Vec::new();
    for player in scene.players() {
        let sign = if scene.is_to_move(player) { ">" } else { "" };
        let mut row = format!("{sign}{player}:");
        for square in scene.board.row(player) {
            row.push(' ');
            row.push_str(&scene.content(square, "."));
        }
        rows.push(format!(
            "{row} ({})",
            scene.content(scene.board.quan(player), ".")
        ));
    }
    let stores = scene.players().map(|player| {
        let (dan, quan) = scene.store_text(player);
        let words = [player.to_string(), scene.name(player), dan + &quan];
        words
            .into_iter()
            .filter(|w| !w.is_empty())
            .collect::<Vec<_>>()
            .join(" ")
    });
    let mut parts = vec![rows.join(" "), stores.collect::<Vec<_>>().join("  ")];
    parts.extend(scene.players().map(|p| scene.debts_text(p)));
    parts.extend(scene.notes(Glyphs::Ascii));
    parts.extend(last_move(scene));
    parts.retain(|part| !part.is_empty());
    parts.join(" | ")
}

/// The move that led here: `A5R`, then what was captured and where.
fn last_move(scene: &Scene) -> Option<String> {
    let last = scene.options.last.as_ref()?;
    let board = scene.board;
    if last.start.index() >= board.ring_len() {
        return None;
    }
    let mut text = match board.kind(last.start) {
        SquareKind::Dan(player, number) => format!("{player}{number}"),
        SquareKind::Quan(player) => format!("Q{player}"),
    };
    text.push(last.direction.letter());
    for captured in &last.captures {
        text.push(' ');
        text.push_str(&captured_text(captured));
    }
    Some(text)
}
