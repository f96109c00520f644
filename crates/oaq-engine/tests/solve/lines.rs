//! Proofs for what a search has found, against searches that go to the end.

use oaq_core::{Game, Position, QuanSquare, Rules, Setup};
use oaq_engine::solve::prove_lines;
use oaq_engine::{Analysis, Limits, Options, Searcher};

use crate::plain::{margin, unlimited};
use crate::sample::{Random, position, rules};

fn searcher() -> Searcher {
    Searcher::new(Options {
        hash: 4,
        ..Options::default()
    })
}

fn search(searcher: &mut Searcher, game: &Game, depth: u32, lines: usize) -> Analysis {
    let limits = Limits {
        depth: Some(depth),
        nodes: Some(60_000),
    };
    searcher.search(game, &limits, lines, &()).unwrap()
}

/// An endgame of the usual board: few dân, and one quan or none.
fn endgame(rules: Rules, random: &mut Random) -> Position {
    let mut setup = Setup::empty(rules.board());
    for row in &mut setup.rows {
        *row = (0..5)
            .map(|_| random.below(6) / 3 * random.below(4))
            .collect();
    }
    setup.quan_squares[0] = QuanSquare {
        quan: random.below(2),
        dan: random.below(4),
        captor: None,
    };
    setup.stores[0].dan = random.below(30).cast_signed();
    setup.stores[1].dan = random.below(30).cast_signed();
    Position::from_setup(rules, &setup).expect("a small position")
}

fn check(position: Position, counts: &mut [u32; 3]) {
    if position.is_over() {
        return;
    }
    let game = Game::new(position);
    let mut searcher = searcher();
    let before = search(&mut searcher, &game, 3, 2);
    let mut found = before.clone();
    prove_lines(&game, &mut found, 60_000);
    let at = || format!("{:?}: {before:?}, {found:?}", game.position());
    assert_eq!(found.lines.len(), before.lines.len(), "{}", at());
    assert!(
        found.lines.is_sorted_by(|a, b| a.score >= b.score),
        "{}",
        at()
    );
    if found == before {
        counts[0] += 1;
        return;
    }
    let best = &found.lines[0];
    assert!(best.proven, "{}", at());
    // The line is that of the value.
    let mover = game.position().to_move();
    let mut last = game.position().clone();
    for &m in &best.moves {
        last = last.play(m).unwrap();
    }
    if last.is_over() {
        counts[1] += 1;
        assert_eq!(
            best.score.hundredths(),
            100 * margin(&last, mover),
            "{}",
            at()
        );
    }
    let deep = search(&mut searcher, &game, 40, 1);
    if deep.lines[0].proven {
        counts[2] += 1;
        assert_eq!(best.score, deep.lines[0].score, "{} {deep:?}", at());
    }
}

#[test]
fn what_is_proved_is_what_a_search_to_the_end_finds() {
    let mut random = Random(77);
    let mut counts = [0; 3];
    let rounds = std::env::var("OAQ_ROUNDS").map_or(200, |n| n.parse().expect("a number"));
    for _ in 0..rounds {
        let rules = rules(&mut random);
        check(position(rules, &mut random), &mut counts);
        check(
            endgame(unlimited(&Rules::STANDARD), &mut random),
            &mut counts,
        );
    }
    let [left, lines, deep] = counts;
    assert!(left > 50 && lines > 50 && deep > 20, "{counts:?}");
}

#[test]
fn nothing_is_proved_near_the_limits_or_where_a_position_has_repeated() {
    let proven = |setup: &Setup| {
        let game = Game::new(Position::from_setup(Rules::STANDARD, setup).unwrap());
        let mut found = search(&mut searcher(), &game, 1, 1);
        let before = found.lines[0].proven;
        prove_lines(&game, &mut found, 60_000);
        found.lines[0].proven && !before
    };
    let mut random = Random(5);
    let mut setups = 0;
    while setups < 10 {
        let position = endgame(Rules::STANDARD, &mut random);
        let mut setup = position.to_setup();
        if position.is_over() || !proven(&setup) {
            continue;
        }
        setups += 1;
        for (plies, quiet_plies, far) in [
            (940, 0, true),
            (941, 0, false),
            (40, 40, true),
            (41, 41, false),
        ] {
            (setup.plies, setup.quiet_plies) = (plies, quiet_plies);
            assert_eq!(proven(&setup), far, "{setup:?}");
        }
    }
}

#[test]
fn what_has_repeated_is_not_proved() {
    // Two dân go round; each ply is quiet, and the board comes back.
    let rules = Rules::STANDARD;
    let mut random = Random(8);
    let mut repeated = 0;
    for _ in 0..2000 {
        let mut game = Game::new(endgame(rules, &mut random));
        for _ in 0..30 {
            if game.position().is_over() {
                break;
            }
            let moves = game.position().legal_moves();
            let many = u32::try_from(moves.len()).unwrap();
            let m = moves.get(random.below(many) as usize).unwrap();
            game.play(m).unwrap();
            let keys: Vec<_> = game
                .positions()
                .iter()
                .map(Position::repetition_key)
                .collect();
            let again = (1..keys.len()).any(|i| keys[..i].contains(&keys[i]));
            if again && !game.position().is_over() {
                repeated += 1;
                let mut found = search(&mut searcher(), &game, 1, 1);
                let before = found.clone();
                prove_lines(&game, &mut found, 60_000);
                assert_eq!(found, before);
                break;
            }
        }
        if repeated == 20 {
            return;
        }
    }
    panic!("only {repeated} games in which a position came back");
}
