//! The search against a plain minimax over games: random small positions of
//! two players under every switch.

use std::num::NonZeroUsize;

use oaq_core::files::RuleBook;
use oaq_core::{Game, Move, Outcome, Player, Position, Rules, Switches};
use oaq_engine::{Limits, Line, Options, Score, Searcher, Weights};
use oaq_tests::both::position;
use oaq_tests::core_rules;
use oaq_tests::literal::LiteralRules;
use oaq_tests::sample::{self, SplitMix64};

/// What a game that is over is worth to a player: the margin, on the winner's
/// side if a rule decides against the points.
fn worth(outcome: &Outcome, player: Player) -> Score {
    let scores = outcome.scores.as_slice();
    let margin = (scores[0] - scores[1]) * if player == Player::A { 1 } else { -1 };
    let share = outcome.shares.share(player);
    Score::from_dan(if share > 0.9 {
        margin.max(1)
    } else if share < 0.1 {
        margin.min(-1)
    } else {
        margin
    })
}

/// What a game is worth to a player, `depth` plies ahead; and whether it rests
/// on no evaluation. Plays every move of the game itself.
fn minimax(game: &mut Game, player: Player, depth: u32) -> (Score, bool) {
    if let Some(outcome) = game.outcome() {
        return (worth(&outcome, player), true);
    }
    let mover = game.position().to_move();
    if depth == 0 {
        let score = Weights::default().evaluate(game.position()).unwrap();
        return (if mover == player { score } else { -score }, false);
    }
    let mut best: Option<Score> = None;
    let mut exact = true;
    for m in game.position().legal_moves() {
        game.play(m).unwrap();
        let (score, known) = minimax(game, player, depth - 1);
        game.undo();
        exact &= known;
        best = Some(match best {
            Some(best) if mover == player => best.max(score),
            Some(best) => best.min(score),
            None => score,
        });
    }
    (best.unwrap(), exact)
}

/// A random game of two players, some plies played already.
fn game(seed: u64) -> Option<(String, Game)> {
    let mut rng = SplitMix64::new(seed);
    let kind = rng.range(0, 3);
    let (text, start) = match kind {
        0 => shuffling(&mut rng),
        small => {
            let mut text = sample::rules_text(&mut rng);
            if small == 1 {
                let (squares, repetition) = (rng.range(1, 2), rng.range(2, 4));
                text = format!("{text} squares={squares} limits.repetition={repetition}");
            }
            let literal = LiteralRules::parse(&text).ok()?;
            let start = sample::position_text(&literal, &mut rng);
            (text, start)
        }
    };
    let rules = core_rules(&LiteralRules::parse(&text).ok()?);
    if rules.players != 2 {
        return None;
    }
    let mut game = Game::new(position(rules, &start));
    let played = match kind {
        0 => rng.range(4, 40),
        _ if rng.one_in(2) => rng.range(0, 12),
        _ => 0,
    };
    for _ in 0..played {
        let legal: Vec<Move> = game.position().legal_moves().iter().collect();
        if legal.is_empty() {
            return None;
        }
        let back = legal.iter().find(|&&m| comes_again(&game, m));
        let m = match back {
            Some(m) if !rng.one_in(4) => *m,
            _ => *rng.pick(&legal),
        };
        game.play(m).unwrap();
    }
    let moves: Vec<String> = game.moves().iter().map(Move::to_string).collect();
    let what = format!("seed {seed}: {text}, {start}, {}", moves.join(" "));
    (!game.position().is_over()).then_some((what, game))
}

/// Few dân between two ô quan that nobody can take: they go to and fro.
fn shuffling(rng: &mut SplitMix64) -> (String, String) {
    let squares = rng.range(1, 3);
    let repetition = rng.range(2, 4);
    let text =
        format!("standard squares={squares} immature-quan.below=30 limits.repetition={repetition}");
    let mut row = || {
        let dan = (0..squares).map(|_| u8::from(rng.one_in(3)).to_string());
        dan.collect::<Vec<_>>().join(",")
    };
    let (a, b) = (row(), row());
    (text, format!("{a}/Q/{b}/Q A 20/20"))
}

fn rounds() -> u64 {
    let rounds = std::env::var("OAQ_ROUNDS");
    rounds.map_or(600, |rounds| rounds.parse().unwrap())
}

/// Whether a move leads to a position that the game has seen.
fn comes_again(game: &Game, m: Move) -> bool {
    let next = game.position().play_unchecked(m, &mut ()).repetition_key();
    game.positions().iter().any(|p| p.repetition_key() == next)
}

/// How often the position that came up most often did.
fn repetitions(game: &Game) -> usize {
    let keys: Vec<_> = game
        .positions()
        .iter()
        .map(oaq_core::Position::repetition_key)
        .collect();
    let count = |key| keys.iter().filter(|&other| other == key).count();
    keys.iter().map(count).max().unwrap_or(0)
}

fn best(game: &Game, options: Options, limits: Limits) -> Line {
    let mut searcher = Searcher::new(options);
    let analysis = searcher.search(game, &limits, 1, &()).unwrap();
    analysis.lines[0].clone()
}

/// Options that must not change a value.
fn options() -> [Options; 4] {
    let plain = Options {
        hash: 1,
        exhaustive: true,
        ..Options::default()
    };
    [
        plain,
        Options { hash: 0, ..plain },
        Options {
            fold: false,
            ..plain
        },
        Options {
            threads: NonZeroUsize::new(3).unwrap(),
            ..plain
        },
    ]
}

/// The line is legal, and leads to its score.
fn assert_line(what: &str, game: &Game, line: &Line, proven: bool) {
    let mut game = game.clone();
    let player = game.position().to_move();
    for &m in &line.moves {
        game.play(m).unwrap_or_else(|_| panic!("{what}: {line:?}"));
    }
    if let (true, Some(outcome)) = (proven, game.outcome()) {
        assert_eq!(worth(&outcome, player), line.score, "{what}: {line:?}");
    }
}

#[test]
fn an_exhaustive_search_is_minimax() {
    let (mut searched, mut exact, mut repeated) = (0, 0, 0);
    for (what, game) in (0..rounds()).filter_map(game) {
        let moves = game.position().legal_moves().len();
        let player = game.position().to_move();
        // About as many positions for each.
        let depth = if moves <= 4 { 5 } else { 3 };
        let (score, known) = minimax(&mut game.clone(), player, depth);
        let limits = Limits {
            depth: Some(depth),
            nodes: None,
        };
        for options in options() {
            let line = best(&game, options, limits);
            assert_eq!(line.score, score, "{what}: {options:?}");
            // A proof is one; that it is found is not promised.
            assert!(known || !line.proven || depth > 1, "{what}");
            assert_line(&what, &game, &line, line.proven);
        }
        searched += 1;
        exact += u32::from(known);
        repeated += u32::from(repetitions(&game) > 1);
    }
    assert!(searched > 200, "{searched} searched");
    assert!(exact > 10, "{exact} exact");
    assert!(repeated > 5, "{repeated} with repetitions");
}

/// What is proven is the value of the game, whatever the search left out on
/// the way.
#[test]
fn what_is_proven_is_the_value_of_the_game() {
    let mut proven = 0;
    for (what, game) in (0..rounds()).filter_map(game) {
        let moves = game.position().legal_moves().len();
        let depth = if moves <= 2 { 7 } else { 4 };
        let player = game.position().to_move();
        let (score, known) = minimax(&mut game.clone(), player, depth);
        for options in options() {
            let options = Options {
                exhaustive: false,
                ..options
            };
            let limits = Limits {
                depth: Some(depth + 6),
                nodes: Some(20_000),
            };
            let line = best(&game, options, limits);
            if known && line.proven {
                assert_eq!(line.score, score, "{what}: {options:?}");
                proven += 1;
            }
            assert_line(&what, &game, &line, line.proven);
        }
    }
    assert!(proven > 50, "{proven} proven");
}

/// Whole games of the search against itself, from random openings: every move
/// is legal, and every game ends.
#[test]
fn every_game_of_a_search_is_legal() {
    let book = RuleBook::shipped();
    let limits = Limits {
        nodes: Some(400),
        depth: None,
    };
    let mut searcher = Searcher::new(Options {
        hash: 1,
        ..Options::default()
    });
    for variant in book.iter().filter(|v| v.rules().players == 2) {
        for seed in 0..rounds() / 60 {
            let mut rng = SplitMix64::new(seed);
            let mut game = Game::new(Position::start(*variant.rules()));
            while !game.position().is_over() {
                let legal: Vec<Move> = game.position().legal_moves().iter().collect();
                let m = if game.moves().len() < 4 {
                    *rng.pick(&legal)
                } else {
                    searcher.search(&game, &limits, 1, &()).unwrap().lines[0].first()
                };
                game.play(m).unwrap();
            }
            assert!(game.outcome().is_some());
        }
    }
}

/// With one thread and a limit on nodes the same search gives the same result,
/// and no more nodes than allowed.
#[test]
fn one_thread_repeats_itself() {
    let limits = Limits {
        nodes: Some(5000),
        depth: None,
    };
    for (what, game) in (0..30).filter_map(game) {
        let search = || Searcher::new(Options::default()).search(&game, &limits, 2, &());
        let analysis = search().unwrap();
        assert_eq!(search().unwrap(), analysis, "{what}");
        assert!(analysis.nodes <= 5000, "{what}: {}", analysis.nodes);
    }
}

/// The best lines of several are those of one after the other.
#[test]
fn several_lines_are_the_best_ones() {
    for (what, game) in (0..rounds()).filter_map(game).step_by(5) {
        let limits = Limits {
            depth: Some(3),
            nodes: None,
        };
        let [options, ..] = options();
        let found = Searcher::new(options)
            .search(&game, &limits, 99, &())
            .unwrap();
        let player = game.position().to_move();
        let mut scores: Vec<Score> = game
            .position()
            .legal_moves()
            .iter()
            .map(|m| {
                let mut next = game.clone();
                next.play(m).unwrap();
                minimax(&mut next, player, 2).0
            })
            .collect();
        scores.sort_by(|a, b| b.cmp(a));
        let lines: Vec<Score> = found.lines.iter().map(|line| line.score).collect();
        assert_eq!(lines, scores, "{what}");
        for line in &found.lines {
            let mut next = game.clone();
            next.play(line.first()).unwrap();
            assert_eq!(
                minimax(&mut next, player, 2).0,
                line.score,
                "{what}: {line:?}"
            );
        }
    }
}

/// Where a limit ends the game soon, every line is played to its end, and the
/// table must not stand in the way: neither with what it knows of positions
/// that came up twice, nor with what it cannot prove.
#[test]
fn near_a_limit_the_value_is_exact_with_a_table_too() {
    let known = [
        ("quan-5", "1,1,1,1,1/3/0,0,0,0,0/0 A 3/5 - 3 994", 1),
        ("standard", "0,0,0,0,0/0/1,1,1,1,1/1 B 18/6 - 3 994", -9),
        ("online", "0,0,0,0,0/0/1,1,1,1,1/3 B 7/11 - 3 994", 7),
    ];
    for (rules, text, dan) in known {
        let game = Game::new(position(oaq_tests::both::rules(rules), text));
        let line = best(&game, Options::default(), Limits::default());
        assert_eq!(
            (line.score, line.proven),
            (Score::from_dan(dan), true),
            "{text}"
        );
    }
    let mut searched = 0;
    for seed in 0..rounds() {
        let mut rng = SplitMix64::new(seed);
        let text = sample::rules_text(&mut rng);
        let literal = LiteralRules::parse(&text).unwrap();
        let start = sample::position_text(&literal, &mut rng);
        let rules = core_rules(&literal);
        if rules.players != 2 {
            continue;
        }
        let plies = position(rules, &start).plies();
        let rules = Rules::new(Switches {
            max_plies: plies + 4,
            ..*rules
        })
        .unwrap();
        let game = Game::new(position(rules, &start));
        if game.position().is_over() {
            continue;
        }
        let [line, other] = [1, 0].map(|hash| {
            let options = Options {
                hash,
                ..Options::default()
            };
            best(&game, options, Limits::default())
        });
        assert!(
            line.proven && other.proven,
            "{text}, {start}: {line:?} {other:?}"
        );
        assert_eq!(line.score, other.score, "{text}, {start}");
        searched += 1;
    }
    assert!(searched > rounds() / 20, "{searched} searched");
}

/// What a stopped search knows of several lines is of one depth, in order.
#[test]
fn lines_of_a_stopped_search_are_in_order() {
    let game = Game::new(Position::start(Rules::STANDARD));
    for nodes in (200..20_000).step_by(331) {
        let limits = Limits {
            nodes: Some(nodes),
            depth: None,
        };
        let mut searcher = Searcher::new(Options::default());
        let found = searcher.search(&game, &limits, 10, &()).unwrap();
        assert_eq!(found.lines.len(), 10, "{nodes}");
        assert!(
            found.lines.is_sorted_by(|a, b| a.score >= b.score),
            "{nodes}"
        );
    }
}
