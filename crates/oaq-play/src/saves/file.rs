//! One file that takes all games of a process, one after the other.

use std::fs;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use super::lock::{Lock, LockError};
use super::replace::{clear_beside, replace};

/// A file of games that this process writes. Those before the one that is
/// played stay as they are.
#[derive(Debug)]
pub struct SaveFile {
    path: PathBuf,
    _lock: Lock,
    before: String,
    /// The game that is played, as it was written last.
    game: String,
}

impl SaveFile {
    /// A file that is written from now on, and the text that is in it; nothing
    /// if it does not exist.
    ///
    /// # Errors
    ///
    /// [`LockError::Taken`] if another process saves into it, or why it cannot be
    /// read.
    pub fn open(path: &Path) -> Result<(Self, Option<String>), LockError> {
        let mut lock = path.as_os_str().to_owned();
        lock.push(".lock");
        let lock = Lock::take(Path::new(&lock))?;
        clear_beside(path);
        let text = match fs::read_to_string(path) {
            Ok(text) => Some(text),
            Err(error) if error.kind() == ErrorKind::NotFound => None,
            Err(error) => return Err(error.into()),
        };
        let file = Self {
            path: path.to_owned(),
            _lock: lock,
            before: String::new(),
            game: String::new(),
        };
        Ok((file, text))
    }

    /// Keeps a text in front of the games.
    pub fn keep_before(&mut self, text: &str) {
        text.clone_into(&mut self.before);
    }

    pub(super) fn write(&mut self, text: &str) -> io::Result<()> {
        replace(&self.path, &joined(&self.before, text))?;
        text.clone_into(&mut self.game);
        Ok(())
    }

    /// Takes the game away that is played; a file with nothing else in it too.
    pub(super) fn forget(&mut self) -> io::Result<()> {
        if self.before.is_empty() {
            fs::remove_file(&self.path)?;
        } else {
            replace(&self.path, &self.before)?;
        }
        self.game.clear();
        Ok(())
    }

    pub(super) fn next_game(&mut self) {
        self.before = joined(&self.before, &self.game);
        self.game.clear();
    }
}

/// Texts of games, with an empty line between them.
#[must_use]
pub fn joined(before: &str, text: &str) -> String {
    match before.trim_end() {
        "" => text.to_owned(),
        _ if text.is_empty() => before.to_owned(),
        before => format!("{before}\n\n{text}"),
    }
}
