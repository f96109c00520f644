//! Game records: whole games as text (`.oaq`) and as JSON.
//!
//! A [`Record`] is a game with its tags, its rules, a tree of moves and what
//! people and engines say about them. Whatever is in it has been checked:
//! every move in every variation is legal. It is read by [`read_all`], or game
//! by game out of a file of any size by [`Reader`]; [`write()`] writes it in the
//! one canonical form, and reading that gives the same record.
//!
//! ```
//! use oaq_core::files::RuleBook;
//! use oaq_notation::record::{ReadOptions, read_all, write};
//!
//! let book = RuleBook::shipped();
//! let text = "[A \"Tí\"]\n[B \"Tèo\"]\n1. 3R 2phải {hay!} 2. 9R";
//! let games = read_all(text, &ReadOptions::new(&book));
//!
//! // The third move is none. What could be read is there, the rest as text.
//! let error = games[0].errors().next().unwrap();
//! assert_eq!((error.line, error.column), (3, 23));
//! assert!(error.to_string().contains("there is no square 9"));
//! let written = write(&games[0].record);
//! assert!(written.contains("1. 3Rx6 2R {hay!} {[%unread] 9R} *"));
//! ```
//!
//! Nothing in here calls itself, so that no text can exhaust the stack, and
//! everything that grows has a limit: [`MAX_GAME`], [`MAX_TOKEN`],
//! [`MAX_TAGS`], [`MAX_PLIES`] and [`MAX_NESTING`].

mod annotate;
mod comment;
mod diagnostic;
mod edit;
mod ending;
mod issue;
mod json;
mod lexer;
mod line;
mod read;
mod remarks;
mod tags;
mod token;
mod tree;
mod walk;
mod write;

pub use annotate::EndingError;
pub use comment::{Command, Comment, CommentError};
pub use diagnostic::{Diagnostic, Severity};
pub use edit::{EditError, StartError};
pub use ending::Termination;
pub use issue::Issue;
pub use json::{
    CapturedData, JsonError, JsonErrors, MoveData, RecordData, SCHEMA, VariationData, from_json,
    to_json,
};
pub use lexer::{Lexer, tag_parts};
pub use read::{Games, Piece, ReadGame, ReadOptions, Reader, games, read_all};
pub use remarks::{Clock, Eval, Points, RemarkError};
pub use tags::{TagError, Tags};
pub use token::{Token, TokenKind};
pub use tree::{Children, NodeId, Record};
pub use walk::{Mainline, Replay, Step, Walk};
pub use write::{write, write_all};

/// How deep variations may be nested: the main line is at depth 0.
pub const MAX_NESTING: usize = 100;

/// The longest comment and the longest value of a tag, in bytes.
pub const MAX_TOKEN: usize = 64 * 1024;

/// How long all tags of a game may be together, in bytes as they are written.
pub const MAX_TAGS: usize = 256 * 1024;

/// The most plies from the first position of a record to the end of a line.
pub const MAX_PLIES: usize = 10_000;

/// The longest game, in bytes: as it is read, and as it would be written.
pub const MAX_GAME: usize = 4 * 1024 * 1024;

/// The last character boundary of a text that is not behind a byte.
fn boundary(text: &str, byte: usize) -> usize {
    let byte = byte.min(text.len());
    let behind = (0..4).find(|back| text.is_char_boundary(byte.saturating_sub(*back)));
    byte.saturating_sub(behind.unwrap_or(0))
}
