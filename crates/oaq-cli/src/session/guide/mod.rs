//! The guided game and the quiz: what is asked and answered line by line. What
//! is right and what is wrong, `oaq_play` knows.

mod quiz;
mod tutorial;
mod words;

use std::hash::{BuildHasher, Hasher, RandomState};

use oaq_core::{Direction, Player, Position, SquareKind};
use oaq_i18n::Messages;
use oaq_play::quiz::Level;

use super::command::{self, Command, Word};
use super::guest::{Answer, Aside, Guest};
use super::{Response, ResponseKind, Session};
use crate::drawing::Look;
use crate::{errors, text};
use quiz::QuizTalk;
use tutorial::Tutorial;
pub(super) use words::LEVELS;

/// How a guide speaks.
#[derive(Clone, Copy, Debug)]
struct Voice<'v> {
    say: &'v Messages,
    look: Look,
    /// Whether somebody types, who reads on when it pleases.
    interactive: bool,
    /// Whether a game waits behind the guide.
    in_game: bool,
}

impl Voice<'_> {
    /// A sentence, wrapped for the screen; plain lines stay whole.
    fn prose(self, text: &str) -> String {
        text::prose(text, self.wrapping())
    }

    fn wrapping(self) -> Option<usize> {
        self.look.width.filter(|_| !self.look.plain)
    }

    /// A message as a sentence.
    fn msg(self, id: &str) -> String {
        self.prose(&self.say.msg(id))
    }

    /// Parts of a text, with an empty line between them where boards are drawn.
    fn parts(self, parts: &[String]) -> String {
        let between = if self.look.is_drawing() { "\n\n" } else { "\n" };
        parts.join(between)
    }
}

/// What a guide says to a line.
#[derive(Debug, PartialEq, Eq)]
struct Said {
    text: String,
    /// Whether that was all.
    over: bool,
}

impl Said {
    fn more(text: impl Into<String>) -> Self {
        let text = text.into();
        Self { text, over: false }
    }

    fn last(text: impl Into<String>) -> Self {
        let text = text.into();
        Self { text, over: true }
    }
}

/// Somebody who leads through a game or asks questions.
#[derive(Debug)]
enum Guide {
    Tutorial(Tutorial),
    Quiz(Box<QuizTalk>),
}

impl Guide {
    /// Whether it lets a command look at the board that would do so in a game.
    fn lets(&self, command: Command) -> bool {
        // Right and left are the mover's in a question, so it sits below.
        matches!(self, Self::Tutorial(_)) || command != Command::Flip
    }

    /// What it says first.
    fn opening(&self, voice: Voice<'_>) -> String {
        match self {
            Self::Tutorial(tutorial) => tutorial.opening(voice),
            Self::Quiz(quiz) => quiz.opening(voice),
        }
    }
}

impl Guest for Guide {
    fn prompt(&self, session: &Session) -> String {
        match self {
            Self::Tutorial(tutorial) => tutorial.prompt(&session.say),
            Self::Quiz(quiz) => quiz.prompt(&session.say),
        }
    }

    fn answer(&mut self, session: &mut Session, line: &str) -> Answer {
        // To leave a guide is not to leave the game.
        let own = Word::find(self.words(), line).is_some();
        let mut line = line;
        if !own && let Some((spec, rest)) = command::named(line) {
            let command = spec.command;
            if self.lets(command) && command.is_of_use_anywhere()
                || command.looks_at_any_board(rest)
            {
                return Answer::Pass;
            }
            if command == Command::Play && !rest.is_empty() {
                line = rest;
            }
        }
        let voice = session.voice();
        let said = match self {
            Self::Tutorial(tutorial) => tutorial.answer(line, voice),
            Self::Quiz(quiz) => quiz.answer(line, voice),
        };
        if !said.over {
            return Answer::Stay(Response::done(said.text));
        }
        if session.only_guest {
            let (text, kind) = (said.text, ResponseKind::Quit);
            return Answer::Leave(Response { text, kind });
        }
        let back = session.prose(&session.say.msg("tutorial-back-in-game"));
        let text = format!("{}\n{back}\n{}", said.text, session.board());
        Answer::Leave(Response::done(text))
    }

    fn words(&self) -> &'static [Word] {
        match self {
            Self::Tutorial(_) => tutorial::WORDS,
            Self::Quiz(_) => quiz::WORDS,
        }
    }

    fn aside(&self, _: &Session) -> Option<Aside> {
        match self {
            Self::Tutorial(tutorial) => tutorial.aside(),
            Self::Quiz(quiz) => Some(quiz.aside()),
        }
    }

    fn position(&self) -> Option<Position> {
        match self {
            Self::Tutorial(tutorial) => tutorial.position(),
            Self::Quiz(_) => None,
        }
    }

    fn farewell(&self, session: &Session) -> Option<String> {
        Some(match self {
            Self::Tutorial(tutorial) => tutorial.farewell(session.voice()),
            Self::Quiz(quiz) => quiz.farewell(session.voice()),
        })
    }

    fn drop_question(&mut self) {
        if let Self::Tutorial(tutorial) = self {
            tutorial.drop_question();
        }
    }
}

/// Asks which way to sow from a square of the mover.
pub(super) fn which_way(say: &Messages, position: &Position, number: u8) -> String {
    let board = position.board();
    let towards = |direction| {
        let from = board.dan(position.to_move(), number);
        let square = from.map(|square| board.step(square, direction));
        square.map_or_else(String::new, |square| label(board.kind(square)))
    };
    let args = [
        ("square", number.into()),
        ("right", towards(Direction::Right).into()),
        ("left", towards(Direction::Left).into()),
    ];
    say.format("prompt-direction", &args)
}

/// What the notation calls a square: `A3`, `QB`.
fn label(kind: SquareKind) -> String {
    match kind {
        SquareKind::Dan(player, number) => format!("{player}{number}"),
        SquareKind::Quan(player) => format!("Q{player}"),
    }
}

/// What is said of a line that a game would obey, if it is one: that here it
/// means nothing, and how to get back to where it does.
fn not_here(line: &str, guide: &str, words: &[Word], voice: Voice<'_>) -> Option<String> {
    let (spec, _) = command::named(line)?;
    let lang = voice.say.lang();
    if Word::first(words, line).is_some() {
        // It means something here, but not with what stands behind it.
        let args = [("command", spec.name(lang).into())];
        return Some(voice.prose(&voice.say.format("needs-nothing", &args)));
    }
    let args = [
        ("command", spec.name(lang).into()),
        ("guide", guide.into()),
        ("leave", words::LEAVE.name(lang).into()),
        ("help", words::HELP.name(lang).into()),
    ];
    Some(voice.prose(&voice.say.format("guide-not-here", &args)))
}

/// Where a dân falls, as it stands in a sentence.
fn into_square(say: &Messages, kind: SquareKind) -> String {
    let word = match kind {
        SquareKind::Dan(..) => "dan",
        SquareKind::Quan(_) => "quan",
    };
    let args = [("kind", word.into()), ("label", label(kind).into())];
    say.format("square-into", &args)
}

/// The letters of players, one of which is meant.
fn letters(say: &Messages, position: &Position) -> String {
    let seats = position.board().seats();
    say.list_comma(
        &seats
            .map(|player: Player| player.to_string())
            .collect::<Vec<_>>(),
    )
}

/// A seed that is another one each time.
pub(crate) fn any_seed() -> u64 {
    // Small enough to be typed again.
    RandomState::new().build_hasher().finish() % 1_000_000
}

impl Session {
    /// Leads through a first game instead of playing one, and gives back how
    /// that begins. The session is over when it is.
    pub fn only_tutorial(&mut self) -> String {
        self.only_guest = true;
        self.lead(Guide::Tutorial(Tutorial::default()))
    }

    /// Asks what moves do, under the rules of the game, instead of playing, and
    /// gives back how that begins. The session is over when it is.
    pub fn only_quiz(&mut self, level: Level, seed: u64) -> String {
        self.only_guest = true;
        self.lead(self.quiz(level, seed))
    }

    /// Lets a guide speak from now on; what it says first.
    fn lead(&mut self, guide: Guide) -> String {
        let opening = guide.opening(self.voice());
        self.receive(Box::new(guide));
        opening
    }

    fn quiz(&self, level: Level, seed: u64) -> Guide {
        Guide::Quiz(Box::new(QuizTalk::new(self.chosen.rules, level, seed)))
    }

    /// How a guide speaks in this session.
    fn voice(&self) -> Voice<'_> {
        Voice {
            say: &self.say,
            look: Look {
                // The game may have more players.
                seat: self.look.seat.filter(|seat| seat.index() < 2),
                ..self.look
            },
            interactive: self.interactive,
            in_game: !self.only_guest,
        }
    }

    /// Begins the guided game.
    pub(super) fn begin_tutorial(&mut self) -> Response {
        Response::done(self.lead(Guide::Tutorial(Tutorial::default())))
    }

    /// Begins the quiz: `quiz`, `quiz hard`, `quiz hard 7`.
    pub(super) fn begin_quiz(&mut self, typed: &str) -> Response {
        let (mut level, mut seed) = (Level::default(), None);
        for word in typed.split_whitespace() {
            if let Some(read) = Level::read(word) {
                level = read;
            } else if word.starts_with(|c: char| c == '-' || c.is_ascii_digit()) {
                let Ok(number) = word.parse() else {
                    return self.refuse_word("quiz-unknown-seed", word);
                };
                seed = Some(number);
            } else {
                return self.refuse_word("quiz-unknown-level", word);
            }
        }
        let guide = self.quiz(level, seed.unwrap_or_else(any_seed));
        Response::done(self.lead(guide))
    }

    /// Refuses a word that stands behind a command.
    fn refuse_word(&self, id: &str, word: &str) -> Response {
        let name = errors::harmless(&text::shortened(word));
        self.refuse(&self.say.format(id, &[("name", name.into())]))
    }
}
