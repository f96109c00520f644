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

/// One in every byte.
const ONES: u64 = u64::MAX / 255;

/// `BYTES[bits]`: for each of eight bits a byte, all ones where the bit is set.
static BYTES: [u64; 256] = {
    let mut table = [0; 256];
    let mut bits = 0;
    while bits < 256 {
        let mut i = 0;
        while i < 8 {
            if bits >> i & 1 == 1 {
                table[bits] |= 0xff << (8 * i);
            }
            i += 1;
        }
        bits += 1;
    }
    table
};

/// One bit for each byte that is not 0, the lowest byte's lowest.
#[inline]
const fn not_zero(word: u64) -> u64 {
    /// Everything but the top bit of each byte.
    const LOW: u64 = 0x7f7f_7f7f_7f7f_7f7f;
    let top = (((word & LOW) + LOW) | word) & !LOW;
    // Each factor moves one byte's bit into the top byte, without carries.
    (top >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56
}

impl PackedRing {
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "the halves are asked for")]
    const fn halves(self) -> [u64; 2] {
        let word = self.word();
        [word as u64, (word >> 64) as u64]
    }

    /// The ring as one number.
    #[inline]
    pub(crate) const fn word(self) -> u128 {
        u128::from_le_bytes(self.0)
    }

    #[inline]
    const fn set_word(&mut self, word: u128) {
        self.0 = word.to_le_bytes();
    }

    /// The ring that is this number; unused bytes are 0.
    pub(crate) const fn from_word(word: u128) -> Self {
        Self(word.to_le_bytes())
    }

    /// All dân together.
    #[inline]
    pub(crate) const fn sum(self) -> u32 {
        let [low, high] = self.halves();
        // No byte can overflow as long as all of them together do not.
        ((low + high).wrapping_mul(ONES) >> 56) as u32
    }

    /// The dân of up to eight squares from `first` on.
    #[inline]
    #[expect(
        clippy::cast_possible_truncation,
        reason = "a sum of all dân fits a byte"
    )]
    pub(crate) const fn sum_of(self, first: usize, squares: usize) -> u32 {
        let bytes = (self.word() >> (8 * first)) as u64 & u64::MAX >> (64 - 8 * squares);
        (bytes.wrapping_mul(ONES) >> 56) as u32
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
}

impl Ring for PackedRing {
    #[inline]
    fn dan(&self, index: usize) -> u32 {
        u32::from(self.0[index & 15])
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
    fn occupied(&self, _: Board) -> u64 {
        let [low, high] = self.halves();
        not_zero(low) | not_zero(high) << 8
    }

    #[inline]
    fn remove(&mut self, squares: u64) -> u32 {
        let mask = |bits: u64| BYTES[(bits & 0xff) as usize];
        let [low, high] = self.halves();
        let taken_low = low & mask(squares);
        let taken_high = high & mask(squares >> 8);
        self.set_word(u128::from(high ^ taken_high) << 64 | u128::from(low ^ taken_low));
        // All dân together fit a byte, so no sum runs over.
        let sums = taken_low + taken_high;
        (sums.wrapping_mul(ONES) >> 56) as u32
    }

    fn total(&self) -> u32 {
        self.sum()
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
    fn both_storages_see_and_remove_the_same_squares() {
        let board = Board::new(2, 5).unwrap();
        for bits in 0_u64..1 << 12 {
            let dan: Vec<u8> = (0..12)
                .map(|i| if bits >> i & 1 == 1 { 10 + i } else { 0 })
                .collect();
            let (mut packed, mut wide) = pair(&dan);
            assert_eq!(packed.occupied(board), bits);
            assert_eq!(wide.occupied(board), bits);
            packed.fill(6, 5);
            wide.fill(6, 5);
            assert_eq!(packed.total(), wide.total());
            let removed = bits.reverse_bits() >> 51;
            assert_eq!(packed.remove(removed), wide.remove(removed));
            assert_same(&packed, &wide, 12);
        }
    }

    #[test]
    fn the_widest_ring_is_seen_whole() {
        let board = Board::new(4, 9).unwrap();
        for i in 0..board.ring_len() {
            let mut wide = WideRing([0; MAX_RING]);
            wide.0[i] = 9999;
            assert_eq!(wide.occupied(board), 1 << i);
            assert_eq!(wide.remove(1 << i), 9999);
            assert_eq!(wide.occupied(board), 0);
        }
    }
}
