use oaq_core::{EndReason, Square};

use super::*;

/// What each legal move of a step comes to, in the order of moves.
fn outcomes(id: &str) -> Vec<(String, Option<Miss>)> {
    let lesson = LESSONS.iter().find(|lesson| lesson.id() == id).unwrap();
    let outcome = |m: Move| (m.to_string(), lesson.attempt(m).unwrap().miss);
    lesson
        .position()
        .legal_moves()
        .iter()
        .map(outcome)
        .collect()
}

/// Every move of every step: those that are right, and what the others lack.
#[test]
fn each_move_of_each_step_is_judged() {
    type Moves<'m> = &'m [(&'m str, Option<Miss>)];
    let expected: [(&str, Moves<'_>); 8] = [
        (
            "pick",
            &[("2R", None), ("2L", None), ("4R", None), ("4L", None)],
        ),
        (
            "sow",
            &[
                ("1R", Some(Miss::OtherSquare(Square::new(4)))),
                ("1L", Some(Miss::OtherSquare(Square::new(8)))),
                ("3R", None),
                ("3L", Some(Miss::OtherSquare(Square::new(11)))),
            ],
        ),
        (
            "relay",
            &[
                ("1R", Some(Miss::NoRelay)),
                ("1L", Some(Miss::NoRelay)),
                ("2R", None),
                ("2L", Some(Miss::NoRelay)),
                ("5R", Some(Miss::NoRelay)),
                ("5L", None),
            ],
        ),
        (
            "capture",
            &[
                ("1R", Some(Miss::NoCapture)),
                ("1L", Some(Miss::NoCapture)),
                ("3R", None),
                ("3L", Some(Miss::NoCapture)),
            ],
        ),
        (
            "chain",
            &[
                ("1R", Some(Miss::NoChain)),
                ("1L", Some(Miss::NoChain)),
                ("5R", None),
                ("5L", Some(Miss::NoChain)),
            ],
        ),
        (
            "quan",
            &[
                ("1R", Some(Miss::NoQuan)),
                ("1L", Some(Miss::NoQuan)),
                ("2R", None),
                ("2L", Some(Miss::NoQuan)),
            ],
        ),
        (
            "quan-non",
            &[
                ("2R", Some(Miss::ImmatureQuan)),
                ("2L", Some(Miss::NoQuan)),
                ("4R", Some(Miss::NoQuan)),
                ("4L", None),
            ],
        ),
        (
            "end",
            &[
                ("3R", Some(Miss::NotOver)),
                ("3L", None),
                ("5R", Some(Miss::NotOver)),
                ("5L", Some(Miss::NotOver)),
            ],
        ),
    ];
    for (id, moves) in expected {
        let moves: Vec<_> = moves
            .iter()
            .map(|(m, miss)| ((*m).to_owned(), *miss))
            .collect();
        assert_eq!(outcomes(id), moves, "{id}");
    }
}

#[test]
fn the_solutions_are_the_moves_that_miss_nothing() {
    for lesson in &LESSONS {
        let solutions = lesson.solutions();
        assert_eq!(
            solutions.is_empty(),
            lesson.goal().is_number(),
            "{}",
            lesson.id()
        );
        let right = outcomes(lesson.id())
            .into_iter()
            .filter(|(_, miss)| miss.is_none());
        if !lesson.goal().is_number() {
            assert_eq!(right.count(), solutions.len(), "{}", lesson.id());
        }
    }
}

#[test]
fn the_numbers_are_those_of_the_rules() {
    let numbers: Vec<(&str, i32)> = LESSONS
        .iter()
        .filter_map(|lesson| Some((lesson.id(), lesson.number()?)))
        .collect();
    // 8 − 5; and 23 captured, a quan and a row of 3.
    assert_eq!(numbers, [("refill", 3), ("count", 23 + 10 + 3)]);
}

/// The last step counts the game that the step before it ends.
#[test]
fn the_game_that_is_ended_is_the_one_that_is_counted() {
    let [.., end, count] = &LESSONS;
    let solution = end.solutions().get(0).unwrap();
    let after = end.attempt(solution).unwrap().after;
    assert_eq!(after.to_setup().rows, count.setup().rows);
    assert_eq!(after.to_setup().stores, count.setup().stores);
    assert_eq!(after.scores(), count.position().scores());
    let outcome = after.outcome().unwrap();
    assert_eq!(outcome.reason, EndReason::QuanSquaresEmpty);
    assert_eq!(count.position().outcome().unwrap().reason, outcome.reason);
    assert_eq!(outcome.shares.winners().collect::<Vec<_>>(), [Player::A]);
}

/// What a step has not explained yet does not happen in it: no relay before the
/// third, no capture before the fourth, no quan before the sixth.
#[test]
fn nothing_happens_before_it_is_explained() {
    let happens = |n: usize, what: fn(&Event) -> bool| {
        let lesson = &LESSONS[n];
        let moves = lesson.position().legal_moves();
        moves
            .iter()
            .any(|m| lesson.attempt(m).unwrap().events.iter().any(what))
    };
    let relay: fn(&Event) -> bool = |e| matches!(e, Event::Relay { .. });
    let capture: fn(&Event) -> bool = |e| matches!(e, Event::Capture { .. });
    let quan: fn(&Event) -> bool = |e| matches!(e, Event::Capture { quan: 1.., .. });
    let refill: fn(&Event) -> bool = |e| matches!(e, Event::Refill { .. });
    for (what, first) in [(relay, 2), (capture, 3), (quan, 5)] {
        for n in 0..first {
            assert!(!happens(n, what), "step {}", n + 1);
        }
        assert!(happens(first, what), "step {}", first + 1);
    }
    assert!((0..10).all(|n| !happens(n, refill)));
}

#[test]
fn an_empty_row_is_shown_empty_and_played_from_refilled() {
    let refill = LESSONS
        .iter()
        .find(|lesson| lesson.id() == "refill")
        .unwrap();
    assert_eq!(refill.setup().rows[0], [0; 5]);
    assert_eq!(refill.position().to_setup().rows[0], [1; 5]);
}

#[test]
fn an_illegal_move_is_refused_with_its_reason() {
    let empty = Move::from_index(0).unwrap();
    let error = LESSONS[0].attempt(empty).unwrap_err();
    assert!(
        matches!(error, IllegalMove::EmptySquare { .. }),
        "{error:?}"
    );
}

#[test]
fn a_course_goes_on_back_and_to_its_end() {
    let mut course = Course::default();
    course.miss();
    course.miss();
    assert_eq!((course.number(), course.misses()), (1, 2));
    for n in 2..=10 {
        assert!(course.next());
        assert_eq!((course.number(), course.misses()), (n, 0));
    }
    assert!(!course.next());
    assert_eq!(course.lesson(), None);
    assert!(!course.next(), "there is nothing behind the end");
    assert!(course.back());
    assert_eq!(course.lesson(), LESSONS.last());
    assert!(course.go_to(3) && course.number() == 3);
    assert!(!course.go_to(0) && !course.go_to(11) && course.number() == 3);
    course.miss();
    course.again();
    assert_eq!((course.number(), course.misses()), (3, 0));
}
