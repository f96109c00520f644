//! Who plays, as a record says it, and how people end a game.

use oaq_core::Player;
use oaq_engine::Score;
use oaq_i18n::Names;
use oaq_notation::record::Record;

use super::{Response, Session, SessionOptions, Who};
use crate::variants::Chosen;
use crate::{errors, text};
use oaq_play::{plies_of, plies_told};

/// So many moves of each player are too early for a draw.
const EARLY: usize = 3;

/// The tag that says who made a player's moves, behind the player's letter.
const TYPE: &str = "Type";

/// The tag that names a variant which not everybody has.
const VARIANT: &str = "Variant";

/// What the players of a record are called, so that it can be shown.
pub(super) fn names_of(record: &Record) -> Names {
    let name = |player| Some(record.tags().player(player)).filter(|name| *name != "?");
    let shown = |name: &str| errors::harmless(&text::shortened(name));
    let names = Player::ALL.into_iter().map(name);
    names.map(|name| name.map(shown)).collect()
}

impl Session {
    /// Seats the players that the options name, and gives them their names.
    ///
    /// # Errors
    ///
    /// What is wrong with them, in words.
    pub fn seat(&mut self, options: &SessionOptions) -> Result<(), String> {
        for (player, who) in Player::ALL.into_iter().zip(&options.players) {
            let Some(who) = who else { continue };
            if player.index() >= usize::from(self.chosen.rules.players) {
                return Err(errors::no_such_seat(&self.say, player, &self.chosen.rules));
            }
            self.players[player.index()] = Who::named(who, &self.say)?;
        }
        self.turn_to_seat();
        match &options.names {
            Some(names) => self.give_names(names),
            None => Ok(()),
        }
    }

    /// Takes the rules of a record, and the players that it says were the
    /// computer.
    pub(super) fn obey_tags(&mut self, record: &Record) {
        let rules = record.rules();
        let variant = record.tags().get(VARIANT);
        let variant = variant.and_then(|id| self.variants.book.get(id));
        self.chosen = match variant.filter(|variant| *variant.rules() == rules.rules) {
            Some(variant) => Chosen::unchanged(variant),
            None => self.variants.of_record(rules),
        };
        for player in rules.rules.board().seats() {
            let who = record.tags().get(&format!("{player}{TYPE}"));
            if let Some(who) = who.and_then(|who| Who::of_file(who, &self.say)) {
                self.players[player.index()] = who;
            }
        }
    }

    /// Writes into a record who the players are: all of them, or only those
    /// that are the computer.
    pub(super) fn sign(&self, mut record: Record, all: bool) -> Record {
        let tags = record.tags_mut();
        let mut set = |name: &str, value: &str| {
            // The values are short.
            let _ = tags.set(name, value);
        };
        let shipped = self.chosen.named().id == self.chosen.variant.id();
        if !shipped {
            set(VARIANT, self.chosen.variant.id());
        }
        for player in self.seats() {
            let who = &self.players[player.index()];
            if all || *who != Who::Human {
                set(&format!("{player}{TYPE}"), &who.name());
            }
        }
        for player in self.seats() {
            if !all && self.players[player.index()] == Who::Human {
                record.tags_mut().remove(&format!("{player}{TYPE}"));
            }
        }
        record
    }

    /// Writes down that the game began today, unless it says when.
    pub(super) fn date(&mut self) {
        let Some(today) = self.today else { return };
        let tags = self.sheet.record_mut().tags_mut();
        if tags.get("Date") == Some("????.??.??") {
            let _ = tags.set("Date", &today());
        }
    }

    /// A game in a line: who, when, how many moves, how it ended.
    pub(super) fn summary(&self, record: &Record, when: Option<String>) -> String {
        let names = names_of(record);
        let seats = record.first_position().board().seats();
        let players: Vec<String> = seats
            .map(
                |player| match record.tags().get(&format!("{player}{TYPE}")) {
                    Some(who) if who != Who::Human.kind() && names.given(player).is_none() => {
                        who.to_owned()
                    }
                    _ => names.get(player).into_owned(),
                },
            )
            .collect();
        let date = record.tags().get("Date").filter(|date| !date.contains('?'));
        let when = when.or_else(|| date.map(errors::harmless));
        let mut parts = vec![players.join(" – ")];
        let plies = plies_of(record);
        parts.push(plies_told(record, &self.say));
        if record.result().is_some() && plies == record.mainline().count() {
            parts.push(record.result_text());
        }
        parts.extend(when);
        parts.join(", ")
    }

    /// Shows the players' names, after changing them.
    pub(super) fn set_names(&mut self, typed: &str) -> Response {
        match self.give_names(typed) {
            Ok(()) => self.set_players(""),
            Err(text) => self.refuse(&text),
        }
    }

    /// Gives the players names: `Tí Tèo`, `Tí, Bé Tèo`, `B=Tèo`; `?` takes one
    /// away.
    pub(super) fn give_names(&mut self, typed: &str) -> Result<(), String> {
        let names: Vec<&str> = if typed.contains(',') {
            typed.split(',').map(str::trim).collect()
        } else {
            typed.split_whitespace().collect()
        };
        let seats: Vec<Player> = self.seats().collect();
        if names.len() > seats.len() {
            let args = [
                ("names", names.len().into()),
                ("players", seats.len().into()),
            ];
            return Err(self.say.format("too-many-names", &args));
        }
        let mut given: Vec<(Player, &str)> = Vec::new();
        for (&seat, name) in seats.iter().zip(names) {
            given.push(match name.split_once('=') {
                Some((letter, name)) => (self.seat_of(letter.trim())?, name.trim()),
                None => (seat, name),
            });
        }
        let tags = self.sheet.record_mut().tags_mut();
        // Where nothing is given, nobody is named.
        let known = |name: &str| {
            if name.is_empty() {
                "?".to_owned()
            } else {
                name.to_owned()
            }
        };
        let mut set = given
            .iter()
            .map(|(player, name)| tags.set(&player.to_string(), &known(name)));
        if set.any(|done| done.is_err()) {
            return Err(self.say.msg("bad-name"));
        }
        Ok(())
    }

    /// The player at the board whom a letter names.
    fn seat_of(&self, letter: &str) -> Result<Player, String> {
        let mut letters = letter.chars();
        let player = letters.next().and_then(Player::from_letter);
        match player.filter(|_| letters.next().is_none()) {
            Some(player) if self.seats().any(|seat| seat == player) => Ok(player),
            Some(player) => Err(errors::no_such_seat(&self.say, player, &self.chosen.rules)),
            None => {
                let name = errors::harmless(&text::shortened(letter));
                Err(self.say.format("no-player", &[("name", name.into())]))
            }
        }
    }

    /// Ends the game by the player who is named; or by the only one who is a
    /// person, or else the player to move.
    pub(super) fn resign(&mut self, typed: &str) -> Response {
        let player = match typed {
            "" => self
                .only_human()
                .unwrap_or_else(|| self.sheet.position().to_move()),
            letter => match self.seat_of(letter) {
                Ok(player) => player,
                Err(text) => return self.refuse(&text),
            },
        };
        let done = self.sheet.resign(player);
        self.ended(done)
    }

    /// Ends the game as all agree. People who type the same keyboard do; the
    /// computer does where it does not expect to win.
    pub(super) fn draw(&mut self) -> Response {
        if self.sheet.is_over() {
            return self.ended(false);
        }
        if self.humans().count() < self.seats().count() {
            if self.sheet.plies() < EARLY * self.seats().count() {
                return self.refuse(&self.say.msg("draw-too-early"));
            }
            if let Some(player) = self.who_plays_on() {
                let args = [("player", self.name_at_board(player).into())];
                return self.refuse(&self.say.format("draw-declined", &args));
            }
        }
        let done = self.sheet.agree();
        self.ended(done)
    }

    /// A player of the computer who expects to win, if there is one.
    fn who_plays_on(&mut self) -> Option<Player> {
        let computers: Vec<Player> = self
            .seats()
            .filter(|p| self.players[p.index()] != Who::Human)
            .collect();
        if let Some((mover, margin)) = self.expected_margin() {
            return computers.into_iter().find(|&player| {
                let margin = if player == mover { margin } else { -margin };
                margin > Score::ZERO
            });
        }
        // Where nothing is expected, points count as they stand.
        let scores = self.sheet.position().scores();
        let of = |player: Player| scores.as_slice()[player.index()];
        let best = self.seats().map(of).max().unwrap_or(0);
        let alone = self.seats().filter(|&player| of(player) == best).count() == 1;
        computers
            .into_iter()
            .find(|&player| alone && of(player) == best)
    }

    fn ended(&self, done: bool) -> Response {
        if done {
            Response::done(self.ending().unwrap_or_default())
        } else {
            self.refuse(&self.say.msg("ended-already"))
        }
    }
}
