//! What is drawn.

pub(crate) mod board;
