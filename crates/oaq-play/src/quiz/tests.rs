use oaq_core::files::RuleBook;
use oaq_core::{Player, Square};

use super::*;

/// Many questions, and how they are put.
fn questions(rules: Rules, level: Level, seed: u64, many: usize) -> Vec<Question> {
    let mut quiz = Quiz::new(rules, level, seed);
    (0..many).map(|_| quiz.ask()).collect()
}

#[test]
fn the_same_seed_asks_the_same() {
    let asked = |seed| -> Vec<String> {
        let questions = questions(Rules::STANDARD, Level::Medium, seed, 20);
        let text = |q: Question| {
            let position = oaq_notation::position_text(&q.turn.position);
            format!("{position} {} {:?}", q.turn.m, q.kind)
        };
        questions.into_iter().map(text).collect()
    };
    assert_eq!(asked(1), asked(1));
    assert_ne!(asked(1), asked(2));
}

#[test]
fn each_level_is_harder_than_the_one_before() {
    let mut before = 0;
    for level in Level::ALL {
        let questions = questions(Rules::STANDARD, level, 5, 200);
        assert!(questions.iter().all(|q| q.level == level), "{level:?}");
        let relays: usize = questions.iter().map(|q| q.turn.relays()).sum();
        assert!(relays > before, "{level:?}: {relays} after {before}");
        before = relays;
    }
}

/// Every kind of question comes up, and its answer is what the rules say.
#[test]
fn the_answers_are_what_the_rules_say() {
    let mut kinds = [0_u32; 7];
    for level in Level::ALL {
        for question in questions(Rules::STANDARD, level, 11, 300) {
            let Question {
                turn, kind, answer, ..
            } = &question;
            let after = turn.position.play(turn.m).unwrap();
            assert_eq!(after, turn.after);
            let mover = turn.position.to_move();
            let gained = |player| after.store(player).dan - turn.position.store(player).dan;
            let gained_quan = after.store(mover).quan - turn.position.store(mover).quan;
            let board = after.board();
            let slot = match (*kind, *answer) {
                (Kind::Dan, Answer::Number(n)) => {
                    assert_eq!((n, gained_quan), (gained(mover), 0));
                    0
                }
                (Kind::Worth, Answer::Number(n)) => {
                    let quan = i32::try_from(gained_quan).unwrap();
                    assert_eq!(n, gained(mover) + 10 * quan);
                    assert!(quan > 0);
                    1
                }
                (Kind::LastSquare, Answer::Square(square)) => {
                    assert_eq!(last(turn), square);
                    2
                }
                (Kind::Side, Answer::Side(player)) => {
                    assert_eq!(answer::owner(board.kind(last(turn))), player);
                    3
                }
                (Kind::Taken, Answer::Square(square)) => {
                    assert_eq!((after.dan(square), after.quan(square)), (0, 0));
                    let before = (turn.position.dan(square), turn.position.quan(square));
                    let sown = turn.events.contains(&Event::Sow { square });
                    assert!(before != (0, 0) || sown);
                    4
                }
                (Kind::Left(player), Answer::Number(n)) => {
                    assert_eq!(n, after.store(player).dan);
                    let row = &after.to_setup().rows[player.index()];
                    assert_eq!(*row, [1; 5], "just refilled");
                    5
                }
                (Kind::Winner, Answer::Winner(winner)) => {
                    let scores = after.scores();
                    let (a, b) = (scores[Player::A], scores[Player::B]);
                    let most = match a.cmp(&b) {
                        std::cmp::Ordering::Greater => Some(Player::A),
                        std::cmp::Ordering::Less => Some(Player::B),
                        std::cmp::Ordering::Equal => None,
                    };
                    assert_eq!(winner, most);
                    6
                }
                other => panic!("{other:?}"),
            };
            kinds[slot] += 1;
        }
    }
    assert!(kinds.iter().all(|&n| n > 5), "{kinds:?}");
}

fn last(turn: &Turn) -> Square {
    let mut sown = turn.events.iter().filter_map(|event| match event {
        Event::Sow { square } => Some(*square),
        _ => None,
    });
    sown.next_back().unwrap()
}

/// Under every shipped rule there are questions at every level.
#[test]
fn every_variant_can_be_asked_about() {
    for variant in &RuleBook::shipped() {
        for level in Level::ALL {
            let questions = questions(*variant.rules(), level, 3, 10);
            assert_eq!(questions.len(), 10, "{}", variant.id());
            for question in questions {
                assert_eq!(question.level, level, "{}", variant.id());
            }
        }
    }
}

#[test]
fn answers_are_read_as_people_type_them() {
    let question = |kind| {
        let mut quiz = Quiz::new(Rules::STANDARD, Level::Easy, 1);
        Question { kind, ..quiz.ask() }
    };
    let qb = Answer::Square(Square::new(11));
    let winner = |player| Some(Answer::Winner(player));
    for (kind, typed, expected) in [
        (Kind::Dan, " 7 ", Some(Answer::Number(7))),
        (Kind::Dan, "7 dân", Some(Answer::Number(7))),
        (Kind::Worth, "17 ĐIỂM", Some(Answer::Number(17))),
        (Kind::Worth, "17 quan", None),
        (Kind::Dan, "seven", None),
        (Kind::Dan, "7 dân 8", None),
        (Kind::Left(Player::A), "-2", Some(Answer::Number(-2))),
        (Kind::Left(Player::A), "99999999999", None),
        (Kind::LastSquare, "a3", Some(Answer::Square(Square::new(2)))),
        (
            Kind::LastSquare,
            "ô A3",
            Some(Answer::Square(Square::new(2))),
        ),
        (Kind::LastSquare, "A6", None),
        (Kind::LastSquare, "C1", None),
        (Kind::Taken, "QB", Some(qb)),
        (Kind::Taken, "ô quan QB", Some(qb)),
        (Kind::Taken, "quan", None),
        (Kind::Side, "b", Some(Answer::Side(Some(Player::B)))),
        (Kind::Side, "Quan", Some(Answer::Side(None))),
        (Kind::Side, "B4", Some(Answer::Side(Some(Player::B)))),
        (Kind::Side, "qa", Some(Answer::Side(None))),
        (Kind::Side, "C", None),
        (Kind::Winner, "A", winner(Some(Player::A))),
        (Kind::Winner, "hòa", winner(None)),
        (Kind::Winner, "=", winner(None)),
        (Kind::Winner, "D", None),
        (Kind::Winner, "", None),
    ] {
        assert_eq!(question(kind).read(typed), expected, "{kind:?} {typed}");
    }
}

#[test]
fn the_score_counts_what_was_right() {
    let mut quiz = Quiz::new(Rules::STANDARD, Level::Easy, 1);
    let question = quiz.ask();
    assert!(quiz.judge(&question, question.answer));
    assert!(!quiz.judge(&question, Answer::Number(-99)));
    assert_eq!((quiz.right(), quiz.asked()), (1, 2));
}

#[test]
fn levels_are_known_in_each_language() {
    for level in Level::ALL {
        assert_eq!(Level::read(level.word()), Some(level));
    }
    for typed in ["dễ", "FÁCIL"] {
        assert_eq!(Level::read(typed), Some(Level::Easy), "{typed}");
    }
    assert_eq!(Level::read("vừa"), Some(Level::Medium));
    assert_eq!(Level::read("khó"), Some(Level::Hard));
}
