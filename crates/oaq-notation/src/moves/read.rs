//! Text to moves.

use core::ops::Range;

use oaq_core::{Direction, Event, MAX_DAN, Move, Player, Position, Shortage};
use unicode_normalization::{char::is_combining_mark, is_nfc};

use super::words::read_direction;
use crate::text::{Report, beginning, count};
use crate::{Expected, NoteKind, ParseErrorKind, ParseErrors, Parsed};

/// A move as it was written: the move and what was added to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MoveText {
    /// The move.
    pub m: Move,
    /// The player in front, as in `A3R`; always the one to move.
    pub player: Option<Player>,
    /// The dân and the quan that it captures according to the text, as in
    /// `3Rx6QQ`.
    pub captured: Option<(u32, u32)>,
    /// Whether a `+` in front says that the mover's row had just been
    /// refilled.
    pub refilled: bool,
}

/// Reads a single move, as somebody types it.
///
/// A square of the mover and a direction: `3R`, `3 right`, `3phải`, `A3>`; or
/// the number of a square in the ring, counted from A1, with `+` for up the
/// ring (right) and `-` for down: `8+`. Capital or small letters, composed or
/// decomposed, make no difference. Spaces between the parts are allowed.
///
/// Whether the move is legal is for the position to say. If it is, what the
/// text adds is checked, and noted where it is wrong: what the move captures,
/// and whether the mover's row can have just been refilled.
///
/// ```
/// use oaq_core::{Position, Rules};
/// use oaq_notation::{ParseErrorKind, read_move};
/// let start = Position::start(Rules::STANDARD);
/// assert_eq!(read_move("5 phải", &start)?.value.m.to_string(), "5R");
///
/// // A square alone is an error of its own, so that a program can ask.
/// let errors = read_move("5", &start).unwrap_err().errors;
/// assert_eq!(errors[0].kind, ParseErrorKind::MissingDirection { number: 5 });
/// # Ok::<(), oaq_notation::ParseErrors>(())
/// ```
///
/// # Errors
///
/// All that is wrong: no such form, a square that the board does not have or
/// that is an ô quan, a player who is not to move. A text of more than
/// [`MAX_TEXT`](crate::MAX_TEXT) bytes is refused unread.
pub fn read_move(text: &str, position: &Position) -> Result<Parsed<MoveText>, ParseErrors> {
    Reader::new(text, position, true)?.read()
}

/// Reads a move inside the movetext of a record: as [`read_move`], but without
/// any space.
///
/// # Errors
///
/// As [`read_move`], and any space.
pub fn read_move_token(text: &str, position: &Position) -> Result<Parsed<MoveText>, ParseErrors> {
    Reader::new(text, position, false)?.read()
}

struct Reader<'t> {
    report: Report<'t>,
    position: &'t Position,
    /// Whether there may be spaces between the parts.
    spaces: bool,
    /// What has been read, in bytes.
    at: usize,
}

impl<'t> Reader<'t> {
    fn new(text: &'t str, position: &'t Position, spaces: bool) -> Result<Self, ParseErrors> {
        Ok(Self {
            report: Report::new(text)?,
            position,
            spaces,
            at: 0,
        })
    }

    fn read(mut self) -> Result<Parsed<MoveText>, ParseErrors> {
        let mark = 0..beginning(self.report.text());
        if self.spaces && !mark.is_empty() {
            self.at = mark.end;
            self.report.note(mark, NoteKind::Spacing);
        }
        self.skip_spaces("");
        let refilled = self.take(|c| c == '+', 1);
        let player = self.player();
        let digits = self.take(|c| c.is_ascii_digit(), usize::MAX);
        if digits.is_empty() {
            let rest = self.rest();
            self.report.expected(rest, Expected::Move);
            return Err(self.report.into_errors());
        }
        self.skip_spaces(" ");
        let ring = self.take(|c| c == '+' || c == '-', 1);
        let direction = match &self.report.text()[ring.clone()] {
            "+" => Some(Direction::Right),
            "-" => Some(Direction::Left),
            _ => None,
        };
        let number = match direction {
            Some(_) => self.ring_number(digits),
            None => self.number(digits),
        };
        let direction = direction.or_else(|| self.direction(number));
        let captured = self.captured();
        self.skip_spaces("");
        let rest = self.rest();
        if !rest.is_empty() {
            self.report.expected(rest, Expected::End);
        }
        let (Some(number), Some(direction)) = (number, direction) else {
            return Err(self.report.into_errors());
        };
        let Some(m) = Move::new(number, direction) else {
            unreachable!("no row is longer than the numbers of moves");
        };
        self.check(m, captured.clone(), refilled.clone());
        let read = MoveText {
            m,
            player,
            captured: captured.map(|(pieces, _)| pieces),
            refilled: !refilled.is_empty(),
        };
        self.report.finish(read)
    }

    fn rest(&self) -> Range<usize> {
        self.at..self.report.text().len()
    }

    /// Goes on past as many as `most` characters of a kind.
    fn take(&mut self, kind: impl Fn(char) -> bool, most: usize) -> Range<usize> {
        let rest = self.report.text()[self.at..].chars();
        let taken = rest.take(most).take_while(|&c| kind(c));
        let span = self.at..self.at + taken.map(char::len_utf8).sum::<usize>();
        self.at = span.end;
        span
    }

    /// Goes on past spaces, and notes them unless they are as they should be.
    fn skip_spaces(&mut self, canonical: &str) {
        if self.spaces {
            let span = self.take(char::is_whitespace, usize::MAX);
            let spaces = &self.report.text()[span.clone()];
            if !spaces.is_empty() && spaces != canonical {
                self.report.note(span, NoteKind::Spacing);
            }
        }
    }

    /// The player in front. A letter is one only if a number follows; `d` may
    /// also be the beginning of something else.
    fn player(&mut self) -> Option<Player> {
        let mut rest = self.report.text()[self.at..].chars();
        let player = Player::from_letter(rest.next()?)?;
        if !rest.next()?.is_ascii_digit() {
            return None;
        }
        let letter = self.take(|_| true, 1);
        self.require_mover(player, letter);
        Some(player)
    }

    fn require_mover(&mut self, named: Player, span: Range<usize>) {
        let mover = self.position.to_move();
        if named != mover {
            self.report
                .error(span, ParseErrorKind::WrongPlayer { mover, named });
        }
    }

    /// The number of a square of the mover.
    fn number(&mut self, digits: Range<usize>) -> Option<u8> {
        let squares = self.position.board().squares();
        let number = self.report.digits::<u8>(digits.clone());
        let number = number.filter(|number| (1..=squares).contains(number));
        if number.is_none() {
            self.report.expected(digits, Expected::Square(squares));
        }
        number
    }

    /// The number of a square in the ring, as the number in the mover's row.
    fn ring_number(&mut self, digits: Range<usize>) -> Option<u8> {
        let board = self.position.board();
        let side = board.squares() + 1;
        let most = board.players() * side;
        let number = self.report.digits::<u8>(digits.clone());
        let Some(number) = number.filter(|number| (1..=most).contains(number)) else {
            self.report.expected(digits, Expected::RingSquare(most));
            return None;
        };
        if number % side == 0 {
            self.report
                .error(digits, ParseErrorKind::QuanSquare { number });
            return None;
        }
        if let Some(owner) = Player::from_index(usize::from(number / side)) {
            self.require_mover(owner, digits);
        }
        Some(number % side)
    }

    /// The direction behind a number.
    fn direction(&mut self, number: Option<u8>) -> Option<Direction> {
        // None of the words has an `x`, so one begins what was captured.
        let in_word = |c: char| (c.is_alphabetic() || is_combining_mark(c)) && !is_x(c);
        let mut word = self.take(in_word, usize::MAX);
        if word.is_empty() {
            word = self.take(|c| "<>←→".contains(c), 1);
        }
        let text = &self.report.text()[word.clone()];
        if let Some(direction) = read_direction(text) {
            if !is_nfc(text) {
                self.report.note(word, NoteKind::Decomposed);
            }
            return Some(direction);
        }
        let next = self.report.text()[self.at..].chars().next();
        match number {
            Some(number) if word.is_empty() && next.is_none_or(is_x) => {
                let place = self.at..self.at + next.map_or(0, char::len_utf8);
                self.report
                    .error(place, ParseErrorKind::MissingDirection { number });
            }
            // Nothing can be said about a direction that nobody tried to give.
            None if word.is_empty() && next.is_none() => {}
            _ => {
                let more = self.take(|c| !c.is_whitespace() && !is_x(c), usize::MAX);
                self.report
                    .expected(word.start..more.end, Expected::Direction);
            }
        }
        None
    }

    /// What was captured, and where that stands.
    fn captured(&mut self) -> Option<((u32, u32), Range<usize>)> {
        let before = self.at;
        let allowed = self.spaces;
        let spaces = self.take(|c| allowed && c.is_whitespace(), usize::MAX);
        let x = self.take(is_x, 1);
        if x.is_empty() {
            self.at = before;
            return None;
        }
        if !spaces.is_empty() {
            self.report.note(spaces, NoteKind::Spacing);
        }
        let digits = self.take(|c| c.is_ascii_digit(), usize::MAX);
        let letters = self.take(|c| c.eq_ignore_ascii_case(&'Q'), usize::MAX);
        if digits.is_empty() && letters.is_empty() {
            let more = self.take(|c| !c.is_whitespace(), usize::MAX);
            self.report.expected(more, Expected::Captured);
            return None;
        }
        let dan = if digits.is_empty() {
            0
        } else {
            self.report
                .number(digits.clone(), MAX_DAN, Expected::Captured)?
        };
        if dan == 0 && !digits.is_empty() {
            self.report.note(digits, NoteKind::NeedlessZero);
        }
        Some(((dan, count(letters.len())), x.start..letters.end))
    }

    /// Compares what the text adds with what the move does, if it is legal.
    fn check(
        &mut self,
        m: Move,
        captured: Option<((u32, u32), Range<usize>)>,
        refilled: Range<usize>,
    ) {
        if !refilled.is_empty() && !may_be_refilled(self.position) {
            self.report.note(refilled, NoteKind::WrongRefill);
        }
        if let Some((written, span)) = captured
            && let Some((dan, quan)) = captured_by(self.position, m)
            && written != (dan, quan)
        {
            self.report.note(span, NoteKind::WrongCapture { dan, quan });
        }
    }
}

fn is_x(c: char) -> bool {
    c.eq_ignore_ascii_case(&'x')
}

/// The dân and the quan that a move captures, if it is legal.
pub(crate) fn captured_by(position: &Position, m: Move) -> Option<(u32, u32)> {
    let mut captured = (0, 0);
    let mut add = |event| {
        if let Event::Capture { dan, quan, .. } = event {
            captured.0 += dan;
            captured.1 += quan;
        }
    };
    position.play_with(m, &mut add).ok()?;
    Some(captured)
}

/// Whether the mover's row looks like one that has just been refilled: a dân
/// in each square, or under `shortage = "partial"` in the first ones.
fn may_be_refilled(position: &Position) -> bool {
    let row = position.board().row(position.to_move());
    let filled = row
        .clone()
        .take_while(|&square| position.dan(square) == 1)
        .count();
    let empty = row
        .clone()
        .skip(filled)
        .all(|square| position.dan(square) == 0);
    let partial = position.rules().shortage == Shortage::Partial && filled > 0;
    filled == row.len() || (partial && empty)
}
