//! Dialogs: where their parts are, and how they look.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::Style;

use super::{Hit, cut, put, width, wrapped};
use crate::app::App;
use crate::app::dialog::Opened;
use crate::app::dialog::form::{Cell, Field, Form, Row, Touch};

/// How wide a dialog is at most, where there is room.
const WIDEST: u16 = 76;

/// How much of a line the label may take before the value goes below it.
const MOST_LABEL: u16 = 36;

/// The sides that a line leaves on: their sum is its place in the glyphs.
const UP: usize = 1;
const DOWN: usize = 2;
const LEFT: usize = 4;
const RIGHT: usize = 8;

/// The columns between the frame and what is in it.
const MARGIN: u16 = 2;

/// A part of a dialog.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Part {
    Text(String),
    Problem(String),
    Label(Field, String),
    /// A value with a sign on each side for the one before and the next.
    Choice(Field, String),
    Typed(Field, String, bool),
    Button(Field, String),
}

impl Part {
    pub(super) const fn field(&self) -> Option<Field> {
        match self {
            Self::Text(_) | Self::Problem(_) => None,
            Self::Label(field, _)
            | Self::Choice(field, _)
            | Self::Typed(field, _, _)
            | Self::Button(field, _) => Some(*field),
        }
    }
}

#[cfg(test)]
impl Part {
    pub(super) fn text(&self) -> &str {
        match self {
            Self::Text(text)
            | Self::Problem(text)
            | Self::Label(_, text)
            | Self::Choice(_, text)
            | Self::Typed(_, text, _)
            | Self::Button(_, text) => text,
        }
    }
}

/// Where the parts of a dialog are.
#[derive(Debug)]
pub(crate) struct DialogLayout {
    frame: Rect,
    title: String,
    parts: Vec<(Rect, Part)>,
    focus: Option<Field>,
    /// Whether there is more above and below.
    more: (bool, bool),
}

/// The parts of a dialog and where they are.
#[cfg(test)]
pub(super) fn drawn_parts(layout: &DialogLayout) -> impl Iterator<Item = (Rect, &Part)> {
    layout.parts.iter().map(|(rect, part)| (*rect, part))
}

/// Puts parts below one another.
struct Body {
    columns: u16,
    height: u16,
    parts: Vec<(Rect, Part)>,
}

impl Body {
    fn line(&mut self, part: Part, x: u16, columns: u16) {
        let rect = Rect::new(x, self.height, columns, 1);
        self.parts.push((rect, part));
    }

    fn texts(&mut self, texts: &[String], is_table: bool, part: fn(String) -> Part) {
        for text in texts {
            let lines = if is_table {
                table_line(text, self.columns)
            } else {
                wrapped(text, self.columns, u16::MAX, "")
            };
            for line in lines {
                self.line(part(line), 0, self.columns);
                self.height += 1;
            }
        }
    }

    fn row(&mut self, row: &Row, label: u16) {
        let columns = self.columns;
        let mut x = label + 1;
        let value = match &row.cell {
            Cell::Press => 0,
            Cell::Choice(text) => width(text) + 4,
            Cell::Text { text, .. } => width(text) + 1,
        };
        let is_press = row.cell == Cell::Press;
        let fits = is_press || (width(&row.label) <= label && x + value <= columns);
        let room = if is_press || !fits { columns } else { label };
        self.line(Part::Label(row.field, row.label.clone()), 0, room);
        if !fits {
            self.height += 1;
            x = columns.saturating_sub(value).min(4);
        }
        let columns = columns.saturating_sub(x);
        match &row.cell {
            Cell::Press => {}
            Cell::Choice(text) => self.line(Part::Choice(row.field, text.clone()), x, columns),
            Cell::Text { text, typing } => {
                self.line(Part::Typed(row.field, text.clone(), *typing), x, columns);
            }
        }
        self.height += 1;
    }
}

/// A line of a table, whose second column goes on below itself.
fn table_line(text: &str, columns: u16) -> Vec<String> {
    if width(text) <= columns {
        return vec![text.to_owned()];
    }
    let split = text.rfind("  ").map_or(0, |at| at + 2);
    let (head, rest) = text.split_at(split);
    let indent = width(head).min(columns / 2);
    let lines = wrapped(rest, columns - indent, u16::MAX, "");
    let mut lines = lines.into_iter();
    let first = lines.next().map(|line| format!("{head}{line}"));
    let others = lines.map(|line| format!("{}{line}", " ".repeat(indent.into())));
    first.into_iter().chain(others).collect()
}

impl DialogLayout {
    pub(super) fn new(app: &App, opened: &Opened, screen: Rect) -> Self {
        let form = app.form(opened);
        let columns = columns_of(&form, screen);
        let body = body_of(&form, columns);
        let buttons = button_lines(&form, columns);
        let button_rows = buttons.last().map_or(0, |(rect, _)| rect.y + 1);
        // The frame, the title, a line above the buttons.
        let around = 3 + button_rows;
        let height = (body.height + around).min(screen.height);
        let frame = Rect {
            x: (screen.width - columns - 2 * MARGIN - 2) / 2,
            y: (screen.height - height) / 2,
            width: columns + 2 * MARGIN + 2,
            height,
        };
        let inside = Rect {
            x: frame.x + 1 + MARGIN,
            y: frame.y + 1,
            width: columns,
            height: height - around,
        };
        let fields = form.fields();
        let focus = fields.get(opened.focus.min(fields.len().saturating_sub(1)));
        let focus = focus.copied();
        let scrolled = scrolled(&body, inside.height, opened, focus);
        let mut parts = Vec::new();
        for (rect, part) in body.parts {
            if (scrolled..scrolled + inside.height).contains(&rect.y) {
                let rect = Rect {
                    x: inside.x + rect.x,
                    y: inside.y + rect.y - scrolled,
                    ..rect
                };
                parts.push((rect, part));
            }
        }
        for (rect, part) in buttons {
            let rect = Rect {
                x: inside.x + rect.x,
                y: inside.bottom() + 1 + rect.y,
                ..rect
            };
            parts.push((rect, part));
        }
        Self {
            frame,
            title: form.title,
            parts,
            focus,
            more: (scrolled > 0, scrolled + inside.height < body.height),
        }
    }

    /// Whether it lies over a place.
    pub(super) const fn covers(&self, at: Position) -> bool {
        self.frame.contains(at)
    }

    pub(super) fn hit(&self, at: Position) -> Option<Hit> {
        let mut parts = self.parts.iter();
        let (rect, part) =
            parts.find(|(rect, part)| part.field().is_some() && rect.contains(at))?;
        let touch = match part {
            Part::Choice(_, text) => {
                let value = at.x - rect.x;
                match value {
                    0 | 1 => Some(Touch::Step(false)),
                    x if x == width(text) + 2 || x == width(text) + 3 => Some(Touch::Step(true)),
                    _ => None,
                }
            }
            _ => None,
        };
        part.field().map(|field| Hit::Field(field, touch))
    }
}

/// How many columns a dialog needs, or has.
fn columns_of(form: &Form, screen: Rect) -> u16 {
    let label = label_columns(form);
    let row = |row: &Row| match &row.cell {
        Cell::Press => width(&row.label),
        Cell::Choice(text) => (label + width(text) + 5).max(width(&row.label)),
        Cell::Text { text, .. } => label + width(text).max(20) + 2,
    };
    let rows = form.rows.iter().map(row);
    let texts = form.text.iter().map(|text| width(text));
    let buttons: u16 = form.buttons.iter().map(|(_, text)| width(text) + 6).sum();
    // One that is as wide as its values would jump about.
    let least = if form.rows.is_empty() { 40 } else { 52 };
    let needed = rows.chain(texts).chain([buttons, least]).max().unwrap_or(0);
    let most = screen.width.saturating_sub(2 * MARGIN + 4).min(WIDEST);
    needed.min(most)
}

fn label_columns(form: &Form) -> u16 {
    let labelled = form.rows.iter().filter(|row| row.cell != Cell::Press);
    let widest = labelled.map(|row| width(&row.label)).max().unwrap_or(0);
    widest.min(MOST_LABEL)
}

fn body_of(form: &Form, columns: u16) -> Body {
    let mut body = Body {
        columns,
        height: 0,
        parts: Vec::new(),
    };
    body.texts(&form.text, form.table, Part::Text);
    if !form.text.is_empty() && !form.rows.is_empty() {
        body.height += 1;
    }
    let label = label_columns(form);
    for row in &form.rows {
        body.row(row, label);
    }
    if let Some(problem) = &form.problem {
        body.height += 1;
        body.texts(std::slice::from_ref(problem), false, Part::Problem);
    }
    body
}

/// The buttons, beside one another as far as there is room.
fn button_lines(form: &Form, columns: u16) -> Vec<(Rect, Part)> {
    let (mut x, mut y) = (0, 0);
    let mut buttons = Vec::new();
    for (field, text) in &form.buttons {
        let wide = (width(text) + 4).min(columns);
        if x > 0 && x + wide > columns {
            x = 0;
            y += 1;
        }
        let rect = Rect::new(x, y, wide, 1);
        buttons.push((rect, Part::Button(*field, text.clone())));
        x += wide + 2;
    }
    buttons
}

/// How many lines of the body are out of sight at the top.
fn scrolled(body: &Body, height: u16, opened: &Opened, focus: Option<Field>) -> u16 {
    let most = body.height.saturating_sub(height);
    let scrolled = u16::try_from(opened.scrolled).unwrap_or(most).min(most);
    if !opened.follows {
        return scrolled;
    }
    let lines = body.parts.iter().filter(|(_, part)| part.field() == focus);
    let lines: Vec<u16> = lines.map(|(rect, _)| rect.y).collect();
    match (lines.first(), lines.last()) {
        (Some(&first), _) if first < scrolled => first,
        (_, Some(&last)) if last >= scrolled + height => last + 1 - height,
        _ => scrolled,
    }
}

pub(super) fn draw(app: &App, layout: &DialogLayout, buffer: &mut Buffer) {
    let theme = app.settings.theme.theme();
    draw_frame(app, layout, buffer);
    for (rect, part) in &layout.parts {
        let has_focus = part.field().is_some() && part.field() == layout.focus;
        let style = if has_focus {
            theme.selected
        } else {
            Style::new()
        };
        draw_part(app, *rect, part, has_focus, style, buffer);
    }
}

fn draw_part(
    app: &App,
    rect: Rect,
    part: &Part,
    has_focus: bool,
    style: Style,
    buffer: &mut Buffer,
) {
    let theme = app.settings.theme.theme();
    let glyphs = app.settings.glyphs;
    let at = rect.as_position();
    let fitted =
        |text: &str, less: u16| cut(text, rect.width.saturating_sub(less), glyphs.ellipsis);
    match part {
        Part::Text(text) => {
            put(buffer, at, rect.width, &fitted(text, 0), Style::new());
        }
        Part::Problem(text) => {
            put(buffer, at, rect.width, &fitted(text, 0), theme.bad);
        }
        Part::Label(_, text) => {
            // The mark of the line with the keys stands in the margin.
            if has_focus {
                let mark = Position::new(at.x.saturating_sub(2), at.y);
                put(buffer, mark, 1, glyphs.turn, theme.strong);
            }
            put(buffer, at, rect.width, &fitted(text, 0), style);
        }
        Part::Choice(_, text) => {
            let [left, right, _, _] = glyphs.arrows;
            let text = fitted(text, 4);
            let x = put(buffer, at, rect.width, left, theme.key) + 1;
            let x = put(buffer, Position::new(x, at.y), rect.width, &text, style) + 1;
            put(buffer, Position::new(x, at.y), 1, right, theme.key);
        }
        Part::Typed(_, text, typing) => {
            let text = fitted(text, 1);
            let x = put(buffer, at, rect.width, &text, style);
            let cursor = Position::new(x, at.y);
            if has_focus || *typing {
                put(buffer, cursor, 1, "_", theme.strong);
            } else if text.is_empty() {
                put(buffer, cursor, 1, "_", theme.dim);
            }
        }
        Part::Button(_, text) => {
            let brackets = if has_focus {
                ["[ ", " ]"]
            } else {
                ["  ", "  "]
            };
            let style = if has_focus { theme.selected } else { theme.key };
            let text = format!("{}{}{}", brackets[0], fitted(text, 4), brackets[1]);
            put(buffer, at, rect.width, &text, style);
        }
    }
}

fn draw_frame(app: &App, layout: &DialogLayout, buffer: &mut Buffer) {
    let theme = app.settings.theme.theme();
    let glyphs = app.settings.glyphs;
    let frame = layout.frame.intersection(buffer.area);
    for y in frame.top()..frame.bottom() {
        for x in frame.left()..frame.right() {
            buffer[(x, y)].reset();
        }
    }
    buffer.set_style(frame, theme.ground.patch(theme.dialog));
    let lines = glyphs.lines;
    let mut line = |x: u16, y: u16, sides: usize| {
        put(buffer, Position::new(x, y), 1, lines[sides], theme.line);
    };
    let (left, right) = (frame.left(), frame.right().saturating_sub(1));
    let (first, last) = (frame.top(), frame.bottom().saturating_sub(1));
    for x in left + 1..right {
        line(x, first, LEFT + RIGHT);
        line(x, last, LEFT + RIGHT);
    }
    for y in first + 1..last {
        line(left, y, UP + DOWN);
        line(right, y, UP + DOWN);
    }
    line(left, first, DOWN + RIGHT);
    line(right, first, DOWN + LEFT);
    line(left, last, UP + RIGHT);
    line(right, last, UP + LEFT);
    let room = frame.width.saturating_sub(6);
    let title = format!(" {} ", cut(&layout.title, room, glyphs.ellipsis));
    put(
        buffer,
        Position::new(left + 2, first),
        room + 2,
        &title,
        theme.strong,
    );
    let more = [(layout.more.0, 2, first + 1), (layout.more.1, 3, last - 1)];
    for (is_more, arrow, y) in more {
        if is_more {
            let at = Position::new(right.saturating_sub(1), y);
            put(buffer, at, 1, glyphs.arrows[arrow], theme.key);
        }
    }
}
