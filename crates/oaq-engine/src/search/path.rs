//! The positions on the way: which have come up before.

use core::num::NonZeroU32;

use oaq_core::node::Node;
use oaq_core::{Game, Position};

/// The repetition hashes of the game so far and of the line that is being
/// looked at.
#[derive(Clone)]
pub(crate) struct Path {
    hashes: Vec<u64>,
    /// How many of the hashes have these low bits, so that most positions are
    /// known to be new without looking.
    seen: Box<[u16; SEEN]>,
    /// How many occurrences end the game; `None` if none do.
    limit: Option<NonZeroU32>,
    /// How many of the positions came up as often as they may before the last
    /// time: only with one of them can a line end at once.
    ripe: u32,
}

const SEEN: usize = 1 << 12;

fn low_bits(hash: u64) -> usize {
    // Less than `SEEN`.
    #[expect(clippy::cast_possible_truncation)]
    {
        (hash % SEEN as u64) as usize
    }
}

impl Path {
    /// An empty path under `limits.repetition = limit`; 0 ends no game.
    pub(crate) fn new(limit: u32) -> Self {
        Self {
            hashes: Vec::new(),
            seen: Box::new([0; SEEN]),
            limit: NonZeroU32::new(limit),
            ripe: 0,
        }
    }

    /// The positions of a game; one that the node cannot hold is none that can
    /// come again.
    pub(crate) fn of<N: Node>(game: &Game, new: fn(&Position) -> Option<N>) -> Self {
        let rules = game.rules();
        let mut path = Self::new(rules.repetition.into());
        for node in game.positions().iter().filter_map(new) {
            let hash = node.repetition_hash64(rules);
            let count = path.count(hash);
            path.push(hash, count);
        }
        path
    }

    /// How often a position has come up; 0 if that ends no game, since nobody
    /// need know then.
    pub(crate) fn count(&self, hash: u64) -> u32 {
        if self.limit.is_none() || self.seen[low_bits(hash)] == 0 {
            return 0;
        }
        let same = self.hashes.iter().filter(|&&other| other == hash).count();
        u32::try_from(same).unwrap_or(u32::MAX)
    }

    /// Whether a position that has come up so often ends the game when it
    /// comes up now.
    pub(crate) fn ends(&self, count: u32) -> bool {
        self.limit.is_some_and(|limit| count + 1 >= limit.get())
    }

    /// Whether any position could end the game if it came up next.
    pub(crate) const fn may_end(&self) -> bool {
        self.ripe > 0
    }

    /// Whether a position counts as one that may end the game next time.
    fn ripens(&self, count: u32) -> bool {
        self.limit.is_some_and(|limit| count + 2 >= limit.get())
    }

    /// Goes on to a position that has come up so often before.
    pub(crate) fn push(&mut self, hash: u64, count: u32) {
        self.hashes.push(hash);
        self.seen[low_bits(hash)] += 1;
        self.ripe += u32::from(self.ripens(count));
    }

    /// Goes back from a position that [`Path::push`] was told has come up so
    /// often.
    pub(crate) fn pop(&mut self, count: u32) {
        if let Some(hash) = self.hashes.pop() {
            self.seen[low_bits(hash)] -= 1;
            self.ripe -= u32::from(self.ripens(count));
        }
    }

    /// A number that tells apart the games in which other positions are about
    /// to end the game; 0 where none is.
    pub(crate) fn salt(&self) -> u64 {
        let ripe = self.hashes.iter().enumerate().filter(|&(i, &hash)| {
            let earlier = self.hashes[..i].iter().filter(|&&other| other == hash);
            self.ripens(u32::try_from(earlier.count()).unwrap_or(u32::MAX))
        });
        ripe.fold(0, |salt, (_, &hash)| salt ^ hash.rotate_left(17))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_third_time_ends_the_game() {
        let mut path = Path::new(3);
        assert_eq!((path.count(7), path.may_end(), path.salt()), (0, false, 0));
        path.push(7, 0);
        // The same low bits are another position.
        path.push(7 + (1 << 12), 0);
        assert_eq!((path.count(7), path.ends(1)), (1, false));
        assert!(!path.may_end());
        path.push(7, 1);
        assert!(path.may_end() && path.ends(path.count(7)));
        assert_ne!(path.salt(), 0);
        path.pop(1);
        assert!(!path.may_end());
        assert_eq!(path.count(7), 1);
    }

    #[test]
    fn without_the_rule_nothing_ends() {
        let mut path = Path::new(0);
        for count in 0..5 {
            assert!(!path.ends(count));
            path.push(1, count);
        }
        assert!(!path.may_end());
        assert_eq!(path.salt(), 0);
    }

    #[test]
    fn with_two_every_position_is_about_to_end_the_game() {
        let mut path = Path::new(2);
        assert!(!path.ends(0));
        path.push(1, 0);
        assert!(path.may_end() && path.ends(path.count(1)));
    }
}
