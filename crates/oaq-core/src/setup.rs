//! A position as somebody writes it down, before anything is checked.

use core::fmt;

use crate::{Board, Direction, Player, QuanLeftover, Rules, Shortage};

/// The most dân a position may hold on the board and in the stores together,
/// and the most that any single count may be.
pub const MAX_DAN: u32 = 9999;

/// The most quan a position may hold on the board and in the stores together.
pub const MAX_QUAN: u32 = 255;

/// What lies in an ô quan.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct QuanSquare {
    /// How many quan.
    pub quan: u32,
    /// How many dân beside them.
    pub dan: u32,
    /// Who captured the quan that lay here; only where the rules say
    /// `quan-leftover = "captor"`.
    pub captor: Option<Player>,
}

/// What a player has captured.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Store {
    /// How many dân; below zero only with `shortage = "negative"`.
    pub dan: i32,
    /// How many quan.
    pub quan: u32,
}

/// What one player owes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Debt {
    /// Who owes.
    pub debtor: Player,
    /// Whom; `None` is the bank.
    pub creditor: Option<Player>,
    /// How many dân.
    pub dan: u32,
}

/// A position with any numbers in it, as written: nothing is refilled and
/// nothing has been tested. [`Setup::check`] and
/// [`Position::from_setup`](crate::Position::from_setup) find what is wrong
/// with it under given rules.
///
/// ```
/// use oaq_core::{Position, Rules, Setup};
/// let mut setup = Setup::start(&Rules::STANDARD);
/// setup.rows[0] = vec![0, 0, 0, 0, 0];
/// let position = Position::from_setup(Rules::STANDARD, &setup)?;
/// // The row was empty, so A borrowed five dân.
/// assert_eq!(position.to_setup().rows[0], [1, 1, 1, 1, 1]);
/// # Ok::<(), oaq_core::SetupErrors>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Setup {
    /// The dân in each ô dân: for each player in turn order the row, from that
    /// player's left to right.
    pub rows: Vec<Vec<u32>>,
    /// The ô quan at each player's right hand.
    pub quan_squares: Vec<QuanSquare>,
    /// Who moves.
    pub to_move: Player,
    /// The direction that the first move fixed, with
    /// `direction = "fixed-by-first-move"`.
    pub direction: Option<Direction>,
    /// What each player has captured.
    pub stores: Vec<Store>,
    /// Who owes whom.
    pub debts: Vec<Debt>,
    /// Plies since the last capture.
    pub quiet_plies: u32,
    /// Plies since the start of the game.
    pub plies: u32,
}

/// One thing that is wrong with a [`Setup`] under given rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// The number of rows is not the number of players.
    #[error("{found} rows, but the rules have {expected} players")]
    Rows {
        /// How many there are.
        found: usize,
        /// How many there must be.
        expected: u8,
    },
    /// The number of ô quan is not the number of players.
    #[error("{found} ô quan, but the rules have {expected} players")]
    QuanSquares {
        /// How many there are.
        found: usize,
        /// How many there must be.
        expected: u8,
    },
    /// The number of stores is not the number of players.
    #[error("{found} stores, but the rules have {expected} players")]
    Stores {
        /// How many there are.
        found: usize,
        /// How many there must be.
        expected: u8,
    },
    /// A row does not have the squares that the rules want.
    #[error("the row of {player} has {found} squares, but the rules have {expected}")]
    Squares {
        /// Whose row.
        player: Player,
        /// How many there are.
        found: usize,
        /// How many there must be.
        expected: u8,
    },
    /// More than [`MAX_DAN`] dân on the board and in the stores.
    #[error("{0} dân on the board and in the stores; the most is {MAX_DAN}")]
    TooManyDan(u64),
    /// More than [`MAX_QUAN`] quan on the board and in the stores.
    #[error("{0} quan on the board and in the stores; the most is {MAX_QUAN}")]
    TooManyQuan(u64),
    /// A captor is named where the rules do not remember any.
    #[error("a captor of the ô quan of {0}, but only `quan-leftover` = `captor` remembers one")]
    CaptorUnused(Player),
    /// A captor is named although the ô quan still holds a quan.
    #[error("a captor of the ô quan of {0}, but it still holds a quan")]
    CaptorOfQuan(Player),
    /// A player is named who is not in the game.
    #[error("player {0} is not in this game of {1}")]
    NoSuchPlayer(Player, u8),
    /// A fixed direction is given where the rules fix none.
    #[error("a fixed direction, but only `direction` = `fixed-by-first-move` has one")]
    DirectionUnused,
    /// Captured dân below zero.
    #[error("{0} has {1} captured dân, but only `shortage` = `negative` lets them go below zero")]
    NegativeStore(Player, i32),
    /// Captured dân far below zero.
    #[error("{0} has {1} captured dân; the least is -{MAX_DAN}")]
    StoreTooLow(Player, i32),
    /// A debt of nothing.
    #[error("a debt of {0} with no dân in it")]
    EmptyDebt(Player),
    /// A debt above [`MAX_DAN`].
    #[error("{0} owes {1} dân; the most is {MAX_DAN}")]
    DebtTooHigh(Player, u32),
    /// A debt to oneself.
    #[error("{0} cannot owe {0}")]
    DebtToSelf(Player),
    /// The same pair twice.
    #[error("the debt of {0} to {to} is given twice", to = OrBank(*.1))]
    DebtTwice(Player, Option<Player>),
}

/// Prints a creditor as the notation does.
struct OrBank(Option<Player>);

impl fmt::Display for OrBank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Some(player) => player.fmt(f),
            None => f.write_str("the bank"),
        }
    }
}

/// Everything that is wrong with a [`Setup`]; never empty.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetupErrors(pub Vec<SetupError>);

impl fmt::Display for SetupErrors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, error) in self.0.iter().enumerate() {
            write!(f, "{}{error}", if i > 0 { "; " } else { "" })?;
        }
        Ok(())
    }
}

impl std::error::Error for SetupErrors {}

impl Setup {
    /// The position from which the rules start.
    #[must_use]
    pub fn start(rules: &Rules) -> Self {
        let players = usize::from(rules.players);
        Self {
            rows: vec![vec![u32::from(rules.dan); usize::from(rules.squares)]; players],
            quan_squares: vec![
                QuanSquare {
                    quan: u32::from(rules.quan_pieces),
                    dan: u32::from(rules.quan_dan),
                    captor: None,
                };
                players
            ],
            ..Self::empty(rules.board())
        }
    }

    /// A board with nothing on it.
    #[must_use]
    pub fn empty(board: Board) -> Self {
        let players = usize::from(board.players());
        Self {
            rows: vec![vec![0; usize::from(board.squares())]; players],
            quan_squares: vec![QuanSquare::default(); players],
            to_move: Player::A,
            direction: None,
            stores: vec![Store::default(); players],
            debts: Vec::new(),
            quiet_plies: 0,
            plies: 0,
        }
    }

    /// Checks that this is a position of a game with these rules. No
    /// particular total of pieces is demanded.
    ///
    /// # Errors
    ///
    /// Everything that is wrong.
    pub fn check(&self, rules: &Rules) -> Result<(), SetupErrors> {
        let mut errors = Vec::new();
        self.check_shape(rules, &mut errors);
        self.check_totals(&mut errors);
        for (player, square) in Player::ALL.into_iter().zip(&self.quan_squares) {
            if let Some(captor) = square.captor {
                if rules.quan_leftover != QuanLeftover::Captor {
                    errors.push(SetupError::CaptorUnused(player));
                } else if square.quan > 0 {
                    errors.push(SetupError::CaptorOfQuan(player));
                }
                check_player(captor, rules, &mut errors);
            }
        }
        check_player(self.to_move, rules, &mut errors);
        if self.direction.is_some() && rules.direction != crate::DirectionRule::FixedByFirstMove {
            errors.push(SetupError::DirectionUnused);
        }
        for (player, store) in Player::ALL.into_iter().zip(&self.stores) {
            if store.dan < 0 && rules.shortage != Shortage::Negative {
                errors.push(SetupError::NegativeStore(player, store.dan));
            } else if i64::from(store.dan) < -i64::from(MAX_DAN) {
                errors.push(SetupError::StoreTooLow(player, store.dan));
            }
        }
        self.check_debts(rules, &mut errors);
        if errors.is_empty() {
            Ok(())
        } else {
            Err(SetupErrors(errors))
        }
    }

    fn check_shape(&self, rules: &Rules, errors: &mut Vec<SetupError>) {
        let expected = rules.players;
        if self.rows.len() != usize::from(expected) {
            errors.push(SetupError::Rows {
                found: self.rows.len(),
                expected,
            });
        }
        if self.quan_squares.len() != usize::from(expected) {
            errors.push(SetupError::QuanSquares {
                found: self.quan_squares.len(),
                expected,
            });
        }
        if self.stores.len() != usize::from(expected) {
            errors.push(SetupError::Stores {
                found: self.stores.len(),
                expected,
            });
        }
        for (player, row) in Player::ALL.into_iter().zip(&self.rows) {
            if row.len() != usize::from(rules.squares) {
                errors.push(SetupError::Squares {
                    player,
                    found: row.len(),
                    expected: rules.squares,
                });
            }
        }
    }

    fn check_totals(&self, errors: &mut Vec<SetupError>) {
        let positive = |store: &Store| u64::from(u32::try_from(store.dan).unwrap_or(0));
        let dan = self
            .rows
            .iter()
            .flatten()
            .map(|&n| u64::from(n))
            .sum::<u64>()
            + self
                .quan_squares
                .iter()
                .map(|q| u64::from(q.dan))
                .sum::<u64>()
            + self.stores.iter().map(positive).sum::<u64>();
        if dan > u64::from(MAX_DAN) {
            errors.push(SetupError::TooManyDan(dan));
        }
        let quan = self
            .quan_squares
            .iter()
            .map(|q| u64::from(q.quan))
            .sum::<u64>()
            + self.stores.iter().map(|s| u64::from(s.quan)).sum::<u64>();
        if quan > u64::from(MAX_QUAN) {
            errors.push(SetupError::TooManyQuan(quan));
        }
    }

    fn check_debts(&self, rules: &Rules, errors: &mut Vec<SetupError>) {
        for (i, debt) in self.debts.iter().enumerate() {
            let Debt {
                debtor,
                creditor,
                dan,
            } = *debt;
            check_player(debtor, rules, errors);
            if let Some(creditor) = creditor {
                check_player(creditor, rules, errors);
            }
            if creditor == Some(debtor) {
                errors.push(SetupError::DebtToSelf(debtor));
            }
            if dan == 0 {
                errors.push(SetupError::EmptyDebt(debtor));
            } else if dan > MAX_DAN {
                errors.push(SetupError::DebtTooHigh(debtor, dan));
            }
            let pair = |d: &Debt| (d.debtor, d.creditor);
            if self.debts[..i]
                .iter()
                .any(|earlier| pair(earlier) == pair(debt))
            {
                errors.push(SetupError::DebtTwice(debtor, creditor));
            }
        }
    }
}

fn check_player(player: Player, rules: &Rules, errors: &mut Vec<SetupError>) {
    if player.index() >= usize::from(rules.players) {
        errors.push(SetupError::NoSuchPlayer(player, rules.players));
    }
}
