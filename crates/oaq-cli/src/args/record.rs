//! The arguments of `oaq record`.

use std::num::NonZeroU64;
use std::path::PathBuf;

use clap::{Args, Subcommand, ValueEnum};
use oaq_core::Player;

use super::LookArgs;

#[derive(Debug, Args)]
pub(crate) struct RecordArgs {
    #[command(subcommand)]
    pub(crate) command: RecordCommand,
}

#[derive(Debug, Subcommand)]
pub(crate) enum RecordCommand {
    Check(CheckArgs),
    Fmt(FmtArgs),
    Show(ShowArgs),
    Convert(ConvertArgs),
    Stats(StatsArgs),
    Filter(Box<FilterArgs>),
    Merge(MergeArgs),
}

/// Where games come from and how they are read.
#[derive(Debug, Args)]
pub(crate) struct SourceArgs {
    pub(crate) records: Vec<PathBuf>,
    #[arg(long)]
    pub(crate) lenient: bool,
    #[arg(long)]
    pub(crate) rules_file: Vec<PathBuf>,
}

#[derive(Debug, Args)]
pub(crate) struct CheckArgs {
    #[command(flatten)]
    pub(crate) source: SourceArgs,
    #[arg(long, short)]
    pub(crate) quiet: bool,
}

#[derive(Debug, Args)]
pub(crate) struct FmtArgs {
    #[command(flatten)]
    pub(crate) source: SourceArgs,
    #[arg(long)]
    pub(crate) check: bool,
    #[arg(long, short, conflicts_with = "check")]
    pub(crate) in_place: bool,
}

#[derive(Debug, Args)]
pub(crate) struct ShowArgs {
    #[command(flatten)]
    pub(crate) source: SourceArgs,
    #[arg(long)]
    pub(crate) game: Option<NonZeroU64>,
    #[arg(long)]
    pub(crate) ply: Option<usize>,
    #[arg(long, conflicts_with = "ply")]
    pub(crate) list: bool,
    #[command(flatten)]
    pub(crate) look: LookArgs,
    #[arg(long, value_parser = super::player)]
    pub(crate) seat: Option<Player>,
    #[arg(long, conflicts_with_all = ["list", "style", "glyphs", "seat", "plain"])]
    pub(crate) json: bool,
}

/// What games are written as.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Format {
    Oaq,
    Json,
    Csv,
}

/// What games are read from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum FormatIn {
    Oaq,
    Json,
}

#[derive(Debug, Args)]
pub(crate) struct ConvertArgs {
    #[command(flatten)]
    pub(crate) source: SourceArgs,
    #[arg(long, value_enum)]
    pub(crate) to: Format,
    #[arg(long, value_enum)]
    pub(crate) from: Option<FormatIn>,
    #[arg(long, short)]
    pub(crate) output: Option<PathBuf>,
}

#[derive(Debug, Args)]
pub(crate) struct StatsArgs {
    #[command(flatten)]
    pub(crate) source: SourceArgs,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct FilterArgs {
    #[command(flatten)]
    pub(crate) source: SourceArgs,
    #[command(flatten)]
    pub(crate) ask: Ask,
    #[arg(long, short = 'v')]
    pub(crate) invert: bool,
    #[arg(long, short, conflicts_with = "output")]
    pub(crate) count: bool,
    #[arg(long, short)]
    pub(crate) output: Option<PathBuf>,
}

/// What a game must be like.
#[derive(Debug, Args)]
pub(crate) struct Ask {
    #[arg(long)]
    pub(crate) tag: Vec<String>,
    #[arg(long)]
    pub(crate) player: Vec<String>,
    #[arg(long)]
    pub(crate) winner: Option<String>,
    #[arg(long)]
    pub(crate) rules: Option<String>,
    #[arg(long)]
    pub(crate) result: Option<String>,
    #[arg(long)]
    pub(crate) ending: Option<String>,
    #[arg(long)]
    pub(crate) date: Option<String>,
    #[arg(long)]
    pub(crate) opening: Option<String>,
    #[arg(long, allow_negative_numbers = true)]
    pub(crate) min_plies: Option<usize>,
    #[arg(long, allow_negative_numbers = true)]
    pub(crate) max_plies: Option<usize>,
}

#[derive(Debug, Args)]
pub(crate) struct MergeArgs {
    #[command(flatten)]
    pub(crate) source: SourceArgs,
    #[arg(long)]
    pub(crate) dedup: bool,
    #[arg(long, short)]
    pub(crate) output: Option<PathBuf>,
}
