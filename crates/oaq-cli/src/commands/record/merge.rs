//! `oaq record merge`: the games of several files in one.

use std::collections::HashSet;
use std::hash::{BuildHasher as _, RandomState};

use oaq_notation::record::write;

use super::diagnostics;
use super::output::Output;
use super::source::{Next, Sources};
use crate::args::MergeArgs;
use crate::context::Context;
use crate::exit::Run;

pub(super) fn run(args: &MergeArgs, context: &mut Context<'_, '_>) -> Run {
    let mut sources = Sources::new(&args.source, context)?;
    sources.writes = args.output.is_none();
    let mut output = Output::new(args.output.as_deref(), context)?;
    let mut seen = args.dedup.then(Seen::default);
    let mut twice = 0_u64;
    let mut first = true;
    sources.each_good(context, &mut |found, record, context| {
        let text = write(record);
        if seen.as_mut().is_some_and(|seen| !seen.is_new(&text)) {
            twice += 1;
            return Ok(Next::Go);
        }
        diagnostics::warn(found, context)?;
        if !first {
            output.write("\n", context)?;
        }
        first = false;
        output.write(&text, context)?;
        Ok(Next::Go)
    })?;
    output.finish(sources.tally.exit, context)?;
    if twice > 0 {
        context.io.out.flush()?;
        let text = context
            .say
            .format("record-twice", &[("games", twice.into())]);
        let text = context.say.format("note", &[("message", text.into())]);
        writeln!(context.io.err, "{text}")?;
    }
    Ok(sources.finish(context)?)
}

/// Texts that have been seen. Of each only a hash of 128 bits is kept, with
/// keys that nobody knows, so that two texts that only look the same to it
/// will not be met.
#[derive(Default)]
struct Seen {
    keys: [RandomState; 2],
    hashes: HashSet<[u64; 2]>,
}

impl Seen {
    fn is_new(&mut self, text: &str) -> bool {
        let [a, b] = &self.keys;
        self.hashes.insert([a.hash_one(text), b.hash_one(text)])
    }
}
