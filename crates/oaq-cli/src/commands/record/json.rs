//! Games as JSON, one object after the other.

use std::io::{self, BufRead, Read};
use std::mem;
use std::rc::Rc;

use oaq_core::files::RuleBook;
use oaq_notation::record::{MAX_GAME, Record, RecordData};

use super::source::{Found, NoGame};

/// The longest object, in bytes. In JSON a move takes several times the room.
const MOST: usize = 16 * MAX_GAME;

/// The games of an input in JSON. An object begins with a brace at the
/// beginning of a line and reaches to the next line that begins with a brace or
/// a bracket, so that a broken one does not spoil the next; one object a line
/// and indented ones both come so. Arrays of objects are taken apart, one
/// object after the other.
pub(super) struct JsonGames<'b, R> {
    input: R,
    book: &'b RuleBook,
    /// What messages call it.
    file: Rc<str>,
    /// How many lines have been read, and how many bytes of the next one.
    lines: u64,
    column: usize,
    bytes: u64,
    number: u64,
    array: Option<Array>,
    ended: bool,
}

/// The mark that some programs put at the beginning of a file.
const BOM: &[u8] = "\u{feff}".as_bytes();

/// How far an array has been read.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Array {
    /// Its bracket.
    Begun,
    /// An object, behind which a comma or the bracket must come.
    Object,
    /// A comma.
    Comma,
}

/// What is to be a game, and where it stands.
struct Piece {
    text: Vec<u8>,
    line: u64,
    /// How many bytes stand in front of it on its line.
    before: usize,
    /// What is wrong with what is around it.
    wrong: Option<&'static str>,
}

/// How deep in braces, brackets and quotes an element is.
#[derive(Default)]
struct Nesting {
    depth: usize,
    quoted: bool,
    escaped: bool,
}

impl Nesting {
    /// Whether the element ends in front of this byte, the next one.
    fn ends_at(&mut self, byte: u8) -> bool {
        if self.quoted {
            let escaped = mem::take(&mut self.escaped);
            self.quoted = escaped || byte != b'"';
            self.escaped = !escaped && byte == b'\\';
            return false;
        }
        match byte {
            b',' | b']' if self.depth == 0 => return true,
            b'"' => self.quoted = true,
            b'{' | b'[' => self.depth += 1,
            b'}' | b']' => self.depth = self.depth.saturating_sub(1),
            _ => {}
        }
        false
    }
}

impl<'b, R: BufRead> JsonGames<'b, R> {
    pub(super) fn new(input: R, book: &'b RuleBook, file: Rc<str>) -> Self {
        Self {
            input,
            book,
            file,
            lines: 0,
            column: 0,
            bytes: 0,
            number: 0,
            array: None,
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
        match self.piece() {
            Ok(None) => {
                self.ended = true;
                None
            }
            Ok(Some(piece)) => Some(Ok(self.read(&piece))),
            Err(error) => {
                self.ended = true;
                Some(Err(error))
            }
        }
    }

    /// The next object, in an array or not.
    fn piece(&mut self) -> io::Result<Option<Piece>> {
        loop {
            let next = self.skip_space()?;
            let Some(array) = self.array else {
                match next {
                    None => return Ok(None),
                    Some(_) if begins_array(filled(&mut self.input)?) => {
                        self.consume(b"[");
                        self.array = Some(Array::Begun);
                    }
                    Some(_) => return self.object().map(Some),
                }
                continue;
            };
            let wrong = match (next, array) {
                (None, _) => {
                    self.array = None;
                    Some("EOF while parsing a list")
                }
                (Some(b']'), _) => {
                    self.consume(b"]");
                    self.array = None;
                    (array == Array::Comma).then_some("trailing comma")
                }
                (Some(b','), Array::Object) => {
                    self.consume(b",");
                    self.array = Some(Array::Comma);
                    None
                }
                (Some(b','), _) => {
                    self.consume(b",");
                    Some("expected value")
                }
                (Some(_), _) => {
                    let wrong = (array == Array::Object).then_some("expected `,` or `]`");
                    self.array = Some(Array::Object);
                    let mut piece = self.element()?;
                    piece.wrong = wrong;
                    return Ok(Some(piece));
                }
            };
            if wrong.is_some() {
                let mut piece = self.begin();
                piece.wrong = wrong;
                return Ok(Some(piece));
            }
        }
    }

    /// A piece that begins here.
    fn begin(&self) -> Piece {
        Piece {
            text: Vec::new(),
            line: self.lines + 1,
            before: self.column,
            wrong: None,
        }
    }

    /// Goes on past space, and the mark at the beginning of a file; gives the
    /// byte that comes next.
    fn skip_space(&mut self) -> io::Result<Option<u8>> {
        loop {
            let bytes = filled(&mut self.input)?;
            if self.bytes == 0 && bytes.starts_with(BOM) {
                self.input.consume(BOM.len());
                self.bytes += BOM.len() as u64;
                continue;
            }
            let space = bytes.iter().take_while(|b| b.is_ascii_whitespace()).count();
            if let Some(&byte) = bytes.get(space) {
                let space = bytes[..space].to_owned();
                self.consume(&space);
                return Ok(Some(byte));
            }
            if space == 0 {
                return Ok(None);
            }
            let space = bytes.to_owned();
            self.consume(&space);
        }
    }

    /// Takes bytes that come next.
    fn consume(&mut self, bytes: &[u8]) {
        self.input.consume(bytes.len());
        self.count(bytes);
    }

    fn count(&mut self, bytes: &[u8]) {
        self.bytes += bytes.len() as u64;
        match bytes.iter().rposition(|&b| b == b'\n') {
            Some(end) => {
                self.lines += bytes.split(|&b| b == b'\n').count() as u64 - 1;
                self.column = bytes.len() - end - 1;
            }
            None => self.column += bytes.len(),
        }
    }

    /// An element of an array: up to the comma or the bracket behind it.
    fn element(&mut self) -> io::Result<Piece> {
        let mut piece = self.begin();
        let mut nesting = Nesting::default();
        loop {
            let bytes = filled(&mut self.input)?;
            let end = bytes.iter().position(|&byte| nesting.ends_at(byte));
            let taken = bytes[..end.unwrap_or(bytes.len())].to_owned();
            let done = end.is_some() || taken.is_empty();
            let room = (MOST + 1).saturating_sub(piece.text.len());
            piece
                .text
                .extend_from_slice(&taken[..taken.len().min(room)]);
            self.consume(&taken);
            if done {
                return Ok(piece);
            }
        }
    }

    /// An object that begins on its own line, up to the next such line.
    fn object(&mut self) -> io::Result<Piece> {
        let mut piece = self.begin();
        loop {
            self.line(&mut piece.text)?;
            let next = filled(&mut self.input)?;
            if matches!(next.first(), None | Some(b'{')) || begins_array(next) {
                return Ok(piece);
            }
        }
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
        self.column = 0;
        Ok(())
    }

    fn read(&mut self, piece: &Piece) -> Found {
        self.number += 1;
        let line = piece.line;
        let read = match piece.wrong {
            Some(wrong) => Err((Some((1, 1)), wrong.to_owned())),
            None => record(&piece.text, self.book),
        };
        let (record, json) = match read {
            Ok(record) => (Some(record), None),
            Err((place, message)) => {
                let place = place.map(|(l, c)| match l {
                    1 => (l, c + piece.before),
                    _ => (l, c),
                });
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

/// Whether an array begins here; what has a letter behind its bracket is the tag
/// of a record that was taken for JSON.
fn begins_array(bytes: &[u8]) -> bool {
    bytes.first() == Some(&b'[') && !bytes.get(1).is_some_and(u8::is_ascii_alphabetic)
}

/// What can be read without waiting; nothing at the end.
fn filled(input: &mut impl BufRead) -> io::Result<&[u8]> {
    loop {
        match input.fill_buf() {
            Err(e) if e.kind() == io::ErrorKind::Interrupted => {}
            Err(e) => return Err(e),
            Ok(_) => break,
        }
    }
    input.fill_buf()
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
    fn arrays_are_taken_apart() {
        let value: serde_json::Value = serde_json::from_str(GAME).unwrap();
        let indented = serde_json::to_string_pretty(&vec![&value, &value]).unwrap();
        let lines = serde_json::to_string_pretty(&value).unwrap();
        let lines = lines.lines().count() as u64;
        assert_eq!(read(&indented), [(2, Ok(1)), (2 + lines, Ok(1))]);
        let text = format!("\u{feff} [{GAME},{GAME}]\n\n[ ]{GAME}\n[{GAME}]\n");
        assert_eq!(
            read(&text),
            [(1, Ok(1)), (1, Ok(1)), (3, Ok(1)), (4, Ok(1))]
        );
        let tricky = GAME.replace("5R\"", "5R\",\"after\":[\"a]}, \\\\\\\"[{\"]");
        assert_eq!(
            read(&format!("[{tricky},{tricky}]")),
            [(1, Ok(1)), (1, Ok(1))]
        );
    }

    #[test]
    fn a_broken_array_is_an_error_and_does_not_spoil_its_other_games() {
        let place = |text: &str| {
            let found = read(text).into_iter();
            let places = found.map(|(_, game)| match game {
                Ok(_) => None,
                Err(error) => Some((error.line, error.column.unwrap_or(0))),
            });
            places.collect::<Vec<_>>()
        };
        assert_eq!(
            place(&format!("[{GAME}")),
            [None, Some((1, GAME.len() + 2))]
        );
        assert_eq!(place("["), [Some((1, 2))]);
        assert_eq!(place("[ [{}]"), [Some((1, 3)), Some((1, 7))]);
        assert_eq!(
            place(&format!("[{{\"x\":1}},\n 7,{GAME},\n,{GAME},]")),
            [
                Some((1, 5)),
                Some((2, 2)),
                None,
                Some((3, 2)),
                None,
                Some((3, GAME.len() + 4))
            ],
        );
        assert_eq!(place("[]"), []);
        let long = format!("[\"{}\",{GAME}]", "x".repeat(MOST + 10));
        assert_eq!(place(&long).last(), Some(&None));
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
