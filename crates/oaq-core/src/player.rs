//! Who plays.

use core::fmt;

/// One of the two to four players, in turn order: A moves first.
///
/// ```
/// use oaq_core::Player;
/// assert_eq!(Player::A.next(3), Player::B);
/// assert_eq!(Player::C.next(3), Player::A);
/// assert_eq!(Player::B.to_string(), "B");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Player {
    /// The first player.
    A,
    /// The second player.
    B,
    /// The third player.
    C,
    /// The fourth player.
    D,
}

impl Player {
    /// All four, in turn order.
    pub const ALL: [Self; 4] = [Self::A, Self::B, Self::C, Self::D];

    /// The player with this index (A is 0), or `None` above 3.
    #[must_use]
    pub const fn from_index(index: usize) -> Option<Self> {
        match index {
            0 => Some(Self::A),
            1 => Some(Self::B),
            2 => Some(Self::C),
            3 => Some(Self::D),
            _ => None,
        }
    }

    /// As [`Player::from_index`], wrapping: for indices already known to be
    /// below 4.
    pub(crate) const fn from_index_wrapping(index: usize) -> Self {
        Self::ALL[index & 3]
    }

    /// The player's place in turn order: A is 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The player who moves after this one when `players` sit at the board.
    #[must_use]
    pub const fn next(self, players: u8) -> Self {
        let next = self.index() + 1;
        Self::from_index_wrapping(if next == players as usize { 0 } else { next })
    }

    /// The player `turns` places further in turn order.
    pub(crate) const fn after(self, turns: usize, players: u8) -> Self {
        Self::from_index_wrapping((self.index() + turns) % players as usize)
    }

    /// The capital letter that stands for the player in every notation.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::A => 'A',
            Self::B => 'B',
            Self::C => 'C',
            Self::D => 'D',
        }
    }

    /// The player a letter stands for, without regard to case.
    #[must_use]
    pub const fn from_letter(letter: char) -> Option<Self> {
        match letter {
            'A' | 'a' => Some(Self::A),
            'B' | 'b' => Some(Self::B),
            'C' | 'c' => Some(Self::C),
            'D' | 'd' => Some(Self::D),
            _ => None,
        }
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}
