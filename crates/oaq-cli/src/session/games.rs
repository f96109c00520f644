//! Which game is played: its rules, and the position it begins with.

use oaq_core::{Key, Rules, Setup};
use oaq_notation::position_text;
use oaq_play::{Sheet, read_start};

use super::command::{Command, Word};
use super::{Line, Response, Session};
use crate::variants::Chosen;
use crate::{errors, text};

const LIST: Word = Word {
    id: "list",
    vi: &["danh sách", "các luật"],
    en: &["list"],
    pt: &["lista", "listar"],
};
const KEYS: Word = Word {
    id: "keys",
    vi: &["các khóa", "khóa"],
    en: &["keys"],
    pt: &["chaves"],
};
pub(super) const USE: Word = Word {
    id: "use",
    vi: &["dùng"],
    en: &["use"],
    pt: &["usar"],
};
pub(super) const SHOW: Word = Word {
    id: "show",
    vi: &["xem"],
    en: &["show"],
    pt: &["mostrar"],
};
pub(super) const SET: Word = Word {
    id: "set",
    vi: &["đặt"],
    en: &["set"],
    pt: &["definir"],
};

/// What can be done with rules.
pub(super) const RULES_WORDS: &[Word] = &[LIST, KEYS, SHOW, USE, SET];

/// What can be done with positions.
pub(super) const POSITION_WORDS: &[Word] = &[SHOW, SET];

impl Session {
    /// Shows rules, lists them, or begins a game by others.
    pub(super) fn rules(&mut self, typed: &str, line: &Line<'_>) -> Response {
        match Word::first(RULES_WORDS, typed) {
            Some(("list", _)) => Response::done(self.list_rules()),
            Some(("keys", _)) => Response::done(self.list_keys()),
            Some(("use", rest)) => self.new_game(rest, line),
            Some(("set", changes)) => self.change_rules(changes, line),
            Some((_, rest)) => self.show_rules(rest),
            None if typed.contains('=') && !text::fold(typed).contains(' ') => {
                self.change_rules(typed, line)
            }
            None => self.show_rules(typed),
        }
    }

    fn show_rules(&self, typed: &str) -> Response {
        if typed.is_empty() {
            return Response::done(self.about_rules(&self.chosen));
        }
        match self.named_rules(typed) {
            Ok(chosen) => {
                let told = self.about_rules(&chosen);
                if chosen.text == self.chosen.text {
                    return Response::done(told);
                }
                let args = [("rules", chosen.text.as_str().into())];
                let play = self.prose(&self.say.format("rules-to-play", &args));
                Response::done(format!("{told}\n{play}"))
            }
            Err(text) => self.refuse(&text),
        }
    }

    /// The rules that were typed; who mistook a name is told what lists them here.
    fn named_rules(&self, typed: &str) -> Result<Chosen, String> {
        let lang = self.say.lang();
        let list = format!("{} {}", Command::Rules.name(lang), LIST.name(lang));
        self.variants.choose_listed(typed, &list, &self.say)
    }

    /// The name of rules, what they are, and where they differ from the
    /// standard game.
    fn about_rules(&self, chosen: &Chosen) -> String {
        let name = chosen.name(&self.say);
        let mut lines = vec![self.say.format("greeting-rules", &[("rules", name.into())])];
        let origin = &chosen.variant.file().origin;
        if let Some(origin) = origin.get(self.say.lang().code()) {
            lines.push(self.prose(origin));
        }
        for &key in Key::ALL {
            if key.get(&chosen.rules) != key.get(&Rules::STANDARD) {
                lines.push(self.about_key(key, &chosen.rules));
            }
        }
        lines.join("\n")
    }

    fn about_key(&self, key: Key, rules: &Rules) -> String {
        let value = key.get(rules);
        let words = self.say.rule_value(key, value);
        let key = format!("{} ({key}={value})", self.say.rule_key(key));
        text::item(&format!("{key}: {words}"), self.wrapping())
    }

    /// All rules that can be played by, the current ones marked.
    fn list_rules(&self) -> String {
        let language = self.say.lang().code();
        let current = self.chosen.variant.id();
        let rows: Vec<(String, String)> = self
            .variants
            .book
            .iter()
            .map(|variant| {
                let mut name = variant.name(language).to_owned();
                if variant.id() == current {
                    let args = [("name", name.into())];
                    name = self.say.format("rules-current", &args);
                }
                (format!("  {}", variant.id()), name)
            })
            .collect();
        let example = self.variants.book.ids().find(|id| *id != current);
        let args = [("example", example.unwrap_or(current).into())];
        let more = self.prose(&self.say.format("rules-list-more", &args));
        format!("{}\n{more}", self.defined(&rows))
    }

    /// All keys of the rules with their values in this game.
    fn list_keys(&self) -> String {
        let keys = Key::ALL.iter();
        let mut lines: Vec<String> = keys
            .map(|&key| self.about_key(key, &self.chosen.rules))
            .collect();
        lines.push(self.prose(&self.say.msg("rules-keys-more")));
        lines.join("\n")
    }

    /// Begins a game with the rules of this one, changed.
    fn change_rules(&mut self, changes: &str, line: &Line<'_>) -> Response {
        if changes.is_empty() {
            return Response::done(self.list_keys());
        }
        let key = |word: &str| word.split_once('=').map(|(key, _)| text::fold(key));
        let again: Vec<String> = changes.split_whitespace().filter_map(key).collect();
        // What is set again is not set twice.
        let kept = self.chosen.text.split_whitespace();
        let kept = kept.filter(|word| key(word).is_none_or(|key| !again.contains(&key)));
        let rules = format!("{} {changes}", kept.collect::<Vec<_>>().join(" "));
        self.new_game(&rules, line)
    }

    /// Begins a game, with the same players.
    pub(super) fn new_game(&mut self, rules: &str, line: &Line<'_>) -> Response {
        let chosen = match rules {
            "" => self.chosen.clone(),
            rules => match self.named_rules(rules) {
                Ok(chosen) => chosen,
                Err(text) => return self.refuse(&text),
            },
        };
        if let Some(refused) = self.hold_back(line) {
            return refused;
        }
        self.chosen = chosen;
        let start = self.start_of_tally();
        self.restart(start);
        let board = self.with_ending(self.board());
        Response::done(format!("{}\n{board}", self.rules_line()))
    }

    /// Writes the position as text, or plays on from one.
    pub(super) fn position(&mut self, typed: &str, line: &Line<'_>) -> Response {
        match Word::first(POSITION_WORDS, typed) {
            Some(("set", rest)) if !rest.is_empty() => self.go_on_from(rest, line),
            None if !typed.is_empty() => self.go_on_from(typed, line),
            _ => Response::done(position_text(self.sheet.position())),
        }
    }

    fn go_on_from(&mut self, typed: &str, line: &Line<'_>) -> Response {
        let (setup, _) = match read_start(typed, &self.chosen.rules) {
            Ok(read) => read.value,
            Err(errors) => {
                return self.refuse(&errors::parse_errors(&self.say, typed, &errors));
            }
        };
        if let Some(refused) = self.hold_back(line) {
            return refused;
        }
        self.restart(Some(setup));
        Response::done(self.with_ending(self.board()))
    }

    pub(super) fn restart(&mut self, start: Option<Setup>) {
        let before = self.sheet.record().tags().clone();
        self.put(Sheet::new(self.chosen.named(), start));
        for player in self.seats() {
            // They were names before.
            let tags = self.sheet.record_mut().tags_mut();
            let _ = tags.set(&player.to_string(), before.player(player));
        }
    }
}
