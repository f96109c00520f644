//! `oaq board`: draw a position.

use std::fs;
use std::path::Path;

use oaq_core::{Player, Position};
use oaq_notation::board::{BoardOptions, svg};

use crate::args::BoardArgs;
use crate::context::Context;
use crate::exit::{Exit, Failure, Run};
use crate::{errors, telling};
use oaq_play::read_position;

pub(super) fn run(args: &BoardArgs, context: &mut Context<'_, '_>) -> Run {
    let rules = context.usual_rules(args.rules.as_deref())?.rules;
    context.check_seat(args.seat, &rules)?;
    if let Some(path) = &args.svg {
        let position = context.position(args.position.as_deref(), &rules)?;
        return picture(&position, args.seat, path, context);
    }
    let look = context.look(&args.look, args.seat);
    let show = |position: &Position, context: &mut Context<'_, '_>| {
        let say = &context.say;
        let mut text = look.board(
            say,
            (&position.to_setup(), position.is_over()),
            &rules,
            None,
        );
        let end = match position.outcome() {
            Some(outcome) => Some(telling::over(say, &outcome)),
            // A drawing shows it with a sign.
            None => telling::turn(say, position).filter(|_| look.plain),
        };
        if let Some(end) = end {
            text = format!("{text}\n{end}");
        }
        context.print(&text)
    };
    if args.position.as_deref() != Some("-") {
        let position = context.position(args.position.as_deref(), &rules)?;
        show(&position, context)?;
        return Ok(Exit::Success);
    }
    let mut exit = Exit::Success;
    while let Some(line) = context.next_line()? {
        match read_position(&line, &rules) {
            Ok(read) => {
                context.line_notes(&read.notes)?;
                show(&read.value, context)?;
                context.print("")?;
            }
            Err(errors) => {
                exit = Exit::No;
                let text = errors::parse_errors(&context.say, &line, &errors);
                context.complain(&text)?;
            }
        }
    }
    Ok(exit)
}

/// Writes a board as a picture into a file, or to the output for `-`.
fn picture(
    position: &Position,
    seat: Option<Player>,
    path: &Path,
    context: &mut Context<'_, '_>,
) -> Run {
    let options = BoardOptions {
        seat: seat.unwrap_or(Player::A),
        ..BoardOptions::default()
    };
    let picture = svg(&position.to_setup(), position.rules(), &options);
    if path == Path::new("-") {
        context.print(picture.trim_end())?;
        return Ok(Exit::Success);
    }
    let name = path.display().to_string();
    if let Err(error) = fs::write(path, picture) {
        let args = [("path", name.into()), ("reason", error.to_string().into())];
        return Err(Failure::Usage(context.say.format("cannot-write", &args)));
    }
    let text = context
        .say
        .format("picture-written", &[("path", name.into())]);
    context.print(&text)?;
    Ok(Exit::Success)
}
