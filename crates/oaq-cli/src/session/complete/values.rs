//! What can stand behind a command, by its kind.

use std::fs;
use std::path::{Path, PathBuf};

use oaq_core::{Key, Value};
use oaq_i18n::Lang;
use oaq_play::config::{self, Setting};
use oaq_play::text::fold;

use super::super::answers::STYLES;
use super::super::command::{Kind, Word};
use super::super::config::IN_A_GAME;
use super::super::film::SPEEDS;
use super::super::games::{POSITION_WORDS, RULES_WORDS};
use super::super::guide::LEVELS;
use super::super::settings::SWITCH;
use super::super::tally::TALLY_WORDS;
use super::super::travel::ENDS;
use super::{Assistant, beginning_with};
use crate::Theme;

/// The most files that are shown at once.
const MOST_FILES: usize = 200;

/// Some of those who can play.
pub(crate) const WHO: [&str; 6] = ["human", "greedy", "random", "level:3", "search:1s", "ugi:"];

impl Assistant {
    /// What of a kind begins so, behind so many words of the same command.
    pub(super) fn of_kind(&self, kind: Kind, typed: &str, before: usize) -> Vec<String> {
        let named = |word: &Word| word.name(self.lang);
        let words = |words: &[&str]| beginning_with(typed, words.iter().map(ToString::to_string));
        match kind {
            Kind::Command => self.names(typed),
            Kind::Move => beginning_with(typed, self.moves.iter().cloned()),
            Kind::Style => words(&STYLES.map(|(name, _)| name)),
            Kind::Rules => self.rules(typed, before),
            Kind::Player => beginning_with(typed, self.seats.iter().map(char::to_string)),
            Kind::Seating => {
                let seats = self.seats.iter();
                let all = seats.flat_map(|seat| WHO.map(|who| format!("{seat}={who}")));
                beginning_with(typed, all)
            }
            Kind::Effort => words(&["depth=8", "nodes=100k", "time=5s"]),
            Kind::Language => words(&Lang::ALL.map(Lang::code)),
            Kind::Ply => words(&ENDS.iter().map(named).collect::<Vec<_>>()),
            Kind::Setting => self.settings(typed),
            Kind::Theme => words(&Theme::ALL.map(|theme| theme.name(self.lang))),
            Kind::Tally => words(&["3", "5", named(&TALLY_WORDS[0])]),
            Kind::RulesWord => words(&RULES_WORDS.iter().map(named).collect::<Vec<_>>()),
            Kind::PositionWord => words(&POSITION_WORDS.iter().map(named).collect::<Vec<_>>()),
            Kind::Switch => words(&SWITCH.iter().map(named).collect::<Vec<_>>()),
            Kind::Square => beginning_with(typed, self.squares.iter().cloned()),
            Kind::Speed => words(&SPEEDS.iter().map(named).collect::<Vec<_>>()),
            Kind::Level => words(&LEVELS.map(|level| named(&level))),
            Kind::File | Kind::Position | Kind::Names | Kind::Number | Kind::Count => Vec::new(),
        }
    }

    /// Settings that can be changed in a game, then their values.
    fn settings(&self, typed: &str) -> Vec<String> {
        let Some((name, _)) = typed.split_once('=') else {
            let keys = IN_A_GAME
                .iter()
                .map(|setting| format!("{}=", setting.key()));
            return beginning_with(typed, keys);
        };
        let name = fold(name);
        let Some(setting) = IN_A_GAME.iter().find(|setting| setting.key() == name) else {
            return Vec::new();
        };
        let owned = |words: &[&str]| words.iter().map(ToString::to_string).collect();
        let values: Vec<String> = match (setting, setting.kind()) {
            (Setting::Rules, _) => self.rules.clone(),
            (_, config::Kind::Language) => owned(&Lang::ALL.map(Lang::code)),
            (_, config::Kind::Word(words) | config::Kind::WordOrAuto(words)) => owned(words),
            (_, config::Kind::Switch) => owned(&["true", "false"]),
            // Of the other texts in a game, all say who plays.
            _ => owned(&WHO),
        };
        let values = values
            .iter()
            .map(|value| format!("{}={value}", setting.key()));
        beginning_with(typed, values)
    }

    /// Ids of rules at first, then keys with their values.
    pub(super) fn rules(&self, typed: &str, before: usize) -> Vec<String> {
        let ids = self.rules.iter().filter(|_| before == 0).cloned();
        let mut found = beginning_with(typed, ids);
        if found.is_empty() {
            found = Self::rule_changes(typed);
        }
        found
    }

    /// Keys of rules, then their values.
    pub(super) fn rule_changes(typed: &str) -> Vec<String> {
        let Some((name, _)) = typed.split_once('=') else {
            return beginning_with(typed, Key::ALL.iter().map(|key| format!("{key}=")));
        };
        let Some(key) = Key::ALL.iter().find(|key| key.name() == fold(name)) else {
            return Vec::new();
        };
        let values: Vec<String> = match key.kind() {
            oaq_core::Kind::Word(words) => words.iter().map(ToString::to_string).collect(),
            oaq_core::Kind::Flag => ["true", "false"].map(str::to_owned).to_vec(),
            oaq_core::Kind::Integer(min, max) => {
                [min, max].map(|n| Value::Integer(n).to_string()).to_vec()
            }
        };
        beginning_with(
            typed,
            values.into_iter().map(|value| format!("{key}={value}")),
        )
    }

    /// The files with games, and the folders, that begin so.
    pub(super) fn files(&self, typed: &str) -> Vec<String> {
        let (folder, _) = typed.split_at(typed.rfind('/').map_or(0, |at| at + 1));
        let path = match (folder.strip_prefix("~/"), &self.home) {
            (Some(rest), Some(home)) => home.join(rest),
            _ if folder.is_empty() => PathBuf::from("."),
            _ => PathBuf::from(folder),
        };
        let mut names: Vec<String> = fs::read_dir(path)
            .into_iter()
            .flatten()
            .flatten()
            .filter_map(|entry| {
                let name = entry.file_name().into_string().ok()?;
                let shown = !name.starts_with('.');
                if entry.path().is_dir() {
                    return shown.then(|| format!("{folder}{name}/"));
                }
                let game = Path::new(&name).extension().is_some_and(|e| e == "oaq");
                (shown && game).then(|| format!("{folder}{name}"))
            })
            .filter(|name| name.starts_with(typed))
            .take(MOST_FILES)
            .collect();
        names.sort();
        names
    }
}
