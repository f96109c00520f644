//! What is asked, and answers as people type them.

use oaq_core::{Player, Position, Square, SquareKind};

use crate::text;

/// What is asked about a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// How many dân it captures; no quan is among them.
    Dan,
    /// How many points the captured pieces are worth; a quan is among them.
    Worth,
    /// Where the last dân falls.
    LastSquare,
    /// In whose row it falls, or in an ô quan.
    Side,
    /// Which square is captured first.
    Taken,
    /// How many captured dân a player has left when the row has been refilled.
    Left(Player),
    /// The game ends; who wins?
    Winner,
}

/// An answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// A number of dân or points.
    Number(i32),
    /// A square.
    Square(Square),
    /// A player's row; `None` is an ô quan.
    Side(Option<Player>),
    /// Who wins; `None` is a win that is shared.
    Winner(Option<Player>),
}

/// Reads an answer to a question of this kind.
pub(super) fn read(typed: &str, kind: Kind, position: &Position) -> Option<Answer> {
    let folded = text::fold(typed);
    match kind {
        Kind::Dan | Kind::Worth | Kind::Left(_) => number(&folded).map(Answer::Number),
        Kind::LastSquare | Kind::Taken => square(&folded, position).map(Answer::Square),
        Kind::Side => match folded.as_str() {
            "q" | "quan" | "o quan" => Some(Answer::Side(None)),
            other => match player(other, position) {
                Some(player) => Some(Answer::Side(Some(player))),
                // A square answers it too.
                None => square(other, position)
                    .map(|square| Answer::Side(owner(position.board().kind(square)))),
            },
        },
        Kind::Winner => match folded.as_str() {
            "=" | "draw" | "hoa" | "empate" | "nobody" | "both" | "ninguem" | "khong ai" => {
                Some(Answer::Winner(None))
            }
            other => player(other, position).map(|player| Answer::Winner(Some(player))),
        },
    }
}

/// A number, perhaps with `dân` or the like behind it.
fn number(folded: &str) -> Option<i32> {
    let mut words = folded.split(' ');
    let number = words.next()?.parse().ok()?;
    let unit = words.next();
    let known = ["dan", "diem", "point", "points", "ponto", "pontos"];
    let unit = unit.is_none_or(|unit| known.contains(&unit));
    (unit && words.next().is_none()).then_some(number)
}

/// A player of the game, by the letter.
fn player(folded: &str, position: &Position) -> Option<Player> {
    let mut letters = folded.chars();
    let player = letters.next().and_then(Player::from_letter)?;
    let seated = position.board().seats().any(|seat| seat == player);
    (letters.next().is_none() && seated).then_some(player)
}

/// A square by its label: `a3`, `qa`, perhaps with `ô` or `ô quan` in front.
fn square(folded: &str, position: &Position) -> Option<Square> {
    let board = position.board();
    let label: String = folded.split(' ').filter(|word| *word != "o").collect();
    let label = label.strip_prefix("quan").unwrap_or(&label);
    board.ring().find(|&square| match board.kind(square) {
        SquareKind::Dan(player, number) => label == format!("{player}{number}").to_lowercase(),
        SquareKind::Quan(player) => label == format!("Q{player}").to_lowercase(),
    })
}

/// Whose row a square is in; `None` for an ô quan.
pub(super) const fn owner(kind: SquareKind) -> Option<Player> {
    match kind {
        SquareKind::Dan(player, _) => Some(player),
        SquareKind::Quan(_) => None,
    }
}
