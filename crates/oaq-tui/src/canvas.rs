//! Lines that join by themselves.

use core::ops::{Range, RangeInclusive};
use std::collections::BTreeMap;

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::Style;

use crate::Glyphs;

const UP: u8 = 1;
const DOWN: u8 = 2;
const LEFT: u8 = 4;
const RIGHT: u8 = 8;

/// The lines of a drawing in the making.
#[derive(Default)]
pub(crate) struct Lines {
    /// By row and column: the sides on which lines leave, and whether any of
    /// them stands out.
    places: BTreeMap<(u16, u16), (u8, Option<Style>)>,
}

impl Lines {
    fn join(&mut self, x: u16, y: u16, side: u8) {
        let place = self.places.entry((y, x)).or_default();
        place.0 |= side;
    }

    /// A line across, from one column to a later one.
    pub(crate) fn across(&mut self, from: u16, to: u16, y: u16) {
        for x in from..to {
            self.join(x, y, RIGHT);
            self.join(x + 1, y, LEFT);
        }
    }

    /// A line down, from one row to a later one; in one row only, a bar.
    pub(crate) fn down(&mut self, x: u16, from: u16, to: u16) {
        if from == to {
            self.join(x, from, UP | DOWN);
        }
        for y in from..to {
            self.join(x, y, DOWN);
            self.join(x, y + 1, UP);
        }
    }

    /// Makes the lines stand out that run next to a place, within these rows.
    pub(crate) fn around(&mut self, span: &Range<u16>, rows: RangeInclusive<u16>, strong: Style) {
        if span.is_empty() {
            return;
        }
        for row in rows {
            for x in span.start.saturating_sub(1)..=span.end {
                if let Some(place) = self.places.get_mut(&(row, x)) {
                    place.1 = Some(strong);
                }
            }
        }
    }

    /// Draws the lines.
    pub(crate) fn render(&self, buf: &mut Buffer, glyphs: &Glyphs, style: Style) {
        for (&(y, x), &(sides, strong)) in &self.places {
            let set = match strong {
                Some(_) => &glyphs.strong_lines,
                None => &glyphs.lines,
            };
            if let Some(cell) = buf.cell_mut(Position::new(x, y)) {
                cell.set_symbol(set[usize::from(sides)]);
                cell.set_style(strong.unwrap_or(style));
            }
        }
    }
}

/// Writes what fits into a part of one row, and gives back how many columns it
/// took.
pub(crate) fn write(buf: &mut Buffer, area: Rect, text: &str, style: Style) -> u16 {
    let area = area.intersection(buf.area);
    if area.is_empty() {
        return 0;
    }
    let (end, _) = buf.set_stringn(area.x, area.y, text, area.width.into(), style);
    end - area.x
}
