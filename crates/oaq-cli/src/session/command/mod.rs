//! The words that can be typed in a game besides moves.
//!
//! Each command has its names in all three languages, and all are always
//! understood, without regard to case and diacritics.

mod spec;
mod table;
mod word;

use oaq_core::files::nearest;
use oaq_i18n::Lang;

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

/// The fewest letters that may stand for a longer name.
const SHORTEST: usize = 3;

/// The longest name has so many words.
pub(super) const MOST_WORDS: usize = 3;

/// The command at the beginning of a line and what stands behind it; or else
/// the name that was probably meant, rather one in the language of the game.
pub(super) fn find(line: &str, lang: Lang) -> Result<(Command, &str), Option<&'static str>> {
    if let Some((spec, rest)) = named(line) {
        return Ok((spec.command, rest));
    }
    let (head, rest) = split(line, 1);
    let head = fold(head);
    if head.chars().count() >= SHORTEST {
        let begun = |spec: &&Spec| {
            !spec.command.ends_a_game() && spec.all().any(|name| fold(name).starts_with(&head))
        };
        let mut begun = TABLE.iter().filter(begun);
        if let (Some(spec), None) = (begun.next(), begun.next()) {
            return Ok((spec.command, rest));
        }
    }
    let own = TABLE.iter().flat_map(|spec| spec.of(lang)).copied();
    Err(suggest(line, own).or_else(|| suggest(line, TABLE.iter().flat_map(Spec::all))))
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

/// The name that a line resembles, among these.
fn suggest(line: &str, names: impl Iterator<Item = &'static str>) -> Option<&'static str> {
    let names: Vec<(String, &'static str)> = names.map(|name| (fold(name), name)).collect();
    let folded = || names.iter().map(|(folded, _)| folded.as_str());
    let found = (1..=MOST_WORDS).rev().find_map(|words| {
        let (head, _) = split(line, words);
        nearest(&fold(head), folded())
    })?;
    let pair = names.iter().find(|(folded, _)| folded == found);
    pair.map(|(_, name)| *name)
}

/// The first words of a line, and the rest.
pub(super) fn split(line: &str, words: usize) -> (&str, &str) {
    let line = line.trim();
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

    fn find(line: &str) -> Result<(Command, &str), Option<&'static str>> {
        super::find(line, Lang::En)
    }

    #[test]
    fn a_slip_is_first_taken_for_a_name_of_the_language() {
        let suggested = |line, lang| super::find(line, lang).unwrap_err();
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
    }

    #[test]
    fn every_name_is_understood_in_every_spelling() {
        for names in TABLE {
            for name in names.all() {
                for line in [name.to_owned(), name.to_uppercase(), fold(name)] {
                    assert_eq!(find(&line), Ok((names.command, "")), "{line}");
                }
                let line = format!("{name}  Con  cò");
                assert_eq!(find(&line), Ok((names.command, "Con  cò")), "{line}");
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
        assert!(find("he").is_err(), "too short");
        assert_eq!(find("exp"), Ok((Command::Explain, "")));
        assert!(find("nov").is_err(), "a game is not ended by half a word");
        assert_eq!(find("mvoes"), Err(Some("moves")));
        assert_eq!(find("van moii"), Err(Some("ván mới")));
        assert_eq!(find("xyzzy"), Err(None));
        assert_eq!(find(""), Err(None));
    }
}
