//! Drawn boards, as snapshots that somebody has looked at.

use std::fmt::Write as _;

use oaq_core::{
    Debt, Direction, Event, Move, Player, Position, Rules, Setup, Square, Store, Switches,
};
use unicode_width::UnicodeWidthStr as _;

use oaq_notation::board::{BoardOptions, Captions, Captured, Glyphs, LastMove, Style, draw};

const STYLES: [(&str, Style); 5] = [
    ("compact", Style::Compact),
    ("unicode", Style::Unicode),
    ("ascii", Style::Ascii),
    ("large", Style::Large(Glyphs::Unicode)),
    ("large_ascii", Style::Large(Glyphs::Ascii)),
];

fn rules(players: u8) -> Rules {
    Rules::new(Switches {
        players,
        ..Switches::default()
    })
    .unwrap()
}

fn sized(players: u8, squares: u8) -> Rules {
    Rules::new(Switches {
        players,
        squares,
        ..Switches::default()
    })
    .unwrap()
}

fn style(style: Style) -> BoardOptions {
    BoardOptions {
        style,
        ..BoardOptions::default()
    }
}

fn named(names: &[&str]) -> BoardOptions {
    BoardOptions {
        names: names.iter().map(ToString::to_string).collect(),
        ..BoardOptions::default()
    }
}

/// Several drawings one below the other, each under a title.
fn sheet(drawings: impl IntoIterator<Item = (String, String)>) -> String {
    let mut text = String::new();
    for (title, drawing) in drawings {
        write!(text, "# {title}\n{drawing}\n\n").unwrap();
    }
    text
}

/// A position with something of everything in it.
fn busy(players: u8) -> Setup {
    let mut setup = Setup::empty(rules(players).board());
    for (p, row) in setup.rows.iter_mut().enumerate() {
        *row = [
            [0, 7, 12, 1, 3],
            [4, 0, 0, 10, 2],
            [5, 5, 99, 0, 1],
            [0, 0, 6, 8, 11],
        ][p]
            .to_vec();
    }
    for (p, square) in setup.quan_squares.iter_mut().enumerate() {
        (square.quan, square.dan) = [(1, 9), (0, 4), (0, 0), (2, 11)][p];
    }
    for (p, store) in setup.stores.iter_mut().enumerate() {
        (store.dan, store.quan) = [(12, 2), (7, 0), (103, 1), (0, 3)][p];
    }
    setup.to_move = Player::B;
    setup
}

#[test]
fn the_start_in_each_style_from_each_seat() {
    for players in 2..=4 {
        let rules = rules(players);
        for (name, style) in STYLES {
            let seats = rules.board().seats().map(|seat| {
                let options = BoardOptions {
                    style,
                    seat,
                    ..BoardOptions::default()
                };
                let board = draw(&Setup::start(&rules), &rules, &options);
                (format!("seat {seat}"), board)
            });
            insta::assert_snapshot!(format!("start_{players}_{name}"), sheet(seats));
        }
    }
}

#[test]
fn a_busy_board_in_each_style() {
    for players in 2..=4 {
        let boards = STYLES.map(|(name, style)| {
            let options = BoardOptions {
                style,
                seat: Player::B,
                ..named(&["Tí", "Tèo", "Lan", "Nguyễn Văn Minh"])
            };
            let board = draw(&busy(players), &rules(players), &options);
            (name.to_owned(), board)
        });
        insta::assert_snapshot!(format!("busy_{players}"), sheet(boards));
    }
}

#[test]
fn short_and_long_rows() {
    let mut boards = Vec::new();
    for players in 2..=4 {
        for squares in [1, 2, 9] {
            let rules = sized(players, squares);
            let board = draw(&Setup::start(&rules), &rules, &BoardOptions::default());
            boards.push((format!("{players} players, {squares} squares"), board));
        }
    }
    let rules = sized(2, 1);
    let board = draw(
        &Setup::start(&rules),
        &rules,
        &style(Style::Large(Glyphs::Unicode)),
    );
    boards.push(("large, 1 square".to_owned(), board));
    insta::assert_snapshot!("rows", sheet(boards));
}

#[test]
fn wide_counts_keep_the_frame_together() {
    let mut boards = Vec::new();
    for players in 2..=4 {
        let rules = rules(players);
        for dan in [99, 100, 1234] {
            let mut setup = Setup::start(&rules);
            setup.rows[0][1] = dan;
            setup.quan_squares[1].dan = dan;
            let board = draw(&setup, &rules, &BoardOptions::default());
            boards.push((format!("{players} players, {dan}"), board));
        }
    }
    let mut setup = Setup::start(&Rules::STANDARD);
    setup.rows[1][4] = 1_234_567;
    setup.quan_squares[0].quan = 250;
    let large = style(Style::Large(Glyphs::Unicode));
    boards.push(("large".into(), draw(&setup, &Rules::STANDARD, &large)));
    insta::assert_snapshot!("wide_counts", sheet(boards));
}

#[test]
fn counts_up_to_999_and_a_capture_leave_the_size_as_it_is() {
    let start = Setup::start(&Rules::STANDARD);
    let frame = |setup: &Setup, options: &BoardOptions| {
        let board = draw(setup, &Rules::STANDARD, options);
        let lines = board.lines().filter(|line| line.contains(['╭', '╰', '├']));
        let frame: Vec<String> = lines
            .map(|line| line.replace(|c: char| c.is_ascii() || c == '∙', " "))
            .collect();
        frame
    };
    let mut full = start.clone();
    full.rows = vec![vec![999; 5]; 2];
    full.quan_squares[0].dan = 99;
    full.quan_squares[1].quan = 2;
    full.quan_squares[1].dan = 99;
    let marked = BoardOptions {
        last: Some(LastMove {
            start: Square::new(3),
            direction: Direction::Left,
            captures: vec![Captured {
                square: Square::new(1),
                dan: 99,
                quan: 0,
            }],
        }),
        ..BoardOptions::default()
    };
    assert_eq!(
        frame(&full, &marked),
        frame(&start, &BoardOptions::default())
    );
}

#[test]
fn ô_quan_looted_captured_and_piled_up() {
    let mut boards = Vec::new();
    for (title, quan) in [("one", 1), ("three", 3), ("four", 4)] {
        let mut setup = Setup::start(&Rules::STANDARD);
        setup.quan_squares[0].quan = quan;
        setup.quan_squares[0].dan = 12;
        setup.quan_squares[1].quan = quan;
        setup.stores[0].quan = quan;
        for (name, options) in [
            ("unicode", Style::Unicode),
            ("large", Style::Large(Glyphs::Unicode)),
        ] {
            let board = draw(&setup, &Rules::STANDARD, &style(options));
            boards.push((format!("{title}, {name}"), board));
        }
    }
    let mut setup = Setup::start(&Rules::STANDARD);
    for (square, dan) in setup.quan_squares.iter_mut().zip([0, 14]) {
        (square.quan, square.dan) = (0, dan);
        square.captor = Some(Player::B);
    }
    for (name, options) in STYLES {
        let board = draw(&setup, &Rules::STANDARD, &style(options));
        boards.push((format!("captors, {name}"), board));
    }
    insta::assert_snapshot!("quan", sheet(boards));
}

#[test]
fn stores_debts_and_a_fixed_direction() {
    let mut boards = Vec::new();
    for players in [2, 4] {
        let mut setup = Setup::start(&rules(players));
        setup.direction = Some(Direction::Left);
        setup.stores[0] = Store { dan: -13, quan: 1 };
        setup.stores[1] = Store { dan: 4, quan: 0 };
        let debt = |debtor, creditor, dan| Debt {
            debtor,
            creditor,
            dan,
        };
        setup.debts = vec![
            debt(Player::A, Some(Player::B), 3),
            debt(Player::A, None, 2),
            debt(Player::B, Some(Player::A), 15),
        ];
        for (name, style) in [STYLES[0], STYLES[1], STYLES[2]] {
            let options = BoardOptions {
                style,
                ..named(&["Tí", "", "Lan"])
            };
            let board = draw(&setup, &rules(players), &options);
            boards.push((format!("{players} players, {name}"), board));
        }
    }
    insta::assert_snapshot!("stores", sheet(boards));
}

#[test]
fn captions_take_the_place_of_signs() {
    let mut setup = busy(2);
    setup.direction = Some(Direction::Right);
    let options = BoardOptions {
        captions: Captions {
            stores: vec!["12 dân, 2 quan".into(), "7 dân".into()],
            debts: vec![String::new(), "nợ Tí 3 dân".into()],
            direction: Some("ngược chiều kim đồng hồ".into()),
            turn: Some("Đến lượt Tèo".into()),
        },
        ..named(&["Tí", "Tèo"])
    };
    let boards = [Style::Unicode, Style::Compact].map(|style| {
        let options = BoardOptions {
            style,
            ..options.clone()
        };
        (
            format!("{style:?}"),
            draw(&setup, &Rules::STANDARD, &options),
        )
    });
    insta::assert_snapshot!("captions", sheet(boards));
}

#[test]
fn names_align_by_display_width() {
    // The second name is the first with its accents as characters of their own.
    let boards = ["T\u{e8}o", "Te\u{300}o", "王小明"].map(|name| {
        let board = draw(&busy(2), &Rules::STANDARD, &named(&["Nam", name]));
        let column = |line: Option<&str>, store: &str| {
            let line = line.unwrap();
            line[..line.find(store).unwrap() + store.len()].width()
        };
        let [first, last] = [board.lines().next(), board.lines().last()];
        // Right-aligned, the two stores end in one column.
        assert_eq!(column(first, " 7"), column(last, " 12"), "{name}");
        (name.to_owned(), board)
    });
    insta::assert_snapshot!("names", sheet(boards));
}

#[test]
fn a_name_can_break_nothing() {
    let options = named(&["a\nb\u{1b}[2J", " \u{202e}x\u{2028}y "]);
    let board = draw(&Setup::start(&Rules::STANDARD), &Rules::STANDARD, &options);
    assert_eq!(board.lines().count(), 9);
    assert!(board.contains("A  a?b?[2J"), "{board}");
    assert!(board.contains("B  ?x?y  "), "{board}");
}

#[test]
fn without_labels_only_the_frame_is_left() {
    let boards = (2..=4).map(|players| {
        let options = BoardOptions {
            labels: false,
            ..BoardOptions::default()
        };
        let board = draw(&busy(players), &rules(players), &options);
        (format!("{players} players"), board)
    });
    insta::assert_snapshot!("no_labels", sheet(boards));
}

/// Plays the move that captures most, so many times, and draws the last one in.
fn greedy(players: u8, plies: usize) -> (Setup, Option<LastMove>) {
    let mut position = Position::start(rules(players));
    let mut last = None;
    for _ in 0..plies {
        let store = |m: Move| {
            let store = position.play(m).unwrap().store(position.to_move());
            store.dan + 10 * i32::try_from(store.quan).unwrap()
        };
        let m = position
            .legal_moves()
            .into_iter()
            .max_by_key(|&m| store(m))
            .unwrap();
        let mut events: Vec<Event> = Vec::new();
        position = position.play_with(m, &mut events).unwrap();
        last = LastMove::new(m, &events);
    }
    (position.to_setup(), last)
}

#[test]
fn the_last_move_is_drawn_in() {
    for players in 2..=4 {
        let mut boards = Vec::new();
        for plies in [2, 3, 4] {
            let (setup, last) = greedy(players, plies);
            for (name, style) in STYLES {
                if plies > 2 && name != "unicode" {
                    continue;
                }
                let options = BoardOptions {
                    style,
                    last: last.clone(),
                    ..BoardOptions::default()
                };
                let board = draw(&setup, &rules(players), &options);
                boards.push((format!("after ply {plies}, {name}"), board));
            }
        }
        insta::assert_snapshot!(format!("last_{players}"), sheet(boards));
    }
}

#[test]
fn arrows_point_where_the_dân_go() {
    // One move from the second square of each row and from each ô quan, both
    // ways, with a capture in the same square.
    let mut boards = Vec::new();
    for players in 2..=4 {
        let rules = sized(players, 2);
        let board = rules.board();
        for direction in Direction::ALL {
            for square in board
                .seats()
                .flat_map(|p| [board.dan(p, 2).unwrap(), board.quan(p)])
            {
                let options = BoardOptions {
                    last: Some(LastMove {
                        start: square,
                        direction,
                        captures: vec![Captured {
                            square,
                            dan: 15,
                            quan: 1,
                        }],
                    }),
                    ..BoardOptions::default()
                };
                let drawn = draw(&Setup::empty(board), &rules, &options);
                boards.push((format!("{:?} {direction:?}", board.kind(square)), drawn));
            }
        }
    }
    insta::assert_snapshot!("arrows", sheet(boards));
}

#[test]
fn events_of_no_move_are_no_last_move() {
    let m = Move::new(1, Direction::Right).unwrap();
    assert_eq!(LastMove::new(m, &[]), None);
}

#[test]
fn an_unfinished_setup_is_drawn_as_far_as_it_goes() {
    let nothing = Setup {
        rows: vec![vec![3]],
        quan_squares: Vec::new(),
        to_move: Player::D,
        stores: Vec::new(),
        ..Setup::start(&Rules::STANDARD)
    };
    let options = BoardOptions {
        seat: Player::C,
        last: Some(LastMove {
            start: Square::new(39),
            direction: Direction::Left,
            captures: Vec::new(),
        }),
        ..BoardOptions::default()
    };
    let board = draw(&nothing, &Rules::STANDARD, &options);
    let expected = "
  B  0
            B5    B4    B3    B2    B1
    ╭─────┬─────┬─────┬─────┬─────┬─────┬─────╮
  ╭─╯     │  ∙  │  ∙  │  ∙  │  ∙  │  ∙  │     ╰─╮
  │   ∙   ├─────┼─────┼─────┼─────┼─────┤   ∙   │
  ╰─╮     │  3  │  ∙  │  ∙  │  ∙  │  ∙  │     ╭─╯
    ╰─────┴─────┴─────┴─────┴─────┴─────┴─────╯
     QB      1     2     3     4     5     QA
  A  0";
    assert_eq!(board, expected[1..]);
}

/// Four players are listed in the middle of their board, so that it fits on a
/// screen of 24 lines, but below it if that is too narrow or a name has other
/// than simple characters.
#[test]
fn four_players_stand_inside_where_there_is_room() {
    let rules = rules(4);
    let board = |name: &str, style| {
        let options = BoardOptions {
            style,
            names: ["", "", name, ""].map(str::to_owned).to_vec(),
            ..BoardOptions::default()
        };
        draw(&Setup::start(&rules), &rules, &options)
    };
    for (name, inside) in [
        ("", true),
        ("Lan", true),
        ("Tèo", true),
        ("Te\u{300}o", false),
        ("阮文", false),
        ("Nguyễn Thị Ngọc Lan Anh Thư", false),
    ] {
        let drawn = board(name, Style::Unicode);
        let last = drawn.lines().last().unwrap();
        assert_eq!(!last.starts_with("  D  "), inside, "{drawn}");
        let lines = drawn.lines().count();
        assert_eq!(lines, if inside { 19 } else { 23 }, "{drawn}");
    }
    let wide = board("Nguyễn Thị Ngọc Lan Anh Thư", Style::Large(Glyphs::Unicode));
    assert!(!wide.lines().last().unwrap().starts_with("  D  "), "{wide}");
}
