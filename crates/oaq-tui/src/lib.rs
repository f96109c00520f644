//! The full-screen front end of oaq.
//!
//! A [`Theme`] and a set of [`Glyphs`] say how things look; they are data, and
//! independent of each other.

mod glyphs;
mod theme;

pub use glyphs::{Glyphs, UnknownGlyphs};
pub use theme::{Theme, ThemeName, UnknownTheme};
