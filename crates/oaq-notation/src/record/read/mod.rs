//! Text to records.

mod ending;
mod header;
mod moves;
mod source;
mod stream;
mod word;

use core::ops::Range;

use oaq_core::Position;
use oaq_core::files::RuleBook;

use super::diagnostic::{Origin, Remarked};
use super::line::Line;
use super::{Diagnostic, MAX_GAME, Record, Severity, boundary};
use crate::NamedRules;

use moves::{Parse, read_game};
use source::{End, Source};
pub use stream::{Piece, Reader};

/// How to read records.
#[derive(Clone, Copy, Debug)]
pub struct ReadOptions<'b> {
    book: &'b RuleBook,
    lenient: bool,
}

impl<'b> ReadOptions<'b> {
    /// To read strictly, with the rules of a book.
    #[must_use]
    pub fn new(book: &'b RuleBook) -> Self {
        Self {
            book,
            lenient: false,
        }
    }

    /// Whether to take what can be read and to be content with that.
    ///
    /// A strict reader ends a line at the first word that is no legal move. A
    /// lenient one does so at the first move that cannot be played, but passes
    /// over words that are no moves at all, which become comments. And what
    /// are errors to a strict reader are warnings to a lenient one. Neither
    /// makes up a move.
    #[must_use]
    pub fn lenient(mut self, lenient: bool) -> Self {
        self.lenient = lenient;
        self
    }
}

/// A game that was read, and what there is to say about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadGame {
    /// What could be read. Where a line had to end early, what follows stands
    /// in a comment that begins with the command `[%unread]`.
    pub record: Record,
    /// What there is to say, from left to right: at most 100 errors and as
    /// many others.
    pub diagnostics: Vec<Diagnostic>,
    /// How many more there would be.
    pub omitted: usize,
    /// Which game of the input it is, from 1.
    pub number: u64,
    /// Where it stands in the input, in bytes.
    pub span: Range<u64>,
    /// The line of the input where it begins, from 1.
    pub line: u64,
}

impl ReadGame {
    /// What could not be read.
    pub fn errors(&self) -> impl Iterator<Item = &Diagnostic> {
        self.with(Severity::Error)
    }

    /// What does not agree or is missing.
    pub fn warnings(&self) -> impl Iterator<Item = &Diagnostic> {
        self.with(Severity::Warning)
    }

    fn with(&self, severity: Severity) -> impl Iterator<Item = &Diagnostic> {
        let diagnostics = self.diagnostics.iter();
        diagnostics.filter(move |d| d.severity == severity)
    }

    /// Whether there was no error.
    #[must_use]
    pub fn is_good(&self) -> bool {
        self.errors().next().is_none()
    }
}

/// Reads all games of a text.
///
/// Whatever the text is, each game comes with what could be read of it: see
/// [`ReadGame`]. A text with nothing but spaces and comments has no game, unless
/// something is wrong with them, like a brace that is missing.
///
/// ```
/// use oaq_core::files::RuleBook;
/// use oaq_notation::record::{ReadOptions, read_all};
/// let book = RuleBook::shipped();
/// let text = "[A \"Tí\"]\n1. 3R 9L 2. 1R 1-0\n[A \"Tèo\"]\n1. 5R *";
/// let games = read_all(text, &ReadOptions::new(&book));
/// assert_eq!(games.iter().map(|g| g.is_good()).collect::<Vec<_>>(), [false, true]);
/// assert_eq!(games[1].record.tag("A").as_deref(), Some("Tèo"));
/// ```
#[must_use]
pub fn read_all(text: &str, options: &ReadOptions<'_>) -> Vec<ReadGame> {
    games(text, options).collect()
}

/// The games of a text, each read when it is asked for.
#[must_use]
pub fn games<'t>(text: &'t str, options: &ReadOptions<'t>) -> Games<'t> {
    Games {
        text,
        at: 0,
        state: State::new(options),
    }
}

/// The games of a text: see [`games`].
#[derive(Debug)]
pub struct Games<'t> {
    text: &'t str,
    at: usize,
    state: State<'t>,
}

impl Iterator for Games<'_> {
    type Item = ReadGame;

    fn next(&mut self) -> Option<ReadGame> {
        loop {
            let rest = &self.text[self.at..];
            let next = self.state.next(rest, true, &[]);
            match next {
                Next::Game(game, bytes) => {
                    self.at += bytes;
                    return Some(*game);
                }
                Next::Skipped(bytes) => self.at += bytes,
                Next::Nothing | Next::More => return None,
            }
        }
    }
}

/// What is known from one game to the next.
#[derive(Debug)]
pub(super) struct State<'b> {
    options: ReadOptions<'b>,
    scratch: Scratch,
    origin: Origin,
    number: u64,
    /// Set while the rest of a game that is too long is passed over.
    skip: Option<Skip>,
}

/// What is kept of the last games because it saves time.
#[derive(Debug, Default)]
pub(super) struct Scratch {
    /// The rules of the last games, which are often those of the next one, and
    /// how games begin under them.
    known: Vec<Known>,
    /// Memory for a line.
    line: Option<Line>,
}

/// Rules, and their text if there is nothing to say about it.
#[derive(Clone, Debug)]
pub(super) struct Known {
    pub(super) text: Option<String>,
    pub(super) rules: NamedRules,
    pub(super) start: Position,
}

/// What comes next in a text.
pub(super) enum Next {
    /// A game, in so many bytes.
    Game(Box<ReadGame>, usize),
    /// So many bytes of nothing that is read.
    Skipped(usize),
    /// Nothing.
    Nothing,
    /// It takes more text to know.
    More,
}

/// How much of a text is looked at for one game, in bytes.
const WINDOW: usize = MAX_GAME + 1024;

impl<'b> State<'b> {
    pub(super) fn new(options: &ReadOptions<'b>) -> Self {
        Self {
            options: *options,
            scratch: Scratch::default(),
            origin: Origin::new(),
            number: 0,
            skip: None,
        }
    }

    /// Reads what comes next. `complete` says that no text follows; `invalid`
    /// are places that were no UTF-8, with the difference in bytes to what
    /// stands there now.
    pub(super) fn next(&mut self, text: &str, complete: bool, invalid: &[(usize, i64)]) -> Next {
        if let Some(skip) = &mut self.skip {
            let bytes = match skip.find(text) {
                Some(bytes) => {
                    self.skip = None;
                    bytes
                }
                None => text.len(),
            };
            if bytes == 0 && self.skip.is_some() {
                return if complete { Next::Nothing } else { Next::More };
            }
            self.pass(&text[..bytes], invalid);
            return Next::Skipped(bytes);
        }
        let window = &text[..boundary(text, WINDOW)];
        let end = match (window.len() < text.len(), complete) {
            (true, _) => End::Cut,
            (false, true) => End::Eof,
            (false, false) => End::More,
        };
        let source = Source::new(window, self.origin.begins_line(), end, &self.options);
        match read_game(source, &mut self.scratch, invalid) {
            Parse::More => Next::More,
            Parse::Nothing => Next::Nothing,
            Parse::Game(read) => {
                self.number += 1;
                let line = self.origin.line_of(&window[..read.span.start]);
                let diagnostics = self.place(window, read.remarked, invalid);
                let start = self.origin.byte + raw(read.span.start, invalid);
                self.pass(&window[..read.span.end], invalid);
                self.skip = read.cut.then(Skip::default);
                let game = ReadGame {
                    record: read.record,
                    diagnostics,
                    omitted: read.omitted,
                    number: self.number,
                    span: start..self.origin.byte,
                    line,
                };
                Next::Game(Box::new(game), read.span.end)
            }
        }
    }

    fn pass(&mut self, text: &str, invalid: &[(usize, i64)]) {
        self.origin.pass(text, raw(text.len(), invalid));
    }

    fn place(
        &self,
        text: &str,
        remarked: Vec<Remarked>,
        invalid: &[(usize, i64)],
    ) -> Vec<Diagnostic> {
        if remarked.is_empty() {
            return Vec::new();
        }
        let mut placed = self.origin.place(text, remarked);
        for diagnostic in placed.iter_mut().filter(|_| !invalid.is_empty()) {
            for byte in [&mut diagnostic.span.start, &mut diagnostic.span.end] {
                let inside = usize::try_from(*byte - self.origin.byte).unwrap_or(usize::MAX);
                *byte = self.origin.byte + raw(inside, invalid);
            }
        }
        placed
    }
}

/// Where a place of a text is in the input, where some bytes of that were no
/// UTF-8.
fn raw(byte: usize, invalid: &[(usize, i64)]) -> u64 {
    let before = invalid.iter().take_while(|(at, _)| *at < byte);
    let difference: i64 = before.map(|(_, difference)| difference).sum();
    (byte as u64).saturating_add_signed(difference)
}

/// Looks for the next game: a line that begins with `[`, behind an empty one.
#[derive(Clone, Copy, Debug, Default)]
struct Skip {
    /// Whether there is something on this line.
    written: bool,
    /// Whether there was nothing on the line before.
    blank_before: bool,
    /// Whether there was a line before.
    lines: bool,
}

impl Skip {
    /// Where the next game begins. If it does not in this text, the search
    /// goes on with the next one.
    fn find(&mut self, text: &str) -> Option<usize> {
        for (i, byte) in text.bytes().enumerate() {
            match byte {
                b'\n' => {
                    self.blank_before = self.lines && !self.written;
                    self.lines = true;
                    self.written = false;
                }
                b'[' if self.blank_before && !self.written => return Some(i),
                byte => self.written |= !byte.is_ascii_whitespace(),
            }
        }
        None
    }
}
