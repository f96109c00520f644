//! The levels: what they promise.

mod endings;
mod games;
mod slips;
mod wins;

use oaq_core::files::RuleBook;
use oaq_core::{Game, Position, Rules};
use oaq_engine::{Chooser, RandomPlayer};

/// The rules of all shipped variants, with their ids.
fn variants() -> Vec<(String, Rules)> {
    let book = RuleBook::shipped();
    let variants = book.iter().map(|v| (v.id().to_owned(), *v.rules()));
    variants.collect()
}

/// A game after some random moves, with a choice to make.
fn random_game(rules: Rules, plies: u32, seed: u32) -> Option<Game> {
    let mut chance = RandomPlayer::new(seed.into());
    let mut game = Game::new(Position::start(rules));
    for _ in 0..plies {
        game.play(chance.choose(&game)?).unwrap();
    }
    (game.position().legal_moves().len() > 1).then_some(game)
}
