//! The program `oaq-tui`: the same as `oaq tui`.

use std::ffi::OsString;
use std::io::{self, Write as _};
use std::process::ExitCode;

use clap::error::ErrorKind;
use clap::{Command, CommandFactory as _, FromArgMatches as _, Parser};
use oaq_i18n::{Lang, Messages};
use oaq_play::{Environment, command_line, config};
use oaq_tui::TuiArgs;

/// What the program is called.
const NAME: &str = "oaq-tui";

#[derive(Debug, Parser)]
struct Cli {
    #[arg(long, value_parser = command_line::LangParser)]
    lang: Option<Lang>,
    #[command(flatten)]
    game: TuiArgs,
}

/// The command, with its texts.
fn command(say: &Messages) -> Command {
    let command = Cli::command().name(NAME);
    let command = command_line::program(command, say, "-tui", env!("CARGO_PKG_VERSION"), width());
    // The texts are those of `oaq tui`.
    let own = |id: &str| say.msg(id).replace("oaq tui", NAME);
    command
        .override_usage(own("oaq-tui.usage"))
        .after_help(own("oaq-tui.examples"))
}

/// How many columns help may take.
fn width() -> Option<usize> {
    ratatui::crossterm::terminal::size()
        .ok()
        .map(|(width, _)| width.into())
}

fn main() -> ExitCode {
    let environment = Environment::of_process();
    let args: Vec<OsString> = std::env::args_os().collect();
    let (mut settings, warnings) = config::load(&environment);
    let lang = command_line::choose_language(&args, &mut settings, &environment);
    let say = Messages::new(lang);
    let mut command = command(&say);
    let parsed = command
        .try_get_matches_from_mut(&args)
        .and_then(|matches| Cli::from_arg_matches(&matches));
    let cli = match parsed {
        Ok(cli) => cli,
        Err(error)
            if matches!(
                error.kind(),
                ErrorKind::DisplayHelp | ErrorKind::DisplayVersion
            ) =>
        {
            // Where nobody takes the text, nobody can be told so.
            let _ = write!(io::stdout(), "{}", error.render());
            return ExitCode::SUCCESS;
        }
        Err(error) => return fail(&command_line::explain(&error, &command, &args, &say), &say),
    };
    let of_players = settings.check_players(&say);
    for warning in warnings.iter().chain(&of_players) {
        let text = say.format("warning", &[("message", warning.told(&say).into())]);
        let _ = writeln!(io::stderr(), "{text}");
    }
    let options = cli.game.options(&settings, lang, oaq_tui::no_color());
    let environment = settings.places(&environment);
    match oaq_tui::run(&options, &environment) {
        Ok(ended) => ExitCode::from(ended.code()),
        Err(text) => fail(&text, &say),
    }
}

/// Says why nothing is played.
fn fail(text: &str, say: &Messages) -> ExitCode {
    let text = say.format("error", &[("message", text.into())]);
    // Where nobody takes the text, nobody can be told so.
    let _ = writeln!(io::stderr(), "{text}");
    ExitCode::from(2)
}
