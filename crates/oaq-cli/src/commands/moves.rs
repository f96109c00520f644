//! `oaq moves`: what each legal move does.

use oaq_core::{Move, Position, Rules};
use oaq_notation::position_text;
use serde::Serialize;

use crate::args::MovesArgs;
use crate::context::Context;
use crate::exit::{Exit, Run};
use crate::json::{self, Over};
use crate::telling;
use oaq_play::read_position;

pub(super) fn run(args: &MovesArgs, context: &mut Context<'_, '_>) -> Run {
    let many = args.position.as_deref() == Some("-");
    context.quiet = args.json || many;
    let rules = context.usual_rules(args.rules.as_deref())?.rules;
    if many {
        return stream(&rules, context);
    }
    let position = context.position(args.position.as_deref(), &rules)?;
    if args.json {
        json::write(&mut context.io.out, &Answer::new(&position))?;
    } else {
        let text = telling::moves(&context.say, &position, true);
        context.print(&text)?;
    }
    Ok(Exit::Success)
}

/// Answers each line of the input, in order, until it ends: one object a line,
/// for programs.
fn stream(rules: &Rules, context: &mut Context<'_, '_>) -> Run {
    let mut exit = Exit::Success;
    while let Some(line) = context.next_line()? {
        match read_position(&line, rules) {
            Ok(read) => json::write(&mut context.io.out, &Answer::new(&read.value))?,
            Err(errors) => {
                exit = Exit::No;
                let fault = Fault {
                    error: errors.to_string(),
                    line: context.io.input.number(),
                };
                json::write(&mut context.io.out, &fault)?;
            }
        }
    }
    Ok(exit)
}

/// What the moves of a position do. The order of the fields is that of the
/// output.
#[derive(Serialize)]
struct Answer {
    position: String,
    moves: Vec<Effect>,
    #[serde(skip_serializing_if = "Option::is_none")]
    over: Option<Over>,
}

/// What one move does.
#[derive(Serialize)]
struct Effect {
    #[serde(rename = "move")]
    m: String,
    captured: Captured,
    next: Option<String>,
    over: Option<Over>,
}

#[derive(Serialize)]
struct Captured {
    dan: u32,
    quan: u32,
}

/// What stands in the place of an answer to a line that is no position.
#[derive(Serialize)]
struct Fault {
    error: String,
    line: usize,
}

impl Answer {
    fn new(position: &Position) -> Self {
        let effect = |m: Move| {
            let ((dan, quan), next) = telling::play(position, m);
            let over = next.outcome().map(|outcome| Over::new(&outcome));
            Effect {
                m: m.to_string(),
                captured: Captured { dan, quan },
                next: over.is_none().then(|| position_text(&next)),
                over,
            }
        };
        Self {
            position: position_text(position),
            moves: position.legal_moves().iter().map(effect).collect(),
            over: position.outcome().map(|outcome| Over::new(&outcome)),
        }
    }
}
