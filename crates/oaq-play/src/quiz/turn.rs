//! A move, what it does, and what can be asked about it.

use oaq_core::{Event, Move, Player, Position, Square, StopReason};

use super::answer::owner;
use super::{Answer, Kind, Level, count};
use crate::lessons::last_dan;

/// A move and what it does.
#[derive(Clone, Debug)]
pub struct Turn {
    /// The position before it.
    pub position: Position,
    /// The move.
    pub m: Move,
    /// What happens.
    pub events: Vec<Event>,
    /// The position after it.
    pub after: Position,
}

/// So many dân nobody wants to follow in the head.
const MOST_SOWN: usize = 60;

/// So many relays neither.
const MOST_RELAYS: usize = 9;

impl Turn {
    /// Plays a legal move.
    pub(super) fn new(position: Position, m: Move) -> Self {
        let mut events = Vec::new();
        let after = position.play_unchecked(m, &mut events);
        Self {
            position,
            m,
            events,
            after,
        }
    }

    /// How often dân are picked up again.
    #[must_use]
    pub fn relays(&self) -> usize {
        count(&self.events, |event| {
            matches!(event, Event::Relay { .. } | Event::TakeOne { .. })
        })
    }

    /// How many squares are captured.
    #[must_use]
    pub fn captures(&self) -> usize {
        count(&self.events, |event| matches!(event, Event::Capture { .. }))
    }

    /// The dân and the quan that are captured.
    #[must_use]
    pub fn captured(&self) -> (u32, u32) {
        let mut pieces = (0, 0);
        for event in &self.events {
            if let Event::Capture { dan, quan, .. } = event {
                pieces.0 += dan;
                pieces.1 += quan;
            }
        }
        pieces
    }

    /// The player whose row is refilled, if one is.
    #[must_use]
    pub fn refilled(&self) -> Option<Player> {
        self.events.iter().find_map(|event| match *event {
            Event::Refill { player, .. } => Some(player),
            _ => None,
        })
    }

    /// How hard it is to foresee; `None` where nobody would want to.
    pub(super) fn level(&self) -> Option<Level> {
        let sown = count(&self.events, |event| matches!(event, Event::Sow { .. }));
        let limit = |event: &Event| {
            let reason = StopReason::PickUpLimit;
            matches!(event, Event::Stop { reason: r, .. } if *r == reason)
        };
        let (relays, captures) = (self.relays(), self.captures());
        if sown > MOST_SOWN || relays > MOST_RELAYS || self.events.iter().any(limit) {
            return None;
        }
        let quan = self.captured().1;
        let effort = relays
            + 2 * captures.saturating_sub(1)
            + 2 * usize::from(quan > 0)
            + 4 * usize::from(self.refilled().is_some())
            + 4 * usize::from(self.after.is_over())
            // A lap has to be kept in mind.
            + 2 * usize::from(sown > self.position.board().ring_len());
        Some(match effort {
            0..=1 => Level::Easy,
            2..=4 => Level::Medium,
            _ => Level::Hard,
        })
    }

    /// What can be asked about it at a level; never nothing.
    pub(super) fn kinds(&self, level: Level) -> Vec<Kind> {
        let mut kinds = Vec::new();
        let (_, quan) = self.captured();
        if self.after.is_over() {
            // Ends are rare, so they are asked about where they come.
            return vec![Kind::Winner];
        }
        if let Some(player) = self.refilled() {
            return vec![Kind::Left(player)];
        }
        kinds.push(if quan > 0 { Kind::Worth } else { Kind::Dan });
        if self.captures() > 0 {
            // What is captured is the more interesting question.
            kinds.push(kinds[0]);
            kinds.push(Kind::Taken);
        }
        kinds.push(Kind::LastSquare);
        if level == Level::Easy {
            kinds.push(Kind::Side);
        }
        kinds
    }

    /// The answer to a question about it.
    pub(super) fn answer(&self, kind: Kind) -> Answer {
        let (dan, quan) = self.captured();
        let number = |n: u32| Answer::Number(i32::try_from(n).unwrap_or(i32::MAX));
        let board = self.position.board();
        let last = last_dan(&self.events).unwrap_or(Square::new(0));
        match kind {
            Kind::Dan => number(dan),
            Kind::Worth => number(dan + quan * u32::from(self.position.rules().quan_value)),
            Kind::LastSquare => Answer::Square(last),
            Kind::Side => Answer::Side(owner(board.kind(last))),
            Kind::Taken => {
                let first = self.events.iter().find_map(|event| match *event {
                    Event::Capture { square, .. } => Some(square),
                    _ => None,
                });
                Answer::Square(first.unwrap_or(last))
            }
            Kind::Left(player) => Answer::Number(self.after.store(player).dan),
            Kind::Winner => {
                let shares = self.after.outcome().map(|outcome| outcome.shares);
                let only = shares.filter(|shares| shares.count() == 1);
                Answer::Winner(only.and_then(|shares| shares.winners().next()))
            }
        }
    }
}
