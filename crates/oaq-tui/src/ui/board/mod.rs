//! The board with all that lies on it.

mod head;
mod marks;
mod piece;
mod quan;
mod square;

use oaq_core::{Direction, MoveList, Player, Rules, Scores, Setup, Square, SquareKind};
use oaq_i18n::{Messages, Names};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::widgets::Widget;

use crate::canvas::Lines;
use crate::layout::LabelPlace;
use crate::preview::dan_in;
use crate::{BoardLayout, Captured, Glyphs, Preview, Theme};

/// A move that was played, to be marked on the board after it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// The square whose dân were sown.
    pub origin: Square,
    /// Which way.
    pub direction: Direction,
    /// What was captured.
    pub captured: Vec<Captured>,
}

impl From<&Preview> for Played {
    fn from(preview: &Preview) -> Self {
        Self {
            origin: preview.origin,
            direction: preview.direction,
            captured: preview.captured.clone(),
        }
    }
}

/// The dân in a mover's hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hand {
    /// Over which square the hand is.
    pub square: Square,
    /// How many dân are in it.
    pub dan: u32,
}

/// What is shown on the board besides the pieces. Nothing by default.
#[derive(Clone, Debug, Default)]
pub struct Overlays<'a> {
    /// The square that is chosen: arrows in it show which ways it can go.
    pub chosen: Option<Square>,
    /// The square under the mouse.
    pub hovered: Option<Square>,
    /// What a move would do.
    pub preview: Option<&'a Preview>,
    /// The move that is advised: its square and direction.
    pub hint: Option<(Square, Direction)>,
    /// The move that was played last. Not shown beside a preview or a hand.
    pub last: Option<&'a Played>,
    /// The hand while sowing.
    pub hand: Option<Hand>,
    /// A capture that is happening.
    pub capture: Option<Captured>,
    /// The square at which a turn has just ended.
    pub stop: Option<Square>,
    /// The points of a game that is over, to stand behind what was captured.
    pub scores: Option<Scores>,
}

/// Draws a board where a [`BoardLayout`] says, in the whole of its area.
///
/// Whatever the setup lacks is drawn as empty.
#[derive(Clone, Debug)]
pub struct BoardView<'a> {
    /// Where everything is.
    pub layout: &'a BoardLayout,
    /// What lies on the board.
    pub setup: &'a Setup,
    /// What counts for what. Its board must be the layout's.
    pub rules: &'a Rules,
    /// What the players are called.
    pub names: &'a Names,
    /// The language.
    pub messages: &'a Messages,
    /// The colours.
    pub theme: &'a Theme,
    /// The characters.
    pub glyphs: &'a Glyphs,
    /// Whose turn it is; nobody's where the game is over.
    pub to_move: Option<Player>,
    /// The moves that can be made: the chosen square shows its ways out.
    pub legal: MoveList,
    /// What else is shown.
    pub overlays: Overlays<'a>,
}

impl BoardView<'_> {
    /// The dân in a square.
    fn dan(&self, square: Square) -> u32 {
        dan_in(self.setup, self.layout.board(), square)
    }

    /// The quan in a square.
    fn quan(&self, square: Square) -> u32 {
        match self.layout.board().kind(square) {
            SquareKind::Dan(..) => 0,
            SquareKind::Quan(player) => {
                let square = self.setup.quan_squares.get(player.index());
                square.map_or(0, |square| square.quan)
            }
        }
    }

    fn draw_lines(&self, buf: &mut Buffer) {
        let mut lines = Lines::default();
        for (from, to, row) in self.layout.across() {
            lines.across(from, to, row);
        }
        for (column, from, to) in self.layout.down() {
            lines.down(column, from, to);
        }
        let marked = [
            (self.overlays.hovered, self.theme.hovered),
            (self.overlays.chosen, self.theme.mover),
        ];
        for (square, style) in marked {
            let Some(square) = square else { continue };
            // Where no lines divide a row, those above and below are others'.
            let reach = u16::from(self.layout.label(square).1 == LabelPlace::Line);
            for Rect { y, .. } in self.layout.rect(square).rows() {
                let span = self.layout.span(square, y);
                lines.around(&span, y.saturating_sub(reach)..=y + reach, style);
            }
        }
        let style = self.theme.ground.patch(self.theme.line);
        lines.render(buf, self.glyphs, style);
    }

    fn fill(&self, square: Square, buf: &mut Buffer) {
        for row in self.layout.rect(square).rows() {
            let span = self.layout.span(square, row.y);
            let inside = Rect::new(span.start, row.y, span.end - span.start, 1);
            buf.set_style(inside, self.theme.board);
        }
    }
}

impl Widget for &BoardView<'_> {
    fn render(self, area: Rect, buf: &mut Buffer) {
        buf.set_style(area.intersection(buf.area), self.theme.ground);
        self.draw_lines(buf);
        for square in self.layout.board().ring() {
            self.fill(square, buf);
            self.draw_square(square, buf);
            self.draw_label(square, buf);
        }
        for player in self.layout.board().seats() {
            self.draw_head(player, buf);
        }
    }
}
