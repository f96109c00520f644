//! The course of a game as a graph: after each ply, how many points the first
//! player is ahead.

mod svg;

pub use svg::svg;

/// The course of one game.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Curve {
    /// What is written above it.
    pub caption: String,
    /// For each ply, by how many points the first player is ahead after it, or
    /// nothing if that is not known.
    pub margins: Vec<Option<f64>>,
    /// What is written beside some points, such as `??`: the ply, counted from
    /// 0, and the text.
    pub signs: Vec<(usize, String)>,
}

/// The least that a graph shows on each side of nought, in points.
const LEAST: f64 = 5.0;

impl Curve {
    /// Where the scale ends on both sides: a round number that nothing goes
    /// beyond.
    fn scale(&self) -> f64 {
        let margins = self.margins.iter().flatten();
        let most = margins.fold(LEAST, |most, margin| most.max(margin.abs()));
        (most / LEAST).ceil() * LEAST
    }
}

/// How many lines a graph has above the line of nought, and below it.
const HALF: i16 = 4;

/// The fewest columns that a graph takes.
const NARROWEST: usize = 20;

/// Draws a course with the letters of a typewriter, in so many columns at most
/// (20 at least): bars upwards where the first player is ahead. A long game has
/// several plies in a column, which shows the last of them.
///
/// The line of nought has a gap where nothing is known, so that this does not
/// look like an even game. Below stand the numbers of plies, from 1. The caption and the signs are not
/// drawn. Without any ply there is nothing.
///
/// ```
/// use oaq_notation::graph::{Curve, text};
/// let curve = Curve {
///     margins: vec![Some(2.0), Some(10.0), None, Some(-6.0)],
///     ..Curve::default()
/// };
/// let drawn = "\
/// +10 |   ###
///     |   ###
///     |   ###
///     |######
///   0 |------   ---
///     |         ###
///     |         ###
///     |
/// -10 |
///      1";
/// assert_eq!(text(&curve, 40), drawn);
/// ```
#[must_use]
pub fn text(curve: &Curve, width: usize) -> String {
    if curve.margins.is_empty() {
        return String::new();
    }
    let scale = curve.scale();
    let labels = [format!("+{scale}"), "0".to_owned(), format!("-{scale}")];
    let gutter = labels[0].len().max(3);
    let room = width.max(NARROWEST) - gutter - 2;
    let plies = curve.margins.len();
    // Short games get wide bars, long ones several plies in a column.
    let bar = (room / plies).clamp(1, 3);
    let per_bar = plies.div_ceil(room);
    let bars: Vec<Option<f64>> = curve
        .margins
        .chunks(per_bar)
        .map(|chunk| chunk.iter().rev().flatten().next().copied())
        .collect();
    let mut lines = Vec::new();
    for row in (-HALF..=HALF).rev() {
        let label = match row {
            HALF => &labels[0],
            0 => &labels[1],
            _ if row == -HALF => &labels[2],
            _ => "",
        };
        let cells: String = bars
            .iter()
            .map(|&margin| match (row, margin) {
                (0, Some(_)) => "-",
                (_, Some(margin)) if reaches(margin / scale, row) => "#",
                _ => " ",
            })
            .map(|cell| cell.repeat(bar))
            .collect();
        let line = format!("{label:>gutter$} |{cells}");
        lines.push(line.trim_end().to_owned());
    }
    lines.push(numbers(
        bars.len(),
        bar,
        per_bar,
        (gutter, gutter + 2 + room),
    ));
    lines.join("\n")
}

/// Whether a bar of this part of the scale fills at least half of a row.
fn reaches(part: f64, row: i16) -> bool {
    let height = part * f64::from(HALF);
    if row > 0 {
        height >= f64::from(row) - 0.5
    } else {
        height <= f64::from(row) + 0.5
    }
}

/// The line of the numbers of plies under the bars, every tenth bar.
fn numbers(bars: usize, bar: usize, per_bar: usize, (gutter, width): (usize, usize)) -> String {
    let mut line = " ".repeat(gutter + 2);
    for n in (0..bars).step_by(10) {
        let start = gutter + 2 + n * bar;
        let number = (n * per_bar + 1).to_string();
        // Numbers must not run into one another.
        if line.len() <= start && start + number.len() <= width {
            line += &" ".repeat(start - line.len());
            line += &number;
        }
    }
    line
}

#[cfg(test)]
mod tests {
    use super::*;

    fn curve(margins: impl IntoIterator<Item = f64>) -> Curve {
        Curve {
            margins: margins.into_iter().map(Some).collect(),
            ..Curve::default()
        }
    }

    #[test]
    fn no_graph_is_wider_than_asked_and_all_have_the_same_height() {
        for plies in [1, 2, 19, 60, 61, 200, 1000, 10_000] {
            let waves = (0..plies).map(|n| f64::from(n % 50) - 25.0);
            for width in [0, 20, 40, 79, 200] {
                let drawn = text(&curve(waves.clone()), width);
                let widest = drawn.lines().map(str::len).max().unwrap();
                assert!(widest <= width.max(NARROWEST), "{plies} {width}\n{drawn}");
                assert_eq!(drawn.lines().count(), 10);
            }
        }
    }

    #[test]
    fn a_bar_is_up_for_the_first_player_and_down_for_the_other() {
        let drawn = text(&curve([20.0, -20.0, 0.0]), 40);
        let lines: Vec<&str> = drawn.lines().collect();
        assert_eq!(lines[0], "+20 |###");
        assert_eq!(lines[4], "  0 |---------");
        assert_eq!(lines[8], "-20 |   ###");
    }

    #[test]
    fn the_scale_is_round_and_nothing_goes_beyond_it() {
        for (most, scale) in [(0.0, 5.0), (5.0, 5.0), (5.5, 10.0), (-31.0, 35.0)] {
            assert!((curve([most]).scale() - scale).abs() < 1e-9, "{most}");
        }
    }

    #[test]
    fn no_plies_no_graph() {
        assert_eq!(text(&Curve::default(), 40), "");
    }

    #[test]
    fn an_even_game_does_not_look_like_one_that_is_not_known() {
        let drawn = text(
            &Curve {
                margins: vec![None, Some(0.0), None],
                ..Curve::default()
            },
            40,
        );
        assert_eq!(drawn.lines().nth(4), Some("  0 |   ---"));
    }

    #[test]
    fn what_is_not_known_is_not_drawn() {
        let unknown = Curve {
            margins: vec![None; 4],
            ..Curve::default()
        };
        let drawn = text(&unknown, 40);
        let lines: Vec<&str> = drawn.lines().collect();
        let bare = [
            "+5 |", "   |", "   |", "   |", " 0 |", "   |", "   |", "   |", "-5 |",
        ];
        assert_eq!(lines[..9], bare.map(|line| format!(" {line}")));
        assert!(!svg(&[unknown]).contains("<path class=\"course\""));
    }
}
