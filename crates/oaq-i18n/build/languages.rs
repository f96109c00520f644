//! What the folders of languages say. Used by the build script, and by a test
//! of it.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{fs, io};

/// A language, as its folder says.
pub(crate) struct Language {
    /// The name of the folder, which is the code.
    pub(crate) code: String,
    /// What it calls itself.
    pub(crate) name: String,
    /// What people type for it, without accents and in small letters.
    pub(crate) typed: Vec<String>,
    /// Its catalogues.
    pub(crate) files: Vec<PathBuf>,
}

/// The languages in a folder, Vietnamese first and then by their codes.
pub(crate) fn find(folder: &Path) -> io::Result<Vec<Language>> {
    let mut found = Vec::new();
    for path in sorted(folder)?.into_iter().filter(|path| path.is_dir()) {
        let code = path.file_name().unwrap_or_default().to_string_lossy();
        if !code.bytes().all(|b| b.is_ascii_lowercase()) {
            let message = format!("{code} is no code of a language: use a to z");
            return Err(io::Error::other(message));
        }
        found.push(language(code.into_owned(), &path)?);
    }
    found.sort_by_key(|language| language.code != "vi");
    Ok(found)
}

fn sorted(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder)?.map(|entry| entry.map(|e| e.path()));
    let mut paths = entries.collect::<io::Result<Vec<_>>>()?;
    paths.sort();
    Ok(paths)
}

fn language(code: String, folder: &Path) -> io::Result<Language> {
    let about = fs::read_to_string(folder.join("language.ftl"))?;
    let message = |id: &str| {
        let line = about.lines().find_map(|line| line.strip_prefix(id));
        let value = line.and_then(|rest| rest.trim_start().strip_prefix('='));
        let missing = || io::Error::other(format!("{code}/language.ftl has no {id}"));
        value.map(str::trim).ok_or_else(missing)
    };
    let name = message("language-name")?.to_owned();
    let typed = message("language-typed")?.split(',');
    let typed = typed.map(|word| word.trim().to_owned()).collect();
    let is_catalogue = |path: &PathBuf| path.extension().is_some_and(|e| e == "ftl");
    let files = sorted(folder)?.into_iter().filter(is_catalogue).collect();
    Ok(Language {
        code,
        name,
        typed,
        files,
    })
}

/// The type `Lang`, and what is known of each language.
pub(crate) fn code(languages: &[Language]) -> String {
    let mut code = String::from(HEAD);
    for language in languages {
        let default = if language.code == "en" {
            "#[default] "
        } else {
            ""
        };
        let _ = writeln!(
            code,
            "    /// {}.\n    {default}{},",
            language.name,
            variant(language)
        );
    }
    let _ = writeln!(
        code,
        "}}\n\nconst LANGUAGES: [Language; {}] = [",
        languages.len()
    );
    for language in languages {
        let _ = write!(
            code,
            "    Language {{\n        lang: Lang::{},\n        code: {:?},\n        name: {:?},\n        \
             typed: &{:?},\n        catalogue: &[\n",
            variant(language),
            language.code,
            language.name,
            language.typed
        );
        for file in &language.files {
            let path = file.to_string_lossy();
            let _ = writeln!(code, "            include_str!({path:?}),");
        }
        code += "        ],\n    },\n";
    }
    code += "];\n";
    code
}

/// The name of the variant: `Vi` for `vi`.
fn variant(language: &Language) -> String {
    let mut letters = language.code.chars();
    let first = letters.next().map(|c| c.to_ascii_uppercase());
    first.into_iter().chain(letters).collect()
}

const HEAD: &str = "\
/// A language that oaq speaks.
///
/// `FromStr` reads a locale such as `vi`, `vi_VN.UTF-8` or `pt-BR` and the
/// names of the languages in each of them, without regard to case and
/// diacritics.
///
/// ```
/// use oaq_i18n::Lang;
/// assert_eq!(\"pt_BR.UTF-8\".parse(), Ok(Lang::Pt));
/// assert_eq!(\"tieng viet\".parse(), Ok(Lang::Vi));
/// assert!(\"Français\".parse::<Lang>().is_err());
/// ```
///
/// There is one for each folder in `locales/`; more may come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Lang {
";
