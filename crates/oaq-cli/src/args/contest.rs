//! The arguments of `oaq match` and `oaq random`.

use std::ops::RangeInclusive;
use std::path::PathBuf;
use std::time::Duration;

use clap::Args;
use oaq_play::{Effort, read_time};

use crate::commands::contest::{Clocks, Sprt, read_clocks, read_sprt};

#[derive(Debug, Args)]
pub(crate) struct MatchArgs {
    #[arg(id = "match-who", required = true, num_args = 1..=4)]
    pub(crate) players: Vec<String>,
    #[arg(long, default_value = "standard", hide_default_value = true)]
    pub(crate) rules: String,
    #[arg(long = "games", id = "match-games", value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub(crate) games: Option<u32>,
    #[arg(long = "openings", id = "match-openings")]
    pub(crate) openings: Option<String>,
    #[arg(long, default_value_t = 1, hide_default_value = true, value_parser = clap::value_parser!(u16).range(1..=256))]
    pub(crate) concurrency: u16,
    #[arg(long, default_value_t = 1, hide_default_value = true)]
    pub(crate) seed: u64,
    #[arg(long, value_parser = clocks, conflicts_with = "move-time")]
    pub(crate) tc: Option<Clocks>,
    #[arg(long = "move-time", id = "move-time", value_parser = effort)]
    pub(crate) move_time: Option<Effort>,
    #[arg(long, value_parser = sprt)]
    pub(crate) sprt: Option<Sprt>,
    #[arg(long = "hash", id = "match-hash", default_value_t = 16, hide_default_value = true, value_parser = clap::value_parser!(u32).range(0..=4096))]
    pub(crate) hash: u32,
    #[arg(long = "option", id = "engine-option", value_parser = option)]
    pub(crate) options: Vec<EngineOption>,
    #[arg(long, value_parser = time)]
    pub(crate) timeout: Option<Duration>,
    #[arg(short, long = "output", id = "games-output")]
    pub(crate) output: Option<PathBuf>,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct RandomArgs {
    #[arg(long = "games", id = "random-games", conflicts_with = "random-positions", value_parser = clap::value_parser!(u32).range(1..=100_000_000))]
    pub(crate) games: Option<u32>,
    #[arg(long = "positions", id = "random-positions", value_parser = clap::value_parser!(u32).range(1..=100_000_000))]
    pub(crate) positions: Option<u32>,
    #[arg(long = "plies", id = "random-plies", value_parser = plies)]
    pub(crate) plies: Option<RangeInclusive<u32>>,
    #[arg(long, default_value = "standard", hide_default_value = true)]
    pub(crate) rules: String,
    #[arg(long, default_value_t = 1, hide_default_value = true)]
    pub(crate) seed: u64,
    #[arg(short, long = "output", id = "random-output")]
    pub(crate) output: Option<PathBuf>,
    #[arg(long)]
    pub(crate) json: bool,
}

/// An option of an engine: for the one that a letter names, or for all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct EngineOption {
    /// The number of the player, from 0.
    pub(crate) player: Option<usize>,
    pub(crate) name: String,
    pub(crate) value: String,
}

fn option(text: &str) -> Result<EngineOption, String> {
    let wrong = || "expected NAME=VALUE or B:NAME=VALUE".to_owned();
    let (name, value) = text.split_once('=').ok_or_else(wrong)?;
    let (player, name) = match name.split_once(':') {
        Some((letter, name)) => {
            let place = ["a", "b", "c", "d"]
                .iter()
                .position(|l| l.eq_ignore_ascii_case(letter.trim()));
            (Some(place.ok_or_else(wrong)?), name)
        }
        None => (None, name),
    };
    let line_end = |text: &str| text.contains(['\n', '\r']);
    if name.trim().is_empty() || line_end(name) || line_end(value) {
        return Err(wrong());
    }
    Ok(EngineOption {
        player,
        name: name.trim().to_owned(),
        value: value.trim().to_owned(),
    })
}

fn clocks(text: &str) -> Result<Clocks, String> {
    read_clocks(text).ok_or_else(|| "expected a time and an increment, like 60+0.5".into())
}

fn sprt(text: &str) -> Result<Sprt, String> {
    read_sprt(text).ok_or_else(|| "expected elo0=0,elo1=10,alpha=0.05,beta=0.05".into())
}

fn effort(text: &str) -> Result<Effort, String> {
    let effort = Effort::read(text).ok().flatten();
    effort.ok_or_else(|| "expected a time, depth=8 or nodes=100k".into())
}

fn time(text: &str) -> Result<Duration, String> {
    read_time(text).ok_or_else(|| "expected a time, like 30s".into())
}

/// A number of plies, or the least and the most.
fn plies(text: &str) -> Result<RangeInclusive<u32>, String> {
    let wrong = || "expected a number or a range, like 4..40".to_owned();
    let number = |text: &str| text.trim().parse::<u32>().ok().filter(|&n| n <= 10_000);
    let (least, most) = match text.split_once("..") {
        Some((least, most)) => {
            let most = most.strip_prefix('=').unwrap_or(most);
            (number(least), number(most))
        }
        None => (number(text), number(text)),
    };
    match (least, most) {
        (Some(least), Some(most)) if least <= most => Ok(least..=most),
        _ => Err(wrong()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_are_for_all_or_for_one() {
        let all = option("hash=16").unwrap();
        assert_eq!(
            (all.player, all.name.as_str(), all.value.as_str()),
            (None, "hash", "16")
        );
        let one = option("b: Rules Set = a=b").unwrap();
        assert_eq!(
            (one.player, one.name.as_str(), one.value.as_str()),
            (Some(1), "Rules Set", "a=b")
        );
        for none in ["hash", "=3", "E:hash=1", "B:=1", "a=1\nquit"] {
            assert!(option(none).is_err(), "{none}");
        }
    }

    #[test]
    fn plies_are_a_number_or_a_range() {
        assert_eq!(plies("4..40"), Ok(4..=40));
        assert_eq!(plies("4..=40"), Ok(4..=40));
        assert_eq!(plies("7"), Ok(7..=7));
        for none in ["", "40..4", "a..b", "-1", "4..", "10001"] {
            assert!(plies(none).is_err(), "{none}");
        }
    }
}
