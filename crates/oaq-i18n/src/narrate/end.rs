//! The end of a game: why, who collects what, and how the scores add up.

use oaq_core::{EndReason, Event, Leftover, Player, QuanLeftover, RowsRule};

use super::Turn;

impl Turn<'_> {
    /// Why the game is over.
    pub(super) fn over(&self, at: usize, reason: EndReason) -> String {
        let over = self.say(
            "over",
            &[("reason", self.messages.end_reason(reason).into())],
        );
        let passed_over = self.events[..at]
            .iter()
            .any(|e| matches!(e, Event::Skip { .. }));
        match reason {
            // Those who were passed over have been told to have empty rows.
            EndReason::Shortage | EndReason::ShortageLoss if !passed_over => {
                // The finished position shows the player who could not refill.
                self.row_empty(self.after.to_move()) + " " + &over
            }
            _ => over,
        }
    }

    /// Who gets the dân that were left in one kind of squares.
    pub(super) fn collected(&self, from: Leftover, told: &[Event]) -> String {
        let rules = self.after.rules();
        let mut shares: Vec<String> = self
            .board
            .seats()
            .map(|player| (player, collected(told, from, Some(player))))
            .filter(|&(_, dan)| dan > 0)
            .map(|(player, dan)| self.messages.tally(player, dan.into(), self.names))
            .collect();
        let lost = collected(told, from, None);
        if shares.is_empty() {
            let id = match from {
                Leftover::Rows => "collect-rows-nobody",
                Leftover::QuanSquares => "collect-quan-nobody",
            };
            return self.say(id, &[("dan", lost.into())]);
        }
        if lost > 0 {
            shares.push(self.say("tally-nobody", &[("count", lost.into())]));
        }
        let id = match (from, rules.rows, rules.quan_leftover) {
            (Leftover::Rows, RowsRule::Owner, _) => "collect-rows-owner",
            (Leftover::Rows, RowsRule::Split, _) => "collect-rows-split",
            (Leftover::QuanSquares, _, QuanLeftover::Captor) => "collect-quan-captor",
            (Leftover::QuanSquares, _, QuanLeftover::LastMover) => "collect-quan-last-mover",
            (Leftover::QuanSquares, _, QuanLeftover::Split | QuanLeftover::Discard) => {
                "collect-quan-split"
            }
        };
        self.say(id, &[("shares", self.messages.list_comma(&shares).into())])
    }

    /// How each score adds up, and who won; nothing unless the game ended in
    /// this turn.
    pub(super) fn sums(&self) -> Vec<String> {
        let ended = self.events.iter().any(|e| matches!(e, Event::End { .. }));
        let Some(outcome) = self.after.outcome().filter(|_| ended) else {
            return Vec::new();
        };
        let mut sums: Vec<String> = self
            .board
            .seats()
            .map(|player| {
                let args = [
                    ("player", self.name(player)),
                    ("terms", self.terms(player).join(" ").into()),
                    ("points", outcome.scores[player].into()),
                ];
                self.say("score", &args)
            })
            .collect();
        sums.push(self.messages.result(&outcome, self.names));
        sums
    }

    /// The parts of a player's score: captured dân, and of the others those
    /// that are not 0.
    fn terms(&self, player: Player) -> Vec<String> {
        let rules = self.after.rules();
        let store = self.after.store(player);
        let mut terms = vec![self.say("score-captured", &[("dan", store.dan.into())])];
        if store.quan > 0 {
            let points = store.quan * u32::from(rules.quan_value);
            let args = [("points", points.into()), ("quan", store.quan.into())];
            terms.push(self.say("score-quan", &args));
        }
        for debt in self.after.debts() {
            let dan = ("dan", debt.dan.into());
            if debt.debtor == player {
                terms.push(match debt.creditor {
                    Some(creditor) => {
                        self.say("score-owed", &[dan, ("creditor", self.name(creditor))])
                    }
                    None => self.say("score-owed-bank", &[dan]),
                });
            } else if debt.creditor == Some(player) {
                terms.push(self.say("score-lent", &[dan, ("debtor", self.name(debt.debtor))]));
            }
        }
        let from_rows = match rules.rows {
            RowsRule::Owner => "score-row",
            RowsRule::Split => "score-rows",
        };
        for (id, from) in [
            (from_rows, Leftover::Rows),
            ("score-quan-squares", Leftover::QuanSquares),
        ] {
            let dan = collected(self.events, from, Some(player));
            if dan > 0 {
                terms.push(self.say(id, &[("dan", dan.into())]));
            }
        }
        terms
    }
}

/// How many dân a player collects from one kind of squares; `None` is nobody.
fn collected(events: &[Event], from: Leftover, player: Option<Player>) -> u32 {
    events
        .iter()
        .map(|event| match *event {
            Event::Collect {
                from: kind,
                player: who,
                dan,
            } if kind == from && who == player => dan,
            _ => 0,
        })
        .sum()
}
