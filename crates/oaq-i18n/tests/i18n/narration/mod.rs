//! Turns told in three languages, in exact words.

mod ends;
mod refills;
mod scores;
mod stops;
mod turns;
