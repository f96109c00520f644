//! The program behind an engine: a process with three pipes, which is gone for
//! good, with all that it has started, when its value is.

use std::io::{self, BufRead, BufReader, Read, Write as _};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use super::group;

/// The longest line that is read; what is longer is cut.
const MAX_LINE: usize = 64 * 1024;

/// How many lines wait to be looked at. A program that says more has to wait.
const WAITING: usize = 1024;

/// How much is kept of what a program says on its error output.
const MAX_SAID: usize = 4 * 1024;

/// How long a program has to end when it is told to.
const GRACE: Duration = Duration::from_millis(500);

/// How often it is looked whether it has.
const LOOK: Duration = Duration::from_millis(5);

/// A line of a program, and when it came.
pub(super) type Line = (Instant, String);

/// A running program.
#[derive(Debug)]
pub(super) struct Process {
    child: Child,
    /// Lines for the program. A thread writes them, since a program that does
    /// not read must not hold anybody up.
    orders: Option<Sender<String>>,
    lines: Receiver<Line>,
    /// The end of what it said on its error output.
    said: Arc<Mutex<Vec<u8>>>,
    listener: Option<JoinHandle<()>>,
    ended: Option<ExitStatus>,
}

impl Process {
    /// Starts a program.
    pub(super) fn start(program: &str, arguments: &[String]) -> io::Result<Self> {
        let mut command = Command::new(program);
        command
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        group::own(&mut command);
        let mut child = command.spawn()?;
        group::register(&child);
        let (orders, to_write) = channel::<String>();
        if let Some(mut input) = child.stdin.take() {
            thread::spawn(move || {
                for line in to_write {
                    // The end of the program shows at its output.
                    if writeln!(input, "{line}").is_err() {
                        break;
                    }
                }
            });
        }
        let (sender, lines) = sync_channel(WAITING);
        if let Some(output) = child.stdout.take() {
            thread::spawn(move || {
                let send = |line| sender.send((Instant::now(), line)).is_ok();
                read_lines(BufReader::new(output), send);
            });
        }
        let said = Arc::<Mutex<Vec<u8>>>::default();
        let listener = child.stderr.take().map(|errors| {
            let said = Arc::clone(&said);
            thread::spawn(move || keep_end(errors, &said))
        });
        Ok(Self {
            child,
            orders: Some(orders),
            lines,
            said,
            listener,
            ended: None,
        })
    }

    /// Sends a line. What becomes of it shows in the answer.
    pub(super) fn send(&self, line: String) {
        if let Some(orders) = &self.orders {
            let _ = orders.send(line);
        }
    }

    /// The next line, or why there is none: it has not come in time, or none
    /// will come any more.
    pub(super) fn next(&self, wait: Duration) -> Result<Line, RecvTimeoutError> {
        self.lines.recv_timeout(wait)
    }

    /// Ends the program and all that it has started, after a moment in which
    /// it may end by itself.
    pub(super) fn end(&mut self, grace: Duration) -> Option<ExitStatus> {
        if self.ended.is_some() {
            return self.ended;
        }
        // The end of its input is as good as being told to quit.
        self.orders = None;
        let begin = Instant::now();
        while !group::has_ended(&mut self.child) && begin.elapsed() < grace {
            thread::sleep(LOOK);
        }
        group::kill(&mut self.child);
        self.ended = self.child.wait().ok();
        group::forget(&self.child);
        self.ended
    }

    /// How the program ended by itself, if it does within a moment.
    pub(super) fn how_it_ended(&mut self) -> Option<ExitStatus> {
        self.end(GRACE)
    }

    /// The last line that it said on its error output, once it has ended.
    pub(super) fn last_words(&self) -> Option<String> {
        // Somebody who left its group may keep that open for ever.
        let begin = Instant::now();
        let listens = || self.listener.as_ref().is_some_and(|l| !l.is_finished());
        while listens() && begin.elapsed() < GRACE {
            thread::sleep(LOOK);
        }
        let said = self.said.lock().unwrap_or_else(PoisonError::into_inner);
        let said = String::from_utf8_lossy(&said);
        let last = said.lines().rfind(|line| !line.trim().is_empty());
        last.map(|line| line.trim().to_owned())
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.send("quit".to_owned());
        self.end(GRACE);
    }
}

/// Gives each line without its end to `send`, until that gives `false` or
/// nothing comes any more.
fn read_lines(mut input: impl BufRead, mut send: impl FnMut(String) -> bool) {
    let mut line = Vec::new();
    let mut cut = false;
    loop {
        let Ok(bytes) = input.fill_buf() else { return };
        if bytes.is_empty() {
            if !line.is_empty() {
                send(text(&line));
            }
            return;
        }
        let end = bytes.iter().position(|&b| b == b'\n');
        let part = &bytes[..end.unwrap_or(bytes.len())];
        let taken = part.len() + usize::from(end.is_some());
        if !cut {
            let room = MAX_LINE - line.len();
            line.extend_from_slice(&part[..part.len().min(room)]);
            cut = part.len() > room;
        }
        input.consume(taken);
        if end.is_some() {
            if !send(text(&line)) {
                return;
            }
            line.clear();
            cut = false;
        }
    }
}

fn text(line: &[u8]) -> String {
    String::from_utf8_lossy(line).trim().to_owned()
}

/// Reads all there is and keeps the end of it.
fn keep_end(mut input: impl Read, said: &Mutex<Vec<u8>>) {
    let mut buffer = [0; 1024];
    while let Ok(count @ 1..) = input.read(&mut buffer) {
        let mut said = said.lock().unwrap_or_else(PoisonError::into_inner);
        said.extend_from_slice(&buffer[..count]);
        let surplus = said.len().saturating_sub(MAX_SAID);
        said.drain(..surplus);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines_of(input: &[u8]) -> Vec<String> {
        let mut lines = Vec::new();
        read_lines(BufReader::with_capacity(7, input), |line| {
            lines.push(line);
            true
        });
        lines
    }

    #[test]
    fn lines_come_whatever_ends_them() {
        let lines = lines_of(b"id name x\r\n\n  ugiok \nbestmove 3R");
        assert_eq!(lines, ["id name x", "", "ugiok", "bestmove 3R"]);
        assert_eq!(lines_of(b"a\xffb\n"), ["a\u{fffd}b"]);
    }

    #[test]
    fn a_line_without_end_takes_no_memory_without_end() {
        let mut input = vec![b'x'; 3 * MAX_LINE];
        input.extend_from_slice(b"\nnext\n");
        let lines = lines_of(&input);
        assert_eq!(lines.len(), 2);
        assert_eq!((lines[0].len(), lines[1].as_str()), (MAX_LINE, "next"));
    }

    #[test]
    fn the_end_of_what_is_said_is_kept() {
        let said = Mutex::new(Vec::new());
        let text = "y".repeat(10 * MAX_SAID) + "the end";
        keep_end(text.as_bytes(), &said);
        let said = said.into_inner().unwrap();
        assert_eq!(said.len(), MAX_SAID);
        assert!(said.ends_with(b"the end"));
    }
}
