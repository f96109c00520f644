//! Moves.

use oaq_core::{Direction, Event, Move, Player, Position, Rules};
use oaq_notation::{
    Expected, MAX_TEXT, MoveText, NoteKind, ParseErrorKind, read_direction, read_move,
    read_move_token, read_position, write_move, write_move_full,
};
use proptest::prelude::*;
use proptest::sample::Index;

use crate::random;
use crate::support::{check_places, set};

fn start() -> Position {
    Position::start(Rules::STANDARD)
}

fn position(text: &str, rules: Rules) -> Position {
    let setup = read_position(text, &rules).expect(text).value;
    Position::from_setup(rules, &setup).expect(text)
}

/// The move in canonical form, what was forgiven, and where.
fn read(text: &str, position: &Position) -> (MoveText, Vec<(String, NoteKind)>) {
    let read = read_move(text, position).unwrap_or_else(|e| panic!("{text}: {e}"));
    let notes = read
        .notes
        .into_iter()
        .map(|n| (text[n.span].to_owned(), n.kind));
    (read.value, notes.collect())
}

/// The parts of a text that errors point to, and what they say.
fn refused(text: &str, position: &Position) -> Vec<(String, ParseErrorKind)> {
    let errors = read_move(text, position).expect_err(text).errors;
    errors
        .into_iter()
        .map(|e| (text[e.span].to_owned(), e.kind))
        .collect()
}

fn expected(place: &str, what: Expected) -> Vec<(String, ParseErrorKind)> {
    vec![(place.to_owned(), ParseErrorKind::Expected(what))]
}

const RIGHT: [&str; 9] = ["R", "right", "p", "phải", "phai", "d", "direita", ">", "→"];
const LEFT: [&str; 9] = ["L", "left", "t", "trái", "trai", "e", "esquerda", "<", "←"];

#[test]
fn every_word_for_a_direction_in_any_case_and_form() {
    use unicode_normalization::UnicodeNormalization as _;
    for (words, direction) in [(RIGHT, Direction::Right), (LEFT, Direction::Left)] {
        for word in words {
            for word in [word.to_lowercase(), word.to_uppercase()] {
                let decomposed: String = word.nfd().collect();
                for word in [&word, &decomposed] {
                    assert_eq!(read_direction(word), Some(direction), "{word}");
                    assert_eq!(read_direction(&format!(" {word}\n")), Some(direction));
                    for space in ["", " "] {
                        let (found, _) = read(&format!("3{space}{word}"), &start());
                        assert_eq!(found.m, Move::new(3, direction).unwrap());
                    }
                    let (found, _) = read(&format!("3{word}x0"), &start());
                    assert_eq!(found.captured, Some((0, 0)), "{word}");
                }
            }
        }
    }
}

#[test]
fn other_words_are_no_direction() {
    let long = "r".repeat(MAX_TEXT);
    for word in [
        "", "up", "rr", "phãi", "traí", "+", "-", "3R", "右", "direitax", &long,
    ] {
        assert_eq!(read_direction(word), None);
    }
    assert_eq!(
        refused("3up", &start()),
        expected("up", Expected::Direction)
    );
    assert_eq!(
        refused("3 !? ", &start()),
        expected("!?", Expected::Direction)
    );
    assert_eq!(
        refused("3rightly", &start()),
        expected("rightly", Expected::Direction)
    );
    assert_eq!(refused("3>>", &start()), expected(">", Expected::End));
}

#[test]
fn decomposed_letters_are_noted() {
    let decomposed = "pha\u{309}i";
    let (found, notes) = read(&format!("2 {decomposed}"), &start());
    assert_eq!(write_move(found.m), "2R");
    assert_eq!(notes, [(decomposed.to_owned(), NoteKind::Decomposed)]);
    assert_eq!(read("2 phải", &start()).1, []);
}

#[test]
fn the_player_in_front_must_be_the_one_to_move() {
    let (found, notes) = read("a3R", &start());
    assert_eq!((found.player, notes), (Some(Player::A), Vec::new()));
    let wrong = |named| ParseErrorKind::WrongPlayer {
        mover: Player::A,
        named,
    };
    assert_eq!(
        refused("B3R", &start()),
        [("B".to_owned(), wrong(Player::B))]
    );
    // Three letters are directions as well, but not in front of a number.
    assert_eq!(
        refused("d3d", &start()),
        [("d".to_owned(), wrong(Player::D))]
    );
    assert_eq!(
        read_move("B3R", &start()).unwrap_err().to_string(),
        "column 1: it is A who moves, not B"
    );
}

#[test]
fn squares_are_numbered_as_in_the_rules() {
    for text in ["0R", "6R", "9R", "10R", "300R", "99999999999999999999R"] {
        let digits = text.trim_end_matches('R');
        assert_eq!(
            refused(text, &start()),
            expected(digits, Expected::Square(5))
        );
    }
    let (found, notes) = read("003R", &start());
    assert_eq!(write_move(found.m), "3R");
    assert_eq!(notes, [("00".to_owned(), NoteKind::LeadingZeros)]);
    let wide = Position::start(set("squares=9"));
    assert_eq!(write_move(read("9L", &wide).0.m), "9L");
}

#[test]
fn squares_of_the_ring_have_numbers_too() {
    for (players, squares) in [(2, 5), (3, 2), (4, 9), (2, 1)] {
        let rules = set(&format!("players={players} squares={squares}"));
        for index in 0..players {
            let mover = Player::from_index(index).unwrap();
            let text = oaq_notation::write_setup(&oaq_core::Setup {
                to_move: mover,
                ..oaq_core::Setup::start(&rules)
            });
            let position = position(&text, rules);
            for number in 1..=squares {
                let ring = index * (squares + 1) + number;
                let (up, _) = read(&format!("{ring}+"), &position);
                let (down, _) = read(&format!("{ring} -"), &position);
                assert_eq!(write_move(up.m), format!("{number}R"));
                assert_eq!(write_move(down.m), format!("{number}L"));
            }
            for player in 1..=players {
                let ring = player * (squares + 1);
                let number = u8::try_from(ring).unwrap();
                assert_eq!(
                    refused(&format!("{ring}+"), &position),
                    [(ring.to_string(), ParseErrorKind::QuanSquare { number })]
                );
            }
        }
    }
}

#[test]
fn a_square_of_the_ring_must_be_the_movers() {
    let wrong = ParseErrorKind::WrongPlayer {
        mover: Player::A,
        named: Player::B,
    };
    assert_eq!(refused("8+", &start()), [("8".to_owned(), wrong.clone())]);
    assert_eq!(
        refused("B8-", &start()),
        [("B".to_owned(), wrong.clone()), ("8".to_owned(), wrong)]
    );
    for text in ["0+", "13-", "999+"] {
        let digits = &text[..text.len() - 1];
        assert_eq!(
            refused(text, &start()),
            expected(digits, Expected::RingSquare(12))
        );
    }
    assert_eq!(
        read_move("6+", &start()).unwrap_err().to_string(),
        "column 1: square 6 of the ring is an ô quan; only an ô dân can be chosen"
    );
}

#[test]
fn a_square_alone_is_an_error_of_its_own() {
    for (text, place) in [("3", ""), (" 3 ", ""), ("A3", ""), ("+3", ""), ("3x6", "x")] {
        assert_eq!(
            refused(text, &start()),
            [(
                place.to_owned(),
                ParseErrorKind::MissingDirection { number: 3 }
            )]
        );
    }
    assert_eq!(refused("7", &start()), expected("7", Expected::Square(5)));
    assert_eq!(
        read_move("3", &start()).unwrap_err().to_string(),
        "column 2: expected a direction behind the square: `R` (right) or `L` (left)"
    );
}

#[test]
fn what_is_no_move_at_all() {
    for text in ["R", "hello", "d", "a", "-3R", "x6", "R3", "++3R", "５R"] {
        let rest = text.strip_prefix('+').unwrap_or(text);
        assert_eq!(refused(text, &start()), expected(rest, Expected::Move));
    }
    assert_eq!(refused("", &start()), expected("", Expected::Move));
    assert_eq!(
        read_move("hello", &start()).unwrap_err().to_string(),
        "column 1: expected a move like `3R`, found `hello`"
    );
    assert_eq!(refused("3R!", &start()), expected("!", Expected::End));
    assert_eq!(refused("3R 4L", &start()), expected("4L", Expected::End));
    let long = "3".repeat(MAX_TEXT + 1);
    assert_eq!(refused(&long, &start())[0].1, ParseErrorKind::TooLong);
}

#[test]
fn spaces_are_for_single_moves_only() {
    let (found, notes) = read("\u{feff} 3 \t R  x6 ", &start());
    assert_eq!(
        (write_move(found.m), found.captured),
        ("3R".to_owned(), Some((6, 0)))
    );
    let spaces: Vec<String> = notes
        .into_iter()
        .filter(|(_, kind)| *kind == NoteKind::Spacing)
        .map(|(place, _)| place)
        .collect();
    assert_eq!(spaces, ["\u{feff}", " ", " \t ", "  ", " "]);
    for (text, place) in [
        ("3 R", " R"),
        (" 3R", " 3R"),
        ("3R ", " "),
        ("3R x6", " x6"),
    ] {
        let errors = read_move_token(text, &start()).expect_err(text).errors;
        assert_eq!(&text[errors[0].span.clone()], place);
    }
    assert_eq!(read_move_token("3R", &start()), read_move("3R", &start()));
}

#[test]
fn what_is_said_to_be_captured_is_read() {
    // None of these is what the move captures, which is noted as well.
    let capture = position("0,1,0,0,0/0/2,2,2,2,2/Q5 A", Rules::STANDARD);
    for (text, captured, notes) in [
        ("2R", None, 0),
        ("2Rx3", Some((3, 0)), 1),
        ("2Rx3Q", Some((3, 1)), 1),
        ("2RX26qq", Some((26, 2)), 1),
        ("2RxQ", Some((0, 1)), 1),
        ("2Rx0Q", Some((0, 1)), 2),
        ("2Rx05", Some((5, 0)), 2),
        ("2Rx9999", Some((9999, 0)), 1),
    ] {
        let (found, said) = read(text, &capture);
        assert_eq!(found.captured, captured, "{text}");
        assert_eq!(said.len(), notes, "{text}: {said:?}");
    }
    for (text, place) in [("2Rx", ""), ("2Rx ", " "), ("2Rx-", "-"), ("2Rxy6", "y6")] {
        assert_eq!(refused(text, &capture), expected(place, Expected::Captured));
    }
    assert_eq!(refused("2RxQ3", &capture), expected("3", Expected::End));
    assert_eq!(
        refused("2Rx10000", &capture),
        [("10000".to_owned(), ParseErrorKind::TooLarge { most: 9999 })]
    );
}

#[test]
fn what_is_said_to_be_captured_is_checked() {
    let quiet = position("1,0,0,0,0/Q/2,2,2,2,2/Q A", Rules::STANDARD);
    assert_eq!(
        read("1Rx6", &quiet).1,
        [("x6".to_owned(), NoteKind::WrongCapture { dan: 0, quan: 0 })]
    );
    let bare = position("0,0,1,0,0/Q/2,2,2,2,2/0 A", Rules::STANDARD);
    assert_eq!(read("3RxQ", &bare).1, []);
    assert_eq!(
        read("3Rx1Q", &bare).1,
        [("x1Q".to_owned(), NoteKind::WrongCapture { dan: 0, quan: 1 })]
    );
    // An illegal move captures nothing that could be compared.
    assert_eq!(read("1RxQ", &bare).1, []);
    let over = position("0,0,1,0,0/0/2,2,2,2,2/0 A", Rules::STANDARD);
    assert!(over.is_over());
    assert_eq!(read("3RxQ", &over).1, []);
}

#[test]
fn a_refill_can_be_refuted_by_the_row() {
    let note = [("+".to_owned(), NoteKind::WrongRefill)];
    let (found, notes) = read("+3R", &start());
    assert!(found.refilled);
    assert_eq!(notes, note);
    let refilled = position("0,0,0,0,0/Q/2,2,2,2,2/Q A 9/9", Rules::STANDARD);
    assert_eq!(read("+3R", &refilled).1, []);
    // Under `partial` it is enough that the first squares hold one each.
    let partial = set("shortage=partial");
    for (row, rules, refutes) in [
        ("1,1,0,0,0", partial, false),
        ("1,1,0,0,0", Rules::STANDARD, true),
        ("1,0,1,0,0", partial, true),
        ("0,1,0,0,0", partial, true),
        ("1,1,1,1,2", partial, true),
    ] {
        let position = position(&format!("{row}/Q/2,2,2,2,2/Q A 9/9"), rules);
        assert_eq!(!read("+2R", &position).1.is_empty(), refutes, "{row}");
    }
}

#[test]
fn notes_about_captures_say_what_is_right() {
    let bare = position("0,0,1,0,0/Q/2,2,2,2,2/0 A", Rules::STANDARD);
    let notes = read_move(" 3Rx4", &bare).unwrap().notes;
    let said: Vec<String> = notes.iter().map(ToString::to_string).collect();
    assert_eq!(
        said,
        [
            "column 1: spaces that are not needed",
            "column 4: the move captures 0 dân and 1 quan"
        ]
    );
}

proptest! {
    #[test]
    fn every_move_of_a_game_survives(
        rules in random::rules(),
        choices in proptest::collection::vec(any::<Index>(), 0..30),
    ) {
        let positions = random::play(Position::start(rules), &choices);
        for position in positions {
            for m in position.legal_moves() {
                let mut events = Vec::new();
                position.play_with(m, &mut events).expect("legal");
                let captured = events.iter().fold((0, 0), |sum, event| match event {
                    Event::Capture { dan, quan, .. } => (sum.0 + dan, sum.1 + quan),
                    _ => sum,
                });
                let text = write_move_full(m, captured, false);
                let read = read_move_token(&text, &position).expect("canonical");
                prop_assert_eq!(&read.notes, &[]);
                prop_assert_eq!(read.value, MoveText {
                    m,
                    player: None,
                    captured: (captured != (0, 0)).then_some(captured),
                    refilled: false,
                });
                let read = read_move(&write_move(m), &position).expect("canonical");
                prop_assert_eq!(read.value.m, m);
            }
        }
    }

    #[test]
    fn any_text_is_safe(text in any::<String>(), rules in random::rules()) {
        let position = Position::start(rules);
        check_places(&text, read_move(&text, &position));
        check_places(&text, read_move_token(&text, &position));
        let _ = read_direction(&text);
    }

    #[test]
    fn a_changed_text_is_safe(
        rules in random::rules(),
        base in proptest::sample::select(vec![
            "3R", "+5Lx26QQ", "A3 phải", "8+", "10-", "1 tra\u{301}ixQ", "2→x6", "4esquerda",
        ]),
        changes in random::changes(),
    ) {
        let position = Position::start(rules);
        let text = random::mutated(base, &changes);
        check_places(&text, read_move(&text, &position));
        let token = read_move_token(&text, &position);
        check_places(&text, token.clone());
        if let Ok(token) = token {
            prop_assert_eq!(read_move(&text, &position), Ok(token));
        }
    }
}
