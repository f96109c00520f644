//! What is set, and where that comes from.

use std::collections::BTreeMap;

use oaq_core::Player;
use oaq_core::files::nearest;
use oaq_i18n::{Lang, Messages};

use super::fault::{Fault, Origin, Warning};
use super::file::{Binding, Config, wrong};
use super::setting::Setting;
use super::value::Value;
use crate::Environment;
use crate::variants::{Chosen, Variants};
use crate::who::Who;

/// All settings, each with where it comes from: of the options of the command
/// line, the variables of the environment and the configuration file the first
/// that says something, else the default.
///
/// ```
/// use std::path::Path;
/// use oaq_play::config::{Config, Origin, Setting, Settings};
///
/// let (config, _) = Config::parse(Path::new("config.toml"), "hash = 64\nstyle = 'ascii'");
/// let variables = [("OAQ_STYLE".to_owned(), "large".to_owned())].into();
/// let (mut settings, warnings) = Settings::new(config, &variables);
/// assert!(warnings.is_empty());
/// assert_eq!(settings.number(Setting::Hash), Some(64));
/// assert_eq!(settings.text(Setting::Style), Some("large"));
/// assert_eq!(settings.origin(Setting::Style), &Origin::Variable("OAQ_STYLE".into()));
/// settings.set_flag(Setting::Style, "compact");
/// assert_eq!(settings.text(Setting::Style), Some("compact"));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    values: Vec<(Value, Origin)>,
    /// What the file says of settings that a variable speaks of: what holds
    /// where the variable turns out to be wrong.
    below: BTreeMap<Setting, (Value, Origin)>,
    keys: BTreeMap<String, Binding>,
}

impl Default for Settings {
    /// Nothing is set.
    fn default() -> Self {
        let value = |setting: Setting| (setting.default_value(), Origin::Default);
        Self {
            values: Setting::ALL.into_iter().map(value).collect(),
            below: BTreeMap::new(),
            keys: BTreeMap::new(),
        }
    }
}

impl Settings {
    /// What a file and the variables whose names begin with `OAQ_` say, and
    /// what is wrong with the variables.
    #[must_use]
    pub fn new(config: Config, variables: &BTreeMap<String, String>) -> (Self, Vec<Warning>) {
        let mut settings = Self::default();
        let mut warnings = Vec::new();
        settings.keys = config.keys;
        for (setting, found) in config.values {
            settings.values[setting as usize] = found;
        }
        for (name, typed) in variables {
            let mut warn = |fault| {
                let place = Origin::Variable(name.clone());
                warnings.push(Warning { place, fault });
            };
            let is_its = |setting: &Setting| setting.variable() == *name;
            match Setting::ALL.into_iter().find(is_its) {
                // A variable that is empty is none.
                _ if typed.is_empty() => {}
                Some(setting) => match setting.read(typed) {
                    Some(value) => {
                        let origin = Origin::Variable(name.clone());
                        let place = &mut settings.values[setting as usize];
                        let below = std::mem::replace(place, (value, origin));
                        settings.below.insert(setting, below);
                    }
                    None => warn(wrong(setting, typed)),
                },
                // Other programs may have variables of such names, but one that
                // looks like a slip is one.
                None => {
                    if let Some(nearest) = nearest_variable(name) {
                        warn(Fault::Unknown {
                            name: name.clone(),
                            nearest: Some(nearest),
                        });
                    }
                }
            }
        }
        (settings, warnings)
    }

    /// Takes what stands behind the option of a setting; whether that fits.
    pub fn set_flag(&mut self, setting: Setting, typed: &str) -> bool {
        let Some(value) = setting.read(typed) else {
            return false;
        };
        self.values[setting as usize] = (value, Origin::Flag(setting.flag()));
        true
    }

    /// What a setting is.
    #[must_use]
    pub fn value(&self, setting: Setting) -> &Value {
        &self.values[setting as usize].0
    }

    /// Where that comes from.
    #[must_use]
    pub fn origin(&self, setting: Setting) -> &Origin {
        &self.values[setting as usize].1
    }

    /// Whether somebody has said what it shall be.
    #[must_use]
    pub fn is_set(&self, setting: Setting) -> bool {
        *self.origin(setting) != Origin::Default
    }

    /// The word or the text of a setting; `None` where that is empty or left
    /// to the program.
    #[must_use]
    pub fn text(&self, setting: Setting) -> Option<&str> {
        match self.value(setting) {
            Value::Text(text) if !text.is_empty() => Some(text),
            _ => None,
        }
    }

    /// The number of a setting; `None` where it is left to the program.
    #[must_use]
    pub fn number(&self, setting: Setting) -> Option<u64> {
        match self.value(setting) {
            Value::Number(number) => Some(*number),
            _ => None,
        }
    }

    /// Whether a setting is on.
    #[must_use]
    pub fn is_on(&self, setting: Setting) -> bool {
        *self.value(setting) == Value::Switch(true)
    }

    /// The language that is set; `None` where the system decides.
    #[must_use]
    pub fn language(&self) -> Option<Lang> {
        self.text(Setting::Language)?.parse().ok()
    }

    /// The characters of the full-screen front end: its own, else those of
    /// all.
    #[must_use]
    pub fn tui_glyphs(&self) -> Option<&str> {
        let own = self.text(Setting::TuiGlyphs);
        own.or_else(|| self.text(Setting::Glyphs))
    }

    /// Who makes a player's moves, as [`Who::named`] reads it, if somebody has
    /// said so.
    #[must_use]
    pub fn player(&self, player: Player) -> Option<&str> {
        let is_set = self.is_set(seat(player));
        self.text(seat(player)).filter(|_| is_set)
    }

    /// The surroundings with the folder where games are saved, if one is set.
    /// `~/` stands for the user's home directory.
    #[must_use]
    pub fn places(&self, environment: &Environment) -> Environment {
        let saves = self.text(Setting::Saves).map(|folder| {
            let home = environment.home.as_deref();
            match (folder.strip_prefix("~/"), home) {
                (Some(rest), Some(home)) => home.join(rest),
                _ => folder.into(),
            }
        });
        Environment {
            saves: saves.or_else(|| environment.saves.clone()),
            ..environment.clone()
        }
    }

    /// What the keys of the full-screen front end do, by action. Neither the
    /// actions nor the keys have been looked at.
    #[must_use]
    pub const fn keys(&self) -> &BTreeMap<String, Binding> {
        &self.keys
    }

    /// Looks at the players of the file and the variables, and forgets those
    /// that nobody can be.
    #[must_use]
    pub fn check_players(&mut self, say: &Messages) -> Vec<Warning> {
        let mut warnings = Vec::new();
        for setting in Player::ALL.map(seat) {
            while let (Value::Text(name), origin) = &self.values[setting as usize] {
                if matches!(origin, Origin::Default | Origin::Flag(_)) {
                    break;
                }
                let Err(message) = Who::named(name, say) else {
                    break;
                };
                warnings.push(Warning {
                    place: origin.clone(),
                    fault: Fault::Told(message),
                });
                let default = || (setting.default_value(), Origin::Default);
                let below = self.below.remove(&setting).unwrap_or_else(default);
                self.values[setting as usize] = below;
            }
        }
        warnings
    }

    /// The rules that are set. If there are no such rules, those of the file
    /// below a variable or of the standard game, and what was wrong first.
    ///
    /// # Errors
    ///
    /// What is wrong with rules that an option of the command line names, in
    /// words.
    pub fn rules(
        &self,
        variants: &Variants,
        say: &Messages,
    ) -> Result<(Chosen, Option<Warning>), String> {
        let typed = self.text(Setting::Rules).unwrap_or_default();
        match (variants.choose(typed, say), self.origin(Setting::Rules)) {
            (Ok(chosen), _) => Ok((chosen, None)),
            (Err(message), Origin::Flag(_)) => Err(message),
            (Err(message), origin) => {
                let warning = Warning {
                    place: origin.clone(),
                    fault: Fault::Told(message),
                };
                let chosen = match self.below.get(&Setting::Rules) {
                    Some((Value::Text(name), _)) => variants.choose(name, say),
                    _ => Err(String::new()),
                };
                let standard = || variants.choose(&Setting::Rules.default_value().to_string(), say);
                Ok((chosen.or_else(|_| standard())?, Some(warning)))
            }
        }
    }
}

/// The variable that looks most like one that is none.
fn nearest_variable(name: &str) -> Option<String> {
    // As words are compared.
    let as_word = |name: &str| name.to_lowercase().replace('_', "-");
    let words = Setting::ALL.map(|setting| as_word(&setting.variable()));
    let nearest = nearest(&as_word(name), words.iter().map(String::as_str))?;
    Some(nearest.to_uppercase().replace('-', "_"))
}

/// The setting that says who plays for a player.
const fn seat(player: Player) -> Setting {
    match player {
        Player::A => Setting::PlayerA,
        Player::B => Setting::PlayerB,
        Player::C => Setting::PlayerC,
        Player::D => Setting::PlayerD,
    }
}
