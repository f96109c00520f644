//! Who plays, in which seats, and how often each has won.

use oaq_core::{Player, Shares};
use oaq_play::{Who, Wins};

/// Somebody at the board, from one game to the next.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Person {
    /// Empty if none was given.
    pub(crate) name: String,
    pub(crate) who: Who,
}

/// Games of the same people, with what each has won of them.
///
/// A begins every game, so who begins is a matter of seats: from one game to
/// the next all move on by one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Series {
    people: Vec<Person>,
    /// The person who sits at A.
    first: usize,
    /// What each person has won, in parts of [`Wins`].
    won: Vec<u32>,
    games: u32,
    best_of: u32,
}

impl Series {
    pub(crate) fn new(people: Vec<Person>, first: usize, best_of: u32) -> Self {
        Self {
            won: vec![0; people.len()],
            first: first % people.len().max(1),
            people,
            games: 0,
            best_of: best_of.max(1),
        }
    }

    /// The same after so many games, of which the people have won these parts.
    pub(crate) fn gone_on_with(
        people: Vec<Person>,
        best_of: u32,
        games: u32,
        won: Vec<u32>,
    ) -> Self {
        debug_assert_eq!(people.len(), won.len());
        Self {
            won,
            games,
            ..Self::new(people, 0, best_of)
        }
    }

    fn index(&self, seat: Player) -> usize {
        (seat.index() + self.first) % self.people.len().max(1)
    }

    /// Who sits there.
    pub(crate) fn at(&self, seat: Player) -> &Person {
        &self.people[self.index(seat)]
    }

    /// Everybody, in the order of the seats from A on.
    pub(crate) fn seated(&self) -> Vec<Person> {
        let seats = Player::ALL.into_iter().take(self.people.len());
        seats.map(|seat| self.at(seat).clone()).collect()
    }

    pub(crate) const fn best_of(&self) -> u32 {
        self.best_of
    }

    /// How many games have been finished.
    pub(crate) const fn games(&self) -> u32 {
        self.games
    }

    /// A game has ended so.
    pub(crate) fn count(&mut self, shares: Shares) {
        self.games += 1;
        let each = Wins::ONE / shares.count().max(1);
        for winner in shares.winners() {
            let index = self.index(winner);
            self.won[index] += each;
        }
    }

    /// That game has not ended after all.
    pub(crate) fn uncount(&mut self, shares: Shares) {
        self.games = self.games.saturating_sub(1);
        let each = Wins::ONE / shares.count().max(1);
        for winner in shares.winners() {
            let index = self.index(winner);
            self.won[index] = self.won[index].saturating_sub(each);
        }
    }

    /// How many games somebody has won.
    pub(crate) fn won(&self, seat: Player) -> Wins {
        Wins(self.won[self.index(seat)])
    }

    /// Whether nobody can be caught up with any more, or all is played.
    pub(crate) fn is_decided(&self) -> bool {
        let mut won = self.won.clone();
        won.sort_unstable_by(|a, b| b.cmp(a));
        let lead = won.first().copied().unwrap_or(0) - won.get(1).copied().unwrap_or(0);
        let to_come = self.best_of.saturating_sub(self.games) * Wins::ONE;
        lead > to_come || to_come == 0
    }

    /// The seats of those who have won most; more than one if they are even.
    pub(crate) fn leaders(&self) -> Vec<Player> {
        let most = self.won.iter().max().copied().unwrap_or(0);
        let seats = Player::ALL.into_iter().take(self.people.len());
        seats
            .filter(|&seat| self.won[self.index(seat)] == most)
            .collect()
    }

    /// All move on by one seat, for the next game.
    pub(crate) fn move_on(&mut self) {
        self.first = (self.first + 1) % self.people.len().max(1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn series(names: &[&str], best_of: u32) -> Series {
        let person = |name: &&str| Person {
            name: (*name).to_owned(),
            who: Who::Human,
        };
        Series::new(names.iter().map(person).collect(), 0, best_of)
    }

    fn won_by(winners: &[Player], players: u8) -> Shares {
        Shares::equal(winners.iter().copied(), players)
    }

    #[test]
    fn points_follow_the_person_not_the_seat() {
        let mut series = series(&["Tí", "Tèo"], 3);
        series.count(won_by(&[Player::A], 2));
        series.move_on();
        assert_eq!(series.at(Player::B).name, "Tí");
        assert_eq!(series.won(Player::B).to_string(), "1");
        assert!(!series.is_decided());
        series.count(won_by(&[Player::B], 2));
        assert!(series.is_decided(), "2 of 3");
        assert_eq!(series.leaders(), [Player::B]);
        series.uncount(won_by(&[Player::B], 2));
        assert_eq!((series.won(Player::B).0, series.games()), (Wins::ONE, 1));
    }

    #[test]
    fn shared_wins_are_parts() {
        let mut series = series(&["a", "b", "c"], 2);
        series.count(won_by(&[Player::A, Player::B], 3));
        assert_eq!(series.won(Player::A).to_string(), "1/2");
        series.count(won_by(&Player::ALL[..3], 3));
        let won = Player::ALL[..3].iter().map(|&p| series.won(p).to_string());
        assert_eq!(won.collect::<Vec<_>>(), ["10/12", "10/12", "1/3"]);
        assert!(series.is_decided());
        assert_eq!(series.leaders(), [Player::A, Player::B]);
    }
}
