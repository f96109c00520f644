//! Small boards, refusals and limits.

use std::cmp::Ordering;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

use oaq_core::{Position, QuanLeftover, QuanSquare, Rules, Setup, Shortage, Switches};
use oaq_engine::solve::{Limits, NoWatch, Proof, Solver, Unsolvable, Watch, try_prove};

fn rules(change: impl FnOnce(&mut Switches)) -> Rules {
    let mut switches = Switches::default();
    change(&mut switches);
    Rules::new(switches).expect("good rules")
}

fn small(squares: u8, dan: u8) -> Position {
    Position::start(rules(|s| (s.squares, s.dan) = (squares, dan)))
}

const SMALL: Limits = Limits {
    memory: 32 << 20,
    threads: 1,
    horizon: 60,
    cap: None,
};

#[test]
fn one_square_with_three_dan_is_over_after_three_plies() {
    // By hand: 1R sows QA, B1, QB and looks at A1, which is empty; behind it
    // QA is captured with its quan, 11 points. B has only 1R: the dân goes to
    // QB; A1 ahead is empty, QA behind it too. A is refilled, for one point,
    // and 1R puts that dân into QA; B1 ahead is empty, QB behind it is
    // captured: 12 points and more. Nothing else can be chosen but left for
    // right.
    let proof = try_prove(&small(1, 3), &SMALL, &NoWatch).unwrap();
    assert_eq!(proof.value(), Some(26));
    assert_eq!(proof.winner(), Some(Ordering::Greater));
    assert!(proof.is_final);
    assert_eq!(proof.horizon, 4);
}

#[test]
fn two_threads_prove_what_one_proves() {
    let position = small(3, 3);
    let one = try_prove(&position, &SMALL, &NoWatch).unwrap();
    let two = Limits {
        threads: 2,
        ..SMALL
    };
    let two = try_prove(&position, &two, &NoWatch).unwrap();
    assert_eq!(one.value(), Some(4));
    assert_eq!(two.value(), Some(4));
}

#[test]
fn one_thread_does_the_same_every_time() {
    let position = small(3, 2);
    let limits = Limits {
        horizon: 24,
        ..SMALL
    };
    let first = try_prove(&position, &limits, &NoWatch).unwrap();
    assert_eq!(try_prove(&position, &limits, &NoWatch).unwrap(), first);
}

#[test]
fn a_game_that_is_over_is_worth_its_scores() {
    let mut setup = Setup::empty(Rules::STANDARD.board());
    setup.rows[0] = vec![1, 0, 0, 0, 0];
    setup.rows[1] = vec![3, 0, 0, 0, 0];
    setup.stores[0].dan = 10;
    let position = Position::from_setup(Rules::STANDARD, &setup).unwrap();
    let proof = try_prove(&position, &SMALL, &NoWatch).unwrap();
    assert_eq!((proof.value(), proof.horizon), (Some(8), 0));
    setup.to_move = oaq_core::Player::B;
    let position = Position::from_setup(Rules::STANDARD, &setup).unwrap();
    let proof = try_prove(&position, &SMALL, &NoWatch).unwrap();
    assert_eq!(proof.value(), Some(-8));
    assert_eq!(proof.winner(), Some(Ordering::Less));
}

#[test]
fn what_cannot_be_solved_is_refused_with_the_reason() {
    let refused = |change: fn(&mut Switches)| {
        try_prove(&Position::start(rules(change)), &SMALL, &NoWatch).unwrap_err()
    };
    assert_eq!(refused(|s| s.players = 3), Unsolvable::Players(3));
    for shortage in [
        Shortage::Partial,
        Shortage::End,
        Shortage::Lose,
        Shortage::Skip,
    ] {
        let rules = rules(|s| s.shortage = shortage);
        let error = try_prove(&Position::start(rules), &SMALL, &NoWatch).unwrap_err();
        assert_eq!(error, Unsolvable::Shortage(shortage));
    }
    assert_eq!(refused(|s| s.all_quan_wins = true), Unsolvable::AllQuanWins);
    let captor = refused(|s| s.quan_leftover = QuanLeftover::Captor);
    assert_eq!(captor, Unsolvable::Captor);
    assert_eq!(refused(|s| s.squares = 8), Unsolvable::TooLarge);
    assert_eq!(refused(|s| s.dan = 20), Unsolvable::TooManyPositions);
    // Fifty dân on twelve squares want more than 32 MiB to be told apart.
    let Unsolvable::Memory { least } = refused(|_| ()) else {
        panic!("another reason");
    };
    let limits = Limits {
        memory: least,
        horizon: 2,
        ..SMALL
    };
    assert!(try_prove(&Position::start(Rules::STANDARD), &limits, &NoWatch).is_ok());
}

#[test]
fn four_quan_in_one_place_are_more_than_a_key_holds() {
    let mut setup = Setup::start(small(2, 1).rules());
    setup.quan_squares[0] = QuanSquare {
        quan: 4,
        ..QuanSquare::default()
    };
    let position = Position::from_setup(*small(2, 1).rules(), &setup).unwrap();
    let error = try_prove(&position, &SMALL, &NoWatch).unwrap_err();
    assert_eq!(error, Unsolvable::TooLarge);
}

#[test]
fn a_solver_keeps_to_its_rules_and_its_cap() {
    let solver = Solver::new(&small(2, 2), &SMALL).unwrap();
    let other = solver.solve(&small(3, 1), &NoWatch).unwrap_err();
    assert_eq!(other, Unsolvable::OtherRules);
    let mut setup = Setup::start(small(2, 2).rules());
    setup.rows[0][0] = 30;
    let larger = Position::from_setup(*small(2, 2).rules(), &setup).unwrap();
    let error = solver.solve(&larger, &NoWatch).unwrap_err();
    assert_eq!(error, Unsolvable::TooLarge);
}

/// Stops after some news, and keeps that bounds only tighten.
struct Impatient {
    left: AtomicUsize,
    last: std::sync::Mutex<Proof>,
}

impl Watch for Impatient {
    fn stop(&self) -> bool {
        self.left.load(Relaxed) == 0
    }

    fn progress(&self, proof: &Proof) {
        let mut last = self.last.lock().unwrap();
        assert!(proof.lower >= last.lower);
        assert!(
            last.upper
                .is_none_or(|u| proof.upper.is_some_and(|p| p <= u))
        );
        assert!(proof.horizon >= last.horizon);
        *last = *proof;
        let left = self.left.load(Relaxed);
        self.left.store(left.saturating_sub(1), Relaxed);
    }
}

#[test]
fn who_stops_a_search_gets_the_best_interval_so_far() {
    for threads in 1..=2 {
        let watch = Impatient {
            left: AtomicUsize::new(30),
            last: std::sync::Mutex::default(),
        };
        let limits = Limits { threads, ..SMALL };
        let proof = try_prove(&small(4, 5), &limits, &watch).unwrap();
        assert!(proof.stopped);
        assert_eq!(proof.value(), None);
        let last = watch.last.lock().unwrap();
        assert_eq!((proof.lower, proof.upper), (last.lower, last.upper));
    }
}
