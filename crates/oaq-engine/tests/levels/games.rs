//! Whole games under all rules.

use oaq_core::{Game, Move, Position, Rules};
use oaq_engine::{Chooser, Level, LevelPlayer, Limits};

use crate::variants;

/// A player for whom a few moves are enough, so that many games can be played.
fn player(level: Level, seed: u64) -> LevelPlayer {
    let limits = Limits {
        nodes: Some(1_000),
        depth: None,
    };
    LevelPlayer::new(level, seed).with_handler((), limits)
}

/// The moves of a game in which the levels sit at the board in turn.
fn play(rules: Rules, first: usize, seed: u64) -> Vec<Move> {
    let mut game = Game::new(Position::start(rules));
    let mut players: Vec<LevelPlayer> = (0..usize::from(rules.players))
        .map(|seat| player(Level::ALL[(first + seat) % 6], seed + seat as u64))
        .collect();
    while let Some(m) = players[game.position().to_move().index()].choose(&game) {
        game.play(m).expect("a legal move");
    }
    assert!(game.outcome().is_some());
    game.moves().to_vec()
}

#[test]
fn every_level_plays_every_variant_by_the_rules_and_again_with_the_same_seed() {
    for (id, rules) in variants() {
        for first in 0..6 {
            let moves = play(rules, first, 7);
            assert_eq!(moves, play(rules, first, 7), "{id}, level {first}");
        }
    }
}

#[test]
fn another_seed_gives_another_game() {
    let rules = Rules::STANDARD;
    let games: Vec<_> = (0..6).map(|seed| play(rules, 0, 100 * seed)).collect();
    let mut different = games.clone();
    different.sort();
    different.dedup();
    assert_eq!(different.len(), games.len());
}

/// What these moves are may change with the levels; it must not change with
/// the machine.
#[test]
fn a_seed_gives_the_same_game_on_every_machine() {
    for (first, expected) in [
        (0, "5R 1R 4L 2L 3L 1R 1R 2R"),
        (2, "1L 3L 1R 5L 5L 5L 2L 3L"),
    ] {
        let moves = play(Rules::STANDARD, first, 2024);
        let text: Vec<String> = moves.iter().take(8).map(ToString::to_string).collect();
        assert_eq!(text.join(" "), expected, "{first}");
    }
}

#[test]
fn nobody_moves_in_a_finished_game() {
    let rules = Rules::STANDARD;
    let mut game = Game::new(Position::start(rules));
    let mut players = [player(Level::Child, 1), player(Level::Beginner, 2)];
    while let Some(m) = players[game.position().to_move().index()].choose(&game) {
        game.play(m).unwrap();
    }
    for level in Level::ALL {
        assert_eq!(player(level, 3).choose(&game), None, "{level}");
    }
}
