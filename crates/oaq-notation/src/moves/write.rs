//! Moves to text.

use oaq_core::Move;

/// A move alone, as it is written everywhere but in records: `3R`.
#[must_use]
pub fn write_move(m: Move) -> String {
    m.to_string()
}

/// A move as records write it: a `+` in front where the mover's row had just
/// been refilled, and behind it what was captured, dân and quan.
///
/// ```
/// use oaq_core::{Direction, Move};
/// use oaq_notation::write_move_full;
/// let m = Move::new(3, Direction::Right).unwrap();
/// assert_eq!(write_move_full(m, (0, 0), false), "3R");
/// assert_eq!(write_move_full(m, (0, 1), false), "3RxQ");
/// assert_eq!(write_move_full(m, (6, 2), true), "+3Rx6QQ");
/// ```
#[must_use]
pub fn write_move_full(m: Move, captured: (u32, u32), refilled: bool) -> String {
    let mut text = String::new();
    if refilled {
        text.push('+');
    }
    text += &m.to_string();
    let (dan, quan) = captured;
    if (dan, quan) != (0, 0) {
        text.push('x');
    }
    if dan > 0 {
        text += &dan.to_string();
    }
    text.extend((0..quan).map(|_| 'Q'));
    text
}
