//! What a move does, as facts that can be put in words.
//!
//! Nothing here is searched or judged: a fact holds whatever either player
//! plays next.

use oaq_core::{Event, Game, IllegalMove, Move, Outcome, Player, Position, Setup};

/// Pieces that one move takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Capture {
    /// The move.
    pub m: Move,
    /// How many dân it captures.
    pub dan: u32,
    /// How many quan.
    pub quan: u32,
    /// What that is worth under the rules, in dân.
    pub worth: u32,
}

/// A row that had to be filled again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refilled {
    /// Whose row it is.
    pub player: Player,
    /// How many squares got a dân.
    pub squares: u8,
    /// How many of those dân were borrowed.
    pub borrowed: u32,
}

/// What a move does.
///
/// ```
/// use oaq_core::{Direction, Game, Move, Position, Rules};
/// use oaq_engine::Facts;
///
/// let game = Game::new(Position::start(Rules::STANDARD));
/// let facts = Facts::of(&game, Move::new(5, Direction::Right).unwrap())?;
/// assert_eq!((facts.captures.dan, facts.captures.quan), (1, 1));
/// assert_eq!(facts.captures.worth, 11);
/// // B could take a quan before, and still can.
/// assert_eq!(facts.danger_before.map(|c| c.quan), Some(1));
/// assert_eq!(facts.danger.map(|c| c.quan), Some(1));
/// assert!(facts.outcome.is_none());
/// # Ok::<(), oaq_core::IllegalMove>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Facts {
    /// Who makes the move.
    pub mover: Player,
    /// Whose turn comes next in the order of play.
    pub next: Player,
    /// The move and what it captures, perhaps nothing.
    pub captures: Capture,
    /// The best capture of the mover if everybody else could pass after it.
    pub threat: Option<Capture>,
    /// The best capture that the next player would have had if the mover could
    /// pass.
    pub danger_before: Option<Capture>,
    /// The best capture of the next player after the move; of nobody if the
    /// mover moves again.
    pub danger: Option<Capture>,
    /// Whether the move leaves the mover's own row empty in a game that goes
    /// on.
    pub empties_own_row: bool,
    /// The row that had to be filled again after it.
    pub refilled: Option<Refilled>,
    /// How the game ends with it, if it does.
    pub outcome: Option<Outcome>,
}

impl Facts {
    /// What a move does in a game. Repetitions that end the game count.
    ///
    /// # Errors
    ///
    /// If the move is illegal.
    pub fn of(game: &Game, m: Move) -> Result<Self, IllegalMove> {
        let before = game.position();
        let mover = before.to_move();
        let mut captures = Capture {
            m,
            dan: 0,
            quan: 0,
            worth: 0,
        };
        let mut refilled: Option<Refilled> = None;
        let mut borrowed = 0;
        let mut game = game.clone();
        let before = before.clone();
        let mut listen = |event| match event {
            Event::Capture { dan, quan, .. } => {
                captures.dan += dan;
                captures.quan += quan;
            }
            Event::Borrow { dan, .. } => borrowed += dan,
            Event::Refill { player, squares } => {
                refilled = Some(Refilled {
                    player,
                    squares,
                    borrowed,
                });
            }
            _ => {}
        };
        let after = game.play_with(m, &mut listen).map_err(|e| e.reason)?;
        captures.worth = worth(&before, captures.dan, captures.quan);
        let outcome = after.outcome();
        let goes_on = outcome.is_none();
        let again = after.to_move() == mover;
        let threat = if again {
            best_capture(after)
        } else {
            with_mover(after, mover).as_ref().and_then(best_capture)
        };
        Ok(Self {
            mover,
            next: mover.next(before.rules().players),
            captures,
            threat: threat.filter(|_| goes_on),
            danger_before: threat_of_next(&before),
            danger: best_capture(after).filter(|_| !again),
            empties_own_row: goes_on && row_is_empty(after, mover),
            refilled,
            outcome,
        })
    }
}

/// The capture that is worth most to the player to move, the first of equal
/// ones in the order 1R 1L 2R …; `None` if nothing can be captured.
///
/// ```
/// use oaq_core::{Position, Rules};
/// let best = oaq_engine::best_capture(&Position::start(Rules::STANDARD));
/// assert_eq!(best.map(|c| (c.m.to_string(), c.worth)), Some(("1L".into(), 11)));
/// ```
#[must_use]
pub fn best_capture(position: &Position) -> Option<Capture> {
    let capture = |m| {
        let (mut dan, mut quan) = (0, 0);
        let _ = position.play_unchecked(m, &mut |event| {
            if let Event::Capture {
                dan: d, quan: q, ..
            } = event
            {
                dan += d;
                quan += q;
            }
        });
        Capture {
            m,
            dan,
            quan,
            worth: worth(position, dan, quan),
        }
    };
    position
        .legal_moves()
        .iter()
        .map(capture)
        .filter(|c| c.dan + c.quan > 0)
        // The first of equal captures; `max_by_key` would give the last.
        .reduce(|best, next| if next.worth > best.worth { next } else { best })
}

/// What the next player threatens: the best capture if the player to move could
/// pass. `None` if there is none, or if the game is over.
#[must_use]
pub fn threat_of_next(position: &Position) -> Option<Capture> {
    if position.is_over() {
        return None;
    }
    let next = position.to_move().next(position.rules().players);
    best_capture(&with_mover(position, next)?)
}

/// The same board with somebody else to move, whose row is filled again if it
/// is empty.
fn with_mover(position: &Position, player: Player) -> Option<Position> {
    let setup = Setup {
        to_move: player,
        ..position.to_setup()
    };
    Position::from_setup(*position.rules(), &setup).ok()
}

fn worth(position: &Position, dan: u32, quan: u32) -> u32 {
    dan + u32::from(position.rules().quan_value) * quan
}

fn row_is_empty(position: &Position, player: Player) -> bool {
    let board = position.board();
    (1..=board.squares())
        .filter_map(|number| board.dan(player, number))
        .all(|square| position.dan(square) == 0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use oaq_core::{Direction, QuanSquare, Rules, Store};

    fn game(rows: [[u32; 5]; 2], quan: [(u32, u32); 2], to_move: Player) -> Game {
        let square = |(quan, dan)| QuanSquare {
            quan,
            dan,
            captor: None,
        };
        let setup = Setup {
            rows: rows.map(Vec::from).to_vec(),
            quan_squares: quan.map(square).to_vec(),
            stores: vec![Store { dan: 20, quan: 0 }; 2],
            to_move,
            ..Setup::start(&Rules::STANDARD)
        };
        Game::new(Position::from_setup(Rules::STANDARD, &setup).unwrap())
    }

    const QUAN: (u32, u32) = (1, 0);

    fn m(number: u8, letter: char) -> Move {
        let mut directions = Direction::ALL.into_iter();
        let direction = directions.find(|d| d.letter() == letter).unwrap();
        Move::new(number, direction).unwrap()
    }

    fn facts(game: &Game, number: u8, letter: char) -> Facts {
        Facts::of(game, m(number, letter)).unwrap()
    }

    fn shown(capture: Option<Capture>) -> String {
        capture.map_or_else(String::new, |c| format!("{} {}+{}Q", c.m, c.dan, c.quan))
    }

    #[test]
    fn what_a_move_prevents() {
        // B would go 5R into QB, over the empty A1, and take the seven of A2.
        let game = game([[0, 7, 0, 0, 1], [0, 0, 0, 0, 1]], [QUAN, QUAN], Player::A);
        let left = facts(&game, 5, 'R');
        assert_eq!(shown(left.danger_before), "5R 7+0Q");
        assert_eq!(shown(left.danger), "5R 7+0Q", "nothing is done about it");
        let saved = facts(&game, 2, 'L');
        assert_eq!(saved.danger_before, left.danger_before);
        assert!(saved.danger.is_none_or(|c| c.worth < 7), "{saved:?}");
        assert_eq!(
            threat_of_next(game.position()),
            left.danger_before,
            "the threat is the same thing"
        );
    }

    #[test]
    fn a_threat_is_what_comes_if_the_others_pass() {
        // After 1R the single dân in A2 threatens to go on to A3 and take A5.
        let game = game([[1, 0, 0, 0, 6], [0, 0, 3, 0, 0]], [QUAN, QUAN], Player::A);
        let found = facts(&game, 1, 'R');
        assert_eq!(found.captures.worth, 0);
        assert_eq!(shown(found.threat), "2R 6+0Q");
    }

    #[test]
    fn the_row_that_must_be_filled_again_is_told() {
        // B's only dân goes into QB and relays with the one of A1.
        let mut game = game([[1, 0, 0, 0, 6], [0, 0, 0, 0, 1]], [QUAN, QUAN], Player::B);
        let found = facts(&game, 5, 'R');
        assert!(found.empties_own_row);
        assert_eq!(found.refilled, None, "only the next player's row is filled");
        game.play(m(5, 'R')).unwrap();
        let found = facts(&game, 2, 'R');
        assert_eq!((found.captures.dan, found.captures.quan), (6, 0));
        let refilled = found.refilled.expect("B's row was empty");
        assert_eq!((refilled.player, refilled.squares), (Player::B, 5));
        assert_eq!(refilled.borrowed, 0);
    }

    #[test]
    fn an_end_leaves_nothing_to_threaten() {
        // 3L goes to A2 and over the empty A1 takes the last dân of the ô quan.
        let game = game(
            [[0, 0, 1, 0, 1], [0, 9, 0, 0, 0]],
            [(0, 0), (0, 2)],
            Player::A,
        );
        let found = facts(&game, 3, 'L');
        assert_eq!(found.captures.dan, 2);
        assert!(found.outcome.is_some());
        assert_eq!((found.threat, found.danger), (None, None));
        assert!(!found.empties_own_row);
    }

    #[test]
    fn an_illegal_move_is_refused() {
        let game = game([[0, 1, 0, 0, 0], [1; 5]], [QUAN, QUAN], Player::A);
        assert!(Facts::of(&game, m(1, 'R')).is_err());
    }
}
