//! Going back and forth in a game.

use oaq_core::{Position, Setup};

use super::command::{Command, Word};
use super::{Response, Session, Who};
use crate::{errors, text};

const FIRST: Word = Word {
    id: "first",
    vi: &["đầu", "đầu ván"],
    en: &["start", "first"],
    pt: &["início", "primeiro"],
};
const LAST: Word = Word {
    id: "last",
    vi: &["cuối", "cuối ván"],
    en: &["end", "last"],
    pt: &["fim", "último"],
};

/// The words for the ends of a game.
pub(super) const ENDS: &[Word] = &[FIRST, LAST];

impl Session {
    /// Takes moves back until a person is to move; an ending alone, since that
    /// was a person's doing.
    pub(super) fn undo(&mut self) -> Response {
        if self.sheet.ending().is_some() {
            self.sheet.undo();
            let text = self.prose(&self.say.msg("undone-ending"));
            let setup = self.sheet.position().to_setup();
            return Response::done(format!("{text}\n{}", self.after(&setup)));
        }
        let plies = self.sheet.plies();
        let positions = &self.sheet.game().positions()[..plies];
        let target = positions.iter().rposition(|p| self.waits(p));
        let Some(target) = target else {
            return self.refuse(&self.say.msg("nothing-to-undo"));
        };
        let before = self.sheet.position().to_setup();
        let taken: Vec<String> = (target..plies).map(|ply| self.sheet.written(ply)).collect();
        for _ in target..plies {
            self.sheet.undo();
        }
        if target == 0 {
            self.forget();
        }
        self.changed("undone", &taken, &before)
    }

    /// Plays again until a person is to move or the game is over.
    pub(super) fn redo(&mut self) -> Response {
        let (before, setup) = (self.sheet.plies(), self.sheet.position().to_setup());
        if !self.sheet.redo() {
            return self.refuse(&self.say.msg("nothing-to-redo"));
        }
        while !self.waits(self.sheet.position()) && self.sheet.redo() {}
        let plies = self.sheet.plies();
        if plies == before {
            return Response::done(self.with_ending(self.after(&setup)));
        }
        let played: Vec<String> = (before..plies).map(|ply| self.sheet.written(ply)).collect();
        self.changed("redone", &played, &setup)
    }

    /// Whether a person has to say how the game goes on from a position.
    fn waits(&self, position: &Position) -> bool {
        self.plays_itself() || self.players[position.to_move().index()] == Who::Human
    }

    fn changed(&self, id: &str, moves: &[String], before: &Setup) -> Response {
        let moves = moves.join(" ");
        let text = self.prose(&self.say.format(id, &[("moves", moves.into())]));
        Response::done(self.with_ending(format!("{text}\n{}", self.after(before))))
    }

    /// Goes to where so many moves have been made; those behind it can be
    /// played again.
    pub(super) fn go_to(&mut self, typed: &str) -> Response {
        if typed.is_empty() {
            return self.refuse(&self.missing(Command::Goto));
        }
        let plies = self.sheet.plies();
        let most = self.sheet.written_plies();
        let (sign, number) = match typed.strip_prefix(['+', '-']) {
            Some(number) => (typed.chars().next(), number),
            None => (None, typed),
        };
        let target = match (
            Word::find(ENDS, typed),
            number.trim().parse::<usize>(),
            sign,
        ) {
            (Some("first"), ..) => Some(0),
            (Some(_), ..) => Some(most),
            (None, Ok(by), Some('+')) => plies.checked_add(by),
            (None, Ok(by), Some(_)) => plies.checked_sub(by),
            (None, Ok(ply), None) => Some(ply),
            (None, Err(_), _) => {
                let name = errors::harmless(&text::shortened(typed));
                let lang = self.say.lang();
                let args = [
                    ("name", name.into()),
                    ("start", FIRST.name(lang).into()),
                    ("end", LAST.name(lang).into()),
                ];
                return self.refuse(&self.say.format("goto-usage", &args));
            }
        };
        let Some(target) = target.filter(|&target| target <= most) else {
            return self.refuse(&self.say.format("goto-no-such", &[("most", most.into())]));
        };
        let before = self.sheet.position().to_setup();
        while self.sheet.plies() > target && self.sheet.undo() {}
        while self.sheet.plies() < target && self.sheet.redo() {}
        // An ending that was taken back on the way comes again at the end.
        if target == most && !self.sheet.is_over() {
            self.sheet.redo();
        }
        let text = self.prose(&self.say.format("where-plies", &[("plies", target.into())]));
        let mut shown = self.with_ending(format!("{text}\n{}", self.after(&before)));
        // Whoever looks at a game wants no move made in it.
        if !self.waits(self.sheet.position()) && !self.sheet.is_over() {
            self.engine.paused = true;
            shown.push('\n');
            shown += &self.prose(&self.say.msg("engine-paused"));
        }
        Response::done(shown)
    }
}
