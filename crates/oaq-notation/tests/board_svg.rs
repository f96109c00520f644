//! The board as a picture: what it holds, and that it is sound.

use oaq_core::{Debt, Direction, Player, QuanSquare, Rules, Setup, Square, Store, Switches};
use oaq_notation::board::{BoardOptions, Captured, LastMove, svg};
use proptest::collection::vec;
use proptest::prelude::*;
use roxmltree::{Document, Node};

fn rules(players: u8, squares: u8) -> Rules {
    Rules::new(Switches {
        players,
        squares,
        ..Switches::default()
    })
    .unwrap()
}

/// The elements of this name in the layer of this class.
fn layer<'a, 'input: 'a>(
    document: &'a Document<'input>,
    class: &'a str,
    name: &'a str,
) -> impl Iterator<Item = Node<'a, 'input>> {
    document
        .descendants()
        .filter(move |node| node.attribute("class") == Some(class))
        .flat_map(|group| group.children())
        .filter(move |node| node.has_tag_name(name))
}

fn texts(document: &Document, class: &str) -> Vec<String> {
    let texts = layer(document, class, "text").map(|node| node.text().unwrap_or("").to_owned());
    texts.collect()
}

fn number(node: Node, attribute: &str) -> f64 {
    node.attribute(attribute).unwrap().parse().unwrap()
}

/// Middle and radius of the circles of a layer.
fn circles(document: &Document, class: &str) -> Vec<(f64, f64, f64)> {
    layer(document, class, "circle")
        .filter(|node| node.attribute("fill") != Some("none"))
        .map(|node| (number(node, "cx"), number(node, "cy"), number(node, "r")))
        .collect()
}

fn busy() -> (Setup, BoardOptions) {
    let mut setup = Setup::empty(rules(2, 2).board());
    setup.rows = vec![vec![0, 13], vec![12, 40]];
    setup.quan_squares = vec![
        QuanSquare {
            quan: 1,
            dan: 7,
            captor: None,
        },
        QuanSquare {
            quan: 0,
            dan: 2,
            captor: Some(Player::B),
        },
    ];
    setup.stores = vec![Store { dan: -3, quan: 0 }, Store { dan: 9, quan: 1 }];
    setup.debts = vec![Debt {
        debtor: Player::A,
        creditor: None,
        dan: 4,
    }];
    setup.to_move = Player::B;
    setup.direction = Some(Direction::Left);
    let options = BoardOptions {
        names: vec!["<Tí> & \"Tèo\"".into(), "Lan".into()],
        last: Some(LastMove {
            start: Square::new(1),
            direction: Direction::Left,
            captures: vec![Captured {
                square: Square::new(0),
                dan: 5,
                quan: 0,
            }],
        }),
        ..BoardOptions::default()
    };
    (setup, options)
}

#[test]
fn a_small_picture_as_it_is_written() {
    let (setup, options) = busy();
    insta::assert_snapshot!("svg_2", svg(&setup, &rules(2, 2), &options));
    for players in [3, 4] {
        let rules = rules(players, 1);
        let picture = svg(&Setup::start(&rules), &rules, &BoardOptions::default());
        insta::assert_snapshot!(format!("svg_{players}"), picture);
    }
}

#[test]
fn everything_is_written_beside_the_board() {
    let (setup, options) = busy();
    let picture = svg(&setup, &rules(2, 2), &options);
    let document = Document::parse(&picture).unwrap();
    assert_eq!(
        texts(&document, "players"),
        [
            "B",
            "Lan",
            "9 + Q",
            "A",
            "<Tí> & \"Tèo\"",
            "-3",
            "A>*:4",
            "◂── L"
        ]
    );
    assert_eq!(
        texts(&document, "labels"),
        ["1", "2", "QA", "B1", "B2", "QB"]
    );
    assert_eq!(
        texts(&document, "numbers"),
        ["0", "13", "Q+7", "12", "40 (30 + 10)", "2 b"]
    );
    assert_eq!(texts(&document, "letters"), ["Q"]);
    assert_eq!(texts(&document, "marks"), ["x5"]);
    // One sign for the mover, one arrow of two parts.
    assert_eq!(layer(&document, "players", "path").count(), 1);
    assert_eq!(layer(&document, "marks", "path").count(), 2);

    let options = BoardOptions {
        labels: false,
        ..options
    };
    let picture = svg(&setup, &rules(2, 2), &options);
    let document = Document::parse(&picture).unwrap();
    assert_eq!(texts(&document, "labels"), [""; 0]);
}

#[test]
fn arrows_and_seats_follow_the_ring() {
    // The tip of the arrow of a move to the right is up the ring: to the right
    // in the seat's row, to the left opposite, up and down at the sides.
    let rules = rules(4, 3);
    let setup = Setup::start(&rules);
    for (seat, player, direction, expected) in [
        (Player::A, Player::A, Direction::Right, (1.0, 0.0)),
        (Player::A, Player::A, Direction::Left, (-1.0, 0.0)),
        (Player::A, Player::B, Direction::Right, (0.0, -1.0)),
        (Player::A, Player::C, Direction::Right, (-1.0, 0.0)),
        (Player::A, Player::D, Direction::Right, (0.0, 1.0)),
        (Player::D, Player::A, Direction::Left, (0.0, 1.0)),
    ] {
        let options = BoardOptions {
            seat,
            last: Some(LastMove {
                start: rules.board().dan(player, 2).unwrap(),
                direction,
                captures: Vec::new(),
            }),
            ..BoardOptions::default()
        };
        let picture = svg(&setup, &rules, &options);
        let document = Document::parse(&picture).unwrap();
        let shaft = layer(&document, "marks", "path").next().unwrap();
        let shaft = shaft.attribute("d").unwrap().replace(['M', 'L'], " ");
        let ends: Vec<f64> = shaft
            .split_whitespace()
            .map(|n| n.parse().unwrap())
            .collect();
        let (x, y) = (ends[2] - ends[0], ends[3] - ends[1]);
        assert_eq!(
            (x / 32.0, y / 32.0),
            expected,
            "{seat} {player} {direction:?}"
        );
    }
}

proptest! {
    #[test]
    fn any_picture_is_sound(
        (players, squares) in (2..=4u8, 1..=9u8),
        rows in vec(vec(prop_oneof![4 => 0..=30u32, 1 => any::<u32>()], 9), 4),
        quan in vec((0..=5u32, 0..=40u32), 4),
        names in vec(".{0,12}", 0..=4),
        seat in 0..4usize,
        last in (0..=60u8, 0..=60u8, any::<bool>()),
    ) {
        let rules = rules(players, squares);
        let mut setup = Setup::start(&rules);
        for (row, counts) in setup.rows.iter_mut().zip(&rows) {
            row.copy_from_slice(&counts[..usize::from(squares)]);
        }
        for (square, &(quan, dan)) in setup.quan_squares.iter_mut().zip(&quan) {
            (square.quan, square.dan) = (quan, dan);
        }
        let options = BoardOptions {
            seat: Player::ALL[seat],
            names: names.clone(),
            last: last.2.then(|| LastMove {
                start: Square::new(last.0),
                direction: Direction::Right,
                captures: vec![Captured { square: Square::new(last.1), dan: 3, quan: 1 }],
            }),
            ..BoardOptions::default()
        };
        let picture = svg(&setup, &rules, &options);
        let document = match Document::parse(&picture) {
            Ok(document) => document,
            Err(error) => return Err(TestCaseError::fail(format!("{error}: {picture}"))),
        };

        // Every piece is there, up to thirty dân and three quan in a square.
        let board_dan = setup.rows.iter().flatten().copied();
        let all_dan: Vec<u32> = board_dan.chain(setup.quan_squares.iter().map(|q| q.dan)).collect();
        let dan = circles(&document, "dan");
        prop_assert_eq!(dan.len(), all_dan.iter().map(|&n| n.min(30) as usize).sum::<usize>());
        let stones = setup.quan_squares.iter().map(|q| if q.quan > 3 { 1 } else { q.quan as usize });
        let stone_circles = circles(&document, "quan");
        prop_assert_eq!(stone_circles.len(), stones.sum::<usize>());
        // So is every number; quan alone have none.
        let alone = setup.quan_squares.iter().filter(|q| q.quan > 0 && q.dan == 0).count();
        let numbers = texts(&document, "numbers");
        prop_assert_eq!(numbers.len(), all_dan.len() - alone);
        for row in &setup.rows {
            for dan in row {
                // Dân beyond the thirty drawn are named beside the number.
                let number = match dan.checked_sub(30) {
                    None | Some(0) => dan.to_string(),
                    Some(more) => format!("{dan} (30 + {more})"),
                };
                prop_assert!(numbers.contains(&number));
            }
        }

        // Pieces can be told apart and do not lie on each other.
        let pieces: Vec<_> = dan.iter().chain(&stone_circles).collect();
        for (n, a) in pieces.iter().enumerate() {
            for b in &pieces[..n] {
                let distance = (a.0 - b.0).hypot(a.1 - b.1);
                prop_assert!(distance > a.2 + b.2, "{a:?} {b:?}");
            }
        }
        if let Some(largest) = dan.iter().map(|c| c.2).reduce(f64::max) {
            prop_assert!(stone_circles.iter().all(|c| c.2 > 2.0 * largest));
        }

        // All of it lies in the view.
        let view: Vec<f64> = document
            .root_element()
            .attribute("viewBox")
            .unwrap()
            .split(' ')
            .map(|n| n.parse().unwrap())
            .collect();
        let inside = |x: f64, y: f64| {
            view[0] <= x && x <= view[0] + view[2] && view[1] <= y && y <= view[1] + view[3]
        };
        for node in document.descendants().filter(|node| node.has_tag_name("text")) {
            prop_assert!(inside(number(node, "x"), number(node, "y")));
        }
        for &&(x, y, r) in &pieces {
            prop_assert!(inside(x - r, y - r) && inside(x + r, y + r));
        }
    }
}
