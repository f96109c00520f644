//! The board as a picture.

mod heap;
mod plan;

use std::fmt;

use oaq_core::{Direction, Player, Rules, Setup, Square};
use unicode_width::UnicodeWidthStr;

use super::scene::{Scene, captured_text};
use super::{BoardOptions, Glyphs, compact};
use heap::{MOST_DAN, heap};
use plan::{Frame, Outline, Plan, Point, Spot, point};

/// The height of a line of text about the board.
const LINE: f64 = 28.0;
/// What a column of such text takes, on the generous side.
const COLUMN: f64 = 10.5;
/// From the edge of a square to the middle of its label, of its mark, and of
/// a second mark.
const LABEL: f64 = 19.0;
const MARK: f64 = 43.0;
const SECOND_MARK: f64 = 65.0;
/// Round everything.
const MARGIN: f64 = 14.0;

/// Draws a board as a picture: a standalone SVG document, to print or to put
/// into a page.
///
/// It needs no colours, scripts or fonts of its own. Each dân is drawn, up to
/// thirty in a square, and the number stands with them; quan are large and
/// carry a letter. The document has a `viewBox` and no size, so that it fills
/// the place it is given. As with [`draw`](super::draw), any setup can be
/// drawn.
///
/// ```
/// use oaq_core::{Rules, Setup};
/// use oaq_notation::board::{BoardOptions, svg};
///
/// let options = BoardOptions {
///     names: vec!["Tí & Tèo".into()],
///     ..BoardOptions::default()
/// };
/// let picture = svg(&Setup::start(&Rules::STANDARD), &Rules::STANDARD, &options);
/// assert!(picture.starts_with("<svg "));
/// assert!(picture.contains("Tí &amp; Tèo"));
/// ```
#[must_use]
pub fn svg(setup: &Setup, rules: &Rules, options: &BoardOptions) -> String {
    let scene = Scene::new(setup, rules, options);
    let plan = Plan::new(scene.board);
    let mut picture = Picture::default();
    for (square, spot) in scene.ring().zip(&plan.spots) {
        picture.square(&scene, square, spot);
    }
    picture.edge = path(&plan.outline);
    picture.text(&scene);
    picture.finish(&compact::draw(&scene))
}

/// The parts of the document in the making, each in its layer, and what they
/// cover so far. The middle of the board is at nought.
#[derive(Default)]
struct Picture {
    squares: String,
    edge: String,
    dan: String,
    quan: String,
    letters: String,
    numbers: String,
    labels: String,
    marks: String,
    players: String,
    low: Point,
    high: Point,
}

impl Picture {
    fn cover(&mut self, at: Point) {
        self.low = point(self.low.x.min(at.x), self.low.y.min(at.y));
        self.high = point(self.high.x.max(at.x), self.high.y.max(at.y));
    }

    fn cover_text(&mut self, middle: Point, text: &str) {
        let half = point(columns(text) * COLUMN / 2.0, LINE / 2.0);
        self.cover(middle + half);
        self.cover(middle + half * -1.0);
    }

    /// Draws a square with all that lies in it and stands beside it.
    fn square(&mut self, scene: &Scene, square: Square, spot: &Spot) {
        let last = scene.options.last.as_ref();
        let captures: Vec<String> = last
            .iter()
            .flat_map(|last| &last.captures)
            .filter(|captured| captured.square == square)
            .map(captured_text)
            .collect();
        let fill = if captures.is_empty() {
            "#fff"
        } else {
            "#e4e4e4"
        };
        let outline = path(&spot.outline);
        line(
            &mut self.squares,
            &format!("<path fill=\"{fill}\" d=\"{outline}\"/>"),
        );
        for &(corner, _) in &spot.outline {
            self.cover(corner);
        }
        self.cover(spot.edge.origin);

        self.pieces(scene, square, spot);
        let beside = |out| spot.edge.at(0.0, out);
        if scene.options.labels {
            let (at, label) = (beside(LABEL), scene.label(square));
            self.cover_text(at, &label);
            centred(&mut self.labels, at, 17.0, &label);
        }
        let mut places = [MARK, SECOND_MARK].into_iter().map(beside);
        if let Some(last) = last.filter(|last| last.start == square)
            && let Some(at) = places.next()
        {
            self.cover(at);
            self.arrow(
                Frame {
                    origin: at,
                    ..spot.edge
                },
                last.direction,
            );
        }
        if let Some(at) = places.next().filter(|_| !captures.is_empty()) {
            let captures = captures.join(" ");
            self.cover_text(at, &captures);
            centred(&mut self.marks, at, 17.0, &captures);
        }
    }

    fn pieces(&mut self, scene: &Scene, square: Square, spot: &Spot) {
        let (dan, quan) = (scene.dan(square), scene.quan_square(square).quan);
        let (stones, letters) = match quan {
            0..=3 => (quan, "Q".to_owned()),
            _ => (1, format!("{quan}Q")),
        };
        // Quan alone say themselves what they are.
        let numbered = dan > 0 || quan == 0;
        let mut frame = spot.heap;
        if !numbered {
            frame.origin = spot.middle;
        }
        let pieces = heap(dan, stones, spot.room);
        for &(along, out) in &pieces.dan {
            disc(&mut self.dan, frame.at(along, out), pieces.dan_radius, "");
        }
        for &(along, out) in &pieces.quan {
            let (at, radius) = (frame.at(along, out), pieces.quan_radius);
            disc(&mut self.quan, at, radius, "");
            let ring = " fill=\"none\" stroke=\"#fff\" stroke-width=\"1.5\"";
            disc(&mut self.quan, at, 0.84 * radius, ring);
            centred(
                &mut self.letters,
                at,
                fitting(radius, 1.3 * radius, &letters),
                &letters,
            );
        }
        if numbered {
            let mut text = scene.content(square, "0");
            let dan = scene.dan(square);
            if let Some(more) = dan.checked_sub(MOST_DAN).filter(|&more| more > 0) {
                // What is not drawn is not hidden from whoever counts.
                text = format!("{text} ({MOST_DAN} + {more})");
            }
            let size = fitting(16.0, spot.number_width, &text);
            centred(&mut self.numbers, spot.number, size, &text);
        }
    }

    /// An arrow up or down the ring.
    fn arrow(&mut self, frame: Frame, direction: Direction) {
        let sign = match direction {
            Direction::Right => 1.0,
            Direction::Left => -1.0,
        };
        let [tail, neck, left, tip, right] = [
            (-22.0, 0.0),
            (10.0, 0.0),
            (8.0, -7.0),
            (22.0, 0.0),
            (8.0, 7.0),
        ]
        .map(|(along, out)| Pair(frame.at(sign * along, out)));
        line(
            &mut self.marks,
            &format!(
                "<path d=\"M{tail}L{neck}\" stroke=\"#222\" stroke-width=\"3\"/>\
                 <path d=\"M{left}L{tip}L{right}Z\"/>"
            ),
        );
    }

    /// The players above and below the board as in the text board, and notes.
    fn text(&mut self, scene: &Scene) {
        let (low, high) = (self.low, self.high);
        let mut players: Vec<Player> = scene.players().collect();
        if let [_, other] = players[..] {
            self.player(scene, other, point(low.x, low.y - LINE));
            players.pop();
        } else {
            players.sort_unstable();
        }
        let notes = scene.notes(Glyphs::Unicode);
        let mut y = high.y + if players.len() > 1 { LINE / 2.0 } else { 0.0 };
        for player in players {
            y += LINE;
            self.player(scene, player, point(low.x, y));
        }
        for note in notes {
            y += LINE;
            self.words(point(low.x + 24.0, y), "", &note);
        }
    }

    fn player(&mut self, scene: &Scene, player: Player, at: Point) {
        if scene.is_to_move(player) {
            let [top, tip, bottom] =
                [(0.0, -14.0), (14.0, -7.0), (0.0, 0.0)].map(|(x, y)| Pair(at + point(x, y)));
            line(
                &mut self.players,
                &format!("<path d=\"M{top}L{tip}L{bottom}Z\"/>"),
            );
        }
        let names = scene.players().map(|p| columns(&scene.name(p)));
        let names = names.fold(0.0, f64::max);
        let (dan, quan) = scene.store_text(player);
        let mut x = 24.0;
        self.words(
            at + point(x, 0.0),
            " font-weight=\"bold\"",
            &player.to_string(),
        );
        x += 26.0;
        self.words(at + point(x, 0.0), "", &scene.name(player));
        if names > 0.0 {
            x += names * COLUMN + 20.0;
        }
        let store = dan + &quan;
        self.words(at + point(x, 0.0), "", &store);
        x += columns(&store) * COLUMN + 20.0;
        self.words(at + point(x, 0.0), "", &scene.debts_text(player));
    }

    fn words(&mut self, at: Point, attributes: &str, text: &str) {
        if text.is_empty() {
            return;
        }
        self.cover(at + point(0.0, -LINE / 2.0));
        self.cover(at + point(columns(text) * COLUMN, 0.0));
        let (x, y, text) = (Number(at.x), Number(at.y), escape(text));
        line(
            &mut self.players,
            &format!("<text x=\"{x}\" y=\"{y}\"{attributes}>{text}</text>"),
        );
    }

    fn finish(self, title: &str) -> String {
        let low = self.low + point(-MARGIN, -MARGIN);
        let high = self.high + point(MARGIN, MARGIN);
        let (x, y) = (Number(low.x), Number(low.y));
        let (width, height) = (Number(high.x - low.x), Number(high.y - low.y));
        let mut document = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"{x} {y} {width} {height}\" \
             role=\"img\" font-family=\"sans-serif\" fill=\"#222\">\n\
             <title>{}</title>\n\
             <rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" fill=\"#fff\"/>\n",
            escape(title)
        );
        let thin = " stroke=\"#222\" stroke-width=\"2\" stroke-linejoin=\"round\"";
        let thick = " fill=\"none\" stroke=\"#222\" stroke-width=\"4\" stroke-linejoin=\"round\"";
        let middle = " text-anchor=\"middle\"";
        let edge = format!("<path d=\"{}\"/>\n", self.edge);
        for (name, attributes, content) in [
            ("squares", thin, &self.squares),
            ("edge", thick, &edge),
            ("dan", " fill=\"#444\"", &self.dan),
            ("quan", "", &self.quan),
            (
                "letters",
                " fill=\"#fff\" text-anchor=\"middle\"",
                &self.letters,
            ),
            ("numbers", middle, &self.numbers),
            ("labels", middle, &self.labels),
            ("marks", middle, &self.marks),
            ("players", " font-size=\"18\"", &self.players),
        ] {
            if !content.is_empty() {
                let group = format!("<g class=\"{name}\"{attributes}>\n{content}</g>");
                line(&mut document, &group);
            }
        }
        document.push_str("</svg>\n");
        document
    }
}

fn line(text: &mut String, more: &str) {
    text.push_str(more);
    text.push('\n');
}

fn disc(layer: &mut String, at: Point, radius: f64, attributes: &str) {
    let [x, y, radius] = [at.x, at.y, radius].map(Number);
    line(
        layer,
        &format!("<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\"{attributes}/>"),
    );
}

/// The size of letters, at most `size`, with which a text has this width.
fn fitting(size: f64, width: f64, text: &str) -> f64 {
    size.min(width / (0.62 * columns(text)))
}

/// Text with its middle at a point.
fn centred(layer: &mut String, at: Point, size: f64, text: &str) {
    // Capitals and digits are about 0.7 of the size high in most fonts.
    let (x, y) = (Number(at.x), Number(at.y + 0.35 * size));
    let (size, text) = (Number(size), escape(text));
    line(
        layer,
        &format!("<text x=\"{x}\" y=\"{y}\" font-size=\"{size}\">{text}</text>"),
    );
}

fn path(outline: &Outline) -> String {
    let steps = outline.iter().enumerate().map(|(n, &(corner, radius))| {
        let corner = Pair(corner);
        match radius.map(Number) {
            Some(radius) => format!("A{radius} {radius} 0 0 0 {corner}"),
            None if n == 0 => format!("M{corner}"),
            None => format!("L{corner}"),
        }
    });
    steps.collect::<String>() + "Z"
}

/// The columns that a text takes.
fn columns(text: &str) -> f64 {
    f64::from(u32::try_from(text.width()).unwrap_or(u32::MAX))
}

/// What would be markup made text again.
pub(crate) fn escape(text: &str) -> String {
    text.chars().fold(String::new(), |mut escaped, c| {
        match c {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            c => escaped.push(c),
        }
        escaped
    })
}

/// A coordinate to a tenth: more than any eye needs, and the same on every
/// machine.
pub(crate) struct Number(pub(crate) f64);

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tenths = (self.0 * 10.0).round() / 10.0;
        // Minus nothing is nothing.
        write!(f, "{}", if tenths == 0.0 { 0.0 } else { tenths })
    }
}

/// A point of a path.
struct Pair(Point);

impl fmt::Display for Pair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", Number(self.0.x), Number(self.0.y))
    }
}
