//! `quiz`: what does this move do?

use oaq_core::{Player, Rules};
use oaq_i18n::{Messages, Names, Narrator};
use oaq_notation::board::Style;
use oaq_play::quiz::{Answer, Kind, Level, Question, Quiz};

use super::super::command::Word;
use super::super::guest::Aside;
use super::words::{EASY, HARD, HELP, LEAVE, MEDIUM, REPEAT, SKIP, meant};
use super::{Said, Voice, label, letters, not_here};
use crate::drawing::Look;
use crate::{errors, telling};

/// What can be typed besides answers.
pub(super) const WORDS: &[Word] = &[SKIP, REPEAT, EASY, MEDIUM, HARD, HELP, LEAVE];

/// Questions one after the other.
#[derive(Debug)]
pub(super) struct QuizTalk {
    quiz: Quiz,
    seed: u64,
    question: Question,
    number: u32,
    /// Whether the question was answered, and the answer is being read.
    answered: bool,
}

impl QuizTalk {
    pub(super) fn new(rules: Rules, level: Level, seed: u64) -> Self {
        let mut quiz = Quiz::new(rules, level, seed);
        Self {
            question: quiz.ask(),
            quiz,
            seed,
            number: 1,
            answered: false,
        }
    }

    pub(super) fn opening(&self, voice: Voice<'_>) -> String {
        let args = [
            ("level", self.quiz.level().word().into()),
            ("seed", self.seed.to_string().into()),
        ];
        let id = if voice.in_game {
            "quiz-seed-here"
        } else {
            "quiz-seed"
        };
        let lines = [
            voice.msg("quiz-welcome"),
            voice.prose(&voice.say.format(id, &args)),
            voice.msg("quiz-words"),
        ];
        voice.parts(&[lines.join("\n"), self.asked(voice)])
    }

    pub(super) fn prompt(&self, say: &Messages) -> String {
        say.msg(if self.answered {
            "tutorial-ask-next"
        } else {
            "quiz-prompt"
        })
    }

    pub(super) fn aside(&self) -> Aside {
        let position = &self.question.turn.position;
        Aside {
            setup: position.to_setup(),
            rules: *position.rules(),
            over: false,
            seat: Some(position.to_move()),
            of_game: false,
        }
    }

    pub(super) fn farewell(&self, voice: Voice<'_>) -> String {
        let args = [
            ("asked", self.quiz.asked().into()),
            ("right", self.quiz.right().into()),
        ];
        voice.prose(&voice.say.format("quiz-left", &args))
    }

    pub(super) fn answer(&mut self, line: &str, voice: Voice<'_>) -> Said {
        match Word::find(WORDS, line) {
            Some(word) => self.obey(word, voice),
            None if self.answered && line.is_empty() => Said::more(self.next(voice)),
            None if self.answered => Said::more(voice.msg("tutorial-press-enter")),
            None if line.is_empty() => Said::more(""),
            None => self.judge(line, voice),
        }
    }

    fn obey(&mut self, word: &str, voice: Voice<'_>) -> Said {
        let level = match word {
            "easy" => Level::Easy,
            "medium" => Level::Medium,
            "hard" => Level::Hard,
            "leave" => return Said::last(self.farewell(voice)),
            "skip" if self.answered => return Said::more(self.next(voice)),
            "skip" => {
                let args = [("answer", self.right_answer(voice).into())];
                let text = voice.say.format("quiz-skipped", &args);
                return Said::more(self.explained(&text, voice));
            }
            "repeat" => {
                // What was explained once is not counted again.
                return Said::more(self.asked(voice));
            }
            _ => return Said::more(voice.msg("quiz-help")),
        };
        self.quiz.set_level(level);
        let args = [("level", level.word().into())];
        Said::more(voice.prose(&voice.say.format("quiz-level", &args)))
    }

    /// The question: the board, and what is asked.
    fn asked(&self, voice: Voice<'_>) -> String {
        let turn = &self.question.turn;
        let (position, m) = (&turn.position, turn.m);
        let mover = position.to_move();
        let say = voice.say;
        let args = [
            ("number", self.number.into()),
            ("player", mover.to_string().into()),
            ("square", m.number().into()),
            ("direction", say.direction(m.direction()).into()),
            ("move", m.to_string().into()),
        ];
        let what = match self.question.kind {
            Kind::Dan => say.msg("quiz-ask-dan"),
            Kind::Worth => {
                let value = position.rules().quan_value;
                say.format("quiz-ask-worth", &[("value", value.into())])
            }
            Kind::LastSquare => say.msg("quiz-ask-last"),
            Kind::Side => self.about_players("quiz-ask-side", voice),
            Kind::Taken => say.msg("quiz-ask-taken"),
            Kind::Left(player) => {
                say.format("quiz-ask-left", &[("player", player.to_string().into())])
            }
            Kind::Winner => self.about_players("quiz-ask-winner", voice),
        };
        let question = say.format("quiz-question", &args);
        // Right and left are the mover's, so it sits below.
        let look = Look {
            seat: Some(mover),
            ..voice.look
        };
        let board = look.board(say, (&position.to_setup(), false), position.rules(), None);
        voice.parts(&[board, voice.prose(&format!("{question} {what}"))])
    }

    fn about_players(&self, id: &str, voice: Voice<'_>) -> String {
        let players = letters(voice.say, &self.question.turn.position);
        voice.say.format(id, &[("players", players.into())])
    }

    /// Judges an answer and explains the move.
    fn judge(&mut self, line: &str, voice: Voice<'_>) -> Said {
        let Some(answer) = self.question.read(line) else {
            return Said::more(self.no_answer(line, voice));
        };
        let right = self.quiz.judge(&self.question, answer);
        let args = [
            ("answer", self.right_answer(voice).into()),
            ("right", self.quiz.right().into()),
            ("asked", self.quiz.asked().into()),
        ];
        // Each message has only the arguments that it takes.
        let text = if right {
            voice.say.format("quiz-right", &args[1..])
        } else {
            voice.say.format("quiz-wrong", &args)
        };
        Said::more(self.explained(&text, voice))
    }

    /// What is said of the answer, the move step by step, and on a pipe the
    /// next question.
    fn explained(&mut self, verdict: &str, voice: Voice<'_>) -> String {
        let told = self.told(voice);
        let mut parts = vec![voice.prose(verdict), told];
        if voice.interactive {
            self.answered = true;
        } else {
            parts.push(self.next(voice));
        }
        voice.parts(&parts)
    }

    /// The move step by step.
    fn told(&self, voice: Voice<'_>) -> String {
        let turn = &self.question.turn;
        let names = Names::default();
        let events = &turn.events[..];
        if voice.look.plain {
            let steps = Narrator::new(voice.say, &names).full(events, &turn.after);
            let lines = steps.into_iter().map(|step| step.text);
            return lines.collect::<Vec<_>>().join("\n");
        }
        let look = Look {
            style: Style::Compact,
            seat: Some(turn.position.to_move()),
            ..voice.look
        };
        let turn = (&turn.position, (events, &turn.after));
        telling::steps(voice.say, &names, look, turn.0, turn.1, voice.wrapping())
    }

    /// The next question.
    fn next(&mut self, voice: Voice<'_>) -> String {
        self.question = self.quiz.ask();
        self.number = self.number.saturating_add(1);
        self.answered = false;
        self.asked(voice)
    }

    /// The answer as it is shown.
    fn right_answer(&self, voice: Voice<'_>) -> String {
        let letter = |player: Player| player.to_string();
        match self.question.answer {
            Answer::Number(number) => number.to_string(),
            Answer::Square(square) => label(self.question.turn.position.board().kind(square)),
            Answer::Side(Some(player)) | Answer::Winner(Some(player)) => letter(player),
            Answer::Side(None) => voice.say.msg("quiz-answer-side-quan"),
            Answer::Winner(None) => voice.say.msg("quiz-answer-draw"),
        }
    }

    /// What is said of a line that answers nothing.
    fn no_answer(&self, line: &str, voice: Voice<'_>) -> String {
        if let Some(text) = not_here(line, "quiz", WORDS, voice) {
            return text;
        }
        if let Some(word) = meant(line, WORDS, voice.say.lang()) {
            return voice.prose(&errors::did_you_mean(voice.say, word));
        }
        let text = match self.question.kind {
            Kind::Dan | Kind::Worth | Kind::Left(_) => voice.say.msg("quiz-want-number"),
            Kind::LastSquare | Kind::Taken => voice.say.msg("quiz-want-square"),
            Kind::Side => self.about_players("quiz-want-side", voice),
            Kind::Winner => self.about_players("quiz-want-winner", voice),
        };
        voice.prose(&text)
    }
}
