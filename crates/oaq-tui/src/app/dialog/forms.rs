//! What each dialog shows.

use oaq_core::{Key, Player};
use oaq_i18n::Names;

use super::form::{Cell, Field, Form, Row};
use super::hands::{Hand, Hands};
use super::new_game::{NewGame, Starter};
use super::{Dialog, Opened};
use crate::action::Command;
use crate::app::{App, people};

impl App {
    /// What a dialog shows now.
    pub(crate) fn form(&self, opened: &Opened) -> Form {
        match &opened.dialog {
            Dialog::Help => self.help_form(),
            Dialog::NewGame(new) if new.house => self.house_form(new),
            Dialog::NewGame(new) => self.new_game_form(new),
            Dialog::Hands(hands) => self.hands_form(hands),
            Dialog::Settings => self.settings_form(),
            &Dialog::Saved { offered } => self.saved_form(offered),
            Dialog::Leave if self.saves => {
                self.question_form("tui-leave", "tui-leave-text", "tui-leave-yes", &[])
            }
            Dialog::Leave => Form {
                risky: true,
                ..self.question_form("tui-leave", "tui-leave-lost", "tui-leave-yes", &[])
            },
            &Dialog::Resign(player) => {
                let args = [("player", self.name(player).into())];
                Form {
                    risky: true,
                    ..self.question_form("tui-resign", "tui-resign-text", "tui-resign-yes", &args)
                }
            }
            &Dialog::Draw(player) => {
                let args = [("player", self.name(player).into())];
                Form {
                    risky: true,
                    ..self.question_form("tui-draw", "tui-draw-text", "tui-draw-yes", &args)
                }
            }
            Dialog::Over => self.over_form(),
            Dialog::Warned(texts) => Form {
                title: self.msg("tui-warned"),
                text: texts.clone(),
                buttons: vec![(Field::Close, self.msg("tui-close"))],
                ..Form::default()
            },
        }
    }

    fn msg(&self, id: &str) -> String {
        self.say.msg(id)
    }

    fn question_form(
        &self,
        title: &str,
        text: &str,
        yes: &str,
        args: &[(&str, oaq_i18n::Arg<'_>)],
    ) -> Form {
        Form {
            title: self.msg(title),
            text: vec![self.say.format(text, args)],
            buttons: vec![
                (Field::Accept, self.msg(yes)),
                (Field::Close, self.msg("tui-go-on")),
            ],
            ..Form::default()
        }
    }

    /// The table of the keys, in words.
    fn help_form(&self) -> Form {
        let arrows = self.settings.glyphs.id != "ascii";
        let shown = |command: Command| {
            let keys = self.keys.keys(command);
            let keys: Vec<String> = keys.map(|key| key.shown(arrows, &self.say)).collect();
            keys.join(" ")
        };
        let mut rows: Vec<(String, String)> = ["squares", "right", "left"]
            .iter()
            .map(|what| {
                let keys = self.msg(&format!("tui-help-{what}.keys"));
                (keys, self.msg(&format!("tui-help-{what}")))
            })
            .collect();
        let bound = Command::ALL.iter().filter(|&&c| self.keys.key(c).is_some());
        rows.extend(bound.map(|&command| {
            let told = self.msg(&format!("tui-do-{}", command.name()));
            (shown(command), told)
        }));
        rows.push((self.msg("tui-help-mouse.keys"), self.msg("tui-help-mouse")));
        rows.push(Default::default());
        rows.extend(self.marks());
        let width = rows.iter().map(|(keys, _)| crate::ui::width(keys)).max();
        let width = usize::from(width.unwrap_or(0));
        let line = |(keys, told): &(String, String)| {
            let pad = width.saturating_sub(usize::from(crate::ui::width(keys)));
            format!("{keys}{}  {told}", " ".repeat(pad))
        };
        Form {
            title: self.msg("tui-help"),
            text: rows.iter().map(line).collect(),
            table: true,
            buttons: vec![(Field::Close, self.msg("tui-close"))],
            ..Form::default()
        }
    }

    /// The signs on the board, with what they mean.
    fn marks(&self) -> impl Iterator<Item = (String, String)> + '_ {
        let glyphs = &self.settings.glyphs;
        let [open, close] = glyphs.chosen;
        let [_, right, ..] = glyphs.arrows;
        let marks = [
            (format!("{open}3{close}"), "chosen"),
            ("+2 -5".to_owned(), "changed"),
            ("x4 xQ+1".to_owned(), "captured"),
            (glyphs.end.to_owned(), "end"),
            (format!("{}3{right}", glyphs.hint), "hint"),
            (format!("{}3{right}", glyphs.last), "last"),
        ];
        marks
            .into_iter()
            .map(|(sign, what)| (sign, self.msg(&format!("tui-mark-{what}"))))
    }

    fn new_game_form(&self, new: &NewGame) -> Form {
        let mut rows = Vec::new();
        let variant = new.variant(&self.variants).map(|(variant, changed)| {
            let name = variant.name(self.say.lang().code()).to_owned();
            if changed {
                self.say.format("tui-new-changed", &[("name", name.into())])
            } else {
                name
            }
        });
        rows.push(Row::choice(
            Field::Variant,
            self.msg("tui-new-variant"),
            variant.unwrap_or_default(),
        ));
        rows.push(Row::press(Field::House, self.msg("tui-new-house")));
        for seat in new.seats() {
            let args = [("seat", seat.to_string().into())];
            let typing = new.typing.as_ref().filter(|(at, _)| *at == seat);
            rows.push(Row {
                field: Field::Who(seat),
                label: self.say.format("tui-new-who", &args),
                cell: match typing {
                    Some((_, text)) => Cell::Text {
                        text: text.clone(),
                        typing: true,
                    },
                    None => Cell::Choice(self.who_text(&new.person(seat).who)),
                },
            });
            rows.push(Row {
                field: Field::Name(seat),
                label: self.say.format("tui-new-name", &args),
                cell: Cell::Text {
                    text: new.person(seat).name.clone(),
                    typing: false,
                },
            });
        }
        rows.push(Row::choice(
            Field::Starter,
            self.msg("tui-new-starter"),
            self.starter_text(new),
        ));
        let control = new.control();
        let time = match control {
            None => self.msg("tui-new-no-clock"),
            Some(control) => self.time_each_text(control.game),
        };
        rows.push(Row::choice(Field::Time, self.msg("tui-new-time"), time));
        if let Some(control) = control {
            let more = self.more_time_text(control.increment);
            let label = self.msg("tui-new-increment");
            rows.push(Row::choice(Field::Increment, label, more));
        }
        let games = self
            .say
            .format("tui-games", &[("games", new.best_of.into())]);
        rows.push(Row::choice(
            Field::BestOf,
            self.msg("tui-new-best-of"),
            games,
        ));
        // Where the game on the table would be lost, that is said first.
        let loses = self.is_underway() && !self.saves;
        let lost = loses.then(|| self.msg("tui-new-lost"));
        Form {
            title: self.msg("tui-new"),
            text: lost.into_iter().collect(),
            risky: loses,
            rows,
            problem: new.problem.clone(),
            buttons: vec![
                (Field::Accept, self.msg("tui-new-begin")),
                (Field::Close, self.msg("tui-cancel")),
            ],
            ..Form::default()
        }
    }

    fn starter_text(&self, new: &NewGame) -> String {
        match new.starter {
            Starter::Chosen(player) => {
                let name = new.person(player).name.trim();
                if name.is_empty() {
                    player.to_string()
                } else {
                    format!("{name} ({player})")
                }
            }
            Starter::Lots => self.msg("tui-new-lots"),
            Starter::Hands => self.msg("tui-new-hands"),
        }
    }

    fn house_form(&self, new: &NewGame) -> Form {
        let row = |&key: &Key| {
            let value = self.say.rule_value(key, new.value(key));
            Row::choice(Field::Rule(key), self.say.rule_key(key), value)
        };
        Form {
            title: self
                .msg("tui-new-house")
                .trim_end_matches([' ', '…'])
                .to_owned(),
            rows: Key::ALL.iter().map(row).collect(),
            problem: new.game(&self.variants, &self.say).err(),
            buttons: vec![
                (Field::Accept, self.msg("tui-house-done")),
                (Field::Other, self.msg("tui-house-reset")),
            ],
            ..Form::default()
        }
    }

    fn hand(&self, hand: Hand) -> String {
        self.msg(match hand {
            Hand::Rock => "tui-rock",
            Hand::Scissors => "tui-scissors",
            Hand::Paper => "tui-paper",
        })
    }

    fn hands_form(&self, hands: &Hands) -> Form {
        let people = &hands.game().people;
        let names: Names = people.iter().map(|person| Some(&person.name)).collect();
        let name = |place: usize| {
            let player = Player::from_index(place).unwrap_or(Player::A);
            names.get(player).into_owned()
        };
        let mut form = Form {
            title: self.msg("tui-hands"),
            ..Form::default()
        };
        if let Some(place) = hands.chooser() {
            let args = [("player", name(place).into())];
            form.text.push(self.say.format("tui-hands-choose", &args));
            let row =
                |(index, hand): (usize, &Hand)| Row::press(Field::Item(index), self.hand(*hand));
            form.rows = Hand::ALL.iter().enumerate().map(row).collect();
            form.buttons = vec![(Field::Close, self.msg("tui-cancel"))];
            return form;
        }
        if let Some(shown) = hands.shown() {
            for (place, hand) in shown.into_iter().enumerate() {
                let args = [
                    ("player", name(place).into()),
                    ("hand", self.hand(hand).into()),
                ];
                form.text.push(self.say.format("tui-hands-shown", &args));
            }
        }
        let button = if let Some(place) = hands.winner() {
            let args = [("player", name(place).into())];
            form.text.push(self.say.format("tui-hands-winner", &args));
            "tui-new-begin"
        } else {
            form.text.push(self.msg("tui-hands-alike"));
            "tui-hands-again"
        };
        form.buttons = vec![
            (Field::Accept, self.msg(button)),
            (Field::Close, self.msg("tui-cancel")),
        ];
        form
    }

    fn settings_form(&self) -> Form {
        let settings = &self.settings;
        let flag = |on: bool| self.msg(if on { "value-yes" } else { "value-no" });
        let rows = [
            (
                Field::Language,
                "tui-language",
                settings.lang.name().to_owned(),
            ),
            (Field::Theme, "tui-theme", settings.theme.label(&self.say)),
            (Field::Glyphs, "tui-glyphs", self.glyphs_text()),
            (Field::Speed, "tui-speed", self.speed_text()),
            (Field::Ask, "tui-preview", flag(settings.preview)),
            (Field::Value, "tui-value", flag(settings.value)),
            (Field::Mouse, "tui-mouse", flag(settings.mouse)),
        ];
        let row = |(field, id, value)| Row::choice(field, self.msg(id), value);
        Form {
            title: self.msg("tui-settings"),
            rows: rows.map(row).into(),
            buttons: vec![(Field::Close, self.msg("tui-close"))],
            ..Form::default()
        }
    }

    fn saved_form(&self, offered: bool) -> Form {
        let mut form = Form {
            title: self.msg("tui-saved"),
            ..Form::default()
        };
        for (index, saved) in self.saved.iter().enumerate() {
            match &saved.record {
                Ok(record) => {
                    let mut line = people::summary(record, &saved.when, &self.say, &self.variants);
                    if saved.in_use {
                        line = self.say.format("game-in-use", &[("game", line.into())]);
                    }
                    form.rows.push(Row::press(Field::Item(index), line));
                }
                Err(problem) => form.text.push(problem.clone()),
            }
        }
        if form.rows.is_empty() {
            form.text.insert(0, self.msg("nothing-saved"));
        } else if offered {
            let args = [("count", form.rows.len().into())];
            form.text
                .insert(0, self.say.format("tui-saved-offer", &args));
        }
        if offered {
            form.buttons.push((Field::Other, self.msg("tui-new")));
        }
        form.buttons.push((Field::Close, self.msg("tui-close")));
        form
    }

    fn over_form(&self) -> Form {
        let table = self.table();
        let mut text = vec![self.ending_text().unwrap_or_default()];
        if table.series.best_of() > 1 {
            text.push(self.tally_text());
        }
        let next = if table.series.best_of() > 1 && !table.series.is_decided() {
            "tui-over-next"
        } else {
            "tui-over-again"
        };
        Form {
            title: self.msg("tui-over"),
            text,
            buttons: vec![
                (Field::Accept, self.msg(next)),
                (Field::Other, self.msg("tui-new")),
                (Field::Close, self.msg("tui-over-look")),
            ],
            ..Form::default()
        }
    }
}
