//! Where everything is on the screen.

use oaq_core::Direction;
use ratatui::layout::{Position, Rect};

use super::dialog::DialogLayout;
use super::{Hit, bars, width};
use crate::action::Command;
use crate::app::App;
use crate::layout::{BoardLayout, Heading};

/// From this width on there is a column beside the board.
const WIDE: u16 = 100;

/// How wide that column is.
const SIDE: u16 = 32;

/// A button for a direction.
#[derive(Clone, Debug)]
pub(crate) struct DirectionButton {
    pub(crate) rect: Rect,
    pub(crate) direction: Direction,
    pub(crate) text: String,
}

/// A button for a command.
#[derive(Clone, Debug)]
pub(crate) struct Button {
    pub(crate) rect: Rect,
    pub(crate) command: Command,
    pub(crate) key: String,
    pub(crate) label: String,
}

/// Where everything is. Rectangles without an area are not shown.
#[derive(Debug)]
pub(crate) struct Layout {
    pub(crate) title: Rect,
    pub(crate) board: Option<BoardLayout>,
    /// Who is ahead.
    pub(crate) score: Rect,
    /// What the last move did, or a notice.
    pub(crate) told: Rect,
    /// What can be done now.
    pub(crate) prompt: Rect,
    /// The moves so far: a line, or a column at the side.
    pub(crate) moves: Rect,
    pub(crate) directions: Vec<DirectionButton>,
    pub(crate) buttons: Vec<Button>,
    pub(crate) dialog: Option<DialogLayout>,
}

/// Takes rows from the top of what is left.
fn top(rest: &mut Rect, rows: u16) -> Rect {
    let rows = rows.min(rest.height);
    let taken = Rect {
        height: rows,
        ..*rest
    };
    rest.y += rows;
    rest.height -= rows;
    taken
}

/// Takes rows from the bottom of what is left.
fn bottom(rest: &mut Rect, rows: u16) -> Rect {
    let rows = rows.min(rest.height);
    rest.height -= rows;
    Rect {
        y: rest.bottom(),
        height: rows,
        ..*rest
    }
}

impl Layout {
    /// Where everything of the app is, on a screen that is not too small.
    pub(crate) fn new(app: &App) -> Self {
        let screen = Rect::new(0, 0, app.size.width, app.size.height);
        let table = app.table();
        let board = table.position().board();
        let mut rest = screen;
        let title = top(&mut rest, 1);
        let buttons = bottom(&mut rest, 1);
        let prompt = bottom(&mut rest, 2);
        let is_wide = screen.width >= WIDE;
        let mut side = Rect::default();
        if is_wide {
            side = Rect {
                x: rest.right() - SIDE,
                width: SIDE,
                ..rest
            };
            rest.width -= SIDE + 1;
        }
        // What the board does not need goes to the others, in this order, and
        // what is left then is the board's again.
        let least = BoardLayout::min_size(board).height;
        let mut spare = rest.height.saturating_sub(least);
        let mut give = |most: u16| {
            let rows = most.min(spare);
            spare -= rows;
            rows
        };
        let score = give(1);
        let mut told = give(2);
        let line_of_moves = if is_wide { 0 } else { give(1) };
        if screen.height >= 28 {
            told += give(1);
        }
        let told = bottom(&mut rest, told);
        let line_of_moves = bottom(&mut rest, line_of_moves);
        let score = bottom(&mut rest, score);
        let mut layout = Self {
            title,
            board: BoardLayout::new(rest, board, table.seat),
            score,
            told,
            prompt,
            moves: if is_wide { side } else { line_of_moves },
            directions: Vec::new(),
            buttons: bars::buttons(app, buttons),
            dialog: None,
        };
        layout.directions = layout.direction_buttons(app);
        layout.dialog = app
            .dialogs
            .last()
            .map(|opened| DialogLayout::new(app, opened, screen));
        layout
    }

    /// The directions of the square that is taken, in the second line of the
    /// prompt, as they lie on the screen.
    fn direction_buttons(&self, app: &App) -> Vec<DirectionButton> {
        let table = app.table();
        let (Some(board), Some(square)) = (&self.board, table.cursor()) else {
            return Vec::new();
        };
        if !table.awaits_person() || table.paused || !table.choice.taken {
            return Vec::new();
        }
        let number = table.choice.number;
        let mut ways: Vec<(Heading, Direction)> = table
            .directions(number)
            .map(|direction| (board.heading(square, direction), direction))
            .collect();
        ways.sort_by_key(|(heading, _)| matches!(heading, Heading::Right | Heading::Down));
        let line = Rect {
            y: self.prompt.bottom().saturating_sub(1),
            height: 1,
            ..self.prompt
        };
        let mut x = line.x + 1;
        let mut buttons = Vec::new();
        for (heading, direction) in ways {
            let text = app.direction_text(heading, direction);
            let wide = width(&text) + 4;
            if x + wide > line.right() {
                break;
            }
            buttons.push(DirectionButton {
                rect: Rect {
                    x,
                    width: wide,
                    ..line
                },
                direction,
                text,
            });
            x += wide + 2;
        }
        buttons
    }

    /// What is at this place.
    pub(crate) fn hit(&self, app: &App, at: Position) -> Option<Hit> {
        let button = self.buttons.iter().find(|b| b.rect.contains(at));
        let button = button.map(|button| button.command);
        if let Some(dialog) = &self.dialog {
            let button = button.filter(|&command| app.goes_through(command));
            return match button {
                Some(command) if !dialog.covers(at) => Some(Hit::Command(command)),
                _ => dialog.hit(at),
            };
        }
        if let Some(command) = button {
            return Some(Hit::Command(command));
        }
        let way = self.directions.iter().find(|d| d.rect.contains(at));
        if let Some(way) = way {
            return Some(Hit::Direction(way.direction));
        }
        let board = self.board.as_ref()?;
        let table = app.table();
        if table.awaits_person()
            && table.choice.taken
            && let Some(square) = table.cursor()
            && let Some(direction) = board.direction_at(square, at.x, at.y)
        {
            return Some(Hit::Direction(direction));
        }
        board.square_at(at.x, at.y).map(Hit::Board)
    }
}
