//! Old rhymes, *đồng dao*, that dân are counted along: a syllable for each.
//!
//! The verses are data, one file each in the folder `rhymes/` of this crate,
//! with their origin and where they are written down just so. All are anonymous
//! and in the public domain.
//!
//! ```
//! use oaq_play::rhymes;
//! let rhyme = rhymes::of_ply(0);
//! assert_eq!(rhyme.lines()[0], ["Nu", "na", "nu", "nống"]);
//! // The fifth dân begins the second line, and the end leads to the beginning.
//! assert_eq!(rhyme.place(4), (1, 0));
//! assert_eq!(rhyme.place(40), (0, 0));
//! ```

use std::collections::BTreeMap;
use std::sync::LazyLock;

use oaq_i18n::Lang;
use serde::Deserialize;

/// The files, in the order in which the verses come.
const FILES: [&str; 4] = [
    include_str!("../rhymes/nu-na-nu-nong.toml"),
    include_str!("../rhymes/chi-chi-chanh-chanh.toml"),
    include_str!("../rhymes/dung-dang-dung-de.toml"),
    include_str!("../rhymes/tha-dia-ba-ba.toml"),
];

static ALL: LazyLock<Vec<Rhyme>> = LazyLock::new(|| {
    let read = |text: &&str| {
        let Ok(file) = toml::from_str(text) else {
            unreachable!("a test reads each file");
        };
        Rhyme::of(file)
    };
    FILES.iter().map(read).collect()
});

/// A verse as its file has it.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    title: String,
    lines: Vec<String>,
    licence: String,
    attested: Vec<String>,
    gloss: BTreeMap<String, String>,
    origin: BTreeMap<String, String>,
}

/// A verse in Vietnamese.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rhyme {
    title: String,
    lines: Vec<Vec<String>>,
    licence: String,
    attested: Vec<String>,
    gloss: BTreeMap<String, String>,
    origin: BTreeMap<String, String>,
}

/// All verses.
#[must_use]
pub fn all() -> &'static [Rhyme] {
    &ALL
}

/// The verse for a ply, counted from 0: they take turns.
#[must_use]
pub fn of_ply(ply: usize) -> &'static Rhyme {
    &ALL[ply % ALL.len()]
}

impl Rhyme {
    fn of(file: File) -> Self {
        let words = |line: &String| line.split(' ').map(str::to_owned).collect();
        Self {
            title: file.title,
            lines: file.lines.iter().map(words).collect(),
            licence: file.licence,
            attested: file.attested,
            gloss: file.gloss,
            origin: file.origin,
        }
    }

    /// How it is called, which is how it begins.
    #[must_use]
    pub fn title(&self) -> &str {
        &self.title
    }

    /// Its lines, each in syllables.
    #[must_use]
    pub fn lines(&self) -> &[Vec<String>] {
        &self.lines
    }

    /// Why it may be used.
    #[must_use]
    pub fn licence(&self) -> &str {
        &self.licence
    }

    /// Where it is written down with these very words: addresses, perhaps with
    /// a remark behind. What is handed down by word of mouth has no text that
    /// is the right one, but one that somebody knows.
    #[must_use]
    pub fn attested(&self) -> &[String] {
        &self.attested
    }

    /// What it says, in our own words; in Vietnamese, what is done to it.
    #[must_use]
    pub fn gloss(&self, lang: Lang) -> &str {
        self.gloss.get(lang.code()).map_or("", String::as_str)
    }

    /// Where it comes from.
    #[must_use]
    pub fn origin(&self, lang: Lang) -> &str {
        self.origin.get(lang.code()).map_or("", String::as_str)
    }

    /// The line and the place in it of the syllable with this number, counted
    /// from 0. Behind the last syllable comes the first again.
    #[must_use]
    pub fn place(&self, syllable: usize) -> (usize, usize) {
        let syllables: usize = self.lines.iter().map(Vec::len).sum();
        let mut left = syllable % syllables.max(1);
        for (n, line) in self.lines.iter().enumerate() {
            if left < line.len() {
                return (n, left);
            }
            left -= line.len();
        }
        (0, 0)
    }
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use unicode_normalization::is_nfc;

    use super::*;

    #[test]
    fn every_file_is_there_and_whole() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("rhymes");
        assert_eq!(fs::read_dir(folder).unwrap().count(), FILES.len());
        for (text, rhyme) in FILES.iter().zip(all()) {
            assert!(is_nfc(text), "{}", rhyme.title());
            assert_eq!(rhyme.lines()[0].join(" "), rhyme.title());
            assert!(rhyme.licence().starts_with("public domain"));
            assert!(!rhyme.attested().is_empty(), "{}", rhyme.title());
            for place in rhyme.attested() {
                assert!(place.starts_with("https://"), "{place}");
            }
            for lang in Lang::ALL {
                assert!(!rhyme.gloss(lang).is_empty(), "{}", rhyme.title());
                assert!(!rhyme.origin(lang).is_empty(), "{}", rhyme.title());
            }
            for line in rhyme.lines() {
                assert_eq!(line.len(), 4, "these are verses of four: {line:?}");
                assert!(line.iter().all(|syllable| !syllable.is_empty()));
            }
        }
    }

    #[test]
    fn the_syllables_come_in_order_and_again() {
        for rhyme in all() {
            let all: Vec<&String> = rhyme.lines().iter().flatten().collect();
            for n in 0..2 * all.len() {
                let (line, place) = rhyme.place(n);
                assert_eq!(&rhyme.lines()[line][place], all[n % all.len()]);
            }
        }
    }

    #[test]
    fn the_verses_take_turns() {
        let titles: Vec<&str> = (0..5).map(|ply| of_ply(ply).title()).collect();
        assert_eq!(titles[0], titles[4]);
        assert_ne!(titles[0], titles[1]);
    }
}
