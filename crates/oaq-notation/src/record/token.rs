//! The kinds of tokens that records are made of.

use core::ops::Range;

/// A piece of a record, and where it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Token {
    /// What it is.
    pub kind: TokenKind,
    /// Where it stands, in bytes; on character boundaries.
    pub span: Range<usize>,
    /// Whether nothing but spaces stands in front of it on its line.
    pub first_on_line: bool,
    /// Whether it is the first token behind an empty line.
    pub after_blank_line: bool,
}

/// The kinds of tokens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TokenKind {
    /// `[Name "value"]`, on one line; [`tag_parts`](super::tag_parts) takes it apart.
    Tag,
    /// The rest of a line that begins with `[` but is no tag.
    BrokenTag,
    /// The number of a move, with the dots behind it.
    Number {
        /// The number; the largest there is if it is larger than that.
        number: u32,
        /// How many dots, at most 255; `…` counts as three.
        dots: u8,
    },
    /// Dots alone.
    Dots,
    /// `$n`, or one of `! ? !! ?? !? ?!`, which stand for `$1` to `$6`.
    Nag(u8),
    /// `$` or a run of `!` and `?` that says nothing known.
    BrokenNag,
    /// `*`, or digits with dashes or fractions between them: `1-0`.
    Result,
    /// `{…}`.
    Comment,
    /// A comment without an end. It reaches to the end of the text, or to an
    /// empty line in front of a tag.
    OpenComment,
    /// `;` and the rest of the line.
    LineComment,
    /// A line that begins with `%`.
    Escape,
    /// `(`.
    Open,
    /// `)`.
    Close,
    /// Anything else up to a space or to the next token: a move, or nothing
    /// that can be read.
    Word,
}
