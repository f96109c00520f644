//! The rules of ô ăn quan a second time: slow, literal, independent.
//!
//! Written from the project's rules alone (the page `docs/rules.md`; the
//! paragraphs are cited as `§2.2a`), sentence by sentence and with nothing in
//! mind but being obviously right, so that `oaq-core` has something to be
//! compared with. It shares no code and no type with the other crates: text
//! goes in, text comes out. Nothing here is meant to be fast.
//!
//! ```
//! use oaq_tests::literal::{LiteralGame, LiteralPosition, LiteralRules};
//!
//! let rules = LiteralRules::parse("quan-non")?;
//! let mut game = LiteralGame::new(&rules, &LiteralPosition::start(&rules));
//! let ply = game.play("2L")?;
//! assert_eq!(ply.captured, (6, 0));
//! assert_eq!(ply.stop, "captured");
//! # Ok::<(), String>(())
//! ```
//!
//! Where the rules are silent this code follows the project's decisions; each
//! stands as a comment at the place where it matters.

mod end;
mod game;
mod position;
mod refill;
mod rules;
mod turn;

pub use end::LiteralOver;
pub use game::{Begun, LiteralGame, Ply, begin, moves, play};
pub use position::LiteralPosition;
pub use rules::{Allowed, KEYS, Key, LiteralRules, VARIANTS};

/// §6, "The game ended": every word for it.
pub const END_REASONS: [&str; 9] = [
    "quan-squares-empty",
    "quan-pieces-captured",
    "board-empty",
    "all-quan-captured",
    "shortage",
    "shortage-loss",
    "repetition",
    "quiet-plies",
    "max-plies",
];

/// §6, "The turn ended": every word for it.
pub const STOP_REASONS: [&str; 7] = [
    "quan-ahead",
    "two-empty",
    "captured",
    "gap-is-quan",
    "immature-quan",
    "quan-ban",
    "pick-up-limit",
];

/// No number of dân in a position, and not all of them together, exceeds this.
const MOST_DAN: i64 = 9999;
