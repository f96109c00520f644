//! Positions as a search wants them: small, copied for every move, and asked
//! for a key.
//!
//! They play with the same code as [`Position`](crate::Position); what differs
//! is how the numbers are stored. A node does not carry its rules, so that it
//! stays small: the caller gives the same rules each time.

mod margin;
mod store;

use crate::position::{fold, mix};
use crate::{DirectionRule, EndReason, Move, MoveList, Outcome, Player, Rules, Shortage, Square};

pub use margin::{CanonicalKey, MarginNode};
pub use store::StoreNode;

/// Why a line goes no further.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stop {
    /// The game is over: the tests 1 to 3, 5 and 6 of RULES §4. Repetition
    /// needs the history, which a node does not have.
    Over(EndReason),
    /// The position has more dân than the node can store, after so many loans
    /// from nowhere. What it holds is of no use any more.
    Full,
}

/// A position of a game that is not over, as a search wants it.
///
/// Implemented by [`MarginNode`] and [`StoreNode`], and by nothing else.
///
/// ```
/// use oaq_core::node::{MarginNode, Node};
/// use oaq_core::{Position, Rules};
///
/// let rules = Rules::STANDARD;
/// let mut node = MarginNode::new(&Position::start(rules)).unwrap();
/// let m = node.moves(&rules).get(0).unwrap();
/// assert_eq!(node.play(&rules, m), None);
/// assert_eq!(node.margin(&rules), 6);
/// ```
pub trait Node: Copy + Eq + Send + Sync + sealed::Sealed {
    /// The moves of the player to move: at least one, unless a move has ended
    /// the game.
    fn moves(&self, rules: &Rules) -> MoveList;

    /// Plays a move; says why the line ends there, if it does.
    ///
    /// # Panics
    ///
    /// May panic if the square's number is not on the board. Any other illegal
    /// move gives a position of no game.
    fn play(&mut self, rules: &Rules, m: Move) -> Option<Stop>;

    /// Who moves.
    fn to_move(&self) -> Player;

    /// Plies played since the start of the game.
    fn plies(&self) -> u32;

    /// Plies since the last capture.
    fn quiet_plies(&self) -> u32;

    /// The dân in a square of the ring.
    fn dan(&self, square: Square) -> u32;

    /// The quan in a square: none in an ô dân.
    fn quan(&self, rules: &Rules, square: Square) -> u32;

    /// The dân in a player's row.
    fn row(&self, rules: &Rules, player: Player) -> u32;

    /// How many points the first player has in store more than the second:
    /// captured dân and quan, with the debts.
    fn margin(&self, rules: &Rules) -> i32;

    /// The outcome of a game that ended for `reason` after a move of
    /// `last_mover`. A [`MarginNode`] knows only the difference of the first
    /// two scores; it and the shares are right.
    fn outcome(&self, rules: &Rules, reason: EndReason, last_mover: Player) -> Outcome;

    /// A hash of everything that the moves and captures to come depend on, seen
    /// from the mover, except for the plies played (`quan-ban-turns` and the
    /// limits of RULES §4). With `fold` mirror images are the same; the caller
    /// asks for that only where [`Rules::has_mirror_symmetry`] allows it.
    fn hash64(&self, rules: &Rules, fold: bool) -> u64;

    /// A hash of the plies played and of those since the last capture, for
    /// where [`Node::hash64`] must be completed by them.
    fn plies_hash64(&self) -> u64 {
        mix(u64::from(self.plies()) << 32 | u64::from(self.quiet_plies()))
    }

    /// A hash of what the repetition rule compares: the ring and the player to
    /// move.
    fn repetition_hash64(&self, rules: &Rules) -> u64;
}

mod sealed {
    pub trait Sealed {}
}

impl Rules {
    /// Whether a mirror image of a position, left and right swapped, has the
    /// mirror images of its moves and the same outcome: two players, no
    /// direction that the rules or the first move prescribe, and no
    /// `shortage = "partial"`, which fills a row from the left.
    ///
    /// ```
    /// assert!(oaq_core::Rules::STANDARD.has_mirror_symmetry());
    /// ```
    #[must_use]
    pub fn has_mirror_symmetry(&self) -> bool {
        self.players == 2
            && self.direction == DirectionRule::Free
            && self.shortage != Shortage::Partial
    }
}

/// Two words mixed into one number: the halves of their product.
const fn fold_words(a: u64, b: u64) -> u64 {
    const SALT: [u64; 2] = [0xa076_1d64_78bd_642f, 0xe703_7ed1_a0b4_28db];
    fold((a ^ SALT[0]) as u128 * (b ^ SALT[1]) as u128)
}
