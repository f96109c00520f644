//! A turn told in words from its events.

mod end;
mod full;
mod short;

use core::ops::Range;

use oaq_core::{Board, Direction, Event, Player, Position, Square, SquareKind};

use crate::terms::Case;
use crate::{Arg, Messages, Names};

/// Tells turns in words.
///
/// What happened comes from the events of a turn, and from the position after
/// it what the events do not say: the rules, the stores, the debts. The events
/// must be all those of one turn, in order, as
/// [`play_with`](Position::play_with) tells them, or those of
/// [`from_setup_with`](Position::from_setup_with), where nobody moved.
///
/// ```
/// use oaq_core::{Direction, Move, Position, Rules};
/// use oaq_i18n::{Lang, Messages, Names, Narrator};
///
/// let start = Position::start(Rules::STANDARD);
/// let mut events = Vec::new();
/// let after = start.play_with(Move::new(3, Direction::Left).unwrap(), &mut events)?;
/// let (messages, names) = (Messages::new(Lang::Vi), Names::default());
/// let steps = Narrator::new(&messages, &names).full(&events, &after);
/// assert_eq!(
///     steps[0].text,
///     "A bốc 5 dân từ ô A3, rải sang trái, lần lượt vào A2, A1, ô quan QB, B5 và B4."
/// );
/// assert_eq!(steps[0].events, 0..6);
/// # Ok::<(), oaq_core::PlayError>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Narrator<'a> {
    messages: &'a Messages,
    names: &'a Names,
}

/// One step of a turn, told in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// One or a few sentences.
    pub text: String,
    /// The events that the step tells. The steps of a turn cover all its
    /// events, each once and in order; those that sum up the scores come last
    /// and have an empty range there.
    pub events: Range<usize>,
}

impl<'a> Narrator<'a> {
    /// Tells turns in the language of the messages, with these names.
    #[must_use]
    pub const fn new(messages: &'a Messages, names: &'a Names) -> Self {
        Self { messages, names }
    }

    /// A turn in one sentence: who sowed from where and which way, what was
    /// captured, and whether somebody was passed over, a row refilled or the
    /// game is over. Empty where nothing happened.
    ///
    /// # Panics
    ///
    /// If an event names a square that is not on the board.
    #[must_use]
    pub fn short(&self, events: &[Event], after: &Position) -> String {
        Turn::new(*self, events, after).short()
    }

    /// A turn step by step, each with the events it tells: the sowing, each
    /// relay and capture, why the turn ended, the refill, how the game ended
    /// and how the scores add up. No steps where nothing happened.
    ///
    /// # Panics
    ///
    /// If an event names a square that is not on the board.
    #[must_use]
    pub fn full(&self, events: &[Event], after: &Position) -> Vec<Step> {
        Turn::new(*self, events, after).full()
    }
}

/// A turn that is being told.
struct Turn<'a> {
    messages: &'a Messages,
    names: &'a Names,
    events: &'a [Event],
    after: &'a Position,
    board: Board,
    /// Who moved and which way; `None` where nobody moved.
    by: Option<(Player, Direction)>,
}

impl<'a> Turn<'a> {
    fn new(narrator: Narrator<'a>, events: &'a [Event], after: &'a Position) -> Self {
        let board = after.board();
        Self {
            messages: narrator.messages,
            names: narrator.names,
            events,
            after,
            board,
            by: mover(board, events),
        }
    }

    fn say(&self, id: &str, args: &[(&str, Arg<'_>)]) -> String {
        self.messages.format(id, args)
    }

    fn name(&self, player: Player) -> Arg<'a> {
        self.names.get(player).into()
    }

    fn square(&self, case: Case, square: Square) -> Arg<'static> {
        self.messages.square_in(case, self.board, square).into()
    }

    /// That a player changed a quan into dân with another.
    fn exchange(&self, id: &str, player: Player, with: Player, dan: u32) -> String {
        let args = [
            ("player", self.name(player)),
            ("with", self.name(with)),
            ("dan", dan.into()),
        ];
        self.say(id, &args)
    }

    /// That a player borrowed dân, from another or from the bank.
    fn loan(
        &self,
        from_player: &str,
        from_bank: &str,
        debtor: Player,
        creditor: Option<Player>,
        dan: u32,
    ) -> String {
        let mut args = vec![("player", self.name(debtor)), ("dan", dan.into())];
        match creditor {
            Some(creditor) => {
                args.push(("creditor", self.name(creditor)));
                self.say(from_player, &args)
            }
            None => self.say(from_bank, &args),
        }
    }
}

/// Who moved and which way.
fn mover(board: Board, events: &[Event]) -> Option<(Player, Direction)> {
    let &[Event::Pick { square, .. }, Event::Sow { square: first }, ..] = events else {
        return None;
    };
    let SquareKind::Dan(player, _) = board.kind(square) else {
        return None;
    };
    let direction = Direction::ALL
        .into_iter()
        .find(|&d| board.step(square, d) == first)?;
    Some((player, direction))
}
