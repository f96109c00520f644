//! Making the messages of a language is fast enough to do at every start.

use std::time::{Duration, Instant};

use oaq_i18n::{Lang, Messages};

/// The best of several, so that a busy machine does not fail it; it is well
/// below a millisecond in a release build, and without optimisation about ten
/// times that.
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
        let most = if cfg!(debug_assertions) { 10 } else { 3 };
        assert!(best < Duration::from_millis(most), "{lang}: {best:?}");
    }
}
