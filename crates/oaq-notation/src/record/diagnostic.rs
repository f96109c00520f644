//! What a reader has to say about a game.

use core::cmp::Reverse;
use core::fmt;
use core::ops::Range;

use unicode_segmentation::UnicodeSegmentation;

use super::{Issue, boundary};
use crate::caret;
use crate::error::Found;
use crate::text::shortened;

/// How much it matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Severity {
    /// A spelling that was forgiven.
    Note,
    /// Something does not agree with the game, or is missing.
    Warning,
    /// Something could not be read.
    Error,
}

impl Severity {
    /// `note`, `warning` or `error`.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Note => "note",
            Self::Warning => "warning",
            Self::Error => "error",
        }
    }
}

impl fmt::Display for Severity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.word())
    }
}

/// One thing about a game, and where.
///
/// It holds all that is needed to show it when the text is gone. `Display`
/// says it in one line: `line 3, column 7: …`; [`render`](Self::render) shows
/// the place and the position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    /// How much it matters.
    pub severity: Severity,
    /// What it is.
    pub issue: Issue,
    /// Where it stands in the whole input, in bytes.
    pub span: Range<u64>,
    /// The line of the input where it begins, from 1.
    pub line: u64,
    /// The column where it begins, from 1, in characters: what a reader sees
    /// as one, however many code points it is made of.
    pub column: usize,
    /// The text at that place, shortened if it is very long; empty where
    /// something is missing.
    pub found: String,
    /// The line with the place marked under it, as [`caret`] shows it.
    pub excerpt: String,
    /// The text of the position in which a move was expected.
    pub position: Option<String>,
}

impl Diagnostic {
    /// The diagnostic in several lines: what it is, the place, the position.
    #[must_use]
    pub fn render(&self) -> String {
        let mut lines = format!("{}: {self}", self.severity);
        for line in self.excerpt.lines() {
            lines += "\n  ";
            lines += line;
        }
        if let Some(position) = &self.position {
            lines += "\n  position: ";
            lines += position;
        }
        lines
    }
}

impl fmt::Display for Diagnostic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "line {}, column {}: {}",
            self.line, self.column, self.issue
        )?;
        if self.issue.names_what_was_found() {
            write!(f, ", found {}", Found(&self.found))?;
        }
        Ok(())
    }
}

/// Something to say, with its place in the text of a game.
#[derive(Clone, Debug)]
pub(super) struct Remarked {
    pub(super) severity: Severity,
    pub(super) issue: Issue,
    pub(super) span: Range<usize>,
    pub(super) position: Option<String>,
}

/// How much of a line around a place is looked at to show it, in bytes.
const AROUND: usize = 600;

/// Where a text begins in the whole input.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Origin {
    pub(super) byte: u64,
    pub(super) line: u64,
    /// How many characters stand before it on its line.
    columns: usize,
    /// The end of what stands before it on its line.
    line_start: String,
}

impl Origin {
    /// The beginning of the input.
    pub(super) fn new() -> Self {
        Self {
            byte: 0,
            line: 1,
            columns: 0,
            line_start: String::new(),
        }
    }

    /// Whether nothing stands before it on its line.
    pub(super) fn begins_line(&self) -> bool {
        self.columns == 0
    }

    /// The line of what stands behind a text.
    pub(super) fn line_of(&self, text: &str) -> u64 {
        self.line + line_ends(text)
    }

    /// Goes on behind a text of so many bytes in the input.
    pub(super) fn pass(&mut self, text: &str, bytes: u64) {
        self.byte += bytes;
        let rest = match text.rfind('\n') {
            Some(end) => {
                self.line += line_ends(text);
                self.columns = 0;
                self.line_start.clear();
                &text[end + 1..]
            }
            None => text,
        };
        self.columns += characters(rest);
        self.line_start.push_str(rest);
        let excess = self.line_start.len().saturating_sub(AROUND);
        if excess > 0 {
            let excess = boundary(&self.line_start, excess);
            self.line_start.drain(..excess);
        }
    }

    /// Gives what was said about a text its places in the whole input; from
    /// left to right.
    pub(super) fn place(&self, text: &str, mut remarked: Vec<Remarked>) -> Vec<Diagnostic> {
        remarked.sort_by_key(|r| (r.span.start, Reverse(r.severity), r.span.end));
        let mut at = 0;
        let (mut line, mut column) = (self.line, self.columns + 1);
        let mut placed = Vec::with_capacity(remarked.len());
        for Remarked {
            severity,
            issue,
            span,
            position,
        } in remarked
        {
            let passed = &text[at..span.start];
            let rest = match passed.rfind('\n') {
                Some(end) => {
                    line += line_ends(passed);
                    column = 1;
                    &passed[end + 1..]
                }
                None => passed,
            };
            column += characters(rest);
            at = span.start;
            placed.push(Diagnostic {
                severity,
                issue,
                line,
                column,
                found: shortened(&text[span.clone()]),
                excerpt: self.excerpt(text, &span),
                span: self.byte + span.start as u64..self.byte + span.end as u64,
                position,
            });
        }
        placed
    }

    /// The line in which a place is, with the place marked.
    fn excerpt(&self, text: &str, span: &Range<usize>) -> String {
        let from = boundary(text, span.start.saturating_sub(AROUND));
        let to = boundary(text, span.start.saturating_add(AROUND));
        let around = &text[from..to];
        let (begin, end) = (span.start - from, span.end.min(to) - from);
        if from > 0 || around[..begin].contains('\n') {
            return caret(around, begin..end);
        }
        let shift = self.line_start.len();
        let around = format!("{}{around}", self.line_start);
        caret(&around, shift + begin..shift + end)
    }
}

fn line_ends(text: &str) -> u64 {
    // So many at a time that their number fits a byte: that is what lets them
    // be counted side by side.
    let chunks = text.as_bytes().chunks(255);
    let counts = chunks.map(|chunk| {
        let ends = chunk.iter().map(|&b| u8::from(b == b'\n'));
        u64::from(ends.sum::<u8>())
    });
    counts.sum()
}

/// How many characters a text of one line has, as a reader counts them.
fn characters(line: &str) -> usize {
    if line.is_ascii() {
        line.len()
    } else {
        line.graphemes(true).count()
    }
}
