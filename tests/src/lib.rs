//! Helpers of the test suite.

pub mod both;
pub mod cases;
pub mod games;
pub mod literal;
pub mod sample;
pub mod scenes;
pub mod show;

use oaq_core::{Key, Rules, Switches};

use literal::LiteralRules;

/// The same rules for `oaq-core`, every key set.
///
/// # Panics
///
/// If the two implementations of the rules do not know the same keys and
/// values.
#[must_use]
pub fn core_rules(rules: &LiteralRules) -> Rules {
    let mut switches = Switches::default();
    for &key in Key::ALL {
        let value = rules.word(key.name());
        key.set(&mut switches, value)
            .unwrap_or_else(|error| panic!("{error}"));
    }
    Rules::new(switches).unwrap_or_else(|error| panic!("{error}"))
}
