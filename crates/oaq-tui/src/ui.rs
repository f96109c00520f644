//! What is on the screen.
//!
//! [`Layout`] says where everything is. Drawing and the mouse both read it, so
//! what is clicked is what is drawn.

mod bars;
pub(crate) mod board;
#[cfg(test)]
mod clicks;
mod dialog;
mod layout;
mod moves;
mod play;
mod score;
mod text;

use oaq_core::{Direction, Square};
use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect, Size};
use ratatui::style::Style;

use crate::action::Command;
use crate::app::App;
use crate::app::dialog::form::{Field, Touch};

pub(crate) use layout::Layout;
pub(crate) use play::nearest;
pub(crate) use text::{cut, width, wrapped};

/// Below this there is no room for a game.
pub(crate) const LEAST: Size = Size::new(60, 20);

/// Whether the screen is too small for a game.
pub(crate) const fn is_too_small(size: Size) -> bool {
    size.width < LEAST.width || size.height < LEAST.height
}

/// What is under the mouse.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Hit {
    /// A square of the board.
    Board(Square),
    /// A direction in which the chosen square can be sown.
    Direction(Direction),
    /// A button that stands for a command.
    Command(Command),
    /// A field of the dialog on top, and what a click there does to it besides
    /// giving it the keys.
    Field(Field, Option<Touch>),
}

/// Draws the app.
pub fn draw(app: &App, frame: &mut Frame<'_>) {
    let area = frame.area();
    let buffer = frame.buffer_mut();
    buffer.set_style(area, app.settings.theme.theme().ground);
    if is_too_small(app.size) || app.size != area.as_size() {
        // Between a change of size and its message the app knows the old one.
        if is_too_small(area.as_size()) {
            draw_too_small(app, area, buffer);
        }
        return;
    }
    let layout = Layout::new(app);
    play::draw(app, &layout, buffer);
    if let Some(dialog) = &layout.dialog {
        dialog::draw(app, dialog, buffer);
    }
}

/// The message for a screen without room, as much of it as fits.
fn draw_too_small(app: &App, area: Rect, buffer: &mut Buffer) {
    let args = [
        ("width", LEAST.width.to_string().into()),
        ("height", LEAST.height.to_string().into()),
        ("has-width", area.width.to_string().into()),
        ("has-height", area.height.to_string().into()),
        ("quit", app.key_text(Command::Quit).into()),
    ];
    let text = app.say.format("tui-too-small", &args);
    let ellipsis = app.settings.glyphs.ellipsis;
    let lines = wrapped(&text, area.width, area.height, ellipsis);
    for (y, line) in (area.y..).zip(lines) {
        put(
            buffer,
            Position::new(area.x, y),
            area.width,
            &line,
            Style::new(),
        );
    }
}

/// Writes a text in one line, cut off at so many columns, and gives the column
/// behind it.
fn put(buffer: &mut Buffer, at: Position, columns: u16, text: &str, style: Style) -> u16 {
    if !buffer.area.contains(at) {
        return at.x;
    }
    let columns = columns.min(buffer.area.right() - at.x);
    buffer
        .set_stringn(at.x, at.y, text, columns.into(), style)
        .0
}
