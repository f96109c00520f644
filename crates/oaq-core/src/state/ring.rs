//! How the dân of a ring are stored.

use crate::Board;
use crate::board::MAX_RING;

/// Storage for the dân of a ring. Indices are ring indices of the board in
/// use; squares beyond its ring hold 0. Sets of squares are numbers with one
/// bit for each ring index.
pub(crate) trait Ring: Copy + Eq {
    /// The dân in a square.
    fn dan(&self, index: usize) -> u32;
    /// Takes `count` dân out of the square `from`, which holds as many, drops
    /// them one by one into the squares after it, and gives the last square.
    /// `count` is not 0.
    fn sow<const RIGHT: bool>(&mut self, board: Board, from: usize, count: u32) -> usize;
    /// Puts one dân into each of `count` squares from `first` up.
    fn fill(&mut self, first: usize, count: u8);
    /// The squares that hold something.
    fn occupied(&self, board: Board) -> u64;
    /// Empties some squares and says how many dân they held together.
    fn remove(&mut self, squares: u64) -> u32;
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
    fn occupied(&self, board: Board) -> u64 {
        /// Everything but the top bit of four counts.
        const LOW: u64 = 0x7fff_7fff_7fff_7fff;
        let mut bits = 0;
        for (i, four) in self.0[..board.ring_len().next_multiple_of(4)]
            .chunks_exact(4)
            .enumerate()
        {
            let word = four
                .iter()
                .rev()
                .fold(0, |word, &dan| word << 16 | u64::from(dan));
            // The top bit of every count that is not 0, moved to the bottom.
            let not_zero = ((((word & LOW) + LOW) | word) & !LOW) >> 15;
            let four_bits = not_zero | not_zero >> 15 | not_zero >> 30 | not_zero >> 45;
            bits |= (four_bits & 0xf) << (4 * i);
        }
        bits
    }

    #[inline]
    fn remove(&mut self, mut squares: u64) -> u32 {
        let mut dan = 0;
        while squares != 0 {
            let index = squares.trailing_zeros() as usize;
            dan += u32::from(core::mem::take(&mut self.0[index]));
            squares &= squares - 1;
        }
        dan
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
