//! Lines from a pipe, a file or a terminal, in bounded memory.

use std::error::Error;
use std::fmt;
use std::io::{self, BufRead, BufReader, Read};

/// The longest line, in bytes, that is read whole; of a longer one the rest is
/// skipped. Above the limit of the readers of positions and moves, so that
/// those say what is wrong.
pub const MAX_LINE: usize = 128 * 1024;

/// The lines of an input, numbered from 1.
///
/// A byte order mark in front of the first line and a carriage return at the
/// end of each are left out. Bytes that are no UTF-8 become `U+FFFD`, which no
/// reader accepts.
///
/// ```
/// use oaq_cli::Lines;
/// let mut lines = Lines::new(Box::new("\u{feff}3R\r\n\n5L".as_bytes()));
/// let mut read = Vec::new();
/// while let Some(line) = lines.next(&mut || Ok(()))? {
///     read.push(line);
/// }
/// assert_eq!(read, ["3R", "", "5L"]);
/// assert_eq!(lines.number(), 3);
/// # Ok::<(), std::io::Error>(())
/// ```
pub struct Lines<'a> {
    input: BufReader<Box<dyn Read + 'a>>,
    number: usize,
}

/// Marks an error as one of the input, since all errors of streams come
/// together in the end.
#[derive(Debug)]
pub(crate) struct Unreadable(io::Error);

impl Unreadable {
    /// The error of an input, marked.
    pub(crate) fn mark(error: io::Error) -> io::Error {
        io::Error::new(error.kind(), Self(error))
    }

    /// The error of an input as it was before it was marked.
    pub(crate) fn cause(error: &io::Error) -> Option<&io::Error> {
        let marked = error.get_ref()?.downcast_ref::<Self>()?;
        Some(&marked.0)
    }

    /// Whether an error is one of an input.
    pub(crate) fn is(error: &io::Error) -> bool {
        Self::cause(error).is_some()
    }
}

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl Error for Unreadable {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        Some(&self.0)
    }
}

impl<'a> Lines<'a> {
    /// Reads from this input.
    #[must_use]
    pub fn new(input: Box<dyn Read + 'a>) -> Self {
        Self {
            input: BufReader::with_capacity(64 * 1024, input),
            number: 0,
        }
    }

    /// The rest of the input, as it is.
    pub(crate) fn into_rest(self) -> BufReader<Box<dyn Read + 'a>> {
        self.input
    }

    /// The number of the line read last, 0 before the first.
    #[must_use]
    pub const fn number(&self) -> usize {
        self.number
    }

    /// The next line, or `None` at the end of the input.
    ///
    /// `idle` is called before each wait for more input: whoever writes
    /// answers flushes them there, since the other side may send no more
    /// until it has them.
    ///
    /// # Errors
    ///
    /// What the input or `idle` reports.
    pub fn next(&mut self, idle: &mut dyn FnMut() -> io::Result<()>) -> io::Result<Option<String>> {
        let mut line = Vec::new();
        let mut begun = false;
        loop {
            if self.input.buffer().is_empty() {
                idle()?;
            }
            let bytes = match self.input.fill_buf() {
                Err(e) if e.kind() == io::ErrorKind::Interrupted => continue,
                other => other.map_err(Unreadable::mark)?,
            };
            if bytes.is_empty() {
                if !begun {
                    return Ok(None);
                }
                break;
            }
            begun = true;
            let end = bytes.iter().position(|&b| b == b'\n');
            let part = &bytes[..end.unwrap_or(bytes.len())];
            let room = MAX_LINE.saturating_sub(line.len());
            line.extend_from_slice(&part[..part.len().min(room)]);
            let used = part.len() + usize::from(end.is_some());
            self.input.consume(used);
            if end.is_some() {
                break;
            }
        }
        self.number += 1;
        if line.last() == Some(&b'\r') {
            line.pop();
        }
        let text = String::from_utf8_lossy(&line);
        let text = match text.strip_prefix('\u{feff}') {
            Some(rest) if self.number == 1 => rest,
            _ => &text,
        };
        Ok(Some(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all(input: &[u8]) -> Vec<String> {
        let mut lines = Lines::new(Box::new(input));
        std::iter::from_fn(|| lines.next(&mut || Ok(())).unwrap()).collect()
    }

    #[test]
    fn every_line_comes_once_however_it_ends() {
        assert_eq!(all(b""), [""; 0]);
        assert_eq!(all(b"\n"), [""]);
        assert_eq!(all(b"a\r\n\r\nb"), ["a", "", "b"]);
        assert_eq!(all(b"a\xffb\n"), ["a\u{fffd}b"]);
        assert_eq!(
            all("x\n\u{feff}y".as_bytes()),
            ["x", "\u{feff}y"],
            "a mark inside the text is no byte order mark"
        );
    }

    #[test]
    fn a_long_line_is_cut_and_the_next_one_is_whole() {
        let mut input = vec![b'x'; 3 * MAX_LINE];
        input.extend_from_slice(b"\nnext\n");
        let lines = all(&input);
        assert_eq!(lines.len(), 2);
        assert_eq!(lines[0].len(), MAX_LINE);
        assert_eq!(lines[1], "next");
    }

    /// Gives a few bytes at a time, as a slow pipe does.
    struct Slow<'a>(&'a [&'a str]);

    impl Read for Slow<'_> {
        fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
            let Some((first, rest)) = self.0.split_first() else {
                return Ok(0);
            };
            self.0 = rest;
            buffer[..first.len()].copy_from_slice(first.as_bytes());
            Ok(first.len())
        }
    }

    #[test]
    fn idle_is_called_before_every_wait_and_only_then() {
        let mut lines = Lines::new(Box::new(Slow(&["a\nb\n", "c", "d\n"])));
        let mut waits = 0;
        let mut seen = Vec::new();
        while let Some(line) = lines
            .next(&mut || {
                waits += 1;
                Ok(())
            })
            .unwrap()
        {
            seen.push((line, waits));
            waits = 0;
        }
        let expected = [("a", 1), ("b", 0), ("cd", 2)];
        assert_eq!(seen, expected.map(|(line, n)| (line.to_owned(), n)));
    }
}
