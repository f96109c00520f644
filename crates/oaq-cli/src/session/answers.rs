//! What the commands typed in a game do.

use oaq_core::{Event, Game, Key, Player, Position, Rules};
use oaq_i18n::{Lang, Messages};
use oaq_notation::board::{Glyphs, Style};
use oaq_notation::{position_text, read_move};

use super::command::{self, Command};
use super::{Response, ResponseKind, Session, Who};
use crate::context::read_position;
use crate::{errors, telling, text};

/// The names of the ways to draw boards; without a style, plain lines.
const STYLES: [(&str, Option<Style>); 5] = [
    ("unicode", Some(Style::Unicode)),
    ("ascii", Some(Style::Ascii)),
    ("compact", Some(Style::Compact)),
    ("large", Some(Style::Large(Glyphs::Unicode))),
    ("plain", None),
];

impl Session {
    /// Does what a command says; `rest` is what stands behind its name, and
    /// `again` tells that the line before wanted to drop the game.
    pub(super) fn obey(&mut self, command: Command, rest: &str, again: bool) -> Response {
        let takes_something = matches!(
            command,
            Command::Board
                | Command::Explain
                | Command::Position
                | Command::New
                | Command::Players
                | Command::Language
        );
        if !takes_something && !rest.is_empty() {
            let name = command::name(command, self.say.lang());
            let args = [("command", name.into())];
            return self.refuse(&self.say.format("needs-nothing", &args));
        }
        match command {
            Command::Help => Response::done(self.help()),
            Command::Moves => {
                Response::done(telling::moves(&self.say, self.game.position(), false))
            }
            Command::Board => self.show_board(rest),
            Command::Explain => self.explain(rest),
            Command::Undo => self.undo(),
            Command::Redo => self.redo(),
            Command::History => Response::done(self.history()),
            Command::Position if rest.is_empty() => {
                Response::done(position_text(self.game.position()))
            }
            Command::Position => self.go_on_from(rest),
            Command::Rules => Response::done(self.rules()),
            Command::New => self.new_game(rest, again),
            Command::Players => self.set_players(rest),
            Command::Language => self.speak(rest),
            Command::Quit => Response {
                text: String::new(),
                kind: ResponseKind::Quit,
            },
        }
    }

    fn help(&self) -> String {
        let squares = self.game.position().board().squares();
        let intro = self
            .say
            .format("help-intro", &[("squares", squares.into())]);
        let rows: Vec<(String, String)> = command::help(self.say.lang())
            .map(|(name, id)| (format!("  {name}"), self.say.msg(id)))
            .collect();
        let commands = text::definitions(&rows, self.wrapping());
        format!("{}\n{commands}", self.prose(&intro))
    }

    fn show_board(&mut self, style: &str) -> Response {
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

    /// Tells the last move step by step, or one that could be made.
    fn explain(&self, typed: &str) -> Response {
        let positions = self.game.positions();
        let mut events: Vec<Event> = Vec::new();
        let (before, after) = if typed.is_empty() {
            let [.., before, after] = positions else {
                return self.refuse(&self.say.msg("nothing-to-explain"));
            };
            events.extend(&self.turns[positions.len() - 2]);
            (before, after.clone())
        } else {
            let before = self.game.position();
            let read = match read_move(typed, before) {
                Ok(read) => read,
                Err(errors) => {
                    return self.refuse(&errors::parse_errors(&self.say, typed, &errors));
                }
            };
            // A game knows of repetitions, a position does not.
            let mut game = self.game.clone();
            match game.play_with(read.value.m, &mut events) {
                Ok(after) => (before, after.clone()),
                Err(error) => return self.refuse(&self.say.illegal_move(&error.reason)),
            }
        };
        let mut look = self.look;
        if !look.plain {
            look.style = Style::Compact;
        }
        let turn = (&events[..], &after);
        Response::done(telling::steps(
            &self.say,
            look,
            before,
            turn,
            self.wrapping(),
        ))
    }

    /// Takes moves back until a person is to move.
    fn undo(&mut self) -> Response {
        let plies = self.game.moves().len();
        let positions = &self.game.positions()[..plies];
        let target = positions.iter().rposition(|p| self.waits(p));
        let Some(target) = target else {
            return self.refuse(&self.say.msg("nothing-to-undo"));
        };
        let taken: Vec<String> = (target..plies).map(|ply| self.written(ply)).collect();
        for _ in target..plies {
            self.game.undo();
        }
        self.changed("undone", &taken)
    }

    /// Plays again until a person is to move.
    fn redo(&mut self) -> Response {
        let before = self.game.moves().len();
        while self.game.redo() && !self.waits(self.game.position()) {}
        let plies = self.game.moves().len();
        if plies == before {
            return self.refuse(&self.say.msg("nothing-to-redo"));
        }
        let played: Vec<String> = (before..plies).map(|ply| self.written(ply)).collect();
        self.changed("redone", &played)
    }

    /// Whether a person has to say how the game goes on from a position.
    fn waits(&self, position: &Position) -> bool {
        self.plays_itself() || self.players[position.to_move().index()] == Who::Human
    }

    fn changed(&self, id: &str, moves: &[String]) -> Response {
        let moves = moves.join(" ");
        let text = self.prose(&self.say.format(id, &[("moves", moves.into())]));
        let board = self.board();
        Response::done(match self.ending() {
            Some(ending) => format!("{text}\n{board}\n{ending}"),
            None => format!("{text}\n{board}"),
        })
    }

    /// The moves so far, numbered as records number them.
    fn history(&self) -> String {
        let plies = self.game.moves().len();
        if plies == 0 {
            return self.say.msg("no-history");
        }
        let players = self.seats().count();
        let moves: Vec<String> = (0..plies)
            .map(|ply| match ply % players {
                0 => format!("{}. {}", ply / players + 1, self.written(ply)),
                _ => self.written(ply),
            })
            .collect();
        self.prose(&moves.join(" "))
    }

    /// The name of the rules, what they are, and where they differ from the
    /// standard game.
    fn rules(&self) -> String {
        let mut lines = vec![self.rules_line()];
        let origin = &self.chosen.variant.file().origin;
        if let Some(origin) = origin.get(self.say.lang().code()) {
            lines.push(self.prose(origin));
        }
        for &key in Key::ALL {
            let value = key.get(&self.chosen.rules);
            if value != key.get(&Rules::STANDARD) {
                let words = self.say.rule_value(key, value);
                let key = format!("{} ({key}={value})", self.say.rule_key(key));
                lines.push(text::item(&format!("{key}: {words}"), self.wrapping()));
            }
        }
        lines.join("\n")
    }

    /// Begins a game. One that is not finished is not dropped for it by
    /// somebody who types, unless this is the second time.
    fn new_game(&mut self, rules: &str, again: bool) -> Response {
        let chosen = match rules {
            "" => self.chosen.clone(),
            rules => match self.variants.choose(rules, &self.say) {
                Ok(chosen) => chosen,
                Err(text) => return self.refuse(&text),
            },
        };
        let begun = !self.game.moves().is_empty() && self.game.outcome().is_none();
        if self.interactive && begun && !again {
            self.dropping = true;
            let name = command::name(Command::New, self.say.lang());
            let command = format!("{name} {rules}");
            let args = [("command", command.trim_end().into())];
            return self.refuse(&self.say.format("new-again", &args));
        }
        self.chosen = chosen;
        self.restart(Position::start(self.chosen.rules));
        Response::done(format!("{}\n{}", self.rules_line(), self.begin()))
    }

    fn go_on_from(&mut self, typed: &str) -> Response {
        match read_position(typed, &self.chosen.rules) {
            Ok(read) => {
                self.restart(read.value);
                Response::done(self.begin())
            }
            Err(errors) => self.refuse(&errors::parse_errors(&self.say, typed, &errors)),
        }
    }

    fn restart(&mut self, first: Position) {
        self.game = Game::new(first);
        self.turns.clear();
        self.look.seat = self.only_human();
    }

    /// Shows who plays, after changing it as `B=greedy` says.
    fn set_players(&mut self, changes: &str) -> Response {
        let mut players = self.players;
        for change in changes.split_whitespace() {
            match self.player_change(change) {
                Ok((player, who)) => players[player.index()] = who,
                Err(text) => return self.refuse(&text),
            }
        }
        self.players = players;
        self.look.seat = self.only_human();
        let line = |player: Player| {
            let who = self.players[player.index()].name();
            let args = [("player", errors::letter(player)), ("who", who.into())];
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

    fn speak(&mut self, language: &str) -> Response {
        if !language.is_empty() {
            let Ok(lang) = language.parse::<Lang>() else {
                let name = errors::harmless(&text::shortened(language));
                let args = [("name", name.into())];
                return self.refuse(&self.say.format("unknown-language", &args));
            };
            self.say = Messages::new(lang);
        }
        let name = self.say.lang().name();
        Response::done(
            self.say
                .format("language-now", &[("language", name.into())]),
        )
    }
}
