//! The settings with which a game begins, and those that can be changed in it.

use oaq_core::Player;
use oaq_i18n::Lang;
use oaq_play::config::{self, Setting, Settings, Value};

use super::answers::STYLES;
use super::command::Word;
use super::games::{SET, SHOW};
use super::{Line, Response, Session};
use crate::commands::setting_rows;
use crate::{errors, text};

/// The settings that can be changed in a game, each by a command of its own.
pub(super) const IN_A_GAME: [Setting; 9] = [
    Setting::Language,
    Setting::Style,
    Setting::Plain,
    Setting::Theme,
    Setting::Rules,
    Setting::PlayerA,
    Setting::PlayerB,
    Setting::PlayerC,
    Setting::PlayerD,
];

/// The player whom a setting is about, if it is about one.
fn seat(setting: Setting) -> Option<Player> {
    let players = [
        Setting::PlayerA,
        Setting::PlayerB,
        Setting::PlayerC,
        Setting::PlayerD,
    ];
    let player = players.iter().position(|other| *other == setting);
    player.and_then(Player::from_index)
}

impl Session {
    /// Shows the settings, or changes one for as long as this session lasts.
    /// The file is not written: that is for `oaq config edit`.
    pub(super) fn config(&mut self, typed: &str, line: &Line<'_>) -> Response {
        let typed = Word::first(&[SHOW, SET], typed).map_or(typed, |(_, rest)| rest);
        let split = typed.split_once('=').or_else(|| typed.split_once(' '));
        let (key, value) = split.unwrap_or((typed, ""));
        let (key, value) = (key.trim(), value.trim());
        if key.is_empty() {
            return Response::done(self.settings());
        }
        let Some(setting) = Setting::of_key(&text::fold(key)) else {
            let keys = Setting::ALL.map(Setting::key);
            return self.refuse(&errors::unknown(
                &self.say,
                "game-settings-unknown",
                key,
                keys,
            ));
        };
        if value.is_empty() {
            return Response::done(self.about_setting(setting));
        }
        let Some(read) = setting.read(value) else {
            let args = [
                ("key", setting.key().into()),
                ("value", errors::harmless(&text::shortened(value)).into()),
                ("expected", config::expected(setting, &self.say).into()),
            ];
            return self.refuse(&self.say.format("game-settings-unfit", &args));
        };
        self.apply(setting, &read, line)
    }

    /// Changes a setting the way its own command does.
    fn apply(&mut self, setting: Setting, value: &Value, line: &Line<'_>) -> Response {
        match (setting, value, seat(setting)) {
            (_, Value::Text(who), Some(player)) => self.set_players(&format!("{player}={who}")),
            (Setting::Language, Value::Text(name), _) => self.speak(name),
            (Setting::Style, Value::Text(name), _) => self.show_board(name),
            (Setting::Theme, Value::Text(name), _) => self.theme(name),
            (Setting::Rules, Value::Text(rules), _) => self.new_game(rules, line),
            (Setting::Plain, Value::Switch(on), _) => self.plain(if *on { "on" } else { "off" }),
            _ => {
                let args = [("key", setting.key().into())];
                self.refuse(&self.say.format("game-settings-not-here", &args))
            }
        }
    }

    /// What a setting is in this game, if that is not what it is for all.
    fn differing(&self, setting: Setting, settings: &Settings) -> Option<Value> {
        let now = self.now(setting)?;
        (*settings.value(setting) != now).then_some(now)
    }

    /// What a setting is in this game, if it can be changed there.
    fn now(&self, setting: Setting) -> Option<Value> {
        let text = match setting {
            Setting::Language => self.say.lang().code().to_owned(),
            Setting::Style => {
                let drawn = |(_, style): &&(&str, _)| *style == Some(self.look.style);
                STYLES.iter().find(drawn)?.0.to_owned()
            }
            Setting::Plain => return Some(Value::Switch(self.look.plain)),
            // Where there are no colours, none were changed.
            Setting::Theme if self.colours => self.look.theme.name(Lang::En).to_owned(),
            Setting::Rules => self.chosen.text.clone(),
            _ => {
                let player = seat(setting)?;
                let plays = player.index() < usize::from(self.chosen.rules.players);
                let who = plays.then(|| &self.players[player.index()])?;
                who.name().into_owned()
            }
        };
        Some(Value::Text(text))
    }

    /// All settings with which a game begins, and where each comes from.
    fn settings(&self) -> String {
        let (settings, _) = config::load(&self.environment);
        let path = self.environment.config.clone().unwrap_or_default();
        let mut rows = setting_rows(&settings, &path, &self.say);
        for (setting, row) in Setting::ALL.into_iter().zip(&mut rows) {
            if let Some(value) = self.differing(setting, &settings) {
                let here = self.say.msg("game-settings-here");
                *row = vec![format!("{} = {}", setting.key(), value.toml()), here];
            }
        }
        let shown = if self.look.plain {
            let lines = rows.iter().map(|row| format!("{}.", row.join(", ")));
            lines.collect::<Vec<_>>().join("\n")
        } else {
            text::table(&rows, &[])
        };
        let more = self.prose(&self.say.msg("game-settings-more"));
        format!("{shown}\n{more}")
    }

    /// One setting: its value, and what it does.
    fn about_setting(&self, setting: Setting) -> String {
        let (settings, _) = config::load(&self.environment);
        let value = self.differing(setting, &settings);
        let value = value.as_ref().unwrap_or(settings.value(setting)).toml();
        let help = setting.help(&self.say);
        self.prose(&format!("{} = {value}: {help}.", setting.key()))
    }
}
