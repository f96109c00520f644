//! What is said about a square: its label, and what happens there.

use oaq_core::{Direction, Square, SquareKind};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use unicode_width::UnicodeWidthStr;

use super::square::quan_and_dan;
use super::{BoardView, Overlays};
use crate::Captured;
use crate::canvas::write;
use crate::layout::{Heading, LabelPlace};

/// In front of what is captured, as in the notation.
pub(super) const CAPTURED: char = 'x';

/// A word behind the number of a square.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Note {
    pub(super) text: String,
    pub(super) style: Style,
}

impl BoardView<'_> {
    /// What happens in a square: what is captured there, how many dân fall
    /// into it or leave it, whether the turn ends there.
    pub(super) fn note(&self, square: Square) -> Option<Note> {
        let captured = |captured: Captured, style| Note {
            text: format!("{CAPTURED}{}", quan_and_dan(captured.quan, captured.dan)),
            style,
        };
        if let Some(now) = self.overlays.capture
            && now.square == square
        {
            return Some(captured(now, self.theme.captured));
        }
        if self.overlays.stop == Some(square) {
            return Some(Note {
                text: self.glyphs.end.to_owned(),
                style: self.theme.end,
            });
        }
        if self.is_moving() {
            return None;
        }
        let Some(preview) = self.overlays.preview else {
            let last = self.overlays.last?.captured.iter();
            let found = last.rev().find(|captured| captured.square == square)?;
            return Some(captured(*found, self.theme.last));
        };
        if let Some(found) = preview.captured_at(square) {
            return Some(captured(found, self.theme.captured));
        }
        let end = preview.end.is_some_and(|(_, end)| end == square);
        let left = i64::from(preview.left[square.index()]);
        let mut text = match left - i64::from(self.dan(square)) {
            // The arrow of the chosen square says that it is emptied.
            _ if preview.origin == square => String::new(),
            0 => String::new(),
            change => format!("{change:+}"),
        };
        let style = if end { self.theme.end } else { self.theme.path };
        if end {
            text += self.glyphs.end;
        }
        (!text.is_empty()).then_some(Note { text, style })
    }

    /// Whether a turn is being played.
    fn is_moving(&self) -> bool {
        let Overlays {
            hand,
            capture,
            stop,
            ..
        } = &self.overlays;
        hand.is_some() || capture.is_some() || stop.is_some()
    }

    /// The style of the pieces in a square.
    pub(super) fn piece_style(&self, square: Square, usual: Style) -> Style {
        let previewed = self.overlays.preview.filter(|_| !self.is_moving());
        let now = self.overlays.capture;
        if previewed.is_some_and(|preview| preview.captured_at(square).is_some())
            || now.is_some_and(|captured| captured.square == square)
        {
            self.theme.captured
        } else {
            usual
        }
    }

    pub(super) fn draw_label(&self, square: Square, buf: &mut Buffer) {
        let (rect, place) = self.layout.label(square);
        let (text, style) = self
            .hand_text(square, rect)
            .unwrap_or_else(|| self.label_text(square));
        let spaced = match place {
            // Lines keep a distance where there is room.
            LabelPlace::Line => format!(" {text} "),
            LabelPlace::Inside | LabelPlace::Outside => text.clone(),
        };
        let text = if spaced.width() <= usize::from(rect.width) {
            spaced
        } else {
            text
        };
        let width = u16::try_from(text.width()).unwrap_or(u16::MAX);
        let left_of_wall = rect.x < self.layout.rect(square).x;
        let left = match place {
            LabelPlace::Line => rect.width.saturating_sub(width) / 2,
            // The sign in front of a label stands in the wall.
            LabelPlace::Inside => u16::from(text.starts_with(char::is_alphanumeric)),
            LabelPlace::Outside if left_of_wall => rect.width.saturating_sub(width),
            LabelPlace::Outside => 0,
        };
        let line = Rect {
            x: rect.x + left,
            width: rect.width - left,
            ..rect
        };
        write(buf, line, &text, style);
    }

    /// The hand over a square, with what it holds.
    fn hand_text(&self, square: Square, label: Rect) -> Option<(String, Style)> {
        let hand = self.overlays.hand.filter(|hand| hand.square == square)?;
        let inwards = if label.y < self.layout.rect(square).y {
            Heading::Down
        } else {
            Heading::Up
        };
        let inwards = match self.layout.label(square).1 {
            LabelPlace::Line => inwards,
            LabelPlace::Outside if label.x > self.layout.rect(square).x => Heading::Left,
            LabelPlace::Inside | LabelPlace::Outside => Heading::Right,
        };
        let arrow = self.glyphs.arrow(inwards);
        let mut text = format!("{arrow}{}{arrow}", hand.dan);
        if text.width() > usize::from(label.width) {
            text = hand.dan.to_string();
        }
        Some((text, self.theme.hand))
    }

    /// The name a square is typed by, with the signs of what is special.
    fn label_text(&self, square: Square) -> (String, Style) {
        let overlays = &self.overlays;
        let playing = overlays.preview.is_some() || self.is_moving();
        let board = self.layout.board();
        let (mut text, mut style) = match board.kind(square) {
            SquareKind::Dan(player, number) => {
                let style = if self.to_move == Some(player) {
                    self.theme.mover
                } else {
                    self.theme.dim
                };
                if player == self.layout.seat() {
                    (number.to_string(), style)
                } else {
                    (format!("{player}{number}"), style)
                }
            }
            SquareKind::Quan(player) => (format!("Q{player}"), self.theme.dim),
        };
        let previewed = overlays
            .preview
            .filter(|preview| preview.origin == square)
            .map(|preview| preview.direction);
        let hinted = overlays
            .hint
            .filter(|&(hinted, _)| hinted == square)
            .map(|(_, direction)| direction);
        let played = overlays
            .last
            .filter(|played| !playing && played.origin == square)
            .map(|played| played.direction);
        // Inside, the brackets of a chosen square take the place of an arrow,
        // and its arrows are next to them.
        let inside = self.layout.label(square).1 == LabelPlace::Inside;
        let room = !inside || overlays.chosen != Some(square);
        if let Some(direction) = previewed.or(hinted).or(played).filter(|_| room) {
            text = self.with_arrow(square, direction, &text);
        }
        if played.is_some() {
            style = self.theme.last;
            text = format!("{}{text}", self.glyphs.last);
        }
        if hinted.is_some() {
            style = self.theme.hint;
            text = format!("{}{text}", self.glyphs.hint);
        }
        let bracketed = |text: &str, [open, close]: [&str; 2]| format!("{open}{text}{close}");
        if overlays.chosen == Some(square) {
            return (bracketed(&text, self.glyphs.chosen), self.theme.chosen);
        }
        if overlays.hovered == Some(square) {
            return (bracketed(&text, self.glyphs.hovered), self.theme.hovered);
        }
        if previewed.is_some() {
            style = self.theme.path;
        }
        (text, style)
    }

    /// A label with an arrow on the side it points to.
    fn with_arrow(&self, square: Square, direction: Direction, label: &str) -> String {
        let heading = self.layout.heading(square, direction);
        let arrow = self.glyphs.arrow(heading);
        match heading {
            Heading::Left => format!("{arrow}{label}"),
            _ => format!("{label}{arrow}"),
        }
    }
}
