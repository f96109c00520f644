//! What lies in a square, and how many.

use oaq_core::{Direction, Move, Square, SquareKind};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use unicode_width::UnicodeWidthStr;

use super::marks::{CAPTURED, Note};
use super::quan::{MOST_STONES, NARROWEST};
use super::{BoardView, piece};
use crate::canvas::write;
use crate::heap::{self, AT_A_GLANCE, packed};

/// Pairs of dân that are counted at a glance.
const PAIRS: u16 = 6;

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

    pub(super) fn draw_dan(&self, square: Square, rect: Rect, buf: &mut Buffer) {
        piece::dan(
            buf,
            rect,
            self.dan(square),
            self.glyphs,
            self.piece_style(square, self.theme.dan),
        );
    }

    /// The dân of a square that is only one row high: the number, the dân behind
    /// it where all of them fit, in pairs where there is little room, and what
    /// is said about the square.
    fn draw_flat(&self, square: Square, note: Option<Note>, rect: Rect, buf: &mut Buffer) {
        const NUMBER: u16 = 3;
        let room = packed(rect.width.saturating_sub(NUMBER));
        // The arrows of the chosen square need a column on either side.
        let arrows = u16::from(self.overlays.chosen == Some(square) && rect.width > 4);
        let rect = Rect {
            x: rect.x + arrows,
            width: rect.width - 2 * arrows,
            ..rect
        };
        if room < PAIRS {
            self.draw_count(square, note, rect, buf);
            return;
        }
        let text = format!("{:>2}", self.count_text(square, 1));
        let mut taken = write(buf, rect, &text, self.count_style(square));
        let noted = note.as_ref().map_or(0, |note| note.text.width() + 1);
        let noted = u16::try_from(noted).unwrap_or(u16::MAX);
        let from = taken + 1;
        let width = rect.width.saturating_sub(from.max(NUMBER) + noted);
        let singly = u32::from(room) >= AT_A_GLANCE;
        if let Some(signs) = self.flat_signs(self.dan(square), singly, width) {
            let style = self.piece_style(square, self.theme.dan);
            for (x, sign) in signs {
                let place = Rect {
                    x: rect.x + from.max(NUMBER) + x,
                    width: 1,
                    ..rect
                };
                write(buf, place, sign, style);
                taken = from.max(NUMBER) + x + 1;
            }
        }
        if let Some(Note { text, style }) = note {
            let gap = u16::from(taken + 1 < rect.width);
            let behind = Rect {
                x: rect.x + taken + gap,
                width: rect.width - taken - gap,
                ..rect
            };
            write(buf, behind, &text, style);
        }
    }

    /// The signs for so many dân in a row so wide, each with its column: one by
    /// one if they shall be, else in pairs, in groups as long as there is room.
    /// `None` where they do not fit.
    fn flat_signs(&self, dan: u32, singly: bool, width: u16) -> Option<Vec<(u16, &'static str)>> {
        let [two, one] = self.glyphs.pairs;
        let pairs = core::iter::repeat_n(two, dan as usize / 2);
        let pairs: Vec<&str> = pairs.chain((dan % 2 == 1).then_some(one)).collect();
        let singles = singly.then(|| vec![self.glyphs.dan; dan as usize]);
        let signs = singles.into_iter().chain([pairs]);
        let mut fitting = signs.filter(|signs| signs.len() <= usize::from(width));
        let signs = fitting.next()?;
        let count = u16::try_from(signs.len()).ok()?;
        let places: Vec<u16> = if count <= packed(width) {
            heap::row(count, width).collect()
        } else {
            (0..count).collect()
        };
        Some(places.into_iter().zip(signs).collect())
    }

    /// How many lie here, with what is said about it, in the middle of a line.
    pub(super) fn draw_count(
        &self,
        square: Square,
        note: Option<Note>,
        line: Rect,
        buf: &mut Buffer,
    ) {
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
    pub(super) fn count_width(&self, square: Square, note: Option<&Note>) -> u16 {
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
