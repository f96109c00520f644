//! §3: the refill ("rải lại"), and what happens when dân are short.

use super::MOST_DAN;
use super::position::LiteralPosition;
use super::rules::LiteralRules;

/// The game ends because a row could not be refilled.
pub(super) struct Shortage {
    /// `shortage` or `shortage-loss`
    pub(super) reason: &'static str,
    /// Under `lose`: whose share of the win is 0.
    pub(super) loser: Option<usize>,
}

const SHORTAGE: Shortage = Shortage {
    reason: "shortage",
    loser: None,
};

/// Refills the row of the player to move if it is empty; under `skip` this may
/// change who that is. Where the game ends instead, the position stays as it was.
pub(super) fn refill(rules: &LiteralRules, position: &mut LiteralPosition) -> Result<(), Shortage> {
    if rules.is("shortage", "skip") {
        return refill_or_skip(position);
    }
    // "The next player's S squares are all empty"
    let player = position.mover;
    if !position.row_is_empty(player) {
        return Ok(());
    }
    let before = position.clone();
    let needed = row_length(position);
    let mut paid = needed;
    // "What happens when there are fewer than S captured dân is the rule
    // `shortage`".
    if position.stores[player].dan < needed {
        match rules.word("shortage") {
            "borrow" => borrow(position, player, needed),
            "exchange" => {
                exchange(rules, position, player);
                // "Then as `borrow`"
                borrow(position, player, needed);
            }
            // "the player's captured dân go below zero, nobody lends"
            "negative" => {}
            // "as many dân as the player has, squares 1 upwards; with none the
            // game ends"
            "partial" if position.stores[player].dan > 0 => paid = position.stores[player].dan,
            "partial" | "end" => return Err(SHORTAGE),
            "lose" => {
                return Err(Shortage {
                    reason: "shortage-loss",
                    loser: Some(player),
                });
            }
            other => unreachable!("shortage={other}"),
        }
    }
    put_into_row(position, player, paid);

    // Decision: a refill after which a number of dân could no longer be
    // written is not made and the game ends.
    let too_many = position.dan_in_play() > MOST_DAN
        || position.debts.iter().flatten().any(|&debt| debt > MOST_DAN)
        || position.stores.iter().any(|store| store.dan < -MOST_DAN);
    if too_many {
        *position = before;
        return Err(SHORTAGE);
    }
    Ok(())
}

/// `skip`: "players whose row is empty and who hold fewer than S dân are passed
/// over in turn order; the first who has dân in the row, or can pay S, moves
/// (possibly the last mover again). … All passed over: the game ends".
fn refill_or_skip(position: &mut LiteralPosition) -> Result<(), Shortage> {
    let needed = row_length(position);
    let mut candidate = position.mover;
    // Once round: after a ply that is from the next player to the last mover,
    // in a position entered by hand from the mover it names.
    for _ in 0..position.players() {
        if !position.row_is_empty(candidate) {
            position.mover = candidate;
            return Ok(());
        }
        if position.stores[candidate].dan >= needed {
            position.mover = candidate;
            put_into_row(position, candidate, needed);
            return Ok(());
        }
        candidate = position.player_after(candidate);
    }
    Err(SHORTAGE)
}

/// S, as a number of dân.
fn row_length(position: &LiteralPosition) -> i64 {
    i64::try_from(position.row(0).len()).expect("1..9")
}

/// "one dân is put into each, paid from that player's captured dân"; the first
/// `dan` squares where there are fewer.
fn put_into_row(position: &mut LiteralPosition, player: usize, dan: i64) {
    position.stores[player].dan -= dan;
    let squares = usize::try_from(dan).expect("never below zero");
    for square in position.row(player).take(squares) {
        position.ring[square].dan += 1;
    }
}

/// "the opponent with the most captured dân, ties to the first in turn order
/// after the borrower"
fn richest_opponent(position: &LiteralPosition, player: usize) -> usize {
    let mut richest = position.player_after(player);
    let mut opponent = position.player_after(richest);
    while opponent != player {
        if position.stores[opponent].dan > position.stores[richest].dan {
            richest = opponent;
        }
        opponent = position.player_after(opponent);
    }
    richest
}

/// `borrow`: afterwards the player holds what is needed.
fn borrow(position: &mut LiteralPosition, player: usize, needed: i64) {
    // "own dân first; the missing dân are borrowed"
    while position.stores[player].dan < needed {
        let missing = needed - position.stores[player].dan;
        let lender = richest_opponent(position, player);
        let lent = if position.stores[lender].dan > 0 {
            // "as many as that one has, then from the next richest"
            let lent = missing.min(position.stores[lender].dan);
            position.stores[lender].dan -= lent;
            position.debts[player][lender] += lent;
            lent
        } else {
            // "what nobody has comes from the bank"
            let bank = position.bank();
            position.debts[player][bank] += missing;
            missing
        };
        position.stores[player].dan += lent;
    }
}

/// `exchange`: "if the player holds a captured quan and the richest opponent
/// has at least `quan-value` captured dân, ONE quan is swapped for that many
/// dân, whatever is over stays with the player".
fn exchange(rules: &LiteralRules, position: &mut LiteralPosition, player: usize) {
    let value = rules.number("quan-value");
    let richest = richest_opponent(position, player);
    if position.stores[player].quan > 0 && position.stores[richest].dan >= value {
        position.stores[player].quan -= 1;
        position.stores[richest].quan += 1;
        position.stores[richest].dan -= value;
        position.stores[player].dan += value;
    }
}
