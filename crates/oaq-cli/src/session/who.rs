//! Who makes the moves.

use oaq_i18n::Messages;

use crate::{errors, text};

/// Who makes a player's moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Who {
    #[default]
    Human,
    Greedy,
}

impl Who {
    /// The names, as options and commands spell them.
    const NAMES: [(&'static str, Self); 2] = [("human", Self::Human), ("greedy", Self::Greedy)];

    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Human => "human",
            Self::Greedy => "greedy",
        }
    }

    /// Who is called so, or else what is wrong with that, in words.
    pub(super) fn named(name: &str, say: &Messages) -> Result<Self, String> {
        let folded = text::fold(name);
        let found = Self::NAMES.iter().find(|(name, _)| *name == folded);
        found.map(|&(_, who)| who).ok_or_else(|| {
            let names = Self::NAMES.iter().map(|(name, _)| *name);
            errors::unknown(say, "unknown-player-kind", name, names)
        })
    }
}
