//! The schema of the rules: every key with its kind, range and default.
//!
//! Rule files, rules texts, `oaq rules show` and `diff`, and the tests that
//! demand an example of every value all read this one table.

use core::fmt;

use super::switches::{
    DirectionRule, EndRule, GapRule, ImmatureCounts, QuanAhead, QuanLeftover, RowsRule, Shortage,
    Switches,
};

/// A key of the rules, as rule files and rules texts spell it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[expect(
    missing_docs,
    reason = "each key is documented at its field of Switches"
)]
pub enum Key {
    Players,
    Squares,
    Dan,
    QuanPieces,
    QuanDan,
    QuanValue,
    Direction,
    QuanAhead,
    Gap,
    ChainGap,
    ImmatureQuanBelow,
    ImmatureQuanCounts,
    QuanBanTurns,
    AllQuanWins,
    Shortage,
    End,
    Rows,
    QuanLeftover,
    LimitsRepetition,
    LimitsQuietPlies,
    LimitsMaxPlies,
}

/// What values a key takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A whole number from the first to the second, both included.
    Integer(i64, i64),
    /// One of these words, the default first.
    Word(&'static [&'static str]),
    /// `true` or `false`.
    Flag,
}

/// The value of a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Value {
    /// A whole number.
    Integer(i64),
    /// One of the key's words.
    Word(&'static str),
    /// Yes or no.
    Flag(bool),
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Integer(n) => n.fmt(f),
            Self::Word(w) => f.pad(w),
            Self::Flag(b) => b.fmt(f),
        }
    }
}

/// Why a value does not fit its key.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ValueError {
    /// The number is outside the key's range.
    #[error("`{key}` is {value}, but must be {min} to {max}")]
    OutOfRange {
        /// The key.
        key: Key,
        /// What was given.
        value: i64,
        /// The least that is allowed.
        min: i64,
        /// The most that is allowed.
        max: i64,
    },
    /// The value is of the wrong kind or none of the key's words.
    #[error("`{key}` is `{value}`, but must be {}", Expected(*.key))]
    Unfit {
        /// The key.
        key: Key,
        /// What was given, as text.
        value: String,
    },
}

impl ValueError {
    /// The key.
    #[must_use]
    pub const fn key(&self) -> Key {
        match self {
            Self::OutOfRange { key, .. } | Self::Unfit { key, .. } => *key,
        }
    }
}

/// Prints what a key takes: `1 to 9`, `free, clockwise or …`, `true or false`.
struct Expected(Key);

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0.kind() {
            Kind::Integer(min, max) => write!(f, "a whole number from {min} to {max}"),
            Kind::Flag => f.write_str("true or false"),
            Kind::Word(words) => {
                for (i, word) in words.iter().enumerate() {
                    let separator = match i {
                        0 => "",
                        _ if i + 1 == words.len() => " or ",
                        _ => ", ",
                    };
                    write!(f, "{separator}`{word}`")?;
                }
                Ok(())
            }
        }
    }
}

impl Key {
    /// Every key, in the order in which rules are printed.
    pub const ALL: &'static [Self] = &[
        Self::Players,
        Self::Squares,
        Self::Dan,
        Self::QuanPieces,
        Self::QuanDan,
        Self::QuanValue,
        Self::Direction,
        Self::QuanAhead,
        Self::Gap,
        Self::ChainGap,
        Self::ImmatureQuanBelow,
        Self::ImmatureQuanCounts,
        Self::QuanBanTurns,
        Self::AllQuanWins,
        Self::Shortage,
        Self::End,
        Self::Rows,
        Self::QuanLeftover,
        Self::LimitsRepetition,
        Self::LimitsQuietPlies,
        Self::LimitsMaxPlies,
    ];

    /// The key as it is spelt; a dot stands for a table in TOML.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Players => "players",
            Self::Squares => "squares",
            Self::Dan => "dan",
            Self::QuanPieces => "quan-pieces",
            Self::QuanDan => "quan-dan",
            Self::QuanValue => "quan-value",
            Self::Direction => "direction",
            Self::QuanAhead => "quan-ahead",
            Self::Gap => "gap",
            Self::ChainGap => "chain-gap",
            Self::ImmatureQuanBelow => "immature-quan.below",
            Self::ImmatureQuanCounts => "immature-quan.counts",
            Self::QuanBanTurns => "quan-ban-turns",
            Self::AllQuanWins => "all-quan-wins",
            Self::Shortage => "shortage",
            Self::End => "end",
            Self::Rows => "rows",
            Self::QuanLeftover => "quan-leftover",
            Self::LimitsRepetition => "limits.repetition",
            Self::LimitsQuietPlies => "limits.quiet-plies",
            Self::LimitsMaxPlies => "limits.max-plies",
        }
    }

    /// The key with this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|key| key.name() == name)
    }

    /// What values the key takes.
    #[must_use]
    pub const fn kind(self) -> Kind {
        match self {
            Self::Players => Kind::Integer(2, 4),
            Self::Squares => Kind::Integer(1, 9),
            Self::Dan => Kind::Integer(1, 20),
            Self::QuanPieces => Kind::Integer(0, 3),
            Self::QuanDan => Kind::Integer(0, 100),
            Self::QuanValue => Kind::Integer(1, 100),
            Self::Direction => Kind::Word(DirectionRule::WORDS),
            Self::QuanAhead => Kind::Word(QuanAhead::WORDS),
            Self::Gap | Self::ChainGap => Kind::Word(GapRule::WORDS),
            Self::ImmatureQuanBelow => Kind::Integer(0, 9999),
            Self::ImmatureQuanCounts => Kind::Word(ImmatureCounts::WORDS),
            Self::QuanBanTurns | Self::LimitsRepetition => Kind::Integer(0, 1000),
            Self::AllQuanWins => Kind::Flag,
            Self::Shortage => Kind::Word(Shortage::WORDS),
            Self::End => Kind::Word(EndRule::WORDS),
            Self::Rows => Kind::Word(RowsRule::WORDS),
            Self::QuanLeftover => Kind::Word(QuanLeftover::WORDS),
            Self::LimitsQuietPlies | Self::LimitsMaxPlies => Kind::Integer(0, 1_000_000),
        }
    }

    /// The value of the key in a set of switches.
    #[must_use]
    pub const fn get(self, s: &Switches) -> Value {
        match self {
            Self::Players => Value::Integer(s.players as i64),
            Self::Squares => Value::Integer(s.squares as i64),
            Self::Dan => Value::Integer(s.dan as i64),
            Self::QuanPieces => Value::Integer(s.quan_pieces as i64),
            Self::QuanDan => Value::Integer(s.quan_dan as i64),
            Self::QuanValue => Value::Integer(s.quan_value as i64),
            Self::Direction => Value::Word(s.direction.word()),
            Self::QuanAhead => Value::Word(s.quan_ahead.word()),
            Self::Gap => Value::Word(s.gap.word()),
            Self::ChainGap => Value::Word(s.chain_gap.word()),
            Self::ImmatureQuanBelow => Value::Integer(s.immature_below as i64),
            Self::ImmatureQuanCounts => Value::Word(s.immature_counts.word()),
            Self::QuanBanTurns => Value::Integer(s.quan_ban_turns as i64),
            Self::AllQuanWins => Value::Flag(s.all_quan_wins),
            Self::Shortage => Value::Word(s.shortage.word()),
            Self::End => Value::Word(s.end.word()),
            Self::Rows => Value::Word(s.rows.word()),
            Self::QuanLeftover => Value::Word(s.quan_leftover.word()),
            Self::LimitsRepetition => Value::Integer(s.repetition as i64),
            Self::LimitsQuietPlies => Value::Integer(s.quiet_plies as i64),
            Self::LimitsMaxPlies => Value::Integer(s.max_plies as i64),
        }
    }

    /// Sets the key to a whole number.
    ///
    /// # Errors
    ///
    /// If the key does not take numbers or not this one; nothing is changed.
    pub fn set_integer(self, s: &mut Switches, value: i64) -> Result<(), ValueError> {
        let Kind::Integer(min, max) = self.kind() else {
            return Err(self.unfit(value));
        };
        if !(min..=max).contains(&value) {
            return Err(ValueError::OutOfRange {
                key: self,
                value,
                min,
                max,
            });
        }
        // Every range of the schema fits the field it belongs to.
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
        match self {
            Self::Players => s.players = value as u8,
            Self::Squares => s.squares = value as u8,
            Self::Dan => s.dan = value as u8,
            Self::QuanPieces => s.quan_pieces = value as u8,
            Self::QuanDan => s.quan_dan = value as u8,
            Self::QuanValue => s.quan_value = value as u8,
            Self::ImmatureQuanBelow => s.immature_below = value as u16,
            Self::QuanBanTurns => s.quan_ban_turns = value as u16,
            Self::LimitsRepetition => s.repetition = value as u16,
            Self::LimitsQuietPlies => s.quiet_plies = value as u32,
            Self::LimitsMaxPlies => s.max_plies = value as u32,
            _ => return Err(self.unfit(value)),
        }
        Ok(())
    }

    /// Sets the key to `true` or `false`.
    ///
    /// # Errors
    ///
    /// If the key is no flag; nothing is changed.
    pub fn set_flag(self, s: &mut Switches, value: bool) -> Result<(), ValueError> {
        match self {
            Self::AllQuanWins => s.all_quan_wins = value,
            _ => return Err(self.unfit(value)),
        }
        Ok(())
    }

    /// Sets the key to one of its words.
    ///
    /// # Errors
    ///
    /// If the key does not take this word; nothing is changed.
    pub fn set_word(self, s: &mut Switches, word: &str) -> Result<(), ValueError> {
        let unfit = || self.unfit(word);
        match self {
            Self::Direction => s.direction = DirectionRule::from_word(word).ok_or_else(unfit)?,
            Self::QuanAhead => s.quan_ahead = QuanAhead::from_word(word).ok_or_else(unfit)?,
            Self::Gap => s.gap = GapRule::from_word(word).ok_or_else(unfit)?,
            Self::ChainGap => s.chain_gap = GapRule::from_word(word).ok_or_else(unfit)?,
            Self::ImmatureQuanCounts => {
                s.immature_counts = ImmatureCounts::from_word(word).ok_or_else(unfit)?;
            }
            Self::Shortage => s.shortage = Shortage::from_word(word).ok_or_else(unfit)?,
            Self::End => s.end = EndRule::from_word(word).ok_or_else(unfit)?,
            Self::Rows => s.rows = RowsRule::from_word(word).ok_or_else(unfit)?,
            Self::QuanLeftover => {
                s.quan_leftover = QuanLeftover::from_word(word).ok_or_else(unfit)?;
            }
            _ => return Err(unfit()),
        }
        Ok(())
    }

    /// Sets the key from text, as a rules text writes it.
    ///
    /// ```
    /// use oaq_core::{Key, Switches};
    /// let mut switches = Switches::default();
    /// Key::ImmatureQuanBelow.set(&mut switches, "5")?;
    /// assert_eq!(switches.immature_below, 5);
    /// assert!(Key::Squares.set(&mut switches, "10").is_err());
    /// # Ok::<(), oaq_core::ValueError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// If the text is no value of the key; nothing is changed.
    pub fn set(self, s: &mut Switches, text: &str) -> Result<(), ValueError> {
        match self.kind() {
            Kind::Integer(..) => match text.parse() {
                Ok(value) => self.set_integer(s, value),
                Err(_) => Err(self.unfit(text)),
            },
            Kind::Flag => match text.parse() {
                Ok(value) => self.set_flag(s, value),
                Err(_) => Err(self.unfit(text)),
            },
            Kind::Word(_) => self.set_word(s, text),
        }
    }

    fn unfit(self, value: impl fmt::Display) -> ValueError {
        ValueError::Unfit {
            key: self,
            value: value.to_string(),
        }
    }
}

impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_key_gives_back_what_was_set() {
        for &key in Key::ALL {
            assert_eq!(Key::from_name(key.name()), Some(key));
            let texts: Vec<String> = match key.kind() {
                Kind::Integer(min, max) => vec![min.to_string(), max.to_string()],
                Kind::Flag => vec!["true".into(), "false".into()],
                Kind::Word(words) => words.iter().map(ToString::to_string).collect(),
            };
            for text in texts {
                let mut s = Switches::default();
                key.set(&mut s, &text).unwrap();
                assert_eq!(key.get(&s).to_string(), text, "{key}");
            }
        }
    }

    #[test]
    fn the_default_is_the_first_word() {
        for &key in Key::ALL {
            if let Kind::Word(words) = key.kind() {
                assert_eq!(key.get(&Switches::default()), Value::Word(words[0]));
            }
        }
    }

    #[test]
    fn what_does_not_fit_is_refused_and_changes_nothing() {
        for &key in Key::ALL {
            for text in [
                "",
                "x",
                "-1",
                "99999999999999999999",
                "1000001",
                "TRUE",
                "5.0",
            ] {
                let mut s = Switches::default();
                let error = key.set(&mut s, text).unwrap_err();
                assert!(error.to_string().contains(key.name()), "{error}");
                assert_eq!(s, Switches::default());
            }
        }
    }
}
