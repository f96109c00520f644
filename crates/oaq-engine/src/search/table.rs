//! The transposition table: what is known of positions that come up again by
//! other moves.

use core::sync::atomic::{AtomicU8, AtomicU64, Ordering};

use oaq_core::Move;

use crate::score::{Bound, Score};

/// What the table knows of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Entry {
    /// The value, less the margin that the mover had in store.
    pub(crate) score: Score,
    pub(crate) bound: Bound,
    /// Whether the bound holds for the game itself, since every line that it
    /// rests on was played to the end.
    pub(crate) proven: bool,
    /// Whether a position came up twice in one of the lines, so that the value
    /// may be another one where the game has been there before.
    pub(crate) cyclic: bool,
    /// Whether one of the lines ended because a position came up once more.
    pub(crate) repeats: bool,
    /// How many plies were looked ahead.
    pub(crate) depth: u8,
    pub(crate) best: Option<Move>,
}

/// A table of fixed size that several threads use at once without waiting.
///
/// Every slot is two words, the data and the position's hash combined with the
/// data, so that a slot of which two threads wrote one half each does not look
/// like that of any position.
// CITE: Robert Hyatt and Timothy Mann, "A lock-less transposition table
// implementation for parallel search", ICGA Journal 25(1), 2002.
pub(crate) struct Table {
    buckets: Vec<Bucket>,
    generation: AtomicU8,
}

/// Slots that share a cache line: the position's is one of them.
#[repr(align(64))]
#[derive(Default)]
struct Bucket([Slot; 4]);

#[derive(Default)]
struct Slot {
    check: AtomicU64,
    data: AtomicU64,
}

/// A slot that has never been written holds this.
const EMPTY: u64 = 0;

impl Table {
    /// A table of so many mebibytes, at least one bucket. What the machine does
    /// not have is halved until it fits.
    pub(crate) fn new(mebibytes: usize) -> Self {
        let mut buckets = (mebibytes.saturating_mul(1 << 20) / size_of::<Bucket>()).max(1);
        let mut table = Vec::new();
        while table.try_reserve_exact(buckets).is_err() && buckets > 1 {
            buckets /= 2;
        }
        table.resize_with(buckets, Bucket::default);
        Self {
            buckets: table,
            generation: AtomicU8::new(0),
        }
    }

    /// How large it is, in mebibytes, rounded down.
    pub(crate) const fn mebibytes(&self) -> usize {
        (self.buckets.len() * size_of::<Bucket>()) >> 20
    }

    /// Forgets everything.
    pub(crate) fn clear(&mut self) {
        for slot in self.buckets.iter_mut().flat_map(|bucket| &mut bucket.0) {
            *slot = Slot::default();
        }
    }

    /// Begins a new search: what former ones left is replaced first.
    pub(crate) fn age(&self) {
        self.generation.fetch_add(1, Ordering::Relaxed);
    }

    fn bucket(&self, hash: u64) -> &[Slot; 4] {
        let index = (u128::from(hash) * self.buckets.len() as u128) >> 64;
        // Less than the number of buckets.
        #[expect(clippy::cast_possible_truncation)]
        &self.buckets[index as usize].0
    }

    /// What is known of the position with this hash.
    pub(crate) fn get(&self, hash: u64) -> Option<Entry> {
        self.bucket(hash).iter().find_map(|slot| {
            let data = slot.data.load(Ordering::Relaxed);
            let check = slot.check.load(Ordering::Relaxed);
            if check ^ data == hash && data != EMPTY {
                unpack(data)
            } else {
                None
            }
        })
    }

    /// Keeps what was found out. Of the slots it replaces that of the same
    /// position, or the one that cost least to find: an old one first, then a
    /// shallow one, proofs last.
    pub(crate) fn put(&self, hash: u64, entry: Entry) {
        let generation = self.generation.load(Ordering::Relaxed);
        let worth = |slot: &Slot| {
            let data = slot.data.load(Ordering::Relaxed);
            if data == EMPTY {
                return -1;
            }
            if slot.check.load(Ordering::Relaxed) ^ data == hash {
                return -2;
            }
            let [.., depth, _, flags, age] = data.to_le_bytes();
            let current = i32::from(age == generation) * 64;
            i32::from(depth) + current + i32::from(flags & PROVEN != 0) * 8
        };
        let bucket = self.bucket(hash);
        let Some(slot) = bucket.iter().min_by_key(|slot| worth(slot)) else {
            return;
        };
        let data = pack(entry, generation);
        slot.check.store(hash ^ data, Ordering::Relaxed);
        slot.data.store(data, Ordering::Relaxed);
    }

    /// How many of a thousand slots were written in this search.
    pub(crate) fn permille(&self) -> u32 {
        let generation = self.generation.load(Ordering::Relaxed);
        let sample = self.buckets.iter().take(250).flat_map(|bucket| &bucket.0);
        let (mut used, mut all) = (0, 0);
        for slot in sample {
            let data = slot.data.load(Ordering::Relaxed);
            all += 1;
            used += u32::from(data != EMPTY && data.to_le_bytes()[7] == generation);
        }
        used * 1000 / all
    }
}

const PROVEN: u8 = 1 << 2;
const CYCLIC: u8 = 1 << 3;
const REPEATS: u8 = 1 << 4;
/// So that no data are [`EMPTY`].
const WRITTEN: u8 = 1 << 7;
const NO_MOVE: u8 = u8::MAX;

fn pack(entry: Entry, generation: u8) -> u64 {
    let [a, b, c, d] = entry.score.hundredths().to_le_bytes();
    let bound = match entry.bound {
        Bound::Upper => 0,
        Bound::Exact => 1,
        Bound::Lower => 2,
    };
    let mut flags = WRITTEN | bound;
    if entry.proven {
        flags |= PROVEN;
    }
    if entry.cyclic {
        flags |= CYCLIC;
    }
    if entry.repeats {
        flags |= REPEATS;
    }
    let best = entry.best.map_or(NO_MOVE, Move::index);
    u64::from_le_bytes([a, b, c, d, entry.depth, best, flags, generation])
}

fn unpack(data: u64) -> Option<Entry> {
    let [a, b, c, d, depth, best, flags, _] = data.to_le_bytes();
    let bound = match flags & 3 {
        0 => Bound::Upper,
        1 => Bound::Exact,
        2 => Bound::Lower,
        _ => return None,
    };
    Some(Entry {
        score: Score::from_hundredths(i32::from_le_bytes([a, b, c, d])),
        bound,
        proven: flags & PROVEN != 0,
        cyclic: flags & CYCLIC != 0,
        repeats: flags & REPEATS != 0,
        depth,
        best: Move::from_index(best),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use oaq_core::Direction;

    fn entry(score: i32, depth: u8) -> Entry {
        Entry {
            score: Score::from_hundredths(score),
            bound: Bound::Lower,
            proven: true,
            cyclic: false,
            repeats: false,
            depth,
            best: Move::new(3, Direction::Left),
        }
    }

    #[test]
    fn gives_back_what_was_put_in() {
        let table = Table::new(1);
        for hash in (0..1000_u64).map(|i| i.wrapping_mul(0x9e37_79b9_7f4a_7c15)) {
            assert_eq!(table.get(hash), None);
            let entry = Entry {
                best: None,
                cyclic: true,
                repeats: true,
                ..entry(-123_456, 7)
            };
            table.put(hash, entry);
            assert_eq!(table.get(hash), Some(entry));
        }
    }

    #[test]
    fn the_shallow_and_the_old_give_way() {
        let table = Table::new(0);
        for i in 1..=4 {
            table.put(i, entry(0, u8::try_from(i).unwrap()));
        }
        table.put(5, entry(0, 9));
        assert_eq!(table.get(1), None);
        assert!((2..=5).all(|i| table.get(i).is_some()));
        table.age();
        table.put(6, entry(0, 1));
        table.put(7, entry(0, 1));
        assert_eq!((table.get(2), table.get(3)), (None, None));
        assert!(table.get(6).is_some() && table.get(7).is_some());
    }

    #[test]
    fn halves_of_two_writes_are_no_entry() {
        let table = Table::new(0);
        table.put(1, entry(5, 5));
        table.put(2, entry(7, 7));
        let [a, b, ..] = &table.buckets[0].0;
        a.data
            .store(b.data.load(Ordering::Relaxed), Ordering::Relaxed);
        assert_eq!(table.get(1), None);
    }

    #[test]
    fn cleared_it_knows_nothing() {
        let mut table = Table::new(0);
        table.put(1, entry(5, 5));
        assert_eq!(table.permille(), 250);
        table.clear();
        assert_eq!((table.get(1), table.permille()), (None, 0));
    }
}
