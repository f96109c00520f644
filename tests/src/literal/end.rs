//! §4: the tests after a turn, and the scoring.

use super::position::LiteralPosition;
use super::refill::refill;
use super::rules::LiteralRules;

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LiteralOver {
    /// One of [`END_REASONS`](super::END_REASONS).
    pub reason: String,
    /// Each player's points.
    pub scores: Vec<i64>,
    /// Each player's share of the win, as a record writes it: `1-0`,
    /// `1/2-1/2`, `0-1-0`.
    pub result: String,
}

/// What repetition compares: "The ring's counts and the player to move".
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Arisen {
    counts: Vec<(i64, i64)>,
    mover: usize,
}

impl Arisen {
    pub(super) fn of(position: &LiteralPosition) -> Self {
        let counts = position.ring.iter();
        Arisen {
            counts: counts.map(|square| (square.dan, square.quan)).collect(),
            mover: position.mover,
        }
    }
}

/// The tests, "in this order; the first that holds ends the game and is its
/// reason", and the refill among them. The position already shows the next
/// player to move and its counters already count the turn. `last_mover` is
/// nobody where there was no turn; `earlier` is every position of the game
/// before this one, or empty where the history is unknown.
pub(super) fn run_tests(
    rules: &LiteralRules,
    position: &mut LiteralPosition,
    last_mover: Option<usize>,
    earlier: &[Arisen],
) -> Option<LiteralOver> {
    let everybody: Vec<usize> = (0..position.players()).collect();
    let over = |position: &LiteralPosition, reason: &str, contenders: &[usize]| {
        let scores = score(rules, position, last_mover);
        Some(LiteralOver {
            reason: reason.to_owned(),
            result: shares(&scores, contenders),
            scores,
        })
    };

    // 1. "the mover holds every quan there was at the start (more than none):
    // the mover wins whatever the points". Decision: every quan there is, on
    // the board and in all stores; without a mover this never holds.
    if rules.is("all-quan-wins", "true")
        && let Some(mover) = last_mover
        && position.quan_in_play() > 0
        && position.stores[mover].quan == position.quan_in_play()
    {
        return over(position, "all-quan-captured", &[mover]);
    }

    // 2. "the rule `end`"
    let ended = match rules.word("end") {
        // "every ô quan is empty of quan and of dân"
        "quan-squares-empty" => (0..position.ring.len())
            .filter(|&square| position.is_o_quan(square))
            .all(|square| position.ring[square].is_empty()),
        // "no quan is left on the board; dân may lie in the ô quan"
        "quan-pieces-captured" => position.quan_on_board() == 0,
        // "no piece is left on the board"
        "board-empty" => position.ring.iter().all(|square| square.is_empty()),
        // "never here"
        "shortage" => false,
        other => unreachable!("end={other}"),
    };
    if ended {
        return over(position, rules.word("end"), &everybody);
    }

    // 3. "the refill and its own ends"
    if let Err(shortage) = refill(rules, position) {
        // §3, `lose`: "that player's share of the win is 0, among the others
        // most points win"
        let contenders: Vec<usize> = everybody
            .into_iter()
            .filter(|&player| Some(player) != shortage.loser)
            .collect();
        return over(position, shortage.reason, &contenders);
    }

    // 4. "the third time the same ring with the same player to move arises (as
    // shown, after the refill; … the first position counts …)"
    let limit = rules.number("limits.repetition");
    let now = Arisen::of(position);
    let times = 1 + earlier.iter().filter(|then| **then == now).count();
    if limit > 0 && i64::try_from(times).expect("few") >= limit {
        return over(position, "repetition", &everybody);
    }

    // 5. "plies without a capture"
    let limit = rules.number("limits.quiet-plies");
    if limit > 0 && position.quiet >= limit {
        return over(position, "quiet-plies", &everybody);
    }

    // 6. "plies played"
    let limit = rules.number("limits.max-plies");
    if limit > 0 && position.plies >= limit {
        return over(position, "max-plies", &everybody);
    }
    None
}

/// "Scoring": the points of a finished position.
fn score(rules: &LiteralRules, position: &LiteralPosition, last_mover: Option<usize>) -> Vec<i64> {
    let players = i64::try_from(position.players()).expect("2..4");
    // §3: "Debts are repaid at scoring".
    let mut scores = position.standing(rules);

    // "`rows` says who gets the dân in the ô dân"
    let rows: Vec<i64> = (0..position.players())
        .map(|player| {
            position
                .row(player)
                .map(|square| position.ring[square].dan)
                .sum()
        })
        .collect();
    match rules.word("rows") {
        // "each row to its player"
        "owner" => {
            for (player, row) in rows.iter().enumerate() {
                scores[player] += row;
            }
        }
        // "total of all rows divided by N, remainder to nobody"
        "split" => {
            let share = rows.iter().sum::<i64>() / players;
            for points in &mut scores {
                *points += share;
            }
        }
        other => unreachable!("rows={other}"),
    }

    // "`quan-leftover` says who gets dân left in the ô quan". "A quan still on
    // the board scores for nobody."
    let o_quan = (0..position.ring.len())
        .filter(|&square| position.is_o_quan(square))
        .map(|square| position.ring[square]);
    match rules.word("quan-leftover") {
        // "their total divided by N, remainder to nobody"
        "split" => {
            let share = o_quan.map(|square| square.dan).sum::<i64>() / players;
            for points in &mut scores {
                *points += share;
            }
        }
        // "who captured the quan of that square, if anybody"
        "captor" => {
            for square in o_quan {
                if let Some(captor) = square.captor {
                    scores[captor] += square.dan;
                }
            }
        }
        "last-mover" => {
            if let Some(mover) = last_mover {
                scores[mover] += o_quan.map(|square| square.dan).sum::<i64>();
            }
        }
        "discard" => {}
        other => unreachable!("quan-leftover={other}"),
    }
    scores
}

/// "Most points win; k players equal at the top share the win, 1/k each."
/// Only the contenders can win, whatever the others' points.
fn shares(scores: &[i64], contenders: &[usize]) -> String {
    let most = contenders.iter().map(|&player| scores[player]).max();
    let wins = |player: usize| contenders.contains(&player) && Some(scores[player]) == most;
    let winners = (0..scores.len()).filter(|&player| wins(player)).count();
    let share = |player| match (wins(player), winners) {
        (false, _) => "0".to_owned(),
        (true, 1) => "1".to_owned(),
        (true, several) => format!("1/{several}"),
    };
    let shares: Vec<String> = (0..scores.len()).map(share).collect();
    shares.join("-")
}
