//! Rule files: variants as data, in TOML.
//!
//! A [`RuleFile`] names a variant, says where it comes from and sets the keys
//! by which it differs from the variant it extends. A [`RuleBook`] holds the
//! variants a program knows: the shipped ones, embedded in the library, and
//! those of the user. Reading the files from a disk is left to the caller.
//!
//! ```
//! use oaq_core::files::RuleBook;
//!
//! let mut book = RuleBook::shipped();
//! assert_eq!(book.get("quan-non").unwrap().rules().immature_below, 5);
//!
//! let house = r#"
//!     id = "grandmother"
//!     extends = "quan-non"
//!     names.en = "As grandmother played"
//!     rules.quan-value = 5
//! "#;
//! let variant = book.add(house, "grandmother.toml").unwrap();
//! assert_eq!(variant.rules().quan_value, 5);
//!
//! let wrong = "id = 'x'\nnames.en = 'X'\n[rules]\ngapp = 'any'\n";
//! assert_eq!(
//!     book.add(wrong, "x.toml").unwrap_err().to_string(),
//!     "x.toml: line 4, column 1: `rules.gapp` is no key of a rule file; did you mean `rules.gap`?"
//! );
//! ```
//!
//! The folder `rules` of the project explains the layout and every key.

mod book;
mod error;
mod file;
mod nearest;
mod parse;

pub use book::{RuleBook, Variant};
pub use error::{Fault, FileError, FileErrors, Place};
pub use file::{RuleFile, Status, Texts};
pub use nearest::nearest;
