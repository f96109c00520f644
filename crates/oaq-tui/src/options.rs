//! What the program is asked to begin with.

use std::time::Duration;

use oaq_core::Player;
use oaq_i18n::Messages;
use oaq_play::variants::Variants;
use oaq_play::{Environment, Who, config, errors, read_start, read_time};

use crate::app::clock::TimeControl;
use crate::app::people::MOST_NAME;
use crate::app::settings::Settings;
use crate::app::{Setting, dialog::SavedGame};
use crate::keymap::Keymap;

/// What the program is asked to begin with.
#[derive(Clone, Debug)]
pub struct Options {
    /// How things look and what is spoken.
    pub settings: Settings,
    /// The rules text, as `--rules` takes it; nothing where none was chosen.
    pub rules: Option<String>,
    /// The position to begin with, as text.
    pub position: Option<String>,
    /// Who makes the moves of A to D: `human`, `greedy`, `level:3`, …
    pub seats: [Option<String>; 4],
    /// The names of the players, with commas or spaces between them.
    pub names: Option<String>,
    /// A time for the game such as `5m`, and behind a plus what each move adds:
    /// `5m+3s`.
    pub time: Option<String>,
    /// Of how many games the best is sought.
    pub best_of: u32,
    /// Whether games are saved by themselves.
    pub saving: bool,
    /// Whether to go on with the game that was saved last.
    pub resume: bool,
    /// Changes of keys, such as `undo=ctrl-u`; several keys are separated by
    /// commas.
    pub keys: Vec<String>,
    /// What is set once for all: the rules, players and names where nothing
    /// here names others. What does not fit the game is passed over.
    pub set: config::Settings,
}

impl Default for Options {
    /// Two people, standard rules, saved games.
    fn default() -> Self {
        Self {
            settings: Settings::default(),
            rules: None,
            position: None,
            seats: [const { None }; 4],
            names: None,
            time: None,
            best_of: 1,
            saving: true,
            resume: false,
            keys: Vec::new(),
            set: config::Settings::default(),
        }
    }
}

/// How the program ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ended {
    /// Somebody left it.
    Left,
    /// By Ctrl-C.
    Interrupted,
    /// Because the system wanted it to.
    Terminated,
}

impl Ended {
    /// The exit code: 0, 130 or 143.
    #[must_use]
    pub const fn code(self) -> u8 {
        match self {
            Self::Left => 0,
            Self::Interrupted => 130,
            Self::Terminated => 143,
        }
    }
}

/// The names in a text, with commas or spaces between them.
fn split(typed: &str) -> Vec<&str> {
    if typed.contains(',') {
        typed.split(',').map(str::trim).collect()
    } else {
        typed.split_whitespace().collect()
    }
}

impl Options {
    /// What the app begins with, and warnings; or in words what is wrong with
    /// the options.
    pub(crate) fn setting(
        &self,
        environment: &Environment,
        size: (u16, u16),
        seed: u64,
        saved: impl FnOnce(&Variants, &Messages) -> Vec<SavedGame>,
    ) -> Result<(Setting, Vec<String>), String> {
        let say = Messages::new(self.settings.lang);
        let (variants, mut warnings) = Variants::load(environment.rules.as_deref(), &say, false);
        let (chosen, warning) = match &self.rules {
            Some(rules) => (variants.choose(rules, &say)?, None),
            None => self.set.rules(&variants, &say)?,
        };
        warnings.extend(warning.map(|warning| warning.told(&say)));
        let start = match &self.position {
            None => None,
            Some(text) => match read_start(text, &chosen.rules) {
                Ok(read) => Some(read.value.0),
                Err(errors) => return Err(errors::parse_errors(&say, text, &errors)),
            },
        };
        let (keys, of_keys) = self.keymap(&say)?;
        warnings.extend(of_keys.iter().map(|warning| warning.told(&say)));
        let players = chosen.rules.players;
        let people = self.people(players, &say, &chosen.rules)?;
        let setting = Setting {
            settings: self.settings,
            keys,
            chosen,
            start,
            people,
            control: self.control(&say)?,
            best_of: self.best_of.max(1),
            saved: saved(&variants, &say),
            today: environment.today,
            ask: self.asks(),
            saving: self.saving && environment.saves.is_some(),
            variants,
            seed,
            size,
        };
        Ok((setting, warnings))
    }

    /// Whether nothing says what to play, so that this is asked.
    fn asks(&self) -> bool {
        let says = self.rules.is_some()
            || self.position.is_some()
            || self.resume
            || self.seats.iter().any(Option::is_some);
        !says
    }

    fn people(
        &self,
        players: u8,
        say: &Messages,
        rules: &oaq_core::Rules,
    ) -> Result<Vec<(String, Who)>, String> {
        let names = self.names(players, say)?;
        let mut people = Vec::new();
        for (player, who) in Player::ALL.into_iter().zip(&self.seats) {
            let is_in_game = player.index() < usize::from(players);
            let who = match who {
                Some(_) if !is_in_game => return Err(errors::no_such_seat(say, player, rules)),
                Some(name) => Who::named(name, say)?,
                None => {
                    let computer = self.asks() && player == Player::B;
                    self.usual(player, say)
                        .or_else(|| computer.then(|| self.opponent(say))?)
                        .unwrap_or_default()
                }
            };
            if is_in_game {
                let name = names.get(player.index()).cloned();
                people.push((name.unwrap_or_default(), who));
            }
        }
        Ok(people)
    }

    /// Who is set to play for a player, if that is possible.
    fn usual(&self, player: Player, say: &Messages) -> Option<Who> {
        Who::named(self.set.player(player)?, say).ok()
    }

    /// Who plays at the other side where somebody begins without saying so.
    fn opponent(&self, say: &Messages) -> Option<Who> {
        let level = format!("level:{}", self.set.value(config::Setting::Level));
        let names = [level.as_str(), "greedy"];
        let mut known = names.iter().map(|name| Who::named(name, say));
        known.find_map(Result::ok)
    }

    fn names(&self, players: u8, say: &Messages) -> Result<Vec<String>, String> {
        let typed = self.names.as_deref();
        let names = split(
            typed
                .or(self.set.text(config::Setting::Names))
                .unwrap_or_default(),
        );
        if typed.is_none() && names.len() > usize::from(players) {
            return Ok(Vec::new());
        }
        if names.len() > usize::from(players) {
            let args = [("names", names.len().into()), ("players", players.into())];
            return Err(say.format("too-many-names", &args));
        }
        let is_bad =
            |name: &&str| name.chars().count() > MOST_NAME || name.chars().any(char::is_control);
        if names.iter().any(is_bad) {
            return Err(say.msg("bad-name"));
        }
        Ok(names.into_iter().map(str::to_owned).collect())
    }

    fn control(&self, say: &Messages) -> Result<Option<TimeControl>, String> {
        let Some(typed) = self.time.as_deref() else {
            return Ok(None);
        };
        let (game, increment) = match typed.split_once('+') {
            Some((game, increment)) => (game, Some(increment)),
            None => (typed, None),
        };
        let wrong = || {
            let shown = errors::harmless(typed);
            say.format("tui-unknown-time", &[("time", shown.into())])
        };
        Ok(Some(TimeControl {
            game: read_time(game.trim()).ok_or_else(wrong)?,
            increment: match increment {
                Some(increment) => read_time(increment.trim()).ok_or_else(wrong)?,
                None => Duration::ZERO,
            },
        }))
    }

    /// The keys: the usual ones, changed as is set and then as the options say.
    /// What is set and does not fit is passed over with a warning.
    fn keymap(&self, say: &Messages) -> Result<(Keymap, Vec<config::Warning>), String> {
        let (mut keymap, warnings) = Keymap::of_settings(&self.set, say);
        let mut changes = Vec::new();
        for change in &self.keys {
            let (command, keys) = change.split_once('=').ok_or_else(|| {
                let shown = errors::harmless(change);
                say.format("tui-key-usage", &[("key", shown.into())])
            })?;
            let keys: Vec<&str> = keys.split(',').filter(|key| !key.is_empty()).collect();
            changes.push((command, keys));
        }
        let changes = changes.iter().map(|(command, keys)| (*command, &keys[..]));
        match keymap.bind_all(changes) {
            Ok(()) => Ok((keymap, warnings)),
            Err(error) => Err(error.told(say)),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;
    use std::path::Path;

    use oaq_play::config::Config;

    use super::*;
    use crate::action::Command;

    fn options(config: &str, keys: &[&str]) -> Options {
        let (config, warnings) = Config::parse(Path::new("config.toml"), config);
        assert!(warnings.is_empty());
        let (set, _) = config::Settings::new(config, &BTreeMap::new());
        Options {
            set,
            keys: keys.iter().map(|&key| key.to_owned()).collect(),
            ..Options::default()
        }
    }

    #[test]
    fn keys_are_as_set_and_the_command_line_has_the_last_word() {
        let say = Messages::new(oaq_i18n::Lang::En);
        let key = |keymap: &Keymap, command| keymap.key(command).unwrap().to_string();
        // Two commands change their keys with one another.
        let config = "[keys]\nundo = ['h']\nhint = ['u']";
        let (keymap, warnings) = options(config, &[]).keymap(&say).unwrap();
        assert!(warnings.is_empty(), "{warnings:?}");
        assert_eq!(key(&keymap, Command::Undo), "h");
        let (keymap, _) = options(config, &["undo=ctrl-u"]).keymap(&say).unwrap();
        assert_eq!(key(&keymap, Command::Undo), "ctrl-u");
        assert_eq!(key(&keymap, Command::Hint), "u");
    }

    #[test]
    fn what_is_set_wrongly_is_a_warning_with_its_place_and_the_rest_holds() {
        let say = Messages::new(oaq_i18n::Lang::En);
        let config = "[keys]\nundoo = ['z']\nundo = ['r']\nhint = ['ctrl-h']";
        let (keymap, warnings) = options(config, &[]).keymap(&say).unwrap();
        let warnings: Vec<String> = warnings.iter().map(|w| w.told(&say)).collect();
        assert_eq!(warnings.len(), 2, "{warnings:?}");
        assert!(
            warnings
                .iter()
                .any(|w| w.contains("line 2") && w.contains("`undo`"))
        );
        assert!(
            warnings
                .iter()
                .any(|w| w.contains("line 3") && w.contains("notation"))
        );
        assert_eq!(keymap.key(Command::Hint).unwrap().to_string(), "ctrl-h");
        assert_eq!(keymap.key(Command::Undo).unwrap().to_string(), "u");
        // On the command line it is an error.
        assert!(options("", &["undo=r"]).keymap(&say).is_err());
    }
}
