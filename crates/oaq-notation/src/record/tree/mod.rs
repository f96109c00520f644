//! A game as a tree of moves.

mod nodes;

pub use nodes::{Children, NodeId};
pub(super) use nodes::{Played, Told};

use core::fmt;

use oaq_core::{Debt, Outcome, Position, Rules, Scores, Setup, Shares};

use super::ending::{GameResult, limit_word};
use super::{Mainline, Step, Tags, Termination, Walk, write};
use crate::{NamedRules, write_setup};

use nodes::{Extra, Node};

/// A game: tags, rules, the first position, and a tree of legal moves with
/// comments and evaluations.
///
/// The first child of each node goes on with its line; the others are
/// variations. Following first children from the root is the *main line*, the
/// game that was played. If it ends on the board, the board says what the
/// result is; otherwise the record does.
///
/// Two records are equal if they have the same tags, rules, first position,
/// result and tree, however they came to be. Displays as its canonical text.
///
/// ```
/// use oaq_core::files::RuleBook;
/// use oaq_core::{Direction, Move};
/// use oaq_notation::read_rules;
/// use oaq_notation::record::{NodeId, Record};
///
/// let rules = read_rules("standard", &RuleBook::shipped())?.value;
/// let mut record = Record::new(rules);
/// let five_right = Move::new(5, Direction::Right).unwrap();
/// let node = record.add_move(NodeId::ROOT, five_right)?;
/// assert_eq!(record.captured(node), (1, 1));
/// assert_eq!(record.mainline().collect::<Vec<_>>(), [node]);
/// assert!(record.to_string().ends_with("\n\n1. 5Rx1Q *\n"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone)]
pub struct Record {
    tags: Tags,
    rules: NamedRules,
    /// The first position as written, if it is not that of the rules.
    setup: Option<Setup>,
    first: Position,
    nodes: Vec<Node>,
    /// What is said about nodes; only a few have something.
    extras: Vec<Extra>,
    /// How the main line ends on the board.
    outcome: Option<Outcome>,
    result: GameResult,
    termination: Option<Termination>,
    /// How many bytes moves and comments take at most when they are written.
    weight: usize,
}

impl Record {
    /// A game without moves that begins as the rules say.
    #[must_use]
    pub fn new(rules: NamedRules) -> Self {
        let first = Position::start(rules.rules);
        Self::begin(rules, None, first, false)
    }

    pub(super) fn begin(
        rules: NamedRules,
        setup: Option<Setup>,
        first: Position,
        refilled: bool,
    ) -> Self {
        // A setup of which there are several spellings is kept as it would be
        // read again.
        let setup = setup.map(|mut setup| {
            setup.debts.retain(|debt| debt.dan > 0);
            let order = |d: &Debt| (d.debtor, d.creditor.is_none(), d.creditor);
            setup.debts.sort_by_key(order);
            setup
        });
        Self {
            tags: Tags::new(rules.rules.players),
            outcome: first.outcome(),
            setup: setup.filter(|setup| *setup != Setup::start(&rules.rules)),
            rules,
            first,
            nodes: nodes::root(refilled),
            extras: Vec::new(),
            result: None,
            termination: None,
            weight: 0,
        }
    }

    /// The tags.
    #[must_use]
    pub fn tags(&self) -> &Tags {
        &self.tags
    }

    /// The tags, to be changed.
    pub fn tags_mut(&mut self) -> &mut Tags {
        &mut self.tags
    }

    /// The rules, and what they are called.
    #[must_use]
    pub fn rules(&self) -> &NamedRules {
        &self.rules
    }

    pub(super) fn switches(&self) -> &Rules {
        &self.rules.rules
    }

    /// The first position as it was written down, if the game does not begin
    /// as its rules say.
    #[must_use]
    pub fn setup(&self) -> Option<&Setup> {
        self.setup.as_ref()
    }

    /// The first position, ready for its mover: an empty row has been refilled.
    #[must_use]
    pub fn first_position(&self) -> &Position {
        &self.first
    }

    /// The value of any tag as the record would be written, those that follow
    /// from the game included; `None` where it would not be written.
    ///
    /// ```
    /// use oaq_core::files::RuleBook;
    /// use oaq_notation::record::Record;
    /// let book = RuleBook::shipped();
    /// let record = Record::new(book.get("quan-non").unwrap().into());
    /// assert_eq!(record.tag("Rules").as_deref(), Some("quan-non"));
    /// assert_eq!(record.tag("Result").as_deref(), Some("*"));
    /// assert_eq!(record.tag("Score"), None);
    /// ```
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<String> {
        match name {
            "Result" => Some(self.result_text()),
            "Rules" => Some(crate::rules_text(&self.rules)),
            "Position" => self.setup.as_ref().map(write_setup),
            "Score" => self.scores().map(|scores| write::score_text(&scores)),
            "Termination" => self.termination_word().map(str::to_owned),
            _ => self.tags.get(name).map(str::to_owned),
        }
    }

    /// How the main line ends on the board, if it does.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// The points of each player, if the main line ends on the board.
    #[must_use]
    pub fn scores(&self) -> Option<Scores> {
        self.outcome.map(|outcome| outcome.scores)
    }

    /// How the win is shared; nothing for an unfinished game. The board
    /// decides, where the main line ends on it.
    #[must_use]
    pub fn result(&self) -> Option<Shares> {
        match self.outcome {
            Some(outcome) => Some(outcome.shares),
            None => self.result,
        }
    }

    /// The result as records write it: `1-0`, `1/2-1/2`, `*`.
    #[must_use]
    pub fn result_text(&self) -> String {
        super::ending::result_text(self.result())
    }

    /// How the game ended, if it did not end on the board.
    #[must_use]
    pub fn termination(&self) -> Option<Termination> {
        self.termination
    }

    /// The word of the tag `Termination`: how the game ended if not on the
    /// board, or the limit that ended it.
    #[must_use]
    pub fn termination_word(&self) -> Option<&'static str> {
        match self.outcome {
            Some(outcome) => limit_word(outcome.reason),
            None => self.termination.map(Termination::word),
        }
    }

    /// What the record says about the end; of no meaning while the board says
    /// something.
    pub(super) fn put_ending(&mut self, termination: Option<Termination>, result: GameResult) {
        if self.outcome.is_none() {
            self.termination = termination;
            self.result = result;
        }
    }

    /// How the main line ends on the board now.
    pub(super) fn put_outcome(&mut self, outcome: Option<Outcome>) {
        self.outcome = outcome;
        if outcome.is_some() {
            self.termination = None;
            self.result = None;
        }
    }

    /// The main line: the first child of the root, its first child, and so on.
    #[must_use]
    pub fn mainline(&self) -> Mainline<'_> {
        Mainline::new(self)
    }

    /// The whole tree in the order in which it is written.
    #[must_use]
    pub fn walk(&self) -> Walk<'_> {
        Walk::new(self)
    }
}

impl PartialEq for Record {
    fn eq(&self, other: &Self) -> bool {
        let same_step = |(here, there): (Step, Step)| match (here, there) {
            (Step::Move(a), Step::Move(b)) => {
                self.played(a) == other.played(b) && self.extra(a) == other.extra(b)
            }
            (here, there) => {
                matches!(
                    (here, there),
                    (Step::Open, Step::Open) | (Step::Close, Step::Close)
                )
            }
        };
        self.tags == other.tags
            && self.rules == other.rules
            && self.setup == other.setup
            && self.result() == other.result()
            && self.termination == other.termination
            && self.extra(NodeId::ROOT) == other.extra(NodeId::ROOT)
            && self.len() == other.len()
            && self.walk().zip(other.walk()).all(same_step)
    }
}

impl Eq for Record {}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&write(self))
    }
}

impl fmt::Debug for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Record").field(&write(self)).finish()
    }
}
