//! `oaq man`: the manual, a page for each command, made of the help texts.

use std::fs;
use std::io;
use std::path::Path;

use clap::Command;
use clap_mangen::Man;
use clap_mangen::roff::{Roff, roman};
use oaq_core::files::nearest;
use oaq_i18n::Messages;

use crate::args::ManArgs;
use crate::context::Context;
use crate::exit::{Exit, Failure, Run};
use crate::{errors, help};

/// The section of the manual: games.
const SECTION: &str = "6";

pub(super) fn run(args: &ManArgs, context: &mut Context<'_, '_>) -> Run {
    let mut command = help::command(&context.say, None);
    command.build();
    let mut at = &command;
    for word in &args.words {
        at = at
            .find_subcommand(word)
            .ok_or_else(|| unknown(word, at, &context.say))?;
    }
    let Some(folder) = &args.output else {
        let page = page(at, &context.say)?;
        context.print(page.trim_end())?;
        return Ok(Exit::Success);
    };
    let written = write_all(at, folder, &context.say).map_err(|error| {
        let args = [
            ("path", folder.display().to_string().into()),
            ("reason", error.to_string().into()),
        ];
        Failure::Usage(context.say.format("cannot-write", &args))
    })?;
    let args = [
        ("pages", written.into()),
        ("path", folder.display().to_string().into()),
    ];
    let text = context.say.format("man-written", &args);
    context.print(&text)?;
    Ok(Exit::Success)
}

/// There is no such command there; perhaps there is another.
fn unknown(word: &str, at: &Command, say: &Messages) -> Failure {
    let name = errors::harmless(&crate::text::shortened(word));
    let text = say.format("usage-command", &[("name", name.into())]);
    let names = at.get_subcommands().map(Command::get_name);
    Failure::Usage(errors::guess(say, text, nearest(word, names)))
}

/// Writes the pages of a command and of those below it; how many they are.
fn write_all(command: &Command, folder: &Path, say: &Messages) -> io::Result<usize> {
    fs::create_dir_all(folder)?;
    let name = format!("{}.{SECTION}", title(command));
    fs::write(folder.join(name), page(command, say)?)?;
    let mut written = 1;
    for below in command.get_subcommands() {
        written += write_all(below, folder, say)?;
    }
    Ok(written)
}

/// What a page is called: `oaq-record-show`.
fn title(command: &Command) -> &str {
    let name = command.get_display_name();
    name.unwrap_or_else(|| command.get_name())
}

/// The page of a command.
fn page(command: &Command, say: &Messages) -> io::Result<String> {
    let man = Man::new(command.clone())
        .title(title(command))
        .section(SECTION)
        .source(format!("oaq {}", help::VERSION));
    let mut out = Vec::new();
    man.render_title(&mut out)?;
    man.render_name_section(&mut out)?;
    man.render_synopsis_section(&mut out)?;
    man.render_options_section(&mut out)?;
    if command.has_subcommands() {
        man.render_subcommands_section(&mut out)?;
    }
    // Examples stay as they are, line by line.
    if let Some(examples) = command.get_after_help() {
        let mut roff = Roff::default();
        roff.control("SH", [say.msg("man-examples").as_str()]);
        roff.control("nf", []);
        for line in examples.to_string().lines() {
            roff.text([roman(line)]);
        }
        roff.control("fi", []);
        roff.to_writer(&mut out)?;
    }
    let page = String::from_utf8_lossy(&out).into_owned();
    // The headings that the generator has in English only.
    let heading = |page: String, english: &str, id: &str| {
        let own = say.msg(id);
        let own = if own.contains(' ') {
            format!("\"{own}\"")
        } else {
            own
        };
        page.replacen(&format!("\n.SH {english}\n"), &format!("\n.SH {own}\n"), 1)
    };
    let page = heading(page, "NAME", "man-name");
    Ok(heading(page, "SYNOPSIS", "man-synopsis"))
}
