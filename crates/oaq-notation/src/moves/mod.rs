//! The text of a move.

mod read;
mod words;
mod write;

pub use read::{MoveText, read_move, read_move_token};
pub use words::read_direction;
pub use write::{write_move, write_move_full};
