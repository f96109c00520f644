//! Where a game ends, and what it says about that, compared with the board.

use core::ops::Range;

use oaq_core::EndReason;

use super::header::Tag;
use super::moves::Moves;
use super::source::NeedsMore;
use crate::record::ending::{GameResult, is_plain_result, limit_word, read_result, result_text};
use crate::record::write::score_text;
use crate::record::{Comment, Issue, NodeId, Termination, Token, TokenKind};

impl Moves<'_, '_, '_> {
    /// Reads a result; nothing if it is none.
    pub(super) fn read_result(&mut self, text: &str, span: &Range<usize>) -> Option<GameResult> {
        let players = self.record.switches().players;
        let result = read_result(text, players);
        match result {
            None => {
                let issue = Issue::Result { players };
                self.source.report.say(span.clone(), issue);
            }
            Some(result) => {
                if !is_plain_result(text) {
                    let plain = result_text(result);
                    let issue = Issue::ResultSpelling { plain };
                    self.source.report.say(span.clone(), issue);
                }
            }
        }
        result
    }

    /// Whether the input ends here, or the next game begins.
    fn at_end(&mut self) -> Result<bool, NeedsMore> {
        let more = self.source.peek()?;
        let tag = matches!(self.source.kind(), TokenKind::Tag | TokenKind::BrokenTag);
        Ok(!more || (tag && self.source.token().first_on_line))
    }

    /// Whether a result ends the game. If it does, the end of the game is
    /// where the comments end that belong to it.
    pub(super) fn ends_with(&mut self, span: Range<usize>) -> Result<bool, NeedsMore> {
        let text = self.source.slice(&span);
        if self.line.depth() > 0 && !self.at_end()? {
            self.source.report.say(span, Issue::MisplacedResult);
            if let Ok(comment) = Comment::new(text) {
                self.comment(comment);
            }
            return Ok(false);
        }
        let result = self.read_result(text, &span);
        self.result = Some((result, span.clone()));
        self.end = span.end;

        // Comments behind the result belong to the game up to an empty line;
        // those behind that only if nothing else follows.
        let mut later: Vec<Token> = Vec::new();
        let mut blank = false;
        let ends = loop {
            if !self.source.peek()? {
                break true;
            }
            let next = self.source.token();
            blank |= next.after_blank_line;
            match next.kind {
                TokenKind::Comment | TokenKind::OpenComment | TokenKind::LineComment => {
                    let _ = self.source.next()?;
                    if blank {
                        later.push(next);
                    } else {
                        self.end_comment(&next);
                    }
                    continue;
                }
                _ => later.clear(),
            }
            break match next.kind {
                TokenKind::Tag | TokenKind::BrokenTag => true,
                TokenKind::Number { number: 1, dots } => blank || self.is_behind_number_1(dots),
                _ => blank,
            };
        };
        if self.source.cut {
            // What is too much does not belong to this game.
            self.source.cut = false;
            later.clear();
        }
        for token in &later {
            self.end_comment(token);
        }
        if !ends {
            self.source.report.say(span, Issue::MisplacedResult);
        }
        Ok(ends)
    }

    /// A comment behind the result.
    fn end_comment(&mut self, token: &Token) {
        self.end = token.span.end;
        if let Some(comment) = self.source.comment(token) {
            self.comment(comment);
        }
    }

    /// Finds out how the game ended: the board decides, where it can; else
    /// what was written.
    pub(super) fn check_ending(&mut self) {
        let tag = self.result_tag.take().and_then(|tag| {
            if matches!(&*tag.value, "?" | "") {
                // It says nothing, so there is nothing to contradict.
                let plain = result_text(None);
                let issue = Issue::ResultSpelling { plain };
                self.source.report.say(tag.span, issue);
                return None;
            }
            let result = self.read_result(&tag.value, &tag.span)?;
            Some((result, tag.span))
        });
        let token = self.result.take();
        if token.is_none() {
            let end = self.end;
            self.source.report.say(end..end, Issue::NoResult);
        }
        let token = token.and_then(|(result, span)| Some((result?, span)));
        let termination = self.termination_tag.take();
        let score = self.score_tag.take().filter(|tag| tag.value != "?");
        if let Some(outcome) = self.record.outcome() {
            for (_, span) in [tag, token]
                .into_iter()
                .flatten()
                .filter(|(result, _)| *result != Some(outcome.shares))
            {
                let counts = outcome.shares.to_string();
                let issue = Issue::ResultMismatch { counts };
                self.source.report.say(span, issue);
            }
            if let Some(tag) = termination {
                self.check_termination(&tag, outcome.reason);
            }
            if let Some(tag) = score {
                let right = score_text(&outcome.scores);
                if tag.value != right {
                    let board = Some(right);
                    self.source
                        .report
                        .say(tag.span, Issue::WrongScore { board });
                }
            }
            return;
        }
        let mut kept = Vec::new();
        let termination = termination.and_then(|tag| {
            let termination = self.termination(&tag);
            termination.unwrap_or_else(|NotTold| {
                kept.push(tag.whole);
                None
            })
        });
        if let Some(tag) = score {
            // It may be right, behind what could be read.
            if !self.broken {
                let issue = Issue::WrongScore { board: None };
                self.source.report.say(tag.span, issue);
            }
            kept.push(tag.whole);
        }
        let result = self.written_result(tag, token, termination);
        self.record.put_ending(termination, result);
        kept.sort_by_key(|span| span.start);
        for span in kept {
            let text = self.source.slice(&span);
            self.source
                .keep_unread(&mut self.record, NodeId::ROOT, text);
        }
    }

    /// The result of a game that is not over on the board.
    fn written_result(
        &mut self,
        tag: Option<(GameResult, Range<usize>)>,
        token: Option<(GameResult, Range<usize>)>,
        termination: Option<Termination>,
    ) -> GameResult {
        let (result, span) = match (tag, token) {
            (Some((tag, _)), Some((token, span))) if tag != token => {
                // Somebody won if the game ended; the board has not seen it.
                let counts = if termination.is_some() || self.broken {
                    token.or(tag)
                } else {
                    None
                };
                let issue = Issue::ResultMismatch {
                    counts: result_text(counts),
                };
                self.source.report.say(span, issue);
                return counts;
            }
            (_, Some(written)) | (Some(written), None) => written,
            (None, None) => return None,
        };
        if self.broken {
            return result;
        }
        match termination {
            None if result.is_some() => self.source.report.say(span, Issue::NoTermination),
            Some(Termination::Resignation | Termination::Agreement | Termination::Time)
                if result.is_none() =>
            {
                self.source.report.say(span, Issue::EndWithoutResult);
            }
            _ => {}
        }
        result
    }

    /// Compares the tag with how the game ended on the board.
    fn check_termination(&mut self, tag: &Tag<'_>, reason: EndReason) {
        if tag.value.eq_ignore_ascii_case("normal") {
            self.source.report.say(
                tag.span.clone(),
                Issue::TerminationSpelling {
                    word: limit_word(reason),
                },
            );
        } else if limit_word(reason) != Some(&tag.value) {
            let board = Some(reason.word());
            let issue = Issue::WrongTermination { board };
            self.source.report.say(tag.span.clone(), issue);
        }
    }

    /// How a game ended that is not over on the board, if it did; `Err` if the
    /// tag has no word for that, so that it must be kept as text.
    fn termination(&mut self, tag: &Tag<'_>) -> Result<Option<Termination>, NotTold> {
        if let Some(termination) = Termination::from_word(&tag.value) {
            return Ok(Some(termination));
        }
        let word = tag.value.to_lowercase();
        let found = match word.as_str() {
            "normal" | "unterminated" | "unfinished" | "?" | "" => None,
            "time forfeit" | "timeout" | "time out" => Some(Termination::Time),
            "resigned" | "resign" | "resigns" => Some(Termination::Resignation),
            "agreed" | "draw agreed" | "by agreement" => Some(Termination::Agreement),
            "abandon" | "abort" | "aborted" => Some(Termination::Abandoned),
            word => match Termination::from_word(word) {
                None => {
                    self.no_termination(tag, word);
                    return Err(NotTold);
                }
                found => found,
            },
        };
        self.source.report.say(
            tag.span.clone(),
            Issue::TerminationSpelling {
                word: found.map(Termination::word),
            },
        );
        Ok(found)
    }

    /// What to say about a tag that does not tell how the game ended.
    fn no_termination(&mut self, tag: &Tag<'_>, word: &str) {
        let issue = if EndReason::from_word(word).is_none() {
            Issue::Termination
        } else if self.broken {
            // It may have ended so, behind what could be read.
            return;
        } else {
            Issue::WrongTermination { board: None }
        };
        self.source.report.say(tag.span.clone(), issue);
    }
}

/// A tag does not tell how the game ended.
struct NotTold;
