//! The overrides of a rules text: `quan-value=5 immature-quan.below=5`.
//!
//! What an id in front of them means is for whoever knows the rule files.

use core::fmt;
use core::ops::Range;

use super::{Key, Rules, Switches, ValueError};

/// One `key=value` of a rules text, and where it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Override {
    /// The key.
    pub key: Key,
    /// Where the whole `key=value` stands in the text, in bytes.
    pub span: Range<usize>,
}

/// What is wrong with one word of a rules text.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OverrideError {
    /// The word has no `=`.
    #[error("`{word}`: expected `key=value`")]
    NoValue {
        /// The word.
        word: String,
        /// Where it stands, in bytes.
        span: Range<usize>,
    },
    /// There is no such key.
    #[error("`{name}` is no key of the rules")]
    UnknownKey {
        /// The name that was given.
        name: String,
        /// Where it stands, in bytes.
        span: Range<usize>,
    },
    /// A key is given twice.
    #[error("`{key}` is given twice")]
    Twice {
        /// The key.
        key: Key,
        /// Where the second one stands, in bytes.
        span: Range<usize>,
    },
    /// The value does not fit the key.
    #[error("{error}")]
    Value {
        /// What is wrong with it.
        error: ValueError,
        /// Where the value stands, in bytes.
        span: Range<usize>,
    },
}

impl OverrideError {
    /// The key whose value is missing from the rules because of this.
    #[must_use]
    pub const fn key(&self) -> Option<Key> {
        match self {
            Self::NoValue { .. } | Self::UnknownKey { .. } => None,
            Self::Twice { key, .. } => Some(*key),
            Self::Value { error, .. } => Some(error.key()),
        }
    }

    /// Where the fault stands in the text, in bytes.
    #[must_use]
    pub const fn span(&self) -> &Range<usize> {
        match self {
            Self::NoValue { span, .. }
            | Self::UnknownKey { span, .. }
            | Self::Twice { span, .. }
            | Self::Value { span, .. } => span,
        }
    }
}

impl Switches {
    /// Applies the overrides in `text`, from byte `start` on: words with one
    /// `=` each, separated by white space.
    ///
    /// ```
    /// use oaq_core::Switches;
    /// let mut switches = Switches::default();
    /// let (overrides, errors) = switches.apply("standard quan-value=5 dan=0", 8);
    /// assert_eq!((overrides.len(), errors.len()), (1, 1));
    /// assert_eq!((switches.quan_value, switches.dan), (5, 5));
    /// ```
    ///
    /// Gives what was applied and every fault; what is right is applied whatever
    /// else is wrong.
    ///
    /// # Panics
    ///
    /// If `start` is no character boundary of the text.
    pub fn apply(&mut self, text: &str, start: usize) -> (Vec<Override>, Vec<OverrideError>) {
        let mut done: Vec<Override> = Vec::new();
        let mut errors = Vec::new();
        let mut rest = start;
        for word in text[start..].split_whitespace() {
            // Words come in order, so each is found behind the last.
            let begin = rest + text[rest..].find(word).unwrap_or(0);
            let span = begin..begin + word.len();
            rest = span.end;
            let Some((name, value)) = word.split_once('=') else {
                errors.push(OverrideError::NoValue {
                    word: word.into(),
                    span,
                });
                continue;
            };
            let Some(key) = Key::from_name(name) else {
                errors.push(OverrideError::UnknownKey {
                    name: name.into(),
                    span: begin..begin + name.len(),
                });
                continue;
            };
            if done.iter().any(|o| o.key == key) {
                errors.push(OverrideError::Twice { key, span });
                continue;
            }
            match key.set(self, value) {
                Ok(()) => done.push(Override { key, span }),
                Err(error) => errors.push(OverrideError::Value {
                    error,
                    span: begin + name.len() + 1..span.end,
                }),
            }
        }
        (done, errors)
    }
}

/// Prints an id and what differs from the rules of that id.
pub(crate) struct RulesText<'a>(
    pub(crate) &'a str,
    pub(crate) &'a Rules,
    pub(crate) &'a Rules,
);

impl fmt::Display for RulesText<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)?;
        for &key in Key::ALL {
            let value = key.get(self.1);
            if value != key.get(self.2) {
                write!(f, " {key}={value}")?;
            }
        }
        Ok(())
    }
}

impl Rules {
    /// The rules text that names these rules by what differs from the rules
    /// called `id`: the id and `key=value` for each difference.
    ///
    /// ```
    /// use oaq_core::{Rules, Switches};
    /// let rules = Rules::new(Switches { quan_value: 5, ..Switches::default() })?;
    /// assert_eq!(rules.text_from("standard", &Rules::STANDARD), "standard quan-value=5");
    /// # Ok::<(), oaq_core::RuleErrors>(())
    /// ```
    #[must_use]
    pub fn text_from(&self, id: &str, base: &Rules) -> String {
        RulesText(id, self, base).to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_fault_is_reported_with_its_place() {
        let text = "standard quan-value=500 gapp=any dan end=board-empty end=shortage";
        let (_, errors) = Switches::default().apply(text, 8);
        let places: Vec<&str> = errors.iter().map(|e| &text[e.span().clone()]).collect();
        assert_eq!(places, ["500", "gapp", "dan", "end=shortage"]);
    }
}
