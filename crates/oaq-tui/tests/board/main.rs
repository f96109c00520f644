//! The board as it is drawn.

mod pictures;
mod scene;
mod sizes;
