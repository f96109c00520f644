//! Fixed positions to measure the search with.
//!
//! They are texts, since the engine reads none: `oaq_notation` does. A caller
//! makes a [`Game`] of each, and [`run`] searches it.

use oaq_core::Game;

use crate::{Analysis, Limits, SearchError, Searcher};

/// A position and its rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BenchPosition {
    /// The rules, as a rules text.
    pub rules: &'static str,
    /// The position, as a position text.
    pub position: &'static str,
}

/// What all positions together cost: the depth, and the sum of their nodes with
/// one thread and a table of one mebibyte.
///
/// A test counts anew. The number changes only in a commit that says so, since
/// then the search does not do what it did.
pub const FINGERPRINT: (u32, u64) = (5, 6569);

/// Starts, middle games and endings of several variants. None is over.
pub const POSITIONS: [BenchPosition; 12] = [
    of("standard", "5,5,5,5,5/Q/5,5,5,5,5/Q A 0/0 - 0 0"),
    of("standard", "6,6,0,4,0/Q6/0,1,0,12,3/3 A 6/3Q - 2 4"),
    of("standard", "0,6,1,0,1/Q7/0,0,8,1,4/5 A 17Q/0 - 7 10"),
    of("standard", "0,0,1,0,2/Q7/0,2,0,3,2/Q8 A 6/19 - 0 14"),
    of("standard", "1,0,0,3,0/1/0,1,0,0,1/8 A 20Q/15Q - 4 18"),
    of("quan-non", "5,5,5,5,5/Q/5,5,5,5,5/Q A 0/0 - 0 0"),
    of("quan-non", "1,1,1,1,1/Q4/2,0,12,0,1/Q7 A 8/11 - 2 12"),
    of("exchange", "2,1,1,0,3/Q8/0,0,0,1,2/Q10 A 13/9 - 3 14"),
    of("online", "4,2,1,2,1/19/3,3,0,3,3/2 A 10/17 - 2 10"),
    of("mandarin", "4,0,0,5,0/Q8/5,1,1,0,2/Q9 A 6/9 - 0 10"),
    of("take-one", "5,5,5,5,5/Q/5,5,5,5,5/Q A 0/0 - 0 0"),
    of("tonkin", "4,4,0,1,3/19/3,0,0,1,0/3 B 17/15 - 0 9"),
];

const fn of(rules: &'static str, position: &'static str) -> BenchPosition {
    BenchPosition { rules, position }
}

/// Searches a position to a depth, with a searcher that forgets first what it
/// has found.
///
/// The same numbers come out every time, if it has one thread.
///
/// # Errors
///
/// If the game is over or has more than two players.
pub fn run(game: &Game, depth: u32, searcher: &mut Searcher) -> Result<Analysis, SearchError> {
    let limits = Limits {
        depth: Some(depth),
        nodes: None,
    };
    searcher.clear();
    searcher.search(game, &limits, 1, &())
}
