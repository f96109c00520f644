//! Setting a position up by hand, one square at a time.

use oaq_core::{Player, Position, Setup, SetupError};
use oaq_notation::{position_text, write_setup};

use super::command::{self, Command, Word};
use super::guest::{Answer, Aside, Guest};
use super::{Response, Session};
use crate::{errors, text};

/// The most pieces that can be put somewhere.
const MOST: u32 = 9999;

const DONE: Word = Word {
    id: "done",
    vi: &["xong"],
    en: &["done", "ok"],
    pt: &["pronto"],
};
const CANCEL: Word = Word {
    id: "cancel",
    vi: &["hủy", "thôi"],
    en: &["cancel"],
    pt: &["cancelar"],
};
const EMPTY: Word = Word {
    id: "empty",
    vi: &["trống", "dọn"],
    en: &["empty", "clear"],
    pt: &["vazio", "limpar"],
};
const START: Word = Word {
    id: "start",
    vi: &["ban đầu", "đầu ván"],
    en: &["start"],
    pt: &["início"],
};

const WORDS: &[Word] = &[DONE, CANCEL, EMPTY, START];

/// A position that is being set up.
#[derive(Debug)]
pub(super) struct Edit {
    setup: Setup,
    /// The position before each change, the last one last.
    before: Vec<Setup>,
}

/// What a part of a line changes.
enum Change {
    /// A square of a row holds so many dân.
    Dan(Player, usize, u32),
    /// An ô quan holds so many quan and dân.
    Quan(Player, u32, u32),
    /// A whole row.
    Row(Player, Vec<u32>),
    /// A player has captured so many quan and dân.
    Store(Player, u32, i32),
    /// A player is to move.
    Turn(Player),
}

impl Session {
    /// Begins to set a position up, from the one that is on the board.
    pub(super) fn edit(&mut self) -> Response {
        let setup = self.sheet.position().to_setup();
        let board = self.board_of(&setup);
        let edit = Edit {
            setup,
            before: Vec::new(),
        };
        let help = self.prose(&edit.help(self));
        self.receive(Box::new(edit));
        Response::done(format!("{help}\n{board}"))
    }
}

impl Guest for Edit {
    fn prompt(&self, session: &Session) -> String {
        session.say.msg("prompt-edit")
    }

    fn answer(&mut self, session: &mut Session, line: &str) -> Answer {
        if line.is_empty() {
            return Answer::Stay(Response::done(""));
        }
        match Word::find(WORDS, line) {
            Some("done") => return self.done(session),
            Some("cancel") => {
                let text = session.prose(&session.say.msg("edit-cancelled"));
                return Answer::Leave(Response::done(format!("{text}\n{}", session.board())));
            }
            Some("empty") => {
                let board = session.sheet.position().board();
                let setup = Setup {
                    to_move: self.setup.to_move,
                    ..Setup::empty(board)
                };
                return Answer::Stay(self.change(session, setup));
            }
            Some(_) => {
                let setup = Setup::start(session.sheet.position().rules());
                return Answer::Stay(self.change(session, setup));
            }
            None => {}
        }
        if let Some((spec, rest)) = command::named(line)
            && !parts(line).any(|part| read(&self.setup, part).is_ok())
        {
            return self.command(session, spec.command, rest);
        }
        Answer::Stay(self.changes(session, line))
    }

    fn words(&self) -> &'static [Word] {
        WORDS
    }

    fn aside(&self, session: &Session) -> Option<Aside> {
        Some(Aside {
            setup: self.setup.clone(),
            rules: *session.sheet.position().rules(),
            over: false,
            seat: None,
            of_game: true,
        })
    }
}

impl Edit {
    /// What can be typed.
    fn help(&self, session: &Session) -> String {
        let lang = session.say.lang();
        let last = self.setup.rows.first().map_or(0, Vec::len);
        let args = [
            ("last", last.into()),
            ("done", DONE.name(lang).into()),
            ("cancel", CANCEL.name(lang).into()),
            ("empty", EMPTY.name(lang).into()),
            ("start", START.name(lang).into()),
            ("undo", Command::Undo.name(lang).into()),
        ];
        session.say.format("edit-help", &args)
    }

    /// Obeys one of the commands that have a meaning here.
    fn command(&mut self, session: &Session, command: Command, rest: &str) -> Answer {
        Answer::Stay(match command {
            Command::Undo => match self.before.pop() {
                Some(before) => {
                    let after = std::mem::replace(&mut self.setup, before);
                    Response::done(session.difference(&after, &self.setup))
                }
                None => session.refuse(&session.say.msg("edit-nothing-to-undo")),
            },
            Command::Position if rest.is_empty() => Response::done(write_setup(&self.setup)),
            Command::Help if rest.is_empty() => Response::done(session.prose(&self.help(session))),
            other if other.is_of_use_anywhere() || other.looks_at_any_board(rest) => {
                return Answer::Pass;
            }
            other => {
                let lang = session.say.lang();
                let args = [
                    ("command", other.name(lang).into()),
                    ("done", DONE.name(lang).into()),
                    ("cancel", CANCEL.name(lang).into()),
                ];
                session.refuse(&session.say.format("edit-first", &args))
            }
        })
    }

    /// Begins the game from what was set up, if one can.
    fn done(&mut self, session: &mut Session) -> Answer {
        let rules = *session.sheet.position().rules();
        // What it was before it was set up is of no interest.
        self.setup.quiet_plies = 0;
        self.setup.plies = 0;
        match Position::from_setup(rules, &self.setup) {
            Ok(_) => {
                session.restart(Some(self.setup.clone()));
                session.set_up = Some(session.sheet.record().clone());
                let args = [("position", position_text(session.sheet.position()).into())];
                let text = session.prose(&session.say.format("edit-done", &args));
                let board = session.with_ending(session.board());
                Answer::Leave(Response::done(format!("{text}\n{board}")))
            }
            Err(errors) => Answer::Stay(session.refuse(&told(session, &errors.0))),
        }
    }

    /// Makes the changes of a line: all of them or, if one is wrong, none.
    fn changes(&mut self, session: &Session, line: &str) -> Response {
        let mut setup = self.setup.clone();
        for part in parts(line) {
            match read(&setup, part) {
                Ok(change) => apply(&mut setup, change),
                Err(wrong) => return session.refuse(&no_change(session, part, &wrong)),
            }
        }
        let rules = session.sheet.position().rules();
        if let Err(errors) = setup.check(rules) {
            return session.refuse(&told(session, &errors.0));
        }
        self.change(session, setup)
    }

    /// Sets another position up, and shows it.
    fn change(&mut self, session: &Session, setup: Setup) -> Response {
        let before = std::mem::replace(&mut self.setup, setup);
        let shown = session.difference(&before, &self.setup);
        self.before.push(before);
        Response::done(shown)
    }
}

/// Why a part of a line changes nothing, in words.
fn no_change(session: &Session, part: &str, wrong: &Wrong) -> String {
    let say = &session.say;
    let part = ("part", errors::harmless(&text::shortened(part)).into());
    match wrong {
        Wrong::NoSquare(name) => {
            let name = errors::harmless(&text::shortened(name));
            say.format("no-square", &[("name", name.into())])
        }
        Wrong::Count => say.format("edit-count", &[part, ("most", MOST.to_string().into())]),
        Wrong::Form => say.format("edit-unknown", &[part]),
    }
}

/// The changes of a line.
fn parts(line: &str) -> impl Iterator<Item = &str> {
    line.split([',', ';']).map(str::trim)
}

/// All that is wrong with a position.
fn told(session: &Session, errors: &[SetupError]) -> String {
    let errors = errors.iter().map(|error| session.say.setup_error(error));
    errors.collect::<Vec<_>>().join("\n")
}

/// Why a part of a line changes nothing.
#[derive(Debug, PartialEq, Eq)]
enum Wrong {
    /// There is no square of this name.
    NoSquare(String),
    /// Nothing can hold so many.
    Count,
    /// It is written in no way that is known.
    Form,
}

/// Reads one change: `A3 7`, `QA Q3`, `A 5 5 0 5 5`, `A 12Q`, `B`.
fn read(setup: &Setup, typed: &str) -> Result<Change, Wrong> {
    let folded = text::fold(&typed.replace('=', " "));
    let mut words = folded.split(' ');
    let name = words.next().ok_or(Wrong::Form)?;
    let values: Vec<&str> = words.collect();
    let seat = |letter: char| {
        let player = Player::from_letter(letter)?;
        (player.index() < setup.rows.len()).then_some(player)
    };
    let no_square = || Wrong::NoSquare(name.to_uppercase());
    let mut letters = name.chars();
    let first = letters.next().ok_or(Wrong::Form)?;
    let rest = letters.as_str();
    let looks_like_square = Player::from_letter(first).is_some()
        && !rest.is_empty()
        && rest.bytes().all(|b| b.is_ascii_digit());
    if first == 'q' && !rest.is_empty() {
        let letter = rest.chars().next().filter(|_| rest.len() == 1);
        let letter = letter.filter(|&letter| Player::from_letter(letter).is_some());
        let player = seat(letter.ok_or(Wrong::Form)?).ok_or_else(no_square)?;
        let (quan, dan) = pieces(&values)?;
        let dan = u32::try_from(dan).map_err(|_| Wrong::Count)?;
        return Ok(Change::Quan(player, quan, dan));
    }
    let Some(player) = seat(first) else {
        return Err(if looks_like_square {
            no_square()
        } else {
            Wrong::Form
        });
    };
    let row = &setup.rows[player.index()];
    if !rest.is_empty() {
        if !looks_like_square {
            return Err(Wrong::Form);
        }
        let number = rest
            .parse()
            .ok()
            .and_then(|number: usize| number.checked_sub(1));
        let square = number.filter(|&at| at < row.len()).ok_or_else(no_square)?;
        let [value] = values[..] else {
            return Err(Wrong::Form);
        };
        return Ok(Change::Dan(player, square, count(value)?));
    }
    match values.len() {
        0 => Ok(Change::Turn(player)),
        n if n == row.len() && n > 1 => {
            let row: Result<Vec<u32>, Wrong> = values.into_iter().map(count).collect();
            Ok(Change::Row(player, row?))
        }
        _ => {
            let (quan, dan) = pieces(&values)?;
            Ok(Change::Store(player, quan, dan))
        }
    }
}

/// A number of dân.
fn count(typed: &str) -> Result<u32, Wrong> {
    let digits = typed.strip_prefix(['-', '+']).unwrap_or(typed);
    if digits.is_empty() || !digits.bytes().all(|b| b.is_ascii_digit()) {
        return Err(Wrong::Form);
    }
    let number = typed.parse().ok().filter(|&n| n <= MOST);
    number.ok_or(Wrong::Count)
}

/// Quan and dân, as positions and boards write them, in any order: `Q3`, `12Q`,
/// `Q+1`, `QQ`, `-3`.
fn pieces(values: &[&str]) -> Result<(u32, i32), Wrong> {
    let joined = values.join(" ").replace('+', " ");
    let mut quan = 0;
    let mut dan = None;
    for word in joined.split(' ').filter(|word| !word.is_empty()) {
        let digits = word.trim_matches('q');
        quan += u32::try_from(word.len() - digits.len()).map_err(|_| Wrong::Count)?;
        if digits.is_empty() {
            continue;
        }
        let size = count(digits.strip_prefix('-').unwrap_or(digits))?;
        let size = i32::try_from(size).map_err(|_| Wrong::Count)?;
        let number = if digits.starts_with('-') { -size } else { size };
        if dan.replace(number).is_some() {
            return Err(Wrong::Form);
        }
    }
    match dan {
        None if quan == 0 => Err(Wrong::Form),
        dan => Ok((quan, dan.unwrap_or(0))),
    }
}

fn apply(setup: &mut Setup, change: Change) {
    match change {
        Change::Dan(player, square, dan) => setup.rows[player.index()][square] = dan,
        Change::Row(player, row) => setup.rows[player.index()] = row,
        Change::Quan(player, quan, dan) => {
            let square = &mut setup.quan_squares[player.index()];
            square.quan = quan;
            square.dan = dan;
            if quan > 0 {
                square.captor = None;
            }
        }
        Change::Store(player, quan, dan) => {
            let store = &mut setup.stores[player.index()];
            store.quan = quan;
            store.dan = dan;
        }
        Change::Turn(player) => setup.to_move = player,
    }
}

#[cfg(test)]
mod tests {
    use oaq_core::Rules;

    use super::*;

    fn after(line: &str) -> Result<String, Wrong> {
        let mut setup = Setup::start(&Rules::STANDARD);
        let change = read(&setup, line)?;
        apply(&mut setup, change);
        Ok(write_setup(&setup))
    }

    #[test]
    fn changes_are_read_as_people_write_them() {
        for (line, position) in [
            ("A3 7", "5,5,7,5,5/Q/5,5,5,5,5/Q A 0/0 - 0 0"),
            ("a3=0", "5,5,0,5,5/Q/5,5,5,5,5/Q A 0/0 - 0 0"),
            ("QA Q3", "5,5,5,5,5/Q3/5,5,5,5,5/Q A 0/0 - 0 0"),
            ("qb 0", "5,5,5,5,5/Q/5,5,5,5,5/0 A 0/0 - 0 0"),
            ("QB = Q + 1", "5,5,5,5,5/Q/5,5,5,5,5/Q1 A 0/0 - 0 0"),
            ("B 1 2 3 4 5", "5,5,5,5,5/Q/1,2,3,4,5/Q A 0/0 - 0 0"),
            ("A 12Q", "5,5,5,5,5/Q/5,5,5,5,5/Q A 12Q/0 - 0 0"),
            ("B qq", "5,5,5,5,5/Q/5,5,5,5,5/Q A 0/0QQ - 0 0"),
            ("b", "5,5,5,5,5/Q/5,5,5,5,5/Q B 0/0 - 0 0"),
        ] {
            assert_eq!(after(line).as_deref(), Ok(position), "{line}");
        }
    }

    #[test]
    fn what_is_no_change_is_refused_with_the_reason() {
        for line in [
            "", "x", "A3", "A3 x", "A3 1 2", "QA", "A 1 2", "A 1q2q3", "Q", "QAB 1", "QX 1", "An 1",
        ] {
            assert_eq!(after(line), Err(Wrong::Form), "{line}");
        }
        for (line, square) in [
            ("A6 1", "A6"),
            ("a0 1", "A0"),
            ("A9", "A9"),
            ("C1 1", "C1"),
            ("QC 1", "QC"),
            ("A99999999999999999999 1", "A99999999999999999999"),
        ] {
            assert_eq!(after(line), Err(Wrong::NoSquare(square.into())), "{line}");
        }
        for line in [
            "A3 -1",
            "QA -1",
            "A3 10000",
            "A3 99999999999",
            "QA Q99999",
            "A 10000",
            "A -10000",
            "A 1 2 3 4 99999",
        ] {
            assert_eq!(after(line), Err(Wrong::Count), "{line}");
        }
    }
}
