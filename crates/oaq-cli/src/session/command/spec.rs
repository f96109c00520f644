//! What is known of a command: its names, its texts, what may stand behind it.

use oaq_i18n::Lang;

use super::Command;

/// What is known of a command.
#[derive(Debug)]
pub(in crate::session) struct Spec {
    pub(in crate::session) command: Command,
    /// What its texts are called: `help-ID` says what it does, and
    /// `help-ID.examples` has a line for each example.
    pub(in crate::session) id: &'static str,
    pub(in crate::session) topic: Topic,
    /// Its names in each language. The first is the one that help shows.
    pub(super) vi: &'static [&'static str],
    pub(super) en: &'static [&'static str],
    pub(super) pt: &'static [&'static str],
    /// What may stand behind its name.
    pub(in crate::session) args: &'static [Arg],
}

/// Where help lists a command. `topic-ID` is its heading.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::session) enum Topic {
    /// Moving, and ending a game.
    Play,
    /// Seeing how things stand.
    Look,
    /// Asking the engine.
    Ask,
    /// Which game it is, and who plays.
    Game,
    /// Games in files.
    Files,
    /// Everything else.
    Other,
}

impl Topic {
    pub(in crate::session) const ALL: [Self; 6] = [
        Self::Play,
        Self::Look,
        Self::Ask,
        Self::Game,
        Self::Files,
        Self::Other,
    ];

    pub(in crate::session) const fn id(self) -> &'static str {
        match self {
            Self::Play => "topic-play",
            Self::Look => "topic-look",
            Self::Ask => "topic-ask",
            Self::Game => "topic-game",
            Self::Files => "topic-files",
            Self::Other => "topic-other",
        }
    }
}

/// What may stand behind the name of a command.
#[derive(Clone, Copy, Debug)]
pub(in crate::session) struct Arg {
    pub(in crate::session) kind: Kind,
    /// Whether it can be left out.
    pub(in crate::session) optional: bool,
    /// Whether several may follow each other.
    pub(in crate::session) many: bool,
}

/// What kind of thing an argument is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::session) enum Kind {
    /// The name of a command.
    Command,
    /// A move.
    Move,
    /// How boards are drawn.
    Style,
    /// A rules text.
    Rules,
    /// A position text.
    Position,
    /// The letter of a player.
    Player,
    /// Who plays whom: `B=greedy`.
    Seating,
    /// What the players are called.
    Names,
    /// A file with games.
    File,
    /// The number of a move of the game, or a word for one of its ends.
    Ply,
    /// A square of the board.
    Square,
    /// Colours of boards.
    Theme,
    /// How many games, or no more.
    Tally,
    /// What to do with rules.
    RulesWord,
    /// What to do with a position.
    PositionWord,
    /// A setting with its value: `style=ascii`.
    Setting,
    /// On or off.
    Switch,
    /// A number from a list.
    Number,
    /// How many.
    Count,
    /// How long to think.
    Effort,
    /// A language.
    Language,
    /// How hard.
    Level,
    /// How fast.
    Speed,
}

impl Kind {
    /// The id of the word that stands for it where help shows how a command is
    /// written.
    pub(in crate::session) const fn id(self) -> &'static str {
        match self {
            Self::Command => "value-name-command",
            Self::Move => "value-name-move",
            Self::Style => "value-name-style",
            Self::Rules => "value-name-rules",
            Self::Position => "value-name-position",
            Self::Player => "value-name-seat",
            Self::Seating => "value-name-seating",
            Self::Names => "value-name-names",
            Self::File => "value-name-files",
            Self::Ply => "value-name-ply",
            Self::Square => "value-name-square",
            Self::Theme => "value-name-theme",
            Self::Tally => "value-name-tally",
            Self::RulesWord => "value-name-rules-word",
            Self::PositionWord => "value-name-position-word",
            Self::Setting => "value-name-setting",
            Self::Switch => "value-name-switch",
            Self::Number => "value-name-resume",
            Self::Count => "value-name-count",
            Self::Effort => "value-name-time",
            Self::Language => "value-name-lang",
            Self::Level => "value-name-level",
            Self::Speed => "value-name-speed",
        }
    }
}

/// Something that has to be there.
pub(super) const fn one(kind: Kind) -> Arg {
    Arg {
        kind,
        optional: false,
        many: false,
    }
}

/// Something that can be left out.
pub(super) const fn maybe(kind: Kind) -> Arg {
    Arg {
        kind,
        optional: true,
        many: false,
    }
}

/// Any number of things.
pub(super) const fn any(kind: Kind) -> Arg {
    Arg {
        kind,
        optional: true,
        many: true,
    }
}

impl Spec {
    /// Its names in a language.
    pub(in crate::session) const fn of(&self, lang: Lang) -> &'static [&'static str] {
        match lang {
            Lang::Vi => self.vi,
            Lang::Pt => self.pt,
            // A language without names of its own has the English ones.
            _ => self.en,
        }
    }

    /// Its names in all languages.
    pub(in crate::session) fn all(&self) -> impl Iterator<Item = &'static str> {
        let languages = Lang::ALL.into_iter();
        languages.flat_map(|lang| self.of(lang)).copied()
    }

    /// The name that help shows.
    pub(in crate::session) fn name(&self, lang: Lang) -> &'static str {
        self.of(lang).first().copied().unwrap_or_default()
    }
}
