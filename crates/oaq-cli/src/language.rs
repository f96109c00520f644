//! Which language to speak, known before the arguments are parsed.

use std::ffi::OsString;

use oaq_i18n::Lang;

use crate::Environment;

/// The language of this call.
pub(crate) fn choose(args: &[OsString], environment: &Environment) -> Lang {
    let variable = environment.lang.as_deref();
    Lang::choose(asked_for(args), variable, None, &environment.locales)
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
