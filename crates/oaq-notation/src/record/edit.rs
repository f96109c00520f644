//! Changing a record.

use core::mem;

use oaq_core::{IllegalMove, Move, Player, Position, Setup, SetupErrors, Shares};

use super::tree::{Played, Told};
use super::walk::Walk;
use super::{
    Comment, CommentError, MAX_GAME, MAX_NESTING, MAX_PLIES, NodeId, Record, Step, Termination,
};
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
    /// The comment would be none.
    #[error(transparent)]
    Comment(#[from] CommentError),
}

/// Why a record cannot say that the game ended so.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum EndingError {
    /// The main line ends on the board.
    #[error("the game ended on the board")]
    OnTheBoard,
    /// The win is not shared among as many players as there are.
    #[error("the game has {players} players, and somebody must win")]
    Players {
        /// How many there are.
        players: u8,
    },
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

    /// The node behind `parent` with this move; it is made, as the last
    /// variation, if there is none.
    ///
    /// Finding out whether the move is legal takes playing the line that leads
    /// to it.
    ///
    /// # Errors
    ///
    /// If the move is illegal there, and at the limits.
    pub fn add_move(&mut self, parent: NodeId, m: Move) -> Result<NodeId, EditError> {
        if !self.contains(parent) {
            return Err(EditError::NoSuchNode);
        }
        let mut children = self.children(parent);
        if let Some(node) = children.find(|&node| self.played(node) == Some(m)) {
            return Ok(node);
        }
        self.add_variation(parent, m)
    }

    /// As [`add_move`](Self::add_move), but always a new node.
    ///
    /// # Errors
    ///
    /// If the move is illegal there, and at the limits.
    pub fn add_variation(&mut self, parent: NodeId, m: Move) -> Result<NodeId, EditError> {
        if !self.contains(parent) {
            return Err(EditError::NoSuchNode);
        }
        let mut game = self.game(parent);
        if game.moves().len() >= MAX_PLIES {
            return Err(EditError::TooManyPlies);
        }
        let nesting = self.nesting(parent);
        let varies = self.first_child(parent).is_some();
        if varies && nesting >= MAX_NESTING {
            return Err(EditError::TooDeep);
        }
        let mut told = Told::default();
        let position = match game.play_with(m, &mut told) {
            Ok(position) => position,
            Err(error) => return Err(EditError::Illegal(error.reason)),
        };
        let played = Played {
            m,
            captured: told.captured,
            refills: told.refills,
        };
        if !self.has_room(Self::move_weight(&played)) {
            return Err(EditError::TooLarge);
        }
        let outcome = position.outcome();
        let node = self.push(parent, &played);
        if nesting == 0 && !varies {
            self.put_outcome(outcome);
        }
        Ok(node)
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

    fn take_before(&mut self, node: NodeId) -> Vec<Comment> {
        if self.comments_before(node).is_empty() {
            return Vec::new();
        }
        self.extra_mut(node)
            .map(|extra| mem::take(&mut extra.before))
            .unwrap_or_default()
    }

    /// Adds a comment behind a move; at the root, in front of the first one.
    ///
    /// # Errors
    ///
    /// If there is no such node or no room.
    pub fn add_comment(&mut self, node: NodeId, comment: Comment) -> Result<(), EditError> {
        if !self.contains(node) {
            return Err(EditError::NoSuchNode);
        }
        self.make_room(0, comment.weight())?;
        let extra = self.extra_mut(node).ok_or(EditError::NoSuchNode)?;
        extra.after.push(comment);
        Ok(())
    }

    /// Puts comments behind a move in place of those that are there.
    ///
    /// # Errors
    ///
    /// If there is no such node or no room.
    pub fn set_comments(&mut self, node: NodeId, comments: Vec<Comment>) -> Result<(), EditError> {
        if !self.contains(node) {
            return Err(EditError::NoSuchNode);
        }
        let new = comments.iter().map(Comment::weight).sum();
        let old = self.comments(node).iter().map(Comment::weight).sum();
        self.make_room(old, new)?;
        let extra = self.extra_mut(node).ok_or(EditError::NoSuchNode)?;
        extra.after = comments;
        Ok(())
    }

    /// Adds a comment in front of a move. If that is not one that begins a
    /// variation or follows one, the comment is the last one behind the move
    /// before; see [`comments_before`](Self::comments_before).
    ///
    /// # Errors
    ///
    /// If there is no such move or no room.
    pub fn add_comment_before(&mut self, node: NodeId, comment: Comment) -> Result<(), EditError> {
        let parent = self.parent(node).ok_or(EditError::NoSuchNode)?;
        if !self.keeps_before(node) {
            return self.add_comment(parent, comment);
        }
        self.make_room(0, comment.weight())?;
        let extra = self.extra_mut(node).ok_or(EditError::NoSuchNode)?;
        extra.before.push(comment);
        Ok(())
    }

    /// Takes away the comments in front of a move.
    pub fn clear_comments_before(&mut self, node: NodeId) {
        let comments = self.take_before(node);
        self.take_weight(comments.iter().map(Comment::weight).sum());
    }

    /// Sets a command in the comments behind a node, such as `%eval`, or takes
    /// it away. It replaces the first of its name, or else goes into the first
    /// comment, which is made if there is none. See
    /// [`Comment::with_command`].
    ///
    /// ```
    /// use oaq_core::files::RuleBook;
    /// use oaq_notation::record::{ReadOptions, read_all};
    /// let book = RuleBook::shipped();
    /// let mut record = read_all("1. 3R {solid} *", &ReadOptions::new(&book)).remove(0).record;
    /// let node = record.last();
    /// record.set_command(node, "eval", Some("+6"))?;
    /// assert_eq!(record.comments(node)[0].text(), "[%eval +6] solid");
    /// record.set_command(node, "eval", None)?;
    /// assert_eq!(record.comments(node)[0].text(), "solid");
    /// # Ok::<(), oaq_notation::record::EditError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// If there is no such node or no room.
    pub fn set_command(
        &mut self,
        node: NodeId,
        name: &str,
        value: Option<&str>,
    ) -> Result<(), EditError> {
        let mut comments = self.comments(node).to_vec();
        let place = comments.iter().position(|c| c.command(name).is_some());
        match (value, place) {
            (None, _) => {
                let left = comments.iter().filter_map(|c| c.without_command(name));
                comments = left.collect();
            }
            (Some(value), _) if !comments.is_empty() => {
                let comment = &mut comments[place.unwrap_or(0)];
                *comment = comment.with_command(name, value)?;
            }
            (Some(value), _) => comments.push(Comment::from_command(name, value)?),
        }
        self.set_comments(node, comments)
    }

    /// Adds a numeric annotation to a move, unless it has it already.
    ///
    /// # Errors
    ///
    /// If there is no such move or no room.
    pub fn add_nag(&mut self, node: NodeId, nag: u8) -> Result<(), EditError> {
        self.parent(node).ok_or(EditError::NoSuchNode)?;
        if self.nags(node).contains(&nag) {
            return Ok(());
        }
        self.make_room(0, Self::NAG_WEIGHT)?;
        let extra = self.extra_mut(node).ok_or(EditError::NoSuchNode)?;
        extra.nags.push(nag);
        Ok(())
    }

    /// Takes a numeric annotation away.
    pub fn remove_nag(&mut self, node: NodeId, nag: u8) {
        if self.nags(node).contains(&nag)
            && let Some(extra) = self.extra_mut(node)
        {
            extra.nags.retain(|&other| other != nag);
            self.take_weight(Self::NAG_WEIGHT);
        }
    }

    fn make_room(&mut self, old: usize, new: usize) -> Result<(), EditError> {
        if new > old && !self.has_room(new - old) {
            return Err(EditError::TooLarge);
        }
        self.take_weight(old);
        self.add_weight(new);
        Ok(())
    }

    /// Says how the game ended that did not end on the board, and how the win
    /// is shared; nothing and nothing for an unfinished game.
    ///
    /// # Errors
    ///
    /// If the main line ends on the board, or if the shares are not those of
    /// as many players.
    pub fn set_ending(
        &mut self,
        termination: Option<Termination>,
        result: Option<Shares>,
    ) -> Result<(), EndingError> {
        if self.outcome().is_some() {
            return Err(EndingError::OnTheBoard);
        }
        let players = self.switches().players;
        if result.is_some_and(|shares| shares.players() != players || shares.count() == 0) {
            return Err(EndingError::Players { players });
        }
        self.put_ending(termination, result);
        Ok(())
    }

    /// Ends the game by a player who gives up and has no share of the win. The
    /// others share it by points as they would be counted now.
    ///
    /// # Errors
    ///
    /// If the main line ends on the board, or if there is no such player.
    pub fn resign(&mut self, player: Player) -> Result<(), EndingError> {
        let players = self.switches().players;
        if player.index() >= usize::from(players) {
            return Err(EndingError::Players { players });
        }
        let scores = self.position(self.last()).scores();
        let shares = scores.shares_without(player);
        self.set_ending(Some(Termination::Resignation), Some(shares))
    }
}
