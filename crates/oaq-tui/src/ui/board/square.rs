//! What lies in a square, and how many.

use oaq_core::{Direction, Move, Square, SquareKind};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use unicode_width::UnicodeWidthStr;

use super::marks::{CAPTURED, Note};
use super::{BoardView, piece};
use crate::canvas::write;
use crate::heap::{self, AT_A_GLANCE, capacity, packed};

/// Pairs of dân that are counted at a glance.
const PAIRS: u16 = 6;

/// Columns of the smallest stone.
const NARROWEST: u16 = 5;

/// Columns that are left beside a stone for the number of dân.
const BESIDE: u16 = 7;

/// Quan in one place that are drawn one by one; of more the number stands on
/// one stone.
const MOST_STONES: u32 = 3;

impl BoardView<'_> {
    pub(super) fn draw_square(&self, square: Square, buf: &mut Buffer) {
        let rect = self.layout.content(square);
        if rect.is_empty() {
            return;
        }
        match self.layout.board().kind(square) {
            SquareKind::Quan(_) => self.draw_quan_square(square, rect, buf),
            SquareKind::Dan(..) => self.draw_dan_square(square, rect, buf),
        }
        self.draw_arrows(square, buf);
    }

    fn draw_dan_square(&self, square: Square, rect: Rect, buf: &mut Buffer) {
        let note = self.note(square);
        if rect.height == 1 {
            // Its arrows need a column on either side.
            let arrows = u16::from(self.overlays.chosen == Some(square) && rect.width > 4);
            let rect = Rect {
                x: rect.x + arrows,
                width: rect.width - 2 * arrows,
                ..rect
            };
            self.draw_flat(square, note, rect, buf);
            return;
        }
        let heap = Rect {
            height: rect.height - 1,
            ..rect
        };
        self.draw_dan(square, heap, buf);
        let line = Rect {
            y: heap.bottom(),
            height: 1,
            ..rect
        };
        self.draw_count(square, note, line, buf);
    }

    fn draw_dan(&self, square: Square, rect: Rect, buf: &mut Buffer) {
        piece::dan(
            buf,
            rect,
            self.dan(square),
            self.glyphs,
            self.piece_style(square, self.theme.dan),
        );
    }

    /// The dân of a square that is only one row high: the number, and the dân
    /// behind it where all of them fit, in pairs where there is little room.
    fn draw_flat(&self, square: Square, note: Option<Note>, rect: Rect, buf: &mut Buffer) {
        const NUMBER: u16 = 3;
        let behind = Rect {
            x: rect.x + NUMBER,
            width: rect.width.saturating_sub(NUMBER),
            ..rect
        };
        let room = packed(behind.width);
        if room < PAIRS {
            self.draw_count(square, note, rect, buf);
            return;
        }
        let dan = self.dan(square);
        let text = format!("{:>2}", self.count_text(square, 1));
        let taken = write(buf, rect, &text, self.count_style(square));
        if let Some(Note { text, style }) = note {
            let gap = u16::from(taken + 1 < rect.width);
            let behind = Rect {
                x: rect.x + taken + gap,
                width: rect.width - taken - gap,
                ..rect
            };
            write(buf, behind, &text, style);
            return;
        }
        if taken >= NUMBER {
            return;
        }
        let style = self.piece_style(square, self.theme.dan);
        let [two, one] = self.glyphs.pairs;
        let signs: Vec<&str> = if u32::from(room) >= AT_A_GLANCE {
            vec![self.glyphs.dan; dan as usize]
        } else {
            let pairs = vec![two; dan as usize / 2];
            let single = (dan % 2 == 1).then_some(one);
            pairs.into_iter().chain(single).collect()
        };
        if signs.len() <= usize::from(room) {
            for (x, sign) in heap::row(room, behind.width).zip(signs) {
                let place = Rect {
                    x: behind.x + x,
                    ..behind
                };
                write(buf, place, sign, style);
            }
        }
    }

    fn draw_quan_square(&self, square: Square, rect: Rect, buf: &mut Buffer) {
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
            note => self.count_width(square, note.as_ref()).min(rect.width),
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
    fn within(&self, square: Square, rect: Rect, least: u16) -> Rect {
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
            let (above, line) = Self::number_line(rect);
            self.draw_count(square, note, line, buf);
            let above = self.within(square, above, NARROWEST);
            if quan == 0 {
                self.draw_dan(square, above, buf);
            } else {
                self.draw_badges(square, above, buf);
            }
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
        self.draw_stones(square, left, size, buf);
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
        let mut below = (right.y + 1..right.bottom()).rev();
        let y = below.find(|&y| cut(y) >= wanted);
        let y = y.unwrap_or(right.bottom() - 1);
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

    /// How many lie here, with what is said about it, in the middle of a line.
    fn draw_count(&self, square: Square, note: Option<Note>, line: Rect, buf: &mut Buffer) {
        let count = self.count_text(square, self.layout.rect(square).height);
        let width = |text: &str| u16::try_from(text.width()).unwrap_or(u16::MAX);
        let wanted = self.count_width(square, note.as_ref());
        let line = self.within(square, line, wanted.max(NARROWEST));
        let (mut count, mut note, mut gap) = (count, note, 1);
        if let Some(Note { text, .. }) = &note {
            let needed = width(&count) + width(text);
            if needed + 1 > line.width || count.is_empty() {
                gap = 0;
            }
            if needed + gap > line.width && text.starts_with(CAPTURED) && !count.is_empty() {
                // Of what is captured nothing stays.
                count.clear();
                gap = 0;
            } else if needed > line.width {
                note = None;
            }
        }
        let noted = note.as_ref().map_or(0, |note| width(&note.text) + gap);
        let left = line.width.saturating_sub(width(&count) + noted) / 2;
        let mut rest = Rect {
            x: line.x + left,
            width: line.width - left,
            ..line
        };
        let taken = write(buf, rest, &count, self.count_style(square));
        if let Some(Note { text, style }) = note {
            let taken = taken + gap;
            rest.x += taken;
            rest.width -= taken.min(rest.width);
            write(buf, rest, &text, style);
        }
    }

    /// Columns that a count takes with what is said about it.
    fn count_width(&self, square: Square, note: Option<&Note>) -> u16 {
        let count = self.count_text(square, self.layout.rect(square).height);
        let gap = usize::from(!count.is_empty());
        let noted = note.map_or(0, |note| note.text.width() + gap);
        u16::try_from(count.width() + noted).unwrap_or(u16::MAX)
    }

    fn count_text(&self, square: Square, rows: u16) -> String {
        let dan = self.dan(square);
        match self.quan(square) {
            0 => dan.to_string(),
            // A quan that lies there alone says so itself.
            _ if dan == 0 && rows > 1 => String::new(),
            quan => quan_and_dan(quan, dan),
        }
    }

    fn count_style(&self, square: Square) -> Style {
        if self.dan(square) == 0 && self.quan(square) == 0 {
            self.theme.dim
        } else {
            self.theme.number
        }
    }

    /// The ways that the chosen square can go, at its edges.
    fn draw_arrows(&self, square: Square, buf: &mut Buffer) {
        if self.overlays.chosen != Some(square) {
            return;
        }
        let SquareKind::Dan(player, number) = self.layout.board().kind(square) else {
            return;
        };
        if self.to_move != Some(player) {
            return;
        }
        for direction in Direction::ALL {
            let legal = Move::new(number, direction).is_some_and(|m| self.legal.contains(m));
            if !legal {
                continue;
            }
            let rect = self.layout.arrow(square, direction);
            let at_left = rect.x == self.layout.content(square).x;
            let place = Rect {
                x: if at_left { rect.x } else { rect.right() - 1 },
                y: rect.bottom() - 1,
                width: 1,
                height: 1,
            };
            let meant = self
                .overlays
                .preview
                .is_some_and(|preview| preview.origin == square && preview.direction == direction);
            let style = if meant {
                self.theme.chosen
            } else {
                self.theme.mover
            };
            let heading = self.layout.heading(square, direction);
            write(buf, place, self.glyphs.arrow(heading), style);
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

/// Pieces of an ô quan or a capture: `Q+5`, `2`, `4Q`.
pub(super) fn quan_and_dan(quan: u32, dan: u32) -> String {
    let quan = match quan {
        0 => return dan.to_string(),
        1..=MOST_STONES => "Q".repeat(quan as usize),
        _ => format!("{quan}Q"),
    };
    match dan {
        0 => quan,
        _ => format!("{quan}+{dan}"),
    }
}
