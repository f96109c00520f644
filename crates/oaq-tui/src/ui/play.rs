//! The screen on which a game is played.

use oaq_core::{Direction, Square};
use ratatui::buffer::Buffer;
use ratatui::layout::Position;
use ratatui::widgets::Widget as _;

use super::layout::Layout;
use super::{bars, moves, put, score};
use crate::app::App;
use crate::app::table::Table;
use crate::layout::{BoardLayout, Heading};
use crate::preview::Preview;
use crate::ui::board::{BoardView, Overlays, Played};

pub(super) fn draw(app: &App, layout: &Layout, buffer: &mut Buffer) {
    bars::draw_title(app, layout, buffer);
    if let Some(board) = &layout.board {
        draw_board(app, board, buffer);
    } else {
        // Large boards of house rules need more room than usual ones.
        let at = Position::new(1, 2);
        let text = app.say.msg("tui-board-too-large");
        let style = app.settings.theme.theme().bad;
        put(buffer, at, app.size.width, &text, style);
    }
    score::draw_score(app, layout, buffer);
    bars::draw_texts(app, layout, buffer);
    moves::draw(app, layout.moves, buffer);
    bars::draw_buttons(app, layout, buffer);
}

fn draw_board(app: &App, layout: &BoardLayout, buffer: &mut Buffer) {
    let table = app.table();
    let position = table.position();
    let view = |setup, overlays, is_resting: bool| BoardView {
        layout,
        setup,
        rules: position.rules(),
        names: &table.names,
        messages: &app.say,
        theme: app.settings.theme.theme(),
        glyphs: &app.settings.glyphs,
        to_move: (is_resting && !table.sheet.is_over()).then(|| table.mover()),
        legal: if is_resting {
            position.legal_moves()
        } else {
            oaq_core::MoveList::default()
        },
        overlays,
    };
    if let Some(motion) = &table.motion
        && let Some(frame) = motion.frame()
    {
        let mut view = view(&frame.setup, frame.overlays(), false);
        view.to_move = Some(motion.mover());
        view.render(layout.area(), buffer);
        return;
    }
    let preview = table
        .previewed()
        .and_then(|m| Preview::new(position, m).ok());
    let last = last_played(table);
    let awaits = table.awaits_person() && !table.paused;
    let hint = table.hint.as_ref().and_then(|line| {
        let square = position.board().dan(table.mover(), line.first().number())?;
        Some((square, line.first().direction()))
    });
    let overlays = Overlays {
        chosen: table.cursor().filter(|_| awaits),
        hovered: table.hovered,
        preview: preview.as_ref(),
        hint,
        last: last.as_ref(),
        scores: table.final_points(),
        ..Overlays::default()
    };
    let setup = table.shown_setup();
    view(&setup, overlays, true).render(layout.area(), buffer);
}

/// The last move, to be marked on the board.
fn last_played(table: &Table) -> Option<Played> {
    let ply = table.sheet.plies().checked_sub(1)?;
    let game = table.sheet.game();
    let preview = Preview::new(&game.positions()[ply], game.moves()[ply]).ok()?;
    Some(Played::from(&preview))
}

impl App {
    /// A direction, as its button says it: where it goes on the screen, the
    /// move, and what that would capture.
    pub(super) fn direction_text(&self, heading: Heading, direction: Direction) -> String {
        let number = self.table().choice.number;
        let Some(m) = oaq_core::Move::new(number, direction) else {
            return String::new();
        };
        let place = Heading::ALL.iter().position(|&one| one == heading);
        let arrow = self.settings.glyphs.arrows[place.unwrap_or(0)];
        format!("{arrow} {m}: {}", self.outcome_text(m))
    }
}

/// The nearest of these squares this way on the screen.
pub(crate) fn nearest(
    layout: &BoardLayout,
    from: Square,
    places: &[Square],
    heading: Heading,
) -> Option<Square> {
    // Columns are about half as wide as rows are high.
    let centre = |square: Square| {
        let rect = layout.rect(square);
        (
            i32::from(2 * rect.x + rect.width),
            2 * i32::from(2 * rect.y + rect.height),
        )
    };
    let (x, y) = centre(from);
    let distance = |square: Square| {
        let (to_x, to_y) = centre(square);
        let (right, down) = (to_x - x, to_y - y);
        let (along, aside) = match heading {
            Heading::Left => (-right, down),
            Heading::Right => (right, down),
            Heading::Up => (-down, right),
            Heading::Down => (down, right),
        };
        (along > 0 && along >= aside.abs()).then_some(along + 2 * aside.abs())
    };
    let near = places.iter().filter_map(|&s| distance(s).map(|d| (d, s)));
    near.min_by_key(|&(distance, _)| distance).map(|(_, s)| s)
}
