//! The board in lines and squares.

use oaq_core::Square;
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

use super::canvas::Canvas;
use super::pieces::{beside, dots, stones};
use super::scene::{Scene, arrow, captured_text, pad};
use super::shape::{Place, Shape, Sizes, Slot};
use super::{Glyphs, Style};

/// Columns in front of everything, for the sign of the player to move.
const INDENT: usize = 2;

const NORMAL: Sizes = Sizes {
    dan: 5,
    quan: 7,
    margin: 1,
    height: 1,
    end: &[2],
    corner: &[2],
};
const LARGE: Sizes = Sizes {
    dan: 9,
    // Five ô dân a side and this fit into 80 columns.
    quan: 11,
    margin: 2,
    height: 4,
    end: &[5, 2, 1],
    corner: &[3],
};
/// In corners, as low as the rows, quan and dân lie side by side.
const LARGE_CORNERS: Sizes = Sizes {
    quan: 15,
    margin: 1,
    ..LARGE
};

/// All that is written about one square.
struct Entry {
    /// Lines of one width, to be centred inside.
    lines: Vec<String>,
    label: String,
    mark: String,
}

pub(super) fn draw(scene: &Scene) -> String {
    let glyphs = scene.options.style.glyphs();
    let mut sizes = match (scene.options.style, scene.board.players()) {
        (Style::Large(_), 2) => LARGE,
        (Style::Large(_), _) => LARGE_CORNERS,
        _ => NORMAL,
    };
    // Which way an arrow points is the same at all sizes.
    let small = Shape::new(scene.board, &sizes);
    let entries: Vec<Entry> = scene
        .ring()
        .zip(&small.slots)
        .map(|(square, slot)| entry(scene, square, slot, glyphs))
        .collect();
    for (slot, entry) in small.slots.iter().zip(&entries) {
        widen(&mut sizes, slot, entry);
    }
    let shape = Shape::new(scene.board, &sizes);
    let mut heads = heads(scene, glyphs);
    // Two players sit where their rows are. Four are listed in the middle of the
    // board, which would not fit on usual screens otherwise, if there is room;
    // others below it.
    let inside = match heads.len() {
        4 if fits(&heads, &shape) => std::mem::take(&mut heads),
        _ => Vec::new(),
    };
    let above = if heads.len() == 2 { heads.pop() } else { None };
    let board = board(&shape, &entries, &inside, glyphs);

    let notes = scene.notes(glyphs);
    let notes = notes.into_iter().map(|note| pad("", INDENT) + &note);
    let lines: Vec<String> = above
        .into_iter()
        .chain(board)
        .chain(heads)
        .chain(notes)
        .collect();
    lines.join("\n")
}

fn entry(scene: &Scene, square: Square, slot: &Slot, glyphs: Glyphs) -> Entry {
    let empty = match glyphs {
        Glyphs::Unicode => "∙",
        Glyphs::Ascii => ".",
    };
    let lines = match scene.options.style {
        Style::Large(_) => large(scene, square, glyphs),
        _ => vec![scene.content(square, empty)],
    };
    let label = if scene.options.labels {
        scene.label(square)
    } else {
        String::new()
    };
    Entry {
        lines,
        label,
        mark: mark(scene, square, slot, glyphs),
    }
}

/// The pieces one by one, and their number below.
fn large(scene: &Scene, square: Square, glyphs: Glyphs) -> Vec<String> {
    let (dan, quan) = (scene.dan(square), scene.quan_square(square).quan);
    let mut lines = match (dan, quan) {
        (_, 0) => dots(dan, glyphs),
        (0, _) => stones(quan, glyphs),
        _ if scene.board.players() == 2 => [stones(quan, glyphs), dots(dan, glyphs)].concat(),
        _ => beside(&stones(quan, glyphs), &dots(dan, glyphs)),
    };
    // Quan alone say themselves what they are.
    if dan > 0 || quan == 0 {
        lines.push(scene.content(square, "0"));
    }
    let width = lines.iter().map(|line| line.width()).max().unwrap_or(0);
    for line in &mut lines {
        *line = format!("{line:^width$}");
    }
    lines
}

/// Where the last move began and what it captured here.
fn mark(scene: &Scene, square: Square, slot: &Slot, glyphs: Glyphs) -> String {
    let Some(last) = &scene.options.last else {
        return String::new();
    };
    let start = (last.start == square).then(|| arrow(slot.heading(last.direction), glyphs).into());
    let captured = last
        .captures
        .iter()
        .filter(|captured| captured.square == square);
    let marks: Vec<String> = start
        .into_iter()
        .chain(captured.map(captured_text))
        .collect();
    marks.join(" ")
}

/// Makes all squares of a kind large enough for this one.
fn widen(sizes: &mut Sizes, slot: &Slot, entry: &Entry) {
    let inside = entry
        .lines
        .iter()
        .map(|line| line.width())
        .max()
        .unwrap_or(0);
    let margin = if slot.is_quan { sizes.margin } else { 1 };
    // Marks above and below have the width of the square to themselves.
    let mark = match slot.place {
        Place::Above | Place::Below => entry.mark.width(),
        Place::Left | Place::Right => 0,
    };
    let needed = mark.max(inside + 2 * margin) | 1;
    if !slot.is_quan {
        sizes.dan = sizes.dan.max(needed);
    }
    sizes.quan = sizes.quan.max(needed);
}

/// The empty middle of a square board: its first column and line, and how many
/// of each there are.
fn middle(shape: &Shape) -> (usize, usize, usize, usize) {
    let beside = |place| {
        let slots = shape.slots.iter();
        slots.filter(move |slot| slot.place == place && !slot.is_quan)
    };
    let areas = || beside(Place::Left).map(|slot| &slot.area);
    let left = areas().map(|area| area.x + area.width).max().unwrap_or(0);
    let top = areas().map(|area| area.y).min().unwrap_or(0);
    let bottom = areas().map(|area| area.y + area.height).max().unwrap_or(0);
    let right = beside(Place::Right).map(|slot| slot.area.x).min();
    // The lines of the frame are not in it.
    let (left, right) = (left + 1, right.unwrap_or(0).saturating_sub(1));
    let width = right.saturating_sub(left);
    (left, top, width, bottom.saturating_sub(top))
}

/// Whether these lines can stand in the middle of the board, with a column free
/// on each side. Names may have characters that take two columns, or none.
fn fits(lines: &[String], shape: &Shape) -> bool {
    let (_, _, width, height) = middle(shape);
    let simple = |line: &String| line.chars().all(|c| c.width() == Some(1));
    let narrow = |line: &String| simple(line) && line.width() + 2 <= width;
    lines.len() <= height && lines.iter().all(narrow)
}

/// The frame with everything in and around it.
fn board(shape: &Shape, entries: &[Entry], inside: &[String], glyphs: Glyphs) -> Vec<String> {
    let at = |place| {
        let pairs = shape.slots.iter().zip(entries);
        pairs.filter(move |(slot, _)| slot.place == place)
    };
    let has_label = |place| at(place).any(|(_, entry)| !entry.label.is_empty());
    let has_mark = |place| at(place).any(|(_, entry)| !entry.mark.is_empty());
    let rows = |place| usize::from(has_label(place)) + usize::from(has_mark(place));
    // Beside the frame, label and mark share a line, the label next to it.
    let aside = |entry: &Entry, place| {
        let words = match place {
            Place::Left => [&entry.mark, &entry.label],
            _ => [&entry.label, &entry.mark],
        };
        let words: Vec<&str> = words
            .map(String::as_str)
            .into_iter()
            .filter(|w| !w.is_empty())
            .collect();
        words.join(" ")
    };
    let columns = |place| {
        let widths = at(place).map(|(_, entry)| aside(entry, place).width());
        widths
            .max()
            .filter(|&width| width > 0)
            .map_or(0, |width| width + 1)
    };

    let (left, top) = (INDENT + columns(Place::Left), rows(Place::Above));
    let width = left + shape.width + columns(Place::Right);
    let mut canvas = Canvas::new(width, top + shape.height + rows(Place::Below), glyphs);
    shape.draw(&mut canvas, left, top);
    for (slot, entry) in shape.slots.iter().zip(entries) {
        let area = slot.area;
        let x = |text: &str| left + area.x + area.width.saturating_sub(text.width()) / 2;
        let spare = area.height.saturating_sub(entry.lines.len());
        let middle = top + area.y + area.height / 2;
        let first = top
            + area.y
            + if slot.low {
                spare.div_ceil(2)
            } else {
                spare / 2
            };
        for (n, line) in entry.lines.iter().enumerate() {
            canvas.write(x(line), first + n, line);
        }
        match slot.place {
            Place::Above => {
                canvas.write(x(&entry.label), top.saturating_sub(1), &entry.label);
                canvas.write(x(&entry.mark), 0, &entry.mark);
            }
            Place::Below => {
                let below = top + shape.height;
                let labels = usize::from(has_label(Place::Below));
                canvas.write(x(&entry.label), below, &entry.label);
                canvas.write(x(&entry.mark), below + labels, &entry.mark);
            }
            Place::Left => {
                let text = aside(entry, Place::Left);
                let x = (left + area.x).saturating_sub(text.width() + 2);
                canvas.write(x, middle, &text);
            }
            Place::Right => {
                let x = left + area.x + area.width + 2;
                canvas.write(x, middle, &aside(entry, Place::Right));
            }
        }
    }
    let (x, y, columns, rows) = middle(shape);
    let widest = inside.iter().map(|line| line.width()).max().unwrap_or(0);
    let x = left + x + columns.saturating_sub(widest) / 2;
    let y = top + y + rows.saturating_sub(inside.len()) / 2;
    for (n, line) in inside.iter().enumerate() {
        canvas.write(x, y + n, line);
    }
    canvas.into_lines()
}

/// A line for each player, in columns: of two, the seat's first; of more, in
/// turn order.
fn heads(scene: &Scene, glyphs: Glyphs) -> Vec<String> {
    let mut players: Vec<_> = scene.players().collect();
    if players.len() > 2 {
        players.sort_unstable();
    }
    let stores: Vec<_> = players.iter().map(|&p| scene.store_text(p)).collect();
    let widest = |widths: &mut dyn Iterator<Item = usize>| widths.max().unwrap_or(0);
    let name_width = widest(&mut players.iter().map(|&p| scene.name(p).width()));
    let dan_width = widest(&mut stores.iter().map(|(dan, _)| dan.width()));
    let quan_width = widest(&mut stores.iter().map(|(_, quan)| quan.width()));
    let heads = players.iter().zip(&stores).map(|(&player, (dan, quan))| {
        let sign = match (scene.is_to_move(player), glyphs) {
            (false, _) => " ",
            (true, Glyphs::Unicode) => "►",
            (true, Glyphs::Ascii) => ">",
        };
        let mut head = format!("{sign} {player}  ");
        if name_width > 0 {
            head += &pad(&scene.name(player), name_width + 3);
        }
        let quan = pad(quan, quan_width + 3);
        let debts = scene.debts_text(player);
        format!("{head}{dan:>dan_width$}{quan}{debts}")
            .trim_end()
            .to_owned()
    });
    heads.collect()
}
