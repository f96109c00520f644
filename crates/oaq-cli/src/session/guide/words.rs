//! The words that a guide understands besides answers.

use oaq_core::files::nearest;
use oaq_i18n::Lang;

use super::super::command::Word;
use crate::text::fold;

pub(super) const HINT: Word = Word {
    id: "hint",
    vi: &["gợi ý", "mách nước", "giúp tôi"],
    en: &["hint"],
    pt: &["dica"],
};
pub(super) const SKIP: Word = Word {
    id: "skip",
    vi: &["bỏ qua", "tiếp", "đi tiếp"],
    en: &["skip", "next"],
    pt: &["pular", "próximo", "próxima"],
};
pub(super) const BACK: Word = Word {
    id: "back",
    vi: &["quay lại", "lùi lại", "bước trước"],
    en: &["back", "previous"],
    pt: &["voltar", "anterior"],
};
pub(super) const REPEAT: Word = Word {
    id: "repeat",
    vi: &["nhắc lại", "xem lại", "lặp lại", "bàn"],
    en: &["repeat", "again", "board"],
    pt: &["repetir", "de novo", "tabuleiro"],
};
pub(super) const HELP: Word = Word {
    id: "help",
    vi: &["giúp", "trợ giúp"],
    en: &["help", "?", "h"],
    pt: &["ajuda"],
};
pub(super) const LEAVE: Word = Word {
    id: "leave",
    vi: &["nghỉ", "thoát"],
    en: &["leave", "quit", "exit", "q"],
    pt: &["sair"],
};
pub(super) const EASY: Word = Word {
    id: "easy",
    vi: &["dễ"],
    en: &["easy"],
    pt: &["fácil"],
};
pub(super) const MEDIUM: Word = Word {
    id: "medium",
    vi: &["vừa"],
    en: &["medium"],
    pt: &["médio"],
};
pub(super) const HARD: Word = Word {
    id: "hard",
    vi: &["khó"],
    en: &["hard"],
    pt: &["difícil"],
};

/// How hard questions can be, the easiest first.
pub(in super::super) const LEVELS: [Word; 3] = [EASY, MEDIUM, HARD];

/// Which of these words a line resembles, as the language calls it.
pub(super) fn meant(line: &str, among: &[Word], lang: Lang) -> Option<&'static str> {
    let names = |word: &Word| [word.vi, word.en, word.pt].concat();
    let all: Vec<(String, Word)> = among
        .iter()
        .flat_map(|word| names(word).into_iter().map(|name| (fold(name), *word)))
        .collect();
    let found = nearest(&fold(line), all.iter().map(|(name, _)| name.as_str()))?;
    let (_, word) = all.iter().find(|(name, _)| name == found)?;
    Some(word.name(lang))
}

#[cfg(test)]
mod tests {
    use super::super::{quiz, tutorial};
    use super::*;

    #[test]
    fn every_word_is_known_by_each_of_its_names_and_means_one_thing() {
        for words in [tutorial::WORDS, quiz::WORDS] {
            let mut seen = Vec::new();
            for word in words {
                for name in [word.vi, word.en, word.pt].concat() {
                    for line in [fold(name), name.to_uppercase()] {
                        assert_eq!(Word::find(words, &line), Some(word.id), "{line}");
                    }
                    // Letters of directions answer a question.
                    assert!(oaq_notation::read_direction(name).is_none(), "{name}");
                    assert!(!seen.contains(&fold(name)), "{name}");
                    seen.push(fold(name));
                }
            }
        }
        assert_eq!(Word::find(tutorial::WORDS, "xyzzy"), None);
    }

    #[test]
    fn a_slip_is_put_right_among_the_words_that_count() {
        let both = [SKIP, HINT];
        assert_eq!(meant("skp", &both, Lang::En), Some("skip"));
        assert_eq!(meant("goi yy", &both, Lang::Vi), Some("gợi ý"));
        assert_eq!(meant("hrad", &both, Lang::En), None);
    }
}
