//! What a reader gives back besides the value.

use core::fmt;
use core::ops::Range;

/// A value that was read, and what was forgiven on the way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parsed<T> {
    /// The value.
    pub value: T,
    /// What was forgiven, from left to right; empty for a canonical text.
    pub notes: Vec<Note>,
}

/// Something a reader forgave.
///
/// `Display` says it in English, with the column.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// Where it stands, in bytes; inside the text and on character boundaries.
    /// Empty where something is missing.
    pub span: Range<usize>,
    /// The column where it begins: the first character is in column 1. A
    /// character is what a reader sees as one, however many code points it is
    /// made of.
    pub column: usize,
    /// What it is.
    pub kind: NoteKind,
}

/// What kinds of things are forgiven.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoteKind {
    /// A space at the beginning or the end, or more than one space, a tab or
    /// another kind of space where one space is enough.
    Spacing,
    /// Fields are missing from the end; they take their defaults.
    MissingFields {
        /// How many fields there are.
        present: usize,
    },
    /// Zeros in front of a number.
    LeadingZeros,
    /// A letter in the other case than it is written in.
    LetterCase,
    /// A 0 where the notation leaves it out, as in `Q0`.
    NeedlessZero,
    /// A sign where none is needed, as in `-0`.
    NeedlessSign,
    /// A 0 left out where the notation writes it, as in a store `Q` for `0Q`.
    MissingZero,
    /// A debt of no dân; it is left out.
    EmptyDebt,
    /// Debts that are not sorted by debtor, then creditor, the bank last.
    UnsortedDebts,
    /// Letters and their marks written one by one (NFD) instead of together.
    Decomposed,
    /// A move captures something else than is written behind it.
    WrongCapture {
        /// The dân that it does capture.
        dan: u32,
        /// The quan that it does capture.
        quan: u32,
    },
    /// A `+` says that the mover's row had just been refilled, but it had not.
    WrongRefill,
    /// A rules text without an id; it is taken as `standard`.
    MissingRulesId,
}

impl fmt::Display for NoteKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Spacing => f.write_str("spaces that are not needed"),
            Self::MissingFields { present } => {
                let plural = if *present == 1 { "" } else { "s" };
                write!(
                    f,
                    "only {present} field{plural}; the others take their defaults"
                )
            }
            Self::LeadingZeros => f.write_str("zeros in front of a number"),
            Self::LetterCase => f.write_str("a letter in the wrong case"),
            Self::NeedlessZero => f.write_str("a zero that need not be written"),
            Self::NeedlessSign => f.write_str("a sign that need not be written"),
            Self::MissingZero => f.write_str("the zero in front of the quan is missing"),
            Self::EmptyDebt => f.write_str("a debt of no dân; left out"),
            Self::UnsortedDebts => {
                f.write_str("debts not sorted by debtor, then creditor, the bank last")
            }
            Self::Decomposed => f.write_str("letters and their marks written separately"),
            Self::WrongCapture { dan: 0, quan: 0 } => f.write_str("the move captures nothing"),
            Self::WrongCapture { dan, quan } => {
                write!(f, "the move captures {dan} dân and {quan} quan")
            }
            Self::MissingRulesId => f.write_str("no id of rules; taken as `standard`"),
            Self::WrongRefill => f.write_str("the mover's row had not just been refilled"),
        }
    }
}

impl fmt::Display for Note {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "column {}: {}", self.column, self.kind)
    }
}
