//! Where the lines of a game come from: somebody at a terminal, or a pipe.

use std::borrow::Cow;
use std::fs::{self, OpenOptions};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};

use rustyline::completion::Completer;
use rustyline::error::ReadlineError;
use rustyline::highlight::Highlighter;
use rustyline::hint::{Hint, Hinter};
use rustyline::history::FileHistory;
use rustyline::validate::Validator;
use rustyline::{
    Cmd, CompletionType, Config, Context, Editor, EventHandler, Helper, KeyEvent, Movement,
};

use crate::Io;
use crate::keyboard::{self, Prompt};
use crate::lines::Unreadable;
use crate::session::Assistant;

/// How many lines are remembered from one game to the next.
const REMEMBERED: usize = 1000;

/// What comes from the user.
#[derive(Debug)]
pub(crate) enum Typed {
    /// A line.
    Line(String),
    /// A line that is no text: its bytes are no UTF-8.
    NotText,
    /// Ctrl-C.
    Interrupt,
    /// Ctrl-D, or the end of the input.
    End,
}

/// A source of lines.
pub(crate) enum Source {
    /// A line editor on a terminal.
    Editor(Box<LineEditor>),
    /// The input as it comes, with the prompt shown in front of each line if
    /// somebody types it.
    Plain,
}

/// A line editor, and the file where it remembers what was typed.
pub(crate) struct LineEditor {
    editor: Editor<Typing, FileHistory>,
    history: Option<PathBuf>,
    /// What was typed while something was shown.
    ahead: String,
}

impl Source {
    /// The line editor if both the input and the output are a terminal. It
    /// remembers what was typed in a file, if there is one for that.
    pub(crate) fn of(io: &Io<'_>, history: Option<&Path>) -> Self {
        let prompts = io.input_is_terminal;
        if prompts
            && io.line_editor
            && let Ok(editor) = LineEditor::new(history, io.shows_colours())
        {
            return Self::Editor(Box::new(editor));
        }
        Self::Plain
    }

    /// Tells what can be typed next, for those who want a line completed.
    pub(crate) fn assist(&mut self, assistant: impl FnOnce() -> Assistant) {
        if let Self::Editor(editor) = self
            && let Some(typing) = editor.editor.helper_mut()
        {
            typing.assistant = assistant();
        }
    }

    /// Puts what was typed while something was shown in front of what is typed
    /// next.
    pub(crate) fn type_ahead(&mut self, typed: &str) {
        if let Self::Editor(editor) = self {
            editor.ahead.push_str(typed);
        }
    }

    /// The next line. What was written so far is shown first.
    ///
    /// Where nothing but text may be shown, there is no line editor either.
    pub(crate) fn next(
        &mut self,
        prompt: &str,
        text_only: bool,
        io: &mut Io<'_>,
    ) -> io::Result<Typed> {
        match self {
            Self::Editor(editor) if !text_only => {
                if let Some((line, rest)) = editor.ahead.split_once('\n') {
                    let (line, rest) = (line.to_owned(), rest.to_owned());
                    editor.ahead = rest;
                    writeln!(io.out, "{prompt} {line}")?;
                    editor.remember(&line);
                    return Ok(Typed::Line(line));
                }
                io.out.flush()?;
                editor.next(prompt)
            }
            Self::Editor(_) | Self::Plain => {
                let prompts = io.input_is_terminal;
                let asking = prompts.then(Prompt::begin);
                if prompts {
                    write!(io.out, "{prompt} ")?;
                }
                let Io { input, out, .. } = io;
                let read = input.next(&mut || out.flush());
                drop(asking);
                Ok(match read {
                    // A script hears of it with the number of the line.
                    Ok(Some(line)) if prompts && line.contains('\u{fffd}') => Typed::NotText,
                    Ok(Some(line)) => Typed::Line(line),
                    Ok(None) => Typed::End,
                    Err(error) if keyboard::is_interrupt(&error) => {
                        // The line that was begun ends here.
                        writeln!(io.out)?;
                        Typed::Interrupt
                    }
                    Err(error) => return Err(error),
                })
            }
        }
    }
}

impl LineEditor {
    fn new(history: Option<&Path>, colours: bool) -> rustyline::Result<Self> {
        let config = Config::builder()
            .max_history_size(REMEMBERED)?
            .history_ignore_dups(true)?
            .completion_type(CompletionType::List)
            .completion_show_all_if_ambiguous(true)
            .build();
        let mut editor = Editor::with_config(config)?;
        editor.set_helper(Some(Typing {
            assistant: Assistant::default(),
            grey: colours,
        }));
        // The whole line is replaced, and the move is taken back.
        let undo = Cmd::Replace(Movement::WholeLine, Some("u".to_owned()));
        editor.bind_sequence(KeyEvent::alt('u'), EventHandler::Simple(undo));
        if let Some(path) = history {
            // There is none yet, or nothing can be remembered: no reason not to
            // play.
            let _ = editor.load_history(path);
        }
        Ok(Self {
            editor,
            history: history.map(Path::to_owned),
            ahead: String::new(),
        })
    }

    fn next(&mut self, prompt: &str) -> io::Result<Typed> {
        let prompt = format!("{prompt} ");
        let ahead = std::mem::take(&mut self.ahead);
        match self.editor.readline_with_initial(&prompt, (&ahead, "")) {
            Ok(line) => {
                self.remember(&line);
                Ok(Typed::Line(line))
            }
            Err(ReadlineError::Interrupted) => Ok(Typed::Interrupt),
            Err(ReadlineError::Eof) => Ok(Typed::End),
            Err(ReadlineError::Io(error)) if error.kind() == ErrorKind::InvalidData => {
                Ok(Typed::NotText)
            }
            Err(ReadlineError::Io(error)) => Err(Unreadable::mark(error)),
            Err(other) => Err(Unreadable::mark(io::Error::other(other))),
        }
    }

    /// Remembers a line, at once and for the next game too.
    fn remember(&mut self, line: &str) {
        if line.trim().is_empty() || line.contains('\n') {
            return;
        }
        let added = self.editor.add_history_entry(line);
        if let Some(path) = self.history.as_ref().filter(|_| added.is_ok()) {
            // It is there before it is appended to, so that two games that
            // begin at once do not each write a new one.
            let folder = path.parent().map_or(Ok(()), fs::create_dir_all);
            let opened =
                folder.and_then(|()| OpenOptions::new().append(true).create(true).open(path));
            if opened.is_ok() {
                let _ = self.editor.append_history(path);
            }
        }
    }
}

/// What the line editor asks while somebody types.
struct Typing {
    assistant: Assistant,
    /// Whether what could follow may be shown in grey.
    grey: bool,
}

/// What could follow, as the line editor wants it.
struct Shown {
    text: String,
    typed: bool,
}

impl Hint for Shown {
    fn display(&self) -> &str {
        &self.text
    }

    fn completion(&self) -> Option<&str> {
        self.typed.then_some(&self.text)
    }
}

impl Completer for Typing {
    type Candidate = String;

    fn complete(
        &self,
        line: &str,
        at: usize,
        _: &Context<'_>,
    ) -> rustyline::Result<(usize, Vec<String>)> {
        Ok(self.assistant.complete(&line[..at]))
    }
}

impl Hinter for Typing {
    type Hint = Shown;

    fn hint(&self, line: &str, at: usize, _: &Context<'_>) -> Option<Shown> {
        if !self.grey || at < line.len() {
            return None;
        }
        let rest = self.assistant.hint(line)?;
        Some(Shown {
            text: rest.shown,
            typed: rest.typed,
        })
    }
}

impl Highlighter for Typing {
    fn highlight_hint<'h>(&self, hint: &'h str) -> Cow<'h, str> {
        format!("\u{1b}[90m{hint}\u{1b}[0m").into()
    }
}

impl Validator for Typing {}

impl Helper for Typing {}
