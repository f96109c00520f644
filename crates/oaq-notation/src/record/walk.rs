//! Going through a record without calling oneself.

use oaq_core::{Game, Position};

use super::line::Line;
use super::{NodeId, Record};

/// The main line of a record, from the first move on.
#[derive(Clone, Debug)]
pub struct Mainline<'r> {
    record: &'r Record,
    at: NodeId,
}

impl<'r> Mainline<'r> {
    pub(super) fn new(record: &'r Record) -> Self {
        Self {
            record,
            at: NodeId::ROOT,
        }
    }
}

impl Iterator for Mainline<'_> {
    type Item = NodeId;

    fn next(&mut self) -> Option<NodeId> {
        self.at = self.record.first_child(self.at)?;
        Some(self.at)
    }
}

/// A step on the way through a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// A move.
    Move(NodeId),
    /// A variation begins: what follows up to its end stands instead of the
    /// last move.
    Open,
    /// The variation ends, and the line goes on behind the move to which it is
    /// an alternative.
    Close,
}

/// The way through a record in the order in which it is written: each move,
/// then the variations to it, then what follows it.
///
/// ```
/// use oaq_core::files::RuleBook;
/// use oaq_notation::record::{ReadOptions, Step, read_all};
/// let book = RuleBook::shipped();
/// let record = &read_all("1. 3R (1. 5R 2L) 1R *", &ReadOptions::new(&book))[0].record;
/// let steps: Vec<String> = record
///     .walk()
///     .map(|step| match step {
///         Step::Move(node) => record.played(node).unwrap().to_string(),
///         Step::Open => "(".to_owned(),
///         Step::Close => ")".to_owned(),
///     })
///     .collect();
/// assert_eq!(steps.join(" "), "3R ( 5R 2L ) 1R");
/// ```
#[derive(Clone, Debug)]
pub struct Walk<'r> {
    record: &'r Record,
    /// What is still to do, the next thing last. There are at most a few for
    /// each open variation.
    todo: Vec<Task>,
}

#[derive(Clone, Copy, Debug)]
enum Task {
    /// A move, with what follows it.
    Move(NodeId),
    /// A variation, with those that follow it.
    Variation(NodeId),
    Close,
}

impl<'r> Walk<'r> {
    pub(super) fn new(record: &'r Record) -> Self {
        Self::from(record, NodeId::ROOT)
    }

    /// The way through what follows a node.
    pub(super) fn from(record: &'r Record, node: NodeId) -> Self {
        let first = record.first_child(node).map(Task::Move);
        Self {
            record,
            todo: first.into_iter().collect(),
        }
    }
}

impl Iterator for Walk<'_> {
    type Item = Step;

    fn next(&mut self) -> Option<Step> {
        match self.todo.pop()? {
            Task::Move(node) => {
                self.todo
                    .extend(self.record.first_child(node).map(Task::Move));
                if self.record.has_variations(node) {
                    self.todo
                        .extend(self.record.next_sibling(node).map(Task::Variation));
                }
                Some(Step::Move(node))
            }
            Task::Variation(node) => {
                self.todo
                    .extend(self.record.next_sibling(node).map(Task::Variation));
                self.todo.push(Task::Close);
                self.todo.push(Task::Move(node));
                Some(Step::Open)
            }
            Task::Close => Some(Step::Close),
        }
    }
}

/// The way through a record with the games that the lines are: see
/// [`Record::replay`].
#[derive(Clone, Debug)]
pub struct Replay<'r> {
    walk: Walk<'r>,
    record: &'r Record,
    line: Line,
    /// The last move.
    last: NodeId,
}

impl<'r> Replay<'r> {
    pub(super) fn new(record: &'r Record) -> Self {
        Self {
            walk: record.walk(),
            record,
            line: Line::new(record.first_position().clone()),
            last: NodeId::ROOT,
        }
    }

    /// The next step, and the game behind it: the moves from the first
    /// position to there. Behind [`Step::Open`] the move to which the
    /// variation is an alternative has been taken back.
    #[expect(
        clippy::should_implement_trait,
        reason = "what it gives borrows from it"
    )]
    pub fn next(&mut self) -> Option<(Step, &Game)> {
        let step = self.walk.next()?;
        match step {
            Step::Move(node) => {
                let m = self.record.played(node)?;
                // Every move of a record is legal where it stands.
                self.line.play(m).ok()?;
                self.last = node;
            }
            Step::Open => self.line.open(self.last),
            Step::Close => self.last = self.line.close(self.record)?,
        }
        Some((step, self.line.game()))
    }
}

impl Record {
    /// The whole tree as [`walk`](Self::walk) goes through it, every move
    /// played.
    ///
    /// ```
    /// use oaq_core::files::RuleBook;
    /// use oaq_notation::record::{ReadOptions, Step, read_all};
    /// use oaq_notation::position_text;
    /// let book = RuleBook::shipped();
    /// let record = &read_all("1. 3R (1. 5R) 1R *", &ReadOptions::new(&book))[0].record;
    /// let mut replay = record.replay();
    /// let mut boards = Vec::new();
    /// while let Some((step, game)) = replay.next() {
    ///     if let Step::Move(_) = step {
    ///         boards.push(position_text(game.position()));
    ///     }
    /// }
    /// assert_eq!(boards[1], "6,6,6,6,0/0/6,6,6,6,0/Q1 B 1Q/0 - 0 1");
    /// ```
    #[must_use]
    pub fn replay(&self) -> Replay<'_> {
        Replay::new(self)
    }

    /// The nodes from the first move to this one; empty for the root and for
    /// what is not in the record.
    #[must_use]
    pub fn line(&self, node: NodeId) -> Vec<NodeId> {
        let mut line = Vec::new();
        let mut at = node;
        while let Some(parent) = self.parent(at) {
            line.push(at);
            at = parent;
        }
        line.reverse();
        line
    }

    /// How many moves it takes to get to a node.
    #[must_use]
    pub fn ply(&self, node: NodeId) -> usize {
        self.line(node).len()
    }

    /// The game from the first position to a node. For what is not in the
    /// record, that is the game without moves.
    #[must_use]
    pub fn game(&self, node: NodeId) -> Game {
        let mut game = Game::new(self.first_position().clone());
        for m in self.line(node).into_iter().filter_map(|id| self.played(id)) {
            let played = game.play(m);
            debug_assert!(played.is_ok());
        }
        game
    }

    /// The position behind a node.
    #[must_use]
    pub fn position(&self, node: NodeId) -> Position {
        self.game(node).position().clone()
    }

    /// The last node of the main line; the root if there is no move.
    #[must_use]
    pub fn last(&self) -> NodeId {
        self.mainline().last().unwrap_or(NodeId::ROOT)
    }

    /// How deep in variations a node is: 0 on the main line.
    #[must_use]
    pub fn nesting(&self, node: NodeId) -> usize {
        let line = self.line(node);
        line.into_iter().filter(|&id| !self.is_first(id)).count()
    }

    /// Whether a node is on the main line; the root is.
    #[must_use]
    pub fn is_mainline(&self, node: NodeId) -> bool {
        self.contains(node) && self.nesting(node) == 0
    }
}
