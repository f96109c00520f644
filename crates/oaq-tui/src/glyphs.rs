//! The characters that things are drawn with.

use core::fmt;
use core::str::FromStr;

use crate::Heading;

/// A set of characters.
///
/// But for the lines of the Unicode set, every character takes one column in
/// every terminal: none is wide, none is an emoji, and none has a width that
/// depends on the terminal's language.
///
/// ```
/// use oaq_tui::Glyphs;
/// assert_eq!("ascii".parse(), Ok(Glyphs::ASCII));
/// assert_eq!(Glyphs::UNICODE.dan, "◉");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Glyphs {
    /// The name of the set in options and configurations.
    pub id: &'static str,
    /// One dân.
    pub dan: &'static str,
    /// Two dân, one above the other, and a single one among such.
    pub pairs: [&'static str; 2],
    /// In front of the player to move.
    pub turn: &'static str,
    /// To the left, to the right, up and down.
    pub arrows: [&'static str; 4],
    /// On both sides of the chosen square's label.
    pub chosen: [&'static str; 2],
    /// On both sides of the label of the square under the mouse.
    pub hovered: [&'static str; 2],
    /// In front of the label of the square that a hint advises.
    pub hint: &'static str,
    /// In front of the label of the square that was played last.
    pub last: &'static str,
    /// Where a turn ends.
    pub end: &'static str,
    /// The corners of something filled: top left, top right, bottom left,
    /// bottom right.
    pub stone: [&'static str; 4],
    /// What stands outside those corners to make them rounder.
    pub stone_ends: [&'static str; 4],
    /// The line through a place, by the sides it leaves on: the index is the
    /// sum of 1 for up, 2 for down, 4 for left and 8 for right.
    pub lines: [&'static str; 16],
    /// The same for lines that stand out.
    pub strong_lines: [&'static str; 16],
    /// A bar that is filled, and what is left of it.
    pub bar: [&'static str; 2],
    /// Stands for what there was no room for.
    pub ellipsis: &'static str,
    /// Between things on one line.
    pub separator: &'static str,
}

/// A text that names no set of glyphs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownGlyphs(pub String);

impl fmt::Display for UnknownGlyphs {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` is no set of glyphs: use unicode or ascii", self.0)
    }
}

impl core::error::Error for UnknownGlyphs {}

impl Glyphs {
    /// Box-drawing lines and signs.
    pub const UNICODE: Self = Self {
        id: "unicode",
        dan: "◉",
        pairs: [":", "∙"],
        turn: "►",
        arrows: ["◂", "▸", "▴", "▾"],
        chosen: ["[", "]"],
        hovered: ["(", ")"],
        hint: "✦",
        last: "∙",
        end: "⊗",
        stone: ["▟", "▙", "▜", "▛"],
        stone_ends: ["▗", "▖", "▝", "▘"],
        lines: [
            " ", "│", "│", "│", "─", "╯", "╮", "┤", "─", "╰", "╭", "├", "─", "┴", "┬", "┼",
        ],
        strong_lines: [
            " ", "┃", "┃", "┃", "━", "┛", "┓", "┫", "━", "┗", "┏", "┣", "━", "┻", "┳", "╋",
        ],
        bar: ["━", "─"],
        ellipsis: "⋯",
        separator: "∙",
    };

    /// ASCII only.
    pub const ASCII: Self = Self {
        id: "ascii",
        dan: "o",
        pairs: [":", "."],
        turn: ">",
        arrows: ["<", ">", "^", "v"],
        chosen: ["[", "]"],
        hovered: ["(", ")"],
        hint: "*",
        last: ".",
        end: "#",
        stone: ["/", "\\", "\\", "/"],
        stone_ends: [".", ".", "'", "'"],
        lines: [
            " ", "|", "|", "|", "-", "'", ".", "+", "-", "'", ".", "+", "-", "+", "+", "+",
        ],
        strong_lines: [
            " ", "#", "#", "#", "=", "#", "#", "#", "=", "#", "#", "#", "=", "#", "#", "#",
        ],
        bar: ["=", "-"],
        ellipsis: "~",
        separator: "-",
    };

    /// The arrow that points this way.
    #[must_use]
    pub const fn arrow(&self, heading: Heading) -> &'static str {
        self.arrows[heading as usize]
    }

    /// Both sets.
    pub const ALL: [Self; 2] = [Self::UNICODE, Self::ASCII];
}

impl FromStr for Glyphs {
    type Err = UnknownGlyphs;

    fn from_str(text: &str) -> Result<Self, UnknownGlyphs> {
        let wanted = text.trim();
        Self::ALL
            .into_iter()
            .find(|set| set.id.eq_ignore_ascii_case(wanted))
            .ok_or_else(|| UnknownGlyphs(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use unicode_width::UnicodeWidthStr;

    use super::*;

    fn signs(set: &Glyphs) -> Vec<&'static str> {
        let Glyphs {
            dan,
            turn,
            hint,
            last,
            end,
            ellipsis,
            separator,
            ..
        } = *set;
        let singles = [dan, turn, hint, last, end, ellipsis, separator];
        let fours = [set.arrows, set.stone, set.stone_ends].concat();
        let twos = [set.pairs, set.chosen, set.hovered].concat();
        [singles.to_vec(), fours, twos].concat()
    }

    fn lines(set: &Glyphs) -> Vec<&'static str> {
        [&set.bar[..], &set.lines, &set.strong_lines].concat()
    }

    #[test]
    fn no_sign_has_a_width_that_depends_on_the_terminal() {
        for set in Glyphs::ALL {
            for sign in signs(&set) {
                assert_eq!((sign.width(), sign.width_cjk()), (1, 1), "{sign}");
                assert_eq!(sign.chars().count(), 1, "{sign}");
            }
            for sign in lines(&set) {
                assert_eq!(sign.width(), 1, "{sign}");
                let line = ('\u{2500}'..='\u{257f}').contains(&sign.chars().next().unwrap());
                assert!(line || sign.is_ascii(), "{sign}");
            }
        }
    }

    #[test]
    fn the_ascii_set_is_ascii() {
        let set = Glyphs::ASCII;
        for sign in [signs(&set), lines(&set)].concat() {
            assert!(sign.is_ascii(), "{sign}");
        }
    }

    #[test]
    fn sets_are_found_by_their_names() {
        for set in Glyphs::ALL {
            assert_eq!(set.id.to_uppercase().parse(), Ok(set));
        }
        let unknown = "emoji".parse::<Glyphs>().unwrap_err();
        assert_eq!(
            unknown.to_string(),
            "`emoji` is no set of glyphs: use unicode or ascii"
        );
    }
}
