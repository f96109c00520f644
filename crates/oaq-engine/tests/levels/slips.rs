//! What the lower levels overlook.

use oaq_core::{Game, Move, Rules};
use oaq_engine::{Chooser, Level, LevelPlayer, Limits, Line, Options, Searcher, best_capture};

use crate::random_game;

/// Positions of random games in which one capture is worth more than any
/// other by two points or more.
fn with_one_best_capture() -> Vec<(Game, Move)> {
    let mut found = Vec::new();
    for seed in 0_u32..1500 {
        let Some(game) = random_game(Rules::STANDARD, 3 + seed % 12, seed) else {
            continue;
        };
        let position = game.position();
        let Some(best) = best_capture(position) else {
            continue;
        };
        let gain = |m| {
            let after = position.play_unchecked(m, &mut ());
            let mover = position.to_move();
            let scores = after.outcome().map_or(after.store_scores(), |o| o.scores);
            scores[mover] - position.store_scores()[mover]
        };
        let clear = |m| m == best.m || gain(m) + 2 <= gain(best.m);
        if position.legal_moves().iter().all(clear) && gain(best.m) >= 2 {
            found.push((game, best.m));
        }
    }
    assert!(found.len() > 300, "{}", found.len());
    found
}

/// In how many of a hundred positions a level makes the move.
fn taken(level: Level, positions: &[(Game, Move)]) -> usize {
    let mut player = LevelPlayer::new(level, 5);
    let taken = positions
        .iter()
        .filter(|(game, m)| player.choose(game) == Some(*m));
    taken.count() * 100 / positions.len()
}

#[test]
fn a_child_overlooks_much_that_a_beginner_takes() {
    let positions = with_one_best_capture();
    let child = taken(Level::Child, &positions);
    let beginner = taken(Level::Beginner, &positions);
    assert!((40..70).contains(&child), "{child} of 100");
    assert!((85..98).contains(&beginner), "{beginner} of 100");
}

/// A search that looks at as many moves as a level, in a table as large.
fn searched(nodes: u64, game: &Game) -> Option<Move> {
    let mut searcher = Searcher::new(Options {
        hash: 1,
        ..Options::default()
    });
    let limits = Limits {
        nodes: Some(nodes),
        depth: None,
    };
    let found = searcher.search(game, &limits, 1, &()).unwrap();
    found.best().map(Line::first)
}

#[test]
fn the_experienced_are_hasty_now_and_then_and_the_expert_never() {
    let games: Vec<Game> = (0..600)
        .filter_map(|seed| random_game(Rules::STANDARD, 4 + seed % 10, seed))
        .collect();
    let mut experienced = LevelPlayer::new(Level::Experienced, 6);
    let differ = games
        .iter()
        .filter(|game| experienced.choose(game) != searched(400, game));
    // Haste finds the move of the search about every second time.
    let permille = differ.count() * 1000 / games.len();
    assert!((15..80).contains(&permille), "{permille} of 1000");
    let mut expert = LevelPlayer::new(Level::Expert, 6);
    for game in &games[..40] {
        assert_eq!(expert.choose(game), searched(2_000, game));
    }
}
