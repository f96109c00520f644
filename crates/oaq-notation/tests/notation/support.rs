//! What several tests need.

use oaq_core::{Rules, Switches};
use oaq_notation::{ParseErrors, Parsed, caret};

/// The standard rules with some overrides.
pub(crate) fn set(overrides: &str) -> Rules {
    let mut switches = Switches::STANDARD;
    let (_, errors) = switches.apply(overrides, 0);
    assert!(errors.is_empty(), "overrides of a test: {errors:?}");
    Rules::new(switches).expect("rules of a test")
}

/// Whatever a reader says, it says it about places that exist.
pub(crate) fn check_places<T>(text: &str, result: Result<Parsed<T>, ParseErrors>) {
    let places: Vec<_> = match result {
        Ok(read) => read.notes.into_iter().map(|n| (n.span, n.column)).collect(),
        Err(errors) => {
            assert!(!errors.errors.is_empty());
            assert!(!errors.to_string().is_empty());
            for error in &errors.errors {
                let at_end = error.span.end == text.len();
                assert!(!error.span.is_empty() || at_end, "{error} in {text:?}");
            }
            let errors = errors.errors.into_iter();
            errors.map(|e| (e.span, e.column)).collect()
        }
    };
    for (span, column) in places {
        assert!(text.get(span.clone()).is_some(), "{span:?} of {text:?}");
        assert!(column >= 1 && column <= text.chars().count() + 1);
        assert!(caret(text, span).contains('^'));
    }
}
