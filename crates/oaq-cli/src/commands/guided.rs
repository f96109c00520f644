//! `oaq tutorial` and `oaq quiz`: the guides of a session without its game.

use crate::args::{LookArgs, QuizArgs, TutorialArgs};
use crate::context::Context;
use crate::exit::{Failure, Run};
use crate::session::{Session, SessionOptions, any_seed};
use crate::terminal::Source;

use super::play;
use super::replies::Replies;

pub(super) fn tutorial(args: &TutorialArgs, context: &mut Context<'_, '_>) -> Run {
    let options = options(None, &args.look, context);
    lead(&options, Session::only_tutorial, context)
}

pub(super) fn quiz(args: &QuizArgs, context: &mut Context<'_, '_>) -> Run {
    let (rules, _) = play::rules(args.rules.as_deref(), context)?;
    let options = options(Some(rules), &args.look, context);
    let level = args.level.unwrap_or_default();
    let seed = args.seed.unwrap_or_else(any_seed);
    lead(&options, |session| session.only_quiz(level, seed), context)
}

fn options(
    rules: Option<String>,
    look: &LookArgs,
    context: &mut Context<'_, '_>,
) -> SessionOptions {
    let usual = SessionOptions::default();
    let look = context.look(look, None);
    SessionOptions {
        lang: context.say.lang(),
        rules: rules.unwrap_or(usual.rules),
        style: look.style,
        plain: look.plain,
        width: context.io.width,
        interactive: context.io.input_is_terminal,
        ..usual
    }
}

/// Begins a session that is nothing but a guide.
fn lead(
    options: &SessionOptions,
    begin: impl FnOnce(&mut Session) -> String,
    context: &mut Context<'_, '_>,
) -> Run {
    let (mut session, warnings) =
        Session::new(options, context.environment).map_err(Failure::Usage)?;
    for warning in warnings {
        context.warn(&warning)?;
    }
    let opening = begin(&mut session);
    context.print(&opening)?;
    // What is answered here is of no use in a game, so it is not remembered.
    let mut source = Source::of(context.io, None);
    play::talk(&mut session, &mut source, true, Replies::Text, context)
}
