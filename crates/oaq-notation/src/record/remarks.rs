//! The values of the commands `%eval` and `%clk`.

use core::fmt;
use core::str::FromStr;
use core::time::Duration;

/// What an engine thinks of a position: the command `%eval`.
///
/// ```
/// use oaq_notation::record::{Eval, Points};
/// let eval: Eval = "=+6".parse()?;
/// assert!(eval.proven);
/// assert_eq!(eval.points, Points::Margin(6.0));
///
/// let eval: Eval = "31.5,20,18.5".parse()?;
/// assert_eq!(eval.points, Points::Each(vec![31.5, 20.0, 18.5]));
/// assert_eq!(eval.to_string(), "31.5,20,18.5");
/// # Ok::<(), oaq_notation::record::RemarkError>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Eval {
    /// Whether it is proven, not only expected.
    pub proven: bool,
    /// The points, in dân.
    pub points: Points,
}

/// The points that are expected in the end, in dân.
///
/// Written with as many decimals as it takes; read are numbers of up to a
/// million with up to nine decimals.
#[derive(Clone, Debug, PartialEq)]
pub enum Points {
    /// By how much A wins against the one other player; below zero if B does.
    Margin(f64),
    /// What each player gets, where there are more than two.
    Each(Vec<f64>),
}

/// A command's value that cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RemarkError {
    /// For `%eval`.
    #[error("expected points like `+6`, `=-2.5` or, for three players, `31,20,19`")]
    Eval,
    /// For `%clk`.
    #[error("expected a time like `0:01:30` or `1:15:00.5`")]
    Clock,
    /// For `%depth`.
    #[error("expected a number of plies")]
    Depth,
}

impl Eval {
    /// Whether the points are those of a game of so many players.
    #[must_use]
    pub fn fits(&self, players: u8) -> bool {
        match &self.points {
            Points::Margin(_) => players == 2,
            Points::Each(points) => players > 2 && points.len() == usize::from(players),
        }
    }
}

impl FromStr for Eval {
    type Err = RemarkError;

    fn from_str(text: &str) -> Result<Self, RemarkError> {
        let (proven, rest) = match text.strip_prefix('=') {
            Some(rest) => (true, rest),
            None => (false, text),
        };
        let points = if rest.contains(',') {
            let each: Option<Vec<f64>> = rest.split(',').map(|part| number(part.trim())).collect();
            Points::Each(
                each.filter(|each| each.len() <= 4)
                    .ok_or(RemarkError::Eval)?,
            )
        } else {
            Points::Margin(number(rest.trim()).ok_or(RemarkError::Eval)?)
        };
        Ok(Self { proven, points })
    }
}

impl fmt::Display for Eval {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.proven {
            f.write_str("=")?;
        }
        match &self.points {
            Points::Margin(points) => write!(f, "{points:+}"),
            Points::Each(each) => {
                for (i, points) in each.iter().enumerate() {
                    write!(f, "{}{points}", if i > 0 { "," } else { "" })?;
                }
                Ok(())
            }
        }
    }
}

/// A number with a sign or none; no exponents and nothing infinite.
fn number(text: &str) -> Option<f64> {
    // U+2212 is the minus sign that word processors like.
    let negative = text.strip_prefix(['-', '\u{2212}']);
    let digits = negative.or(text.strip_prefix('+')).unwrap_or(text);
    let (whole, decimals) = digits.split_once('.').unwrap_or((digits, "0"));
    let fits = |part: &str, most: usize| {
        (1..=most).contains(&part.len()) && part.bytes().all(|b| b.is_ascii_digit())
    };
    if !fits(whole, 7) || !fits(decimals, 9) {
        return None;
    }
    let value: f64 = digits.parse().ok().filter(|&value| value <= 1e6)?;
    // Nobody wins by minus zero.
    Some(if negative.is_some() && value > 0.0 {
        -value
    } else {
        value
    })
}

/// The time that a player has left: the command `%clk`.
///
/// ```
/// use core::time::Duration;
/// use oaq_notation::record::Clock;
/// let clock: Clock = "0:01:30".parse()?;
/// assert_eq!(clock, Clock(Duration::from_secs(90)));
/// assert_eq!(Clock(Duration::from_millis(3_600_500)).to_string(), "1:00:00.5");
/// # Ok::<(), oaq_notation::record::RemarkError>(())
/// ```
///
/// Written as hours, minutes and seconds, with up to three decimals; what is
/// below a millisecond is cut off. Read are up to 9999 hours; the hours may be
/// missing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Clock(
    /// The time.
    pub Duration,
);

impl FromStr for Clock {
    type Err = RemarkError;

    fn from_str(text: &str) -> Result<Self, RemarkError> {
        clock(text).map(Self).ok_or(RemarkError::Clock)
    }
}

fn clock(text: &str) -> Option<Duration> {
    let digits = |part: &str, most: u64| -> Option<u64> {
        let plain = (1..=4).contains(&part.len()) && part.bytes().all(|b| b.is_ascii_digit());
        part.parse().ok().filter(|&value| plain && value <= most)
    };
    let (whole, decimals) = text.split_once('.').unwrap_or((text, "0"));
    let (rest, seconds) = whole.rsplit_once(':')?;
    let (hours, minutes) = rest.rsplit_once(':').unwrap_or(("0", rest));
    let seconds = digits(hours, 9999)? * 3600 + digits(minutes, 59)? * 60 + digits(seconds, 59)?;
    if !(1..=3).contains(&decimals.len()) {
        return None;
    }
    let millis: u64 = digits(decimals, 999)? * [100, 10, 1][decimals.len() - 1];
    Some(Duration::from_millis(seconds * 1000 + millis))
}

impl fmt::Display for Clock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seconds = self.0.as_secs();
        let (hours, minutes) = (seconds / 3600, seconds / 60 % 60);
        write!(f, "{hours}:{minutes:02}:{:02}", seconds % 60)?;
        match self.0.subsec_millis() {
            0 => Ok(()),
            millis => {
                let decimals = format!(".{millis:03}");
                f.write_str(decimals.trim_end_matches('0'))
            }
        }
    }
}
