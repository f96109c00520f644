//! How the pieces in a square lie: always the same for the same numbers, and
//! so that they can be counted.

use crate::board::pieces::{MOST_DOTS, dots_in_rows};

/// The most dân that are drawn one by one.
pub(super) const MOST_DAN: u32 = 30;
/// The radius of a dân where there is room.
const DAN: f64 = 6.4;
/// The radii of a quan, as there is room: all more than twice a dân's.
const QUAN: [f64; 4] = [26.0, 21.0, 17.0, 13.0];
/// From one dân to the next: at most, and what its full size needs.
const WIDE: f64 = 20.0;
const CLOSE: f64 = 14.0;
/// Between pieces of different kinds, and between quan.
const GAP: f64 = 5.0;

/// The pieces of one square, about the middle of their room: each along, and
/// out.
pub(super) struct Heap {
    pub(super) quan: Vec<(f64, f64)>,
    pub(super) quan_radius: f64,
    pub(super) dan: Vec<(f64, f64)>,
    pub(super) dan_radius: f64,
}

/// An arrangement of dân with one step between neighbours.
struct Grid {
    places: Vec<(f64, f64)>,
    steps: (f64, f64),
}

impl Grid {
    fn new(places: Vec<(f64, f64)>) -> Self {
        let span = |values: &mut dyn Iterator<Item = f64>| {
            values.fold(0.0, |most: f64, value| most.max(2.0 * value.abs()))
        };
        Self {
            steps: (
                span(&mut places.iter().map(|place| place.0)),
                span(&mut places.iter().map(|place| place.1)),
            ),
            places,
        }
    }

    fn turned(&self) -> Self {
        Self::new(self.places.iter().map(|&(x, y)| (y, x)).collect())
    }
}

/// As on dice while the count is small, then in rows of five.
fn grid(dan: u32) -> Grid {
    let mut places = Vec::new();
    if dan <= MOST_DOTS {
        for (row, dots) in (-1..=1).zip(dots_in_rows(dan)) {
            let first = (1.0 - f64::from(dots)) / 2.0;
            places.extend((0..dots).map(|n| (first + f64::from(n), f64::from(row))));
        }
    } else {
        let last = f64::from((dan - 1) / 5);
        places.extend((0..dan).map(|n| (f64::from(n % 5) - 2.0, f64::from(n / 5) - last / 2.0)));
    }
    Grid::new(places)
}

/// Lays out dân and quan, no more than three of these, in a room of this
/// width and height.
pub(super) fn heap(dan: u32, quan: u32, room: (f64, f64)) -> Heap {
    let grid = grid(dan.min(MOST_DAN));
    let turned = grid.turned();
    let mut best = lay(&grid, quan, QUAN[0], true, room);
    for radius in QUAN {
        for beside in [true, false] {
            for grid in [&grid, &turned] {
                let next = lay(grid, quan, radius, beside, room);
                if next.0 > best.0 {
                    best = next;
                }
            }
        }
    }
    best.1
}

/// One way to lay the pieces out, with how good it is: the size of the dân
/// counts first, then that of the quan, then the distances. What does not fit
/// is the worst.
fn lay(grid: &Grid, quan: u32, radius: f64, beside: bool, room: (f64, f64)) -> (f64, Heap) {
    let pitch = 2.0 * radius + GAP;
    let stones = if quan > 0 {
        (f64::from(quan) * pitch - GAP, 2.0 * radius)
    } else {
        (0.0, 0.0)
    };
    let dot = if grid.places.is_empty() {
        0.0
    } else {
        2.0 * DAN
    };
    let gap = if quan == 0 || dot == 0.0 { 0.0 } else { GAP };
    let rest = if beside {
        (room.0 - stones.0 - gap, room.1)
    } else {
        (room.0, room.1 - stones.1 - gap)
    };
    let widest = |rest: f64, steps: f64| match rest - dot {
        free if free < 0.0 => 0.0,
        _ if steps == 0.0 => WIDE,
        free => free / steps,
    };
    let step = if stones.0 > room.0 || stones.1 > room.1 {
        0.0
    } else {
        let widest = widest(rest.0, grid.steps.0).min(widest(rest.1, grid.steps.1));
        widest.min(WIDE)
    };

    // Both kinds together are in the middle, one behind the other.
    let dots = (grid.steps.0 * step + dot, grid.steps.1 * step + dot);
    let lengths = if beside {
        (stones.0, dots.0)
    } else {
        (stones.1, dots.1)
    };
    let on_axis = |at: f64| if beside { (at, 0.0) } else { (0.0, at) };
    let (stones_at, dots_at) = (
        on_axis(-0.5 * (gap + lengths.1)),
        on_axis(0.5 * (lengths.0 + gap)),
    );
    let first = stones_at.0 - stones.0 / 2.0 + radius;
    let heap = Heap {
        quan: (0..quan)
            .map(|n| (first + f64::from(n) * pitch, stones_at.1))
            .collect(),
        quan_radius: radius,
        dan: grid
            .places
            .iter()
            .map(|&(x, y)| (dots_at.0 + x * step, dots_at.1 + y * step))
            .collect(),
        dan_radius: DAN.min(0.45 * step),
    };
    (step.min(CLOSE) * 1000.0 + radius * 10.0 + step, heap)
}
