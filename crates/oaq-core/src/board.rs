//! The shape of the board: a ring of squares.

use crate::{Direction, Player};

/// The most squares a ring can have: four players with nine ô dân and one ô
/// quan each.
pub const MAX_RING: usize = 40;

/// A square of the ring, as an index: `A1..A5 QA B1..B5 QB …` walking up, that
/// is counter-clockwise.
///
/// An *ô dân* is one of a player's small squares; an *ô quan* is one of the
/// large squares between two rows, owned by nobody. A [`Board`] tells which is
/// which.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// The square with this index. Whether it is on a given board is for the
    /// board to say.
    #[must_use]
    pub const fn new(index: u8) -> Self {
        Self(index)
    }

    /// The square so many steps up the ring from A1, any number of times round.
    // A ring index is below 40.
    #[expect(clippy::cast_possible_truncation)]
    pub(crate) const fn wrapping(index: usize, board: Board) -> Self {
        Self((index % board.ring_len()) as u8)
    }

    /// The index, 0 for A1.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// What a square is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SquareKind {
    /// An ô dân: its owner and its number, 1 to S from the owner's left.
    Dan(Player, u8),
    /// An ô quan: the player at whose right hand it lies. Nobody owns it.
    Quan(Player),
}

/// The shape of a board: how many players, how many ô dân each.
///
/// ```
/// use oaq_core::{Board, Direction, Player, SquareKind};
/// let board = Board::new(2, 5).unwrap();
/// assert_eq!(board.ring_len(), 12);
/// let qa = board.quan(Player::A);
/// assert_eq!(qa.index(), 5);
/// assert_eq!(board.kind(board.step(qa, Direction::Right)), SquareKind::Dan(Player::B, 1));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Board {
    players: u8,
    squares: u8,
    len: u8,
    /// 512 divided by the length of a side, rounded up.
    reciprocal: u16,
    /// The ring index of each player's first square.
    row_starts: [u8; 4],
    /// One bit for each ring index that is an ô quan.
    quan_mask: u64,
    /// One bit for each ring index.
    ring_mask: u64,
}

impl Board {
    /// A board for `players` (2 to 4) with `squares` (1 to 9) ô dân each;
    /// `None` for anything else.
    #[must_use]
    pub const fn new(players: u8, squares: u8) -> Option<Self> {
        if players < 2 || players > 4 || squares < 1 || squares > 9 {
            return None;
        }
        let mut row_starts = [0; 4];
        let mut quan_mask = 0;
        let mut p = 0;
        while p < players {
            row_starts[p as usize] = p * (squares + 1);
            quan_mask |= 1 << (p * (squares + 1) + squares);
            p += 1;
        }
        Some(Self {
            players,
            squares,
            len: players * (squares + 1),
            reciprocal: 512_u16.div_ceil(squares as u16 + 1),
            row_starts,
            quan_mask,
            ring_mask: u64::MAX >> (64 - players * (squares + 1)),
        })
    }

    /// How many players sit at the board.
    #[must_use]
    pub const fn players(self) -> u8 {
        self.players
    }

    /// The ô dân of each player.
    #[must_use]
    pub const fn squares(self) -> u8 {
        self.squares
    }

    /// The number of squares in the ring, `players · (squares + 1)`.
    #[must_use]
    pub const fn ring_len(self) -> usize {
        self.len as usize
    }

    /// The players, in turn order.
    pub fn seats(self) -> impl DoubleEndedIterator<Item = Player> + ExactSizeIterator + Clone {
        (0..self.players as usize).map(Player::from_index_wrapping)
    }

    /// All squares, up the ring from A1.
    pub fn ring(self) -> impl DoubleEndedIterator<Item = Square> + ExactSizeIterator + Clone {
        (0..self.len).map(Square)
    }

    /// A player's ô dân, from that player's left to right.
    pub fn row(
        self,
        player: Player,
    ) -> impl DoubleEndedIterator<Item = Square> + ExactSizeIterator + Clone {
        let first = self.row_start(player);
        (first..first + self.squares).map(Square)
    }

    /// The ô dân of a player with this number, if the row has it (1 to S).
    #[must_use]
    pub const fn dan(self, player: Player, number: u8) -> Option<Square> {
        if number == 0 || number > self.squares || player as u8 >= self.players {
            return None;
        }
        Some(Square(self.row_start(player) + number - 1))
    }

    /// The ô quan at a player's right hand.
    #[must_use]
    pub const fn quan(self, player: Player) -> Square {
        Square(self.row_start(player) + self.squares)
    }

    /// What a square is.
    ///
    /// # Panics
    ///
    /// If the square lies outside this board's ring.
    #[must_use]
    pub const fn kind(self, square: Square) -> SquareKind {
        assert!(square.0 < self.len, "square outside the ring");
        let side = self.squares + 1;
        let player = Player::from_index_wrapping((square.0 / side) as usize);
        let place = square.0 % side;
        if place == self.squares {
            SquareKind::Quan(player)
        } else {
            SquareKind::Dan(player, place + 1)
        }
    }

    /// Whether a square is an ô quan.
    #[must_use]
    pub const fn is_quan(self, square: Square) -> bool {
        self.quan_mask >> square.0 & 1 == 1
    }

    /// The next square in a direction.
    #[must_use]
    pub const fn step(self, square: Square, direction: Direction) -> Square {
        match direction {
            Direction::Right if square.0 + 1 >= self.len => Square(0),
            Direction::Right => Square(square.0 + 1),
            Direction::Left if square.0 == 0 => Square(self.len - 1),
            Direction::Left => Square(square.0 - 1),
        }
    }

    /// The square seen in a mirror that maps A's row onto itself: left and
    /// right swapped. With two players B's row stays B's; with more, the
    /// players after A change places.
    #[must_use]
    pub const fn mirror(self, square: Square) -> Square {
        let len = self.len;
        Square((self.squares - 1 + len - square.0 % len) % len)
    }

    pub(crate) const fn row_start(self, player: Player) -> u8 {
        self.row_starts[player.index()]
    }

    /// Which side of the ring an index belongs to, a row with the ô quan at
    /// its right: the player's index. It is asked in the middle of a turn, so
    /// it multiplies by a rounded reciprocal instead of dividing; a test
    /// compares the two on every board.
    pub(crate) const fn side(self, index: usize) -> usize {
        (index * self.reciprocal as usize) >> 9
    }

    /// One bit for each ring index of a player's row.
    pub(crate) const fn row_mask(self, player: Player) -> u64 {
        ((1 << self.squares) - 1) << self.row_start(player)
    }

    pub(crate) const fn quan_mask(self) -> u64 {
        self.quan_mask
    }

    pub(crate) const fn ring_mask(self) -> u64 {
        self.ring_mask
    }

    /// The bits beyond the ring, where it lies at the bottom of a number or
    /// else at the top.
    pub(crate) const fn beyond(self, bottom: bool) -> u64 {
        if bottom {
            !self.ring_mask
        } else {
            u64::MAX >> self.len
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ring_of_the_usual_board_is_numbered_as_in_the_rules() {
        let board = Board::new(2, 5).unwrap();
        let names: Vec<String> = board
            .ring()
            .map(|s| match board.kind(s) {
                SquareKind::Dan(p, n) => format!("{p}{n}"),
                SquareKind::Quan(p) => format!("Q{p}"),
            })
            .collect();
        assert_eq!(names.join(" "), "A1 A2 A3 A4 A5 QA B1 B2 B3 B4 B5 QB");
    }

    #[test]
    fn mirror_is_its_own_inverse_and_keeps_the_kind() {
        for players in 2..=4 {
            for squares in 1..=9 {
                let board = Board::new(players, squares).unwrap();
                for s in board.ring() {
                    assert_eq!(board.mirror(board.mirror(s)), s);
                    assert_eq!(board.is_quan(board.mirror(s)), board.is_quan(s));
                    let up = board.step(board.mirror(s), Direction::Left);
                    assert_eq!(board.mirror(board.step(s, Direction::Right)), up);
                }
                for s in board.row(Player::A) {
                    assert!(matches!(
                        board.kind(board.mirror(s)),
                        SquareKind::Dan(Player::A, _)
                    ));
                }
            }
        }
    }

    #[test]
    fn the_side_of_an_index_is_found_by_multiplying() {
        for players in 2..=4 {
            for squares in 1..=9 {
                let board = Board::new(players, squares).unwrap();
                for index in 0..board.ring_len() {
                    assert_eq!(board.side(index), index / (usize::from(squares) + 1));
                }
            }
        }
    }

    #[test]
    fn no_board_outside_the_ranges() {
        assert!(Board::new(1, 5).is_none());
        assert!(Board::new(5, 5).is_none());
        assert!(Board::new(2, 0).is_none());
        assert!(Board::new(2, 10).is_none());
    }
}
