//! The rules text: an id and overrides.

use core::ops::Range;

use oaq_core::files::{RuleBook, Variant, nearest};
use oaq_core::{Key, Kind, Override, OverrideError, RuleErrors, Rules, ValueError};

use crate::text::{Report, shortened, words};
use crate::{Expected, NoteKind, ParseErrorKind, ParseErrors, Parsed};

/// The id that is meant where a text has overrides only.
const STANDARD: &str = "standard";

/// How many errors of one text come with a suggestion. Finding one takes time,
/// and nobody reads more.
const MAX_SUGGESTIONS: usize = 20;

/// Rules as a rules text names them: an id, and how they differ from the
/// variant with that id.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct NamedRules {
    /// The id of the variant.
    pub id: String,
    /// The rules, overrides included.
    pub rules: Rules,
    /// The rules of the variant alone.
    pub base: Rules,
}

impl From<&Variant> for NamedRules {
    /// The rules of a variant as they are.
    fn from(variant: &Variant) -> Self {
        Self {
            id: variant.id().to_owned(),
            rules: *variant.rules(),
            base: *variant.rules(),
        }
    }
}

/// Reads a rules text: the id of a variant, then any overrides of its keys.
///
/// Forgiven with a note: a missing id, which means `standard`; spaces; zeros
/// in front of numbers.
///
/// ```
/// use oaq_core::files::RuleBook;
/// use oaq_notation::{read_rules, rules_text};
/// let book = RuleBook::shipped();
/// let read = read_rules("standard limits.repetition=0 quan-value=5 dan=5", &book)?.value;
/// assert_eq!(read.rules.quan_value, 5);
/// assert_eq!(rules_text(&read), "standard quan-value=5 limits.repetition=0");
///
/// let error = read_rules("standard quan-valeu=5", &book).unwrap_err();
/// assert_eq!(
///     error.to_string(),
///     "column 10: there is no key `quan-valeu`; did you mean `quan-value`?"
/// );
/// # Ok::<(), oaq_notation::ParseErrors>(())
/// ```
///
/// # Errors
///
/// Everything that is wrong: an id that is not in the book, keys and values
/// that the rules do not have, and rules that contradict each other. A text of
/// more than [`MAX_TEXT`](crate::MAX_TEXT) bytes is refused unread.
pub fn read_rules(text: &str, book: &RuleBook) -> Result<Parsed<NamedRules>, ParseErrors> {
    let mut report = Report::new(text)?;
    let words: Vec<Range<usize>> = words(text).collect();
    report.note_spacing(&words);
    let Some(first) = words.first().cloned() else {
        report.expected(0..0, Expected::RulesId);
        return Err(report.into_errors());
    };
    let id = if text[first.clone()].contains('=') {
        report.note(first.start..first.start, NoteKind::MissingRulesId);
        first.start..first.start
    } else {
        first
    };
    let name = if id.is_empty() {
        STANDARD
    } else {
        &text[id.clone()]
    };
    let variant = book.get(name);
    if variant.is_none() {
        let nearest = book.nearest(name).map(str::to_owned);
        let name = shortened(name);
        report.error(id.clone(), ParseErrorKind::UnknownRules { name, nearest });
    }
    let mut named = variant.map_or_else(
        || NamedRules {
            id: name.to_owned(),
            rules: Rules::STANDARD,
            base: Rules::STANDARD,
        },
        NamedRules::from,
    );
    let mut switches = named.base.switches();
    let (overrides, errors) = switches.apply(text, id.end);
    note_numbers(&mut report, &overrides);
    let unread: Vec<Key> = errors.iter().filter_map(OverrideError::key).collect();
    for (i, error) in errors.into_iter().enumerate() {
        report.error(error.span().clone(), explain(error, i < MAX_SUGGESTIONS));
    }
    match Rules::new(switches) {
        Ok(rules) => named.rules = rules,
        Err(mut errors) => {
            // What an unread value would have meant is anybody's guess.
            errors
                .0
                .retain(|e| !e.keys().iter().any(|key| unread.contains(key)));
            contradictions(&mut report, &errors, &overrides, &id);
        }
    }
    report.finish(named)
}

/// The canonical text of rules: the id, then what differs from the variant
/// with that id, each key at its place in [`Key::ALL`].
///
/// Reading it with a book in which the id has the same rules gives the same.
#[must_use]
pub fn rules_text(named: &NamedRules) -> String {
    named.rules.text_from(&named.id, &named.base)
}

/// Notes what `str::parse` forgives in the numbers of overrides.
fn note_numbers(report: &mut Report<'_>, overrides: &[Override]) {
    for Override { key, span } in overrides {
        let value = span.start + key.name().len() + 1..span.end;
        let text = &report.text()[value.clone()];
        if !matches!(key.kind(), Kind::Integer(..)) {
            continue;
        }
        let sign = text.len() - text.trim_start_matches(['+', '-']).len();
        if sign > 0 {
            report.note(value.start..value.start + sign, NoteKind::NeedlessSign);
        }
        // The value was a number, so this is one for its zeros only.
        let _: Option<u64> = report.digits(value.start + sign..value.end);
    }
}

/// What is wrong with an override, with what may have been meant.
fn explain(error: OverrideError, suggest: bool) -> ParseErrorKind {
    match error {
        OverrideError::NoValue { .. } => ParseErrorKind::Expected(Expected::Override),
        OverrideError::UnknownKey { name, .. } => {
            let names = Key::ALL.iter().map(|key| key.name());
            let nearest = nearest(&name, names.filter(|_| suggest)).and_then(Key::from_name);
            let name = shortened(&name);
            ParseErrorKind::UnknownKey { name, nearest }
        }
        OverrideError::Twice { key, .. } => ParseErrorKind::KeyTwice { key },
        OverrideError::Value { error, .. } => {
            let nearest = match &error {
                ValueError::Unfit { key, value } if suggest => match key.kind() {
                    Kind::Word(words) => nearest(value, words.iter().copied()),
                    Kind::Flag => nearest(value, ["true", "false"]),
                    Kind::Integer(..) => None,
                },
                _ => None,
            };
            let error = match error {
                ValueError::Unfit { key, value } => ValueError::Unfit {
                    key,
                    value: shortened(&value),
                },
                range @ ValueError::OutOfRange { .. } => range,
            };
            ParseErrorKind::Value { error, nearest }
        }
    }
}

/// Reports what is at odds, at the overrides that made it so.
fn contradictions(
    report: &mut Report<'_>,
    errors: &RuleErrors,
    overrides: &[Override],
    id: &Range<usize>,
) {
    for error in &errors.0 {
        let keys = error.keys();
        let concerned = overrides.iter().filter(|o| keys.contains(&o.key));
        let spans: Vec<Range<usize>> = concerned.map(|o| o.span.clone()).collect();
        let span = spans.first().unwrap_or(id).clone();
        let error = error.clone();
        report.error(span, ParseErrorKind::Contradiction { error, spans });
    }
}
