//! The one-shot commands, one module each.

mod analyze;
mod bench;
mod board;
mod completions;
mod config;
pub(crate) mod contest;
mod explain;
mod guided;
mod man;
mod moves;
mod perft;
mod play;
mod random;
mod record;
mod replies;
mod rules;
mod solve;
mod tui;
mod ugi;

pub(crate) use analyze::{Judged, Telling, told};
pub(crate) use config::rows as setting_rows;
pub(crate) use record::{games, is_stdin};
pub use ugi::Ugi;

use crate::args::Command;
use crate::context::Context;
use crate::exit::Run;

/// Does what a command line says.
pub(crate) fn run(command: Command, context: &mut Context<'_, '_>) -> Run {
    match command {
        Command::Analyze(args) => analyze::run(&args, context),
        Command::Play(args) => play::run(&args, context),
        Command::Tutorial(args) => guided::tutorial(&args, context),
        Command::Quiz(args) => guided::quiz(&args, context),
        Command::Moves(args) => moves::run(&args, context),
        Command::Board(args) => board::run(&args, context),
        Command::Explain(args) => explain::run(&args, context),
        Command::Perft(args) => perft::run(&args, context),
        Command::Solve(args) => solve::run(&args, context),
        Command::Rules(args) => rules::run(args.command, context),
        Command::Config(args) => config::run(&args.command, context),
        Command::Completions(args) => completions::run(args.shell, context),
        Command::Man(args) => man::run(&args, context),
        Command::Record(args) => record::run(args.command, context),
        Command::Tui(args) => tui::run(&args, context),
        Command::Ugi => ugi::run(context),
        Command::Bench(args) => bench::run(&args, context),
        Command::Match(args) => contest::run(&args, context),
        Command::Random(args) => random::run(&args, context),
    }
}
