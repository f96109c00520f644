//! What is said about the moves of a record and about its end.

use oaq_core::{Player, Shares};

use super::{Comment, EditError, NodeId, Record, Termination};

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

impl Record {
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
