//! The board as text and as a picture, for people to look at.
//!
//! [`draw`] makes lines of text in one of four styles, [`svg()`] a picture for
//! worksheets and documentation. Both show the board from any player's seat:
//! that player's row is at the bottom and reads from left to right, and the
//! ring goes round counter-clockwise, so that right is up the ring for
//! everybody.
//!
//! ```
//! use oaq_core::{Rules, Setup};
//! use oaq_notation::board::{BoardOptions, draw};
//!
//! let board = draw(&Setup::start(&Rules::STANDARD), &Rules::STANDARD, &BoardOptions::default());
//! let expected = "
//!   B  0
//!             B5    B4    B3    B2    B1
//!     ╭─────┬─────┬─────┬─────┬─────┬─────┬─────╮
//!   ╭─╯     │  5  │  5  │  5  │  5  │  5  │     ╰─╮
//!   │   Q   ├─────┼─────┼─────┼─────┼─────┤   Q   │
//!   ╰─╮     │  5  │  5  │  5  │  5  │  5  │     ╭─╯
//!     ╰─────┴─────┴─────┴─────┴─────┴─────┴─────╯
//!      QB      1     2     3     4     5     QA
//! ► A  0";
//! assert_eq!(board, expected[1..]);
//! ```
//!
//! What is drawn carries no colour and no language. Words, where they are
//! wanted, come in as [`Captions`].

mod canvas;
mod compact;
mod frame;
mod pieces;
mod scene;
mod shape;
mod svg;

use oaq_core::{Direction, Event, Move, Player, Rules, Setup, Square};

use scene::Scene;

pub use pieces::{MOST_DOTS, dots_in_rows};
pub use svg::svg;
pub(crate) use svg::{Number, escape};

/// Which characters a board is drawn with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Glyphs {
    /// Box-drawing lines, and signs that take one column everywhere. Lines
    /// are the only characters whose width depends on the terminal.
    #[default]
    Unicode,
    /// ASCII only.
    Ascii,
}

/// How a board is drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Style {
    /// One line of ASCII, in the order of the ring.
    Compact,
    /// Numbers in squares of box-drawing lines.
    #[default]
    Unicode,
    /// Numbers in squares of ASCII characters.
    Ascii,
    /// Each dân a dot, up to a dozen in a square, and the number below.
    Large(Glyphs),
}

impl Style {
    const fn glyphs(self) -> Glyphs {
        match self {
            Self::Unicode | Self::Large(Glyphs::Unicode) => Glyphs::Unicode,
            Self::Compact | Self::Ascii | Self::Large(Glyphs::Ascii) => Glyphs::Ascii,
        }
    }
}

/// What to draw besides the position, and how.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardOptions {
    /// How the board is drawn. [`svg()`] takes no notice of it.
    pub style: Style,
    /// Whose row is at the bottom. A player who is not in the game sits with
    /// A.
    pub seat: Player,
    /// The players' names, in turn order; missing and empty ones are left
    /// out. Control characters in them are drawn as `?`.
    pub names: Vec<String>,
    /// Whether the squares carry the names by which they are typed: the
    /// number alone in the seat's row, player and number in the others, `QA`
    /// for the ô quan at A's right hand.
    pub labels: bool,
    /// Whether a sign marks the player to move. A finished game has nobody to
    /// mark, though its position still names who would move.
    pub mark_mover: bool,
    /// The move that led here.
    pub last: Option<LastMove>,
    /// Words in place of signs.
    pub captions: Captions,
}

impl Default for BoardOptions {
    /// Unicode lines from A's seat, with labels and the mover marked.
    fn default() -> Self {
        Self {
            style: Style::default(),
            seat: Player::A,
            names: Vec::new(),
            labels: true,
            mark_mover: true,
            last: None,
            captions: Captions::default(),
        }
    }
}

/// Words around the board, made by whoever knows a language. Where there is
/// none, letters and signs stand: `►` in front of the mover, `12 + QQ` for
/// twelve dân and two quan captured, `A>B:3` for three dân that A owes B (`*`
/// is the bank), an arrow and a letter for a fixed direction.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Captions {
    /// What each player has captured, in turn order.
    pub stores: Vec<String>,
    /// What each player owes, in turn order.
    pub debts: Vec<String>,
    /// The direction that the first move fixed.
    pub direction: Option<String>,
    /// Whose turn it is, as a line of its own; the sign in front of the mover
    /// stays.
    pub turn: Option<String>,
}

/// A move to be drawn into the board after it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LastMove {
    /// The square whose dân were sown: an arrow is drawn there.
    pub start: Square,
    /// Which way they were sown.
    pub direction: Direction,
    /// What was captured, in any order.
    pub captures: Vec<Captured>,
}

/// The capture of one square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Captured {
    /// The square.
    pub square: Square,
    /// The dân that lay there.
    pub dan: u32,
    /// The quan that lay there.
    pub quan: u32,
}

impl LastMove {
    /// The move told by these events; `None` where none of them is the
    /// [`Event::Pick`] that begins a move.
    ///
    /// ```
    /// use oaq_core::{Direction, Event, Move, Position, Rules, Setup};
    /// use oaq_notation::board::{BoardOptions, LastMove, draw};
    ///
    /// let m = Move::new(5, Direction::Right).unwrap();
    /// let mut events: Vec<Event> = Vec::new();
    /// let next = Position::start(Rules::STANDARD).play_with(m, &mut events)?;
    /// let options = BoardOptions {
    ///     last: LastMove::new(m, &events),
    ///     ..BoardOptions::default()
    /// };
    /// let board = draw(&next.to_setup(), next.rules(), &options);
    /// let expected = "
    /// ► B  0
    ///             B5    B4    B3    B2    B1
    ///     ╭─────┬─────┬─────┬─────┬─────┬─────┬─────╮
    ///   ╭─╯     │  ∙  │  6  │  6  │  6  │  6  │     ╰─╮
    ///   │  Q+1  ├─────┼─────┼─────┼─────┼─────┤   ∙   │
    ///   ╰─╮     │  6  │  6  │  6  │  6  │  ∙  │     ╭─╯
    ///     ╰─────┴─────┴─────┴─────┴─────┴─────┴─────╯
    ///      QB      1     2     3     4     5     QA
    ///                                     ──▸   xQ+1
    ///   A  1 + Q";
    /// assert_eq!(board, expected[1..]);
    /// # Ok::<(), oaq_core::PlayError>(())
    /// ```
    #[must_use]
    pub fn new(m: Move, events: &[Event]) -> Option<Self> {
        let start = events.iter().find_map(|event| match event {
            Event::Pick { square, .. } => Some(*square),
            _ => None,
        })?;
        let captures = events
            .iter()
            .filter_map(|event| match *event {
                Event::Capture {
                    square, dan, quan, ..
                } => Some(Captured { square, dan, quan }),
                _ => None,
            })
            .collect();
        Some(Self {
            start,
            direction: m.direction(),
            captures,
        })
    }
}

/// Draws a board as text.
///
/// Any setup is drawn, checked or not: a square, store or name that is missing
/// is drawn as empty, and one that the board of these rules has no place for
/// is left out. Counts up to 99, in an ô quan beside two quan, leave the size
/// of the squares as it is; what is longer widens all of them alike. Lines end
/// in `\n` except the last, and none ends in a space.
#[must_use]
pub fn draw(setup: &Setup, rules: &Rules, options: &BoardOptions) -> String {
    let scene = Scene::new(setup, rules, options);
    match options.style {
        Style::Compact => compact::draw(&scene),
        _ => frame::draw(&scene),
    }
}
