//! A position and its changes in short sentences, for people who do not see a
//! board.

use std::collections::BTreeMap;

use oaq_core::{Direction, Move, Player, QuanSquare, Rules, Setup, Square, SquareKind, Store};

use super::{Response, Session};
use crate::text::fold;
use crate::{drawing, errors, telling, text};

impl Session {
    /// How a position differs from the one before: drawn, or for somebody who
    /// listens what has changed.
    pub(super) fn difference(&self, before: &Setup, after: &Setup) -> String {
        if self.look.plain {
            let mut changes = self.changes(before, after);
            if before.to_move != after.to_move {
                let player = self.name_at_board(after.to_move);
                changes.push(telling::turn_of(&self.say, &player));
            }
            if changes.is_empty() {
                changes.push(self.say.msg("plain-no-change"));
            }
            return changes.join("\n");
        }
        self.board_of(after)
    }

    /// What has changed from one position to another, a sentence for each
    /// fact: which squares are empty now, which hold how many dân, each ô quan,
    /// what is captured and who owes what.
    pub(super) fn changes(&self, before: &Setup, after: &Setup) -> Vec<String> {
        let mut by_dan: BTreeMap<u32, Vec<String>> = BTreeMap::new();
        let seats: Vec<Player> = self.seats().collect();
        for &player in &seats {
            let rows = (&before.rows, &after.rows);
            let rows = rows.0[player.index()].iter().zip(&rows.1[player.index()]);
            for (number, (old, &new)) in (1..).zip(rows) {
                if *old != new {
                    by_dan
                        .entry(new)
                        .or_default()
                        .push(format!("{player}{number}"));
                }
            }
        }
        let mut told = Vec::new();
        for (dan, squares) in by_dan {
            let args = [("dan", dan.into()), ("squares", squares.join(", ").into())];
            let id = if dan == 0 {
                "plain-now-empty"
            } else {
                "plain-now"
            };
            told.push(self.say.format(id, &args));
        }
        for &player in &seats {
            let (old, new) = (&before.quan_squares, &after.quan_squares);
            if old[player.index()] != new[player.index()] {
                told.push(self.say_quan("plain-now-quan", player, new[player.index()]));
            }
        }
        for &player in &seats {
            if before.stores[player.index()] != after.stores[player.index()] {
                told.push(self.say_store(player, after.stores[player.index()]));
            }
        }
        if before.debts != after.debts {
            let debts = drawing::debts(&self.say, after, &self.chosen.rules);
            let debts: Vec<String> = debts.into_iter().filter(|d| !d.is_empty()).collect();
            told.push(if debts.is_empty() {
                self.say.msg("plain-no-debts")
            } else {
                debts.join("\n")
            });
        }
        told
    }

    fn say_quan(&self, id: &str, player: Player, square: QuanSquare) -> String {
        let args = [
            ("label", format!("Q{player}").into()),
            ("pieces", self.say_pieces(square.dan, square.quan).into()),
        ];
        self.say.format(id, &args)
    }

    fn say_pieces(&self, dan: u32, quan: u32) -> String {
        match (dan, quan) {
            (0, 0) => self.say.msg("plain-empty"),
            (dan, quan) => self.say.pieces(dan, quan),
        }
    }

    /// What a player has captured.
    fn say_store(&self, player: Player, store: Store) -> String {
        let args = [
            ("player", self.name_at_board(player).into()),
            ("store", drawing::store(&self.say, store).into()),
        ];
        self.say.format("plain-store", &args)
    }

    /// A square and what it holds.
    fn say_square(&self, square: Square) -> String {
        let (setup, rules) = self.seen();
        match rules.board().kind(square) {
            SquareKind::Dan(player, number) => {
                let dan = setup.rows[player.index()][usize::from(number) - 1];
                let id = if dan == 0 {
                    "plain-square-empty"
                } else {
                    "plain-square"
                };
                let args = [
                    ("square", format!("{player}{number}").into()),
                    ("pieces", self.say.pieces(dan, 0).into()),
                ];
                self.say.format(id, &args)
            }
            SquareKind::Quan(player) => {
                self.say_quan("plain-quan", player, setup.quan_squares[player.index()])
            }
        }
    }

    /// The position that is on the board, and its rules.
    fn seen(&self) -> (Setup, Rules) {
        match &self.aside {
            Some(aside) => (aside.setup.clone(), aside.rules),
            None => (self.sheet.position().to_setup(), self.chosen.rules),
        }
    }

    /// Whose eyes a position is described with.
    fn eyes(&self) -> Player {
        self.at_bottom().unwrap_or_else(|| self.seen().0.to_move)
    }

    /// The whole position, square by square from the player's seat.
    pub(super) fn describe(&self) -> Response {
        let (setup, rules) = self.seen();
        let board = rules.board();
        let seat = self.eyes();
        let args = [("player", self.name_at_board(seat).into())];
        let mut lines = vec![self.say.format("describe-start", &args)];
        let ring: Vec<Square> = board.ring().collect();
        let around = seat.index() * (usize::from(board.squares()) + 1);
        let squares = ring.iter().cycle().skip(around).take(ring.len());
        lines.extend(squares.map(|&square| self.say_square(square)));
        for player in board.seats() {
            lines.push(self.say_store(player, setup.stores[player.index()]));
        }
        let debts = drawing::debts(&self.say, &setup, &rules);
        lines.extend(debts.into_iter().filter(|debt| !debt.is_empty()));
        lines.extend(self.whose_turn());
        self.tell(&lines)
    }

    /// Sentences, a line each, wrapped for a screen.
    fn tell(&self, lines: &[String]) -> Response {
        let lines: Vec<String> = lines.iter().map(|line| self.prose(line)).collect();
        Response::done(lines.join("\n"))
    }

    /// Who is to move, or that the game is over.
    fn whose_turn(&self) -> Option<String> {
        let over = self.aside.as_ref().map(|aside| aside.over);
        if over.unwrap_or_else(|| self.sheet.is_over()) {
            return Some(self.say.msg("game-is-over"));
        }
        if let Some(aside) = &self.aside {
            let player = self.name_at_board(aside.setup.to_move);
            return Some(self.say.format("to-move", &[("player", player.into())]));
        }
        telling::turn(&self.say, self.sheet.position())
    }

    /// Where the game stands, or what is in a square.
    pub(super) fn place(&self, typed: &str) -> Response {
        if !typed.is_empty() {
            if let Some(square) = self.square_named(typed) {
                return Response::done(self.say_square(square));
            }
            let name = errors::harmless(&text::shortened(typed));
            return self.refuse(&self.say.format("no-square", &[("name", name.into())]));
        }
        let plies = [("plies", self.sheet.plies().into())];
        let mut lines = vec![self.rules_line(), self.say.format("where-plies", &plies)];
        lines.extend(self.whose_turn());
        if !self.sheet.is_over() {
            lines.push(self.playable());
        }
        self.tell(&lines)
    }

    /// The squares that can be played from now.
    pub(super) fn playable(&self) -> String {
        let moves = self.sheet.position().legal_moves();
        let mut squares: Vec<u8> = moves.iter().map(Move::number).collect();
        squares.sort_unstable();
        squares.dedup();
        let named: Vec<String> = squares.iter().map(u8::to_string).collect();
        let mut ways: Vec<Direction> = moves.iter().map(Move::direction).collect();
        ways.dedup();
        let one = |way| ways.iter().all(|other| *other == way);
        let args = [
            ("count", named.len().into()),
            ("squares", self.say.list_and(&named).into()),
            (
                "ways",
                if one(Direction::Right) {
                    "right"
                } else if one(Direction::Left) {
                    "left"
                } else {
                    "both"
                }
                .into(),
            ),
        ];
        self.say.format("playable", &args)
    }

    /// The square with a name: `A3`, `QB`, or `3` for one of the player to
    /// move.
    fn square_named(&self, typed: &str) -> Option<Square> {
        let (setup, rules) = self.seen();
        let board = rules.board();
        let folded = fold(typed).to_uppercase();
        let mut letters = folded.chars();
        let first = letters.next()?;
        let rest = letters.as_str();
        if first.is_ascii_digit() {
            return board.dan(setup.to_move, folded.parse().ok()?);
        }
        if first == 'Q' {
            let player = rest.chars().next().filter(|_| rest.len() == 1)?;
            let player = Player::from_letter(player)?;
            return board
                .seats()
                .any(|seat| seat == player)
                .then(|| board.quan(player));
        }
        let player = Player::from_letter(first)?;
        if !board.seats().any(|seat| seat == player) {
            return None;
        }
        board.dan(player, rest.parse().ok()?)
    }

    /// The names of all squares, round the board.
    pub(super) fn square_names(&self) -> Vec<String> {
        let board = self.sheet.position().board();
        let ring = board.ring();
        ring.map(|square| match board.kind(square) {
            SquareKind::Dan(player, number) => format!("{player}{number}"),
            SquareKind::Quan(player) => format!("Q{player}"),
        })
        .collect()
    }

    /// The last move, and what it changed.
    pub(super) fn last(&self) -> Response {
        let Some(ply) = self.sheet.plies().checked_sub(1) else {
            return self.refuse(&self.say.msg("no-history"));
        };
        let positions = self.sheet.game().positions();
        let (before, after) = (positions[ply].to_setup(), positions[ply + 1].to_setup());
        let mut lines = vec![self.told(ply)];
        lines.extend(self.changes(&before, &after));
        self.tell(&lines)
    }

    /// What each has captured, and the points if the game ended now.
    pub(super) fn score(&self) -> Response {
        let position = self.sheet.position();
        let setup = position.to_setup();
        let mut lines: Vec<String> = self
            .seats()
            .map(|player| self.say_store(player, setup.stores[player.index()]))
            .collect();
        let scores = self.say.scores(&position.scores(), &self.names());
        let id = if self.sheet.is_over() {
            "score-final"
        } else {
            "score-now"
        };
        lines.push(self.say.format(id, &[("scores", scores.into())]));
        self.tell(&lines)
    }
}
