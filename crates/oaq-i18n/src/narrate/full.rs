//! A turn step by step.

use core::ops::Range;

use oaq_core::{Direction, Event, ImmatureCounts, Player, Square, StopReason};

use super::{Step, Turn};
use crate::Arg;
use crate::terms::Case;

/// So many squares are named one by one when dân are sown; more are told as
/// the first and the last.
const LISTED: usize = 8;

impl Turn<'_> {
    pub(super) fn full(&self) -> Vec<Step> {
        let mut steps = Vec::new();
        let mut begin = 0;
        while begin < self.events.len() {
            let end = self.step_end(begin);
            steps.push(Step {
                text: self.tell(begin..end),
                events: begin..end,
            });
            begin = end;
        }
        steps.extend(self.sums().into_iter().map(|text| Step {
            text,
            events: begin..begin,
        }));
        steps
    }

    /// Where the step ends that begins with this event.
    fn step_end(&self, begin: usize) -> usize {
        let belongs = |event: &Event| match (&self.events[begin], event) {
            (
                Event::Pick { .. } | Event::Relay { .. } | Event::TakeOne { .. },
                Event::Sow { .. },
            )
            | (
                Event::Exchange { .. } | Event::Borrow { .. },
                Event::Exchange { .. } | Event::Borrow { .. } | Event::Refill { .. },
            ) => true,
            (Event::Collect { from, .. }, Event::Collect { from: same, .. }) => from == same,
            _ => false,
        };
        let rest = &self.events[begin + 1..];
        begin + 1 + rest.iter().take_while(|&event| belongs(event)).count()
    }

    /// The text of the step that tells these events; never without one.
    fn tell(&self, events: Range<usize>) -> String {
        let told = &self.events[events.clone()];
        match (told[0], self.by) {
            (Event::Pick { square, dan }, Some((mover, direction))) => self.say(
                "pick",
                &[
                    ("player", self.name(mover)),
                    ("dan", dan.into()),
                    ("from", self.square(Case::From, square)),
                    ("direction", self.messages.direction(direction).into()),
                    ("path", self.path(told)),
                ],
            ),
            (Event::Relay { square, dan }, Some((mover, _))) => self.say(
                "relay",
                &[
                    ("player", self.name(mover)),
                    ("square", self.square(Case::Name, square)),
                    ("dan", dan.into()),
                    ("path", self.path(told)),
                ],
            ),
            (Event::TakeOne { square }, Some((mover, _))) => self.say(
                "take-one",
                &[
                    ("player", self.name(mover)),
                    ("square", self.square(Case::Name, square)),
                    ("path", self.path(told)),
                ],
            ),
            (
                Event::Capture {
                    gap,
                    square,
                    dan,
                    quan,
                },
                Some((mover, _)),
            ) => self.say(
                match self.last_capture(events.start) {
                    None => "capture",
                    Some(_) => "capture-more",
                },
                &[
                    ("player", self.name(mover)),
                    ("gap", self.square(Case::Name, gap)),
                    ("square", self.square(Case::Name, square)),
                    ("pieces", self.worth(dan, quan).into()),
                ],
            ),
            (Event::Stop { reason, square }, Some((_, direction))) => {
                self.stop(events.start, reason, square, direction)
            }
            (Event::Skip { player }, _) => self.say(
                "skip",
                &[
                    ("player", self.name(player)),
                    ("squares", self.board.squares().into()),
                ],
            ),
            (Event::Exchange { player, .. } | Event::Refill { player, .. }, _) => {
                self.refill(player, told)
            }
            (Event::Borrow { debtor, .. }, _) => self.refill(debtor, told),
            (Event::End { reason }, _) => self.over(events.start, reason),
            (Event::Collect { from, .. }, _) => self.collected(from, told),
            // Not in the events of one turn.
            _ => String::new(),
        }
    }

    /// Where dân fell.
    fn path(&self, told: &[Event]) -> Arg<'static> {
        let sown: Vec<Square> = told
            .iter()
            .filter_map(|event| match *event {
                Event::Sow { square } => Some(square),
                _ => None,
            })
            .collect();
        let (&[first, ..], &[.., last]) = (&sown[..], &sown[..]) else {
            return "".into();
        };
        let ring = self.board.ring_len();
        let into = ("into", self.square(Case::Into, last));
        let path = match sown.len() {
            1 => self.say("path-one", &[into]),
            n if n >= ring => self.say(
                "path-laps",
                &[
                    ("laps", (n / ring).into()),
                    ("rest", (n % ring).into()),
                    into,
                ],
            ),
            n if n <= LISTED => {
                let names: Vec<String> = sown
                    .iter()
                    .map(|&square| self.messages.square(self.board, square))
                    .collect();
                let squares = self.messages.list_and(&names).into();
                self.say("path-list", &[("squares", squares)])
            }
            _ => self.say(
                "path-range",
                &[
                    ("first", self.square(Case::Name, first)),
                    ("last", self.square(Case::Name, last)),
                ],
            ),
        };
        path.into()
    }

    /// The square of the last capture before an event, if there was one.
    fn last_capture(&self, before: usize) -> Option<Square> {
        self.events[..before]
            .iter()
            .rev()
            .find_map(|event| match *event {
                Event::Capture { square, .. } => Some(square),
                _ => None,
            })
    }

    /// Captured pieces and, where they are not only dân, what they are worth.
    fn worth(&self, dan: u32, quan: u32) -> String {
        let pieces = self.messages.pieces(dan, quan);
        if quan == 0 {
            return pieces;
        }
        let points = dan + quan * u32::from(self.after.rules().quan_value);
        self.say(
            "pieces-worth",
            &[("pieces", pieces.into()), ("points", points.into())],
        )
    }

    /// Why the turn ended at a square.
    fn stop(&self, at: usize, reason: StopReason, square: Square, way: Direction) -> String {
        let rules = self.after.rules();
        let before = self.board.step(square, way.opposite());
        let gap = ("gap", self.square(Case::Name, before));
        let square_arg = ("square", self.square(Case::Name, square));
        match reason {
            StopReason::QuanAhead => self.say("turn-quan-ahead", &[square_arg]),
            StopReason::TwoEmpty => self.say("turn-two-empty", &[gap, square_arg]),
            StopReason::Captured if self.last_capture(at) == Some(before) => {
                self.say("turn-captured", &[square_arg])
            }
            StopReason::Captured => self.say("turn-captured-two-empty", &[gap, square_arg]),
            StopReason::GapIsQuan => self.say("turn-gap-is-quan", &[square_arg]),
            StopReason::ImmatureQuan => {
                let (dan, quan) = (self.after.dan(square), self.after.quan(square));
                let below = ("below", rules.immature_below.into());
                match rules.immature_counts {
                    ImmatureCounts::DanWithPiece | ImmatureCounts::Dan => self.say(
                        "turn-immature-dan",
                        &[gap, square_arg, ("count", dan.into()), below],
                    ),
                    ImmatureCounts::Value => {
                        let count = dan + quan * u32::from(rules.quan_value);
                        self.say(
                            "turn-immature-value",
                            &[gap, square_arg, ("count", count.into()), below],
                        )
                    }
                }
            }
            StopReason::QuanBan => self.say(
                "turn-quan-ban",
                &[gap, square_arg, ("turns", rules.quan_ban_turns.into())],
            ),
            StopReason::PickUpLimit => self.say("turn-pick-up-limit", &[]),
        }
    }

    /// How an empty row was refilled, with what had to be borrowed.
    fn refill(&self, player: Player, told: &[Event]) -> String {
        let mut sentences = vec![self.row_empty(player)];
        sentences.extend(told.iter().filter_map(|event| {
            Some(match *event {
                Event::Exchange { player, with, dan } => {
                    self.exchange("exchange", player, with, dan)
                }
                Event::Borrow {
                    debtor,
                    creditor,
                    dan,
                } => self.loan("borrow", "borrow-bank", debtor, creditor, dan),
                Event::Refill { player, squares } => self.placed(player, squares),
                _ => return None,
            })
        }));
        sentences.join(" ")
    }

    pub(super) fn row_empty(&self, player: Player) -> String {
        self.say("row-empty", &[("player", self.name(player))])
    }

    /// How many dân went into a row, and what the player has left.
    fn placed(&self, player: Player, squares: u8) -> String {
        let (who, how_many) = (("player", self.name(player)), ("squares", squares.into()));
        let left = self.after.store(player).dan;
        if squares < self.board.squares() {
            self.say("refill-part", &[who, how_many])
        } else if left < 0 {
            let below = ("below", left.unsigned_abs().into());
            self.say("refill-below", &[who, how_many, below])
        } else {
            self.say("refill", &[who, how_many, ("left", left.into())])
        }
    }
}
