//! The arguments of `oaq solve`.

use std::time::Duration;

use clap::Args;
use oaq_engine::solve::Limits;

#[derive(Debug, Args)]
#[expect(clippy::struct_excessive_bools, reason = "each is a flag")]
pub(crate) struct SolveArgs {
    pub(crate) position: Option<String>,
    #[arg(long, default_value = "standard", hide_default_value = true)]
    pub(crate) rules: String,
    #[arg(long = "position", conflicts_with = "position")]
    pub(crate) start: Option<String>,
    #[arg(long)]
    pub(crate) openings: bool,
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..=1 << 20))]
    pub(crate) memory: Option<u32>,
    #[arg(long = "threads", id = "solve-threads", value_parser = clap::value_parser!(u32).range(1..=1024))]
    pub(crate) threads: Option<u32>,
    #[arg(long, value_parser = seconds)]
    pub(crate) time: Option<Duration>,
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..=i64::from(Limits::MAX_HORIZON)))]
    pub(crate) horizon: Option<u32>,
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..=255))]
    pub(crate) cap: Option<u32>,
    #[arg(long)]
    pub(crate) cycles: bool,
    #[arg(long)]
    pub(crate) plans: bool,
    #[arg(long)]
    pub(crate) json: bool,
}

/// A time: seconds, or a number with s, m or h behind it.
fn seconds(text: &str) -> Result<Duration, String> {
    let (number, unit) = match text.strip_suffix(['s', 'm', 'h']) {
        Some(number) if text.ends_with('m') => (number, 60.0),
        Some(number) if text.ends_with('h') => (number, 3600.0),
        Some(number) => (number, 1.0),
        None => (text, 1.0),
    };
    let plain = number.bytes().all(|b| b.is_ascii_digit() || b == b'.');
    let seconds = number.parse::<f64>().ok().filter(|_| plain);
    seconds
        .and_then(|n| Duration::try_from_secs_f64(n * unit).ok())
        .ok_or_else(|| "expected seconds, or a number with s, m or h".into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_is_seconds_minutes_or_hours() {
        for (text, time) in [("90", 90.0), ("1.5", 1.5), ("2m", 120.0), ("1h", 3600.0)] {
            assert_eq!(seconds(text), Ok(Duration::from_secs_f64(time)), "{text}");
        }
        for text in [
            "",
            "m",
            "-1",
            "1d",
            "inf",
            "NaN",
            "1e9",
            "1 h",
            "9".repeat(40).as_str(),
        ] {
            assert!(seconds(text).is_err(), "{text}");
        }
    }
}
