//! What is said about a proof.

use std::io;

use oaq_core::{Key, Move, Player, Position, Rules};
use oaq_engine::solve::{Limits, Plan, Proof, Unsolvable};
use oaq_i18n::{Arg, Messages};
use serde::Serialize;

use super::Found;
use crate::context::Context;
use crate::errors::letter;
use crate::exit::Failure;
use crate::text;

/// The version of the JSON's layout.
const SCHEMA: u32 = 1;

/// How many columns a status line may take; longer ones would not be replaced
/// by the next.
const STATUS: usize = 60;

/// One result. The order of the fields is that of the output.
#[derive(Serialize)]
struct Result<'a> {
    schema: u32,
    rules: &'a str,
    position: &'a str,
    r#move: Option<String>,
    lower: Option<i32>,
    upper: Option<i32>,
    value: Option<i32>,
    horizon: u32,
    nodes: u64,
    seconds: f64,
    pv: Option<Vec<String>>,
    r#final: bool,
    lower_set: Option<u64>,
    upper_set: Option<u64>,
    lower_plan: Option<PlanJson>,
    upper_plan: Option<PlanJson>,
    cap: u32,
    memory_mib: u64,
    threads: usize,
    version: &'static str,
}

/// A plan.
#[derive(Serialize)]
struct PlanJson {
    positions: u64,
    plies: u32,
    quiet_plies: u32,
    cut_short: u64,
    keeps_limits: bool,
}

impl PlanJson {
    const fn new((plan, keeps_limits): (Plan, bool)) -> Self {
        Self {
            positions: plan.positions,
            plies: plan.plies,
            quiet_plies: plan.quiet_plies,
            cut_short: plan.cut_short,
            keeps_limits,
        }
    }
}

/// What is asked, and how the answers are written.
pub(super) struct Report<'a> {
    pub(super) rules: &'a str,
    pub(super) position: &'a Position,
    pub(super) text: String,
    pub(super) json: bool,
    pub(super) limits: Limits,
    /// The rules with the limits on repetition and length, where it is asked
    /// what these do to the plans.
    pub(super) limited: Option<Rules>,
}

impl Report<'_> {
    /// What is solved, and the heads of the table.
    pub(super) fn head(
        &self,
        openings: bool,
        context: &mut Context<'_, '_>,
    ) -> std::result::Result<(), Failure> {
        if self.json {
            return Ok(());
        }
        context.print(&format!("{}: {}", self.rules, self.text))?;
        if self.position.is_over() {
            return Ok(());
        }
        let say = &context.say;
        let mut heads = vec![say.msg("solve-head-horizon")];
        if openings {
            heads = vec![say.msg("head-move")];
        }
        heads.extend(["solve-head-lower", "solve-head-upper"].map(|id| say.msg(id)));
        if openings {
            heads.push(say.msg("solve-head-horizon"));
        }
        heads.extend(["solve-head-nodes", "head-seconds"].map(|id| say.msg(id)));
        context.print(&line(&heads))?;
        context.io.out.flush()?;
        Ok(())
    }

    /// A bound is tighter.
    pub(super) fn tighter(
        &self,
        proof: &Proof,
        seconds: f64,
        context: &mut Context<'_, '_>,
    ) -> std::result::Result<(), Failure> {
        if self.json {
            status(proof, context);
            return Ok(());
        }
        let cells = [
            proof.horizon.to_string(),
            bound(proof.lower, &context.say),
            bound(proof.upper, &context.say),
            proof.nodes.to_string(),
            format!("{seconds:.1}"),
        ];
        context.print(&line(&cells))?;
        context.io.out.flush()?;
        Ok(())
    }

    /// The result for the position.
    pub(super) fn result(
        &self,
        found: &Found,
        context: &mut Context<'_, '_>,
    ) -> std::result::Result<(), Failure> {
        if self.json {
            clear(context);
            return self.write(None, found, context);
        }
        clear(context);
        let proof = &found.proof;
        if !self.position.is_over() {
            let cells = [
                proof.horizon.to_string(),
                bound(proof.lower, &context.say),
                bound(proof.upper, &context.say),
                proof.nodes.to_string(),
                format!("{:.1}", found.seconds),
            ];
            context.print(&line(&cells))?;
        }
        context.print("")?;
        let outcome = outcome(proof, self.position.to_move(), &context.say);
        context.print_prose(&outcome)?;
        if proof.value().is_none() && proof.is_final {
            context.print_prose(&context.say.msg("solve-final"))?;
        }
        match &found.line {
            Some(moves) if !moves.is_empty() => {
                let moves = [("moves", words(moves).join(" ").into())];
                context.print_prose(&context.say.format("solve-line", &moves))?;
            }
            _ => {}
        }
        if !self.position.is_over() {
            let args = [
                ("horizon", Arg::from(proof.horizon)),
                ("cap", proof.cap.into()),
            ];
            context.print_prose(&context.say.format("solve-meaning", &args))?;
            self.plans(found, context)?;
        }
        Ok(())
    }

    /// The result for a first move.
    pub(super) fn opening(
        &self,
        m: Move,
        found: &Found,
        context: &mut Context<'_, '_>,
    ) -> std::result::Result<(), Failure> {
        clear(context);
        if self.json {
            return self.write(Some(m), found, context);
        }
        let proof = &found.proof;
        let cells = [
            m.to_string(),
            bound(proof.lower, &context.say),
            bound(proof.upper, &context.say),
            proof.horizon.to_string(),
            proof.nodes.to_string(),
            format!("{:.1}", found.seconds),
        ];
        context.print(&line(&cells))?;
        context.io.out.flush()?;
        Ok(())
    }

    /// Whether the bounds hold under the limits of the rules, too.
    fn plans(
        &self,
        found: &Found,
        context: &mut Context<'_, '_>,
    ) -> std::result::Result<(), Failure> {
        if self.limited.is_none() {
            return Ok(());
        }
        let bounds = [
            (found.proof.lower, "lower", found.plans[0]),
            (found.proof.upper, "upper", found.plans[1]),
        ];
        for (margin, which, plan) in bounds {
            let Some(margin) = margin else { continue };
            let mut args = vec![
                ("which", which.into()),
                ("margin", format!("{margin:+}").into()),
            ];
            let text = if let Some((plan, true)) = plan {
                args.extend([
                    ("plies", Arg::from(plan.plies)),
                    ("quiet", plan.quiet_plies.into()),
                ]);
                context.say.format("solve-plan-kept", &args)
            } else {
                context.say.format("solve-plan-open", &args)
            };
            context.print_prose(&text)?;
        }
        Ok(())
    }

    fn write(
        &self,
        m: Option<Move>,
        found: &Found,
        context: &mut Context<'_, '_>,
    ) -> std::result::Result<(), Failure> {
        let proof = &found.proof;
        let result = Result {
            schema: SCHEMA,
            rules: self.rules,
            position: &self.text,
            r#move: m.map(|m| m.to_string()),
            lower: proof.lower,
            upper: proof.upper,
            value: proof.value(),
            horizon: proof.horizon,
            nodes: proof.nodes,
            seconds: (found.seconds * 1000.0).round() / 1000.0,
            pv: found.line.as_deref().map(words),
            r#final: proof.is_final,
            lower_set: proof.lower_set,
            upper_set: proof.upper_set,
            lower_plan: found.plans[0].map(PlanJson::new),
            upper_plan: found.plans[1].map(PlanJson::new),
            cap: proof.cap,
            memory_mib: self.limits.memory >> 20,
            threads: self.limits.threads,
            version: env!("CARGO_PKG_VERSION"),
        };
        let json = serde_json::to_string(&result).map_err(io::Error::from)?;
        context.print(&json)?;
        context.io.out.flush()?;
        Ok(())
    }
}

/// Says on a terminal how far the work is, where results come at the end.
fn status(proof: &Proof, context: &mut Context<'_, '_>) {
    let say = &context.say;
    let text = say.format(
        "solve-status",
        &[
            ("horizon", proof.horizon.to_string().into()),
            ("lower", bound(proof.lower, say).into()),
            ("upper", bound(proof.upper, say).into()),
        ],
    );
    show(&text, context);
}

/// As [`status`], for a first move.
pub(super) fn working_on(m: Move, context: &mut Context<'_, '_>) {
    show(&format!("{m} …"), context);
}

/// Says on a terminal that the plans are spelled out.
pub(super) fn planning(context: &mut Context<'_, '_>) {
    let text = context.say.msg("solve-status-plans");
    show(&text, context);
}

/// Who wins, and by how much.
fn outcome(proof: &Proof, mover: Player, say: &Messages) -> String {
    let opponent = mover.next(2);
    let said = |id: &str, player: Player, args: &[(&'static str, i32)]| {
        let mut all = vec![("player", letter(player))];
        all.extend(args.iter().map(|&(name, n)| (name, Arg::from(n))));
        say.format(id, &all)
    };
    match (proof.lower, proof.upper) {
        (Some(0), Some(0)) => say.msg("solve-draw"),
        (Some(low), Some(high)) if low == high => {
            let winner = if low > 0 { mover } else { opponent };
            said("solve-wins", winner, &[("margin", low.abs())])
        }
        (Some(low), Some(high)) if low > 0 => said(
            "solve-wins-between",
            mover,
            &[("least", low), ("most", high)],
        ),
        (Some(low), Some(high)) if high < 0 => said(
            "solve-wins-between",
            opponent,
            &[("least", -high), ("most", -low)],
        ),
        (Some(low), None) if low > 0 => said("solve-wins-at-least", mover, &[("least", low)]),
        (None, Some(high)) if high < 0 => {
            said("solve-wins-at-least", opponent, &[("least", -high)])
        }
        (low, high) => {
            // What is none for good is not only none yet.
            let forced = |margin: Option<i32>| match margin {
                None if proof.is_final => say.msg("solve-never"),
                margin => bound(margin, say),
            };
            let args = [
                ("player", letter(mover)),
                ("lower", forced(low).into()),
                ("upper", forced(high).into()),
            ];
            let id = if proof.is_final {
                "solve-undecided"
            } else {
                "solve-open"
            };
            say.format(id, &args)
        }
    }
}

/// Why a position cannot be solved, in words.
pub(super) fn refusal(why: Unsolvable, position: &Position, say: &Messages) -> String {
    let rules = position.rules();
    let key = |key: Key, word: &str| {
        let args = [
            ("key", key.name().to_owned().into()),
            ("value", word.to_owned().into()),
        ];
        say.format("solve-refused-stores", &args)
    };
    match why {
        Unsolvable::Players(players) => {
            say.format("solve-refused-players", &[("players", players.into())])
        }
        Unsolvable::Shortage(shortage) => key(Key::Shortage, shortage.word()),
        Unsolvable::AllQuanWins => key(Key::AllQuanWins, "true"),
        Unsolvable::Captor => key(Key::QuanLeftover, rules.quan_leftover.word()),
        Unsolvable::Memory { least } => {
            let mib = least.div_ceil(1 << 20).to_string();
            say.format("solve-refused-memory", &[("mib", mib.into())])
        }
        Unsolvable::NoMemory => say.msg("solve-refused-no-memory"),
        Unsolvable::TooManyPositions => say.msg("solve-refused-too-many"),
        _ => say.msg("solve-refused-too-large"),
    }
}

fn bound(bound: Option<i32>, say: &Messages) -> String {
    bound.map_or_else(|| say.msg("solve-none"), |n| format!("{n:+}"))
}

fn words(moves: &[Move]) -> Vec<String> {
    moves.iter().map(ToString::to_string).collect()
}

/// A line of the table, whose widths must be known before its contents.
fn line(cells: &[String]) -> String {
    let widths = [10, 12, 14, 14, 14, 10];
    let mut line: String = cells
        .iter()
        .zip(widths)
        .map(|(cell, width)| text::right(cell, width))
        .collect();
    line.truncate(line.trim_end().len());
    line
}

/// Replaces the status line of a terminal.
fn show(text: &str, context: &mut Context<'_, '_>) {
    if context.io.err_is_terminal {
        let text: String = text.chars().take(STATUS).collect();
        // Nothing is lost where it cannot be shown.
        let _ = write!(context.io.err, "\r{text:STATUS$}");
        let _ = context.io.err.flush();
    }
}

/// Takes the status line away.
fn clear(context: &mut Context<'_, '_>) {
    if context.io.err_is_terminal {
        let _ = write!(context.io.err, "\r{:STATUS$}\r", "");
        let _ = context.io.err.flush();
    }
}
