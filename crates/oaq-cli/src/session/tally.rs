//! Several games that count together: best of three, best of five.

use oaq_core::{Player, Setup, Shares};
use oaq_play::Wins;

use super::command::Word;
use super::{Line, Response, ResponseKind, Session};
use crate::{errors, text};

/// The most games that can count together.
const MOST: u32 = 99;

const OFF: Word = Word {
    id: "off",
    vi: &["thôi", "tắt"],
    en: &["off", "stop"],
    pt: &["desligar", "parar"],
};

/// What a tally can be told besides a number.
pub(super) const TALLY_WORDS: &[Word] = &[OFF];

/// How several games stand.
#[derive(Debug)]
pub(super) struct Tally {
    /// How many games there are at most.
    games: u32,
    /// How many are finished, besides the one that is played.
    finished: u32,
    /// What each player has won in those, in twelfths of a win.
    won: Vec<u32>,
    /// What the game that is played came to, if it is over.
    current: Option<Shares>,
    /// Who began it.
    starter: Player,
}

impl Tally {
    fn new(games: u32, players: usize, starter: Player) -> Self {
        Self {
            games,
            finished: 0,
            won: vec![0; players],
            current: None,
            starter,
        }
    }

    /// What each player has won, the game that is played included.
    fn total(&self) -> Vec<u32> {
        let mut total = self.won.clone();
        if let Some(shares) = self.current {
            for player in shares.winners() {
                total[player.index()] += Wins::ONE / shares.count();
            }
        }
        total
    }

    /// How many games are finished.
    fn played(&self) -> u32 {
        self.finished + u32::from(self.current.is_some())
    }

    /// Who cannot be caught up with any more; or, when all is played, who
    /// shares the win.
    fn winners(&self) -> Vec<Player> {
        let total = self.total();
        let most = total.iter().copied().max().unwrap_or(0);
        let left = (self.games - self.played().min(self.games)) * Wins::ONE;
        let at_top = |&(_, &won): &(Player, &u32)| won == most;
        let winners: Vec<Player> = Player::ALL
            .into_iter()
            .zip(&total)
            .filter(at_top)
            .map(|(player, _)| player)
            .collect();
        let second = total.iter().copied().filter(|&won| won < most).max();
        let safe = winners.len() == 1 && second.unwrap_or(0) + left < most;
        if left == 0 || safe {
            winners
        } else {
            Vec::new()
        }
    }
}

impl Session {
    /// Begins to count games together, says how they stand, or stops.
    pub(super) fn tally(&mut self, typed: &str, line: &Line<'_>) -> Response {
        if typed.is_empty() {
            return match &self.tally {
                Some(tally) => Response::done(self.prose(&self.standing(tally))),
                None => self.refuse(&self.say.msg("tally-none")),
            };
        }
        if Word::find(TALLY_WORDS, typed).is_some() {
            return match self.tally.take() {
                Some(_) => Response::done(self.prose(&self.say.msg("tally-off"))),
                None => self.refuse(&self.say.msg("tally-none")),
            };
        }
        let games = typed.parse().ok().filter(|n| (1..=MOST).contains(n));
        let Some(games) = games else {
            let name = errors::harmless(&text::shortened(typed));
            let args = [
                ("name", name.into()),
                ("most", MOST.into()),
                ("off", OFF.name(self.say.lang()).into()),
            ];
            return self.refuse(&self.say.format("tally-usage", &args));
        };
        if let Some(refused) = self.hold_back(line) {
            return refused;
        }
        self.restart(None);
        let starter = self.sheet.position().to_move();
        let tally = Tally::new(games, self.seats().count(), starter);
        let text = self.prose(&self.standing(&tally));
        self.tally = Some(tally);
        Response::done(format!("{text}\n{}", self.board()))
    }

    /// How a tally stands.
    fn standing(&self, tally: &Tally) -> String {
        let names = self.names();
        let total = tally.total();
        let wins = Player::ALL.into_iter().zip(&total).map(|(player, &won)| {
            let args = [
                ("player", names.get(player).into()),
                ("count", Wins(won).to_string().into()),
            ];
            self.say.format("tally", &args)
        });
        let args = [
            ("games", tally.games.into()),
            ("played", tally.played().into()),
            (
                "wins",
                self.say.list_comma(&wins.collect::<Vec<_>>()).into(),
            ),
        ];
        let mut text = self.say.format("tally-standing", &args);
        let winners = tally.winners();
        if !winners.is_empty() {
            let told: Vec<String> = winners.iter().map(|&p| names.get(p).into_owned()).collect();
            let args = [
                ("count", told.len().into()),
                ("winners", self.say.list_and(&told).into()),
            ];
            text = format!("{text} {}", self.say.format("tally-won", &args));
        } else if tally.current.is_some() {
            let next = tally.starter.next(self.chosen.rules.players);
            let args = [("player", self.name_at_board(next).into())];
            text = format!("{text} {}", self.say.format("tally-next", &args));
        }
        text
    }

    /// The position with which a new game begins, if it is one of several that
    /// count together. Who has the first move alternates.
    pub(super) fn start_of_tally(&mut self) -> Option<Setup> {
        let rules = self.chosen.rules;
        let tally = self.tally.as_mut()?;
        let over = !tally.winners().is_empty();
        if over || tally.won.len() != usize::from(rules.players) {
            self.tally = None;
            return None;
        }
        // A game that was dropped is played again.
        if tally.current.is_some() {
            tally.won = tally.total();
            tally.finished += 1;
            tally.current = None;
            tally.starter = tally.starter.next(rules.players);
        }
        let first = Setup::start(&rules);
        (tally.starter != first.to_move).then_some(Setup {
            to_move: tally.starter,
            ..first
        })
    }

    /// Counts a game that is over, or no longer counts it if it goes on again;
    /// the answer then says how things stand.
    pub(super) fn count(&mut self, response: &mut Response) {
        let shares = match self.sheet.ending() {
            Some((shares, _)) => Some(shares),
            None => self.sheet.game().outcome().map(|outcome| outcome.shares),
        };
        let Some(tally) = &mut self.tally else { return };
        if tally.current == shares {
            return;
        }
        tally.current = shares;
        if response.kind == ResponseKind::Refused {
            return;
        }
        if let Some(tally) = &self.tally {
            let text = self.prose(&self.standing(tally));
            response.text = format!("{}\n{text}", response.text);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn after(games: u32, shares: &[&[Player]]) -> (Vec<String>, Vec<Player>) {
        let mut tally = Tally::new(games, 2, Player::A);
        for &winners in shares {
            tally.won = tally.total();
            tally.finished += u32::from(tally.current.is_some());
            tally.current = Some(Shares::equal(winners.iter().copied(), 2));
        }
        let total = tally.total().into_iter().map(|won| Wins(won).to_string());
        (total.collect(), tally.winners())
    }

    #[test]
    fn whoever_cannot_be_caught_up_with_has_won() {
        use Player::{A, B};
        let no: [Player; 0] = [];
        assert_eq!(after(3, &[&[A]]), (vec!["1".into(), "0".into()], no.into()));
        assert_eq!(after(3, &[&[A], &[A]]).1, [A]);
        assert_eq!(after(3, &[&[A], &[B]]).1, no);
        assert_eq!(
            after(3, &[&[A], &[B], &[A, B]]),
            (vec!["1 1/2".into(), "1 1/2".into()], vec![A, B])
        );
        assert_eq!(after(3, &[&[A], &[A, B]]).1, no, "B can still draw level");
        assert_eq!(after(5, &[&[B], &[B], &[B]]).1, [B]);
        assert_eq!(after(1, &[&[B]]).1, [B]);
    }

    #[test]
    fn parts_of_wins_are_written_as_fractions() {
        for (twelfths, written) in [
            (0, "0"),
            (6, "1/2"),
            (12, "1"),
            (16, "1 1/3"),
            (21, "1 3/4"),
        ] {
            assert_eq!(Wins(twelfths).to_string(), written);
        }
    }
}
