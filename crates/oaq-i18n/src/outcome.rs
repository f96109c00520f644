//! Who won, in a sentence.

use oaq_core::{EndReason, Outcome, Player};

use crate::{Arg, Messages, Names};

impl Messages {
    /// How a game ended: who won and with how many points.
    ///
    /// ```
    /// use oaq_core::{Position, QuanSquare, Rules, Setup};
    /// use oaq_i18n::{Lang, Messages, Names};
    /// let mut setup = Setup::start(&Rules::STANDARD);
    /// setup.quan_squares = vec![QuanSquare::default(); 2];
    /// setup.stores[1].dan = 1;
    /// let outcome = Position::from_setup(Rules::STANDARD, &setup)?.outcome().unwrap();
    /// let names = [Some("Tí"), Some("Tèo")].into_iter().collect();
    /// assert_eq!(Messages::new(Lang::En).result(&outcome, &names), "Tèo beats Tí, 26 to 25.");
    /// # Ok::<(), oaq_core::SetupErrors>(())
    /// ```
    #[must_use]
    pub fn result(&self, outcome: &Outcome, names: &Names) -> String {
        let name = |player| -> String { names.get(player).into_owned() };
        let seats = || {
            Player::ALL
                .into_iter()
                .take(outcome.scores.as_slice().len())
        };
        let winners: Vec<Player> = outcome.shares.winners().collect();
        let others: Vec<Player> = seats().filter(|p| !winners.contains(p)).collect();
        let winner_names: Vec<String> = winners.iter().copied().map(name).collect();
        let together = || -> Arg<'_> { self.list_and(&winner_names).into() };
        let high = || -> Arg<'_> { winners.first().map_or(0, |&p| outcome.scores[p]).into() };
        let all = || -> Arg<'_> { self.scores(&outcome.scores, names).into() };
        let rest = || -> Arg<'_> {
            let tallies: Vec<String> = others
                .iter()
                .map(|&p| self.tally(p, outcome.scores[p].into(), names))
                .collect();
            self.list_comma(&tallies).into()
        };
        match (outcome.reason, &winners[..], &others[..]) {
            (EndReason::ShortageLoss, _, _) => self.format(
                "result-shortage-loss",
                &[
                    ("winners", together()),
                    ("count", outcome.shares.count().into()),
                    ("points", all()),
                ],
            ),
            (EndReason::AllQuanCaptured, [winner], _) => self.format(
                "result-all-quan",
                &[("winner", name(*winner).into()), ("points", all())],
            ),
            (_, [winner], [loser]) => self.format(
                "result-beat",
                &[
                    ("winner", name(*winner).into()),
                    ("loser", name(*loser).into()),
                    ("high", high()),
                    ("low", outcome.scores[*loser].into()),
                ],
            ),
            (_, [winner], _) => self.format(
                "result-win",
                &[
                    ("winner", name(*winner).into()),
                    ("points", high()),
                    ("others", rest()),
                ],
            ),
            (_, _, []) => self.format(
                "result-draw",
                &[("players", together()), ("points", high())],
            ),
            _ => self.format(
                "result-share",
                &[
                    ("winners", together()),
                    ("points", high()),
                    ("others", rest()),
                ],
            ),
        }
    }
}
