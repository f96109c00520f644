//! How a session looks and speaks.

use oaq_core::Player;
use oaq_i18n::{Lang, Messages};

use super::command::Word;
use super::{Response, Session};
use crate::{Theme, errors, text};

pub(super) const ON: Word = Word {
    id: "on",
    vi: &["bật", "có"],
    en: &["on", "yes"],
    pt: &["ligar", "sim"],
};
pub(super) const OFF: Word = Word {
    id: "off",
    vi: &["tắt", "không"],
    en: &["off", "no"],
    pt: &["desligar", "não"],
};

/// What a setting can be switched to.
pub(super) const SWITCH: &[Word] = &[ON, OFF];

impl Session {
    /// Speaks another language, or says which one is spoken.
    pub(super) fn speak(&mut self, language: &str) -> Response {
        if !language.is_empty() {
            let Ok(lang) = language.parse::<Lang>() else {
                return self.refuse(&errors::unknown_language(&self.say, language));
            };
            self.say = Messages::new(lang);
        }
        let name = self.say.lang().name();
        Response::done(
            self.say
                .format("language-now", &[("language", name.into())]),
        )
    }

    /// Tells positions in sentences, or draws them again.
    pub(super) fn plain(&mut self, typed: &str) -> Response {
        self.look.plain = match (typed, Word::find(SWITCH, typed)) {
            ("", _) => !self.look.plain,
            (_, Some(id)) => id == ON.id,
            (typed, None) => return self.refuse(&self.on_or_off(typed)),
        };
        let id = if self.look.plain {
            "plain-on"
        } else {
            "plain-off"
        };
        let text = self.prose(&self.say.msg(id));
        Response::done(format!("{text}\n{}", self.board()))
    }

    /// What is said of a word that is neither on nor off.
    fn on_or_off(&self, typed: &str) -> String {
        let lang = self.say.lang();
        let args = [
            ("name", errors::harmless(&text::shortened(typed)).into()),
            ("on", ON.name(lang).into()),
            ("off", OFF.name(lang).into()),
        ];
        self.say.format("on-or-off", &args)
    }

    /// Shows the colours that boards can have, or chooses some.
    pub(super) fn theme(&mut self, typed: &str) -> Response {
        let lang = self.say.lang();
        let names = Theme::ALL.map(|theme| theme.name(lang));
        if typed.is_empty() {
            let quoted = names.map(|name| format!("`{name}`"));
            let args = [
                ("name", self.look.theme.name(lang).into()),
                ("names", self.say.list_or(&quoted).into()),
            ];
            return Response::done(self.prose(&self.say.format("theme-now", &args)));
        }
        let Some(theme) = Theme::named(typed) else {
            let quoted = names.map(|name| format!("`{name}`"));
            let args = [
                ("name", errors::harmless(&text::shortened(typed)).into()),
                ("names", self.say.list_or(&quoted).into()),
            ];
            return self.refuse(&self.say.format("unknown-theme", &args));
        };
        if !self.colours && theme != Theme::Plain {
            return self.refuse(&self.say.msg("theme-no-colours"));
        }
        self.look.theme = theme;
        let text = self.prose(
            &self
                .say
                .format("theme-set", &[("name", theme.name(lang).into())]),
        );
        Response::done(format!("{text}\n{}", self.board()))
    }

    /// Turns the board round, so that the next player sits at the bottom.
    pub(super) fn flip(&mut self) -> Response {
        let rules = self.aside.as_ref().map(|aside| aside.rules);
        let players = rules.unwrap_or(self.chosen.rules).players;
        let seat = self.at_bottom().unwrap_or(Player::A).next(players);
        self.look.seat = Some(seat);
        let args = [("player", self.name_at_board(seat).into())];
        let text = self.prose(&self.say.format("flipped", &args));
        if self.look.plain {
            return Response::done(text);
        }
        Response::done(format!("{text}\n{}", self.board()))
    }

    /// Turns the board to whoever plays alone.
    pub(super) fn turn_to_seat(&mut self) {
        self.look.seat = self.only_human();
    }

    /// What this program is.
    pub(super) fn about(&self) -> Response {
        let args = [("version", env!("CARGO_PKG_VERSION").into())];
        let text = self.say.format("about", &args);
        let lines = text.lines().map(|line| self.prose(line));
        Response::done(lines.collect::<Vec<_>>().join("\n"))
    }
}
