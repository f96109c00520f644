//! The folder of the games that are saved by themselves.

use std::fs::{self, File};
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};
use std::process;
use std::time::SystemTime;

use oaq_core::files::RuleBook;
use oaq_notation::record::{
    Diagnostic, Issue, MAX_GAME, ReadGame, ReadOptions, Record, Severity, read_all,
};

use super::lock::{Lock, LockError};
use super::replace::{UNFINISHED, clear_beside, replace};
use super::{UNDONE, clock};

/// How many games are kept.
const KEPT: usize = 10;

/// The ends of names: a game, and the lock of whoever plays it.
const GAME: &str = "oaq";
const LOCK: &str = "lock";

/// A folder of saved games. It is made when the first one is saved.
#[derive(Clone, Debug)]
pub struct Folder {
    path: PathBuf,
}

/// A saved game, as it is found.
#[derive(Debug)]
pub struct Saved {
    /// Its file.
    pub path: PathBuf,
    /// When it was saved last.
    pub when: SystemTime,
    /// Whether another process is playing it.
    pub in_use: bool,
    /// The game, or what is wrong with the file.
    pub game: Result<Box<Record>, Damage>,
}

/// What is wrong with a file.
#[derive(Debug)]
pub enum Damage {
    /// It cannot be read.
    Unreadable(io::Error),
    /// There is no game in it.
    NoGame,
    /// Not all of the game can be read: from this line on.
    Line(u64),
}

impl Saved {
    /// Whether the game can be gone on with.
    #[must_use]
    pub fn is_unfinished(&self) -> bool {
        let undone = |record: &Record| record.tags().get(UNDONE).is_some();
        let game = self.game.as_ref();
        game.is_ok_and(|record| record.result().is_none() || undone(record))
    }
}

/// The place of a game that this process plays: a file, and its lock.
#[derive(Debug)]
pub struct Slot {
    path: PathBuf,
    _lock: Lock,
}

impl Slot {
    /// Takes a game over from a process that is gone.
    ///
    /// # Errors
    ///
    /// [`LockError::Taken`] if another process plays it, or why it is not there.
    pub fn take_over(path: &Path) -> Result<Self, LockError> {
        let lock = Lock::take(&path.with_extension(LOCK))?;
        // It might have been dropped since it was listed.
        fs::metadata(path)?;
        clear_beside(path);
        Ok(Self {
            path: path.to_owned(),
            _lock: lock,
        })
    }

    /// Saves the game.
    ///
    /// # Errors
    ///
    /// What the file system says.
    pub fn write(&self, text: &str) -> io::Result<()> {
        replace(&self.path, text)
    }

    /// Takes the game away, and gives the place up.
    ///
    /// # Errors
    ///
    /// What the file system says.
    pub fn remove(self) -> io::Result<()> {
        fs::remove_file(&self.path)
    }

    /// The file.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }
}

impl Folder {
    /// The folder at this place, which may not exist yet.
    #[must_use]
    pub fn new(path: PathBuf) -> Self {
        Self { path }
    }

    /// Where it is.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The games in the folder, the one saved last first.
    #[must_use]
    pub fn list(&self, book: &RuleBook) -> Vec<Saved> {
        let mut games: Vec<Saved> = self
            .files()
            .filter(|path| path.extension().is_some_and(|e| e == GAME))
            .map(|path| Saved {
                when: changed(&path),
                in_use: !Lock::is_free(&path.with_extension(LOCK)),
                game: read_saved(&path, book),
                path,
            })
            .collect();
        games.sort_by(|a, b| (b.when, &b.path).cmp(&(a.when, &a.path)));
        games
    }

    fn files(&self) -> impl Iterator<Item = PathBuf> + use<> {
        let entries = fs::read_dir(&self.path).into_iter().flatten().flatten();
        entries.map(|entry| entry.path())
    }

    /// A place for a game that begins. Makes room for it: of the games that
    /// nobody plays, those that are finished go first, then those saved
    /// longest ago. What cannot be read stays.
    ///
    /// # Errors
    ///
    /// What the file system says.
    pub fn begin(&self, book: &RuleBook) -> Result<Slot, LockError> {
        fs::create_dir_all(&self.path)?;
        let name = format!("game-{}-{}", clock::stamp(), process::id());
        for number in 1.. {
            let path = match number {
                1 => self.path.join(format!("{name}.{GAME}")),
                _ => self.path.join(format!("{name}-{number}.{GAME}")),
            };
            if path.exists() {
                continue;
            }
            match Lock::take(&path.with_extension(LOCK)) {
                Ok(_) if path.exists() => {}
                Ok(lock) => {
                    self.make_room(book);
                    return Ok(Slot { path, _lock: lock });
                }
                Err(LockError::Taken) => {}
                Err(error) => return Err(error),
            }
        }
        Err(LockError::Taken)
    }

    /// Removes what is too much by one, and what killed processes left behind.
    fn make_room(&self, book: &RuleBook) {
        let mut games = self.list(book);
        games.retain(|saved| saved.game.is_ok());
        games.sort_by_key(|saved| !saved.is_unfinished());
        for saved in games.iter().skip(KEPT - 1).filter(|saved| !saved.in_use) {
            if let Ok(_lock) = Lock::take(&saved.path.with_extension(LOCK)) {
                let _ = fs::remove_file(&saved.path);
            }
        }
        self.clear();
    }

    /// Removes what killed processes left behind besides games.
    pub fn clear(&self) {
        for path in self.files() {
            let Some(game) = game_of(&path) else { continue };
            let lock = game.with_extension(LOCK);
            // A lock that was taken goes away by itself.
            if Lock::is_free(&lock)
                && let Ok(_lock) = Lock::take(&lock)
                && path != lock
            {
                let _ = fs::remove_file(&path);
            }
        }
    }
}

/// The game that a lock or an unfinished file belongs to.
fn game_of(path: &Path) -> Option<PathBuf> {
    if path.extension().is_some_and(|e| e == LOCK) {
        return Some(path.with_extension(GAME));
    }
    let name = path.file_name()?.to_str()?.strip_prefix('.')?;
    let (game, _) = name.strip_suffix(UNFINISHED)?.rsplit_once('.')?;
    Some(path.with_file_name(game))
}

fn changed(path: &Path) -> SystemTime {
    let changed = fs::metadata(path).and_then(|found| found.modified());
    changed.unwrap_or(SystemTime::UNIX_EPOCH)
}

/// Reads the game of a file.
///
/// # Errors
///
/// What is wrong with it.
pub fn read_saved(path: &Path, book: &RuleBook) -> Result<Box<Record>, Damage> {
    let mut bytes = Vec::new();
    let file = File::open(path).map(|file| file.take(MAX_GAME as u64 + 1));
    file.and_then(|mut file| file.read_to_end(&mut bytes))
        .map_err(Damage::Unreadable)?;
    let text = String::from_utf8_lossy(&bytes);
    let mut games = read_all(&text, &ReadOptions::new(book)).into_iter();
    let game = games.next().ok_or(Damage::NoGame)?;
    match damaged_from(&game) {
        Some(line) => Err(Damage::Line(line)),
        None => Ok(Box::new(game.record)),
    }
}

/// The line from which on something of a saved game is missing or wrong.
#[must_use]
pub fn damaged_from(game: &ReadGame) -> Option<u64> {
    // What was saved has a result at its end; if that is missing, so may be
    // moves.
    let cut = |d: &&Diagnostic| d.severity == Severity::Error || d.issue == Issue::NoResult;
    game.diagnostics.iter().find(cut).map(|d| d.line)
}

#[cfg(test)]
mod tests {
    use oaq_notation::record::NodeId;

    use super::*;

    fn record(plies: usize) -> Record {
        let book = RuleBook::shipped();
        let mut record = Record::new(book.get("standard").unwrap().into());
        let mut at = NodeId::ROOT;
        for _ in 0..plies {
            let position = record.position(at);
            let m = position.legal_moves().iter().next().unwrap();
            at = record.add_move(at, m).unwrap();
        }
        record
    }

    fn resigned() -> Record {
        let mut record = record(2);
        record.resign(oaq_core::Player::A).unwrap();
        record
    }

    fn lengths(folder: &Folder) -> Vec<usize> {
        let games = folder.list(&RuleBook::shipped());
        games
            .iter()
            .map(|saved| saved.game.as_ref().map_or(99, |record| record.len()))
            .collect()
    }

    /// Files get times that differ, whatever the file system's clock.
    fn save(folder: &Folder, record: &Record, age: u64) -> PathBuf {
        let slot = folder.begin(&RuleBook::shipped()).unwrap();
        slot.write(&record.to_string()).unwrap();
        let time = SystemTime::now() - std::time::Duration::from_secs(age);
        let file = File::options().write(true).open(slot.path()).unwrap();
        file.set_modified(time).unwrap();
        slot.path().to_owned()
    }

    #[test]
    fn the_last_ten_are_kept_and_finished_ones_go_first() {
        let temporary = tempfile::tempdir().unwrap();
        let folder = Folder::new(temporary.path().join("deep").join("games"));
        assert!(lengths(&folder).is_empty());
        for plies in 1..=9 {
            save(&folder, &record(plies), 1000 - plies as u64);
        }
        save(&folder, &resigned(), 1);
        assert_eq!(lengths(&folder), [2, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
        save(&folder, &record(10), 0);
        assert_eq!(lengths(&folder), [10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
        save(&folder, &record(11), 0);
        let mut kept = lengths(&folder);
        kept.sort_unstable();
        assert_eq!(kept, [2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
        let files = fs::read_dir(folder.path()).unwrap().count();
        assert_eq!(files, 10, "no lock is left");
    }

    #[test]
    fn what_is_played_or_damaged_stays() {
        let temporary = tempfile::tempdir().unwrap();
        let folder = Folder::new(temporary.path().to_owned());
        let book = RuleBook::shipped();
        let played = save(&folder, &record(3), 5000);
        let held = Slot::take_over(&played).unwrap();
        let damaged = save(&folder, &record(4), 5000);
        let text = fs::read_to_string(&damaged).unwrap();
        fs::write(&damaged, &text[..text.len() - 4]).unwrap();
        for _ in 0..12 {
            save(&folder, &record(1), 0);
        }
        assert!(played.exists() && damaged.exists());
        let list = folder.list(&book);
        assert_eq!(list.len(), 12);
        let at = |path: &PathBuf| list.iter().find(|saved| saved.path == *path).unwrap();
        assert!(at(&played).in_use && at(&played).is_unfinished());
        assert!(matches!(at(&damaged).game, Err(Damage::Line(_))));
        assert!(matches!(Slot::take_over(&played), Err(LockError::Taken)));
        drop(held);
        Slot::take_over(&played).unwrap();
        assert!(matches!(
            Slot::take_over(&temporary.path().join("none.oaq")),
            Err(LockError::Io(_))
        ));
    }

    /// A text cut off anywhere is damage, never a shorter game.
    #[test]
    fn a_cut_file_is_never_taken_for_a_game() {
        let temporary = tempfile::tempdir().unwrap();
        let path = temporary.path().join("a.oaq");
        let book = RuleBook::shipped();
        for mut record in [record(12), resigned()] {
            record.tags_mut().set("A", "Tí").unwrap();
            let text = record.to_string();
            for end in 0..text.trim_end().len() {
                fs::write(&path, &text.as_bytes()[..end]).unwrap();
                assert!(read_saved(&path, &book).is_err(), "{end}");
            }
            fs::write(&path, text).unwrap();
            assert_eq!(*read_saved(&path, &book).unwrap(), record);
        }
        fs::write(&path, [0, 159, 146, 150, b'[', 10, 255]).unwrap();
        assert!(read_saved(&path, &book).is_err());
        assert!(matches!(
            read_saved(temporary.path(), &book),
            Err(Damage::Unreadable(_))
        ));
    }

    #[test]
    fn what_killed_processes_left_behind_is_cleared_away() {
        let temporary = tempfile::tempdir().unwrap();
        let folder = Folder::new(temporary.path().to_owned());
        let place = |name: &str| temporary.path().join(name);
        for name in [
            "game-1-2.lock",
            ".game-1-2.oaq.2.tmp",
            ".game-9-9.oaq.9.tmp",
        ] {
            fs::write(place(name), "").unwrap();
        }
        fs::write(place("mine.txt"), "").unwrap();
        let held = Lock::take(&place("game-9-9.lock")).unwrap();
        save(&folder, &record(1), 0);
        assert!(!place("game-1-2.lock").exists() && !place(".game-1-2.oaq.2.tmp").exists());
        assert!(
            place(".game-9-9.oaq.9.tmp").exists(),
            "somebody is writing it"
        );
        assert!(place("mine.txt").exists());
        drop(held);
    }
}
