//! The command line of a program, in the language of the user: what clap says
//! of it, and what it finds wrong with one.

mod help;
mod language;
mod usage;

pub use help::program;
pub use language::{LangParser, choose as choose_language};
pub use usage::explain;
