//! Where the lines of a game come from: somebody at a terminal, or a pipe.

use std::io::{self, ErrorKind, Write};

use rustyline::error::ReadlineError;
use rustyline::{Config, DefaultEditor};

use crate::Io;
use crate::lines::Unreadable;

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
    Editor(Box<DefaultEditor>),
    /// The input as it comes, with the prompt shown in front of each line if
    /// somebody types it.
    Plain { prompts: bool },
}

impl Source {
    /// The line editor if both the input and the output are a terminal.
    pub(crate) fn of(io: &Io<'_>) -> Self {
        let prompts = io.input_is_terminal;
        if prompts && io.line_editor {
            let config = Config::builder().auto_add_history(true).build();
            if let Ok(editor) = DefaultEditor::with_config(config) {
                return Self::Editor(Box::new(editor));
            }
        }
        Self::Plain { prompts }
    }

    /// The next line. What was written so far is shown first.
    pub(crate) fn next(&mut self, prompt: &str, io: &mut Io<'_>) -> io::Result<Typed> {
        match self {
            Self::Editor(editor) => {
                io.out.flush()?;
                match editor.readline(&format!("{prompt} ")) {
                    Ok(line) => Ok(Typed::Line(line)),
                    Err(ReadlineError::Interrupted) => Ok(Typed::Interrupt),
                    Err(ReadlineError::Eof) => Ok(Typed::End),
                    Err(ReadlineError::Io(error)) if error.kind() == ErrorKind::InvalidData => {
                        Ok(Typed::NotText)
                    }
                    Err(ReadlineError::Io(error)) => Err(Unreadable::mark(error)),
                    Err(other) => Err(Unreadable::mark(io::Error::other(other))),
                }
            }
            Self::Plain { prompts } => {
                if *prompts {
                    write!(io.out, "{prompt} ")?;
                }
                let Io { input, out, .. } = io;
                Ok(match input.next(&mut || out.flush())? {
                    // A script hears of it with the number of the line.
                    Some(line) if *prompts && line.contains('\u{fffd}') => Typed::NotText,
                    Some(line) => Typed::Line(line),
                    None => Typed::End,
                })
            }
        }
    }
}
