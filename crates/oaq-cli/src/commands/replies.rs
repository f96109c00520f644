//! What a script is answered with: lines for people, or an object for each
//! response for programs (docs/notation.md).

use std::io;

use oaq_notation::position_text;
use serde::Serialize;

use crate::context::Context;
use crate::json::{self, Over};
use crate::session::{Response, ResponseKind, Session};

/// The version of the JSON's layout.
const SCHEMA: u32 = 1;

/// How responses are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Replies {
    /// As text, and what is refused on the standard error output.
    Text,
    /// One object a line.
    Json,
}

/// What is responded to.
#[derive(Clone, Copy, Debug)]
pub(super) enum Cause<'c> {
    /// The game has begun.
    Start,
    /// A line of the input.
    Line { number: usize, text: &'c str },
    /// The computer has moved.
    Computer,
    /// The input has ended.
    End,
}

/// One response. The order of the fields is that of the output.
#[derive(Serialize)]
struct Reply<'r> {
    schema: u32,
    kind: &'static str,
    line: Option<usize>,
    input: Option<&'r str>,
    text: &'r str,
    error: Option<&'r str>,
    warnings: Vec<String>,
    prompt: String,
    position: String,
    ply: usize,
    over: Option<Over>,
}

impl Replies {
    /// Writes a response, and what else there is to say.
    pub(super) fn write(
        self,
        session: &mut Session,
        cause: Cause<'_>,
        response: &Response,
        context: &mut Context<'_, '_>,
    ) -> io::Result<()> {
        let warnings = session.take_warnings();
        if self == Self::Json {
            let reply = Reply::new(session, cause, response, warnings);
            json::write(&mut context.io.out, &reply)?;
            return context.io.out.flush();
        }
        for warning in warnings {
            context.io.out.flush()?;
            context.warn(&warning)?;
        }
        match (response.kind, cause) {
            (ResponseKind::Refused, Cause::Line { number, .. }) => {
                context.complain_of(number, &response.text)
            }
            (ResponseKind::Refused, _) => {
                context.io.out.flush()?;
                context.error(&response.text)
            }
            _ if response.text.is_empty() => Ok(()),
            _ => context.print(&response.text),
        }
    }
}

impl<'r> Reply<'r> {
    fn new(
        session: &Session,
        cause: Cause<'r>,
        response: &'r Response,
        warnings: Vec<String>,
    ) -> Self {
        let (line, input) = match cause {
            Cause::Line { number, text } => (Some(number), Some(text)),
            _ => (None, None),
        };
        let refused = response.kind == ResponseKind::Refused;
        let (text, error) = if refused {
            ("", Some(response.text.as_str()))
        } else {
            (response.text.trim_matches('\n'), None)
        };
        Self {
            schema: SCHEMA,
            kind: match (response.kind, cause) {
                (ResponseKind::Refused, _) => "refused",
                (ResponseKind::Quit, _) => "quit",
                (ResponseKind::Question, _) => "question",
                (ResponseKind::Done, Cause::Start) => "start",
                (ResponseKind::Done, Cause::Line { .. }) => "done",
                (ResponseKind::Done, Cause::Computer) => "computer",
                (ResponseKind::Done, Cause::End) => "end",
            },
            line,
            input,
            text,
            error,
            warnings,
            prompt: session.prompt(),
            position: position_text(session.game().position()),
            ply: session.game().moves().len(),
            over: session.over(),
        }
    }
}
