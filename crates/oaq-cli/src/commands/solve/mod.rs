//! `oaq solve`: prove what a position is worth.

mod report;
mod work;

use std::num::NonZeroUsize;
use std::thread::available_parallelism;
use std::time::Instant;

use oaq_core::{Move, Position};
use oaq_engine::solve::{Limits, Plan, Proof, Side, Solver, Unsolvable};
use oaq_notation::position_text;

use crate::args::SolveArgs;
use crate::context::Context;
use crate::exit::{Exit, Failure, Run};
use crate::interrupt::{self, Listening};
use report::Report;
use work::Work;

/// What the tables take unless somebody says otherwise, in MiB.
const MEMORY: u32 = 2048;

/// How deep the plans are with `--cycles`, unless somebody says otherwise: what
/// is not found within so many plies is sooner found by a set of positions.
const HORIZON_BEFORE_CYCLES: u32 = 24;

/// What came of one position.
struct Found {
    proof: Proof,
    seconds: f64,
    /// The best line, where there is a value.
    line: Option<Vec<Move>>,
    /// The plans behind the lower and the upper bound, where they were asked
    /// for and found, and whether they keep the limits of the rules.
    plans: [Option<(Plan, bool)>; 2],
}

pub(super) fn run(args: &SolveArgs, context: &mut Context<'_, '_>) -> Run {
    context.quiet = args.json;
    let rules = context.rules(&args.rules)?;
    let position = args.position.as_ref().or(args.start.as_ref());
    let position = context.position(position.map(String::as_str), &rules.rules)?;
    let text = position_text(&position);
    // What can be made with the limits can be made without them.
    let limited = *position.rules();
    let position = work::unlimited(&position).unwrap_or(position);
    let processors = available_parallelism().map_or(1, NonZeroUsize::get);
    let threads = args.threads.map_or(processors, |n| n as usize).min(2);
    let deepest = if args.cycles {
        HORIZON_BEFORE_CYCLES
    } else {
        Limits::MAX_HORIZON
    };
    let memory = u64::from(args.memory.unwrap_or(MEMORY)) << 20;
    let limits = Limits {
        memory,
        threads,
        horizon: args.horizon.unwrap_or(deepest),
        cap: args.cap,
    };
    // As much again as the tables.
    let cycles = args.cycles.then_some(memory);
    let report = Report {
        rules: &rules.text,
        position: &position,
        text,
        json: args.json,
        limits,
        limited: args.plans.then_some(limited),
    };
    let _listening = Listening::begin();
    let solver = Solver::new(&position, &limits)
        .map_err(|why| Failure::Usage(report::refusal(why, &position, &context.say)))?;
    report.head(args.openings, context)?;
    let end = args.time.map(|time| Instant::now() + time);
    let moves = position.legal_moves();
    if !args.openings || position.is_over() {
        let work = Work::new(&solver, &position, end, cycles);
        let mut found = one(&work, &report, context)?;
        found.plans = plans(&work, &report, &found.proof, 0, context)?;
        report.result(&found, context)?;
    } else {
        for (done, m) in moves.iter().enumerate() {
            // What is left of the time, in equal parts.
            let left = u32::try_from(moves.len() - done).unwrap_or(1);
            let end = end.map(|end| {
                let now = Instant::now();
                now + end.saturating_duration_since(now) / left
            });
            let next = position.play_unchecked(m, &mut ());
            let work = Work::new(&solver, &next, end, cycles);
            let found = opening(&work, &position, m, &report, context)?;
            report.opening(m, &found, context)?;
            if interrupt::asked() {
                break;
            }
        }
    }
    Ok(if interrupt::asked() {
        Exit::Interrupted
    } else {
        Exit::Success
    })
}

/// Solves the position, telling how it goes.
fn one(
    work: &Work<'_>,
    report: &Report<'_>,
    context: &mut Context<'_, '_>,
) -> Result<Found, Failure> {
    let begin = Instant::now();
    let mut shown = (None, None);
    let proof = work.solve(context, &mut |proof, context| {
        let bounds = (proof.lower, proof.upper);
        if bounds != shown {
            shown = bounds;
            report.tighter(proof, begin.elapsed().as_secs_f64(), context)?;
        }
        Ok(())
    });
    let proof = proof?.map_err(|why| refused(why, work.position, context))?;
    let seconds = begin.elapsed().as_secs_f64();
    let line = work.line(&proof);
    Ok(Found {
        proof,
        seconds,
        line,
        plans: [None; 2],
    })
}

/// Spells out the plans behind the bounds of a position, if that is wanted: the
/// lower one's, then the upper one's. So many positions came before it in the
/// game, and each may come back.
fn plans(
    work: &Work<'_>,
    report: &Report<'_>,
    proof: &Proof,
    earlier: u32,
    context: &mut Context<'_, '_>,
) -> Result<[Option<(Plan, bool)>; 2], Failure> {
    let mut plans = [None; 2];
    let Some(rules) = report.limited else {
        return Ok(plans);
    };
    report::planning(context);
    let repetition = match u32::from(rules.repetition) {
        0 => 0,
        times => times.saturating_sub(earlier).max(1),
    };
    let bounds = [(Side::Mover, proof.lower), (Side::Opponent, proof.upper)];
    for (plan, (side, bound)) in plans.iter_mut().zip(bounds) {
        if let Some(bound) = bound {
            let found = work
                .plan(&report.limits, side, bound, repetition)
                .map_err(|why| refused(why, work.position, context))?;
            *plan = found.map(|plan| (plan, plan.keeps_limits(&rules, work.position)));
        }
    }
    Ok(plans)
}

/// Solves the position after a first move. Bounds are from the side of the
/// player who makes it.
fn opening(
    work: &Work<'_>,
    position: &Position,
    m: Move,
    report: &Report<'_>,
    context: &mut Context<'_, '_>,
) -> Result<Found, Failure> {
    let begin = Instant::now();
    let next = work.position;
    let proof = work.solve(context, &mut |_, context| {
        report::working_on(m, context);
        Ok(())
    });
    let mut proof = proof?.map_err(|why| refused(why, next, context))?;
    let seconds = begin.elapsed().as_secs_f64();
    let mut plans = plans(work, report, &proof, 1, context)?;
    let mut line = work.line(&proof);
    if let Some(line) = &mut line {
        line.insert(0, m);
    }
    let same_side = next.to_move() == position.to_move();
    if !same_side {
        let upper = proof.upper.map(|bound| -bound);
        proof.upper = proof.lower.map(|bound| -bound);
        proof.lower = upper;
        std::mem::swap(&mut proof.lower_set, &mut proof.upper_set);
        plans.swap(0, 1);
    }
    Ok(Found {
        proof,
        seconds,
        line,
        plans,
    })
}

fn refused(why: Unsolvable, position: &Position, context: &Context<'_, '_>) -> Failure {
    Failure::Usage(report::refusal(why, position, &context.say))
}
