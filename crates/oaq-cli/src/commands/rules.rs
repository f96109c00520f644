//! `oaq rules`: list, show, check and compare the variants.

use std::io;
use std::path::PathBuf;

use oaq_core::files::{RuleFile, Status, Texts, Variant};
use oaq_core::{Key, Rules, Value};
use oaq_i18n::Messages;
use serde_json::{Map, json};

use crate::args::RulesCommand;
use crate::context::Context;
use crate::exit::{Exit, Run};
use crate::variants::{self, Chosen};
use crate::{errors, text};

/// The version of the JSON's layout.
const SCHEMA: u32 = 1;

pub(super) fn run(command: RulesCommand, context: &mut Context<'_, '_>) -> Run {
    context.on_rules = true;
    match command {
        RulesCommand::List { json } => list(json, context),
        RulesCommand::Show { rules, json, toml } => {
            let chosen = context.rules(&rules)?;
            if toml {
                let text = as_file(&chosen).to_string();
                context.print(text.trim_end())?;
            } else if json {
                let text = as_json(&chosen)?;
                context.print(&text)?;
            } else {
                show(&chosen, context)?;
            }
            Ok(Exit::Success)
        }
        RulesCommand::Check { files } => check(&files, context),
        RulesCommand::Diff { first, second } => diff(&first, &second, context),
    }
}

fn list(json: bool, context: &mut Context<'_, '_>) -> Run {
    let variants = context.variants()?;
    for variant in &variants.book {
        if json {
            let text = as_json(&Chosen::unchanged(variant))?;
            context.print(&text)?;
            continue;
        }
        let title = title(&context.say, variant);
        context.print(&title)?;
        let language = context.say.lang().code();
        if let Some(origin) = variant.file().origin.get(language) {
            let brief = text::first_sentence(origin);
            let text = text::indented(brief, context.io.width);
            context.print(&text)?;
        }
    }
    Ok(Exit::Success)
}

/// A line about a variant: id, name, status, and the file it comes from.
fn title(say: &Messages, variant: &Variant) -> String {
    let status = say.msg(match variant.file().status {
        Status::Attested => "status-attested",
        Status::House => "status-house",
    });
    let name = variant.name(say.lang().code());
    let mut title = format!("{}: {name} ({status})", variant.id());
    if let Some(path) = variant.read_from() {
        title += ", ";
        title += &say.format("own-variant", &[("path", path.into())]);
    }
    title
}

/// All keys with their values, those that differ from the standard game
/// marked.
fn show(chosen: &Chosen, context: &mut Context<'_, '_>) -> io::Result<()> {
    let variant = &chosen.variant;
    let title = title(&context.say, variant);
    context.print(&title)?;
    if chosen.text != variant.id() {
        let changes = context
            .say
            .format("changes", &[("rules", chosen.text.as_str().into())]);
        context.print(&changes)?;
    }
    let file = variant.file();
    if let Some(origin) = file.origin.get(context.say.lang().code()) {
        context.print_prose(origin)?;
    }
    for source in &file.sources {
        let source = context
            .say
            .format("source", &[("source", source.as_str().into())]);
        context.print_prose(&source)?;
    }
    let say = &context.say;
    let mut differs = false;
    let mut rows = Vec::new();
    for &key in Key::ALL {
        let value = key.get(&chosen.rules);
        let standard = key.get(&Rules::STANDARD);
        let mut meaning = meaning(say, key, value);
        if value != standard {
            differs = true;
            let standard = say.rule_value(key, standard);
            let note = say.format("standard-value", &[("value", standard.into())]);
            meaning = format!("{meaning} ({note})");
        }
        let mark = if value == standard { "" } else { "*" };
        rows.push(vec![mark.to_owned(), format!("{key}={value}"), meaning]);
    }
    let mut table = text::table(&rows, &[]);
    if differs {
        table += "\n";
        table += &say.msg("differs-note");
    }
    context.print(&format!("\n{table}"))
}

/// A key and its value in words.
fn meaning(say: &Messages, key: Key, value: Value) -> String {
    format!("{}: {}", say.rule_key(key), say.rule_value(key, value))
}

/// The rules as a rule file: that of the variant, or if they are changed a new
/// one that extends it.
fn as_file(chosen: &Chosen) -> RuleFile {
    let file = chosen.variant.file();
    if chosen.rules == *chosen.variant.rules() {
        return file.clone();
    }
    let changes = Key::ALL.iter().filter_map(|&key| {
        let value = key.get(&chosen.rules);
        (value != key.get(chosen.variant.rules())).then_some((key, value))
    });
    let called = |name: &Option<String>| name.as_ref().map(|_| chosen.text.clone());
    RuleFile {
        id: format!("my-{}", file.id.get(..30).unwrap_or(&file.id)),
        status: Status::House,
        extends: Some(file.id.clone()),
        sources: Vec::new(),
        names: Texts {
            vi: called(&file.names.vi),
            en: called(&file.names.en),
            pt: called(&file.names.pt),
        },
        origin: Texts::default(),
        rules: changes.collect(),
    }
}

fn as_json(chosen: &Chosen) -> io::Result<String> {
    let rules: Map<String, serde_json::Value> = Key::ALL
        .iter()
        .map(|key| {
            let value = match key.get(&chosen.rules) {
                Value::Integer(number) => number.into(),
                Value::Word(word) => word.into(),
                Value::Flag(flag) => flag.into(),
            };
            (key.name().to_owned(), value)
        })
        .collect();
    let differs: Vec<&str> = Key::ALL
        .iter()
        .filter(|key| key.get(&chosen.rules) != key.get(&Rules::STANDARD))
        .map(|key| key.name())
        .collect();
    let file = chosen.variant.file();
    let value = json!({
        "schema": SCHEMA,
        "version": env!("CARGO_PKG_VERSION"),
        "id": file.id,
        "text": chosen.text,
        "status": file.status.word(),
        "names": serde_json::to_value(&file.names)?,
        "origin": serde_json::to_value(&file.origin)?,
        "sources": file.sources,
        "from": chosen.variant.read_from(),
        "rules": rules,
        "differs": differs,
    });
    Ok(value.to_string())
}

/// Checks files together, so that they may extend each other.
fn check(paths: &[PathBuf], context: &mut Context<'_, '_>) -> Run {
    let variants = context.variants()?;
    let mut exit = Exit::Success;
    let mut files = Vec::new();
    for path in paths {
        match variants::read(path, &context.say) {
            Ok(text) => files.push((path.display().to_string(), text)),
            Err(text) => {
                exit = Exit::Usage;
                context.error(&text)?;
            }
        }
    }
    let (book, refused) = variants.with_files(files.clone());
    for (from, text) in &files {
        let errors = refused.iter().find(|e| e.from.as_ref() == Some(from));
        if let Some(errors) = errors {
            if exit == Exit::Success {
                exit = Exit::No;
            }
            let text = errors::file_errors(&context.say, text, errors);
            context.print(&text)?;
        } else if let Some(variant) = book.iter().find(|v| v.read_from() == Some(from)) {
            let args = [
                ("path", from.as_str().into()),
                ("name", variant.name(context.say.lang().code()).into()),
                ("id", variant.id().into()),
            ];
            let text = context.say.format("file-sound", &args);
            context.print(&text)?;
        }
    }
    Ok(exit)
}

fn diff(first: &str, second: &str, context: &mut Context<'_, '_>) -> Run {
    let (a, b) = (context.rules(first)?.rules, context.rules(second)?.rules);
    let say = &context.say;
    let mut rows = vec![vec![String::new(), first.to_owned(), second.to_owned()]];
    for &key in Key::ALL {
        let (a, b) = (key.get(&a), key.get(&b));
        if a != b {
            let mut row = vec![key.to_string(), a.to_string(), b.to_string()];
            row.push(say.rule_key(key));
            rows.push(row);
        }
    }
    let text = if rows.len() == 1 {
        let args = [("first", first.into()), ("second", second.into())];
        say.format("no-difference", &args)
    } else {
        text::table(&rows, &[])
    };
    context.print(&text)?;
    Ok(Exit::Success)
}
