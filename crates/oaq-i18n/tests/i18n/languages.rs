//! A new language is a new folder: what CONTRIBUTING promises.

use std::fs;
use std::path::Path;

use oaq_i18n::Lang;

#[path = "../../build/languages.rs"]
mod build;

/// A copy of the locales with the English folder once more under this code,
/// and a `language.ftl` of its own.
fn with_another(code: &str, about: &str) -> tempfile::TempDir {
    let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales");
    let copy = tempfile::tempdir().unwrap();
    let mut folders: Vec<(&str, &str)> = Lang::ALL.map(|l| (l.code(), l.code())).to_vec();
    folders.push(("en", code));
    for (from, to) in folders {
        fs::create_dir(copy.path().join(to)).unwrap();
        for entry in fs::read_dir(locales.join(from)).unwrap() {
            let path = entry.unwrap().path();
            fs::copy(&path, copy.path().join(to).join(path.file_name().unwrap())).unwrap();
        }
    }
    fs::write(copy.path().join(code).join("language.ftl"), about).unwrap();
    copy
}

#[test]
fn a_folder_more_is_a_language_more() {
    let about = "language-name = Français\nlanguage-typed = fr, fra, tieng phap, french\n";
    let locales = with_another("fr", about);
    let found = build::find(locales.path()).unwrap();
    let codes: Vec<&str> = found
        .iter()
        .map(|language| language.code.as_str())
        .collect();
    assert_eq!(codes, ["vi", "en", "fr", "pt"]);
    let code = build::code(&found);
    assert!(code.contains("    /// Français.\n    Fr,\n    /// Português.\n    Pt,\n}"));
    assert!(code.contains("const LANGUAGES: [Language; 4]"));
    assert!(code.contains(r#"typed: &["fr", "fra", "tieng phap", "french"],"#));
    let catalogues = code.matches("include_str!").count();
    assert_eq!(catalogues, 4 * found[0].files.len());
}

#[test]
fn a_folder_that_lacks_something_is_named() {
    for (code, about, said) in [
        (
            "fr",
            "language-name = Français\n",
            "fr/language.ftl has no language-typed",
        ),
        (
            "Fr",
            "language-name = Français\n",
            "Fr is no code of a language",
        ),
    ] {
        let error = build::find(with_another(code, about).path()).err().unwrap();
        assert!(error.to_string().contains(said), "{error}");
    }
}

#[test]
fn the_names_of_languages_are_unambiguous() {
    let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales");
    for language in build::find(&locales).unwrap() {
        for typed in language.typed {
            let read = typed.parse::<Lang>().map(Lang::code);
            assert_eq!(read, Ok(language.code.as_str()), "{typed}");
        }
        let read = language.name.parse::<Lang>().map(Lang::name);
        assert_eq!(read, Ok(language.name.as_str()));
    }
}
