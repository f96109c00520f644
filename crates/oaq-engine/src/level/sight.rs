//! Looking at what moves do as people do: a turn is followed in the mind, and
//! the longer it is, the easier it gets lost.

use oaq_core::{Event, Game, Move, Position};

use crate::greedy::worth;
use crate::random::Dice;

/// How far and how well somebody looks.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sight {
    /// How many plies are thought of, at least 1.
    pub(super) plies: u32,
    /// How many of a thousand turns of one sowing are seen to their end.
    pub(super) plain: u32,
    /// How many of a thousand further pick-ups are followed.
    pub(super) pick_up: u32,
}

impl Sight {
    /// One look, without thinking: what somebody sees who moves in haste.
    pub(super) const GLANCE: Self = Self {
        plies: 1,
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
                Some(next) => self.expected(next, self.plies - 1, dice),
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

    /// The position that seems to come of this one in so many plies, everybody
    /// taking what seems best then.
    fn expected(self, position: Position, plies: u32, dice: &mut Dice) -> Position {
        if plies == 0 || position.is_over() {
            return position;
        }
        let mover = position.to_move();
        let mut best: Option<((i32, i32), Position)> = None;
        for m in position.legal_moves() {
            // What is not seen to the end seems to change nothing.
            let expected = match self.after(&position, m, dice) {
                Some(next) => self.expected(next, plies - 1, dice),
                None => position.clone(),
            };
            let value = worth(&expected, mover);
            if best.as_ref().is_none_or(|(best, _)| value > *best) {
                best = Some((value, expected));
            }
        }
        best.map_or(position, |(_, expected)| expected)
    }
}
