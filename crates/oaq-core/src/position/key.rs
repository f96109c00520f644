//! What the repetition rule compares.

use core::fmt;

use crate::Player;
use crate::board::MAX_RING;

/// What the repetition rule compares: the pieces in the ring and the player to
/// move (RULES §4.4).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct RepetitionKey {
    pub(super) ring: [u16; MAX_RING],
    pub(super) quan: [u8; 4],
    pub(super) mover: Player,
}

impl RepetitionKey {
    /// A 64-bit hash: the same for equal keys on every machine, but not
    /// promised to be the same in the next version of this crate.
    ///
    /// ```
    /// use oaq_core::{Position, Rules};
    /// let start = Position::start(Rules::STANDARD);
    /// assert_eq!(start.repetition_key().hash64(), start.clone().repetition_key().hash64());
    /// ```
    #[must_use]
    pub fn hash64(&self) -> u64 {
        let quan = u64::from(u32::from_le_bytes(self.quan));
        let word = |four: &[u16]| {
            let dan = four.iter().map(|&dan| u64::from(dan));
            dan.fold(0, |word, dan| word << 16 | dan)
        };
        // No pair of words waits for another: this runs once for each ply of
        // a game.
        let pairs = self.ring.chunks_exact(8).zip(SALTS);
        let hash = pairs.fold(quan << 2 | self.mover as u64, |hash, (eight, salt)| {
            let (low, high) = eight.split_at(4);
            let product = u128::from(word(low) ^ salt[0]) * u128::from(word(high) ^ salt[1]);
            hash.wrapping_add(fold(product))
        });
        mix(hash)
    }
}

/// Arbitrary numbers, so that squares count differently.
const SALTS: [[u64; 2]; MAX_RING / 8] = {
    let mut salts = [[0; 2]; MAX_RING / 8];
    let mut i = 0;
    while i < salts.len() {
        salts[i] = [mix(2 * i as u64 + 1), mix(2 * i as u64 + 2)];
        i += 1;
    }
    salts
};

/// Both halves of a product in one number.
#[expect(clippy::cast_possible_truncation, reason = "the halves are asked for")]
pub(crate) const fn fold(product: u128) -> u64 {
    product as u64 ^ (product >> 64) as u64
}

impl fmt::Debug for RepetitionKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "RepetitionKey({:016x})", self.hash64())
    }
}

/// A bijective mixing of 64 bits.
// CITE: Sebastiano Vigna's public-domain SplitMix64, its output function.
pub(crate) const fn mix(mut x: u64) -> u64 {
    x = x.wrapping_add(0x9e37_79b9_7f4a_7c15);
    x = (x ^ x >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    x = (x ^ x >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    x ^ x >> 31
}
