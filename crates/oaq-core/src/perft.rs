//! Counting leaves: the measure of correctness and of speed.
//!
//! A leaf is a position at the given depth, or one in which the game is over
//! before. The limits on plies count; repetition does not, since it needs the
//! history.

use core::num::NonZeroUsize;
use core::sync::atomic::{AtomicU64, AtomicUsize, Ordering};

use crate::state::{Ring, State, Stores};
use crate::{Move, Position, Rules};

/// The number of leaves `depth` plies below a position, each reached by playing
/// it out.
///
/// ```
/// use oaq_core::{perft, Position, Rules};
/// assert_eq!(perft(&Position::start(Rules::STANDARD), 3), 664);
/// ```
#[must_use]
pub fn perft(position: &Position, depth: u32) -> u64 {
    if depth == 0 || position.is_over() {
        return 1;
    }
    let rules = position.rules();
    // Each ply can bring at most one loan, of a row.
    let loans = depth.saturating_mul(u32::from(rules.squares));
    let Some(packed) = position.state().packed(position.board(), loans) else {
        return leaves(rules, position.state(), depth);
    };
    // What is in the stores matters only where it can end the game.
    match position.state().margin(rules) {
        Some(margin) => leaves(rules, &margin, depth),
        None => leaves(rules, &packed, depth),
    }
}

/// The leaves below each legal move, in the order of the moves. Their sum is
/// [`perft`] of the same depth; nothing for depth 0.
#[must_use]
pub fn perft_divide(position: &Position, depth: u32) -> Vec<(Move, u64)> {
    match depth.checked_sub(1) {
        None => Vec::new(),
        Some(rest) => position
            .legal_moves()
            .iter()
            .map(|m| (m, perft(&position.play_unchecked(m, &mut ()), rest)))
            .collect(),
    }
}

/// As [`perft_divide`], on several threads.
#[must_use]
pub fn perft_divide_on(position: &Position, depth: u32, threads: NonZeroUsize) -> Vec<(Move, u64)> {
    // Two plies give enough pieces of work to keep every thread busy.
    if depth < 3 || threads.get() == 1 {
        return perft_divide(position, depth);
    }
    let moves = position.legal_moves();
    let children: Vec<Position> = moves
        .iter()
        .map(|m| position.play_unchecked(m, &mut ()))
        .collect();
    let work: Vec<(usize, Position, u32)> = children
        .iter()
        .enumerate()
        .flat_map(|(i, child)| {
            let replies = child.legal_moves();
            let over = child.is_over().then(|| (i, child.clone(), 0));
            let replies = replies
                .into_iter()
                .map(move |m| (i, child.play_unchecked(m, &mut ()), depth - 2));
            over.into_iter().chain(replies)
        })
        .collect();
    let counts: Vec<AtomicU64> = children.iter().map(|_| AtomicU64::new(0)).collect();
    let next = AtomicUsize::new(0);
    std::thread::scope(|scope| {
        for _ in 0..threads.get().min(work.len()) {
            scope.spawn(|| {
                while let Some((i, position, depth)) =
                    work.get(next.fetch_add(1, Ordering::Relaxed))
                {
                    counts[*i].fetch_add(perft(position, *depth), Ordering::Relaxed);
                }
            });
        }
    });
    moves
        .iter()
        .zip(counts.into_iter().map(AtomicU64::into_inner))
        .collect()
}

/// The leaves below a position that is not over, for a depth of 1 and more.
fn leaves<R: Ring, S: Stores>(rules: &Rules, state: &State<R, S>, depth: u32) -> u64 {
    let mut count = 0;
    let mut moves = state.moves(rules).bits();
    // Square by square, both directions of each: a branch on the direction of
    // the next move would be hard to predict.
    while moves != 0 {
        let place = moves.trailing_zeros() & !1;
        let number = number_at(place);
        if moves >> place & 1 == 1 {
            count += leaves_after::<R, S, true>(rules, *state, number, depth);
        }
        if moves >> place & 2 == 2 {
            count += leaves_after::<R, S, false>(rules, *state, number, depth);
        }
        moves &= !(3 << place);
    }
    count
}

/// The number of the square whose moves have this place in a move list.
// A move list has 18 places.
#[expect(clippy::cast_possible_truncation)]
const fn number_at(place: u32) -> u8 {
    place as u8 / 2 + 1
}

#[inline]
fn leaves_after<R: Ring, S: Stores, const RIGHT: bool>(
    rules: &Rules,
    mut state: State<R, S>,
    number: u8,
    depth: u32,
) -> u64 {
    let over = state.ply_to::<_, RIGHT>(rules, number, &mut ());
    if depth == 1 || over.or_else(|| state.limits(rules)).is_some() {
        1
    } else {
        leaves(rules, &state, depth - 1)
    }
}
