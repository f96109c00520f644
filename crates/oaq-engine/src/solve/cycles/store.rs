//! What is claimed of positions, and who relies on it.

/// No entry, no edge.
pub(super) const NONE: u32 = u32::MAX;

/// How far an entry is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum State {
    /// Its moves have not been looked at; it is on the list of what to do.
    Waiting,
    /// Its moves have not been looked at, and nobody needed it when its turn
    /// came.
    Parked,
    /// It relies on others, none of which is known to be lost.
    Open,
    /// The attacker cannot get the margin: a finite proof.
    Proved,
    /// The attacker can force the margin.
    Lost,
    /// Not safe as far as could be seen: the other side would do badly to let
    /// it come to this, and it was not looked into.
    GivenUp,
}

impl State {
    /// Whether nobody may rely on it.
    pub(super) const fn is_hole(self) -> bool {
        matches!(self, Self::Lost | Self::GivenUp)
    }
}

/// Stands for any margin at all: who wants it wants no more than an end of the
/// game.
pub(super) const ANY: i32 = i8::MIN as i32;

/// That the attacker cannot get a margin still to come from a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry {
    /// The number of the position, not mixed, twice; and one more where the
    /// other side moves.
    pub(super) place: u64,
    /// Another entry for the same position.
    next: u32,
    /// The first edge to those that rely on this one.
    relying: u32,
    /// What the other side's move leads to.
    pub(super) chosen: u32,
    /// The margin; [`ANY`] if the attacker cannot even force an end.
    pub(super) wanted: i8,
    pub(super) state: State,
    /// Whether the check has come here.
    pub(super) reached: bool,
}

impl Entry {
    /// Whether the attacker moves.
    pub(super) const fn attacks(&self) -> bool {
        self.place & 1 == 0
    }
}

/// The entries, by position, with the edges between them. Nothing is ever
/// thrown out.
pub(super) struct Store {
    entries: Vec<Entry>,
    /// Who relies, and the next edge.
    edges: Vec<(u32, u32)>,
    /// The first entry of each position, in open addressing.
    index: Vec<u32>,
    positions: usize,
    bytes: u64,
}

impl Store {
    /// An empty store that takes no more than so many bytes, roughly.
    pub(super) fn new(bytes: u64) -> Self {
        Self {
            entries: Vec::new(),
            edges: Vec::new(),
            index: vec![NONE; 1 << 12],
            positions: 0,
            bytes,
        }
    }

    pub(super) fn entry(&self, entry: u32) -> &Entry {
        &self.entries[entry as usize]
    }

    pub(super) fn entry_mut(&mut self, entry: u32) -> &mut Entry {
        &mut self.entries[entry as usize]
    }

    /// Where the position is in the index, or would be.
    fn slot(&self, place: u64) -> usize {
        let mask = self.index.len() - 1;
        let mut slot = (place.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 24) as usize & mask;
        while self.index[slot] != NONE && self.entry(self.index[slot]).place != place {
            slot = (slot + 1) & mask;
        }
        slot
    }

    /// The entry to rely on for a margin: the weakest that says enough and is
    /// no hole; or one that is a hole and says that this is one, too.
    pub(super) fn find(&self, place: u64, wanted: i32) -> Option<u32> {
        let mut at = self.index[self.slot(place)];
        let mut found: Option<u32> = None;
        while at != NONE {
            let entry = self.entry(at);
            let its = i32::from(entry.wanted);
            if entry.state.is_hole() {
                if its >= wanted {
                    return Some(at);
                }
            } else if its <= wanted && found.is_none_or(|f| self.entry(f).wanted < entry.wanted) {
                found = Some(at);
            }
            at = entry.next;
        }
        found
    }

    /// A new entry; `None` if there is no room for it.
    pub(super) fn push(&mut self, place: u64, wanted: i8, state: State) -> Option<u32> {
        if (self.positions + 1) * 4 > self.index.len() * 3 {
            self.grow()?;
        }
        if self.entries.len() == self.entries.capacity() {
            self.make_room(self.entries.capacity() / 2 * size_of::<Entry>())?;
            let more = (self.entries.capacity() / 2).max(1 << 12);
            self.entries.try_reserve_exact(more).ok()?;
        }
        let entry = u32::try_from(self.entries.len())
            .ok()
            .filter(|&e| e < NONE)?;
        let slot = self.slot(place);
        let next = std::mem::replace(&mut self.index[slot], entry);
        self.positions += usize::from(next == NONE);
        self.entries.push(Entry {
            place,
            next,
            relying: NONE,
            chosen: NONE,
            wanted,
            state,
            reached: false,
        });
        Some(entry)
    }

    /// Notes that one entry relies on another; `None` if there is no room.
    pub(super) fn rely(&mut self, by: u32, on: u32) -> Option<()> {
        if self.edges.len() == self.edges.capacity() {
            self.make_room(self.edges.capacity() / 2 * size_of::<(u32, u32)>())?;
            let more = (self.edges.capacity() / 2).max(1 << 12);
            self.edges.try_reserve_exact(more).ok()?;
        }
        let edge = u32::try_from(self.edges.len()).ok().filter(|&e| e < NONE)?;
        let first = std::mem::replace(&mut self.entries[on as usize].relying, edge);
        self.edges.push((by, first));
        Some(())
    }

    /// Those that rely on an entry, or did once.
    pub(super) fn relying(&self, on: u32) -> impl Iterator<Item = u32> {
        let mut edge = self.entry(on).relying;
        std::iter::from_fn(move || {
            let &(by, next) = self.edges.get(edge as usize)?;
            edge = next;
            Some(by)
        })
    }

    /// Takes the edges to an entry away.
    pub(super) fn take_relying(&mut self, on: u32) -> u32 {
        std::mem::replace(&mut self.entries[on as usize].relying, NONE)
    }

    /// An edge: who relies, and the next.
    pub(super) fn edge(&self, edge: u32) -> Option<(u32, u32)> {
        self.edges.get(edge as usize).copied()
    }

    fn grow(&mut self) -> Option<()> {
        let len = self.index.len() * 2;
        self.make_room(len * size_of::<u32>())?;
        let mut index = Vec::new();
        index.try_reserve_exact(len).ok()?;
        index.resize(len, NONE);
        let old = std::mem::replace(&mut self.index, index);
        for first in old {
            if first != NONE {
                let slot = self.slot(self.entry(first).place);
                self.index[slot] = first;
            }
        }
        Some(())
    }

    /// Whether so many bytes more are allowed.
    fn make_room(&self, bytes: usize) -> Option<()> {
        let taken = self.entries.capacity() * size_of::<Entry>()
            + self.edges.capacity() * size_of::<(u32, u32)>()
            + self.index.capacity() * size_of::<u32>();
        let all = u64::try_from(taken.checked_add(bytes)?).ok()?;
        (all <= self.bytes).then_some(())
    }
}
