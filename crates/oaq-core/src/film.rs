//! A turn as a film: what the board looks like after each event.

use crate::{Debt, Event, Player, QuanLeftover, Rules, Setup, Square, SquareKind};

impl Setup {
    /// Does to a setup what an event of a turn tells; `mover` is who makes the
    /// move. Applied one after the other, the events of a turn lead from the
    /// position before it to the one after it.
    ///
    /// The player to move, the fixed direction and the counters stay as they
    /// are, since events do not tell them; and at the end of a game nothing is
    /// swept. A square or a player that the setup does not have is passed over,
    /// and counts stop at the ends of their types.
    ///
    /// ```
    /// use oaq_core::{Direction, Move, Player, Position, Rules, Setup};
    /// let mut setup = Setup::start(&Rules::STANDARD);
    /// let mut events = Vec::new();
    /// let m = Move::new(5, Direction::Right).unwrap();
    /// let next = Position::start(Rules::STANDARD).play_with(m, &mut events)?;
    /// for event in events {
    ///     setup.apply(&Rules::STANDARD, Player::A, event);
    /// }
    /// assert_eq!(setup.rows, next.to_setup().rows);
    /// assert_eq!(setup.stores, next.to_setup().stores);
    /// # Ok::<(), oaq_core::PlayError>(())
    /// ```
    pub fn apply(&mut self, rules: &Rules, mover: Player, event: Event) {
        match event {
            Event::Pick { square, .. } | Event::Relay { square, .. } => {
                self.change_dan(rules, square, |_| 0);
            }
            Event::Sow { square } => self.change_dan(rules, square, |dan| dan.saturating_add(1)),
            Event::TakeOne { square } => {
                self.change_dan(rules, square, |dan| dan.saturating_sub(1));
            }
            Event::Capture {
                square, dan, quan, ..
            } => {
                self.change_dan(rules, square, |_| 0);
                if let SquareKind::Quan(player) = rules.board().kind(square)
                    && quan > 0
                    && let Some(square) = self.quan_squares.get_mut(player.index())
                {
                    square.quan = 0;
                    if rules.quan_leftover == QuanLeftover::Captor {
                        square.captor = Some(mover);
                    }
                }
                self.change_store(mover, dan.cast_signed(), quan.cast_signed());
            }
            Event::Exchange { player, with, dan } => {
                self.change_store(player, dan.cast_signed(), -1);
                self.change_store(with, -dan.cast_signed(), 1);
            }
            Event::Borrow {
                debtor,
                creditor,
                dan,
            } => {
                self.change_store(debtor, dan.cast_signed(), 0);
                if let Some(creditor) = creditor {
                    self.change_store(creditor, -dan.cast_signed(), 0);
                }
                self.owe(debtor, creditor, dan);
            }
            Event::Refill { player, squares } => {
                self.change_store(player, -i32::from(squares), 0);
                let row = self.rows.get_mut(player.index()).into_iter().flatten();
                row.take(squares.into()).for_each(|square| *square = 1);
            }
            Event::Stop { .. } | Event::Skip { .. } | Event::End { .. } | Event::Collect { .. } => {
            }
        }
    }

    fn change_dan(&mut self, rules: &Rules, square: Square, change: impl FnOnce(u32) -> u32) {
        let dan = match rules.board().kind(square) {
            SquareKind::Dan(player, number) => {
                let row = self.rows.get_mut(player.index());
                row.and_then(|row| row.get_mut(usize::from(number) - 1))
            }
            SquareKind::Quan(player) => {
                let square = self.quan_squares.get_mut(player.index());
                square.map(|square| &mut square.dan)
            }
        };
        if let Some(dan) = dan {
            *dan = change(*dan);
        }
    }

    fn change_store(&mut self, player: Player, dan: i32, quan: i32) {
        if let Some(store) = self.stores.get_mut(player.index()) {
            store.dan = store.dan.saturating_add(dan);
            store.quan = store.quan.saturating_add_signed(quan);
        }
    }

    fn owe(&mut self, debtor: Player, creditor: Option<Player>, dan: u32) {
        let pair = |debt: &&mut Debt| debt.debtor == debtor && debt.creditor == creditor;
        match self.debts.iter_mut().find(pair) {
            Some(debt) => debt.dan = debt.dan.saturating_add(dan),
            None => self.debts.push(Debt {
                debtor,
                creditor,
                dan,
            }),
        }
    }
}

impl Event {
    /// Whether it changes what lies on the board or in the stores, or who owes
    /// whom: whether [`Setup::apply`] does something.
    #[must_use]
    pub const fn changes_board(self) -> bool {
        !matches!(
            self,
            Self::Stop { .. } | Self::Skip { .. } | Self::End { .. } | Self::Collect { .. }
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Position;

    /// A setup without what events do not tell.
    fn shown(position: &Position) -> Setup {
        let mut setup = position.to_setup();
        setup.to_move = Player::A;
        setup.direction = None;
        setup.quiet_plies = 0;
        setup.plies = 0;
        setup
    }

    fn rules(text: &str) -> Rules {
        let mut switches = *Rules::STANDARD;
        let (_, errors) = switches.apply(text, 0);
        assert!(errors.is_empty(), "{errors:?}");
        Rules::new(switches).unwrap()
    }

    #[test]
    fn what_the_events_tell_is_what_happens() {
        let mut state = 1_u64;
        let (mut borrowed, mut exchanged, mut taken) = (0, 0, 0);
        for text in [
            "",
            "dan=1",
            "dan=1 shortage=exchange immature-quan.below=5",
            "dan=2 quan-pieces=0 quan-dan=10 shortage=negative",
            "quan-ahead=take-one",
            "quan-pieces=0 quan-dan=10 direction=counter-clockwise quan-ahead=take-one",
            "players=3 dan=2",
            "players=4 squares=3",
            "quan-leftover=captor",
            "dan=1 shortage=partial",
            "dan=1 shortage=skip",
        ] {
            let rules = rules(text);
            let mut position = Position::start(rules);
            for _ in 0..2000 {
                let moves = position.legal_moves();
                if moves.is_empty() {
                    position = Position::start(rules);
                    continue;
                }
                // Knuth's multiplier for a linear congruential generator.
                state = state
                    .wrapping_mul(6_364_136_223_846_793_005)
                    .wrapping_add(1);
                let n = usize::try_from(state >> 33).unwrap() % moves.len();
                let mut events = Vec::new();
                let next = position.play_unchecked(moves.get(n).unwrap(), &mut events);
                let mut setup = shown(&position);
                for &event in &events {
                    borrowed += usize::from(matches!(event, Event::Borrow { .. }));
                    exchanged += usize::from(matches!(event, Event::Exchange { .. }));
                    taken += usize::from(matches!(event, Event::TakeOne { .. }));
                    let before = setup.clone();
                    setup.apply(&rules, position.to_move(), event);
                    assert!(event.changes_board() || setup == before, "{event:?}");
                }
                let order = |debt: &Debt| (debt.debtor, debt.creditor.is_none(), debt.creditor);
                setup.debts.sort_by_key(order);
                assert_eq!(setup, shown(&next), "{text}: {events:?}");
                position = next;
            }
        }
        let enough = borrowed > 100 && exchanged > 0 && taken > 100;
        assert!(enough, "{borrowed} {exchanged} {taken}");
    }

    /// Whatever the setup lacks, nothing panics.
    #[test]
    fn events_of_another_board_do_nothing() {
        let rules = rules("players=4 squares=9");
        let mut events = Vec::new();
        let mut position = Position::start(rules);
        while let Some(m) = position.legal_moves().get(0) {
            position = position.play_unchecked(m, &mut events);
        }
        let mut small = Setup::start(&Rules::STANDARD);
        small.rows.truncate(1);
        small.quan_squares.clear();
        small.stores.clear();
        for event in events {
            small.apply(&rules, Player::D, event);
        }
        assert_eq!((small.rows.len(), small.stores.len()), (1, 0));
    }
}
