//! Files of any size, game by game.

use std::io::{self, BufRead};

use super::{Next, ReadGame, ReadOptions, State};

/// How much is read at once, in bytes; more if games are longer.
const CHUNK: usize = 64 * 1024;

/// The games of a file or of any other input, one after the other.
///
/// Of the input no more is held than one game and a little, and a game has at
/// most [`MAX_GAME`](crate::record::MAX_GAME) bytes; so a file may be as large
/// as one likes. The games are the same as those of
/// [`read_all`](crate::record::read_all).
///
/// Bytes that are no UTF-8 are read as U+FFFD, and are errors of their game.
/// After an error of the input there are no more games.
///
/// ```
/// use oaq_core::files::RuleBook;
/// use oaq_notation::record::{ReadOptions, Reader};
/// let book = RuleBook::shipped();
/// let file = "1. 3R *\n\n1. 5R *\n".repeat(1000);
/// let reader = Reader::new(file.as_bytes(), ReadOptions::new(&book));
/// let mut captured = 0;
/// for game in reader {
///     let record = game?.record;
///     captured += record.captured(record.last()).0;
/// }
/// assert_eq!(captured, 7000);
/// # Ok::<(), std::io::Error>(())
/// ```
#[derive(Debug)]
pub struct Reader<'b, R> {
    input: R,
    state: State<'b>,
    /// What has been read of the input, from the current game on.
    text: String,
    /// How much of that is done.
    done: usize,
    /// Where the text has a character for something else, and how many bytes
    /// more that was.
    invalid: Vec<(usize, i64)>,
    /// The beginning of a character whose end has not been read.
    partial: Vec<u8>,
    /// Whether the input has come to its end.
    complete: bool,
    /// What went wrong with the input behind what has been read.
    error: Option<io::Error>,
}

/// A piece of an input: see [`Reader::next_piece`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Piece {
    /// A game.
    Game(Box<ReadGame>),
    /// A part of what follows a game that is longer than
    /// [`MAX_GAME`](crate::record::MAX_GAME), and is not read. It reaches from
    /// the end of the piece before it to [`Reader::bytes`].
    Passed,
}

impl<'b, R: BufRead> Reader<'b, R> {
    /// The games of an input.
    pub fn new(input: R, options: ReadOptions<'b>) -> Self {
        Self {
            input,
            state: State::new(&options),
            text: String::new(),
            done: 0,
            invalid: Vec::new(),
            partial: Vec::new(),
            complete: false,
            error: None,
        }
    }

    /// How much of the input has been read as games, in bytes.
    #[must_use]
    pub fn bytes(&self) -> u64 {
        self.state.origin.byte
    }

    /// Behind the last game: the line, from 1, where something stands that
    /// belongs to no game. That is what an input has of comments and escaped
    /// lines if there is no game for them.
    ///
    /// ```
    /// use oaq_core::files::RuleBook;
    /// use oaq_notation::record::{ReadOptions, Reader};
    /// let book = RuleBook::shipped();
    /// let mut reader = Reader::new("\n{A comment.}\n".as_bytes(), ReadOptions::new(&book));
    /// assert!(reader.next().is_none());
    /// assert_eq!(reader.rest(), Some(2));
    /// ```
    #[must_use]
    pub fn rest(&self) -> Option<u64> {
        let rest = &self.text[self.done..];
        let space = |c: char| c.is_whitespace() || c == '\u{feff}';
        let start = rest.find(|c| !space(c))?;
        Some(self.state.origin.line_of(&rest[..start]))
    }

    /// The next game, as the iterator gives it, or a part of the input that is
    /// passed over, for whoever wants to keep that; `None` at the end. Such a
    /// part is no longer than what is read at once.
    ///
    /// # Errors
    ///
    /// Those of the input.
    ///
    /// ```
    /// use oaq_core::files::RuleBook;
    /// use oaq_notation::record::{MAX_GAME, Piece, ReadOptions, Reader};
    /// let book = RuleBook::shipped();
    /// let noise = "x".repeat(2 * MAX_GAME);
    /// let mut reader = Reader::new(noise.as_bytes(), ReadOptions::new(&book));
    /// let mut passed = 0;
    /// let mut end = 0;
    /// while let Some(piece) = reader.next_piece() {
    ///     if piece? == Piece::Passed {
    ///         passed += reader.bytes() - end;
    ///     }
    ///     end = reader.bytes();
    /// }
    /// assert_eq!(end, noise.len() as u64);
    /// assert!(passed > 0 && passed < MAX_GAME as u64);
    /// # Ok::<(), std::io::Error>(())
    /// ```
    pub fn next_piece(&mut self) -> Option<io::Result<Piece>> {
        loop {
            let text = &self.text[self.done..];
            match self.state.next(text, self.complete, &self.invalid) {
                Next::Game(game, bytes) => {
                    self.advance(bytes);
                    return Some(Ok(Piece::Game(game)));
                }
                Next::Skipped(bytes) => {
                    self.advance(bytes);
                    return Some(Ok(Piece::Passed));
                }
                Next::Nothing => return None,
                Next::More => {
                    if let Err(error) = self.fill() {
                        return Some(Err(error));
                    }
                }
            }
        }
    }

    fn advance(&mut self, bytes: usize) {
        self.done += bytes;
        if !self.invalid.is_empty() {
            self.invalid.retain_mut(|(at, _)| {
                let ahead = *at >= bytes;
                *at = at.saturating_sub(bytes);
                ahead
            });
        }
    }

    /// Reads more of the input.
    fn fill(&mut self) -> io::Result<()> {
        self.text.drain(..self.done);
        self.done = 0;
        let wanted = self.text.len() + self.text.len().max(CHUNK);
        if let Some(error) = self.error.take() {
            // What is left is not all of a game.
            self.text.clear();
            self.invalid.clear();
            self.partial.clear();
            self.complete = true;
            return Err(error);
        }
        while self.text.len() < wanted && !self.complete && self.error.is_none() {
            let bytes = match self.input.fill_buf() {
                Ok(bytes) => bytes,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                Err(error) => {
                    self.error = Some(error);
                    break;
                }
            };
            let taken = bytes.len();
            self.complete = taken == 0;
            self.partial.extend_from_slice(bytes);
            let left = decode(
                &self.partial,
                self.complete,
                &mut self.text,
                &mut self.invalid,
            );
            let done = self.partial.len() - left;
            self.partial.drain(..done);
            self.input.consume(taken);
        }
        Ok(())
    }
}

/// Appends bytes to a text; gives the number of those at the end that are only
/// the beginning of a character.
fn decode(
    mut bytes: &[u8],
    complete: bool,
    text: &mut String,
    invalid: &mut Vec<(usize, i64)>,
) -> usize {
    loop {
        let error = match str::from_utf8(bytes) {
            Ok(valid) => {
                text.push_str(valid);
                return 0;
            }
            Err(error) => error,
        };
        let (valid, rest) = bytes.split_at(error.valid_up_to());
        text.push_str(str::from_utf8(valid).unwrap_or_default());
        let wrong = match error.error_len() {
            None if !complete => return rest.len(),
            None => rest.len(),
            Some(len) => len,
        };
        let difference = wrong.cast_signed() as i64 - '\u{fffd}'.len_utf8().cast_signed() as i64;
        invalid.push((text.len(), difference));
        text.push('\u{fffd}');
        bytes = &rest[wrong..];
    }
}

impl<R: BufRead> Iterator for Reader<'_, R> {
    type Item = io::Result<ReadGame>;

    fn next(&mut self) -> Option<io::Result<ReadGame>> {
        loop {
            match self.next_piece()? {
                Ok(Piece::Game(game)) => return Some(Ok(*game)),
                Ok(Piece::Passed) => {}
                Err(error) => return Some(Err(error)),
            }
        }
    }
}
