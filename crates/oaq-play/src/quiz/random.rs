//! Numbers that look like chance and come again with the same seed.

/// A generator that needs no more than its seed.
// CITE: Steele, Lea and Flood, "Fast splittable pseudorandom number
// generators", 2014: SplitMix64.
#[derive(Clone, Debug)]
pub(super) struct Random(u64);

impl Random {
    pub(super) const fn new(seed: u64) -> Self {
        Self(seed)
    }

    const fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below `end`, which is not 0.
    pub(super) fn below(&mut self, end: usize) -> usize {
        // The remainder favours small numbers by a part in billions.
        let end = end.max(1) as u64;
        usize::try_from(self.next() % end).unwrap_or_default()
    }
}
