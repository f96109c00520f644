//! The arguments of the command line, as typed. What they mean is for the
//! commands; what is said about them comes from the catalogues (see `help`).

mod analyze;
mod config;
mod contest;
mod guided;
mod record;
mod solve;

use std::num::NonZeroUsize;
use std::path::PathBuf;

use clap::{Args, Parser, Subcommand, ValueEnum};

use oaq_core::Player;

pub(crate) use analyze::AnalyzeArgs;
pub(crate) use config::{CompletionsArgs, ConfigArgs, ConfigCommand, ManArgs};
pub(crate) use contest::{MatchArgs, RandomArgs};
pub(crate) use guided::{QuizArgs, TutorialArgs};
pub(crate) use record::{
    Ask, CheckArgs, ConvertArgs, FilterArgs, FmtArgs, Format, FormatIn, MergeArgs, RecordArgs,
    RecordCommand, ShowArgs, SourceArgs, StatsArgs,
};

pub(crate) use solve::SolveArgs;

#[derive(Debug, Parser)]
#[command(name = "oaq", version, subcommand_required = true)]
pub(crate) struct Cli {
    // Read before clap runs, since clap's own texts depend on it.
    #[arg(long, global = true, value_parser = oaq_play::command_line::LangParser)]
    pub(crate) lang: Option<oaq_i18n::Lang>,
    #[command(subcommand)]
    pub(crate) command: Command,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    Play(PlayArgs),
    Tui(oaq_tui::TuiArgs),
    Tutorial(TutorialArgs),
    Quiz(QuizArgs),
    Moves(MovesArgs),
    Board(BoardArgs),
    Explain(ExplainArgs),
    Analyze(AnalyzeArgs),
    Perft(PerftArgs),
    Solve(SolveArgs),
    Rules(RulesArgs),
    Record(RecordArgs),
    Match(MatchArgs),
    Random(RandomArgs),
    Config(ConfigArgs),
    Completions(CompletionsArgs),
    Man(ManArgs),
    Ugi,
    Bench(BenchArgs),
}

/// How a board is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum StyleArg {
    Ascii,
    Unicode,
    Compact,
    Large,
}

/// Which characters a board is drawn with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum GlyphsArg {
    Unicode,
    Ascii,
}

/// The colours of drawn boards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum ThemeArg {
    None,
    Soft,
    Bright,
    Paper,
}

/// Whether there is colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum ColourArg {
    Auto,
    Always,
    Never,
}

/// How boards are shown.
#[derive(Debug, Args)]
pub(crate) struct LookArgs {
    #[arg(long, value_enum)]
    pub(crate) style: Option<StyleArg>,
    #[arg(long, value_enum)]
    pub(crate) glyphs: Option<GlyphsArg>,
    #[arg(long)]
    pub(crate) plain: bool,
}

/// The largest table of a search, in mebibytes.
const MAX_SEARCH_HASH: u64 = 32 * 1024;

/// The most threads of a search.
const MAX_SEARCH_THREADS: u64 = 1024;

#[derive(Debug, Args)]
pub(crate) struct PlayArgs {
    #[arg(long)]
    pub(crate) rules: Option<String>,
    #[arg(long = "position")]
    pub(crate) start: Option<String>,
    #[arg(long)]
    pub(crate) a: Option<String>,
    #[arg(long)]
    pub(crate) b: Option<String>,
    #[arg(long)]
    pub(crate) c: Option<String>,
    #[arg(long)]
    pub(crate) d: Option<String>,
    #[command(flatten)]
    pub(crate) look: LookArgs,
    #[arg(long = "theme", id = "board-theme", value_enum)]
    pub(crate) theme: Option<ThemeArg>,
    #[arg(long, value_enum, alias = "color")]
    pub(crate) colour: Option<ColourArg>,
    #[arg(long, num_args = 0..=1, default_missing_value = "on")]
    pub(crate) animate: Option<String>,
    #[arg(long)]
    pub(crate) names: Option<String>,
    #[arg(long, num_args = 0..=1, default_missing_value = "1")]
    #[arg(conflicts_with_all = ["rules", "start"])]
    pub(crate) resume: Option<usize>,
    #[arg(long)]
    pub(crate) autosave: Option<PathBuf>,
    #[arg(long, conflicts_with_all = ["resume", "autosave"])]
    pub(crate) no_autosave: bool,
    #[arg(long)]
    pub(crate) saves: Option<PathBuf>,
    #[arg(long = "hash", id = "game-hash", value_parser = clap::value_parser!(u64).range(0..=MAX_SEARCH_HASH))]
    pub(crate) hash: Option<u64>,
    #[arg(long = "threads", id = "workers", value_parser = clap::value_parser!(u64).range(1..=MAX_SEARCH_THREADS))]
    pub(crate) threads: Option<u64>,
    #[arg(long)]
    pub(crate) script: Option<PathBuf>,
    #[arg(long)]
    pub(crate) keep_going: bool,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct MovesArgs {
    pub(crate) position: Option<String>,
    #[arg(long)]
    pub(crate) rules: Option<String>,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct BoardArgs {
    pub(crate) position: Option<String>,
    #[arg(long)]
    pub(crate) rules: Option<String>,
    #[command(flatten)]
    pub(crate) look: LookArgs,
    #[arg(long, value_parser = player)]
    pub(crate) seat: Option<Player>,
    #[arg(long)]
    pub(crate) svg: Option<PathBuf>,
}

#[derive(Debug, Args)]
pub(crate) struct ExplainArgs {
    #[arg(name = "move")]
    pub(crate) m: String,
    pub(crate) position: Option<String>,
    #[arg(long)]
    pub(crate) rules: Option<String>,
    #[command(flatten)]
    pub(crate) look: LookArgs,
    #[arg(long, value_parser = player)]
    pub(crate) seat: Option<Player>,
    #[arg(long, conflicts_with_all = ["style", "glyphs", "plain", "seat"])]
    pub(crate) json: bool,
}

/// Deeper than this no machine counts in a lifetime.
const MAX_DEPTH: i64 = 30;

/// The largest table, in mebibytes.
const MAX_HASH: i64 = 4096;

/// The most threads of a search.
const MAX_THREADS: i64 = 256;

#[derive(Debug, Args)]
pub(crate) struct PerftArgs {
    #[arg(value_parser = clap::value_parser!(u32).range(1..=MAX_DEPTH))]
    pub(crate) depth: u32,
    pub(crate) position: Option<String>,
    #[arg(long, default_value = "standard", hide_default_value = true)]
    pub(crate) rules: String,
    #[arg(long = "position", conflicts_with = "position")]
    pub(crate) start: Option<String>,
    #[arg(long)]
    pub(crate) divide: bool,
    #[arg(long)]
    pub(crate) threads: Option<NonZeroUsize>,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct BenchArgs {
    #[arg(
        name = "bench-depth",
        long = "depth",
        default_value_t = 14,
        hide_default_value = true
    )]
    #[arg(value_parser = clap::value_parser!(u32).range(1..=MAX_DEPTH))]
    pub(crate) depth: u32,
    #[arg(
        name = "bench-hash",
        long = "hash",
        default_value_t = 16,
        hide_default_value = true
    )]
    #[arg(value_parser = clap::value_parser!(u32).range(0..=MAX_HASH))]
    pub(crate) hash: u32,
    #[arg(
        name = "bench-threads",
        long = "threads",
        default_value_t = 1,
        hide_default_value = true
    )]
    #[arg(value_parser = clap::value_parser!(u32).range(1..=MAX_THREADS))]
    pub(crate) threads: u32,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct RulesArgs {
    #[command(subcommand)]
    pub(crate) command: RulesCommand,
}

#[derive(Debug, Subcommand)]
pub(crate) enum RulesCommand {
    List {
        #[arg(long)]
        json: bool,
    },
    Show {
        rules: String,
        #[arg(long, conflicts_with = "toml")]
        json: bool,
        #[arg(long)]
        toml: bool,
    },
    Check {
        #[arg(required = true)]
        files: Vec<PathBuf>,
    },
    Diff {
        first: String,
        second: String,
    },
}

/// The player a letter names.
fn player(text: &str) -> Result<Player, String> {
    let mut letters = text.chars();
    match (letters.next().and_then(Player::from_letter), letters.next()) {
        (Some(player), None) => Ok(player),
        _ => Err("expected A, B, C or D".into()),
    }
}
