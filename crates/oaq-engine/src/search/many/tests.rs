use oaq_core::{Position, Switches};

use super::*;
use crate::{Chooser, RandomPlayer};

/// What a position is worth by the plainest max-n there is, which looks at
/// every move in order.
fn plain(game: &Game, depth: u32) -> Worth {
    let rules = game.rules();
    let mover = game.position().to_move();
    let mut best: Option<Worth> = None;
    let mut proven = true;
    for m in game.position().legal_moves() {
        let mut next = game.clone();
        next.play(m).unwrap();
        let worth = match (next.outcome(), StoreNode::new(next.position())) {
            (None, Some(node)) if depth == 1 => Worth::estimate(Weights::default(), rules, &node),
            (None, _) => plain(&next, depth - 1),
            (Some(outcome), _) => Worth::of_outcome(&outcome),
        };
        proven &= worth.proven;
        let better = |best: Worth| worth.for_player(mover) > best.for_player(mover);
        if best.is_none_or(better) {
            best = Some(worth);
        }
    }
    let mut best = best.expect("a move");
    best.proven = proven;
    best
}

/// Games on small boards, which soon repeat positions and end.
fn games(players: u8) -> Vec<Game> {
    let mut games = Vec::new();
    for seed in 0_u8..60 {
        let plies = seed % 17;
        let switches = Switches {
            players,
            squares: 2 + seed % 3,
            dan: 1 + seed / 3 % 4,
            repetition: [0, 2, 3][usize::from(seed / 12 % 3)],
            // Every second game is about to end.
            max_plies: if seed % 2 == 0 {
                1000
            } else {
                u32::from(plies + 1 + seed / 2 % 4)
            },
            ..Rules::STANDARD.switches()
        };
        let mut game = Game::new(Position::start(Rules::new(switches).unwrap()));
        let mut chance = RandomPlayer::new(seed.into());
        for _ in 0..plies {
            if let Some(m) = chance.choose(&game) {
                game.play(m).unwrap();
            }
        }
        if game.outcome().is_none() {
            games.push(game);
        }
    }
    assert!(games.len() > 30, "{}", games.len());
    games
}

#[test]
fn finds_what_a_plain_max_n_finds() {
    let mut ends = 0;
    for players in [3, 4] {
        for game in games(players) {
            let root = StoreNode::new(game.position()).unwrap();
            for depth in 1..=4 {
                let path = Path::of(&game, StoreNode::new);
                let limits = Limits::default();
                let mut search = Search::new(game.rules(), Weights::default(), &(), &limits, path);
                let found = search.search(&root, depth, WHOLE, 0);
                let found = found.unwrap_or_else(|_| panic!("nobody stops it"));
                let expected = plain(&game, depth);
                assert_eq!(found, expected, "depth {depth}: {:?}", game.position());
                ends += u32::from(expected.proven);
            }
        }
    }
    assert!(ends > 20, "only {ends} were played to the end");
}

/// Deepening, with the best move of the last depth looked at first, changes
/// nothing.
#[test]
fn deepening_ends_with_the_move_of_a_plain_max_n() {
    for players in [3, 4] {
        for game in games(players) {
            let root = StoreNode::new(game.position()).unwrap();
            let limits = Limits {
                depth: Some(3),
                nodes: None,
            };
            let found = search(&root, &game, Weights::default(), &limits, 1, &());
            let expected = plain(&game, found.depth);
            let mover = game.position().to_move();
            let best = found.best().unwrap();
            assert_eq!(best.score, expected.score(mover), "{:?}", game.position());
            assert_eq!(best.proven, expected.proven, "{:?}", game.position());
            let shares = game.position().board().seats();
            let shares = shares.map(|player| expected.share(player) * 1000 / WHOLE);
            let found: Vec<u32> = found.shares.iter().map(|&n| n.into()).collect();
            assert_eq!(found, shares.collect::<Vec<_>>(), "{:?}", game.position());
        }
    }
}

#[test]
fn shares_are_never_more_than_the_whole() {
    for players in [3, 4] {
        for game in games(players) {
            let node = StoreNode::new(game.position()).unwrap();
            let worth = Worth::estimate(Weights::default(), game.rules(), &node);
            let seats = game.position().board().seats();
            let sum: u32 = seats.map(|player| worth.share(player)).sum();
            assert!((WHOLE - 4..=WHOLE).contains(&sum), "{sum}");
        }
    }
}
