//! Which games somebody wants to have.

use std::ops::RangeInclusive;

use oaq_core::files::RuleBook;
use oaq_core::{EndReason, Move, Player, Rules, Shares};
use oaq_i18n::Messages;
use oaq_notation::read_direction;
use oaq_notation::record::{Record, Termination};
use unicode_normalization::UnicodeNormalization;

use crate::args::Ask;
use crate::context::Context;
use crate::errors;
use crate::exit::Failure;
use crate::text;
use crate::variants::Variants;

/// The word for a game that has not ended.
const UNFINISHED: &str = "unfinished";

/// The word for a win that is shared.
const SHARED: &str = "shared";

/// What a game must be like: all of it.
pub(super) struct Criteria {
    tags: Vec<TagIs>,
    players: Vec<Wanted>,
    winner: Option<Wanted>,
    rules: Option<Rules>,
    result: Option<String>,
    ending: Option<String>,
    date: Option<RangeInclusive<u32>>,
    opening: Vec<Move>,
    plies: RangeInclusive<usize>,
}

/// A tag and what its value must be.
struct TagIs {
    name: String,
    value: Value,
}

enum Value {
    Known,
    Is(Wanted),
    Contains(Wanted),
}

/// A text to be found, whether composed or decomposed, in capital or small
/// letters; and, if it has no diacritics, in letters with any.
struct Wanted {
    text: String,
    plain: bool,
}

impl Wanted {
    fn new(text: &str) -> Self {
        let (exact, folded) = (lower(text), text::fold(text));
        Self {
            plain: exact == folded,
            text: exact,
        }
    }

    fn like(&self, text: &str) -> String {
        if self.plain {
            text::fold(text)
        } else {
            lower(text)
        }
    }

    fn is(&self, text: &str) -> bool {
        self.like(text) == self.text
    }

    fn is_in(&self, text: &str) -> bool {
        self.like(text).contains(&self.text)
    }
}

/// Composed small letters and single spaces.
fn lower(text: &str) -> String {
    let text: String = text.nfc().flat_map(char::to_lowercase).nfc().collect();
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

impl Criteria {
    /// What was asked for, checked.
    pub(super) fn new(
        ask: &Ask,
        book: &RuleBook,
        context: &mut Context<'_, '_>,
    ) -> Result<Self, Failure> {
        let rules = match &ask.rules {
            None => None,
            Some(text) => {
                let variants = Variants { book: book.clone() };
                let chosen = variants.choose(text, &context.say);
                let chosen = chosen.map_err(Failure::Usage)?;
                context.notes(&chosen.notes)?;
                Some(chosen.rules)
            }
        };
        let say = &context.say;
        let wrong = |name: &str, value: &str, expected: &str| wrong(say, name, value, expected);
        let tag = |text: &String| TagIs::new(text).ok_or_else(|| wrong("--tag", text, "arg-tag"));
        let result = match &ask.result {
            None => None,
            Some(text) => {
                let plain = result(text).ok_or_else(|| wrong("--result", text, "arg-result"))?;
                Some(plain)
            }
        };
        let date = match &ask.date {
            None => None,
            Some(text) => Some(dates(text).ok_or_else(|| wrong("--date", text, "arg-date"))?),
        };
        let opening = match &ask.opening {
            None => Vec::new(),
            Some(text) => moves(text).ok_or_else(|| wrong("--opening", text, "arg-opening"))?,
        };
        Ok(Self {
            tags: ask.tag.iter().map(tag).collect::<Result<_, _>>()?,
            players: ask.player.iter().map(|name| Wanted::new(name)).collect(),
            winner: ask.winner.as_deref().map(Wanted::new),
            rules,
            result,
            ending: ask.ending.as_deref().map(|e| ending(e, say)).transpose()?,
            date,
            opening,
            plies: ask.min_plies.unwrap_or(0)..=ask.max_plies.unwrap_or(usize::MAX),
        })
    }

    /// Whether a game is like that.
    pub(super) fn fit(&self, record: &Record) -> bool {
        let seats = || record.rules().rules.board().seats();
        let named = |wanted: &Wanted| seats().any(|p| wanted.is(record.tags().player(p)));
        self.rules.is_none_or(|rules| rules == record.rules().rules)
            && self.tags.iter().all(|tag| tag.fits(record))
            && self.players.iter().all(named)
            && self.winner.as_ref().is_none_or(|wanted| {
                let won = |p: Player| {
                    let alone = |shares: Shares| shares.count() == 1 && shares.has(p);
                    record.result().is_some_and(alone)
                };
                let meant = |p: Player| {
                    wanted.is(record.tags().player(p)) || wanted.is(&p.letter().to_string())
                };
                seats().any(|p| won(p) && meant(p))
            })
            && self.result.as_deref().is_none_or(|wanted| match wanted {
                SHARED => record.result().is_some_and(|shares| shares.count() > 1),
                text => record.result_text() == text,
            })
            && self
                .ending
                .as_deref()
                .is_none_or(|word| word == ending_of(record))
            && self.date.as_ref().is_none_or(|range| {
                let day = record.tags().get("Date").and_then(|date| span(date, true));
                day.is_some_and(|day| range.contains(day.start()) && range.contains(day.end()))
            })
            && self.plies_fit(record)
            && self.opens(record)
    }

    fn plies_fit(&self, record: &Record) -> bool {
        // Most searches do not ask.
        self.plies == (0..=usize::MAX) || self.plies.contains(&record.mainline().count())
    }

    fn opens(&self, record: &Record) -> bool {
        let mut line = record.mainline();
        let mut next = || record.played(line.next()?);
        self.opening.iter().all(|m| next() == Some(*m))
    }
}

impl TagIs {
    /// `NAME`, `NAME=VALUE` or `NAME~PART`.
    fn new(text: &str) -> Option<Self> {
        let at = text.find(['=', '~']);
        let (name, value) = match at {
            None => (text, Value::Known),
            Some(at) => {
                let wanted = Wanted::new(&text[at + 1..]);
                let value = if text.as_bytes()[at] == b'=' {
                    Value::Is(wanted)
                } else {
                    Value::Contains(wanted)
                };
                (&text[..at], value)
            }
        };
        let name = name.trim();
        let begins = name.starts_with(|c: char| c.is_ascii_alphabetic());
        let all = name.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_');
        (begins && all).then(|| Self {
            name: name.to_owned(),
            value,
        })
    }

    fn fits(&self, record: &Record) -> bool {
        let derived = ["Result", "Rules", "Score", "Position", "Termination"];
        let derived = derived
            .iter()
            .find(|name| name.eq_ignore_ascii_case(&self.name));
        let value = match derived {
            Some(name) => record.tag(name),
            None => record
                .tags()
                .get(&self.name)
                .map(str::to_owned)
                .or_else(|| {
                    let mut further = record.tags().further();
                    let same = |(name, _): &(&str, &str)| name.eq_ignore_ascii_case(&self.name);
                    further.find(same).map(|(_, value)| value.to_owned())
                }),
        };
        let Some(value) = value else {
            return false;
        };
        match &self.value {
            Value::Known => !matches!(value.as_str(), "?" | "????.??.??"),
            Value::Is(wanted) => wanted.is(&value),
            Value::Contains(wanted) => wanted.is_in(&value),
        }
    }
}

/// How a game ended, in a word: on the board, otherwise, or not yet.
pub(super) fn ending_of(record: &Record) -> &'static str {
    match (record.outcome(), record.termination()) {
        (Some(outcome), _) => outcome.reason.word(),
        (None, Some(termination)) => termination.word(),
        (None, None) => UNFINISHED,
    }
}

/// The word for an ending.
fn ending(text: &str, say: &Messages) -> Result<String, Failure> {
    let words = || {
        let others = Termination::ALL.map(Termination::word);
        let words = EndReason::WORDS.iter().copied();
        words.chain(others).chain([UNFINISHED])
    };
    let word = text::fold(text);
    if words().any(|known| known == word) {
        Ok(word)
    } else {
        let text = errors::unknown(say, "record-unknown-ending", text, words());
        let words: Vec<&str> = words().collect();
        let args = [("words", words.join(", ").into())];
        Err(Failure::Usage(format!(
            "{text}\n{}",
            say.format("record-endings", &args)
        )))
    }
}

/// A result as records write it, or [`SHARED`].
fn result(text: &str) -> Option<String> {
    let plain: String = text
        .trim()
        .chars()
        .map(|c| match c {
            '½' => "1/2".to_owned(),
            '⅓' => "1/3".to_owned(),
            '¼' => "1/4".to_owned(),
            '\u{2010}'..='\u{2015}' | '\u{2212}' => "-".to_owned(),
            c => c.to_ascii_lowercase().to_string(),
        })
        .collect();
    if plain == "*" || plain == SHARED {
        return Some(plain);
    }
    let parts: Vec<&str> = plain.split('-').collect();
    let share = parts.iter().find(|part| **part != "0")?;
    let sharing = parts.iter().filter(|part| *part == share).count();
    let fair = parts.iter().all(|part| part == share || *part == "0");
    let expected = if sharing == 1 {
        "1".to_owned()
    } else {
        format!("1/{sharing}")
    };
    ((2..=4).contains(&parts.len()) && fair && *share == expected).then_some(plain)
}

/// The days from a date to another one: `2026`, `2026.02`, `2026-02-17`,
/// `2026..2027.06`, `..2026`. Each is a number whose digits are those of year,
/// month and day.
fn dates(text: &str) -> Option<RangeInclusive<u32>> {
    let text = text.trim();
    let Some((from, to)) = text.split_once("..") else {
        return span(text, false);
    };
    let from = match from.trim() {
        "" => 0,
        from => *span(from, false)?.start(),
    };
    let to = match to.trim() {
        "" => u32::MAX,
        to => *span(to, false)?.end(),
    };
    (from <= to).then_some(from..=to)
}

/// The days that a date may be: all of a year or a month where the rest is
/// missing, or, if it may be, unknown.
fn span(date: &str, unknown: bool) -> Option<RangeInclusive<u32>> {
    let mut parts = date.split(['.', '-']);
    let mut next = |most: u32, digits: RangeInclusive<usize>| match parts.next() {
        None => Some(None),
        Some(part) if unknown && part.contains('?') => Some(None),
        Some(part) => {
            let fits = digits.contains(&part.len()) && part.bytes().all(|b| b.is_ascii_digit());
            let number: u32 = part.parse().ok().filter(|_| fits)?;
            (1..=most).contains(&number).then_some(Some(number))
        }
    };
    let year = next(9999, 4..=4)??;
    let month = next(12, 1..=2)?;
    let day = next(31, 1..=2)?;
    if parts.next().is_some() {
        return None;
    }
    let day = day.filter(|_| month.is_some());
    let number = |month: u32, day: u32| year * 10_000 + month * 100 + day;
    let from = number(month.unwrap_or(1), day.unwrap_or(1));
    Some(from..=number(month.unwrap_or(12), day.unwrap_or(31)))
}

/// Moves like `3R 2L`, with or without numbers.
fn moves(text: &str) -> Option<Vec<Move>> {
    let mut moves = Vec::new();
    for word in text.split_whitespace() {
        let dots = word.trim_start_matches(|c: char| c.is_ascii_digit());
        if dots.len() < word.len() && !dots.is_empty() && dots.bytes().all(|b| b == b'.') {
            continue;
        }
        let word = word.rsplit('.').next()?;
        let square = word.trim_end_matches(|c: char| !c.is_ascii_digit());
        let direction = read_direction(&word[square.len()..])?;
        moves.push(Move::new(square.parse().ok()?, direction)?);
    }
    (!moves.is_empty()).then_some(moves)
}

/// A value that does not fit, as the command line says it.
fn wrong(say: &Messages, name: &str, value: &str, expected: &str) -> Failure {
    let args = [
        ("name", name.into()),
        ("value", errors::harmless(value).into()),
        ("expected", say.msg(expected).into()),
    ];
    Failure::Usage(say.format("usage-value", &args))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_found_as_people_type_them() {
        let is = |wanted: &str, text: &str| Wanted::new(wanted).is(text);
        assert!(is("tèo", "Tèo") && is("TÈO", "Te\u{300}o") && is("te\u{300}o", "TÈO"));
        assert!(is("teo", "Tèo") && is("dung", "Đũng") && is("an  binh", "An Bình"));
        assert!(!is("tèo", "Téo") && !is("tèo", "Teo") && !is("te", "Teo"));
        assert!(Wanted::new("lang").is_in("Hội làng 2026"));
    }

    #[test]
    fn dates_are_ranges() {
        assert_eq!(dates("2026"), Some(20_260_101..=20_261_231));
        assert_eq!(dates("2026.2"), Some(20_260_201..=20_260_231));
        assert_eq!(dates("2026-02-17"), Some(20_260_217..=20_260_217));
        assert_eq!(dates("2025.06..2026"), Some(20_250_601..=20_261_231));
        assert_eq!(dates("..2026"), Some(0..=20_261_231));
        assert_eq!(dates("2026.."), Some(20_260_101..=u32::MAX));
        for wrong in [
            "",
            "26",
            "2026.13",
            "2026.02.32",
            "2027..2026",
            "x",
            "2026.1.1.1",
            "2026.??",
        ] {
            assert_eq!(dates(wrong), None, "{wrong}");
        }
        assert_eq!(span("2026.??.17", true), Some(20_260_101..=20_261_231));
        assert_eq!(span("????.??.??", true), None);
    }

    #[test]
    fn results_are_shares_of_the_win() {
        for text in [
            "1-0",
            "0-1",
            "1/2-1/2",
            "0-1-0",
            "1/3-1/3-1/3",
            "*",
            "shared",
        ] {
            assert_eq!(result(text).as_deref(), Some(text));
        }
        assert_eq!(result("½–½").as_deref(), Some("1/2-1/2"));
        for text in ["", "1", "1-1", "0-0", "40-30", "1/2-0", "draw", "1-0-0-0-0"] {
            assert_eq!(result(text), None, "{text}");
        }
    }

    #[test]
    fn openings_are_moves_with_or_without_numbers() {
        let texts = |text| {
            let moves = moves(text)?;
            Some(
                moves
                    .iter()
                    .map(ToString::to_string)
                    .collect::<Vec<_>>()
                    .join(" "),
            )
        };
        assert_eq!(texts("3R 2l").as_deref(), Some("3R 2L"));
        assert_eq!(texts("1. 3phải 2> 2.5e").as_deref(), Some("3R 2R 5L"));
        for text in ["", "1.", "3", "R", "3X", "99R"] {
            assert_eq!(texts(text), None, "{text}");
        }
    }
}
