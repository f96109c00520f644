//! Where the squares lie on the screen, for each shape of board.
//!
//! Everything here counts columns and rows of the frame, from its top left
//! corner. The seat's row is at the bottom, and the ring goes round
//! counter-clockwise from its left end.

use oaq_core::{Board, Direction};

use super::canvas::Canvas;

/// The sizes that all squares of a drawing share, borders left out.
#[derive(Clone, Copy)]
pub(super) struct Sizes {
    /// Columns of an ô dân; odd, so that a count can be centred, and so that
    /// the steps of a triangle, half a square each, come out whole.
    pub(super) dan: usize,
    /// Columns of an ô quan; odd, and no fewer than of an ô dân.
    pub(super) quan: usize,
    /// Columns that stay empty on either side in an ô quan.
    pub(super) margin: usize,
    /// Rows of an ô dân.
    pub(super) height: usize,
    /// How far the round ends and corners draw in, row by row from the
    /// outermost, in columns.
    pub(super) end: &'static [usize],
    pub(super) corner: &'static [usize],
}

/// The inside of a square.
#[derive(Clone, Copy)]
pub(super) struct Area {
    pub(super) x: usize,
    pub(super) y: usize,
    pub(super) width: usize,
    pub(super) height: usize,
}

/// Where the label and the marks of a square stand.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Place {
    Above,
    Below,
    Left,
    Right,
}

/// The way out of a square, as seen on the screen.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Heading {
    Right,
    Up,
    Left,
    Down,
}

impl Heading {
    const fn opposite(self) -> Self {
        match self {
            Self::Right => Self::Left,
            Self::Left => Self::Right,
            Self::Up => Self::Down,
            Self::Down => Self::Up,
        }
    }
}

#[derive(Clone, Copy)]
pub(super) struct Slot {
    pub(super) is_quan: bool,
    pub(super) area: Area,
    pub(super) place: Place,
    /// The ways out: up the ring and down the ring.
    ways: [Heading; 2],
    /// Where an odd row to spare goes: above what is drawn, not below it.
    pub(super) low: bool,
}

impl Slot {
    /// Where a sowing in this direction goes next.
    pub(super) const fn heading(&self, direction: Direction) -> Heading {
        match direction {
            Direction::Right => self.ways[0],
            Direction::Left => self.ways[1],
        }
    }
}

/// A frame: its lines, and a slot for each square from the seat's first on.
#[derive(Default)]
pub(super) struct Shape {
    pub(super) width: usize,
    pub(super) height: usize,
    pub(super) slots: Vec<Slot>,
    across: Vec<(usize, usize, usize)>,
    down: Vec<(usize, usize, usize)>,
}

impl Shape {
    pub(super) fn new(board: Board, sizes: &Sizes) -> Self {
        let squares = usize::from(board.squares());
        match board.players() {
            2 => rectangle(squares, sizes),
            3 => triangle(squares, sizes),
            _ => square(squares, sizes),
        }
    }

    /// Draws the frame with its top left corner at this place.
    pub(super) fn draw(&self, canvas: &mut Canvas, x: usize, y: usize) {
        for &(from, to, row) in &self.across {
            canvas.across(x + from, x + to, y + row);
        }
        for &(column, from, to) in &self.down {
            canvas.down(x + column, y + from, y + to);
        }
    }

    fn frame(&mut self, area: Area) {
        let Area { x, y, .. } = area;
        let (right, bottom) = (x + area.width, y + area.height);
        self.across
            .extend([(x - 1, right, y - 1), (x - 1, right, bottom)]);
        self.down
            .extend([(x - 1, y - 1, bottom), (right, y - 1, bottom)]);
    }

    /// Adds an ô dân of a row that runs this way.
    fn dan(&mut self, area: Area, place: Place, way: Heading) {
        self.slot(false, area, place, [way, way.opposite()]);
    }

    /// Adds an ô quan.
    fn quan(&mut self, area: Area, place: Place, ways: [Heading; 2]) {
        self.slot(true, area, place, ways);
    }

    fn slot(&mut self, is_quan: bool, area: Area, place: Place, ways: [Heading; 2]) {
        self.slots.push(Slot {
            is_quan,
            area,
            place,
            ways,
            low: false,
        });
    }

    /// The outer walls, drawn in at the corners by so many columns row by row.
    fn walls(&mut self, insets: &[usize]) {
        let (right, last) = (self.width - 1, self.height - 1);
        let next_insets = insets.iter().skip(1).copied().chain([0]);
        for (n, (&inset, next)) in insets.iter().zip(next_insets).enumerate() {
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
            self.down.push((x, insets.len(), last - insets.len()));
        }
        let inset = insets.first().copied().unwrap_or(0);
        for y in [0, last] {
            self.across.push((inset, right - inset, y));
        }
    }

    /// Walls across a row of squares: the first at column `x`.
    fn fences(&mut self, x: usize, squares: usize, sizes: &Sizes, rows: (usize, usize)) {
        for n in 0..=squares {
            self.down.push((x + n * (sizes.dan + 1), rows.0, rows.1));
        }
    }
}

/// Two rows between round ends.
fn rectangle(squares: usize, sizes: &Sizes) -> Shape {
    let Sizes {
        dan, quan, height, ..
    } = *sizes;
    let mut shape = Shape {
        width: 2 * (quan + 1) + squares * (dan + 1) + 1,
        height: 2 * height + 3,
        ..Shape::default()
    };
    let (left, right) = (quan + 1, shape.width - quan - 2);
    shape.walls(sizes.end);
    shape.fences(left, squares, sizes, (0, shape.height - 1));
    shape.across.push((left, right, height + 1));

    let cell = |n: usize, y| Area {
        x: left + 1 + n * (dan + 1),
        y,
        width: dan,
        height,
    };
    let end = |x| Area {
        x,
        y: 1,
        width: quan,
        height: 2 * height + 1,
    };
    for n in 0..squares {
        shape.dan(cell(n, height + 2), Place::Below, Heading::Right);
    }
    shape.quan(end(right + 1), Place::Below, [Heading::Up, Heading::Down]);
    for n in (0..squares).rev() {
        shape.dan(cell(n, 1), Place::Above, Heading::Left);
    }
    shape.quan(end(1), Place::Below, [Heading::Down, Heading::Up]);
    shape
}

/// Four rows round an empty middle, an ô quan at each corner.
fn square(squares: usize, sizes: &Sizes) -> Shape {
    let Sizes {
        dan, quan, height, ..
    } = *sizes;
    let side = height + 1;
    let mut shape = Shape {
        width: 2 * (quan + 1) + squares * (dan + 1) + 1,
        height: (squares + 2) * side + 3,
        ..Shape::default()
    };
    let (left, right) = (quan + 1, shape.width - quan - 2);
    let (first, last) = (side + 1, side + 1 + squares * side);
    let bottom = shape.height - 1;
    shape.walls(sizes.corner);
    shape.fences(left, squares, sizes, (0, side));
    shape.fences(left, squares, sizes, (bottom - side, bottom));
    shape
        .across
        .extend([(left, right, side), (left, right, bottom - side)]);
    for x in [left, right] {
        shape.down.push((x, 0, bottom));
    }
    for n in 0..=squares {
        let y = first + n * side;
        shape
            .across
            .extend([(0, left, y), (right, shape.width - 1, y)]);
    }

    let flat = |n: usize, y| Area {
        x: left + 1 + n * (dan + 1),
        y,
        width: dan,
        height,
    };
    let upright = |x, n: usize| Area {
        x,
        y: first + 1 + n * side,
        width: quan,
        height,
    };
    let corner = |x, y| Area {
        x,
        y,
        width: quan,
        height: side,
    };
    for n in 0..squares {
        shape.dan(flat(n, bottom - height), Place::Below, Heading::Right);
    }
    shape.quan(
        corner(right + 1, last + 1),
        Place::Below,
        [Heading::Up, Heading::Left],
    );
    for n in (0..squares).rev() {
        shape.dan(upright(right + 1, n), Place::Right, Heading::Up);
    }
    shape.quan(
        corner(right + 1, 1),
        Place::Above,
        [Heading::Left, Heading::Down],
    );
    for n in (0..squares).rev() {
        shape.dan(flat(n, 1), Place::Above, Heading::Left);
    }
    shape.quan(corner(1, 1), Place::Above, [Heading::Down, Heading::Right]);
    for n in 0..squares {
        shape.dan(upright(1, n), Place::Left, Heading::Down);
    }
    shape.quan(
        corner(1, last + 1),
        Place::Below,
        [Heading::Right, Heading::Up],
    );
    for slot in &mut shape.slots {
        slot.low = slot.place == Place::Above;
    }
    shape
}

/// Stairs up to an ô quan at the top on both sides of an empty middle. Each
/// step is half a square wide, so that the bottom row has room for as many
/// squares as the stairs have steps.
fn triangle(squares: usize, sizes: &Sizes) -> Shape {
    let Sizes {
        dan, quan, height, ..
    } = *sizes;
    let (side, step) = (height + 1, dan.div_ceil(2));
    let mut shape = Shape {
        width: 2 * (quan + 1) + squares * (dan + 1) + 1,
        height: (squares + 2) * side + 1,
        ..Shape::default()
    };
    let (left, right) = (quan + 1, shape.width - quan - 2);
    let bottom = (squares + 1) * side;
    let cell = |x, n: usize, width| Area {
        x,
        y: 1 + n * side,
        width,
        height,
    };
    let stairs = |n: usize| 1 + step * (squares + 1 - n);

    for n in 0..squares {
        let area = cell(left + 1 + n * (dan + 1), squares + 1, dan);
        shape.dan(area, Place::Below, Heading::Right);
    }
    shape.quan(
        cell(right + 1, squares + 1, quan),
        Place::Below,
        [Heading::Up, Heading::Left],
    );
    for n in (1..=squares).rev() {
        let x = shape.width - stairs(n) - dan;
        shape.dan(cell(x, n, dan), Place::Right, Heading::Up);
    }
    let top = shape.width - 2 * stairs(0);
    shape.quan(
        cell(stairs(0), 0, top),
        Place::Above,
        [Heading::Left, Heading::Right],
    );
    for n in 1..=squares {
        shape.dan(cell(stairs(n), n, dan), Place::Left, Heading::Down);
    }
    shape.quan(
        cell(1, squares + 1, quan),
        Place::Below,
        [Heading::Right, Heading::Up],
    );

    for n in 0..shape.slots.len() {
        shape.frame(shape.slots[n].area);
    }
    shape.down.push((0, bottom, shape.height - 1));
    shape
}
