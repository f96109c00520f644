//! Where the lines of a game come from: somebody at a terminal, or a pipe.

use std::io::{self, Write};

use rustyline::error::ReadlineError;
use rustyline::{Config, DefaultEditor};

use crate::Io;

/// What comes from the user.
#[derive(Debug)]
pub(crate) enum Typed {
    /// A line.
    Line(String),
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
        if prompts && io.width.is_some() {
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
                    Err(ReadlineError::Io(error)) => Err(error),
                    Err(other) => Err(io::Error::other(other)),
                }
            }
            Self::Plain { prompts } => {
                if *prompts {
                    write!(io.out, "{prompt} ")?;
                }
                let Io { input, out, .. } = io;
                let line = input.next(&mut || out.flush())?;
                Ok(line.map_or(Typed::End, Typed::Line))
            }
        }
    }
}
