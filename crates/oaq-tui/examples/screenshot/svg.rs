//! A screen as a picture that looks the same with every font: lines and blocks
//! are drawn, and each character has its place.

use std::fmt::Write as _;

use oaq_tui::Glyphs;
use vt100::{Cell, Color, Screen};

/// What a character takes, in pixels.
const WIDTH: u16 = 9;
const HEIGHT: u16 = 18;

/// Pixels round the screen.
const MARGIN: u16 = 12;

/// The colours of a terminal that has not been told otherwise.
const FRONT: &str = "#d8d8d8";
const BACK: &str = "#1b1b1f";

/// The sixteen colours of a terminal.
const SIXTEEN: [&str; 16] = [
    "#1b1b1f", "#d9534f", "#5cb85c", "#e0b13c", "#5a8fd6", "#b678d6", "#3fb6c6", "#d8d8d8",
    "#6c6c74", "#ff7a70", "#86e07f", "#ffd866", "#86b6ff", "#d9a2f2", "#72dbe6", "#ffffff",
];

fn colour(colour: Color, usual: &str) -> String {
    match colour {
        Color::Default => usual.to_owned(),
        Color::Idx(n @ 0..16) => SIXTEEN[usize::from(n)].to_owned(),
        Color::Idx(n @ 16..232) => {
            let level = |n: u8| if n == 0 { 0 } else { 55 + 40 * n };
            let n = n - 16;
            let (red, green, blue) = (level(n / 36), level(n / 6 % 6), level(n % 6));
            format!("#{red:02x}{green:02x}{blue:02x}")
        }
        Color::Idx(n) => {
            let grey = 8 + 10 * (n - 232);
            format!("#{grey:02x}{grey:02x}{grey:02x}")
        }
        Color::Rgb(red, green, blue) => format!("#{red:02x}{green:02x}{blue:02x}"),
    }
}

/// The colours of a cell, front and back.
fn colours(cell: &Cell) -> (String, String) {
    let (front, back) = (colour(cell.fgcolor(), FRONT), colour(cell.bgcolor(), BACK));
    if cell.inverse() {
        (back, front)
    } else {
        (front, back)
    }
}

pub(crate) fn draw(screen: &Screen) -> String {
    let (rows, columns) = screen.size();
    let (rows, columns) = (rows.get(), columns.get());
    let (width, height) = (columns * WIDTH + 2 * MARGIN, rows * HEIGHT + 2 * MARGIN);
    let ground = screen
        .cell(0, 0)
        .map_or(BACK.to_owned(), |cell| colours(cell).1);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" \
         width=\"{width}\" height=\"{height}\" font-size=\"15\" \
         font-family=\"'DejaVu Sans Mono', 'Cascadia Mono', Menlo, Consolas, monospace\">\n\
         <rect width=\"100%\" height=\"100%\" rx=\"8\" fill=\"{ground}\"/>\n"
    );
    for row in 0..rows {
        backs(&mut svg, screen, row, columns, &ground);
        let mut column = 0;
        while column < columns {
            column = run(&mut svg, screen, row, column, columns);
        }
    }
    svg.push_str("</svg>\n");
    svg
}

const fn left(column: u16) -> u16 {
    MARGIN + column * WIDTH
}

const fn top(row: u16) -> u16 {
    MARGIN + row * HEIGHT
}

/// The grounds of a row, neighbours of one colour as one.
fn backs(svg: &mut String, screen: &Screen, row: u16, columns: u16, ground: &str) {
    let back = |column| screen.cell(row, column).map(|cell| colours(cell).1);
    let mut from = 0;
    while from < columns {
        let colour = back(from);
        let to = (from..columns)
            .find(|&column| back(column) != colour)
            .unwrap_or(columns);
        if let Some(colour) = colour.filter(|colour| colour != ground) {
            // A little wider and higher, so that no seams are seen.
            let _ = writeln!(
                svg,
                "<rect x=\"{}\" y=\"{}\" width=\"{}.4\" height=\"{HEIGHT}.4\" fill=\"{colour}\"/>",
                left(from),
                top(row),
                (to - from) * WIDTH,
            );
        }
        from = to;
    }
}

/// Characters of one style, and gives the column behind them.
fn run(svg: &mut String, screen: &Screen, row: u16, from: u16, columns: u16) -> u16 {
    let style = |column| {
        let cell = screen.cell(row, column)?;
        Some((colours(cell).0, cell.bold(), cell.dim(), cell.underline()))
    };
    let wanted = style(from);
    let to = (from..columns)
        .find(|&column| style(column) != wanted)
        .unwrap_or(columns);
    let Some((front, bold, dim, underline)) = wanted else {
        return to;
    };
    let (mut path, mut fill) = (String::new(), String::new());
    let mut words: Vec<(u16, u16, String)> = Vec::new();
    for column in from..to {
        let sign = screen.cell(row, column).map_or("", Cell::contents);
        let (x, y) = (left(column), top(row));
        if lines(&mut path, sign, x, y) || blocks(&mut fill, sign, x, y) {
            continue;
        }
        if sign.trim().is_empty() {
            continue;
        }
        if words.last().is_none_or(|&(_, end, _)| end != column) {
            words.push((column, column, String::new()));
        }
        if let Some((_, end, text)) = words.last_mut() {
            *end = column + 1;
            for c in sign.chars() {
                match c {
                    '<' => text.push_str("&lt;"),
                    '>' => text.push_str("&gt;"),
                    '&' => text.push_str("&amp;"),
                    c => text.push(c),
                }
            }
        }
    }
    let pale = if dim { " opacity=\"0.65\"" } else { "" };
    if !path.is_empty() {
        let _ = writeln!(
            svg,
            "<path d=\"{path}\" fill=\"none\" stroke=\"{front}\" stroke-width=\"{}\"{pale}/>",
            if bold { "2" } else { "1.3" }
        );
    }
    if !fill.is_empty() {
        let _ = writeln!(svg, "<path d=\"{fill}\" fill=\"{front}\"{pale}/>");
    }
    // Each word has its place and width, whatever the font.
    for (start, end, text) in words {
        let weight = if bold { " font-weight=\"bold\"" } else { "" };
        let line = if underline {
            " text-decoration=\"underline\""
        } else {
            ""
        };
        let _ = writeln!(
            svg,
            "<text x=\"{}\" y=\"{}\" textLength=\"{}\" fill=\"{front}\"{weight}{line}{pale}>\
             {text}</text>",
            left(start),
            top(row) + 14,
            (end - start) * WIDTH,
        );
    }
    to
}

/// A line through a cell; whether the sign is one.
fn lines(path: &mut String, sign: &str, x: u16, y: u16) -> bool {
    let sets = [Glyphs::UNICODE.lines, Glyphs::UNICODE.strong_lines];
    let found = sets
        .iter()
        .find_map(|set| set.iter().rposition(|&line| line == sign));
    // The first of them is a space.
    let Some(sides) = found.filter(|&sides| sides > 0) else {
        return false;
    };
    let (middle, centre) = (f32::from(x) + 4.5, y + HEIGHT / 2);
    let (right, bottom) = (x + WIDTH, y + HEIGHT);
    let ends = [
        (1, format!("{middle} {y}")),
        (2, format!("{middle} {bottom}")),
        (4, format!("{x} {centre}")),
        (8, format!("{right} {centre}")),
    ];
    let ends: Vec<&String> = ends
        .iter()
        .filter(|(side, _)| sides & side != 0)
        .map(|(_, end)| end)
        .collect();
    let _ = match ends[..] {
        // Corners are round.
        [from, to] => write!(path, "M{from}Q{middle} {centre} {to}"),
        _ => ends
            .iter()
            .try_for_each(|end| write!(path, "M{middle} {centre}L{end}")),
    };
    true
}

/// The quarters of a cell that are filled; whether the sign is such.
fn blocks(path: &mut String, sign: &str, x: u16, y: u16) -> bool {
    // Top left, top right, bottom left, bottom right.
    let quarters = match sign {
        "▘" => [true, false, false, false],
        "▝" => [false, true, false, false],
        "▖" => [false, false, true, false],
        "▗" => [false, false, false, true],
        "▟" => [false, true, true, true],
        "▙" => [true, false, true, true],
        "▜" => [true, true, false, true],
        "▛" => [true, true, true, false],
        _ => return false,
    };
    for (n, _) in (0_u16..).zip(quarters).filter(|&(_, filled)| filled) {
        let (x, y) = (f32::from(x) + 4.5 * f32::from(n % 2), y + n / 2 * 9);
        let _ = write!(path, "M{x} {y}h4.6v9.2h-4.6z");
    }
    true
}
