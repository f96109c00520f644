//! How a game ends and what it is worth.

use core::fmt;
use core::ops::Index;

use crate::Player;
use crate::rules::words;

words! {
    /// Why a game is over (RULES §4), in the order in which the tests run.
    EndReason {
        /// The mover holds every quan (`all-quan-wins`).
        AllQuanCaptured = "all-quan-captured",
        /// Every ô quan is empty of quan and of dân.
        QuanSquaresEmpty = "quan-squares-empty",
        /// No quan is left on the board.
        QuanPiecesCaptured = "quan-pieces-captured",
        /// Nothing is left on the board.
        BoardEmpty = "board-empty",
        /// A row could not be refilled.
        Shortage = "shortage",
        /// A row could not be refilled, and its player has no share of the
        /// win.
        ShortageLoss = "shortage-loss",
        /// The position arose too often.
        Repetition = "repetition",
        /// Too many plies without a capture.
        QuietPlies = "quiet-plies",
        /// Too many plies.
        MaxPlies = "max-plies",
    }
}

/// The points of each player, in dân.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Scores {
    points: [i32; 4],
    players: u8,
}

impl Scores {
    pub(crate) const fn new(points: [i32; 4], players: u8) -> Self {
        Self { points, players }
    }

    /// The points in turn order, one for each player of the game.
    #[must_use]
    pub fn as_slice(&self) -> &[i32] {
        &self.points[..usize::from(self.players)]
    }

    /// The players with the most points among those that `eligible` accepts.
    fn best(&self, eligible: impl Fn(Player) -> bool) -> Shares {
        let seats = || {
            Player::ALL
                .into_iter()
                .take(usize::from(self.players))
                .filter(|&p| eligible(p))
        };
        let most = seats().map(|p| self[p]).max();
        Shares::equal(seats().filter(|&p| Some(self[p]) == most), self.players)
    }

    /// The shares when the most points win.
    #[must_use]
    pub fn shares(&self) -> Shares {
        self.best(|_| true)
    }

    /// The shares when one player has none, whatever the points: that player
    /// could not refill the row under `shortage = "lose"`, or resigned.
    #[must_use]
    pub fn shares_without(&self, loser: Player) -> Shares {
        self.best(|p| p != loser)
    }
}

impl Index<Player> for Scores {
    type Output = i32;

    /// # Panics
    ///
    /// If the player is not in the game.
    fn index(&self, player: Player) -> &i32 {
        &self.as_slice()[player.index()]
    }
}

impl fmt::Debug for Scores {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.as_slice()).finish()
    }
}

/// How the win is shared: each winner has one part in `count`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Shares {
    winners: u8,
    players: u8,
}

impl Shares {
    /// Equal shares for some of the players.
    pub fn equal(winners: impl IntoIterator<Item = Player>, players: u8) -> Self {
        Self {
            winners: winners.into_iter().fold(0, |set, p| set | 1 << p.index()),
            players,
        }
    }

    /// How many share the win. With one, that player has all of it.
    #[must_use]
    pub const fn count(self) -> u32 {
        self.winners.count_ones()
    }

    /// Whether a player has a share.
    #[must_use]
    pub const fn has(self, player: Player) -> bool {
        self.winners >> player as u8 & 1 == 1
    }

    /// A player's share, from 0 to 1.
    #[must_use]
    pub fn share(self, player: Player) -> f64 {
        if self.has(player) {
            1.0 / f64::from(self.count())
        } else {
            0.0
        }
    }

    /// How many players the game has.
    #[must_use]
    pub const fn players(self) -> u8 {
        self.players
    }

    /// The winners, in turn order.
    pub fn winners(self) -> impl Iterator<Item = Player> {
        Player::ALL.into_iter().filter(move |&p| self.has(p))
    }
}

impl fmt::Display for Shares {
    /// As the tag `Result` of a record writes it: `1-0`, `1/2-1/2`, `0-1-0`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, player) in Player::ALL
            .into_iter()
            .take(usize::from(self.players))
            .enumerate()
        {
            if i > 0 {
                f.write_str("-")?;
            }
            match (self.has(player), self.count()) {
                (false, _) => f.write_str("0")?,
                (true, 1) => f.write_str("1")?,
                (true, n) => write!(f, "1/{n}")?,
            }
        }
        Ok(())
    }
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// Why it is over.
    pub reason: EndReason,
    /// The points of each player. Those of a game that ended for another
    /// reason than points are the normal ones all the same.
    pub scores: Scores,
    /// How the win is shared.
    pub shares: Shares,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ties_are_shared_not_won() {
        assert_eq!(
            Scores::new([35, 35, 0, 0], 2).shares().to_string(),
            "1/2-1/2"
        );
        let four = Scores::new([7, 9, 9, 9], 4);
        assert_eq!(four.shares().to_string(), "0-1/3-1/3-1/3");
        assert_eq!(four.shares_without(Player::C).to_string(), "0-1/2-0-1/2");
        assert!((four.shares().share(Player::B) - 1.0 / 3.0).abs() < 1e-12);
    }

    #[test]
    fn the_loser_has_no_share_even_with_the_most_points() {
        assert_eq!(
            Scores::new([50, 20, 0, 0], 2)
                .shares_without(Player::A)
                .to_string(),
            "0-1"
        );
    }
}
