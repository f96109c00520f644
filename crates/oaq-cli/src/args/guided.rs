//! The arguments of `oaq tutorial` and `oaq quiz`.

use clap::Args;

use oaq_play::quiz::Level;

use super::LookArgs;

#[derive(Debug, Args)]
pub(crate) struct TutorialArgs {
    #[command(flatten)]
    pub(crate) look: LookArgs,
}

#[derive(Debug, Args)]
pub(crate) struct QuizArgs {
    #[arg(long)]
    pub(crate) rules: Option<String>,
    #[arg(name = "quiz-level", long = "level", value_parser = level)]
    pub(crate) level: Option<Level>,
    #[arg(name = "quiz-seed", long = "seed")]
    pub(crate) seed: Option<u64>,
    #[command(flatten)]
    pub(crate) look: LookArgs,
}

fn level(typed: &str) -> Result<Level, String> {
    Level::read(typed).ok_or_else(|| "expected easy, medium or hard".into())
}
