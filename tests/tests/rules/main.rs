//! Every statement of `docs/rules.md` with a small position worked out by
//! hand, played by both implementations of the rules.
//!
//! Which test is for which statement stands in the table of `statements.rs`.

mod board;
mod decisions;
mod end;
mod refill;
mod scoring;
mod shown;
mod switches;
mod turn;
