//! Games as JSON, one object after the other.

use std::io::{self, BufRead, Read};
use std::rc::Rc;

use oaq_core::files::RuleBook;
use oaq_notation::record::{MAX_GAME, Record, RecordData};

use super::source::{Found, NoGame};

/// The longest object, in bytes. In JSON a move takes several times the room.
const MOST: usize = 16 * MAX_GAME;

/// The games of an input in JSON. An object begins with a brace at the
/// beginning of a line and reaches to the next such line, so that a broken one
/// does not spoil the next; one object a line and indented ones both come so.
pub(super) struct JsonGames<'b, R> {
    input: R,
    book: &'b RuleBook,
    /// What messages call it.
    file: Rc<str>,
    /// How many lines have been read.
    lines: u64,
    bytes: u64,
    number: u64,
    ended: bool,
}

impl<'b, R: BufRead> JsonGames<'b, R> {
    pub(super) fn new(input: R, book: &'b RuleBook, file: Rc<str>) -> Self {
        Self {
            input,
            book,
            file,
            lines: 0,
            bytes: 0,
            number: 0,
            ended: false,
        }
    }

    /// How much of the input has been read, in bytes.
    pub(super) fn bytes(&self) -> u64 {
        self.bytes
    }

    pub(super) fn next(&mut self) -> Option<io::Result<Found>> {
        if self.ended {
            return None;
        }
        match self.object() {
            Ok(None) => {
                self.ended = true;
                None
            }
            Ok(Some((text, line))) => Some(Ok(self.read(&text, line))),
            Err(error) => {
                self.ended = true;
                Some(Err(error))
            }
        }
    }

    /// The text of the next object and the line where it begins.
    fn object(&mut self) -> io::Result<Option<(Vec<u8>, u64)>> {
        let mut text = Vec::new();
        let mut line = 0;
        while let Some(first) = first_byte(&mut self.input)? {
            if text.trim_ascii().is_empty() {
                text.clear();
                line = self.lines + 1;
            } else if first == b'{' {
                break;
            }
            self.line(&mut text)?;
        }
        let text = match text.strip_prefix("\u{feff}".as_bytes()) {
            Some(rest) if line == 1 => rest.to_owned(),
            _ => text,
        };
        Ok((!text.trim_ascii().is_empty()).then_some((text, line)))
    }

    /// Appends the next line, of which no more is kept than there is room for.
    fn line(&mut self, text: &mut Vec<u8>) -> io::Result<()> {
        let room = (MOST + 1).saturating_sub(text.len()) as u64;
        let mut read = (&mut self.input).take(room).read_until(b'\n', text)? as u64;
        if read == room && (read == 0 || text.last() != Some(&b'\n')) {
            read += skip_line(&mut self.input)?;
        }
        self.bytes += read;
        self.lines += 1;
        Ok(())
    }

    fn read(&mut self, text: &[u8], line: u64) -> Found {
        self.number += 1;
        let (record, json) = match record(text, self.book) {
            Ok(record) => (Some(record), None),
            Err((place, message)) => {
                let (down, column) = place.map_or((0, None), |(l, c)| (l as u64 - 1, Some(c)));
                let error = NoGame {
                    line: line + down,
                    column,
                    message,
                };
                (None, Some(error))
            }
        };
        Found {
            file: self.file.clone(),
            record,
            diagnostics: Vec::new(),
            omitted: 0,
            json,
            number: self.number,
            line,
        }
    }
}

/// A line and a column, both from 1.
type Place = (usize, usize);

/// Reads an object; or else what is wrong with it and where, if that is known.
fn record(text: &[u8], book: &RuleBook) -> Result<Record, (Option<Place>, String)> {
    if text.len() > MOST {
        return Err((None, format!("> {MOST} bytes")));
    }
    let text = text.trim_ascii_end();
    let data: RecordData = serde_json::from_slice(text).map_err(|error| {
        let message = error.to_string();
        // The place is said in the way of all places.
        let end = message.rfind(" at line ").unwrap_or(message.len());
        let place = (error.line() > 0).then(|| (error.line(), error.column().max(1)));
        (place, message[..end].to_owned())
    })?;
    Record::from_data(&data, book).map_err(|errors| (None, errors.to_string()))
}

/// The byte that comes next; nothing at the end.
fn first_byte(input: &mut impl BufRead) -> io::Result<Option<u8>> {
    loop {
        match input.fill_buf() {
            Err(e) if e.kind() == io::ErrorKind::Interrupted => {}
            other => return Ok(other?.first().copied()),
        }
    }
}

fn skip_line(input: &mut impl BufRead) -> io::Result<u64> {
    let mut skipped = 0;
    loop {
        let bytes = match input.fill_buf() {
            Err(e) if e.kind() == io::ErrorKind::Interrupted => continue,
            other => other?,
        };
        let end = bytes.iter().position(|&b| b == b'\n');
        let used = end.map_or(bytes.len(), |end| end + 1);
        let done = bytes.is_empty() || end.is_some();
        input.consume(used);
        skipped += used as u64;
        if done {
            return Ok(skipped);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const GAME: &str = r#"{"schema":1,"rules":"standard","result":"*","moves":[{"move":"5R"}]}"#;

    fn read(text: &str) -> Vec<(u64, Result<usize, NoGame>)> {
        let book = RuleBook::shipped();
        let mut games = JsonGames::new(text.as_bytes(), &book, "-".into());
        let mut found = Vec::new();
        while let Some(game) = games.next() {
            let game = game.unwrap();
            let result = match (game.record, game.json) {
                (Some(record), None) => Ok(record.len()),
                (None, Some(error)) => Err(error),
                other => panic!("{other:?}"),
            };
            found.push((game.line, result));
        }
        assert_eq!(games.bytes(), text.len() as u64);
        found
    }

    #[test]
    fn objects_come_one_a_line_or_indented() {
        let value: serde_json::Value = serde_json::from_str(GAME).unwrap();
        let indented = serde_json::to_string_pretty(&value).unwrap();
        let lines = indented.lines().count() as u64;
        let text = format!("\u{feff}{GAME}\r\n\n{indented}\n{GAME}");
        let found = read(&text);
        assert_eq!(found, [(1, Ok(1)), (3, Ok(1)), (3 + lines, Ok(1))]);
        assert_eq!(read(""), []);
        assert_eq!(read("\n \n"), []);
    }

    #[test]
    fn a_broken_object_does_not_spoil_the_next() {
        let broken = GAME.replace("]}", "");
        let found = read(&format!("{broken}\n{GAME}\nnothing\n{GAME}{GAME}\n"));
        assert_eq!(found.len(), 3);
        let place = |found: &(u64, Result<usize, NoGame>)| match &found.1 {
            Err(error) => (found.0, error.line, error.column.is_some()),
            Ok(_) => panic!("{found:?}"),
        };
        assert_eq!(place(&found[0]), (1, 1, true));
        // The line that begins with no brace belongs to the object before it.
        assert_eq!(place(&found[1]), (2, 3, true));
        assert_eq!(place(&found[2]), (4, 4, true));
    }

    #[test]
    fn an_object_without_an_end_takes_no_more_memory_than_a_long_game() {
        let long = format!("{{\"{}\n{GAME}\n", "x".repeat(MOST + 10));
        let found = read(&long);
        assert_eq!(found.len(), 2);
        assert!(found[0].1.is_err());
        assert_eq!(found[1], (2, Ok(1)));
    }
}
