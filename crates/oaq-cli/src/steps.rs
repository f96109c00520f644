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
