//! Two players, a ring in one word, and the stores as a margin.

use super::{Node, Stop, fold_words, sealed};
use crate::state::{Margin, PackedRing, Ring as _, State, outcome};
use crate::{Direction, EndReason, Move, MoveList, Outcome, Player, Position, Rules, Square};

/// A position of two players under rules whose refills always succeed: what is
/// still to be won depends on the ring and the mover alone, so that of the
/// stores only the margin is kept.
///
/// ```
/// use oaq_core::node::{MarginNode, Node};
/// use oaq_core::{Position, Rules};
///
/// let node = MarginNode::new(&Position::start(Rules::STANDARD)).unwrap();
/// assert_eq!(node.moves(&Rules::STANDARD).len(), 10);
/// assert!(size_of::<MarginNode>() <= 48);
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct MarginNode(State<PackedRing, Margin>);

/// What the rest of a game depends on: equal keys mean equal positions.
///
/// Seen from the mover, so that a position and its rotation share a key; with
/// folding, mirror images share one too.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CanonicalKey {
    /// The dân of each square, one byte each, the lowest byte being the
    /// mover's first square, then up the ring.
    pub ring: u128,
    /// Bits 0 and 1: the quan in the ô quan at the mover's right; bits 2 and
    /// 3: in the other; bits 4 and 5: 1 or 2 where the first move has fixed
    /// the direction to the right or to the left.
    pub rest: u8,
}

impl MarginNode {
    /// The same position as a node. `None` if it is over, if the margin does
    /// not suffice for the rules ([`MarginNode::suffices`]), or if the board
    /// has more than 16 squares or more than 255 dân, an ô quan more than 3
    /// quan, or a store or a debt
    /// half of [`MAX_DAN`](crate::MAX_DAN), so that no number need be watched.
    #[must_use]
    pub fn new(position: &Position) -> Option<Self> {
        if position.is_over() {
            return None;
        }
        position.state().margin(position.rules()).map(Self)
    }

    /// Whether the future depends on the stores in no way: two players, a
    /// `shortage` that always refills (`borrow`, `exchange`, `negative`), no
    /// `all-quan-wins`, and no `quan-leftover = "captor"`.
    #[must_use]
    pub fn suffices(rules: &Rules) -> bool {
        Margin::suffices(rules)
    }

    /// The position with this key, the first player to move, a margin of 0 and
    /// no plies played.
    ///
    /// The key is one that [`MarginNode::key`] gave for the same rules.
    #[must_use]
    pub fn from_key(rules: &Rules, key: CanonicalKey) -> Self {
        let board = rules.board();
        let quan = [key.rest & 3, key.rest >> 2 & 3, 0, 0];
        let quan_on = board
            .seats()
            .filter(|p| quan[p.index()] > 0)
            .fold(0, |on, p| on | 1 << board.quan(p).index());
        let fixed = match key.rest >> 4 & 3 {
            1 => Some(Direction::Right),
            2 => Some(Direction::Left),
            _ => None,
        };
        Self(State {
            ring: PackedRing::from_word(key.ring),
            quan,
            quan_on,
            stores: Margin::new([0; 4]),
            quiet_plies: 0,
            plies: 0,
            mover: Player::A,
            fixed,
        })
    }

    /// The same position with another margin in the stores.
    #[must_use]
    pub const fn with_margin(mut self, points: i32) -> Self {
        self.0.stores.points = points;
        self
    }

    /// The same position after so many plies.
    #[must_use]
    pub const fn with_plies(mut self, plies: u32) -> Self {
        self.0.plies = plies;
        self
    }

    /// What the rest of the game depends on, but for the plies played
    /// (`quan-ban-turns` and the limits of RULES §4). `fold` as in
    /// [`Node::hash64`]; says whether the key is that of the mirror image.
    #[must_use]
    #[inline]
    pub fn key(&self, rules: &Rules, fold: bool) -> (CanonicalKey, bool) {
        let board = rules.board();
        let squares = usize::from(board.squares());
        let mut ring = self.0.ring.word();
        let mut quan = [self.0.quan[0], self.0.quan[1]];
        if self.0.mover != Player::A {
            ring = rotate_up(ring, squares + 1, 2 * (squares + 1));
            quan.swap(0, 1);
        }
        let fixed = match self.0.fixed {
            None => 0,
            Some(Direction::Right) => 1 << 4,
            Some(Direction::Left) => 2 << 4,
        };
        let key = |ring, [right, left]: [u8; 2]| CanonicalKey {
            ring,
            rest: right | left << 2 | fixed,
        };
        let straight = key(ring, quan);
        if !fold {
            return (straight, false);
        }
        // Square i becomes S − 1 − i, counted round the ring.
        let len = 2 * (squares + 1);
        let reversed = ring.swap_bytes() >> (8 * (16 - len));
        let mirrored = key(rotate_up(reversed, squares, len), [quan[1], quan[0]]);
        if mirrored < straight {
            (mirrored, true)
        } else {
            (straight, false)
        }
    }

    /// All dân on the board.
    #[must_use]
    #[inline]
    pub fn total(&self) -> u32 {
        self.0.ring.sum()
    }

    /// As [`Node::play`], without the limits on plies.
    #[inline]
    pub fn play_unlimited(&mut self, rules: &Rules, m: Move) -> Option<Stop> {
        let reason = self.0.ply(rules, m, &mut ())?;
        Some(if self.0.stores.overflow {
            Stop::Full
        } else {
            Stop::Over(reason)
        })
    }
}

/// A ring of `len` bytes, moved so many bytes up and round.
const fn rotate_up(ring: u128, by: usize, len: usize) -> u128 {
    let all = u128::MAX >> (8 * (16 - len));
    (ring << (8 * by) | ring >> (8 * (len - by))) & all
}

#[expect(clippy::cast_possible_truncation, reason = "the halves are asked for")]
#[inline]
const fn hash_key(key: CanonicalKey, salt: u64) -> u64 {
    let ring = fold_words(key.ring as u64, (key.ring >> 64) as u64);
    fold_words(ring, key.rest as u64 | salt << 8)
}

impl sealed::Sealed for MarginNode {}

impl Node for MarginNode {
    #[inline]
    fn moves(&self, rules: &Rules) -> MoveList {
        self.0.moves(rules)
    }

    #[inline]
    fn play(&mut self, rules: &Rules, m: Move) -> Option<Stop> {
        self.play_unlimited(rules, m)
            .or_else(|| self.0.limits(rules).map(Stop::Over))
    }

    #[inline]
    fn to_move(&self) -> Player {
        self.0.mover
    }

    #[inline]
    fn plies(&self) -> u32 {
        self.0.plies
    }

    #[inline]
    fn quiet_plies(&self) -> u32 {
        self.0.quiet_plies
    }

    #[inline]
    fn dan(&self, square: Square) -> u32 {
        self.0.ring.dan(square.index())
    }

    fn quan(&self, rules: &Rules, square: Square) -> u32 {
        self.0.quan_at(rules.board(), square)
    }

    #[inline]
    fn row(&self, rules: &Rules, player: Player) -> u32 {
        let board = rules.board();
        self.0
            .ring
            .sum_of(board.row_start(player).into(), board.squares().into())
    }

    #[inline]
    fn margin(&self, _: &Rules) -> i32 {
        self.0.stores.points
    }

    fn outcome(&self, rules: &Rules, reason: EndReason, last_mover: Player) -> Outcome {
        outcome(&self.0, rules, reason, Some(last_mover), &mut ())
    }

    #[inline]
    fn hash64(&self, rules: &Rules, fold: bool) -> u64 {
        hash_key(self.key(rules, fold).0, 0)
    }

    #[inline]
    fn repetition_hash64(&self, _: &Rules) -> u64 {
        let [a, b, ..] = self.0.quan;
        let rest = a | b << 2;
        let ring = self.0.ring.word();
        hash_key(CanonicalKey { ring, rest }, 1 + self.0.mover as u64)
    }
}
