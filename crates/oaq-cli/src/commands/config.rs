//! `oaq config`: where the configuration file is, what is set and why, and the
//! file itself, which is written only here.

use std::fs::{self, File};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::process::Command;

use oaq_i18n::Messages;
use oaq_play::Environment;
use oaq_play::config::{self, Config, Origin, Setting, Settings, Value, Warning};
use oaq_tui::Keymap;
use serde::Serialize;

use crate::args::ConfigCommand;
use crate::context::Context;
use crate::exit::{Exit, Failure, Run};
use crate::variants::Variants;
use crate::{json, text};

/// The version of the JSON's layout.
const SCHEMA: u32 = 1;

pub(super) fn run(command: &ConfigCommand, context: &mut Context<'_, '_>) -> Run {
    let path = context.environment.config.clone();
    let path = path.ok_or_else(|| Failure::Usage(context.say.msg("config-no-folder")))?;
    match command {
        ConfigCommand::Path => context.print(&path.display().to_string())?,
        ConfigCommand::Show { json } => {
            // Of the rest whoever runs a command is warned anyway.
            let warnings = of_rules_and_keys(&context.settings, context.environment, &context.say);
            warn(&warnings, context)?;
            if *json {
                show_json(&path, context)?;
            } else {
                show(&path, context)?;
            }
        }
        ConfigCommand::Init => {
            write(&path, &context.say)?;
            let text = written(&path, &context.say);
            context.print(&text)?;
        }
        ConfigCommand::Edit => return edit(&path, context),
    }
    Ok(Exit::Success)
}

/// Every value and where it comes from, and the keys of the full screen.
fn show(path: &Path, context: &mut Context<'_, '_>) -> io::Result<()> {
    let say = &context.say;
    let head = if path.is_file() {
        "config-file"
    } else {
        "config-no-file"
    };
    let head = say.format(head, &[("path", path.display().to_string().into())]);
    let mut rows = rows(&context.settings, path, say);
    for (action, binding) in context.settings.keys() {
        let keys = Value::Text(binding.keys.join(" ")).toml();
        let place = place(&binding.place, path, say);
        rows.push(vec![format!("keys.{action} = {keys}"), place]);
    }
    let table = text::table(&rows, &[]);
    context.print(&format!("{head}\n{table}"))
}

/// Every value and where it comes from, as rows of a table without a head.
pub(crate) fn rows(settings: &Settings, path: &Path, say: &Messages) -> Vec<Vec<String>> {
    let row = |setting: Setting| {
        let value = settings.value(setting).toml();
        let place = place(settings.origin(setting), path, say);
        vec![format!("{} = {value}", setting.key()), place]
    };
    Setting::ALL.into_iter().map(row).collect()
}

/// Where a value comes from, in a few words; the file is named above.
fn place(origin: &Origin, path: &Path, say: &Messages) -> String {
    match origin {
        Origin::Default => say.msg("config-default"),
        Origin::File {
            path: own, line, ..
        } if own == path => say.format("config-line", &[("line", line.to_string().into())]),
        other => other.told(say),
    }
}

#[derive(Serialize)]
struct Shown<'s> {
    schema: u32,
    path: String,
    exists: bool,
    settings: Vec<Entry>,
    keys: Vec<Keys<'s>>,
}

#[derive(Serialize)]
struct Entry {
    key: &'static str,
    value: Plain,
    default: Plain,
    origin: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<usize>,
    flag: String,
    variable: String,
}

#[derive(Serialize)]
#[serde(untagged)]
enum Plain {
    Nothing,
    Switch(bool),
    Number(u64),
    Text(String),
}

impl From<Value> for Plain {
    fn from(value: Value) -> Self {
        match value {
            Value::Auto => Self::Nothing,
            Value::Switch(on) => Self::Switch(on),
            Value::Number(number) => Self::Number(number),
            Value::Text(text) => Self::Text(text),
        }
    }
}

#[derive(Serialize)]
struct Keys<'s> {
    action: &'s str,
    keys: &'s [String],
}

/// The same for programs; `null` is what the program finds by itself.
fn show_json(path: &Path, context: &mut Context<'_, '_>) -> io::Result<()> {
    let entry = |setting: Setting| {
        let (origin, line) = match context.settings.origin(setting) {
            Origin::Default => ("default", None),
            Origin::File { line, .. } => ("file", Some(*line)),
            Origin::Variable(_) => ("variable", None),
            Origin::Flag(_) => ("flag", None),
        };
        Entry {
            key: setting.key(),
            value: context.settings.value(setting).clone().into(),
            default: setting.default_value().into(),
            origin,
            line,
            flag: format!("--{}", setting.flag()),
            variable: setting.variable(),
        }
    };
    let keys = context.settings.keys().iter();
    let shown = Shown {
        schema: SCHEMA,
        path: path.display().to_string(),
        exists: path.is_file(),
        settings: Setting::ALL.into_iter().map(entry).collect(),
        keys: keys
            .map(|(action, binding)| Keys {
                action,
                keys: &binding.keys,
            })
            .collect(),
    };
    json::write(&mut context.io.out, &shown)
}

/// Writes the file with every setting explained, unless there is one.
fn write(path: &Path, say: &Messages) -> Result<(), Failure> {
    let name = || ("path", path.display().to_string().into());
    let cannot = |error: io::Error| {
        let args = [name(), ("reason", error.to_string().into())];
        Failure::Usage(say.format("cannot-write", &args))
    };
    path.parent()
        .map_or(Ok(()), fs::create_dir_all)
        .map_err(cannot)?;
    let mut file = File::create_new(path).map_err(|error| match error.kind() {
        io::ErrorKind::AlreadyExists => Failure::No(say.format("config-exists", &[name()])),
        _ => cannot(error),
    })?;
    file.write_all(config::commented(say).as_bytes())
        .map_err(cannot)
}

fn written(path: &Path, say: &Messages) -> String {
    let args = [("path", path.display().to_string().into())];
    say.format("config-written", &args)
}

/// Opens the file in the user's editor, and says what is wrong with it then.
fn edit(path: &Path, context: &mut Context<'_, '_>) -> Run {
    let editor = context.environment.editor.clone();
    let editor = editor.ok_or_else(|| {
        let args = [("path", path.display().to_string().into())];
        Failure::Usage(context.say.format("config-no-editor", &args))
    })?;
    if !path.exists() {
        write(path, &context.say)?;
        let text = written(path, &context.say);
        context.print(&text)?;
    }
    context.io.out.flush()?;
    let status = command(&editor).arg(path).status();
    let failed = match status {
        Ok(status) if status.success() => None,
        Ok(status) => Some(status.to_string()),
        Err(error) => Some(error.to_string()),
    };
    if let Some(reason) = failed {
        let args = [("editor", editor.into()), ("reason", reason.into())];
        return Err(Failure::Usage(context.say.format("config-editor", &args)));
    }
    let warnings = check(path, context.environment, &context.say);
    warn(&warnings, context)?;
    if !warnings.is_empty() {
        return Ok(Exit::No);
    }
    let args = [("path", path.display().to_string().into())];
    let text = context.say.format("config-sound", &args);
    context.print(&text)?;
    Ok(Exit::Success)
}

/// The command that the name of an editor stands for, which may have options
/// behind it.
fn command(editor: &str) -> Command {
    let mut words = editor.split_whitespace();
    match words.next() {
        Some(program) if !PathBuf::from(editor).is_file() => {
            let mut command = Command::new(program);
            command.args(words);
            command
        }
        _ => Command::new(editor),
    }
}

/// All that is wrong with a file.
fn check(path: &Path, environment: &Environment, say: &Messages) -> Vec<Warning> {
    let (config, mut warnings) = Config::read(path);
    let (mut settings, _) = Settings::new(config, &[].into());
    warnings.extend(settings.check_players(say));
    warnings.extend(of_rules_and_keys(&settings, environment, say));
    warnings
}

/// What is wrong with those settings that only some commands look at.
fn of_rules_and_keys(
    settings: &Settings,
    environment: &Environment,
    say: &Messages,
) -> Vec<Warning> {
    let (variants, _) = Variants::load(environment.rules.as_deref(), say, false);
    // Rules that no option names are never an error.
    let rules = settings.rules(&variants, say).ok();
    let of_rules = rules.and_then(|(_, warning)| warning);
    let (_, of_keys) = Keymap::of_settings(settings, say);
    of_rules.into_iter().chain(of_keys).collect()
}

fn warn(warnings: &[Warning], context: &mut Context<'_, '_>) -> io::Result<()> {
    for warning in warnings {
        let text = warning.told(&context.say);
        context.warn(&text)?;
    }
    Ok(())
}
