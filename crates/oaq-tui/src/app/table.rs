//! The game that is played: the sheet, the people, the clock, and what the
//! player to move is about to do.

use std::time::Duration;

use oaq_core::{
    Direction, Move, Outcome, Player, Position, Scores, Setup, Shares, Square, SquareKind,
};
use oaq_engine::{Analysis, Line};
use oaq_i18n::Names;
use oaq_play::variants::Chosen;
use oaq_play::{Sheet, Who};

use super::clock::{Clock, TimeControl};
use super::motion::Motion;
use super::people;
use super::series::Series;
use crate::sowing::Sowing;

/// How long the board rests before a computer moves.
const REST: Duration = Duration::from_millis(250);

/// What the player to move has chosen so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Choice {
    /// The square of the own row, from 1.
    pub(crate) number: u8,
    /// Whether it is taken, so that a direction comes next.
    pub(crate) taken: bool,
    /// The direction whose sowing is shown.
    pub(crate) direction: Option<Direction>,
}

impl Choice {
    /// The move that is shown.
    pub(crate) fn shown(self) -> Option<Move> {
        Move::new(self.number, self.direction?).filter(|_| self.taken)
    }
}

/// A game on the table.
#[derive(Debug)]
pub(crate) struct Table {
    pub(crate) sheet: Sheet,
    pub(crate) chosen: Chosen,
    pub(crate) series: Series,
    pub(crate) names: Names,
    pub(crate) control: Option<TimeControl>,
    pub(crate) clock: Option<Clock>,
    /// Where the game begins, if not as the rules say.
    pub(crate) start: Option<Setup>,
    /// From whose seat the board is seen.
    pub(crate) seat: Player,
    pub(crate) choice: Choice,
    /// The move that the mouse points at.
    pub(crate) pointed: Option<Move>,
    /// The square under the mouse.
    pub(crate) hovered: Option<Square>,
    /// The last move, as long as its dân are on their way.
    pub(crate) motion: Option<Motion>,
    pub(crate) paused: bool,
    /// What is left of the rest before a computer moves.
    pub(crate) rest: Duration,
    /// The move that was advised here.
    pub(crate) hint: Option<Line>,
    /// What the search has found of the position.
    pub(crate) found: Option<Analysis>,
    /// Changes whenever the position does.
    pub(crate) version: u64,
    /// The ending that was counted in the tally.
    pub(crate) counted: Option<Shares>,
    /// How many lines the list of moves is scrolled up.
    pub(crate) scrolled: usize,
}

impl Table {
    /// A game that begins, or goes on from a sheet.
    pub(crate) fn new(
        sheet: Sheet,
        chosen: Chosen,
        series: Series,
        control: Option<TimeControl>,
        start: Option<Setup>,
    ) -> Self {
        let mut table = Self {
            names: people::names(&series),
            sheet,
            chosen,
            series,
            clock: control.map(Clock::new),
            control,
            start,
            seat: Player::A,
            choice: Choice {
                number: 1,
                taken: false,
                direction: None,
            },
            pointed: None,
            hovered: None,
            motion: None,
            paused: false,
            rest: Duration::ZERO,
            hint: None,
            found: None,
            version: 0,
            counted: None,
            scrolled: 0,
        };
        table.seat = table.usual_seat();
        table.changed();
        table
    }

    /// Where the only person sits; A's seat if there are more or none.
    fn usual_seat(&self) -> Player {
        let mut people = self.seats().filter(|&seat| self.is_person(seat));
        match (people.next(), people.next()) {
            (Some(only), None) => only,
            _ => Player::A,
        }
    }

    pub(crate) fn position(&self) -> &Position {
        self.sheet.position()
    }

    pub(crate) fn seats(&self) -> impl Iterator<Item = Player> + use<> {
        self.position().board().seats()
    }

    pub(crate) fn who(&self, seat: Player) -> &Who {
        &self.series.at(seat).who
    }

    pub(crate) fn is_person(&self, seat: Player) -> bool {
        *self.who(seat) == Who::Human
    }

    pub(crate) fn mover(&self) -> Player {
        self.position().to_move()
    }

    /// Whether a person is to move, and nothing is on its way.
    pub(crate) fn awaits_person(&self) -> bool {
        self.is_quiet() && !self.sheet.is_over() && self.is_person(self.mover())
    }

    /// Whether a computer is to move.
    pub(crate) fn awaits_computer(&self) -> bool {
        !self.sheet.is_over() && !self.is_person(self.mover())
    }

    /// Whether nothing is on its way.
    pub(crate) const fn is_quiet(&self) -> bool {
        self.motion.is_none()
    }

    pub(crate) fn has_person(&self) -> bool {
        self.seats().any(|seat| self.is_person(seat))
    }

    /// The move whose sowing is shown before it is made.
    pub(crate) fn previewed(&self) -> Option<Move> {
        if !self.awaits_person() {
            return None;
        }
        let m = self.choice.shown().or(self.pointed)?;
        self.position().check_move(m).is_ok().then_some(m)
    }

    /// The square of the own row that is chosen.
    pub(crate) fn cursor(&self) -> Option<Square> {
        self.position()
            .board()
            .dan(self.mover(), self.choice.number)
    }

    /// The number of a square in the row of the player to move.
    pub(crate) fn own_number(&self, square: Square) -> Option<u8> {
        match self.position().board().kind(square) {
            SquareKind::Dan(player, number) if player == self.mover() => Some(number),
            _ => None,
        }
    }

    /// Whether a move can begin there.
    pub(crate) fn can_begin(&self, number: u8) -> bool {
        self.directions(number).next().is_some()
    }

    /// The directions in which a move can begin there.
    pub(crate) fn directions(&self, number: u8) -> impl Iterator<Item = Direction> + '_ {
        let legal = self.position().legal_moves();
        Direction::ALL.into_iter().filter(move |&direction| {
            Move::new(number, direction).is_some_and(|m| legal.contains(m))
        })
    }

    /// The position is another one: nothing is chosen in it yet.
    pub(crate) fn changed(&mut self) {
        self.version += 1;
        self.hint = None;
        self.found = None;
        self.pointed = None;
        self.scrolled = 0;
        self.rest = if self.awaits_computer() {
            REST
        } else {
            Duration::ZERO
        };
        let squares = self.position().board().squares();
        let wanted = self.choice.number.clamp(1, squares);
        // The nearest square that a move can begin in, the middle one at first.
        let wanted = if self.sheet.plies() == 0 {
            squares.div_ceil(2)
        } else {
            wanted
        };
        let nearest = (1..=squares)
            .filter(|&number| self.can_begin(number))
            .min_by_key(|number| number.abs_diff(wanted));
        self.choice = Choice {
            number: nearest.unwrap_or(wanted),
            taken: false,
            direction: None,
        };
    }

    /// How many moves are shown as made: not one that is on its way.
    pub(crate) fn shown_plies(&self) -> usize {
        self.sheet.plies() - usize::from(!self.is_quiet())
    }

    /// How the game ended on the board, once that is shown.
    fn shown_outcome(&self) -> Option<Outcome> {
        let is_shown = self.is_quiet() && self.sheet.ending().is_none();
        self.sheet.game().outcome().filter(|_| is_shown)
    }

    /// The points of a game that has ended on the board.
    pub(crate) fn final_points(&self) -> Option<Scores> {
        self.shown_outcome().map(|outcome| outcome.scores)
    }

    /// What lies on the board. Of a game that has ended there it is what is
    /// left when all has been counted and debts have been repaid.
    pub(crate) fn shown_setup(&self) -> Setup {
        let counted = || {
            self.shown_outcome()?;
            let ply = self.sheet.plies().checked_sub(1)?;
            let before = &self.sheet.game().positions()[ply];
            let events = self.sheet.turn(ply).to_vec();
            let sowing = Sowing::new(before, events, self.position().clone());
            let mut setup = sowing.frames().last()?.setup.clone();
            repay(&mut setup);
            Some(setup)
        };
        counted().unwrap_or_else(|| self.position().to_setup())
    }

    /// What the players have captured as far as it is shown, or at the end
    /// their points.
    pub(crate) fn shown_points(&self) -> Scores {
        if let Some(points) = self.final_points() {
            return points;
        }
        let plies = self.shown_plies();
        self.sheet.game().positions()[plies].store_scores()
    }

    /// How the game ended, if it has.
    pub(crate) fn shares(&self) -> Option<Shares> {
        match self.sheet.ending() {
            Some((shares, _)) => Some(shares),
            None => self.sheet.game().outcome().map(|outcome| outcome.shares),
        }
    }

    /// Keeps the tally in step with the game: one that has ended is counted
    /// once, and one whose end was taken back is not.
    pub(crate) fn tally(&mut self) {
        let shares = self.shares();
        if shares == self.counted {
            return;
        }
        if let Some(before) = self.counted.take() {
            self.series.uncount(before);
        }
        if let Some(now) = shares {
            self.series.count(now);
        }
        self.counted = shares;
    }

    /// The next game of the same people, who have all moved on by one seat.
    pub(crate) fn next_game(&self) -> Self {
        let mut series = self.series.clone();
        series.move_on();
        let sheet = Sheet::new(self.chosen.named(), self.start.clone());
        Self::new(
            sheet,
            self.chosen.clone(),
            series,
            self.control,
            self.start.clone(),
        )
    }

    /// How long until something changes by itself; `None` if nothing does.
    pub(crate) fn until_tick(&self, runs: bool) -> Option<Duration> {
        let motion = self.motion.as_ref().map(Motion::until_next);
        let rest = (runs && self.is_quiet() && !self.rest.is_zero()).then_some(self.rest);
        let clock = self
            .running_clock(runs)
            .map(|clock| clock.until_change(self.mover()));
        [motion, rest, clock].into_iter().flatten().min()
    }

    fn running_clock(&self, runs: bool) -> Option<&Clock> {
        let running = runs && self.is_quiet() && !self.sheet.is_over();
        self.clock.as_ref().filter(|_| running)
    }

    /// Time passes. `runs` says whether the players' time does too. Gives the
    /// player whose time is over.
    pub(crate) fn pass(&mut self, passed: Duration, runs: bool) -> Option<Player> {
        if let Some(motion) = &mut self.motion {
            if motion.advance(passed) {
                self.motion = None;
            }
            return None;
        }
        if !runs {
            return None;
        }
        self.rest = self.rest.saturating_sub(passed);
        if self.sheet.is_over() {
            return None;
        }
        let mover = self.mover();
        let has_time = self
            .clock
            .as_mut()
            .is_none_or(|clock| clock.run(mover, passed));
        (!has_time).then_some(mover)
    }
}

/// Gives back what players owe one another and the bank.
fn repay(setup: &mut Setup) {
    for debt in core::mem::take(&mut setup.debts) {
        if let Some(store) = setup.stores.get_mut(debt.debtor.index()) {
            store.dan = store.dan.saturating_sub_unsigned(debt.dan);
        }
        let creditor = debt.creditor.map(Player::index);
        if let Some(store) = creditor.and_then(|index| setup.stores.get_mut(index)) {
            store.dan = store.dan.saturating_add_unsigned(debt.dan);
        }
    }
}
