//! How a game begins.

use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::time::Duration;

use oaq_i18n::Lang;
use oaq_notation::board::Style;

use crate::Theme;

/// How a game begins.
#[derive(Clone, Debug)]
pub struct SessionOptions {
    /// The language of the answers.
    pub lang: Lang,
    /// The rules: an id or the path of a rule file, and changes.
    pub rules: String,
    /// The text of the first position, if it is not that of the rules.
    pub position: Option<String>,
    /// Who plays: for each player `human`, `greedy`, `random`, `level:1` to
    /// `level:6`, the engine, which thinks as long as `search:500ms`,
    /// `search:depth=8` or `search:nodes=100k` say, or another program, like
    /// `ugi:oaq ugi`; `human` where nothing is said.
    pub players: [Option<String>; 4],
    /// What the players are called, as the command `names` reads it: `Tí Tèo`,
    /// `Tí, Bé Tèo` or `B=Tèo`.
    pub names: Option<String>,
    /// Where the game is saved after every move.
    pub saving: Saving,
    /// Whether the first thing asked is which of the games in the state
    /// directory to go on with, if there is an unfinished one.
    pub offer: bool,
    /// How boards are drawn.
    pub style: Style,
    /// Whether boards are plain lines instead of drawings.
    pub plain: bool,
    /// The width of the screen, if there is one: sentences are wrapped for it,
    /// and boards that do not fit are shown in one line.
    pub width: Option<usize>,
    /// The colours of drawn boards, on a screen that has some.
    pub theme: Option<Theme>,
    /// How long each dân is shown when it is sown, on a screen; `None` shows
    /// only what comes of it.
    pub pace: Option<Duration>,
    /// Whether somebody sits there and may be told what could be typed.
    pub interactive: bool,
    /// How many mebibytes each searcher may remember things in, where that is
    /// not left to the program.
    pub hash: Option<usize>,
    /// How many threads search at once, where that is not left to the program.
    pub threads: Option<NonZeroUsize>,
}

impl Default for SessionOptions {
    /// A standard game of two people, in English, that nobody watches.
    fn default() -> Self {
        Self {
            lang: Lang::En,
            rules: "standard".into(),
            position: None,
            players: [const { None }; 4],
            names: None,
            saving: Saving::Nowhere,
            offer: false,
            style: Style::default(),
            plain: false,
            width: None,
            theme: None,
            pace: None,
            interactive: false,
            hash: None,
            threads: None,
        }
    }
}

/// Where a game is saved after every move.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Saving {
    /// It is not.
    #[default]
    Nowhere,
    /// In the folder [`Environment::saves`](crate::Environment::saves), in a
    /// file of its own.
    Folder,
    /// In a file, behind the games that were played before in this session.
    File {
        /// Its path.
        path: PathBuf,
        /// Whether to go on with the last game of the file if it is there; if
        /// not, it must not exist.
        resume: bool,
    },
}
