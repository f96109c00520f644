//! Why keys cannot be bound.

use oaq_core::files::nearest;
use oaq_i18n::Messages;

use super::KeyPress;
use crate::action::Command;

/// Why keys cannot be bound.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum KeyError {
    /// The text names no key.
    #[error("`{0}` is no key: write one like `u`, `ctrl-r`, `f2`, `space` or `page-up`")]
    NoKey(String),
    /// The text names no command.
    #[error("`{0}` is no command")]
    NoCommand(String),
    /// The letters of the notation mean moves before they mean anything else.
    #[error("`{0}` is a letter of the notation, which means a direction")]
    Notation(KeyPress),
    /// Another command has the key.
    #[error("`{key}` is the key of `{}` already", .command.name())]
    Taken {
        /// The key.
        key: KeyPress,
        /// Whose it is.
        command: Command,
    },
}

impl KeyError {
    /// What is wrong, in the language of the messages.
    #[must_use]
    pub fn told(&self, say: &Messages) -> String {
        let (id, name, command) = match self {
            Self::NoKey(name) => ("tui-key-unknown", name.clone(), ""),
            Self::NoCommand(name) => ("tui-key-no-command", name.clone(), ""),
            Self::Notation(key) => ("tui-key-notation", key.to_string(), ""),
            Self::Taken { key, command } => ("tui-key-taken", key.to_string(), command.name()),
        };
        let name = oaq_play::errors::harmless(&name);
        let text = say.format(id, &[("key", name.into()), ("command", command.into())]);
        match self {
            Self::NoCommand(typed) => {
                let names = Command::ALL.iter().map(|command| command.name());
                oaq_play::errors::guess(say, text, nearest(typed, names))
            }
            _ => text,
        }
    }
}
