//! The result of a match for people.

use std::io;

use oaq_engine::Level;
use oaq_i18n::Messages;
use oaq_play::Who;

use super::elo::{Estimate, Verdict};
use super::plan::Plan;
use super::tally::{Standing, Tally};
use crate::context::Context;
use crate::{errors, text};

/// How many of the games that were lost without a move are told one by one.
const MOST_FORFEITS: usize = 10;

/// The standings, a line for each player.
pub(super) fn table(plan: &Plan, tally: &Tally, say: &Messages) -> String {
    let head = [
        "match-head-player",
        "match-head-games",
        "match-head-wins",
        "match-head-draws",
        "match-head-losses",
        "match-head-points",
        "match-head-share",
        "match-head-margin",
        "match-head-time",
    ];
    let mut rows = vec![head.map(|id| say.msg(id)).to_vec()];
    let timed = plan.players.iter().any(thinks);
    for (number, standing) in tally.players.iter().enumerate() {
        let share = match (
            standing.share(),
            standing.share_error(tally.rounds, plan.seats()),
        ) {
            (None, _) => String::new(),
            (Some(share), None) => format!("{:.1} %", share * 100.0),
            (Some(share), Some(error)) => {
                format!("{:.1} ± {:.1} %", share * 100.0, error * 100.0)
            }
        };
        let margin = standing.mean_margin();
        rows.push(vec![
            called(plan, tally, number),
            standing.games.to_string(),
            standing.wins.to_string(),
            standing.draws.to_string(),
            standing.losses.to_string(),
            points(standing),
            share,
            margin.map_or_else(String::new, |margin| format!("{margin:+.1}")),
            thought(standing),
        ]);
    }
    if !timed {
        for row in &mut rows {
            row.pop();
        }
    }
    let right = [false, true, true, true, true, true, true, true, true];
    text::table(&rows, &right)
}

/// Whether a player takes time that is worth telling.
fn thinks(who: &Who) -> bool {
    match who {
        Who::Human | Who::Greedy | Who::Random => false,
        Who::Level(level, _) => *level > Level::Casual,
        Who::Search(_) | Who::Ugi(_) => true,
    }
}

/// What a player is called: its number in the match, and its name. A program
/// may call itself something that the command does not say.
pub(super) fn called(plan: &Plan, tally: &Tally, player: usize) -> String {
    let who = &plan.players[player];
    let name = if who.is_program() {
        tally.names[player].clone()
    } else {
        who.name().into_owned()
    };
    let name = errors::harmless(&text::shortened(&name));
    format!("{} {name}", player + 1)
}

/// Halves and, with more players, thirds and quarters are shares.
fn points(standing: &Standing) -> String {
    let points = format!("{:.2}", standing.points());
    let short = points.trim_end_matches('0').trim_end_matches('.');
    short.to_owned()
}

fn thought(standing: &Standing) -> String {
    let (time, moves) = standing.thought;
    if moves == 0 {
        return String::new();
    }
    let millis = time.as_secs_f64() * 1000.0 / f64::from(moves);
    if millis < 100.0 {
        format!("{millis:.1} ms")
    } else {
        format!("{millis:.0} ms")
    }
}

/// An Elo difference as it is shown.
fn shown(elo: f64) -> String {
    if elo > f64::MAX {
        "+∞".to_owned()
    } else if elo < f64::MIN {
        "−∞".to_owned()
    } else {
        format!("{:+.0}", if elo.abs() < 0.5 { 0.0 } else { elo })
    }
}

/// What the pairs of a match of two say about the first player.
pub(super) fn estimate(plan: &Plan, tally: &Tally, say: &Messages) -> Option<String> {
    if plan.seats() != 2 {
        return None;
    }
    let Estimate { elo, sure } = tally.pairs.estimate()?;
    let pairs = tally.pairs.count();
    let mut args = vec![
        ("player", called(plan, tally, 0).into()),
        ("elo", shown(elo).into()),
        ("pairs", pairs.into()),
    ];
    let id = match sure {
        None => "match-elo-alike",
        Some(sure) => {
            args.push(("low", shown(sure.low).into()));
            args.push(("high", shown(sure.high).into()));
            let superiority = format!("{:.1}", sure.superiority * 100.0);
            args.push(("los", say.decimal(&superiority).into()));
            "match-elo"
        }
    };
    Some(say.format(id, &args))
}

/// What the test of a match says, if there is one.
pub(super) fn test(plan: &Plan, tally: &Tally, say: &Messages) -> Option<String> {
    let test = plan.sprt?;
    let (low, high) = test.bounds();
    let figure = |number: f64| say.decimal(&format!("{number:.2}"));
    let args = [
        ("elo0", test.elo0.to_string().into()),
        ("elo1", test.elo1.to_string().into()),
        ("ratio", figure(test.ratio(&tally.pairs)).into()),
        ("low", figure(low).into()),
        ("high", figure(high).into()),
        (
            "verdict",
            tally.verdict(plan).unwrap_or(Verdict::Open).word().into(),
        ),
    ];
    Some(say.format("match-sprt", &args))
}

/// Prints the result.
pub(super) fn print(
    plan: &Plan,
    tally: &Tally,
    interrupted: bool,
    context: &mut Context<'_, '_>,
) -> io::Result<()> {
    let say = &context.say;
    let mut lines = vec![table(plan, tally, say)];
    let mut prose: Vec<String> = Vec::new();
    if plan.seats() > 2 {
        prose.push(say.msg("match-shares"));
    }
    prose.extend(estimate(plan, tally, say));
    prose.extend(test(plan, tally, say));
    if tally.repeated > 0 {
        let args = [("games", tally.repeated.into())];
        prose.push(say.format("match-repeated", &args));
    }
    if !tally.forfeits.is_empty() {
        let args = [("games", tally.forfeits.len().into())];
        prose.push(say.format("match-forfeits", &args));
    }
    let width = context.io.width;
    lines.extend(prose.iter().map(|text| text::prose(text, width)));
    for forfeit in tally.forfeits.iter().take(MOST_FORFEITS) {
        let name = called(plan, tally, forfeit.player);
        let args = [
            ("game", forfeit.game.into()),
            ("player", name.into()),
            ("reason", forfeit.why.told(say).into()),
        ];
        let text = say.format("match-forfeit", &args);
        lines.push(text::item(&text, width));
    }
    if tally.forfeits.len() > MOST_FORFEITS {
        lines.push("  …".to_owned());
    }
    if interrupted {
        let args = [("games", tally.games.into()), ("all", plan.games.into())];
        lines.push(text::prose(&say.format("match-interrupted", &args), width));
    }
    context.print(&lines.join("\n"))
}
