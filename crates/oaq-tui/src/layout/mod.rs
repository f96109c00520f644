//! Where everything of a board is on the screen.

mod fit;
mod shape;

use oaq_core::{Board, Direction, Player, Square};
use ratatui::layout::{Position, Rect, Size};

pub(crate) use shape::LabelPlace;
use shape::{LABEL, Shape, Slot};

/// A way on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Heading {
    /// To the left.
    Left,
    /// To the right.
    Right,
    /// Up.
    Up,
    /// Down.
    Down,
}

impl Heading {
    /// All four, in the order of [`Glyphs::arrows`](crate::Glyphs::arrows).
    pub const ALL: [Self; 4] = [Self::Left, Self::Right, Self::Up, Self::Down];

    /// The way back.
    #[must_use]
    pub const fn opposite(self) -> Self {
        match self {
            Self::Left => Self::Right,
            Self::Right => Self::Left,
            Self::Up => Self::Down,
            Self::Down => Self::Up,
        }
    }
}

/// Where the squares of a board and what is said about its players are on the
/// screen, seen from a player's seat: that player's row is at the bottom.
///
/// The same value draws the board and finds what is under the mouse, so the
/// two cannot disagree. Squares are as large as the room allows.
///
/// Two players sit at a rectangle with half-round ends, three at a triangle,
/// four at a square.
///
/// ```
/// use oaq_core::{Board, Direction, Player};
/// use oaq_tui::{BoardLayout, Heading};
/// use ratatui::layout::Rect;
///
/// let board = Board::new(2, 5).unwrap();
/// let layout = BoardLayout::new(Rect::new(0, 0, 60, 12), board, Player::A).unwrap();
/// let (a3, b3) = (board.dan(Player::A, 3).unwrap(), board.dan(Player::B, 3).unwrap());
/// let rect = layout.rect(a3);
/// assert_eq!(layout.square_at(rect.x, rect.y), Some(a3));
/// // Everybody's right is counter-clockwise.
/// assert_eq!(layout.heading(a3, Direction::Right), Heading::Right);
/// assert_eq!(layout.heading(b3, Direction::Right), Heading::Left);
/// assert_eq!(layout.neighbour(a3, Heading::Up), Some(b3));
/// ```
#[derive(Clone, Debug)]
pub struct BoardLayout {
    board: Board,
    seat: Player,
    /// The top left corner of the frame.
    origin: Position,
    shape: Shape,
    /// What is said about the players from the seat on.
    heads: Vec<Rect>,
    area: Rect,
}

impl BoardLayout {
    /// The largest layout that fits into an area, centred in it, or `None`
    /// where none does; [`min_size`](Self::min_size) always does. A player
    /// who is not in the game sits with A.
    #[must_use]
    pub fn new(area: Rect, board: Board, seat: Player) -> Option<Self> {
        let sizes = fit::best(board, area.as_size())?;
        let shape = Shape::new(board, sizes);
        let seat = if seat.index() < usize::from(board.players()) {
            seat
        } else {
            Player::A
        };
        let heads = fit::head_lines(&shape, board, area.as_size());
        let (width, height) = (shape.width, shape.height + heads.above + heads.below);
        let origin = Position {
            x: area.x + (area.width - width.min(area.width)) / 2,
            y: area.y + (area.height - height.min(area.height)) / 2 + heads.above,
        };
        let mut layout = Self {
            board,
            seat,
            origin,
            shape,
            heads: Vec::new(),
            area,
        };
        layout.heads = layout.place_heads(heads);
        Some(layout)
    }

    /// The smallest area that the board of every seat fits into. Two players
    /// with five squares each have room in 60 columns and 12 rows with
    /// twelve dân drawn in a square, three and four in 60 columns and 16 rows.
    #[must_use]
    pub fn min_size(board: Board) -> Size {
        fit::smallest(board)
    }

    /// Heads inside the frame are where the shape says; others are lines
    /// above and below it.
    fn place_heads(&self, lines: fit::HeadLines) -> Vec<Rect> {
        if !self.shape.heads.is_empty() {
            let shift = |head: &Rect| self.to_screen(*head);
            return self.shape.heads.iter().map(shift).collect();
        }
        let frame = self.frame();
        // Names may be longer than a small board is wide.
        let width = frame.width.max(self.area.width.min(60));
        let x = (frame.x + frame.width / 2).saturating_sub(width / 2);
        let x = x.clamp(self.area.x, self.area.right() - width);
        let line = |y, height| Rect::new(x, y, width, height);
        if self.board.players() == 2 {
            let above = line(frame.y - lines.above, lines.above);
            return vec![line(frame.bottom(), lines.below), above];
        }
        (0..self.board.players().into())
            .map(|n| line(frame.bottom() + n, 1))
            .collect()
    }

    /// The board.
    #[must_use]
    pub const fn board(&self) -> Board {
        self.board
    }

    /// Whose row is at the bottom.
    #[must_use]
    pub const fn seat(&self) -> Player {
        self.seat
    }

    /// The area that the layout was made for.
    #[must_use]
    pub const fn area(&self) -> Rect {
        self.area
    }

    /// The smallest rectangle round all squares and their lines.
    #[must_use]
    pub fn frame(&self) -> Rect {
        self.to_screen(Rect::new(0, 0, self.shape.width, self.shape.height))
    }

    /// The inside of a square, lines left out. The round ends of a board for
    /// two reach into the corners of theirs: [`span`](Self::span) tells how
    /// far.
    ///
    /// # Panics
    ///
    /// If the square lies outside the board's ring.
    #[must_use]
    pub fn rect(&self, square: Square) -> Rect {
        self.to_screen(self.slot(square).rect)
    }

    /// The columns of a square in a row of the screen, from the first to
    /// before the last; empty in a row that the square is not in.
    ///
    /// # Panics
    ///
    /// If the square lies outside the board's ring.
    #[must_use]
    pub fn span(&self, square: Square, row: u16) -> core::ops::Range<u16> {
        let rect = self.rect(square);
        if row < rect.y || row >= rect.bottom() {
            return rect.x..rect.x;
        }
        let (from, to) = self.shape.span(row - self.origin.y);
        let from = rect.x.max(self.origin.x + from);
        from..rect.right().min(self.origin.x + to).max(from)
    }

    /// The part of a square's inside that its label leaves for what lies there.
    pub(crate) fn content(&self, square: Square) -> Rect {
        let rect = self.rect(square);
        if self.slot(square).label_place != LabelPlace::Inside {
            return rect;
        }
        let label = LABEL.min(rect.width);
        Rect {
            x: rect.x + label,
            width: rect.width - label,
            ..rect
        }
    }

    /// Where the label of a square stands: in a line of the frame or inside.
    pub(crate) fn label(&self, square: Square) -> (Rect, LabelPlace) {
        let slot = self.slot(square);
        (self.to_screen(slot.label), slot.label_place)
    }

    /// What is said about a player: the name, what was captured, debts. Empty
    /// for a player who is not in the game.
    #[must_use]
    pub fn head(&self, player: Player) -> Rect {
        self.heads
            .get(self.turns_after_seat(player))
            .copied()
            .unwrap_or_default()
    }

    /// The square under a place on the screen; its label counts as the square,
    /// the lines between squares do not.
    #[must_use]
    pub fn square_at(&self, column: u16, row: u16) -> Option<Square> {
        let inside = |&square: &Square| self.span(square, row).contains(&column);
        let labelled = |&square: &Square| {
            let (rect, _) = self.label(square);
            rect.contains(Position::new(column, row))
        };
        let ring = self.board.ring();
        ring.clone()
            .find(inside)
            .or_else(|| ring.clone().find(labelled))
    }

    /// Where a sowing from a square goes on the screen, in a direction of the
    /// ring: what is right for a player whose row is at the top is left on the
    /// screen.
    ///
    /// # Panics
    ///
    /// If the square lies outside the board's ring.
    #[must_use]
    pub fn heading(&self, square: Square, direction: Direction) -> Heading {
        self.slot(square).heading(direction)
    }

    /// The direction of the ring that leaves a square this way on the screen;
    /// `None` where the ring does not go that way.
    ///
    /// # Panics
    ///
    /// If the square lies outside the board's ring.
    #[must_use]
    pub fn direction(&self, square: Square, heading: Heading) -> Option<Direction> {
        Direction::ALL
            .into_iter()
            .find(|&direction| self.heading(square, direction) == heading)
    }

    /// Where the arrow of a direction is drawn, and clicked, in a square: its
    /// left or its right part.
    ///
    /// # Panics
    ///
    /// If the square lies outside the board's ring.
    #[must_use]
    pub fn arrow(&self, square: Square, direction: Direction) -> Rect {
        let rect = self.content(square);
        let width = (rect.width / 3).max(1);
        let x = if self.slot(square).at_left() == direction {
            rect.x
        } else {
            rect.right() - width
        };
        Rect { x, width, ..rect }
    }

    /// The direction that a click on this place means once a square is chosen:
    /// its arrows, or the next square of the ring that way.
    ///
    /// # Panics
    ///
    /// If the square lies outside the board's ring.
    #[must_use]
    pub fn direction_at(&self, square: Square, column: u16, row: u16) -> Option<Direction> {
        let place = Position::new(column, row);
        let clicked = self.square_at(column, row)?;
        Direction::ALL.into_iter().find(|&direction| {
            let arrow = clicked == square && self.arrow(square, direction).contains(place);
            arrow || clicked == self.board.step(square, direction)
        })
    }

    /// The nearest square on the screen this way, for arrow keys; `None` at
    /// the edge of the board.
    ///
    /// # Panics
    ///
    /// If the square lies outside the board's ring.
    #[must_use]
    pub fn neighbour(&self, square: Square, heading: Heading) -> Option<Square> {
        let others = self.board.ring().filter(|&other| other != square);
        let distance = |other: Square| {
            let (from, to) = (self.centre(square), self.centre(other));
            let (right, down) = (to.0 - from.0, to.1 - from.1);
            let (along, aside) = match heading {
                Heading::Left => (-right, down),
                Heading::Right => (right, down),
                Heading::Up => (-down, right),
                Heading::Down => (down, right),
            };
            (along > 0 && along >= aside.abs()).then_some(along + 2 * aside.abs())
        };
        // Where nothing lies straight ahead, what the ring leads to will do.
        let ahead = others.filter_map(|other| distance(other).map(|d| (d, other)));
        let nearest = ahead.min_by_key(|&(distance, _)| distance);
        let led = self.direction(square, heading);
        led.map(|direction| self.board.step(square, direction))
            .or(nearest.map(|(_, other)| other))
    }

    /// The middle of a square in half columns and quarter rows, which are as
    /// wide as high on most screens.
    fn centre(&self, square: Square) -> (i32, i32) {
        let rect = self.slot(square).rect;
        (
            i32::from(2 * rect.x + rect.width),
            2 * i32::from(2 * rect.y + rect.height),
        )
    }

    /// The lines of the frame across: from one column to a later one, in a
    /// row.
    pub(crate) fn across(&self) -> impl Iterator<Item = (u16, u16, u16)> {
        let Position { x, y } = self.origin;
        let lines = self.shape.across.iter();
        lines.map(move |&(from, to, row)| (x + from, x + to, y + row))
    }

    /// The lines of the frame down: in a column, from one row to a later one.
    pub(crate) fn down(&self) -> impl Iterator<Item = (u16, u16, u16)> {
        let Position { x, y } = self.origin;
        let lines = self.shape.down.iter();
        lines.map(move |&(column, from, to)| (x + column, y + from, y + to))
    }

    fn to_screen(&self, rect: Rect) -> Rect {
        Rect {
            x: self.origin.x + rect.x,
            y: self.origin.y + rect.y,
            ..rect
        }
    }

    /// How many turns after the seat a player moves.
    fn turns_after_seat(&self, player: Player) -> usize {
        let players = usize::from(self.board.players());
        if player.index() >= players {
            return players;
        }
        (player.index() + players - self.seat.index()) % players
    }

    fn slot(&self, square: Square) -> &Slot {
        let ring = self.board.ring_len();
        assert!(square.index() < ring, "square outside the ring");
        let first = self.seat.index() * (usize::from(self.board.squares()) + 1);
        &self.shape.slots[(square.index() + ring - first) % ring]
    }
}
