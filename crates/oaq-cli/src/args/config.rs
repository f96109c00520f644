//! The arguments of `oaq config`, `oaq completions` and `oaq man`.

use std::path::PathBuf;

use clap::{Args, Subcommand};
use clap_complete::Shell;

#[derive(Debug, Args)]
pub(crate) struct ConfigArgs {
    #[command(subcommand)]
    pub(crate) command: ConfigCommand,
}

#[derive(Debug, Subcommand)]
pub(crate) enum ConfigCommand {
    Path,
    Show {
        #[arg(long)]
        json: bool,
    },
    Init,
    Edit,
}

#[derive(Debug, Args)]
pub(crate) struct CompletionsArgs {
    #[arg(value_enum)]
    pub(crate) shell: Shell,
}

#[derive(Debug, Args)]
pub(crate) struct ManArgs {
    #[arg(id = "page")]
    pub(crate) words: Vec<String>,
    #[arg(long, short, id = "man-folder")]
    pub(crate) output: Option<PathBuf>,
}
