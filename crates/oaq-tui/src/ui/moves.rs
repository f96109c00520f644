//! The moves so far.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};

use super::{cut, put, width};
use crate::app::App;

/// Draws them in a column, or where there is only a line the last of them.
pub(super) fn draw(app: &App, area: Rect, buffer: &mut Buffer) {
    match area.height {
        0 => {}
        1 => draw_line(app, area, buffer),
        _ => draw_column(app, area, buffer),
    }
}

/// The number in front of a ply, as records have it.
fn number(app: &App, ply: usize) -> String {
    format!("{}.", ply / players(app) + 1)
}

fn players(app: &App) -> usize {
    app.table().position().rules().players.into()
}

fn draw_line(app: &App, area: Rect, buffer: &mut Buffer) {
    let theme = app.settings.theme.theme();
    let room = area.width.saturating_sub(2);
    let table = app.table();
    let last = table.shown_plies().saturating_sub(table.scrolled);
    let ellipsis = app.settings.glyphs.ellipsis;
    // From the last one back, as long as there is room.
    let mut line = String::new();
    let mut ply = last;
    while ply > 0 {
        ply -= 1;
        let mut word = table.sheet.written(ply);
        if ply.is_multiple_of(players(app)) {
            word = format!("{} {word}", number(app, ply));
        }
        let longer = if line.is_empty() {
            word
        } else {
            format!("{word} {line}")
        };
        let mark = if ply > 0 { width(ellipsis) + 1 } else { 0 };
        if width(&longer) + mark > room {
            line = format!("{ellipsis} {line}");
            break;
        }
        line = longer;
    }
    let at = Position::new(area.x + 1, area.y);
    put(buffer, at, room, &line, theme.dim);
}

fn draw_column(app: &App, area: Rect, buffer: &mut Buffer) {
    let theme = app.settings.theme.theme();
    let table = app.table();
    let room = area.width.saturating_sub(2);
    let title = Position::new(area.x, area.y);
    put(buffer, title, room, &app.say.msg("tui-moves"), theme.strong);
    let list = Rect {
        y: area.y + 1,
        height: area.height.saturating_sub(1),
        ..area
    };
    let plies = table.shown_plies();
    let rows = plies.div_ceil(players(app));
    let shown = usize::from(list.height);
    let scrolled = table.scrolled.min(rows.saturating_sub(shown));
    let first = rows.saturating_sub(shown + scrolled);
    // As wide as the widest move that is shown, so that columns stay.
    let on_screen = first * players(app)..((first + shown) * players(app)).min(plies);
    let written: Vec<String> = on_screen
        .clone()
        .map(|ply| table.sheet.written(ply))
        .collect();
    let column = written.iter().map(|word| width(word)).max().unwrap_or(0) + 2;
    let figures = width(&number(app, plies)) + 1;
    for (ply, word) in on_screen.zip(written) {
        let (row, seat) = (ply / players(app), ply % players(app));
        let y = list.y + u16::try_from(row - first).unwrap_or(0);
        if seat == 0 {
            put(
                buffer,
                Position::new(list.x, y),
                figures,
                &number(app, ply),
                theme.dim,
            );
        }
        let seat = u16::try_from(seat).unwrap_or(0);
        let x = list.x + figures + seat * column;
        let style = if ply + 1 == plies {
            theme.last
        } else {
            theme.ground
        };
        let columns = (list.x + room).saturating_sub(x);
        let word = cut(&word, columns, app.settings.glyphs.ellipsis);
        put(buffer, Position::new(x, y), columns, &word, style);
    }
}
