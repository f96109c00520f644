//! Games in files that the user names.

use std::fs::{self, File};
use std::io::{self, BufReader};
use std::path::{Path, PathBuf};

use oaq_notation::record::{MAX_GAME, ReadGame, ReadOptions};

use super::{Line, Response, Session};
use crate::commands::games;
use crate::saves::{joined, replace};
use crate::{diagnostics, errors, text};
use oaq_play::Sheet;

/// How many games of a file are listed.
pub(super) const LISTED: usize = 20;

/// A file with nothing in it but the game, as it was when it was read or
/// written last.
#[derive(Debug)]
pub(super) struct Filed {
    path: PathBuf,
    /// All that is in it; nothing if that is more than the game.
    text: Option<String>,
}

impl Filed {
    /// Whether nobody else has changed the file.
    fn is_as_it_was(&self) -> bool {
        let text = fs::read_to_string(&self.path).ok();
        text.is_some() && text == self.text
    }
}

/// Why a file is not written.
enum Unwritten {
    Exists,
    Io(io::Error),
}

impl From<io::Error> for Unwritten {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

impl Session {
    /// Begins another game; the one before stays where it is saved.
    pub(super) fn put(&mut self, sheet: Sheet) {
        self.keeper.next_game();
        self.sheet = sheet;
        self.filed = None;
        self.untouched = None;
        self.set_up = None;
        self.turn_to_seat();
    }

    /// As [`put`](Self::put), with the rules of the game, and the players that
    /// it says were the computer.
    pub(super) fn put_record(&mut self, sheet: Sheet) {
        self.obey_tags(sheet.record());
        self.put(sheet);
    }

    /// Saves the game where the user says.
    pub(super) fn save(&mut self, typed: &str) -> Response {
        let (options, name) = flags(typed);
        let (mut append, mut over) = (false, false);
        for option in options {
            match option {
                "--append" => append = true,
                "--replace" => over = true,
                other => return self.refuse_option(other, &["--append", "--replace"]),
            }
        }
        if append && over {
            let args = [("name", "--append".into()), ("other", "--replace".into())];
            return self.refuse(&self.say.format("usage-conflict", &args));
        }
        let path = match (name, &self.filed) {
            ("", Some(filed)) if filed.text.is_some() => filed.path.clone(),
            ("", Some(filed)) => {
                let path = errors::harmless(&filed.path.display().to_string());
                return self.refuse(&self.say.format("save-among", &[("path", path.into())]));
            }
            ("", None) => return self.refuse(&self.say.msg("save-usage")),
            (name, _) => {
                let path = self.path(name);
                if path.extension().is_none() && !path.exists() {
                    path.with_extension("oaq")
                } else {
                    path
                }
            }
        };
        let record = self.sign(self.sheet.kept(), false);
        let shown = errors::harmless(&path.display().to_string());
        match self.write(&path, &record.to_string(), append, over) {
            Ok(()) => {
                let args = [
                    ("path", shown.into()),
                    ("plies", record.mainline().count().into()),
                ];
                Response::done(self.prose(&self.say.format("game-saved", &args)))
            }
            Err(Unwritten::Exists) => {
                let name = match name {
                    "" => shown.clone(),
                    name => errors::harmless(name),
                };
                let args = [("path", shown.into()), ("name", name.into())];
                self.refuse(&self.say.format("save-exists", &args))
            }
            Err(Unwritten::Io(error)) => {
                let args = [("path", shown.into()), ("reason", error.to_string().into())];
                self.refuse(&self.say.format("cannot-write", &args))
            }
        }
    }

    fn write(
        &mut self,
        path: &Path,
        game: &str,
        append: bool,
        over: bool,
    ) -> Result<(), Unwritten> {
        match fs::metadata(path) {
            Ok(found) if !found.is_file() => {
                return Err(io::Error::other(errors::no_file(&self.say, path)).into());
            }
            Ok(_) if append => {
                let text = joined(&fs::read_to_string(path)?, game);
                replace(path, &text)?;
                // It is one of several games there.
                self.filed = None;
                return Ok(());
            }
            Ok(_) => {
                let filed = self.filed.as_ref().filter(|filed| filed.path == path);
                if !over && !filed.is_some_and(Filed::is_as_it_was) {
                    return Err(Unwritten::Exists);
                }
            }
            Err(_) => {}
        }
        replace(path, game)?;
        self.filed = Some(Filed {
            path: path.to_owned(),
            text: Some(game.to_owned()),
        });
        Ok(())
    }

    /// Loads a game of a file, to go on with it.
    pub(super) fn load(&mut self, typed: &str, line: &Line<'_>) -> Response {
        let (options, rest) = flags(typed);
        let mut lenient = false;
        for option in options {
            match option {
                "--lenient" => lenient = true,
                other => return self.refuse_option(other, &["--lenient"]),
            }
        }
        let Some((path, number)) = self.numbered(rest) else {
            return self.refuse(&self.say.msg("load-usage"));
        };
        let shown = errors::harmless(&path.display().to_string());
        let (games, is_json) = match self.read_games(&path, number, lenient) {
            Ok(read) => read,
            Err(error) => {
                let args = [("path", shown.into()), ("reason", error.to_string().into())];
                return self.refuse(&self.say.format("cannot-read", &args));
            }
        };
        let game = match (<[ReadGame; 1]>::try_from(games), number) {
            (Ok([game]), _) => game,
            (Err(games), None) if games.len() > 1 => {
                return self.refuse(&self.which(&shown, &games));
            }
            (Err(_), Some(number)) if number != 1 => {
                let args = [
                    ("path", shown.into()),
                    ("number", number.to_string().into()),
                ];
                return self.refuse(&self.say.format("no-such-game", &args));
            }
            _ => return self.refuse(&self.say.format("no-game-in", &[("path", shown.into())])),
        };
        let said = diagnostics::of_game(&self.say, &shown, &game);
        if !game.is_good() {
            let again = self.say.msg("load-lenient");
            return self.refuse(&format!("{said}\n{again}"));
        }
        if let Some(refused) = self.hold_back(line) {
            return refused;
        }
        let alone = number.is_none() && !lenient && !is_json;
        let text = if alone { small_text(&path) } else { None };
        self.put_record(Sheet::of_record(game.record));
        self.filed = Some(Filed { path, text });
        self.untouched = Some(self.sheet.record().clone());
        let loaded = self.beginning();
        if said.is_empty() {
            return Response::done(loaded);
        }
        let said = text::explanation(&said, self.wrapping());
        Response::done(format!("{said}\n{loaded}"))
    }

    /// What there is to see of a game that is gone on with.
    pub(super) fn beginning(&self) -> String {
        let line = self.prose(&self.summary(self.sheet.record(), None));
        let board = self.with_ending(self.board());
        format!("{line}\n{}\n{board}", self.rules_line())
    }

    /// The games of a file, to choose from.
    fn which(&self, path: &str, games: &[ReadGame]) -> String {
        let args = [("path", path.into())];
        let mut lines = vec![self.say.format("load-which", &args)];
        for game in games.iter().take(LISTED) {
            let summary = self.summary(&game.record, None);
            lines.push(format!("  {}. {summary}", game.number));
        }
        if games.len() > LISTED {
            lines.push("  …".to_owned());
        }
        lines.join("\n")
    }

    /// The game with a number, or the first games of a file if there is none;
    /// and whether they are JSON, which is not written here.
    fn read_games(
        &self,
        path: &Path,
        number: Option<u64>,
        lenient: bool,
    ) -> io::Result<(Vec<ReadGame>, bool)> {
        if fs::metadata(path).is_ok_and(|found| !found.is_file()) {
            return Err(io::Error::other(errors::no_file(&self.say, path)));
        }
        let options = ReadOptions::new(&self.variants.book).lenient(lenient);
        let input = Box::new(BufReader::new(File::open(path)?));
        let (games, is_json) = games(input, options, &self.variants.book)?;
        let games: io::Result<Vec<ReadGame>> = match number {
            None => games.take(LISTED + 1).collect(),
            Some(number) => games
                .filter(|game| game.as_ref().map_or(true, |game| game.number == number))
                .take(1)
                .collect(),
        };
        Ok((games?, is_json))
    }

    /// The path that a text names, and the number behind it.
    pub(super) fn numbered(&self, typed: &str) -> Option<(PathBuf, Option<u64>)> {
        let whole = self.existing(typed);
        let split = typed.rsplit_once(char::is_whitespace);
        let number = split.and_then(|(name, n)| Some((name.trim_end(), n.parse().ok()?)));
        match number {
            _ if typed.is_empty() => None,
            Some((name, number)) if !whole.exists() => Some((self.existing(name), Some(number))),
            _ => Some((whole, None)),
        }
    }

    /// The file that a name stands for, which need not have its ending.
    fn existing(&self, name: &str) -> PathBuf {
        let path = self.path(name);
        let longer = path.with_extension("oaq");
        if path.extension().is_none() && !path.is_file() && longer.is_file() {
            return longer;
        }
        path
    }

    /// The path that somebody types: perhaps in quotes, perhaps with `~`.
    fn path(&self, typed: &str) -> PathBuf {
        let quoted = |quote| typed.strip_prefix(quote)?.strip_suffix(quote);
        let name = quoted('"').or_else(|| quoted('\'')).unwrap_or(typed);
        match (name.strip_prefix("~/"), &self.home) {
            (Some(rest), Some(home)) => home.join(rest),
            _ => PathBuf::from(name),
        }
    }

    fn refuse_option(&self, option: &str, known: &[&str]) -> Response {
        let text = errors::unknown(&self.say, "usage-argument", option, known.iter().copied());
        self.refuse(&text)
    }
}

/// The options at the beginning of what was typed, and the rest.
fn flags(typed: &str) -> (Vec<&str>, &str) {
    let mut options = Vec::new();
    let mut rest = typed.trim();
    while rest.starts_with("--") {
        let (option, behind) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
        options.push(option);
        rest = behind.trim_start();
    }
    (options, rest)
}

/// The text of a file of no more than one game.
fn small_text(path: &Path) -> Option<String> {
    let small = fs::metadata(path).is_ok_and(|found| found.len() <= MAX_GAME as u64);
    small.then(|| fs::read_to_string(path).ok())?
}
