//! `oaq record fmt`: games in their canonical form, nothing lost.

use std::io::Write;
use std::path::Path;
use std::rc::Rc;

use oaq_notation::record::{Diagnostic, Issue, Lexer, Piece, ReadGame, Reader, TokenKind, write};

use super::diagnostics;
use super::output::{Replacement, cannot_write};
use super::progress::Progress;
use super::raw::{Keeping, Kept};
use super::source::{self, Found, Sources};
use crate::args::FmtArgs;
use crate::context::Context;
use crate::exit::{Exit, Failure, Run};

pub(super) fn run(args: &FmtArgs, context: &mut Context<'_, '_>) -> Run {
    let mut sources = Sources::new(&args.source, context)?;
    sources.writes = !args.check && !args.in_place;
    if args.in_place && sources.paths().iter().any(|path| source::is_stdin(path)) {
        return Err(Failure::Usage(context.say.msg("record-not-in-place")));
    }
    let mut progress = sources.progress(context);
    let mut first = true;
    for path in sources.paths() {
        sources.tally.files += 1;
        let mut job = Job {
            path: &path,
            target: Target::Check,
            changed: Changed::default(),
            first: true,
            open: None,
        };
        if args.in_place {
            match Replacement::begin(&path) {
                Ok(file) => job.target = Target::File(file),
                Err(error) if path.is_file() => {
                    context.error(&text_of(cannot_write(&path, &error, context)))?;
                    sources.worsen(Exit::Usage);
                    continue;
                }
                // That it cannot be read is said below.
                Err(_) => {}
            }
        } else if !args.check {
            job.target = Target::Standard;
            job.first = first;
        }
        let done = job.format(&mut sources, &mut progress, context);
        progress.clear(context)?;
        let done = done?;
        first &= job.first;
        if sources.tally.exit == Exit::Interrupted {
            break;
        }
        let Job {
            target, changed, ..
        } = job;
        if !done || !changed.is_change() {
            continue;
        }
        match target {
            Target::Standard => {}
            Target::Check => {
                sources.worsen(Exit::No);
                context.print(&source::name(&path))?;
                context.io.out.flush()?;
            }
            Target::File(file) => {
                if let Err(error) = file.finish() {
                    context.error(&text_of(cannot_write(&path, &error, context)))?;
                    sources.worsen(Exit::Usage);
                }
            }
        }
    }
    Ok(sources.tally.exit)
}

fn text_of(failure: Failure) -> String {
    match failure {
        Failure::Usage(text) | Failure::No(text) => text,
        Failure::Io(error) => error.to_string(),
    }
}

/// A file that is being formatted.
struct Job<'p> {
    path: &'p Path,
    target: Target,
    changed: Changed,
    /// Whether nothing has been written yet to where this goes.
    first: bool,
    /// The space at the end of a piece that is kept as it is, while more of it
    /// may follow.
    open: Option<Vec<u8>>,
}

/// How much space is held back until it is known whether anything follows, in
/// bytes.
const MOST_SPACE: usize = 64 * 1024;

/// Where the formatted games go.
enum Target {
    Standard,
    Check,
    File(Replacement),
}

impl Job<'_> {
    /// Formats the file; `false` if it could not be read to its end.
    fn format(
        &mut self,
        sources: &mut Sources,
        progress: &mut Progress,
        context: &mut Context<'_, '_>,
    ) -> Result<bool, Failure> {
        let input = source::open(self.path, context).and_then(source::sniffed);
        let input = match input {
            Ok((input, false)) => input,
            Ok((_, true)) => {
                let args = [("path", source::name(self.path).into())];
                context.error(&context.say.format("record-fmt-json", &args))?;
                sources.worsen(Exit::Usage);
                return Ok(false);
            }
            Err(error) => {
                sources.unreadable(self.path, &error, context)?;
                return Ok(false);
            }
        };
        let name: Rc<str> = source::name(self.path).into();
        let book = sources.book.clone();
        let options = sources.options(&book);
        let (input, kept) = Keeping::new(input);
        let mut reader = Reader::new(input, options);
        let mut at = 0;
        while let Some(piece) = reader.next_piece() {
            let game = match piece {
                Ok(Piece::Game(game)) => *game,
                Ok(Piece::Passed) => {
                    let raw = kept.take(reader.bytes() - at);
                    at = reader.bytes();
                    self.go_on(&raw, context)?;
                    if sources.is_interrupted() {
                        return Ok(false);
                    }
                    continue;
                }
                Err(error) => {
                    progress.clear(context)?;
                    sources.unreadable(self.path, &error, context)?;
                    return Ok(false);
                }
            };
            let between = kept.take(game.span.start - at);
            let raw = kept.take(game.span.end - game.span.start);
            at = game.span.end;
            self.between(&between, context)?;
            let keeps = keeps(&game, &raw);
            if keeps.is_empty() {
                self.write(&raw, write(&game.record).as_bytes(), context)?;
            } else {
                self.keep(&raw, context)?;
                // Of others nothing more can come.
                let too_large = |d: &Diagnostic| d.issue == Issue::TooLarge;
                if game.omitted == 0 && !game.diagnostics.iter().any(too_large) {
                    self.close(context)?;
                }
            }
            let (number, line) = (game.number, game.line);
            let found = Found::read(name.clone(), game);
            sources.tally.games += 1;
            progress.show(reader.bytes(), sources.tally.games, context)?;
            if !found.diagnostics.is_empty() || !keeps.is_empty() {
                progress.clear(context)?;
                diagnostics::show(&found, context, diagnostics::matters)?;
            }
            if !keeps.is_empty() {
                sources.tally.bad += 1;
                sources.worsen(Exit::No);
                context.io.out.flush()?;
                let reasons: Vec<String> = keeps.iter().map(|id| context.say.msg(id)).collect();
                let args = [
                    ("number", number.to_string().into()),
                    ("reason", context.say.list_and(&reasons).into()),
                ];
                let text = context.say.format("record-kept", &args);
                let text = context.say.format("warning", &[("message", text.into())]);
                writeln!(context.io.err, "{name}:{line}: {text}")?;
            }
            if sources.is_interrupted() {
                return Ok(false);
            }
        }
        self.rest(&kept, context)?;
        progress.next_file(reader.bytes());
        Ok(true)
    }

    /// What is left behind the last game.
    fn rest(&mut self, kept: &Kept, context: &mut Context<'_, '_>) -> Result<(), Failure> {
        let rest = kept.take(u64::MAX);
        self.between(&rest, context)?;
        self.close(context)
    }

    /// What stands between games. Space is that of the canonical form; anything
    /// else, like comments behind the last game, stays.
    fn between(&mut self, raw: &[u8], context: &mut Context<'_, '_>) -> Result<(), Failure> {
        let text = raw.strip_prefix("\u{feff}".as_bytes()).unwrap_or(raw);
        if text.trim_ascii().is_empty() {
            self.changed.was(raw);
            return Ok(());
        }
        self.write(raw, &lines(text), context)
    }

    /// Writes a game, or its beginning, as it is.
    fn keep(&mut self, raw: &[u8], context: &mut Context<'_, '_>) -> Result<(), Failure> {
        self.write(raw, b"", context)?;
        self.open = Some(Vec::new());
        self.append(without_blank_lines(raw), context)
    }

    /// Writes more of what is kept as it is.
    fn go_on(&mut self, raw: &[u8], context: &mut Context<'_, '_>) -> Result<(), Failure> {
        if self.open.is_none() {
            return self.between(raw, context);
        }
        self.changed.was(raw);
        self.append(raw, context)
    }

    /// Writes what is kept, but holds back space at its end.
    fn append(&mut self, raw: &[u8], context: &mut Context<'_, '_>) -> Result<(), Failure> {
        let mut space = self.open.take().unwrap_or_default();
        let written = raw.trim_ascii_end().len();
        if written > 0 || space.len() > MOST_SPACE {
            self.put(&space, context)?;
            space.clear();
        }
        self.put(&raw[..written], context)?;
        space.extend_from_slice(&raw[written..]);
        self.open = Some(space);
        Ok(())
    }

    /// Ends what is kept as it is.
    fn close(&mut self, context: &mut Context<'_, '_>) -> Result<(), Failure> {
        match self.open.take() {
            Some(_) => self.put(b"\n", context),
            None => Ok(()),
        }
    }

    /// Writes a piece of the file; `raw` is what it was.
    fn write(
        &mut self,
        raw: &[u8],
        text: &[u8],
        context: &mut Context<'_, '_>,
    ) -> Result<(), Failure> {
        self.close(context)?;
        self.changed.was(raw);
        let space: &[u8] = if self.first { b"" } else { b"\n" };
        self.first = false;
        self.put(space, context)?;
        self.put(text, context)
    }

    fn put(&mut self, part: &[u8], context: &mut Context<'_, '_>) -> Result<(), Failure> {
        self.changed.is(part);
        match &mut self.target {
            Target::Check => Ok(()),
            Target::Standard => Ok(context.io.out.write_all(part)?),
            Target::File(file) => file
                .write_all(part)
                .map_err(|error| cannot_write(self.path, &error, context)),
        }
    }
}

/// Text without empty lines around it, and with a line end.
fn lines(raw: &[u8]) -> Vec<u8> {
    let mut text = without_blank_lines(raw.trim_ascii_end()).to_owned();
    text.push(b'\n');
    text
}

/// Text without empty lines at its beginning.
fn without_blank_lines(mut text: &[u8]) -> &[u8] {
    while let Some(end) = text.iter().position(|&b| b == b'\n') {
        if !text[..end].trim_ascii().is_empty() {
            break;
        }
        text = &text[end + 1..];
    }
    text
}

/// Why a game stays as it is: the messages for that; none if it does not.
fn keeps(game: &ReadGame, raw: &[u8]) -> Vec<&'static str> {
    let mut reasons = Vec::new();
    if !game.is_good() {
        reasons.push("record-kept-bad");
    }
    let loses = |issue: &Issue| match issue {
        Issue::TooLarge
        | Issue::LongComment
        | Issue::NotUtf8
        | Issue::Tag(_)
        | Issue::NagOnNothing
        | Issue::EmptyVariation
        | Issue::MisplacedResult => true,
        Issue::ResultMismatch { counts } => counts == "*",
        _ => false,
    };
    if game.omitted > 0 || game.diagnostics.iter().any(|d| loses(&d.issue)) {
        reasons.push("record-kept-loss");
    }
    let text = String::from_utf8_lossy(raw);
    if text.lines().any(|line| line.starts_with('%'))
        && Lexer::new(&text).any(|token| token.kind == TokenKind::Escape)
    {
        reasons.push("record-kept-escape");
    }
    reasons
}

/// Whether what is written is what was there, found out piece by piece: what
/// one of the two is ahead of the other is kept.
#[derive(Default)]
struct Changed {
    was: Vec<u8>,
    is: Vec<u8>,
    differs: bool,
}

impl Changed {
    fn was(&mut self, bytes: &[u8]) {
        self.was.extend_from_slice(bytes);
        self.compare();
    }

    fn is(&mut self, bytes: &[u8]) {
        self.is.extend_from_slice(bytes);
        self.compare();
    }

    fn compare(&mut self) {
        let common = self.was.len().min(self.is.len());
        self.differs |= self.was[..common] != self.is[..common];
        if self.differs {
            self.was.clear();
            self.is.clear();
        } else {
            self.was.drain(..common);
            self.is.drain(..common);
        }
    }

    fn is_change(&self) -> bool {
        self.differs || !self.was.is_empty() || !self.is.is_empty()
    }
}
