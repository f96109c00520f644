//! Texts that have to fit.

use unicode_segmentation::UnicodeSegmentation;
use unicode_width::UnicodeWidthStr;

/// How many columns a text takes.
pub(crate) fn width(text: &str) -> u16 {
    u16::try_from(text.width()).unwrap_or(u16::MAX)
}

/// A text in as many columns, with the ellipsis for what was cut off.
pub(crate) fn cut(text: &str, columns: u16, ellipsis: &str) -> String {
    if width(text) <= columns {
        return text.to_owned();
    }
    let room = columns.saturating_sub(width(ellipsis));
    let mut kept = String::new();
    for grapheme in text.graphemes(true) {
        if width(&kept) + width(grapheme) > room {
            break;
        }
        kept += grapheme;
    }
    if columns >= width(ellipsis) {
        kept += ellipsis;
    }
    kept
}

/// A text in lines of so many columns, the last of which is cut off where
/// there are more than `most`.
pub(crate) fn wrapped(text: &str, columns: u16, most: u16, ellipsis: &str) -> Vec<String> {
    if columns == 0 || most == 0 {
        return Vec::new();
    }
    let lines = textwrap::wrap(text, usize::from(columns));
    let most = usize::from(most);
    let mut shown: Vec<String> = lines.iter().take(most).map(ToString::to_string).collect();
    if lines.len() > most
        && let Some(last) = shown.last_mut()
    {
        let longer = format!("{last} {}", lines[most]);
        *last = cut(&longer, columns, ellipsis);
    }
    shown
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_does_not_fit_ends_in_an_ellipsis() {
        assert_eq!(cut("ô quan", 6, "⋯"), "ô quan");
        assert_eq!(cut("ô quan", 4, "⋯"), "ô q⋯");
        assert_eq!(cut("ô quan", 0, "⋯"), "");
        assert_eq!(cut("te\u{323}o", 2, "~"), "t~");
        assert_eq!(
            wrapped("one two three four", 9, 2, "~"),
            ["one two", "three fo~"]
        );
        assert_eq!(wrapped("one two", 0, 2, "~"), Vec::<String>::new());
    }
}
