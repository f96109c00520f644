//! The words for right and left.

use oaq_core::Direction;
use unicode_normalization::UnicodeNormalization as _;

/// Reads a direction that stands alone: a letter, a word in English,
/// Vietnamese or Portuguese, or an arrow, in capital or small letters,
/// composed (NFC) or decomposed (NFD), with spaces around it.
///
/// What a letter means does not depend on any language: `R`, `P` (*phải*) and
/// `D` (*direita*) are right, `L`, `T` (*trái*) and `E` (*esquerda*) left.
///
/// ```
/// use oaq_core::Direction;
/// use oaq_notation::read_direction;
/// assert_eq!(read_direction("PHẢI"), Some(Direction::Right));
/// assert_eq!(read_direction(" tra\u{301}i "), Some(Direction::Left));
/// assert_eq!(read_direction("up"), None);
/// ```
#[must_use]
pub fn read_direction(text: &str) -> Option<Direction> {
    let word = text.trim();
    // Longer than the longest of the words in any form; a long text need not
    // be normalised to know that it is none of them.
    if word.len() > 32 {
        return None;
    }
    let word = word.nfc().collect::<String>().to_lowercase();
    match word.as_str() {
        "r" | "right" | "p" | "phải" | "phai" | "d" | "direita" | ">" | "→" => {
            Some(Direction::Right)
        }
        "l" | "left" | "t" | "trái" | "trai" | "e" | "esquerda" | "<" | "←" => {
            Some(Direction::Left)
        }
        _ => None,
    }
}
