//! `oaq random`: games and positions by chance, for whoever tests or trains
//! something.

use std::ops::RangeInclusive;

use oaq_core::{Game, Position};
use oaq_engine::{Chooser as _, RandomPlayer};
use oaq_notation::position_text;
use oaq_notation::record::{MAX_PLIES, Record, to_json, write};
use serde::Serialize;

use super::contest::{is_json, mixed};
use super::record::Output;
use crate::args::RandomArgs;
use crate::context::Context;
use crate::exit::{Exit, Failure, Run};
use crate::interrupt::{self, Listening};
use crate::variants::Chosen;

/// The version of the JSON's layout of positions; games have that of records.
const SCHEMA: u32 = 1;

/// After so many plies positions are taken where nothing is said: from the
/// start to where most games are decided.
const USUAL: RangeInclusive<u32> = 0..=30;

/// How many games in a row may end before the ply that was drawn. Where so many
/// do, hardly any is as long.
const MOST_FAILURES: u64 = 1000;

/// A position by chance. The order of the fields is that of the output.
#[derive(Serialize)]
struct Line<'a> {
    schema: u32,
    rules: &'a str,
    seed: u64,
    /// Which one of the seed it is, from 1.
    number: u32,
    /// The position, whose last field says how many plies were played.
    position: String,
    /// The moves that led to it.
    moves: Vec<String>,
}

pub(super) fn run(args: &RandomArgs, context: &mut Context<'_, '_>) -> Run {
    let rules = context.rules(&args.rules)?;
    let json = args.json || args.output.as_deref().is_some_and(is_json);
    let mut output = Output::new(args.output.as_deref(), context)?;
    let _listening = Listening::begin();
    let mut exit = Exit::Success;
    let count = args.positions.or(args.games).unwrap_or(1);
    for number in 1..=count {
        if interrupt::asked() {
            exit = Exit::Interrupted;
            break;
        }
        let text = if args.positions.is_some() {
            position(args, &rules, number, json, context)?
        } else {
            game(args, &rules, number, json)
        };
        output.write(&text, context)?;
    }
    // What is there is whole games or positions.
    output.finish(Exit::Success, context)?;
    Ok(exit)
}

/// What all chance in a game or a position follows from: it does not depend on
/// how many come before it.
fn seed(args: &RandomArgs, number: u32) -> u64 {
    mixed(args.seed, number.into())
}

/// A number out of a range, each as likely as the others.
fn drawn(range: &RangeInclusive<u32>, seed: u64) -> u32 {
    let count = u64::from(range.end() - range.start()) + 1;
    let wide = u128::from(mixed(seed, 0)) * u128::from(count);
    // Below the count, which is no more than one above the largest number.
    let place = u32::try_from(wide >> 64).unwrap_or_default();
    range.start() + place
}

/// A game by chance of at most so many plies.
fn played(rules: &Chosen, plies: usize, seed: u64) -> Game {
    let mut player = RandomPlayer::new(mixed(seed, 1));
    let mut game = Game::new(Position::start(rules.rules));
    while game.moves().len() < plies
        && let Some(m) = player.choose(&game)
        && game.play(m).is_ok()
    {}
    game
}

fn game(args: &RandomArgs, rules: &Chosen, number: u32, json: bool) -> String {
    let seed = seed(args, number);
    let plies = match &args.plies {
        Some(range) => drawn(range, seed) as usize,
        None => MAX_PLIES,
    };
    let game = played(rules, plies, seed);
    let Ok(mut record) = Record::from_game(rules.named(), &game) else {
        unreachable!("a game of at most {MAX_PLIES} plies is a record");
    };
    let seats = game.position().board().seats();
    let tags = record.tags_mut();
    let named = seats.map(|seat| (seat.to_string(), "random".to_owned()));
    let rest = [
        ("Event", "oaq random".to_owned()),
        ("Round", number.to_string()),
        ("Seed", args.seed.to_string()),
    ];
    let rest = rest.map(|(name, value)| (name.to_owned(), value));
    // No date: another day's file would be another one.
    for (name, value) in named.chain(rest) {
        // They are short.
        let _ = tags.set(&name, &value);
    }
    if json {
        to_json(&record) + "\n"
    } else if number == 1 {
        write(&record)
    } else {
        format!("\n{}", write(&record))
    }
}

fn position(
    args: &RandomArgs,
    rules: &Chosen,
    number: u32,
    json: bool,
    context: &Context<'_, '_>,
) -> Result<String, Failure> {
    let range = args.plies.clone().unwrap_or(USUAL);
    let seed = seed(args, number);
    let mut tries = (0..MOST_FAILURES).map(|attempt| {
        let seed = mixed(seed, attempt);
        let plies = drawn(&range, seed) as usize;
        (plies, played(rules, plies, seed))
    });
    let found = tries.find(|(plies, game)| {
        let long_enough = game.moves().len() == *plies;
        long_enough && !game.position().is_over()
    });
    let Some((_, game)) = found else {
        let (start, end) = range.into_inner();
        let plies = if start == end {
            start.to_string()
        } else {
            format!("{start}..{end}")
        };
        let args = [("plies", plies.into())];
        return Err(Failure::No(context.say.format("random-no-position", &args)));
    };
    let position = position_text(game.position());
    if !json {
        return Ok(position + "\n");
    }
    let line = Line {
        schema: SCHEMA,
        rules: &rules.text,
        seed: args.seed,
        number,
        position,
        moves: game.moves().iter().map(ToString::to_string).collect(),
    };
    let text = serde_json::to_string(&line).map_err(std::io::Error::from)?;
    Ok(text + "\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_of_a_range_is_drawn() {
        let mut counts = [0; 5];
        for n in 0..5000 {
            counts[drawn(&(3..=7), mixed(9, n)) as usize - 3] += 1;
        }
        assert!(counts.iter().all(|n| (850..1150).contains(n)), "{counts:?}");
        assert_eq!(drawn(&(4..=4), 77), 4);
    }
}
