//! `tutorial`: a first game in ten steps.

use oaq_core::{Direction, Event, Move, Position, Setup};
use oaq_i18n::{Messages, Names, Narrator};
use oaq_notation::{ParseErrorKind, ParseErrors, read_move};
use oaq_play::lessons::{Attempt, Course, Goal, LESSONS, Lesson, Miss};

use super::super::command::Word;
use super::super::guest::Aside;
use super::words::{BACK, HELP, HINT, LEAVE, REPEAT, SKIP, meant};
use super::{Said, Voice, into_square, label, not_here, which_way};
use crate::{errors, text, wording};

/// What can be typed besides answers.
pub(super) const WORDS: &[Word] = &[HINT, SKIP, BACK, REPEAT, HELP, LEAVE];

/// So many tries in vain, and help is offered.
const PATIENCE: usize = 2;

/// Somebody's way through the steps.
#[derive(Debug, Default)]
pub(super) struct Tutorial {
    course: Course,
    waiting: Waiting,
}

/// What the next line is for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Waiting {
    /// To do what the step asks for.
    #[default]
    Answer,
    /// To say which way to sow from this square.
    Direction(u8),
    /// To go on, since the step is done.
    Enter,
}

impl Tutorial {
    pub(super) fn opening(&self, voice: Voice<'_>) -> String {
        let args = [("steps", LESSONS.len().into())];
        let welcome = voice.prose(&voice.say.format("tutorial-welcome", &args));
        let mut lines = vec![welcome];
        if !voice.look.plain {
            lines.push(voice.msg("tutorial-board"));
        }
        lines.push(voice.msg("tutorial-words"));
        voice.parts(&[lines.join("\n"), self.step(voice)])
    }

    pub(super) fn prompt(&self, say: &Messages) -> String {
        match (self.waiting, self.course.lesson()) {
            (Waiting::Enter, _) | (_, None) => say.msg("tutorial-ask-next"),
            (Waiting::Direction(number), Some(lesson)) => {
                which_way(say, &lesson.position(), number)
            }
            (Waiting::Answer, Some(lesson)) if lesson.goal().is_number() => {
                say.msg("tutorial-ask-number")
            }
            (Waiting::Answer, Some(_)) => say.msg("tutorial-ask-move"),
        }
    }

    pub(super) fn position(&self) -> Option<Position> {
        let lesson = self.course.lesson()?;
        let wanted = self.waiting == Waiting::Answer && !lesson.goal().is_number();
        wanted.then(|| lesson.position())
    }

    pub(super) fn aside(&self) -> Option<Aside> {
        let lesson = self.course.lesson()?;
        Some(Aside {
            setup: lesson.setup(),
            rules: lesson.rules(),
            over: lesson.goal() == Goal::Points,
            seat: None,
            of_game: false,
        })
    }

    pub(super) fn drop_question(&mut self) {
        if let Waiting::Direction(_) = self.waiting {
            self.waiting = Waiting::Answer;
        }
    }

    pub(super) fn farewell(&self, voice: Voice<'_>) -> String {
        let args = [
            ("number", self.course.number().min(LESSONS.len()).into()),
            ("steps", LESSONS.len().into()),
        ];
        voice.prose(&voice.say.format("tutorial-left", &args))
    }

    pub(super) fn answer(&mut self, line: &str, voice: Voice<'_>) -> Said {
        let waiting = std::mem::take(&mut self.waiting);
        let Some(lesson) = self.course.lesson() else {
            return Said::last("");
        };
        if let Some(word) = Word::find(WORDS, line) {
            return self.obey(word, waiting, lesson, voice);
        }
        match waiting {
            Waiting::Enter if line.is_empty() => self.go_on(voice),
            Waiting::Enter => {
                self.waiting = waiting;
                Said::more(voice.msg("tutorial-press-enter"))
            }
            _ if line.is_empty() => {
                self.waiting = waiting;
                Said::more("")
            }
            Waiting::Direction(number) => match wording::direction(line) {
                Some(direction) => self.play(Move::new(number, direction), lesson, voice),
                None => self.typed(line, lesson, voice),
            },
            Waiting::Answer => self.typed(line, lesson, voice),
        }
    }

    /// Does what a word says.
    fn obey(&mut self, word: &str, before: Waiting, lesson: &Lesson, voice: Voice<'_>) -> Said {
        match word {
            "skip" => self.go_on(voice),
            "back" => {
                if !self.course.back() {
                    self.waiting = before;
                    return Said::more(voice.msg("tutorial-first"));
                }
                Said::more(self.step(voice))
            }
            "repeat" => {
                self.course.again();
                Said::more(self.step(voice))
            }
            "leave" => Said::last(self.farewell(voice)),
            "hint" => {
                self.waiting = before;
                Said::more(hint(lesson, voice))
            }
            _ => {
                self.waiting = before;
                Said::more(voice.msg("tutorial-help"))
            }
        }
    }

    /// The step: what is told, the board, what is asked.
    fn step(&self, voice: Voice<'_>) -> String {
        let Some(lesson) = self.course.lesson() else {
            return String::new();
        };
        let title = voice.say.msg(&format!("lesson-{}", lesson.id()));
        let args = [
            ("number", self.course.number().into()),
            ("steps", LESSONS.len().into()),
            ("title", title.into()),
        ];
        let head = voice.prose(&voice.say.format("tutorial-step", &args));
        let tell = said_of(lesson, "tell", voice);
        voice.parts(&[
            format!("{head}\n{tell}"),
            board(lesson, &lesson.setup(), voice),
            said_of(lesson, "task", voice),
        ])
    }

    /// Goes on to the next step, or says that all are done.
    fn go_on(&mut self, voice: Voice<'_>) -> Said {
        if self.course.next() {
            return Said::more(self.step(voice));
        }
        let id = if voice.in_game {
            "tutorial-done-here"
        } else {
            "tutorial-done"
        };
        Said::last(voice.msg(id))
    }

    /// Says that the step is done, and goes on when the reader has read it.
    fn right(&mut self, lesson: &Lesson, what: String, voice: Voice<'_>) -> Said {
        let right = voice.say.msg("tutorial-right");
        let done = said_of_plain(lesson, "done", voice);
        let praise = voice.prose(&format!("{right} {done}"));
        let text = voice.parts(&[what, praise]);
        if voice.interactive {
            self.waiting = Waiting::Enter;
            return Said::more(text);
        }
        let next = self.go_on(voice);
        let text = voice.parts(&[text, next.text]);
        Said { text, ..next }
    }

    /// Says what was wrong, and lets it be tried again.
    fn wrong(&mut self, why: &str, voice: Voice<'_>) -> String {
        self.course.miss();
        let mut text = format!("{why} {}", voice.say.msg("tutorial-try-again"));
        if self.course.misses() >= PATIENCE {
            text.push(' ');
            text += &voice.say.msg("tutorial-stuck");
        }
        voice.prose(&text)
    }

    /// Reads an answer.
    fn typed(&mut self, line: &str, lesson: &Lesson, voice: Voice<'_>) -> Said {
        if lesson.goal().is_number() {
            return self.number(line, lesson, voice);
        }
        let position = lesson.position();
        let line = &*wording::understood(line);
        match read_move(line, &position) {
            Ok(read) => self.play(Some(read.value.m), lesson, voice),
            Err(errors) => match errors.errors[..] {
                [ref error] => match error.kind {
                    ParseErrorKind::MissingDirection { number } => {
                        self.square(number, &position, voice)
                    }
                    _ => Said::more(unreadable(line, &errors, voice)),
                },
                _ => Said::more(unreadable(line, &errors, voice)),
            },
        }
    }

    /// Asks which way to sow from a square, if it can be sown from.
    fn square(&mut self, number: u8, position: &Position, voice: Voice<'_>) -> Said {
        let m = Move::new(number, Direction::Right);
        if let Some(Err(reason)) = m.map(|m| position.check_move(m)) {
            let why = voice.say.illegal_move(&reason);
            return Said::more(self.wrong(&why, voice));
        }
        self.waiting = Waiting::Direction(number);
        Said::more("")
    }

    /// Plays a move and judges it.
    fn play(&mut self, m: Option<Move>, lesson: &Lesson, voice: Voice<'_>) -> Said {
        // A number that no board has was refused before.
        let Some(m) = m else { return Said::more("") };
        let attempt = match lesson.attempt(m) {
            Ok(attempt) => attempt,
            Err(reason) => {
                let why = voice.say.illegal_move(&reason);
                return Said::more(self.wrong(&why, voice));
            }
        };
        let told = told(lesson, &attempt, voice);
        match attempt.miss {
            None => {
                let mut setup = attempt.after.to_setup();
                let mut parts = vec![told];
                if !voice.look.plain {
                    // Whose turn it would be does not matter.
                    setup.to_move = lesson.setup().to_move;
                    parts.push(drawn(lesson, (&setup, attempt.after.is_over()), voice));
                }
                self.right(lesson, voice.parts(&parts), voice)
            }
            Some(miss) => {
                let why = missed(miss, &attempt, voice);
                let mut parts = vec![told, self.wrong(&why, voice)];
                if !voice.look.plain {
                    parts.push(board(lesson, &lesson.setup(), voice));
                }
                let mut text = voice.parts(&parts);
                if voice.look.is_drawing() {
                    text.push('\n');
                }
                Said::more(text)
            }
        }
    }

    /// Reads a number and judges it.
    fn number(&mut self, line: &str, lesson: &Lesson, voice: Voice<'_>) -> Said {
        let number = line
            .split_whitespace()
            .next()
            .and_then(|n| n.parse::<i32>().ok());
        let (Some(number), Some(right)) = (number, lesson.number()) else {
            return Said::more(no_number(line, voice));
        };
        if number == right {
            return self.right(lesson, reckoned(lesson, voice), voice);
        }
        let id = if number < right {
            "tutorial-too-few"
        } else {
            "tutorial-too-many"
        };
        let why = format!(
            "{} {}",
            voice.say.msg(id),
            said_of_plain(lesson, "help", voice)
        );
        Said::more(self.wrong(&why, voice))
    }
}

/// A text of a step as it is.
fn said_of_plain(lesson: &Lesson, what: &str, voice: Voice<'_>) -> String {
    voice.say.msg(&format!("lesson-{}.{what}", lesson.id()))
}

/// A text of a step, wrapped.
fn said_of(lesson: &Lesson, what: &str, voice: Voice<'_>) -> String {
    voice.prose(&said_of_plain(lesson, what, voice))
}

fn board(lesson: &Lesson, setup: &Setup, voice: Voice<'_>) -> String {
    drawn(lesson, (setup, lesson.goal() == Goal::Points), voice)
}

/// A board of a step; `shown` says whether the game is over there.
fn drawn(lesson: &Lesson, shown: (&Setup, bool), voice: Voice<'_>) -> String {
    voice.look.board(voice.say, shown, &lesson.rules(), None)
}

/// What a move did, step by step; not yet how the game is counted, since the
/// last step asks for that.
fn told(lesson: &Lesson, attempt: &Attempt, voice: Voice<'_>) -> String {
    let names = Names::default();
    let counted = |event: &Event| matches!(event, Event::Collect { .. });
    let end = attempt.events.iter().position(counted);
    let end = end.filter(|_| lesson.goal() == Goal::End);
    let steps = Narrator::new(voice.say, &names).full(&attempt.events, &attempt.after);
    let lines = steps
        .into_iter()
        .take_while(|step| end.is_none_or(|end| step.events.start < end))
        .map(|step| voice.prose(&step.text));
    lines.collect::<Vec<_>>().join("\n")
}

/// How the number comes about that a step asks for.
fn reckoned(lesson: &Lesson, voice: Voice<'_>) -> String {
    let names = Names::default();
    let mut events = Vec::new();
    let Ok(after) = Position::from_setup_with(lesson.rules(), &lesson.setup(), &mut events) else {
        unreachable!("a test reads the position of each step");
    };
    let steps = Narrator::new(voice.say, &names).full(&events, &after);
    let lines = steps.into_iter().map(|step| voice.prose(&step.text));
    let told = lines.collect::<Vec<_>>().join("\n");
    if voice.look.plain || after.is_over() {
        return told;
    }
    voice.parts(&[told, board(lesson, &after.to_setup(), voice)])
}

/// What a move lacked, in words.
fn missed(miss: Miss, attempt: &Attempt, voice: Voice<'_>) -> String {
    let id = match miss {
        Miss::OtherSquare(square) => {
            let into = into_square(voice.say, attempt.after.board().kind(square));
            let args = [("into", into.into())];
            return voice.say.format("lesson-miss-square", &args);
        }
        Miss::NoRelay => "lesson-miss-relay",
        Miss::NoCapture => "lesson-miss-capture",
        Miss::NoChain => "lesson-miss-chain",
        Miss::NoQuan => "lesson-miss-quan",
        Miss::ImmatureQuan => "lesson-miss-immature",
        Miss::NotOver => "lesson-miss-end",
    };
    voice.say.msg(id)
}

/// A move that would do, or how to come to the number.
fn hint(lesson: &Lesson, voice: Voice<'_>) -> String {
    let Some(m) = lesson.solutions().get(0) else {
        return said_of(lesson, "help", voice);
    };
    let position = lesson.position();
    let square = position.board().dan(position.to_move(), m.number());
    let square = square.map_or_else(String::new, |s| label(position.board().kind(s)));
    let direction = match m.direction() {
        Direction::Right => "right",
        Direction::Left => "left",
    };
    let args = [("square", square.into()), ("direction", direction.into())];
    voice.prose(&voice.say.format("tutorial-hint-move", &args))
}

/// What is said of a line that is neither a number nor a word.
fn no_number(line: &str, voice: Voice<'_>) -> String {
    if let Some(text) = not_here(line, "tutorial", WORDS, voice) {
        return text;
    }
    match meant(line, WORDS, voice.say.lang()) {
        Some(word) => voice.prose(&errors::did_you_mean(voice.say, word)),
        None => voice.msg("tutorial-number-wanted"),
    }
}

/// What is said of a line that is neither a move nor a word.
fn unreadable(line: &str, errors: &ParseErrors, voice: Voice<'_>) -> String {
    if let Some(text) = not_here(line, "tutorial", WORDS, voice) {
        return text;
    }
    if let Some(word) = meant(line, WORDS, voice.say.lang()) {
        return voice.prose(&errors::did_you_mean(voice.say, word));
    }
    let text = errors::parse_errors(voice.say, line, errors);
    text::explanation(&text, voice.wrapping())
}
