//! What time it is where the players are.

use std::time::SystemTime;

use jiff::ZonedDateTime;

/// Today's date as records write it: `2026.02.17`.
#[must_use]
pub fn today() -> String {
    ZonedDateTime::now().strftime("%Y.%m.%d").to_string()
}

/// A moment for people to read: `2026-02-17 21:05`. Empty if it is too far
/// away for a calendar.
#[must_use]
pub fn moment(time: SystemTime) -> String {
    match ZonedDateTime::try_from(time) {
        Ok(zoned) => zoned.strftime("%Y-%m-%d %H:%M").to_string(),
        Err(_) => String::new(),
    }
}

/// Now, for the name of a file.
pub(super) fn stamp() -> String {
    ZonedDateTime::now().strftime("%Y%m%d-%H%M%S").to_string()
}
