//! What happens when the next player's row is empty (RULES §3).

use super::ring::Ring;
use super::{BANK, Books, State, tell};
use crate::setup::MAX_DAN;
use crate::{EndReason, Event, Player, Rules, Shortage, Visitor};

impl<R: Ring> State<R, Books> {
    /// Refills the empty row of the player to move, or finds that the game is
    /// over. With `shortage = "skip"` this may pass the move on.
    #[cold]
    pub(super) fn refill_row<V: Visitor>(
        &mut self,
        rules: &Rules,
        occupied: u64,
        visitor: &mut V,
    ) -> Option<EndReason> {
        let player = self.mover;
        let squares = rules.squares;
        if self.store(player) >= i32::from(squares) {
            self.pay_and_place(rules, player, squares, visitor);
            return None;
        }
        match rules.shortage {
            Shortage::Borrow | Shortage::Exchange | Shortage::Negative => {
                if self.near_the_limit(rules, player) {
                    let mut trial = *self;
                    trial.refill_on_credit(rules, player, &mut ());
                    if trial.above_the_limit(player) {
                        return Some(EndReason::Shortage);
                    }
                }
                self.refill_on_credit(rules, player, visitor);
                None
            }
            Shortage::Partial => {
                let payable = u8::try_from(self.store(player)).unwrap_or(0);
                if payable == 0 {
                    return Some(EndReason::Shortage);
                }
                self.pay_and_place(rules, player, payable, visitor);
                None
            }
            Shortage::End => Some(EndReason::Shortage),
            Shortage::Lose => Some(EndReason::ShortageLoss),
            Shortage::Skip => self.skip(rules, occupied, player, visitor),
        }
    }

    fn store(&self, player: Player) -> i32 {
        i32::from(self.stores.dan[player.index()])
    }

    /// One dân into each of the row's first squares, all paid by the player.
    fn pay_and_place<V: Visitor>(
        &mut self,
        rules: &Rules,
        player: Player,
        squares: u8,
        visitor: &mut V,
    ) {
        self.stores.dan[player.index()] -= i16::from(squares);
        self.place(rules, player, squares, visitor);
    }

    /// The whole row, though the player cannot pay for it: `borrow`,
    /// `exchange` and `negative`.
    fn refill_on_credit<V: Visitor>(&mut self, rules: &Rules, player: Player, visitor: &mut V) {
        let squares = i16::from(rules.squares);
        if rules.shortage == Shortage::Exchange {
            self.exchange(rules, player, visitor);
        }
        if rules.shortage != Shortage::Negative {
            let mut missing = squares - self.stores.dan[player.index()];
            while missing > 0 {
                missing -= self.borrow(rules, player, missing, visitor);
            }
        }
        self.stores.dan[player.index()] -= squares;
        self.place(rules, player, rules.squares, visitor);
    }

    /// Borrows up to `missing` dân from the richest opponent, or all of them
    /// from the bank if nobody has any; they go to the player's store. Gives
    /// how many.
    fn borrow<V: Visitor>(
        &mut self,
        rules: &Rules,
        player: Player,
        missing: i16,
        visitor: &mut V,
    ) -> i16 {
        let richest = self
            .richest_opponent(rules, player)
            .filter(|&lender| self.stores.dan[lender.index()] > 0);
        let (column, lent) = match richest {
            Some(lender) => {
                let store = &mut self.stores.dan[lender.index()];
                let lent = missing.min(*store);
                *store -= lent;
                (lender.index(), lent)
            }
            None => (BANK, missing),
        };
        self.stores.dan[player.index()] += lent;
        self.stores.debts[player.index()][column] += lent.unsigned_abs();
        tell(visitor, || Event::Borrow {
            debtor: player,
            creditor: richest,
            dan: u32::from(lent.unsigned_abs()),
        });
        lent
    }

    /// Swaps one captured quan for dân with the richest opponent, if both have
    /// what it takes.
    fn exchange<V: Visitor>(&mut self, rules: &Rules, player: Player, visitor: &mut V) {
        let value = i16::from(rules.quan_value);
        let me = player.index();
        let Some(with) = self.richest_opponent(rules, player) else {
            return;
        };
        if self.stores.quan[me] == 0 || self.stores.dan[with.index()] < value {
            return;
        }
        self.stores.quan[me] -= 1;
        self.stores.quan[with.index()] += 1;
        self.stores.dan[me] += value;
        self.stores.dan[with.index()] -= value;
        tell(visitor, || Event::Exchange {
            player,
            with,
            dan: u32::from(rules.quan_value),
        });
    }

    /// The opponent with the most captured dân; among equals the first in turn
    /// order after the player.
    fn richest_opponent(&self, rules: &Rules, player: Player) -> Option<Player> {
        (1..usize::from(rules.players))
            .map(|turns| player.after(turns, rules.players))
            .reduce(|best, other| {
                if self.store(other) > self.store(best) {
                    other
                } else {
                    best
                }
            })
    }

    /// Passes over everybody who has an empty row and cannot pay, from
    /// `first` on.
    fn skip<V: Visitor>(
        &mut self,
        rules: &Rules,
        occupied: u64,
        first: Player,
        visitor: &mut V,
    ) -> Option<EndReason> {
        for turns in 0..usize::from(rules.players) {
            let player = first.after(turns, rules.players);
            let has_dan = !Self::row_is_empty(rules.board(), occupied, player);
            if has_dan || self.store(player) >= i32::from(rules.squares) {
                self.mover = player;
                if !has_dan {
                    self.pay_and_place(rules, player, rules.squares, visitor);
                }
                return None;
            }
            tell(visitor, || Event::Skip { player });
        }
        Some(EndReason::Shortage)
    }

    /// All dân on the board and in the stores, what is below zero left out.
    pub(super) fn dan_in_play(&self) -> u32 {
        let stores = self
            .stores
            .dan
            .iter()
            .map(|&dan| u32::from(dan.max(0).unsigned_abs()));
        self.ring.total() + stores.sum::<u32>()
    }

    /// Whether a refill on credit could take any number above what a position
    /// may hold. Loans from nowhere let the board grow, though it takes more
    /// than a thousand of them.
    fn near_the_limit(&self, rules: &Rules, player: Player) -> bool {
        let squares = u32::from(rules.squares);
        let debts = &self.stores.debts[player.index()];
        self.dan_in_play() + squares > MAX_DAN
            || debts
                .iter()
                .any(|&debt| u32::from(debt) + squares > MAX_DAN)
            || self.store(player) - i32::from(rules.squares) < -MAX_DAN.cast_signed()
    }

    fn above_the_limit(&self, player: Player) -> bool {
        let debts = &self.stores.debts[player.index()];
        self.dan_in_play() > MAX_DAN
            || debts.iter().any(|&debt| u32::from(debt) > MAX_DAN)
            || self.store(player) < -MAX_DAN.cast_signed()
    }
}
