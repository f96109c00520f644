//! Words that have a meaning behind a command, or while something special goes
//! on.

use oaq_i18n::Lang;

use super::split;
use crate::text::fold;

/// A word in three languages, all of which are always understood.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::session) struct Word {
    /// What the program calls it.
    pub(in crate::session) id: &'static str,
    pub(in crate::session) vi: &'static [&'static str],
    pub(in crate::session) en: &'static [&'static str],
    pub(in crate::session) pt: &'static [&'static str],
}

impl Word {
    /// What it is called in a language.
    pub(in crate::session) fn name(&self, lang: Lang) -> &'static str {
        let names = match lang {
            Lang::Vi => self.vi,
            Lang::Pt => self.pt,
            // A language without names of its own has the English ones.
            _ => self.en,
        };
        names.first().copied().unwrap_or(self.id)
    }

    /// The id of the word that was typed, among these.
    pub(in crate::session) fn find(words: &[Self], typed: &str) -> Option<&'static str> {
        let typed = fold(typed);
        let named = |word: &&Self| {
            let names = word.vi.iter().chain(word.en).chain(word.pt);
            names.into_iter().any(|name| fold(name) == typed)
        };
        words.iter().find(named).map(|word| word.id)
    }

    /// The id of the word that a text begins with, among these, and what stands
    /// behind it.
    pub(in crate::session) fn first<'t>(
        words: &[Self],
        typed: &'t str,
    ) -> Option<(&'static str, &'t str)> {
        // The longest has two words.
        [2, 1].into_iter().find_map(|count| {
            let (head, rest) = split(typed, count);
            Some((Self::find(words, head)?, rest))
        })
    }
}
