//! Reading the configuration file, with the place of everything in it.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::{self, Read as _};
use std::ops::Range;
use std::path::Path;

use oaq_core::files::nearest;
use toml::Spanned;
use toml::de::{DeString, DeTable, DeValue};

use super::fault::{Fault, Origin, Warning};
use super::setting::Setting;
use super::value::{Kind, Value};
use crate::text;

/// The largest file that is read, in bytes.
const MAX_BYTES: usize = 64 * 1024;

/// How many dots and opening brackets a file may have. Each can open one more
/// level, and the tree that the TOML parser builds is dropped level by level
/// on the stack.
const MAX_NESTING: usize = 1000;

/// The table of keys, whose names the front ends know.
const KEYS: &str = "keys";

/// The keys that do something in the full-screen front end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Binding {
    /// The keys, as the user wrote them.
    pub keys: Vec<String>,
    /// Where that stands.
    pub place: Origin,
}

/// What a configuration file says.
///
/// ```
/// use std::path::Path;
/// use oaq_play::config::{Config, Setting, Value};
///
/// let (config, warnings) = Config::parse(Path::new("config.toml"), "
///     language = 'vi'
///     stlye = 'large'
///     [players]
///     b = 'search:2s'
/// ");
/// assert_eq!(config.get(Setting::PlayerB), Some(&Value::Text("search:2s".into())));
/// assert_eq!(warnings.len(), 1);
/// # let say = oaq_i18n::Messages::new(oaq_i18n::Lang::En);
/// assert_eq!(
///     warnings[0].told(&say),
///     "config.toml: line 3, column 5: There is no setting `stlye`. Did you mean `style`?"
/// );
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Config {
    pub(super) values: BTreeMap<Setting, (Value, Origin)>,
    pub(super) keys: BTreeMap<String, Binding>,
}

impl Config {
    /// What it says of a setting.
    #[must_use]
    pub fn get(&self, setting: Setting) -> Option<&Value> {
        self.values.get(&setting).map(|(value, _)| value)
    }

    /// Reads a file. One that does not exist says nothing, and of one that is
    /// wrong the rest counts.
    #[must_use]
    pub fn read(path: &Path) -> (Self, Vec<Warning>) {
        let refused = |fault| {
            let place = Origin::Default;
            (Self::default(), vec![Warning { place, fault }])
        };
        match content(path) {
            Err(error) if error.kind() == io::ErrorKind::InvalidInput => {
                refused(Fault::NoFile(path.to_owned()))
            }
            Ok(text) if text.len() > MAX_BYTES => refused(Fault::TooLong(path.to_owned())),
            Ok(text) => Self::parse(path, &text),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Self::default().into_pair(),
            Err(error) => refused(Fault::Unreadable(path.to_owned(), error.to_string())),
        }
    }

    fn into_pair(self) -> (Self, Vec<Warning>) {
        (self, Vec::new())
    }

    /// Reads the text of a file that has this path.
    #[must_use]
    pub fn parse(path: &Path, text: &str) -> (Self, Vec<Warning>) {
        let mut reader = Reader {
            places: Places::new(path, text),
            config: Self::default(),
            warnings: Vec::new(),
        };
        if text.matches(['.', '[', '{']).nth(MAX_NESTING).is_some() {
            reader.warnings.push(Warning {
                place: Origin::Default,
                fault: Fault::TooLong(path.to_owned()),
            });
        } else {
            reader.document(text);
        }
        let line = |warning: &Warning| match warning.place {
            Origin::File { line, column, .. } => (line, column),
            _ => (0, 0),
        };
        reader.warnings.sort_by_key(line);
        (reader.config, reader.warnings)
    }
}

/// The text of a file; no more of it than shows that it is too long.
fn content(path: &Path) -> io::Result<String> {
    // A pipe or a device might never end, or not even open.
    let found = fs::metadata(path)?;
    if !found.is_file() {
        return Err(io::ErrorKind::InvalidInput.into());
    }
    let mut text = String::new();
    let most = u64::try_from(MAX_BYTES).unwrap_or(u64::MAX);
    File::open(path)?.take(most + 1).read_to_string(&mut text)?;
    Ok(text)
}

/// The lines of a text.
struct Places<'t> {
    path: &'t Path,
    text: &'t str,
}

impl<'t> Places<'t> {
    const fn new(path: &'t Path, text: &'t str) -> Self {
        Self { path, text }
    }

    fn of(&self, span: Range<usize>) -> Origin {
        let before = self.text.get(..span.start).unwrap_or(self.text);
        // A byte order mark is no column.
        let before = before.strip_prefix('\u{feff}').unwrap_or(before);
        let last = before.rsplit('\n').next().unwrap_or_default();
        Origin::File {
            path: self.path.to_owned(),
            line: before.matches('\n').count() + 1,
            column: last.chars().count() + 1,
        }
    }
}

struct Reader<'t> {
    places: Places<'t>,
    config: Config,
    warnings: Vec<Warning>,
}

impl Reader<'_> {
    fn warn(&mut self, span: Range<usize>, fault: Fault) {
        // After so many nobody reads on, and each costs a look at the text.
        const MOST: usize = 50;
        if self.warnings.len() < MOST {
            let place = self.places.of(span);
            self.warnings.push(Warning { place, fault });
        }
    }

    fn document(&mut self, text: &str) {
        let (table, errors) = DeTable::parse_recoverable(text);
        for error in errors {
            let message = Fault::Syntax(error.message().into());
            self.warn(error.span().unwrap_or_default(), message);
        }
        for (key, value) in table.get_ref() {
            let name = key.get_ref();
            if name == KEYS {
                self.bindings(value);
            } else if is_table(name) {
                self.table(name, value);
            } else {
                self.entry("", key, value);
            }
        }
    }

    fn table(&mut self, name: &str, value: &Spanned<DeValue<'_>>) {
        let DeValue::Table(table) = value.get_ref() else {
            let name = name.to_owned();
            return self.warn(value.span(), Fault::NoTable { name });
        };
        for (key, value) in table {
            self.entry(name, key, value);
        }
    }

    fn entry(&mut self, table: &str, key: &Spanned<DeString<'_>>, value: &Spanned<DeValue<'_>>) {
        let path = match table {
            "" => key.get_ref().to_string(),
            table => format!("{table}.{}", key.get_ref()),
        };
        let Some(setting) = Setting::of_key(&path) else {
            let nearest = nearest_key(&path);
            let name = path;
            return self.warn(key.span(), Fault::Unknown { name, nearest });
        };
        match read(setting, value.get_ref()) {
            Ok(read) => {
                let place = self.places.of(value.span());
                self.config.values.insert(setting, (read, place));
            }
            Err(found) => self.warn(value.span(), wrong(setting, &found)),
        }
    }

    /// What keys do: `undo = "u"` or `undo = ["u", "backspace"]`.
    fn bindings(&mut self, value: &Spanned<DeValue<'_>>) {
        let DeValue::Table(table) = value.get_ref() else {
            let name = KEYS.to_owned();
            return self.warn(value.span(), Fault::NoTable { name });
        };
        for (action, value) in table {
            let key = |value: &DeValue<'_>| value.as_str().map(str::to_owned);
            let keys: Option<Vec<String>> = match value.get_ref() {
                DeValue::Array(list) => list.iter().map(|value| key(value.get_ref())).collect(),
                one => key(one).map(|key| vec![key]),
            };
            let action = action.get_ref().to_string();
            match keys {
                Some(keys) => {
                    let place = self.places.of(value.span());
                    self.config.keys.insert(action, Binding { keys, place });
                }
                None => self.warn(value.span(), Fault::Keys { action }),
            }
        }
    }
}

/// Whether settings stand in a table of this name.
fn is_table(name: &str) -> bool {
    let table = |setting: &Setting| setting.key().split_once('.').map(|(table, _)| table);
    Setting::ALL.iter().any(|s| table(s) == Some(name))
}

/// The key that looks most like one that is none, in whatever table it is.
fn nearest_key(key: &str) -> Option<String> {
    let tables = [KEYS];
    let keys = Setting::ALL.iter().map(|setting| setting.key());
    nearest(&text::fold(key), keys.chain(tables)).map(str::to_owned)
}

/// The value of a setting; what is written there if it is none.
fn read(setting: Setting, value: &DeValue<'_>) -> Result<Value, String> {
    let text = match value {
        DeValue::String(text) => text.to_string(),
        DeValue::Integer(number) if number.radix() == 10 => number.as_str().replace('_', ""),
        DeValue::Boolean(on) => on.to_string(),
        other => return Err(other.type_str().to_owned()),
    };
    // A text is no number, and a number is no text.
    let fits = match setting.kind() {
        Kind::Number(..) | Kind::NumberOrAuto(..) => !matches!(value, DeValue::Boolean(_)),
        Kind::Switch => matches!(value, DeValue::Boolean(_)),
        _ => matches!(value, DeValue::String(_)),
    };
    let read = setting.read(&text).filter(|read| match read {
        Value::Number(_) => matches!(value, DeValue::Integer(_)),
        _ => fits,
    });
    read.ok_or(text)
}

/// That a value is none of a setting, with the word it resembles.
pub(super) fn wrong(setting: Setting, found: &str) -> Fault {
    let nearest = match setting.kind() {
        Kind::Word(words) | Kind::WordOrAuto(words) => {
            nearest(&text::fold(found), words.iter().copied()).map(str::to_owned)
        }
        _ => None,
    };
    Fault::Value {
        setting,
        found: text::shortened(found),
        nearest,
    }
}
