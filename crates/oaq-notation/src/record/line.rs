//! A line of a record while it is being played.

use oaq_core::{Game, Move, PlayError, Position};

use super::tree::{Played, Told};
use super::{NodeId, Record};

/// Plays the moves of a record one after the other, into variations and out of
/// them again. Repetition and the limits count along each line.
#[derive(Clone, Debug)]
pub(super) struct Line {
    game: Game,
    frames: Vec<Frame>,
}

/// A variation that is being played.
#[derive(Clone, Copy, Debug)]
struct Frame {
    /// The move to which it is an alternative.
    main: NodeId,
    /// How many moves were played before that one.
    ply: usize,
}

impl Line {
    pub(super) fn new(first: Position) -> Self {
        Self {
            game: Game::new(first),
            frames: Vec::new(),
        }
    }

    /// Begins another line, in the memory of this one.
    pub(super) fn restart(&mut self, first: Position) {
        self.game.restart(first);
        self.frames.clear();
    }

    pub(super) fn game(&self) -> &Game {
        &self.game
    }

    pub(super) fn position(&self) -> &Position {
        self.game.position()
    }

    /// How many moves have been played.
    pub(super) fn ply(&self) -> usize {
        self.game.moves().len()
    }

    /// How deep the variation is nested that is being played.
    pub(super) fn depth(&self) -> usize {
        self.frames.len()
    }

    /// Whether a variation has been opened and no move of it played.
    pub(super) fn at_head(&self) -> bool {
        self.frames
            .last()
            .is_some_and(|frame| frame.ply == self.ply())
    }

    #[inline]
    pub(super) fn play(&mut self, m: Move) -> Result<Played, PlayError> {
        let mut told = Told::default();
        self.game.play_with(m, &mut told)?;
        Ok(Played {
            m,
            captured: told.captured,
            refills: told.refills,
        })
    }

    /// Goes back before the last move, which is that of `main`, to play
    /// another one.
    pub(super) fn open(&mut self, main: NodeId) {
        self.game.undo();
        self.frames.push(Frame {
            main,
            ply: self.ply(),
        });
    }

    /// Leaves the variation; gives the node behind which the line goes on, or
    /// nothing if there was no variation.
    pub(super) fn close(&mut self, record: &Record) -> Option<NodeId> {
        let Frame { main, ply } = self.frames.pop()?;
        while self.ply() > ply {
            self.game.undo();
        }
        // It was legal before.
        let played = record.played(main).map(|m| self.game.play(m).is_ok());
        debug_assert_eq!(played, Some(true));
        Some(main)
    }
}
