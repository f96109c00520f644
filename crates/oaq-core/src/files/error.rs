//! What can be wrong with a rule file, and where.

use core::fmt;
use core::ops::Range;

use crate::{RuleError, ValueError};

use super::RuleBook;
use super::file::{MAX_BYTES, MAX_ID, MAX_NESTING};

/// A place in a text.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Place {
    /// The line, from 1.
    pub line: usize,
    /// The column, from 1, in characters.
    pub column: usize,
    /// From where to where, in bytes; empty where something is missing.
    pub span: Range<usize>,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}", self.line, self.column)
    }
}

/// One thing that is wrong with a rule file, without its place.
///
/// Names of keys are full paths as TOML spells them: `rules.quan-value`.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Fault {
    /// The text is longer than [`RuleFile::MAX_BYTES`](super::RuleFile::MAX_BYTES).
    #[error("the file has {0} bytes, but a rule file may have {MAX_BYTES} at most")]
    TooLong(usize),
    /// There are so many dots and brackets that reading them as TOML might
    /// exhaust the stack.
    #[error("more than {MAX_NESTING} dots and opening brackets in one rule file")]
    TooNested,
    /// The text is no TOML; a key that is set twice is reported here too.
    #[error("{0}")]
    Syntax(String),
    /// There is no such key.
    #[error("`{path}` is no key of a rule file{}", suggest(nearest.as_deref(), expected))]
    UnknownKey {
        /// The key.
        path: String,
        /// The key it resembles most.
        nearest: Option<String>,
        /// The keys that may stand there; none where there is no table.
        expected: Vec<&'static str>,
    },
    /// A key that must be there is not.
    #[error("`{path}` is missing: {expected}")]
    Missing {
        /// The key.
        path: &'static str,
        /// What belongs there.
        expected: &'static str,
    },
    /// The value of a key outside `[rules]` is of the wrong kind.
    #[error("`{path}` is {found}, but must be {expected}")]
    WrongType {
        /// The key; an element of a list has its number from 0 behind it.
        path: String,
        /// What kind of value is there.
        found: &'static str,
        /// What kind belongs there.
        expected: &'static str,
    },
    /// A text with nothing to read in it.
    #[error("`{0}` is empty")]
    Empty(String),
    /// A text with a control character, which a terminal might obey.
    #[error("`{0}` contains a control character")]
    ControlCharacter(String),
    /// An id that is no id.
    #[error(
        "\"{0}\" is no id: use a to z, 0 to 9 and hyphens, a letter first and at most {MAX_ID} characters"
    )]
    BadId(String),
    /// `status` is none of its words.
    #[error("`status` is `{word}`, but must be `attested` or `house`{}", suggest(*nearest, &[]))]
    UnknownStatus {
        /// What was given.
        word: String,
        /// The word it resembles most.
        nearest: Option<&'static str>,
    },
    /// `status` is `attested`, but `sources` names none.
    #[error("`status` is `attested`, but `sources` names no source")]
    NoSource,
    /// A value of `[rules]` is of the wrong kind, out of range or none of the
    /// key's words.
    #[error("{error}{}", suggest(*nearest, &[]))]
    Value {
        /// What is wrong with it.
        error: ValueError,
        /// The word it resembles most.
        nearest: Option<&'static str>,
    },
    /// The rules contradict each other, alone or with those they extend.
    #[error(transparent)]
    Contradiction(RuleError),
    /// The id belongs to another variant.
    #[error("the id `{id}` is taken by {}", taken_by(from.as_deref()))]
    Taken {
        /// The id.
        id: String,
        /// The file it comes from; nothing for a shipped variant.
        from: Option<String>,
    },
    /// The variant to extend is not known.
    #[error("there is no variant `{id}` to extend{}", suggest(nearest.as_deref(), &[]))]
    UnknownBase {
        /// The id of the variant to extend.
        id: String,
        /// The id it resembles most.
        nearest: Option<String>,
    },
    /// The variant to extend is in a file that was refused.
    #[error("`{0}`, which it extends, is refused itself")]
    RefusedBase(String),
    /// Variants that extend each other in a circle: the ids, the first again
    /// at the end.
    #[error("variants extend each other in a circle: {}", .0.join(" -> "))]
    Cycle(Vec<String>),
    /// There are more than [`RuleBook::MAX_DEPTH`] steps to a variant that
    /// extends nothing.
    #[error(
        "more than {} variants extend one another in a row",
        RuleBook::MAX_DEPTH
    )]
    TooDeep,
}

/// One thing that is wrong with a rule file.
///
/// Displays as `line L, column C: ` and what is wrong.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{place}: {fault}")]
pub struct FileError {
    /// Where.
    pub place: Place,
    /// What.
    pub fault: Fault,
}

/// Everything that is wrong with a rule file, in the order of the text; never
/// empty.
///
/// Displays one error a line, each with the name of the file in front where
/// there is one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FileErrors {
    /// What the caller said the text comes from.
    pub from: Option<String>,
    /// The errors.
    pub errors: Vec<FileError>,
}

impl fmt::Display for FileErrors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, error) in self.errors.iter().enumerate() {
            if i > 0 {
                writeln!(f)?;
            }
            if let Some(from) = &self.from {
                write!(f, "{from}: ")?;
            }
            error.fmt(f)?;
        }
        Ok(())
    }
}

impl std::error::Error for FileErrors {}

/// Faults with the bytes they concern, before lines and columns are counted.
pub(super) type Faults = Vec<(Range<usize>, Fault)>;

impl FileErrors {
    /// Counts lines and columns, once for all faults, so that a text made of
    /// nothing but faults is read in linear time.
    pub(super) fn new(text: &str, from: Option<String>, mut faults: Faults) -> Self {
        faults.sort_by_key(|(span, _)| span.start);
        // A byte order mark is no column.
        let mut at = if text.starts_with('\u{feff}') {
            '\u{feff}'.len_utf8()
        } else {
            0
        };
        let (mut line, mut column) = (1, 1);
        let mut errors: Vec<FileError> = Vec::with_capacity(faults.len());
        for (span, fault) in faults {
            // An end that is not inside the text is its end.
            let start = span.start.clamp(at, text.len());
            for c in text.get(at..start).unwrap_or_default().chars() {
                (line, column) = if c == '\n' {
                    (line + 1, 1)
                } else {
                    (line, column + 1)
                };
            }
            at = start;
            let place = Place { line, column, span };
            errors.push(FileError { place, fault });
        }
        // What was guessed on a line that is no TOML is not worth reporting.
        let broken: Vec<usize> = errors
            .iter()
            .filter(|e| matches!(e.fault, Fault::Syntax(_)))
            .map(|e| e.place.line)
            .collect();
        errors.retain(|e| {
            matches!(e.fault, Fault::Syntax(_)) || broken.binary_search(&e.place.line).is_err()
        });
        Self { from, errors }
    }
}

/// Prints the nearest word, or else what was expected.
fn suggest(nearest: Option<&str>, expected: &[&str]) -> String {
    match nearest {
        Some(nearest) => format!("; did you mean `{nearest}`?"),
        None if expected.is_empty() => String::new(),
        None => format!("; expected one of {}", expected.join(", ")),
    }
}

fn taken_by(from: Option<&str>) -> String {
    from.map_or_else(|| "a shipped variant".into(), |from| format!("`{from}`"))
}
