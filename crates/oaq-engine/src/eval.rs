//! What a position is worth that is not searched further.

use oaq_core::node::{Node, StoreNode};
use oaq_core::{Player, Position, Rules};

use crate::score::Score;

/// The weights of the evaluation, in hundredths of a dân.
///
/// The margin in the stores counts in full. The other terms stand for what is
/// still to come, and each has won matches against a search without it
/// (`examples/compare.rs`: all 664 openings of three plies for both players,
/// 3,000 nodes a move): `row` gains 19 ± 11 Elo under `standard`, 27 ± 13 under
/// `quan-non` and 14 ± 12 under `mandarin`. A bonus for having the move gained
/// nothing that could be measured, and is not there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Weights {
    /// For each dân in the own row more than in the other.
    pub row: i32,
}

impl Default for Weights {
    fn default() -> Self {
        Self { row: 40 }
    }
}

impl Weights {
    /// What a position of two players is worth to the player to move, without
    /// any search; the outcome if the game is over. `None` for more players.
    ///
    /// ```
    /// use oaq_core::{Position, Rules};
    /// use oaq_engine::Weights;
    /// let score = Weights::default().evaluate(&Position::start(Rules::STANDARD));
    /// assert!(score.is_some());
    /// ```
    #[must_use]
    pub fn evaluate(self, position: &Position) -> Option<Score> {
        let rules = position.rules();
        if rules.players != 2 {
            return None;
        }
        if let Some(outcome) = position.outcome() {
            return Some(Score::of_outcome(&outcome, position.to_move()));
        }
        StoreNode::new(position).map(|node| evaluate(self, rules, &node))
    }
}

/// What evaluations are rounded to: half a dân.
const STEP: i32 = 50;

/// What a position is worth to the player to move, the margin in the stores
/// included.
#[inline]
pub(crate) fn evaluate<N: Node>(weights: Weights, rules: &Rules, node: &N) -> Score {
    let sign = if node.to_move() == Player::A { 1 } else { -1 };
    let rows = node.row(rules, Player::A).cast_signed() - node.row(rules, Player::B).cast_signed();
    let expected = 100 * node.margin(rules) + weights.row * rows;
    // Coarse values make more cutoffs.
    Score::from_hundredths(sign * expected / STEP * STEP)
}
