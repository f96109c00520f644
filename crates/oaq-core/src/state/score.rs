//! What a finished position is worth (RULES §3 and §4).

use super::ring::Ring;
use super::{BANK, State, tell};
use crate::{
    EndReason, Event, Leftover, Outcome, Player, QuanLeftover, RowsRule, Rules, Scores, Shares,
    Visitor,
};

/// The outcome of a game that is over for `reason`; the last mover, if there
/// was one.
pub(crate) fn outcome<R: Ring, V: Visitor>(
    state: &State<R>,
    rules: &Rules,
    reason: EndReason,
    last_mover: Option<Player>,
    visitor: &mut V,
) -> Outcome {
    let scores = state.scores(rules, last_mover, visitor);
    let shares = match (reason, last_mover) {
        (EndReason::AllQuanCaptured, Some(winner)) => Shares::equal([winner], rules.players),
        // The finished position shows the player who could not refill.
        (EndReason::ShortageLoss, _) => scores.shares_without(state.mover),
        _ => scores.shares(),
    };
    Outcome {
        reason,
        scores,
        shares,
    }
}

impl<R: Ring> State<R> {
    /// The points of each player, the board counted as it stands.
    pub(crate) fn scores<V: Visitor>(
        &self,
        rules: &Rules,
        last_mover: Option<Player>,
        visitor: &mut V,
    ) -> Scores {
        let mut points = self.points_in_store(rules);
        self.collect_rows(rules, &mut points, visitor);
        self.collect_quan_squares(rules, last_mover, &mut points, visitor);
        Scores::new(points, rules.players)
    }

    /// Captured dân and quan, with the debts.
    pub(crate) fn points_in_store(&self, rules: &Rules) -> [i32; 4] {
        let mut points = [0; 4];
        for p in 0..usize::from(rules.players) {
            points[p] += i32::from(self.store_dan[p])
                + i32::from(rules.quan_value) * i32::from(self.store_quan[p]);
            for (creditor, &owed) in self.debts[p].iter().enumerate() {
                points[p] -= i32::from(owed);
                if creditor != BANK {
                    points[creditor] += i32::from(owed);
                }
            }
        }
        points
    }

    fn collect_rows<V: Visitor>(&self, rules: &Rules, points: &mut [i32; 4], visitor: &mut V) {
        let board = rules.board();
        let row = |player| board.row(player).map(|s| self.ring.dan(s.index())).sum();
        match rules.rows {
            RowsRule::Owner => {
                for player in board.seats() {
                    give(Leftover::Rows, Some(player), row(player), points, visitor);
                }
            }
            RowsRule::Split => {
                let total = board.seats().map(row).sum();
                split(Leftover::Rows, total, rules, points, visitor);
            }
        }
    }

    fn collect_quan_squares<V: Visitor>(
        &self,
        rules: &Rules,
        last_mover: Option<Player>,
        points: &mut [i32; 4],
        visitor: &mut V,
    ) {
        let board = rules.board();
        let dan = |player| self.ring.dan(board.quan(player).index());
        let total = board.seats().map(dan).sum();
        let from = Leftover::QuanSquares;
        match rules.quan_leftover {
            QuanLeftover::Split => split(from, total, rules, points, visitor),
            QuanLeftover::LastMover => give(from, last_mover, total, points, visitor),
            QuanLeftover::Discard => give(from, None, total, points, visitor),
            QuanLeftover::Captor => {
                for player in board.seats() {
                    // 0 is nobody; one less is the captor's index.
                    let captor = usize::from(self.captor[player.index()])
                        .checked_sub(1)
                        .and_then(Player::from_index);
                    give(from, captor, dan(player), points, visitor);
                }
            }
        }
    }
}

/// Gives dân that lay somewhere to a player, or to nobody.
fn give<V: Visitor>(
    from: Leftover,
    player: Option<Player>,
    dan: u32,
    points: &mut [i32; 4],
    visitor: &mut V,
) {
    if dan == 0 {
        return;
    }
    if let Some(player) = player {
        points[player.index()] += dan.cast_signed();
    }
    tell(visitor, || Event::Collect { from, player, dan });
}

/// Gives each player an equal part, and the remainder to nobody.
fn split<V: Visitor>(
    from: Leftover,
    total: u32,
    rules: &Rules,
    points: &mut [i32; 4],
    visitor: &mut V,
) {
    let players = u32::from(rules.players);
    for player in rules.board().seats() {
        give(from, Some(player), total / players, points, visitor);
    }
    give(from, None, total % players, points, visitor);
}
