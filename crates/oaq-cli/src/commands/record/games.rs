//! Games of whatever form, for who wants to know only the games.

use std::io;

use oaq_core::files::RuleBook;
use oaq_notation::record::{ReadGame, ReadOptions, Reader};

use super::json::JsonGames;
use super::source::{Found, Input, sniffed};

/// Games, one at a time.
type Games<'b> = Box<dyn Iterator<Item = io::Result<ReadGame>> + 'b>;

/// The games of an input, which may be records or JSON, as a reader of records
/// gives them. JSON that is no game is an error, and the last of them. Whether
/// it is JSON comes with them.
pub(crate) fn games<'b>(
    input: Input<'b>,
    options: ReadOptions<'b>,
    book: &'b RuleBook,
) -> io::Result<(Games<'b>, bool)> {
    let (input, is_json) = sniffed(input)?;
    if !is_json {
        return Ok((Box::new(Reader::new(input, options)), false));
    }
    let mut games = JsonGames::new(input, book, "".into());
    let mut ended = false;
    let games = std::iter::from_fn(move || {
        let game = games.next().filter(|_| !ended)?;
        let game = game.and_then(Found::into_read);
        ended = game.is_err();
        Some(game)
    });
    Ok((Box::new(games), true))
}

impl Found {
    /// As a reader of records gives it.
    fn into_read(self) -> io::Result<ReadGame> {
        let Some(record) = self.record else {
            let wrong = self
                .json
                .map(|wrong| format!("{}: {}", wrong.line, wrong.message));
            return Err(io::Error::new(
                io::ErrorKind::InvalidData,
                wrong.unwrap_or_default(),
            ));
        };
        Ok(ReadGame {
            record,
            diagnostics: self.diagnostics,
            omitted: self.omitted,
            number: self.number,
            span: 0..0,
            line: self.line,
        })
    }
}
