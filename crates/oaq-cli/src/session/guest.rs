//! What takes the lines of a session for a while: the setting up of a
//! position, a lesson.

use std::fmt::Debug;

use oaq_core::{Player, Position, Rules, Setup};

use super::command::Word;
use super::{Response, Session};

/// Something that answers the lines of a session until it is done.
///
/// While there is a guest the session asks what the guest asks and the
/// computer makes no moves. The guest is given the whole session, and may show
/// another game on it than the one that goes on afterwards.
pub(super) trait Guest: Debug {
    /// What is asked next, without a space behind it.
    fn prompt(&self, session: &Session) -> String;

    /// Answers a line, which has no spaces around it and may be empty.
    fn answer(&mut self, session: &mut Session, line: &str) -> Answer;

    /// The words that it understands, to complete what is typed.
    fn words(&self) -> &'static [Word];

    /// The position of which it wants a move, if it does.
    fn position(&self) -> Option<Position> {
        None
    }

    /// What is on the board while it is there, if that is not the game's
    /// position.
    fn aside(&self, _: &Session) -> Option<Aside> {
        None
    }

    /// What it says to somebody who leaves in the middle.
    fn farewell(&self, _: &Session) -> Option<String> {
        None
    }

    /// Forgets a question that is part of another one.
    fn drop_question(&mut self) {}
}

/// What is on the board instead of the game.
#[derive(Clone, Debug)]
pub(super) struct Aside {
    pub(super) setup: Setup,
    pub(super) rules: Rules,
    /// Whether the game is over there.
    pub(super) over: bool,
    /// Who sits at the bottom, if that is not left to the user.
    pub(super) seat: Option<Player>,
    /// Whether the players of the game are meant.
    pub(super) of_game: bool,
}

/// What a guest makes of a line.
pub(super) enum Answer {
    /// It answers, and answers the next line too.
    Stay(Response),
    /// It answers and leaves.
    Leave(Response),
    /// The line is for the session: one of the commands that are of use
    /// whatever goes on.
    Pass,
}

impl Session {
    /// Lets a guest answer the lines from now on.
    pub(super) fn receive(&mut self, guest: Box<dyn Guest>) {
        self.guest = Some(guest);
    }

    /// The guest's answer to a line, if there is a guest who answers it.
    pub(super) fn answer_of_guest(&mut self, line: &str) -> Option<Response> {
        let mut guest = self.guest.take()?;
        match guest.answer(self, line) {
            Answer::Stay(response) => {
                self.guest = Some(guest);
                Some(response)
            }
            Answer::Leave(response) => Some(response),
            Answer::Pass => {
                self.aside = guest.aside(self);
                let response = self.answer(line);
                self.aside = None;
                self.guest = Some(guest);
                Some(response)
            }
        }
    }
}
