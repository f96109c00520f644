//! The moves of game records, judged.

use std::fs::{self, File};
use std::io::{self, BufReader, Write};
use std::path::{Path, PathBuf};

use oaq_engine::{Limits, SearchError, Searcher, judge};
use oaq_i18n::Messages;
use oaq_notation::graph;
use oaq_notation::record::{NodeId, ReadOptions, Record, write};

use super::EACH;
use super::annotate::annotate;
use super::summary::{self, Game, Telling};
use crate::args::AnalyzeArgs;
use crate::commands::games;
use crate::context::Context;
use crate::exit::{Exit, Failure, Run};
use crate::interrupt::{self, Listening};
use crate::redraw::Progress;
use crate::saves::replace;
use crate::watch::Watch;
use crate::{diagnostics, errors};
use oaq_play::Effort;

pub(super) fn run(path: &Path, args: &AnalyzeArgs, context: &mut Context<'_, '_>) -> Run {
    let name = errors::harmless(&path.display().to_string());
    let variants = context.variants()?;
    let file = open(path, &context.say);
    let file = file.map_err(|error| cannot_read(&name, &error, &context.say))?;
    check_outputs(path, args, context)?;
    let effort = args.effort(EACH);
    let mut judge = Judge {
        searcher: Searcher::new(args.options(&context.settings)),
        limits: effort.limits(),
        effort,
        progress: Progress::new(context.io.err_is_terminal),
        stopped: false,
    };
    context.warn_of_table(&judge.searcher)?;
    let mut exit = Exit::Success;
    let mut text = String::new();
    let mut curves = Vec::new();
    // The record itself goes where the summary does not.
    let judged_file = judged_file(args);
    let on_output = judged_file.is_none() && !args.json;
    let options = ReadOptions::new(&variants.book);
    let input = Box::new(BufReader::new(file));
    let (games, _) = games(input, options, &variants.book)
        .map_err(|error| cannot_read(&name, &error, &context.say))?;
    for game in games {
        let game = game.map_err(|error| cannot_read(&name, &error, &context.say))?;
        if !game.is_good() {
            exit = Exit::No;
            judge.progress.clear(&mut context.io.err)?;
            let told = diagnostics::of_game(&context.say, &name, &game);
            writeln!(context.io.err, "{told}")?;
        }
        let number = game.number;
        let mut record = game.record;
        let mut judged = Game::new(number, &record);
        let players = record.rules().rules.players;
        if players == 2 {
            judge.game(&mut record, &mut judged, context)?;
            if judge.stopped && judged.is_empty() {
                judged.fault = Some("interrupted".to_owned());
            }
        } else {
            exit = Exit::No;
            judged.fault = Some(SearchError::Players(players).to_string());
            judge.progress.clear(&mut context.io.err)?;
            let args = [("number", number.into())];
            let text = context.say.format("analyze-skipped", &args);
            context.warn(&text)?;
        }
        judge.progress.clear(&mut context.io.err)?;
        let written = write(&record);
        if on_output {
            let gap = if number > 1 { "\n" } else { "" };
            write!(context.io.out, "{gap}{written}")?;
            context.io.out.flush()?;
        } else if judged_file.is_some() {
            if !text.is_empty() {
                text.push('\n');
            }
            text += &written;
        }
        if args.json {
            judged.write_json(&mut context.io.out)?;
            context.io.out.flush()?;
        } else if !judged.is_empty() {
            let told = summary::told(&context.say, &judged, context.io.width, Telling::OfMany);
            let out: &mut dyn Write = if on_output {
                &mut context.io.err
            } else {
                &mut context.io.out
            };
            writeln!(out, "{told}")?;
            if judge.stopped {
                let text = context.say.msg("analyze-part");
                writeln!(out, "{text}")?;
            }
        }
        if args.graph.is_some() && !judged.is_empty() {
            curves.push(judged.curve(&context.say));
        }
    }
    judge.progress.clear(&mut context.io.err)?;
    if let Some(path) = judged_file {
        put(path, &text, context)?;
    }
    if let Some(path) = &args.graph {
        put(path, &graph::svg(&curves), context)?;
    }
    if judge.stopped {
        exit = Exit::Interrupted;
    }
    Ok(exit)
}

/// The file that the judged games go to, unless it is the standard output.
fn judged_file(args: &AnalyzeArgs) -> Option<&Path> {
    let file = args.judged.as_deref();
    file.filter(|path| *path != Path::new("-"))
}

/// Refuses files that cannot be written: nobody wants to hear of it when all
/// the work is done.
fn check_outputs(
    path: &Path,
    args: &AnalyzeArgs,
    context: &Context<'_, '_>,
) -> Result<(), Failure> {
    if let Some(graph) = &args.graph {
        // Judging a file in its place is fine; a picture in place of games is
        // not.
        for other in judged_file(args).into_iter().chain([path]) {
            refuse_same(graph, other, context)?;
        }
    }
    for path in judged_file(args).into_iter().chain(args.graph.as_deref()) {
        check_writable(path).map_err(|error| cannot_write(path, &error, context))?;
    }
    Ok(())
}

/// Opens a file that can be read as a record: no folder.
/// The failure to read a file, in words.
fn cannot_read(name: &str, error: &io::Error, say: &Messages) -> Failure {
    let args = [("path", name.into()), ("reason", error.to_string().into())];
    Failure::Usage(say.format("cannot-read", &args))
}

fn open(path: &Path, say: &Messages) -> io::Result<File> {
    let file = File::open(path)?;
    if file.metadata()?.is_dir() {
        return Err(io::Error::other(errors::no_file(say, path)));
    }
    Ok(file)
}

/// Refuses to draw into a file with games, however it is called.
fn refuse_same(graph: &Path, games: &Path, context: &Context<'_, '_>) -> Result<(), Failure> {
    if place(graph) != place(games) {
        return Ok(());
    }
    let path = errors::harmless(&graph.display().to_string());
    let text = [("path", path.into())];
    let text = context.say.format("analyze-same-file", &text);
    Err(Failure::Usage(text))
}

/// Where a file is, or will be, whatever links lead there.
fn place(path: &Path) -> PathBuf {
    fs::canonicalize(path).unwrap_or_else(|_| {
        let folder = path.parent().filter(|f| !f.as_os_str().is_empty());
        let folder = fs::canonicalize(folder.unwrap_or(Path::new(".")));
        match (folder, path.file_name()) {
            (Ok(folder), Some(name)) => folder.join(name),
            _ => path.to_owned(),
        }
    })
}

/// Finds out whether a file could be written, as far as that can be known.
fn check_writable(path: &Path) -> io::Result<()> {
    if path.is_dir() {
        return Err(io::ErrorKind::IsADirectory.into());
    }
    let folder = path.parent().filter(|f| !f.as_os_str().is_empty());
    let folder = fs::metadata(folder.unwrap_or(Path::new(".")))?;
    if folder.is_dir() {
        Ok(())
    } else {
        Err(io::ErrorKind::NotADirectory.into())
    }
}

/// The failure to write a file, in words.
fn cannot_write(path: &Path, error: &io::Error, context: &Context<'_, '_>) -> Failure {
    let args = [
        ("path", errors::harmless(&path.display().to_string()).into()),
        ("reason", error.to_string().into()),
    ];
    Failure::Usage(context.say.format("cannot-write", &args))
}

/// Writes a file, whole or not at all.
fn put(path: &Path, text: &str, context: &mut Context<'_, '_>) -> Result<(), Failure> {
    replace(path, text).map_err(|error| cannot_write(path, &error, context))?;
    if !context.quiet {
        let name = errors::harmless(&path.display().to_string());
        let args = [("path", name.into())];
        let text = context.say.format("picture-written", &args);
        writeln!(context.io.err, "{text}")?;
    }
    Ok(())
}

/// Who judges moves.
struct Judge {
    searcher: Searcher,
    effort: Effort,
    limits: Limits,
    progress: Progress,
    /// Whether the user wanted it to stop: no more moves are judged, but the
    /// rest of the games is still written.
    stopped: bool,
}

impl Judge {
    /// Judges the moves of the main line, the last one first, since what is
    /// known of the end helps to judge what led to it.
    fn game(
        &mut self,
        record: &mut Record,
        judged: &mut Game,
        context: &mut Context<'_, '_>,
    ) -> io::Result<()> {
        let nodes: Vec<NodeId> = record.mainline().collect();
        let mut game = record.game(record.last());
        for (ply, &node) in nodes.iter().enumerate().rev() {
            let Some(&m) = game.moves().last() else { break };
            game.undo();
            if self.stopped {
                continue;
            }
            let args = [
                ("number", judged.number.into()),
                ("ply", (nodes.len() - ply).into()),
                ("plies", nodes.len().into()),
            ];
            let text = context.say.format("analyze-progress-move", &args);
            self.progress.show(&mut context.io.err, &text)?;
            let listening = Listening::begin();
            let effort = self.effort;
            let found = judge(&mut self.searcher, &game, m, &self.limits, || {
                Watch::begin(&effort)
            });
            self.stopped = interrupt::asked();
            interrupt::forget();
            drop(listening);
            // What was broken off is no judgement.
            let Some(judgement) = found.ok().filter(|_| !self.stopped) else {
                continue;
            };
            if annotate(record, node, &judgement).is_err() {
                self.progress.clear(&mut context.io.err)?;
                let args = [("number", judged.number.into())];
                let text = context.say.format("analyze-no-room", &args);
                context.warn(&text)?;
                break;
            }
            judged.add(ply, judgement);
        }
        Ok(())
    }
}
