//! Boards as the commands show them: drawn, or as plain lines.

use oaq_core::{Event, Move, Player, Rules, Setup, Store};
use oaq_i18n::Messages;
use oaq_notation::board::{BoardOptions, Captions, Glyphs, LastMove, Style, draw};

use unicode_width::UnicodeWidthStr;

use crate::paint::Theme;

/// How boards are shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Look {
    /// How they are drawn, unless they are plain lines.
    pub(crate) style: Style,
    /// Whether they are plain lines.
    pub(crate) plain: bool,
    /// Whose row is at the bottom.
    pub(crate) seat: Option<Player>,
    /// The width of the screen, if there is one. A drawing that does not fit
    /// is replaced by a smaller one, or by the board in one line, which can be
    /// wrapped.
    pub(crate) width: Option<usize>,
    /// The colours of drawings.
    pub(crate) theme: Theme,
}

impl Look {
    /// Whether boards take several lines.
    pub(crate) fn takes_lines(self) -> bool {
        self.plain || self.style != Style::Compact
    }

    /// Whether boards take several lines that are to be looked at.
    pub(crate) fn is_drawing(self) -> bool {
        !self.plain && self.style != Style::Compact
    }

    /// The board of a position, with the move that led to it; nobody is marked
    /// as the player to move if the game is over.
    pub(crate) fn board(
        self,
        say: &Messages,
        (setup, over): (&Setup, bool),
        rules: &Rules,
        last: Option<(Move, &[Event])>,
    ) -> String {
        if self.plain {
            return plain(say, setup, rules);
        }
        let options = BoardOptions {
            style: self.style,
            seat: self.seat.unwrap_or(Player::A),
            mark_mover: !over,
            last: last.and_then(|(m, events)| LastMove::new(m, events)),
            captions: Captions {
                debts: debts(say, setup, rules),
                ..Captions::default()
            },
            ..BoardOptions::default()
        };
        let board = self.fitting(setup, rules, options);
        self.theme.paint(&board)
    }

    /// The drawing that fits on the screen.
    fn fitting(self, setup: &Setup, rules: &Rules, options: BoardOptions) -> String {
        let board = draw(setup, rules, &options);
        let fits = |line: &str| self.width.is_none_or(|width| line.width() <= width);
        if board.lines().all(fits) {
            return board;
        }
        if let Some(style) = smaller(self.style) {
            let options = BoardOptions {
                style,
                ..options.clone()
            };
            let board = draw(setup, rules, &options);
            if board.lines().all(fits) {
                return board;
            }
        }
        let style = Style::Compact;
        draw(setup, rules, &BoardOptions { style, ..options })
    }
}

/// The style that shows the same with smaller drawings, if there is one.
const fn smaller(style: Style) -> Option<Style> {
    match style {
        Style::Large(Glyphs::Ascii) => Some(Style::Ascii),
        Style::Large(_) => Some(Style::Unicode),
        _ => None,
    }
}

/// What each player owes, in words; nothing for those who owe nothing.
pub(crate) fn debts(say: &Messages, setup: &Setup, rules: &Rules) -> Vec<String> {
    let of = |debtor: Player| {
        let debts = setup.debts.iter().filter(|debt| debt.debtor == debtor);
        let texts: Vec<String> = debts
            .map(|debt| {
                let mut args = vec![
                    ("debtor", debtor.to_string().into()),
                    ("dan", debt.dan.into()),
                ];
                match debt.creditor {
                    Some(creditor) => {
                        args.push(("creditor", creditor.to_string().into()));
                        say.format("debt", &args)
                    }
                    None => say.format("debt-bank", &args),
                }
            })
            .collect();
        say.list_comma(&texts)
    };
    rules.board().seats().map(of).collect()
}

/// The board in lines that can be read aloud: each row, each ô quan, the
/// debts.
fn plain(say: &Messages, setup: &Setup, rules: &Rules) -> String {
    let mut lines = Vec::new();
    let seats = || rules.board().seats().map(Player::index);
    for (player, i) in Player::ALL.into_iter().zip(seats()) {
        let squares: Vec<String> = setup.rows[i].iter().map(ToString::to_string).collect();
        let store = setup.stores[i];
        let args = [
            ("player", player.to_string().into()),
            ("count", setup.rows[i].len().into()),
            ("squares", squares.join(" ").into()),
            ("captured", captured(say, store).into()),
        ];
        lines.push(say.format("plain-row", &args));
    }
    for (player, i) in Player::ALL.into_iter().zip(seats()) {
        let square = setup.quan_squares[i];
        let pieces = match (square.dan, square.quan) {
            (0, 0) => say.msg("plain-empty"),
            (dan, quan) => say.pieces(dan, quan),
        };
        let args = [
            ("label", format!("Q{player}").into()),
            ("pieces", pieces.into()),
        ];
        lines.push(say.format("plain-quan", &args));
    }
    lines.extend(
        debts(say, setup, rules)
            .into_iter()
            .filter(|d| !d.is_empty()),
    );
    lines.join("\n")
}

/// What a player has captured, in words; the dân may be below zero.
pub(crate) fn store(say: &Messages, store: Store) -> String {
    match (u32::try_from(store.dan), store.quan) {
        (Ok(0), 0) => say.msg("plain-none"),
        (Ok(dan), quan) => say.pieces(dan, quan),
        (Err(_), quan) => {
            let args = [("dan", store.dan.into()), ("quan", quan.into())];
            say.format("pieces", &args)
        }
    }
}

/// As [`store`], as a clause.
fn captured(say: &Messages, pieces: Store) -> String {
    if pieces.dan == 0 && pieces.quan == 0 {
        return say.msg("plain-nothing");
    }
    say.format("plain-captured", &[("store", store(say, pieces).into())])
}
