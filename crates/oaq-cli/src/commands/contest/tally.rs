//! The result of a match so far.

use std::collections::HashSet;
use std::time::Duration;

use oaq_core::Move;

use super::elo::{Pairs, Verdict};
use super::game::{Ending, Played};
use super::plan::Plan;

/// What a player has reached.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Standing {
    pub(super) games: u32,
    /// Games won alone.
    pub(super) wins: u32,
    /// Games in which the win was shared.
    pub(super) draws: u32,
    pub(super) losses: u32,
    /// The sum of the shares of the wins, in twelfths, of which halves, thirds
    /// and quarters have whole numbers.
    pub(super) twelfths: u32,
    /// By how much it was ahead of the best of the others, in all games that
    /// ended on the board, and how many those were.
    pub(super) margin: (i64, u32),
    /// How long it thought, and for how many moves.
    pub(super) thought: (Duration, u32),
    /// Games lost because of no move.
    pub(super) forfeits: u32,
    /// The sums over whole rounds of its shares, in twelfths, and of their
    /// squares.
    rounds: (u64, u64),
    /// Its share in the round that is going on.
    round: u32,
}

/// The result of a match so far.
#[derive(Debug)]
pub(super) struct Tally {
    pub(super) games: u32,
    pub(super) players: Vec<Standing>,
    /// What the players call themselves.
    pub(super) names: Vec<String>,
    /// How pairs ended, for the first of two players.
    pub(super) pairs: Pairs,
    /// How many whole rounds there were.
    pub(super) rounds: u32,
    /// How many games were like one before, move by move with the same players
    /// on the same seats.
    pub(super) repeated: u32,
    /// What was the matter, with the number of the game, from 1, and that of
    /// the player, from 0.
    pub(super) forfeits: Vec<Forfeit>,
    seen: HashSet<(usize, Vec<Move>, usize)>,
    /// The round that is going on and how many of its games have ended.
    round: (usize, usize),
}

/// A game that was lost because of no move.
#[derive(Clone, Debug)]
pub(super) struct Forfeit {
    /// The number of the game, from 1.
    pub(super) game: usize,
    /// The number of the player, from 0.
    pub(super) player: usize,
    pub(super) why: oaq_play::NoMove,
}

impl Standing {
    /// The mean margin; nothing if no game ended on the board.
    pub(super) fn mean_margin(&self) -> Option<f64> {
        let (sum, games) = self.margin;
        // Sums are far below 2^53.
        #[expect(clippy::cast_precision_loss)]
        (games > 0).then(|| sum as f64 / f64::from(games))
    }

    /// The points: a share of each win.
    pub(super) fn points(&self) -> f64 {
        f64::from(self.twelfths) / 12.0
    }

    /// The mean share of the win; nothing without a game.
    pub(super) fn share(&self) -> Option<f64> {
        (self.games > 0).then(|| self.points() / f64::from(self.games))
    }

    /// How far from the mean share the true one may be at 95 %, from whole
    /// rounds, in each of which everybody sits on each seat once; nothing if
    /// all ended alike, since nothing is known then about how far they spread.
    pub(super) fn share_error(&self, rounds: u32, seats: usize) -> Option<f64> {
        let n = f64::from(rounds);
        // Sums are far below 2^53.
        #[expect(clippy::cast_precision_loss)]
        let (sum, squares) = (self.rounds.0 as f64, self.rounds.1 as f64);
        #[expect(clippy::cast_precision_loss)]
        let scale = 12.0 * seats as f64;
        // Whole numbers, so that no spread is exactly 0.
        let spread = squares - sum * sum / n;
        (spread > 1e-9).then(|| 1.96 * (spread / (n - 1.0) / n).sqrt() / scale)
    }
}

impl Tally {
    pub(super) fn new(plan: &Plan) -> Self {
        Self {
            games: 0,
            players: vec![Standing::default(); plan.seats()],
            names: plan.players.iter().map(|w| w.name().into()).collect(),
            pairs: Pairs::default(),
            rounds: 0,
            repeated: 0,
            forfeits: Vec::new(),
            seen: HashSet::new(),
            round: (0, 0),
        }
    }

    /// Takes a game that counts. They come in order, but for the last ones of a
    /// match that was interrupted.
    pub(super) fn add(&mut self, plan: &Plan, played: &Played) {
        let Some(shares) = played.shares() else {
            return;
        };
        self.games += 1;
        let seats = plan.seats();
        if self.round.0 != played.number / seats {
            self.round = (played.number / seats, 0);
            self.players.iter_mut().for_each(|p| p.round = 0);
        }
        for (player, standing) in self.players.iter_mut().enumerate() {
            let seat = plan.seat_of(played.number, player);
            let share = oaq_core::Player::ALL
                .get(seat)
                .filter(|&&seat| shares.has(seat))
                .map_or(0, |_| 12 / shares.count());
            standing.games += 1;
            standing.twelfths += share;
            standing.round += share;
            match share {
                0 => standing.losses += 1,
                12 => standing.wins += 1,
                _ => standing.draws += 1,
            }
            if let Some(margin) = played.margin(seat) {
                standing.margin.0 += i64::from(margin);
                standing.margin.1 += 1;
            }
            let (time, moves) = played.thought[player];
            standing.thought.0 += time;
            standing.thought.1 += moves;
        }
        if let Ending::Forfeit { loser, why } = &played.ending {
            let place = plan.at(played.number, *loser);
            self.players[place].forfeits += 1;
            self.forfeits.push(Forfeit {
                game: played.number + 1,
                player: place,
                why: why.clone(),
            });
        } else {
            let opening = played.number / seats % plan.openings.len();
            let moves = played.game.moves().to_vec();
            let new = self.seen.insert((opening, moves, played.number % seats));
            self.repeated += u32::from(!new);
        }
        self.names.clone_from(&played.names);
        self.round.1 += 1;
        if self.round.1 == seats {
            self.end_of_round();
        }
    }

    /// All have sat on each seat once.
    fn end_of_round(&mut self) {
        self.rounds += 1;
        if let [first, _] = &self.players[..]
            && let Some(pairs) = self.pairs.0.get_mut(first.round as usize / 6)
        {
            *pairs += 1;
        }
        for standing in &mut self.players {
            let share = u64::from(standing.round);
            standing.rounds.0 += share;
            standing.rounds.1 += share * share;
        }
    }

    /// What the test of the match says, if there is one.
    pub(super) fn verdict(&self, plan: &Plan) -> Option<Verdict> {
        plan.sprt.map(|test| test.verdict(&self.pairs))
    }
}
