//! What clap finds wrong with a command line, in the language of the user.

use std::ffi::OsString;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, Command, Error};
use oaq_i18n::Messages;

/// The text for an error, without the word "error" in front.
#[must_use]
pub fn explain(error: &Error, command: &Command, args: &[OsString], say: &Messages) -> String {
    let get = |kind| error.get(kind).map(words).unwrap_or_default();
    let what = get(ContextKind::InvalidArg);
    let value = get(ContextKind::InvalidValue);
    let message = |id: &str, args: &[(&str, &str)]| {
        let args: Vec<_> = args.iter().map(|&(k, v)| (k, v.into())).collect();
        say.format(id, &args)
    };
    let mut text = match error.kind() {
        ErrorKind::InvalidSubcommand => {
            let name = get(ContextKind::InvalidSubcommand);
            message("usage-command", &[("name", &name)])
        }
        ErrorKind::UnknownArgument => message("usage-argument", &[("name", &what)]),
        ErrorKind::InvalidValue if value.is_empty() => {
            message("usage-no-value", &[("name", &what)])
        }
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            let expected = help_of(asked(command, args), &what)
                .or_else(|| help_of(command, &what))
                .unwrap_or_default();
            let args = [
                ("name", what.as_str()),
                ("value", value.as_str()),
                ("expected", expected.as_str()),
            ];
            message("usage-value", &args)
        }
        ErrorKind::MissingRequiredArgument => message("usage-missing", &[("name", &what)]),
        ErrorKind::MissingSubcommand => {
            let commands = get(ContextKind::ValidSubcommand);
            message("usage-no-command", &[("commands", &commands)])
        }
        ErrorKind::ArgumentConflict => {
            let other = get(ContextKind::PriorArg);
            if other == what {
                message("usage-twice", &[("name", &what)])
            } else {
                message("usage-conflict", &[("name", &what), ("other", &other)])
            }
        }
        // No argument can be wrong in another way, unless it is no text
        // at all.
        _ => say.msg("usage-other"),
    };
    let suggestion = [
        ContextKind::SuggestedSubcommand,
        ContextKind::SuggestedArg,
        ContextKind::SuggestedValue,
    ]
    .into_iter()
    .find_map(|kind| error.get(kind).map(nearest));
    if let Some(nearest) = suggestion {
        text.push(' ');
        text += &message("did-you-mean", &[("suggestion", &nearest)]);
    } else if error.kind() == ErrorKind::UnknownArgument && !what.starts_with('-') {
        text.push(' ');
        text += &say.msg("usage-quotes");
    }
    let usage = get(ContextKind::Usage);
    let usage = usage.rsplit_once(": ").map_or(usage.as_str(), |(_, u)| u);
    if !usage.is_empty() {
        let heading = say.msg("help-usage");
        text = format!("{text}\n{heading}: {}", usage.trim());
    }
    text
}

/// Of what clap suggests, the most similar: it comes last.
fn nearest(value: &ContextValue) -> String {
    match value {
        ContextValue::Strings(all) => all.last().cloned().unwrap_or_default(),
        other => words(other),
    }
}

/// What clap has to say about a place, as text.
fn words(value: &ContextValue) -> String {
    match value {
        ContextValue::Strings(all) => all.join(", "),
        ContextValue::StyledStrs(all) => {
            let all: Vec<String> = all.iter().map(ToString::to_string).collect();
            all.join(", ")
        }
        other => other.to_string(),
    }
}

/// The command that arguments name, as deep as they do: options of several
/// commands may have the same name.
fn asked<'c>(command: &'c Command, args: &[OsString]) -> &'c Command {
    args.iter()
        .filter_map(|arg| arg.to_str())
        .fold(command, |at, arg| at.find_subcommand(arg).unwrap_or(at))
}

/// The help of the argument that clap calls so, `--seat <PLAYER>` or
/// `<DEPTH>`, in whichever command it is.
fn help_of(command: &Command, name: &str) -> Option<String> {
    let called = |arg: &&Arg| {
        if let Some(long) = arg.get_long() {
            return name.split(' ').next() == Some(&format!("--{long}"));
        }
        let names = arg.get_value_names().unwrap_or_default();
        names
            .iter()
            .any(|value| name.contains(&format!("{value}>")))
    };
    match command.get_arguments().find(called) {
        Some(arg) => arg.get_help().map(ToString::to_string),
        None => command.get_subcommands().find_map(|c| help_of(c, name)),
    }
}
