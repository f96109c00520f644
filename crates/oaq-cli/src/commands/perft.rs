//! `oaq perft`: count leaves, to test the rules and measure the speed.

use std::io;
use std::num::NonZeroUsize;
use std::thread::available_parallelism;
use std::time::Instant;

use oaq_core::{Move, perft_divide_on};
use oaq_notation::position_text;
use serde::Serialize;

use crate::args::PerftArgs;
use crate::context::Context;
use crate::exit::{Exit, Run};
use crate::text;

/// The version of the JSON's layout.
const SCHEMA: u32 = 1;

/// The count of one depth. The order of the fields is that of the output.
#[derive(Serialize)]
struct Count<'a> {
    schema: u32,
    version: &'static str,
    rules: &'a str,
    position: &'a str,
    depth: u32,
    leaves: u64,
    seconds: f64,
    leaves_per_second: f64,
    threads: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    divide: Option<serde_json::Map<String, serde_json::Value>>,
}

pub(super) fn run(args: &PerftArgs, context: &mut Context<'_, '_>) -> Run {
    context.quiet = args.json;
    let rules = context.rules(&args.rules)?;
    let position = args.position.as_ref().or(args.start.as_ref());
    let position = context.position(position.map(String::as_str), &rules.rules)?;
    let threads = args
        .threads
        .or_else(|| available_parallelism().ok())
        .unwrap_or(NonZeroUsize::MIN);
    let text = position_text(&position);
    if !args.json {
        let count = [("threads", threads.get().into())];
        let threads = context.say.format("perft-threads", &count);
        context.print(&format!("{}: {text}, {threads}", rules.text))?;
        let head = ["head-depth", "head-leaves", "head-seconds", "head-speed"];
        context.print(&line(&head.map(|id| context.say.msg(id))))?;
    }
    for depth in 1..=args.depth {
        context.io.out.flush()?;
        let begin = Instant::now();
        let divided = perft_divide_on(&position, depth, threads);
        let seconds = begin.elapsed().as_secs_f64();
        // A game that is over is one leaf, and has no moves.
        let leaves = if position.is_over() {
            1
        } else {
            divided.iter().map(|(_, leaves)| leaves).sum()
        };
        let speed = per_second(leaves, seconds);
        let last = depth == args.depth;
        if args.json {
            let divide = (last && args.divide).then(|| {
                let entry = |(m, leaves): &(Move, u64)| (m.to_string(), (*leaves).into());
                divided.iter().map(entry).collect()
            });
            let count = Count {
                schema: SCHEMA,
                version: env!("CARGO_PKG_VERSION"),
                rules: &rules.text,
                position: &text,
                depth,
                leaves,
                seconds,
                leaves_per_second: speed,
                threads: threads.get(),
                divide,
            };
            let count = serde_json::to_string(&count).map_err(io::Error::from)?;
            context.print(&count)?;
        } else {
            let cells = [
                depth.to_string(),
                leaves.to_string(),
                format!("{seconds:.3}"),
                format!("{speed:.0}"),
            ];
            context.print(&line(&cells))?;
            if last && args.divide {
                let row = |(m, leaves): &(Move, u64)| vec![m.to_string(), leaves.to_string()];
                let rows: Vec<Vec<String>> = divided.iter().map(row).collect();
                context.print(&text::table(&rows, &[false, true]))?;
            }
        }
    }
    Ok(Exit::Success)
}

// Counts below 2^53 lose nothing, and no larger one is ever reached.
#[expect(clippy::cast_precision_loss)]
fn per_second(leaves: u64, seconds: f64) -> f64 {
    (leaves as f64 / seconds.max(1e-9)).round()
}

/// A line of the table, whose widths must be known before its contents.
fn line(cells: &[String; 4]) -> String {
    let widths = [12, 18, 11, 14];
    let cells = cells.iter().zip(widths);
    cells
        .map(|(cell, width)| text::right(cell, width))
        .collect()
}
