//! What lies in an ô quan: stones and dân.

use oaq_core::Square;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Modifier;
use unicode_width::UnicodeWidthStr;

use super::marks::{CAPTURED, Note};
use super::{BoardView, piece};
use crate::canvas::write;
use crate::heap::capacity;

/// Columns of the smallest stone.
pub(super) const NARROWEST: u16 = 5;

/// Columns that are left beside a stone for the number of dân.
const BESIDE: u16 = 7;

/// Quan in one place that are drawn one by one; of more the number stands on
/// one stone.
pub(super) const MOST_STONES: u32 = 3;

impl BoardView<'_> {
    pub(super) fn draw_quan_square(&self, square: Square, rect: Rect, buf: &mut Buffer) {
        // The rows of round ends that have room for a number.
        let enough = if rect.height < 9 {
            usize::from(rect.width.min(4))
        } else {
            usize::from(rect.width) * 3 / 4
        };
        let note = self.note(square);
        let wanted = match &note {
            // What is captured can stand alone.
            Some(note) if note.text.starts_with(CAPTURED) && self.quan(square) > 0 => 0,
            note => {
                // Where only the number stands, it keeps clear of the walls.
                let clear = if self.quan(square) == 0 { 2 } else { 0 };
                (self.count_width(square, note.as_ref()) + clear).min(rect.width)
            }
        };
        let enough = enough.max(wanted.into());
        let roomy = |y: u16| self.layout.span(square, y).len() >= enough;
        let rows: Vec<u16> = (rect.y..rect.bottom()).filter(|&y| roomy(y)).collect();
        let (Some(&first), Some(&last)) = (rows.first(), rows.last()) else {
            return;
        };
        let rect = Rect {
            y: first,
            height: last - first + 1,
            ..rect
        };
        if rect.height == 1 {
            self.draw_count(square, note, rect, buf);
            return;
        }
        if rect.height > rect.width / 2 + 1 {
            self.draw_column(square, note, rect, buf);
        } else {
            self.draw_beside(square, note, rect, buf);
        }
    }

    /// The part of a rectangle that lies within the walls in each of its rows,
    /// with the same middle where that leaves so many columns.
    pub(super) fn within(&self, square: Square, rect: Rect, least: u16) -> Rect {
        let spans = (rect.y..rect.bottom()).map(|y| self.layout.span(square, y));
        let (from, to) = spans.fold((rect.x, rect.right()), |(from, to), span| {
            (from.max(span.start), to.min(span.end))
        });
        let (cut_left, cut_right) = (from - rect.x, rect.right() - to.max(from));
        let even = rect.width.saturating_sub(2 * cut_left.max(cut_right));
        if even >= least {
            return Rect {
                x: rect.x + cut_left.max(cut_right),
                width: even,
                ..rect
            };
        }
        Rect {
            x: from,
            width: to.saturating_sub(from),
            ..rect
        }
    }

    /// Splits the last row off.
    fn number_line(rect: Rect) -> (Rect, Rect) {
        let above = Rect {
            height: rect.height - 1,
            ..rect
        };
        let line = Rect {
            y: above.bottom(),
            height: 1,
            ..rect
        };
        (above, line)
    }

    /// Quan above dân above their number.
    fn draw_column(&self, square: Square, note: Option<Note>, rect: Rect, buf: &mut Buffer) {
        let (rect, line) = Self::number_line(rect);
        self.draw_count(square, note, line, buf);
        let quan = self.quan(square);
        if quan == 0 {
            self.draw_dan(square, self.within(square, rect, NARROWEST), buf);
            return;
        }
        let number = stones(quan);
        // Up to half of the height.
        let most = (rect.height / 2).max(3).min(rect.height);
        let places = (0..=(rect.height - most).min(rect.height / 3)).filter_map(|skipped| {
            let room = Rect {
                y: rect.y + skipped,
                height: most,
                ..rect
            };
            let room = self.within(square, room, NARROWEST);
            piece::stone_size(room.width / number, most).map(|size| (room, size))
        });
        // The largest, as high up as it fits.
        let fitting = places.rev().max_by_key(|(_, size)| size.1);
        let Some((room, size)) = fitting else {
            self.draw_badges(square, rect, buf);
            return;
        };
        let room = Rect {
            height: size.1,
            ..room
        };
        self.draw_stones(square, room, size, buf);
        let heap = Rect {
            y: room.bottom(),
            height: rect.bottom() - room.bottom(),
            ..rect
        };
        self.draw_dan(square, self.within(square, heap, NARROWEST), buf);
    }

    /// Quan at the left, dân and the number at the right.
    fn draw_beside(&self, square: Square, note: Option<Note>, rect: Rect, buf: &mut Buffer) {
        let (quan, dan) = (self.quan(square), self.dan(square));
        let number = stones(quan);
        // The number at the right needs its place.
        let wanted = self.count_width(square, note.as_ref());
        let beside = BESIDE.max(wanted + 1);
        let share = (rect.width * 3 / 5).min(rect.width.saturating_sub(beside));
        let size = piece::stone_size(share / number, rect.height);
        let (Some(size), 1..) = (size, quan) else {
            self.draw_above_number(square, note, rect, buf);
            return;
        };
        // Where it can, a stone keeps clear of the rounded corner.
        let whole = |&y: &u16| self.layout.span(square, y).len() == usize::from(rect.width);
        let rows: Vec<u16> = (rect.y..rect.bottom()).filter(whole).collect();
        let stones = match rows[..] {
            [first, .., last] if last - first + 1 >= size.1 => Rect {
                y: first,
                height: last - first + 1,
                ..rect
            },
            _ => self.within(square, rect, NARROWEST),
        };
        if dan == 0 && note.is_none() {
            self.draw_stones(square, stones, size, buf);
            return;
        }
        let taken = size.0 * number;
        let taken = taken + (stones.width.saturating_sub(taken)) / 5;
        let left = Rect {
            width: taken,
            ..stones
        };
        let right = Rect {
            x: left.right(),
            width: rect.right() - left.right(),
            ..rect
        };
        let cut = |y: u16| {
            let span = self.layout.span(square, y);
            right.width.min(span.end.saturating_sub(right.x))
        };
        // The number keeps clear of the rounded corner, too.
        let below = (right.y + 1..right.bottom()).rev();
        let y = [wanted + 2, wanted]
            .into_iter()
            .find_map(|columns| below.clone().find(|&y| cut(y) >= columns));
        let Some(y) = y else {
            self.draw_above_number(square, note, rect, buf);
            return;
        };
        self.draw_stones(square, left, size, buf);
        let line = Rect {
            y,
            width: cut(y),
            height: 1,
            ..right
        };
        self.draw_count(square, note, line, buf);
        let above = Rect {
            width: cut(right.y),
            height: y - right.y,
            ..right
        };
        self.draw_dan(square, above, buf);
    }

    /// Quan and dân above their number, which has the last row for itself.
    fn draw_above_number(&self, square: Square, note: Option<Note>, rect: Rect, buf: &mut Buffer) {
        let (above, line) = Self::number_line(rect);
        self.draw_count(square, note, line, buf);
        let above = self.within(square, above, NARROWEST);
        if self.quan(square) == 0 {
            self.draw_dan(square, above, buf);
        } else {
            self.draw_badges(square, above, buf);
        }
    }

    /// Stones of one size in the middle of a rectangle.
    fn draw_stones(&self, square: Square, rect: Rect, size: (u16, u16), buf: &mut Buffer) {
        let quan = self.quan(square);
        let text = if quan > MOST_STONES {
            format!("{quan}Q")
        } else {
            "Q".to_owned()
        };
        let number = stones(quan);
        let (width, height) = (size.0 * number, size.1);
        let left = rect.x + (rect.width - width.min(rect.width)) / 2;
        let top = rect.y + (rect.height - height.min(rect.height)) / 2;
        let rim = self.piece_style(square, self.theme.quan_rim);
        let fill = if rim == self.theme.quan_rim {
            self.theme.quan
        } else {
            rim.add_modifier(Modifier::REVERSED)
        };
        for n in 0..number {
            let place = Rect::new(left + n * size.0, top, size.0, height);
            piece::stone(buf, place, &text, self.glyphs, (rim, fill));
        }
    }

    /// Quan where there is no room for stones, the dân behind them.
    fn draw_badges(&self, square: Square, rect: Rect, buf: &mut Buffer) {
        let quan = self.quan(square);
        let text = if quan > MOST_STONES {
            format!(" {quan}Q ")
        } else {
            " Q ".repeat(quan as usize)
        };
        let dan = self.dan(square);
        let width = u16::try_from(text.width()).unwrap_or(u16::MAX);
        let room = rect.width.saturating_sub(width + 1);
        let heap = if dan <= capacity(room, rect.height) && dan > 0 {
            let dan = u16::try_from(dan).unwrap_or(u16::MAX);
            room.min((2 * dan.div_ceil(rect.height) - 1).max(1)) + 1
        } else {
            0
        };
        let left = rect.width.saturating_sub(width + heap) / 2;
        let badge = Rect {
            x: rect.x + left,
            y: rect.y + rect.height / 2,
            width: rect.width - left,
            height: 1,
        };
        write(buf, badge, &text, self.theme.quan);
        if heap > 0 {
            let heap = Rect {
                x: badge.x + width + 1,
                width: (heap - 1).max(rect.right().saturating_sub(badge.x + width + 1).min(heap)),
                ..rect
            };
            self.draw_dan(square, heap, buf);
        }
    }
}

/// How many stones are drawn for so many quan.
const fn stones(quan: u32) -> u16 {
    match quan {
        2 => 2,
        3 => 3,
        _ => 1,
    }
}
