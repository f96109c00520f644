//! The games of a match, written into a file as they finish.

use std::fs::{File, OpenOptions};
use std::io::{self, Read as _, Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};

use oaq_notation::record::{Record, Termination, to_json, write};

use super::game::{Ending, Played};
use super::plan::Plan;
use crate::context::Context;
use crate::errors;
use crate::exit::Failure;

/// A file to which games are added.
pub(super) struct GamesFile {
    file: File,
    path: PathBuf,
    json: bool,
    /// Whether something stands in front of the next game.
    begun: bool,
}

/// Whether a file of this name holds a game a line, as JSON.
pub(in crate::commands) fn is_json(path: &Path) -> bool {
    let is = |e: &str| path.extension().is_some_and(|x| x.eq_ignore_ascii_case(e));
    is("json") || is("jsonl") || is("ndjson")
}

impl GamesFile {
    /// Opens a file, or makes it. What is in it stays.
    pub(super) fn open(path: &Path, context: &Context<'_, '_>) -> Result<Self, Failure> {
        let opened = Self::opened(path);
        opened.map_err(|error| cannot_write(path, &error, context))
    }

    fn opened(path: &Path) -> io::Result<Self> {
        let mut file = OpenOptions::new()
            .read(true)
            .append(true)
            .create(true)
            .open(path)?;
        let begun = file.metadata()?.len() > 0;
        if begun && file.metadata()?.is_file() {
            // The last line may lack its end.
            file.seek(SeekFrom::End(-1))?;
            let mut last = [0];
            file.read_exact(&mut last)?;
            if last != *b"\n" {
                file.write_all(b"\n")?;
            }
        }
        Ok(Self {
            file,
            path: path.to_owned(),
            json: is_json(path),
            begun,
        })
    }

    /// Adds a game.
    pub(super) fn add(
        &mut self,
        record: &Record,
        context: &Context<'_, '_>,
    ) -> Result<(), Failure> {
        let text = match (self.json, self.begun) {
            (true, _) => to_json(record) + "\n",
            (false, true) => format!("\n{}", write(record)),
            (false, false) => write(record),
        };
        self.begun = true;
        // In one call, so that nobody sees a half of it.
        let written = self.file.write_all(text.as_bytes());
        written.map_err(|error| cannot_write(&self.path, &error, context))
    }
}

fn cannot_write(path: &Path, error: &io::Error, context: &Context<'_, '_>) -> Failure {
    let args = [
        ("path", errors::harmless(&path.display().to_string()).into()),
        ("reason", error.to_string().into()),
    ];
    Failure::Usage(context.say.format("cannot-write", &args))
}

/// A game as it is written down; nothing if it is longer than records are.
pub(super) fn record(plan: &Plan, played: &Played, context: &Context<'_, '_>) -> Option<Record> {
    let mut record = Record::from_game(plan.rules.clone(), &played.game).ok()?;
    let opening = plan.opening(played.number);
    let mut tags = vec![
        ("Event".to_owned(), "oaq match".to_owned()),
        ("Round".to_owned(), (played.number + 1).to_string()),
        ("Opening".to_owned(), opening.moves.len().to_string()),
        ("Seed".to_owned(), plan.seed.to_string()),
    ];
    if let Some(today) = context.environment.today {
        tags.push(("Date".to_owned(), today()));
    }
    if let Some(clocks) = plan.clocks {
        let seconds = |time: std::time::Duration| time.as_secs_f64();
        let text = format!("{}+{}", seconds(clocks.base), seconds(clocks.increment));
        tags.push(("TimeControl".to_owned(), text));
    }
    for seat in played.game.position().board().seats() {
        let place = plan.at(played.number, seat);
        tags.push((seat.to_string(), played.names[place].clone()));
        let who = plan.players[place].name();
        tags.push((format!("{seat}Type"), who.into_owned()));
    }
    if let Ending::Forfeit { loser, why } = &played.ending {
        let termination = match played.reason() {
            "time" => Termination::Time,
            _ => Termination::Abandoned,
        };
        // The game has not ended on the board.
        let _ = record.set_ending(Some(termination), played.shares());
        let reason = why.told(&context.say);
        tags.push(("Loser".to_owned(), loser.to_string()));
        tags.push(("Reason".to_owned(), reason));
    }
    for (name, value) in tags {
        // What does not fit is left out.
        let _ = record.tags_mut().set(&name, &value);
    }
    Some(record)
}
