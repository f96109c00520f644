//! What a position of three or four players is worth to each of them.

use oaq_core::node::{Node, StoreNode};
use oaq_core::{Outcome, Player, Rules};

use crate::eval::Weights;
use crate::score::Score;

/// The whole win, which divides among two, three and four.
pub(super) const WHOLE: u32 = 1_200_000;

/// What a position is worth to each player: first the share of the win, then
/// the points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Worth {
    /// The share of the win that each player has or may expect; together never
    /// more than [`WHOLE`], which pruning rests on.
    shares: [u32; 4],
    /// The points of each player, in hundredths.
    points: [i32; 4],
    players: u8,
    /// Whether every line it rests on was played to the end.
    pub(super) proven: bool,
}

/// How many hundredths of a point of difference make a player's chance about
/// `e` times smaller at the end of the game.
const SHARPNESS: f64 = 200.0;

/// By how much that grows for each point that lies on the board.
const UNCERTAINTY: f64 = 15.0;

impl Worth {
    /// That of a game that is over.
    pub(super) fn of_outcome(outcome: &Outcome) -> Self {
        let scores = outcome.scores.as_slice();
        let mut worth = Self {
            shares: [0; 4],
            points: [0; 4],
            players: outcome.shares.players(),
            proven: true,
        };
        for (player, points) in Player::ALL.into_iter().zip(scores) {
            worth.points[player.index()] = 100 * points;
            if outcome.shares.has(player) {
                worth.shares[player.index()] = WHOLE / outcome.shares.count();
            }
        }
        worth
    }

    /// That of a position that is not looked at further: whoever is ahead is
    /// the likelier to win the less is left to win.
    pub(super) fn estimate(weights: Weights, rules: &Rules, node: &StoreNode) -> Self {
        let board = rules.board();
        let stores = node.store_scores(rules);
        let mut points = [0; 4];
        let mut left = 0;
        for player in board.seats() {
            let row = node.row(rules, player);
            let corner = board.quan(player);
            left += row + node.dan(corner);
            left += u32::from(rules.quan_value) * node.quan(rules, corner);
            points[player.index()] = 100 * stores[player] + weights.row * row.cast_signed();
        }
        let players = usize::from(rules.players);
        let most = points[..players].iter().copied().max().unwrap_or(0);
        let scale = SHARPNESS + UNCERTAINTY * f64::from(left);
        let mut chances = [0.0; 4];
        for (chance, own) in chances.iter_mut().zip(&points[..players]) {
            // The beginning of the series of `exp`, since that function itself
            // is not the same on every machine.
            let behind = f64::from(most - own) / scale;
            *chance = 1.0 / (1.0 + behind * (1.0 + behind / 2.0 * (1.0 + behind / 3.0)));
        }
        let whole = f64::from(WHOLE) / chances.iter().sum::<f64>();
        Self {
            // Rounded down, so that together they are no more than the whole.
            #[expect(
                clippy::cast_possible_truncation,
                clippy::cast_sign_loss,
                reason = "between 0 and WHOLE"
            )]
            shares: chances.map(|chance| (chance * whole) as u32),
            points,
            players: rules.players,
            proven: false,
        }
    }

    /// A player's share.
    pub(super) const fn share(&self, player: Player) -> u32 {
        self.shares[player.index()]
    }

    /// The shares of all players in thousandths, rounded down.
    pub(super) fn permille(&self) -> Vec<u16> {
        let shares = &self.shares[..usize::from(self.players)];
        let permille = |share: &u32| u16::try_from(share / (WHOLE / 1000)).unwrap_or(1000);
        shares.iter().map(permille).collect()
    }

    /// What a player wants most of: the share, then the margin.
    pub(super) fn for_player(&self, player: Player) -> (u32, i32) {
        (self.share(player), self.margin(player))
    }

    /// By how much a player is ahead of the best of the others, in hundredths.
    fn margin(&self, player: Player) -> i32 {
        let others = (0..usize::from(self.players)).filter(|&p| p != player.index());
        let best = others.map(|p| self.points[p]).max().unwrap_or(0);
        self.points[player.index()] - best
    }

    /// The margin as a score.
    pub(super) fn score(&self, player: Player) -> Score {
        let margin = self.margin(player);
        let margin = match self.share(player) {
            WHOLE if self.proven => margin.max(100),
            0 if self.proven => margin.min(-100),
            _ => margin,
        };
        Score::from_hundredths(margin)
    }
}
