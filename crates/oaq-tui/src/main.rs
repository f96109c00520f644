//! The program `oaq-tui`: the same as `oaq tui`.

use std::io::{self, Write as _};
use std::process::ExitCode;

use clap::error::ErrorKind;
use clap::{Arg, Command, CommandFactory as _, FromArgMatches as _, Parser};
use oaq_i18n::{Lang, Messages};
use oaq_play::Environment;
use oaq_play::config::{self, Setting};
use oaq_tui::TuiArgs;

#[derive(Debug, Parser)]
#[command(name = "oaq-tui", version)]
struct Cli {
    #[arg(long, value_parser = str::parse::<Lang>)]
    lang: Option<Lang>,
    #[command(flatten)]
    game: TuiArgs,
}

/// The command, with its texts.
fn command(say: &Messages) -> Command {
    let text = |arg: Arg| {
        let id = arg.get_id().as_str().replace('_', "-");
        let help = match id.as_str() {
            seat @ ("a" | "b" | "c" | "d") => {
                say.format("arg-who", &[("player", seat.to_uppercase().into())])
            }
            "lang" => Setting::Language.help(say),
            id => say.msg(&format!("arg-{id}")),
        };
        arg.help(help)
    };
    Cli::command().about(say.msg("oaq-tui")).mut_args(text)
}

fn main() -> ExitCode {
    let environment = Environment::of_process();
    let (settings, warnings) = config::load(&environment);
    let locales = || environment.locales.iter();
    let lang = |flag| Lang::choose(flag, None, settings.language(), locales());
    let parsed = command(&Messages::new(lang(None)))
        .try_get_matches()
        .and_then(|matches| Cli::from_arg_matches(&matches));
    let cli = match parsed {
        Ok(cli) => cli,
        Err(error) => {
            let is_error = !matches!(
                error.kind(),
                ErrorKind::DisplayHelp | ErrorKind::DisplayVersion
            );
            // Where nobody takes the text, nobody can be told so.
            let _ = error.print();
            return ExitCode::from(if is_error { 2 } else { 0 });
        }
    };
    let lang = lang(cli.lang);
    let mut settings = settings;
    let say = Messages::new(lang);
    let of_players = settings.check_players(&say);
    for warning in warnings.iter().chain(&of_players) {
        let text = say.format("warning", &[("message", warning.told(&say).into())]);
        let _ = writeln!(io::stderr(), "{text}");
    }
    let options = cli.game.options(&settings, lang, oaq_tui::no_color());
    let environment = settings.places(&environment);
    match oaq_tui::run(&options, &environment) {
        Ok(ended) => ExitCode::from(ended.code()),
        Err(text) => {
            let say = Messages::new(lang);
            let text = say.format("error", &[("message", text.into())]);
            let _ = writeln!(io::stderr(), "{text}");
            ExitCode::from(2)
        }
    }
}
