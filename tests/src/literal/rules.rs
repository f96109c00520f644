//! The switches of §4 and §5 as a table, and the variants of §6.

use std::collections::BTreeMap;

use super::MOST_DAN;

/// What a key may be set to.
#[derive(Clone, Copy, Debug)]
pub enum Allowed {
    /// A number from the first to the second, both included.
    Number(i64, i64),
    /// One of these words.
    Word(&'static [&'static str]),
}

/// One line of the tables in §4 and §5.
#[derive(Clone, Copy, Debug)]
pub struct Key {
    /// How the rules text names it.
    pub name: &'static str,
    /// Its value in `standard`.
    pub default: &'static str,
    /// The values it may have.
    pub allowed: Allowed,
}

const fn number(name: &'static str, default: &'static str, least: i64, most: i64) -> Key {
    let allowed = Allowed::Number(least, most);
    Key {
        name,
        default,
        allowed,
    }
}

/// "values (default first)"
const fn word(name: &'static str, words: &'static [&'static str]) -> Key {
    Key {
        name,
        default: words[0],
        allowed: Allowed::Word(words),
    }
}

/// Every switch there is. Where the rules name no upper bound, it is the one
/// that `rules/README.md` gives.
pub const KEYS: &[Key] = &[
    // §5
    number("players", "2", 2, 4),
    number("squares", "5", 1, 9),
    number("dan", "5", 1, 20),
    number("quan-pieces", "1", 0, 3),
    number("quan-dan", "0", 0, 100),
    number("quan-value", "10", 1, 100),
    word(
        "direction",
        &[
            "free",
            "counter-clockwise",
            "clockwise",
            "fixed-by-first-move",
        ],
    ),
    word("quan-ahead", &["stop", "take-one"]),
    word("gap", &["any", "dan-only"]),
    word("chain-gap", &["any", "dan-only"]),
    number("immature-quan.below", "0", 0, MOST_DAN),
    word("immature-quan.counts", &["dan-with-piece", "dan", "value"]),
    number("quan-ban-turns", "0", 0, 1000),
    word("all-quan-wins", &["false", "true"]),
    // §3
    word(
        "shortage",
        &[
            "borrow", "exchange", "negative", "partial", "end", "lose", "skip",
        ],
    ),
    // §4
    word(
        "end",
        &[
            "quan-squares-empty",
            "quan-pieces-captured",
            "board-empty",
            "shortage",
        ],
    ),
    word("rows", &["owner", "split"]),
    word(
        "quan-leftover",
        &["split", "captor", "last-mover", "discard"],
    ),
    number("limits.repetition", "3", 0, 1000),
    number("limits.quiet-plies", "100", 0, 1_000_000),
    number("limits.max-plies", "1000", 0, 1_000_000),
];

/// §6: the ids, and what each "differs from `standard` by".
pub const VARIANTS: &[(&str, &str)] = &[
    ("standard", ""),
    ("quan-non", "immature-quan.below=5"),
    ("quan-5", "quan-value=5"),
    ("exchange", "immature-quan.below=5 shortage=exchange"),
    (
        "online",
        "quan-pieces=0 quan-dan=10 quan-ban-turns=1 shortage=negative",
    ),
    (
        "mandarin",
        "gap=dan-only chain-gap=dan-only end=quan-pieces-captured",
    ),
    ("take-one", "quan-ahead=take-one"),
    (
        "tonkin",
        "quan-pieces=0 quan-dan=10 direction=counter-clockwise quan-ahead=take-one rows=split",
    ),
    ("three-player", "players=3"),
    ("four-player", "players=4"),
];

/// One set of rules: a value for every key of [`KEYS`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LiteralRules {
    values: BTreeMap<&'static str, String>,
}

impl LiteralRules {
    /// Reads a rules text: "An id, then any overrides", as in
    /// `standard quan-value=5 limits.repetition=0`.
    ///
    /// # Errors
    ///
    /// An unknown id or key, a value the key may not have, a key that is set
    /// twice, or values that contradict each other.
    pub fn parse(text: &str) -> Result<Self, String> {
        let mut words = text.split_whitespace();
        let id = words.next().ok_or("no rules id")?;
        let (_, differences) = VARIANTS
            .iter()
            .find(|(name, _)| *name == id)
            .ok_or(format!("unknown rules id {id:?}"))?;

        let mut rules = LiteralRules {
            values: KEYS
                .iter()
                .map(|key| (key.name, key.default.to_owned()))
                .collect(),
        };
        rules.set_all(differences.split_whitespace())?;
        rules.set_all(words)?;
        rules.refuse_contradictions()?;
        Ok(rules)
    }

    fn set_all<'a>(&mut self, settings: impl Iterator<Item = &'a str>) -> Result<(), String> {
        let mut seen = Vec::new();
        for setting in settings {
            let (name, value) = setting
                .split_once('=')
                .ok_or(format!("{setting:?} is not key=value"))?;
            if seen.contains(&name) {
                return Err(format!("{name} is set twice"));
            }
            seen.push(name);
            self.set(name, value)?;
        }
        Ok(())
    }

    fn set(&mut self, name: &str, value: &str) -> Result<(), String> {
        let key = KEYS
            .iter()
            .find(|key| key.name == name)
            .ok_or(format!("unknown key {name:?}"))?;
        match key.allowed {
            Allowed::Number(least, most) => {
                let number = parse_number(value, most)?;
                if number < least {
                    return Err(format!("{name}={value}: {least} is the least"));
                }
                self.values.insert(key.name, number.to_string());
            }
            Allowed::Word(words) => {
                if !words.contains(&value) {
                    return Err(format!("{name}={value}: not one of {words:?}"));
                }
                self.values.insert(key.name, value.to_owned());
            }
        }
        Ok(())
    }

    fn refuse_contradictions(&self) -> Result<(), String> {
        // §4, table: "Refused with `quan-pieces = 0`".
        if self.is("end", "quan-pieces-captured") && self.number("quan-pieces") == 0 {
            return Err("end=quan-pieces-captured with quan-pieces=0".to_owned());
        }
        // §4, table: `shortage` is "refused with `borrow`, `exchange`, `negative`".
        if self.is("end", "shortage")
            && ["borrow", "exchange", "negative"].contains(&self.word("shortage"))
        {
            return Err(format!(
                "end=shortage with shortage={}",
                self.word("shortage")
            ));
        }
        // §4.4: "1 is refused".
        if self.number("limits.repetition") == 1 {
            return Err("limits.repetition=1".to_owned());
        }
        Ok(())
    }

    /// The value of a key as text.
    ///
    /// # Panics
    ///
    /// If there is no such key.
    #[must_use]
    pub fn word(&self, name: &str) -> &str {
        match self.values.get(name) {
            Some(value) => value,
            None => panic!("no key {name}"),
        }
    }

    /// Whether a key has this value.
    ///
    /// # Panics
    ///
    /// If there is no such key, or if it could never have this value: then
    /// the question is misspelt.
    #[must_use]
    pub fn is(&self, name: &str, value: &str) -> bool {
        let possible = KEYS.iter().any(|key| {
            key.name == name
                && matches!(key.allowed, Allowed::Word(words) if words.contains(&value))
        });
        assert!(possible, "{name} is never {value}");
        self.word(name) == value
    }

    /// The value of a key that holds a number.
    ///
    /// # Panics
    ///
    /// If there is no such key or it does not hold a number.
    #[must_use]
    pub fn number(&self, name: &str) -> i64 {
        self.word(name).parse().expect("a key that holds a number")
    }

    /// N of §1.
    ///
    /// # Panics
    ///
    /// Never: the key holds a number.
    #[must_use]
    pub fn players(&self) -> usize {
        self.word("players").parse().expect("2..4")
    }

    /// S of §1.
    ///
    /// # Panics
    ///
    /// Never: the key holds a number.
    #[must_use]
    pub fn squares(&self) -> usize {
        self.word("squares").parse().expect("1..9")
    }
}

/// "Numbers are plain ASCII digits"; leading zeros are forgiven.
pub(super) fn parse_number(text: &str, most: i64) -> Result<i64, String> {
    if text.is_empty() || !text.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(format!("{text:?} is not a number"));
    }
    match text.parse::<i64>() {
        Ok(number) if number <= most => Ok(number),
        _ => Err(format!("{text} is more than {most}")),
    }
}
