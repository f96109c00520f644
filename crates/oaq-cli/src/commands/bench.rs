//! `oaq bench`: search fixed positions, to measure the speed and to see whether
//! the search does what it did.

use std::io;
use std::num::NonZeroUsize;
use std::time::Instant;

use oaq_core::Game;
use oaq_engine::bench::{self, POSITIONS};
use oaq_engine::{Line, Options, Searcher};
use serde::Serialize;

use crate::args::BenchArgs;
use crate::context::Context;
use crate::exit::{Exit, Failure, Run};
use crate::text;

/// The version of the JSON's layout.
const SCHEMA: u32 = 1;

/// All that was measured. The order of the fields is that of the output.
#[derive(Serialize)]
struct Report {
    schema: u32,
    version: &'static str,
    depth: u32,
    hash: u32,
    threads: u32,
    positions: Vec<Measured>,
    nodes: u64,
    seconds: f64,
    nodes_per_second: f64,
}

/// What was measured of a position.
#[derive(Serialize)]
struct Measured {
    rules: &'static str,
    position: &'static str,
    /// Less than was asked for where the value is proven.
    depth: u32,
    nodes: u64,
    seconds: f64,
    nodes_per_second: f64,
    #[serde(rename = "move")]
    best: String,
    score: f64,
    proven: bool,
}

/// Who searches all positions.
fn searcher(args: &BenchArgs) -> Searcher {
    let size = |n: u32| usize::try_from(n).unwrap_or(usize::MAX);
    Searcher::new(Options {
        hash: size(args.hash),
        threads: NonZeroUsize::new(size(args.threads)).unwrap_or(NonZeroUsize::MIN),
        ..Options::default()
    })
}

pub(super) fn run(args: &BenchArgs, context: &mut Context<'_, '_>) -> Run {
    let variants = context.variants()?;
    let (mut positions, mut nodes, mut seconds) = (Vec::new(), 0, 0.0);
    if !args.json {
        let head = [
            "bench-rules",
            "head-depth",
            "bench-nodes",
            "head-seconds",
            "bench-speed",
            "bench-best",
            "bench-score",
        ];
        context.print(&line(&head.map(|id| context.say.msg(id))))?;
    }
    let mut searcher = searcher(args);
    context.warn_of_table(&searcher)?;
    for fixed in &POSITIONS {
        let chosen = variants.choose(fixed.rules, &context.say);
        let rules = chosen.map_err(Failure::Usage)?.rules;
        let game = Game::new(context.position(Some(fixed.position), &rules)?);
        let begin = Instant::now();
        let found = bench::run(&game, args.depth, &mut searcher);
        let found = found.map_err(|error| Failure::Usage(error.to_string()))?;
        let took = begin.elapsed().as_secs_f64();
        nodes += found.nodes;
        seconds += took;
        let measured = Measured {
            rules: fixed.rules,
            position: fixed.position,
            depth: found.depth,
            nodes: found.nodes,
            seconds: took,
            nodes_per_second: per_second(found.nodes, took),
            best: found
                .best()
                .map(Line::first)
                .map_or_else(String::new, |m| m.to_string()),
            score: found.best().map_or(0.0, |line| line.score.dan()),
            proven: found.best().is_some_and(|line| line.proven),
        };
        if args.json {
            positions.push(measured);
        } else {
            let proven = if measured.proven { "=" } else { "" };
            let score = found.best().map(|line| line.score).unwrap_or_default();
            let cells = [
                fixed.rules.to_owned(),
                measured.depth.to_string(),
                measured.nodes.to_string(),
                format!("{took:.3}"),
                format!("{:.0}", measured.nodes_per_second),
                measured.best,
                format!("{proven}{score}"),
            ];
            context.print(&line(&cells))?;
            context.io.out.flush()?;
        }
    }
    if args.json {
        let report = Report {
            schema: SCHEMA,
            version: env!("CARGO_PKG_VERSION"),
            depth: args.depth,
            hash: args.hash,
            threads: args.threads,
            positions,
            nodes,
            seconds,
            nodes_per_second: per_second(nodes, seconds),
        };
        let report = serde_json::to_string(&report).map_err(io::Error::from)?;
        context.print(&report)?;
        return Ok(Exit::Success);
    }
    let none = String::new;
    let total = [
        context.say.msg("bench-total"),
        none(),
        nodes.to_string(),
        format!("{seconds:.3}"),
        format!("{:.0}", per_second(nodes, seconds)),
        none(),
        none(),
    ];
    context.print(line(&total).trim_end())?;
    if args.threads == 1 {
        let values = [
            ("nodes", nodes.to_string().into()),
            ("depth", args.depth.into()),
        ];
        let text = context.say.format("bench-fingerprint", &values);
        context.print(&text)?;
    }
    Ok(Exit::Success)
}

// Counts below 2^53 lose nothing, and no larger one is ever reached.
#[expect(clippy::cast_precision_loss)]
fn per_second(nodes: u64, seconds: f64) -> f64 {
    (nodes as f64 / seconds.max(1e-9)).round()
}

/// A line of the table, whose widths must be known before its contents.
fn line(cells: &[String; 7]) -> String {
    let widths = [10, 14, 13, 10, 12, 10, 10];
    let cells = cells.iter().zip(widths);
    cells
        .map(|(cell, width)| text::right(cell, width))
        .collect()
}
