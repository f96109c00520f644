//! What a search finds out: values, and what is known about them.
//!
//! Every value comes with the bound that it is, which follows from the window
//! as in any fail-soft search; `proven` says that the bound holds for the game,
//! not only for the evaluation.

use oaq_core::Move;

use crate::score::{Bound, Score, Window};

/// What a search found out about a position, from its mover's side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Value {
    pub(crate) score: Score,
    /// Whether the score is a true bound for the game: every line it rests on
    /// was played to the end.
    pub(crate) proven: bool,
    /// Whether a position came up twice on one of the lines.
    pub(crate) cyclic: bool,
    /// Whether one of the lines ended because a position came up once more.
    pub(crate) repeats: bool,
    /// How many plies the longest line has, what the table knew of it
    /// included.
    pub(crate) height: u8,
}

impl Value {
    pub(crate) const fn proven(score: Score) -> Self {
        Self {
            proven: true,
            ..Self::guess(score)
        }
    }

    pub(crate) const fn guess(score: Score) -> Self {
        Self {
            score,
            proven: false,
            cyclic: false,
            repeats: false,
            height: 0,
        }
    }

    /// The value of a line that ended by repetition.
    pub(crate) const fn repeated(score: Score) -> Self {
        Self {
            cyclic: true,
            repeats: true,
            ..Self::proven(score)
        }
    }

    pub(crate) fn negated_if(mut self, negated: bool) -> Self {
        if negated {
            self.score = -self.score;
        }
        self
    }
}

/// What has been found out about a position while its moves are looked at.
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a fact of its own, and all combinations occur"
)]
pub(crate) struct Found {
    window: Window,
    pub(crate) best: Option<Move>,
    pub(crate) best_score: Score,
    best_proven: bool,
    all_proven: bool,
    cyclic: bool,
    repeats: bool,
    height: u8,
}

impl Found {
    pub(crate) const fn new(window: Window) -> Self {
        Self {
            window,
            best: None,
            best_score: Score::MIN,
            best_proven: false,
            all_proven: true,
            cyclic: false,
            repeats: false,
            height: 0,
        }
    }

    /// The window for the next move.
    pub(crate) fn window(&self) -> Window {
        Window {
            alpha: self.window.alpha.max(self.best_score),
            beta: self.window.beta,
        }
    }

    /// Adds what was found out about a move; says whether it is the best so
    /// far.
    pub(crate) fn add(&mut self, m: Move, value: Value) -> bool {
        self.all_proven &= value.proven;
        self.cyclic |= value.cyclic;
        self.repeats |= value.repeats;
        self.height = self.height.max(value.height.saturating_add(1));
        let better = self.best.is_none() || value.score > self.best_score;
        if better {
            self.best = Some(m);
            self.best_score = value.score;
            self.best_proven = value.proven;
        }
        better
    }

    /// Whether no other move needs to be looked at.
    pub(crate) fn is_enough(&self) -> bool {
        self.best_score >= self.window.beta
    }

    /// What all moves that were looked at come to.
    pub(crate) fn value(&self) -> Value {
        let proven = match Bound::of(self.best_score, self.window) {
            // One move is enough for a lower bound; an upper bound needs all.
            Bound::Lower => self.best_proven,
            Bound::Exact | Bound::Upper => self.all_proven,
        };
        Value {
            score: self.best_score,
            proven,
            cyclic: self.cyclic,
            repeats: self.repeats,
            height: self.height,
        }
    }
}
