//! Games that were won, whole and in parts.

use core::fmt;

/// Wins, in twelfths: one can be shared by two, three or four. Shown as people
/// write them.
///
/// ```
/// use oaq_play::Wins;
/// assert_eq!(Wins(2 * Wins::ONE).to_string(), "2");
/// assert_eq!(Wins(Wins::ONE + Wins::ONE / 2).to_string(), "1 1/2");
/// assert_eq!(Wins(Wins::ONE / 4).to_string(), "1/4");
/// assert_eq!(Wins(Wins::ONE / 3 + Wins::ONE / 4).to_string(), "7/12");
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Wins(pub u32);

impl Wins {
    /// A whole one.
    pub const ONE: u32 = 12;
}

impl fmt::Display for Wins {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (whole, rest) = (self.0 / Self::ONE, self.0 % Self::ONE);
        let part = match rest {
            0 => return whole.fmt(f),
            3 => "1/4",
            4 => "1/3",
            6 => "1/2",
            8 => "2/3",
            9 => "3/4",
            _ => return write!(f, "{}/{}", self.0, Self::ONE),
        };
        if whole > 0 {
            write!(f, "{whole} ")?;
        }
        f.write_str(part)
    }
}
