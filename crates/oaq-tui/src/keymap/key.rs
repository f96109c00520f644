//! Keys, as people write them and as terminals tell of them.

use core::fmt;
use core::str::FromStr;

use oaq_i18n::Messages;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use super::KeyError;

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
    pub(super) const fn plain(code: KeyCode) -> Self {
        Self {
            code,
            modifiers: KeyModifiers::NONE,
        }
    }

    pub(super) const fn ctrl(letter: char) -> Self {
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
    pub(super) fn small(self) -> Self {
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

    /// The key as the screen shows it, named as on keyboards where the language
    /// of the messages is spoken; arrows as arrows, where there are such.
    #[must_use]
    pub fn shown(self, arrows: bool, say: &Messages) -> String {
        let sign = match self.code {
            KeyCode::Up => "↑",
            KeyCode::Down => "↓",
            KeyCode::Left => "←",
            KeyCode::Right => "→",
            _ => "",
        };
        let named = |name: &&(&str, KeyCode)| name.1 == self.code && !self.shows_itself();
        let key = match (NAMED.iter().find(named), self.code) {
            _ if arrows && !sign.is_empty() => sign.to_owned(),
            (_, KeyCode::BackTab) => say.msg("tui-named-shift") + "-" + &say.msg("tui-named-tab"),
            (Some((name, _)), _) => say.msg(&format!("tui-named-{name}")),
            (None, KeyCode::F(n)) => format!("F{n}"),
            (None, KeyCode::Char(c)) if self.modifiers.contains(KeyModifiers::CONTROL) => {
                c.to_uppercase().to_string()
            }
            (None, KeyCode::Char(c)) => c.to_string(),
            (None, _) => String::new(),
        };
        let held = [
            (KeyModifiers::CONTROL, "tui-named-ctrl"),
            (KeyModifiers::ALT, "tui-named-alt"),
        ];
        let held = held.into_iter();
        let held = held.filter(|(modifier, _)| self.modifiers.contains(*modifier));
        let held: String = held.map(|(_, id)| say.msg(id) + "-").collect();
        held + &key
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
    fn every_key_is_shown_by_a_name_in_every_language() {
        for lang in oaq_i18n::Lang::ALL {
            let say = Messages::new(lang);
            for (name, _) in NAMED {
                for arrows in [false, true] {
                    let shown = press(name).shown(arrows, &say);
                    assert!(
                        !shown.is_empty() && !shown.contains("tui-named"),
                        "{name}: {shown}"
                    );
                }
            }
        }
        let shown = |text: &str, lang| press(text).shown(true, &Messages::new(lang));
        assert_eq!(shown("up", oaq_i18n::Lang::En), "↑");
        assert_eq!(shown("ctrl-r", oaq_i18n::Lang::En), "Ctrl-R");
        assert_eq!(shown("alt-x", oaq_i18n::Lang::En), "Alt-x");
        assert_eq!(shown("f2", oaq_i18n::Lang::Vi), "F2");
        assert_eq!(shown("ctrl-space", oaq_i18n::Lang::Pt), "Ctrl-Espaço");
        assert_eq!(shown("-", oaq_i18n::Lang::Vi), "-");
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
}
