//! Games that are saved by themselves, and going on with them.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use oaq_notation::record::{ReadOptions, read_all};

use super::{Line, Question, Response, ResponseKind, Saving, Session};
use crate::saves::{
    Damage, Keeper, LockError, SaveFile, Saved, Slot, clock, damaged_from, read_saved,
};
use crate::{errors, text};
use oaq_play::Sheet;

/// What means yes and no in an answer, folded: the words of all languages.
const YES: [&str; 7] = ["y", "yes", "c", "co", "s", "sim", "ok"];
const NO: [&str; 6] = ["n", "no", "k", "khong", "nao", "non"];

impl Session {
    /// Begins to save games where the options say.
    pub(super) fn begin_saving(&mut self, saving: &Saving) -> Result<(), String> {
        match saving {
            Saving::Nowhere => {}
            Saving::Folder => match &self.folder {
                Some(folder) => {
                    folder.clear();
                    self.keeper = Keeper::in_folder(folder.clone());
                }
                None => self.warnings.push(self.say.msg("no-state-folder")),
            },
            Saving::File { path, resume } => {
                // What is read from a device may have no end.
                let opened = if fs::metadata(path).is_ok_and(|found| !found.is_file()) {
                    Err(io::Error::other(errors::no_file(&self.say, path)).into())
                } else {
                    SaveFile::open(path)
                };
                let (file, text) = opened.map_err(|error| self.cannot_open(path, error))?;
                self.begin_in_file(file, path, text.as_deref(), *resume)?;
            }
        }
        Ok(())
    }

    fn cannot_open(&self, path: &Path, error: LockError) -> String {
        let path = errors::harmless(&path.display().to_string());
        match error {
            LockError::Taken => self.say.format("file-in-use", &[("path", path.into())]),
            LockError::Io(error) => {
                let args = [("path", path.into()), ("reason", error.to_string().into())];
                self.say.format("cannot-write", &args)
            }
        }
    }

    /// Saves in a file, and goes on with the last game that is in it.
    fn begin_in_file(
        &mut self,
        mut file: SaveFile,
        path: &Path,
        text: Option<&str>,
        resume: bool,
    ) -> Result<(), String> {
        let shown = errors::harmless(&path.display().to_string());
        if text.is_some() && !resume {
            return Err(self
                .say
                .format("autosave-exists", &[("path", shown.into())]));
        }
        let text = text.unwrap_or_default();
        let games = read_all(text, &ReadOptions::new(&self.variants.book));
        let Some(last) = games.into_iter().next_back() else {
            file.keep_before(text);
            self.keeper = Keeper::in_file(file);
            return Ok(());
        };
        if let Some(line) = damaged_from(&last) {
            let args = [("path", shown.into()), ("line", line.to_string().into())];
            return Err(self.say.format("autosave-damaged", &args));
        }
        let sheet = Sheet::of_saved(last.record);
        if sheet.is_over() {
            file.keep_before(text);
        } else {
            let begins = usize::try_from(last.span.start).unwrap_or(0);
            file.keep_before(&text[..begins]);
            self.put_record(sheet);
        }
        self.keeper = Keeper::in_file(file);
        Ok(())
    }

    /// Saves the game, if games are saved and this one has begun. Who only looks
    /// at the beginning of a game that is saved has not lost it.
    pub(super) fn keep(&mut self) {
        let begun = self.sheet.plies() > 0 || self.keeper.has_kept();
        if !self.keeper.keeps() || !begun || self.is_untouched() {
            return;
        }
        let text = self.sign(self.sheet.saved(), true).to_string();
        let kept = self.keeper.keep(&text, &self.variants.book);
        self.warn_unless_saved(kept);
    }

    /// Saves nothing of a game of which all moves have been taken back, until
    /// there is one again.
    pub(super) fn forget(&mut self) {
        let forgotten = self.keeper.forget();
        self.warn_unless_saved(forgotten);
    }

    fn warn_unless_saved(&mut self, saved: io::Result<()>) {
        if let Err(error) = saved {
            let args = [("reason", error.to_string().into())];
            self.warnings
                .push(self.say.format("cannot-autosave", &args));
        }
    }

    /// Whether the game was loaded and nothing has been done to it.
    pub(super) fn is_untouched(&self) -> bool {
        self.untouched.as_ref() == Some(self.sheet.record())
    }

    /// The saved games besides the one that is played.
    fn saved_games(&self) -> Vec<Saved> {
        let Some(folder) = &self.folder else {
            return Vec::new();
        };
        let mut games = folder.list(&self.variants.book);
        games.retain(|saved| self.keeper.slot() != Some(&saved.path));
        games
    }

    /// Asks whether to go on with a game that was not finished, if there is
    /// one.
    pub(super) fn offer(&mut self) {
        let (whole, damaged): (Vec<Saved>, Vec<Saved>) = self
            .saved_games()
            .into_iter()
            .partition(|saved| saved.game.is_ok());
        for saved in damaged {
            self.warnings.push(self.described(&saved));
        }
        let offered = whole
            .into_iter()
            .filter(|saved| saved.is_unfinished() && !saved.in_use);
        self.listed = offered.map(|saved| saved.path).collect();
        if !self.listed.is_empty() {
            self.question = Some(Question::Offer);
        }
    }

    /// The games that are offered.
    pub(super) fn offered(&self) -> String {
        let args = [("count", self.listed.len().into())];
        let mut lines = vec![self.prose(&self.say.format("games-offered", &args))];
        let games = self.saved_games();
        for (number, path) in (1..).zip(&self.listed) {
            if let Some(saved) = games.iter().find(|saved| saved.path == *path) {
                lines.push(self.numbered_line(number, saved));
            }
        }
        lines.join("\n")
    }

    fn numbered_line(&self, number: usize, saved: &Saved) -> String {
        let line = format!("{number}. {}", self.described(saved));
        text::item(&line, self.wrapping())
    }

    /// A saved game in a line.
    fn described(&self, saved: &Saved) -> String {
        let record = match &saved.game {
            Ok(record) => record,
            Err(damage) => return self.damaged(&saved.path, damage),
        };
        let mut line = self.summary(record, Some(clock::moment(saved.when)));
        let rules = self.variants.of_record(record.rules()).name(&self.say);
        line = format!("{line}, {rules}");
        if saved.in_use {
            let args = [("game", line.into())];
            line = self.say.format("game-in-use", &args);
        }
        line
    }

    fn damaged(&self, path: &Path, damage: &Damage) -> String {
        let reason = match damage {
            Damage::Unreadable(error) => error.to_string(),
            Damage::NoGame => self.say.msg("damage-empty"),
            Damage::Line(line) => {
                let args = [("line", line.to_string().into())];
                self.say.format("damage-line", &args)
            }
        };
        let path = errors::harmless(&path.display().to_string());
        let args = [("path", path.into()), ("reason", reason.into())];
        self.say.format("game-damaged", &args)
    }

    /// What the answer to the offer does: goes on with a game, or begins the
    /// new one, for which the line may be meant already.
    pub(super) fn answer_offer(&mut self, line: &str) -> Response {
        let folded = text::fold(line);
        let games = self.listed.len();
        let number = match folded.parse::<usize>() {
            Ok(number) => Some(number),
            Err(_) if YES.contains(&&*folded) => Some(1),
            Err(_) => None,
        };
        if let Some(number) = number {
            let response = if (1..=games).contains(&number) {
                self.resume(number)
            } else {
                let args = [("count", games.into())];
                self.refuse(&self.say.format("offer-number", &args))
            };
            if response.kind == ResponseKind::Refused {
                self.question = Some(Question::Offer);
            }
            return response;
        }
        let opening = self.opening();
        if line.is_empty() || NO.contains(&&*folded) {
            return Response::done(opening);
        }
        let response = self.answer(line);
        let text = format!("{opening}\n{}", response.text);
        Response {
            text: text.trim_end_matches('\n').to_owned(),
            kind: response.kind,
        }
    }

    /// Lists the saved games.
    pub(super) fn show_saved(&mut self) -> Response {
        let games = self.saved_games();
        let Some(folder) = self.folder.as_ref().filter(|_| !games.is_empty()) else {
            return Response::done(self.say.msg("nothing-saved"));
        };
        let path = errors::harmless(&folder.path().display().to_string());
        let mut lines = vec![self.say.format("saved-in", &[("path", path.into())])];
        let (whole, damaged): (Vec<&Saved>, Vec<&Saved>) =
            games.iter().partition(|saved| saved.game.is_ok());
        for (number, saved) in (1..).zip(&whole) {
            lines.push(self.numbered_line(number, saved));
        }
        for saved in damaged {
            lines.push(self.prose(&self.described(saved)));
        }
        self.listed = whole.iter().map(|saved| saved.path.clone()).collect();
        Response::done(lines.join("\n"))
    }

    /// Goes on with the saved game whose number was typed, or the last one.
    pub(super) fn resume_typed(&mut self, typed: &str, line: &Line<'_>) -> Response {
        let number = match typed {
            "" => 1,
            typed => match typed.parse() {
                Ok(number) => number,
                Err(_) => return self.refuse(&self.say.msg("resume-usage")),
            },
        };
        let found = self.number_saved(number, typed.is_empty());
        if let Err(text) = found {
            return self.refuse(&text);
        }
        if let Some(refused) = self.hold_back(line) {
            return refused;
        }
        self.resume(number)
    }

    /// Goes on with a saved game: by its number in the list that was shown
    /// last, or among the unfinished ones, the one saved last first, if none
    /// was.
    pub fn resume(&mut self, number: usize) -> Response {
        let path = match self.number_saved(number, false) {
            Ok(path) => path,
            Err(text) => return self.refuse(&text),
        };
        match self.take_over(&path) {
            Ok(()) => Response::done(self.beginning()),
            Err(text) => self.refuse(&text),
        }
    }

    /// The file of a saved game. `any` asks for the one saved last, whatever
    /// was listed.
    fn number_saved(&mut self, number: usize, any: bool) -> Result<PathBuf, String> {
        if self.listed.is_empty() || any {
            let mut games = self.saved_games();
            games.retain(Saved::is_unfinished);
            let all_in_use = !games.is_empty() && games.iter().all(|saved| saved.in_use);
            games.retain(|saved| !saved.in_use);
            self.listed = games.into_iter().map(|saved| saved.path).collect();
            if all_in_use {
                return Err(self.say.msg("resume-in-use"));
            }
        }
        let path = number.checked_sub(1).and_then(|n| self.listed.get(n));
        path.cloned().ok_or_else(|| match self.listed.len() {
            0 => self.say.msg("nothing-to-resume"),
            count => self.say.format("offer-number", &[("count", count.into())]),
        })
    }

    /// Takes a game over, and goes on with saving it where it is.
    fn take_over(&mut self, path: &Path) -> Result<(), String> {
        let Some(folder) = self.folder.clone() else {
            return Err(self.say.msg("nothing-to-resume"));
        };
        // Where games go into one file, this one does too.
        let keeps_its_place = !self.keeper.is_file();
        let slot = match Slot::take_over(path) {
            Ok(slot) => slot,
            Err(LockError::Taken) => return Err(self.say.msg("resume-in-use")),
            Err(LockError::Io(error)) => {
                let path = errors::harmless(&path.display().to_string());
                let args = [("path", path.into()), ("reason", error.to_string().into())];
                return Err(self.say.format("cannot-read", &args));
            }
        };
        // It is read now that nobody else can change it.
        let record =
            read_saved(path, &self.variants.book).map_err(|damage| self.damaged(path, &damage))?;
        let text = record.to_string();
        self.put_record(Sheet::of_saved(*record));
        if keeps_its_place {
            self.keeper.take_over(folder, slot, text);
        }
        self.listed.clear();
        Ok(())
    }
}
