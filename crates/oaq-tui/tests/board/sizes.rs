//! Every size, every seat, every board.

use oaq_core::{Board, Direction, Player, Position, Setup, Square, SquareKind};
use oaq_tui::{BoardLayout, Heading, Overlays, Preview};
use proptest::prelude::*;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use crate::scene::{Scene, draw, rules};

fn scene(players: u8, squares: u8, seat: Player) -> Scene {
    Scene {
        position: Position::start(rules(players, squares)),
        seat,
        ..Scene::new(2, "")
    }
}

#[test]
fn every_size_is_drawn() {
    for players in 2..=4 {
        let scene = scene(players, 5, Player::B);
        let setup = scene.position.to_setup();
        let first = scene.position.legal_moves().get(3).unwrap();
        let preview = Preview::new(&scene.position, first).unwrap();
        for height in 0..=60 {
            for width in 0..=200 {
                let area = Rect::new(0, 0, width, height);
                let board = scene.position.board();
                let Some(layout) = BoardLayout::new(area, board, scene.seat) else {
                    let smallest = BoardLayout::min_size(board);
                    assert!(width < smallest.width || height < smallest.height);
                    continue;
                };
                // All sizes are drawn, one of seven with a preview.
                let overlays = Overlays {
                    chosen: Some(preview.origin),
                    preview: ((width + height) % 7 == 0).then_some(&preview),
                    ..Overlays::default()
                };
                draw(&scene.view(&layout, &setup, overlays));
            }
        }
    }
}

#[test]
fn what_is_drawn_outside_the_screen_is_cut() {
    let scene = scene(2, 5, Player::A);
    let layout = scene.layout(80, 24);
    let setup = scene.position.to_setup();
    let view = scene.view(&layout, &setup, Overlays::default());
    let screen = Rect::new(0, 0, 40, 10);
    let mut buf = Buffer::empty(screen);
    ratatui::widgets::Widget::render(&view, layout.area(), &mut buf);
}

#[test]
fn the_usual_boards_fit_where_they_are_promised_to() {
    for squares in 1..=9 {
        for (players, height) in [(2, 12), (3, 16), (4, 16)] {
            let board = Board::new(players, squares).unwrap();
            let area = Rect::new(0, 0, 60, height);
            assert!(BoardLayout::new(area, board, Player::A).is_some());
            let smallest = BoardLayout::min_size(board);
            assert!(smallest.width <= 60 && smallest.height <= height);
            let area = Rect::new(3, 5, smallest.width, smallest.height);
            let layout = BoardLayout::new(area, board, Player::A).unwrap();
            assert_eq!(area.intersection(layout.frame()), layout.frame());
        }
    }
}

fn boards() -> impl Strategy<Value = (u8, u8, Player)> {
    (2_u8..=4, 1_u8..=9, 0_usize..4).prop_map(|(players, squares, seat)| {
        let seat = Player::from_index(seat % usize::from(players)).unwrap();
        (players, squares, seat)
    })
}

/// Changes what lies in one square.
fn change(setup: &mut Setup, board: Board, square: Square) {
    match board.kind(square) {
        SquareKind::Dan(player, number) => {
            let dan = &mut setup.rows[player.index()][usize::from(number) - 1];
            *dan = 9 - *dan;
        }
        SquareKind::Quan(player) => {
            let quan = &mut setup.quan_squares[player.index()];
            (quan.quan, quan.dan) = (1 - quan.quan, 7);
        }
    }
}

/// The places in which two drawings differ.
fn differences(one: &Buffer, other: &Buffer) -> Vec<(u16, u16)> {
    let places = one.area.positions();
    let differ = places.filter(|&place| one[place] != other[place]);
    differ.map(|place| (place.x, place.y)).collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    /// Whatever belongs to a square is hit as that square.
    #[test]
    fn a_click_on_what_is_drawn_hits_it(
        (players, squares, seat) in boards(),
        width in 57_u16..200,
        height in 16_u16..60,
        offset in (0_u16..5, 0_u16..5),
    ) {
        let scene = scene(players, squares, seat);
        let board = scene.position.board();
        let area = Rect::new(offset.0, offset.1, width, height);
        let layout = BoardLayout::new(area, board, seat).unwrap();
        let setup = scene.position.to_setup();
        let before = draw(&scene.view(&layout, &setup, Overlays::default()));
        for square in board.ring() {
            let mut other = setup.clone();
            change(&mut other, board, square);
            let after = draw(&scene.view(&layout, &other, Overlays::default()));
            let changed = differences(&before, &after);
            prop_assert!(!changed.is_empty());
            for (x, y) in changed {
                prop_assert_eq!(layout.square_at(x, y), Some(square), "{} {}", x, y);
            }
            // A label under the mouse changes too; the lines round it are
            // nobody's.
            let overlays = Overlays { hint: Some((square, Direction::Right)), ..Overlays::default() };
            let hinted = draw(&scene.view(&layout, &setup, overlays));
            for (x, y) in differences(&before, &hinted) {
                prop_assert_eq!(layout.square_at(x, y), Some(square), "{} {}", x, y);
            }
        }
    }

    #[test]
    fn an_arrow_that_is_drawn_goes_where_it_points(
        (players, squares, seat) in boards(),
        width in 57_u16..160,
        height in 16_u16..50,
    ) {
        let scene = scene(players, squares, seat);
        let board = scene.position.board();
        let layout = scene.layout(width, height);
        let setup = scene.position.to_setup();
        for square in board.row(Player::A) {
            let overlays = Overlays { chosen: Some(square), ..Overlays::default() };
            let buf = draw(&scene.view(&layout, &setup, overlays));
            for direction in Direction::ALL {
                let arrow = scene.glyphs.arrow(layout.heading(square, direction));
                let rect = layout.arrow(square, direction);
                let found = rect.positions().find(|&place| buf[place].symbol() == arrow);
                let place = found.expect("an arrow each way");
                prop_assert_eq!(layout.direction_at(square, place.x, place.y), Some(direction));
                let next = layout.rect(board.step(square, direction));
                let (x, y) = (next.x + next.width / 2, next.y + next.height / 2);
                prop_assert_eq!(layout.direction_at(square, x, y), Some(direction));
            }
        }
    }

    /// Squares lie inside the area and apart from each other, and from what is
    /// said about the players.
    #[test]
    fn nothing_overlaps(
        (players, squares, seat) in boards(),
        width in 57_u16..200,
        height in 16_u16..60,
    ) {
        let scene = scene(players, squares, seat);
        let board = scene.position.board();
        let layout = scene.layout(width, height);
        let area = layout.area();
        let mut rects: Vec<Rect> = board.ring().map(|square| layout.rect(square)).collect();
        rects.extend(board.seats().map(|player| layout.head(player)));
        for (n, rect) in rects.iter().enumerate() {
            prop_assert!(!rect.is_empty());
            prop_assert_eq!(area.intersection(*rect), *rect);
            for other in &rects[..n] {
                prop_assert!(rect.intersection(*other).is_empty(), "{} {}", rect, other);
            }
        }
    }

    /// From the seat's first square, the arrow keys lead to every square.
    #[test]
    fn arrow_keys_reach_every_square(
        (players, squares, seat) in boards(),
        width in 57_u16..200,
        height in 16_u16..60,
    ) {
        let scene = scene(players, squares, seat);
        let board = scene.position.board();
        let layout = scene.layout(width, height);
        let mut reached = vec![board.quan(seat)];
        let mut next = 0;
        while next < reached.len() {
            for heading in Heading::ALL {
                let neighbour = layout.neighbour(reached[next], heading);
                reached.extend(neighbour.filter(|square| !reached.contains(square)));
            }
            next += 1;
        }
        prop_assert_eq!(reached.len(), board.ring_len());
    }
}

/// What is written in a square.
fn inside(layout: &BoardLayout, buf: &Buffer, square: Square) -> String {
    let mut text = String::new();
    for row in layout.rect(square).rows() {
        text.extend(layout.span(square, row.y).map(|x| buf[(x, row.y)].symbol()));
        text.push('\n');
    }
    text
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    /// Numbers are there, whatever the size, and so is what a preview says.
    #[test]
    fn nothing_that_counts_is_left_out(
        players in 2_u8..=4,
        choices in proptest::collection::vec(0_usize..18, 1..60),
        width in 60_u16..140,
        height in 16_u16..50,
    ) {
        let mut scene = scene(players, 5, Player::A);
        let mut game = scene.position.clone();
        let mut shown = None;
        for choice in choices {
            let moves = game.legal_moves();
            let Some(chosen) = moves.get(choice % moves.len().max(1)) else { break };
            let preview = Preview::new(&game, chosen).unwrap();
            scene.position = core::mem::replace(&mut game, preview.after.clone());
            shown = Some(preview);
        }
        let Some(preview) = shown else { return Ok(()) };
        let (board, setup) = (scene.position.board(), scene.position.to_setup());
        let layout = scene.layout(width, height);
        let overlays = Overlays {
            chosen: Some(preview.origin),
            preview: Some(&preview),
            ..Overlays::default()
        };
        let buf = draw(&scene.view(&layout, &setup, overlays));
        for square in board.ring() {
            let text = inside(&layout, &buf, square);
            let (dan, quan) = match board.kind(square) {
                SquareKind::Dan(player, number) => {
                    (setup.rows[player.index()][usize::from(number) - 1], 0)
                }
                SquareKind::Quan(player) => {
                    let square = setup.quan_squares[player.index()];
                    (square.dan, square.quan)
                }
            };
            if (dan > 0 || quan == 0) && !text.contains('x') {
                prop_assert!(text.contains(&dan.to_string()), "{dan} in\n{text}");
            }
            prop_assert!(quan == 0 || text.contains('Q'), "no quan in\n{text}");
            let note = match preview.captured_at(square) {
                Some(captured) if captured.quan > 0 => "xQ".to_owned(),
                Some(captured) => format!("x{}", captured.dan),
                None if square == preview.origin => continue,
                None => {
                    let change = i64::from(preview.left[square.index()]) - i64::from(dan);
                    if change == 0 { continue }
                    format!("{change:+}")
                }
            };
            prop_assert!(text.contains(&note), "{note} in\n{text}");
        }
    }
}

#[test]
fn directions_are_the_players_own() {
    for players in 2..=4 {
        for seat in Player::ALL.into_iter().take(players.into()) {
            let board = Board::new(players, 5).unwrap();
            let layout = BoardLayout::new(Rect::new(0, 0, 80, 30), board, seat).unwrap();
            let middle = board.dan(seat, 3).unwrap();
            assert_eq!(layout.heading(middle, Direction::Right), Heading::Right);
            for square in board.ring() {
                for direction in Direction::ALL {
                    let heading = layout.heading(square, direction);
                    assert_eq!(layout.direction(square, heading), Some(direction));
                    // Going the way an arrow points comes nearer the target.
                    let target = layout.rect(board.step(square, direction));
                    let from = layout.rect(square);
                    let centre = |rect: Rect| (rect.x + rect.width / 2, rect.y + rect.height / 2);
                    let ((x, y), (to_x, to_y)) = (centre(from), centre(target));
                    let nearer = match heading {
                        Heading::Left => to_x < x,
                        Heading::Right => to_x > x,
                        Heading::Up => to_y < y,
                        Heading::Down => to_y > y,
                    };
                    assert!(nearer, "{players} {seat} {square:?} {direction:?}");
                }
            }
        }
    }
}
