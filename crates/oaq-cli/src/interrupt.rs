//! Ctrl-C, for commands that have something to finish before they end.

use std::fs;
use std::io::{self, BufWriter, Stdout, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{LazyLock, Mutex, MutexGuard, PoisonError, mpsc};
use std::thread;
use std::time::{Duration, Instant};

use crate::keyboard;

/// Whether a command looks at [`ASKED`] often enough to end by itself.
static LISTENED_TO: AtomicBool = AtomicBool::new(false);

/// Whether Ctrl-C was pressed.
static ASKED: AtomicBool = AtomicBool::new(false);

/// Whether the command that looks may be kept from that by its input, which
/// may be a pipe on which nothing comes.
static WAITS_FOR_INPUT: AtomicBool = AtomicBool::new(false);

/// How long such a command has to end by itself.
const GRACE: Duration = Duration::from_millis(300);

/// The files that are being written and are of no use before they are whole.
static UNFINISHED: Mutex<Vec<PathBuf>> = Mutex::new(Vec::new());

/// The standard output.
static OUT: LazyLock<Mutex<BufWriter<Stdout>>> =
    LazyLock::new(|| Mutex::new(BufWriter::with_capacity(64 * 1024, io::stdout())));

/// Takes note of Ctrl-C; gives whether the program need not be ended: the
/// command that runs will end by itself, or a game that asks for a line hears
/// of it there. The second time a command does not: whoever asks twice wants it
/// at once. Nor does a command that waits for input, for which this waits a
/// moment.
///
/// This is what a program that calls [`run`](crate::run) does when it is
/// interrupted; where it gives `false`, the program ends itself. What would be
/// left half-written then is taken away, and engines that are running end.
pub fn interrupt() -> bool {
    if keyboard::interrupt() {
        return true;
    }
    let first = !ASKED.swap(true, Ordering::Relaxed);
    let will_end = first && listened_to() && (!waits_for_input() || ends_in_time());
    if !will_end {
        if waits_for_input() {
            print_what_is_whole();
        }
        oaq_play::ugi::kill_all();
        for path in unfinished().drain(..) {
            let _ = fs::remove_file(path);
        }
    }
    will_end
}

/// Whether Ctrl-C ends what goes on, and not the program.
pub(crate) fn listened_to() -> bool {
    LISTENED_TO.load(Ordering::Relaxed)
}

fn waits_for_input() -> bool {
    WAITS_FOR_INPUT.load(Ordering::Relaxed)
}

fn ends_in_time() -> bool {
    let begin = Instant::now();
    while listened_to() {
        if begin.elapsed() > GRACE {
            return false;
        }
        thread::sleep(GRACE / 30);
    }
    true
}

/// Prints what has been written and held back, unless nobody takes it.
fn print_what_is_whole() {
    let (done, wait) = mpsc::channel();
    thread::spawn(move || {
        if let Ok(mut out) = OUT.try_lock() {
            let _ = out.flush();
        }
        let _ = done.send(());
    });
    let _ = wait.recv_timeout(GRACE);
}

fn unfinished() -> MutexGuard<'static, Vec<PathBuf>> {
    UNFINISHED.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A file that is taken away if the program is interrupted while this is there.
pub(crate) struct Unfinished(PathBuf);

impl Unfinished {
    pub(crate) fn new(path: &Path) -> Self {
        unfinished().push(path.to_owned());
        Self(path.to_owned())
    }
}

impl Drop for Unfinished {
    fn drop(&mut self) {
        unfinished().retain(|path| *path != self.0);
    }
}

/// The standard output of the process, of which an interrupted command leaves
/// nothing behind that it has written.
pub(crate) struct Output;

impl Output {
    fn get() -> MutexGuard<'static, BufWriter<Stdout>> {
        OUT.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Write for Output {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        Self::get().write(bytes)
    }

    fn write_all(&mut self, bytes: &[u8]) -> io::Result<()> {
        Self::get().write_all(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Self::get().flush()
    }
}

impl Drop for Output {
    fn drop(&mut self) {
        let _ = self.flush();
    }
}

/// A command that looks whether it was [`asked`] to end, while this is there.
pub(crate) struct Listening(());

impl Listening {
    pub(crate) fn begin() -> Self {
        forget();
        LISTENED_TO.store(true, Ordering::Relaxed);
        Self(())
    }

    /// For a command that looks only when input comes.
    pub(crate) fn begin_reading() -> Self {
        WAITS_FOR_INPUT.store(true, Ordering::Relaxed);
        Self::begin()
    }
}

impl Drop for Listening {
    fn drop(&mut self) {
        WAITS_FOR_INPUT.store(false, Ordering::Relaxed);
        LISTENED_TO.store(false, Ordering::Relaxed);
    }
}

/// Whether the user wants the command to end.
pub(crate) fn asked() -> bool {
    ASKED.load(Ordering::Relaxed)
}

/// Forgets that it was wanted, for what goes on all the same.
pub(crate) fn forget() {
    ASKED.store(false, Ordering::Relaxed);
}
