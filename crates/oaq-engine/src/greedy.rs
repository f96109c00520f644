//! A player who looks one move ahead.

use oaq_core::{Game, Move, Player, Position};

use crate::Chooser;

/// Takes what is best at once: a won game, then the largest margin in the
/// stores over the best opponent, quan, debts and all. Of equal moves the
/// first in the order 1R 1L 2R … is chosen, so that a game can be repeated.
///
/// What the reply will be is not considered.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Greedy;

impl Chooser for Greedy {
    fn choose(&mut self, game: &Game) -> Option<Move> {
        let position = game.position();
        let mover = position.to_move();
        position
            .legal_moves()
            .iter()
            .map(|m| (m, worth(&position.play_unchecked(m, &mut ()), mover)))
            // The first of equal moves; `max_by_key` would give the last.
            .reduce(|best, next| if next.1 > best.1 { next } else { best })
            .map(|(m, _)| m)
    }
}

/// What a position is worth to a player, best last: the game won, shared or
/// going on, lost; then the margin.
pub(crate) fn worth(position: &Position, player: Player) -> (i32, i32) {
    let (rank, scores) = match position.outcome() {
        Some(outcome) if !outcome.shares.has(player) => (-1, outcome.scores),
        Some(outcome) => (i32::from(outcome.shares.count() == 1), outcome.scores),
        None => (0, position.store_scores()),
    };
    let best_opponent = position
        .board()
        .seats()
        .filter(|&p| p != player)
        .map(|p| scores[p])
        .max()
        .unwrap_or(0);
    (rank, scores[player] - best_opponent)
}

#[cfg(test)]
mod tests {
    use super::*;
    use oaq_core::{QuanSquare, Rules, Setup, Store};

    fn choose(setup: &Setup) -> String {
        let position = Position::from_setup(Rules::STANDARD, setup).unwrap();
        Greedy.choose(&Game::new(position)).unwrap().to_string()
    }

    #[test]
    fn takes_the_quan_on_the_first_move() {
        assert_eq!(choose(&Setup::start(&Rules::STANDARD)), "1L");
    }

    #[test]
    fn wins_rather_than_captures_more() {
        // 5R takes nine dân; 3L takes two, which empties the last ô quan and
        // wins.
        let setup = Setup {
            rows: vec![vec![0, 0, 1, 0, 1], vec![0, 9, 0, 0, 0]],
            quan_squares: vec![
                QuanSquare::default(),
                QuanSquare {
                    dan: 2,
                    ..QuanSquare::default()
                },
            ],
            stores: vec![Store { dan: 30, quan: 2 }, Store { dan: 14, quan: 0 }],
            ..Setup::start(&Rules::STANDARD)
        };
        assert_eq!(choose(&setup), "3L");
    }

    #[test]
    fn a_finished_game_has_no_move() {
        let setup = Setup {
            quan_squares: vec![QuanSquare::default(); 2],
            ..Setup::start(&Rules::STANDARD)
        };
        let position = Position::from_setup(Rules::STANDARD, &setup).unwrap();
        assert_eq!(Greedy.choose(&Game::new(position)), None);
    }
}
