//! Games that are saved by themselves, so that none is lost.
//!
//! After every move the whole game is written anew, beside its place, and then
//! put there in one step (`replace`). Each process has a place of its own,
//! which it locks (`lock`); the lock of a process that was killed is free, so
//! the next one can go on with the game.

pub mod clock;
mod file;
mod folder;
mod lock;
mod replace;

use std::io;
use std::mem;
use std::path::Path;

use oaq_core::files::RuleBook;

pub use file::{SaveFile, joined};
pub use folder::{Damage, Folder, Saved, Slot, damaged_from, read_saved};
pub use lock::LockError;
pub use replace::replace;

/// The tag that says how many of the last moves are taken back.
pub const UNDONE: &str = "Undone";

/// Where the game goes that is played.
#[derive(Debug, Default)]
enum Place {
    #[default]
    Nowhere,
    Folder {
        folder: Folder,
        /// There is none before the first move.
        slot: Option<Slot>,
    },
    File(SaveFile),
}

/// Saves the game that is played.
#[derive(Debug, Default)]
pub struct Keeper {
    place: Place,
    /// What was saved last.
    written: String,
    /// Whether it was said that saving does not work.
    failed: bool,
}

impl Keeper {
    /// To save into a folder.
    #[must_use]
    pub fn in_folder(folder: Folder) -> Self {
        Self {
            place: Place::Folder { folder, slot: None },
            ..Self::default()
        }
    }

    /// To save into a file.
    #[must_use]
    pub fn in_file(file: SaveFile) -> Self {
        Self {
            place: Place::File(file),
            ..Self::default()
        }
    }

    /// Whether games are saved.
    #[must_use]
    pub fn keeps(&self) -> bool {
        !matches!(self.place, Place::Nowhere)
    }

    /// Whether games are saved into one file.
    #[must_use]
    pub fn is_file(&self) -> bool {
        matches!(self.place, Place::File(_))
    }

    /// Whether the game is saved as it is.
    #[must_use]
    pub fn has_kept(&self) -> bool {
        !self.written.is_empty() && !self.failed
    }

    /// The file in the folder where the game is saved.
    pub fn slot(&self) -> Option<&Path> {
        match &self.place {
            Place::Folder { slot, .. } => slot.as_ref().map(Slot::path),
            _ => None,
        }
    }

    /// Saves the game if it is not as it was saved last.
    ///
    /// # Errors
    ///
    /// Why it cannot be saved; only the first of several times in a row.
    pub fn keep(&mut self, text: &str, book: &RuleBook) -> io::Result<()> {
        if self.written == text {
            return Ok(());
        }
        let saved = match &mut self.place {
            Place::Nowhere => return Ok(()),
            Place::Folder { folder, slot } => match write(folder, slot, text, book) {
                // Somebody cleared the folder away: once more, in a new one.
                Err(error) if error.kind() == io::ErrorKind::NotFound => {
                    *slot = None;
                    write(folder, slot, text, book)
                }
                written => written,
            },
            Place::File(file) => file.write(text),
        };
        match saved {
            Ok(()) => {
                text.clone_into(&mut self.written);
                self.failed = false;
                Ok(())
            }
            Err(_) if mem::replace(&mut self.failed, true) => Ok(()),
            Err(error) => Err(error),
        }
    }

    /// Takes what was saved of the game away, since nothing of it is left: all
    /// of its moves were taken back. Once there is a move again, it is saved
    /// anew.
    ///
    /// # Errors
    ///
    /// Why it cannot be taken away.
    pub fn forget(&mut self) -> io::Result<()> {
        if mem::take(&mut self.written).is_empty() {
            return Ok(());
        }
        match &mut self.place {
            Place::Nowhere => Ok(()),
            Place::Folder { slot, .. } => slot.take().map_or(Ok(()), Slot::remove),
            Place::File(file) => file.forget(),
        }
    }

    /// The game is left as it is, and another one begins.
    pub fn next_game(&mut self) {
        self.written.clear();
        match &mut self.place {
            Place::Nowhere => {}
            Place::Folder { slot, .. } => *slot = None,
            Place::File(file) => file.next_game(),
        }
    }

    /// Goes on with a game of a folder, which stands in it as this text.
    pub fn take_over(&mut self, folder: Folder, slot: Slot, text: String) {
        self.written = text;
        self.place = Place::Folder {
            folder,
            slot: Some(slot),
        };
    }
}

/// Writes a game into its place in a folder, which is made if there is none.
fn write(folder: &Folder, slot: &mut Option<Slot>, text: &str, book: &RuleBook) -> io::Result<()> {
    let made = match slot.take() {
        Some(made) => made,
        None => folder.begin(book).map_err(LockError::into_io)?,
    };
    slot.insert(made).write(text)
}
