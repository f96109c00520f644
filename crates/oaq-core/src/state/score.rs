//! What a finished position is worth (RULES §3 and §4).

use super::ring::Ring;
use super::{State, Stores, tell};
use crate::{
    EndReason, Event, Leftover, Outcome, Player, QuanLeftover, RowsRule, Rules, Scores, Shares,
    Visitor,
};

/// The outcome of a game that is over for `reason`; the last mover, if there
/// was one.
pub(crate) fn outcome<R: Ring, S: Stores, V: Visitor>(
    state: &State<R, S>,
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

impl<R: Ring, S: Stores> State<R, S> {
    /// The points of each player, the board counted as it stands.
    pub(crate) fn scores<V: Visitor>(
        &self,
        rules: &Rules,
        last_mover: Option<Player>,
        visitor: &mut V,
    ) -> Scores {
        let mut points = self.stores.points(rules);
        self.collect_rows(rules, &mut points, visitor);
        self.collect_quan_squares(rules, last_mover, &mut points, visitor);
        Scores::new(points, rules.players)
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
                    let captor = self.stores.captor(player.index());
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
