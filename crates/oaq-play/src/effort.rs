//! How long and how deep the computer thinks, as people type it.

use std::fmt;
use std::time::Duration;

use oaq_engine::{Limits, MAX_DEPTH};

use crate::text;

/// How long a search goes on. Where several things are said, it ends with the
/// first that is reached.
///
/// Typed as `500ms`, `2s`, `depth=8`, `nodes=100k`, or some of these with
/// commas or spaces between them; a dash or two in front of a name does not
/// matter.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Effort {
    /// So long; a week at most.
    pub time: Option<Duration>,
    /// So many plies; 1 to [`MAX_DEPTH`].
    pub depth: Option<u32>,
    /// So many moves played.
    pub nodes: Option<u64>,
}

impl Effort {
    /// So much time, and nothing else.
    #[must_use]
    pub const fn of_time(time: Duration) -> Self {
        Self {
            time: Some(time),
            depth: None,
            nodes: None,
        }
    }

    /// What is typed; nothing where nothing is. The part that cannot be
    /// understood comes back as the error.
    ///
    /// # Errors
    ///
    /// The part that cannot be understood.
    pub fn read(typed: &str) -> Result<Option<Self>, &str> {
        let mut effort = Self::default();
        let mut parts = typed
            .split([' ', ',', '\t'])
            .filter(|part| !part.is_empty());
        while let Some(part) = parts.next() {
            let bare = part.trim_start_matches('-');
            let (name, value) = match bare.split_once('=') {
                Some((name, value)) => (name, Some(value)),
                None => (bare, None),
            };
            let mut value = || value.or_else(|| parts.next()).ok_or(part);
            match text::fold(name).as_str() {
                "time" => effort.time = Some(read_time(value()?).ok_or(part)?),
                "depth" => effort.depth = Some(read_depth(value()?).ok_or(part)?),
                "nodes" => effort.nodes = Some(read_count(value()?).ok_or(part)?),
                _ => effort.time = Some(read_time(part).ok_or(part)?),
            }
        }
        Ok(Some(effort).filter(|effort| *effort != Self::default()))
    }

    /// What of it the engine looks after.
    #[must_use]
    pub const fn limits(&self) -> Limits {
        Limits {
            depth: self.depth,
            nodes: self.nodes,
        }
    }
}

impl fmt::Display for Effort {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut parts = Vec::new();
        if let Some(time) = self.time {
            let millis = time.as_millis();
            parts.push(if millis.is_multiple_of(1000) {
                format!("{}s", millis / 1000)
            } else {
                format!("{millis}ms")
            });
        }
        parts.extend(self.depth.map(|depth| format!("depth={depth}")));
        parts.extend(self.nodes.map(|nodes| format!("nodes={}", short(nodes))));
        f.write_str(&parts.join(","))
    }
}

/// A number with as many thousands as possible put into a letter.
fn short(count: u64) -> String {
    match count {
        0 => "0".into(),
        n if n.is_multiple_of(1_000_000) => format!("{}M", n / 1_000_000),
        n if n.is_multiple_of(1000) => format!("{}k", n / 1000),
        n => n.to_string(),
    }
}

/// The longest that anybody may ask for.
const LONGEST: Duration = Duration::from_secs(7 * 24 * 3600);

/// A time such as `500ms`, `1.5s`, `2m`, `1h` or, in seconds, `3`; more than
/// nothing and a week at most.
#[must_use]
pub fn read_time(typed: &str) -> Option<Duration> {
    let digits = typed.find(|c: char| !c.is_ascii_digit() && c != '.');
    let (number, unit) = typed.split_at(digits.unwrap_or(typed.len()));
    let unit = match text::fold(unit).as_str() {
        "ms" => 0.001,
        "" | "s" | "sec" => 1.0,
        "m" | "min" => 60.0,
        "h" => 3600.0,
        _ => return None,
    };
    let seconds = number.parse::<f64>().ok()? * unit;
    let time = Duration::try_from_secs_f64(seconds).ok()?;
    // What is written back are milliseconds.
    let time = Duration::from_millis(u64::try_from(time.as_millis()).ok()?);
    (!time.is_zero() && time <= LONGEST).then_some(time)
}

/// A depth that the search can reach.
#[must_use]
pub fn read_depth(typed: &str) -> Option<u32> {
    let depth = typed.parse().ok()?;
    (1..=MAX_DEPTH).contains(&depth).then_some(depth)
}

/// A number such as `100000`, `100k` or `2M`; at least 1.
#[must_use]
pub fn read_count(typed: &str) -> Option<u64> {
    let (number, factor) = match typed.strip_suffix(['k', 'K']) {
        Some(number) => (number, 1000),
        None => match typed.strip_suffix(['m', 'M']) {
            Some(number) => (number, 1_000_000),
            None => (typed, 1),
        },
    };
    let plain = number.bytes().all(|b| b.is_ascii_digit());
    let count = number.parse::<u64>().ok()?.checked_mul(factor)?;
    (plain && count > 0).then_some(count)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(typed: &str) -> String {
        match Effort::read(typed) {
            Ok(Some(effort)) => effort.to_string(),
            Ok(None) => "nothing".into(),
            Err(part) => format!("? {part}"),
        }
    }

    #[test]
    fn is_read_as_people_write_it() {
        for (typed, meant) in [
            ("", "nothing"),
            ("500ms", "500ms"),
            ("2s", "2s"),
            ("1.5S", "1500ms"),
            ("3", "3s"),
            ("2min", "120s"),
            ("depth=8", "depth=8"),
            ("--depth 8", "depth=8"),
            ("-depth=8", "depth=8"),
            ("nodes=100k", "nodes=100k"),
            ("nodes=2500000", "nodes=2500k"),
            ("--nodes 3M", "nodes=3M"),
            ("--time 2s", "2s"),
            ("2s,depth=20 nodes=7", "2s,depth=20,nodes=7"),
        ] {
            assert_eq!(shown(typed), meant, "{typed}");
            if let Ok(Some(effort)) = Effort::read(typed) {
                let again = effort.to_string();
                assert_eq!(Effort::read(&again), Ok(Some(effort)), "{again}");
            }
        }
    }

    #[test]
    fn what_is_none_is_refused_with_the_part_that_is_wrong() {
        for (typed, part) in [
            ("soon", "soon"),
            ("0s", "0s"),
            ("0", "0"),
            ("-2s", "-2s"),
            ("99999999h", "99999999h"),
            ("1e9", "1e9"),
            ("..s", "..s"),
            ("depth=0", "depth=0"),
            ("depth=121", "depth=121"),
            ("depth", "depth"),
            ("2s depth=x", "depth=x"),
            ("nodes=0", "nodes=0"),
            ("nodes=+5", "nodes=+5"),
            ("nodes=99999999999999999999", "nodes=99999999999999999999"),
            ("nodes=18446744073709551615k", "nodes=18446744073709551615k"),
            ("2 weeks", "weeks"),
        ] {
            assert_eq!(shown(typed), format!("? {part}"), "{typed}");
        }
    }
}
