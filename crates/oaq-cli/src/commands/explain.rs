//! `oaq explain`: a move told step by step, with a board for each.

use oaq_i18n::Names;
use oaq_notation::board::Style;
use oaq_notation::read_move;
use oaq_play::config::Setting;

use crate::args::ExplainArgs;
use crate::context::Context;
use crate::exit::{Exit, Failure, Run};
use crate::{errors, telling, wording};

pub(super) fn run(args: &ExplainArgs, context: &mut Context<'_, '_>) -> Run {
    let rules = context.usual_rules(args.rules.as_deref())?.rules;
    context.check_seat(args.seat, &rules)?;
    let position = context.position(args.position.as_deref(), &rules)?;
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
