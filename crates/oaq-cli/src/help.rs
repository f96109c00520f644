//! The help texts, in the language of the user, put into clap's command tree.

use clap::{Arg, ArgAction, Command, CommandFactory};

use oaq_i18n::Messages;
use oaq_play::config::Setting;

use crate::args::Cli;

/// The version of the program, and of what commit it was built.
pub(crate) const VERSION: &str = env!("OAQ_VERSION");

/// The command tree with all its texts. `width` is that of the screen, where
/// there is one.
pub(crate) fn command(say: &Messages, width: Option<usize>) -> Command {
    let command = Cli::command()
        .styles(clap::builder::Styles::plain())
        .term_width(width.unwrap_or(80).clamp(40, 100));
    localise(command, say, "")
}

/// Gives a command and those below it their texts. `path` is what stands
/// behind `oaq` in the ids of the messages: `-rules-list`.
fn localise(command: Command, say: &Messages, path: &str) -> Command {
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
    if path.is_empty() {
        command = command
            .version(VERSION)
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
        command = command.mut_subcommand(name, |c| localise(c, say, &path));
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
        "position" if path == "-explain" => say.msg("arg-one-position"),
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

#[cfg(test)]
mod tests {
    use clap::builder::PossibleValue;
    use oaq_i18n::Lang;
    use oaq_play::config::Kind;
    use unicode_width::UnicodeWidthStr;

    use super::*;

    fn walk(command: &mut Command, check: &mut impl FnMut(&mut Command)) {
        check(command);
        command.get_subcommands_mut().for_each(|c| walk(c, check));
    }

    #[test]
    fn every_command_has_its_texts_in_every_language_within_eighty_columns() {
        for lang in Lang::ALL {
            let mut command = command(&Messages::new(lang), None);
            command.build();
            walk(&mut command, &mut |command| {
                let name = command.get_name().to_owned();
                assert!(command.get_about().is_some(), "{name}");
                let examples = command.get_after_help().map(ToString::to_string);
                assert!(examples.is_some_and(|text| text.contains("oaq ")), "{name}");
                for arg in command.get_arguments() {
                    assert!(arg.get_help().is_some(), "{name} {arg}");
                }
                let long = command.render_long_help().to_string();
                assert!(!long.contains("[default"), "{name} in {lang}: {long}");
                for line in long.lines() {
                    assert!(line.width() <= 80, "{name} in {lang}: {line}");
                }
            });
        }
    }

    /// The options of all commands, by their names.
    fn options() -> Vec<Arg> {
        let mut options = Vec::new();
        walk(&mut command(&Messages::new(Lang::En), None), &mut |c| {
            options.extend(c.get_arguments().cloned());
        });
        options
    }

    #[test]
    fn every_setting_is_an_option_with_the_same_words() {
        let options = options();
        // How fast a sowing is shown may be said as a time too, behind an option
        // that is looked at where sowing is shown.
        let settings = Setting::ALL.into_iter().filter(|s| *s != Setting::Animate);
        for setting in settings {
            // `theme` of a game and of the full screen are two options.
            let mut called = options
                .iter()
                .filter(|arg| arg.get_long() == Some(setting.flag()))
                .peekable();
            assert!(called.peek().is_some(), "--{}", setting.flag());
            let (Kind::Word(words) | Kind::WordOrAuto(words)) = setting.kind() else {
                continue;
            };
            let same = |arg: &Arg| {
                let values = arg.get_possible_values();
                let mut values: Vec<&str> = values.iter().map(PossibleValue::get_name).collect();
                let mut words = words.to_vec();
                values.retain(|value| *value != "auto");
                values.sort_unstable();
                words.sort_unstable();
                values.is_empty() || values == words
            };
            assert!(called.any(same), "--{}: {words:?}", setting.flag());
        }
    }

    #[test]
    fn the_arguments_are_what_clap_expects_of_them() {
        command(&Messages::new(Lang::Vi), Some(60)).debug_assert();
    }
}
