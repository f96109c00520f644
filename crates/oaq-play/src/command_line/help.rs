//! The help texts, in the language of the user, put into clap's command tree.

use clap::builder::Styles;
use clap::{Arg, ArgAction, Command};
use oaq_i18n::Messages;

use crate::config::Setting;

/// The command tree of a program with all its texts. `path` is what stands
/// behind `oaq` in the ids of its messages, such as `-tui`; each argument has
/// the message `arg-ID`. `width` is that of the screen, where there is one.
#[must_use]
pub fn program(
    command: Command,
    say: &Messages,
    path: &str,
    version: &'static str,
    width: Option<usize>,
) -> Command {
    let command = command
        .styles(Styles::plain())
        .term_width(width.unwrap_or(80).clamp(40, 100));
    localise(command, say, path, Some(version))
}

/// Gives a command and those below it their texts. A program has a version, a
/// command below it none.
fn localise(
    command: Command,
    say: &Messages,
    path: &str,
    version: Option<&'static str>,
) -> Command {
    let heading = |name: &str| say.msg(&format!("help-{name}"));
    let below: Vec<String> = command
        .get_subcommands()
        .map(|c| c.get_name().to_owned())
        .collect();
    let mut command = command
        .about(say.msg(&format!("oaq{path}")))
        .override_usage(say.msg(&format!("oaq{path}.usage")))
        .after_help(say.msg(&format!("oaq{path}.examples")))
        .help_template(format!(
            "{{about-with-newline}}\n{}: {{usage}}\n\n{{all-args}}{{after-help}}",
            heading("usage")
        ))
        .subcommand_help_heading(heading("commands"))
        .subcommand_value_name(say.msg("value-name-command"))
        .arg_required_else_help(false)
        .disable_help_flag(true)
        .disable_help_subcommand(true)
        .arg(flag("help", 'h', ArgAction::Help));
    if let Some(version) = version {
        command = command
            .version(version)
            .disable_version_flag(true)
            .arg(flag("version", 'V', ArgAction::Version));
    }
    let (arguments, options) = (heading("arguments"), heading("options"));
    command = command.mut_args(|arg| {
        let heading = if arg.is_positional() {
            &arguments
        } else {
            &options
        };
        // What every command takes comes last.
        let order = match arg.get_id().as_str() {
            "lang" => 1000,
            "help" => 1001,
            "version" => 1002,
            _ => arg.get_display_order(),
        };
        texts(arg, say, path)
            .help_heading(heading.clone())
            .display_order(order)
    });
    for name in below {
        let path = format!("{path}-{name}");
        command = command.mut_subcommand(name, |c| localise(c, say, &path, None));
    }
    command
}

fn flag(name: &'static str, short: char, action: ArgAction) -> Arg {
    Arg::new(name).long(name).short(short).action(action)
}

/// Gives an argument of the command at `path` its texts.
fn texts(arg: Arg, say: &Messages, path: &str) -> Arg {
    let id = arg.get_id().as_str().replace('_', "-");
    let help = match id.as_str() {
        seat @ ("a" | "b" | "c" | "d") => {
            say.format("arg-who", &[("player", seat.to_uppercase().into())])
        }
        "lang" => Setting::Language.help(say),
        // Only some commands read many.
        "position" if matches!(path, "-explain" | "-perft" | "-solve") => {
            say.msg("arg-one-position")
        }
        id => say.msg(&format!("arg-{id}")),
    };
    let arg = arg.help(help);
    if !arg.get_action().takes_values() {
        return arg;
    }
    let value = match id.as_str() {
        "a" | "b" | "c" | "d" | "match-who" => "who",
        "games-output" | "random-output" | "script" => "autosave",
        "board-theme" => "theme",
        "page" => "command",
        "saves" | "man-folder" => "folder",
        "start" => "position",
        "first" | "second" => "rules",
        "rules-file" | "output" => "records",
        "game" | "ply" | "min-plies" | "max-plies" | "plies" | "nodes" | "multipv" | "workers"
        | "hash" | "game-hash" | "bench-hash" | "bench-threads" | "match-games"
        | "random-games" | "random-positions" | "level" | "concurrency" | "seed" | "match-hash"
        | "quiz-seed" => "threads",
        "to" | "from" => "format",
        "player" | "winner" => "name",
        "think" | "move-time" | "timeout" => "time",
        "judged" | "graph" => "svg",
        "bench-depth" => "depth",
        "quiz-level" => "level",
        "animate" => "speed",
        id => id,
    };
    arg.hide_possible_values(true)
        .value_name(say.msg(&format!("value-name-{value}")))
}
