//! `oaq tui`: the full-screen game, which is a crate of its own.

use oaq_tui::{Ended, TuiArgs};

use crate::context::Context;
use crate::exit::{Exit, Failure, Run};
use crate::interrupt::Listening;

pub(super) fn run(args: &TuiArgs, context: &mut Context<'_, '_>) -> Run {
    if !context.io.input_is_terminal || context.io.width.is_none() {
        return Err(Failure::Usage(context.say.msg("tui-no-terminal")));
    }
    context.io.out.flush()?;
    let lang = context.say.lang();
    let options = args.options(&context.settings, lang, oaq_tui::no_color());
    // Ctrl-C from elsewhere must not end the process before the terminal is
    // given back.
    let _listening = Listening::begin();
    let environment = context.settings.places(context.environment);
    match oaq_tui::run(&options, &environment) {
        Ok(Ended::Left) => Ok(Exit::Success),
        Ok(Ended::Interrupted) => Ok(Exit::Interrupted),
        Ok(Ended::Terminated) => Ok(Exit::Terminated),
        Err(text) => Err(Failure::Usage(text)),
    }
}
