//! A lock that one process holds, and that is free when the process is gone.

use std::fs::{self, File, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

// By their names, since the methods that `File` has by now would be others on
// the oldest supported compiler.
use fs4::{FileExt, TryLockError};

/// How often and how long to wait for somebody who only looks whether the lock
/// is free.
const TRIES: usize = 10;
const PAUSE: Duration = Duration::from_millis(20);

/// A lock file that this process holds. It is taken away when this is dropped;
/// when the process is killed the file stays, and the lock is free.
#[derive(Debug)]
pub(super) struct Lock {
    /// Closing it frees the lock.
    _file: File,
    path: PathBuf,
}

/// Why there is no lock.
#[derive(Debug)]
pub enum LockError {
    /// Another process holds it.
    Taken,
    /// The lock file cannot be made or locked.
    Io(io::Error),
}

impl From<io::Error> for LockError {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

impl LockError {
    /// The error as one of files.
    #[must_use]
    pub fn into_io(self) -> io::Error {
        match self {
            Self::Taken => io::ErrorKind::ResourceBusy.into(),
            Self::Io(error) => error,
        }
    }
}

impl Lock {
    /// Takes the lock.
    pub(super) fn take(path: &Path) -> Result<Self, LockError> {
        for attempt in 0..TRIES {
            if attempt > 0 {
                thread::sleep(PAUSE);
            }
            let file = OpenOptions::new()
                .create(true)
                .truncate(false)
                .write(true)
                .open(path)?;
            match FileExt::try_lock(&file) {
                // Somebody may have taken the file away in between.
                Ok(()) if is_at(&file, path) => {
                    return Ok(Self {
                        _file: file,
                        path: path.to_owned(),
                    });
                }
                Ok(()) | Err(TryLockError::WouldBlock) => {}
                Err(TryLockError::Error(error)) => return Err(error.into()),
            }
        }
        Err(LockError::Taken)
    }

    /// Whether nobody holds the lock.
    pub(super) fn is_free(path: &Path) -> bool {
        // A shared lock disturbs nobody else who looks.
        match File::open(path) {
            Ok(file) => FileExt::try_lock_shared(&file).is_ok(),
            Err(_) => true,
        }
    }
}

impl Drop for Lock {
    fn drop(&mut self) {
        // If it stays it does no harm.
        let _ = fs::remove_file(&self.path);
    }
}

/// Whether an open file is still the one with this name.
#[cfg(unix)]
fn is_at(file: &File, path: &Path) -> bool {
    use std::os::unix::fs::MetadataExt;
    match (file.metadata(), fs::metadata(path)) {
        (Ok(open), Ok(named)) => (open.dev(), open.ino()) == (named.dev(), named.ino()),
        _ => false,
    }
}

/// Whether an open file is still the one with this name: elsewhere an open
/// file cannot be replaced.
#[cfg(not(unix))]
fn is_at(_: &File, path: &Path) -> bool {
    path.exists()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_holds_it_at_a_time_and_leaves_nothing_behind() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.lock");
        assert!(Lock::is_free(&path));
        let lock = Lock::take(&path).unwrap();
        assert!(!Lock::is_free(&path));
        assert!(matches!(Lock::take(&path), Err(LockError::Taken)));
        drop(lock);
        assert!(!path.exists() && Lock::is_free(&path));
        drop(Lock::take(&path).unwrap());
    }

    #[test]
    fn the_file_of_a_dead_process_locks_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.lock");
        fs::write(&path, "").unwrap();
        assert!(Lock::is_free(&path));
        Lock::take(&path).unwrap();
    }

    #[test]
    fn threads_that_want_it_at_once_have_it_one_after_the_other() {
        let folder = tempfile::tempdir().unwrap();
        let path = &folder.path().join("a.lock");
        let inside = &std::sync::atomic::AtomicUsize::new(0);
        let order = std::sync::atomic::Ordering::SeqCst;
        thread::scope(|scope| {
            for _ in 0..4 {
                scope.spawn(move || {
                    for _ in 0..50 {
                        if let Ok(lock) = Lock::take(path) {
                            assert_eq!(inside.fetch_add(1, order), 0);
                            thread::yield_now();
                            inside.fetch_sub(1, order);
                            drop(lock);
                        }
                    }
                });
            }
        });
    }
}
