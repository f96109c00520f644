//! Variants compiled from rule files, and the book that holds them.

use std::collections::BTreeSet;
use std::ops::Range;
use std::slice;

use crate::{Key, RuleError, Rules};

use super::error::{Fault, Faults, FileErrors};
use super::file::RuleFile;
use super::nearest::nearest;
use super::parse::{Read, read};

/// The shipped files: name and text of each.
const SHIPPED: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/shipped.rs"));

/// A variant of the game: a rule file and the rules it amounts to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Variant {
    file: RuleFile,
    rules: Rules,
    depth: usize,
    from: Option<String>,
}

impl Variant {
    /// What names the variant in rules texts.
    #[must_use]
    pub fn id(&self) -> &str {
        &self.file.id
    }

    /// What the variant is called in a language: see
    /// [`Texts::get`](super::Texts::get).
    #[must_use]
    pub fn name(&self, language: &str) -> &str {
        self.file.names.get(language).unwrap_or(&self.file.id)
    }

    /// The file as written.
    #[must_use]
    pub const fn file(&self) -> &RuleFile {
        &self.file
    }

    /// The rules, those of the variant it extends included.
    #[must_use]
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// What the caller said the file comes from; nothing for a shipped
    /// variant.
    #[must_use]
    pub fn read_from(&self) -> Option<&str> {
        self.from.as_deref()
    }

    /// Whether the variant is embedded in this library.
    #[must_use]
    pub const fn is_shipped(&self) -> bool {
        self.from.is_none()
    }
}

/// The variants a program knows.
///
/// Shipped variants come first: `standard`, then by the number of players and
/// by id. Others follow in the order in which they could be compiled, which is
/// that of adding unless one extends a later one. No id can be given twice, so
/// a user's file never replaces a shipped variant.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RuleBook {
    variants: Vec<Variant>,
}

/// A file that is sound by itself and waits for the one it extends.
struct Pending {
    read: Read,
    text: String,
    from: Option<String>,
    /// Its place among the files that were given together.
    number: usize,
}

impl Pending {
    fn refuse(&self, faults: Faults) -> FileErrors {
        FileErrors::new(&self.text, self.from.clone(), faults)
    }
}

impl RuleBook {
    /// How many steps it may be to a variant that extends nothing.
    pub const MAX_DEPTH: usize = 8;

    /// A book of the shipped variants. They are read anew each time, which
    /// takes a fraction of a millisecond.
    #[must_use]
    pub fn shipped() -> Self {
        let mut book = Self::default();
        let files = SHIPPED.iter().map(|(_, text)| (None, (*text).to_string()));
        let errors = book.add_files(files);
        debug_assert!(errors.is_empty(), "{errors:?}");
        book.variants.sort_by(|a, b| {
            let order = |v: &Variant| (v.file.extends.is_some(), v.rules.players);
            order(a).cmp(&order(b)).then_with(|| a.id().cmp(b.id()))
        });
        book
    }

    /// Reads a rule file into the book. `from` is what errors call it: the
    /// path it was read from, for instance.
    ///
    /// # Errors
    ///
    /// Everything that is wrong with the file, each with its place: what
    /// [`RuleFile::parse`] finds; an id that is taken; a base that is not in
    /// the book or more than [`MAX_DEPTH`](Self::MAX_DEPTH) steps away from
    /// one that extends nothing; rules that contradict each other. The book
    /// is then unchanged.
    pub fn add(&mut self, text: &str, from: impl Into<String>) -> Result<&Variant, FileErrors> {
        let file = (Some(from.into()), text.to_string());
        match self.add_files([file]).pop() {
            Some(errors) => Err(errors),
            None => Ok(&self.variants[self.variants.len() - 1]),
        }
    }

    /// Reads several rule files into the book: pairs of what errors call the
    /// file and its text. They may extend each other in any order. Gives back
    /// the errors of those that were refused, in the order of the files; the
    /// others are in the book.
    ///
    /// ```
    /// use oaq_core::files::RuleBook;
    /// let mut book = RuleBook::shipped();
    /// let errors = book.add_all([
    ///     ("a.toml".into(), "id = 'a'\nextends = 'b'\nnames.en = 'A'".into()),
    ///     ("b.toml".into(), "id = 'b'\nnames.en = 'B'\nrules.squares = 4".into()),
    /// ]);
    /// assert!(errors.is_empty());
    /// assert_eq!(book.get("a").unwrap().rules().squares, 4);
    /// ```
    pub fn add_all(
        &mut self,
        files: impl IntoIterator<Item = (String, String)>,
    ) -> Vec<FileErrors> {
        self.add_files(files.into_iter().map(|(from, text)| (Some(from), text)))
    }

    /// The variant with this id.
    #[must_use]
    pub fn get(&self, id: &str) -> Option<&Variant> {
        self.variants.iter().find(|variant| variant.id() == id)
    }

    /// The ids, in the order of the book.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        self.iter().map(Variant::id)
    }

    /// The variants, in the order of the book.
    pub fn iter(&self) -> slice::Iter<'_, Variant> {
        self.variants.iter()
    }

    /// The id that looks most like this one, to suggest it; nothing if none
    /// looks like it.
    ///
    /// ```
    /// use oaq_core::files::RuleBook;
    /// let book = RuleBook::shipped();
    /// assert_eq!(book.nearest("Quan Non"), Some("quan-non"));
    /// assert_eq!(book.nearest("go"), None);
    /// ```
    #[must_use]
    pub fn nearest(&self, id: &str) -> Option<&str> {
        nearest(id, self.ids())
    }

    fn add_files(
        &mut self,
        files: impl IntoIterator<Item = (Option<String>, String)>,
    ) -> Vec<FileErrors> {
        let mut refused: Vec<(usize, FileErrors)> = Vec::new();
        let mut refused_ids: BTreeSet<String> = BTreeSet::new();
        let mut pending: Vec<Pending> = Vec::new();
        for (number, (from, text)) in files.into_iter().enumerate() {
            let mut read = read(&text);
            let mut faults = std::mem::take(&mut read.faults);
            faults.extend(self.taken(&read, &pending));
            if !faults.is_empty() {
                faults.extend(self.contradictions(&read, &faults));
            }
            let file = Pending {
                read,
                text,
                from,
                number,
            };
            if faults.is_empty() {
                pending.push(file);
            } else {
                // An id that is taken stays that of the other file.
                if !faults.iter().any(|(_, f)| matches!(f, Fault::Taken { .. })) {
                    refused_ids.insert(file.read.file.id.clone());
                }
                refused.push((number, file.refuse(faults)));
            }
        }
        // Each round compiles what extends something that is in the book.
        loop {
            let before = pending.len();
            let mut waiting = Vec::new();
            for file in pending {
                let base = file.read.file.extends.as_deref();
                let in_book = base.and_then(|id| self.get(id));
                if base.is_some() && in_book.is_none() {
                    waiting.push(file);
                    continue;
                }
                match compile(&file.read, in_book) {
                    Ok((rules, depth)) => self.variants.push(Variant {
                        file: file.read.file,
                        rules,
                        depth,
                        from: file.from,
                    }),
                    Err(faults) => {
                        refused_ids.insert(file.read.file.id.clone());
                        refused.push((file.number, file.refuse(faults)));
                    }
                }
            }
            pending = waiting;
            if pending.len() == before {
                break;
            }
        }
        for file in &pending {
            let fault = self.stuck(file, &pending, &refused_ids);
            let faults = vec![(file.read.places.extends.clone(), fault)];
            refused.push((file.number, file.refuse(faults)));
        }
        refused.sort_by_key(|(number, _)| *number);
        refused.into_iter().map(|(_, errors)| errors).collect()
    }

    /// What is at odds among the sound keys of a file that is refused for
    /// other faults, if what it extends is in the book.
    fn contradictions(&self, read: &Read, faults: &Faults) -> Faults {
        let unread: Vec<Key> = faults
            .iter()
            .filter_map(|(_, fault)| match fault {
                Fault::Value { error, .. } => Some(error.key()),
                _ => None,
            })
            .collect();
        let base = match &read.file.extends {
            Some(id) => match self.get(id) {
                Some(base) => Some(base),
                None => return Faults::new(),
            },
            None => None,
        };
        let mut found = compile(read, base).err().unwrap_or_default();
        // What an unread value would have meant is anybody's guess.
        found.retain(|(_, fault)| match fault {
            Fault::Contradiction(error) => !error.keys().iter().any(|key| unread.contains(key)),
            _ => true,
        });
        found
    }

    /// The fault of a file whose id another one has.
    fn taken(&self, read: &Read, pending: &[Pending]) -> Option<(Range<usize>, Fault)> {
        let id = &read.file.id;
        let from = match self.get(id) {
            Some(variant) => variant.from.clone(),
            None => pending.iter().find(|p| p.read.file.id == *id)?.from.clone(),
        };
        let id = id.clone();
        Some((read.places.id.clone(), Fault::Taken { id, from }))
    }

    /// Why a file waits in vain for the one it extends.
    fn stuck(&self, file: &Pending, pending: &[Pending], refused: &BTreeSet<String>) -> Fault {
        let base = |p: &Pending| p.read.file.extends.clone().unwrap_or_default();
        let wanted = base(file);
        if refused.contains(&wanted) {
            return Fault::RefusedBase(wanted);
        }
        // The circle, if following the bases leads back to this file.
        let mut ids = vec![file.read.file.id.clone()];
        let mut next = wanted.clone();
        while let Some(p) = pending.iter().find(|p| p.read.file.id == next) {
            let seen = ids.contains(&next);
            ids.push(next);
            if seen {
                break;
            }
            next = base(p);
        }
        if ids.len() == 1 {
            let known = self
                .ids()
                .chain(pending.iter().map(|p| p.read.file.id.as_str()));
            let own = file.read.file.id.as_str();
            let nearest = nearest(&wanted, known.filter(|id| *id != own)).map(ToString::to_string);
            return Fault::UnknownBase {
                id: wanted,
                nearest,
            };
        }
        if ids.first() == ids.last() {
            Fault::Cycle(ids)
        } else {
            Fault::RefusedBase(wanted)
        }
    }
}

impl<'a> IntoIterator for &'a RuleBook {
    type Item = &'a Variant;
    type IntoIter = slice::Iter<'a, Variant>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

/// The rules of a file on top of those it extends, and how many steps it is
/// from a file that extends nothing.
fn compile(read: &Read, base: Option<&Variant>) -> Result<(Rules, usize), Faults> {
    let depth = base.map_or(0, |base| base.depth + 1);
    if depth > RuleBook::MAX_DEPTH {
        return Err(vec![(read.places.extends.clone(), Fault::TooDeep)]);
    }
    let rules = read
        .file
        .rules_on(base.map_or(&Rules::STANDARD, Variant::rules));
    let rules = rules.map_err(|errors| -> Faults {
        let fault = |error: RuleError| {
            // The base is sound, so one of the keys at odds is set here.
            let keys = error.keys();
            let place = keys.iter().find_map(|key| read.places.keys.get(key));
            (
                place.cloned().unwrap_or_default(),
                Fault::Contradiction(error),
            )
        };
        errors.0.into_iter().map(fault).collect()
    })?;
    Ok((rules, depth))
}
