//! The full-screen front end of oaq.
//!
//! A [`Theme`] and a set of [`Glyphs`] say how things look; they are data, and
//! independent of each other. A [`BoardLayout`] says where the squares are on
//! the screen, for drawing and for the mouse alike.
//!
//! [`App`] is the whole program but for the world around it: [`Action`]s come
//! in, [`Effect`]s go out, and [`draw`] shows it on any backend of ratatui.
//! [`run`] puts it into a terminal.

mod action;
mod app;
mod args;
mod canvas;
mod glyphs;
mod heap;
mod keymap;
mod layout;
mod options;
mod preview;
mod run;
mod signals;
mod sowing;
mod terminal;
mod theme;
mod ui;
mod worker;

pub use action::{About, Action, Command, Effect, Question, Ticket};
pub use app::clock::TimeControl;
pub use app::dialog::SavedGame;
pub use app::motion::{Speed, UnknownSpeed};
pub use app::settings::Settings;
pub use app::{App, Setting};
pub use args::{TuiArgs, no_color};
pub use glyphs::{Glyphs, UnknownGlyphs};
pub use keymap::{KeyError, KeyPress, Keymap};
pub use layout::{BoardLayout, Heading};
pub use options::{Ended, Options};
pub use preview::{Captured, Preview};
pub use run::run;
pub use sowing::{Frame, Sowing};
pub use theme::{Theme, ThemeName, UnknownTheme};
pub use ui::board::{BoardView, Hand, Overlays, Played};
pub use ui::draw;
