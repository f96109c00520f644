//! Which language to speak, known before the arguments are parsed.

use std::ffi::{OsStr, OsString};

use clap::builder::{PossibleValue, TypedValueParser};
use clap::{Arg, Command, Error};
use oaq_i18n::Lang;

use crate::Environment;
use crate::config::{Setting, Settings};

/// The language of this call, whose arguments begin with the name of the
/// program; an option `--lang` becomes part of the settings.
pub fn choose(args: &[OsString], settings: &mut Settings, environment: &Environment) -> Lang {
    if let Some(lang) = asked_for(args) {
        settings.set_flag(Setting::Language, lang.code());
    }
    Lang::choose(None, None, settings.language(), &environment.locales)
}

/// Reads the value of an option `--lang`: a code or a name of a language, of
/// which shells offer the codes.
#[derive(Clone, Copy, Debug)]
pub struct LangParser;

impl TypedValueParser for LangParser {
    type Value = Lang;

    fn parse_ref(
        &self,
        command: &Command,
        arg: Option<&Arg>,
        value: &OsStr,
    ) -> Result<Lang, Error> {
        let parse = |text: &str| text.parse::<Lang>();
        parse.parse_ref(command, arg, value)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        let codes = Lang::ALL.into_iter().map(Lang::code);
        Some(Box::new(codes.map(PossibleValue::new)))
    }
}

/// What the option `--lang` says, wherever it stands. A value that names no
/// language is passed over: clap reports it.
fn asked_for(args: &[OsString]) -> Option<Lang> {
    let mut words = args.iter().skip(1).map_while(|arg| match arg.to_str() {
        Some("--") => None,
        other => Some(other.unwrap_or_default()),
    });
    while let Some(word) = words.next() {
        let value = match word.strip_prefix("--lang") {
            Some("") => words.next(),
            Some(rest) => rest.strip_prefix('='),
            None => None,
        };
        if let Some(lang) = value.and_then(|value| value.parse().ok()) {
            return Some(lang);
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_option_is_found_wherever_it_stands() {
        let lang = |line: &str| {
            let args: Vec<OsString> = line.split(' ').map(OsString::from).collect();
            asked_for(&args)
        };
        assert_eq!(lang("oaq --lang vi moves"), Some(Lang::Vi));
        assert_eq!(lang("oaq moves - --lang=pt"), Some(Lang::Pt));
        assert_eq!(lang("oaq --language vi"), None);
        assert_eq!(lang("oaq --lang"), None);
        assert_eq!(lang("oaq --lang xx --lang en"), Some(Lang::En));
        assert_eq!(lang("oaq moves -- --lang vi"), None);
    }
}
