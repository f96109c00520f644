//! The game's own words: players, squares, reasons, rules.

use oaq_core::{
    Board, Direction, EndReason, Key, Player, Scores, Square, SquareKind, StopReason, Value,
};

use crate::{Arg, Lang, Messages, Names};

/// How a square stands in a sentence.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Case {
    /// Named only: in brackets or in a list.
    Name,
    /// Where dân are taken from.
    From,
    /// Where dân fall.
    Into,
    /// Where something is captured.
    At,
}

impl Messages {
    /// A player with the given name, if there is one: `A`, `Tí (A)`.
    #[must_use]
    pub fn player(&self, player: Player, names: &Names) -> String {
        let letter = player.letter().to_string();
        match names.given(player) {
            Some(name) => {
                let args = [("name", name.into()), ("letter", letter.into())];
                self.format("player-named", &args)
            }
            None => letter,
        }
    }

    /// A direction: `to the right`.
    #[must_use]
    pub fn direction(&self, direction: Direction) -> String {
        self.msg(match direction {
            Direction::Right => "direction-right",
            Direction::Left => "direction-left",
        })
    }

    /// A square: `A3`, `ô quan QA`.
    ///
    /// # Panics
    ///
    /// If the square lies outside the board's ring.
    #[must_use]
    pub fn square(&self, board: Board, square: Square) -> String {
        self.square_in(Case::Name, board, square)
    }

    pub(crate) fn square_in(&self, case: Case, board: Board, square: Square) -> String {
        let (kind, label) = match board.kind(square) {
            SquareKind::Dan(player, number) => ("dan", format!("{player}{number}")),
            SquareKind::Quan(player) => ("quan", format!("Q{player}")),
        };
        let id = match case {
            Case::Name => "square-name",
            Case::From => "square-from",
            Case::Into => "square-into",
            Case::At => "square-at",
        };
        self.format(id, &[("kind", kind.into()), ("label", label.into())])
    }

    /// Why a turn ended, as part of a sentence: `two empty squares lie ahead`.
    #[must_use]
    pub fn stop_reason(&self, reason: StopReason) -> String {
        self.msg(&format!("stop-{reason}"))
    }

    /// Why a game ended, as part of a sentence: `every ô quan is empty`.
    #[must_use]
    pub fn end_reason(&self, reason: EndReason) -> String {
        self.msg(&format!("end-{reason}"))
    }

    /// The name of a level at which the computer plays, by the id it has in
    /// `oaq_engine::Level`: `Beginner` for `beginner`.
    #[must_use]
    pub fn level(&self, id: &str) -> String {
        self.msg(&format!("level-{id}"))
    }

    /// What a level is like, as part of a sentence: `looks many moves ahead`.
    #[must_use]
    pub fn level_about(&self, id: &str) -> String {
        self.msg(&format!("level-{id}.about"))
    }

    /// What a key of the rules is about: `Squares per player`.
    #[must_use]
    pub fn rule_key(&self, key: Key) -> String {
        self.msg(&format!("key-{}", id(key)))
    }

    /// A value of a key of the rules in words: `always to the right
    /// (counter-clockwise)`, `off`, `5`. The value has to be one that the key
    /// takes.
    #[must_use]
    pub fn rule_value(&self, key: Key, value: Value) -> String {
        match value {
            Value::Word(word) => self.msg(&format!("value-{}-{word}", id(key))),
            Value::Flag(true) => self.msg("value-yes"),
            Value::Flag(false) => self.msg("value-no"),
            Value::Integer(0) if zero_is_off(key) => self.msg("value-off"),
            Value::Integer(number) => number.to_string(),
        }
    }

    /// Pieces: `6 dân`, `1 quan`, `1 quan and 5 dân`; `0 dân` where there are
    /// none.
    #[must_use]
    pub fn pieces(&self, dan: u32, quan: u32) -> String {
        self.format("pieces", &[("dan", dan.into()), ("quan", quan.into())])
    }

    /// The points of each player: `A 41, B 29`.
    #[must_use]
    pub fn scores(&self, scores: &Scores, names: &Names) -> String {
        let seats = Player::ALL.into_iter().zip(scores.as_slice());
        let tallies: Vec<String> = seats
            .map(|(p, &n)| self.tally(p, n.into(), names))
            .collect();
        self.list_comma(&tallies)
    }

    /// A player and a number: `A 41`.
    pub(crate) fn tally(&self, player: Player, count: Arg<'_>, names: &Names) -> String {
        self.format(
            "tally",
            &[("player", names.get(player).into()), ("count", count)],
        )
    }

    /// A list of things: `A, B`.
    #[must_use]
    pub fn list_comma(&self, items: &[String]) -> String {
        self.list("list-comma", "list-comma", items)
    }

    /// A list of things that are all meant: `A, B and C`.
    #[must_use]
    pub fn list_and(&self, items: &[String]) -> String {
        self.list("list-comma", "list-and", items)
    }

    /// A list of things of which one is meant: `A, B or C`.
    #[must_use]
    pub fn list_or(&self, items: &[String]) -> String {
        self.list("list-comma", "list-or", items)
    }

    /// The codes of the languages to choose from: `vi, en or pt`.
    #[must_use]
    pub fn languages(&self) -> String {
        self.list_or(&Lang::ALL.map(|lang| lang.code().to_owned()))
    }

    /// Clauses that make a sentence: `A borrows 3 dân from B; …`.
    pub(crate) fn list_clauses(&self, clauses: &[String]) -> String {
        self.list("list-clauses", "list-clauses", clauses)
    }

    /// Things joined by one message, the last of them by another.
    fn list(&self, joint: &str, last_joint: &str, items: &[String]) -> String {
        let last = items.len().saturating_sub(1);
        let numbered = items.iter().cloned().enumerate();
        let joined = numbered.reduce(|(_, first), (n, next)| {
            let id = if n == last { last_joint } else { joint };
            let args = [("first", first.into()), ("last", next.into())];
            (n, self.format(id, &args))
        });
        joined.map(|(_, list)| list).unwrap_or_default()
    }
}

/// A key's name as part of an id.
fn id(key: Key) -> String {
    key.name().replace('.', "-")
}

/// Whether 0 switches off what the key is about.
const fn zero_is_off(key: Key) -> bool {
    matches!(
        key,
        Key::ImmatureQuanBelow
            | Key::QuanBanTurns
            | Key::LimitsRepetition
            | Key::LimitsQuietPlies
            | Key::LimitsMaxPlies
    )
}
