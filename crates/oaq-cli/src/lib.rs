//! The command `oaq`: play *ô ăn quan*, the Vietnamese mancala game, in the
//! terminal, and find out what its moves do.
//!
//! Everything but the choice of streams is in this library, so that the
//! program, a script on a pipe and a test run the same code: [`run`] is the
//! whole program, and a [`Session`] is a game that is played by lines of text.
//!
//! ```
//! use oaq_cli::{Environment, Exit, Io};
//!
//! let (mut out, mut err) = (Vec::new(), Vec::new());
//! let mut io = Io::new("".as_bytes(), &mut out, &mut err);
//! let exit = oaq_cli::run(["oaq", "moves", "--json"], &Environment::default(), &mut io);
//! drop(io);
//! assert_eq!(exit, Exit::Success);
//! assert!(out.starts_with(br#"{"position":"5,5,5,5,5/Q/5,5,5,5,5/Q A 0/0 - 0 0","moves":[{"move":"1R""#));
//! assert!(err.is_empty());
//! ```

mod args;
mod commands;
mod context;
mod diagnostics;
mod drawing;
mod exit;
mod help;
mod interrupt;
mod issues;
mod json;
mod keyboard;
mod lines;
mod paint;
mod redraw;
mod screen;
mod session;
mod telling;
mod terminal;
mod waiting;
mod watch;
mod wording;

pub use commands::Ugi;
pub use context::{Environment, Io};
pub use exit::Exit;
pub use interrupt::interrupt;
pub use lines::{Lines, MAX_LINE};
pub use paint::Theme;
pub use session::{Response, ResponseKind, Saving, Session, SessionOptions};

use std::ffi::OsString;
use std::io::{self, Write};

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Command, FromArgMatches};
use oaq_i18n::Messages;
use oaq_play::config::{self, Warning};
use oaq_play::{command_line, errors, reasons, saves, text, variants};

use args::Cli;
use context::Context;
use exit::{Failure, Run};
use lines::Unreadable;

/// Runs the command with these arguments, the name of the program first.
///
/// Nothing is reported but what is written to the streams and the exit: a
/// reader that goes away (a broken pipe) is no error, and ends it quietly.
pub fn run<S: Into<OsString>>(
    args: impl IntoIterator<Item = S>,
    environment: &Environment,
    io: &mut Io<'_>,
) -> Exit {
    let args: Vec<OsString> = args.into_iter().map(Into::into).collect();
    let (mut settings, warnings) = config::load(environment);
    let say = Messages::new(command_line::choose_language(
        &args,
        &mut settings,
        environment,
    ));
    let mut context = Context {
        say,
        settings,
        environment,
        io,
        quiet: false,
        on_rules: false,
    };
    let done = warn_of_settings(&warnings, &mut context)
        .map_err(Failure::Io)
        .and_then(|()| command_line(args, &mut context));
    let done = done.and_then(|exit| {
        context.io.out.flush()?;
        Ok(exit)
    });
    done.unwrap_or_else(|failure| report(failure, &mut context))
}

/// Parses the arguments and does what they say.
fn command_line(args: Vec<OsString>, context: &mut Context<'_, '_>) -> Run {
    let mut command = help::command(&context.say, context.io.width);
    let typed = args.clone();
    let args = with_command(args, &command);
    let parsed = command
        .try_get_matches_from_mut(&args)
        .and_then(|matches| Cli::from_arg_matches(&matches));
    match parsed {
        Ok(cli) => commands::run(cli.command, context),
        Err(error)
            if matches!(
                error.kind(),
                ErrorKind::DisplayHelp | ErrorKind::DisplayVersion
            ) =>
        {
            write!(context.io.out, "{}", error.render())?;
            Ok(Exit::Success)
        }
        Err(error) => {
            let say = &context.say;
            let text = misplaced(&typed, &error, &command, say)
                .unwrap_or_else(|| command_line::explain(&error, &command, &args, say));
            Err(Failure::Usage(text))
        }
    }
}

/// What is wrong with a command line that has options in front of the command
/// they belong to, if that is what is wrong: how to write it.
fn misplaced(
    typed: &[OsString],
    error: &clap::Error,
    command: &Command,
    say: &Messages,
) -> Option<String> {
    let Some(ContextValue::String(name)) = error.get(ContextKind::InvalidArg) else {
        return None;
    };
    command.find_subcommand(name)?;
    let mut before = typed.iter().skip(1).map(|arg| arg.to_string_lossy());
    let before = before.by_ref().take_while(|arg| *arg != *name);
    // The language may stand anywhere.
    let mut options = before.filter(|arg| arg.starts_with('-') && !arg.starts_with("--lang"));
    let args = [
        ("command", name.as_str().into()),
        ("option", options.next()?.into_owned().into()),
    ];
    Some(say.format("usage-behind", &args))
}

/// Warns of what is wrong with the configuration.
fn warn_of_settings(warnings: &[Warning], context: &mut Context<'_, '_>) -> io::Result<()> {
    let of_players = context.settings.check_players(&context.say);
    for warning in warnings.iter().chain(&of_players) {
        let text = warning.told(&context.say);
        context.warn(&text)?;
    }
    Ok(())
}

/// The arguments with `play` in front of those that name no command, and with
/// `--help` for the command `help`.
fn with_command(mut args: Vec<OsString>, command: &Command) -> Vec<OsString> {
    let takes_value = |arg: &str| arg == "--lang";
    let mut at = 1;
    while let Some(arg) = args.get(at) {
        let arg = arg.to_string_lossy();
        if takes_value(&arg) {
            at += 2;
        } else if arg.starts_with("--lang=") {
            at += 1;
        } else {
            break;
        }
    }
    let stays = match args.get(at) {
        None => args.len() < at,
        Some(arg) => {
            let arg = arg.to_string_lossy();
            let own = |flag: &clap::Arg| {
                flag.get_long().is_some_and(|l| *arg == format!("--{l}"))
                    || flag.get_short().is_some_and(|s| *arg == format!("-{s}"))
            };
            !arg.starts_with('-') || command.get_arguments().any(own)
        }
    };
    if args.get(at).is_some_and(|arg| arg == "help") {
        args.remove(at);
        args.push("--help".into());
    } else if !stays {
        args.insert(at.min(args.len()), "play".into());
    }
    args
}

/// Says why a command stopped.
fn report(failure: Failure, context: &mut Context<'_, '_>) -> Exit {
    // What was written so far comes first.
    let flushed = context.io.out.flush();
    let (text, exit) = match failure {
        Failure::Io(error) => {
            let id = if Unreadable::is(&error) {
                "cannot-read-input"
            } else if error.kind() == io::ErrorKind::BrokenPipe {
                return Exit::Success;
            } else {
                "cannot-print"
            };
            let args = [("reason", error.to_string().into())];
            (context.say.format(id, &args), Exit::Usage)
        }
        Failure::Usage(text) => (text, Exit::Usage),
        Failure::No(text) => (text, Exit::No),
    };
    if flushed.is_err_and(|e| e.kind() == io::ErrorKind::BrokenPipe) {
        return Exit::Success;
    }
    let text = context.say.format("error", &[("message", text.into())]);
    // Where the error output is closed there is nobody to tell.
    let _ = context.io.tell(&text);
    exit
}
