//! How much a search can remember, which a machine may not have room for.

use oaq_engine::Searcher;
use oaq_i18n::Messages;

/// How large the table of a searcher was to be, and how large it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableSize {
    /// So many mebibytes were asked for.
    pub asked: usize,
    /// So many there are.
    pub got: usize,
}

impl TableSize {
    /// That of a searcher.
    #[must_use]
    pub const fn of(searcher: &Searcher) -> Self {
        Self {
            asked: searcher.options().hash,
            got: searcher.table_mebibytes(),
        }
    }

    /// Whether the machine had no room for what was asked for.
    #[must_use]
    pub const fn is_smaller(self) -> bool {
        self.got < self.asked
    }

    /// What there is to say of it: nothing, unless it is smaller than was asked
    /// for.
    #[must_use]
    pub fn told(self, say: &Messages) -> Option<String> {
        let args = [
            ("asked", self.asked.to_string().into()),
            ("got", self.got.to_string().into()),
        ];
        self.is_smaller()
            .then(|| say.format("table-smaller", &args))
    }
}

#[cfg(test)]
mod tests {
    use oaq_engine::Options;
    use oaq_i18n::Lang;

    use super::*;

    #[test]
    fn only_a_smaller_table_is_worth_a_word() {
        for hash in [0, 1, 3] {
            let searcher = Searcher::new(Options {
                hash,
                ..Options::default()
            });
            let size = TableSize::of(&searcher);
            assert_eq!((size.asked, size.got), (hash, hash));
            assert_eq!(size.told(&Messages::new(Lang::En)), None);
        }
        let size = TableSize {
            asked: 4096,
            got: 512,
        };
        let told = size.told(&Messages::new(Lang::En)).unwrap();
        assert!(told.contains("4096") && told.contains("512"), "{told}");
    }
}
