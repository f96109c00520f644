//! Records as tokens: spans of the text, nothing copied.

use core::ops::Range;

use super::ending::looks_like_result;
use super::{Token, TokenKind};

/// The tokens of a record or of many, one after the other.
///
/// Whatever the text is, every byte of it belongs to a token or is space
/// between tokens, and every token has at least one byte. A byte order mark
/// counts as space.
///
/// ```
/// use oaq_notation::record::{Lexer, TokenKind};
/// let text = "1.3R! {tốt} 1-0";
/// let tokens: Vec<&str> = Lexer::new(text).map(|t| &text[t.span]).collect();
/// assert_eq!(tokens, ["1.", "3R", "!", "{tốt}", "1-0"]);
/// assert_eq!(Lexer::new(text).nth(2).unwrap().kind, TokenKind::Nag(1));
/// ```
#[derive(Clone, Debug)]
pub struct Lexer<'t> {
    text: &'t str,
    at: usize,
    // The last token, kept here and not handed around: it takes longer to move
    // one than to find it.
    kind: TokenKind,
    start: usize,
    first_on_line: bool,
    after_blank_line: bool,
    /// Where name and value of the last tag stand in it.
    parts: TagParts,
}

/// Where name and value stand in the text of a tag.
pub(super) type TagParts = (Range<usize>, Range<usize>);

/// What a byte may be at the beginning of a token or inside a word.
#[derive(Clone, Copy, PartialEq, Eq)]
#[repr(u8)]
enum Class {
    /// Part of a word.
    Word,
    Digit,
    Space,
    /// The beginning of a character outside ASCII.
    Wide,
    /// Ends a word.
    Mark,
}

const CLASS: [Class; 256] = {
    let mut table = [Class::Word; 256];
    let mut b = 0;
    while b < 256 {
        #[expect(clippy::cast_possible_truncation, reason = "below 256")]
        let byte = b as u8;
        table[b] = match byte {
            b'0'..=b'9' => Class::Digit,
            b' ' | b'\t'..=b'\r' => Class::Space,
            b'{' | b'}' | b'(' | b')' | b'[' | b']' | b';' | b'$' | b'!' | b'?' | b'*' => {
                Class::Mark
            }
            0x80.. => Class::Wide,
            _ => Class::Word,
        };
        b += 1;
    }
    table
};

impl<'t> Lexer<'t> {
    /// The tokens of a text from its beginning on.
    #[must_use]
    pub fn new(text: &'t str) -> Self {
        Self {
            text,
            at: 0,
            kind: TokenKind::Word,
            start: 0,
            first_on_line: true,
            after_blank_line: false,
            parts: (0..0, 0..0),
        }
    }

    /// The tokens of a text in front of which stands more on the same line.
    pub(super) fn inside(text: &'t str) -> Self {
        Self {
            first_on_line: false,
            ..Self::new(text)
        }
    }

    /// Goes on to the next token; `false` if there is none.
    #[inline]
    pub(super) fn advance(&mut self) -> bool {
        let nothing_before = self.first_on_line && self.at == 0;
        let lines = self.skip_spaces();
        self.start = self.at;
        let Some(byte) = self.byte(self.start) else {
            return false;
        };
        self.first_on_line = nothing_before || lines > 0;
        self.after_blank_line = lines > 1;
        let (kind, end) = self.token(byte);
        self.kind = kind;
        self.at = end;
        true
    }

    /// The token to which [`advance`](Self::advance) went.
    pub(super) fn current(&self) -> Token {
        Token {
            kind: self.kind,
            span: self.span(),
            first_on_line: self.first_on_line,
            after_blank_line: self.after_blank_line,
        }
    }

    #[inline]
    pub(super) fn kind(&self) -> TokenKind {
        self.kind
    }

    #[inline]
    pub(super) fn after_blank_line(&self) -> bool {
        self.after_blank_line
    }

    #[inline]
    pub(super) fn span(&self) -> Range<usize> {
        self.start..self.at
    }

    /// What [`tag_parts`] gives for the last tag.
    pub(super) fn parts(&self) -> TagParts {
        self.parts.clone()
    }

    /// How far the text has been read, in bytes.
    pub(super) fn at(&self) -> usize {
        self.at
    }

    fn byte(&self, at: usize) -> Option<u8> {
        self.text.as_bytes().get(at).copied()
    }

    /// Goes on past spaces; gives the number of line ends among them.
    #[inline]
    fn skip_spaces(&mut self) -> usize {
        let mut lines = 0;
        while let Some(byte) = self.byte(self.at) {
            match CLASS[usize::from(byte)] {
                Class::Space => {
                    lines += usize::from(byte == b'\n');
                    self.at += 1;
                }
                Class::Wide => match self.wide_space(self.at) {
                    0 => break,
                    len => self.at += len,
                },
                _ => break,
            }
        }
        lines
    }

    /// The length of the space outside ASCII at this place; 0 if it is none.
    fn wide_space(&self, at: usize) -> usize {
        let c = self.text[at..].chars().next();
        c.filter(|&c| c.is_whitespace() || c == '\u{feff}')
            .map_or(0, char::len_utf8)
    }

    /// Where a run of bytes ends.
    fn run(&self, from: usize, kind: impl Fn(u8) -> bool) -> usize {
        let bytes = &self.text.as_bytes()[from..];
        from + bytes.iter().take_while(|&&byte| kind(byte)).count()
    }

    /// Where the line ends, the space at its end left out.
    fn line_end(&self, from: usize) -> usize {
        let end = self.run(from, |b| b != b'\n');
        from + self.text[from..end].trim_end().len()
    }

    /// Where a word ends that goes on here.
    #[inline]
    fn word_end(&self, from: usize) -> usize {
        let mut at = from;
        while let Some(byte) = self.byte(at) {
            match CLASS[usize::from(byte)] {
                Class::Word | Class::Digit => at += 1,
                Class::Space | Class::Mark => break,
                Class::Wide => {
                    if self.wide_space(at) > 0 {
                        break;
                    }
                    at = self.run(at + 1, |b| b & 0xc0 == 0x80);
                }
            }
        }
        at
    }

    /// The token that begins with this byte, and its end.
    #[inline]
    fn token(&mut self, byte: u8) -> (TokenKind, usize) {
        let start = self.at;
        match CLASS[usize::from(byte)] {
            Class::Digit => self.number(start),
            Class::Mark => self.mark(byte),
            Class::Word if byte == b'.' => (TokenKind::Dots, self.dots(start).1),
            Class::Word if byte == b'%' && self.in_first_column() => {
                (TokenKind::Escape, self.line_end(start))
            }
            Class::Wide => match self.dots(start) {
                (0, _) => {
                    let end = self.word_end(start);
                    (self.word_kind(end), end)
                }
                (_, end) => (TokenKind::Dots, end),
            },
            Class::Word | Class::Space => (TokenKind::Word, self.word_end(start)),
        }
    }

    fn in_first_column(&self) -> bool {
        self.first_on_line
            && (self.at == 0
                || self.text.as_bytes()[self.at - 1] == b'\n'
                || self.text[..self.at].ends_with('\u{feff}'))
    }

    /// How many dots stand here, and where they end.
    fn dots(&self, from: usize) -> (u8, usize) {
        let (mut dots, mut at) = (0_u8, from);
        loop {
            let (more, len) = match self.byte(at) {
                Some(b'.') => (1, 1),
                Some(0xe2) if self.text[at..].starts_with('…') => (3, '…'.len_utf8()),
                _ => return (dots, at),
            };
            dots = dots.saturating_add(more);
            at += len;
        }
    }

    /// A number, or a word that begins with a digit.
    #[inline]
    fn number(&self, start: usize) -> (TokenKind, usize) {
        let mut end = start;
        let mut number = 0_u32;
        while let Some(digit @ b'0'..=b'9') = self.byte(end) {
            number = number
                .saturating_mul(10)
                .saturating_add(u32::from(digit - b'0'));
            end += 1;
        }
        let next = self.byte(end).unwrap_or(b' ');
        match CLASS[usize::from(next)] {
            Class::Word if next == b'.' => {
                let (dots, end) = self.dots(end);
                (TokenKind::Number { number, dots }, end)
            }
            Class::Word if next == b'-' || next == b'/' => {
                let end = self.word_end(end);
                (self.word_kind(end), end)
            }
            Class::Wide => match self.dots(end) {
                (0, _) if self.wide_space(end) > 0 => (TokenKind::Number { number, dots: 0 }, end),
                (0, _) => {
                    let end = self.word_end(end);
                    (self.word_kind(end), end)
                }
                (dots, end) => (TokenKind::Number { number, dots }, end),
            },
            Class::Space | Class::Mark => (TokenKind::Number { number, dots: 0 }, end),
            Class::Word | Class::Digit => (TokenKind::Word, self.word_end(end)),
        }
    }

    /// Whether a word from here to there is a result.
    fn word_kind(&self, end: usize) -> TokenKind {
        if looks_like_result(&self.text[self.at..end]) {
            TokenKind::Result
        } else {
            TokenKind::Word
        }
    }

    fn mark(&mut self, byte: u8) -> (TokenKind, usize) {
        let start = self.at;
        match byte {
            b'(' => (TokenKind::Open, start + 1),
            b')' => (TokenKind::Close, start + 1),
            b'*' => (TokenKind::Result, start + 1),
            b'{' => self.comment(),
            b';' => (TokenKind::LineComment, self.line_end(start)),
            b'$' => {
                let end = self.run(start + 1, |b| b.is_ascii_digit());
                let nag = self.text[start + 1..end].parse();
                (nag.map_or(TokenKind::BrokenNag, TokenKind::Nag), end)
            }
            b'!' | b'?' => {
                let end = self.run(start, |b| b == b'!' || b == b'?');
                let nag = match &self.text[start..end] {
                    "!" => 1,
                    "?" => 2,
                    "!!" => 3,
                    "??" => 4,
                    "!?" => 5,
                    "?!" => 6,
                    _ => return (TokenKind::BrokenNag, end),
                };
                (TokenKind::Nag(nag), end)
            }
            b'[' => match tag(&self.text[start..]) {
                Some((len, parts)) => {
                    self.parts = parts;
                    (TokenKind::Tag, start + len)
                }
                None if self.first_on_line => (TokenKind::BrokenTag, self.line_end(start)),
                None => (TokenKind::Word, start + 1),
            },
            _ => (TokenKind::Word, start + 1),
        }
    }

    /// A comment with its braces. A backslash takes the meaning from a brace
    /// or a backslash behind it.
    fn comment(&self) -> (TokenKind, usize) {
        let mut at = self.at + 1;
        loop {
            at = self.run(at, |b| !matches!(b, b'}' | b'\\' | b'\n'));
            match self.byte(at) {
                Some(b'}') => return (TokenKind::Comment, at + 1),
                Some(b'\\') => {
                    let escapes = matches!(self.byte(at + 1), Some(b'}' | b'\\'));
                    at += 1 + usize::from(escapes);
                }
                // Somebody forgot the brace if the next game begins here.
                Some(_) => match self.tag_behind_blank_line(at) {
                    Ok(next) => at = next,
                    Err(end) => return (TokenKind::OpenComment, end),
                },
                None => return (TokenKind::OpenComment, at),
            }
        }
    }

    /// Where to read on behind a line end; `Err` if empty lines and then a tag
    /// follow.
    fn tag_behind_blank_line(&self, line_end: usize) -> Result<usize, usize> {
        let end = self.run(line_end, |b| CLASS[usize::from(b)] == Class::Space);
        let blank = self.text[line_end..end].matches('\n').nth(1).is_some();
        if blank && tag(&self.text[end..]).is_some() {
            Err(line_end)
        } else {
            Ok(end)
        }
    }
}

impl Iterator for Lexer<'_> {
    type Item = Token;

    #[inline]
    fn next(&mut self) -> Option<Token> {
        self.advance().then(|| self.current())
    }
}

/// How long the tag is with which a text begins, and its parts.
fn tag(text: &str) -> Option<(usize, TagParts)> {
    let parts = tag_parts(text)?;
    let behind = parts.1.end + 1;
    let rest = &text.as_bytes()[behind..];
    let spaces = rest.iter().take_while(|b| matches!(b, b' ' | b'\t'));
    let spaces = spaces.count();
    (rest.get(spaces) == Some(&b']')).then_some((behind + spaces + 1, parts))
}

/// Where the name and the value stand in the text of a
/// [`Tag`](TokenKind::Tag); the value without its quotes, but with its
/// escapes. `None` for a text that does not begin with `[`, a name and a
/// value.
///
/// ```
/// use oaq_notation::record::tag_parts;
/// let text = r#"[Event "Hội \"làng\""]"#;
/// let (name, value) = tag_parts(text).unwrap();
/// assert_eq!(&text[name], "Event");
/// assert_eq!(&text[value], r#"Hội \"làng\""#);
/// ```
#[must_use]
pub fn tag_parts(text: &str) -> Option<(Range<usize>, Range<usize>)> {
    let space = |b: &u8| matches!(b, b' ' | b'\t');
    let bytes = text.as_bytes();
    if bytes.first() != Some(&b'[') {
        return None;
    }
    let start = 1 + bytes[1..].iter().take_while(|b| space(b)).count();
    let name = bytes[start..].iter();
    let name = name.take_while(|b| b.is_ascii_alphanumeric() || **b == b'_');
    let name = start..start + name.count();
    let spaces = bytes[name.end..].iter().take_while(|b| space(b)).count();
    let quote = name.end + spaces;
    if !bytes[name.clone()].first()?.is_ascii_alphabetic() || *bytes.get(quote)? != b'"' {
        return None;
    }
    let mut end = quote + 1;
    loop {
        match bytes.get(end)? {
            b'"' => return Some((name, quote + 1..end)),
            b'\n' => return None,
            b'\\' if matches!(bytes.get(end + 1), Some(b'"' | b'\\')) => end += 2,
            _ => end += 1,
        }
    }
}
