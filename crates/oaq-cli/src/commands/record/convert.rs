//! `oaq record convert`: games for other programs, and back.

use oaq_notation::record::{to_json, write};

use super::csv;
use super::diagnostics;
use super::output::Output;
use super::source::{Next, Sources};
use crate::args::{ConvertArgs, Format};
use crate::context::Context;
use crate::exit::Run;

pub(super) fn run(args: &ConvertArgs, context: &mut Context<'_, '_>) -> Run {
    let mut sources = Sources::new(&args.source, context)?;
    sources.from = args.from;
    sources.writes = args.output.is_none();
    let mut output = Output::new(args.output.as_deref(), context)?;
    if args.to == Format::Csv {
        output.write(&csv::header(), context)?;
    }
    let mut first = true;
    sources.each_good(context, &mut |found, record, context| {
        diagnostics::warn(found, context)?;
        let text = match args.to {
            Format::Json => to_json(record) + "\n",
            Format::Csv => csv::row(&found.file, found.number, record),
            Format::Oaq if first => write(record),
            Format::Oaq => format!("\n{}", write(record)),
        };
        first = false;
        output.write(&text, context)?;
        Ok(Next::Go)
    })?;
    output.finish(sources.tally.exit, context)?;
    Ok(sources.finish(context)?)
}
