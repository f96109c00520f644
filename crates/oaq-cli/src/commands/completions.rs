//! `oaq completions`: what teaches a shell to complete the command line.

use clap::builder::PossibleValuesParser;
use clap::{Arg, Command, ValueHint};
use clap_complete::{Shell, generate};
use oaq_play::config::{Kind, Setting};
use oaq_play::quiz::Level;

use crate::context::Context;
use crate::exit::{Exit, Run};
use crate::help;
use crate::session::WHO;

pub(super) fn run(shell: Shell, context: &mut Context<'_, '_>) -> Run {
    let rules: Vec<String> = context.variants()?.book.ids().map(str::to_owned).collect();
    let mut command = offering(help::command(&context.say, None), &rules);
    // The generator takes it for granted that what it writes arrives.
    let mut script = Vec::new();
    generate(shell, &mut command, "oaq", &mut script);
    context.io.out.write_all(&script)?;
    Ok(Exit::Success)
}

/// The command tree with what shells may offer for each argument.
fn offering(command: Command, rules: &[String]) -> Command {
    let names: Vec<String> = command
        .get_subcommands()
        .map(|command| command.get_name().to_owned())
        .collect();
    let command = command.mut_args(|arg| offered(arg, rules));
    names.into_iter().fold(command, |command, name| {
        command.mut_subcommand(name, |command| offering(command, rules))
    })
}

/// An argument with the values that it has most often: a shell offers files for
/// what it knows nothing of.
fn offered(arg: Arg, rules: &[String]) -> Arg {
    if !arg.get_action().takes_values() || !arg.get_possible_values().is_empty() {
        return arg;
    }
    let words = |words: &[&'static str]| PossibleValuesParser::new(words.to_vec());
    match arg.get_id().as_str() {
        "rules" | "first" | "second" => arg.value_parser(PossibleValuesParser::new(rules.to_vec())),
        "a" | "b" | "c" | "d" | "match-who" => arg.value_parser(words(&WHO)),
        "seat" => arg.value_parser(words(&["A", "B", "C", "D"])),
        "quiz-level" => arg.value_parser(words(&Level::ALL.map(Level::word))),
        "animate" => match Setting::Animate.kind() {
            Kind::Word(speeds) => arg.value_parser(words(speeds)),
            _ => arg,
        },
        "saves" | "man-folder" => arg.value_hint(ValueHint::DirPath),
        _ if arg.get_value_hint() == ValueHint::AnyPath => arg.value_hint(ValueHint::FilePath),
        // What is typed behind these nobody knows, but it is no file.
        _ if !arg.is_positional() && arg.get_value_hint() == ValueHint::Unknown => {
            arg.value_hint(ValueHint::Other)
        }
        _ => arg,
    }
}
