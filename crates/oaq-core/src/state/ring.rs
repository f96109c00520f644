//! How the dân of a ring are stored.

use crate::Board;
use crate::board::MAX_RING;

/// Storage for the dân of a ring. Indices are ring indices of the board in
/// use; squares beyond its ring hold 0.
pub(crate) trait Ring: Copy + Eq {
    /// The dân in a square.
    fn dan(&self, index: usize) -> u32;
    /// Empties a square.
    fn clear(&mut self, index: usize);
    /// Takes `count` dân out of the square `from`, which holds as many, drops
    /// them one by one into the squares after it, and gives the last square.
    /// `count` is not 0.
    fn sow<const RIGHT: bool>(&mut self, board: Board, from: usize, count: u32) -> usize;
    /// Puts one dân into each of `count` squares from `first` up.
    fn fill(&mut self, first: usize, count: u8);
    /// Whether `count` squares from `first` up hold nothing.
    fn range_is_empty(&self, first: usize, count: u8) -> bool;
    /// For `count` squares from `first` up two equal bits each, set where the
    /// square holds something; the first square's are the lowest.
    fn occupied_pairs(&self, first: usize, count: u8) -> u32;
    /// All dân together.
    fn total(&self) -> u32;
}

/// A ring for every board and every count.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct WideRing(pub(crate) [u16; MAX_RING]);

impl Ring for WideRing {
    #[inline]
    fn dan(&self, index: usize) -> u32 {
        u32::from(self.0[index])
    }

    #[inline]
    fn clear(&mut self, index: usize) {
        self.0[index] = 0;
    }

    #[inline]
    fn sow<const RIGHT: bool>(&mut self, board: Board, from: usize, count: u32) -> usize {
        let len = board.ring_len();
        // A square holds no more than `MAX_DAN`.
        #[expect(clippy::cast_possible_truncation)]
        {
            self.0[from] -= count as u16;
        }
        let mut at = from;
        for _ in 0..count {
            at = step::<RIGHT>(len, at);
            self.0[at] += 1;
        }
        at
    }

    fn fill(&mut self, first: usize, count: u8) {
        for dan in &mut self.0[first..first + usize::from(count)] {
            *dan += 1;
        }
    }

    #[inline]
    fn range_is_empty(&self, first: usize, count: u8) -> bool {
        self.0[first..first + usize::from(count)]
            .iter()
            .all(|&dan| dan == 0)
    }

    #[inline]
    fn occupied_pairs(&self, first: usize, count: u8) -> u32 {
        self.0[first..first + usize::from(count)]
            .iter()
            .rev()
            .fold(0, |bits, &dan| bits << 2 | if dan == 0 { 0 } else { 3 })
    }

    fn total(&self) -> u32 {
        self.0.iter().map(|&dan| u32::from(dan)).sum()
    }
}

/// The next ring index in a direction.
#[inline]
pub(crate) fn step<const RIGHT: bool>(len: usize, at: usize) -> usize {
    if RIGHT {
        if at + 1 == len { 0 } else { at + 1 }
    } else if at == 0 {
        len - 1
    } else {
        at - 1
    }
}

/// The ring index so many steps further; `count` is less than a circle.
#[inline]
pub(crate) fn advance<const RIGHT: bool>(len: usize, at: usize, count: usize) -> usize {
    if RIGHT {
        let to = at + count;
        if to >= len { to - len } else { to }
    } else if at >= count {
        at - count
    } else {
        at + len - count
    }
}
