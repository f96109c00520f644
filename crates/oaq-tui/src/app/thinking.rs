//! Who is asked to think, and what becomes of the answers.

use std::time::Duration;

use oaq_core::Move;
use oaq_engine::Analysis;
use oaq_play::NoMove;

use super::App;
use super::clock::Clock;
use crate::action::{About, Effect, Question, Ticket};

/// A question that was asked.
#[derive(Debug)]
pub(super) struct Asked {
    ticket: Ticket,
    about: About,
    /// About which version of the table it is.
    version: u64,
    answered: bool,
}

impl App {
    /// What should be thought about as things are.
    fn wanted(&self) -> Option<About> {
        let table = self.table();
        if table.sheet.is_over() || !table.is_quiet() {
            return None;
        }
        let mover = table.mover();
        if table.awaits_computer() && self.runs() {
            let rested = table.rest == Duration::ZERO;
            return rested.then(|| About::Move(mover, table.who(mover).clone()));
        }
        if self.wants_hint {
            return Some(About::Hint);
        }
        self.settings.value.then_some(About::Value)
    }

    /// Asks and stops asking, so that what is thought about is what is wanted.
    pub(super) fn settle(&mut self) {
        let version = self.table().version;
        let wanted = self.wanted();
        let stands = self
            .asked
            .as_ref()
            .filter(|asked| asked.version == version && wanted.as_ref() == Some(&asked.about));
        match (wanted, stands.is_some()) {
            (_, true) => {}
            (Some(about), false) => {
                self.tickets += 1;
                let question = Question {
                    game: self.table().sheet.game().clone(),
                    number: self.games,
                    clock: self.table().clock.as_ref().map(Clock::told),
                    about: about.clone(),
                };
                let effect = Effect::Think(self.tickets, Box::new(question));
                self.effects.push(effect);
                self.asked = Some(Asked {
                    ticket: self.tickets,
                    about,
                    version,
                    answered: false,
                });
            }
            (None, false) => {
                if self.asked.take().is_some_and(|asked| !asked.answered) {
                    self.effects.push(Effect::StopThinking);
                }
            }
        }
    }

    /// Whether somebody thinks, and about what.
    pub(crate) fn thinks(&self) -> Option<&About> {
        let asked = self.asked.as_ref().filter(|asked| !asked.answered)?;
        Some(&asked.about)
    }

    /// The question of this ticket, if its answer is still of use.
    fn open_question(&mut self, ticket: Ticket) -> Option<&mut Asked> {
        let version = self.table().version;
        let asked = self.asked.as_mut()?;
        (asked.ticket == ticket && asked.version == version).then_some(asked)
    }

    pub(super) fn found(&mut self, ticket: Ticket, found: Analysis) {
        if self.open_question(ticket).is_some() {
            self.table_mut().found = Some(found);
        }
    }

    pub(super) fn answered(&mut self, ticket: Ticket, answer: Result<Option<Move>, NoMove>) {
        let Some(asked) = self.open_question(ticket) else {
            return;
        };
        asked.answered = true;
        let about = asked.about.clone();
        let m = match answer {
            Ok(m) => m,
            Err(hindrance) => {
                let text = hindrance.told(&self.say);
                self.notify(text, true);
                None
            }
        };
        match (about, m) {
            (About::Move(..), Some(m)) => self.make(m),
            // Somebody has to look after a player who has no move.
            (About::Move(..), None) => self.table_mut().paused = true,
            (About::Hint, _) => {
                self.wants_hint = false;
                let table = self.table_mut();
                let line = table.found.as_ref().and_then(Analysis::best).cloned();
                table.hint = line;
                self.show_hint();
            }
            (About::Value, _) => {}
        }
    }

    /// Puts the move that was advised under the hand, not yet taken.
    fn show_hint(&mut self) {
        let table = self.table_mut();
        if let Some(line) = &table.hint {
            table.choice.number = line.first().number();
            table.choice.taken = false;
            table.choice.direction = None;
        }
        if let Some(text) = self.hint_text() {
            self.notify(text, false);
        }
    }
}
