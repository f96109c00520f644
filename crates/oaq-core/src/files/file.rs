//! The rule file itself, and how it is written.

use core::fmt;
use std::collections::BTreeMap;

use serde::{Deserialize, Serialize, Serializer};

use crate::rules::words;
use crate::{Key, RuleError, RuleErrors, Rules, Value};

use super::FileErrors;

pub(super) const MAX_BYTES: usize = 64 * 1024;
pub(super) const MAX_NESTING: usize = 1000;
pub(super) const MAX_ID: usize = 40;

words! {
    /// Whether somebody plays, or played, a variant like that.
    Status {
        /// It was made up by whoever wrote the file.
        House = "house",
        /// A source describes it.
        Attested = "attested",
    }
}

impl Serialize for Status {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.word())
    }
}

/// A text in some of the languages of the front ends.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub struct Texts {
    /// Vietnamese.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub vi: Option<String>,
    /// English.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub en: Option<String>,
    /// Portuguese.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pt: Option<String>,
}

impl Texts {
    /// The languages, as the keys of a rule file.
    pub const LANGUAGES: &'static [&'static str] = &["vi", "en", "pt"];

    /// Whether there is no text in any language.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.vi.is_none() && self.en.is_none() && self.pt.is_none()
    }

    /// The text in this language (`pt`, `pt-BR`) or else in English, Vietnamese
    /// or Portuguese, the first there is. Nothing if there is no text at all.
    ///
    /// ```
    /// use oaq_core::files::Texts;
    /// let texts = Texts { vi: Some("Quan non".into()), ..Texts::default() };
    /// assert_eq!(texts.get("pt"), Some("Quan non"));
    /// ```
    #[must_use]
    pub fn get(&self, language: &str) -> Option<&str> {
        let wanted = match language.split(['-', '_']).next().unwrap_or_default() {
            "vi" => &self.vi,
            "pt" => &self.pt,
            _ => &self.en,
        };
        [wanted, &self.en, &self.vi, &self.pt]
            .into_iter()
            .find_map(Option::as_deref)
    }

    /// The slot of a language.
    pub(super) fn slot(&mut self, language: &str) -> Option<&mut Option<String>> {
        match language {
            "vi" => Some(&mut self.vi),
            "en" => Some(&mut self.en),
            "pt" => Some(&mut self.pt),
            _ => None,
        }
    }

    fn write(&self, table: &str, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return Ok(());
        }
        writeln!(f, "\n[{table}]")?;
        for (language, text) in Self::LANGUAGES.iter().zip([&self.vi, &self.en, &self.pt]) {
            if let Some(text) = text {
                writeln!(f, "{language} = {}", quoted(text))?;
            }
        }
        Ok(())
    }
}

/// One variant as a rule file has it: its names, where it comes from, and the
/// keys by which it differs from what it extends.
///
/// As a [`Setup`](crate::Setup) it may hold anything; [`RuleFile::parse`] gives
/// only sound ones, and a [`RuleBook`](super::RuleBook) takes it only as text.
/// Displays as the file in its canonical layout, which reads back equal if the
/// file is sound. Serialises in the same shape for other formats, and
/// deserialises (from formats that describe themselves, such as JSON) with all
/// the checks of `parse`.
///
/// ```
/// use oaq_core::files::RuleFile;
/// use oaq_core::{Key, Value};
///
/// let text = r#"id = "short"
/// status = "house"
/// extends = "standard"
///
/// [names]
/// vi = "Ván ngắn"
/// en = "Short game"
///
/// [rules]
/// squares = 3
/// immature-quan.below = 5
/// "#;
/// let file = RuleFile::parse(text).unwrap();
/// assert_eq!(file.names.get("pt"), Some("Short game"));
/// assert_eq!(file.rules[&Key::Squares], Value::Integer(3));
/// assert_eq!(file.to_string(), text);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Unchecked")]
pub struct RuleFile {
    /// What names the variant in rules texts: 1 to 40 of `a`-`z`, `0`-`9` and
    /// hyphens, a letter first.
    pub id: String,
    /// Whether a source describes it; `house` if the file does not say.
    pub status: Status,
    /// The id of the variant whose rules hold where this one sets nothing;
    /// without it those of the standard game hold.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub extends: Option<String>,
    /// The sources, spelt out; some if `status` is `attested`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub sources: Vec<String>,
    /// What the variant is called, in one language at least.
    pub names: Texts,
    /// Where it comes from and what is special about it, in a few sentences.
    #[serde(skip_serializing_if = "Texts::is_empty")]
    pub origin: Texts,
    /// The keys that are set.
    #[serde(
        skip_serializing_if = "BTreeMap::is_empty",
        serialize_with = "as_tables"
    )]
    pub rules: BTreeMap<Key, Value>,
}

impl RuleFile {
    /// How long the text of a rule file may be, in bytes.
    pub const MAX_BYTES: usize = MAX_BYTES;

    /// Reads a rule file.
    ///
    /// Tables and dotted keys are alike: `immature-quan.below = 5` under
    /// `[rules]`, `below = 5` under `[rules.immature-quan]`. Whether the rules
    /// contradict each other, and whether the variant to extend exists, is
    /// known only to a [`RuleBook`](super::RuleBook).
    ///
    /// # Errors
    ///
    /// Everything that is wrong, each with its place, what was expected and
    /// what was probably meant. Where the text is no TOML, what can be told
    /// about the rest of it is told too.
    pub fn parse(text: &str) -> Result<Self, FileErrors> {
        let read = super::parse::read(text);
        if read.faults.is_empty() {
            Ok(read.file)
        } else {
            Err(FileErrors::new(text, None, read.faults))
        }
    }

    /// The rules of this file where it sets something, those of `base` where
    /// it does not.
    ///
    /// # Errors
    ///
    /// Values that do not fit their key (in a file made by hand), and
    /// contradictions.
    pub fn rules_on(&self, base: &Rules) -> Result<Rules, RuleErrors> {
        let mut switches = base.switches();
        let mut errors = Vec::new();
        for (key, value) in &self.rules {
            if let Err(error) = key.set(&mut switches, &value.to_string()) {
                errors.push(RuleError::from(error));
            }
        }
        match Rules::new(switches) {
            Ok(rules) if errors.is_empty() => return Ok(rules),
            Ok(_) => {}
            Err(more) => errors.extend(more.0),
        }
        Err(RuleErrors(errors))
    }
}

impl fmt::Display for RuleFile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "id = {}", quoted(&self.id))?;
        writeln!(f, "status = \"{}\"", self.status)?;
        if let Some(base) = &self.extends {
            writeln!(f, "extends = {}", quoted(base))?;
        }
        if !self.sources.is_empty() {
            writeln!(f, "sources = [")?;
            for source in &self.sources {
                writeln!(f, "    {},", quoted(source))?;
            }
            writeln!(f, "]")?;
        }
        self.names.write("names", f)?;
        self.origin.write("origin", f)?;
        if !self.rules.is_empty() {
            writeln!(f, "\n[rules]")?;
            for (key, value) in &self.rules {
                match value {
                    Value::Word(word) => writeln!(f, "{key} = \"{word}\"")?,
                    Value::Integer(_) | Value::Flag(_) => writeln!(f, "{key} = {value}")?,
                }
            }
        }
        Ok(())
    }
}

/// A text as TOML writes it, with whatever quotes and escapes it needs.
fn quoted(text: &str) -> toml::Value {
    toml::Value::String(text.into())
}

/// Writes `immature-quan.below` as a table in a table, as TOML understands it.
fn as_tables<S: Serializer>(
    rules: &BTreeMap<Key, Value>,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    let mut tables = toml::Table::new();
    for (key, value) in rules {
        let value = match *value {
            Value::Integer(n) => toml::Value::Integer(n),
            Value::Word(word) => quoted(word),
            Value::Flag(flag) => toml::Value::Boolean(flag),
        };
        match key.name().split_once('.') {
            None => {
                tables.insert(key.name().into(), value);
            }
            Some((outer, inner)) => {
                if let toml::Value::Table(table) = tables
                    .entry(outer)
                    .or_insert_with(|| toml::Value::Table(toml::Table::new()))
                {
                    table.insert(inner.into(), value);
                }
            }
        }
    }
    tables.serialize(serializer)
}

/// What serde reads before it is checked.
#[derive(Deserialize)]
struct Unchecked(toml::Table);

impl TryFrom<Unchecked> for RuleFile {
    type Error = String;

    fn try_from(unchecked: Unchecked) -> Result<Self, String> {
        Self::parse(&unchecked.0.to_string()).map_err(|errors| {
            // The places belong to a text that nobody but us has seen.
            let faults: Vec<String> = errors.errors.iter().map(|e| e.fault.to_string()).collect();
            faults.join("; ")
        })
    }
}
