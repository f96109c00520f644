//! The arguments of `oaq tutorial` and `oaq quiz`.

use clap::Args;

use oaq_play::quiz::Level;

use super::StyleArg;

#[derive(Debug, Args)]
pub(crate) struct TutorialArgs {
    #[arg(long, value_enum)]
    pub(crate) style: Option<StyleArg>,
    #[arg(long)]
    pub(crate) plain: bool,
}

#[derive(Debug, Args)]
pub(crate) struct QuizArgs {
    #[arg(long, default_value = "standard", hide_default_value = true)]
    pub(crate) rules: String,
    #[arg(name = "quiz-level", long = "level", value_parser = level)]
    pub(crate) level: Option<Level>,
    #[arg(name = "quiz-seed", long = "seed")]
    pub(crate) seed: Option<u64>,
    #[arg(long, value_enum)]
    pub(crate) style: Option<StyleArg>,
    #[arg(long)]
    pub(crate) plain: bool,
}

fn level(typed: &str) -> Result<Level, String> {
    Level::read(typed).ok_or_else(|| "expected easy, medium or hard".into())
}
