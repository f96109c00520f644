//! What happens in a turn, told to a visitor.

use crate::rules::words;
use crate::{EndReason, Player, Square};
use core::fmt;

words! {
    /// Why a turn ended (RULES §2).
    StopReason {
        /// An occupied ô quan lies ahead.
        QuanAhead = "quan-ahead",
        /// Two empty squares lie ahead and nothing was captured.
        TwoEmpty = "two-empty",
        /// The chain of captures ran out.
        Captured = "captured",
        /// The empty square before a capture is an ô quan, where the rules
        /// want an ô dân.
        GapIsQuan = "gap-is-quan",
        /// The ô quan is *quan non* and cannot be captured.
        ImmatureQuan = "immature-quan",
        /// It is too early in the game to capture an ô quan.
        QuanBan = "quan-ban",
        /// A thousand pick-ups were made; the thousand-and-first is not.
        PickUpLimit = "pick-up-limit",
    }
}

/// Where the dân that are counted at the end of a game were lying.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Leftover {
    /// In the ô dân.
    Rows,
    /// In the ô quan.
    QuanSquares,
}

/// One thing that happens in a turn, in the order in which it happens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Event {
    /// The mover takes all dân of the chosen square.
    Pick {
        /// The square.
        square: Square,
        /// How many dân it held.
        dan: u32,
    },
    /// One dân is dropped.
    Sow {
        /// The square it falls into.
        square: Square,
    },
    /// The sowing goes on with the dân of an occupied ô dân.
    Relay {
        /// The square.
        square: Square,
        /// How many dân it held.
        dan: u32,
    },
    /// The sowing goes on with one dân of an occupied ô quan.
    TakeOne {
        /// The ô quan.
        square: Square,
    },
    /// Everything in a square goes to the mover's store.
    Capture {
        /// The empty square that was passed.
        gap: Square,
        /// The square that is captured.
        square: Square,
        /// Its dân.
        dan: u32,
        /// Its quan.
        quan: u32,
    },
    /// The turn ends.
    Stop {
        /// Why.
        reason: StopReason,
        /// The square that ended it: the occupied ô quan ahead, the second of
        /// two empty squares, the protected ô quan, the occupied square behind
        /// a capture.
        square: Square,
    },
    /// A player whose row is empty and who cannot pay is passed over.
    Skip {
        /// Who.
        player: Player,
    },
    /// One captured quan is changed into dân.
    Exchange {
        /// Who gives the quan.
        player: Player,
        /// Who gives the dân.
        with: Player,
        /// How many.
        dan: u32,
    },
    /// Dân are borrowed.
    Borrow {
        /// Who borrows.
        debtor: Player,
        /// Who lends; `None` is the bank.
        creditor: Option<Player>,
        /// How many.
        dan: u32,
    },
    /// An empty row gets one dân in each of its first squares.
    Refill {
        /// Whose row.
        player: Player,
        /// How many squares, from 1 up.
        squares: u8,
    },
    /// The game is over.
    End {
        /// Why.
        reason: EndReason,
    },
    /// The dân left on the board are counted. Follows [`Event::End`].
    Collect {
        /// Where they lay.
        from: Leftover,
        /// Who gets them; `None` is nobody.
        player: Option<Player>,
        /// How many.
        dan: u32,
    },
}

/// Something that is told each [`Event`] of a turn.
///
/// `()` listens to nothing, and the code of a turn compiled for it has no
/// trace of events. Closures and `Vec<Event>` listen.
///
/// ```
/// use oaq_core::{Direction, Event, Move, Position, Rules};
/// let start = Position::start(Rules::STANDARD);
/// let mut events = Vec::new();
/// start.play_with(Move::new(5, Direction::Right).unwrap(), &mut events)?;
/// let sown = events.iter().filter(|e| matches!(e, Event::Sow { .. })).count();
/// assert_eq!(sown, 10, "five from the square, then a relay of five");
/// # Ok::<(), oaq_core::PlayError>(())
/// ```
pub trait Visitor {
    /// Whether anybody listens. Where this is `false`, [`Visitor::event`] may
    /// never be called.
    const LISTENS: bool = true;

    /// Called with each event in order.
    fn event(&mut self, event: Event);
}

impl Visitor for () {
    const LISTENS: bool = false;

    fn event(&mut self, _: Event) {}
}

impl Visitor for Vec<Event> {
    fn event(&mut self, event: Event) {
        self.push(event);
    }
}

impl<F: FnMut(Event)> Visitor for F {
    fn event(&mut self, event: Event) {
        self(event);
    }
}
