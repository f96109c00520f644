//! What the commands typed in a game do.

use oaq_core::{Event, Player};
use oaq_notation::board::{Glyphs, Style};
use oaq_notation::read_move;

use super::command::Command;
use super::engine::BRIEF;
use super::{Line, Response, ResponseKind, Session, Who};
use crate::drawing::Look;
use crate::{errors, telling, text, wording};

/// The names of the ways to draw boards; without a style, plain lines.
pub(super) const STYLES: [(&str, Option<Style>); 5] = [
    ("unicode", Some(Style::Unicode)),
    ("ascii", Some(Style::Ascii)),
    ("compact", Some(Style::Compact)),
    ("large", Some(Style::Large(Glyphs::Unicode))),
    ("plain", None),
];

impl Session {
    /// Does what a command says; `rest` is what stands behind its name in the
    /// line.
    pub(super) fn obey(&mut self, command: Command, rest: &str, line: &Line<'_>) -> Response {
        if command.spec().args.is_empty() && !rest.is_empty() {
            let name = command.name(self.say.lang());
            let args = [("command", name.into())];
            return self.refuse(&self.say.format("needs-nothing", &args));
        }
        match command {
            Command::Help => self.help(rest),
            Command::Moves => Response::done(self.moves()),
            Command::Board => self.show_board(rest),
            Command::Play if rest.is_empty() => self.refuse(&self.missing(command)),
            Command::Play => self.typed_move(rest),
            Command::Goto => self.go_to(rest),
            Command::Flip => self.flip(),
            Command::Where => self.place(rest),
            Command::Last => self.last(),
            Command::Score => self.score(),
            Command::Describe => self.describe(),
            Command::Edit => self.edit(),
            Command::Plain => self.plain(rest),
            Command::About => self.about(),
            Command::Explain => self.explain(rest),
            Command::Hint => self.hint(rest),
            Command::Eval => self.eval(rest),
            Command::Best => self.best(rest),
            Command::Go => self.go(rest),
            Command::Threat => self.threat(),
            Command::Undo => self.undo(),
            Command::Redo => self.redo(),
            Command::History => Response::done(self.history()),
            Command::Position => self.position(rest, line),
            Command::Rules => self.rules(rest, line),
            Command::Tally => self.tally(rest, line),
            Command::Records => self.records(rest),
            Command::Analyze => self.analyze(rest),
            Command::Theme => self.theme(rest),
            Command::Config => self.config(rest, line),
            Command::New => self.new_game(rest, line),
            Command::Players => self.set_players(rest),
            Command::Names => self.set_names(rest),
            Command::Resign => self.resign(rest),
            Command::Draw => self.draw(),
            Command::Save => self.save(rest),
            Command::Load => self.load(rest, line),
            Command::Saved => self.show_saved(),
            Command::Resume => self.resume_typed(rest, line),
            Command::Animate => self.animate(rest),
            Command::Tutorial => self.begin_tutorial(),
            Command::Quiz => self.begin_quiz(rest),
            Command::Language => self.speak(rest),
            Command::Quit => self.hold_back(line).unwrap_or_else(|| Response {
                text: String::new(),
                kind: ResponseKind::Quit,
            }),
        }
    }

    /// The answer to a line that would drop a game that is not finished, to
    /// somebody who types: it has to be typed again. What makes games is checked
    /// before this, so that a slip in it is no step towards dropping one.
    pub(super) fn hold_back(&mut self, line: &Line<'_>) -> Option<Response> {
        let only_set_up = self.is_only_set_up();
        if !self.interactive || !(only_set_up || self.is_in_progress()) || line.again {
            return None;
        }
        self.dropping = Some(text::fold(line.text));
        let id = if self.keeper.has_kept() {
            "again-kept"
        } else if only_set_up {
            "again-set-up"
        } else {
            "again"
        };
        let command = errors::harmless(&text::shortened(line.text));
        Some(self.refuse(&self.say.format(id, &[("command", command.into())])))
    }

    /// What each move does.
    fn moves(&self) -> String {
        if self.sheet.ending().is_some() {
            return self.ending().unwrap_or_default();
        }
        let position = self.sheet.position();
        if self.look.plain && !position.is_over() {
            return text::spoken(&telling::move_rows(&self.say, position, (false, true)));
        }
        telling::moves(&self.say, position, false)
    }

    pub(super) fn show_board(&mut self, style: &str) -> Response {
        if !style.is_empty() {
            let folded = text::fold(style);
            match STYLES.iter().find(|(name, _)| *name == folded) {
                Some((_, Some(style))) => {
                    self.look.style = *style;
                    self.look.plain = false;
                }
                Some((_, None)) => self.look.plain = true,
                None => {
                    let names = STYLES.iter().map(|(name, _)| *name);
                    let text = errors::unknown(&self.say, "unknown-style", style, names);
                    return self.refuse(&text);
                }
            }
        }
        Response::done(self.board())
    }

    /// Tells the last move step by step, or one that could be made, and what
    /// the engine would rather have played.
    fn explain(&mut self, typed: &str) -> Response {
        let (typed, effort) = split_effort(typed);
        let effort = match self.effort(effort, BRIEF) {
            Ok(effort) => effort,
            Err(refused) => return refused,
        };
        let game = self.sheet.game();
        let mut events: Vec<Event> = Vec::new();
        let mut before = game.clone();
        let (m, after) = if typed.is_empty() {
            let Some(&last) = game.moves().last() else {
                return match self.preference(&before, None, effort) {
                    Some(told) => Response::done(told),
                    None => self.refuse(&self.say.msg("nothing-to-explain")),
                };
            };
            events.extend(self.sheet.turn(game.moves().len() - 1));
            before.undo();
            (last, game.position().clone())
        } else {
            let typed = wording::understood(typed);
            let read = match read_move(&typed, game.position()) {
                Ok(read) => read,
                Err(errors) => {
                    return self.refuse(&errors::parse_errors(&self.say, &typed, &errors));
                }
            };
            // A game knows of repetitions, a position does not.
            let mut game = game.clone();
            match game.play_with(read.value.m, &mut events) {
                Ok(after) => (read.value.m, after.clone()),
                Err(error) => return self.refuse(&self.say.illegal_move(&error.reason)),
            }
        };
        let turn = (&events[..], &after);
        let names = self.names();
        let steps = if self.look.plain {
            telling::steps_alone(&self.say, &names, turn)
        } else {
            let look = Look {
                style: Style::Compact,
                ..self.look
            };
            let before = before.position();
            telling::steps(&self.say, &names, look, before, turn, self.wrapping())
        };
        Response::done(match self.preference(&before, Some(m), effort) {
            Some(told) => format!("{steps}\n{told}"),
            None => steps,
        })
    }

    /// The moves so far, numbered as records number them.
    fn history(&self) -> String {
        let plies = self.sheet.plies();
        if plies == 0 {
            return self.say.msg("no-history");
        }
        let players = self.seats().count();
        let moves: Vec<String> = (0..plies)
            .map(|ply| match ply % players {
                0 => format!("{}. {}", ply / players + 1, self.sheet.written(ply)),
                _ => self.sheet.written(ply),
            })
            .collect();
        self.prose(&moves.join(" "))
    }

    /// Shows who plays, after changing it as `B=greedy` says.
    pub(super) fn set_players(&mut self, changes: &str) -> Response {
        let mut players = self.players.clone();
        for change in parted(changes) {
            match self.player_change(change) {
                Ok((player, who)) => players[player.index()] = who,
                Err(text) => return self.refuse(&text),
            }
        }
        self.players = players;
        self.engine.paused &= self.plays_itself();
        self.turn_to_seat();
        let line = |player: Player| {
            let who = &self.players[player.index()];
            let args = [
                ("player", self.name_at_board(player).into()),
                ("who", who.kind().into()),
                ("name", who.name().into_owned().into()),
                (
                    "level",
                    who.level_name(&self.say).unwrap_or_default().into(),
                ),
            ];
            self.say.format("players-line", &args)
        };
        let lines: Vec<String> = self.seats().map(line).collect();
        Response::done(lines.join("\n"))
    }

    fn player_change(&self, change: &str) -> Result<(Player, Who), String> {
        let usage = || self.say.msg("players-usage");
        let (player, who) = change.split_once('=').ok_or_else(usage)?;
        let mut letters = player.chars();
        let player = letters.next().and_then(Player::from_letter);
        let player = player
            .filter(|_| letters.next().is_none())
            .ok_or_else(usage)?;
        let rules = &self.chosen.rules;
        if player.index() >= usize::from(rules.players) {
            return Err(errors::no_such_seat(&self.say, player, rules));
        }
        Ok((player, Who::named(who, &self.say)?))
    }
}

/// The changes of players as typed. Names of levels have spaces in them, and so
/// has a command that starts a program, which is the last.
fn parted(changes: &str) -> Vec<&str> {
    let begins = |word: &str| {
        let letter = word.split_once('=').map(|(player, _)| player);
        letter.is_some_and(|letter| letter.chars().count() == 1)
    };
    let mut parts = Vec::new();
    let mut rest = changes.trim();
    while !rest.is_empty() {
        let who = rest.split_once('=').map(|(_, who)| text::fold(who));
        let is_program = who.is_some_and(|who| who.starts_with("ugi:"));
        let mut spaces = rest.match_indices(char::is_whitespace);
        let end = spaces.find(|&(at, _)| begins(rest[at..].trim_start()));
        let end = end.filter(|_| !is_program).map_or(rest.len(), |(at, _)| at);
        let (part, others) = rest.split_at(end);
        parts.push(part.trim_end());
        rest = others.trim_start();
    }
    parts
}

/// A move as typed, and behind it how long to think.
fn split_effort(typed: &str) -> (&str, &str) {
    let begins = |word: &str| {
        let name = word.trim_start_matches('-');
        let named = ["time", "depth", "nodes"].iter().any(|key| {
            let rest = name.strip_prefix(key);
            rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('='))
        });
        named || word.ends_with("ms")
    };
    let start = typed.split_whitespace().find(|word| begins(word));
    match start.and_then(|word| typed.find(word)) {
        Some(at) => (typed[..at].trim_end(), &typed[at..]),
        None => (typed, ""),
    }
}
