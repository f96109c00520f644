//! The text of a position.

mod read;
mod write;

pub use read::read_position;
pub use write::{position_text, write_setup};
