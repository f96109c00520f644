//! A ring in one word, for the boards and counts of the usual game.

use super::ring::{Ring, advance};
use crate::Board;

/// The most squares a packed ring can have.
pub(crate) const MAX_PACKED_RING: usize = 16;

/// The most dân that may ever be in play while the ring is packed. No byte can
/// run over into the next as long as this holds, so that whole rings can be
/// added.
pub(crate) const MAX_PACKED_DAN: u32 = 255;

/// One byte a square, the first square lowest.
///
/// Kept as bytes, since reading a single square is what a turn does most;
/// whole rings are added as one number.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct PackedRing([u8; MAX_PACKED_RING]);

/// `SOWN[len][from][count]`: what sowing `count` dân out of `from` adds to a
/// ring of `len` squares, for less than a whole circle. The dân taken out are
/// a negative byte; the sum with any ring that holds them is exact.
type Sown = [[[u128; 16]; 16]; 17];

static SOWN_RIGHT: Sown = sown(true);
static SOWN_LEFT: Sown = sown(false);

#[expect(
    clippy::large_stack_arrays,
    reason = "it is only called at compile time"
)]
const fn sown(right: bool) -> Sown {
    let mut table: Sown = [[[0; 16]; 16]; 17];
    let mut len = 1;
    while len <= 16 {
        let mut from = 0;
        while from < len {
            let mut count = 1;
            while count < len {
                let last = if right {
                    from + count
                } else {
                    from + len - count
                } % len;
                table[len][from][count] = table[len][from][count - 1]
                    .wrapping_add(1 << (8 * last))
                    .wrapping_sub(1 << (8 * from));
                count += 1;
            }
            from += 1;
        }
        len += 1;
    }
    table
}

/// One dân in every square of a ring of `len`.
const fn circle(len: usize) -> u128 {
    const ONES: u128 = u128::MAX / 255;
    ONES >> (8 * (16 - len))
}

impl PackedRing {
    #[inline]
    const fn word(self) -> u128 {
        u128::from_le_bytes(self.0)
    }

    #[inline]
    const fn set_word(&mut self, word: u128) {
        self.0 = word.to_le_bytes();
    }

    /// Packs the dân of a ring; `None` if it has too many squares.
    pub(crate) fn pack(dan: impl ExactSizeIterator<Item = u8>) -> Option<Self> {
        let mut bytes = [0; MAX_PACKED_RING];
        if dan.len() > bytes.len() {
            return None;
        }
        for (byte, dan) in bytes.iter_mut().zip(dan) {
            *byte = dan;
        }
        Some(Self(bytes))
    }

    /// The bytes of up to eight squares from `first` up.
    #[inline]
    // The mask keeps no more than 64 bits.
    #[expect(clippy::cast_possible_truncation)]
    fn range(self, first: usize, count: u8) -> u64 {
        (self.word() >> (8 * first)) as u64 & (u64::MAX >> (64 - 8 * u32::from(count)))
    }
}

impl Ring for PackedRing {
    #[inline]
    fn dan(&self, index: usize) -> u32 {
        u32::from(self.0[index & 15])
    }

    #[inline]
    fn clear(&mut self, index: usize) {
        let dan = u128::from(self.0[index & 15]);
        self.set_word(self.word() - (dan << (8 * (index & 15))));
    }

    #[inline]
    fn sow<const RIGHT: bool>(&mut self, board: Board, from: usize, count: u32) -> usize {
        let len = board.ring_len();
        let mut word = self.word();
        let mut count = count as usize;
        if count >= len {
            // Each whole circle takes `len` dân out and puts one everywhere.
            let circles = (count / len) as u128;
            let taken = (circles * len as u128) << (8 * from);
            word = word.wrapping_add(circle(len) * circles).wrapping_sub(taken);
            count %= len;
        }
        let table = if RIGHT { &SOWN_RIGHT } else { &SOWN_LEFT };
        let sown = table[len][from & 15][count & 15];
        self.set_word(word.wrapping_add(sown));
        advance::<RIGHT>(len, from, count)
    }

    fn fill(&mut self, first: usize, count: u8) {
        self.set_word(self.word() + (circle(usize::from(count)) << (8 * first)));
    }

    #[inline]
    fn range_is_empty(&self, first: usize, count: u8) -> bool {
        self.range(first, count) == 0
    }

    #[inline]
    fn occupied_pairs(&self, first: usize, count: u8) -> u32 {
        const LOW: u64 = 0x7f7f_7f7f_7f7f_7f7f;
        let row = self.range(first, count);
        // The high bit of every byte that is not 0.
        let occupied = (((row & LOW) + LOW) | row) & !LOW;
        // Gather the eight bits into one byte, then double each.
        let bits = (occupied >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56;
        let mut pairs = bits;
        pairs = (pairs | pairs << 4) & 0x0f0f;
        pairs = (pairs | pairs << 2) & 0x3333;
        pairs = (pairs | pairs << 1) & 0x5555;
        #[expect(clippy::cast_possible_truncation, reason = "sixteen bits")]
        {
            (pairs | pairs << 1) as u32
        }
    }

    fn total(&self) -> u32 {
        self.0.iter().map(|&dan| u32::from(dan)).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::super::ring::WideRing;
    use super::*;
    use crate::board::MAX_RING;

    /// The same ring in both storages.
    fn pair(dan: &[u8]) -> (PackedRing, WideRing) {
        let mut wide = [0; MAX_RING];
        for (wide, &dan) in wide.iter_mut().zip(dan) {
            *wide = u16::from(dan);
        }
        let packed = PackedRing::pack(dan.iter().copied()).unwrap();
        (packed, WideRing(wide))
    }

    fn assert_same(packed: &PackedRing, wide: &WideRing, len: usize) {
        for i in 0..len {
            assert_eq!(packed.dan(i), wide.dan(i), "square {i} of {len}");
        }
    }

    #[test]
    fn both_storages_sow_alike_from_every_square_any_number() {
        for players in 2..=4 {
            for squares in 1..=7 {
                let board = Board::new(players, squares).unwrap();
                let len = board.ring_len();
                if len > MAX_PACKED_RING {
                    continue;
                }
                for from in 0..len {
                    for count in 1..=60 {
                        let mut dan = vec![3; len];
                        dan[from] = 130;
                        let (mut packed, mut wide) = pair(&dan);
                        let last = wide.sow::<true>(board, from, count);
                        assert_eq!(packed.sow::<true>(board, from, count), last);
                        assert_same(&packed, &wide, len);
                        let last = wide.sow::<false>(board, from, count);
                        assert_eq!(packed.sow::<false>(board, from, count), last);
                        assert_same(&packed, &wide, len);
                    }
                }
            }
        }
    }

    #[test]
    fn both_storages_see_the_same_squares_occupied() {
        for bits in 0_u32..1 << 12 {
            let dan: Vec<u8> = (0..12)
                .map(|i| if bits >> i & 1 == 1 { 200 } else { 0 })
                .collect();
            let (mut packed, mut wide) = pair(&dan);
            for (first, count) in [(0, 5), (6, 5), (0, 1), (4, 7)] {
                assert_eq!(
                    packed.occupied_pairs(first, count),
                    wide.occupied_pairs(first, count)
                );
                assert_eq!(
                    packed.range_is_empty(first, count),
                    wide.range_is_empty(first, count)
                );
            }
            packed.fill(6, 5);
            wide.fill(6, 5);
            packed.clear(7);
            wide.clear(7);
            assert_eq!(packed.total(), wide.total());
            assert_same(&packed, &wide, 12);
        }
    }
}
