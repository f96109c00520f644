//! What a setting can be, and what it is.

use std::fmt;

/// What a setting can be. Where the program can find a value by itself, the
/// word `auto` leaves it to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A language that oaq speaks, or `auto`.
    Language,
    /// One of these words.
    Word(&'static [&'static str]),
    /// One of these words, or `auto`.
    WordOrAuto(&'static [&'static str]),
    /// Yes or no.
    Switch,
    /// A number, from the least to the most.
    Number(u64, u64),
    /// A number, from the least to the most, or `auto`.
    NumberOrAuto(u64, u64),
    /// A line of text.
    Text,
    /// A line of text, or `auto`.
    TextOrAuto,
}

impl Kind {
    /// Whether `auto` is a value.
    #[must_use]
    pub const fn can_be_auto(self) -> bool {
        matches!(
            self,
            Self::Language | Self::WordOrAuto(_) | Self::NumberOrAuto(..) | Self::TextOrAuto
        )
    }
}

/// What a setting is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// Whatever the program finds.
    Auto,
    /// Yes or no.
    Switch(bool),
    /// A number.
    Number(u64),
    /// A text, or one of the words of the setting.
    Text(String),
}

impl fmt::Display for Value {
    /// As it is typed in a variable and behind an option.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Auto => f.pad(super::setting::AUTO),
            Self::Switch(on) => f.pad(if *on { "true" } else { "false" }),
            Self::Number(number) => f.pad(&number.to_string()),
            Self::Text(text) => f.pad(text),
        }
    }
}

impl Value {
    /// As it is written in the file.
    #[must_use]
    pub fn toml(&self) -> String {
        match self {
            Self::Switch(on) => on.to_string(),
            Self::Number(number) => number.to_string(),
            Self::Auto | Self::Text(_) => toml::Value::String(self.to_string()).to_string(),
        }
    }
}
