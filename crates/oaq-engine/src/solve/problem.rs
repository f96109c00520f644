//! What can be solved, and within which limits.

use oaq_core::node::{MarginNode, Node as _};
use oaq_core::{EndRule, Position, QuanLeftover, RowsRule, Rules, Shortage};

/// How much a solver may use, and how far it looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Bytes for the tables.
    pub memory: u64,
    /// With 2 and more, one thread for each bound; more than two are of no
    /// use. With 1 the same work is done in the same order every time.
    pub threads: usize,
    /// The deepest horizon, in plies; at most [`Limits::MAX_HORIZON`].
    pub horizon: u32,
    /// How many dân the board may hold. `None`: as many as it holds at first
    /// and four refills more.
    pub cap: Option<u32>,
}

impl Limits {
    /// The deepest horizon there is.
    pub const MAX_HORIZON: u32 = 120;
}

impl Default for Limits {
    /// 1 GiB, one thread, the deepest horizon.
    fn default() -> Self {
        Self {
            memory: 1 << 30,
            threads: 1,
            horizon: Self::MAX_HORIZON,
            cap: None,
        }
    }
}

/// Why a position cannot be solved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Unsolvable {
    /// More than two players: there is no single margin.
    #[error("{0} players; only games of two have a margin to prove")]
    Players(u8),
    /// A `shortage` that asks what the players have captured.
    #[error("with `shortage` = `{0}` the future depends on what has been captured")]
    Shortage(Shortage),
    /// `all-quan-wins`: the same.
    #[error("with `all-quan-wins` the future depends on who has captured the quan")]
    AllQuanWins,
    /// `quan-leftover = "captor"`: the same.
    #[error("with `quan-leftover` = `captor` the future depends on who has captured the quan")]
    Captor,
    /// More than sixteen squares, more than three quan in an ô quan, or more
    /// dân than the cap.
    #[error("the board has more squares or pieces than the solver can hold")]
    TooLarge,
    /// Too many positions are possible to tell them apart in a table.
    #[error("too many positions are possible to tell them apart")]
    TooManyPositions,
    /// The tables need more memory to tell positions apart.
    #[error("the tables need at least {least} bytes to tell the positions apart")]
    Memory {
        /// The fewest bytes.
        least: u64,
    },
    /// The system does not give so much memory.
    #[error("the system does not give so much memory")]
    NoMemory,
    /// The solver was made for other rules.
    #[error("the solver was made for other rules")]
    OtherRules,
}

/// The most quan in one ô quan.
const MOST_QUAN: u32 = 3;

/// Whether the future depends on the ring and the mover alone.
pub(super) fn check(rules: &Rules) -> Result<(), Unsolvable> {
    if rules.players != 2 {
        return Err(Unsolvable::Players(rules.players));
    }
    match rules.shortage {
        Shortage::Borrow | Shortage::Exchange | Shortage::Negative => {}
        other => return Err(Unsolvable::Shortage(other)),
    }
    if rules.all_quan_wins {
        return Err(Unsolvable::AllQuanWins);
    }
    if rules.quan_leftover == QuanLeftover::Captor {
        return Err(Unsolvable::Captor);
    }
    if MarginNode::suffices(rules) {
        Ok(())
    } else {
        Err(Unsolvable::TooLarge)
    }
}

/// The position as a node, and the most quan in one ô quan; `None` where the
/// game is over.
pub(super) fn node(position: &Position) -> Result<Option<(MarginNode, u32)>, Unsolvable> {
    check(position.rules())?;
    if position.is_over() {
        return Ok(None);
    }
    let board = position.board();
    let quan = board.seats().map(|p| position.quan(board.quan(p)));
    let quan = quan.max().unwrap_or(0);
    if quan > MOST_QUAN {
        return Err(Unsolvable::TooLarge);
    }
    let node = MarginNode::new(position).ok_or(Unsolvable::TooLarge)?;
    Ok(Some((node, quan)))
}

/// By how much final margins of one position can differ at least: 2 where no
/// point is ever lost, so that both scores together are known.
pub(super) fn step(rules: &Rules) -> i32 {
    let nothing_is_lost = match rules.end {
        EndRule::BoardEmpty => true,
        EndRule::QuanSquaresEmpty => rules.rows == RowsRule::Owner,
        _ => rules.rows == RowsRule::Owner && rules.quan_leftover == QuanLeftover::LastMover,
    };
    if nothing_is_lost { 2 } else { 1 }
}

/// A number of the same parity as every final margin of this position, where
/// [`step`] is 2.
pub(super) fn parity(rules: &Rules, node: &MarginNode) -> i32 {
    (node.margin(rules) + points(rules, node)) & 1
}

/// What lies on the board, in points.
pub(super) fn points(rules: &Rules, node: &MarginNode) -> i32 {
    let board = rules.board();
    let quan: u32 = board.seats().map(|p| node.quan(rules, board.quan(p))).sum();
    let points = node.total() + quan * u32::from(rules.quan_value);
    points.cast_signed()
}
