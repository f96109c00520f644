//! What lies where, and the one line of text that says so.

use std::fmt;
use std::ops::Range;

use super::MOST_DAN;
use super::rules::{LiteralRules, parse_number};

/// The most plies a position may say were played. The rules bound numbers of
/// dân only; with the limits of §4 switched off a game may be longer than 9999.
const MOST_PLIES: i64 = u32::MAX as i64;

/// One ô dân or ô quan.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Square {
    pub(super) dan: i64,
    pub(super) quan: i64,
    /// Who captured the quan of this ô quan. §4: "Only `captor` makes the
    /// position remember" it.
    pub(super) captor: Option<usize>,
}

impl Square {
    /// §2.2b: "a quan alone, with no dân beside it, counts as occupied".
    pub(super) fn is_empty(self) -> bool {
        self.dan == 0 && self.quan == 0
    }
}

/// What a player has captured.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Store {
    pub(super) dan: i64,
    pub(super) quan: i64,
}

/// A position: everything its text says, and nothing else.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LiteralPosition {
    /// §1: "A1..A5 QA B1..B5 QB (C1..C5 QC D1..D5 QD)"
    pub(super) ring: Vec<Square>,
    /// The player to move, or who would be if the game is over. 0 is A.
    pub(super) mover: usize,
    /// With `fixed-by-first-move`: `R` or `L` once there is one.
    pub(super) fixed: Option<char>,
    pub(super) stores: Vec<Store>,
    /// `debts[debtor][creditor]`; the bank is the creditor after the last player.
    pub(super) debts: Vec<Vec<i64>>,
    /// Plies since the last capture.
    pub(super) quiet: i64,
    /// Plies played since the start of the game.
    pub(super) plies: i64,
}

impl LiteralPosition {
    /// §1: "Start: 5 dân in every ô dân, one quan in every ô quan", with the
    /// numbers of these rules.
    #[must_use]
    pub fn start(rules: &LiteralRules) -> Self {
        let (players, squares) = (rules.players(), rules.squares());
        let mut ring = Vec::new();
        for _player in 0..players {
            for _square in 0..squares {
                ring.push(Square {
                    dan: rules.number("dan"),
                    ..Square::default()
                });
            }
            ring.push(Square {
                dan: rules.number("quan-dan"),
                quan: rules.number("quan-pieces"),
                captor: None,
            });
        }
        LiteralPosition {
            ring,
            mover: 0,
            fixed: None,
            stores: vec![Store::default(); players],
            debts: vec![vec![0; players + 1]; players],
            quiet: 0,
            plies: 0,
        }
    }

    /// Reads a position text. "A position entered by hand is kept as written":
    /// nothing is tested, refilled or added up.
    ///
    /// # Errors
    ///
    /// A text that is not a position, or not one of these rules.
    pub fn parse(rules: &LiteralRules, text: &str) -> Result<Self, String> {
        let fields: Vec<&str> = text.split_whitespace().collect();
        if fields.len() < 2 || fields.len() > 6 {
            return Err(format!("{} fields instead of 2 to 6", fields.len()));
        }
        // "Fields may be missing from the end (0, `-`, 0, 0)."
        let field = |index: usize, missing| fields.get(index).copied().unwrap_or(missing);
        let (mover, fixed) = parse_mover(rules, fields[1])?;
        let position = LiteralPosition {
            ring: parse_ring(rules, fields[0])?,
            mover,
            fixed,
            stores: match fields.get(2) {
                Some(text) => parse_stores(rules, text)?,
                None => vec![Store::default(); rules.players()],
            },
            debts: parse_debts(rules, field(3, "-"))?,
            quiet: parse_number(field(4, "0"), MOST_PLIES)?,
            plies: parse_number(field(5, "0"), MOST_PLIES)?,
        };
        if position.dan_in_play() > MOST_DAN {
            return Err(format!("more than {MOST_DAN} dân in play"));
        }
        Ok(position)
    }

    pub(super) fn players(&self) -> usize {
        self.stores.len()
    }

    /// The bank's place among the creditors.
    pub(super) fn bank(&self) -> usize {
        self.players()
    }

    /// Squares of the ring that belong to a player together with the ô quan
    /// at that player's right hand: S + 1.
    fn side(&self) -> usize {
        self.ring.len() / self.players()
    }

    pub(super) fn is_o_quan(&self, square: usize) -> bool {
        square % self.side() == self.side() - 1
    }

    /// The player's ô dân, from that player's left to that player's right.
    pub(super) fn row(&self, player: usize) -> Range<usize> {
        player * self.side()..player * self.side() + self.side() - 1
    }

    pub(super) fn row_is_empty(&self, player: usize) -> bool {
        self.row(player).all(|square| self.ring[square].is_empty())
    }

    /// The player whose turn comes after this one's.
    pub(super) fn player_after(&self, player: usize) -> usize {
        (player + 1) % self.players()
    }

    /// All dân that lie on the board.
    #[must_use]
    pub fn dan_on_board(&self) -> i64 {
        self.ring.iter().map(|square| square.dan).sum()
    }

    /// All quan that lie on the board.
    #[must_use]
    pub fn quan_on_board(&self) -> i64 {
        self.ring.iter().map(|square| square.quan).sum()
    }

    /// All quan there are: on the board and captured.
    #[must_use]
    pub fn quan_in_play(&self) -> i64 {
        self.quan_on_board() + self.stores.iter().map(|store| store.quan).sum::<i64>()
    }

    /// All dân there are: on the board and captured. What a player lacks
    /// under `negative` takes nothing away from what lies there.
    pub(super) fn dan_in_play(&self) -> i64 {
        let captured = self.stores.iter().map(|store| store.dan.max(0));
        self.dan_on_board() + captured.sum::<i64>()
    }

    /// §3, first half of "Conservation": "dân on the board + captured dân −
    /// dân owed to the bank stays the same".
    #[must_use]
    pub fn conserved_dan(&self) -> i64 {
        let captured: i64 = self.stores.iter().map(|store| store.dan).sum();
        let bank: i64 = self.debts.iter().map(|owed| owed[self.bank()]).sum();
        self.dan_on_board() + captured - bank
    }

    /// §3: "score of a player = captured dân + quan-value · captured quan −
    /// dân owed + dân lent", for every player, with nothing from the board.
    #[must_use]
    pub fn standing(&self, rules: &LiteralRules) -> Vec<i64> {
        let mut scores = Vec::new();
        for (player, store) in self.stores.iter().enumerate() {
            let owed: i64 = self.debts[player].iter().sum();
            let lent: i64 = self.debts.iter().map(|owed| owed[player]).sum();
            scores.push(store.dan + rules.number("quan-value") * store.quan - owed + lent);
        }
        scores
    }
}

// ---- reading ----------------------------------------------------------------

/// `A`, `B`, … as a player of these rules.
fn parse_player(rules: &LiteralRules, letter: char) -> Result<usize, String> {
    match "ABCD".find(letter) {
        Some(player) if player < rules.players() => Ok(player),
        _ => Err(format!("no player {letter}")),
    }
}

/// Field 1: "for each player in turn order the row …, then the ô quan at that
/// player's right, all joined with `/`".
fn parse_ring(rules: &LiteralRules, text: &str) -> Result<Vec<Square>, String> {
    let parts: Vec<&str> = text.split('/').collect();
    if parts.len() != 2 * rules.players() {
        return Err(format!("{} parts in the ring", parts.len()));
    }
    let mut ring = Vec::new();
    for side in parts.chunks(2) {
        let row: Vec<&str> = side[0].split(',').collect();
        if row.len() != rules.squares() {
            return Err(format!("{} squares in the row {}", row.len(), side[0]));
        }
        for dan in row {
            ring.push(Square {
                dan: parse_number(dan, MOST_DAN)?,
                ..Square::default()
            });
        }
        ring.push(parse_o_quan(rules, side[1])?);
    }
    Ok(ring)
}

/// "one `Q` per quan in it followed by its dân, the number left out when it is
/// 0 beside a quan"; with `captor` a letter behind that.
fn parse_o_quan(rules: &LiteralRules, text: &str) -> Result<Square, String> {
    let (text, captor) = match text.chars().last() {
        Some(letter @ 'a'..='d') => {
            let player = parse_player(rules, letter.to_ascii_uppercase())?;
            (&text[..text.len() - 1], Some(player))
        }
        _ => (text, None),
    };
    let dan = text.trim_start_matches('Q');
    let quan = i64::try_from(text.len() - dan.len()).expect("short");
    if captor.is_some() && !rules.is("quan-leftover", "captor") {
        return Err("a captor without quan-leftover=captor".to_owned());
    }
    if captor.is_some() && quan > 0 {
        return Err("a captor at an ô quan that holds a quan".to_owned());
    }
    Ok(Square {
        dan: if dan.is_empty() && quan > 0 {
            0
        } else {
            parse_number(dan, MOST_DAN)?
        },
        quan,
        captor,
    })
}

/// Field 2: the player, and with `fixed-by-first-move` the direction.
fn parse_mover(rules: &LiteralRules, text: &str) -> Result<(usize, Option<char>), String> {
    let mut letters = text.chars();
    let mover = parse_player(rules, letters.next().unwrap_or('?'))?;
    let fixed = letters.next();
    if letters.next().is_some() || !matches!(fixed, None | Some('R' | 'L')) {
        return Err(format!("{text:?} is not a player to move"));
    }
    if fixed.is_some() && !rules.is("direction", "fixed-by-first-move") {
        return Err("a fixed direction without direction=fixed-by-first-move".to_owned());
    }
    Ok((mover, fixed))
}

/// Field 3: "dân, then one `Q` per quan: `12`, `7QQ`, `0Q`, `-3`".
fn parse_stores(rules: &LiteralRules, text: &str) -> Result<Vec<Store>, String> {
    let mut stores = Vec::new();
    for text in text.split('/') {
        let dan = text.trim_end_matches('Q');
        let quan = i64::try_from(text.len() - dan.len()).expect("short");
        let dan = match dan.strip_prefix('-') {
            // §3: "Captured dân are below zero only under `negative`."
            Some(_) if !rules.is("shortage", "negative") => {
                return Err("captured dân below zero without shortage=negative".to_owned());
            }
            Some(missing) => -parse_number(missing, MOST_DAN)?,
            None => parse_number(dan, MOST_DAN)?,
        };
        stores.push(Store { dan, quan });
    }
    if stores.len() != rules.players() {
        return Err(format!("captures of {} players", stores.len()));
    }
    Ok(stores)
}

/// Field 4: "`-`, or a list like `A>B:3,A>*:2`".
fn parse_debts(rules: &LiteralRules, text: &str) -> Result<Vec<Vec<i64>>, String> {
    let mut debts = vec![vec![0; rules.players() + 1]; rules.players()];
    if text == "-" {
        return Ok(debts);
    }
    for debt in text.split(',') {
        let (pair, dan) = debt.split_once(':').ok_or(format!("no debt: {debt:?}"))?;
        let letters: Vec<char> = pair.chars().collect();
        let [debtor, '>', creditor] = letters[..] else {
            return Err(format!("no debt: {debt:?}"));
        };
        let debtor = parse_player(rules, debtor)?;
        let creditor = match creditor {
            '*' => rules.players(),
            letter => parse_player(rules, letter)?,
        };
        if debtor == creditor {
            return Err(format!("a debt to oneself: {debt}"));
        }
        if debts[debtor][creditor] != 0 {
            return Err(format!("the same pair twice: {debt}"));
        }
        debts[debtor][creditor] = parse_number(dan, MOST_DAN)?;
    }
    Ok(debts)
}

// ---- writing ----------------------------------------------------------------

/// `A`, `B`, …
fn letter(player: usize) -> char {
    ['A', 'B', 'C', 'D'][player]
}

fn quan_letters(quan: i64) -> String {
    "Q".repeat(usize::try_from(quan).expect("never below zero"))
}

impl fmt::Display for LiteralPosition {
    /// The canonical text: six fields, one space between them.
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut ring = Vec::new();
        for player in 0..self.players() {
            let row = self.row(player);
            let o_quan = self.ring[row.end];
            let row: Vec<String> = row
                .map(|square| self.ring[square].dan.to_string())
                .collect();
            ring.push(row.join(","));

            let mut text = quan_letters(o_quan.quan);
            if o_quan.dan > 0 || o_quan.quan == 0 {
                text += &o_quan.dan.to_string();
            }
            if let Some(captor) = o_quan.captor {
                text.push(letter(captor).to_ascii_lowercase());
            }
            ring.push(text);
        }

        let mut mover = String::from(letter(self.mover));
        mover.extend(self.fixed);

        let stores: Vec<String> = self
            .stores
            .iter()
            .map(|store| format!("{}{}", store.dan, quan_letters(store.quan)))
            .collect();

        // "sorted by debtor, then creditor, the bank last; no zeros"
        let mut debts = Vec::new();
        for (debtor, owed) in self.debts.iter().enumerate() {
            for (creditor, &dan) in owed.iter().enumerate() {
                if dan == 0 {
                    continue;
                }
                let creditor = if creditor == self.bank() {
                    '*'
                } else {
                    letter(creditor)
                };
                debts.push(format!("{}>{creditor}:{dan}", letter(debtor)));
            }
        }
        if debts.is_empty() {
            debts.push("-".to_owned());
        }

        let (quiet, plies) = (self.quiet, self.plies);
        let (ring, stores, debts) = (ring.join("/"), stores.join("/"), debts.join(","));
        write!(out, "{ring} {mover} {stores} {debts} {quiet} {plies}")
    }
}
