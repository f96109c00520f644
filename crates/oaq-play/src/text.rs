//! Text on a screen: columns, wrapping, and texts compared as people read
//! them.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// How texts are wrapped for a screen of this width: at spaces only, since ids
/// have hyphens.
fn options<'o>(width: Option<usize>) -> textwrap::Options<'o> {
    let width = width.map_or(usize::MAX, |width| width.clamp(20, 100));
    textwrap::Options::new(width).word_splitter(textwrap::WordSplitter::NoHyphenation)
}

/// Wraps a sentence for a screen of this width; where there is no screen it
/// stays one line.
#[must_use]
pub fn prose(text: &str, width: Option<usize>) -> String {
    match width {
        None => text.to_owned(),
        Some(width) => textwrap::fill(text, options(Some(width))),
    }
}

/// Wraps an explanation for a screen of this width: all lines but those set
/// in, which show a place.
#[must_use]
pub fn explanation(text: &str, width: Option<usize>) -> String {
    let wrap = |line: &str| {
        if line.starts_with("  ") {
            line.to_owned()
        } else {
            prose(line, width)
        }
    };
    text.lines().map(wrap).collect::<Vec<_>>().join("\n")
}

/// The sentence with which a text begins.
#[must_use]
pub fn first_sentence(text: &str) -> &str {
    match text.find(". ") {
        Some(end) => &text[..=end],
        None => text,
    }
}

/// A sentence set in by four spaces, wrapped for a screen of this width.
#[must_use]
pub fn indented(text: &str, width: Option<usize>) -> String {
    let options = options(width)
        .initial_indent("    ")
        .subsequent_indent("    ");
    textwrap::fill(text, options)
}

/// Names, and what is said of each in a column behind them, wrapped for a
/// screen of this width.
#[must_use]
pub fn definitions(rows: &[(String, String)], width: Option<usize>) -> String {
    let names = rows.iter().map(|(name, _)| name.width()).max().unwrap_or(0);
    let options = options(width);
    // On a narrow screen the column would be too thin to be read.
    let indent = " ".repeat(if names + 22 <= options.width {
        names + 2
    } else {
        4
    });
    let options = options.subsequent_indent(&indent);
    let lines = rows.iter().map(|(name, text)| {
        let gap = " ".repeat(indent.len().saturating_sub(name.width()).max(2));
        // The name and the gap are no words to break a line at.
        let first = format!("{name}{gap}");
        textwrap::fill(text, options.clone().initial_indent(&first))
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// A line set in by two spaces, wrapped for a screen of this width with the
/// rest set in further.
#[must_use]
pub fn item(text: &str, width: Option<usize>) -> String {
    let options = options(width)
        .initial_indent("  ")
        .subsequent_indent("    ");
    textwrap::fill(text, options)
}

/// The beginning of a text that may be long.
#[must_use]
pub fn shortened(text: &str) -> String {
    const LONGEST: usize = 40;
    match text.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

/// Columns, each as wide as its widest cell, two spaces between them.
pub fn table(rows: &[Vec<String>], right: &[bool]) -> String {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width = |column: usize| {
        let cells = rows.iter().filter_map(|row| row.get(column));
        cells.map(|cell| cell.width()).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..columns).map(width).collect();
    let mut lines = Vec::new();
    for row in rows {
        let cells: Vec<String> = row
            .iter()
            .enumerate()
            .map(|(i, cell)| {
                let gap = " ".repeat(widths[i] - cell.width());
                if right.get(i) == Some(&true) {
                    gap + cell
                } else {
                    cell.clone() + &gap
                }
            })
            .collect();
        lines.push(cells.join("  ").trim_end().to_owned());
    }
    lines.join("\n")
}

/// The same in sentences: each row is what its first cell names, with what
/// stands in the other columns behind their heads, which are the first row.
///
/// ```
/// use oaq_play::text::spoken;
/// let rows = [["move", "captured"], ["3R", "6 dân"]];
/// let rows = rows.map(|row| row.map(str::to_owned).to_vec());
/// assert_eq!(spoken(&rows), "3R: captured 6 dân.");
/// ```
#[must_use]
pub fn spoken(rows: &[Vec<String>]) -> String {
    let Some((head, rows)) = rows.split_first() else {
        return String::new();
    };
    let lines = rows.iter().filter_map(|row| {
        let (name, cells) = row.split_first()?;
        let cells = cells
            .iter()
            .enumerate()
            .map(|(i, cell)| match head.get(i + 1) {
                Some(head) => format!("{head} {cell}"),
                // What has no head says by itself what it is.
                None => cell.trim_end_matches('.').to_owned(),
            });
        Some(format!("{name}: {}.", cells.collect::<Vec<_>>().join(", ")))
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// The beginning of a line, as much as fits into so many columns.
#[must_use]
pub fn cut(line: &str, width: usize) -> &str {
    let mut taken = 0;
    for (at, c) in line.char_indices() {
        taken += c.width().unwrap_or(0);
        if taken > width {
            return &line[..at];
        }
    }
    line
}

/// A cell at the right end of so many columns.
#[must_use]
pub fn right(cell: &str, width: usize) -> String {
    format!("{}{cell}", " ".repeat(width.saturating_sub(cell.width())))
}

/// A cell at the left end of so many columns.
#[must_use]
pub fn left(cell: &str, width: usize) -> String {
    format!("{cell}{}", " ".repeat(width.saturating_sub(cell.width())))
}

/// Small letters without diacritics and single spaces, composed or decomposed:
/// `Trợ  giúp` becomes `tro giup`.
pub fn fold(text: &str) -> String {
    let plain: String = text
        .nfd()
        .filter(|&c| !is_combining_mark(c))
        .flat_map(char::to_lowercase)
        .map(|c| if c == 'đ' { 'd' } else { c })
        .collect();
    plain.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_align_by_what_is_seen() {
        let rows = |rows: &[[&str; 3]]| -> Vec<Vec<String>> {
            let owned = |row: &[&str; 3]| row.iter().map(ToString::to_string).collect();
            rows.iter().map(owned).collect()
        };
        let shown = table(
            &rows(&[["Tí", "5", "x"], ["Te\u{300}o", "10", ""]]),
            &[false, true],
        );
        assert_eq!(shown, "Tí    5  x\nTe\u{300}o  10");
    }

    #[test]
    fn fold_forgets_case_and_diacritics_composed_or_not() {
        for text in ["Đi lại", "ĐI  LẠI", "đi la\u{323}i "] {
            assert_eq!(fold(text), "di lai");
        }
        assert_eq!(fold("POSIÇÃO"), "posicao");
        assert_eq!(fold("  "), "");
    }

    #[test]
    fn definitions_are_wrapped_at_words() {
        let rows = [("ab", "one two three four"), ("abcd", "five")];
        let rows = rows.map(|(name, text)| (name.to_owned(), text.to_owned()));
        assert_eq!(
            definitions(&rows, None),
            "ab    one two three four\nabcd  five"
        );
        assert_eq!(
            definitions(&rows, Some(26)),
            "ab    one two three four\nabcd  five"
        );
        assert_eq!(
            definitions(&rows, Some(20)),
            "ab  one two three\n    four\nabcd  five"
        );
        assert_eq!(item("one two three four", Some(20)), "  one two three four");
        assert_eq!(
            item("one two three fours", Some(20)),
            "  one two three\n    fours"
        );
    }

    #[test]
    fn prose_is_wrapped_on_a_screen_only() {
        let text = "one two three four five six";
        assert_eq!(prose(text, None), text);
        assert_eq!(prose(text, Some(20)), "one two three four\nfive six");
    }
}
