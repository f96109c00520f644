//! The arguments of `oaq config`.

use clap::{Args, Subcommand};

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
