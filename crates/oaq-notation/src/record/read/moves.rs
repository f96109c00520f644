//! The moves of a game, from the first one to the result.

use core::mem;
use core::ops::Range;

use super::Scratch;
use super::header::{Begun, Tag, guessed_tag};
use super::source::{NeedsMore, Source};
use crate::record::diagnostic::Remarked;
use crate::record::ending::GameResult;
use crate::record::line::Line;
use crate::record::{Comment, Issue, MAX_NESTING, NodeId, Record, TokenKind};

/// What came of reading a game.
pub(super) enum Parse {
    Game(Box<Read>),
    /// There is no game up to the end.
    Nothing,
    /// It takes more text to know.
    More,
}

/// A game that was read.
pub(super) struct Read {
    pub(super) record: Record,
    pub(super) remarked: Vec<Remarked>,
    pub(super) omitted: usize,
    pub(super) span: Range<usize>,
    /// Whether it was longer than the text that was looked at.
    pub(super) cut: bool,
}

/// Reads the game with which a text begins.
pub(super) fn read_game(
    mut source: Source<'_, '_>,
    scratch: &mut Scratch,
    invalid: &[(usize, i64)],
) -> Parse {
    match try_to_read(&mut source, scratch, invalid) {
        Ok(Some(read)) => Parse::Game(Box::new(read)),
        Ok(None) => Parse::Nothing,
        Err(NeedsMore) => Parse::More,
    }
}

fn try_to_read(
    source: &mut Source<'_, '_>,
    scratch: &mut Scratch,
    invalid: &[(usize, i64)],
) -> Result<Option<Read>, NeedsMore> {
    let Some(header) = source.header()? else {
        return Ok(None);
    };
    let start = header.start;
    let begun = source.begin(header, scratch);
    let mut moves = Moves::new(source, begun);
    moves.read()?;
    let (record, line, end) = moves.finish();
    scratch.line = Some(line);
    let cut = source.cut;
    let end = if cut { source.text.len() } else { end };
    if cut {
        source.overflow(end);
    }
    for &(at, _) in invalid.iter().filter(|(at, _)| (start..end).contains(at)) {
        let replaced = at..at + '\u{fffd}'.len_utf8();
        source.report.say(replaced, Issue::NotUtf8);
    }
    Ok(Some(Read {
        record,
        remarked: mem::take(&mut source.report.remarked),
        omitted: source.report.omitted,
        span: start..end,
        cut,
    }))
}

/// Text that is passed over.
struct Skip {
    /// Where it begins.
    start: usize,
    /// How many variations have been opened in it.
    depth: usize,
    /// Whether it is a variation and ends with it; otherwise it is the rest of
    /// a line and ends in front of what ends that.
    variation: bool,
}

/// A variation that is being read.
struct Opened {
    /// Where its `(` stands.
    span: Range<usize>,
    /// How many comments waited for the next move in front of it.
    pending: usize,
}

/// The moves that are being read.
pub(super) struct Moves<'s, 't, 'o> {
    pub(super) source: &'s mut Source<'t, 'o>,
    pub(super) record: Record,
    pub(super) line: Line,
    /// The last move on the line.
    pub(super) at: NodeId,
    opened: Vec<Opened>,
    /// Comments that belong to the next move.
    pending: Vec<Comment>,
    /// Whether the next comment follows a variation.
    held: bool,
    skip: Option<Skip>,
    /// Whether the main line ended early.
    pub(super) broken: bool,
    /// The result that was read last, and where it stands; nothing where it
    /// cannot be read.
    pub(super) result: Option<(Option<GameResult>, Range<usize>)>,
    /// Where the game ends.
    pub(super) end: usize,
    pub(super) result_tag: Option<Tag<'t>>,
    pub(super) score_tag: Option<Tag<'t>>,
    pub(super) termination_tag: Option<Tag<'t>>,
}

impl<'s, 't, 'o> Moves<'s, 't, 'o> {
    fn new(source: &'s mut Source<'t, 'o>, begun: Begun<'t>) -> Self {
        let start = source.taken;
        let rest = Skip {
            start,
            depth: 0,
            variation: false,
        };
        Self {
            source,
            record: begun.record,
            line: begun.line,
            at: NodeId::ROOT,
            opened: Vec::new(),
            pending: Vec::new(),
            held: false,
            skip: (!begun.playable).then_some(rest),
            broken: !begun.playable,
            result: None,
            end: start,
            result_tag: begun.result,
            score_tag: begun.score,
            termination_tag: begun.termination,
        }
    }

    /// Reads up to the end of the game.
    fn read(&mut self) -> Result<(), NeedsMore> {
        while self.source.next()? {
            let kind = self.source.kind();
            if matches!(
                kind,
                TokenKind::Tag | TokenKind::BrokenTag | TokenKind::Number { number: 1, .. }
            ) && self.begins_next_game()
            {
                self.end = self.source.before;
                return Ok(());
            }
            if self.skip.is_some() && self.passes_over() {
                continue;
            }
            let span = self.source.span();
            match kind {
                TokenKind::Word | TokenKind::Tag | TokenKind::BrokenTag => self.word(span),
                TokenKind::Number { number, .. } => self.number(number, span),
                TokenKind::Nag(nag) => self.nag(nag, span),
                TokenKind::BrokenNag => self.source.report.say(span, Issue::BrokenNag),
                TokenKind::Comment | TokenKind::OpenComment | TokenKind::LineComment => {
                    let token = self.source.token();
                    if let Some(comment) = self.source.comment(&token) {
                        self.comment(comment);
                    }
                }
                TokenKind::Open => self.open(span),
                TokenKind::Close => self.close(span),
                TokenKind::Result => {
                    if self.ends_with(span)? {
                        return Ok(());
                    }
                }
                TokenKind::Dots | TokenKind::Escape => {}
            }
        }
        self.end = self.source.taken;
        Ok(())
    }

    /// Whether a token belongs to the next game, though this one had no
    /// result.
    fn begins_next_game(&self) -> bool {
        let token = self.source.token();
        match token.kind {
            TokenKind::Tag => token.first_on_line,
            TokenKind::BrokenTag => {
                let text = self.source.slice(&token.span);
                text.contains('"') && guessed_tag(text).is_some()
            }
            TokenKind::Number { number: 1, dots } => {
                token.after_blank_line && self.line.depth() == 0 && self.is_behind_number_1(dots)
            }
            _ => false,
        }
    }

    /// Whether a number 1 with so many dots cannot be that of the next move.
    pub(super) fn is_behind_number_1(&self, dots: u8) -> bool {
        let ply = self.line.ply();
        self.skip.is_some() || self.number_here() != 1 || (ply > 0 && dots < 2)
    }

    /// The number of the next move.
    pub(super) fn number_here(&self) -> usize {
        self.line.ply() / usize::from(self.record.switches().players) + 1
    }

    #[inline]
    fn number(&mut self, number: u32, span: Range<usize>) {
        let expected = self.number_here();
        if usize::try_from(number) != Ok(expected) {
            self.source.report.say(span, Issue::Number { expected });
        }
    }

    fn nag(&mut self, nag: u8, span: Range<usize>) {
        if self.line.at_head() || self.at == NodeId::ROOT {
            self.source.report.say(span, Issue::NagOnNothing);
        } else if self.record.add_nag(self.at, nag).is_err() {
            self.source.overflow(span.start);
        }
    }

    pub(super) fn comment(&mut self, comment: Comment) {
        if !self.record.has_room(comment.weight()) {
            let at = self.source.taken;
            self.source.overflow(at);
            return;
        }
        self.record.add_weight(comment.weight());
        if self.held || self.line.at_head() {
            self.pending.push(comment);
        } else {
            self.put_behind([comment]);
        }
    }

    /// Puts comments behind the last move.
    fn put_behind(&mut self, comments: impl IntoIterator<Item = Comment>) {
        if let Some(extra) = self.record.extra_mut(self.at) {
            extra.after.extend(comments);
        }
    }

    /// After a move has been played: comments that waited for it get their
    /// place.
    #[inline]
    pub(super) fn moved_to(&mut self, node: NodeId) {
        self.held = false;
        if !self.pending.is_empty() {
            let comments = mem::take(&mut self.pending);
            if self.record.keeps_before(node) {
                if let Some(extra) = self.record.extra_mut(node) {
                    extra.before = comments;
                }
            } else {
                self.put_behind(comments);
            }
        }
        self.at = node;
    }

    fn open(&mut self, span: Range<usize>) {
        let issue = if self.line.at_head() || self.at == NodeId::ROOT {
            Issue::VariationToNothing
        } else if self.line.depth() >= MAX_NESTING {
            Issue::TooDeep
        } else {
            self.opened.push(Opened {
                span,
                pending: self.pending.len(),
            });
            self.line.open(self.at);
            self.at = self.record.parent(self.at).unwrap_or(NodeId::ROOT);
            self.held = false;
            return;
        };
        self.source.report.say(span.clone(), issue);
        self.skip = Some(Skip {
            start: span.start,
            depth: 1,
            variation: true,
        });
    }

    fn close(&mut self, span: Range<usize>) {
        let Some(opened) = self.opened.pop() else {
            self.source.report.say(span, Issue::StrayClose);
            return;
        };
        if self.line.at_head() {
            let whole = opened.span.start..span.end;
            self.source.report.say(whole, Issue::EmptyVariation);
        }
        self.leave_variation();
    }

    /// Goes back to the line from which a variation departs.
    fn leave_variation(&mut self) {
        if !self.line.at_head() {
            let comments = mem::take(&mut self.pending);
            self.put_behind(comments);
        }
        if let Some(main) = self.line.close(&self.record) {
            self.at = main;
        }
        self.held = self.record.has_variations(self.at);
        if !self.held {
            let comments = mem::take(&mut self.pending);
            self.put_behind(comments);
        }
    }

    /// Ends the line: what follows from this byte on is not read.
    pub(super) fn break_line(&mut self, start: usize) {
        let mut skip = Skip {
            start,
            depth: 0,
            variation: false,
        };
        if self.line.at_head() {
            // Nothing of the variation could be read, so all of it is kept as
            // a text behind the move that it replaces.
            if let Some(opened) = self.opened.pop() {
                self.pending.truncate(opened.pending);
                skip.start = opened.span.start;
                skip.depth = 1;
                skip.variation = true;
            }
            self.leave_variation();
        } else if self.line.depth() == 0 {
            self.broken = true;
        }
        self.skip = Some(skip);
    }

    /// Whether a token belongs to what is passed over. If it ends that, it has
    /// been ended.
    fn passes_over(&mut self) -> bool {
        let Some(skip) = &mut self.skip else {
            return false;
        };
        let token = self.source.token();
        match token.kind {
            TokenKind::Open => skip.depth += 1,
            TokenKind::Close if skip.depth > 0 => {
                skip.depth -= 1;
                if skip.depth == 0 && skip.variation {
                    self.end_skip(token.span.end);
                }
            }
            TokenKind::Close if self.line.depth() > 0 => {
                self.end_skip(token.span.start);
                return false;
            }
            TokenKind::Result if skip.depth == 0 && self.line.depth() == 0 => {
                self.end_skip(token.span.start);
                return false;
            }
            _ => {}
        }
        true
    }

    fn end_skip(&mut self, end: usize) {
        let Some(skip) = self.skip.take() else { return };
        let text = self.source.text[skip.start..end].trim();
        if text.is_empty() || self.source.report.full {
            return;
        }
        self.source.keep_unread(&mut self.record, self.at, text);
    }

    /// The record, the line that is no longer needed, and where the game ends.
    fn finish(mut self) -> (Record, Line, usize) {
        let end = self.end;
        self.end_skip(end);
        while let Some(opened) = self.opened.pop() {
            self.source.report.say(opened.span, Issue::OpenVariation);
            self.leave_variation();
        }
        let comments = mem::take(&mut self.pending);
        self.put_behind(comments);
        self.record.put_outcome(self.line.game().outcome());
        self.check_ending();
        (self.record, self.line, end)
    }
}
