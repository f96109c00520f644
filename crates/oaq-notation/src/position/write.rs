//! Positions to text.

use core::fmt::{self, Display, Write as _};

use oaq_core::{Debt, Player, Position, QuanSquare, Setup, Store};

/// The canonical text of a position as somebody set it up, in one line without
/// its rules.
///
/// Debts are sorted, and debts of nothing left out. A setup that is no
/// position under any rules is written as far as the notation goes.
///
/// ```
/// use oaq_core::{Rules, Setup};
/// use oaq_notation::write_setup;
/// let start = Setup::start(&Rules::STANDARD);
/// assert_eq!(write_setup(&start), "5,5,5,5,5/Q/5,5,5,5,5/Q A 0/0 - 0 0");
/// ```
#[must_use]
pub fn write_setup(setup: &Setup) -> String {
    Text(setup).to_string()
}

/// The canonical text of a position.
///
/// Reading it under the position's rules and making a position of it gives the
/// same position, unless the game is over: what ended it may have been a move
/// or the history, which the text does not tell.
///
/// ```
/// use oaq_core::{Direction, Move, Position, Rules};
/// use oaq_notation::position_text;
/// let next = Position::start(Rules::STANDARD).play(Move::new(5, Direction::Right).unwrap())?;
/// assert_eq!(position_text(&next), "6,6,6,6,0/0/6,6,6,6,0/Q1 B 1Q/0 - 0 1");
/// # Ok::<(), oaq_core::PlayError>(())
/// ```
#[must_use]
pub fn position_text(position: &Position) -> String {
    write_setup(&position.to_setup())
}

struct Text<'a>(&'a Setup);

impl Display for Text<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let setup = self.0;
        for i in 0..setup.rows.len().max(setup.quan_squares.len()) {
            if i > 0 {
                f.write_char('/')?;
            }
            join(f, ',', setup.rows.get(i).into_iter().flatten())?;
            f.write_char('/')?;
            if let Some(square) = setup.quan_squares.get(i) {
                quan_square(f, square)?;
            }
        }
        write!(f, " {}", setup.to_move)?;
        if let Some(direction) = setup.direction {
            f.write_char(direction.letter())?;
        }
        f.write_char(' ')?;
        join(f, '/', setup.stores.iter().map(StoreText))?;
        f.write_char(' ')?;
        let mut debts: Vec<Debt> = setup.debts.clone();
        debts.retain(|debt| debt.dan > 0);
        debts.sort_by_key(order);
        if debts.is_empty() {
            f.write_char('-')?;
        }
        join(f, ',', debts.into_iter().map(DebtText))?;
        write!(f, " {} {}", setup.quiet_plies, setup.plies)
    }
}

/// Debts are sorted by debtor, then creditor, the bank last.
#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "a key for sorting takes a reference"
)]
pub(super) fn order(debt: &Debt) -> (Player, bool, Option<Player>) {
    (debt.debtor, debt.creditor.is_none(), debt.creditor)
}

fn join<T: Display>(
    f: &mut fmt::Formatter<'_>,
    separator: char,
    parts: impl IntoIterator<Item = T>,
) -> fmt::Result {
    for (i, part) in parts.into_iter().enumerate() {
        if i > 0 {
            f.write_char(separator)?;
        }
        part.fmt(f)?;
    }
    Ok(())
}

fn quan_square(f: &mut fmt::Formatter<'_>, square: &QuanSquare) -> fmt::Result {
    letters(f, square.quan)?;
    if square.dan > 0 || square.quan == 0 {
        square.dan.fmt(f)?;
    }
    if let Some(captor) = square.captor {
        f.write_char(captor.letter().to_ascii_lowercase())?;
    }
    Ok(())
}

/// One `Q` for each quan.
fn letters(f: &mut fmt::Formatter<'_>, quan: u32) -> fmt::Result {
    (0..quan).try_for_each(|_| f.write_char('Q'))
}

struct StoreText<'a>(&'a Store);

impl Display for StoreText<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.dan.fmt(f)?;
        letters(f, self.0.quan)
    }
}

struct DebtText(Debt);

impl Display for DebtText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let creditor = self.0.creditor.map_or('*', Player::letter);
        write!(f, "{}>{creditor}:{}", self.0.debtor, self.0.dan)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use oaq_core::{Direction, Rules};

    #[test]
    fn every_field_is_written() {
        let setup = Setup {
            rows: vec![vec![0, 12], vec![3, 4]],
            quan_squares: vec![
                QuanSquare {
                    quan: 2,
                    dan: 7,
                    captor: None,
                },
                QuanSquare {
                    quan: 0,
                    dan: 3,
                    captor: Some(Player::B),
                },
            ],
            to_move: Player::B,
            direction: Some(Direction::Left),
            stores: vec![Store { dan: -3, quan: 0 }, Store { dan: 0, quan: 2 }],
            debts: vec![
                Debt {
                    debtor: Player::B,
                    creditor: Some(Player::A),
                    dan: 1,
                },
                Debt {
                    debtor: Player::A,
                    creditor: None,
                    dan: 2,
                },
                Debt {
                    debtor: Player::A,
                    creditor: Some(Player::B),
                    dan: 3,
                },
                Debt {
                    debtor: Player::B,
                    creditor: None,
                    dan: 0,
                },
            ],
            quiet_plies: 8,
            plies: 90,
        };
        assert_eq!(
            write_setup(&setup),
            "0,12/QQ7/3,4/3b BL -3/0QQ A>B:3,A>*:2,B>A:1 8 90"
        );
    }

    #[test]
    fn a_setup_of_the_wrong_shape_is_written_all_the_same() {
        let mut setup = Setup::start(&Rules::STANDARD);
        setup.rows.truncate(1);
        setup.quan_squares.push(QuanSquare::default());
        setup.stores.clear();
        assert_eq!(write_setup(&setup), "5,5,5,5,5/Q//Q//0 A  - 0 0");
    }
}
