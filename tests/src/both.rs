//! Positions and games played by both implementations of the rules at once.
//!
//! A test says what should come of a move in one line of text; here it is
//! checked that the fast rules and the literal ones both say just that line.

use std::sync::LazyLock;

use oaq_core::files::RuleBook;
use oaq_core::{Event, Game, Move, Outcome, Position, Rules};
use oaq_notation::{position_text, read_position, read_rules};

use crate::core_rules;
use crate::literal::{LiteralGame, LiteralOver, LiteralPosition, LiteralRules};

/// The rules of a rules text: an id and overrides.
///
/// # Panics
///
/// If the text is not one, or if the implementations read it differently.
#[must_use]
pub fn rules(text: &str) -> Rules {
    static SHIPPED: LazyLock<RuleBook> = LazyLock::new(RuleBook::shipped);
    let read = read_rules(text, &SHIPPED).unwrap_or_else(|error| panic!("{text}: {error}"));
    let rules = read.value.rules;
    assert_eq!(rules, core_rules(&literal_rules(text)), "{text}");
    rules
}

fn literal_rules(text: &str) -> LiteralRules {
    LiteralRules::parse(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// Reads a position and makes a game of it.
///
/// # Panics
///
/// If the text is not a position of these rules.
#[must_use]
pub fn position(rules: Rules, text: &str) -> Position {
    let setup = read_position(text, &rules)
        .unwrap_or_else(|error| panic!("{text}: {error}"))
        .value;
    Position::from_setup(rules, &setup).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// The legal move that is written like this.
///
/// # Panics
///
/// If there is none.
#[must_use]
pub fn find_move(position: &Position, text: &str) -> Move {
    position
        .legal_moves()
        .iter()
        .find(|m| m.to_string() == text)
        .unwrap_or_else(|| panic!("{text} is not legal in {}", position_text(position)))
}

/// What a turn captured, dân and quan, and why it ended, according to its
/// events.
///
/// # Panics
///
/// If the turn did not end, or ended twice.
#[must_use]
pub fn turn_told(events: &[Event]) -> ((i64, i64), &'static str) {
    let mut captured = (0, 0);
    let mut stop = None;
    for event in events {
        match *event {
            Event::Capture { dan, quan, .. } => {
                captured.0 += i64::from(dan);
                captured.1 += i64::from(quan);
            }
            Event::Stop { reason, .. } => {
                assert_eq!(stop.replace(reason), None, "a turn stops once");
            }
            _ => {}
        }
    }
    (captured, stop.expect("every turn stops").word())
}

/// The reason, the points and the result of a finished game.
#[must_use]
pub fn over(outcome: &Outcome) -> (String, Vec<i64>, String) {
    let scores = outcome.scores.as_slice().iter();
    (
        outcome.reason.word().to_owned(),
        scores.map(|&points| points.into()).collect(),
        outcome.shares.to_string(),
    )
}

/// The same of a game that was played literally.
#[must_use]
pub fn literal_over(over: &LiteralOver) -> (String, Vec<i64>, String) {
    (
        over.reason.clone(),
        over.scores.clone(),
        over.result.clone(),
    )
}

/// A game that both implementations play.
#[derive(Clone, Debug)]
pub struct Both {
    fast: Game,
    slow: LiteralGame,
    events: Vec<Event>,
}

impl Both {
    /// A game from a position that is written down.
    ///
    /// # Panics
    ///
    /// If the rules or the position cannot be read, or if the implementations
    /// disagree about the beginning.
    #[must_use]
    pub fn new(rules_text: &str, text: &str) -> Self {
        let slow_rules = literal_rules(rules_text);
        let written = LiteralPosition::parse(&slow_rules, text)
            .unwrap_or_else(|error| panic!("{text}: {error}"));
        let both = Self {
            fast: Game::new(position(rules(rules_text), text)),
            slow: LiteralGame::new(&slow_rules, &written),
            events: Vec::new(),
        };
        both.agree(&format!("{rules_text}: {text}"));
        both
    }

    /// A game from the start.
    ///
    /// # Panics
    ///
    /// As [`Both::new`].
    #[must_use]
    pub fn start(rules_text: &str) -> Self {
        let start = LiteralPosition::start(&literal_rules(rules_text)).to_string();
        let both = Self::new(rules_text, &start);
        assert_eq!(*both.fast.first(), Position::start(rules(rules_text)));
        both
    }

    /// Plays a move and says what came of it: the reason why the turn ended,
    /// the dân and the quan captured, and [`Both::shown`].
    ///
    /// # Panics
    ///
    /// If the move is illegal, or if the implementations disagree.
    pub fn play(&mut self, text: &str) -> String {
        let m = find_move(self.fast.position(), text);
        self.events.clear();
        self.fast
            .play_with(m, &mut self.events)
            .unwrap_or_else(|error| panic!("{error}"));
        let ply = self.slow.play(text).unwrap_or_else(|e| panic!("{e}"));
        let ((dan, quan), stop) = turn_told(&self.events);
        assert_eq!(((dan, quan), stop), (ply.captured, ply.stop.as_str()));
        self.agree(text);
        format!("{stop} {dan},{quan}: {}", self.shown())
    }

    /// The position, and if the game is over ` = `, the reason, the points and
    /// the result.
    #[must_use]
    pub fn shown(&self) -> String {
        let end = self.fast.outcome().map_or(String::new(), |outcome| {
            let (reason, scores, result) = over(&outcome);
            format!(" = {reason} {scores:?} {result}")
        });
        position_text(self.fast.position()) + &end
    }

    /// The legal moves, as `1R 1L 2R`.
    #[must_use]
    pub fn moves(&self) -> String {
        self.fast.position().legal_moves().to_string()
    }

    /// What happened in the last move.
    #[must_use]
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// The game as `oaq-core` plays it.
    #[must_use]
    pub fn game(&self) -> &Game {
        &self.fast
    }

    fn agree(&self, context: &str) {
        let slow = self.slow.position().to_string();
        assert_eq!(position_text(self.fast.position()), slow, "{context}");
        assert_eq!(
            self.fast.outcome().map(|outcome| over(&outcome)),
            self.slow.over().map(literal_over),
            "{context}"
        );
        assert_eq!(self.moves(), self.slow.moves().join(" "), "{context}");
    }
}

/// What comes of one move in a position, see [`Both::play`].
#[must_use]
pub fn told(rules_text: &str, text: &str, m: &str) -> String {
    Both::new(rules_text, text).play(m)
}

/// What a written position becomes when a game is made of it, see
/// [`Both::shown`].
#[must_use]
pub fn begun(rules_text: &str, text: &str) -> String {
    Both::new(rules_text, text).shown()
}

/// The legal moves in a position.
#[must_use]
pub fn moves(rules_text: &str, text: &str) -> String {
    Both::new(rules_text, text).moves()
}
