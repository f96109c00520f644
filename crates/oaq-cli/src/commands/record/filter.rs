//! `oaq record filter`: the games that are as somebody wants them.

use oaq_notation::record::write;

use super::criteria::Criteria;
use super::diagnostics;
use super::output::Output;
use super::source::{Next, Sources};
use crate::args::FilterArgs;
use crate::context::Context;
use crate::exit::Run;

pub(super) fn run(args: &FilterArgs, context: &mut Context<'_, '_>) -> Run {
    let mut sources = Sources::new(&args.source, context)?;
    sources.writes = args.output.is_none() && !args.count;
    let criteria = Criteria::new(&args.ask, &sources.book, context)?;
    let mut output = Output::new(args.output.as_deref(), context)?;
    let mut chosen = 0_u64;
    sources.each_good(context, &mut |found, record, context| {
        if criteria.fit(record) == args.invert {
            return Ok(Next::Go);
        }
        if !args.count {
            diagnostics::warn(found, context)?;
            if chosen > 0 {
                output.write("\n", context)?;
            }
            output.write(&write(record), context)?;
        }
        chosen += 1;
        Ok(Next::Go)
    })?;
    if args.count {
        context.print(&chosen.to_string())?;
    }
    output.finish(sources.tally.exit, context)?;
    Ok(sources.finish(context)?)
}
