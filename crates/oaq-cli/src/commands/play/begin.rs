//! What a game begins with: where its lines come from, who plays by which
//! rules, and where it is saved.

use std::fs::{self, File};
use std::io;
use std::time::Duration;

use oaq_core::Player;
use oaq_play::Who;
use oaq_play::config::Setting;

use crate::Lines;
use crate::args::PlayArgs;
use crate::commands::is_stdin;
use crate::context::Context;
use crate::exit::Failure;
use crate::session::{Saving, pace};
use crate::variants::Variants;
use crate::{errors, text};

/// Takes the lines from the file of `--script`; for programs, nobody sits
/// there.
pub(super) fn listen_to(args: &PlayArgs, context: &mut Context<'_, '_>) -> Result<(), Failure> {
    // The standard input is where the lines come from anyway.
    if let Some(path) = args.script.as_ref().filter(|path| !is_stdin(path)) {
        let file = match fs::metadata(path) {
            Ok(found) if found.is_dir() => {
                Err(io::Error::other(errors::no_file(&context.say, path)))
            }
            _ => File::open(path),
        };
        let file = file.map_err(|error| {
            let args = [
                ("path", path.display().to_string().into()),
                ("reason", error.to_string().into()),
            ];
            Failure::Usage(context.say.format("cannot-read", &args))
        })?;
        context.io.input = Lines::new(Box::new(file));
    }
    if args.script.is_some() || args.json {
        context.io.input_is_terminal = false;
    }
    if args.json {
        context.io.width = None;
        context.io.colours = Some(false);
    }
    Ok(())
}

/// Takes what the options say of the settings.
pub(super) fn obey_flags(args: &PlayArgs, context: &mut Context<'_, '_>) {
    context.obey(Setting::Theme, args.theme.as_ref());
    context.obey(Setting::Colour, args.colour.as_ref());
    let settings = &mut context.settings;
    if args.no_autosave {
        settings.set_flag(Setting::Autosave, "false");
    }
    let saves = args.saves.as_ref().map(|path| path.display().to_string());
    let hash = args.hash.map(|hash| hash.to_string());
    let threads = args.threads.map(|threads| threads.to_string());
    for (setting, value) in [
        (Setting::Saves, saves),
        (Setting::Hash, hash),
        (Setting::Threads, threads),
    ] {
        if let Some(value) = value {
            settings.set_flag(setting, &value);
        }
    }
    if !args.json {
        context.io.colours = match context.settings.text(Setting::Colour) {
            Some("always") => Some(true),
            Some(_) => Some(false),
            None => None,
        };
    }
}

/// How long each dân is shown when it is sown, as the option says or else the
/// setting.
pub(super) fn pace_of(
    args: &PlayArgs,
    context: &Context<'_, '_>,
) -> Result<Option<Duration>, Failure> {
    let set = context.settings.text(Setting::Animate);
    let Some(typed) = args.animate.as_deref().or(set) else {
        return Ok(None);
    };
    pace(typed).map_err(|()| {
        let name = errors::harmless(&text::shortened(typed));
        let args = [("name", name.into())];
        Failure::Usage(context.say.format("animate-usage", &args))
    })
}

/// The rules, who plays and what they are called, as the options say or else
/// the settings. A game that is gone on with has its own; and what is set does
/// not fit every game.
#[expect(clippy::type_complexity, reason = "it is taken apart at once")]
pub(super) fn who_plays(
    args: &PlayArgs,
    context: &mut Context<'_, '_>,
) -> Result<(String, [Option<String>; 4], Option<String>), Failure> {
    let flags = [&args.a, &args.b, &args.c, &args.d].map(Clone::clone);
    if args.resume.is_some() {
        let rules = Setting::Rules.default_value().to_string();
        return Ok((rules, flags, args.names.clone()));
    }
    let (rules, players) = rules(args.rules.as_deref(), context)?;
    let settings = &context.settings;
    let mut seats = flags;
    for (player, seat) in Player::ALL.into_iter().zip(&mut seats) {
        let set = settings.player(player).filter(|name| {
            let is_there = player.index() < usize::from(players);
            is_there && Who::named(name, &context.say).is_ok()
        });
        *seat = seat.take().or_else(|| set.map(str::to_owned));
    }
    let set = settings.text(Setting::Names).filter(|names| {
        let between = if names.contains(',') { ',' } else { ' ' };
        let given = names.split(between).filter(|name| !name.trim().is_empty());
        given.count() <= usize::from(players)
    });
    let names = args.names.clone().or_else(|| set.map(str::to_owned));
    Ok((rules, seats, names))
}

/// The rules that an option names, or else those that are set, as text, and how
/// many play by them.
pub(crate) fn rules(
    named: Option<&str>,
    context: &mut Context<'_, '_>,
) -> Result<(String, u8), Failure> {
    if let Some(rules) = named {
        // What is wrong with them is said when the game begins.
        return Ok((rules.to_owned(), players_of(rules, context)));
    }
    let (variants, _) = known(context);
    let chosen = context.settings.rules(&variants, &context.say);
    let (chosen, warning) = chosen.map_err(Failure::Usage)?;
    let rules = match warning {
        Some(warning) => {
            context.warn(&warning.told(&context.say))?;
            chosen.text
        }
        None => context.settings.value(Setting::Rules).to_string(),
    };
    Ok((rules, chosen.rules.players))
}

/// How many play by these rules; two where they are wrong.
fn players_of(rules: &str, context: &Context<'_, '_>) -> u8 {
    let (variants, _) = known(context);
    let chosen = variants.choose(rules, &context.say);
    chosen.map_or(2, |chosen| chosen.rules.players)
}

/// The variants that are known. What is wrong with files is said when the game
/// begins.
fn known(context: &Context<'_, '_>) -> (Variants, Vec<String>) {
    let folder = context.environment.rules.as_deref();
    Variants::load(folder, &context.say, false)
}

/// Where the game is saved: on a pipe nowhere, unless somebody wants it.
pub(super) fn saving(args: &PlayArgs, by_itself: bool) -> Saving {
    let resume = args.resume.is_some();
    match &args.autosave {
        Some(path) => Saving::File {
            path: path.clone(),
            resume,
        },
        None if by_itself || resume => Saving::Folder,
        None => Saving::Nowhere,
    }
}
