//! `oaq record show`: games with their boards, told move by move.

use std::fmt::Write as _;

use oaq_core::{Event, Game, Player};
use oaq_i18n::{Messages, Names, Narrator};
use oaq_notation::record::{Comment, NodeId, Record, Step, to_json};
use oaq_notation::{position_text, write_move_full};
use serde::Serialize;

use super::aside::{self, Aside};
use super::source::{Found, Next, Sources};
use super::{criteria, diagnostics};
use crate::args::ShowArgs;
use crate::context::Context;
use crate::drawing::Look;
use crate::exit::{Exit, Failure, Run};
use crate::{errors, text};

/// The version of the JSON's layout.
const SCHEMA: u32 = 1;

pub(super) fn run(args: &ShowArgs, context: &mut Context<'_, '_>) -> Run {
    let mut sources = Sources::new(&args.source, context)?;
    let look = context.look(&args.look, args.seat);
    let mut shown = 0_u64;
    let mut missing = Missing::default();
    let many = sources.paths().len() > 1;
    sources.each(context, &mut |found, context| {
        let file = &*found.file;
        missing.saw(file, found.number);
        if args.game.is_some_and(|game| game.get() != found.number) {
            return Ok(Next::Go);
        }
        diagnostics::complain(found, context)?;
        let next = if args.game.is_some() {
            Next::NextFile
        } else {
            Next::Go
        };
        let Some(record) = &found.record else {
            return Ok(next);
        };
        let plies = record.mainline().count();
        if let Some(ply) = args.ply.filter(|&ply| ply > plies) {
            let numbers = [
                ("number", found.number.to_string().into()),
                ("plies", plies.into()),
                ("ply", ply.to_string().into()),
            ];
            let text = context.say.format("record-no-such-ply", &numbers);
            return Err(Failure::No(format!("{file}: {text}")));
        }
        if args.json {
            let text = as_json(found, record, args.ply)?;
            context.print(&text)?;
        } else if args.list {
            let name = many.then_some(file);
            context.print(&entry(name, found, record))?;
        } else {
            if let Some(seat) = args.seat {
                context.check_seat(Some(seat), record.first_position().rules())?;
            }
            if shown > 0 {
                context.print("")?;
            }
            let teller = Teller::new(record, look, context);
            let text = teller.game(found, args.ply);
            context.print(&text)?;
        }
        shown += 1;
        Ok(next)
    })?;
    if let (Some(game), Exit::Success | Exit::No) = (args.game, sources.tally.exit) {
        for path in sources.paths() {
            let name = super::source::name(&path);
            let games = missing.games(&name);
            if games < game.get() {
                context.io.out.flush()?;
                let args = [
                    ("games", games.into()),
                    ("number", game.get().to_string().into()),
                ];
                let text = context.say.format("record-no-such-game", &args);
                context.error(&format!("{name}: {text}"))?;
                sources.worsen(Exit::No);
            }
        }
    }
    Ok(sources.tally.exit)
}

/// How many games were seen in each file.
#[derive(Default)]
struct Missing(Vec<(String, u64)>);

impl Missing {
    fn saw(&mut self, file: &str, number: u64) {
        match self.0.last_mut() {
            Some((name, games)) if name == file => *games = number,
            _ => self.0.push((file.to_owned(), number)),
        }
    }

    fn games(&self, file: &str) -> u64 {
        let found = self.0.iter().find(|(name, _)| name == file);
        found.map_or(0, |(_, games)| *games)
    }
}

/// A game in a line, for a list.
fn entry(file: Option<&str>, found: &Found, record: &Record) -> String {
    let mut cells = vec![
        text::right(&found.number.to_string(), 4),
        text::left(&record.result_text(), 7),
        text::left(&record.tag("Score").unwrap_or_default(), 6),
        text::right(&record.mainline().count().to_string(), 3),
        text::left(record.tags().get("Date").unwrap_or_default(), 10),
    ];
    let seats = record.first_position().board().seats();
    let players: Vec<&str> = seats.map(|p| record.tags().player(p)).collect();
    cells.push(errors::harmless(&players.join(" – ")));
    let rules = record.tag("Rules").unwrap_or_default();
    cells.push(format!("({rules})"));
    if let Some(file) = file {
        cells.insert(0, format!("{file}:"));
    }
    cells.join("  ").trim_end().to_owned()
}

/// Tells one game.
struct Teller<'t> {
    say: &'t Messages,
    record: &'t Record,
    names: Names,
    look: Look,
    width: Option<usize>,
}

impl<'t> Teller<'t> {
    fn new(record: &'t Record, look: Look, context: &'t Context<'_, '_>) -> Self {
        let known = |p: Player| Some(record.tags().player(p)).filter(|name| *name != "?");
        let seats = record.first_position().board().seats();
        Self {
            say: &context.say,
            record,
            names: seats.map(|p| known(p).map(errors::harmless)).collect(),
            look,
            width: context.io.width,
        }
    }

    /// The game, or only the position behind so many plies.
    fn game(&self, found: &Found, ply: Option<usize>) -> String {
        let record = self.record;
        let mut parts = vec![self.heading(found)];
        let mut game = Game::new(record.first_position().clone());
        if ply.is_none_or(|ply| ply == 0) {
            parts.extend(self.comments(record.comments(NodeId::ROOT)));
            parts.push(self.board(&game, None));
        }
        let mut aside = Aside::new(self.say);
        for step in record.walk() {
            if ply.is_some_and(|ply| ply <= game.moves().len()) {
                break;
            }
            let node = match step {
                Step::Move(node) => node,
                Step::Open => {
                    aside.open();
                    continue;
                }
                Step::Close => {
                    let whole = aside.close();
                    parts.extend(
                        whole
                            .filter(|_| ply.is_none())
                            .map(|text| self.set_in(&text)),
                    );
                    continue;
                }
            };
            if aside.depth() > 0 {
                aside.add(record, node);
                continue;
            }
            aside.pass();
            let Some(m) = record.played(node) else { break };
            let mut events: Vec<Event> = Vec::new();
            if game.play_with(m, &mut events).is_err() {
                break;
            }
            let played = game.moves().len();
            if ply.is_none_or(|ply| ply == played) {
                parts.extend(self.comments(record.comments_before(node)));
                parts.push(self.turn(node, &game, &events));
                parts.extend(self.comments(record.comments(node)));
                parts.push(self.board(&game, Some((m, &events))));
            }
        }
        if ply.is_some() {
            parts.push(position_text(game.position()));
        } else if record.outcome().is_none() {
            parts.push(self.prose(&self.end()));
        }
        parts.join("\n")
    }

    /// Which game it is, and who plays.
    fn heading(&self, found: &Found) -> String {
        let record = self.record;
        let args = [
            ("number", found.number.to_string().into()),
            ("line", found.line.to_string().into()),
            ("file", (*found.file).into()),
        ];
        let mut lines = vec![self.say.format("record-heading", &args)];
        let seats = record.first_position().board().seats();
        let players: Vec<String> = seats
            .map(|p| format!("{p}: {}", errors::harmless(record.tags().player(p))))
            .collect();
        lines.push(players.join(", "));
        let about = ["Event", "Site", "Date", "Round"].map(|name| record.tags().get(name));
        let about: Vec<String> = about
            .into_iter()
            .flatten()
            .filter(|value| !matches!(*value, "?" | "????.??.??"))
            .map(errors::harmless)
            .collect();
        if !about.is_empty() {
            lines.push(about.join(", "));
        }
        let rules = record.tag("Rules").unwrap_or_default();
        lines.push(
            self.say
                .format("greeting-rules", &[("rules", rules.into())]),
        );
        let result = record.result_text();
        let score = record.tag("Score").map(|score| format!(" ({score})"));
        let result = result + &score.unwrap_or_default();
        lines.push(
            self.say
                .format("record-result-line", &[("result", result.into())]),
        );
        let lines: Vec<String> = lines.iter().map(|line| self.prose(line)).collect();
        lines.join("\n")
    }

    fn turn(&self, node: NodeId, game: &Game, events: &[Event]) -> String {
        let record = self.record;
        let number = number(record, game.moves().len() - 1);
        let args = [
            (
                "move",
                format!("{number} {}", with_nags(record, node)).into(),
            ),
            (
                "text",
                Narrator::new(self.say, &self.names)
                    .short(events, game.position())
                    .into(),
            ),
        ];
        let text = self.prose(&self.say.format("turn-told", &args));
        if self.look.takes_lines() {
            format!("\n{text}")
        } else {
            text
        }
    }

    fn board(&self, game: &Game, last: Option<(oaq_core::Move, &[Event])>) -> String {
        let position = game.position();
        let over = game.outcome().is_some();
        let setup = position.to_setup();
        let board = self
            .look
            .board(self.say, (&setup, over), position.rules(), last);
        if self.look.is_drawing() {
            format!("\n{board}")
        } else {
            board
        }
    }

    fn comments(&self, comments: &[Comment]) -> Vec<String> {
        let texts = comments
            .iter()
            .map(|comment| aside::told(self.say, comment));
        texts
            .map(|text| self.set_in(&format!("{{{text}}}")))
            .collect()
    }

    /// How a game ended that is not over on the board.
    fn end(&self) -> String {
        let result = self.record.result_text();
        match self.record.termination() {
            None if self.record.result().is_none() => self.say.msg("record-unfinished"),
            termination => {
                let how = termination.map_or("other", oaq_notation::record::Termination::word);
                let args = [("how", how.into()), ("result", result.into())];
                self.say.format("record-ended-otherwise", &args)
            }
        }
    }

    fn prose(&self, text: &str) -> String {
        text::prose(text, self.width)
    }

    fn set_in(&self, text: &str) -> String {
        text::indented(text, self.width)
    }
}

/// The number of a ply, counted from 0 at the first position, as records write
/// it.
pub(super) fn number(record: &Record, ply: usize) -> String {
    let players = record.first_position().board().seats().len();
    let turn = ply % players;
    let dots = if turn == 0 { 1 } else { turn + 2 };
    format!("{}{}", ply / players + 1, ".".repeat(dots))
}

/// A move with what it captures and its annotations.
pub(super) fn with_nags(record: &Record, node: NodeId) -> String {
    let mut text = record.played(node).map_or_else(String::new, |m| {
        write_move_full(m, record.captured(node), record.refilled(node))
    });
    for nag in record.nags(node) {
        match nag {
            1..=6 => text += ["!", "?", "!!", "??", "!?", "?!"][usize::from(nag - 1)],
            nag => {
                let _ = write!(text, " ${nag}");
            }
        }
    }
    text
}

/// A game for programs: the record and its positions. The order of the fields
/// is that of the output.
#[derive(Serialize)]
struct Shown<'s> {
    schema: u32,
    version: &'static str,
    file: &'s str,
    game: u64,
    line: u64,
    ending: &'static str,
    positions: Vec<Behind>,
    record: serde_json::Value,
}

/// The position behind so many plies.
#[derive(Serialize)]
struct Behind {
    ply: usize,
    #[serde(rename = "move", skip_serializing_if = "Option::is_none")]
    m: Option<String>,
    position: String,
}

fn as_json(found: &Found, record: &Record, ply: Option<usize>) -> Result<String, Failure> {
    let game = record.game(record.last());
    let positions = game.positions().iter().enumerate();
    let positions = positions
        .filter(|(i, _)| ply.is_none_or(|ply| ply == *i))
        .map(|(i, position)| Behind {
            ply: i,
            m: i.checked_sub(1).map(|i| game.moves()[i].to_string()),
            position: position_text(position),
        })
        .collect();
    let shown = Shown {
        schema: SCHEMA,
        version: env!("CARGO_PKG_VERSION"),
        file: &found.file,
        game: found.number,
        line: found.line,
        ending: criteria::ending_of(record),
        positions,
        record: serde_json::from_str(&to_json(record)).map_err(std::io::Error::from)?,
    };
    Ok(serde_json::to_string(&shown).map_err(std::io::Error::from)?)
}
