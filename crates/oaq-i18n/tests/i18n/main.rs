//! Tests of everything the crate says.

mod catalogues;
mod common;
mod errors;
mod narration;
mod outcomes;
mod random;
