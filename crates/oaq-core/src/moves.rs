//! What a player can choose: one of the own squares and a direction.

use core::fmt;

/// The way a turn goes round the ring.
///
/// Walking up the ring is counter-clockwise seen from above, and that is to
/// the right for every player as seen from that player's seat (RULES §1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Direction {
    /// To the mover's right: counter-clockwise, up the ring.
    Right,
    /// To the mover's left: clockwise, down the ring.
    Left,
}

impl Direction {
    /// Both, right first, as moves are listed.
    pub const ALL: [Self; 2] = [Self::Right, Self::Left];

    /// The other direction.
    #[must_use]
    pub const fn opposite(self) -> Self {
        match self {
            Self::Right => Self::Left,
            Self::Left => Self::Right,
        }
    }

    /// `R` or `L`, as in the notation.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Right => 'R',
            Self::Left => 'L',
        }
    }
}

/// A move: the number of one of the mover's own squares, counted from the
/// mover's left starting at 1, and the direction of sowing.
///
/// A move needs no position to be written down, and fits in one byte.
///
/// ```
/// use oaq_core::{Direction, Move};
/// let m = Move::new(3, Direction::Right).unwrap();
/// assert_eq!(m.to_string(), "3R");
/// assert_eq!(Move::new(10, Direction::Left), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move(u8);

impl Move {
    /// The number of different moves on the widest board.
    pub const COUNT: usize = 18;

    /// A move from the square with this number (1 to 9), or `None` for a
    /// number that no board has.
    #[must_use]
    pub const fn new(number: u8, direction: Direction) -> Option<Self> {
        if number == 0 || number > 9 {
            return None;
        }
        Some(Self((number - 1) * 2 + direction as u8))
    }

    /// The move with this index in the order 1R 1L 2R 2L …, or `None` from
    /// [`Move::COUNT`] on.
    #[must_use]
    pub const fn from_index(index: u8) -> Option<Self> {
        if (index as usize) < Self::COUNT {
            Some(Self(index))
        } else {
            None
        }
    }

    /// The place of the move in the order 1R 1L 2R 2L …; this is the packed
    /// form, one byte.
    #[must_use]
    pub const fn index(self) -> u8 {
        self.0
    }

    /// The square's number, 1 to 9, counted from the mover's left.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0 / 2 + 1
    }

    /// Where the dân go.
    #[must_use]
    pub const fn direction(self) -> Direction {
        if self.0 & 1 == 0 {
            Direction::Right
        } else {
            Direction::Left
        }
    }

    /// The same move seen in a mirror, on rows of `squares` squares: left and
    /// right swapped. Meaningless for a number above `squares`.
    #[must_use]
    pub const fn mirror(self, squares: u8) -> Self {
        let number = (squares + 1).saturating_sub(self.number());
        Self(number.saturating_sub(1) * 2 + self.direction().opposite() as u8)
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.number(), self.direction().letter())
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Move({self})")
    }
}

/// A set of moves, kept in the order 1R 1L 2R 2L …, in one word.
///
/// ```
/// use oaq_core::{Position, Rules};
/// let moves = Position::start(Rules::STANDARD).legal_moves();
/// assert_eq!(moves.len(), 10);
/// assert_eq!(moves.to_string(), "1R 1L 2R 2L 3R 3L 4R 4L 5R 5L");
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct MoveList(u32);

impl MoveList {
    /// No move at all.
    pub const EMPTY: Self = Self(0);

    pub(crate) const fn from_bits(bits: u32) -> Self {
        Self(bits)
    }

    pub(crate) const fn bits(self) -> u32 {
        self.0
    }

    /// The number of moves.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is no move.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the move is in the list.
    #[must_use]
    pub const fn contains(self, m: Move) -> bool {
        self.0 >> m.0 & 1 == 1
    }

    /// The move at place `n`, counted from 0.
    #[must_use]
    pub fn get(self, n: usize) -> Option<Move> {
        self.iter().nth(n)
    }

    /// The moves in order.
    #[must_use]
    pub const fn iter(self) -> MoveIter {
        MoveIter(self.0)
    }
}

impl IntoIterator for MoveList {
    type Item = Move;
    type IntoIter = MoveIter;

    fn into_iter(self) -> MoveIter {
        self.iter()
    }
}

impl FromIterator<Move> for MoveList {
    fn from_iter<I: IntoIterator<Item = Move>>(moves: I) -> Self {
        Self(moves.into_iter().fold(0, |bits, m| bits | 1 << m.0))
    }
}

impl fmt::Display for MoveList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, m) in self.iter().enumerate() {
            if i > 0 {
                f.write_str(" ")?;
            }
            write!(f, "{m}")?;
        }
        Ok(())
    }
}

impl fmt::Debug for MoveList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "MoveList({self})")
    }
}

/// Iterator over a [`MoveList`].
#[derive(Clone, Debug)]
pub struct MoveIter(u32);

impl Iterator for MoveIter {
    type Item = Move;

    fn next(&mut self) -> Option<Move> {
        if self.0 == 0 {
            return None;
        }
        let index = self.0.trailing_zeros();
        self.0 &= self.0 - 1;
        // A bit index of a u32 always fits a byte.
        #[expect(clippy::cast_possible_truncation)]
        Some(Move(index as u8))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let n = self.0.count_ones() as usize;
        (n, Some(n))
    }
}

impl ExactSizeIterator for MoveIter {}
