//! A win that is proven is not let go.

use std::sync::Mutex;

use oaq_core::{Game, Player, Rules};
use oaq_engine::{
    Analysis, Chooser, Greedy, Handler, Level, LevelPlayer, Limits, Options, RandomPlayer, Score,
    Searcher,
};

use crate::{random_game, variants};

/// Stops everything at once.
struct Stopped;

impl Handler for Stopped {
    fn stop(&self, _: u64) -> bool {
        true
    }
}

fn nodes(nodes: u64) -> Limits {
    Limits {
        nodes: Some(nodes),
        depth: None,
    }
}

fn full(limits: Limits) -> LevelPlayer {
    let searcher = Searcher::new(Options {
        hash: 1,
        ..Options::default()
    });
    let player = LevelPlayer::new(Level::Full, 0).with_searcher(searcher);
    player.with_handler((), limits)
}

/// Hears whether the value was proven, and which it is.
#[derive(Default)]
struct Proof(Mutex<Option<Score>>);

impl Handler for Proof {
    fn report(&self, analysis: &Analysis) -> bool {
        let best = analysis.best().filter(|line| line.proven);
        *self.0.lock().unwrap() = best.map(|line| line.score);
        true
    }
}

/// Games that the top level proves to be won by the player to move.
fn won(rules: Rules, count: usize) -> Vec<Game> {
    let is_won = |game: &Game| {
        let proof = Proof::default();
        full(FEW).decide(game, &FEW, &proof);
        let proven = proof.0.into_inner().unwrap();
        // By so little that it is soon lost again.
        proven.is_some_and(|score| Score::ZERO < score && score <= Score::from_dan(16))
    };
    // With few dân on the board something is soon proven.
    let is_late = |game: &Game| {
        let position = game.position();
        let ring = position.board().ring();
        ring.map(|square| position.dan(square)).sum::<u32>() <= 16
    };
    (0..300)
        .filter_map(|seed| random_game(rules, 10 + seed % 24, seed))
        .filter(|game| is_late(game) && is_won(game))
        .take(count)
        .collect()
}

const FEW: Limits = Limits {
    nodes: Some(40_000),
    depth: None,
};

fn is_won_by(game: &Game, player: Player) -> bool {
    let shares = game.outcome().unwrap().shares;
    shares.has(player) && shares.count() == 1
}

/// Plays a won game to its end against somebody. From the second move on the
/// winner has no time at all.
fn win(mut game: Game, other: &mut dyn Chooser) {
    let mut player = full(FEW);
    let me = game.position().to_move();
    let begin = game.moves().len();
    let mut no_time = false;
    while !game.position().is_over() {
        let m = if game.position().to_move() != me {
            other.choose(&game)
        } else if no_time {
            player.decide(&game, &nodes(1), &Stopped)
        } else {
            no_time = true;
            player.decide(&game, &FEW, &())
        };
        game.play(m.unwrap()).unwrap();
    }
    assert!(
        is_won_by(&game, me),
        "{:?} from ply {begin} on: {:?}",
        game.rules(),
        game.moves()
    );
}

#[test]
fn a_proven_win_is_never_let_go() {
    let mut games = 0;
    let some = ["standard", "quan-non", "mandarin", "tonkin", "online"];
    for (id, rules) in variants() {
        if !some.contains(&id.as_str()) {
            continue;
        }
        for (number, game) in won(rules, 3).into_iter().enumerate() {
            games += 1;
            win(game.clone(), &mut Greedy);
            win(game.clone(), &mut RandomPlayer::new(number as u64));
            win(game, &mut full(nodes(2_000)));
        }
    }
    assert!(games > 10, "only {games} games were found");
}

/// The wins are such that they can be let go, so that the test above can fail.
#[test]
fn whoever_moves_at_random_lets_some_of_these_wins_go() {
    let let_go = |game: &Game| {
        let mut game = game.clone();
        let me = game.position().to_move();
        let (mut random, mut other) = (RandomPlayer::new(1), full(nodes(2_000)));
        while !game.position().is_over() {
            let m = if game.position().to_move() == me {
                random.choose(&game)
            } else {
                other.choose(&game)
            };
            game.play(m.unwrap()).unwrap();
        }
        !is_won_by(&game, me)
    };
    assert!(won(Rules::STANDARD, 5).iter().any(let_go));
}
