//! Looking at the games of a file without leaving the one that is played.

use std::fs::{self, File};
use std::io::{self, BufReader};
use std::path::{Path, PathBuf};

use oaq_notation::record::{ReadGame, ReadOptions, Record};

use super::files::LISTED;
use super::{Response, Session};
use crate::commands::games;
use crate::{diagnostics, errors, text};

/// A file whose games are shown, some at a time.
#[derive(Debug)]
pub(super) struct Browsed {
    path: PathBuf,
    /// The number of the game that is shown next.
    next: u64,
}

impl Session {
    /// Lists the games of a file, goes on with the list, or shows one of them.
    pub(super) fn records(&mut self, typed: &str) -> Response {
        let (path, from) = match (self.numbered(typed), &self.browsed) {
            (Some((path, Some(number))), _) => return self.show_game(&path, number),
            (Some((path, None)), _) => (path, 1),
            (None, Some(browsed)) => (browsed.path.clone(), browsed.next),
            (None, None) => return self.refuse(&self.say.msg("records-usage")),
        };
        let shown = errors::harmless(&path.display().to_string());
        let games = match self.games_from(&path, from) {
            Ok(games) => games,
            Err(error) => return self.cannot_read(&shown, &error),
        };
        let lang = self.say.lang();
        let (name, load) = (
            super::command::Command::Records.name(lang),
            super::command::Command::Load.name(lang),
        );
        if games.is_empty() {
            self.browsed = None;
            let id = if from == 1 {
                "no-game-in"
            } else {
                "records-end"
            };
            let text = self.say.format(id, &[("path", shown.into())]);
            return if from == 1 {
                self.refuse(&text)
            } else {
                Response::done(self.prose(&text))
            };
        }
        let mut lines = Vec::new();
        for game in games.iter().take(LISTED) {
            let mut line = format!("{}. {}", game.number, self.summary(&game.record, None));
            if !game.is_good() {
                line = format!("{line} {}", self.say.msg("records-bad"));
            }
            lines.push(text::item(&line, self.wrapping()));
        }
        let more = games.len() > LISTED;
        let last = games[games.len().min(LISTED) - 1].number;
        self.browsed = Some(Browsed {
            next: if more { last + 1 } else { 1 },
            path,
        });
        let args = [
            ("more", if more { "yes" } else { "no" }.into()),
            ("records", name.into()),
            ("load", load.into()),
            ("path", shown.into()),
            ("number", last.to_string().into()),
        ];
        lines.push(self.prose(&self.say.format("records-more", &args)));
        Response::done(lines.join("\n"))
    }

    /// Some games of a file, one more than are listed at once.
    fn games_from(&self, path: &Path, from: u64) -> io::Result<Vec<ReadGame>> {
        if fs::metadata(path).is_ok_and(|found| !found.is_file()) {
            return Err(io::Error::other(errors::no_file(&self.say, path)));
        }
        let options = ReadOptions::new(&self.variants.book);
        let input = Box::new(BufReader::new(File::open(path)?));
        let (games, _) = games(input, options, &self.variants.book)?;
        games
            .filter(|game| game.as_ref().map_or(true, |game| game.number >= from))
            .take(LISTED + 1)
            .collect()
    }

    fn cannot_read(&self, path: &str, error: &io::Error) -> Response {
        let args = [("path", path.into()), ("reason", error.to_string().into())];
        self.refuse(&self.say.format("cannot-read", &args))
    }

    /// One game of a file: who played, the moves, how it ended, and the last
    /// position.
    fn show_game(&mut self, path: &Path, number: u64) -> Response {
        let shown = errors::harmless(&path.display().to_string());
        let games = match self.games_from(path, number) {
            Ok(games) => games,
            Err(error) => return self.cannot_read(&shown, &error),
        };
        let game = games
            .into_iter()
            .next()
            .filter(|game| game.number == number);
        let Some(game) = game else {
            let args = [
                ("path", shown.into()),
                ("number", number.to_string().into()),
            ];
            return self.refuse(&self.say.format("no-such-game", &args));
        };
        let mut lines = Vec::new();
        let said = diagnostics::of_game(&self.say, &shown, &game);
        if !said.is_empty() {
            lines.push(text::explanation(&said, self.wrapping()));
        }
        lines.push(self.prose(&self.summary(&game.record, None)));
        let rules = self.variants.of_record(game.record.rules()).name(&self.say);
        lines.push(
            self.say
                .format("greeting-rules", &[("rules", rules.into())]),
        );
        lines.push(self.prose(&movetext(&game.record)));
        let last = game.record.position(game.record.last());
        let board = self.look.board(
            &self.say,
            (&last.to_setup(), last.is_over()),
            last.rules(),
            None,
        );
        lines.push(if self.look.is_drawing() {
            format!("\n{board}\n")
        } else {
            board
        });
        if let Some(outcome) = last.outcome() {
            let names = super::people::names_of(&game.record);
            lines.push(self.prose(&self.say.result(&outcome, &names)));
        }
        self.browsed = Some(Browsed {
            path: path.to_owned(),
            next: number + 1,
        });
        Response::done(lines.join("\n"))
    }
}

/// The moves of a game and its result, as records write them.
fn movetext(record: &Record) -> String {
    let written = record.to_string();
    let tags = written.lines().take_while(|line| line.starts_with('['));
    let moves = written.lines().skip(tags.count());
    moves
        .map(str::trim)
        .filter(|line| !line.is_empty())
        .collect::<Vec<_>>()
        .join(" ")
}
