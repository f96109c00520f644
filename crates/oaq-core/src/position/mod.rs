//! A position of a game: checked, and ready for its mover.

mod illegal;
mod key;
mod symmetry;

pub use illegal::{IllegalMove, PlayError};
pub use key::RepetitionKey;
pub(crate) use key::{fold, mix};

use core::fmt;

use crate::board::MAX_RING;
use crate::state::{self, BANK, Books, Ring as _, State, Stores as _, WideRing};
use crate::{
    Board, Debt, Direction, DirectionRule, EndReason, Event, Move, MoveList, Outcome, Player,
    QuanSquare, Rules, Scores, Setup, SetupErrors, Square, Store, Visitor,
};

/// A position under given rules.
///
/// A position is either over, or its mover has a move: the row has been
/// refilled where it was empty. Equality compares everything, the rules and
/// the counters included; [`Position::repetition_key`] is what the repetition
/// rule compares.
///
/// Playing makes a new position and leaves the old one as it is.
///
/// ```
/// use oaq_core::{Direction, Move, Player, Position, Rules};
///
/// let start = Position::start(Rules::STANDARD);
/// let next = start.play(Move::new(5, Direction::Right).unwrap())?;
/// assert_eq!(next.store(Player::A).quan, 1);
/// assert_eq!(next.to_move(), Player::B);
/// # Ok::<(), oaq_core::PlayError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Position {
    rules: Rules,
    state: State<WideRing, Books>,
    over: Option<Over>,
}

/// That and how a position is over.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Over {
    reason: EndReason,
    last_mover: Option<Player>,
}

impl Position {
    /// The start of a game.
    #[must_use]
    pub fn start(rules: Rules) -> Self {
        Self::begin(
            rules,
            Self::state_of(&rules, &Setup::start(&rules)),
            &mut (),
        )
    }

    /// Makes a game of a position that was written down: the tests of RULES §4
    /// run without a move, with nobody as last mover, and the mover's row is
    /// refilled if it is empty. The result may be over.
    ///
    /// # Errors
    ///
    /// Everything that is wrong with the setup.
    pub fn from_setup(rules: Rules, setup: &Setup) -> Result<Self, SetupErrors> {
        Self::from_setup_with(rules, setup, &mut ())
    }

    /// As [`Position::from_setup`], telling a visitor about the refill or the
    /// end.
    ///
    /// # Errors
    ///
    /// Everything that is wrong with the setup.
    pub fn from_setup_with<V: Visitor>(
        rules: Rules,
        setup: &Setup,
        visitor: &mut V,
    ) -> Result<Self, SetupErrors> {
        setup.check(&rules)?;
        Ok(Self::begin(rules, Self::state_of(&rules, setup), visitor))
    }

    fn begin<V: Visitor>(rules: Rules, mut state: State<WideRing, Books>, visitor: &mut V) -> Self {
        let occupied = state.ring.occupied(rules.board());
        let reason = state.settle(&rules, occupied, visitor);
        let mut position = Self {
            rules,
            state,
            over: None,
        };
        if let Some(reason) = reason {
            position.finish(reason, None, visitor);
        } else {
            position.apply_limits(None, visitor);
        }
        position
    }

    /// The numbers of a checked setup.
    // `Setup::check` holds every count below what the fields take.
    #[expect(clippy::cast_possible_truncation)]
    fn state_of(rules: &Rules, setup: &Setup) -> State<WideRing, Books> {
        let board = rules.board();
        let mut state = State {
            ring: WideRing([0; MAX_RING]),
            quan: [0; 4],
            quan_on: 0,
            stores: Books::default(),
            quiet_plies: setup.quiet_plies,
            plies: setup.plies,
            mover: setup.to_move,
            fixed: setup.direction,
        };
        for player in board.seats() {
            let p = player.index();
            for (square, &dan) in board.row(player).zip(&setup.rows[p]) {
                state.ring.0[square.index()] = dan as u16;
            }
            let QuanSquare { quan, dan, captor } = setup.quan_squares[p];
            state.ring.0[board.quan(player).index()] = dan as u16;
            state.quan[p] = quan as u8;
            state.quan_on |= u64::from(quan > 0) << board.quan(player).index();
            state.stores.captor[p] = captor.map_or(0, |c| c as u8 + 1);
            state.stores.dan[p] = setup.stores[p].dan as i16;
            state.stores.quan[p] = setup.stores[p].quan as u8;
        }
        for debt in &setup.debts {
            let column = debt.creditor.map_or(BANK, Player::index);
            state.stores.debts[debt.debtor.index()][column] = debt.dan as u16;
        }
        state
    }

    /// The position as it would be written down.
    #[must_use]
    pub fn to_setup(&self) -> Setup {
        let board = self.board();
        Setup {
            rows: board
                .seats()
                .map(|p| board.row(p).map(|s| self.dan(s)).collect())
                .collect(),
            quan_squares: board
                .seats()
                .map(|p| QuanSquare {
                    quan: self.quan(board.quan(p)),
                    dan: self.dan(board.quan(p)),
                    captor: self.captor(p),
                })
                .collect(),
            to_move: self.to_move(),
            direction: self.state.fixed,
            stores: board.seats().map(|p| self.store(p)).collect(),
            debts: self.debts().collect(),
            quiet_plies: self.quiet_plies(),
            plies: self.plies(),
        }
    }

    /// The rules.
    #[must_use]
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The shape of the board.
    #[must_use]
    pub const fn board(&self) -> Board {
        self.rules.board()
    }

    /// Who moves; in a finished game, who would.
    #[must_use]
    pub const fn to_move(&self) -> Player {
        self.state.mover
    }

    /// The dân in a square.
    ///
    /// # Panics
    ///
    /// If the square lies outside every ring.
    #[must_use]
    pub fn dan(&self, square: Square) -> u32 {
        self.state.ring.dan(square.index())
    }

    /// The quan in a square: none in an ô dân.
    #[must_use]
    pub fn quan(&self, square: Square) -> u32 {
        self.state.quan_at(self.board(), square)
    }

    /// What a player has captured; nothing for one who is not in the game.
    #[must_use]
    pub fn store(&self, player: Player) -> Store {
        Store {
            dan: i32::from(self.state.stores.dan[player.index()]),
            quan: u32::from(self.state.stores.quan[player.index()]),
        }
    }

    /// Who captured the quan of the ô quan at a player's right hand; remembered
    /// only with `quan-leftover = "captor"`.
    #[must_use]
    pub fn captor(&self, at_right_of: Player) -> Option<Player> {
        self.state.stores.captor(at_right_of.index())
    }

    /// The debts, by debtor, then creditor, the bank last.
    pub fn debts(&self) -> impl Iterator<Item = Debt> {
        let debts = self.state.stores.debts;
        Player::ALL.into_iter().flat_map(move |debtor| {
            (0..=BANK).filter_map(move |column| {
                let dan = u32::from(debts[debtor.index()][column]);
                (dan > 0).then_some(Debt {
                    debtor,
                    creditor: Player::from_index(column),
                    dan,
                })
            })
        })
    }

    /// Plies since the last capture.
    #[must_use]
    pub const fn quiet_plies(&self) -> u32 {
        self.state.quiet_plies
    }

    /// Plies since the start of the game.
    #[must_use]
    pub const fn plies(&self) -> u32 {
        self.state.plies
    }

    /// The direction that the first move fixed for everybody, with
    /// `direction = "fixed-by-first-move"`.
    #[must_use]
    pub const fn fixed_direction(&self) -> Option<Direction> {
        self.state.fixed
    }

    /// The moves of the player to move; none when the game is over, and at
    /// least one otherwise.
    #[must_use]
    pub fn legal_moves(&self) -> MoveList {
        if self.is_over() {
            MoveList::EMPTY
        } else {
            self.state.moves(&self.rules)
        }
    }

    /// Says why a move cannot be played.
    ///
    /// # Errors
    ///
    /// The reason.
    pub fn check_move(&self, m: Move) -> Result<(), IllegalMove> {
        if let Some(over) = self.over {
            return Err(IllegalMove::GameOver(over.reason));
        }
        let number = m.number();
        let Some(square) = self.board().dan(self.to_move(), number) else {
            return Err(IllegalMove::NoSuchSquare {
                number,
                squares: self.rules.squares,
            });
        };
        if self.dan(square) == 0 {
            return Err(IllegalMove::EmptySquare {
                player: self.to_move(),
                number,
            });
        }
        let allowed = match self.rules.direction {
            DirectionRule::Free => None,
            DirectionRule::CounterClockwise => Some(Direction::Right),
            DirectionRule::Clockwise => Some(Direction::Left),
            DirectionRule::FixedByFirstMove => self.state.fixed,
        };
        match allowed {
            Some(allowed) if allowed != m.direction() => {
                Err(IllegalMove::WrongDirection { allowed })
            }
            _ => Ok(()),
        }
    }

    /// Plays a move.
    ///
    /// The limits on quiet plies and on all plies are applied; repetition needs
    /// the history and belongs to [`Game`](crate::Game).
    ///
    /// # Errors
    ///
    /// If the move is illegal: why, and the position as it was.
    pub fn play(&self, m: Move) -> Result<Self, PlayError> {
        self.play_with(m, &mut ())
    }

    /// As [`Position::play`], telling a visitor each thing that happens.
    ///
    /// # Errors
    ///
    /// If the move is illegal; the visitor has been told nothing.
    pub fn play_with<V: Visitor>(&self, m: Move, visitor: &mut V) -> Result<Self, PlayError> {
        self.require_legal(m)?;
        Ok(self.play_unchecked(m, visitor))
    }

    pub(crate) fn require_legal(&self, m: Move) -> Result<(), PlayError> {
        self.check_move(m).map_err(|reason| PlayError {
            position: Box::new(self.clone()),
            m,
            reason,
        })
    }

    /// Plays a move that is known to be legal.
    ///
    /// # Panics
    ///
    /// May panic if the square's number is not on the board. Any other illegal
    /// move gives a position of no game.
    #[must_use]
    pub fn play_unchecked<V: Visitor>(&self, m: Move, visitor: &mut V) -> Self {
        let mut next = self.advance(m, visitor);
        next.apply_limits(Some(self.to_move()), visitor);
        next
    }

    /// Plays a legal move with the tests 1 to 3 of RULES §4 only.
    pub(crate) fn advance<V: Visitor>(&self, m: Move, visitor: &mut V) -> Self {
        let mut next = self.clone();
        next.step(m, visitor);
        next
    }

    /// As [`Position::advance`], in place.
    pub(crate) fn step<V: Visitor>(&mut self, m: Move, visitor: &mut V) {
        let mover = self.to_move();
        if let Some(reason) = self.state.ply(&self.rules, m, visitor) {
            self.finish(reason, Some(mover), visitor);
        }
    }

    /// The tests 5 and 6 of RULES §4, unless the game is over already.
    pub(crate) fn apply_limits<V: Visitor>(&mut self, last_mover: Option<Player>, visitor: &mut V) {
        if let (None, Some(reason)) = (self.over, self.state.limits(&self.rules)) {
            self.finish(reason, last_mover, visitor);
        }
    }

    /// Ends the game.
    pub(crate) fn finish<V: Visitor>(
        &mut self,
        reason: EndReason,
        last_mover: Option<Player>,
        visitor: &mut V,
    ) {
        self.over = Some(Over { reason, last_mover });
        if V::LISTENS {
            visitor.event(Event::End { reason });
            state::outcome(&self.state, &self.rules, reason, last_mover, visitor);
        }
    }

    /// Whether the game is over.
    #[must_use]
    pub const fn is_over(&self) -> bool {
        self.over.is_some()
    }

    /// How the game ended, if it did.
    ///
    /// ```
    /// use oaq_core::{EndReason, Position, QuanSquare, Rules, Setup};
    /// let mut setup = Setup::start(&Rules::STANDARD);
    /// setup.quan_squares = vec![QuanSquare::default(); 2];
    /// let outcome = Position::from_setup(Rules::STANDARD, &setup)?.outcome().unwrap();
    /// assert_eq!(outcome.reason, EndReason::QuanSquaresEmpty);
    /// assert_eq!(outcome.scores.as_slice(), [25, 25]);
    /// assert_eq!(outcome.shares.to_string(), "1/2-1/2");
    /// # Ok::<(), oaq_core::SetupErrors>(())
    /// ```
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        let Over { reason, last_mover } = self.over?;
        Some(state::outcome(
            &self.state,
            &self.rules,
            reason,
            last_mover,
            &mut (),
        ))
    }

    /// The points each player would have if the game were counted now, with
    /// everything on the board. Under `quan-leftover = "last-mover"` the dân in
    /// the ô quan go to nobody unless the game is over.
    #[must_use]
    pub fn scores(&self) -> Scores {
        let last_mover = self.over.and_then(|over| over.last_mover);
        self.state.scores(&self.rules, last_mover, &mut ())
    }

    /// The points each player has in the store: captured dân and quan, less
    /// what is owed, plus what is lent. What lies on the board does not count.
    #[must_use]
    pub fn store_scores(&self) -> Scores {
        Scores::new(self.state.stores.points(&self.rules), self.rules.players)
    }

    /// What the repetition rule compares.
    #[must_use]
    pub const fn repetition_key(&self) -> RepetitionKey {
        RepetitionKey {
            ring: self.state.ring.0,
            quan: self.state.quan,
            mover: self.state.mover,
        }
    }

    pub(crate) const fn state(&self) -> &State<WideRing, Books> {
        &self.state
    }
}

impl fmt::Debug for Position {
    /// Roughly the notation's text, for test output; `oaq-notation` writes the
    /// real one.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let setup = self.to_setup();
        f.debug_struct("Position")
            .field("rules", &self.rules)
            .field("rows", &setup.rows)
            .field("quan_squares", &setup.quan_squares)
            .field("to_move", &setup.to_move)
            .field("direction", &setup.direction)
            .field("stores", &setup.stores)
            .field("debts", &setup.debts)
            .field("quiet_plies", &setup.quiet_plies)
            .field("plies", &setup.plies)
            .field("over", &self.outcome())
            .finish_non_exhaustive()
    }
}
