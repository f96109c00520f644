//! The numbers of a position and what a ply does to them: one implementation,
//! generic over how the ring is stored and over who listens.

mod books;
mod margin;
mod packed;
mod refill;
mod ring;
mod score;
mod turn;

pub(crate) use books::{BANK, Books};
pub(crate) use margin::Margin;
pub(crate) use packed::{MAX_PACKED_DAN, PackedRing};
pub(crate) use ring::{Ring, WideRing};
pub(crate) use score::outcome;

use crate::moves::MoveList;
use crate::setup::MAX_DAN;
use crate::{
    Board, Direction, DirectionRule, EndReason, EndRule, Event, Move, Player, Rules, Square,
    Visitor,
};

/// How many quan of an ô quan a key of a node tells apart: what the rules set
/// up, though a position written by hand may hold more.
const MAX_KEYED_QUAN: u8 = 3;

/// The numbers of a position. What its fields may hold is what
/// [`Setup::check`](crate::Setup::check) lets through; a ply keeps it so.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct State<R, S> {
    /// The dân in every square.
    pub(crate) ring: R,
    /// The quan in every ô quan, QA first.
    pub(crate) quan: [u8; 4],
    /// The squares that hold a quan, one bit for each ring index: what `quan`
    /// says, in the form in which a turn asks.
    pub(crate) quan_on: u64,
    /// What the players have captured and owe.
    pub(crate) stores: S,
    pub(crate) quiet_plies: u32,
    pub(crate) plies: u32,
    pub(crate) mover: Player,
    pub(crate) fixed: Option<Direction>,
}

/// What the players have captured and owe, as far as somebody wants to know:
/// [`Books`] keeps all of it, [`Margin`] only the difference of two players'
/// points.
pub(crate) trait Stores: Copy + Eq {
    /// A player captures so many dân.
    fn add_dan(&mut self, player: Player, dan: u32);
    /// A player captures all quan of an ô quan.
    fn add_quan(&mut self, rules: &Rules, player: Player, which: usize, quan: u8);
    /// Whether a player has captured every quan of a game that has none left
    /// on the board.
    fn holds_every_quan(&self, rules: &Rules, player: Player) -> bool;
    /// Refills the empty row of the player to move, or finds that the game is
    /// over. With `shortage = "skip"` this may pass the move on.
    fn refill<R: Ring, V: Visitor>(
        state: &mut State<R, Self>,
        rules: &Rules,
        occupied: u64,
        visitor: &mut V,
    ) -> Option<EndReason>;
    /// Captured dân and quan with the debts, in points.
    fn points(&self, rules: &Rules) -> [i32; 4];
    /// Who captured the quan of an ô quan, where the rules ask.
    fn captor(&self, which: usize) -> Option<Player>;
}

impl State<WideRing, Books> {
    /// The same numbers with the ring packed, if it fits now and still does
    /// after `loans` more dân have come from nowhere.
    pub(crate) fn packed(&self, board: Board, loans: u32) -> Option<State<PackedRing, Books>> {
        if self.dan_in_play().saturating_add(loans) > MAX_PACKED_DAN {
            return None;
        }
        Some(self.with(self.packed_ring(board)?, self.stores))
    }

    /// The same numbers with the ring packed and the stores reduced to the
    /// margin, if the rules and the ring allow it and no number is so large
    /// that a refill could end the game for it.
    pub(crate) fn margin(&self, rules: &Rules) -> Option<State<PackedRing, Margin>> {
        if !Margin::suffices(rules)
            || self.ring.total() > MAX_PACKED_DAN
            || self.quan.iter().any(|&quan| quan > MAX_KEYED_QUAN)
            || self.stores.largest() > MAX_DAN / 2
        {
            return None;
        }
        let ring = self.packed_ring(rules.board())?;
        Some(self.with(ring, Margin::new(self.stores.points(rules))))
    }

    fn packed_ring(&self, board: Board) -> Option<PackedRing> {
        // All dân together fit a byte.
        #[expect(clippy::cast_possible_truncation)]
        let dan = self.ring.0[..board.ring_len()].iter().map(|&dan| dan as u8);
        PackedRing::pack(dan)
    }

    const fn with<R, S>(&self, ring: R, stores: S) -> State<R, S>
    where
        R: Copy,
        S: Copy,
    {
        State {
            ring,
            stores,
            quan: self.quan,
            quan_on: self.quan_on,
            quiet_plies: self.quiet_plies,
            plies: self.plies,
            mover: self.mover,
            fixed: self.fixed,
        }
    }
}

impl<R: Ring, S: Stores> State<R, S> {
    /// Whether a player has no dân in the row, where these squares hold
    /// some.
    fn row_is_empty(board: Board, occupied: u64, player: Player) -> bool {
        occupied & board.row_mask(player) == 0
    }

    /// The moves of the player to move, should the game go on.
    pub(crate) fn moves(&self, rules: &Rules) -> MoveList {
        let board = rules.board();
        let occupied = self.ring.occupied(board) & board.row_mask(self.mover);
        let row = occupied >> board.row_start(self.mover);
        MoveList::from_bits(both_directions(row) & self.direction_mask(rules))
    }

    /// The bits of the moves whose direction the rules allow.
    fn direction_mask(&self, rules: &Rules) -> u32 {
        const RIGHT: u32 = 0x5555_5555;
        const LEFT: u32 = RIGHT << 1;
        match (rules.direction, self.fixed) {
            (DirectionRule::CounterClockwise, _)
            | (DirectionRule::FixedByFirstMove, Some(Direction::Right)) => RIGHT,
            (DirectionRule::Clockwise, _)
            | (DirectionRule::FixedByFirstMove, Some(Direction::Left)) => LEFT,
            (DirectionRule::Free | DirectionRule::FixedByFirstMove, _) => RIGHT | LEFT,
        }
    }

    /// Plays a legal move: the turn, then the tests 1 to 3 of RULES §4 with
    /// the refill between. Returns why the game is over, if it is.
    pub(crate) fn ply<V: Visitor>(
        &mut self,
        rules: &Rules,
        m: Move,
        visitor: &mut V,
    ) -> Option<EndReason> {
        match m.direction() {
            Direction::Right => self.ply_to::<V, true>(rules, m.number(), visitor),
            Direction::Left => self.ply_to::<V, false>(rules, m.number(), visitor),
        }
    }

    /// As [`State::ply`], for a direction known at compile time.
    #[inline]
    pub(crate) fn ply_to<V: Visitor, const RIGHT: bool>(
        &mut self,
        rules: &Rules,
        number: u8,
        visitor: &mut V,
    ) -> Option<EndReason> {
        let mover = self.mover;
        let turn = self.turn::<V, RIGHT>(rules, number, visitor);
        if rules.direction == DirectionRule::FixedByFirstMove && self.fixed.is_none() {
            self.fixed = Some(if RIGHT {
                Direction::Right
            } else {
                Direction::Left
            });
        }
        // No branch: whether a turn captures is hard to predict.
        self.quiet_plies = self.quiet_plies.saturating_add(1) * u32::from(!turn.captured);
        self.plies = self.plies.saturating_add(1);
        self.mover = mover.next(rules.players);
        if rules.all_quan_wins && self.quan == [0; 4] && self.stores.holds_every_quan(rules, mover)
        {
            return Some(EndReason::AllQuanCaptured);
        }
        self.settle(rules, turn.occupied, visitor)
    }

    /// The tests 2 and 3 of RULES §4: `end`, then the refill of the player to
    /// move. `occupied` are the squares that hold dân.
    #[inline]
    pub(crate) fn settle<V: Visitor>(
        &mut self,
        rules: &Rules,
        occupied: u64,
        visitor: &mut V,
    ) -> Option<EndReason> {
        if let Some(reason) = self.end_rule(rules, occupied) {
            return Some(reason);
        }
        if Self::row_is_empty(rules.board(), occupied, self.mover) {
            S::refill(self, rules, occupied, visitor)
        } else {
            None
        }
    }

    /// The tests 5 and 6 of RULES §4.
    pub(crate) fn limits(&self, rules: &Rules) -> Option<EndReason> {
        if rules.quiet_plies != 0 && self.quiet_plies >= rules.quiet_plies {
            Some(EndReason::QuietPlies)
        } else if rules.max_plies != 0 && self.plies >= rules.max_plies {
            Some(EndReason::MaxPlies)
        } else {
            None
        }
    }

    #[inline]
    fn end_rule(&self, rules: &Rules, occupied: u64) -> Option<EndReason> {
        // While a quan is on the board no value of `end` ends the game.
        if self.quan != [0; 4] {
            return None;
        }
        match rules.end {
            EndRule::QuanSquaresEmpty => {
                (occupied & rules.board().quan_mask() == 0).then_some(EndReason::QuanSquaresEmpty)
            }
            EndRule::QuanPiecesCaptured => Some(EndReason::QuanPiecesCaptured),
            EndRule::BoardEmpty => (occupied == 0).then_some(EndReason::BoardEmpty),
            EndRule::Shortage => None,
        }
    }

    /// The quan in a square: none in an ô dân.
    pub(crate) fn quan_at(&self, board: Board, square: Square) -> u32 {
        if board.is_quan(square) {
            u32::from(self.quan[board.side(square.index())])
        } else {
            0
        }
    }

    /// One dân into each of the first `squares` of a player's empty row.
    fn place<V: Visitor>(&mut self, rules: &Rules, player: Player, squares: u8, visitor: &mut V) {
        let first = usize::from(rules.board().row_start(player));
        self.ring.fill(first, squares);
        tell(visitor, || Event::Refill { player, squares });
    }
}

/// Two bits for each of up to nine: the moves of the squares of a row.
// Nine squares have eighteen moves.
#[expect(clippy::cast_possible_truncation)]
const fn both_directions(row: u64) -> u32 {
    let mut pairs = row;
    pairs = (pairs | pairs << 8) & 0x00ff_00ff;
    pairs = (pairs | pairs << 4) & 0x0f0f_0f0f;
    pairs = (pairs | pairs << 2) & 0x3333_3333;
    pairs = (pairs | pairs << 1) & 0x5555_5555;
    (pairs | pairs << 1) as u32
}

/// Tells a visitor something, if anybody listens.
#[inline]
fn tell<V: Visitor>(visitor: &mut V, event: impl FnOnce() -> Event) {
    if V::LISTENS {
        visitor.event(event());
    }
}
