//! A game that is played by lines of text.

mod answers;
mod command;
mod options;
mod response;
#[cfg(test)]
mod tests;

pub use options::SessionOptions;
pub use response::{Response, ResponseKind};

use oaq_core::{Event, Game, Move, Player, Position, SquareKind};
use oaq_engine::{Chooser as _, Greedy};
use oaq_i18n::{Messages, Names, Narrator};
use oaq_notation::{ParseErrorKind, read_direction, read_move, write_move_full};

use crate::context::{Environment, read_position};
use crate::drawing::Look;
use crate::variants::{Chosen, Variants};
use crate::{errors, telling, text};
use options::Who;

/// A game and what is known about it, played by lines of text: moves, answers
/// to questions, and commands such as `undo`.
///
/// ```
/// use oaq_cli::{Environment, ResponseKind, Session, SessionOptions};
/// let options = SessionOptions::default();
/// let (mut session, warnings) = Session::new(&options, &Environment::default())?;
/// assert!(warnings.is_empty());
///
/// // A square alone: which way is asked for.
/// assert_eq!(session.execute("5").kind, ResponseKind::Question);
/// assert_eq!(session.prompt(), "Square 5: right (R, to QA) or left (L, to A4)?");
/// let response = session.execute("right");
/// assert_eq!(response.kind, ResponseKind::Done);
/// assert!(response.text.starts_with("5Rx1Q: A sows 5 dân"));
///
/// assert_eq!(session.execute("9R").kind, ResponseKind::Refused);
/// # Ok::<(), String>(())
/// ```
#[derive(Debug)]
pub struct Session {
    say: Messages,
    variants: Variants,
    chosen: Chosen,
    game: Game,
    /// What happened in each move, undone ones included.
    turns: Vec<Vec<Event>>,
    players: [Who; 4],
    look: Look,
    /// The square whose direction was asked for.
    asked: Option<u8>,
    /// Whether the last line wanted to drop a game that is not finished.
    dropping: bool,
    width: Option<usize>,
    interactive: bool,
}

impl Session {
    /// Begins a game; also gives back a warning for each rule file of the user
    /// that is left out.
    ///
    /// # Errors
    ///
    /// What is wrong with the rules, the position or the players, in words.
    pub fn new(
        options: &SessionOptions,
        environment: &Environment,
    ) -> Result<(Self, Vec<String>), String> {
        let say = Messages::new(options.lang);
        let (variants, warnings) = Variants::load(environment.rules.as_deref(), &say, false);
        let chosen = variants.choose(&options.rules, &say)?;
        let mut players = [Who::default(); 4];
        for (player, name) in Player::ALL.into_iter().zip(&options.players) {
            let Some(name) = name else { continue };
            if player.index() >= usize::from(chosen.rules.players) {
                return Err(errors::no_such_seat(&say, player, &chosen.rules));
            }
            players[player.index()] = Who::named(name, &say)?;
        }
        let first = match &options.position {
            None => Position::start(chosen.rules),
            Some(text) => match read_position(text, &chosen.rules) {
                Ok(read) => read.value,
                Err(errors) => return Err(errors::parse_errors(&say, text, &errors)),
            },
        };
        let mut session = Self {
            say,
            variants,
            chosen,
            game: Game::new(first),
            turns: Vec::new(),
            players,
            look: Look {
                style: options.style,
                plain: options.plain,
                seat: None,
                width: options.width,
            },
            asked: None,
            dropping: false,
            width: options.width,
            interactive: options.interactive,
        };
        session.look.seat = session.only_human();
        Ok((session, warnings))
    }

    /// The game.
    #[must_use]
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// What to show before the first line: the name of the game, the rules,
    /// what can be typed if somebody is there to type, and the board.
    #[must_use]
    pub fn greeting(&self) -> String {
        let mut lines = vec![self.say.msg("greeting"), self.rules_line()];
        if self.interactive {
            lines.push(self.prose(&self.say.msg("greeting-hint")));
            if self.humans().count() == self.seats().count() {
                lines.push(self.prose(&self.say.msg("greeting-computer")));
            }
        }
        lines.push(self.begin());
        lines.join("\n")
    }

    /// The board of a game that begins, and how it ended if it is over
    /// already.
    fn begin(&self) -> String {
        let board = self.board();
        match self.ending() {
            Some(ending) => format!("{board}\n{ending}"),
            None => board,
        }
    }

    /// Tells how wide the screen is by now; see [`SessionOptions::width`].
    pub const fn set_width(&mut self, width: Option<usize>) {
        self.width = width;
        self.look.width = width;
    }

    /// What is asked next, without a space behind it.
    #[must_use]
    pub fn prompt(&self) -> String {
        let position = self.game.position();
        if position.is_over() {
            return self.say.msg("prompt-over");
        }
        let player = position.to_move();
        let Some(number) = self.asked else {
            let args = [
                ("player", errors::letter(player)),
                ("squares", position.board().squares().into()),
            ];
            return self.say.format("prompt-move", &args);
        };
        let towards = |direction| {
            let board = position.board();
            let square = board.dan(player, number).map(|s| board.step(s, direction));
            match square.map(|s| board.kind(s)) {
                Some(SquareKind::Dan(player, number)) => format!("{player}{number}"),
                Some(SquareKind::Quan(player)) => format!("Q{player}"),
                None => String::new(),
            }
        };
        let args = [
            ("square", number.into()),
            ("right", towards(oaq_core::Direction::Right).into()),
            ("left", towards(oaq_core::Direction::Left).into()),
        ];
        self.say.format("prompt-direction", &args)
    }

    /// Whether a line would leave a question without an answer: one was asked,
    /// and this is no direction.
    #[must_use]
    pub fn is_left_open_by(&self, line: &str) -> bool {
        self.asked.is_some() && read_direction(line.trim()).is_none()
    }

    /// What to say of a question that was left without an answer.
    #[must_use]
    pub fn left_open(&self) -> String {
        self.say.msg("parse-missing-direction")
    }

    /// Forgets a question that was asked; whether there was one.
    pub fn drop_question(&mut self) -> bool {
        self.asked.take().is_some()
    }

    /// What to say if the input ends now: that the game is not finished, if it
    /// is not.
    #[must_use]
    pub fn unfinished(&self) -> Option<String> {
        let position = self.game.position();
        let args = [("player", errors::letter(position.to_move()))];
        (!position.is_over()).then(|| self.say.format("unfinished", &args))
    }

    /// What to say to somebody who leaves.
    #[must_use]
    pub fn goodbye(&self) -> String {
        self.say.msg("goodbye")
    }

    /// What to say to somebody who presses Ctrl-C.
    #[must_use]
    pub fn about_to_leave(&self) -> String {
        self.say.msg("ctrl-c-again")
    }

    /// What to say to somebody whose line cannot be read as text.
    #[must_use]
    pub fn not_text(&self) -> String {
        self.prose(&self.say.msg("not-text"))
    }

    /// Whether the game goes on without anybody typing.
    #[must_use]
    pub fn plays_itself(&self) -> bool {
        self.humans().next().is_none()
    }

    /// Does what a line says.
    ///
    /// Spaces around it do not matter; an empty line and one that begins with
    /// `#` do nothing.
    pub fn execute(&mut self, line: &str) -> Response {
        let line = line.trim();
        let asked = self.asked.take();
        let again = std::mem::take(&mut self.dropping);
        if line.is_empty() || line.starts_with('#') {
            return Response::done("");
        }
        match (asked, read_direction(line)) {
            (Some(number), Some(direction)) => {
                let Some(m) = Move::new(number, direction) else {
                    unreachable!("only squares of the board are asked about");
                };
                return self.play(m, "");
            }
            (None, Some(direction)) => {
                let moves = self.game.position().legal_moves();
                let example = moves.iter().find(|m| m.direction() == direction);
                let example = example.map_or_else(|| "3R".into(), |m| m.to_string());
                let args = [("example", example.into())];
                return self.refuse(&self.say.format("direction-alone", &args));
            }
            _ => {}
        }
        if looks_like_move(line) {
            return self.typed_move(line);
        }
        match command::find(line, self.say.lang()) {
            Ok((command, rest)) => self.obey(command, rest, again),
            Err(_) if asked.is_some() => self.refuse(&self.say.msg("not-a-direction")),
            Err(suggestion) => {
                let name = errors::harmless(&text::shortened(line));
                let args = [("name", name.into())];
                let answer = self.say.format("unknown-command", &args);
                let more = match suggestion {
                    Some(suggestion) => errors::did_you_mean(&self.say, suggestion),
                    None => self.say.msg("help-is-there"),
                };
                self.refuse(&format!("{answer} {more}"))
            }
        }
    }

    /// The answer to a line that is wrong.
    fn refuse(&self, text: &str) -> Response {
        Response {
            text: text::explanation(text, self.wrapping()),
            kind: ResponseKind::Refused,
        }
    }

    /// Reads a move and plays it, or asks for its direction.
    fn typed_move(&mut self, line: &str) -> Response {
        let position = self.game.position();
        match read_move(line, position) {
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
                    _ => self.refuse(&errors::parse_errors(&self.say, line, &errors)),
                },
                _ => self.refuse(&errors::parse_errors(&self.say, line, &errors)),
            },
        }
    }

    /// Asks for the direction of a move, unless only one is possible.
    fn ask(&mut self, number: u8) -> Response {
        let position = self.game.position();
        let moves = oaq_core::Direction::ALL
            .into_iter()
            .filter_map(|direction| Move::new(number, direction));
        let legal: Vec<Move> = moves
            .clone()
            .filter(|&m| position.check_move(m).is_ok())
            .collect();
        match legal[..] {
            [] => {
                let error = moves.clone().find_map(|m| position.check_move(m).err());
                self.refuse(&error.map(|e| self.say.illegal_move(&e)).unwrap_or_default())
            }
            [only] => self.play(only, ""),
            _ => {
                self.asked = Some(number);
                Response {
                    text: String::new(),
                    kind: ResponseKind::Question,
                }
            }
        }
    }

    /// Plays a move; the answer begins with `notes`.
    fn play(&mut self, m: Move, notes: &str) -> Response {
        let mut events = Vec::new();
        if let Err(error) = self.game.play_with(m, &mut events) {
            return self.refuse(&self.say.illegal_move(&error.reason));
        }
        self.turns.truncate(self.game.moves().len() - 1);
        self.turns.push(events);
        let ply = self.turns.len() - 1;
        let told = self.told(ply);
        let mut answer = format!("{notes}{told}\n{}", self.board());
        if let Some(ending) = self.ending() {
            answer.push('\n');
            answer += &ending;
        }
        Response::done(answer)
    }

    /// Makes one move for the player to move if that is the computer.
    pub fn computer_move(&mut self) -> Option<Response> {
        let m = match self.players[self.game.position().to_move().index()] {
            Who::Human => None,
            Who::Greedy => Greedy.choose(&self.game),
        };
        m.map(|m| self.play(m, ""))
    }

    /// The move of a ply in notation and in words.
    fn told(&self, ply: usize) -> String {
        let after = &self.game.positions()[ply + 1];
        let names = Names::default();
        let narrator = Narrator::new(&self.say, &names);
        let args = [
            ("move", self.written(ply).into()),
            ("text", narrator.short(&self.turns[ply], after).into()),
        ];
        self.prose(&self.say.format("turn-told", &args))
    }

    /// The move of a ply as records write it.
    fn written(&self, ply: usize) -> String {
        let mut captured = (0, 0);
        for event in &self.turns[ply] {
            if let Event::Capture { dan, quan, .. } = event {
                captured.0 += dan;
                captured.1 += quan;
            }
        }
        let before = &self.game.positions()[ply];
        let mover = before.to_move();
        let refilled = ply.checked_sub(1).is_some_and(|earlier| {
            let refill = |e: &Event| matches!(e, Event::Refill { player, .. } if *player == mover);
            self.turns[earlier].iter().any(refill)
        });
        write_move_full(self.game.moves()[ply], captured, refilled)
    }

    /// Who won, and what can be done then.
    fn ending(&self) -> Option<String> {
        let outcome = self.game.outcome()?;
        let mut text = self.prose(&self.say.result(&outcome, &Names::default()));
        if self.interactive {
            text.push('\n');
            text += &self.prose(&self.say.msg("another-game"));
        }
        Some(text)
    }

    /// The board, with the last move. A drawing has an empty line on each side,
    /// and plain lines say whose turn it is unless a prompt does.
    fn board(&self) -> String {
        let position = self.game.position();
        let last = self.game.moves().last().copied();
        let events = self.turns.get(self.game.moves().len().wrapping_sub(1));
        let last = last.zip(events.map(Vec::as_slice));
        let shown = (&position.to_setup(), position.is_over());
        let board = self.look.board(&self.say, shown, position.rules(), last);
        let turn =
            telling::turn(&self.say, position).filter(|_| self.look.plain && !self.interactive);
        match turn {
            Some(turn) => format!("{board}\n{turn}"),
            None if self.look.is_drawing() => format!("\n{board}\n"),
            None => board,
        }
    }

    fn rules_line(&self) -> String {
        let name = self.chosen.name(&self.say);
        self.say.format("greeting-rules", &[("rules", name.into())])
    }

    fn prose(&self, text: &str) -> String {
        text::prose(text, self.wrapping())
    }

    /// The width for which sentences are wrapped: plain lines stay whole.
    fn wrapping(&self) -> Option<usize> {
        self.width.filter(|_| !self.look.plain)
    }

    fn seats(&self) -> impl Iterator<Item = Player> + use<> {
        self.game.position().board().seats()
    }

    /// The players who are people.
    fn humans(&self) -> impl Iterator<Item = Player> {
        self.seats()
            .filter(|p| self.players[p.index()] == Who::Human)
    }

    /// The one player who is a person, if there is only one.
    fn only_human(&self) -> Option<Player> {
        let mut humans = self.humans();
        humans.next().filter(|_| humans.next().is_none())
    }
}

/// Whether a line is meant as a move, right or wrong: a number, perhaps with a
/// player or a `+` in front.
fn looks_like_move(line: &str) -> bool {
    let rest = line.trim_start_matches('+').trim_start();
    let rest = match rest.chars().next() {
        Some(letter) if Player::from_letter(letter).is_some() => &rest[letter.len_utf8()..],
        _ => rest,
    };
    rest.starts_with(|c: char| c.is_ascii_digit())
}
