//! Where the squares of each shape of board lie, counted from the top left
//! corner of its frame. The seat's row is at the bottom, and the ring goes
//! round counter-clockwise from its left end.

use oaq_core::{Board, Direction};
use ratatui::layout::{Rect, Size};

use super::Heading;

/// What the squares of a drawing measure inside, in columns and rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Sizes {
    /// Columns of an ô dân; odd, so that a count can be centred and the steps
    /// of a triangle, half a square each, come out whole.
    pub(crate) dan: u16,
    /// Columns of an ô quan at the bottom, and of a row that stands upright.
    pub(crate) quan: u16,
    /// Rows of an ô dân that lies at the bottom or at the top.
    pub(crate) height: u16,
    /// Rows of an ô dân of a row that stands upright or is a flight of stairs.
    pub(crate) side: u16,
    /// Rows of the ô quan at the top of a triangle.
    pub(crate) top: u16,
    /// Whether lines divide the squares of such a row.
    pub(crate) divided: bool,
}

impl Sizes {
    /// Columns of a step of the stairs of a triangle: they reach inwards as
    /// far as the ô quan at the top leaves room.
    pub(crate) const fn stair(self) -> u16 {
        let most = self.quan.saturating_sub(3) | 1;
        let wished = self.dan + 6;
        let stair = if wished < most { wished } else { most };
        if stair > self.dan { stair } else { self.dan }
    }
}

/// Where a square's label stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LabelPlace {
    /// In the line above or below.
    Line,
    /// Inside at the left, one column of the wall included.
    Inside,
    /// Outside, next to the wall: at the left or at the right of it.
    Outside,
}

/// What a frame takes, lines included.
pub(crate) fn extent(board: Board, sizes: Sizes) -> Size {
    let squares = u16::from(board.squares());
    let Sizes {
        dan,
        quan,
        height,
        side,
        top,
        divided,
    } = sizes;
    let upright = squares * (side + u16::from(divided));
    Size {
        width: 2 * (quan + 1) + squares * (dan + 1) + 1,
        height: match board.players() {
            2 => 2 * height + 3,
            3 => top + upright + height + 4 - u16::from(divided),
            _ => 2 * (height + 2) + upright - u16::from(divided),
        },
    }
}

/// A square of the frame.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Slot {
    /// Its inside.
    pub(crate) rect: Rect,
    /// Where its label may stand.
    pub(crate) label: Rect,
    pub(crate) label_place: LabelPlace,
    /// The ways out: up the ring and down the ring.
    ways: [Heading; 2],
    /// Which way out is drawn at its left edge.
    at_left: Direction,
}

impl Slot {
    /// Where a sowing in this direction goes next.
    pub(crate) const fn heading(&self, direction: Direction) -> Heading {
        self.ways[direction as usize]
    }

    /// The direction whose arrow is drawn at the left edge of the square.
    pub(crate) const fn at_left(&self) -> Direction {
        self.at_left
    }
}

/// A frame: a slot for each square from the seat's first on, and its lines.
#[derive(Clone, Debug, Default)]
pub(crate) struct Shape {
    pub(crate) width: u16,
    pub(crate) height: u16,
    pub(crate) slots: Vec<Slot>,
    /// Lines across: from one column to a later one, in a row.
    pub(crate) across: Vec<(u16, u16, u16)>,
    /// Lines down: in a column, from one row to a later one.
    pub(crate) down: Vec<(u16, u16, u16)>,
    /// How far the round ends and corners draw in, row by row from the top
    /// and from the bottom, in columns.
    insets: Vec<u16>,
    /// Places within the frame for what is said about the players from the
    /// seat on; none where it has to stand outside.
    pub(crate) heads: Vec<Rect>,
}

/// Columns that a label inside a square takes.
pub(crate) const LABEL: u16 = 3;

impl Shape {
    pub(crate) fn new(board: Board, sizes: Sizes) -> Self {
        let squares = u16::from(board.squares());
        let Size { width, height } = extent(board, sizes);
        let blank = Self {
            width,
            height,
            ..Self::default()
        };
        match board.players() {
            2 => rectangle(blank, squares, sizes),
            3 => triangle(blank, squares, sizes),
            _ => square(blank, squares, sizes),
        }
    }

    /// The columns of a row that lie within the outer walls: from, to before.
    pub(crate) fn span(&self, row: u16) -> (u16, u16) {
        let from_end = row.min((self.height - 1).saturating_sub(row));
        let inset = |n: u16| self.insets.get(usize::from(n)).copied().unwrap_or(0);
        // Between two rows the wall runs along the inner of them.
        let drawn_in = inset(from_end).max(from_end.checked_sub(1).map_or(0, inset));
        (drawn_in + 1, (self.width - 1).saturating_sub(drawn_in))
    }

    fn frame(&mut self, rect: Rect) {
        let (x, y) = (rect.x - 1, rect.y - 1);
        let (right, bottom) = (rect.right(), rect.bottom());
        self.across.extend([(x, right, y), (x, right, bottom)]);
        self.down.extend([(x, y, bottom), (right, y, bottom)]);
    }

    /// Adds a square whose label stands in the line below or above it.
    fn slot(&mut self, rect: Rect, below: bool, ways: [Heading; 2]) {
        let y = if below { rect.bottom() } else { rect.y - 1 };
        let label = Rect {
            y,
            height: 1,
            ..rect
        };
        self.push(rect, label, LabelPlace::Line, ways);
    }

    /// Adds a square of an upright row.
    fn upright(&mut self, rect: Rect, divided: bool, ways: [Heading; 2]) {
        if divided {
            self.slot(rect, false, ways);
        } else {
            let label = Rect {
                x: rect.x - 1,
                width: LABEL.min(rect.width) + 1,
                height: 1,
                ..rect
            };
            self.push(rect, label, LabelPlace::Inside, ways);
        }
    }

    fn push(&mut self, rect: Rect, label: Rect, label_place: LabelPlace, ways: [Heading; 2]) {
        // The way to the left is at the left. In upright rows it is the way
        // up, but on stairs that go up to the right.
        let leftward = |heading| matches!(heading, Heading::Left | Heading::Up);
        let at_left = if leftward(ways[0]) {
            Direction::Right
        } else {
            Direction::Left
        };
        self.slots.push(Slot {
            rect,
            label,
            label_place,
            ways,
            at_left,
        });
    }

    /// The outer walls, drawn in at the corners.
    fn walls(&mut self, insets: Vec<u16>) {
        let (right, last) = (self.width - 1, self.height - 1);
        let rounded = u16::try_from(insets.len()).unwrap_or(0);
        for (n, &inset) in (0_u16..).zip(&insets) {
            let next = insets.get(usize::from(n) + 1).copied().unwrap_or(0);
            for x in [inset, right - inset] {
                self.down
                    .extend([(x, n, n + 1), (x, last - n - 1, last - n)]);
            }
            for y in [n + 1, last - n - 1] {
                self.across
                    .extend([(next, inset, y), (right - inset, right - next, y)]);
            }
        }
        for x in [0, right] {
            self.down.push((x, rounded, last - rounded));
        }
        let inset = insets.first().copied().unwrap_or(0);
        for y in [0, last] {
            self.across.push((inset, right - inset, y));
        }
        self.insets = insets;
    }

    /// Walls across a row of squares: the first at column `x`.
    fn fences(&mut self, x: u16, squares: u16, dan: u16, from: u16, to: u16) {
        for n in 0..=squares {
            self.down.push((x + n * (dan + 1), from, to));
        }
    }
}

/// How far a round end of so many rows, walls included, draws in: half an
/// ellipse so many columns deep.
// Screens are small; nothing here comes near the ends of a type.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
fn round(rows: u16, depth: u16) -> Vec<u16> {
    let middle = f32::from(rows - 1) / 2.0;
    let inset = |row: u16| {
        let across = (middle - f32::from(row)) / (middle + 0.5);
        let drawn_in = f32::from(depth) * (1.0 - (1.0 - across * across).sqrt());
        drawn_in.round() as u16
    };
    (0..rows / 2)
        .map(inset)
        .take_while(|&inset| inset > 0)
        .collect()
}

/// Two rows between round ends.
fn rectangle(mut shape: Shape, squares: u16, sizes: Sizes) -> Shape {
    let Sizes {
        dan, quan, height, ..
    } = sizes;
    let (left, right) = (quan + 1, shape.width - quan - 2);
    shape.walls(round(shape.height, (quan * 2).div_ceil(3)));
    shape.fences(left, squares, dan, 0, shape.height - 1);
    shape.across.push((left, right, height + 1));

    let cell = |n: u16, y| Rect::new(left + 1 + n * (dan + 1), y, dan, height);
    let end = |x| Rect::new(x, 1, quan, 2 * height + 1);
    for n in 0..squares {
        shape.slot(cell(n, height + 2), true, [Heading::Right, Heading::Left]);
    }
    shape.slot(end(right + 1), true, [Heading::Up, Heading::Down]);
    for n in (0..squares).rev() {
        shape.slot(cell(n, 1), false, [Heading::Left, Heading::Right]);
    }
    shape.slot(end(1), true, [Heading::Down, Heading::Up]);
    for slot in &mut shape.slots {
        // The line below an end is short; its label keeps clear of the corner.
        let (from, to) = (
            slot.label.x.max(shape.insets.first().map_or(0, |n| n + 1)),
            slot.label
                .right()
                .min(shape.width - 1 - shape.insets.first().copied().unwrap_or(0)),
        );
        slot.label.x = from;
        slot.label.width = to.saturating_sub(from);
    }
    shape
}

/// Four rows round a middle, an ô quan at each corner.
fn square(mut shape: Shape, squares: u16, sizes: Sizes) -> Shape {
    let Sizes {
        dan,
        quan,
        height,
        side,
        divided,
        ..
    } = sizes;
    let step = side + u16::from(divided);
    // The rows between the lines that close the corners.
    let between = squares * step - u16::from(divided);
    let (left, right) = (quan + 1, shape.width - quan - 2);
    let (top, bottom) = (height + 1, shape.height - 1);
    let low = bottom - height - 1;
    shape.walls(
        round(2 * height + 3, quan.min(4))
            .into_iter()
            .take(1)
            .collect(),
    );
    shape.fences(left, squares, dan, 0, top);
    shape.fences(left, squares, dan, low, bottom);
    shape
        .across
        .extend([top, low].map(|y| (0, shape.width - 1, y)));
    for x in [left, right] {
        shape.down.push((x, top, low));
    }
    if divided {
        for n in 1..squares {
            let y = top + n * step;
            shape
                .across
                .extend([(0, left, y), (right, shape.width - 1, y)]);
        }
    }

    let flat = |n: u16, y| Rect::new(left + 1 + n * (dan + 1), y, dan, height);
    let upright = |x, n: u16| Rect::new(x, top + 1 + n * step, quan, side);
    let corner = |x, y| Rect::new(x, y, quan, height);
    for n in 0..squares {
        shape.slot(flat(n, low + 1), true, [Heading::Right, Heading::Left]);
    }
    shape.slot(
        corner(right + 1, low + 1),
        true,
        [Heading::Up, Heading::Left],
    );
    for n in (0..squares).rev() {
        shape.upright(upright(right + 1, n), divided, [Heading::Up, Heading::Down]);
    }
    shape.slot(corner(right + 1, 1), false, [Heading::Left, Heading::Down]);
    for n in (0..squares).rev() {
        shape.slot(flat(n, 1), false, [Heading::Left, Heading::Right]);
    }
    shape.slot(corner(1, 1), false, [Heading::Down, Heading::Right]);
    for n in 0..squares {
        shape.upright(upright(1, n), divided, [Heading::Down, Heading::Up]);
    }
    shape.slot(corner(1, low + 1), true, [Heading::Right, Heading::Up]);

    let middle = Rect::new(left + 2, top + 1, right - left - 3, between);
    if middle.width >= 25 && middle.height >= 5 {
        let lines = (middle.height - 1) / 4;
        let lines = lines.clamp(1, 4);
        let (half, beside) = (
            middle.width / 2,
            lines.max(3).min(middle.height - 2 * lines),
        );
        let y = middle.y + (middle.height - beside) / 2;
        let across = |y| Rect::new(middle.x, y, middle.width, lines);
        shape.heads = vec![
            across(middle.bottom() - lines),
            Rect::new(middle.right() - half, y, half, beside),
            across(middle.y),
            Rect::new(middle.x, y, half, beside),
        ];
    }
    shape
}

/// Stairs up to an ô quan at the top on both sides of a middle. Each step is
/// half a square wide, so that the bottom row has room for as many squares as
/// the stairs have steps.
fn triangle(mut shape: Shape, squares: u16, sizes: Sizes) -> Shape {
    let Sizes {
        dan,
        quan,
        height,
        side,
        top,
        divided,
    } = sizes;
    let step = dan.div_ceil(2);
    let stair = sizes.stair();
    let (line, rise) = (u16::from(divided), side + u16::from(divided));
    // The row of the line above the bottom row.
    let low = top + 1 + squares * rise + (1 - line);
    let (left, right) = (quan + 1, shape.width - quan - 2);
    // Where step `n` of the stairs begins, the ô quan at the top being 0.
    let stairs = |n: u16| 1 + step * (squares + 1 - n);
    let step_y = |n: u16| top + 2 + (n - 1) * rise;

    for n in 0..squares {
        let rect = Rect::new(left + 1 + n * (dan + 1), low + 1, dan, height);
        shape.slot(rect, true, [Heading::Right, Heading::Left]);
    }
    let corner = |x| Rect::new(x, low + 1, quan, height);
    shape.slot(corner(right + 1), true, [Heading::Up, Heading::Left]);
    for n in (1..=squares).rev() {
        let rect = Rect::new(shape.width - stairs(n) - stair, step_y(n), stair, side);
        shape.upright(rect, divided, [Heading::Up, Heading::Down]);
    }
    let summit = Rect::new(stairs(0), 1, shape.width - 2 * stairs(0), top);
    shape.slot(summit, false, [Heading::Left, Heading::Right]);
    for n in 1..=squares {
        let rect = Rect::new(stairs(n), step_y(n), stair, side);
        shape.upright(rect, divided, [Heading::Down, Heading::Up]);
    }
    shape.slot(corner(1), true, [Heading::Right, Heading::Up]);

    for n in 0..shape.slots.len() {
        let Slot {
            rect, label_place, ..
        } = shape.slots[n];
        if label_place == LabelPlace::Line {
            shape.frame(rect);
        } else {
            let (from, to) = (rect.y, rect.bottom() - 1);
            shape
                .down
                .extend([rect.x - 1, rect.right()].map(|x| (x, from, to)));
            // Outside there is room for labels.
            let on_the_left = 2 * rect.x < shape.width - rect.width;
            let room = (rect.x - 1).min(LABEL + 1);
            let slot = &mut shape.slots[n];
            slot.label_place = LabelPlace::Outside;
            slot.label.width = room;
            slot.label.x = if on_the_left {
                rect.x - 1 - room
            } else {
                rect.right() + 1
            };
        }
    }
    // On the stairs that go up to the right, the way down is at the left.
    let left_stairs = usize::from(2 * squares + 2)..usize::from(3 * squares + 2);
    for slot in &mut shape.slots[left_stairs] {
        slot.at_left = Direction::Right;
    }

    let beside = Rect::new(0, 0, stairs(0).saturating_sub(3), top + 2);
    let under = [squares.saturating_sub(1).max(1), squares]
        .into_iter()
        .map(|n| {
            let inside = stairs(n) + stair + 2;
            let rows = (squares - n + 1) * rise - line;
            let width = shape.width.saturating_sub(2 * inside);
            Rect::new(inside, step_y(n), width, rows)
        })
        .find(|rect| rect.width >= 20)
        .unwrap_or_default();
    if beside.width >= 16 && !under.is_empty() {
        let right = Rect {
            x: shape.width - beside.width,
            ..beside
        };
        shape.heads = vec![under, right, beside];
    }
    shape
}
