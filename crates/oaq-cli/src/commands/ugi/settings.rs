//! The options of the protocol.

use std::fmt;
use std::num::NonZeroUsize;

use oaq_engine::Level;

use super::parse::Malformed;
use crate::text::shortened;

/// An option as it is offered.
pub(super) enum Offer {
    Number {
        name: &'static str,
        default: usize,
        least: usize,
        most: usize,
    },
    Text {
        name: &'static str,
        default: &'static str,
    },
}

/// Mebibytes for the table of positions.
const HASH: Offer = Offer::Number {
    name: "hash",
    default: 64,
    least: 0,
    most: 4096,
};

const THREADS: Offer = Offer::Number {
    name: "threads",
    default: 1,
    least: 1,
    most: 256,
};

const RULES: Offer = Offer::Text {
    name: "rules",
    default: "standard",
};

const LEVEL: Offer = Offer::Number {
    name: "level",
    default: Level::ALL.len(),
    least: 1,
    most: Level::ALL.len(),
};

/// What the slips of a level follow from.
const SEED: Offer = Offer::Number {
    name: "seed",
    default: 1,
    least: 0,
    most: 1_000_000_000,
};

/// All options, in the order in which they are offered.
pub(super) const OPTIONS: [Offer; 5] = [HASH, THREADS, RULES, LEVEL, SEED];

impl Offer {
    const fn name(&self) -> &'static str {
        match self {
            Self::Number { name, .. } | Self::Text { name, .. } => name,
        }
    }
}

impl fmt::Display for Offer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number {
                name,
                default,
                least,
                most,
            } => write!(
                f,
                "option name {name} type spin default {default} min {least} max {most}"
            ),
            Self::Text { name, default } => {
                write!(f, "option name {name} type string default {default}")
            }
        }
    }
}

/// What the options are now.
#[derive(Clone, Copy, Debug)]
pub(super) struct Settings {
    pub(super) hash: usize,
    pub(super) threads: NonZeroUsize,
    pub(super) level: Level,
    pub(super) seed: u64,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            hash: 64,
            threads: NonZeroUsize::MIN,
            level: Level::Full,
            seed: 1,
        }
    }
}

/// What a change leaves to do.
pub(super) enum Change<'v> {
    Done,
    /// The rules that this text names.
    Rules(&'v str),
}

impl Settings {
    /// Changes an option; its name is taken in capitals too.
    pub(super) fn change<'v>(
        &mut self,
        name: &str,
        value: &'v str,
    ) -> Result<Change<'v>, Malformed> {
        let offer = OPTIONS
            .into_iter()
            .find(|offer| offer.name().eq_ignore_ascii_case(name));
        let Some(offer) = offer else {
            let names = OPTIONS.map(|offer| offer.name());
            return Err(Malformed::unknown("option", name, &names));
        };
        let Offer::Number {
            name, least, most, ..
        } = offer
        else {
            return Ok(Change::Rules(value));
        };
        let number = value.parse().ok().filter(|n| (least..=most).contains(n));
        let number: usize = number.ok_or_else(|| {
            Malformed::new(format!(
                "`{name}` must be a number from {least} to {most}, found `{}`",
                shortened(value)
            ))
        })?;
        match name {
            "hash" => self.hash = number,
            "threads" => self.threads = NonZeroUsize::new(number).unwrap_or(NonZeroUsize::MIN),
            "level" => {
                let level = u8::try_from(number).ok().and_then(Level::new);
                self.level = level.unwrap_or(self.level);
            }
            _ => self.seed = number as u64,
        }
        Ok(Change::Done)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_offered_is_what_is_set_at_first() {
        let defaults = OPTIONS.map(|offer| match offer {
            Offer::Number { default, .. } => default,
            Offer::Text { .. } => 0,
        });
        let Settings {
            hash,
            threads,
            level,
            seed,
        } = Settings::default();
        let level = usize::from(level.number());
        assert_eq!(u64::try_from(defaults[4]), Ok(seed));
        assert_eq!(defaults[..4], [hash, threads.get(), 0, level]);
    }

    #[test]
    fn only_what_is_offered_is_taken() {
        let mut settings = Settings::default();
        assert!(settings.change("Hash", "128").is_ok());
        assert_eq!(settings.hash, 128);
        for (name, value) in [
            ("hash", "4097"),
            ("hash", "-1"),
            ("hash", "1 000"),
            ("threads", "0"),
            ("level", "7"),
            ("level", "high"),
            ("seed", "-1"),
        ] {
            let Err(error) = settings.change(name, value) else {
                panic!("{name} {value} was taken");
            };
            let text = error.to_string();
            assert!(text.starts_with(&format!("`{name}` must be")), "{text}");
        }
        let Err(error) = settings.change("thread", "1") else {
            panic!("there is no such option");
        };
        assert_eq!(
            error.to_string(),
            "unknown option `thread`; did you mean `threads`?"
        );
    }
}
