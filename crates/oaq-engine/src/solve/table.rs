//! What is known of positions.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use oaq_core::Move;

/// The entries of a bucket: one line of a cache.
const WAYS: usize = 8;

/// The bits of an entry that say what is known; the others tell positions
/// apart.
const DATA: u32 = 37;
const TAG: u32 = u64::BITS - DATA;

/// A depth that stands for every depth.
pub(super) const FOR_EVER: u32 = 127;

/// The largest margin, up or down, that an entry can hold; what is beyond is
/// kept as the nearest true statement, or not at all.
const MOST: i32 = 127;

/// What is known of a position for one side, the *prover*, who wants the game
/// to end with as large a margin as possible. Margins are those still to come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Known {
    /// The prover can force this margin: true for ever.
    pub(super) proven: i32,
    /// The prover cannot force this margin, however long the game lasts: true
    /// for ever.
    pub(super) never: i32,
    /// The prover cannot force this margin …
    pub(super) failed: i32,
    /// … within so many plies, less than [`FOR_EVER`].
    pub(super) depth: u32,
    /// The move that decided last.
    pub(super) best: Option<Move>,
    /// How much work it was to find out: 0 to 3.
    pub(super) effort: u32,
}

impl Known {
    pub(super) const NOTHING: Self = Self {
        proven: i32::MIN,
        never: i32::MAX,
        failed: i32::MAX,
        depth: 0,
        best: None,
        effort: 0,
    };

    /// The depth to which it is known that the prover cannot force a margin;
    /// 0 if nothing is known.
    #[inline]
    pub(super) const fn fails_to(&self, margin: i32) -> u32 {
        if margin >= self.never {
            FOR_EVER
        } else if margin >= self.failed {
            self.depth
        } else {
            0
        }
    }

    const fn is_nothing(&self) -> bool {
        self.proven == i32::MIN && self.never == i32::MAX && self.failed == i32::MAX
    }

    #[inline]
    fn pack(&self) -> u64 {
        // 0 says nothing; 1 to 255 stand for -127 to 127.
        let proven = match self.proven {
            bound if bound < -MOST => 0,
            bound => bound.min(MOST) + MOST + 1,
        };
        let failing = |bound: i32| match bound {
            bound if bound > MOST => 0,
            bound => bound.max(-MOST) + MOST + 1,
        };
        let field = |bound: i32| u64::from(bound.unsigned_abs());
        let best = self.best.map_or(0, |m| u64::from(m.index()) + 1);
        field(proven)
            | field(failing(self.never)) << 8
            | field(failing(self.failed)) << 16
            | u64::from(self.depth.min(FOR_EVER - 1)) << 24
            | (best & 15) << 31
            | u64::from(self.effort) << 35
    }

    #[inline]
    fn unpack(data: u64) -> Self {
        let field = |shift: u32| (data >> shift & 0xff) as i32;
        let failing = |field: i32| match field {
            0 => i32::MAX,
            field => field - MOST - 1,
        };
        Self {
            proven: match field(0) {
                0 => i32::MIN,
                field => field - MOST - 1,
            },
            never: failing(field(8)),
            failed: failing(field(16)),
            depth: (data >> 24 & 0x7f) as u32,
            best: match (data >> 31 & 15) as u8 {
                0 => None,
                index => Move::from_index(index - 1),
            },
            effort: (data >> 35 & 3) as u32,
        }
    }

    /// How much would be lost with this entry.
    const fn worth(data: u64) -> u64 {
        data >> 35 << 7 | data >> 24 & 0x7f
    }

    /// Both together.
    fn and(self, newer: Self) -> Self {
        let old_covers = self.failed <= newer.failed && self.depth >= newer.depth;
        let (failed, depth) = if newer.failed == i32::MAX || old_covers {
            (self.failed, self.depth)
        } else {
            (newer.failed, newer.depth)
        };
        Self {
            proven: self.proven.max(newer.proven),
            never: self.never.min(newer.never),
            failed,
            depth,
            best: newer.best.or(self.best),
            effort: self.effort.max(newer.effort),
        }
    }
}

#[repr(align(64))]
#[derive(Default)]
struct Bucket([AtomicU64; WAYS]);

/// What is known of positions, by their mixed numbers.
///
/// The lowest bits of a number choose the bucket, all others are kept in the
/// entry: an entry that is found belongs to the position asked for, and to no
/// other. An entry is one word, so that threads that write at the same time
/// lose something at worst.
pub(super) struct Table {
    buckets: Vec<Bucket>,
    bits: u32,
}

impl Table {
    /// The fewest bytes a table needs for numbers of so many bits.
    pub(super) fn least_bytes(width: u32) -> u64 {
        (size_of::<Bucket>() as u64) << width.saturating_sub(TAG)
    }

    /// An empty table for numbers of so many bits, in no more than so many
    /// bytes; `None` if that is fewer than [`Table::least_bytes`], or if the
    /// system does not give them.
    pub(super) fn new(width: u32, bytes: u64) -> Option<Self> {
        if bytes < Self::least_bytes(width) {
            return None;
        }
        let most = (bytes / size_of::<Bucket>() as u64).max(1);
        // More buckets than numbers would stay empty.
        let bits = most.ilog2().min(width);
        let len = usize::try_from(1_u64 << bits).ok()?;
        let mut buckets = Vec::new();
        buckets.try_reserve_exact(len).ok()?;
        buckets.resize_with(len, Bucket::default);
        Some(Self { buckets, bits })
    }

    #[inline]
    fn bucket(&self, number: u64) -> (&Bucket, u64) {
        let mask = (1 << self.bits) - 1;
        // Masked to the length, which is a `usize`.
        #[expect(clippy::cast_possible_truncation)]
        let bucket = &self.buckets[(number & mask) as usize];
        (bucket, number >> self.bits << DATA)
    }

    /// What is known of the position with this number.
    #[inline]
    pub(super) fn get(&self, number: u64) -> Known {
        let (bucket, tag) = self.bucket(number);
        for entry in &bucket.0 {
            let entry = entry.load(Relaxed);
            if entry ^ tag < 1 << DATA && entry & DATA_MASK != 0 {
                return Known::unpack(entry);
            }
        }
        Known::NOTHING
    }

    /// Adds to what is known of the position with this number.
    pub(super) fn add(&self, number: u64, known: Known) {
        let (bucket, tag) = self.bucket(number);
        let mut victim = 0;
        let mut least = u64::MAX;
        for (i, entry) in bucket.0.iter().enumerate() {
            let entry = entry.load(Relaxed);
            let data = entry & DATA_MASK;
            if entry ^ tag < 1 << DATA && data != 0 {
                let known = Known::unpack(data).and(known);
                bucket.0[i].store(tag | known.pack(), Relaxed);
                return;
            }
            let worth = if data == 0 { 0 } else { 1 + Known::worth(data) };
            if worth < least {
                (victim, least) = (i, worth);
            }
        }
        if !known.is_nothing() {
            bucket.0[victim].store(tag | known.pack(), Relaxed);
        }
    }
}

const DATA_MASK: u64 = (1 << DATA) - 1;

#[cfg(test)]
mod tests {
    use super::*;

    fn known(number: u64) -> Known {
        Known {
            proven: (number % 97) as i32 - 50,
            never: (number % 79) as i32 + 48,
            failed: (number % 101) as i32 - 2,
            depth: (number % 126) as u32,
            best: Move::from_index((number % 14) as u8),
            effort: (number % 4) as u32,
        }
    }

    #[test]
    fn an_entry_holds_what_was_put_in() {
        for number in 0..10_000 {
            let known = known(number);
            assert_eq!(Known::unpack(known.pack()), known);
        }
        assert_eq!(Known::unpack(Known::NOTHING.pack()), Known::NOTHING);
    }

    #[test]
    fn a_margin_beyond_what_fits_is_kept_as_something_true() {
        let far = Known {
            proven: 300,
            never: 400,
            failed: -400,
            depth: 9,
            ..Known::NOTHING
        };
        let kept = Known::unpack(far.pack());
        assert_eq!(
            (kept.proven, kept.never, kept.failed),
            (127, i32::MAX, -127)
        );
        let low = Known {
            proven: -300,
            never: -300,
            ..Known::NOTHING
        };
        let kept = Known::unpack(low.pack());
        assert_eq!((kept.proven, kept.never), (i32::MIN, -127));
    }

    /// A table that is far too small gives what belongs to the number, or
    /// nothing.
    #[test]
    fn no_number_gets_what_belongs_to_another() {
        let table = Table::new(20, 1 << 16).unwrap();
        let mut found = 0;
        for number in 0..1 << 20 {
            table.add(number, known(number));
        }
        for number in 0..1 << 20 {
            let got = table.get(number);
            if got != Known::NOTHING {
                assert_eq!(got, known(number));
                found += 1;
            }
        }
        assert_eq!(found, (1 << 16) / size_of::<AtomicU64>());
    }

    #[test]
    fn a_table_too_small_to_tell_numbers_apart_is_refused() {
        let least = Table::least_bytes(TAG + 4);
        assert_eq!(least, 16 * 64);
        assert!(Table::new(TAG + 4, least).is_some());
        assert!(Table::new(TAG + 4, least - 1).is_none());
    }

    #[test]
    fn facts_about_one_number_add_up() {
        let table = Table::new(30, 1 << 12).unwrap();
        let proven = Known {
            proven: 4,
            ..Known::NOTHING
        };
        let failed = Known {
            failed: 6,
            depth: 10,
            ..Known::NOTHING
        };
        // Says less than the one before.
        let shallow = Known {
            failed: 8,
            depth: 4,
            ..Known::NOTHING
        };
        for fact in [proven, failed, shallow] {
            table.add(77, fact);
        }
        let known = table.get(77);
        assert_eq!(known.proven, 4);
        assert_eq!(known.fails_to(6), 10);
        assert_eq!(known.fails_to(8), 10);
        assert_eq!(known.fails_to(5), 0);
    }
}
