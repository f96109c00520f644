//! What a prover has proved, in the order in which it did.

use std::collections::HashMap;

/// Every proof that a prover finds. A proof rests on earlier ones only, so that
/// whoever follows them from later to earlier comes to an end.
pub(in super::super) struct Log {
    /// The last entry of each position.
    index: HashMap<u64, u32>,
    entries: Vec<Entry>,
    most: usize,
}

struct Entry {
    /// The margin still to come that is proved.
    bound: i16,
    /// The entry before this one for the same position, with a lower bound.
    before: u32,
}

/// No entry.
const NONE: u32 = u32::MAX;

impl Log {
    /// The bytes of an entry, with its place in the index, roughly.
    pub(super) const ENTRY: u64 = 48;

    /// An empty log for so many entries at most.
    pub(in super::super) fn new(most: u64) -> Self {
        let most = usize::try_from(most).unwrap_or(usize::MAX);
        Self {
            index: HashMap::new(),
            entries: Vec::new(),
            most: most.min(NONE as usize),
        }
    }

    /// Whether nothing more can be noted.
    pub(in super::super) fn is_full(&self) -> bool {
        self.entries.len() >= self.most
    }

    /// Notes that the prover can force a margin still to come from a place.
    pub(in super::super) fn add(&mut self, place: u64, bound: i32) {
        let before = self.index.get(&place).copied().unwrap_or(NONE);
        let says_more = |entry: &Entry| i32::from(entry.bound) < bound;
        if self.is_full() || !self.entries.get(before as usize).is_none_or(says_more) {
            return;
        }
        let entry = u32::try_from(self.entries.len());
        if let (Ok(entry), Ok(bound)) = (entry, i16::try_from(bound)) {
            self.index.insert(place, entry);
            self.entries.push(Entry { bound, before });
        }
    }

    /// When it was first known that so much can be forced from a place: the
    /// number of the entry.
    pub(super) fn first(&self, place: u64, wanted: i32) -> Option<u32> {
        let mut first = None;
        let mut at = self.index.get(&place).copied();
        while let Some(number) = at {
            let entry = self.entries.get(number as usize)?;
            if i32::from(entry.bound) < wanted {
                break;
            }
            first = at;
            at = (entry.before != NONE).then_some(entry.before);
        }
        first
    }
}
