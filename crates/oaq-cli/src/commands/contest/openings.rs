//! Where the games of a match begin.

use std::path::Path;

use oaq_core::{Game, Move, Position};
use oaq_play::variants::Chosen;

use super::opening_file;
use super::plan::{Opening, mixed};
use crate::context::Context;
use crate::exit::Failure;

/// How many moves an opening by number has at most: with more of them there
/// would be millions.
pub(super) const MOST_PLIES: usize = 4;

/// The openings of a match: all first moves, or all lines of so many moves in an
/// order by chance, or those of a file.
pub(super) fn openings(
    typed: Option<&str>,
    rules: &Chosen,
    seed: u64,
    context: &mut Context<'_, '_>,
) -> Result<Vec<Opening>, Failure> {
    let start = Position::start(rules.rules);
    match typed {
        None => lines_of(&start, 1, context),
        Some(typed) => match typed.parse::<usize>() {
            Ok(plies) if plies <= MOST_PLIES => {
                let mut openings = lines_of(&start, plies, context)?;
                if plies > 1 {
                    shuffle(&mut openings, seed);
                }
                Ok(openings)
            }
            Ok(_) => {
                let args = [("most", MOST_PLIES.into())];
                let text = context.say.format("match-too-many-plies", &args);
                Err(Failure::Usage(text))
            }
            Err(_) => opening_file::read(Path::new(typed), rules, context),
        },
    }
}

/// All lines of so many moves after which the game goes on.
fn lines_of(
    start: &Position,
    plies: usize,
    context: &Context<'_, '_>,
) -> Result<Vec<Opening>, Failure> {
    let mut lines = vec![Vec::new()];
    for _ in 0..plies {
        let longer = lines.iter().flat_map(|moves: &Vec<Move>| {
            let mut game = Game::new(start.clone());
            let played = moves.iter().all(|&m| game.play(m).is_ok());
            debug_assert!(played);
            let next = game.position().legal_moves();
            next.iter()
                .filter(|&m| game.clone().play(m).is_ok_and(|next| !next.is_over()))
                .map(|m| moves.iter().copied().chain([m]).collect())
                .collect::<Vec<_>>()
        });
        lines = longer.collect();
    }
    if lines.is_empty() || start.is_over() {
        return Err(Failure::Usage(context.say.msg("match-no-opening")));
    }
    let opening = |moves| Opening {
        first: start.clone(),
        moves,
    };
    Ok(lines.into_iter().map(opening).collect())
}

/// Puts things into an order by chance.
fn shuffle<T>(things: &mut [T], seed: u64) {
    // Every place gets one of those that are left.
    for last in (1..things.len()).rev() {
        let below = last as u64 + 1;
        let wide = u128::from(mixed(seed, below)) * u128::from(below);
        // The upper half is below `below`, which is a place.
        let other = usize::try_from(wide >> 64).unwrap_or(last);
        things.swap(last, other);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_order_by_chance_has_everything_and_follows_from_the_seed() {
        let shuffled = |seed| {
            let mut things: Vec<u32> = (0..80).collect();
            shuffle(&mut things, seed);
            things
        };
        let mut things = shuffled(1);
        assert_eq!(things, shuffled(1));
        assert_ne!(things, shuffled(2));
        things.sort_unstable();
        assert_eq!(things, (0..80).collect::<Vec<_>>());
        // Every thing comes first about as often.
        let firsts = (0..8000).filter(|&seed| shuffled(seed)[0] < 20).count();
        assert!((1800..2200).contains(&firsts), "{firsts}");
    }
}
