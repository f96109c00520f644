//! A turn as a film: what the board looks like after each event.

use oaq_core::{Debt, Event, Player, QuanLeftover, Rules, Setup, SquareKind};

/// Does to a setup what an event tells; `mover` is who makes the move.
///
/// The player to move and the counters stay as they are: events do not tell
/// them.
pub(crate) fn apply(setup: &mut Setup, rules: &Rules, mover: Player, event: Event) {
    match event {
        Event::Pick { square, .. } | Event::Relay { square, .. } => {
            *dan(setup, rules, square) = 0;
        }
        Event::Sow { square } => *dan(setup, rules, square) += 1,
        Event::TakeOne { square } => *dan(setup, rules, square) -= 1,
        Event::Capture {
            square,
            dan: captured,
            quan,
            ..
        } => {
            *dan(setup, rules, square) = 0;
            if let SquareKind::Quan(player) = rules.board().kind(square)
                && quan > 0
            {
                let square = &mut setup.quan_squares[player.index()];
                square.quan = 0;
                if rules.quan_leftover == QuanLeftover::Captor {
                    square.captor = Some(mover);
                }
            }
            let store = &mut setup.stores[mover.index()];
            store.dan += captured.cast_signed();
            store.quan += quan;
        }
        Event::Exchange { player, with, dan } => {
            let store = &mut setup.stores[player.index()];
            store.dan += dan.cast_signed();
            store.quan -= 1;
            let store = &mut setup.stores[with.index()];
            store.dan -= dan.cast_signed();
            store.quan += 1;
        }
        Event::Borrow {
            debtor,
            creditor,
            dan,
        } => {
            setup.stores[debtor.index()].dan += dan.cast_signed();
            if let Some(creditor) = creditor {
                setup.stores[creditor.index()].dan -= dan.cast_signed();
            }
            let pair = |debt: &&mut Debt| debt.debtor == debtor && debt.creditor == creditor;
            match setup.debts.iter_mut().find(pair) {
                Some(debt) => debt.dan += dan,
                None => setup.debts.push(Debt {
                    debtor,
                    creditor,
                    dan,
                }),
            }
        }
        Event::Refill { player, squares } => {
            setup.stores[player.index()].dan -= i32::from(squares);
            let row = setup.rows[player.index()].iter_mut();
            row.take(squares.into()).for_each(|square| *square = 1);
        }
        Event::Stop { .. } | Event::Skip { .. } | Event::End { .. } | Event::Collect { .. } => {}
    }
}

/// The dân in a square.
fn dan<'s>(setup: &'s mut Setup, rules: &Rules, square: oaq_core::Square) -> &'s mut u32 {
    match rules.board().kind(square) {
        SquareKind::Dan(player, number) => &mut setup.rows[player.index()][usize::from(number) - 1],
        SquareKind::Quan(player) => &mut setup.quan_squares[player.index()].dan,
    }
}

/// Whether an event changes what a board shows.
pub(crate) const fn is_visible(event: Event) -> bool {
    !matches!(
        event,
        Event::Stop { .. } | Event::Skip { .. } | Event::End { .. } | Event::Collect { .. }
    )
}

#[cfg(test)]
mod tests {
    use oaq_core::files::RuleBook;
    use oaq_core::{Position, Rules};
    use oaq_notation::read_rules;

    use super::*;

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
        read_rules(text, &RuleBook::shipped()).unwrap().value.rules
    }

    #[test]
    fn what_the_events_tell_is_what_happens() {
        let mut state = 1_u64;
        let mut borrowed = 0;
        for text in [
            "standard",
            "standard dan=1",
            "exchange dan=1",
            "online dan=2",
            "take-one",
            "tonkin",
            "three-player dan=2",
            "four-player squares=3",
            "standard quan-leftover=captor",
            "standard dan=1 shortage=partial",
            "standard dan=1 shortage=skip",
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
                    apply(&mut setup, &rules, position.to_move(), event);
                }
                let order = |debt: &Debt| (debt.debtor, debt.creditor.is_none(), debt.creditor);
                setup.debts.sort_by_key(order);
                assert_eq!(setup, shown(&next), "{text}: {events:?}");
                position = next;
            }
        }
        assert!(borrowed > 100, "{borrowed}");
    }
}
