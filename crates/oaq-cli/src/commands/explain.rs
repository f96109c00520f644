//! `oaq explain`: a move told step by step, with a board for each.

use oaq_core::{Event, Move, Position};
use oaq_i18n::{Messages, Names, Narrator};
use oaq_notation::board::Style;
use oaq_notation::{position_text, read_move, write_setup};
use oaq_play::config::Setting;
use serde::Serialize;

use crate::args::ExplainArgs;
use crate::context::Context;
use crate::exit::{Exit, Failure, Run};
use crate::json::{self, Over};
use crate::{errors, telling, wording};

/// The version of the JSON's layout.
const SCHEMA: u32 = 1;

pub(super) fn run(args: &ExplainArgs, context: &mut Context<'_, '_>) -> Run {
    context.quiet = args.json;
    let rules = context.usual_rules(args.rules.as_deref())?;
    context.check_seat(args.seat, &rules.rules)?;
    let position = context.position(args.position.as_deref(), &rules.rules)?;
    let typed = wording::understood(&args.m);
    let read = read_move(&typed, &position)
        .map_err(|errors| Failure::Usage(errors::parse_errors(&context.say, &typed, &errors)))?;
    context.notes(&read.notes)?;
    let mut look = context.look(&args.look, args.seat);
    // Between the steps a board in one line is enough.
    if !context.settings.is_set(Setting::Style) {
        look.style = Style::Compact;
    }
    let mut events = Vec::new();
    let after = position
        .play_with(read.value.m, &mut events)
        .map_err(|error| Failure::No(context.say.illegal_move(&error.reason)))?;
    let turn = (&events[..], &after);
    let names = Names::default();
    if args.json {
        let rules = rules.text.as_str();
        let answer = Answer::new(rules, &position, read.value.m, turn, &context.say);
        json::write(&mut context.io.out, &answer)?;
        return Ok(Exit::Success);
    }
    let told = telling::steps(
        &context.say,
        &names,
        look,
        &position,
        turn,
        context.io.width,
    );
    context.print(&told)?;
    Ok(Exit::Success)
}

/// A turn for programs. The order of the fields is that of the output.
#[derive(Serialize)]
struct Answer<'r> {
    schema: u32,
    rules: &'r str,
    position: String,
    #[serde(rename = "move")]
    m: String,
    steps: Vec<Step>,
    next: Option<String>,
    over: Option<Over>,
}

/// A step of it: what is told, and how the board is then.
#[derive(Serialize)]
struct Step {
    text: String,
    board: String,
}

impl<'r> Answer<'r> {
    fn new(
        rules: &'r str,
        before: &Position,
        m: Move,
        (events, after): (&[Event], &Position),
        say: &Messages,
    ) -> Self {
        let names = Names::default();
        let mut setup = before.to_setup();
        let step = |step: oaq_i18n::Step| {
            for &event in &events[step.events] {
                setup.apply(before.rules(), before.to_move(), event);
            }
            Step {
                text: step.text,
                board: write_setup(&setup),
            }
        };
        let over = after.outcome().map(|outcome| Over::new(&outcome));
        Self {
            schema: SCHEMA,
            rules,
            position: position_text(before),
            m: m.to_string(),
            steps: Narrator::new(say, &names)
                .full(events, after)
                .into_iter()
                .map(step)
                .collect(),
            next: over.is_none().then(|| position_text(after)),
            over,
        }
    }
}
