//! One game of a match.

use std::time::Duration;

use oaq_core::{EndReason, Game, Outcome, Player, Shares};
use oaq_play::ugi::Clock;
use oaq_play::{NoMove, Seat, Turn};

use super::plan::Plan;

/// A game that was played.
#[derive(Debug)]
pub(super) struct Played {
    /// Its number in the match, from 0.
    pub(super) number: usize,
    pub(super) game: Game,
    /// What the players called themselves, in the order of the match.
    pub(super) names: Vec<String>,
    pub(super) ending: Ending,
    /// How long each player thought, in the order of the match, and for how
    /// many moves.
    pub(super) thought: Vec<(Duration, u32)>,
}

/// How a game ended.
#[derive(Debug)]
pub(super) enum Ending {
    /// On the board.
    Board(Outcome),
    /// A player made no move, and loses. The others share the win by points as
    /// they would be counted now.
    Forfeit { loser: Player, why: NoMove },
    /// Somebody wanted an end; it does not count.
    Stopped,
}

impl Played {
    /// How the win is shared; nothing for a game that does not count.
    pub(super) fn shares(&self) -> Option<Shares> {
        match &self.ending {
            Ending::Board(outcome) => Some(outcome.shares),
            Ending::Forfeit { loser, .. } => {
                let scores = self.game.position().scores();
                Some(scores.shares_without(*loser))
            }
            Ending::Stopped => None,
        }
    }

    /// By how much a seat was ahead of the best of the others, if the game
    /// ended on the board.
    pub(super) fn margin(&self, seat: usize) -> Option<i32> {
        let Ending::Board(outcome) = &self.ending else {
            return None;
        };
        let points = outcome.scores.as_slice();
        let others = points
            .iter()
            .enumerate()
            .filter(|&(other, _)| other != seat);
        let best = others.map(|(_, &points)| points).max()?;
        Some(points.get(seat)? - best)
    }

    /// Why it ended, as programs read it.
    pub(super) fn reason(&self) -> &'static str {
        match &self.ending {
            Ending::Board(outcome) => EndReason::word(outcome.reason),
            Ending::Forfeit {
                why: NoMove::Trouble { trouble, .. },
                ..
            } => trouble.word(),
            Ending::Forfeit { .. } | Ending::Stopped => "stopped",
        }
    }
}

/// Plays a game of a match. The players are in the order of the match.
pub(super) fn play(
    plan: &Plan,
    number: usize,
    players: &mut [Seat],
    stop: &(dyn Fn() -> bool + Sync),
) -> Played {
    // What is in the plan has been played before.
    let first = || Game::new(plan.opening(number).first.clone());
    let mut game = plan.opening(number).game().unwrap_or_else(first);
    let mut thought = vec![(Duration::ZERO, 0); plan.seats()];
    let ending = go_on(plan, number, players, stop, &mut game, &mut thought);
    Played {
        number,
        names: players.iter().map(Seat::name).collect(),
        game,
        ending,
        thought,
    }
}

fn go_on(
    plan: &Plan,
    number: usize,
    players: &mut [Seat],
    stop: &(dyn Fn() -> bool + Sync),
    game: &mut Game,
    thought: &mut [(Duration, u32)],
) -> Ending {
    let mut turn = Turn {
        stop,
        clock: plan.clocks.map(|clocks| Clock {
            left: [clocks.base; 4],
            increment: clocks.increment,
        }),
    };
    let lost = |loser: Player, why: NoMove| {
        if why.is_stop() || stop() {
            Ending::Stopped
        } else {
            Ending::Forfeit { loser, why }
        }
    };
    for seat in game.position().board().seats() {
        let player = plan.at(number, seat);
        let seed = plan.seed_of(number, player);
        if let Err(why) = players[player].new_game(game, seed, &turn) {
            return lost(seat, why);
        }
    }
    loop {
        if let Some(outcome) = game.outcome() {
            return Ending::Board(outcome);
        }
        if stop() {
            return Ending::Stopped;
        }
        let seat = game.position().to_move();
        let player = plan.at(number, seat);
        let (m, took) = match players[player].choose_timed(game, &turn) {
            Ok(chosen) => chosen,
            Err(why) => return lost(seat, why),
        };
        if stop() {
            // A search that was broken off gave what it had.
            return Ending::Stopped;
        }
        if let Some(clock) = &mut turn.clock {
            let left = &mut clock.left[seat.index()];
            *left = left.saturating_sub(took) + clock.increment;
        }
        thought[player].0 += took;
        thought[player].1 += 1;
        if game.play(m).is_err() {
            // Players give legal moves.
            return lost(seat, NoMove::Over);
        }
    }
}
