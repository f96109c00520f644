//! Changing a record.

use core::mem;

use oaq_core::{Game, IllegalMove, Move, Position, Setup, SetupErrors};

use super::tree::{Played, Told};
use super::walk::Walk;
use super::{Comment, CommentError, MAX_GAME, MAX_NESTING, MAX_PLIES, NodeId, Record, Step};
use crate::NamedRules;

/// Why a record cannot be changed so. Nothing has been changed then.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum EditError {
    /// There is no such move in the record.
    #[error("there is no such move in the record")]
    NoSuchNode,
    /// The move cannot be played.
    #[error(transparent)]
    Illegal(#[from] IllegalMove),
    /// Variations would be nested deeper than [`MAX_NESTING`].
    #[error("variations cannot be nested deeper than {MAX_NESTING}")]
    TooDeep,
    /// The line would be longer than [`MAX_PLIES`].
    #[error("a line cannot have more than {MAX_PLIES} plies")]
    TooManyPlies,
    /// The game would be longer than [`MAX_GAME`] when it is written.
    #[error("a game cannot take more than {MAX_GAME} bytes")]
    TooLarge,
    /// The game has other rules.
    #[error("the game has other rules")]
    OtherRules,
    /// The comment would be none.
    #[error(transparent)]
    Comment(#[from] CommentError),
}

/// Why a record cannot begin with a position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(transparent)]
pub struct StartError(#[from] pub SetupErrors);

impl Record {
    /// A game without moves that begins with some position.
    ///
    /// # Errors
    ///
    /// If the setup is no position under the rules.
    pub fn with_setup(rules: NamedRules, setup: Setup) -> Result<Self, StartError> {
        let mut told = Told::default();
        let first = Position::from_setup_with(rules.rules, &setup, &mut told)?;
        Ok(Self::begin(rules, Some(setup), first, told.refills))
    }

    /// The record of a game as it was played, undone moves left out.
    ///
    /// ```
    /// use oaq_core::{Direction, Game, Move, Position, Rules};
    /// use oaq_core::files::RuleBook;
    /// use oaq_notation::record::Record;
    /// let book = RuleBook::shipped();
    /// let mut game = Game::new(Position::start(Rules::STANDARD));
    /// game.play(Move::new(5, Direction::Right).unwrap())?;
    /// let record = Record::from_game(book.get("standard").unwrap().into(), &game)?;
    /// assert_eq!(record.position(record.last()), *game.position());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// If the rules are not those of the game, and at the limits.
    pub fn from_game(rules: NamedRules, game: &Game) -> Result<Self, EditError> {
        if rules.rules != *game.rules() {
            return Err(EditError::OtherRules);
        }
        let record = Self::with_setup(rules, game.first().to_setup());
        let mut record = record.map_err(|_| EditError::OtherRules)?;
        record.add_line(NodeId::ROOT, game.moves().iter().copied())?;
        Ok(record)
    }

    /// The node behind `parent` with this move; it is made, as the last
    /// variation, if there is none.
    ///
    /// Finding out whether the move is legal takes playing the line that leads
    /// to it; for several moves [`add_line`](Self::add_line) does it once.
    ///
    /// # Errors
    ///
    /// If the move is illegal there, and at the limits.
    pub fn add_move(&mut self, parent: NodeId, m: Move) -> Result<NodeId, EditError> {
        self.add_line(parent, [m])
    }

    /// As [`add_move`](Self::add_move), but always a new node.
    ///
    /// # Errors
    ///
    /// If the move is illegal there, and at the limits.
    pub fn add_variation(&mut self, parent: NodeId, m: Move) -> Result<NodeId, EditError> {
        self.end_at(parent)?.add_new(self, m)
    }

    /// Adds moves one after the other, each as [`add_move`](Self::add_move)
    /// does; gives the node of the last one.
    ///
    /// # Errors
    ///
    /// If a move is illegal, and at the limits; the moves before it stay.
    pub fn add_line(
        &mut self,
        parent: NodeId,
        moves: impl IntoIterator<Item = Move>,
    ) -> Result<NodeId, EditError> {
        let mut end = self.end_at(parent)?;
        for m in moves {
            let mut children = self.children(end.node);
            match children.find(|&node| self.played(node) == Some(m)) {
                Some(node) => end.go_to(self, node)?,
                None => {
                    end.add_new(self, m)?;
                }
            }
        }
        Ok(end.node)
    }

    /// The line that ends at a node.
    fn end_at(&self, node: NodeId) -> Result<End, EditError> {
        if !self.contains(node) {
            return Err(EditError::NoSuchNode);
        }
        Ok(End {
            game: self.game(node),
            node,
            nesting: self.nesting(node),
        })
    }

    /// Takes a move out, with everything that follows it. If it was on the
    /// line and has variations, the first of them takes its place.
    ///
    /// # Errors
    ///
    /// If there is no such move; the root is none.
    pub fn delete(&mut self, node: NodeId) -> Result<(), EditError> {
        let parent = self.parent(node).ok_or(EditError::NoSuchNode)?;
        let follows: Vec<NodeId> = Walk::from(self, node)
            .filter_map(|step| match step {
                Step::Move(id) => Some(id),
                Step::Open | Step::Close => None,
            })
            .collect();
        let kept: Vec<NodeId> = self.children(parent).filter(|&id| id != node).collect();
        self.relink(parent, &kept);
        for id in follows.into_iter().chain([node]) {
            self.bury(id);
        }
        self.settle(parent);
        Ok(())
    }

    /// Moves a variation one place forward among the moves of its place; the
    /// first of them is the line's. Nothing happens to the one that is.
    ///
    /// # Errors
    ///
    /// If there is no such move, or if what was the line would be nested too
    /// deep as a variation.
    pub fn promote(&mut self, node: NodeId) -> Result<(), EditError> {
        let parent = self.parent(node).ok_or(EditError::NoSuchNode)?;
        let children: Vec<NodeId> = self.children(parent).collect();
        match children.iter().position(|&id| id == node) {
            Some(place) if place > 0 => self.put_at(parent, children, place, place - 1),
            _ => Ok(()),
        }
    }

    /// Makes the line that leads to a node the main line.
    ///
    /// # Errors
    ///
    /// If there is no such move, or if what was the main line would be nested
    /// too deep as a variation; some of the line may have been promoted then.
    pub fn promote_to_mainline(&mut self, node: NodeId) -> Result<(), EditError> {
        self.parent(node).ok_or(EditError::NoSuchNode)?;
        for id in self.line(node) {
            let parent = self.parent(id).ok_or(EditError::NoSuchNode)?;
            let children: Vec<NodeId> = self.children(parent).collect();
            match children.iter().position(|&child| child == id) {
                Some(place) if place > 0 => self.put_at(parent, children, place, 0)?,
                _ => {}
            }
        }
        Ok(())
    }

    fn put_at(
        &mut self,
        parent: NodeId,
        mut children: Vec<NodeId>,
        from: usize,
        to: usize,
    ) -> Result<(), EditError> {
        if to == 0 && self.nesting(parent) + 1 + self.nesting_below(children[0]) > MAX_NESTING {
            return Err(EditError::TooDeep);
        }
        let node = children.remove(from);
        children.insert(to, node);
        self.relink(parent, &children);
        self.settle(parent);
        Ok(())
    }

    /// How deep variations are nested in what follows a node.
    fn nesting_below(&self, node: NodeId) -> usize {
        let depths = Walk::from(self, node).scan(0_usize, |depth, step| {
            match step {
                Step::Move(_) => {}
                Step::Open => *depth += 1,
                Step::Close => *depth -= 1,
            }
            Some(*depth)
        });
        depths.max().unwrap_or(0)
    }

    /// After the children of a node have changed: puts comments where they
    /// belong now, and finds out how the main line ends.
    fn settle(&mut self, parent: NodeId) {
        let children: Vec<NodeId> = self.children(parent).collect();
        for &child in &children {
            // In front of a move that no longer follows variations.
            if let Some(next) = self.first_child(child)
                && !self.keeps_before(next)
            {
                let comments = self.take_before(next);
                if let Some(extra) = self.extra_mut(child).filter(|_| !comments.is_empty()) {
                    extra.after.extend(comments);
                }
            }
        }
        // In front of a variation that has become the line: they are about
        // this move, so they go behind it.
        if let Some(&first) = children.first()
            && !self.keeps_before(first)
        {
            let comments = self.take_before(first);
            if let Some(extra) = self.extra_mut(first).filter(|_| !comments.is_empty()) {
                extra.after.splice(0..0, comments);
            }
        }
        if self.is_mainline(parent) {
            let outcome = self.game(self.last()).outcome();
            self.put_outcome(outcome);
        }
    }

    pub(super) fn take_before(&mut self, node: NodeId) -> Vec<Comment> {
        if self.comments_before(node).is_empty() {
            return Vec::new();
        }
        self.extra_mut(node)
            .map(|extra| mem::take(&mut extra.before))
            .unwrap_or_default()
    }
}

/// The end of a line, where moves are added.
struct End {
    game: Game,
    node: NodeId,
    nesting: usize,
}

impl End {
    /// Goes on to a move that is there.
    fn go_to(&mut self, record: &Record, node: NodeId) -> Result<(), EditError> {
        if let Some(m) = record.played(node) {
            self.game.play(m).map_err(|error| error.reason)?;
        }
        self.nesting += usize::from(!record.is_first(node));
        self.node = node;
        Ok(())
    }

    /// Adds a move to the record and goes on to it.
    fn add_new(&mut self, record: &mut Record, m: Move) -> Result<NodeId, EditError> {
        let varies = record.first_child(self.node).is_some();
        if self.game.moves().len() >= MAX_PLIES {
            return Err(EditError::TooManyPlies);
        }
        if varies && self.nesting >= MAX_NESTING {
            return Err(EditError::TooDeep);
        }
        if !record.has_room(Record::MAX_MOVE_WEIGHT) {
            return Err(EditError::TooLarge);
        }
        let mut told = Told::default();
        let played = self.game.play_with(m, &mut told);
        let outcome = played.map_err(|error| error.reason)?.outcome();
        self.node = record.push(
            self.node,
            &Played {
                m,
                captured: told.captured,
                refills: told.refills,
            },
        );
        self.nesting += usize::from(varies);
        if self.nesting == 0 {
            record.put_outcome(outcome);
        }
        Ok(self.node)
    }
}
