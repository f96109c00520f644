//! A setup as it is seen from a seat, and its parts as short texts.

use oaq_core::{
    Board, Debt, Direction, Player, QuanSquare, Rules, Setup, Square, SquareKind, Store,
};
use unicode_width::UnicodeWidthStr;

use super::shape::Heading;
use super::{BoardOptions, Captured, Glyphs};

/// What all drawings are made from. Whatever the setup lacks is empty here.
pub(super) struct Scene<'a> {
    pub(super) board: Board,
    pub(super) options: &'a BoardOptions,
    pub(super) seat: Player,
    setup: &'a Setup,
}

impl<'a> Scene<'a> {
    pub(super) fn new(setup: &'a Setup, rules: &Rules, options: &'a BoardOptions) -> Self {
        let board = rules.board();
        let seat = options.seat;
        Self {
            board,
            options,
            seat: if seat.index() < usize::from(board.players()) {
                seat
            } else {
                Player::A
            },
            setup,
        }
    }

    /// The players from the seat on.
    pub(super) fn players(&self) -> impl Iterator<Item = Player> {
        let players = self.board.players();
        core::iter::successors(Some(self.seat), move |p| Some(p.next(players)))
            .take(usize::from(players))
    }

    /// The ring from the seat's first square on.
    pub(super) fn ring(&self) -> impl Iterator<Item = Square> {
        let board = self.board;
        self.players()
            .flat_map(move |p| board.row(p).chain([board.quan(p)]))
    }

    pub(super) fn dan(&self, square: Square) -> u32 {
        match self.board.kind(square) {
            SquareKind::Dan(player, number) => self
                .setup
                .rows
                .get(player.index())
                .and_then(|row| row.get(usize::from(number) - 1))
                .copied()
                .unwrap_or(0),
            SquareKind::Quan(_) => self.quan_square(square).dan,
        }
    }

    /// What lies in an ô quan; nothing for an ô dân.
    pub(super) fn quan_square(&self, square: Square) -> QuanSquare {
        match self.board.kind(square) {
            SquareKind::Dan(..) => None,
            SquareKind::Quan(player) => self.setup.quan_squares.get(player.index()).copied(),
        }
        .unwrap_or_default()
    }

    /// Whether a square is empty.
    pub(super) fn is_empty(&self, square: Square) -> bool {
        self.dan(square) == 0 && self.quan_square(square).quan == 0
    }

    /// Whether a player is marked as the one to move.
    pub(super) fn is_to_move(&self, player: Player) -> bool {
        self.options.mark_mover && self.setup.to_move == player
    }

    pub(super) fn store(&self, player: Player) -> Store {
        self.setup
            .stores
            .get(player.index())
            .copied()
            .unwrap_or_default()
    }

    pub(super) fn fixed_direction(&self) -> Option<Direction> {
        self.setup.direction
    }

    /// The name a square is typed by: in the seat's row the number will do.
    pub(super) fn label(&self, square: Square) -> String {
        match self.board.kind(square) {
            SquareKind::Dan(player, number) if player == self.seat => number.to_string(),
            SquareKind::Dan(player, number) => format!("{player}{number}"),
            SquareKind::Quan(player) => format!("Q{player}"),
        }
    }

    /// What lies in a square, with `empty` for nothing; then, as in the
    /// notation, a small letter for who captured the quan of an ô quan.
    pub(super) fn content(&self, square: Square, empty: &str) -> String {
        let QuanSquare { quan, captor, .. } = self.quan_square(square);
        let mut text = if self.is_empty(square) {
            empty.to_owned()
        } else {
            pieces(self.dan(square), quan)
        };
        if let Some(captor) = captor {
            text.extend([' ', captor.letter().to_ascii_lowercase()]);
        }
        text
    }

    /// A player's name, fit to be drawn; empty without one.
    pub(super) fn name(&self, player: Player) -> String {
        clean(
            self.options
                .names
                .get(player.index())
                .map_or("", String::as_str),
        )
    }

    /// What a player has captured: in words, or the dân and the rest.
    pub(super) fn store_text(&self, player: Player) -> (String, String) {
        if let Some(words) = self.options.captions.stores.get(player.index()) {
            return (String::new(), clean(words));
        }
        let Store { dan, quan } = self.store(player);
        let quan = if quan == 0 {
            String::new()
        } else {
            format!(" + {}", quan_letters(quan))
        };
        (dan.to_string(), quan)
    }

    /// What a player owes; empty for nothing.
    pub(super) fn debts_text(&self, player: Player) -> String {
        if let Some(words) = self.options.captions.debts.get(player.index()) {
            return clean(words);
        }
        let debts = self.setup.debts.iter().copied();
        let own = debts.filter(|debt| debt.debtor == player);
        own.map(debt_text).collect::<Vec<_>>().join(", ")
    }

    /// The lines below everything: the fixed direction and whose turn it is.
    pub(super) fn notes(&self, glyphs: Glyphs) -> Vec<String> {
        let captions = &self.options.captions;
        let direction = self.fixed_direction().map(|direction| {
            captions.direction.as_deref().map_or_else(
                || {
                    let heading = match direction {
                        Direction::Right => Heading::Right,
                        Direction::Left => Heading::Left,
                    };
                    format!("{} {}", arrow(heading, glyphs), direction.letter())
                },
                clean,
            )
        });
        let turn = captions.turn.as_deref().map(clean);
        direction
            .into_iter()
            .chain(turn)
            .filter(|note| !note.is_empty())
            .collect()
    }
}

/// Dân and quan in one place, not both none: `5`, `Q`, `QQ+5`.
fn pieces(dan: u32, quan: u32) -> String {
    match (dan, quan) {
        (_, 0) => dan.to_string(),
        (0, _) => quan_letters(quan),
        _ => format!("{}+{dan}", quan_letters(quan)),
    }
}

/// One letter for each quan while they can be counted at a glance.
fn quan_letters(quan: u32) -> String {
    match quan {
        0..=3 => "QQQ"[..quan as usize].to_owned(),
        _ => format!("{quan}Q"),
    }
}

/// A debt as in the notation.
fn debt_text(debt: Debt) -> String {
    let creditor = debt.creditor.map_or('*', Player::letter);
    format!("{}>{creditor}:{}", debt.debtor, debt.dan)
}

/// What was captured in a square.
pub(super) fn captured_text(captured: &Captured) -> String {
    format!("x{}", pieces(captured.dan, captured.quan))
}

/// An arrow; those to the sides have a shaft.
pub(super) const fn arrow(heading: Heading, glyphs: Glyphs) -> &'static str {
    match (glyphs, heading) {
        (Glyphs::Unicode, Heading::Right) => "──▸",
        (Glyphs::Unicode, Heading::Left) => "◂──",
        (Glyphs::Unicode, Heading::Up) => "▴",
        (Glyphs::Unicode, Heading::Down) => "▾",
        (Glyphs::Ascii, Heading::Right) => "-->",
        (Glyphs::Ascii, Heading::Left) => "<--",
        (Glyphs::Ascii, Heading::Up) => "^",
        (Glyphs::Ascii, Heading::Down) => "v",
    }
}

/// Names come from files and from other people: nothing in them may move the
/// cursor, break a line, turn the writing direction, or be no character of XML.
fn clean(text: &str) -> String {
    let tame = |c: char| match c {
        '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{fffe}' | '\u{ffff}' => '?',
        c if c.is_control() => '?',
        c => c,
    };
    text.trim().chars().map(tame).collect()
}

/// Fills up with spaces to this many columns.
pub(super) fn pad(text: &str, columns: usize) -> String {
    let missing = columns.saturating_sub(text.width());
    format!("{text}{:missing$}", "")
}
