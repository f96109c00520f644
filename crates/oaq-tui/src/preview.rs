//! What a move would do, before it is made.

use oaq_core::{
    Board, Direction, Event, Move, PlayError, Position, Setup, Square, SquareKind, StopReason,
};

/// A square that a move captures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Captured {
    /// The square.
    pub square: Square,
    /// The dân that lie there when it is captured.
    pub dan: u32,
    /// The quan that lie there.
    pub quan: u32,
}

/// What a move would do: where its dân go, what it captures, where it ends.
///
/// ```
/// use oaq_core::{Direction, Move, Position, Rules, StopReason};
/// use oaq_tui::Preview;
/// let start = Position::start(Rules::STANDARD);
/// let preview = Preview::new(&start, Move::new(5, Direction::Right).unwrap())?;
/// assert_eq!(preview.captured.len(), 1);
/// assert_eq!((preview.captured[0].dan, preview.captured[0].quan), (1, 1));
/// assert_eq!(preview.end.unwrap().0, StopReason::Captured);
/// # Ok::<(), oaq_core::PlayError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Preview {
    /// The move.
    pub chosen: Move,
    /// Its square.
    pub origin: Square,
    /// Its direction.
    pub direction: Direction,
    /// How many dân fall into each square, by its index in the ring.
    pub sown: Vec<u32>,
    /// Whether the dân of a square are taken up, at the start or in a relay,
    /// by its index in the ring.
    pub lifted: Vec<bool>,
    /// How many dân lie in each square when the turn has ended and no row has
    /// been refilled, by its index in the ring.
    pub left: Vec<u32>,
    /// What is captured, in order.
    pub captured: Vec<Captured>,
    /// Why and where the turn ends.
    pub end: Option<(StopReason, Square)>,
    /// All that happens, for who wants to tell it.
    pub events: Vec<Event>,
    /// The position after the move.
    pub after: Position,
}

impl Preview {
    /// What the move does in this position.
    ///
    /// # Errors
    ///
    /// If it cannot be made there.
    pub fn new(position: &Position, chosen: Move) -> Result<Self, PlayError> {
        let mut events = Vec::new();
        let after = position.play_with(chosen, &mut events)?;
        let board = position.board();
        let mut preview = Self {
            chosen,
            origin: board
                .dan(position.to_move(), chosen.number())
                .unwrap_or(Square::new(0)),
            direction: chosen.direction(),
            sown: vec![0; board.ring_len()],
            lifted: vec![false; board.ring_len()],
            left: Vec::new(),
            captured: Vec::new(),
            end: None,
            events: Vec::new(),
            after,
        };
        let mut setup = position.to_setup();
        for &event in &events {
            if !matches!(
                event,
                Event::Exchange { .. } | Event::Borrow { .. } | Event::Refill { .. }
            ) {
                setup.apply(position.rules(), position.to_move(), event);
            }
            match event {
                Event::Pick { square, .. }
                | Event::Relay { square, .. }
                | Event::TakeOne { square } => preview.lifted[square.index()] = true,
                Event::Sow { square } => preview.sown[square.index()] += 1,
                Event::Capture {
                    square, dan, quan, ..
                } => preview.captured.push(Captured { square, dan, quan }),
                Event::Stop { reason, square } => preview.end = Some((reason, square)),
                _ => {}
            }
        }
        preview.events = events;
        preview.left = board
            .ring()
            .map(|square| dan_in(&setup, board, square))
            .collect();
        Ok(preview)
    }

    /// What is captured in a square, if anything.
    #[must_use]
    pub fn captured_at(&self, square: Square) -> Option<Captured> {
        let mut captured = self.captured.iter();
        captured.find(|captured| captured.square == square).copied()
    }

    /// The dân and quan that are captured in all.
    #[must_use]
    pub fn total(&self) -> (u32, u32) {
        let sum = |(dan, quan): (u32, u32), captured: &Captured| {
            (dan + captured.dan, quan + captured.quan)
        };
        self.captured.iter().fold((0, 0), sum)
    }
}

/// The dân in a square; none where the setup lacks it.
pub(crate) fn dan_in(setup: &Setup, board: Board, square: Square) -> u32 {
    let dan = match board.kind(square) {
        SquareKind::Dan(player, number) => {
            let row = setup.rows.get(player.index());
            row.and_then(|row| row.get(usize::from(number) - 1))
                .copied()
        }
        SquareKind::Quan(player) => setup.quan_squares.get(player.index()).map(|q| q.dan),
    };
    dan.unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use oaq_core::Rules;

    use super::*;

    #[test]
    fn a_preview_tells_the_relay_and_the_capture() {
        let start = Position::start(Rules::STANDARD);
        let preview = Preview::new(&start, Move::new(5, Direction::Right).unwrap()).unwrap();
        let lifted = |n: u8| preview.lifted[usize::from(n)];
        // A5 is taken up and sown into QA, B1 to B4; B5 is relayed.
        assert!(lifted(4) && lifted(10));
        assert_eq!(preview.lifted.iter().filter(|&&lifted| lifted).count(), 2);
        assert_eq!(preview.sown.iter().sum::<u32>(), 10);
        assert_eq!(preview.sown[5], 1);
        assert_eq!(preview.total(), (1, 1));
        assert_eq!(preview.origin, Square::new(4));
        let captured = preview.captured_at(Square::new(5)).unwrap();
        assert_eq!((captured.dan, captured.quan), (1, 1));
    }

    #[test]
    fn a_move_that_cannot_be_made_is_refused() {
        let start = Position::start(Rules::STANDARD);
        assert!(Preview::new(&start, Move::new(9, Direction::Left).unwrap()).is_err());
    }
}
