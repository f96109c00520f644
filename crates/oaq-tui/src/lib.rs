//! The full-screen front end of oaq.
//!
//! A [`Theme`] and a set of [`Glyphs`] say how things look; they are data, and
//! independent of each other. A [`BoardLayout`] says where the squares are on
//! the screen, for drawing and for the mouse alike.

mod canvas;
mod glyphs;
mod heap;
mod layout;
mod preview;
mod sowing;
mod theme;
mod ui;

pub use glyphs::{Glyphs, UnknownGlyphs};
pub use layout::{BoardLayout, Heading};
pub use preview::{Captured, Preview};
pub use sowing::{Frame, Sowing};
pub use theme::{Theme, ThemeName, UnknownTheme};
pub use ui::board::{BoardView, Hand, Overlays, Played};
