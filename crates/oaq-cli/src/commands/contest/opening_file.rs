//! Openings out of a file: the main lines of game records, as `.oaq` or JSON,
//! or a line of text for each, with a position, moves, or both.

use std::fs;
use std::path::Path;

use oaq_core::{Game, Position};
use oaq_notation::read_move_token;
use oaq_notation::record::{ReadOptions, Record, from_json, read_all};
use oaq_play::read_position;
use oaq_play::variants::Chosen;

use super::plan::Opening;
use crate::context::Context;
use crate::exit::Failure;
use crate::{errors, issues};

/// The most bytes of a file of openings.
const MOST_BYTES: u64 = 64 * 1024 * 1024;

/// An opening or what is wrong with it, and the line where it stands.
type Found = (u64, Result<Opening, String>);

/// The openings of a file.
pub(super) fn read(
    path: &Path,
    rules: &Chosen,
    context: &mut Context<'_, '_>,
) -> Result<Vec<Opening>, Failure> {
    let shown = errors::harmless(&path.display().to_string());
    let text = text_of(path, context).map_err(|reason| {
        let args = [("path", shown.as_str().into()), ("reason", reason.into())];
        Failure::Usage(context.say.format("cannot-read", &args))
    })?;
    let text = text.trim_start_matches('\u{feff}');
    let is_oaq = path
        .extension()
        .is_some_and(|e| e.eq_ignore_ascii_case("oaq"));
    let found = match text.trim_start().chars().next() {
        Some('{') => of_json(text, rules, context)?,
        Some('[') => of_records(text, rules, context)?,
        _ if is_oaq => of_records(text, rules, context)?,
        _ => of_lines(text, rules, context),
    };
    let in_file = |line: u64, text: &str| {
        let place = format!("{shown}:{line}");
        Failure::Usage(errors::at(&context.say, &place, text))
    };
    let mut openings = Vec::new();
    for (line, opening) in found {
        let opening = opening.map_err(|text| in_file(line, &text))?;
        let goes_on = opening
            .game()
            .is_some_and(|game| !game.position().is_over());
        if !goes_on {
            return Err(in_file(line, &context.say.msg("match-opening-over")));
        }
        openings.push(opening);
    }
    if openings.is_empty() {
        return Err(in_file(1, &context.say.msg("match-no-opening")));
    }
    Ok(openings)
}

fn text_of(path: &Path, context: &Context<'_, '_>) -> Result<String, String> {
    let size = fs::metadata(path).map_or(0, |data| data.len());
    if size > MOST_BYTES {
        let args = [("most", (MOST_BYTES >> 20).into())];
        return Err(context.say.format("match-file-too-large", &args));
    }
    if path.is_dir() {
        return Err(errors::no_file(&context.say, path));
    }
    let bytes = fs::read(path).map_err(|error| error.to_string())?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

/// The main line of a record.
fn of_record(
    record: &Record,
    rules: &Chosen,
    context: &Context<'_, '_>,
) -> Result<Opening, String> {
    if record.rules().rules != rules.rules {
        let theirs = record.tag("Rules").unwrap_or_default();
        let args = [
            ("rules", errors::harmless(&theirs).into()),
            ("match", rules.text.as_str().into()),
        ];
        return Err(context.say.format("match-other-rules", &args));
    }
    let moves = record.mainline();
    Ok(Opening {
        first: record.first_position().clone(),
        moves: moves.filter_map(|node| record.played(node)).collect(),
    })
}

fn of_records(
    text: &str,
    rules: &Chosen,
    context: &mut Context<'_, '_>,
) -> Result<Vec<Found>, Failure> {
    let book = context.variants()?.book;
    let games = read_all(text, &ReadOptions::new(&book));
    let opening = |game: &oaq_notation::record::ReadGame| {
        let first_error = game.errors().next();
        match first_error {
            Some(error) => {
                let text = issues::issue(&context.say, &error.issue, &error.found);
                (error.line, Err(text))
            }
            None => (game.line, of_record(&game.record, rules, context)),
        }
    };
    Ok(games.iter().map(opening).collect())
}

fn of_json(
    text: &str,
    rules: &Chosen,
    context: &mut Context<'_, '_>,
) -> Result<Vec<Found>, Failure> {
    let book = context.variants()?.book;
    let found = numbered(text).map(|(number, line)| {
        let opening = match from_json(line, &book) {
            Ok(record) => of_record(&record, rules, context),
            Err(error) => {
                let message = errors::harmless(&error.to_string());
                let args = [("message", message.into())];
                Err(context.say.format("record-not-json", &args))
            }
        };
        (number, opening)
    });
    Ok(found.collect())
}

/// The lines that say something, with their numbers.
fn numbered(text: &str) -> impl Iterator<Item = (u64, &str)> {
    let lines = (1..).zip(text.lines().map(str::trim));
    lines.filter(|(_, line)| !line.is_empty() && !line.starts_with(['#', ';']))
}

fn of_lines(text: &str, rules: &Chosen, context: &Context<'_, '_>) -> Vec<Found> {
    let found = numbered(text).map(|(number, line)| (number, of_line(line, rules, context)));
    found.collect()
}

/// `startpos`, a position, moves, or one of the former, `moves` and moves.
fn of_line(line: &str, rules: &Chosen, context: &Context<'_, '_>) -> Result<Opening, String> {
    let (first, moves) = match line.split_once("moves") {
        Some((first, moves)) => (first.trim(), moves),
        None if line.contains('/') || line == "startpos" => (line, ""),
        None => ("", line),
    };
    let first = match first {
        "" | "startpos" => Position::start(rules.rules),
        text => match read_position(text, &rules.rules) {
            Ok(read) => read.value,
            Err(error) => return Err(errors::parse_errors(&context.say, text, &error)),
        },
    };
    let mut game = Game::new(first.clone());
    for token in moves.split_whitespace() {
        let read = read_move_token(token, game.position());
        let m = read.map_err(|error| errors::parse_errors(&context.say, token, &error))?;
        let played = game.play(m.value.m).map(|_| ());
        played.map_err(|error| context.say.illegal_move(&error.reason))?;
    }
    Ok(Opening {
        first,
        moves: game.moves().to_vec(),
    })
}
