//! `oaq play`: a game on a terminal, or one that comes through a pipe.

mod begin;

use std::io;
use std::num::NonZeroUsize;

use oaq_play::config::Setting;

use super::replies::{Cause, Replies};
pub(super) use begin::rules;

use crate::args::PlayArgs;
use crate::context::Context;
use crate::exit::{Exit, Failure, Run};
use crate::paint::Theme;
use crate::screen;
use crate::session::{Response, ResponseKind, Session, SessionOptions};
use crate::terminal::{Source, Typed};
use crate::waiting::Waiting;
use begin::{listen_to, obey_flags, pace_of, saving, who_plays};

pub(super) fn run(args: &PlayArgs, context: &mut Context<'_, '_>) -> Run {
    listen_to(args, context)?;
    obey_flags(args, context);
    let autosave = context.settings.is_on(Setting::Autosave);
    let history = context.environment.history.as_deref();
    let history = history.filter(|_| autosave);
    let mut source = Source::of(context.io, history);
    let interactive = context.io.input_is_terminal;
    let look = context.look(&args.look, None);
    let pace = pace_of(args, context)?;
    let (rules, players, names) = who_plays(args, context)?;
    let settings = &context.settings;
    let theme = settings.text(Setting::Theme).and_then(Theme::named);
    let number = |setting| {
        let number = settings.number(setting)?;
        usize::try_from(number).ok()
    };
    let options = SessionOptions {
        lang: context.say.lang(),
        rules,
        position: args.start.clone(),
        players,
        names,
        saving: saving(args, interactive && autosave),
        // Somebody who brings a position knows what to play.
        offer: interactive
            && autosave
            && args.autosave.is_none()
            && args.resume.is_none()
            && args.start.is_none(),
        style: look.style,
        plain: look.plain,
        width: context.io.width,
        theme: context
            .io
            .shows_colours()
            .then_some(theme.unwrap_or_default()),
        pace,
        interactive,
        hash: number(Setting::Hash),
        threads: number(Setting::Threads).and_then(NonZeroUsize::new),
    };
    let environment = settings.places(context.environment);
    let (mut session, warnings) = Session::new(&options, &environment).map_err(Failure::Usage)?;
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
    let replies = if args.json {
        Replies::Json
    } else {
        Replies::Text
    };
    let greeting = Response {
        text: session.greeting(),
        kind: ResponseKind::Done,
    };
    replies.write(&mut session, Cause::Start, &greeting, context)?;
    talk(&mut session, &mut source, args.keep_going, replies, context)
}

/// Obeys lines to the end.
pub(super) fn talk(
    session: &mut Session,
    source: &mut Source,
    keep_going: bool,
    replies: Replies,
    context: &mut Context<'_, '_>,
) -> Run {
    if context.io.input_is_terminal {
        converse(session, source, context)
    } else {
        script(session, source, keep_going, replies, context)
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
    source: &mut Source,
    context: &mut Context<'_, '_>,
) -> io::Result<Option<String>> {
    session.set_width(context.io.measured());
    if context.io.input_is_terminal {
        // The computer may think for long.
        context.io.out.flush()?;
    }
    loop {
        let plies = session.game().moves().len();
        let wait = waiting(session, context);
        let moved = session.computer_move();
        drop(wait);
        let Some(response) = moved else {
            break;
        };
        if response.kind == ResponseKind::Refused {
            return Ok(Some(response.text));
        }
        show_sowing(session, plies, source, context)?;
        context.print(&response.text)?;
        context.io.out.flush()?;
        warn(session, context)?;
    }
    Ok(None)
}

/// Says that the computer thinks while it does; nobody looks where it is no
/// terminal.
fn waiting(session: &Session, context: &Context<'_, '_>) -> Option<Waiting> {
    let io = &context.io;
    let plain = session.is_plain() || !io.redraws();
    let text = context.say.msg("thinking-now");
    io.input_is_terminal.then(|| Waiting::begin(text, plain))
}

/// Shows the move that was made after so many plies dân by dân, if that is
/// wanted and the screen can be drawn over.
fn show_sowing(
    session: &Session,
    plies: usize,
    source: &mut Source,
    context: &mut Context<'_, '_>,
) -> io::Result<()> {
    if session.game().moves().len() != plies + 1 || !context.io.redraws() {
        return Ok(());
    }
    let film = session.film(plies);
    if !film.is_empty() {
        let typed = screen::show(&film, &mut context.io.out)?;
        source.type_ahead(&typed);
    }
    Ok(())
}

/// A game with somebody who types: nothing ends it but leaving.
fn converse(session: &mut Session, source: &mut Source, context: &mut Context<'_, '_>) -> Run {
    let mut interrupted = false;
    loop {
        if let Some(text) = computer_moves(session, source, context)? {
            context.print(&text)?;
        }
        source.assist(|| session.assistant());
        match source.next(&session.prompt(), session.is_plain(), context.io)? {
            Typed::Line(line) => {
                interrupted = false;
                if obey(session, &line, source, context)? == ResponseKind::Quit {
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
    source: &mut Source,
    context: &mut Context<'_, '_>,
) -> io::Result<ResponseKind> {
    let mut last = ResponseKind::Done;
    session.set_width(context.io.measured());
    for line in typed.split('\n') {
        let plies = session.game().moves().len();
        context.io.out.flush()?;
        let wait = waiting(session, context);
        let response = session.execute(line);
        drop(wait);
        last = response.kind;
        show_sowing(session, plies, source, context)?;
        if !response.text.is_empty() {
            context.print(&response.text)?;
        }
        warn(session, context)?;
        if matches!(last, ResponseKind::Refused | ResponseKind::Quit) {
            break;
        }
        if let Some(text) = computer_moves(session, source, context)? {
            context.print(&text)?;
            break;
        }
    }
    Ok(last)
}

/// A game that comes through a pipe or from a file: it stops at the first line
/// that is wrong, unless it shall go on.
fn script(
    session: &mut Session,
    source: &mut Source,
    keep_going: bool,
    replies: Replies,
    context: &mut Context<'_, '_>,
) -> Run {
    let mut exit = Exit::Success;
    loop {
        session.set_width(context.io.measured());
        while let Some(response) = session.computer_move() {
            replies.write(session, Cause::Computer, &response, context)?;
            if response.kind == ResponseKind::Refused {
                return Ok(Exit::No);
            }
            context.io.out.flush()?;
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
            let response = Response {
                text: session.left_open(),
                kind: ResponseKind::Refused,
            };
            let cause = Cause::Line {
                number: asked_in,
                text: "",
            };
            replies.write(session, cause, &response, context)?;
            exit = Exit::No;
            if !keep_going {
                return Ok(exit);
            }
        }
        let Typed::Line(line) = typed else { break };
        let response = session.execute(&line);
        let cause = Cause::Line {
            number: context.io.input.number(),
            text: &line,
        };
        replies.write(session, cause, &response, context)?;
        match response.kind {
            ResponseKind::Refused => {
                exit = Exit::No;
                if !keep_going {
                    return Ok(exit);
                }
            }
            ResponseKind::Quit => break,
            ResponseKind::Done | ResponseKind::Question => {}
        }
    }
    let unfinished = session.unfinished();
    if replies == Replies::Json || unfinished.is_some() {
        let response = Response {
            text: unfinished.unwrap_or_default(),
            kind: ResponseKind::Done,
        };
        replies.write(session, Cause::End, &response, context)?;
    }
    Ok(exit)
}
