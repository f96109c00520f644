//! Tests of everything the crate says.

mod catalogues;
mod common;
mod errors;
mod languages;
mod narration;
mod outcomes;
mod random;
