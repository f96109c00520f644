//! Pieces drawn one by one, for the large style.

use super::Glyphs;

/// Dân drawn in one square before a number alone has to do: so many are
/// counted at a glance.
pub const MOST_DOTS: u32 = 12;

/// Dots in three rows, so that the eye knows the count as on a die.
const PATTERNS: [[u8; 3]; MOST_DOTS as usize + 1] = [
    [0, 0, 0],
    [0, 1, 0],
    [0, 2, 0],
    [0, 3, 0],
    [2, 0, 2],
    [2, 1, 2],
    [3, 0, 3],
    [3, 1, 3],
    [3, 2, 3],
    [3, 3, 3],
    [3, 4, 3],
    [4, 3, 4],
    [4, 4, 4],
];
/// Columns of four dots with a space between them.
const DOTS_WIDTH: usize = 7;

/// How many dots lie in each of three rows for so many dân, as on a die; for
/// more than [`MOST_DOTS`] those for the most.
#[must_use]
pub fn dots_in_rows(dan: u32) -> [u8; 3] {
    PATTERNS[dan.min(MOST_DOTS) as usize]
}

/// Three lines of dots.
pub(super) fn dots(dan: u32, glyphs: Glyphs) -> Vec<String> {
    let dot = match glyphs {
        Glyphs::Unicode => "◉",
        Glyphs::Ascii => "o",
    };
    let row = |dots: u8| vec![dot; usize::from(dots)].join(" ");
    dots_in_rows(dan)
        .map(|dots| format!("{:^DOTS_WIDTH$}", row(dots)))
        .to_vec()
}

/// Three lines that show so many quan, each a stone as high as three rows of
/// dân; above three, one stone with a number.
pub(super) fn stones(quan: u32, glyphs: Glyphs) -> Vec<String> {
    let (inside, stones) = match quan {
        0 | 1 => (" Q ".to_owned(), quan as usize),
        2 | 3 => ("Q".to_owned(), quan as usize),
        _ => (format!(" {quan}Q "), 1),
    };
    let edge = |line: &str| line.repeat(inside.len());
    let lines = match glyphs {
        Glyphs::Unicode => [
            format!("╭{}╮", edge("─")),
            format!("│{inside}│"),
            format!("╰{}╯", edge("─")),
        ],
        Glyphs::Ascii => [
            format!(".{}.", edge("-")),
            format!("|{inside}|"),
            format!("'{}'", edge("-")),
        ],
    };
    lines.map(|line| line.repeat(stones)).to_vec()
}

/// Two drawings of three lines side by side.
pub(super) fn beside(left: &[String], right: &[String]) -> Vec<String> {
    left.iter()
        .zip(right)
        .map(|(l, r)| format!("{l} {r}"))
        .collect()
}
