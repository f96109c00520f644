//! The command tree, with its help texts in the language of the user.

use clap::{Command, CommandFactory};
use oaq_i18n::Messages;
use oaq_play::command_line;

use crate::args::Cli;

/// The version of the program, and of what commit it was built.
pub(crate) const VERSION: &str = env!("OAQ_VERSION");

/// The command tree with all its texts. `width` is that of the screen, where
/// there is one.
pub(crate) fn command(say: &Messages, width: Option<usize>) -> Command {
    command_line::program(Cli::command(), say, "", VERSION, width)
}

#[cfg(test)]
mod tests {
    use clap::Arg;
    use clap::builder::PossibleValue;
    use oaq_i18n::Lang;
    use oaq_play::config::{Kind, Setting};
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
