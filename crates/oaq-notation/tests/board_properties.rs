//! What holds for every drawn board.

use std::iter;

use oaq_core::{Board, Debt, Direction, Player, QuanSquare, Rules, Setup, Square, Store, Switches};
use oaq_notation::board::{BoardOptions, Captured, Glyphs, LastMove, Style, draw};
use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;
use proptest::sample::select;

const STYLES: [Style; 5] = [
    Style::Compact,
    Style::Unicode,
    Style::Ascii,
    Style::Large(Glyphs::Unicode),
    Style::Large(Glyphs::Ascii),
];

fn rules(players: u8, squares: u8) -> Rules {
    Rules::new(Switches {
        players,
        squares,
        ..Switches::default()
    })
    .unwrap()
}

fn any_rules() -> impl Strategy<Value = Rules> {
    (2..=4u8, 1..=9u8).prop_map(|(players, squares)| rules(players, squares))
}

fn any_player() -> impl Strategy<Value = Player> {
    select(Player::ALL.to_vec())
}

/// Mostly the counts of a game, now and then any number.
fn any_count() -> impl Strategy<Value = u32> {
    prop_oneof![4 => Just(0), 8 => 1..=20u32, 2 => 0..=9999u32, 1 => any::<u32>()]
}

fn any_quan_square() -> impl Strategy<Value = QuanSquare> {
    let quan = prop_oneof![4 => 0..=3u32, 1 => any::<u32>()];
    (quan, any_count(), option::weighted(0.2, any_player()))
        .prop_map(|(quan, dan, captor)| QuanSquare { quan, dan, captor })
}

fn any_debt() -> impl Strategy<Value = Debt> {
    (any_player(), option::of(any_player()), any_count()).prop_map(|(debtor, creditor, dan)| Debt {
        debtor,
        creditor,
        dan,
    })
}

fn any_store() -> impl Strategy<Value = Store> {
    (-99..=99i32, 0..=5u32).prop_map(|(dan, quan)| Store { dan, quan })
}

/// A setup with the rows and squares of the board when `sizes` are its own,
/// and of any shape otherwise.
fn any_setup(
    rows: impl Into<proptest::collection::SizeRange>,
    squares: impl Into<proptest::collection::SizeRange>,
) -> impl Strategy<Value = Setup> {
    let rows = rows.into();
    (
        vec(vec(any_count(), squares), rows.clone()),
        vec(any_quan_square(), rows.clone()),
        vec(any_store(), rows),
        vec(any_debt(), 0..=3),
        any_player(),
        option::of(select(Direction::ALL.to_vec())),
    )
        .prop_map(
            |(rows, quan_squares, stores, debts, to_move, direction)| Setup {
                rows,
                quan_squares,
                stores,
                debts,
                to_move,
                direction,
                ..Setup::empty(Board::new(2, 5).unwrap())
            },
        )
}

fn fitting(rules: Rules) -> impl Strategy<Value = (Rules, Setup)> {
    let [rows, squares] = [rules.players, rules.squares].map(usize::from);
    any_setup(rows, squares).prop_map(move |setup| (rules, setup))
}

fn any_last() -> impl Strategy<Value = LastMove> {
    let square = || (0..=60u8).prop_map(Square::new);
    let captured = (square(), any_count(), 0..=3u32).prop_map(|(square, dan, quan)| Captured {
        square,
        dan,
        quan,
    });
    (
        square(),
        select(Direction::ALL.to_vec()),
        vec(captured, 0..=3),
    )
        .prop_map(|(start, direction, captures)| LastMove {
            start,
            direction,
            captures,
        })
}

fn any_options(names: &'static str) -> impl Strategy<Value = BoardOptions> {
    (
        select(STYLES.to_vec()),
        any_player(),
        vec(names, 0..=4),
        any::<bool>(),
        option::of(any_last()),
    )
        .prop_map(|(style, seat, names, labels, last)| BoardOptions {
            style,
            seat,
            names,
            labels,
            last,
            ..BoardOptions::default()
        })
}

/// A frame and what stands in it, without anything around.
fn bare(style: Style, seat: Player) -> BoardOptions {
    BoardOptions {
        style,
        seat,
        labels: false,
        ..BoardOptions::default()
    }
}

fn is_line(c: char) -> bool {
    ('\u{2500}'..='\u{257f}').contains(&c)
}

/// Whether this is what a player has captured, which may stand in the middle of
/// a board: a letter in front of everything.
fn is_head(text: &str) -> bool {
    let text = text.trim_start_matches('►').trim_start();
    matches!(text.as_bytes(), [b'A'..=b'D', b' ', b' ', ..])
}

/// What stands between the lines of a frame, in alphabetical order.
fn contents(board: &str) -> Vec<&str> {
    let framed = board.lines().filter(|line| line.contains(is_line));
    let mut contents: Vec<&str> = framed
        .flat_map(|line| line.split(is_line))
        .map(str::trim)
        .filter(|text| !text.is_empty() && !is_head(text))
        .collect();
    contents.sort_unstable();
    contents
}

/// The same, from the setup.
fn expected_contents(setup: &Setup) -> Vec<String> {
    let dan = setup.rows.iter().flatten().map(|&dan| match dan {
        0 => "∙".to_owned(),
        dan => dan.to_string(),
    });
    let quan = setup.quan_squares.iter().map(|square| {
        let letters = match square.quan {
            n @ 0..=3 => "Q".repeat(n as usize),
            n => format!("{n}Q"),
        };
        let mut text = match (letters.as_str(), square.dan) {
            ("", 0) => "∙".to_owned(),
            ("", dan) => dan.to_string(),
            (letters, 0) => letters.to_owned(),
            (letters, dan) => format!("{letters}+{dan}"),
        };
        if let Some(captor) = square.captor {
            text.extend([' ', captor.letter().to_ascii_lowercase()]);
        }
        text
    });
    let mut contents: Vec<String> = dan.chain(quan).collect();
    contents.sort_unstable();
    contents
}

fn in_ascii(c: char) -> char {
    match c {
        '│' => '|',
        '─' => '-',
        '╭' | '╮' | '∙' => '.',
        '╰' | '╯' => '\'',
        '├' | '┤' | '┬' | '┴' | '┼' => '+',
        '◉' => 'o',
        '►' | '▸' => '>',
        '◂' => '<',
        '▴' => '^',
        '▾' => 'v',
        c => c,
    }
}

fn mirrored(c: char) -> char {
    match c {
        '╭' => '╮',
        '╮' => '╭',
        '╰' => '╯',
        '╯' => '╰',
        '├' => '┤',
        '┤' => '├',
        c => c,
    }
}

proptest! {
    #[test]
    fn no_line_ends_in_a_space_and_nothing_panics(
        rules in any_rules(),
        setup in any_setup(0..=5, 0..=11),
        options in any_options(".{0,12}"),
    ) {
        let board = draw(&setup, &rules, &options);
        let lines: Vec<&str> = board.split('\n').collect();
        for line in &lines {
            prop_assert!(!line.ends_with(char::is_whitespace), "{line:?}");
            prop_assert!(!line.contains(char::is_control), "{line:?}");
            prop_assert!(!line.is_empty());
        }
        if options.style == Style::Compact {
            prop_assert_eq!(lines.len(), 1);
        }
    }

    #[test]
    fn ascii_is_ascii_and_drawn_as_unicode_is(
        (rules, setup) in any_rules().prop_flat_map(fitting),
        options in any_options("[ -~]{0,12}"),
    ) {
        let drawn = |style| {
            draw(&setup, &rules, &BoardOptions { style, ..options.clone() })
        };
        prop_assert!(drawn(Style::Compact).is_ascii());
        for (ascii, unicode) in [
            (Style::Ascii, Style::Unicode),
            (Style::Large(Glyphs::Ascii), Style::Large(Glyphs::Unicode)),
        ] {
            let ascii = drawn(ascii);
            prop_assert!(ascii.is_ascii(), "{ascii}");
            prop_assert_eq!(drawn(unicode).chars().map(in_ascii).collect::<String>(), ascii);
        }
    }

    #[test]
    fn only_lines_have_a_width_that_depends_on_the_terminal(
        (rules, setup) in any_rules().prop_flat_map(fitting),
        options in any_options("[ -~]{0,12}"),
    ) {
        use unicode_width::UnicodeWidthChar;
        for c in draw(&setup, &rules, &options).chars() {
            if c != '\n' && !is_line(c) {
                prop_assert_eq!((c.width(), c.width_cjk()), (Some(1), Some(1)), "{}", c);
            }
        }
    }

    #[test]
    fn each_seat_sees_each_count_once(
        (rules, setup) in any_rules().prop_flat_map(fitting),
    ) {
        // The note of a fixed direction has an arrow with a line in it.
        let setup = Setup { direction: None, ..setup };
        let expected = expected_contents(&setup);
        for seat in rules.board().seats() {
            let board = draw(&setup, &rules, &bare(Style::Unicode, seat));
            prop_assert_eq!(contents(&board), expected.clone(), "{}", board);
        }
    }

    #[test]
    fn the_frame_is_its_own_mirror_image(
        (rules, setup) in any_rules().prop_flat_map(fitting),
        large in any::<bool>(),
    ) {
        let style = if large { Style::Large(Glyphs::Unicode) } else { Style::Unicode };
        // A stone is drawn in lines too.
        let mut setup = Setup { direction: None, ..setup };
        setup.quan_squares.iter_mut().for_each(|square| square.quan = 0);
        let board = draw(&setup, &rules, &bare(style, Player::A));
        let frame: Vec<Vec<char>> = board
            .lines()
            .filter(|line| line.contains(is_line))
            .map(|line| line.chars().map(|c| if is_line(c) { c } else { ' ' }).collect())
            .collect();
        let start = |line: &Vec<char>| line.iter().position(|&c| is_line(c)).unwrap();
        let end = |line: &Vec<char>| line.iter().rposition(|&c| is_line(c)).unwrap();
        let around = frame.iter().map(start).min().unwrap() + frame.iter().map(end).max().unwrap();
        for line in &frame {
            prop_assert_eq!(start(line) + end(line), around, "{}", board);
            for (x, &c) in line.iter().enumerate().skip(start(line)).take(end(line)) {
                if let Some(&opposite) = line.get(around - x) {
                    prop_assert_eq!(mirrored(c), opposite, "{}", board);
                }
            }
        }
    }

    #[test]
    fn dots_are_counted_up_to_a_dozen(
        (rules, setup) in any_rules().prop_flat_map(fitting),
        seat in any_player(),
    ) {
        let board = draw(&setup, &rules, &bare(Style::Large(Glyphs::Unicode), seat));
        let dan = setup.rows.iter().flatten().copied();
        let dan = dan.chain(setup.quan_squares.iter().map(|square| square.dan));
        let dots: u32 = dan.clone().map(|dan| dan.min(12)).sum();
        prop_assert_eq!(board.matches('◉').count(), dots as usize, "{}", board);
        for dan in dan.filter(|&dan| dan > 0) {
            prop_assert!(board.contains(&dan.to_string()), "{}", board);
        }
    }
}

#[test]
fn what_the_largest_numbers_need_is_bounded() {
    let setup = Setup {
        rows: vec![vec![u32::MAX; 9]; 4],
        quan_squares: vec![
            QuanSquare {
                quan: u32::MAX,
                dan: u32::MAX,
                captor: Some(Player::D),
            };
            4
        ],
        stores: iter::repeat_n(
            Store {
                dan: i32::MIN,
                quan: u32::MAX,
            },
            4,
        )
        .collect(),
        ..Setup::empty(Board::new(4, 9).unwrap())
    };
    for style in STYLES {
        let board = draw(&setup, &rules(4, 9), &bare(style, Player::C));
        assert!(board.contains("4294967295Q+4294967295 d"), "{board}");
        assert!(board.len() < 20_000);
    }
}
