//! Who makes the moves.

use std::borrow::Cow;
use std::time::Duration;

use oaq_core::files::nearest;
use oaq_i18n::Messages;

use crate::effort::Effort;
use crate::{errors, text};

/// Who makes a player's moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Who {
    #[default]
    /// Somebody at the keyboard.
    Human,
    /// Takes the most it can get at once.
    Greedy,
    /// The engine, thinking so long for each move.
    Search(Effort),
}

/// What the name of the engine begins with.
const SEARCH: &str = "search";

/// How long the engine thinks where nothing is said.
const USUAL: Effort = Effort::of_time(Duration::from_secs(1));

impl Who {
    /// What kind of player it is.
    #[must_use]
    pub const fn kind(self) -> &'static str {
        match self {
            Self::Human => "human",
            Self::Greedy => "greedy",
            Self::Search(_) => SEARCH,
        }
    }

    /// The name, as options and commands spell it.
    #[must_use]
    pub fn name(self) -> Cow<'static, str> {
        match self {
            Self::Search(effort) => format!("{SEARCH}:{effort}").into(),
            other => other.kind().into(),
        }
    }

    /// Who is called so and can play in a game of so many, or else what is
    /// wrong with that, in words.
    ///
    /// # Errors
    ///
    /// What is wrong with the name, or with such a player at this board, in words.
    pub fn seated(name: &str, players: u8, say: &Messages) -> Result<Self, String> {
        match Self::named(name, say)? {
            Self::Search(_) if players != 2 => Err(say.msg("engine-two-players")),
            who => Ok(who),
        }
    }

    /// Who is called so, or else what is wrong with that, in words.
    ///
    /// # Errors
    ///
    /// What is wrong with the name, in words.
    pub fn named(name: &str, say: &Messages) -> Result<Self, String> {
        let (kind, effort) = match name.split_once(':') {
            Some((kind, effort)) => (kind, Some(effort)),
            None => (name, None),
        };
        let kinds = [Self::Human.kind(), Self::Greedy.kind(), SEARCH];
        match (text::fold(kind).as_str(), effort) {
            ("human", None) => Ok(Self::Human),
            ("greedy", None) => Ok(Self::Greedy),
            (SEARCH, None) => Ok(Self::Search(USUAL)),
            (SEARCH, Some(typed)) => match Effort::read(typed) {
                Ok(Some(effort)) => Ok(Self::Search(effort)),
                Ok(None) => Err(errors::effort(say, name)),
                Err(part) => Err(errors::effort(say, part)),
            },
            (folded, _) => {
                let shown = errors::harmless(&text::shortened(name));
                let message = say.format("unknown-player-kind", &[("name", shown.into())]);
                // What stands behind the colon need not be typed again.
                let meant = nearest(folded, kinds).map(|kind| match effort {
                    Some(effort) if kind == SEARCH && Effort::read(effort).is_ok() => {
                        format!("{kind}:{effort}")
                    }
                    _ => kind.to_owned(),
                });
                Err(errors::guess(say, message, meant.as_deref()))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use oaq_i18n::Lang;

    use super::*;

    #[test]
    fn a_name_reads_back_and_a_slip_is_put_right() {
        let say = Messages::new(Lang::En);
        let named = |name| Who::named(name, &say);
        for name in [
            "human",
            "greedy",
            "search:500ms",
            "search:depth=8",
            "search:2s,nodes=100k",
        ] {
            assert_eq!(named(name).unwrap().name(), name);
            let shouted = name.to_uppercase();
            assert_eq!(Who::named(&shouted, &say).unwrap().name(), name);
        }
        assert_eq!(named("search").unwrap().name(), "search:1s");
        for (name, meant) in [
            ("greddy", "`greedy`"),
            ("serch:2s", "`search:2s`"),
            ("greedy:2s", "`greedy`"),
            ("search:soon", "soon"),
            ("search:", "search:"),
        ] {
            let error = named(name).unwrap_err();
            assert!(error.contains(meant), "{name}: {error}");
        }
    }
}
