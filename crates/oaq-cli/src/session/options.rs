//! How a game begins.

use oaq_i18n::{Lang, Messages};
use oaq_notation::board::Style;

use crate::{errors, text};

/// How a game begins.
#[derive(Clone, Debug)]
pub struct SessionOptions {
    /// The language of the answers.
    pub lang: Lang,
    /// The rules: an id or the path of a rule file, and changes.
    pub rules: String,
    /// The text of the first position, if it is not that of the rules.
    pub position: Option<String>,
    /// Who plays: `human` or `greedy` for each player, `human` where nothing
    /// is said.
    pub players: [Option<String>; 4],
    /// How boards are drawn.
    pub style: Style,
    /// Whether boards are plain lines instead of drawings.
    pub plain: bool,
    /// The width of the screen, if there is one: sentences are wrapped for it,
    /// and boards that do not fit are shown in one line.
    pub width: Option<usize>,
    /// Whether somebody sits there and may be told what could be typed.
    pub interactive: bool,
}

impl Default for SessionOptions {
    /// A standard game of two people, in English, that nobody watches.
    fn default() -> Self {
        Self {
            lang: Lang::En,
            rules: "standard".into(),
            position: None,
            players: [const { None }; 4],
            style: Style::default(),
            plain: false,
            width: None,
            interactive: false,
        }
    }
}

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
