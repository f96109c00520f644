//! How large the squares of a board can be.

use oaq_core::Board;
use ratatui::layout::Size;

use super::shape::{LABEL, Shape, Sizes, extent};
use crate::heap::{AT_A_GLANCE, capacity};

/// The most rows of a square: what is larger is no better.
const TALLEST: u16 = 13;

/// Lines for what is said about the players above and below the frame.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct HeadLines {
    pub(super) above: u16,
    pub(super) below: u16,
}

/// The lines outside the frame that a board needs.
fn fewest_lines(board: Board, heads_inside: bool) -> HeadLines {
    match board.players() {
        2 => HeadLines { above: 1, below: 1 },
        _ if heads_inside => HeadLines::default(),
        players => HeadLines {
            above: 0,
            below: u16::from(players),
        },
    }
}

/// The lines outside the frame: more than are needed where there is room.
pub(super) fn head_lines(shape: &Shape, board: Board, room: Size) -> HeadLines {
    let lines = fewest_lines(board, !shape.heads.is_empty());
    if board.players() == 2 && shape.height + 4 <= room.height {
        return HeadLines { above: 2, below: 2 };
    }
    lines
}

/// What a board takes, all included.
fn size(board: Board, sizes: Sizes) -> Size {
    let shape = Shape::new(board, sizes);
    let lines = fewest_lines(board, !shape.heads.is_empty());
    Size {
        width: shape.width,
        height: shape.height + lines.above + lines.below,
    }
}

/// The smallest sizes of all.
const fn smallest_sizes(board: Board) -> Sizes {
    Sizes {
        dan: 3,
        quan: if board.players() == 2 { 5 } else { LABEL + 4 },
        height: 1,
        side: 1,
        top: 1,
        divided: false,
    }
}

pub(super) fn smallest(board: Board) -> Size {
    size(board, smallest_sizes(board))
}

/// The best sizes that fit.
pub(super) fn best(board: Board, room: Size) -> Option<Sizes> {
    let inside = |size: Size| size.width <= room.width && size.height <= room.height;
    let found = candidates(board, room).into_iter();
    let found = found.chain([smallest_sizes(board)]);
    let mut best: Option<(u32, Sizes)> = None;
    for sizes in found.filter(|&sizes| inside(extent(board, sizes))) {
        let merit = merit(board, sizes);
        // Whether the heads fit too takes longer to find out.
        if best.is_none_or(|(most, _)| merit > most) && inside(size(board, sizes)) {
            best = Some((merit, sizes));
        }
    }
    best.map(|(_, sizes)| sizes)
}

/// Sizes worth looking at: for each height the widest squares, and some that
/// leave more of the width to the ends.
fn candidates(board: Board, room: Size) -> Vec<Sizes> {
    let squares = u16::from(board.squares());
    // What is left of the width for an ô dân when each end takes so much.
    let widest = |quan: u16| {
        let left = room.width.checked_sub(2 * (quan + 1) + 1)?;
        let dan = (left / squares).checked_sub(1)?;
        let odd = dan - u16::from(dan % 2 == 0).min(dan);
        (odd >= 3).then_some(odd)
    };
    let mut found = Vec::new();
    let mut add = |height: u16, side, top, divided, quan: u16| {
        if let Some(dan) = widest(quan) {
            // Squares are drawn neither as slits nor as ribbons.
            let dan = dan.min(3 * height.max(2) + 2) | 1;
            if dan + 2 >= height {
                found.push(Sizes {
                    dan,
                    quan: if board.players() == 2 {
                        quan.max(dan * 2 / 3)
                    } else {
                        quan.max(dan)
                    },
                    height,
                    side,
                    top,
                    divided,
                });
            }
        }
    };
    let tallest = TALLEST.min(room.height);
    for height in 1..=tallest {
        match board.players() {
            2 => {
                for quan in (5..=2 * height + 3).rev() {
                    add(height, 1, 1, true, quan);
                }
            }
            3 => {
                for side in 1..=height {
                    for top in [1, 3, 4, height] {
                        for divided in [true, false] {
                            for quan in [7, 9, 11, 13, 15, 17, 21, 25] {
                                add(height, side, top, divided, quan);
                            }
                        }
                    }
                }
            }
            _ => {
                for side in 1..=height {
                    for divided in [true, false] {
                        for quan in [7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 29] {
                            add(height, side, 1, divided, quan);
                        }
                    }
                }
            }
        }
    }
    found
}

/// How good sizes are: first that dân can be counted and a quan looks like a
/// stone, then that everything is large.
fn merit(board: Board, sizes: Sizes) -> u32 {
    let Sizes {
        dan,
        quan,
        height,
        side,
        top,
        divided,
    } = sizes;
    let count = |width: u16, rows: u16| {
        let drawn = match rows {
            0 => 0,
            1 => 2 * capacity(width.saturating_sub(3), 1),
            _ => capacity(width, rows - 1),
        };
        drawn.min(AT_A_GLANCE) * 12
    };
    let extent = |width: u16, rows: u16| u32::from((width * 4).min(rows * 10));
    let lying = count(dan, height) + extent(dan, height);
    let stone = |width: u16, rows: u16| if width >= 12 && rows >= 3 { 60 } else { 0 };
    let inside = if divided || board.players() == 3 {
        0
    } else {
        LABEL
    };
    let upright = |width: u16| {
        let width = width.saturating_sub(inside);
        count(width, side) + extent(width, side) / 2
    };
    let lines = if divided { 60 } else { 0 };
    let ends = u32::from(quan.min(2 * height + 2).min(dan + 4)) * 2;
    match board.players() {
        2 => lying + ends,
        3 => {
            lying
                + upright(sizes.stair())
                + stone(quan, height)
                + 2 * stone((2 * quan).saturating_sub(dan), top)
                + lines
                + ends / 2
        }
        _ => lying + upright(quan) + stone(quan, height) + lines,
    }
}
