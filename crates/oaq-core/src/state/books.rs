//! Everything the players have captured and owe.

use super::ring::Ring;
use super::{State, Stores};
use crate::{EndReason, Player, QuanLeftover, Rules, Visitor};

/// Where a debt to the bank stands among a player's debts.
pub(crate) const BANK: usize = 4;

/// Everything the players have captured and owe.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub(crate) struct Books {
    /// Who captured the quan of every ô quan: the index plus one, or 0.
    pub(crate) captor: [u8; 4],
    pub(crate) quan: [u8; 4],
    pub(crate) dan: [i16; 4],
    /// `debts[p][q]`: what p owes q, or the bank.
    pub(crate) debts: [[u16; 5]; 4],
}

impl Books {
    /// The largest number of dân in it, below zero or not.
    pub(super) fn largest(&self) -> u32 {
        let dan = self.dan.iter().map(|&dan| u32::from(dan.unsigned_abs()));
        let debts = self.debts.as_flattened().iter().map(|&debt| debt.into());
        dan.chain(debts).max().unwrap_or(0)
    }
}

impl Stores for Books {
    #[inline]
    fn add_dan(&mut self, player: Player, dan: u32) {
        // All dân in play together fit (`MAX_DAN`).
        #[expect(clippy::cast_possible_truncation)]
        {
            self.dan[player.index()] += dan as i16;
        }
    }

    fn add_quan(&mut self, rules: &Rules, player: Player, which: usize, quan: u8) {
        self.quan[player.index()] += quan;
        if rules.quan_leftover == QuanLeftover::Captor {
            self.captor[which] = player as u8 + 1;
        }
    }

    /// Quan never leave the game, so those there were at the start are those
    /// there are (RULES §4.1).
    fn holds_every_quan(&self, rules: &Rules, player: Player) -> bool {
        let players = usize::from(rules.players);
        self.quan[player.index()] > 0
            && (0..players).all(|p| p == player.index() || self.quan[p] == 0)
    }

    fn refill<R: Ring, V: Visitor>(
        state: &mut State<R, Self>,
        rules: &Rules,
        occupied: u64,
        visitor: &mut V,
    ) -> Option<EndReason> {
        state.refill_row(rules, occupied, visitor)
    }

    fn points(&self, rules: &Rules) -> [i32; 4] {
        let mut points = [0; 4];
        for p in 0..usize::from(rules.players) {
            points[p] +=
                i32::from(self.dan[p]) + i32::from(rules.quan_value) * i32::from(self.quan[p]);
            for (creditor, &owed) in self.debts[p].iter().enumerate() {
                points[p] -= i32::from(owed);
                if creditor != BANK {
                    points[creditor] += i32::from(owed);
                }
            }
        }
        points
    }

    fn captor(&self, which: usize) -> Option<Player> {
        // 0 is nobody; one less is the captor's index.
        usize::from(self.captor[which])
            .checked_sub(1)
            .and_then(Player::from_index)
    }
}
