//! Which language to speak.

use core::fmt;
use core::str::FromStr;

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// What is known of a language.
struct Language {
    lang: Lang,
    code: &'static str,
    name: &'static str,
    /// What people type for it, folded as [`fold`] does.
    typed: &'static [&'static str],
    catalogue: &'static [&'static str],
}

// The type `Lang` and the table `LANGUAGES`, made by the build script of what
// is in the folder `locales`.
include!(concat!(env!("OUT_DIR"), "/lang.rs"));

/// A text that names none of the languages.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is no language of oaq: use {codes}", codes = codes(", ", " or "))]
pub struct UnknownLang(pub String);

impl Lang {
    /// All of them, Vietnamese first.
    pub const ALL: [Self; LANGUAGES.len()] = {
        let mut all = [Self::Vi; LANGUAGES.len()];
        let mut i = 0;
        while i < LANGUAGES.len() {
            // The rows stand in the order of the type.
            assert!(LANGUAGES[i].lang as usize == i);
            all[i] = LANGUAGES[i].lang;
            i += 1;
        }
        all
    };

    /// The code: `vi`, `en` or `pt`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        LANGUAGES[self as usize].code
    }

    /// The language's own name for itself.
    #[must_use]
    pub const fn name(self) -> &'static str {
        LANGUAGES[self as usize].name
    }

    /// Its catalogues, as Fluent.
    pub(crate) const fn catalogue(self) -> &'static [&'static str] {
        LANGUAGES[self as usize].catalogue
    }

    /// The language to speak: what the user asked for now (`flag`), else what
    /// the variable `OAQ_LANG` says, else the configuration, else the first of
    /// the system's locales that is known, else English.
    ///
    /// A variable that names no language is passed over; whoever wants to warn
    /// about it parses it. The system's locales are asked up to the first `C`
    /// or `POSIX`, which is no preference.
    ///
    /// ```
    /// use oaq_i18n::Lang;
    /// let system = ["fr-FR", "vi-VN"];
    /// assert_eq!(Lang::choose(None, None, None, system), Lang::Vi);
    /// assert_eq!(Lang::choose(None, Some("pt"), Some(Lang::En), system), Lang::Pt);
    /// assert_eq!(Lang::choose(Some(Lang::En), Some("pt"), None, system), Lang::En);
    /// ```
    #[must_use]
    pub fn choose<S: AsRef<str>>(
        flag: Option<Self>,
        variable: Option<&str>,
        config: Option<Self>,
        system: impl IntoIterator<Item = S>,
    ) -> Self {
        flag.or_else(|| variable?.parse().ok())
            .or(config)
            .or_else(|| {
                system
                    .into_iter()
                    .take_while(|locale| !is_c(locale.as_ref()))
                    .find_map(|locale| locale.as_ref().parse().ok())
            })
            .unwrap_or_default()
    }
}

/// The length of the longer codes of ISO 639.
const LONGEST_CODE: usize = 3;

impl FromStr for Lang {
    type Err = UnknownLang;

    fn from_str(text: &str) -> Result<Self, UnknownLang> {
        let folded = fold(text);
        let code = folded.split(['-', '_', '.', '@']).next();
        // A name has no country behind it.
        let code = code.filter(|code| code.len() <= LONGEST_CODE);
        code.and_then(from_typed)
            .or_else(|| from_typed(&folded))
            .ok_or_else(|| UnknownLang(text.to_owned()))
    }
}

/// The language that is called so, folded as [`fold`] does, by its code or by
/// its name in any of the languages.
fn from_typed(typed: &str) -> Option<Lang> {
    let called = |language: &&Language| language.typed.contains(&typed);
    LANGUAGES.iter().find(called).map(|language| language.lang)
}

/// The codes of all languages, joined.
fn codes(joint: &str, last_joint: &str) -> String {
    let [first @ .., last] = Lang::ALL.map(Lang::code);
    format!("{}{last_joint}{last}", first.join(joint))
}

impl fmt::Display for Lang {
    /// The code.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.code())
    }
}

/// Small letters without diacritics, single spaces.
fn fold(text: &str) -> String {
    let plain: String = text
        .nfd()
        .filter(|&c| !is_combining_mark(c))
        .flat_map(char::to_lowercase)
        .map(|c| if c == 'đ' { 'd' } else { c })
        .collect();
    plain.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Whether a locale is the one of programs, which says nothing of people.
fn is_c(locale: &str) -> bool {
    let name = locale.split(['.', '@']).next().unwrap_or_default();
    name.eq_ignore_ascii_case("C") || name.eq_ignore_ascii_case("POSIX")
}

/// The user's locales as the system tells them, the preferred one first; none
/// where the locale of the messages is `C` or `POSIX`.
///
/// Reads the environment and, on systems that have it elsewhere, the system's
/// settings.
#[must_use]
pub fn system_locales() -> Vec<String> {
    if wants_c(|name| std::env::var(name).ok()) {
        return Vec::new();
    }
    sys_locale::get_locales().collect()
}

/// Whether the environment asks for no language. `LANGUAGE` has no say then,
/// as with gettext.
fn wants_c(variable: impl Fn(&str) -> Option<String>) -> bool {
    ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .filter_map(variable)
        .find(|locale| !locale.is_empty())
        .is_some_and(|locale| is_c(&locale))
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOWHERE: [&str; 0] = [];

    fn parse(text: &str) -> Option<Lang> {
        text.parse().ok()
    }

    #[test]
    fn codes_are_read_with_whatever_follows_them() {
        for text in [
            "vi",
            "VI",
            "vi-VN",
            "vi_VN.UTF-8",
            "vi.UTF-8",
            " vi@x ",
            "vie",
        ] {
            assert_eq!(parse(text), Some(Lang::Vi), "{text}");
        }
        for text in ["en", "en_GB", "en-US", "eng"] {
            assert_eq!(parse(text), Some(Lang::En), "{text}");
        }
        for text in ["pt", "pt-BR", "pt_PT.ISO-8859-1@euro", "por"] {
            assert_eq!(parse(text), Some(Lang::Pt), "{text}");
        }
    }

    #[test]
    fn each_language_is_known_by_its_name_in_each() {
        for (lang, names) in [
            (Lang::Vi, ["Tiếng Việt", "Vietnamese", "vietnamita"]),
            (Lang::En, ["tiếng Anh", "English", "inglês"]),
            (Lang::Pt, ["Tiếng Bồ Đào Nha", "Portuguese", "Português"]),
        ] {
            assert_eq!(parse(lang.name()), Some(lang));
            assert_eq!(parse(lang.code()), Some(lang));
            for name in names {
                let decomposed: String = name.nfd().collect();
                for text in [name, &name.to_uppercase(), &decomposed, &fold(name)] {
                    assert_eq!(parse(text), Some(lang), "{text}");
                }
            }
        }
    }

    #[test]
    fn what_is_no_language_is_refused_and_given_back() {
        for text in [
            "",
            " ",
            "C",
            "POSIX",
            "fr",
            "v",
            "vii",
            "vietnam",
            "english-x",
            "-vi",
            "_",
        ] {
            assert_eq!(text.parse::<Lang>(), Err(UnknownLang(text.into())));
        }
    }

    #[test]
    fn the_nearest_wish_wins() {
        let (vi, en, pt) = (Some(Lang::Vi), Some(Lang::En), Some(Lang::Pt));
        assert_eq!(Lang::choose(vi, Some("en"), pt, ["pt"]), Lang::Vi);
        assert_eq!(Lang::choose(None, Some("vi_VN"), pt, ["en"]), Lang::Vi);
        assert_eq!(Lang::choose(None, Some("klingon"), pt, ["vi"]), Lang::Pt);
        assert_eq!(Lang::choose(None, Some(""), None, ["vi"]), Lang::Vi);
        assert_eq!(Lang::choose(None, None, en, ["vi"]), Lang::En);
    }

    #[test]
    fn of_the_systems_locales_the_first_known_is_taken() {
        let choose = |system: &[&str]| Lang::choose(None, None, None, system);
        assert_eq!(choose(&["fr-FR", "pt-BR", "vi-VN"]), Lang::Pt);
        assert_eq!(choose(&["fr-FR"]), Lang::En);
        assert_eq!(choose(&NOWHERE), Lang::En);
        assert_eq!(choose(&["vi-VN", "C"]), Lang::Vi);
    }

    #[test]
    fn the_locale_of_programs_is_no_preference() {
        for c in ["C", "POSIX", "C.UTF-8", "c"] {
            assert_eq!(Lang::choose(None, None, None, [c, "vi"]), Lang::En, "{c}");
            assert_eq!(Lang::choose(None, Some("pt"), None, [c]), Lang::Pt);
        }
    }

    #[test]
    fn of_the_environment_the_first_variable_that_is_set_counts() {
        let wants = |set: &[(&str, &str)]| {
            wants_c(|name| {
                let found = set.iter().find(|(key, _)| *key == name);
                found.map(|(_, value)| (*value).to_owned())
            })
        };
        assert!(wants(&[
            ("LC_ALL", "C"),
            ("LANG", "vi_VN"),
            ("LANGUAGE", "vi")
        ]));
        assert!(wants(&[
            ("LC_ALL", ""),
            ("LC_MESSAGES", "POSIX"),
            ("LANG", "vi_VN")
        ]));
        assert!(wants(&[("LANG", "C.UTF-8")]));
        assert!(!wants(&[("LC_ALL", "vi_VN.UTF-8"), ("LANG", "C")]));
        assert!(!wants(&[("LANGUAGE", "C")]));
        assert!(!wants(&[]));
    }
}
