//! A first game in ten guided steps: positions, what is asked for at each, and
//! whether an answer meets it.
//!
//! Nothing is said here: the texts of a step are in the catalogues, under its
//! [`id`](Lesson::id). Answers are checked by the rules themselves, so every
//! move that does what was asked for is right, whoever thought of it first.
//!
//! ```
//! use oaq_core::{Direction, Move};
//! use oaq_play::lessons::{LESSONS, Miss};
//! let capture = LESSONS.iter().find(|lesson| lesson.id() == "capture").unwrap();
//! let to = |number, direction| Move::new(number, direction).unwrap();
//! let right = capture.attempt(to(3, Direction::Right))?;
//! assert_eq!(right.miss, None);
//! let wrong = capture.attempt(to(1, Direction::Left))?;
//! assert_eq!(wrong.miss, Some(Miss::NoCapture));
//! # Ok::<(), oaq_core::IllegalMove>(())
//! ```

mod course;

pub use course::Course;

use oaq_core::{
    Event, IllegalMove, Move, MoveList, Player, Position, Rules, Setup, Square, SquareKind,
    StopReason,
};
use oaq_notation::read_position;

use crate::read_start;

/// A step of the guided game. It is always A who plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lesson {
    id: &'static str,
    /// Fewer dân than this beside the quan make it *quan non*.
    immature_below: u16,
    position: &'static str,
    goal: Goal,
}

/// What a step asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// Any legal move.
    AnyMove,
    /// A move whose last dân falls into the ô quan at A's right.
    LastDanInQuan,
    /// A move that goes on with the dân of another square.
    Relay,
    /// A move that captures something in at least so many squares.
    Capture(usize),
    /// A move that captures a quan.
    CaptureQuan,
    /// A move that ends the game.
    End,
    /// The number of captured dân that A has left when the empty row has been
    /// refilled.
    DanLeft,
    /// The number of points that A has at the end of the game.
    Points,
}

impl Goal {
    /// Whether a number is asked for, and not a move.
    #[must_use]
    pub const fn is_number(self) -> bool {
        matches!(self, Self::DanLeft | Self::Points)
    }
}

/// What a legal move lacked that a step asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Miss {
    /// The last dân fell elsewhere: here.
    OtherSquare(Square),
    /// No dân were picked up again.
    NoRelay,
    /// Nothing was captured.
    NoCapture,
    /// Only one square was captured, where a chain was wanted.
    NoChain,
    /// No quan was captured.
    NoQuan,
    /// The quan would have been captured, were it not *quan non*.
    ImmatureQuan,
    /// The game goes on.
    NotOver,
}

/// What came of a move at a step.
#[derive(Clone, Debug)]
pub struct Attempt {
    /// What happened.
    pub events: Vec<Event>,
    /// The position after it.
    pub after: Position,
    /// What it lacked; `None` if it does what was asked for.
    pub miss: Option<Miss>,
}

const fn lesson(id: &'static str, position: &'static str, goal: Goal) -> Lesson {
    Lesson {
        id,
        immature_below: 0,
        position,
        goal,
    }
}

/// The ten steps in order, from the first handful to the last sum.
pub const LESSONS: [Lesson; 10] = [
    lesson("pick", "0,3,0,3,0/Q/2,0,0,0,2/Q A 0/0", Goal::AnyMove),
    lesson("sow", "4,0,3,0,0/Q/0,0,2,0,0/Q A 0/0", Goal::LastDanInQuan),
    lesson("relay", "1,2,0,0,3/Q/1,0,0,0,0/Q A 0/0", Goal::Relay),
    lesson("capture", "2,0,4,0,0/Q/0,0,5,3,0/Q A 0/0", Goal::Capture(1)),
    lesson("chain", "2,0,0,0,2/Q/0,0,4,0,3/Q A 0/0", Goal::Capture(2)),
    lesson("quan", "4,2,0,0,0/Q2/0,0,3,0,0/Q A 0/0", Goal::CaptureQuan),
    Lesson {
        id: "quan-non",
        immature_below: 5,
        position: "0,2,0,2,0/Q2/0,0,3,0,0/Q5 A 0/0",
        goal: Goal::CaptureQuan,
    },
    lesson("refill", "0,0,0,0,0/Q2/4,3,0,5,2/Q1 A 8/25", Goal::DanLeft),
    lesson("end", "0,0,1,0,2/0/3,0,0,0,2/Q3 A 20/19Q", Goal::End),
    lesson("count", "0,1,0,0,2/0/3,0,0,0,2/0 B 23Q/19Q", Goal::Points),
];

impl Lesson {
    /// What the step is called in ids of messages.
    #[must_use]
    pub const fn id(&self) -> &'static str {
        self.id
    }

    /// What is asked for.
    #[must_use]
    pub const fn goal(&self) -> Goal {
        self.goal
    }

    /// The rules: the standard game, or with *quan non*.
    #[must_use]
    pub fn rules(&self) -> Rules {
        let mut switches = *Rules::STANDARD;
        switches.immature_below = self.immature_below;
        let Ok(rules) = Rules::new(switches) else {
            unreachable!("a test makes the rules of each step");
        };
        rules
    }

    /// What the step shows: an empty row is still empty there.
    #[must_use]
    pub fn setup(&self) -> Setup {
        let Ok(read) = read_position(self.position, &self.rules()) else {
            unreachable!("a test reads the position of each step");
        };
        read.value
    }

    /// The position that moves are made from: an empty row has been refilled.
    #[must_use]
    pub fn position(&self) -> Position {
        let Ok(read) = read_start(self.position, &self.rules()) else {
            unreachable!("a test reads the position of each step");
        };
        read.value.1
    }

    /// Makes a move and says whether it does what is asked for. Where a number
    /// is asked for, no move does, but each is legal or not.
    ///
    /// # Errors
    ///
    /// Why the move is illegal.
    pub fn attempt(&self, m: Move) -> Result<Attempt, IllegalMove> {
        let position = self.position();
        let mut events = Vec::new();
        let after = position
            .play_with(m, &mut events)
            .map_err(|error| error.reason)?;
        let miss = self.goal.missed(&position, &events, &after);
        Ok(Attempt {
            events,
            after,
            miss,
        })
    }

    /// The number that is asked for, if one is.
    #[must_use]
    pub fn number(&self) -> Option<i32> {
        let position = self.position();
        match self.goal {
            Goal::DanLeft => Some(position.store(Player::A).dan),
            Goal::Points => Some(position.scores()[Player::A]),
            _ => None,
        }
    }

    /// The moves that do what is asked for; none where a number is asked for.
    #[must_use]
    pub fn solutions(&self) -> MoveList {
        let good = |m: &Move| self.attempt(*m).is_ok_and(|attempt| attempt.miss.is_none());
        if self.goal.is_number() {
            return MoveList::EMPTY;
        }
        self.position().legal_moves().iter().filter(good).collect()
    }
}

impl Goal {
    /// What a turn lacks.
    fn missed(self, position: &Position, events: &[Event], after: &Position) -> Option<Miss> {
        let count = |wanted: fn(&Event) -> bool| events.iter().filter(|e| wanted(e)).count();
        let captures = count(|event| matches!(event, Event::Capture { .. }));
        let missed = |miss, met: bool| (!met).then_some(miss);
        match self {
            Self::AnyMove | Self::DanLeft | Self::Points => None,
            Self::LastDanInQuan => {
                let last = last_dan(events)?;
                let quan = SquareKind::Quan(Player::A);
                missed(Miss::OtherSquare(last), position.board().kind(last) == quan)
            }
            Self::Relay => missed(
                Miss::NoRelay,
                count(|event| matches!(event, Event::Relay { .. })) > 0,
            ),
            Self::Capture(wanted) if captures > 0 => missed(Miss::NoChain, captures >= wanted),
            Self::Capture(_) => Some(Miss::NoCapture),
            Self::CaptureQuan => {
                let young = |event: &Event| {
                    let reason = StopReason::ImmatureQuan;
                    matches!(event, Event::Stop { reason: r, .. } if *r == reason)
                };
                let miss = if events.iter().any(young) {
                    Miss::ImmatureQuan
                } else {
                    Miss::NoQuan
                };
                let quan =
                    |event: &Event| matches!(event, Event::Capture { quan, .. } if *quan > 0);
                missed(miss, events.iter().any(quan))
            }
            Self::End => missed(Miss::NotOver, after.is_over()),
        }
    }
}

/// Where the last dân of a turn falls; `None` if nothing is sown.
#[must_use]
pub fn last_dan(events: &[Event]) -> Option<Square> {
    events.iter().rev().find_map(|event| match *event {
        Event::Sow { square } => Some(square),
        _ => None,
    })
}

#[cfg(test)]
mod tests;
