//! What a game is read from: tokens one by one, and a list of what there is to
//! say about them.

use core::ops::Range;
use std::borrow::Cow;

use oaq_core::Position;

use super::ReadOptions;
use crate::position_text;
use crate::record::diagnostic::Remarked;
use crate::record::lexer::TagParts;
use crate::record::{Clock, Eval, NodeId, Record};
use crate::record::{Comment, CommentError, Issue, Lexer, RemarkError, Severity, Token, TokenKind};

/// How many errors of a game are kept, and how many others.
const MAX_DIAGNOSTICS: usize = 100;

/// What is behind the text that a game is read from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum End {
    /// Nothing.
    Eof,
    /// More text, which may have to be seen.
    More,
    /// More text, which will not be looked at.
    Cut,
}

/// It takes more text to know how the game goes on.
pub(super) struct NeedsMore;

/// The tokens of a game, one of which may be looked at in advance.
pub(super) struct Source<'t, 'o> {
    pub(super) options: &'o ReadOptions<'o>,
    pub(super) text: &'t str,
    lexer: Lexer<'t>,
    end: End,
    /// Whether the last token has been looked at, but not taken.
    peeked: bool,
    /// Whether an empty line stands in front of the last token.
    blank: bool,
    /// Where the last token that was taken ends.
    pub(super) taken: usize,
    /// Where the one before that ends.
    pub(super) before: usize,
    /// Whether the text came to its end though there is more.
    pub(super) cut: bool,
    /// How many players the game has; 0 while that is not known.
    pub(super) players: u8,
    pub(super) report: Report,
}

/// What there is to say.
#[derive(Default)]
pub(super) struct Report {
    lenient: bool,
    /// Whether the game is too long to be kept.
    pub(super) full: bool,
    pub(super) remarked: Vec<Remarked>,
    errors: usize,
    others: usize,
    pub(super) omitted: usize,
}

impl Report {
    /// Says something about a place.
    pub(super) fn say(&mut self, span: Range<usize>, issue: Issue) {
        self.say_at(span, issue, None);
    }

    /// As [`Report::say`], about a place where a move was expected.
    pub(super) fn say_at(&mut self, span: Range<usize>, issue: Issue, position: Option<&Position>) {
        let mut severity = issue.severity();
        if self.lenient && severity == Severity::Error {
            severity = Severity::Warning;
        }
        let count = if severity == Severity::Error {
            &mut self.errors
        } else {
            &mut self.others
        };
        if *count >= MAX_DIAGNOSTICS {
            self.omitted += 1;
            return;
        }
        *count += 1;
        self.remarked.push(Remarked {
            severity,
            issue,
            span,
            position: position.map(position_text),
        });
    }
}

impl<'t, 'o> Source<'t, 'o> {
    /// A text that begins in the first column or not.
    pub(super) fn new(
        text: &'t str,
        begins_line: bool,
        end: End,
        options: &'o ReadOptions<'o>,
    ) -> Self {
        Self {
            options,
            text,
            lexer: if begins_line {
                Lexer::new(text)
            } else {
                Lexer::inside(text)
            },
            end,
            peeked: false,
            blank: false,
            taken: 0,
            before: 0,
            cut: false,
            players: 0,
            report: Report {
                lenient: options.lenient,
                ..Report::default()
            },
        }
    }

    #[inline]
    pub(super) fn slice(&self, span: &Range<usize>) -> &'t str {
        &self.text[span.clone()]
    }

    /// Goes on to the next token that is not escaped; `false` if there is none.
    #[inline]
    fn lex(&mut self) -> Result<bool, NeedsMore> {
        self.blank = false;
        loop {
            let found = self.lexer.advance();
            // What touches the end of the text may go on behind it.
            if self.lexer.at() >= self.text.len() && self.end != End::Eof {
                if self.end == End::More {
                    return Err(NeedsMore);
                }
                self.cut = true;
                return Ok(false);
            }
            if !found {
                return Ok(false);
            }
            self.blank |= self.lexer.after_blank_line();
            if self.lexer.kind() != TokenKind::Escape {
                return Ok(true);
            }
        }
    }

    /// Looks at the next token; `false` if there is none.
    pub(super) fn peek(&mut self) -> Result<bool, NeedsMore> {
        if !self.peeked {
            self.peeked = self.lex()?;
        }
        Ok(self.peeked)
    }

    /// Takes the next token; `false` if there is none.
    #[inline]
    pub(super) fn next(&mut self) -> Result<bool, NeedsMore> {
        if self.peeked {
            self.peeked = false;
        } else if !self.lex()? {
            return Ok(false);
        }
        self.before = self.taken;
        self.taken = self.lexer.at();
        Ok(true)
    }

    /// The token that was taken or looked at.
    pub(super) fn token(&self) -> Token {
        let mut token = self.lexer.current();
        token.after_blank_line = self.blank;
        token
    }

    /// What the token is that was taken or looked at.
    #[inline]
    pub(super) fn kind(&self) -> TokenKind {
        self.lexer.kind()
    }

    /// Where name and value stand in the tag that was taken or looked at.
    pub(super) fn tag_parts(&self) -> TagParts {
        self.lexer.parts()
    }

    /// Where the token stands that was taken or looked at.
    #[inline]
    pub(super) fn span(&self) -> Range<usize> {
        self.lexer.span()
    }

    /// There is no more room for the game.
    #[cold]
    pub(super) fn overflow(&mut self, at: usize) {
        if !self.report.full {
            self.report.full = true;
            self.report.say(at..at, Issue::TooLarge);
        }
    }

    /// Keeps a text that is not read as a comment behind a node.
    pub(super) fn keep_unread(&mut self, record: &mut Record, node: NodeId, text: &str) {
        for comment in Comment::split("[%unread]", text) {
            if record.add_comment(node, comment).is_err() {
                let at = self.taken;
                self.overflow(at);
            }
        }
    }

    /// The comment that a token is; `None` if there are no words in it.
    pub(super) fn comment(&mut self, token: &Token) -> Option<Comment> {
        let text = self.slice(&token.span);
        let text = match token.kind {
            TokenKind::Comment => unescaped(&text[1..text.len() - 1], '}'),
            TokenKind::OpenComment => {
                let brace = token.span.start..token.span.start + 1;
                self.report.say(brace, Issue::OpenComment);
                unescaped(&text[1..], '}')
            }
            _ => Cow::Borrowed(text.strip_prefix(';').unwrap_or(text)),
        };
        let comment = match Comment::new(&text) {
            Ok(comment) => comment,
            Err(CommentError::Empty) => return None,
            Err(CommentError::TooLong) => {
                self.report.say(token.span.clone(), Issue::LongComment);
                Comment::cut(&text)?
            }
        };
        self.check_commands(token, &comment);
        Some(comment)
    }

    /// Warns of commands that cannot be read.
    fn check_commands(&mut self, token: &Token, comment: &Comment) {
        for command in comment.commands() {
            let value = command.value;
            let error = match command.name {
                "eval" => match value.parse::<Eval>() {
                    Ok(eval) if self.players == 0 || eval.fits(self.players) => None,
                    _ => Some(RemarkError::Eval),
                },
                "clk" => value.parse::<Clock>().err(),
                "depth" => value.parse::<u32>().err().map(|_| RemarkError::Depth),
                _ => None,
            };
            if let Some(error) = error {
                // Where the command stands in the text is not known exactly,
                // since spaces have been put in order.
                let text = self.slice(&token.span);
                let place = text.find(value).filter(|_| !value.is_empty());
                let span = place.map_or(token.span.clone(), |at| {
                    let start = token.span.start + at;
                    start..start + value.len()
                });
                self.report.say(span, Issue::Remark(error));
            }
        }
    }
}

/// A text without the backslashes in front of backslashes and of this mark.
pub(super) fn unescaped(text: &str, mark: char) -> Cow<'_, str> {
    if !text.contains('\\') {
        return Cow::Borrowed(text);
    }
    let mut plain = String::with_capacity(text.len());
    let mut chars = text.chars().peekable();
    while let Some(c) = chars.next() {
        let escaped = chars.next_if(|&next| c == '\\' && (next == '\\' || next == mark));
        plain.push(escaped.unwrap_or(c));
    }
    Cow::Owned(plain)
}
