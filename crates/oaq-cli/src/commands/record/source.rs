//! Where games come from: files and the standard input, one game at a time.

use std::ffi::OsStr;
use std::fs::File;
use std::io::{self, BufRead, BufReader, Cursor, Read};
use std::mem;
use std::path::{Path, PathBuf};
use std::rc::Rc;

use oaq_core::files::RuleBook;
use oaq_notation::record::{Diagnostic, ReadGame, ReadOptions, Reader, Record, Severity};

use super::diagnostics;
use super::json::JsonGames;
use super::progress::Progress;
use crate::args::{FormatIn, SourceArgs};
use crate::context::Context;
use crate::exit::{Exit, Failure};
use crate::interrupt::{self, Listening};
use crate::{Lines, errors, variants};

/// How much is read of a file at once, in bytes.
const CHUNK: usize = 128 * 1024;

/// A game that was found, whatever could be read of it.
pub(super) struct Found {
    /// The file, as messages name it.
    pub(super) file: Rc<str>,
    /// The game; nothing if it is JSON that is none.
    pub(super) record: Option<Record>,
    /// What there is to say about it.
    pub(super) diagnostics: Vec<Diagnostic>,
    /// How much more there would be.
    pub(super) omitted: usize,
    /// Why it is no game in JSON.
    pub(super) json: Option<NoGame>,
    /// Which game of its file it is, from 1.
    pub(super) number: u64,
    /// The line of its file where it begins, from 1.
    pub(super) line: u64,
}

/// What is wrong with JSON, and where.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct NoGame {
    pub(super) line: u64,
    /// Nothing where only the line is known.
    pub(super) column: Option<usize>,
    pub(super) message: String,
}

impl Found {
    /// A game that was read of a record.
    pub(super) fn read(file: Rc<str>, game: ReadGame) -> Self {
        Self {
            file,
            record: Some(game.record),
            diagnostics: game.diagnostics,
            omitted: game.omitted,
            json: None,
            number: game.number,
            line: game.line,
        }
    }

    /// Whether there is nothing to say about it.
    fn is_quiet(&self) -> bool {
        self.diagnostics.is_empty() && self.json.is_none()
    }

    /// Whether all of it could be read.
    pub(super) fn is_good(&self) -> bool {
        let is_error = |d: &Diagnostic| d.severity == Severity::Error;
        self.json.is_none() && !self.diagnostics.iter().any(is_error)
    }

    /// The game, unless it is bad.
    pub(super) fn good(&self) -> Option<&Record> {
        self.record.as_ref().filter(|_| self.is_good())
    }
}

/// The files of a command line, and how they are read.
pub(super) struct Sources {
    paths: Vec<PathBuf>,
    pub(super) book: RuleBook,
    lenient: bool,
    pub(super) from: Option<FormatIn>,
    /// Whether to say what belongs to no game.
    tells_rest: bool,
    /// Whether the command writes while it reads.
    pub(super) writes: bool,
    pub(super) tally: Tally,
    // Held, so that Ctrl-C ends the command where a game ends.
    _listening: Option<Listening>,
}

/// How the reading went.
#[derive(Clone, Copy, Debug)]
pub(super) struct Tally {
    pub(super) files: u64,
    pub(super) games: u64,
    pub(super) bad: u64,
    /// The worst that happened.
    pub(super) exit: Exit,
}

/// Whether to go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Next {
    Go,
    /// This file is done with.
    NextFile,
}

impl Sources {
    /// The files that were named. Without any it is the standard input, unless
    /// somebody sits there and does not know.
    pub(super) fn new(args: &SourceArgs, context: &mut Context<'_, '_>) -> Result<Self, Failure> {
        let mut paths = args.records.clone();
        if paths.is_empty() {
            if context.io.input_is_terminal {
                return Err(Failure::Usage(context.say.msg("record-no-file")));
            }
            paths.push("-".into());
        }
        if paths.iter().filter(|path| is_stdin(path)).count() > 1 {
            let text = context.say.format("usage-twice", &[("name", "-".into())]);
            return Err(Failure::Usage(text));
        }
        let book = rule_book(&args.rules_file, context)?;
        // Where lines are typed, nobody looks until one is finished.
        let typed = context.io.input_is_terminal && paths.iter().any(|path| is_stdin(path));
        Ok(Self {
            paths,
            book,
            lenient: args.lenient,
            from: None,
            tells_rest: false,
            writes: true,
            tally: Tally {
                files: 0,
                games: 0,
                bad: 0,
                exit: Exit::Success,
            },
            _listening: (!typed).then(Listening::begin_reading),
        })
    }

    pub(super) fn paths(&self) -> Vec<PathBuf> {
        self.paths.clone()
    }

    /// How games are read, with these rules.
    pub(super) fn options<'b>(&self, book: &'b RuleBook) -> ReadOptions<'b> {
        ReadOptions::new(book).lenient(self.lenient)
    }

    /// Counts a game.
    pub(super) fn count(&mut self, found: &Found) {
        self.tally.games += 1;
        if !found.is_good() {
            self.tally.bad += 1;
            self.worsen(Exit::No);
        }
    }

    pub(super) fn worsen(&mut self, exit: Exit) {
        self.tally.exit = self.tally.exit.max(exit);
    }

    /// Whether the user wants an end.
    pub(super) fn is_interrupted(&mut self) -> bool {
        let asked = interrupt::asked();
        if asked {
            self.worsen(Exit::Interrupted);
        }
        asked
    }

    /// Says that a file cannot be read. The others are.
    pub(super) fn unreadable(
        &mut self,
        path: &Path,
        error: &io::Error,
        context: &mut Context<'_, '_>,
    ) -> io::Result<()> {
        self.worsen(Exit::Usage);
        context.io.out.flush()?;
        let text = if is_stdin(path) {
            let args = [("reason", error.to_string().into())];
            context.say.format("cannot-read-input", &args)
        } else {
            let reason = if path.is_dir() {
                errors::no_file(&context.say, path)
            } else {
                error.to_string()
            };
            let args = [("path", name(path).into()), ("reason", reason.into())];
            context.say.format("cannot-read", &args)
        };
        context.error(&text)
    }

    /// Gives each game of each file.
    pub(super) fn each<'a>(
        &mut self,
        context: &mut Context<'_, 'a>,
        take: &mut dyn FnMut(&Found, &mut Context<'_, 'a>) -> Result<Next, Failure>,
    ) -> Result<(), Failure> {
        let mut progress = self.progress(context);
        let done = self.each_file(&mut progress, context, take);
        progress.clear(context)?;
        done
    }

    fn each_file<'a>(
        &mut self,
        progress: &mut Progress,
        context: &mut Context<'_, 'a>,
        take: &mut dyn FnMut(&Found, &mut Context<'_, 'a>) -> Result<Next, Failure>,
    ) -> Result<(), Failure> {
        for path in self.paths() {
            self.tally.files += 1;
            let opened = open(&path, context).and_then(|input| {
                let (input, is_json) = sniffed(input)?;
                let is_json = self.from.map_or(is_json, |from| from == FormatIn::Json);
                Ok((input, is_json))
            });
            let (input, is_json) = match opened {
                Ok(opened) => opened,
                Err(error) => {
                    progress.clear(context)?;
                    self.unreadable(&path, &error, context)?;
                    continue;
                }
            };
            let shown: Rc<str> = name(&path).into();
            let book = self.book.clone();
            let options = self.options(&book);
            let mut games = if is_json {
                Games::Json(JsonGames::new(input, &book, shown.clone()))
            } else {
                Games::Oaq(Box::new(Reader::new(input, options)), shown.clone())
            };
            while let Some(found) = games.next() {
                let found = match found {
                    Ok(found) => found,
                    Err(error) => {
                        progress.clear(context)?;
                        self.unreadable(&path, &error, context)?;
                        break;
                    }
                };
                self.count(&found);
                progress.show(games.bytes(), self.tally.games, context)?;
                if !found.is_quiet() {
                    progress.clear(context)?;
                }
                let next = take(&found, context)?;
                if self.is_interrupted() {
                    return Ok(());
                }
                if next == Next::NextFile {
                    break;
                }
            }
            if let Some(line) = games.rest().filter(|_| self.tells_rest) {
                progress.clear(context)?;
                diagnostics::left_out(&shown, line, context)?;
            }
            progress.next_file(games.bytes());
        }
        Ok(())
    }

    /// As [`each`](Self::each), but only what can be used: of a bad game it is
    /// said what is wrong with it, and where something is that is no game.
    pub(super) fn each_good<'a>(
        &mut self,
        context: &mut Context<'_, 'a>,
        take: &mut dyn FnMut(&Found, &Record, &mut Context<'_, 'a>) -> Result<Next, Failure>,
    ) -> Result<(), Failure> {
        self.tells_rest = true;
        self.each(context, &mut |found, context| {
            diagnostics::complain(found, context)?;
            match found.good() {
                Some(record) => take(found, record, context),
                None => Ok(Next::Go),
            }
        })
    }

    /// Says how many games were left out, and gives how it all went.
    pub(super) fn finish(&self, context: &mut Context<'_, '_>) -> io::Result<Exit> {
        if self.tally.bad > 0 {
            context.io.out.flush()?;
            let args = [("bad", self.tally.bad.into())];
            context.warn(&context.say.format("record-left-out", &args))?;
        }
        if self.tally.exit == Exit::Interrupted {
            context.io.out.flush()?;
            let args = [("games", self.tally.games.into())];
            context.warn(&context.say.format("record-interrupted", &args))?;
        }
        Ok(self.tally.exit)
    }

    pub(super) fn progress(&self, context: &Context<'_, '_>) -> Progress {
        let size = |path: &PathBuf| {
            let data = path.metadata().ok().filter(std::fs::Metadata::is_file);
            data.map(|data| data.len())
        };
        let total = self.paths.iter().map(size).sum();
        let in_the_way = self.writes && context.io.width.is_some();
        Progress::new(context.io.err_is_terminal && !in_the_way, total)
    }
}

/// The games of a file.
enum Games<'b, 'a> {
    Oaq(Box<Reader<'b, Input<'a>>>, Rc<str>),
    Json(JsonGames<'b, Input<'a>>),
}

pub(crate) type Input<'a> = Box<dyn BufRead + 'a>;

impl Games<'_, '_> {
    fn next(&mut self) -> Option<io::Result<Found>> {
        match self {
            Self::Oaq(reader, file) => {
                let game = reader.next()?;
                Some(game.map(|game| Found::read(file.clone(), game)))
            }
            Self::Json(games) => games.next(),
        }
    }

    /// The line behind the last game where something is that is none; JSON
    /// has an error for that.
    fn rest(&self) -> Option<u64> {
        match self {
            Self::Oaq(reader, _) => reader.rest(),
            Self::Json(_) => None,
        }
    }

    fn bytes(&self) -> u64 {
        match self {
            Self::Oaq(reader, _) => reader.bytes(),
            Self::Json(games) => games.bytes(),
        }
    }
}

/// Whether the standard input is meant.
pub(crate) fn is_stdin(path: &Path) -> bool {
    path == OsStr::new("-")
}

/// A file as messages name it.
pub(super) fn name(path: &Path) -> String {
    errors::harmless(&path.display().to_string())
}

/// Opens a file, or takes what is left of the standard input.
pub(super) fn open<'a>(path: &Path, context: &mut Context<'_, 'a>) -> io::Result<Input<'a>> {
    if is_stdin(path) {
        let nothing = Lines::new(Box::new(io::empty()));
        let input = mem::replace(&mut context.io.input, nothing);
        return Ok(Box::new(input.into_rest()));
    }
    let file = File::open(path)?;
    Ok(Box::new(BufReader::with_capacity(CHUNK, file)))
}

/// Whether an input is JSON: it begins with a brace and a quote, or a bracket
/// and a brace, with which no record is likely to begin. Gives the input with nothing taken away.
pub(super) fn sniffed(mut input: Input<'_>) -> io::Result<(Input<'_>, bool)> {
    const MOST: usize = 4096;
    let mut begin = Vec::new();
    let is_json = loop {
        let text = begin.strip_prefix("\u{feff}".as_bytes()).unwrap_or(&begin);
        let text = text.trim_ascii_start();
        let inside = match text.first() {
            Some(b'{' | b'[') => text[1..].trim_ascii_start().first(),
            Some(_) => break false,
            None => None,
        };
        match (text.first(), inside) {
            (Some(b'['), Some(byte)) => break matches!(byte, b'{' | b']'),
            (_, Some(byte)) => break matches!(byte, b'"' | b'}'),
            _ if begin.len() >= MOST => break false,
            _ => {}
        }
        let bytes = match input.fill_buf() {
            Err(e) if e.kind() == io::ErrorKind::Interrupted => continue,
            other => other?,
        };
        if bytes.is_empty() {
            break false;
        }
        let part = &bytes[..bytes.len().min(MOST)];
        begin.extend_from_slice(part);
        let taken = part.len();
        input.consume(taken);
    };
    if begin.is_empty() {
        return Ok((input, is_json));
    }
    let rest = Cursor::new(begin).chain(input);
    Ok((Box::new(rest), is_json))
}

/// The variants that are known, and those of the files that were named.
fn rule_book(files: &[PathBuf], context: &mut Context<'_, '_>) -> Result<RuleBook, Failure> {
    let variants = context.variants()?;
    if files.is_empty() {
        return Ok(variants.book);
    }
    let mut texts = Vec::new();
    for path in files {
        let text = variants::read(path, &context.say).map_err(Failure::Usage)?;
        texts.push((path.display().to_string(), text));
    }
    let (book, refused) = variants.with_files(texts.clone());
    for (from, text) in &texts {
        if let Some(errors) = refused.iter().find(|e| e.from.as_ref() == Some(from)) {
            let text = errors::file_errors(&context.say, text, errors);
            return Err(Failure::Usage(text));
        }
    }
    Ok(book)
}
