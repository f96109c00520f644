//! The game on the screen, from outside: whole screens, driven by keys and the
//! mouse.

mod desk;
mod dialogs;
mod going_on;
mod play;
mod screens;
mod sizes;
#[cfg(unix)]
mod terminal;
