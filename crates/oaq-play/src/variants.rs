//! The variants this call knows, and the rules that a text names.

use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use oaq_core::Rules;
use oaq_core::files::{Fault, FileError, FileErrors, RuleBook, RuleFile, Variant};
use oaq_i18n::Messages;
use oaq_notation::{NamedRules, Note, ParseError, ParseErrorKind, read_rules, rules_text};

use crate::errors;

/// The variant whose rules are the default of every key.
const STANDARD: &str = "standard";

/// As much of a file is read; no rule file is nearly as long.
const MOST_BYTES: u64 = 1 << 24;

/// The shipped variants and those of the user.
#[derive(Debug)]
pub struct Variants {
    /// All of them.
    pub book: RuleBook,
}

/// Rules that somebody chose.
#[derive(Clone, Debug)]
pub struct Chosen {
    /// The variant they come from.
    pub variant: Variant,
    /// The rules, changes included.
    pub rules: Rules,
    /// Their text: the id of the variant and the changes.
    pub text: String,
    /// What was forgiven in the text that named them.
    pub notes: Vec<Note>,
}

impl Chosen {
    /// The rules of a variant as they are.
    #[must_use]
    pub fn unchanged(variant: &Variant) -> Self {
        Self {
            variant: variant.clone(),
            rules: *variant.rules(),
            text: variant.id().to_owned(),
            notes: Vec::new(),
        }
    }

    /// The rules as records name them. A variant that not everybody has is
    /// named by its rules, so that the record can be read wherever it goes.
    #[must_use]
    pub fn named(&self) -> NamedRules {
        let shipped = RuleBook::shipped();
        let known = |id: &str| shipped.get(id).map(Variant::rules);
        let own = self.variant.rules();
        let variant = match known(self.variant.id()) {
            Some(rules) if rules == own => self.variant.id(),
            _ => STANDARD,
        };
        NamedRules {
            id: variant.to_owned(),
            rules: self.rules,
            base: known(variant).copied().unwrap_or_default(),
        }
    }

    /// What people call them: the variant's name, and the text.
    pub fn name(&self, say: &Messages) -> String {
        format!("{} ({})", self.variant.name(say.lang().code()), self.text)
    }
}

impl Variants {
    /// The shipped variants and the sound ones in a folder; and a warning for
    /// each file that is not, with all that is wrong with it if `details` are
    /// wanted, and otherwise in a line.
    pub fn load(folder: Option<&Path>, say: &Messages, details: bool) -> (Self, Vec<String>) {
        let mut book = RuleBook::shipped();
        let mut warnings = Vec::new();
        let mut files = Vec::new();
        for path in folder.map(rule_files).unwrap_or_default() {
            match read(&path, say) {
                Ok(text) => files.push((path.display().to_string(), text)),
                Err(warning) => warnings.push(warning),
            }
        }
        for refused in book.add_all(files.iter().cloned()) {
            warnings.push(if details {
                let errors = errors::file_errors(say, text_of(&refused, &files), &refused);
                format!("{errors}\n{}", say.msg("file-left-out"))
            } else {
                let args = [
                    ("path", refused.from.clone().unwrap_or_default().into()),
                    ("errors", refused.errors.len().into()),
                ];
                say.format("file-left-out-brief", &args)
            });
        }
        (Self { book }, warnings)
    }

    /// The rules that a text of the command line names: an id or the path of a
    /// rule file, and changes.
    ///
    /// # Errors
    ///
    /// What is wrong with it, in words. Where there are no such rules, the
    /// command that lists all comes with it.
    pub fn choose(&self, text: &str, say: &Messages) -> Result<Chosen, String> {
        self.choose_listed(text, "oaq rules list", say)
    }

    /// The rules that a text names, as [`choose`](Self::choose) finds them, where
    /// another command lists all rules.
    ///
    /// # Errors
    ///
    /// What is wrong with it, in words, with that command.
    pub fn choose_listed(&self, text: &str, list: &str, say: &Messages) -> Result<Chosen, String> {
        let Some((path, changes)) = as_path(text) else {
            return choose_in(&self.book, text, list, say);
        };
        let content = read(&path, say)?;
        let name = path.display().to_string();
        let (book, refused) = self.with_files(vec![(name.clone(), content.clone())]);
        let of_file = |errors: &&FileErrors| errors.from.as_deref() == Some(&name);
        if let Some(errors) = refused.iter().find(of_file) {
            return Err(errors::file_errors(say, &content, errors));
        }
        let variant = book.iter().find(|v| v.read_from() == Some(&name));
        let id = variant.map(Variant::id).unwrap_or_default();
        choose_in(&book, format!("{id} {changes}").trim_end(), list, say)
    }

    /// The rules of a record.
    #[must_use]
    pub fn of_record(&self, named: &NamedRules) -> Chosen {
        let variant = self.book.get(&named.id);
        let Some(variant) = variant.or_else(|| self.book.get(STANDARD)) else {
            unreachable!("the book has the shipped variants");
        };
        Chosen {
            variant: variant.clone(),
            rules: named.rules,
            text: rules_text(named),
            notes: Vec::new(),
        }
    }

    /// The known variants and those of files, which take the place of variants
    /// with the same id; and what is wrong with files.
    #[must_use]
    pub fn with_files(&self, mut files: Vec<(String, String)>) -> (RuleBook, Vec<FileErrors>) {
        let ids: Vec<String> = files
            .iter()
            .filter_map(|(_, text)| Some(RuleFile::parse(text).ok()?.id))
            .collect();
        let others = self
            .book
            .iter()
            .filter(|v| !ids.iter().any(|id| id == v.id()));
        files.extend(others.map(|v| (v.id().to_owned(), v.file().to_string())));
        let mut book = RuleBook::default();
        let mut refused = book.add_all(files.iter().cloned());
        refused.extend(files.iter().filter_map(|file| taken(&book, file)));
        (book, refused)
    }
}

/// What is wrong with a file that takes the id of a shipped variant for other
/// rules; nothing if it is another one.
fn taken(book: &RuleBook, (from, text): &(String, String)) -> Option<FileErrors> {
    let variant = book.iter().find(|v| v.read_from() == Some(from))?;
    let mut shipped = RuleBook::shipped();
    if shipped.get(variant.id())?.rules() == variant.rules() {
        return None;
    }
    let mut errors = shipped.add(text, from.as_str()).err()?;
    // The variants it extends may well be others.
    let is_taken = |error: &FileError| matches!(error.fault, Fault::Taken { .. });
    errors.errors.retain(is_taken);
    Some(errors)
}

/// The file that errors are about, among these.
#[must_use]
pub fn text_of<'f>(errors: &FileErrors, files: &'f [(String, String)]) -> &'f str {
    let file = files
        .iter()
        .find(|(from, _)| errors.from.as_ref() == Some(from));
    file.map(|(_, text)| text.as_str()).unwrap_or_default()
}

/// Reads a rule file; the error is in words.
///
/// # Errors
///
/// What is wrong, in words.
pub fn read(path: &Path, say: &Messages) -> Result<String, String> {
    let mut text = String::new();
    // A pipe or a device might never end, or not even open.
    let file = match fs::metadata(path) {
        Ok(found) if !found.is_file() => Err(io::Error::other(errors::no_file(say, path))),
        _ => File::open(path).map(|file| file.take(MOST_BYTES)),
    };
    let read = file.and_then(|mut file| file.read_to_string(&mut text));
    let read = read.map_err(|error| match error.kind() {
        io::ErrorKind::InvalidData => say.msg("not-utf8"),
        _ => error.to_string(),
    });
    read.map(|_| text).map_err(|reason| {
        let args = [
            ("path", path.display().to_string().into()),
            ("reason", reason.into()),
        ];
        say.format("cannot-read", &args)
    })
}

/// The rule files of a folder, by name; none if it cannot be read, which it
/// need not even exist for.
fn rule_files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut files: Vec<PathBuf> = entries
        .map(|entry| entry.path())
        .filter(|path| path.extension().is_some_and(|e| e == "toml"))
        .collect();
    files.sort();
    files
}

/// The path at the beginning of a rules text, if it begins with one, and what
/// follows: the whole text if that is a file, otherwise a first word that no
/// id can be.
fn as_path(text: &str) -> Option<(PathBuf, &str)> {
    let whole = text.trim();
    if whole.contains(['/', '\\', '.']) && Path::new(whole).is_file() {
        return Some((whole.into(), ""));
    }
    let (first, rest) = whole.split_once(char::is_whitespace).unwrap_or((whole, ""));
    let is_toml = Path::new(first).extension().is_some_and(|e| e == "toml");
    let is_path = is_toml || first.contains(['/', '\\']);
    (is_path && !first.contains('=')).then(|| (first.into(), rest))
}

fn choose_in(book: &RuleBook, text: &str, list: &str, say: &Messages) -> Result<Chosen, String> {
    let read = read_rules(text, book).map_err(|errors| {
        let unknown = |e: &ParseError| matches!(e.kind, ParseErrorKind::UnknownRules { .. });
        let mut message = errors::parse_errors(say, text, &errors);
        if errors.errors.iter().any(unknown) {
            message.push('\n');
            message += &say.format("see-rules-list", &[("command", list.into())]);
        }
        message
    })?;
    let named = read.value;
    let Some(variant) = book.get(&named.id) else {
        unreachable!("the reader takes ids from the book only");
    };
    Ok(Chosen {
        variant: variant.clone(),
        rules: named.rules,
        text: rules_text(&named),
        notes: read.notes,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_are_told_from_ids() {
        let path = |text| as_path(text).map(|(path, rest)| (path.display().to_string(), rest));
        assert_eq!(path("standard dan=4"), None);
        assert_eq!(path("standard limits.repetition=0"), None);
        assert_eq!(path("my.toml dan=4"), Some(("my.toml".into(), "dan=4")));
        assert_eq!(path("./my"), Some(("./my".into(), "")));
    }
}
