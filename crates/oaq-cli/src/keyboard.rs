//! What somebody types at a terminal where there is no line editor, so that
//! Ctrl-C ends the waiting for a line and not the program.
//!
//! A thread of its own reads, since reading cannot be broken off, but only when
//! it is asked to: the line editor, which may take its turn, must get what is
//! typed for it.

use std::error::Error;
use std::fmt;
use std::io::{self, Read};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;

use crate::lines::Unreadable;

/// As much is read at once; a terminal gives no more than a line.
const CHUNK: usize = 4096;

/// Whether a line is asked for, so that Ctrl-C is an answer.
static PROMPTING: AtomicBool = AtomicBool::new(false);

/// Where the keyboard hears of Ctrl-C, if there is one.
static LISTENER: Mutex<Option<Sender<News>>> = Mutex::new(None);

/// What a keyboard may hear of while it waits.
enum News {
    /// What was typed, or why it cannot be known.
    Typed(io::Result<Vec<u8>>),
    /// Ctrl-C.
    Interrupt,
}

/// The standard input of a terminal.
///
/// While a [`Prompt`] is there, Ctrl-C makes reading fail with an error that
/// [`is_interrupt`] knows. The terminal itself forgets the line that was begun.
pub(crate) struct Keyboard {
    news: Receiver<News>,
    sender: Sender<News>,
    /// Asks for more; there is none before the first time.
    asks: Option<Sender<()>>,
    /// Whether it was asked for and has not come.
    awaited: bool,
    /// What was typed and not yet read.
    rest: Vec<u8>,
}

impl Keyboard {
    pub(crate) fn new() -> Self {
        let (sender, news) = mpsc::channel();
        // It hears from the beginning, since Ctrl-C may come as soon as a prompt
        // is seen.
        *listener() = Some(sender.clone());
        Self {
            news,
            sender,
            asks: None,
            awaited: false,
            rest: Vec::new(),
        }
    }

    /// Has the thread that reads, which is begun at the first time, read once.
    fn ask(&mut self) {
        let asks = self.asks.get_or_insert_with(|| {
            let (asks, asked) = mpsc::channel();
            let news = self.sender.clone();
            thread::spawn(move || read_when_asked(&asked, &news));
            asks
        });
        // The thread waits for as long as this is there.
        let _ = asks.send(());
        self.awaited = true;
    }
}

/// Reads once each time it is asked to, until nobody can ask any more.
fn read_when_asked(asked: &Receiver<()>, news: &Sender<News>) {
    for () in asked {
        let mut bytes = vec![0; CHUNK];
        let read = io::stdin().read(&mut bytes).map(|count| {
            bytes.truncate(count);
            bytes
        });
        if news.send(News::Typed(read)).is_err() {
            return;
        }
    }
}

impl Read for Keyboard {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        while self.rest.is_empty() {
            if !self.awaited {
                self.ask();
            }
            match self.news.recv() {
                Ok(News::Typed(typed)) => {
                    self.awaited = false;
                    self.rest = typed?;
                    if self.rest.is_empty() {
                        return Ok(0);
                    }
                }
                // It came too late for the prompt that it was meant for.
                Ok(News::Interrupt) if !is_prompting() => {}
                Ok(News::Interrupt) => return Err(io::Error::other(Interrupted)),
                Err(_) => return Ok(0),
            }
        }
        let count = self.rest.len().min(buffer.len());
        buffer[..count].copy_from_slice(&self.rest[..count]);
        self.rest.drain(..count);
        Ok(count)
    }
}

impl Drop for Keyboard {
    fn drop(&mut self) {
        *listener() = None;
    }
}

fn listener() -> MutexGuard<'static, Option<Sender<News>>> {
    LISTENER.lock().unwrap_or_else(PoisonError::into_inner)
}

fn is_prompting() -> bool {
    PROMPTING.load(Ordering::Relaxed)
}

/// A line is asked for while this is there.
pub(crate) struct Prompt(());

impl Prompt {
    pub(crate) fn begin() -> Self {
        PROMPTING.store(true, Ordering::Relaxed);
        Self(())
    }
}

impl Drop for Prompt {
    fn drop(&mut self) {
        PROMPTING.store(false, Ordering::Relaxed);
    }
}

/// Tells the keyboard of Ctrl-C; whether somebody who waits there hears it.
pub(crate) fn interrupt() -> bool {
    let hears = |listener: &Sender<News>| listener.send(News::Interrupt).is_ok();
    is_prompting() && listener().as_ref().is_some_and(hears)
}

/// Ctrl-C, as an error of reading.
#[derive(Debug)]
struct Interrupted;

impl fmt::Display for Interrupted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("interrupted")
    }
}

impl Error for Interrupted {}

/// Whether reading lines failed because of Ctrl-C.
pub(crate) fn is_interrupt(error: &io::Error) -> bool {
    let cause = Unreadable::cause(error).unwrap_or(error);
    cause
        .get_ref()
        .is_some_and(<dyn Error + Send + Sync>::is::<Interrupted>)
}
