//! Text forms of *ô ăn quan*: positions, moves and rules texts, read and
//! written.
//!
//! Readers are lenient. What they forgive they say, as [`Note`]s; what they
//! cannot read they report as [`ParseErrors`], all they find at once. Both
//! carry the place, in bytes and as a column. Writers have one form only, and
//! reading what was written gives the same value.
//!
//! ```
//! use oaq_core::Rules;
//! use oaq_notation::{read_position, write_setup};
//!
//! let read = read_position("05,5,5,5,5/Q/5,5,5,5,5/Q  a", &Rules::STANDARD)?;
//! assert_eq!(write_setup(&read.value), "5,5,5,5,5/Q/5,5,5,5,5/Q A 0/0 - 0 0");
//! assert_eq!(read.notes.len(), 4);
//!
//! let errors = read_position("5,5,5,x,5/Q/5,5,5,5,5/Q A", &Rules::STANDARD).unwrap_err();
//! assert_eq!(errors.to_string(), "column 7: expected a count from 0 to 9999, found `x`");
//! # Ok::<(), oaq_notation::ParseErrors>(())
//! ```
//!
//! The grammar is in `docs/notation.md` of the project. Nothing here prints or
//! reads a file, and the only language is the English of the errors' and
//! notes' `Display`; their kinds are data, for whoever says it in another one.

pub mod board;
mod error;
pub mod graph;
mod moves;
mod note;
mod position;
pub mod record;
mod rules;
mod text;

pub use error::{Expected, ParseError, ParseErrorKind, ParseErrors};
pub use moves::{
    MoveText, read_direction, read_move, read_move_token, write_move, write_move_full,
};
pub use note::{Note, NoteKind, Parsed};
pub use position::{position_text, read_position, write_setup};
pub use rules::{NamedRules, read_rules, rules_text};
pub use text::{MAX_TEXT, caret};
