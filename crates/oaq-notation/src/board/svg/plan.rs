//! Where the squares lie in a picture.
//!
//! One construction serves all boards. The rows are strips of squares laid
//! against the sides of a regular polygon from outside; with two players the
//! polygon is a line. Where two strips leave a wedge open lies an ô quan.

use core::ops::{Add, Mul};

use oaq_core::Board;

/// The width of an ô dân. All lengths are in the picture's own unit.
pub(super) const WIDTH: f64 = 100.0;
/// How deep the rows are, from the middle of the board outwards.
pub(super) const DEPTH: f64 = 116.0;

/// A point or a vector; y points down.
#[derive(Clone, Copy, Default)]
pub(super) struct Point {
    pub(super) x: f64,
    pub(super) y: f64,
}

impl Add for Point {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        point(self.x + other.x, self.y + other.y)
    }
}

impl Mul<f64> for Point {
    type Output = Self;

    fn mul(self, factor: f64) -> Self {
        point(self.x * factor, self.y * factor)
    }
}

pub(super) const fn point(x: f64, y: f64) -> Point {
    Point { x, y }
}

/// A place with its own directions: up the ring, and outwards.
#[derive(Clone, Copy)]
pub(super) struct Frame {
    pub(super) origin: Point,
    pub(super) along: Point,
    pub(super) out: Point,
}

impl Frame {
    /// A frame with this direction outwards.
    fn new(origin: Point, out: Point) -> Self {
        let along = point(out.y, -out.x);
        Self { origin, along, out }
    }

    /// The point so far along and so far out.
    pub(super) fn at(self, along: f64, out: f64) -> Point {
        self.origin + self.along * along + self.out * out
    }
}

/// A way round: each point with the radius of the arc that leads to it, if it
/// is no straight line.
pub(super) type Outline = Vec<(Point, Option<f64>)>;

/// One square of the plan.
pub(super) struct Spot {
    pub(super) outline: Outline,
    /// The middle of the room for pieces.
    pub(super) heap: Frame,
    /// That room: along, and out.
    pub(super) room: (f64, f64),
    /// Where pieces lie that need no number.
    pub(super) middle: Point,
    /// The middle of the number, and the width there is for it.
    pub(super) number: Point,
    pub(super) number_width: f64,
    /// The middle of the outer edge, to write beside.
    pub(super) edge: Frame,
}

/// A spot for each square from the seat's first on, and the edge of the board.
pub(super) struct Plan {
    pub(super) spots: Vec<Spot>,
    pub(super) outline: Outline,
}

/// What depends on the number of players alone.
struct Corners {
    /// The sides' directions outwards, the seat's first.
    sides: &'static [Point],
    /// How far the sides are from the middle, in lengths of a side.
    apothem: f64,
    /// Tangent and cosine of half the turn at a corner.
    tangent: f64,
    cosine: f64,
    /// How round the ô quan are.
    radius: f64,
    /// The middle of an ô quan, in depths of a row from the corner of the
    /// polygon.
    middle: f64,
    /// The room for pieces in an ô quan, upright, and how far its middle is
    /// above that of the ô quan.
    room: (f64, f64),
    lift: f64,
}

const HALF_ROOT_3: f64 = 0.866_025_403_784_438_6;

const TWO: Corners = Corners {
    sides: &[point(0.0, 1.0), point(0.0, -1.0)],
    apothem: 0.0,
    // The outer edges are parallel: all that joins them is the arc.
    tangent: 0.0,
    cosine: 1.0,
    radius: DEPTH,
    middle: 0.4,
    room: (88.0, 128.0),
    lift: 10.0,
};

const THREE: Corners = Corners {
    sides: &[
        point(0.0, 1.0),
        point(HALF_ROOT_3, -0.5),
        point(-HALF_ROOT_3, -0.5),
    ],
    apothem: 0.25 / HALF_ROOT_3,
    tangent: 2.0 * HALF_ROOT_3,
    cosine: 0.5,
    radius: 0.7 * DEPTH,
    middle: 0.68,
    room: (104.0, 74.0),
    lift: 8.0,
};

const FOUR: Corners = Corners {
    sides: &[
        point(0.0, 1.0),
        point(1.0, 0.0),
        point(0.0, -1.0),
        point(-1.0, 0.0),
    ],
    apothem: 0.5,
    tangent: 1.0,
    cosine: core::f64::consts::FRAC_1_SQRT_2,
    radius: 0.42 * DEPTH,
    middle: core::f64::consts::FRAC_1_SQRT_2,
    room: (88.0, 78.0),
    lift: 9.0,
};

impl Plan {
    pub(super) fn new(board: Board) -> Self {
        let corners = match board.players() {
            2 => &TWO,
            3 => &THREE,
            _ => &FOUR,
        };
        let length = f64::from(board.squares()) * WIDTH;
        let mut plan = Self {
            spots: Vec::new(),
            outline: Vec::new(),
        };
        for (s, &out) in corners.sides.iter().enumerate() {
            let side = Frame::new(out * (corners.apothem * length), out);
            for n in 0..board.squares() {
                let along = (f64::from(n) + 0.5) * WIDTH - length / 2.0;
                plan.spots.push(dan(Frame::new(side.at(along, 0.0), out)));
            }
            let next = corners.sides[(s + 1) % corners.sides.len()];
            let quan = quan(Frame::new(side.at(length / 2.0, 0.0), out), next, corners);
            // All but the corner of the polygon lies on the edge of the board.
            plan.outline.extend_from_slice(&quan.outline[1..]);
            plan.spots.push(quan);
        }
        plan
    }
}

/// The height of a number.
const NUMBER: f64 = 26.0;
/// What stays free at the edges of a square.
const FREE: f64 = 7.0;

/// A square of a row. The frame is at the middle of its inner edge.
fn dan(frame: Frame) -> Spot {
    let half = WIDTH / 2.0;
    let corners = [(-half, 0.0), (-half, DEPTH), (half, DEPTH), (half, 0.0)];
    let outwards = |out| Frame {
        origin: frame.at(0.0, out),
        ..frame
    };
    let depth = DEPTH - NUMBER - 2.0 * FREE;
    let heap = outwards(FREE + depth / 2.0);
    // Numbers stand upright, and squares lie on their sides.
    let across = WIDTH - 2.0 * FREE;
    Spot {
        outline: corners.map(|(x, y)| (frame.at(x, y), None)).to_vec(),
        middle: heap.origin,
        heap,
        room: (across, depth),
        number: frame.at(0.0, DEPTH - FREE - NUMBER / 2.0 + 4.0),
        number_width: across * frame.out.y.abs() + NUMBER * frame.out.x.abs(),
        edge: outwards(DEPTH),
    }
}

/// The ô quan at a corner of the polygon. The frame is there, in line with the
/// row before; `next` is the next row's direction outwards.
fn quan(frame: Frame, next: Point, corners: &Corners) -> Spot {
    let next = Frame::new(frame.origin, next);
    let straight = (DEPTH - corners.radius) * corners.tangent;
    let outline = vec![
        (frame.origin, None),
        (frame.at(0.0, DEPTH), None),
        (frame.at(straight, DEPTH), None),
        (next.at(-straight, DEPTH), Some(corners.radius)),
        (next.at(0.0, DEPTH), None),
    ];
    // Halfway between the rows' directions; between opposite ones, along.
    let between = Frame::new(
        frame.origin,
        if corners.sides.len() == 2 {
            frame.along
        } else {
            (frame.out + next.out) * (0.5 / corners.cosine)
        },
    );
    let reach = (DEPTH - corners.radius) / corners.cosine + corners.radius;
    let middle = between.at(0.0, corners.middle * DEPTH);
    let (width, height) = corners.room;
    let heap = Frame::new(middle + point(0.0, -corners.lift), point(0.0, 1.0));
    Spot {
        outline,
        middle,
        heap,
        room: corners.room,
        number: heap.at(0.0, 0.5 * (height + NUMBER) - 1.0),
        number_width: width,
        edge: Frame {
            origin: between.at(0.0, reach),
            ..between
        },
    }
}
