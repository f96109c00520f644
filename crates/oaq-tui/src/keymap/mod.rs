//! Which keys mean what. The help is made from the same table.

mod error;
mod key;

use oaq_i18n::Messages;
use oaq_play::config;

use crate::action::Command;

pub use error::KeyError;
pub use key::KeyPress;
pub(crate) use key::is_escape;

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
    /// The usual keys, changed as is set, and what is wrong with the changes.
    /// One that is wrong is passed over; the others hold.
    ///
    /// ```
    /// use std::path::Path;
    /// use oaq_i18n::{Lang, Messages};
    /// use oaq_play::config::{Config, Settings};
    /// use oaq_tui::{Command, Keymap};
    ///
    /// let file = "[keys]\nundo = 'ctrl-u'\nhint = 'zz'";
    /// let (config, _) = Config::parse(Path::new("config.toml"), file);
    /// let (settings, _) = Settings::new(config, &[].into());
    /// let say = Messages::new(Lang::En);
    /// let (keys, warnings) = Keymap::of_settings(&settings, &say);
    /// assert_eq!(keys.key(Command::Undo).unwrap().to_string(), "ctrl-u");
    /// assert_eq!(
    ///     warnings[0].told(&say),
    ///     "config.toml: line 3, column 8: `zz` is no key: \
    ///      write one like u, ctrl-r, f2, space or page-up."
    /// );
    /// ```
    #[must_use]
    pub fn of_settings(
        settings: &config::Settings,
        say: &Messages,
    ) -> (Self, Vec<config::Warning>) {
        let (mut keymap, mut warnings) = (Self::default(), Vec::new());
        let mut left: Vec<_> = settings.keys().iter().collect();
        loop {
            // All at once, since commands may change their keys with one
            // another.
            let changes = left.iter();
            let changes = changes.map(|(name, bound)| (name.as_str(), &bound.keys[..]));
            let Err((at, error)) = keymap.change(changes) else {
                return (keymap, warnings);
            };
            let (_, wrong) = left.remove(at);
            warnings.push(config::Warning {
                place: wrong.place.clone(),
                fault: config::Fault::Told(error.told(say)),
            });
        }
    }

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
        self.change(changes).map_err(|(_, error)| error)
    }

    /// Does several changes; an error comes with the place of its change among
    /// them.
    fn change<'a, S: AsRef<str> + 'a>(
        &mut self,
        changes: impl IntoIterator<Item = (&'a str, &'a [S])>,
    ) -> Result<(), (usize, KeyError)> {
        let mut parsed = Vec::new();
        for (at, (name, keys)) in changes.into_iter().enumerate() {
            parsed.push(read(name, keys).map_err(|error| (at, error))?);
        }
        let mut bindings = self.bindings.clone();
        bindings.retain(|(_, bound)| parsed.iter().all(|(command, _)| command != bound));
        for (at, (command, keys)) in parsed.into_iter().enumerate() {
            for key in keys {
                match bindings.iter().find(|(taken, _)| *taken == key) {
                    Some(&(_, other)) if other != command => {
                        let command = other;
                        return Err((at, KeyError::Taken { key, command }));
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

/// A command and its keys, as somebody wrote them.
fn read<S: AsRef<str>>(name: &str, keys: &[S]) -> Result<(Command, Vec<KeyPress>), KeyError> {
    let command = Command::from_name(name).ok_or_else(|| KeyError::NoCommand(name.into()))?;
    let keys = keys.iter().map(|key| key.as_ref().parse());
    let keys: Vec<KeyPress> = keys.collect::<Result<_, _>>()?;
    let is_notation = |key: &&KeyPress| {
        let typed = key.small().character();
        typed.is_some_and(|c| NOTATION.contains(c))
    };
    match keys.iter().find(is_notation) {
        Some(&key) => Err(KeyError::Notation(key)),
        None => Ok((command, keys)),
    }
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
