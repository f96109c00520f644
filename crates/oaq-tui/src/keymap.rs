//! Which keys mean what. The help is made from the same table.

use core::fmt;
use core::str::FromStr;

use oaq_core::files::nearest;
use oaq_i18n::Messages;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use crate::action::Command;

/// A key with the modifiers held down, such as `u`, `U`, `ctrl-r`, `f2`,
/// `page-up` or `space`.
///
/// Shift is part of a letter: `U` is written, not `shift-u`.
///
/// ```
/// use oaq_tui::KeyPress;
/// let key: KeyPress = "ctrl-r".parse()?;
/// assert_eq!(key.to_string(), "ctrl-r");
/// assert!("ctrl-".parse::<KeyPress>().is_err());
/// # Ok::<(), oaq_tui::KeyError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct KeyPress {
    code: KeyCode,
    modifiers: KeyModifiers,
}

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

/// The names of keys that are no characters, or none that can be read.
const NAMED: [(&str, KeyCode); 18] = [
    ("up", KeyCode::Up),
    ("down", KeyCode::Down),
    ("left", KeyCode::Left),
    ("right", KeyCode::Right),
    ("enter", KeyCode::Enter),
    ("esc", KeyCode::Esc),
    ("tab", KeyCode::Tab),
    ("back-tab", KeyCode::BackTab),
    ("backspace", KeyCode::Backspace),
    ("delete", KeyCode::Delete),
    ("insert", KeyCode::Insert),
    ("home", KeyCode::Home),
    ("end", KeyCode::End),
    ("page-up", KeyCode::PageUp),
    ("page-down", KeyCode::PageDown),
    ("space", KeyCode::Char(' ')),
    ("minus", KeyCode::Char('-')),
    ("plus", KeyCode::Char('+')),
];

impl KeyPress {
    /// A key without modifiers.
    const fn plain(code: KeyCode) -> Self {
        Self {
            code,
            modifiers: KeyModifiers::NONE,
        }
    }

    const fn ctrl(letter: char) -> Self {
        Self {
            code: KeyCode::Char(letter),
            modifiers: KeyModifiers::CONTROL,
        }
    }

    /// The key of an event, whatever the terminal says of shift.
    #[must_use]
    pub fn of(event: &KeyEvent) -> Self {
        let mut modifiers = event.modifiers & (KeyModifiers::CONTROL | KeyModifiers::ALT);
        let code = match event.code {
            // Some terminals tell the letter of a control key as a capital.
            KeyCode::Char(c) if modifiers.contains(KeyModifiers::CONTROL) => {
                KeyCode::Char(c.to_ascii_lowercase())
            }
            KeyCode::Tab if event.modifiers.contains(KeyModifiers::SHIFT) => KeyCode::BackTab,
            code => code,
        };
        if code == KeyCode::BackTab {
            modifiers = KeyModifiers::NONE;
        }
        Self { code, modifiers }
    }

    /// The character that it types, if it does.
    #[must_use]
    pub const fn character(self) -> Option<char> {
        match self.code {
            KeyCode::Char(c) if self.modifiers.is_empty() => Some(c),
            _ => None,
        }
    }

    /// Whether it takes a typed character away.
    pub(crate) const fn is_erase(self) -> bool {
        matches!(self.code, KeyCode::Backspace | KeyCode::Delete)
    }

    /// The same key without capitals, for people whose Caps Lock is on.
    fn small(self) -> Self {
        match self.code {
            KeyCode::Char(c) => Self {
                code: KeyCode::Char(c.to_lowercase().next().unwrap_or(c)),
                ..self
            },
            _ => self,
        }
    }
}

impl FromStr for KeyPress {
    type Err = KeyError;

    fn from_str(text: &str) -> Result<Self, KeyError> {
        let wrong = || KeyError::NoKey(text.to_owned());
        let (mut rest, mut modifiers) = (text, KeyModifiers::NONE);
        loop {
            let lower = rest.to_ascii_lowercase();
            let (modifier, length) = if lower.starts_with("ctrl-") {
                (KeyModifiers::CONTROL, 5)
            } else if lower.starts_with("alt-") {
                (KeyModifiers::ALT, 4)
            } else {
                break;
            };
            modifiers |= modifier;
            rest = &rest[length..];
        }
        let mut chars = rest.chars();
        let code = match (chars.next(), chars.next()) {
            (Some(c), None) if !c.is_control() && !c.is_whitespace() => KeyCode::Char(c),
            _ => {
                let lower = rest.to_ascii_lowercase();
                let named = NAMED.iter().find(|(name, _)| *name == lower);
                let number = || lower.strip_prefix('f')?.parse().ok();
                match (named, number()) {
                    (Some(&(_, code)), _) => code,
                    (None, Some(n @ 1..=24)) => KeyCode::F(n),
                    _ => return Err(wrong()),
                }
            }
        };
        let key = Self { code, modifiers };
        Ok(if modifiers.contains(KeyModifiers::CONTROL) {
            key.small()
        } else {
            key
        })
    }
}

impl fmt::Display for KeyPress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = String::new();
        if self.modifiers.contains(KeyModifiers::CONTROL) {
            text += "ctrl-";
        }
        if self.modifiers.contains(KeyModifiers::ALT) {
            text += "alt-";
        }
        let named = |name: &&(&str, KeyCode)| name.1 == self.code && !self.shows_itself();
        match (NAMED.iter().find(named), self.code) {
            (Some((name, _)), _) => text += name,
            (None, KeyCode::F(n)) => {
                text.push('f');
                text += &n.to_string();
            }
            (None, KeyCode::Char(c)) => text.push(c),
            (None, _) => {}
        }
        f.pad(&text)
    }
}

impl KeyPress {
    /// Whether it is a sign that can be read where it stands alone.
    fn shows_itself(self) -> bool {
        self.modifiers.is_empty() && matches!(self.code, KeyCode::Char('-' | '+'))
    }

    /// The key as the screen shows it: arrows as arrows, where there are such.
    #[must_use]
    pub fn shown(self, arrows: bool) -> String {
        match self.code {
            KeyCode::Up if arrows => "↑".into(),
            KeyCode::Down if arrows => "↓".into(),
            KeyCode::Left if arrows => "←".into(),
            KeyCode::Right if arrows => "→".into(),
            KeyCode::BackTab => "shift-tab".into(),
            _ => self.to_string(),
        }
    }
}

/// The keys of the commands, unless they are changed. The first of each is the
/// one that buttons show.
const USUAL: &[(Command, &[&str])] = &[
    (Command::Up, &["up", "k"]),
    (Command::Down, &["down", "j"]),
    (Command::Left, &["left"]),
    (Command::Right, &["right"]),
    (Command::Confirm, &["enter"]),
    (Command::Cancel, &["esc"]),
    (Command::Next, &["tab"]),
    (Command::Previous, &["back-tab"]),
    (Command::PageUp, &["page-up"]),
    (Command::PageDown, &["page-down"]),
    (Command::Undo, &["u", "backspace"]),
    (Command::Redo, &["y", "ctrl-r"]),
    (Command::Pause, &["space"]),
    (Command::Hint, &["h"]),
    (Command::Value, &["v"]),
    (Command::NewGame, &["n"]),
    (Command::Resign, &["x"]),
    (Command::OfferDraw, &["o"]),
    (Command::Turn, &["f"]),
    (Command::Settings, &["s"]),
    (Command::Language, &["f2"]),
    (Command::Theme, &["f3"]),
    (Command::Glyphs, &["f4"]),
    (Command::Slower, &["-"]),
    (Command::Faster, &["+", "="]),
    (Command::Saved, &["w"]),
    (Command::Help, &["?", "f1"]),
    (Command::Suspend, &["ctrl-z"]),
    (Command::Quit, &["q", "ctrl-c"]),
];

/// The letters that mean a direction wherever a move can be typed.
const NOTATION: &str = "rpdlte<>0123456789";

/// Which keys mean which command.
///
/// ```
/// use oaq_tui::{Command, Keymap};
/// let mut keys = Keymap::default();
/// keys.bind("undo", &["ctrl-u"])?;
/// let undo: Vec<String> = keys.keys(Command::Undo).map(|k| k.to_string()).collect();
/// assert_eq!(undo, ["ctrl-u"]);
/// # Ok::<(), oaq_tui::KeyError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Keymap {
    bindings: Vec<(KeyPress, Command)>,
}

impl Default for Keymap {
    fn default() -> Self {
        let pairs = USUAL
            .iter()
            .flat_map(|(command, keys)| keys.iter().map(move |key| (key, *command)));
        Self {
            bindings: pairs
                .filter_map(|(key, command)| Some((key.parse().ok()?, command)))
                .collect(),
        }
    }
}

impl Keymap {
    /// Gives a command other keys, in place of those it had; none takes its
    /// keys away.
    ///
    /// # Errors
    ///
    /// If there is no such command or key, if a key is one of the notation's
    /// signs, or if it belongs to another command; nothing is changed then.
    pub fn bind<S: AsRef<str>>(&mut self, command: &str, keys: &[S]) -> Result<(), KeyError> {
        self.bind_all([(command, keys)])
    }

    /// Does several changes at once, so that commands can change their keys
    /// with one another.
    ///
    /// # Errors
    ///
    /// As [`bind`](Self::bind); nothing is changed then.
    pub fn bind_all<'a, S: AsRef<str> + 'a>(
        &mut self,
        changes: impl IntoIterator<Item = (&'a str, &'a [S])>,
    ) -> Result<(), KeyError> {
        let mut parsed = Vec::new();
        for (name, keys) in changes {
            let command =
                Command::from_name(name).ok_or_else(|| KeyError::NoCommand(name.into()))?;
            let keys: Vec<KeyPress> = keys
                .iter()
                .map(|key| key.as_ref().parse())
                .collect::<Result<_, _>>()?;
            let notation = |key: &&KeyPress| {
                key.small()
                    .character()
                    .is_some_and(|c| NOTATION.contains(c))
            };
            if let Some(&key) = keys.iter().find(notation) {
                return Err(KeyError::Notation(key));
            }
            parsed.push((command, keys));
        }
        let mut bindings = self.bindings.clone();
        bindings.retain(|(_, bound)| parsed.iter().all(|(command, _)| command != bound));
        for (command, keys) in parsed {
            for key in keys {
                match bindings.iter().find(|(taken, _)| *taken == key) {
                    Some(&(_, other)) if other != command => {
                        return Err(KeyError::Taken {
                            key,
                            command: other,
                        });
                    }
                    Some(_) => {}
                    None => bindings.push((key, command)),
                }
            }
        }
        // However the keys are changed, there is a way out.
        if !bindings
            .iter()
            .any(|(_, command)| *command == Command::Quit)
        {
            bindings.push((KeyPress::ctrl('c'), Command::Quit));
        }
        self.bindings = bindings;
        Ok(())
    }

    /// What a key means.
    #[must_use]
    pub fn command(&self, key: KeyPress) -> Option<Command> {
        let exactly = |key| self.bindings.iter().find(|(bound, _)| *bound == key);
        let found = exactly(key).or_else(|| exactly(key.small()));
        found.map(|(_, command)| *command)
    }

    /// The keys of a command, the one to show first.
    pub fn keys(&self, command: Command) -> impl Iterator<Item = KeyPress> {
        let of = move |(key, bound): &(KeyPress, Command)| (*bound == command).then_some(*key);
        self.bindings.iter().filter_map(of)
    }

    /// The key of a command to show; nothing if it has none.
    #[must_use]
    pub fn key(&self, command: Command) -> Option<KeyPress> {
        self.keys(command).next()
    }
}

/// The keys that leave and stop dialogs whatever is bound.
pub(crate) fn is_escape(key: KeyPress) -> bool {
    key == KeyPress::plain(KeyCode::Esc)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn press(text: &str) -> KeyPress {
        text.parse().unwrap()
    }

    #[test]
    fn every_command_has_a_key_and_no_key_has_two() {
        let keys = Keymap::default();
        for &command in Command::ALL {
            assert!(keys.key(command).is_some(), "{command:?}");
            assert_eq!(Command::from_name(command.name()), Some(command));
        }
        let written: usize = USUAL.iter().map(|(_, keys)| keys.len()).sum();
        assert_eq!(keys.bindings.len(), written, "all of them are read");
        for (i, (key, _)) in keys.bindings.iter().enumerate() {
            let again = keys.bindings[i + 1..].iter().any(|(k, _)| k == key);
            assert!(!again, "{key} is there twice");
        }
    }

    #[test]
    fn no_letter_of_the_notation_is_a_command() {
        for (key, command) in &Keymap::default().bindings {
            let meant = key.character().is_some_and(|c| NOTATION.contains(c));
            assert!(!meant, "{key} is {command:?}");
        }
    }

    #[test]
    fn a_key_reads_back() {
        for text in [
            "u",
            "U",
            "?",
            "ctrl-r",
            "alt-x",
            "ctrl-alt-q",
            "f1",
            "f12",
            "space",
            "page-up",
            "-",
            "+",
            "ctrl-minus",
            "đ",
        ] {
            assert_eq!(press(text).to_string(), text);
        }
        assert_eq!(press("Ctrl-R"), press("ctrl-r"));
        assert_eq!(press("minus"), press("-"));
        for text in ["", " ", "ctrl-", "shift-u", "f0", "f25", "uu", "\u{1b}"] {
            assert_eq!(text.parse::<KeyPress>(), Err(KeyError::NoKey(text.into())));
        }
    }

    #[test]
    fn keys_change_and_what_does_not_fit_is_refused() {
        let mut keys = Keymap::default();
        keys.bind("undo", &["ctrl-u", "backspace"]).unwrap();
        assert_eq!(keys.command(press("ctrl-u")), Some(Command::Undo));
        assert_eq!(keys.command(press("u")), None);
        let refused = [
            (keys.bind("undo", &["r"]), "notation"),
            (keys.bind("undo", &["P"]), "notation"),
            (keys.bind("undo", &["h"]), "key of `hint`"),
            (keys.bind("undoo", &["z"]), "no command"),
            (keys.bind("undo", &["no key"]), "no key"),
        ];
        for (result, reason) in refused {
            let error = result.unwrap_err().to_string();
            assert!(error.contains(reason), "{error}");
        }
        assert_eq!(keys.command(press("ctrl-u")), Some(Command::Undo));
        // Two commands change their keys with one another.
        let (undo, hint) = (["h"], ["u"]);
        keys.bind_all([("undo", &undo[..]), ("hint", &hint[..])])
            .unwrap();
        assert_eq!(keys.command(press("h")), Some(Command::Undo));
        assert_eq!(keys.command(press("u")), Some(Command::Hint));
    }

    #[test]
    fn there_is_always_a_way_out() {
        let mut keys = Keymap::default();
        keys.bind::<&str>("quit", &[]).unwrap();
        assert_eq!(keys.command(press("ctrl-c")), Some(Command::Quit));
    }

    #[test]
    fn capitals_mean_the_same_where_they_mean_nothing_else() {
        let mut keys = Keymap::default();
        assert_eq!(keys.command(press("U")), Some(Command::Undo));
        keys.bind("redo", &["U"]).unwrap();
        assert_eq!(keys.command(press("U")), Some(Command::Redo));
        assert_eq!(keys.command(press("u")), Some(Command::Undo));
    }
}
