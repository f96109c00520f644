//! Rock, paper and scissors, by which people settle who begins: *oẳn tù tì*.

use oaq_play::Who;

use super::form::{Field, Touch};
use super::new_game::Game;
use crate::app::random::Random;

/// What a hand shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Hand {
    Rock,
    Scissors,
    Paper,
}

impl Hand {
    /// Each beats the next, and the last the first.
    pub(crate) const ALL: [Self; 3] = [Self::Rock, Self::Scissors, Self::Paper];

    const fn beats(self, other: Self) -> bool {
        matches!(
            (self, other),
            (Self::Rock, Self::Scissors)
                | (Self::Scissors, Self::Paper)
                | (Self::Paper, Self::Rock)
        )
    }
}

/// Two hands, one of which is shown after the other has been chosen.
#[derive(Debug)]
pub(crate) struct Hands {
    game: Game,
    chosen: [Option<Hand>; 2],
}

impl Hands {
    pub(crate) fn new(game: Game, random: &mut Random) -> Self {
        let mut hands = Self {
            game,
            chosen: [None; 2],
        };
        hands.let_computers_choose(random);
        hands
    }

    pub(crate) fn into_game(self) -> Game {
        self.game
    }

    pub(crate) const fn game(&self) -> &Game {
        &self.game
    }

    fn let_computers_choose(&mut self, random: &mut Random) {
        for (hand, person) in self.chosen.iter_mut().zip(&self.game.people) {
            if person.who != Who::Human {
                *hand = Some(Hand::ALL[random.below(Hand::ALL.len())]);
            }
        }
    }

    /// The place of whoever has to choose; nobody if both hands are there.
    pub(crate) fn chooser(&self) -> Option<usize> {
        self.chosen.iter().position(Option::is_none)
    }

    /// Both hands, when they are shown.
    pub(crate) fn shown(&self) -> Option<[Hand; 2]> {
        Some([self.chosen[0]?, self.chosen[1]?])
    }

    /// The place of the winner; nobody before both hands are there, or if they
    /// are alike.
    pub(crate) fn winner(&self) -> Option<usize> {
        let [first, second] = self.shown()?;
        if first.beats(second) {
            Some(0)
        } else {
            second.beats(first).then_some(1)
        }
    }

    /// Chooses a hand, or once both are shown begins the game or tries again.
    /// Whether the game begins.
    pub(crate) fn touch(&mut self, field: Field, touch: Touch, random: &mut Random) -> bool {
        if touch != Touch::Press {
            return false;
        }
        match (field, self.chooser()) {
            (Field::Item(index), Some(place)) => {
                self.chosen[place] = Hand::ALL.get(index).copied();
                false
            }
            (Field::Accept, None) if self.winner().is_some() => true,
            (Field::Accept, None) => {
                self.chosen = [None; 2];
                self.let_computers_choose(random);
                false
            }
            _ => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_hand_beats_one_and_is_beaten_by_one() {
        for hand in Hand::ALL {
            let beaten = Hand::ALL.iter().filter(|&&other| hand.beats(other)).count();
            let beating = Hand::ALL.iter().filter(|&&other| other.beats(hand)).count();
            assert_eq!((beaten, beating), (1, 1), "{hand:?}");
            assert!(!hand.beats(hand));
        }
    }
}
