//! Moves, typed and of the computer, and what is told of them.

use oaq_core::{Direction, Event, Move, Player, Rules, Setup, Shares};
use oaq_i18n::Narrator;
use oaq_notation::record::Termination;
use oaq_notation::{ParseErrorKind, read_move};

use super::{Question, Response, ResponseKind, Session, Who};
use crate::drawing::Look;
use crate::json::Over;
use crate::{errors, telling, wording};
use oaq_play::{NoMove, PlayError};

impl Session {
    /// Reads a move and plays it, or asks for its direction.
    pub(super) fn typed_move(&mut self, line: &str) -> Response {
        if let Some(refused) = self.refuse_after_the_end() {
            return refused;
        }
        let line = &*wording::understood(line);
        match read_move(line, self.sheet.position()) {
            Ok(read) => {
                let notes: Vec<String> = read
                    .notes
                    .iter()
                    .filter(|note| errors::is_mistake(note))
                    .map(|note| {
                        let note = errors::note(&self.say, note);
                        self.say.format("note", &[("message", note.into())]) + "\n"
                    })
                    .collect();
                self.play(read.value.m, &notes.concat())
            }
            Err(errors) => match errors.errors[..] {
                [ref error] => match error.kind {
                    ParseErrorKind::MissingDirection { number } => self.ask(number),
                    _ => self.refuse_move(&errors::parse_errors(&self.say, line, &errors)),
                },
                _ => self.refuse_move(&errors::parse_errors(&self.say, line, &errors)),
            },
        }
    }

    /// Asks for the direction of a move, unless only one is possible.
    fn ask(&mut self, number: u8) -> Response {
        let position = self.sheet.position();
        let moves = Direction::ALL
            .into_iter()
            .filter_map(|direction| Move::new(number, direction));
        let legal: Vec<Move> = moves
            .clone()
            .filter(|&m| position.check_move(m).is_ok())
            .collect();
        match legal[..] {
            [] => {
                let error = moves.clone().find_map(|m| position.check_move(m).err());
                self.refuse_move(&error.map(|e| self.say.illegal_move(&e)).unwrap_or_default())
            }
            [only] => self.play(only, ""),
            _ => {
                self.question = Some(Question::Direction(number));
                Response {
                    text: String::new(),
                    kind: ResponseKind::Question,
                }
            }
        }
    }

    /// The answer to a move when the game is over otherwise than on the board.
    fn refuse_after_the_end(&self) -> Option<Response> {
        let ended = self.sheet.ending().is_some();
        ended.then(|| self.refuse(&self.say.msg("ended-already")))
    }

    /// The answer to a move that cannot be played: why, and what can be.
    fn refuse_move(&self, why: &str) -> Response {
        if self.sheet.is_over() {
            return self.refuse(why);
        }
        self.refuse(&format!("{why}\n{}", self.playable()))
    }

    /// Plays a move; the answer begins with `notes`.
    pub(super) fn play(&mut self, m: Move, notes: &str) -> Response {
        if let Some(refused) = self.refuse_after_the_end() {
            return refused;
        }
        let begins = self.sheet.record().is_empty();
        let before = self.sheet.position().to_setup();
        match self.sheet.play(m) {
            Ok(()) => {}
            Err(PlayError::Illegal(reason)) => {
                return self.refuse_move(&self.say.illegal_move(&reason));
            }
            Err(PlayError::NoRoom) => return self.refuse(&self.say.msg("record-is-full")),
        }
        if begins {
            self.date();
        }
        let told = self.told(self.sheet.plies() - 1);
        let shown = self.after(&before);
        Response::done(self.with_ending(format!("{notes}{told}\n{shown}")))
    }

    /// Makes one move for the player to move if that is the computer; then the
    /// game is saved, if games are. A search that the user interrupts ends with
    /// the move it has, and nothing is made in answer to the next call; if nobody
    /// but the computer plays, not before an empty line is executed. A program
    /// that makes no move loses its seat to somebody at the keyboard, which the
    /// answer says.
    pub fn computer_move(&mut self) -> Option<Response> {
        if self.sheet.is_over()
            || self.guest.is_some()
            || matches!(self.question, Some(Question::Offer))
        {
            return None;
        }
        // Who pressed Ctrl-C while the computer was thinking has something to
        // say first; where nobody else plays, until an empty line comes.
        if self.engine.paused {
            self.engine.paused = self.plays_itself();
            return None;
        }
        let m = match self.computers_choice()? {
            Ok(m) => m,
            Err(no_move) if no_move.is_stop() || no_move == NoMove::Over => return None,
            Err(no_move) => return Some(self.unseat(&no_move)),
        };
        let mut response = self.play(m, "");
        self.count(&mut response);
        self.warn_of_table();
        if self.engine.paused && self.plays_itself() && !self.sheet.is_over() {
            response.text.push('\n');
            response.text += &self.prose(&self.say.msg("engine-paused"));
        }
        self.keep();
        (response.kind == ResponseKind::Done).then_some(response)
    }

    /// Gives the seat of a program that makes no move to whoever types.
    fn unseat(&mut self, no_move: &NoMove) -> Response {
        let player = self.sheet.position().to_move();
        self.players[player.index()] = Who::Human;
        self.turn_to_seat();
        let args = [
            ("message", no_move.told(&self.say).into()),
            ("player", self.name_at_board(player).into()),
            ("letter", errors::letter(player)),
        ];
        self.refuse(&self.say.format("ugi-seat-left", &args))
    }

    /// The move of a ply in notation and in words.
    pub(super) fn told(&self, ply: usize) -> String {
        let after = &self.sheet.game().positions()[ply + 1];
        let names = self.names();
        let narrator = Narrator::new(&self.say, &names);
        let args = [
            ("move", self.sheet.written(ply).into()),
            ("text", narrator.short(self.sheet.turn(ply), after).into()),
        ];
        self.prose(&self.say.format("turn-told", &args))
    }

    /// A text, and behind it how the game ended and what can be done then, if
    /// it has.
    pub(super) fn with_ending(&self, text: String) -> String {
        match self.ending() {
            Some(ending) => format!("{text}\n{ending}"),
            None => text,
        }
    }

    /// How the game ended and what can be done then, if it has.
    pub(super) fn ending(&self) -> Option<String> {
        let text = match self.sheet.ending() {
            Some((shares, how)) => self.told_ending(shares, how),
            None => self
                .say
                .result(&self.sheet.game().outcome()?, &self.names()),
        };
        let mut text = self.prose(&text);
        if self.interactive {
            text.push('\n');
            text += &self.prose(&self.say.msg("another-game"));
        }
        Some(text)
    }

    /// How the game ended, for programs, if it has.
    pub(crate) fn over(&self) -> Option<Over> {
        match self.sheet.ending() {
            Some((shares, how)) => Some(Over::otherwise(shares, how)),
            None => self
                .sheet
                .game()
                .outcome()
                .map(|outcome| Over::new(&outcome)),
        }
    }

    /// Who won otherwise than on the board.
    fn told_ending(&self, shares: Shares, how: Option<Termination>) -> String {
        let names = self.names();
        let winners = shares.winners().map(|p| names.get(p).into_owned());
        let args = [
            ("how", how.map_or("", Termination::word).into()),
            ("count", shares.count().into()),
            (
                "winners",
                self.say.list_and(&winners.collect::<Vec<_>>()).into(),
            ),
        ];
        self.say.format("ended-otherwise", &args)
    }

    /// What there is to see after something has happened on the board: the
    /// board with the last move, or for somebody who listens what has changed.
    pub(super) fn after(&self, before: &Setup) -> String {
        if !self.look.plain {
            return self.board();
        }
        let mut lines = self.changes(before, &self.sheet.position().to_setup());
        lines.extend(self.turn_line());
        lines.join("\n")
    }

    /// Whose turn it is, if nothing else says so: not on a drawn board, nor
    /// where a prompt does.
    fn turn_line(&self) -> Option<String> {
        let told = self.look.plain && !self.interactive && !self.sheet.is_over();
        telling::turn(&self.say, self.sheet.position()).filter(|_| told)
    }

    /// The board, with the last move.
    pub(super) fn board(&self) -> String {
        if let Some(aside) = &self.aside {
            return self.drawn(&aside.rules, (&aside.setup, aside.over), None);
        }
        let last = self.sheet.game().moves().last().copied();
        let ply = self.sheet.plies().checked_sub(1);
        let last = last.zip(ply.map(|ply| self.sheet.turn(ply)));
        let over = self.sheet.is_over();
        let setup = self.sheet.position().to_setup();
        let rules = self.sheet.position().rules();
        let board = self.drawn(rules, (&setup, over), last);
        match self.turn_line() {
            Some(turn) => format!("{board}\n{turn}"),
            None => board,
        }
    }

    /// Who sits at the bottom, if that is somebody else than usual.
    pub(super) fn at_bottom(&self) -> Option<Player> {
        let Some(aside) = &self.aside else {
            return self.look.seat;
        };
        // The game may have more players.
        let is_there = |seat: &Player| seat.index() < usize::from(aside.rules.players);
        aside.seat.or(self.look.seat.filter(is_there))
    }

    /// The board of a position that is not the one of the game.
    pub(super) fn board_of(&self, setup: &Setup) -> String {
        self.drawn(self.sheet.position().rules(), (setup, false), None)
    }

    /// A board; a drawing has an empty line on each side.
    fn drawn(
        &self,
        rules: &Rules,
        shown: (&Setup, bool),
        last: Option<(Move, &[Event])>,
    ) -> String {
        let look = Look {
            seat: self.at_bottom(),
            ..self.look
        };
        let board = look.board(&self.say, shown, rules, last);
        if self.look.is_drawing() {
            return format!("\n{board}\n");
        }
        board
    }
}
