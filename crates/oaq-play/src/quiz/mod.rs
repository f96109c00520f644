//! What does this move do? Questions without end, from games at random.
//!
//! The rules themselves know the answer. With the same seed, rules and level
//! the same questions come in the same order.
//!
//! ```
//! use oaq_core::Rules;
//! use oaq_play::quiz::{Level, Quiz};
//! let mut quiz = Quiz::new(Rules::STANDARD, Level::Easy, 7);
//! let question = quiz.ask();
//! assert!(question.turn.position.check_move(question.turn.m).is_ok());
//! assert!(quiz.judge(&question, question.answer));
//! assert_eq!((quiz.right(), quiz.asked()), (1, 1));
//! ```

mod answer;
mod random;
mod turn;

use oaq_core::{Event, Position, Rules};

pub use answer::{Answer, Kind};
use random::Random;
pub use turn::Turn;

use crate::text;

/// How hard a question is: by how often a move relays, how many squares it
/// captures, whether a quan is among them, whether a row has to be refilled and
/// whether the game ends.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Level {
    /// One sowing, perhaps one relay or one capture.
    #[default]
    Easy,
    /// A few relays, two captures, a quan.
    Medium,
    /// Many relays, chains, refills, ends.
    Hard,
}

impl Level {
    /// The three, the easiest first.
    pub const ALL: [Self; 3] = [Self::Easy, Self::Medium, Self::Hard];

    /// What options call it.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Easy => "easy",
            Self::Medium => "medium",
            Self::Hard => "hard",
        }
    }

    /// The level of this name, in any of the three languages, without regard to
    /// case and diacritics.
    ///
    /// ```
    /// use oaq_play::quiz::Level;
    /// assert_eq!(Level::read("Khó"), Some(Level::Hard));
    /// assert_eq!(Level::read("medio"), Some(Level::Medium));
    /// assert_eq!(Level::read("harder"), None);
    /// ```
    #[must_use]
    pub fn read(typed: &str) -> Option<Self> {
        match text::fold(typed).as_str() {
            "easy" | "de" | "facil" => Some(Self::Easy),
            "medium" | "vua" | "medio" => Some(Self::Medium),
            "hard" | "kho" | "dificil" => Some(Self::Hard),
            _ => None,
        }
    }
}

/// A question about a move.
#[derive(Clone, Debug)]
pub struct Question {
    /// The move and what it does.
    pub turn: Turn,
    /// What is asked.
    pub kind: Kind,
    /// The answer that is right.
    pub answer: Answer,
    /// How hard it is.
    pub level: Level,
}

/// Questions one after the other, and how many were answered right.
#[derive(Clone, Debug)]
pub struct Quiz {
    rules: Rules,
    level: Level,
    random: Random,
    /// The game at random that the questions come from.
    position: Position,
    asked: u32,
    right: u32,
}

/// So many plies are looked at for a question of the level that is wanted;
/// then the nearest is taken, since some rules know no others.
const LOOKED_AT: usize = 4000;

/// So many plies at least lie between two questions, so that they do not all
/// come from one chain of moves.
const APART: usize = 2;

impl Quiz {
    /// Questions on a game with these rules.
    #[must_use]
    pub fn new(rules: Rules, level: Level, seed: u64) -> Self {
        Self {
            rules,
            level,
            random: Random::new(seed),
            position: Position::start(rules),
            asked: 0,
            right: 0,
        }
    }

    /// The level that is wanted.
    #[must_use]
    pub const fn level(&self) -> Level {
        self.level
    }

    /// Wants another level from now on.
    pub const fn set_level(&mut self, level: Level) {
        self.level = level;
    }

    /// The rules of the game.
    #[must_use]
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// How many questions were answered.
    #[must_use]
    pub const fn asked(&self) -> u32 {
        self.asked
    }

    /// How many of them were answered right.
    #[must_use]
    pub const fn right(&self) -> u32 {
        self.right
    }

    /// Counts an answer and says whether it is right.
    pub fn judge(&mut self, question: &Question, answer: Answer) -> bool {
        let right = question.answer == answer;
        self.asked = self.asked.saturating_add(1);
        self.right = self.right.saturating_add(u32::from(right));
        right
    }

    /// The next question.
    #[must_use]
    pub fn ask(&mut self) -> Question {
        let skipped = APART + self.random.below(6);
        // Most moves of easy games capture nothing, which is soon boring.
        let capture = self.random.below(3) > 0;
        let mut nearest: Option<(usize, Turn, Level)> = None;
        for n in 0..LOOKED_AT {
            let turn = self.play();
            if n < skipped {
                continue;
            }
            let Some(level) = turn.level() else { continue };
            let away = (level as usize).abs_diff(self.level as usize);
            if away == 0 && (turn.captures() > 0 || !capture) {
                return self.question(turn, level);
            }
            if nearest.as_ref().is_none_or(|(least, ..)| away < *least) {
                nearest = Some((away, turn, level));
            }
        }
        // Where every turn of thousands is beyond counting, one of them will
        // have to do.
        let (_, turn, level) = nearest.unwrap_or_else(|| (0, self.play(), Level::Hard));
        self.question(turn, level)
    }

    /// Makes a move at random, in a new game if the last one is over.
    fn play(&mut self) -> Turn {
        if self.position.is_over() {
            self.position = Position::start(self.rules);
        }
        let moves = self.position.legal_moves();
        let n = self.random.below(moves.len());
        let Some(m) = moves.get(n) else {
            unreachable!("a position that is not over has a legal move");
        };
        let turn = Turn::new(self.position.clone(), m);
        self.position = turn.after.clone();
        turn
    }

    /// Asks something about a turn.
    fn question(&mut self, turn: Turn, level: Level) -> Question {
        let kinds = turn.kinds(level);
        let kind = kinds[self.random.below(kinds.len())];
        Question {
            answer: turn.answer(kind),
            turn,
            kind,
            level,
        }
    }
}

impl Question {
    /// Reads an answer to this question: a number; a square such as `A3` or
    /// `QA`; a player's letter, `Q` for an ô quan, `=` or a word for a win that
    /// is shared. `None` for a text that could not answer it.
    #[must_use]
    pub fn read(&self, typed: &str) -> Option<Answer> {
        answer::read(typed, self.kind, &self.turn.position)
    }
}

/// How often something happens in a turn.
fn count(events: &[Event], wanted: impl Fn(&Event) -> bool) -> usize {
    events.iter().filter(|event| wanted(event)).count()
}

#[cfg(test)]
mod tests;
