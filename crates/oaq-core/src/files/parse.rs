//! Reading a rule file with the place of everything in it.

use std::collections::BTreeMap;
use std::ops::Range;

use toml::Spanned;
use toml::de::{DeString, DeTable, DeValue};

use crate::{Key, Kind, Switches, ValueError};

use super::error::{Fault, Faults};
use super::file::{MAX_BYTES, MAX_ID, MAX_NESTING, RuleFile, Status, Texts};
use super::nearest::nearest;

/// The keys outside the tables, and the tables.
const FIELDS: &[&str] = &[
    "id", "status", "extends", "sources", "names", "origin", "rules",
];

/// How much of a wrong value an error repeats, in characters.
const SHOWN: usize = 40;

/// After so many faults no more words are compared: the text is no rule file,
/// and a suggestion costs more than the rest of the reading.
const SUGGESTIONS: usize = 100;

/// What was read: as much of the file as is sound, and what is not.
pub(super) struct Read {
    pub(super) file: RuleFile,
    pub(super) places: Places,
    pub(super) faults: Faults,
}

/// Where the parts stand that only a look at other files can find fault with.
#[derive(Default)]
pub(super) struct Places {
    pub(super) id: Range<usize>,
    pub(super) extends: Range<usize>,
    pub(super) keys: BTreeMap<Key, Range<usize>>,
}

/// Reads a rule file, however wrong it is.
pub(super) fn read(text: &str) -> Read {
    let mut reader = Reader {
        text,
        file: RuleFile {
            id: String::new(),
            status: Status::House,
            extends: None,
            sources: Vec::new(),
            names: Texts::default(),
            origin: Texts::default(),
            rules: BTreeMap::new(),
        },
        places: Places::default(),
        faults: Faults::new(),
    };
    if text.len() > MAX_BYTES {
        reader.fault(0..0, Fault::TooLong(text.len()));
    } else if let Some((at, c)) = text.match_indices(['.', '[', '{']).nth(MAX_NESTING) {
        // Each of these can open one more level, and the tree that the TOML
        // parser builds is dropped level by level on the stack.
        reader.fault(at..at + c.len(), Fault::TooNested);
    } else {
        reader.document();
    }
    Read {
        file: reader.file,
        places: reader.places,
        faults: reader.faults,
    }
}

struct Reader<'t> {
    text: &'t str,
    file: RuleFile,
    places: Places,
    faults: Faults,
}

impl Reader<'_> {
    fn fault(&mut self, span: Range<usize>, fault: Fault) {
        self.faults.push((span, fault));
    }

    fn document(&mut self) {
        let (table, errors) = DeTable::parse_recoverable(self.text);
        let table = table.into_inner();
        let whole = errors.is_empty();
        for error in errors {
            let message = Fault::Syntax(error.message().into());
            self.fault(error.span().unwrap_or_default(), message);
        }
        for (key, value) in &table {
            match key.get_ref().as_ref() {
                "id" => {
                    if let Some(id) = self.id("id", value) {
                        self.file.id = id;
                    }
                    self.places.id = value.span();
                }
                "status" => self.status(value),
                "extends" => {
                    self.file.extends = self.id("extends", value);
                    self.places.extends = value.span();
                }
                "sources" => self.sources(value),
                "names" => self.file.names = self.texts("names", value),
                "origin" => self.file.origin = self.texts("origin", value),
                "rules" => match value.get_ref() {
                    DeValue::Table(rules) => self.rules(None, rules),
                    other => self.wrong_type("rules", value.span(), other, "a table of rules"),
                },
                _ => self.unknown(&[], key, value, FIELDS.to_vec()),
            }
        }
        // What is missing may be in the part that is no TOML.
        if whole {
            self.missing(&table);
        }
    }

    fn missing(&mut self, table: &DeTable<'_>) {
        if table.get("id").is_none() {
            let expected = "a word for the variant, such as \"quan-non\"";
            self.fault(
                0..0,
                Fault::Missing {
                    path: "id",
                    expected,
                },
            );
        }
        let names = table.get("names");
        if names.is_none_or(|n| n.get_ref().as_table().is_some_and(DeTable::is_empty)) {
            let expected = "what the variant is called, in one of the languages vi, en and pt";
            let span = names.map(Spanned::span).unwrap_or_default();
            self.fault(
                span,
                Fault::Missing {
                    path: "names",
                    expected,
                },
            );
        }
        let sources = table.get("sources");
        if self.file.status == Status::Attested
            && sources.is_none_or(|s| s.get_ref().as_array().is_some_and(|a| a.is_empty()))
            && let Some(status) = table.get("status")
        {
            self.fault(status.span(), Fault::NoSource);
        }
    }

    fn id(&mut self, path: &str, value: &Spanned<DeValue<'_>>) -> Option<String> {
        let DeValue::String(id) = value.get_ref() else {
            self.wrong_type(path, value.span(), value.get_ref(), "an id in quotes");
            return None;
        };
        let sound = id.len() <= MAX_ID
            && id.starts_with(|c: char| c.is_ascii_lowercase())
            && id
                .bytes()
                .all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-');
        if !sound {
            self.fault(value.span(), Fault::BadId(shown(id)));
        }
        sound.then(|| id.to_string())
    }

    fn status(&mut self, value: &Spanned<DeValue<'_>>) {
        match value.get_ref() {
            DeValue::String(word) => match Status::from_word(word) {
                Some(status) => self.file.status = status,
                None => self.fault(
                    value.span(),
                    Fault::UnknownStatus {
                        word: shown(word),
                        nearest: nearest(word, Status::WORDS.iter().copied()),
                    },
                ),
            },
            other => self.wrong_type("status", value.span(), other, "\"attested\" or \"house\""),
        }
    }

    fn sources(&mut self, value: &Spanned<DeValue<'_>>) {
        let DeValue::Array(list) = value.get_ref() else {
            return self.wrong_type("sources", value.span(), value.get_ref(), "a list of texts");
        };
        for (i, source) in list.iter().enumerate() {
            let source = self.text(&format!("sources[{i}]"), source);
            self.file.sources.extend(source);
        }
    }

    fn texts(&mut self, path: &'static str, value: &Spanned<DeValue<'_>>) -> Texts {
        let mut texts = Texts::default();
        let DeValue::Table(table) = value.get_ref() else {
            let expected = "a table of texts by language: vi, en, pt";
            self.wrong_type(path, value.span(), value.get_ref(), expected);
            return texts;
        };
        for (key, value) in table {
            match texts.slot(key.get_ref()) {
                Some(slot) => *slot = self.text(&format!("{path}.{}", key.get_ref()), value),
                None => self.unknown(&[path], key, value, Texts::LANGUAGES.to_vec()),
            }
        }
        texts
    }

    fn text(&mut self, path: &str, value: &Spanned<DeValue<'_>>) -> Option<String> {
        match value.get_ref() {
            DeValue::String(text) if text.trim().is_empty() => {
                self.fault(value.span(), Fault::Empty(path.into()));
            }
            DeValue::String(text) if text.contains(char::is_control) => {
                self.fault(value.span(), Fault::ControlCharacter(path.into()));
            }
            DeValue::String(text) => return Some(text.to_string()),
            other => self.wrong_type(path, value.span(), other, "a text in quotes"),
        }
        None
    }

    /// The rules in a table: in `[rules]`, or in the table `outer` in it.
    fn rules(&mut self, outer: Option<&str>, table: &DeTable<'_>) {
        for (inner, value) in table {
            let name = match outer {
                None => inner.get_ref().to_string(),
                Some(outer) => format!("{outer}.{}", inner.get_ref()),
            };
            // To TOML a dot in quotes is part of the name.
            let quoted_dot = inner.get_ref().contains('.');
            let mut path: Vec<&str> = std::iter::once("rules").chain(outer).collect();
            match (Key::from_name(&name), value.get_ref()) {
                (Some(_), DeValue::Table(below)) if !quoted_dot && !below.is_empty() => {
                    path.push(inner.get_ref());
                    for (key, value) in below {
                        self.unknown(&path, key, value, Vec::new());
                    }
                }
                (Some(key), _) if !quoted_dot => self.setting(key, inner.span(), value),
                (None, DeValue::Table(table)) if keys_in(&name).next().is_some() => {
                    self.rules(Some(&name), table);
                }
                _ => {
                    let expected = match outer {
                        None => Key::ALL.iter().map(|key| key.name()).collect(),
                        Some(outer) => keys_in(outer).collect(),
                    };
                    self.unknown(&path, inner, value, expected);
                }
            }
        }
    }

    fn setting(&mut self, key: Key, place: Range<usize>, value: &Spanned<DeValue<'_>>) {
        let unfit = || ValueError::Unfit {
            key,
            value: shown(self.text.get(value.span()).unwrap_or_default()),
        };
        let mut switches = Switches::STANDARD;
        let mut likely = None;
        let set = match (key.kind(), value.get_ref()) {
            (Kind::Integer(..), DeValue::Integer(digits)) => {
                match i64::from_str_radix(digits.as_str(), digits.radix()) {
                    Ok(number) => key.set_integer(&mut switches, number),
                    Err(_) => Err(unfit()),
                }
            }
            (Kind::Flag, DeValue::Boolean(flag)) => key.set_flag(&mut switches, *flag),
            (Kind::Word(words), DeValue::String(word)) => {
                likely = nearest(word, words.iter().copied());
                key.set_word(&mut switches, word).map_err(|_| unfit())
            }
            _ => Err(unfit()),
        };
        match set {
            Ok(()) => {
                self.file.rules.insert(key, key.get(&switches));
                self.places.keys.insert(key, place);
            }
            Err(error) => {
                let nearest = likely;
                self.fault(value.span(), Fault::Value { error, nearest });
            }
        }
    }

    fn wrong_type(
        &mut self,
        path: &str,
        span: Range<usize>,
        found: &DeValue<'_>,
        expected: &'static str,
    ) {
        let found = match found {
            DeValue::String(_) => "a text",
            DeValue::Integer(_) => "a whole number",
            DeValue::Float(_) => "a number with a point",
            DeValue::Boolean(_) => "true or false",
            DeValue::Datetime(_) => "a date or time",
            DeValue::Array(_) => "a list",
            DeValue::Table(_) => "a table",
        };
        let path = path.into();
        self.fault(
            span,
            Fault::WrongType {
                path,
                found,
                expected,
            },
        );
    }

    /// Reports a key that is not in the table `outer`, or under it.
    fn unknown(
        &mut self,
        outer: &[&str],
        key: &Spanned<DeString<'_>>,
        value: &Spanned<DeValue<'_>>,
        expected: Vec<&'static str>,
    ) {
        let path: Vec<&str> = outer
            .iter()
            .copied()
            .chain([key.get_ref().as_ref()])
            .collect();
        let candidates = if self.faults.len() < SUGGESTIONS {
            candidates(value.get_ref().is_table())
        } else {
            Vec::new()
        };
        let nearest = nearest(&path.join("."), candidates.iter().map(String::as_str));
        let fault = Fault::UnknownKey {
            path: path
                .iter()
                .map(|part| bare_or_quoted(part))
                .collect::<Vec<_>>()
                .join("."),
            nearest: nearest.map(ToString::to_string),
            expected,
        };
        self.fault(key.span(), fault);
    }
}

/// The full names of the keys in a table of the rules such as `limits`.
fn keys_in(table: &str) -> impl Iterator<Item = &'static str> {
    Key::ALL.iter().map(|key| key.name()).filter(move |name| {
        name.split_once('.')
            .is_some_and(|(outer, _)| outer == table)
    })
}

/// The full path of everything that can be in a rule file: what holds a value,
/// and where a table was written also the tables.
fn candidates(tables: bool) -> Vec<String> {
    let mut paths = Vec::new();
    for field in FIELDS {
        match *field {
            "names" | "origin" => {
                paths.extend(
                    Texts::LANGUAGES
                        .iter()
                        .map(|lang| format!("{field}.{lang}")),
                );
            }
            "rules" => paths.extend(Key::ALL.iter().map(|key| format!("{field}.{key}"))),
            _ => paths.push(field.to_string()),
        }
    }
    if tables {
        let mut outer: Vec<String> = paths
            .iter()
            .filter_map(|path| path.rsplit_once('.'))
            .map(|(outer, _)| outer.to_string())
            .collect();
        outer.dedup();
        paths.extend(outer);
    }
    paths
}

/// A part of a key as TOML would want it written.
fn bare_or_quoted(part: &str) -> String {
    let bare = !part.is_empty()
        && part
            .bytes()
            .all(|b| b.is_ascii_alphanumeric() || b == b'-' || b == b'_');
    if bare {
        shown(part)
    } else {
        format!("\"{}\"", shown(part))
    }
}

/// A text as an error repeats it: not too long, and nothing in it that a
/// terminal might obey.
fn shown(text: &str) -> String {
    let mut shown: String = text
        .chars()
        .take(SHOWN)
        .flat_map(|c| {
            let escape = c.is_control().then(|| c.escape_default());
            let plain = (!c.is_control()).then_some(c);
            escape.into_iter().flatten().chain(plain)
        })
        .collect();
    if text.chars().nth(SHOWN).is_some() {
        shown.push('…');
    }
    shown
}
