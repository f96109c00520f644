//! The words that can be typed in a game besides moves.
//!
//! Each command has its names in all three languages, and all are always
//! understood, without regard to case; without regard to diacritics too, unless
//! a name of the language that is played in begins so.

mod spec;
mod table;
mod word;

use oaq_i18n::Lang;
use unicode_normalization::UnicodeNormalization as _;

use crate::text::fold;

pub(super) use spec::{Arg, Kind, Spec, Topic};
pub(super) use table::TABLE;
pub(super) use word::Word;

/// What a word tells the game to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Command {
    Help,
    Play,
    Moves,
    Board,
    Explain,
    Hint,
    Eval,
    Best,
    Go,
    Threat,
    Analyze,
    Undo,
    Redo,
    Goto,
    Where,
    Last,
    Score,
    Describe,
    Flip,
    History,
    Position,
    Edit,
    Rules,
    New,
    Tally,
    Resign,
    Draw,
    Players,
    Names,
    Save,
    Load,
    Records,
    Saved,
    Resume,
    Animate,
    Tutorial,
    Quiz,
    Language,
    Plain,
    Theme,
    Config,
    About,
    Quit,
}

impl Command {
    /// Whether it ends a game, so that it has to be typed in full.
    const fn ends_a_game(self) -> bool {
        matches!(
            self,
            Self::New | Self::Tally | Self::Resign | Self::Draw | Self::Quit
        )
    }

    /// Whether it is of use whatever goes on, and changes no game.
    pub(super) const fn is_of_use_anywhere(self) -> bool {
        matches!(
            self,
            Self::Language | Self::Plain | Self::Theme | Self::Flip | Self::About | Self::Quit
        )
    }

    /// Whether, with or without something behind it, it only shows what is on
    /// the board, or tells of commands.
    pub(super) const fn looks_at_any_board(self, rest: &str) -> bool {
        match self {
            Self::Describe | Self::Board => true,
            Self::Where | Self::Help => !rest.is_empty(),
            _ => false,
        }
    }

    /// Whether it only shows something.
    pub(super) fn only_shows(self) -> bool {
        let topic = self.spec().topic;
        self == Self::Help || matches!(topic, Topic::Look | Topic::Ask)
    }

    /// What is known of it.
    pub(super) fn spec(self) -> &'static Spec {
        let found = TABLE.iter().find(|spec| spec.command == self);
        found.unwrap_or(&TABLE[0])
    }

    /// What it is called in a language.
    pub(super) fn name(self, lang: Lang) -> &'static str {
        self.spec().name(lang)
    }
}

/// The fewest letters that may stand for a longer name of the language that is
/// played in.
const SHORTEST: usize = 2;

/// The fewest letters that may stand for a longer name of another language.
const SHORTEST_ELSEWHERE: usize = 3;

/// Shorter words are nobody's slip.
const SHORTEST_SLIP: usize = 3;

/// The longest name has so many words.
pub(super) const MOST_WORDS: usize = 3;

/// What there is to say of a line that begins with no command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Missed {
    /// It begins as these names do, of which it could be any, or the one that
    /// has to be typed in full.
    Begun(Vec<&'static str>),
    /// It resembles this name.
    Slip(&'static str),
    Unknown,
}

/// The command at the beginning of a line and what stands behind it; or else
/// what was probably meant.
///
/// A few letters do for a name of the language of the game, or else of any
/// other, if they begin no other command. What ends a game wants its whole
/// name.
pub(super) fn find(line: &str, lang: Lang) -> Result<(Command, &str), Missed> {
    let whole = named(line);
    // A name that stands there as it is written is meant, whatever the
    // language. Without its diacritics a shorter form of a name of the
    // language may be.
    if let Some((spec, rest)) = whole
        && (is_spelt(line, rest, spec.all()) || is_named(line, rest, spec.of(lang)))
    {
        return Ok((spec.command, rest));
    }
    let own = |spec: &Spec| spec.of(lang).to_vec();
    let all = |spec: &Spec| spec.all().collect();
    let begun = begun(line, SHORTEST, own);
    let begun = match whole {
        // `mô tả` is longer than what `mo` begins.
        Some((spec, rest))
            if begun
                .as_ref()
                .is_none_or(|(_, shorter)| shorter.len() > rest.len()) =>
        {
            return Ok((spec.command, rest));
        }
        Some(_) => begun,
        None => begun.or_else(|| self::begun(line, SHORTEST_ELSEWHERE, all)),
    };
    match begun {
        Some((names, rest)) => match names[..] {
            [(spec, _)] if !spec.command.ends_a_game() => Ok((spec.command, rest)),
            _ => Err(Missed::Begun(names.iter().map(|(_, name)| *name).collect())),
        },
        None => Err(suggest(line, lang).map_or(Missed::Unknown, Missed::Slip)),
    }
}

/// Whether what stands in front of `rest` is one of these names, letter for
/// letter but for case.
fn is_spelt(line: &str, rest: &str, names: impl IntoIterator<Item = &'static str>) -> bool {
    let head = composed(head(line, rest));
    names.into_iter().any(|name| composed(name) == head)
}

/// Whether what stands in front of `rest` is one of these names.
fn is_named(line: &str, rest: &str, names: &[&str]) -> bool {
    let head = fold(head(line, rest));
    names.iter().any(|name| fold(name) == head)
}

/// What stands in front of the rest of a line.
fn head<'l>(line: &'l str, rest: &str) -> &'l str {
    line[..line.len() - rest.len()].trim()
}

/// Small letters and single spaces, composed.
fn composed(text: &str) -> String {
    let words: Vec<String> = text.split_whitespace().map(str::to_lowercase).collect();
    words.join(" ").nfc().collect()
}

/// The commands one of whose names, among those that are looked at, begins as
/// the line does with so many letters at least, each with the first such name; and what stands behind.
fn begun(
    line: &str,
    shortest: usize,
    names: impl Fn(&'static Spec) -> Vec<&'static str>,
) -> Option<(Vec<(&'static Spec, &'static str)>, &str)> {
    (1..=MOST_WORDS).rev().find_map(|words| {
        let (head, rest) = split(line, words);
        let (typed, head) = (composed(head), fold(head));
        if head.chars().count() < shortest || head.split(' ').count() < words {
            return None;
        }
        // Who types diacritics means them. With something else behind it, `chơi`
        // is not the beginning of `chơi tiếp` but of a line that says another
        // thing.
        let begins = |name: &&'static str| {
            let name = if typed == head {
                fold(name)
            } else {
                composed(name)
            };
            let more = name.strip_prefix(&typed);
            more.is_some_and(|more| rest.is_empty() || !more.contains(' '))
        };
        let found: Vec<_> = TABLE
            .iter()
            .filter_map(|spec| Some((spec, names(spec).into_iter().find(begins)?)))
            .collect();
        (!found.is_empty()).then_some((found, rest))
    })
}

/// The command whose whole name a line begins with, and what stands behind it.
pub(super) fn named(line: &str) -> Option<(&'static Spec, &str)> {
    // A longer name comes first: `nước đi` is not `nước`.
    (1..=MOST_WORDS).rev().find_map(|words| {
        let (head, rest) = split(line, words);
        let head = fold(head);
        let spec = TABLE
            .iter()
            .find(|s| s.all().any(|name| fold(name) == head))?;
        Some((spec, rest))
    })
}

/// The name that a line resembles: one of the language if there is one, or
/// else one that differs in a single letter. That much only is taken for a slip
/// where a game would end.
fn suggest(line: &str, lang: Lang) -> Option<&'static str> {
    let whole = |names: fn(&'static Spec, Lang) -> Vec<&'static str>| -> Vec<_> {
        let named = |spec| names(spec, lang).into_iter().map(move |name| (spec, name));
        TABLE.iter().flat_map(named).collect()
    };
    let own = whole(|spec, lang| spec.of(lang).to_vec());
    let all = whole(|spec, _| spec.all().collect());
    resembling(line, &own, 2)
        .or_else(|| part_of(line, lang))
        .or_else(|| resembling(line, &all, 1))
}

/// The name that differs least from the beginning of the line, in so many
/// letters at most.
fn resembling(
    line: &str,
    names: &[(&'static Spec, &'static str)],
    most: usize,
) -> Option<&'static str> {
    (1..=MOST_WORDS).rev().find_map(|words| {
        let (head, _) = split(line, words);
        let head = fold(head);
        let letters = head.chars().count();
        if letters < SHORTEST_SLIP {
            return None;
        }
        let alike = |&(spec, name): &(&'static Spec, &'static str)| {
            let differing = strsim::damerau_levenshtein(&head, &fold(name));
            let most = if spec.command.ends_a_game() { 1 } else { most };
            (differing <= most.min(letters / 3)).then_some((differing, name))
        };
        let found = names.iter().filter_map(alike);
        found
            .min_by_key(|(differing, _)| *differing)
            .map(|(_, name)| name)
    })
}

/// The name of the language that has the line for one of its words.
fn part_of(line: &str, lang: Lang) -> Option<&'static str> {
    let line = fold(line);
    let mut names = TABLE.iter().flat_map(|spec| spec.of(lang)).copied();
    names.find(|name| fold(name).split(' ').any(|word| word == line))
}

/// The first words of a line, and the rest with the spaces at its end.
pub(super) fn split(line: &str, words: usize) -> (&str, &str) {
    let line = line.trim_start();
    let mut end = 0;
    for word in line.split_whitespace().take(words) {
        // Words come in order, so each is found behind the last.
        end += line[end..].find(word).unwrap_or(0) + word.len();
    }
    (&line[..end], line[end..].trim_start())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn find(line: &str) -> Result<(Command, &str), Missed> {
        super::find(line, Lang::En)
    }

    #[test]
    fn a_slip_is_first_taken_for_a_name_of_the_language() {
        let suggested = |line, lang| match super::find(line, lang) {
            Err(Missed::Slip(name)) => Some(name),
            Err(Missed::Unknown) => None,
            other => panic!("{line}: {other:?}"),
        };
        for (lang, name) in [
            (Lang::En, "moves"),
            (Lang::Vi, "moves"),
            (Lang::Pt, "nomes"),
        ] {
            assert_eq!(suggested("noves", lang), Some(name), "{lang}");
        }
        assert_eq!(suggested("novva", Lang::Pt), Some("nova"));
        assert_eq!(suggested("qit", Lang::En), Some("quit"));
        assert_eq!(suggested("qit", Lang::Vi), Some("quit"), "no other is near");
        assert_eq!(suggested("thua", Lang::Vi), Some("xin thua"));
        // What is no slip is not put right into something else, least of all
        // into the end of a game.
        for (line, lang) in [
            ("mẹ ơi", Lang::Vi),
            ("cancel", Lang::En),
            ("all", Lang::En),
            ("perder", Lang::Pt),
            ("dance", Lang::En),
        ] {
            assert_eq!(suggested(line, lang), None, "{line}");
        }
    }

    #[test]
    fn a_few_letters_do_for_a_name_of_the_language() {
        use Command::{Analyze, Describe, Go, Hint, Play, Position, Score, Theme, Tutorial, Undo};
        for (line, lang, command) in [
            ("des", Lang::En, Describe),
            ("sc", Lang::En, Score),
            ("ana 2s", Lang::En, Analyze),
            // `thế` and `tả` are names elsewhere; here these letters begin
            // English ones, or Vietnamese ones where they are written so.
            ("the", Lang::En, Theme),
            ("the", Lang::Vi, Position),
            ("thế", Lang::En, Position),
            ("tả", Lang::En, Describe),
            ("go", Lang::Vi, Go),
            ("gợi", Lang::Vi, Hint),
            ("rut", Lang::Vi, Undo),
            ("đi 3P", Lang::Vi, Play),
            ("apr", Lang::Pt, Tutorial),
            ("luat", Lang::En, Command::Rules),
        ] {
            let found = super::find(line, lang).map(|(command, _)| command);
            assert_eq!(found, Ok(command), "{lang}: {line}");
        }
    }

    #[test]
    fn letters_that_begin_several_names_or_end_a_game_are_answered_with_them() {
        let begun = |line, lang| match super::find(line, lang) {
            Err(Missed::Begun(names)) => names,
            other => panic!("{line}: {other:?}"),
        };
        assert_eq!(begun("mov", Lang::En), ["move", "moves"]);
        assert_eq!(
            begun("re", Lang::En),
            ["redo", "resign", "restart", "records", "resume"]
        );
        assert_eq!(begun("res", Lang::En), ["resign", "restart", "resume"]);
        assert_eq!(begun("qui", Lang::En), ["quiz", "quit"]);
        assert_eq!(begun("resi", Lang::En), ["resign"]);
        assert_eq!(begun("ta", Lang::En), ["tally"]);
        assert_eq!(begun("sai", Lang::Pt), ["sair"]);
        assert_eq!(begun("xin", Lang::Vi), ["xin thua", "xin hòa"]);
        // Diacritics are meant; behind a whole word of a longer name another
        // line goes on.
        assert_eq!(super::find("gì đó", Lang::Vi), Err(Missed::Unknown));
        assert_eq!(super::find("xin chào", Lang::Vi), Err(Missed::Unknown));
    }

    #[test]
    fn every_name_is_understood_in_every_spelling() {
        for lang in Lang::ALL {
            for spec in TABLE {
                for name in spec.all() {
                    let mut lines = vec![name.to_owned(), name.to_uppercase()];
                    // Without its diacritics it may begin a name of the
                    // language that is played in.
                    let shorter = |own: &&str| fold(own).starts_with(&fold(name));
                    let mut own = TABLE.iter().flat_map(|spec| spec.of(lang));
                    if spec.of(lang).contains(&name) || !own.any(shorter) {
                        lines.push(fold(name));
                    }
                    for line in lines {
                        let found = super::find(&line, lang);
                        assert_eq!(found, Ok((spec.command, "")), "{lang}: {line}");
                    }
                    let line = format!("{name}  Con  cò");
                    let found = super::find(&line, lang);
                    assert_eq!(found, Ok((spec.command, "Con  cò")), "{lang}: {line}");
                }
            }
        }
    }

    #[test]
    fn no_name_is_a_direction_or_means_two_things() {
        let mut seen = Vec::new();
        for name in TABLE.iter().flat_map(Spec::all).map(fold) {
            assert!(oaq_notation::read_direction(&name).is_none(), "{name}");
            assert!(!seen.contains(&name), "{name}");
            seen.push(name);
        }
    }

    #[test]
    fn beginnings_and_slips() {
        assert_eq!(find("hist"), Ok((Command::History, "")));
        assert_eq!(find("pos 1"), Ok((Command::Position, "1")));
        assert_eq!(find("m"), Err(Missed::Unknown), "too short");
        assert_eq!(find("exp"), Ok((Command::Explain, "")));
        assert!(find("nov").is_err(), "a game is not ended by half a word");
        assert_eq!(find("mvoes"), Err(Missed::Slip("moves")));
        assert_eq!(find("van moii"), Err(Missed::Slip("ván mới")));
        assert_eq!(find("xyzzy"), Err(Missed::Unknown));
        assert_eq!(find(""), Err(Missed::Unknown));
    }
}
