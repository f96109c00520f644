//! `oaq match`: players against each other, many games, and what that says
//! about them.

mod elo;
mod game;
mod json;
mod opening_file;
mod openings;
mod output;
mod plan;
mod pool;
mod report;
mod screen;
mod tally;

use std::ops::ControlFlow;
use std::path::Path;

use oaq_play::{Seat, SeatOptions, Who, ugi};

use crate::args::MatchArgs;
use crate::context::Context;
use crate::errors;
use crate::exit::{Exit, Failure, Run};
use crate::interrupt::{self, Listening};
use crate::variants::Chosen;

pub(crate) use elo::Sprt;
pub(super) use output::is_json;
pub(crate) use plan::{Clocks, mixed, read_clocks, read_sprt};

use elo::Verdict;
use output::GamesFile;
use plan::Plan;
use pool::News;
use screen::Screen;
use tally::Tally;

pub(super) fn run(args: &MatchArgs, context: &mut Context<'_, '_>) -> Run {
    context.quiet = args.json;
    let rules = context.rules(&args.rules)?;
    let plan = planned(args, &rules, context)?;
    if args.output.as_deref() == Some(Path::new("-")) {
        return Err(Failure::Usage(context.say.msg("match-result-on-output")));
    }
    let mut file = match &args.output {
        Some(path) => Some(GamesFile::open(path, context)?),
        None => None,
    };
    let _listening = Listening::begin();
    let mut crews = pool::crews(&plan, args.concurrency.into());
    let mut tables = crews.iter().flatten().filter_map(Seat::table);
    if let Some(text) = tables.find_map(|table| table.told(&context.say)) {
        context.warn(&text)?;
    }
    if let Some(first) = crews.first_mut() {
        get_ready(&plan, first, context)?;
    }
    if interrupt::asked() {
        return Ok(Exit::Interrupted);
    }
    let mut tally = Tally::new(&plan);
    let mut screen = Screen::new(context);
    let left = pool::run(&plan, crews, |news| {
        let News::Game(played) = news else {
            screen.show(&plan, &tally, context)?;
            return Ok::<_, Failure>(ControlFlow::Continue(()));
        };
        tally.add(&plan, &played);
        if let Some(file) = &mut file
            && let Some(record) = output::record(&plan, &played, context)
        {
            file.add(&record, context)?;
        }
        screen.show(&plan, &tally, context)?;
        let decided = tally.verdict(&plan).is_some_and(|v| v != Verdict::Open);
        Ok(if decided {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        })
    });
    screen.finish(context)?;
    // Games behind one that was broken off count too.
    for played in left? {
        tally.add(&plan, &played);
        if let Some(file) = &mut file
            && let Some(record) = output::record(&plan, &played, context)
        {
            file.add(&record, context)?;
        }
    }
    let interrupted = interrupt::asked();
    if args.json {
        let report = json::report(&plan, &tally, &rules.text, interrupted, &context.say);
        crate::json::write(&mut context.io.out, &report)?;
    } else {
        report::print(&plan, &tally, interrupted, context)?;
    }
    Ok(if interrupted {
        Exit::Interrupted
    } else {
        Exit::Success
    })
}

/// What the arguments ask for.
fn planned(
    args: &MatchArgs,
    rules: &Chosen,
    context: &mut Context<'_, '_>,
) -> Result<Plan, Failure> {
    let seats = usize::from(rules.rules.players);
    let named = args.players.iter();
    let players: Result<Vec<Who>, String> = named
        .map(|name| match Who::named(name, &context.say)? {
            Who::Human => Err(context.say.msg("match-human")),
            who => Ok(who),
        })
        .collect();
    let players = players.map_err(Failure::Usage)?;
    if players.len() != seats {
        let numbers = [("players", seats.into()), ("found", players.len().into())];
        let text = context.say.format("match-players", &numbers);
        return Err(Failure::Usage(text));
    }
    if args.sprt.is_some() && seats != 2 {
        return Err(Failure::Usage(context.say.msg("match-sprt-two")));
    }
    let options = seat_options(args, &players, context)?;
    let openings = openings::openings(args.openings.as_deref(), rules, args.seed, context)?;
    let games = match args.games {
        Some(games) => games as usize,
        None => openings.len() * seats,
    };
    Ok(Plan {
        players,
        options,
        rules: rules.named(),
        openings,
        games: games.div_ceil(seats) * seats,
        seed: args.seed,
        clocks: args.tc,
        sprt: args.sprt,
    })
}

/// What each player is told besides who it is.
fn seat_options(
    args: &MatchArgs,
    players: &[Who],
    context: &Context<'_, '_>,
) -> Result<Vec<SeatOptions>, Failure> {
    let usual = SeatOptions::default();
    for option in &args.options {
        let is_program = match option.player {
            Some(player) => players.get(player).is_some_and(Who::is_program),
            None => players.iter().any(Who::is_program),
        };
        if !is_program {
            let args = [("name", errors::harmless(&option.name).into())];
            let text = context.say.format("match-option-for-nobody", &args);
            return Err(Failure::Usage(text));
        }
    }
    let of = |player: usize| {
        let own = args.options.iter();
        let own = own.filter(|option| option.player.is_none_or(|p| p == player));
        SeatOptions {
            hash: args.hash as usize,
            effort: args.move_time.unwrap_or(usual.effort),
            options: own.map(|o| (o.name.clone(), o.value.clone())).collect(),
            patience: args.timeout.unwrap_or(ugi::PATIENCE),
            ..usual.clone()
        }
    };
    Ok((0..players.len()).map(of).collect())
}

/// Starts the programs, so that one that cannot play is known before the match.
fn get_ready(
    plan: &Plan,
    players: &mut [Seat],
    context: &mut Context<'_, '_>,
) -> Result<(), Failure> {
    for seat in players {
        let engine = match seat.engine(&interrupt::asked) {
            Ok(Some(engine)) => engine,
            Ok(None) => continue,
            Err(why) if why.is_stop() => return Ok(()),
            Err(why) => return Err(Failure::Usage(why.told(&context.say))),
        };
        let takes_rules = engine.takes_rules() || plan.rules.rules == oaq_core::Rules::STANDARD;
        let remarks = engine.remarks();
        let name = errors::harmless(&seat.name());
        if !takes_rules {
            let args = [("engine", name.as_str().into())];
            context.warn(&context.say.format("match-no-rules", &args))?;
        }
        for remark in remarks {
            let remark = errors::harmless(&remark);
            let args = [("place", name.as_str().into()), ("message", remark.into())];
            context.warn(&context.say.format("at-place", &args))?;
        }
    }
    Ok(())
}
