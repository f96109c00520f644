//! What a session says without having been asked.

use super::{Question, Session};

impl Session {
    /// What to show before the first line: the name of the game, then either
    /// the games that can be gone on with, or the rules, what can be typed if
    /// somebody is there to type, and the board.
    #[must_use]
    pub fn greeting(&self) -> String {
        let rest = match self.question {
            Some(Question::Offer) => self.offered(),
            _ => self.opening(),
        };
        format!("{}\n{rest}", self.say.msg("greeting"))
    }

    /// The rules, what can be typed, and the board.
    pub(super) fn opening(&self) -> String {
        let mut lines = vec![self.rules_line()];
        if self.interactive {
            lines.push(self.prose(&self.say.msg("greeting-hint")));
            if self.look.plain {
                lines.push(self.prose(&self.say.msg("greeting-plain")));
            }
            if self.humans().count() == self.seats().count() {
                lines.push(self.prose(&self.say.msg("greeting-computer")));
            }
        }
        lines.push(self.begin());
        lines.join("\n")
    }

    /// The board of a game that begins, and how it ended if it is over
    /// already.
    fn begin(&self) -> String {
        let board = self.board();
        match self.ending() {
            Some(ending) => format!("{board}\n{ending}"),
            None => board,
        }
    }

    /// What to say of a question that was left without an answer.
    #[must_use]
    pub fn left_open(&self) -> String {
        self.say.msg("parse-missing-direction")
    }

    /// What to say if the input ends now: that the game is not finished, if it
    /// is not.
    #[must_use]
    pub fn unfinished(&self) -> Option<String> {
        if let Some(farewell) = self.guest.as_ref().and_then(|guest| guest.farewell(self)) {
            return Some(farewell);
        }
        if self.only_guest {
            return None;
        }
        let mover = self.sheet.position().to_move();
        let args = [("player", self.name_at_board(mover).into())];
        (!self.sheet.is_over()).then(|| self.say.format("unfinished", &args))
    }

    /// What to say to somebody who leaves.
    #[must_use]
    pub fn goodbye(&self) -> String {
        let goodbye = self.say.msg("goodbye");
        if self.is_in_progress() && self.keeper.has_kept() {
            return format!("{}\n{goodbye}", self.prose(&self.say.msg("game-is-kept")));
        }
        goodbye
    }

    /// What to say to somebody who presses Ctrl-C.
    #[must_use]
    pub fn about_to_leave(&self) -> String {
        self.say.msg("ctrl-c-again")
    }

    /// What to say to somebody whose line cannot be read as text.
    #[must_use]
    pub fn not_text(&self) -> String {
        self.prose(&self.say.msg("not-text"))
    }
}
