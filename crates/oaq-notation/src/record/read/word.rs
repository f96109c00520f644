//! Words to moves.

use core::ops::Range;

use oaq_core::{Direction, Move};

use super::moves::Moves;
use crate::record::{Comment, Issue, MAX_PLIES, Record};
use crate::{Expected, NoteKind, ParseErrorKind, read_move_token};

/// What a word says about a move.
#[derive(Clone, Copy)]
struct Written {
    m: Move,
    captured: Option<(u32, u32)>,
    refilled: bool,
}

impl Moves<'_, '_, '_> {
    /// Plays the move that a word is, or ends the line.
    #[inline]
    pub(super) fn word(&mut self, span: Range<usize>) {
        let text = self.source.slice(&span);
        if !self.record.has_room(Record::MAX_MOVE_WEIGHT) {
            self.source.overflow(span.start);
        }
        if self.source.report.full {
            self.break_line(span.start);
            return;
        }
        let Some(written) = canonical(text.as_bytes()).or_else(|| self.spelt(text, &span)) else {
            return;
        };
        if self.line.ply() >= MAX_PLIES {
            self.say_here(span.clone(), Issue::TooManyPlies);
            self.break_line(span.start);
            return;
        }
        let played = match self.line.play(written.m) {
            Ok(played) => played,
            Err(error) => {
                let legal = self.line.position().legal_moves();
                let reason = error.reason;
                self.say_here(span.clone(), Issue::Illegal { reason, legal });
                self.break_line(span.start);
                return;
            }
        };
        if written.refilled && !self.record.refills(self.at) {
            let plus = span.start..span.start + 1;
            self.source.report.say(plus, Issue::NotRefilled);
        }
        if let Some(captured) = written.captured
            && captured != played.captured
        {
            let (dan, quan) = played.captured;
            let x = text.find(['x', 'X']).unwrap_or(0);
            let place = span.start + x..span.end;
            self.source.report.say(place, Issue::Captured { dan, quan });
        }
        let node = self.record.push(self.at, &played);
        self.moved_to(node);
    }

    /// Says something about a place where a move was expected.
    #[cold]
    fn say_here(&mut self, span: Range<usize>, issue: Issue) {
        let position = Some(self.line.position());
        self.source.report.say_at(span, issue, position);
    }

    /// The move that a word is in some other spelling; nothing if it is none.
    #[cold]
    fn spelt(&mut self, text: &str, span: &Range<usize>) -> Option<Written> {
        let lower = text.to_lowercase();
        if matches!(lower.as_str(), "--" | "z0" | "pass" | "–" | "—") {
            self.say_here(span.clone(), Issue::Pass);
            self.break_line(span.start);
            return None;
        }
        match read_move_token(text, self.line.position()) {
            Ok(read) => {
                for note in read.notes {
                    // These two are found out better by playing.
                    if !matches!(
                        note.kind,
                        NoteKind::WrongCapture { .. } | NoteKind::WrongRefill
                    ) {
                        let place = span.start + note.span.start..span.start + note.span.end;
                        self.source.report.say(place, Issue::Spelling(note.kind));
                    }
                }
                Some(Written {
                    m: read.value.m,
                    captured: read.value.captured,
                    refilled: read.value.refilled,
                })
            }
            Err(errors) => {
                let no_move = ParseErrorKind::Expected(Expected::Move);
                let is_move = errors.errors.iter().all(|error| error.kind != no_move);
                for error in errors.errors {
                    let place = span.start + error.span.start..span.start + error.span.end;
                    self.say_here(place, Issue::Move(error.kind));
                }
                if is_move || !self.source.options.lenient {
                    self.break_line(span.start);
                } else if let Ok(comment) = Comment::new(&format!("[%unread] {text}")) {
                    self.comment(comment);
                }
                None
            }
        }
    }
}

/// A move as it is written: `+2L`, `3Rx6`, `4Lx26QQ`.
#[inline]
fn canonical(word: &[u8]) -> Option<Written> {
    let (refilled, word) = match word {
        [b'+', rest @ ..] => (true, rest),
        _ => (false, word),
    };
    let [number @ b'1'..=b'9', direction, rest @ ..] = word else {
        return None;
    };
    let direction = match direction {
        b'R' => Direction::Right,
        b'L' => Direction::Left,
        _ => return None,
    };
    let captured = match rest {
        [] => None,
        [b'x', rest @ ..] => Some(captured(rest)?),
        _ => return None,
    };
    Some(Written {
        m: Move::new(number - b'0', direction)?,
        captured,
        refilled,
    })
}

#[inline]
fn captured(text: &[u8]) -> Option<(u32, u32)> {
    let digits = text.iter().take_while(|b| b.is_ascii_digit()).count();
    let quan = &text[digits..];
    let leading_zero = digits > 0 && text[0] == b'0';
    if digits > 4 || leading_zero || text.is_empty() || quan.len() > 255 {
        return None;
    }
    if !quan.iter().all(|&b| b == b'Q') {
        return None;
    }
    let dan = text[..digits]
        .iter()
        .fold(0, |dan, b| dan * 10 + u32::from(b - b'0'));
    Some((dan, u32::try_from(quan.len()).ok()?))
}
