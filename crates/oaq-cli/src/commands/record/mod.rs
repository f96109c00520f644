//! `oaq record`: check, format, show, convert, count, choose and join game
//! records.

mod aside;
mod check;
mod convert;
mod criteria;
mod csv;
mod diagnostics;
mod filter;
mod fmt;
mod games;
mod json;
mod merge;
mod output;
mod progress;
mod raw;
mod show;
mod source;
mod stats;

pub(crate) use games::games;
pub(super) use output::Output;
pub(crate) use source::is_stdin;

use crate::args::RecordCommand;
use crate::context::Context;
use crate::exit::Run;

pub(super) fn run(command: RecordCommand, context: &mut Context<'_, '_>) -> Run {
    match command {
        RecordCommand::Check(args) => check::run(&args, context),
        RecordCommand::Fmt(args) => fmt::run(&args, context),
        RecordCommand::Show(args) => show::run(&args, context),
        RecordCommand::Convert(args) => convert::run(&args, context),
        RecordCommand::Stats(args) => stats::run(&args, context),
        RecordCommand::Filter(args) => filter::run(&args, context),
        RecordCommand::Merge(args) => merge::run(&args, context),
    }
}
