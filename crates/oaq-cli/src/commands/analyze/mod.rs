//! `oaq analyze`: the best moves of positions, and the moves of records judged.

mod annotate;
mod live;
mod position;
mod record;
mod summary;

pub(crate) use summary::{Game as Judged, Telling, told};

use std::path::Path;
use std::time::Duration;

use oaq_core::Rules;

use crate::args::AnalyzeArgs;
use crate::context::Context;
use crate::exit::{Failure, Run};

/// How long a position is searched where nothing is said.
const ONE: Duration = Duration::from_secs(5);

/// How long each of several is.
const EACH: Duration = Duration::from_millis(500);

pub(super) fn run(args: &AnalyzeArgs, context: &mut Context<'_, '_>) -> Run {
    let file = args.subject.as_deref().filter(|text| is_file(text));
    if let Some(path) = file {
        let for_positions = [
            ("--multipv", args.multipv.is_some()),
            ("--rules", args.rules.is_some()),
        ];
        for (name, given) in for_positions {
            refuse(name, given, "analyze-for-positions", context)?;
        }
        context.quiet = args.json;
        return record::run(Path::new(path), args, context);
    }
    let for_records = [
        ("--output", args.judged.is_some()),
        ("--svg", args.graph.is_some()),
    ];
    for (name, given) in for_records {
        refuse(name, given, "analyze-for-records", context)?;
    }
    let many = args.subject.as_deref() == Some("-");
    context.quiet = args.json || many;
    let chosen = context.usual_rules(args.rules.as_deref())?;
    check_players(&chosen.rules, context)?;
    if many {
        position::stream(&chosen, args, context)
    } else {
        position::one(&chosen, args, context)
    }
}

/// Whether a file is meant and not a position: it is there, or is called as
/// records are.
fn is_file(text: &str) -> bool {
    let path = Path::new(text);
    let is_record = path
        .extension()
        .is_some_and(|extension| extension.eq_ignore_ascii_case("oaq"));
    text != "-" && (is_record || path.exists())
}

/// Refuses an option that means nothing here.
fn refuse(name: &str, given: bool, id: &str, context: &Context<'_, '_>) -> Result<(), Failure> {
    if !given {
        return Ok(());
    }
    let text = context.say.format(id, &[("name", name.into())]);
    Err(Failure::Usage(text))
}

fn check_players(rules: &Rules, context: &Context<'_, '_>) -> Result<(), Failure> {
    match rules.players {
        2 => Ok(()),
        players => {
            let args = [("players", players.into())];
            let text = context.say.format("analyze-two-players", &args);
            Err(Failure::Usage(text))
        }
    }
}
