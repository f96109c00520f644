//! `oaq play`: a game on a terminal, or one that comes through a pipe.

use std::io;

use crate::args::PlayArgs;
use crate::context::Context;
use crate::exit::{Exit, Failure, Run};
use crate::paint::Theme;
use crate::session::{ResponseKind, Saving, Session, SessionOptions};
use crate::terminal::{Source, Typed};

pub(super) fn run(args: &PlayArgs, context: &mut Context<'_, '_>) -> Run {
    let history = context.environment.history.as_deref();
    let history = history.filter(|_| !args.no_autosave);
    let mut source = Source::of(context.io, history);
    let interactive = context.io.input_is_terminal;
    let options = SessionOptions {
        lang: context.say.lang(),
        rules: args.rules.clone(),
        position: args.start.clone(),
        players: [&args.a, &args.b, &args.c, &args.d].map(Clone::clone),
        names: args.names.clone(),
        saving: saving(args, interactive),
        // Somebody who brings a position knows what to play.
        offer: interactive
            && !args.no_autosave
            && args.autosave.is_none()
            && args.resume.is_none()
            && args.start.is_none(),
        style: args.style.unwrap_or_default().into(),
        plain: args.plain,
        width: context.io.width,
        theme: context.io.shows_colours().then_some(Theme::Soft),
        interactive,
    };
    let (mut session, warnings) =
        Session::new(&options, context.environment).map_err(Failure::Usage)?;
    for warning in warnings {
        context.warn(&warning)?;
    }
    if let (Some(number), None) = (args.resume, &args.autosave) {
        let response = session.resume(number);
        if response.kind == ResponseKind::Refused {
            return Err(Failure::No(response.text));
        }
        session.seat(&options).map_err(Failure::Usage)?;
    }
    let greeting = session.greeting();
    context.print(&greeting)?;
    talk(&mut session, &mut source, args.keep_going, context)
}

/// Obeys lines to the end.
pub(super) fn talk(
    session: &mut Session,
    source: &mut Source,
    keep_going: bool,
    context: &mut Context<'_, '_>,
) -> Run {
    if context.io.input_is_terminal {
        converse(session, source, context)
    } else {
        script(session, source, keep_going, context)
    }
}

/// Where the game is saved: on a pipe nowhere, unless somebody wants it.
fn saving(args: &PlayArgs, interactive: bool) -> Saving {
    let resume = args.resume.is_some();
    match &args.autosave {
        Some(path) => Saving::File {
            path: path.clone(),
            resume,
        },
        None if !args.no_autosave && (interactive || resume) => Saving::Folder,
        None => Saving::Nowhere,
    }
}

/// Shows what the session says besides answers.
fn warn(session: &mut Session, context: &mut Context<'_, '_>) -> io::Result<()> {
    for warning in session.take_warnings() {
        context.io.out.flush()?;
        context.warn(&warning)?;
    }
    Ok(())
}

/// Lets the computer move as long as it is its turn. What is wrong with a
/// program that has no move comes back.
fn computer_moves(
    session: &mut Session,
    context: &mut Context<'_, '_>,
) -> io::Result<Option<String>> {
    session.set_width(context.io.measured());
    if context.io.input_is_terminal {
        // The computer may think for long.
        context.io.out.flush()?;
    }
    while let Some(response) = session.computer_move() {
        if response.kind == ResponseKind::Refused {
            return Ok(Some(response.text));
        }
        context.print(&response.text)?;
        context.io.out.flush()?;
        warn(session, context)?;
    }
    Ok(None)
}

/// A game with somebody who types: nothing ends it but leaving.
fn converse(session: &mut Session, source: &mut Source, context: &mut Context<'_, '_>) -> Run {
    let mut interrupted = false;
    loop {
        if let Some(text) = computer_moves(session, context)? {
            context.print(&text)?;
        }
        source.assist(|| session.assistant());
        match source.next(&session.prompt(), session.is_plain(), context.io)? {
            Typed::Line(line) => {
                interrupted = false;
                if obey(session, &line, context)? == ResponseKind::Quit {
                    break;
                }
            }
            Typed::NotText => {
                interrupted = false;
                session.drop_question();
                let text = session.not_text();
                context.print(&text)?;
            }
            Typed::Interrupt if interrupted => return Ok(Exit::Interrupted),
            Typed::Interrupt => {
                interrupted = true;
                session.drop_question();
                let text = session.about_to_leave();
                context.print(&text)?;
            }
            Typed::End => {
                context.print("")?;
                break;
            }
        }
    }
    let text = session.goodbye();
    context.print(&text)?;
    Ok(Exit::Success)
}

/// Does what was typed, and gives back how the last of it was answered. Several
/// lines that were pasted at once are one after the other, up to the first
/// that is wrong.
fn obey(
    session: &mut Session,
    typed: &str,
    context: &mut Context<'_, '_>,
) -> io::Result<ResponseKind> {
    let mut last = ResponseKind::Done;
    session.set_width(context.io.measured());
    for line in typed.split('\n') {
        let response = session.execute(line);
        last = response.kind;
        if !response.text.is_empty() {
            context.print(&response.text)?;
        }
        warn(session, context)?;
        if matches!(last, ResponseKind::Refused | ResponseKind::Quit) {
            break;
        }
        if let Some(text) = computer_moves(session, context)? {
            context.print(&text)?;
            break;
        }
    }
    Ok(last)
}

/// A game that comes through a pipe: it stops at the first line that is wrong,
/// unless it shall go on.
fn script(
    session: &mut Session,
    source: &mut Source,
    keep_going: bool,
    context: &mut Context<'_, '_>,
) -> Run {
    let mut exit = Exit::Success;
    loop {
        if let Some(text) = computer_moves(session, context)? {
            context.io.out.flush()?;
            context.error(&text)?;
            return Ok(Exit::No);
        }
        if session.plays_itself() {
            return Ok(exit);
        }
        let asked_in = context.io.input.number();
        let typed = source.next("", true, context.io)?;
        let line = match &typed {
            Typed::Line(line) => line.as_str(),
            _ => "",
        };
        if session.is_left_open_by(line) {
            session.drop_question();
            context.complain_of(asked_in, &session.left_open())?;
            exit = Exit::No;
            if !keep_going {
                return Ok(exit);
            }
        }
        let Typed::Line(line) = typed else { break };
        let response = session.execute(&line);
        warn(session, context)?;
        match response.kind {
            ResponseKind::Refused => {
                context.complain(&response.text)?;
                exit = Exit::No;
                if !keep_going {
                    return Ok(exit);
                }
            }
            ResponseKind::Quit => {
                if !response.text.is_empty() {
                    context.print(&response.text)?;
                }
                break;
            }
            ResponseKind::Done | ResponseKind::Question => {
                if !response.text.is_empty() {
                    context.print(&response.text)?;
                }
            }
        }
    }
    if let Some(text) = session.unfinished() {
        context.print(&text)?;
    }
    Ok(exit)
}
