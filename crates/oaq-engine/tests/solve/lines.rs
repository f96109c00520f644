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
        *row = (0..5).map(|_| random.below(6) / 3 * random.below(4)).collect();
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
    assert!(found.lines.is_sorted_by(|a, b| a.score >= b.score), "{}", at());
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
        assert_eq!(best.score.hundredths(), 100 * margin(&last, mover), "{}", at());
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
    for _ in 0..400 {
        let rules = rules(&mut random);
        check(position(rules, &mut random), &mut counts);
        check(endgame(unlimited(&Rules::STANDARD), &mut random), &mut counts);
    }
    let [left, lines, deep] = counts;
    assert!(left > 50 && lines > 200 && deep > 100, "{counts:?}");
}

#[test]
fn nothing_is_proved_near_the_limits_or_where_a_position_has_repeated() {
    let mut setup = Setup::empty(Rules::STANDARD.board());
    setup.rows = vec![vec![0, 2, 0, 1, 0], vec![0, 0, 1, 0, 2]];
    setup.quan_squares[0].dan = 2;
    setup.quan_squares[1].quan = 1;
    let proven = |setup: &Setup| {
        let game = Game::new(Position::from_setup(Rules::STANDARD, setup).unwrap());
        let mut found = search(&mut searcher(), &game, 2, 1);
        assert!(!found.lines[0].proven);
        prove_lines(&game, &mut found, 400_000);
        found.lines[0].proven
    };
    assert!(proven(&setup));
    setup.plies = 941;
    assert!(!proven(&setup));
    setup.plies = 60;
    assert!(proven(&setup));
    setup.quiet_plies = 41;
    assert!(!proven(&setup));
}
