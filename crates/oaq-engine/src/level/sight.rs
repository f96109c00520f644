//! Looking at what moves do as people do: a turn is followed in the mind, and
//! the longer it is, the easier it gets lost.

use oaq_core::{Event, Game, Move, Player, Position};

use crate::greedy::worth;
use crate::random::Dice;

/// How far and how well somebody looks.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sight {
    /// Whether the others' answers are thought of, until it is the own turn
    /// again.
    pub(super) answers: bool,
    /// How many of a thousand turns of one sowing are seen to their end.
    pub(super) plain: u32,
    /// How many of a thousand further pick-ups are followed.
    pub(super) pick_up: u32,
}

impl Sight {
    /// One look, without thinking: what somebody sees who moves in haste.
    pub(super) const GLANCE: Self = Self {
        answers: false,
        plain: 970,
        pick_up: 930,
    };

    /// The move that seems best. Of those that seem alike any may be chosen.
    /// `None` if the game is over.
    pub(super) fn choose(self, game: &Game, dice: &mut Dice) -> Option<Move> {
        let position = game.position();
        let mover = position.to_move();
        let mut best = None;
        let mut equal = Vec::new();
        for m in position.legal_moves() {
            let seen = self.after(position, m, dice);
            let seen = match seen {
                // A repetition that ends the game is there for all to see.
                Some(_) => game.clone().play(m).ok().cloned(),
                None => None,
            };
            let expected = match seen {
                Some(next) if self.answers => self.answered(next, mover, dice),
                Some(next) => next,
                None => position.clone(),
            };
            let value = worth(&expected, mover);
            if best.is_none_or(|best| value > best) {
                best = Some(value);
                equal.clear();
            }
            if best == Some(value) {
                equal.push(m);
            }
        }
        let count = u32::try_from(equal.len()).ok().filter(|&n| n > 0)?;
        equal.get(dice.below(count) as usize).copied()
    }

    /// The position after a move, if its turn is seen to the end.
    fn after(self, position: &Position, m: Move, dice: &mut Dice) -> Option<Position> {
        let mut pick_ups = 0;
        let next = position.play_unchecked(m, &mut |event| {
            pick_ups += u32::from(matches!(event, Event::Relay { .. }));
        });
        let followed = (0..pick_ups).all(|_| dice.happens(self.pick_up));
        (followed && dice.happens(self.plain)).then_some(next)
    }

    /// The position that seems to come of this one when everybody else takes
    /// what seems best at once, until it is this player's turn again.
    fn answered(self, mut position: Position, player: Player, dice: &mut Dice) -> Position {
        while !position.is_over() && position.to_move() != player {
            match self.answer(&position, dice) {
                Some(next) => position = next,
                None => break,
            }
        }
        position
    }

    /// The position after the move that seems best; nothing if that is one
    /// whose turn is not seen to its end, after which nothing is seen either.
    fn answer(self, position: &Position, dice: &mut Dice) -> Option<Position> {
        let mover = position.to_move();
        let mut best: Option<((i32, i32), Option<Position>)> = None;
        for m in position.legal_moves() {
            let seen = self.after(position, m, dice);
            // What is not seen to the end seems to change nothing.
            let value = worth(seen.as_ref().unwrap_or(position), mover);
            if best.as_ref().is_none_or(|(best, _)| value > *best) {
                best = Some((value, seen));
            }
        }
        best.and_then(|(_, seen)| seen)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Chooser, Greedy, RandomPlayer};
    use oaq_core::{Rules, Switches};

    /// Sees everything.
    const CLEAR: Sight = Sight {
        answers: true,
        plain: 1000,
        pick_up: 1000,
    };

    fn games(players: u8) -> impl Iterator<Item = Game> {
        (0..120).filter_map(move |seed| {
            let switches = Switches {
                players,
                ..Rules::STANDARD.switches()
            };
            let mut game = Game::new(Position::start(Rules::new(switches).unwrap()));
            let mut chance = RandomPlayer::new(seed);
            for _ in 0..seed % 30 {
                game.play(chance.choose(&game)?).unwrap();
            }
            (!game.position().is_over()).then_some(game)
        })
    }

    /// What a move is worth when so many others answer greedily.
    fn answered(game: &Game, m: Move, others: u8) -> (i32, i32) {
        let me = game.position().to_move();
        let mut game = game.clone();
        game.play(m).unwrap();
        for _ in 0..others {
            if let Some(m) = Greedy.choose(&game) {
                game.play(m).unwrap();
            }
        }
        worth(game.position(), me)
    }

    #[test]
    fn everybody_elses_answer_is_thought_of() {
        for players in [2, 3, 4] {
            let mut differ = 0;
            for game in games(players) {
                let chosen = CLEAR.choose(&game, &mut Dice::new(1)).unwrap();
                let best = |others| {
                    let moves = game.position().legal_moves();
                    moves.iter().map(|m| answered(&game, m, others)).max()
                };
                let worth = |others| answered(&game, chosen, others);
                assert_eq!(Some(worth(players - 1)), best(players - 1), "{game:?}");
                differ += u32::from(Some(worth(1)) < best(1));
            }
            // The next one's answer alone would not do.
            assert_eq!(differ > 10, players > 2, "{players}: {differ}");
        }
    }
}
