//! What somebody who misspelt a word may have meant.

use std::cmp::Ordering;

/// How alike two words must be, from 0 to 1, to suggest one for the other:
/// `borow` for `borrow` is 0.83, `value` for `quan-value` 0.5.
const ALIKE: f64 = 0.6;

/// Longer words are nobody's slip.
const LONGEST: usize = 64;

/// The candidate that looks most like `word`. Tables in front that both have
/// say nothing; parts behind a dot count too, as does the part in front of one:
/// `below` and `immature-quan` are like `immature-quan.below`.
pub fn nearest<'a>(word: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    if word.len() > LONGEST {
        return None;
    }
    let word = word.to_lowercase().replace(['_', ' '], "-");
    candidates
        .into_iter()
        .map(|candidate| {
            let whole = strsim::normalized_damerau_levenshtein(&word, candidate);
            (likeness(&word, candidate), whole, candidate)
        })
        .filter(|(likeness, ..)| *likeness >= ALIKE)
        // The first of several that are equally good.
        .reduce(|best, next| {
            let order = next.0.total_cmp(&best.0).then(next.1.total_cmp(&best.1));
            if order == Ordering::Greater {
                next
            } else {
                best
            }
        })
        .map(|(.., candidate)| candidate)
}

fn likeness(mut word: &str, mut candidate: &str) -> f64 {
    while let (Some((table, w)), Some((same, c))) =
        (word.split_once('.'), candidate.split_once('.'))
        && table == same
    {
        (word, candidate) = (w, c);
    }
    if candidate
        .strip_prefix(word)
        .is_some_and(|rest| rest.starts_with('.'))
    {
        return 1.0;
    }
    tails(word)
        .flat_map(|w| tails(candidate).map(move |c| (w, c)))
        .map(|(w, c)| strsim::normalized_damerau_levenshtein(w, c))
        .fold(0.0, f64::max)
}

/// The word, and what follows each of its dots.
fn tails(word: &str) -> impl Iterator<Item = &str> {
    std::iter::successors(Some(word), |rest| {
        rest.split_once('.').map(|(_, tail)| tail)
    })
    .filter(|tail| !tail.is_empty())
}

#[cfg(test)]
mod tests {
    use super::nearest;

    #[test]
    fn slips_are_recognised() {
        let keys = [
            "quan-value",
            "immature-quan.below",
            "limits.max-plies",
            "rules.gap",
        ];
        for (word, meant) in [
            ("quan_value", "quan-value"),
            ("Quan Value", "quan-value"),
            ("qaun-value", "quan-value"),
            ("below", "immature-quan.below"),
            ("imature-quan.belo", "immature-quan.below"),
            ("rules.max-ply", "limits.max-plies"),
            ("limits", "limits.max-plies"),
            ("gap", "rules.gap"),
        ] {
            assert_eq!(nearest(word, keys), Some(meant), "{word}");
        }
    }

    #[test]
    fn nothing_is_suggested_for_what_resembles_nothing() {
        let keys = ["rules.quan-value", "rules.gap"];
        for word in ["", "...", "xyzzy", "rules.xyz", &"quan-value".repeat(10)] {
            assert_eq!(nearest(word, keys), None, "{word}");
        }
        assert_eq!(nearest("gap", []), None);
    }

    #[test]
    fn the_whole_word_decides_between_equal_parts() {
        assert_eq!(
            nearest("nams.en", ["origin.en", "names.en"]),
            Some("names.en")
        );
    }
}
