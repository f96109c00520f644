//! With three and four players nobody who searches is wrong about an ending.

use oaq_core::{EndReason, Game, Move, Player, Position, Rules, Switches};
use oaq_engine::{Chooser, Level, LevelPlayer, Options, RandomPlayer, Searcher};

/// What each player gets in the end: the share of the win, in twelfths, and the
/// margin over the best of the others.
type Worth = Vec<(u32, i32)>;

fn at_the_end(game: &Game) -> Option<Worth> {
    let outcome = game.outcome()?;
    let scores = outcome.scores.as_slice();
    let worth = |player: Player| {
        let own = player.index();
        let others = (0..scores.len()).filter(|&p| p != own).map(|p| scores[p]);
        let share = if outcome.shares.has(player) {
            12 / outcome.shares.count()
        } else {
            0
        };
        (share, scores[own] - others.max().unwrap_or(0))
    };
    Some(game.position().board().seats().map(worth).collect())
}

fn after(game: &Game, m: Move) -> Game {
    let mut next = game.clone();
    next.play(m).unwrap();
    next
}

/// What is left to look at, and what was seen.
struct Look {
    left: u32,
    /// Whether a line ended otherwise than by the number of its moves.
    natural: bool,
}

/// What everybody gets when all play for themselves to the very end, by looking
/// at every line; of equal moves the first is made. `None` if that takes more
/// than the moves left.
fn to_the_end(game: &Game, look: &mut Look) -> Option<Worth> {
    if let Some(worth) = at_the_end(game) {
        look.natural |= game.outcome()?.reason != EndReason::MaxPlies;
        return Some(worth);
    }
    let me = game.position().to_move().index();
    let mut best: Option<Worth> = None;
    for m in game.position().legal_moves() {
        look.left = look.left.checked_sub(1)?;
        let worth = to_the_end(&after(game, m), look)?;
        if best.as_ref().is_none_or(|best| worth[me] > best[me]) {
            best = Some(worth);
        }
    }
    best
}

/// Games on small boards in which little is left to play, since so many moves
/// end them if nothing else does.
fn late_games(players: u8) -> Vec<Game> {
    let game = |seed: u32| {
        let switches = Switches {
            players,
            squares: 2 + u8::try_from(seed % 3).ok()?,
            dan: 1 + u8::try_from(seed / 3 % 3).ok()?,
            max_plies: 6 + seed % 21,
            ..Rules::STANDARD.switches()
        };
        let mut game = Game::new(Position::start(Rules::new(switches).ok()?));
        let mut chance = RandomPlayer::new(seed.into());
        for _ in 0..3 + seed % 19 {
            game.play(chance.choose(&game)?).ok()?;
        }
        (game.position().legal_moves().len() > 1).then_some(game)
    };
    (0..700).filter_map(game).collect()
}

#[test]
fn whoever_searches_makes_a_best_move_where_the_end_is_in_reach() {
    for players in [3, 4] {
        let (mut endings, mut natural, mut matter) = (0, 0, 0);
        for game in late_games(players) {
            let me = game.position().to_move().index();
            // The rest of the nodes goes into the depths before.
            let mut look = Look {
                left: 600,
                natural: false,
            };
            let worths: Option<Vec<_>> = game
                .position()
                .legal_moves()
                .iter()
                .map(|m| Some((m, to_the_end(&after(&game, m), &mut look)?[me])))
                .collect();
            let Some(worths) = worths else { continue };
            let best = worths.iter().map(|&(_, worth)| worth).max();
            endings += 1;
            natural += u32::from(look.natural);
            matter += u32::from(worths.iter().any(|&(_, worth)| Some(worth) < best));
            for level in [Level::Expert, Level::Full] {
                let searcher = Searcher::new(Options {
                    hash: 1,
                    ..Options::default()
                });
                let mut player = LevelPlayer::new(level, 1).with_searcher(searcher);
                let m = player.choose(&game).unwrap();
                let chosen = worths.iter().find(|&&(other, _)| other == m).unwrap();
                assert_eq!(Some(chosen.1), best, "{level}: {m} {:?}", game.position());
            }
        }
        assert!(endings > 40 && matter > 20, "{endings} {matter}");
        assert!(natural > 10, "{natural} of {endings}");
    }
}
