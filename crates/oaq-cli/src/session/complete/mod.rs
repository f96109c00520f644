//! What a line that is being typed may become: completions, and the hint that
//! shows the rest of it.

#[cfg(test)]
mod tests;
mod values;

use std::path::PathBuf;

use oaq_core::{Direction, Move, Position};
use oaq_i18n::Lang;
use oaq_play::text::fold;

use super::command::{self, Arg, Command, Kind, MOST_WORDS, Spec, TABLE, Word};
use super::games::{POSITION_WORDS, RULES_WORDS, SET, SHOW, USE};
use super::{Question, Session};
pub(crate) use values::WHO;

/// What has to be known of a session to complete a line; see
/// [`Session::assistant`].
#[derive(Clone, Debug, Default)]
pub(crate) struct Assistant {
    lang: Lang,
    /// What can be played, or answered to a question.
    moves: Vec<String>,
    rules: Vec<String>,
    seats: Vec<char>,
    /// The names of all squares.
    squares: Vec<String>,
    /// What a guest understands.
    guest: Option<Vec<&'static str>>,
    home: Option<PathBuf>,
    /// How what each command takes is written.
    usages: Vec<(Command, String)>,
    /// Whether hints would disturb, since somebody listens to the screen.
    pub(crate) quiet: bool,
}

/// The rest of a line, as somebody may want to type it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Rest {
    pub(crate) shown: String,
    /// Whether the rest is what could be typed, or only tells what could.
    pub(crate) typed: bool,
}

/// The letter of a direction in a language.
const fn letter(direction: Direction, lang: Lang) -> char {
    match (direction, lang) {
        (Direction::Right, Lang::Vi) => 'P',
        (Direction::Left, Lang::Vi) => 'T',
        (Direction::Right, Lang::Pt) => 'D',
        (Direction::Left, Lang::Pt) => 'E',
        // The letters that records have.
        (Direction::Right, _) => 'R',
        (Direction::Left, _) => 'L',
    }
}

/// A move as people of a language write it.
pub(super) fn written(m: Move, lang: Lang) -> String {
    format!("{}{}", m.number(), letter(m.direction(), lang))
}

impl Session {
    /// What knows how to complete a line of this session as it is now.
    pub(crate) fn assistant(&self) -> Assistant {
        let lang = self.say.lang();
        let all = |position: &Position| {
            let moves = position.legal_moves();
            moves.iter().map(|m| written(m, lang)).collect()
        };
        let moves = match self.question {
            _ if self.guest.is_some() => {
                let position = self.guest.as_ref().and_then(|guest| guest.position());
                position.as_ref().map(all).unwrap_or_default()
            }
            Some(Question::Direction(_)) => {
                Direction::ALL.map(|d| letter(d, lang).to_string()).to_vec()
            }
            Some(Question::Offer) => (1..=self.listed.len()).map(|n| n.to_string()).collect(),
            None if self.sheet.is_over() => Vec::new(),
            None => all(self.sheet.position()),
        };
        let usage = |spec: &Spec| {
            let args = spec.args.iter().map(|arg| self.say_arg(*arg));
            (spec.command, args.collect::<Vec<_>>().join(" "))
        };
        Assistant {
            lang,
            moves,
            rules: self.variants.book.ids().map(str::to_owned).collect(),
            seats: self.seats().map(oaq_core::Player::letter).collect(),
            squares: self.square_names(),
            guest: self
                .guest
                .as_ref()
                .map(|guest| guest.words().iter().map(|word| word.name(lang)).collect()),
            home: self.home.clone(),
            usages: TABLE.iter().map(usage).collect(),
            quiet: self.look.plain,
        }
    }
}

impl Assistant {
    /// Where what is completed begins in a line, and what it may become. What
    /// is whole already gets the space that parts it from what can follow.
    pub(crate) fn complete(&self, line: &str) -> (usize, Vec<String>) {
        let (at, mut found) = self.ways_on(line);
        if let [only] = &mut found[..]
            && fold(only) == fold(&line[at..])
            && !self.ways_on(&format!("{line} ")).1.is_empty()
        {
            only.push(' ');
        }
        (at, found)
    }

    fn ways_on(&self, line: &str) -> (usize, Vec<String>) {
        let begin = line.len() - line.trim_start().len();
        let typed = &line[begin..];
        if let Some(words) = &self.guest {
            let words = words.iter().map(ToString::to_string);
            let all = self.moves.iter().cloned().chain(words);
            return (begin, beginning_with(typed, all));
        }
        // What a command takes comes before longer names that begin with its
        // own: `luật ` wants rules more than `luật chơi`.
        if let Some((spec, rest)) = command::named(typed)
            && (typed.ends_with(' ') || !rest.is_empty())
        {
            let start = line.len() - rest.len();
            let (at, found) = self.arguments(spec, rest);
            if !found.is_empty() {
                return (start + at, found);
            }
        }
        let mut found = self.names(typed);
        if !typed.contains(' ') {
            found.splice(0..0, beginning_with(typed, self.moves.iter().cloned()));
        }
        (begin, found)
    }

    /// The names that begin so: those of the language, or else of all.
    fn names(&self, typed: &str) -> Vec<String> {
        // Whatever is complete and has a space behind it wants more than a
        // longer name, unless there is one.
        let done = typed.ends_with(' ') || typed.split_whitespace().count() > MOST_WORDS;
        let folded = fold(typed);
        let begins = |name: &&'static str| {
            let name = fold(name);
            name.starts_with(&folded) && !(done && name == folded)
        };
        let of = |spec: &'static Spec, lang| spec.of(lang).iter().copied().find(begins);
        let own: Vec<String> = TABLE
            .iter()
            .filter_map(|spec| of(spec, self.lang))
            .map(str::to_owned)
            .collect();
        if !own.is_empty() || typed.is_empty() {
            return own;
        }
        let all = TABLE.iter().filter_map(|spec| spec.all().find(begins));
        all.map(str::to_owned).collect()
    }

    /// What may stand behind a command, and where it begins in the rest of the
    /// line.
    fn arguments(&self, spec: &Spec, rest: &str) -> (usize, Vec<String>) {
        let word = rest.rfind(char::is_whitespace).map_or(0, |at| at + 1);
        let typed = &rest[word..];
        match spec.args {
            // Names of commands and of files may have spaces in them.
            [arg] if arg.kind == Kind::Command => return (0, self.names(rest)),
            [arg, ..] if arg.kind == Kind::File => return (0, self.files(rest)),
            _ => {}
        }
        let words: &[Word] = match spec.args {
            [arg, ..] if arg.kind == Kind::RulesWord => RULES_WORDS,
            [arg, ..] if arg.kind == Kind::PositionWord => POSITION_WORDS,
            _ => &[],
        };
        if let Some((id, behind)) = Word::first(words, rest)
            && (rest.ends_with(char::is_whitespace) || !behind.is_empty())
        {
            let before = behind.split_whitespace().count();
            let before = before - usize::from(!typed.is_empty());
            let rules = words == RULES_WORDS;
            let found = match id {
                _ if id == USE.id || id == SHOW.id && rules => self.rules(typed, before),
                _ if id == SET.id && rules => Self::rule_changes(typed),
                _ => Vec::new(),
            };
            return (word, found);
        }
        let before = rest[..word].split_whitespace().count();
        let last = spec.args.len().saturating_sub(1);
        let many = |arg: &Arg| arg.many || matches!(arg.kind, Kind::Rules | Kind::Effort);
        let mut found = Vec::new();
        for (i, arg) in spec.args.iter().enumerate() {
            // What can be left out may have been.
            if i >= before || (i == last && many(arg)) {
                found.extend(self.of_kind(arg.kind, typed, before));
            }
            if i >= before && !arg.optional {
                break;
            }
        }
        (word, found)
    }

    /// What could follow a line: the rest of a name, or what its command takes.
    pub(crate) fn hint(&self, line: &str) -> Option<Rest> {
        let typed = line.trim_start();
        if self.quiet || typed.is_empty() || self.guest.is_some() {
            return None;
        }
        let told = |shown: String| {
            (!shown.is_empty()).then_some(Rest {
                shown,
                typed: false,
            })
        };
        if let Ok(number) = typed.trim_end().parse::<u8>() {
            let moves = self.moves.iter();
            let ways: Vec<&str> = moves
                .filter_map(|m| m.strip_prefix(&number.to_string()))
                .filter(|way| !way.is_empty())
                .collect();
            return told(ways.join("/")).filter(|_| !ways.is_empty());
        }
        if let Some((spec, rest)) = command::named(typed) {
            if !rest.is_empty() {
                return None;
            }
            let args = self.usages.iter().find(|(of, _)| *of == spec.command);
            let args = args.map_or("", |(_, args)| args);
            let space = if typed.ends_with(' ') || args.is_empty() {
                ""
            } else {
                " "
            };
            return told(format!("{space}{args}"));
        }
        // The first of several would look as if it had been chosen.
        let [only] = &self.names(typed)[..] else {
            return None;
        };
        let rest: String = only.chars().skip(typed.chars().count()).collect();
        (!rest.is_empty()).then_some(Rest {
            shown: rest,
            typed: true,
        })
    }
}

/// Those that begin with what was typed, without regard to case and
/// diacritics.
fn beginning_with(typed: &str, words: impl IntoIterator<Item = String>) -> Vec<String> {
    let typed = fold(typed);
    let words = words.into_iter();
    words
        .filter(|word| fold(word).starts_with(&typed))
        .collect()
}
