//! What the app says of itself.

use std::borrow::Cow;
use std::time::Duration;

use oaq_core::{Move, Player};
use oaq_engine::{Facts, Line};
use oaq_i18n::{Arg, Narrator};
use oaq_notation::record::Termination;
use oaq_play::{Who, reasons};

use super::App;
use crate::action::{About, Command};

impl App {
    /// What a player is called.
    pub(crate) fn name(&self, player: Player) -> String {
        self.table().names.get(player).into_owned()
    }

    /// Who makes a player's moves, in words.
    pub(crate) fn who_text(&self, who: &Who) -> String {
        let name: Cow<'_, str> = who.name();
        let (_, detail) = name.split_once(':').unwrap_or((&name, ""));
        let args = [
            ("kind", who.kind().into()),
            ("detail", detail.into()),
            (
                "level",
                who.level_name(&self.say).unwrap_or_default().into(),
            ),
        ];
        self.say.format("tui-who", &args)
    }

    pub(crate) fn glyphs_text(&self) -> String {
        // Both names are the same in every language.
        match self.settings.glyphs.id {
            "ascii" => "ASCII".to_owned(),
            _ => "Unicode".to_owned(),
        }
    }

    /// The time that each player has for a game.
    pub(crate) fn time_each_text(&self, time: Duration) -> String {
        let minutes = time.as_secs() / 60;
        if time == Duration::from_secs(60 * minutes) {
            let args = [("minutes", minutes.into())];
            return self.say.format("tui-minutes", &args);
        }
        let args = [("time", self.short_time_text(time).into())];
        self.say.format("tui-time-each", &args)
    }

    /// The time that a move adds.
    pub(crate) fn more_time_text(&self, time: Duration) -> String {
        let seconds = time.as_secs();
        if time < Duration::from_secs(60) && time == Duration::from_secs(seconds) {
            let args = [("seconds", seconds.into())];
            return self.say.format("tui-seconds", &args);
        }
        self.short_time_text(time)
    }

    /// A time to the thousandth of a second, which is the least that can be
    /// asked for: `1 min 30 s`.
    fn short_time_text(&self, time: Duration) -> String {
        let seconds = time.as_secs();
        let units = [
            ("tui-min", seconds / 60),
            ("tui-s", seconds % 60),
            ("tui-ms", time.subsec_millis().into()),
        ];
        let some = units.into_iter().filter(|(_, count)| *count > 0);
        let told = some.map(|(id, count)| self.say.format(id, &[("count", count.into())]));
        told.collect::<Vec<_>>().join(" ")
    }

    pub(crate) fn speed_text(&self) -> String {
        self.say.msg(&format!("speed-{}", self.settings.speed.id()))
    }

    /// What a command that changes the look has made of it.
    pub(super) fn look_text(&self, command: Command) -> String {
        let (id, value) = match command {
            Command::Language => ("tui-language", self.settings.lang.name().to_owned()),
            Command::Theme => ("tui-theme", self.settings.theme.label(&self.say)),
            Command::Glyphs => ("tui-glyphs", self.glyphs_text()),
            _ => ("tui-speed", self.speed_text()),
        };
        format!("{}: {value}", self.say.msg(id))
    }

    /// The key of a command, as texts name it.
    pub(crate) fn key_text(&self, command: Command) -> String {
        let arrows = self.settings.glyphs.id != "ascii";
        let key = self.keys.key(command);
        key.map(|key| key.shown(arrows, &self.say))
            .unwrap_or_default()
    }

    /// A message in which keys are named.
    pub(crate) fn text_with_keys(&self, id: &str) -> String {
        let keys = [
            ("confirm", Command::Confirm),
            ("cancel", Command::Cancel),
            ("pause", Command::Pause),
            ("undo", Command::Undo),
            ("new", Command::NewGame),
            ("help", Command::Help),
        ];
        let args = keys.map(|(name, command)| (name, Arg::from(self.key_text(command))));
        self.say.format(id, &args)
    }

    /// How the game ended, if it has.
    pub(crate) fn ending_text(&self) -> Option<String> {
        let table = self.table();
        let Some((shares, how)) = table.sheet.ending() else {
            let outcome = table.sheet.game().outcome()?;
            return Some(self.say.result(&outcome, &table.names));
        };
        let winners: Vec<String> = shares.winners().map(|p| self.name(p)).collect();
        let args = [
            ("how", how.map_or("", Termination::word).into()),
            ("count", shares.count().into()),
            ("winners", self.say.list_and(&winners).into()),
        ];
        Some(self.say.format("ended-otherwise", &args))
    }

    /// How a match of several games stands, in as little room as possible: the
    /// games played and what the seats have won of them, in their order.
    pub(crate) fn tally_figures(&self) -> String {
        let table = self.table();
        let won: Vec<String> = table
            .seats()
            .map(|seat| table.series.won(seat).to_string())
            .collect();
        let (games, of) = (table.series.games(), table.series.best_of());
        format!("{games}/{of}: {}", won.join(" – "))
    }

    /// How a match of several games stands.
    pub(crate) fn tally_text(&self) -> String {
        let table = self.table();
        let won = |seat: Player| format!("{} {}", self.name(seat), table.series.won(seat));
        let won: Vec<String> = table.seats().map(won).collect();
        let leaders: Vec<String> = table
            .series
            .leaders()
            .into_iter()
            .map(|seat| self.name(seat))
            .collect();
        let decided = table.series.is_decided() && table.series.games() > 0;
        let args = [
            ("games", table.series.games().into()),
            ("of", table.series.best_of().into()),
            ("won", self.say.list_comma(&won).into()),
            ("decided", if decided { "yes" } else { "no" }.into()),
            ("winners", self.say.list_and(&leaders).into()),
            ("count", leaders.len().into()),
        ];
        self.say.format("tui-tally", &args)
    }

    /// What the last move did, or what it is doing.
    pub(crate) fn narration(&self) -> Option<String> {
        let table = self.table();
        if table.motion.is_some() {
            return Some(self.msg_of_motion());
        }
        let ply = table.sheet.plies().checked_sub(1)?;
        let after = &table.sheet.game().positions()[ply + 1];
        let narrator = Narrator::new(&self.say, &table.names);
        let args = [
            ("move", table.sheet.written(ply).into()),
            ("text", narrator.short(table.sheet.turn(ply), after).into()),
        ];
        Some(self.say.format("turn-told", &args))
    }

    /// What a move would capture, in a few words.
    pub(crate) fn outcome_text(&self, m: Move) -> String {
        let mut taken = (0, 0);
        let position = self.table().position();
        let played = position.play_with(m, &mut |event| {
            if let oaq_core::Event::Capture { dan, quan, .. } = event {
                taken.0 += dan;
                taken.1 += quan;
            }
        });
        match (played, taken) {
            (Err(error), _) => self.say.illegal_move(&error.reason),
            (Ok(_), (0, 0)) => self.say.msg("tui-captures-nothing"),
            (Ok(_), (dan, quan)) => self.say.pieces(dan, quan),
        }
    }

    /// Why a move is advised.
    pub(crate) fn hint_text(&self) -> Option<String> {
        let table = self.table();
        let line: &Line = table.hint.as_ref()?;
        let facts = Facts::of(table.sheet.game(), line.first()).ok()?;
        let args = [
            ("move", line.first().to_string().into()),
            (
                "why",
                reasons::told(&self.say, &table.names, &facts, line).into(),
            ),
        ];
        Some(self.say.format("hint", &args))
    }

    /// What is going on, and what can be done now.
    pub(crate) fn prompt(&self) -> String {
        let table = self.table();
        if table.sheet.is_over() && table.is_quiet() {
            let ending = self.ending_text().unwrap_or_default();
            return format!("{ending} {}", self.text_with_keys("tui-prompt-over"));
        }
        if !table.is_quiet() {
            return self.say.msg("tui-prompt-sowing");
        }
        if table.paused {
            return self.text_with_keys("tui-paused");
        }
        let player = self.name(table.mover());
        if let Some(About::Hint) = self.thinks() {
            return self.thinking_text("tui-prompt-hint", &player);
        }
        if table.awaits_computer() {
            return self.thinking_text("tui-prompt-thinking", &player);
        }
        let choice = table.choice;
        let mut args = vec![
            ("player", Arg::from(player)),
            ("squares", table.position().board().squares().into()),
            ("square", choice.number.into()),
            ("confirm", self.key_text(Command::Confirm).into()),
            ("cancel", self.key_text(Command::Cancel).into()),
        ];
        match choice.shown() {
            Some(m) => {
                args.push(("move", m.to_string().into()));
                args.push(("captured", self.outcome_text(m).into()));
                self.say.format("tui-prompt-shown", &args)
            }
            None if choice.taken => self.say.format("tui-prompt-direction", &args),
            None => self.say.format("tui-prompt-square", &args),
        }
    }

    /// What the picture of a move on its way shows.
    fn msg_of_motion(&self) -> String {
        let table = self.table();
        let Some(motion) = &table.motion else {
            return String::new();
        };
        let narrator = Narrator::new(&self.say, &table.names);
        let texts = motion.sowing().narration(narrator);
        texts.into_iter().nth(motion.picture()).unwrap_or_default()
    }

    fn thinking_text(&self, id: &str, player: &str) -> String {
        let found = self.table().found.as_ref();
        let depth = found.map_or(0, |found| found.depth);
        let args = [
            ("player", player.into()),
            ("depth", depth.into()),
            ("ahead", self.ahead_text(depth).into()),
        ];
        self.say.format(id, &args)
    }

    /// How far a search has looked.
    pub(crate) fn ahead_text(&self, depth: u32) -> String {
        self.say.format("tui-ahead", &[("depth", depth.into())])
    }
}
