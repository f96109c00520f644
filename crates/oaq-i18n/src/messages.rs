//! The catalogues and how a message comes out of them.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentResource};
use unic_langid::LanguageIdentifier;

use crate::Lang;

/// The value of an argument of a message: made with `From` of a number, a
/// `&str` or a `String`. Numbers choose plural forms.
pub type Arg<'a> = fluent_bundle::FluentValue<'a>;

/// Everything oaq says in one language.
///
/// Making one parses the language's catalogue, which takes well under three
/// milliseconds; a program makes one and keeps it. It can be shared between
/// threads.
///
/// Asking for a message that does not exist, or without an argument that it
/// has, is a fault of the program: it panics in debug builds, and otherwise
/// gives the message's id back.
///
/// ```
/// use oaq_i18n::{Lang, Messages};
/// let messages = Messages::new(Lang::Pt);
/// assert_eq!(messages.msg("direction-right"), "para a direita");
/// assert_eq!(messages.format("to-move", &[("player", "Tí".into())]), "Vez de Tí");
/// ```
pub struct Messages {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
}

/// Why there is no text for an id.
#[derive(Debug)]
enum NoText {
    UnknownId,
    Arguments(#[expect(dead_code, reason = "shown with Debug")] Vec<FluentError>),
}

/// The message that is what a language has in front of decimals.
const DECIMAL_SIGN: &str = "decimal-sign";

const COMMA: &str = ",";

impl Messages {
    /// The messages of a language.
    #[must_use]
    pub fn new(lang: Lang) -> Self {
        let locale: LanguageIdentifier = lang.code().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![locale]);
        // The marks that isolate an argument from text of another writing
        // direction are of no use here and would get into the output.
        bundle.set_use_isolating(false);
        for &source in lang.catalogue() {
            let resource = FluentResource::try_new(source.to_owned());
            debug_assert!(resource.is_ok(), "{lang}: {:?}", resource.err());
            let resource = resource.unwrap_or_else(|(resource, _)| resource);
            let added = bundle.add_resource(resource);
            debug_assert!(added.is_ok(), "{lang}: {added:?}");
        }
        let mut messages = Self { lang, bundle };
        if messages.msg(DECIMAL_SIGN) == COMMA {
            messages.bundle.set_formatter(Some(with_comma));
        }
        messages
    }

    /// A number in digits as it stands in a sentence of the language: `92.1`
    /// is `92,1` in Vietnamese and Portuguese. Numbers that are arguments of
    /// messages are written so anyway.
    ///
    /// ```
    /// use oaq_i18n::{Lang, Messages};
    /// assert_eq!(Messages::new(Lang::Pt).decimal("92.1"), "92,1");
    /// assert_eq!(Messages::new(Lang::En).decimal("92.1"), "92.1");
    /// ```
    #[must_use]
    pub fn decimal(&self, digits: &str) -> String {
        digits.replace('.', &self.msg(DECIMAL_SIGN))
    }

    /// The language.
    #[must_use]
    pub const fn lang(&self) -> Lang {
        self.lang
    }

    /// The message with this id, for messages without arguments. An attribute
    /// of a message is named `id.attribute`.
    #[must_use]
    pub fn msg(&self, id: &str) -> String {
        self.format(id, &[])
    }

    /// The message with this id and these arguments.
    #[must_use]
    pub fn format(&self, id: &str, args: &[(&str, Arg<'_>)]) -> String {
        let text = self.try_format(id, args);
        debug_assert!(text.is_ok(), "{}: {id}: {:?}", self.lang, text.err());
        text.unwrap_or_else(|_| id.to_owned())
    }

    fn try_format(&self, id: &str, args: &[(&str, Arg<'_>)]) -> Result<String, NoText> {
        let (name, attribute) = match id.split_once('.') {
            Some((name, attribute)) => (name, Some(attribute)),
            None => (id, None),
        };
        let message = self.bundle.get_message(name).ok_or(NoText::UnknownId)?;
        let pattern = match attribute {
            Some(attribute) => message.get_attribute(attribute).map(|a| a.value()),
            None => message.value(),
        };
        let pattern = pattern.ok_or(NoText::UnknownId)?;
        let args: FluentArgs = args
            .iter()
            .map(|(key, value)| (*key, value.clone()))
            .collect();
        let mut errors = Vec::new();
        let text = self
            .bundle
            .format_pattern(pattern, Some(&args), &mut errors);
        if errors.is_empty() {
            Ok(text.into_owned())
        } else {
            Err(NoText::Arguments(errors))
        }
    }
}

/// A number of a message with a comma in front of its decimals; the bundle
/// formats what else there is.
fn with_comma<M>(value: &Arg<'_>, _: &M) -> Option<String> {
    match value {
        Arg::Number(number) => Some(number.as_string().replace('.', COMMA)),
        _ => None,
    }
}

impl core::fmt::Debug for Messages {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "Messages({})", self.lang)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unknown_ids_and_missing_arguments_are_found() {
        for lang in Lang::ALL {
            let messages = Messages::new(lang);
            for id in ["", "no-such-message", "stop-captured.note", "-term", "."] {
                let text = messages.try_format(id, &[]);
                assert!(matches!(text, Err(NoText::UnknownId)), "{id}: {text:?}");
            }
            let text = messages.try_format("to-move", &[("playr", "A".into())]);
            assert!(matches!(text, Err(NoText::Arguments(_))), "{text:?}");
        }
    }

    #[test]
    fn arguments_stand_in_the_text_as_they_are() {
        for lang in Lang::ALL {
            let messages = Messages::new(lang);
            let text = messages.format("to-move", &[("player", "{$x} Đào".into())]);
            assert!(text.contains("{$x} Đào"), "{text}");
            assert!(
                text.chars()
                    .all(|c| !('\u{2066}'..='\u{2069}').contains(&c))
            );
        }
    }

    /// Numbers of one and of many, below zero and above a thousand.
    #[test]
    fn decimals_follow_the_language() {
        for (lang, points) in [(Lang::En, "12.5"), (Lang::Vi, "12,5"), (Lang::Pt, "12,5")] {
            let messages = Messages::new(lang);
            assert_eq!(messages.decimal("12.5"), points);
            let args = [
                ("number", "1.".into()),
                ("move", "3R".into()),
                ("mark", "mistake".into()),
                ("points", 12.5.into()),
                ("better", "2L".into()),
            ];
            let text = messages.format("analyze-bad", &args);
            assert!(text.contains(points) && text.contains("1."), "{text}");
        }
    }

    #[test]
    fn plurals_follow_the_language() {
        let points = |lang, points: i32| {
            let args = [("pieces", "1 quan".into()), ("points", points.into())];
            Messages::new(lang).format("pieces-worth", &args)
        };
        for (lang, texts) in [
            (
                Lang::Vi,
                [
                    "tính 0 điểm",
                    "tính 1 điểm",
                    "tính 2 điểm",
                    "tính 1234 điểm",
                ],
            ),
            (
                Lang::En,
                [
                    "worth 0 points",
                    "worth 1 point",
                    "worth 2 points",
                    "worth 1234 points",
                ],
            ),
            (
                Lang::Pt,
                [
                    "no valor de 0 ponto",
                    "no valor de 1 ponto",
                    "no valor de 2 pontos",
                    "no valor de 1234 pontos",
                ],
            ),
        ] {
            for (n, text) in [0, 1, 2, 1234].into_iter().zip(texts) {
                assert_eq!(points(lang, n), format!("1 quan, {text}"));
            }
        }
        assert_eq!(points(Lang::En, -3), "1 quan, worth -3 points");
    }

    #[test]
    fn messages_can_be_shared_between_threads() {
        fn shared<T: Send + Sync>() {}
        shared::<Messages>();
    }
}
