//! The lines found so far, one for each ply of the one that is looked at.

use arrayvec::ArrayVec;
use oaq_core::Move;

use super::MAX_DEPTH;

/// Moves that follow each other.
pub(super) type Moves = ArrayVec<Move, { MAX_DEPTH as usize }>;

/// A better move was found: the line from this ply on is it and what follows.
pub(super) fn keep(lines: &mut [Moves], ply: usize, m: Move) {
    let [here, next] = &mut lines[ply..ply + 2] else {
        return;
    };
    here.clear();
    here.push(m);
    let room = here.remaining_capacity();
    here.extend(next.iter().copied().take(room));
}
