//! What is wrong with a setting, and where.

use std::path::{Path, PathBuf};

use oaq_i18n::Messages;

use super::setting::Setting;
use super::value::Kind;
use crate::{errors, text};

/// Where a value comes from.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Origin {
    /// Nobody said anything.
    #[default]
    Default,
    /// The configuration file.
    File {
        /// Its path.
        path: PathBuf,
        /// The line, from 1.
        line: usize,
        /// The column, from 1, in characters.
        column: usize,
    },
    /// A variable of the environment.
    Variable(String),
    /// An option of the command line, without its dashes.
    Flag(&'static str),
}

impl Origin {
    /// The place in words: `oaq.toml, line 3, column 9`; nothing for the
    /// default.
    #[must_use]
    pub fn told(&self, say: &Messages) -> String {
        match self {
            Self::Default => String::new(),
            Self::File { path, line, column } => {
                let args = [
                    ("line", line.to_string().into()),
                    ("column", column.to_string().into()),
                ];
                let place = say.format("place-line-column", &args);
                format!("{}: {place}", path.display())
            }
            Self::Variable(name) => name.clone(),
            Self::Flag(name) => format!("--{name}"),
        }
    }
}

/// What is wrong with the configuration. Nothing of it stops a command: what
/// is wrong is passed over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Warning {
    /// Where.
    pub place: Origin,
    /// What.
    pub fault: Fault,
}

/// One thing that is wrong with the configuration, without its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The file cannot be read, for this reason of the system.
    Unreadable(PathBuf, String),
    /// The file is none, but a folder or a device.
    NoFile(PathBuf),
    /// The file is longer than any configuration.
    TooLong(PathBuf),
    /// It is no TOML, as the parser says.
    Syntax(String),
    /// There is no such key, or no such variable.
    Unknown {
        /// Its name.
        name: String,
        /// The one it resembles most.
        nearest: Option<String>,
    },
    /// The value is none of this setting.
    Value {
        /// The setting.
        setting: Setting,
        /// What was given, shortened.
        found: String,
        /// The word it resembles most.
        nearest: Option<String>,
    },
    /// What stands at a key of `[keys]` is no key and no list of keys.
    Keys {
        /// The action.
        action: String,
    },
    /// What stands there is no table.
    NoTable {
        /// Its name.
        name: String,
    },
    /// What is wrong, in words.
    Told(String),
}

impl Warning {
    /// What is wrong, in words, with its place in front.
    #[must_use]
    pub fn told(&self, say: &Messages) -> String {
        let message = self.fault.told(say);
        match self.place.told(say) {
            place if place.is_empty() => message,
            place => errors::at(say, &place, &message),
        }
    }
}

impl Fault {
    fn told(&self, say: &Messages) -> String {
        match self {
            Self::Unreadable(path, reason) => unreadable(say, path, reason),
            Self::NoFile(path) => unreadable(say, path, &errors::no_file(say, path)),
            Self::TooLong(path) => {
                let args = [("path", path.display().to_string().into())];
                say.format("config-too-long", &args)
            }
            Self::Syntax(message) => {
                say.format("file-syntax", &[("message", message.as_str().into())])
            }
            Self::Unknown { name, nearest } => {
                let shown = errors::harmless(&text::shortened(name));
                let message = say.format("config-unknown", &[("name", shown.into())]);
                match (nearest, beside(name)) {
                    (None, keys) if !keys.is_empty() => {
                        let args = [("keys", keys.join(", ").into())];
                        format!("{message} {}", say.format("file-expected-keys", &args))
                    }
                    _ => errors::guess(say, message, nearest.as_deref()),
                }
            }
            Self::Value {
                setting: Setting::Language,
                found,
                ..
            } => errors::unknown_language(say, found),
            Self::Value {
                setting,
                found,
                nearest,
            } => {
                let args = [
                    ("key", setting.key().into()),
                    ("found", errors::harmless(found).into()),
                    ("expected", expected(*setting, say).into()),
                ];
                let message = say.format("config-value", &args);
                errors::guess(say, message, nearest.as_deref())
            }
            Self::Keys { action } => {
                let shown = errors::harmless(&text::shortened(action));
                say.format("config-keys", &[("action", shown.into())])
            }
            Self::NoTable { name } => say.format("config-table", &[("name", name.as_str().into())]),
            Self::Told(message) => message.clone(),
        }
    }
}

fn unreadable(say: &Messages, path: &Path, reason: &str) -> String {
    let args = [
        ("path", path.display().to_string().into()),
        ("reason", reason.into()),
    ];
    say.format("cannot-read", &args)
}

/// The keys of the table that a key is in.
fn beside(key: &str) -> Vec<&'static str> {
    let table = |key: &str| key.rsplit_once('.').map(|(table, _)| table.to_owned());
    let keys = Setting::ALL.iter().map(|setting| setting.key());
    keys.filter(|other| table(other) == table(key)).collect()
}

/// What a setting can be, in words.
pub(super) fn expected(setting: Setting, say: &Messages) -> String {
    let list = |words: &[&str], auto: bool| {
        let mut words: Vec<String> = words.iter().map(|word| format!("`{word}`")).collect();
        if auto {
            words.push("`auto`".into());
        }
        say.list_or(&words)
    };
    let number = |id: &str, least: u64, most: u64| {
        let args = [
            ("least", least.to_string().into()),
            ("most", most.to_string().into()),
        ];
        say.format(id, &args)
    };
    match setting.kind() {
        Kind::Language => {
            let codes = oaq_i18n::Lang::ALL.map(oaq_i18n::Lang::code);
            list(&codes, true)
        }
        Kind::Word(words) => list(words, false),
        Kind::WordOrAuto(words) => list(words, true),
        Kind::Switch => list(&["true", "false"], false),
        Kind::Number(least, most) => number("config-number", least, most),
        Kind::NumberOrAuto(least, most) => number("config-number-or-auto", least, most),
        Kind::Text => say.msg("config-text"),
        Kind::TextOrAuto => say.msg("config-text-or-auto"),
    }
}
