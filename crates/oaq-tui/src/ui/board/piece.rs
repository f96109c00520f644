//! Dân and quan.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::{Modifier, Style};

use crate::Glyphs;
use crate::heap::{Pebble, heap};

/// Draws so many dân in the middle of a rectangle; where they do not all fit,
/// the last one is replaced by a sign for the rest.
pub(super) fn dan(buf: &mut Buffer, rect: Rect, count: u32, glyphs: &Glyphs, style: Style) {
    let pebbles = heap(count, rect.width, rect.height);
    let left_out = pebbles.len() < count as usize;
    let last = pebbles.len().saturating_sub(1);
    for (n, Pebble { x, y, large }) in pebbles.into_iter().enumerate() {
        let (x, y) = (rect.x + x, rect.y + y);
        if left_out && n == last {
            put(buf, x, y, glyphs.ellipsis, style);
        } else if large {
            let rim = Rim {
                corners: [[glyphs.stone[0]; 1], [glyphs.stone[1]; 1]],
                feet: [[glyphs.stone[2]; 1], [glyphs.stone[3]; 1]],
            };
            let fill = style.add_modifier(Modifier::REVERSED);
            rim.draw(buf, Rect::new(x, y, 4, 2), style, fill);
        } else {
            put(buf, x, y, glyphs.dan, style);
        }
    }
}

/// The corners of something filled: those on the left and on the right of its
/// top row, and of its bottom row.
struct Rim<const N: usize> {
    corners: [[&'static str; N]; 2],
    feet: [[&'static str; N]; 2],
}

impl<const N: usize> Rim<N> {
    fn draw(&self, buf: &mut Buffer, rect: Rect, rim: Style, fill: Style) {
        let width = usize::from(rect.width);
        for row in rect.rows() {
            let ends = match row.y {
                y if y == rect.y => Some(&self.corners),
                y if y + 1 == rect.bottom() => Some(&self.feet),
                _ => None,
            };
            for (n, x) in (row.x..row.right()).enumerate() {
                let sign = ends.and_then(|[left, right]| {
                    let from_right = width - 1 - n;
                    left.get(n).or_else(|| {
                        let place = right.len().checked_sub(from_right + 1)?;
                        right.get(place)
                    })
                });
                match sign {
                    Some(sign) => put(buf, x, row.y, sign, rim),
                    None => put(buf, x, row.y, " ", fill),
                }
            }
        }
    }
}

/// The columns and rows of a quan for which there is so much room; `None`
/// where it would not look like a stone.
pub(super) fn stone_size(width: u16, rows: u16) -> Option<(u16, u16)> {
    [(15, 7), (13, 6), (11, 5), (9, 4), (5, 3)]
        .into_iter()
        .find(|&(w, h)| w <= width && h <= rows)
}

/// Draws a quan as a stone, with a text on it.
pub(super) fn stone(
    buf: &mut Buffer,
    rect: Rect,
    text: &str,
    glyphs: &Glyphs,
    (rim, fill): (Style, Style),
) {
    let Glyphs {
        stone: near,
        stone_ends: far,
        ..
    } = glyphs;
    let top = [[far[0], near[0]], [near[1], far[1]]];
    let bottom = [[far[2], near[2]], [near[3], far[3]]];
    let round = Rim {
        corners: top,
        feet: bottom,
    };
    if rect.height < 4 {
        let small = Rim {
            corners: [[near[0]], [near[1]]],
            feet: [[near[2]], [near[3]]],
        };
        small.draw(buf, rect, rim, fill);
    } else if rect.height < 6 {
        round.draw(buf, rect, rim, fill);
    } else {
        // The outermost rows draw in once more.
        for (y, ends) in [(rect.y, top), (rect.bottom() - 1, bottom)] {
            let row = Rect::new(rect.x + 2, y, rect.width - 4, 1);
            let cap = Rim {
                corners: ends,
                feet: ends,
            };
            cap.draw(buf, row, rim, fill);
        }
        let body = Rect::new(rect.x, rect.y + 1, rect.width, rect.height - 2);
        round.draw(buf, body, rim, fill);
    }
    let length = u16::try_from(text.chars().count()).unwrap_or(0);
    let left = rect.x + rect.width.saturating_sub(length) / 2;
    let middle = rect.y + (rect.height - 1) / 2;
    for (x, sign) in (left..rect.right()).zip(text.chars()) {
        put(buf, x, middle, sign.encode_utf8(&mut [0; 4]), fill);
    }
}

fn put(buf: &mut Buffer, x: u16, y: u16, sign: &str, style: Style) {
    if let Some(cell) = buf.cell_mut(Position::new(x, y)) {
        cell.set_symbol(sign);
        cell.set_style(style);
    }
}
