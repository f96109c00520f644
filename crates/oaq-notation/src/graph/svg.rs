//! Courses of games as a picture.

use crate::board::{Number, escape};

use super::Curve;

/// The place of a graph, and of the plot in it.
const WIDTH: f64 = 720.0;
const HEIGHT: f64 = 260.0;
const LEFT: f64 = 52.0;
const RIGHT: f64 = 20.0;
const TOP: f64 = 40.0;
const BOTTOM: f64 = 30.0;

/// Draws courses one under the other: a standalone SVG document, which needs no
/// colours, scripts or fonts of its own. It has a `viewBox` and no size, so
/// that it fills the place it is given.
///
/// ```
/// use oaq_notation::graph::{Curve, svg};
/// let curve = Curve {
///     caption: "Tí & Tèo".into(),
///     margins: vec![Some(2.0), Some(-10.0)],
///     signs: vec![(1, "??".into())],
/// };
/// let picture = svg(&[curve]);
/// assert!(picture.starts_with("<svg "));
/// assert!(picture.contains("Tí &amp; Tèo") && picture.contains(">??</text>"));
/// ```
#[must_use]
pub fn svg(curves: &[Curve]) -> String {
    let height = HEIGHT * count(curves.len());
    let captions: Vec<&str> = curves.iter().map(|c| c.caption.as_str()).collect();
    let mut parts = vec![format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {} {}\" role=\"img\" \
         font-family=\"sans-serif\">\n<title>{}</title>\n\
         <rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n",
        Number(WIDTH),
        Number(height),
        escape(&captions.join("; "))
    )];
    for (n, curve) in curves.iter().enumerate() {
        let top = Number(HEIGHT * count(n));
        let plot = plot(curve);
        parts.push(format!(
            "<g transform=\"translate(0 {top})\">\n{plot}</g>\n"
        ));
    }
    parts.concat() + "</svg>\n"
}

/// Numbers of plies and games are far below 2^32.
fn count(n: usize) -> f64 {
    f64::from(u32::try_from(n).unwrap_or(u32::MAX))
}

fn plot(curve: &Curve) -> String {
    let scale = curve.scale();
    let plies = curve.margins.len();
    let step = (WIDTH - LEFT - RIGHT) / count(plies.max(2) - 1);
    let x = |ply: usize| LEFT + step * count(ply);
    let middle = TOP + (HEIGHT - TOP - BOTTOM) / 2.0;
    let y = |margin: f64| middle - margin / scale * (HEIGHT - TOP - BOTTOM) / 2.0;
    let mut parts = vec![format!(
        "<text x=\"{}\" y=\"24\" font-size=\"16\">{}</text>\n",
        Number(LEFT),
        escape(&curve.caption)
    )];
    for margin in [scale, 0.0, -scale] {
        let (at, sign) = (y(margin), if margin > 0.0 { "+" } else { "" });
        let colour = if margin == 0.0 { "#222" } else { "#ccc" };
        parts.push(format!(
            "<path d=\"M{} {1}H{2}\" stroke=\"{colour}\"/>\
             <text x=\"{3}\" y=\"{4}\" font-size=\"13\" text-anchor=\"end\">{sign}{margin}</text>\n",
            Number(LEFT),
            Number(at),
            Number(WIDTH - RIGHT),
            Number(LEFT - 8.0),
            Number(at + 4.5),
        ));
    }
    for ply in (0..plies).step_by(tick(plies)) {
        parts.push(format!(
            "<text x=\"{}\" y=\"{}\" font-size=\"13\" text-anchor=\"middle\">{}</text>\n",
            Number(x(ply)),
            Number(HEIGHT - 10.0),
            ply + 1,
        ));
    }
    let course = course(&curve.margins, x, y);
    if !course.is_empty() {
        parts.push(format!(
            "<path class=\"course\" d=\"{course}\" fill=\"none\" stroke=\"#222\" \
             stroke-width=\"2\" stroke-linejoin=\"round\"/>\n"
        ));
    }
    for (ply, margin) in curve.margins.iter().enumerate() {
        let signs = curve.signs.iter().filter(|(at, _)| *at == ply);
        for (sign, margin) in signs.filter_map(|(_, sign)| Some((sign, (*margin)?))) {
            let (x, y) = (x(ply), y(margin));
            // On the side where the curve came from there is most room.
            let up = if margin > 0.0 { -10.0 } else { 20.0 };
            parts.push(format!(
                "<circle cx=\"{}\" cy=\"{}\" r=\"4\" fill=\"#222\"/>\
                 <text x=\"{0}\" y=\"{}\" font-size=\"14\" text-anchor=\"middle\">{}</text>\n",
                Number(x),
                Number(y),
                Number(y + up),
                escape(sign),
            ));
        }
    }
    parts.concat()
}

/// The outline of the points that are known, with gaps where they are not.
fn course(margins: &[Option<f64>], x: impl Fn(usize) -> f64, y: impl Fn(f64) -> f64) -> String {
    let mut parts = Vec::new();
    let mut drawing = false;
    for (ply, margin) in margins.iter().enumerate() {
        if let Some(margin) = margin {
            let point = format!("{} {}", Number(x(ply)), Number(y(*margin)));
            parts.push(if drawing {
                format!("L{point}")
            } else {
                // A point alone is seen too.
                format!("M{point}h0")
            });
        }
        drawing = margin.is_some();
    }
    parts.concat()
}

/// How many plies lie between two numbers: few numbers, and round ones.
fn tick(plies: usize) -> usize {
    [1, 2, 5, 10, 20, 50, 100, 200, 500]
        .into_iter()
        .find(|tick| plies <= tick * 20)
        .unwrap_or(1000)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_stand_one_under_the_other() {
        let curve = Curve {
            caption: "1".into(),
            margins: vec![Some(1.0), None, Some(3.0)],
            signs: vec![(1, "?".into()), (2, "?!".into()), (9, "??".into())],
        };
        let picture = svg(&[curve.clone(), curve]);
        assert!(picture.contains("viewBox=\"0 0 720 520\""));
        assert_eq!(picture.matches("<g ").count(), 2);
        assert_eq!(picture.matches("class=\"course\"").count(), 2);
        // A gap begins the line anew, and unknown points bear no signs.
        assert_eq!(picture.matches("h0").count(), 4);
        assert_eq!(picture.matches(">?!</text>").count(), 2);
        assert!(!picture.contains(">?</text>") && !picture.contains(">??</text>"));
    }

    #[test]
    fn nothing_lies_outside() {
        let margins = (0..300).map(|n| Some(f64::from(n) - 150.0)).collect();
        let curve = Curve {
            margins,
            ..Curve::default()
        };
        let picture = svg(&[curve]);
        let course = picture.split("d=\"M").last().unwrap().split('"').next();
        for point in course.unwrap().split('L') {
            let point = point.trim_end_matches("h0");
            let (x, y) = point.split_once(' ').unwrap();
            let (x, y): (f64, f64) = (x.parse().unwrap(), y.parse().unwrap());
            assert!((LEFT..=WIDTH - RIGHT).contains(&x), "{point}");
            assert!((TOP..=HEIGHT - BOTTOM).contains(&y), "{point}");
        }
    }

    #[test]
    fn numbers_are_few() {
        for plies in [1, 20, 21, 100, 101, 999, 10_000] {
            assert!(plies / tick(plies) <= 20, "{plies}");
        }
    }
}
