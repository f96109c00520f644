//! A game that is played by lines of text.

mod answers;
mod browse;
mod command;
mod complete;
mod config;
mod edit;
mod engine;
mod files;
mod film;
mod games;
mod guest;
mod guide;
mod helping;
mod judging;
mod keeping;
mod options;
mod people;
mod play;
mod response;
mod settings;
mod spoken;
mod talk;
mod tally;
#[cfg(test)]
mod tests;
mod travel;

pub(crate) use complete::{Assistant, WHO};
pub(crate) use film::{Frame, pace};
pub(crate) use guide::any_seed;
pub use options::{Saving, SessionOptions};
pub use response::{Response, ResponseKind};

use std::path::PathBuf;
use std::time::Duration;

use oaq_core::{Game, Move, Player};
use oaq_i18n::{Messages, Names};
use oaq_notation::record::Record;

use oaq_play::{Sheet, Who, read_start};

use crate::context::Environment;
use crate::drawing::Look;
use crate::saves::{Folder, Keeper};
use crate::variants::{Chosen, Variants};
use crate::{errors, text, wording};
use browse::Browsed;
use engine::Engine;
use files::Filed;
use guest::{Aside, Guest};
use tally::Tally;

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
    sheet: Sheet,
    players: [Who; 4],
    engine: Engine,
    look: Look,
    question: Option<Question>,
    /// Who answers the lines for a while.
    guest: Option<Box<dyn Guest>>,
    /// What a guest has on the board, while a command looks at it.
    aside: Option<Aside>,
    /// Several games that count together.
    tally: Option<Tally>,
    /// The file whose games are looked at.
    browsed: Option<Browsed>,
    /// Whether the screen has colours.
    colours: bool,
    /// Whether the guest is all that is wanted, and no game.
    only_guest: bool,
    /// How long each dân is shown when it is sown, if it is.
    pace: Option<Duration>,
    /// The last line, if it wanted to drop a game that is not finished.
    dropping: Option<String>,
    keeper: Keeper,
    /// Where games are saved by themselves, and the files there that the user
    /// was shown, in the order of their numbers.
    folder: Option<Folder>,
    listed: Vec<PathBuf>,
    /// The file that the game is in because somebody wanted it to.
    filed: Option<Filed>,
    /// The game as it was loaded, if it was.
    untouched: Option<Record>,
    /// The game as it was set up by hand, if it was.
    set_up: Option<Record>,
    /// What to say besides the answers.
    warnings: Vec<String>,
    today: Option<fn() -> String>,
    home: Option<PathBuf>,
    environment: Environment,
    width: Option<usize>,
    interactive: bool,
}

/// What the next line may answer.
#[derive(Debug)]
enum Question {
    /// Which way to sow from this square.
    Direction(u8),
    /// Whether to go on with one of the games that are listed.
    Offer,
}

/// The line that is being obeyed.
struct Line<'l> {
    text: &'l str,
    /// Whether it repeats one that would have dropped the game.
    again: bool,
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
        let (variants, mut warnings) = Variants::load(environment.rules.as_deref(), &say, false);
        let chosen = variants.choose(&options.rules, &say)?;
        let start = match &options.position {
            None => None,
            Some(text) => match read_start(text, &chosen.rules) {
                Ok(read) => Some(read.value.0),
                Err(errors) => return Err(errors::parse_errors(&say, text, &errors)),
            },
        };
        let mut session = Self {
            sheet: Sheet::new(chosen.named(), start),
            say,
            variants,
            chosen,
            players: [const { Who::Human }; 4],
            engine: Engine::new(options.hash, options.threads),
            look: Look {
                style: options.style,
                plain: options.plain,
                seat: None,
                width: options.width,
                theme: options.theme.unwrap_or_default(),
            },
            colours: options.theme.is_some(),
            tally: None,
            browsed: None,
            question: None,
            guest: None,
            aside: None,
            only_guest: false,
            pace: options.pace,
            dropping: None,
            keeper: Keeper::default(),
            folder: environment.saves.clone().map(Folder::new),
            listed: Vec::new(),
            filed: None,
            untouched: None,
            set_up: None,
            warnings: Vec::new(),
            today: environment.today,
            home: environment.home.clone(),
            environment: environment.clone(),
            width: options.width,
            interactive: options.interactive,
        };
        session.begin_saving(&options.saving)?;
        session.seat(options)?;
        if options.offer {
            session.offer();
        }
        warnings.append(&mut session.warnings);
        Ok((session, warnings))
    }

    /// The game.
    #[must_use]
    pub fn game(&self) -> &Game {
        self.sheet.game()
    }

    /// Tells how wide the screen is by now; see [`SessionOptions::width`].
    pub const fn set_width(&mut self, width: Option<usize>) {
        self.width = width;
        self.look.width = width;
    }

    /// What is asked next, without a space behind it.
    #[must_use]
    pub fn prompt(&self) -> String {
        if let Some(guest) = &self.guest {
            return guest.prompt(self);
        }
        let number = match self.question {
            Some(Question::Offer) => {
                let args = [("count", self.listed.len().into())];
                return self.say.format("prompt-offer", &args);
            }
            Some(Question::Direction(number)) => Some(number),
            None => None,
        };
        if self.sheet.is_over() {
            return self.say.msg("prompt-over");
        }
        let position = self.sheet.position();
        let player = position.to_move();
        let Some(number) = number else {
            let args = [
                ("player", self.name_at_board(player).into()),
                ("squares", position.board().squares().into()),
            ];
            return self.say.format("prompt-move", &args);
        };
        guide::which_way(&self.say, position, number)
    }

    /// Whether a line would leave a question without an answer: one was asked,
    /// and this is no direction.
    #[must_use]
    pub fn is_left_open_by(&self, line: &str) -> bool {
        let asked = matches!(self.question, Some(Question::Direction(_)));
        asked && wording::direction(line.trim()).is_none()
    }

    /// Forgets that a direction was asked for; whether it was.
    pub fn drop_question(&mut self) -> bool {
        if let Some(guest) = &mut self.guest {
            guest.drop_question();
        }
        let asked = |q: &mut Question| matches!(q, Question::Direction(_));
        self.question.take_if(asked).is_some()
    }

    /// What there is to say besides the answers so far, such as that the game
    /// cannot be saved; each of it once.
    pub fn take_warnings(&mut self) -> Vec<String> {
        std::mem::take(&mut self.warnings)
    }

    /// Whether nothing but lines of text may be shown.
    #[must_use]
    pub const fn is_plain(&self) -> bool {
        self.look.plain
    }

    /// Whether the game goes on without anybody typing.
    #[must_use]
    pub fn plays_itself(&self) -> bool {
        self.guest.is_none() && self.humans().next().is_none()
    }

    /// Does what a line says. When it has been done, the game is saved, if
    /// games are.
    ///
    /// Spaces around it do not matter; an empty line and one that begins with
    /// `#` do nothing.
    pub fn execute(&mut self, line: &str) -> Response {
        let line = line.trim();
        let mut response = if line.starts_with('#') {
            Response::done("")
        } else if let Some(response) = self.answer_of_guest(line) {
            response
        } else {
            self.answer(line)
        };
        self.count(&mut response);
        self.warn_of_table();
        // What is refused changes nothing.
        if response.kind != ResponseKind::Refused {
            self.keep();
        }
        response
    }

    fn answer(&mut self, line: &str) -> Response {
        let dropping = self.dropping.take();
        let again = dropping.as_deref() == Some(&text::fold(line));
        let asked = match self.question.take() {
            Some(Question::Offer) => return self.answer_offer(line),
            Some(Question::Direction(number)) => Some(number),
            None => None,
        };
        if line.is_empty() {
            self.engine.paused = false;
            return Response::done("");
        }
        match (asked, wording::direction(line)) {
            (Some(number), Some(direction)) => {
                let Some(m) = Move::new(number, direction) else {
                    unreachable!("only squares of the board are asked about");
                };
                return self.play(m, "");
            }
            (None, Some(direction)) => {
                let moves = self.sheet.position().legal_moves();
                let example = moves.iter().find(|m| m.direction() == direction);
                let example = example.map_or_else(|| "3R".into(), |m| m.to_string());
                let args = [("example", example.into())];
                return self.refuse(&self.say.format("direction-alone", &args));
            }
            _ => {}
        }
        if looks_like_move(line) || wording::in_notation(line).is_some() {
            return self.typed_move(line);
        }
        match command::find(line, self.say.lang()) {
            Ok((command, rest)) => {
                let before = asked.map(|_| self.sheet.position().clone());
                let response = self.obey(command, rest, &Line { text: line, again });
                let same = before.is_some_and(|before| before == *self.sheet.position());
                if same && command.only_shows() {
                    self.question = asked.map(Question::Direction);
                }
                response
            }
            Err(_) if asked.is_some() => {
                // A slip is no reason to ask for the square again.
                self.question = asked.map(Question::Direction);
                self.refuse(&self.say.msg("not-a-direction"))
            }
            Err(missed) => self.refuse(&self.no_such_command(line, &missed)),
        }
    }

    /// The answer to a line that is wrong.
    fn refuse(&self, text: &str) -> Response {
        let text = if self.look.plain {
            without_places(text)
        } else {
            text::explanation(text, self.wrapping())
        };
        Response {
            text,
            kind: ResponseKind::Refused,
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

    /// What the players are called.
    fn names(&self) -> Names {
        people::names_of(self.sheet.record())
    }

    /// What a player is called, with the letter that the board shows.
    fn name_at_board(&self, player: Player) -> String {
        let is_of_game = self.aside.as_ref().is_none_or(|aside| aside.of_game);
        match self.names().given(player).filter(|_| is_of_game) {
            Some(name) => format!("{name} ({player})"),
            None => player.to_string(),
        }
    }

    /// Whether a game has begun and not ended.
    fn is_in_progress(&self) -> bool {
        self.sheet.plies() > 0 && !self.sheet.is_over() && !self.is_untouched()
    }

    /// Whether there is a position that somebody took the trouble to set up, and
    /// that is nowhere else yet.
    fn is_only_set_up(&self) -> bool {
        self.set_up.as_ref() == Some(self.sheet.record())
            && !self.sheet.is_over()
            && self.filed.is_none()
            && !self.keeper.has_kept()
    }

    fn seats(&self) -> impl Iterator<Item = Player> + use<> {
        self.sheet.position().board().seats()
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

/// An explanation without the lines that point at a place in a text, which
/// say nothing to somebody who listens.
fn without_places(text: &str) -> String {
    let is_place = |line: &str| {
        let mark = line.trim_start();
        line.starts_with("  ") && !mark.is_empty() && mark.chars().all(|c| c == '^')
    };
    let mut lines: Vec<&str> = Vec::new();
    for line in text.lines() {
        if is_place(line) {
            lines.pop();
        } else {
            lines.push(line);
        }
    }
    lines.join("\n")
}
