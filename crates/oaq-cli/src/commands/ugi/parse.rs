//! The lines of the protocol, as typed values.

use std::fmt;

use oaq_core::files::nearest;

use crate::text::shortened;

/// What the other side wants.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Command<'l> {
    Ugi,
    IsReady,
    SetOption {
        name: &'l str,
        value: &'l str,
    },
    NewGame,
    Position {
        /// The text of the position; `None` for the start.
        fen: Option<&'l str>,
        moves: &'l str,
    },
    Query(Query),
    Go(Go),
    Stop,
    Quit,
}

/// A question about the position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Query {
    GameOver,
    FirstPlayersTurn,
    Result,
}

/// How far to search. Times are in milliseconds, and below zero for somebody
/// whose time is up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Go {
    pub(super) p1time: Option<i64>,
    pub(super) p2time: Option<i64>,
    pub(super) p1inc: Option<i64>,
    pub(super) p2inc: Option<i64>,
    pub(super) movetime: Option<i64>,
    pub(super) depth: Option<u64>,
    pub(super) nodes: Option<u64>,
    /// Until `stop`. So it is if nothing else is given.
    pub(super) infinite: bool,
}

/// What is wrong with a line, in a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Malformed(String);

impl Malformed {
    pub(super) const fn new(text: String) -> Self {
        Self(text)
    }

    /// A word that is none of those expected.
    pub(super) fn unknown(what: &str, word: &str, expected: &[&'static str]) -> Self {
        let word = shortened(word);
        let hint = match nearest(&word, expected.iter().copied()) {
            Some(suggestion) => format!("did you mean `{suggestion}`?"),
            None => format!("expected {}", expected.join(", ")),
        };
        Self(format!("unknown {what} `{word}`; {hint}"))
    }
}

impl fmt::Display for Malformed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

const COMMANDS: [&str; 9] = [
    "ugi",
    "isready",
    "setoption",
    "uginewgame",
    "position",
    "query",
    "go",
    "stop",
    "quit",
];

const QUERIES: [&str; 3] = ["gameover", "p1turn", "result"];

const LIMITS: [&str; 8] = [
    "p1time", "p2time", "p1inc", "p2inc", "movetime", "depth", "nodes", "infinite",
];

/// Reads a line; `None` if it is empty.
pub(super) fn command(line: &str) -> Result<Option<Command<'_>>, Malformed> {
    let (word, rest) = first_word(line);
    let alone = |command| match first_word(rest) {
        ("", _) => Ok(command),
        (more, _) => Err(Malformed(format!(
            "expected nothing behind `{word}`, found `{}`",
            shortened(more)
        ))),
    };
    Ok(Some(match word {
        "" => return Ok(None),
        "ugi" => alone(Command::Ugi)?,
        "isready" => alone(Command::IsReady)?,
        "setoption" => set_option(rest)?,
        "uginewgame" => alone(Command::NewGame)?,
        "position" => position(rest)?,
        "query" => {
            let (question, more) = first_word(rest);
            Command::Query(match (question, first_word(more).0) {
                ("gameover", "") => Query::GameOver,
                ("p1turn", "") => Query::FirstPlayersTurn,
                ("result", "") => Query::Result,
                _ => return Err(Malformed::unknown("question", rest.trim_ascii(), &QUERIES)),
            })
        }
        "go" => Command::Go(go(rest)?),
        "stop" => alone(Command::Stop)?,
        "quit" => alone(Command::Quit)?,
        word => return Err(Malformed::unknown("command", word, &COMMANDS)),
    }))
}

fn set_option(rest: &str) -> Result<Command<'_>, Malformed> {
    let form = || Malformed("expected `setoption name NAME value VALUE`".to_owned());
    let ("name", rest) = first_word(rest) else {
        return Err(form());
    };
    let (name, value) = at_word(rest, "value").ok_or_else(form)?;
    if name.is_empty() || value.is_empty() {
        return Err(form());
    }
    Ok(Command::SetOption { name, value })
}

fn position(rest: &str) -> Result<Command<'_>, Malformed> {
    let (kind, rest) = first_word(rest);
    let (before, moves) = at_word(rest, "moves").unwrap_or((rest.trim_ascii(), ""));
    match kind {
        "startpos" if before.is_empty() => Ok(Command::Position { fen: None, moves }),
        "fen" if !before.is_empty() => Ok(Command::Position {
            fen: Some(before),
            moves,
        }),
        _ => Err(Malformed(
            "expected `position startpos` or `position fen POSITION`, and `moves` with the moves \
             played, if any"
                .to_owned(),
        )),
    }
}

fn go(rest: &str) -> Result<Go, Malformed> {
    let mut go = Go::default();
    let mut words = rest.split_ascii_whitespace();
    while let Some(word) = words.next() {
        let slot = match word {
            "infinite" => {
                go.infinite = true;
                continue;
            }
            "p1time" => &mut go.p1time,
            "p2time" => &mut go.p2time,
            "p1inc" => &mut go.p1inc,
            "p2inc" => &mut go.p2inc,
            "movetime" => &mut go.movetime,
            "depth" | "nodes" => {
                let number = number(word, words.next())?;
                let slot = if word == "depth" {
                    &mut go.depth
                } else {
                    &mut go.nodes
                };
                *slot = Some(number);
                continue;
            }
            word => return Err(Malformed::unknown("limit", word, &LIMITS)),
        };
        *slot = Some(number(word, words.next())?);
    }
    if go == Go::default() {
        go.infinite = true;
    }
    Ok(go)
}

fn number<N: std::str::FromStr>(name: &str, text: Option<&str>) -> Result<N, Malformed> {
    let found = text.map_or("nothing".to_owned(), |text| {
        format!("`{}`", shortened(text))
    });
    text.and_then(|text| text.parse().ok())
        .ok_or_else(|| Malformed(format!("expected a number behind `{name}`, found {found}")))
}

/// The first word of a text, and what follows.
fn first_word(text: &str) -> (&str, &str) {
    let text = text.trim_ascii_start();
    let end = text.find(|c: char| c.is_ascii_whitespace());
    text.split_at(end.unwrap_or(text.len()))
}

/// What stands before a word and behind it, at the first place where it is a
/// word of its own.
fn at_word<'t>(text: &'t str, word: &str) -> Option<(&'t str, &'t str)> {
    let mut rest = text;
    loop {
        let (first, behind) = first_word(rest);
        if first.is_empty() {
            return None;
        }
        if first == word {
            let before = &text[..text.len() - behind.len() - word.len()];
            return Some((before.trim_ascii(), behind.trim_ascii()));
        }
        rest = behind;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(line: &str) -> Command<'_> {
        command(line).unwrap().unwrap()
    }

    fn complaint(line: &str) -> String {
        command(line).unwrap_err().to_string()
    }

    #[test]
    fn names_and_values_may_have_several_words() {
        let expected = Command::SetOption {
            name: "my own  name",
            value: "standard dan=4  value",
        };
        assert_eq!(
            read("setoption name my own  name value standard dan=4  value "),
            expected
        );
        for line in [
            "setoption",
            "setoption name",
            "setoption name hash",
            "setoption name value 3",
            "setoption name hash value",
            "setoption hash value 3",
        ] {
            assert!(complaint(line).starts_with("expected `setoption"), "{line}");
        }
    }

    #[test]
    fn positions_end_where_the_moves_begin() {
        let position = |fen, moves| Command::Position { fen, moves };
        assert_eq!(read("position startpos"), position(None, ""));
        assert_eq!(read("\tposition  startpos moves"), position(None, ""));
        assert_eq!(
            read("position startpos moves 1R 2L"),
            position(None, "1R 2L")
        );
        assert_eq!(
            read("position fen 1,0/Q A moves 1R"),
            position(Some("1,0/Q A"), "1R")
        );
        assert_eq!(read("position fen x"), position(Some("x"), ""));
        for line in [
            "position",
            "position fen",
            "position fen moves 1R",
            "position startpos 1R",
            "position 1,0/Q A",
        ] {
            assert!(complaint(line).starts_with("expected `position"), "{line}");
        }
    }

    #[test]
    fn limits_come_in_any_order() {
        let Command::Go(go) = read("go p2inc 4 p1time -5 nodes 7 movetime 0 depth 3") else {
            panic!("no go");
        };
        let expected = Go {
            p1time: Some(-5),
            p2inc: Some(4),
            movetime: Some(0),
            depth: Some(3),
            nodes: Some(7),
            ..Go::default()
        };
        assert_eq!(go, expected);
        let Command::Go(go) = read("go") else {
            panic!("no go");
        };
        assert!(go.infinite);
    }

    #[test]
    fn what_is_wrong_is_said() {
        assert_eq!(
            complaint("go depth"),
            "expected a number behind `depth`, found nothing"
        );
        assert_eq!(
            complaint("go nodes -1"),
            "expected a number behind `nodes`, found `-1`"
        );
        assert_eq!(
            complaint("go movetimes 3"),
            "unknown limit `movetimes`; did you mean `movetime`?"
        );
        assert_eq!(
            complaint("query winner"),
            "unknown question `winner`; expected gameover, p1turn, result"
        );
        assert_eq!(
            complaint("isredy"),
            "unknown command `isredy`; did you mean `isready`?"
        );
        assert_eq!(
            complaint("quit now"),
            "expected nothing behind `quit`, found `now`"
        );
        assert_eq!(command("  \t"), Ok(None));
    }
}
