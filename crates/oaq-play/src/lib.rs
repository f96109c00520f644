//! What the front ends of `oaq` share, whatever they look like.
//!
//! - [`Who`] makes a player's moves, and for how long it thinks ([`Effort`]); a
//!   [`Seat`] is such a player at the board, unless it is a human, and [`ugi`]
//!   speaks to those that are programs of their own;
//! - a [`Sheet`] is the paper a game is written on, with undo and redo;
//! - [`saves`] keeps games that are played, so that none is lost;
//! - [`lessons`] are a first game in ten guided steps, [`quiz`] asks what moves
//!   do, and [`rhymes`] are the verses that dân are counted along;
//! - [`command_line`] gives a program its help and the words for what is wrong
//!   with its arguments;
//! - [`config`] holds what the user has set once for all;
//! - [`variants`] knows the user's rules beside the shipped ones;
//! - [`errors`] says in words what is wrong with a text that was typed;
//! - [`reasons`] says in words why a move is good.
//!
//! Nothing here knows a terminal.

mod budget;
pub mod command_line;
pub mod config;
mod effort;
mod environment;
pub mod errors;
pub mod lessons;
pub mod quiz;
pub mod reasons;
pub mod rhymes;
pub mod saves;
mod seat;
mod sheet;
mod start;
mod table_size;
pub mod text;
pub mod ugi;
pub mod variants;
mod who;
mod wins;

pub use budget::Budget;
pub use effort::{Effort, read_count, read_depth, read_time};
pub use environment::Environment;
pub use seat::{NoMove, Seat, SeatOptions, Turn};
pub use sheet::{PlayError, Sheet, plies_of, plies_told};
pub use start::{read_position, read_start};
pub use table_size::TableSize;
pub use who::Who;
pub use wins::Wins;
