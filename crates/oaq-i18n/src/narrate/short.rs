//! A turn in one sentence.

use oaq_core::{Event, Square};

use super::Turn;
use crate::terms::Case;

impl Turn<'_> {
    pub(super) fn short(&self) -> String {
        let clauses: Vec<String> = self.events.iter().filter_map(|e| self.clause(e)).collect();
        if clauses.is_empty() {
            return String::new();
        }
        let sentence = self.messages.list_clauses(&clauses) + ".";
        match self.events.first() {
            // Every other clause begins with a name, which stays as it is.
            Some(Event::End { .. }) => capitalised(&sentence),
            _ => sentence,
        }
    }

    /// What the sentence says about an event, if it says anything.
    fn clause(&self, event: &Event) -> Option<String> {
        Some(match *event {
            Event::Pick { square, dan } => self.sowing(square, dan)?,
            Event::Skip { player } => self.say("short-skip", &[("player", self.name(player))]),
            Event::Exchange { player, with, dan } => {
                self.exchange("short-exchange", player, with, dan)
            }
            Event::Borrow {
                debtor,
                creditor,
                dan,
            } => self.loan("short-borrow", "short-borrow-bank", debtor, creditor, dan),
            Event::Refill { player, squares } => self.say(
                "short-refill",
                &[("player", self.name(player)), ("dan", squares.into())],
            ),
            Event::End { reason } => {
                let outcome = self.after.outcome()?;
                let reason = self.messages.end_reason(reason);
                let points = self.messages.scores(&outcome.scores, self.names);
                self.say(
                    "short-over",
                    &[("reason", reason.into()), ("points", points.into())],
                )
            }
            Event::Sow { .. }
            | Event::Relay { .. }
            | Event::TakeOne { .. }
            | Event::Capture { .. }
            | Event::Stop { .. }
            | Event::Collect { .. } => return None,
        })
    }

    /// The turn itself, up to what it captured.
    fn sowing(&self, from: Square, dan: u32) -> Option<String> {
        let (mover, direction) = self.by?;
        let relays = self
            .events
            .iter()
            .filter(|e| matches!(e, Event::Relay { .. } | Event::TakeOne { .. }))
            .count();
        Some(self.say(
            "short-turn",
            &[
                ("player", self.name(mover)),
                ("dan", dan.into()),
                ("from", self.square(Case::From, from)),
                ("direction", self.messages.direction(direction).into()),
                ("relays", relays.into()),
                ("catch", self.catch().into()),
            ],
        ))
    }

    /// What the turn captured.
    fn catch(&self) -> String {
        let captures: Vec<(Square, u32, u32)> = self
            .events
            .iter()
            .filter_map(|event| match *event {
                Event::Capture {
                    square, dan, quan, ..
                } => Some((square, dan, quan)),
                _ => None,
            })
            .collect();
        let dan = captures.iter().map(|&(_, dan, _)| dan).sum();
        let quan = captures.iter().map(|&(_, _, quan)| quan).sum();
        let pieces = || self.messages.pieces(dan, quan).into();
        match captures[..] {
            [] => self.say("short-nothing", &[]),
            [(square, ..)] => self.say(
                "short-capture",
                &[("pieces", pieces()), ("at", self.square(Case::At, square))],
            ),
            _ => self.say(
                "short-captures",
                &[("pieces", pieces()), ("squares", captures.len().into())],
            ),
        }
    }
}

/// The text with a capital at the beginning.
fn capitalised(text: &str) -> String {
    let mut chars = text.chars();
    chars
        .next()
        .into_iter()
        .flat_map(char::to_uppercase)
        .chain(chars)
        .collect()
}
