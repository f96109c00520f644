//! Places in a text, and the report a reader fills while it reads.

use core::cmp::Reverse;
use core::ops::Range;
use core::str::FromStr;

use unicode_segmentation::UnicodeSegmentation;
use unicode_width::UnicodeWidthStr;

use crate::{Expected, Note, NoteKind, ParseError, ParseErrorKind, ParseErrors, Parsed};

/// The longest text, in bytes, that the readers of positions, moves and rules
/// texts look at.
pub const MAX_TEXT: usize = 64 * 1024;

/// How many characters of an offending text an error keeps.
const MAX_FOUND: usize = 40;

/// The widest line, in display columns, that [`caret`] makes.
const MAX_CARET: usize = 78;

/// Two lines that show a place: the line of the text in which the span begins,
/// and under it a `^` for each display column of the span.
///
/// Alignment goes by display width, so that it is the same whether the text
/// comes composed (NFC) or decomposed (NFD). Control characters and tabs are
/// shown as spaces. Of a line of more than 78 columns only the part around
/// the span is shown, with `…` where something is left out. The span may be
/// any, one that is not inside the text too.
///
/// ```
/// use oaq_notation::caret;
/// assert_eq!(caret("5,x,5", 2..3), "5,x,5\n  ^");
/// assert_eq!(caret("3 phải!", 2..8), "3 phải!\n  ^^^^");
/// ```
#[must_use]
pub fn caret(text: &str, span: Range<usize>) -> String {
    let begin = floor(text, span.start);
    let end = floor(text, span.end.max(begin));
    let line_start = text[..begin].rfind('\n').map_or(0, |i| i + 1);
    let line_end = text[begin..].find('\n').map_or(text.len(), |i| begin + i);
    let before = plain(&text[line_start..begin]);
    let marked = plain(&text[begin..end.min(line_end)]);
    let after = plain(&text[end.min(line_end)..line_end]);

    // A third of the line in front of the place is enough to find it again.
    let fits = width(&before) + width(&marked) + width(&after) <= MAX_CARET;
    let (before, marked, after) = if fits {
        (before, marked, after)
    } else {
        let before = last_columns(&before, MAX_CARET / 3);
        let marked = first_columns(&marked, MAX_CARET / 3);
        let left = MAX_CARET.saturating_sub(width(&before) + width(&marked));
        let after = first_columns(&after, left);
        (before, marked, after)
    };
    format!(
        "{before}{marked}{after}\n{}{}",
        " ".repeat(width(&before)),
        "^".repeat(width(&marked).max(1)),
    )
}

/// The text with a space for each control character.
fn plain(text: &str) -> String {
    text.chars()
        .map(|c| if c.is_control() { ' ' } else { c })
        .collect()
}

/// How many columns a text without control characters takes.
fn width(text: &str) -> usize {
    if text.is_ascii() {
        text.len()
    } else {
        text.width()
    }
}

/// The beginning of a text, at most so many columns of it.
fn first_columns(text: &str, columns: usize) -> String {
    if width(text) <= columns {
        return text.to_owned();
    }
    let mut left = columns.saturating_sub(1);
    let too_much = text.grapheme_indices(true).find(|(_, character)| {
        let rest = left.checked_sub(width(character));
        left = rest.unwrap_or(0);
        rest.is_none()
    });
    let end = too_much.map_or(text.len(), |(end, _)| end);
    format!("{}…", &text[..end])
}

/// The end of a text, at most so many columns of it.
fn last_columns(text: &str, columns: usize) -> String {
    if width(text) <= columns {
        return text.to_owned();
    }
    let mut left = columns.saturating_sub(1);
    let mut start = text.len();
    for (i, character) in text.grapheme_indices(true).rev() {
        match left.checked_sub(width(character)) {
            Some(rest) => left = rest,
            None => break,
        }
        start = i;
    }
    format!("…{}", &text[start..])
}

/// The beginning of an offending text, as errors keep it.
pub(crate) fn shortened(text: &str) -> String {
    let mut kept: String = text.chars().take(MAX_FOUND).collect();
    if kept.len() < text.len() {
        kept.push('…');
    }
    kept
}

/// The last character boundary that is not behind a byte.
fn floor(text: &str, byte: usize) -> usize {
    let byte = byte.min(text.len());
    (0..=byte)
        .rev()
        .find(|&i| text.is_char_boundary(i))
        .unwrap_or(0)
}

/// The mark that some editors put in front of a text.
const BYTE_ORDER_MARK: char = '\u{feff}';

/// Where a text begins: behind a byte order mark.
pub(crate) fn beginning(text: &str) -> usize {
    text.len() - text.strip_prefix(BYTE_ORDER_MARK).unwrap_or(text).len()
}

/// The words between white space.
pub(crate) fn words(text: &str) -> impl Iterator<Item = Range<usize>> + '_ {
    let text_without_mark = beginning(text)..text.len();
    split(text, text_without_mark, char::is_whitespace).filter(|word| !word.is_empty())
}

/// The parts of a span between separators, empty ones included.
pub(crate) fn split<'t>(
    text: &'t str,
    span: Range<usize>,
    separator: impl Fn(char) -> bool + 't,
) -> impl Iterator<Item = Range<usize>> + 't {
    let Range { mut start, end } = span.clone();
    let base = start;
    text[span]
        .match_indices(separator)
        .map(move |(i, matched)| base + i..base + i + matched.len())
        .chain(core::iter::once(end..end))
        .map(move |separator| {
            let part = start..separator.start;
            start = separator.end;
            part
        })
}

/// What a reader has to say about a text.
pub(crate) struct Report<'t> {
    text: &'t str,
    notes: Vec<Note>,
    errors: Vec<ParseError>,
}

impl<'t> Report<'t> {
    /// For a text that is short enough to be read at all.
    pub(crate) fn new(text: &'t str) -> Result<Self, ParseErrors> {
        let mut report = Self {
            text,
            notes: Vec::new(),
            errors: Vec::new(),
        };
        if text.len() > MAX_TEXT {
            let begin = floor(text, MAX_TEXT);
            report.error(begin..text.len(), ParseErrorKind::TooLong);
            return Err(report.into_errors());
        }
        Ok(report)
    }

    pub(crate) fn text(&self) -> &'t str {
        self.text
    }

    pub(crate) fn note(&mut self, span: Range<usize>, kind: NoteKind) {
        // The column is filled in at the end, for all in one go.
        self.notes.push(Note {
            span,
            column: 0,
            kind,
        });
    }

    /// Reports what is wrong with a span; if that is empty, the place is the
    /// character behind it.
    pub(crate) fn error(&mut self, span: Range<usize>, kind: ParseErrorKind) {
        let span = match self.text[span.end..].chars().next() {
            Some(next) if span.is_empty() => span.start..span.start + next.len_utf8(),
            _ => span,
        };
        let found = shortened(&self.text[span.clone()]);
        self.errors.push(ParseError {
            span,
            column: 0,
            found,
            kind,
        });
    }

    /// Something else should stand in a span.
    pub(crate) fn expected(&mut self, span: Range<usize>, expected: Expected) {
        self.error(span, ParseErrorKind::Expected(expected));
    }

    /// Notes every space that is not one single space between two words.
    pub(crate) fn note_spacing(&mut self, words: &[Range<usize>]) {
        let starts = words.iter().map(|w| w.start).chain([self.text.len()]);
        let ends = [0].into_iter().chain(words.iter().map(|w| w.end));
        for (i, gap) in ends.zip(starts).map(|(end, start)| end..start).enumerate() {
            let outside = i == 0 || i == words.len();
            let canonical = if outside { "" } else { " " };
            if self.text[gap.clone()] != *canonical {
                self.note(gap, NoteKind::Spacing);
            }
        }
    }

    /// The number in a span, if it is one; otherwise the error is reported.
    pub(crate) fn number(
        &mut self,
        span: Range<usize>,
        most: u32,
        expected: Expected,
    ) -> Option<u32> {
        let digits = &self.text[span.clone()];
        if digits.is_empty() || !digits.bytes().all(|b| b.is_ascii_digit()) {
            self.expected(span, expected);
            return None;
        }
        let number = self.digits(span.clone()).filter(|&number| number <= most);
        if number.is_none() {
            self.error(span, ParseErrorKind::TooLarge { most });
        }
        number
    }

    /// The number that digits stand for, if there are some and the number fits.
    pub(crate) fn digits<N: FromStr>(&mut self, span: Range<usize>) -> Option<N> {
        let digits = &self.text[span.clone()];
        let zeros = digits.len() - digits.trim_start_matches('0').len().max(1);
        if zeros > 0 {
            self.note(span.start..span.start + zeros, NoteKind::LeadingZeros);
        }
        digits[zeros..].parse().ok()
    }

    /// The value with the notes, unless there were errors.
    pub(crate) fn finish<T>(self, value: T) -> Result<Parsed<T>, ParseErrors> {
        if !self.errors.is_empty() {
            return Err(self.into_errors());
        }
        let mut notes = self.notes;
        if !notes.is_empty() {
            let columns = Columns::new(self.text);
            for note in &mut notes {
                note.column = columns.of(note.span.start);
            }
            notes.sort_by_key(|note| outer_first(&note.span));
        }
        Ok(Parsed { value, notes })
    }

    /// The errors, of which there must be some.
    pub(crate) fn into_errors(self) -> ParseErrors {
        let mut errors = self.errors;
        let columns = Columns::new(self.text);
        for error in &mut errors {
            error.column = columns.of(error.span.start);
        }
        errors.sort_by_key(|error| outer_first(&error.span));
        ParseErrors { errors }
    }
}

/// A number of letters; the limit on the whole text keeps it small.
pub(crate) fn count(letters: usize) -> u32 {
    u32::try_from(letters).unwrap_or(u32::MAX)
}

/// Sorts places from left to right, a whole before its parts.
fn outer_first(span: &Range<usize>) -> (usize, Reverse<usize>) {
    (span.start, Reverse(span.end))
}

/// Where the characters of a text begin.
struct Columns {
    starts: Vec<usize>,
    len: usize,
}

impl Columns {
    fn new(text: &str) -> Self {
        Self {
            starts: text.grapheme_indices(true).map(|(i, _)| i).collect(),
            len: text.len(),
        }
    }

    /// The column, from 1, of the character at or around a byte.
    fn of(&self, byte: usize) -> usize {
        self.starts.partition_point(|&start| start <= byte) + usize::from(byte == self.len)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn caret_is_aligned_composed_and_decomposed() {
        let composed = "3 phải thì x";
        let decomposed = "3 pha\u{309}i thi\u{300} x";
        for text in [composed, decomposed] {
            let place = text.len() - 1..text.len();
            let shown = caret(text, place);
            assert_eq!(shown, format!("{text}\n           ^"));
        }
    }

    #[test]
    fn caret_counts_wide_characters_twice() {
        assert_eq!(caret("貫貫x", 3..6), "貫貫x\n  ^^");
    }

    #[test]
    fn caret_marks_the_end_and_shows_one_line() {
        assert_eq!(caret("", 0..0), "\n^");
        assert_eq!(caret("ab", 2..2), "ab\n  ^");
        assert_eq!(caret("ab\ncd\nef", 4..8), "cd\n ^");
        assert_eq!(caret("a\tb\u{1b}c", 2..3), "a b c\n  ^");
    }

    #[test]
    fn caret_takes_any_span() {
        assert_eq!(caret("ảb", 1..9), "ảb\n^^");
        #[expect(clippy::reversed_empty_ranges)]
        let backwards = 2..1;
        assert_eq!(caret("abc", backwards), "abc\n  ^");
    }

    #[test]
    fn caret_shortens_long_lines_around_the_place() {
        let text = format!("{}X{}", "a".repeat(200), "b".repeat(200));
        let shown = caret(&text, 200..201);
        let (line, mark) = shown.split_once('\n').unwrap();
        assert_eq!(line.width(), MAX_CARET);
        assert_eq!(line.chars().nth(mark.len() - 1), Some('X'));
        assert!(line.starts_with('…') && line.ends_with('…'));
    }

    #[test]
    fn columns_count_what_is_seen() {
        let text = "pha\u{309}i!";
        let columns = Columns::new(text);
        assert_eq!(columns.of(text.find('!').unwrap()), 5);
        assert_eq!(columns.of(3), 3, "inside a character is that character");
        assert_eq!(columns.of(text.len()), 6);
        assert_eq!(Columns::new("").of(0), 1);
    }
}
