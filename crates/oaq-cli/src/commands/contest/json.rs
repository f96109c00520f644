//! The result of a match for programs. docs/ugi.md describes it.

use oaq_i18n::Messages;
use serde::Serialize;

use super::elo::Verdict;
use super::plan::Plan;
use super::tally::Tally;

/// The version of the JSON's layout.
const SCHEMA: u32 = 1;

/// All there is to say. The order of the fields is that of the output.
#[derive(Serialize)]
pub(super) struct Report<'a> {
    schema: u32,
    version: &'static str,
    rules: &'a str,
    seed: u64,
    /// How many games there would have been at most.
    planned: usize,
    games: u32,
    openings: usize,
    interrupted: bool,
    players: Vec<Player>,
    /// Games that were like one before.
    repeated: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    elo: Option<Elo>,
    #[serde(skip_serializing_if = "Option::is_none")]
    sprt: Option<Test>,
    forfeits: Vec<Forfeit>,
}

#[derive(Serialize)]
struct Player {
    who: String,
    name: String,
    games: u32,
    wins: u32,
    draws: u32,
    losses: u32,
    points: f64,
    share: Option<f64>,
    /// How far from it the true share may be, at 95 %.
    share_error: Option<f64>,
    margin: Option<f64>,
    forfeits: u32,
    moves: u32,
    seconds: f64,
}

/// Of the first player over the second. What is infinite or not known is null.
#[derive(Serialize)]
struct Elo {
    model: &'static str,
    /// Pairs with 0, ½, 1, 1½ and 2 points for the first player.
    pairs: [u64; 5],
    difference: Option<f64>,
    low: Option<f64>,
    high: Option<f64>,
    los: Option<f64>,
}

#[derive(Serialize)]
struct Test {
    elo0: f64,
    elo1: f64,
    alpha: f64,
    beta: f64,
    llr: f64,
    low: f64,
    high: f64,
    verdict: &'static str,
}

#[derive(Serialize)]
struct Forfeit {
    game: usize,
    player: usize,
    reason: &'static str,
    text: String,
}

pub(super) fn report<'a>(
    plan: &Plan,
    tally: &Tally,
    rules: &'a str,
    interrupted: bool,
    say: &Messages,
) -> Report<'a> {
    let players = tally
        .players
        .iter()
        .enumerate()
        .map(|(number, standing)| Player {
            who: plan.players[number].name().into_owned(),
            name: tally.names[number].clone(),
            games: standing.games,
            wins: standing.wins,
            draws: standing.draws,
            losses: standing.losses,
            points: rounded(standing.points(), 6),
            share: standing.share().map(|share| rounded(share, 6)),
            share_error: standing
                .share_error(tally.rounds, plan.seats())
                .map(|error| rounded(error, 6)),
            margin: standing.mean_margin().map(|margin| rounded(margin, 3)),
            forfeits: standing.forfeits,
            moves: standing.thought.1,
            seconds: rounded(standing.thought.0.as_secs_f64(), 3),
        });
    let forfeits = tally.forfeits.iter().map(|forfeit| Forfeit {
        game: forfeit.game,
        player: forfeit.player + 1,
        reason: match &forfeit.why {
            oaq_play::NoMove::Trouble { trouble, .. } => trouble.word(),
            oaq_play::NoMove::Over => "stopped",
        },
        text: forfeit.why.told(say),
    });
    Report {
        schema: SCHEMA,
        version: env!("CARGO_PKG_VERSION"),
        rules,
        seed: plan.seed,
        planned: plan.games,
        games: tally.games,
        openings: plan.openings.len(),
        interrupted,
        players: players.collect(),
        repeated: tally.repeated,
        elo: (plan.seats() == 2).then(|| elo(tally)),
        sprt: test(plan, tally),
        forfeits: forfeits.collect(),
    }
}

fn elo(tally: &Tally) -> Elo {
    let estimate = tally.pairs.estimate();
    let sure = estimate.and_then(|estimate| estimate.sure);
    let finite = |x: f64| x.is_finite().then(|| rounded(x, 2));
    Elo {
        model: "pentanomial",
        pairs: tally.pairs.0,
        difference: estimate.and_then(|estimate| finite(estimate.elo)),
        low: sure.and_then(|sure| finite(sure.low)),
        high: sure.and_then(|sure| finite(sure.high)),
        los: sure.map(|sure| rounded(sure.superiority, 6)),
    }
}

fn test(plan: &Plan, tally: &Tally) -> Option<Test> {
    let test = plan.sprt?;
    let (low, high) = test.bounds();
    Some(Test {
        elo0: test.elo0,
        elo1: test.elo1,
        alpha: test.alpha,
        beta: test.beta,
        llr: rounded(test.ratio(&tally.pairs), 4),
        low: rounded(low, 4),
        high: rounded(high, 4),
        verdict: tally.verdict(plan).unwrap_or(Verdict::Open).word(),
    })
}

/// So many digits behind the point, without a minus in front of nothing.
fn rounded(x: f64, digits: i32) -> f64 {
    let scale = 10_f64.powi(digits);
    (x * scale).round() / scale + 0.0
}
