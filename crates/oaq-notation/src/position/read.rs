//! Text to positions.

use core::ops::Range;

use oaq_core::{
    Debt, Direction, MAX_DAN, Player, QuanSquare, Rules, Setup, SetupError, SetupErrors, Store,
};

use super::write::order;
use crate::text::{Report, count, split, words};
use crate::{Expected, NoteKind, ParseErrorKind, ParseErrors, Parsed};

/// Reads a position under the rules it is meant for, and checks that it is one
/// of a game with these rules. No particular total of pieces is demanded.
///
/// Forgiven with a note: fields missing from the end, spaces, zeros in front
/// of numbers, `Q0`, a store without its 0, letters in the wrong case, debts
/// of nothing or out of order.
///
/// ```
/// use oaq_core::{Player, Position, Rules};
/// use oaq_notation::read_position;
/// let setup = read_position("0,1,0,0,0/Q3/5,5,5,5,5/0 A 7Q/12", &Rules::STANDARD)?.value;
/// assert_eq!((setup.stores[0].dan, setup.stores[0].quan), (7, 1));
/// let position = Position::from_setup(Rules::STANDARD, &setup).unwrap();
/// assert_eq!(position.to_move(), Player::A);
/// # Ok::<(), oaq_notation::ParseErrors>(())
/// ```
///
/// # Errors
///
/// Everything that is found wrong. If it is the text, what does not depend on
/// the faulty parts is checked all the same. A text of more than
/// [`MAX_TEXT`](crate::MAX_TEXT) bytes is refused unread.
pub fn read_position(text: &str, rules: &Rules) -> Result<Parsed<Setup>, ParseErrors> {
    let report = Report::new(text)?;
    let mut reader = Reader {
        report,
        rules,
        setup: Setup::empty(rules.board()),
        places: Places::default(),
    };
    reader.fields();
    if let Err(errors) = reader.setup.check(rules) {
        reader.report_setup(&errors);
    }
    reader.report.finish(reader.setup)
}

struct Reader<'t> {
    report: Report<'t>,
    rules: &'t Rules,
    setup: Setup,
    places: Places,
}

/// Where the parts of a position stand.
#[derive(Default)]
struct Places {
    /// From the ring to the last store.
    pieces: Range<usize>,
    rows: Vec<Range<usize>>,
    /// The captor letter of each ô quan, empty where there is none.
    captors: Vec<Range<usize>>,
    direction: Range<usize>,
    /// The field.
    stores: Range<usize>,
    /// Each store.
    store: Vec<Range<usize>>,
    /// As many as the setup has debts.
    debts: Vec<Range<usize>>,
}

impl Reader<'_> {
    fn fields(&mut self) {
        let text = self.report.text();
        let fields: Vec<Range<usize>> = words(text).collect();
        self.report.note_spacing(&fields);
        let end = fields.last().map_or(0, |field| field.end);
        let Some(ring) = fields.first() else {
            self.wrong_ring(0..0, 0);
            return;
        };
        self.places.pieces = ring.clone();
        self.ring(ring.clone());
        match fields.get(1) {
            Some(mover) => self.mover(mover.clone()),
            None => self
                .report
                .expected(end..end, Expected::Mover(self.rules.players)),
        }
        if let Some(stores) = fields.get(2) {
            self.places.pieces.end = stores.end;
            self.stores(stores.clone());
        }
        if let Some(debts) = fields.get(3) {
            self.debts(debts.clone());
        }
        if let Some(plies) = fields.get(4) {
            self.setup.quiet_plies = self.plies(plies.clone());
        }
        if let Some(plies) = fields.get(5) {
            self.setup.plies = self.plies(plies.clone());
        }
        match fields.get(6) {
            Some(more) => self.report.expected(more.start..end, Expected::End),
            None if (2..6).contains(&fields.len()) => {
                let present = fields.len();
                self.report
                    .note(end..end, NoteKind::MissingFields { present });
            }
            None => {}
        }
    }

    fn wrong_ring(&mut self, span: Range<usize>, parts: usize) {
        let kind = ParseErrorKind::Ring {
            parts,
            players: self.rules.players,
            squares: self.rules.squares,
        };
        self.report.error(span, kind);
    }

    fn ring(&mut self, field: Range<usize>) {
        let text = self.report.text();
        let parts: Vec<Range<usize>> = split(text, field.clone(), |c| c == '/').collect();
        let expected = 2 * usize::from(self.rules.players);
        if parts.len() != expected {
            // The setup keeps its empty ring, in which nothing is wrong.
            self.wrong_ring(field, parts.len());
            return;
        }
        for (player, part) in parts.chunks_exact(2).enumerate() {
            self.setup.rows[player] = split(text, part[0].clone(), |c| c == ',')
                .map(|span| {
                    self.report
                        .number(span, MAX_DAN, Expected::Dan)
                        .unwrap_or(0)
                })
                .collect();
            self.places.rows.push(part[0].clone());
            self.setup.quan_squares[player] = self.quan_square(part[1].clone());
        }
    }

    fn quan_square(&mut self, span: Range<usize>) -> QuanSquare {
        let text = &self.report.text()[span.clone()];
        let quan = text.len() - text.trim_start_matches(['Q', 'q']).len();
        let captor = text[quan..]
            .chars()
            .next_back()
            .and_then(Player::from_letter);
        let dan = span.start + quan..span.end - usize::from(captor.is_some());
        let letter = dan.end..span.end;
        let mut square = QuanSquare {
            quan: count(quan),
            dan: 0,
            captor: None,
        };
        let digits = &self.report.text()[dan.clone()];
        let readable = digits.bytes().all(|b| b.is_ascii_digit());
        if !readable || (digits.is_empty() && quan == 0) {
            self.report.expected(span, Expected::Quan);
            self.places.captors.push(0..0);
            return square;
        }
        if !digits.is_empty() {
            let number = self.report.number(dan.clone(), MAX_DAN, Expected::Quan);
            square.dan = number.unwrap_or(0);
            if number == Some(0) && quan > 0 {
                self.report.note(dan, NoteKind::NeedlessZero);
            }
        }
        self.note_case(span.start..span.start + quan, |c| c == 'Q');
        self.note_case(letter.clone(), |c| c.is_ascii_lowercase());
        square.captor = captor.and_then(|player| self.in_game(player, letter.clone()));
        self.places.captors.push(letter);
        square
    }

    fn note_case(&mut self, span: Range<usize>, canonical: impl Fn(char) -> bool) {
        if !self.report.text()[span.clone()].chars().all(canonical) {
            self.report.note(span, NoteKind::LetterCase);
        }
    }

    /// The player, if in the game; otherwise the error is reported.
    fn in_game(&mut self, player: Player, span: Range<usize>) -> Option<Player> {
        let players = self.rules.players;
        if player.index() < usize::from(players) {
            return Some(player);
        }
        self.report
            .error(span, ParseErrorKind::NoSuchPlayer { player, players });
        None
    }

    fn mover(&mut self, field: Range<usize>) {
        let mut letters = self.report.text()[field.clone()].chars();
        let Some(player) = letters.next().and_then(Player::from_letter) else {
            self.report
                .expected(field, Expected::Mover(self.rules.players));
            return;
        };
        let letter = field.start..field.start + 1;
        self.setup.to_move = self.in_game(player, letter.clone()).unwrap_or(Player::A);
        self.note_case(letter.clone(), |c| c.is_ascii_uppercase());
        let direction = letter.end..field.end;
        self.setup.direction = match letters.as_str() {
            "" => None,
            "R" | "r" => Some(Direction::Right),
            "L" | "l" => Some(Direction::Left),
            _ => return self.report.expected(direction, Expected::FixedDirection),
        };
        self.note_case(direction.clone(), |c| c.is_ascii_uppercase());
        self.places.direction = direction;
    }

    fn stores(&mut self, field: Range<usize>) {
        self.places.stores = field.clone();
        self.places.store = split(self.report.text(), field, |c| c == '/').collect();
        self.setup.stores = (0..self.places.store.len())
            .map(|i| self.store(self.places.store[i].clone()).unwrap_or_default())
            .collect();
    }

    fn store(&mut self, span: Range<usize>) -> Option<Store> {
        let text = &self.report.text()[span.clone()];
        let negative = text.starts_with('-');
        let digits = text.trim_end_matches(['Q', 'q']);
        let quan = text.len() - digits.len();
        let dan = span.start + usize::from(negative)..span.start + digits.len();
        let letters = dan.end..span.end;
        self.note_case(letters.clone(), |c| c == 'Q');
        if digits.is_empty() && quan > 0 {
            self.report.note(letters, NoteKind::MissingZero);
            let quan = count(quan);
            return Some(Store { dan: 0, quan });
        }
        let readable = !dan.is_empty()
            && self.report.text()[dan.clone()]
                .bytes()
                .all(|b| b.is_ascii_digit());
        if !readable {
            self.report.expected(span, Expected::Store);
            return None;
        }
        let number = self.report.number(dan, MAX_DAN, Expected::Store)?;
        if negative && number == 0 {
            self.report
                .note(span.start..span.start + 1, NoteKind::NeedlessSign);
        }
        let dan = number.cast_signed() * if negative { -1 } else { 1 };
        let quan = count(quan);
        Some(Store { dan, quan })
    }

    fn debts(&mut self, field: Range<usize>) {
        let text = self.report.text();
        if text[field.clone()] == *"-" {
            return;
        }
        let mut debts = Vec::new();
        for span in split(text, field.clone(), |c| c == ',') {
            match self.debt(span.clone()) {
                Some(debt) if debt.dan == 0 => self.report.note(span, NoteKind::EmptyDebt),
                Some(debt) => debts.push((debt, span)),
                None => {}
            }
        }
        if !debts.is_sorted_by_key(|(debt, _)| order(debt)) {
            self.report.note(field, NoteKind::UnsortedDebts);
            debts.sort_by_key(|(debt, _)| order(debt));
        }
        (self.setup.debts, self.places.debts) = debts.into_iter().unzip();
    }

    fn debt(&mut self, span: Range<usize>) -> Option<Debt> {
        let text = &self.report.text()[span.clone()];
        let mut letters = text.chars();
        let debtor = letters.next().and_then(Player::from_letter);
        let arrow = letters.next() == Some('>');
        let creditor = match letters.next() {
            Some('*') => Some(None),
            other => other.and_then(Player::from_letter).map(Some),
        };
        let colon = letters.next() == Some(':');
        let (Some(debtor), true, Some(creditor), true) = (debtor, arrow, creditor, colon) else {
            self.report.expected(span, Expected::Debt);
            return None;
        };
        // Four characters of one byte each were read.
        let at = |i: usize| span.start + i..span.start + i + 1;
        self.note_case(at(0), |c| c.is_ascii_uppercase());
        self.note_case(at(2), |c| !c.is_ascii_lowercase());
        let dan = self
            .report
            .number(span.start + 4..span.end, MAX_DAN, Expected::Dan);
        let debtor = self.in_game(debtor, at(0));
        let creditor = match creditor {
            None => Some(None),
            Some(player) => self.in_game(player, at(2)).map(Some),
        };
        Some(Debt {
            debtor: debtor?,
            creditor: creditor?,
            dan: dan?,
        })
    }

    fn plies(&mut self, field: Range<usize>) -> u32 {
        self.report
            .number(field, u32::MAX, Expected::Plies)
            .unwrap_or(0)
    }

    /// Finds the place of each thing that is wrong with the setup.
    fn report_setup(&mut self, errors: &SetupErrors) {
        for (i, &error) in errors.0.iter().enumerate() {
            let earlier = errors.0[..i].iter().filter(|&&e| e == error).count();
            let span = self.places.of(error, &self.setup, earlier);
            self.report.error(span, ParseErrorKind::Setup(error));
        }
    }
}

impl Places {
    /// Where the thing stands that is wrong; if the same error comes several
    /// times, the one after `earlier` others.
    fn of(&self, error: SetupError, setup: &Setup, earlier: usize) -> Range<usize> {
        let debt = |wanted: &dyn Fn(&Debt) -> bool, skip: usize| {
            let debts = setup.debts.iter().zip(&self.debts);
            let mut places = debts.filter(|(debt, _)| wanted(debt)).map(|(_, span)| span);
            places.nth(skip).cloned()
        };
        let found = match error {
            SetupError::Squares { player, .. } => self.rows.get(player.index()).cloned(),
            SetupError::Stores { .. } => Some(self.stores.clone()),
            SetupError::CaptorUnused(player) | SetupError::CaptorOfQuan(player) => {
                self.captors.get(player.index()).cloned()
            }
            SetupError::DirectionUnused => Some(self.direction.clone()),
            SetupError::NegativeStore(player, _) | SetupError::StoreTooLow(player, _) => {
                self.store.get(player.index()).cloned()
            }
            SetupError::EmptyDebt(debtor) => debt(&|d| d.debtor == debtor && d.dan == 0, earlier),
            SetupError::DebtTooHigh(debtor, dan) => {
                debt(&|d| d.debtor == debtor && d.dan == dan, earlier)
            }
            SetupError::DebtToSelf(debtor) => debt(
                &|d| d.debtor == debtor && d.creditor == Some(debtor),
                earlier,
            ),
            // The first of the pair is not the one that is too many.
            SetupError::DebtTwice(debtor, creditor) => debt(
                &|d| d.debtor == debtor && d.creditor == creditor,
                earlier + 1,
            ),
            // Players, rows and ô quan were checked while they were read.
            SetupError::Rows { .. }
            | SetupError::QuanSquares { .. }
            | SetupError::NoSuchPlayer(..)
            | SetupError::TooManyDan(_)
            | SetupError::TooManyQuan(_) => None,
        };
        found.unwrap_or_else(|| self.pieces.clone())
    }
}
