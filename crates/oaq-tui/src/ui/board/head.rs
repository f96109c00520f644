//! What is said about a player.

use oaq_core::{Player, Store};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use unicode_width::UnicodeWidthStr;

use super::BoardView;
use crate::canvas::write;

/// Dân of a pile of captured ones that lie together.
const HANDFUL: usize = 5;

/// A piece of a line.
type Part = (String, Style);

impl BoardView<'_> {
    pub(super) fn draw_head(&self, player: Player, buf: &mut Buffer) {
        let rect = self.layout.head(player);
        let mut name = self.name_parts(player);
        let mut store = self.store_parts(player, false);
        if columns(&store) > usize::from(rect.width) {
            store = self.store_parts(player, true);
        }
        let debts = self.debt_parts(player);
        let beside = match rect.height {
            1 => columns(&store) + columns(&debts) + 6,
            _ => 0,
        };
        if columns(&name) + beside > usize::from(rect.width) {
            // The sign in front says whose turn it is, too.
            name.truncate(2);
        }
        let lines: Vec<Vec<Part>> = match rect.height {
            0 => return,
            1 => vec![join(vec![name, store, debts])],
            2 if rect.width >= 50 => {
                vec![
                    join(vec![name, store, debts]),
                    self.pile(player, rect.width),
                ]
            }
            2 => vec![join(vec![name, debts]), store],
            3 => vec![name, store, debts],
            _ => vec![name, store, self.pile(player, rect.width), debts],
        };
        let lines = lines.into_iter().filter(|line| !line.is_empty());
        for (row, line) in rect.rows().zip(lines) {
            self.draw_parts(row, &line, buf);
        }
    }

    /// Parts in the middle of a line, cut where there is no more room.
    fn draw_parts(&self, line: Rect, parts: &[Part], buf: &mut Buffer) {
        let width = u16::try_from(columns(parts)).unwrap_or(u16::MAX);
        let left = line.width.saturating_sub(width) / 2;
        let mut rest = Rect {
            x: line.x + left,
            width: line.width - left,
            ..line
        };
        for (text, style) in parts {
            let taken = write(buf, rest, text, *style);
            rest.x += taken;
            rest.width -= taken.min(rest.width);
        }
        if width > line.width && line.width > 0 {
            let last = Rect {
                x: line.right() - 1,
                width: 1,
                ..line
            };
            write(buf, last, self.glyphs.ellipsis, self.theme.dim);
        }
    }

    /// Who it is, and whether it is that player's turn.
    fn name_parts(&self, player: Player) -> Vec<Part> {
        let name = self.messages.player(player, self.names);
        if self.to_move != Some(player) {
            return vec![(name, self.theme.strong)];
        }
        let mut parts = vec![
            (format!("{} ", self.glyphs.turn), self.theme.mover),
            (name, self.theme.mover),
        ];
        let doing = match self.overlays.hand {
            Some(hand) => self
                .messages
                .format("tui-in-hand", &[("dan", hand.dan.into())]),
            None => self.messages.msg("tui-to-move"),
        };
        parts.push((
            format!(" {} {doing}", self.glyphs.separator),
            self.theme.mover,
        ));
        parts
    }

    fn store(&self, player: Player) -> Store {
        let store = self.setup.stores.get(player.index());
        store.copied().unwrap_or_default()
    }

    /// What a player has captured and what that is worth; in figures where
    /// there is little room.
    fn store_parts(&self, player: Player, in_figures: bool) -> Vec<Part> {
        let Store { dan, quan } = self.store(player);
        let text = match (in_figures, quan) {
            (true, 0) => dan.to_string(),
            (true, 1) => format!("{dan} + Q"),
            (true, _) => format!("{dan} + {quan}Q"),
            (false, _) => {
                let args = [("dan", dan.into()), ("quan", quan.into())];
                self.messages.format("tui-store", &args)
            }
        };
        let mut parts = vec![(text, self.theme.number)];
        let worth = i64::from(dan) + i64::from(quan) * i64::from(self.rules.quan_value);
        // Where a game ended without a move, debts count that stand beside it.
        let points = self.overlays.scores.map(|scores| scores[player].into());
        let points = points.unwrap_or(worth);
        if quan > 0 || points != i64::from(dan) {
            parts.push((format!(" = {points}"), self.theme.number));
        }
        parts
    }

    /// What a player owes.
    fn debt_parts(&self, player: Player) -> Vec<Part> {
        let own = self.setup.debts.iter().filter(|debt| debt.debtor == player);
        let debts: Vec<String> = own
            .map(|debt| {
                let dan = ("dan", debt.dan.into());
                match debt.creditor {
                    Some(creditor) => {
                        let name = self.names.get(creditor).into_owned();
                        let args = [dan, ("creditor", name.into())];
                        self.messages.format("tui-owes", &args)
                    }
                    None => self.messages.format("tui-owes-bank", &[dan]),
                }
            })
            .collect();
        if debts.is_empty() {
            return Vec::new();
        }
        vec![(self.messages.list_comma(&debts), self.theme.bad)]
    }

    /// What a player has captured, piece by piece.
    fn pile(&self, player: Player, width: u16) -> Vec<Part> {
        let Store { dan, quan } = self.store(player);
        let width = usize::from(width);
        let mut parts = Vec::new();
        let mut used = 0;
        for _ in 0..quan {
            if used + 4 > width {
                break;
            }
            parts.push((" Q ".to_owned(), self.theme.quan));
            parts.push((" ".to_owned(), Style::new()));
            used += 4;
        }
        let mut left = usize::try_from(dan).unwrap_or(0);
        while left > 0 && used + HANDFUL < width {
            let handful = left.min(HANDFUL);
            parts.push((self.glyphs.dan.repeat(handful) + " ", self.theme.dan));
            used += handful + 1;
            left -= handful;
        }
        if left > 0 {
            parts.push((self.glyphs.ellipsis.to_owned(), self.theme.dim));
        }
        parts
    }
}

/// The columns that parts take.
fn columns(parts: &[Part]) -> usize {
    parts.iter().map(|(text, _)| text.width()).sum()
}

/// Groups of parts one behind the other, with space between them.
fn join(groups: Vec<Vec<Part>>) -> Vec<Part> {
    let groups = groups.into_iter().filter(|group| !group.is_empty());
    let joined = groups.reduce(|mut line, group| {
        line.push(("   ".to_owned(), Style::new()));
        line.extend(group);
        line
    });
    joined.unwrap_or_default()
}
