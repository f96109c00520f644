//! Any position, with everything in it.

use super::{Node, Stop, fold_words, sealed};
use crate::state::{Books, Ring as _, State, Stores as _, WideRing, outcome};
use crate::{
    Board, Direction, EndReason, Move, MoveList, Outcome, Player, Position, Rules, Scores, Square,
};

/// A position of any rules and any number of players, stores and debts
/// included: slower than a [`MarginNode`](super::MarginNode), and for every
/// game that one cannot hold.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct StoreNode(State<WideRing, Books>);

impl StoreNode {
    /// The same position as a node; `None` if it is over.
    #[must_use]
    pub fn new(position: &Position) -> Option<Self> {
        (!position.is_over()).then(|| Self(*position.state()))
    }

    /// The points each player has in the store, as
    /// [`Position::store_scores`] gives them.
    #[must_use]
    pub fn store_scores(&self, rules: &Rules) -> Scores {
        Scores::new(self.0.stores.points(rules), rules.players)
    }

    /// A hash of the pieces, each square, player and ô quan under the name that
    /// the seat of the mover gives it.
    fn hash(&self, rules: &Rules, mirrored: bool) -> u64 {
        let board = rules.board();
        let state = &self.0;
        let players = usize::from(board.players());
        let side = board.ring_len() / players;
        let shift = state.mover.index() * side;
        let seat = |p: usize| {
            if mirrored { (players - p) % players } else { p }
        };
        let player = |p: usize| (state.mover.index() + seat(p)) % players;
        let quan = |q: usize| {
            let q = if mirrored { players - 1 - q } else { q };
            (state.mover.index() + q) % players
        };
        let mut hash = state
            .fixed
            .map_or(0, |d| 1 + u64::from(d == Direction::Left));
        let mut add = |number: u64| hash = fold_words(hash, number);
        for square in board.ring() {
            add(u64::from(
                state.ring.0[ring_index(board, square, mirrored, shift)],
            ));
        }
        for p in 0..players {
            let stores = &state.stores;
            let captor = usize::from(stores.captor[quan(p)]).checked_sub(1);
            let captor = captor.map_or(0, |c| {
                1 + seat((c + players - state.mover.index()) % players)
            });
            let dan = u64::from(stores.dan[player(p)].cast_unsigned());
            let pieces = u64::from(state.quan[quan(p)]) << 8 | u64::from(stores.quan[player(p)]);
            add(dan | pieces << 16 | (captor as u64) << 32);
            let debts = &stores.debts[player(p)];
            let debt = |q: usize| u64::from(debts[player(q)]);
            add((0..players).fold(0, |word, q| word << 16 | debt(q)));
            add(u64::from(debts[crate::state::BANK]));
        }
        hash
    }
}

/// The ring index of what is `square` to a mover whose row begins at `shift`.
fn ring_index(board: Board, square: Square, mirrored: bool, shift: usize) -> usize {
    let square = if mirrored {
        board.mirror(square)
    } else {
        square
    };
    (square.index() + shift) % board.ring_len()
}

impl sealed::Sealed for StoreNode {}

impl Node for StoreNode {
    fn moves(&self, rules: &Rules) -> MoveList {
        self.0.moves(rules)
    }

    fn play(&mut self, rules: &Rules, m: Move) -> Option<Stop> {
        self.0
            .ply(rules, m, &mut ())
            .or_else(|| self.0.limits(rules))
            .map(Stop::Over)
    }

    fn to_move(&self) -> Player {
        self.0.mover
    }

    fn plies(&self) -> u32 {
        self.0.plies
    }

    fn quiet_plies(&self) -> u32 {
        self.0.quiet_plies
    }

    fn dan(&self, square: Square) -> u32 {
        self.0.ring.dan(square.index())
    }

    fn quan(&self, rules: &Rules, square: Square) -> u32 {
        self.0.quan_at(rules.board(), square)
    }

    fn row(&self, rules: &Rules, player: Player) -> u32 {
        rules.board().row(player).map(|s| self.dan(s)).sum()
    }

    fn margin(&self, rules: &Rules) -> i32 {
        let points = self.0.stores.points(rules);
        points[0] - points[1]
    }

    fn outcome(&self, rules: &Rules, reason: EndReason, last_mover: Player) -> Outcome {
        outcome(&self.0, rules, reason, Some(last_mover), &mut ())
    }

    fn hash64(&self, rules: &Rules, fold: bool) -> u64 {
        let straight = self.hash(rules, false);
        if fold {
            straight.min(self.hash(rules, true))
        } else {
            straight
        }
    }

    fn repetition_hash64(&self, rules: &Rules) -> u64 {
        let mut hash = self.0.mover as u64 | u64::from(u32::from_le_bytes(self.0.quan)) << 8;
        for &dan in &self.0.ring.0[..rules.board().ring_len()] {
            hash = fold_words(hash, u64::from(dan));
        }
        hash
    }
}
