//! What is known of a position, and who wants to hear of it.

use core::cmp::Ordering;

/// Bounds of the final margin of a position, from its mover's side.
///
/// The module documentation says exactly what they mean.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Proof {
    /// The largest margin found that the mover can force, if any.
    pub lower: Option<i32>,
    /// The smallest margin found that the opponent can force, if any.
    pub upper: Option<i32>,
    /// Both bounds were proved with horizons of so many plies or fewer, unless
    /// [`Solver::settle`](super::Solver::settle) found better ones, and unless
    /// they meet, nothing better can be forced within that horizon. 0 for a
    /// game that is over.
    pub horizon: u32,
    /// The most dân that the board was allowed to hold.
    pub cap: u32,
    /// Positions whose moves were looked at.
    pub nodes: u64,
    /// Whether neither bound gets better with any horizon (within the cap).
    pub is_final: bool,
    /// How many positions make the set which shows that the mover cannot force
    /// more than the lower bound however long the game (nor any end, if there
    /// is none), if it was asked for and found.
    pub lower_set: Option<u64>,
    /// The same of the opponent and the upper bound.
    pub upper_set: Option<u64>,
    /// Whether the search was stopped before its end.
    pub stopped: bool,
}

impl Proof {
    /// The value of the position: where both bounds meet.
    #[must_use]
    pub fn value(&self) -> Option<i32> {
        self.lower.filter(|_| self.lower == self.upper)
    }

    /// Who wins, as far as it is decided: `Greater` if the mover does, `Equal`
    /// for a drawn game, `Less` if the opponent wins.
    #[must_use]
    pub fn winner(&self) -> Option<Ordering> {
        if self.lower? > 0 {
            Some(Ordering::Greater)
        } else if self.upper? < 0 {
            Some(Ordering::Less)
        } else {
            (self.value() == Some(0)).then_some(Ordering::Equal)
        }
    }
}

/// Who is told how a search goes, and decides when it has taken long enough.
///
/// With two threads both ask and tell.
pub trait Watch: Sync {
    /// Whether to stop. It is asked every few thousand nodes.
    fn stop(&self) -> bool {
        false
    }

    /// Something new is known: a bound is tighter, or a horizon is done.
    fn progress(&self, proof: &Proof) {
        let _ = proof;
    }
}

/// Nobody watches.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoWatch;

impl Watch for NoWatch {}
