//! Making the messages of a language is fast enough to do at every start.

use std::time::{Duration, Instant};

use oaq_i18n::{Lang, Messages};

/// The best of several, so that a busy machine does not fail it; it is about a
/// quarter of a millisecond in a release build.
#[test]
fn a_catalogue_is_ready_in_under_three_milliseconds() {
    for lang in Lang::ALL {
        let best = (0..20).map(|_| {
            let begin = Instant::now();
            let messages = Messages::new(lang);
            let taken = begin.elapsed();
            assert_eq!(messages.lang(), lang);
            taken
        });
        let best = best.min().unwrap();
        assert!(best < Duration::from_millis(3), "{lang}: {best:?}");
    }
}
