//! The arguments of `oaq analyze`.

use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::time::Duration;

use clap::Args;

use oaq_play::config::{Setting, Settings};
use oaq_play::{self as effort, Effort};

use super::{MAX_SEARCH_HASH, MAX_SEARCH_THREADS};

/// The most lines that are shown: more than any position has moves.
const MAX_LINES: u64 = 100;

#[derive(Debug, Args)]
pub(crate) struct AnalyzeArgs {
    pub(crate) subject: Option<String>,
    #[arg(long)]
    pub(crate) rules: Option<String>,
    #[arg(long = "time", value_parser = time, allow_hyphen_values = true)]
    pub(crate) think: Option<Duration>,
    #[arg(long = "depth", value_parser = depth, allow_hyphen_values = true)]
    pub(crate) plies: Option<u32>,
    #[arg(long, value_parser = count, allow_hyphen_values = true)]
    pub(crate) nodes: Option<u64>,
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..=MAX_LINES))]
    pub(crate) multipv: Option<u64>,
    #[arg(long = "threads", value_parser = clap::value_parser!(u64).range(1..=MAX_SEARCH_THREADS))]
    pub(crate) workers: Option<u64>,
    #[arg(long, value_parser = clap::value_parser!(u64).range(0..=MAX_SEARCH_HASH))]
    pub(crate) hash: Option<u64>,
    #[arg(long)]
    pub(crate) json: bool,
    #[arg(long = "output", short = 'o')]
    pub(crate) judged: Option<PathBuf>,
    #[arg(long = "svg")]
    pub(crate) graph: Option<PathBuf>,
}

impl AnalyzeArgs {
    /// How long to search; `usual` where nothing is said.
    pub(crate) fn effort(&self, usual: Duration) -> Effort {
        let effort = Effort {
            time: self.think,
            depth: self.plies,
            nodes: self.nodes,
        };
        if effort == Effort::default() {
            Effort::of_time(usual)
        } else {
            effort
        }
    }

    /// How to search: as the options say, or else the settings.
    pub(crate) fn options(&self, settings: &Settings) -> oaq_engine::Options {
        let usual = oaq_engine::Options::default();
        let number = |n: u64| usize::try_from(n).unwrap_or(usize::MAX);
        let threads = self.workers.or_else(|| settings.number(Setting::Threads));
        let hash = self.hash.or_else(|| settings.number(Setting::Hash));
        oaq_engine::Options {
            threads: threads
                .and_then(|n| NonZeroUsize::new(number(n)))
                .unwrap_or(usual.threads),
            hash: hash.map_or(usual.hash, number),
            ..usual
        }
    }
}

// What is expected is said by the help of the argument.
const NONE: &str = "out of range";

fn time(typed: &str) -> Result<Duration, &'static str> {
    effort::read_time(typed).ok_or(NONE)
}

fn depth(typed: &str) -> Result<u32, &'static str> {
    effort::read_depth(typed).ok_or(NONE)
}

fn count(typed: &str) -> Result<u64, &'static str> {
    effort::read_count(typed).ok_or(NONE)
}
