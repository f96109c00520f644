//! The stores of two players as one number.

use super::packed::MAX_PACKED_DAN;
use super::ring::Ring;
use super::{State, Stores};
use crate::{EndReason, Player, QuanLeftover, Rules, Shortage, Visitor};

/// How many points A has in store more than B.
///
/// Where a refill always succeeds it costs the player who makes it one point a
/// square, whoever pays: own dân are points, borrowed ones are owed, and an
/// exchange of a quan for dân changes nobody's points. So nothing else of the
/// stores matters for what is still to come.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Margin {
    pub(crate) points: i32,
    /// Whether a refill was left out because the ring would not have held it.
    pub(crate) overflow: bool,
}

impl Margin {
    pub(crate) const fn new(points: [i32; 4]) -> Self {
        Self {
            points: points[0] - points[1],
            overflow: false,
        }
    }

    /// Whether the margin is all that the future needs to know of the stores.
    pub(crate) fn suffices(rules: &Rules) -> bool {
        let always_refilled = matches!(
            rules.shortage,
            Shortage::Borrow | Shortage::Exchange | Shortage::Negative
        );
        rules.players == 2
            && always_refilled
            && !rules.all_quan_wins
            && rules.quan_leftover != QuanLeftover::Captor
    }

    const fn add(&mut self, player: Player, points: i32) {
        match player {
            Player::A => self.points += points,
            _ => self.points -= points,
        }
    }
}

impl Stores for Margin {
    #[inline]
    fn add_dan(&mut self, player: Player, dan: u32) {
        self.add(player, dan.cast_signed());
    }

    #[inline]
    fn add_quan(&mut self, rules: &Rules, player: Player, _: usize, quan: u8) {
        self.add(player, i32::from(rules.quan_value) * i32::from(quan));
    }

    fn holds_every_quan(&self, _: &Rules, _: Player) -> bool {
        // Not asked for: see `suffices`.
        false
    }

    fn refill<R: Ring, V: Visitor>(
        state: &mut State<R, Self>,
        rules: &Rules,
        _: u64,
        visitor: &mut V,
    ) -> Option<EndReason> {
        if state.ring.total() + u32::from(rules.squares) > MAX_PACKED_DAN {
            state.stores.overflow = true;
            return Some(EndReason::Shortage);
        }
        state.stores.add(state.mover, -i32::from(rules.squares));
        state.place(rules, state.mover, rules.squares, visitor);
        None
    }

    fn points(&self, _: &Rules) -> [i32; 4] {
        [self.points, 0, 0, 0]
    }

    fn captor(&self, _: usize) -> Option<Player> {
        None
    }
}
