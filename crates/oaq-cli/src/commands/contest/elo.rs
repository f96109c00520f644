//! How much stronger one of two players is, and how sure that is.
//!
//! Both games of an opening, with seats swapped, are one observation: a pair
//! whose points are 0, ½, 1, 1½ or 2. An opening that favours one seat then
//! adds nothing to the spread, so that the error bars are those of the match
//! (the *pentanomial* model).

/// How many pairs ended with 0, ½, 1, 1½ and 2 points for the first player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Pairs(pub(super) [u64; 5]);

/// An estimate of the difference in strength.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Estimate {
    /// In Elo; infinite if one player has all the points.
    pub(super) elo: f64,
    /// The ends of the 95 % interval and the likelihood that the first player
    /// is the stronger one. Nothing if all pairs ended alike: how far they
    /// spread is not known then.
    pub(super) sure: Option<Sure>,
}

/// How sure an estimate is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Sure {
    pub(super) low: f64,
    pub(super) high: f64,
    pub(super) superiority: f64,
}

/// So many standard deviations on each side hold 95 % of a normal
/// distribution.
const NINETY_FIVE: f64 = 1.959_963_984_540_054;

/// The Elo difference at which this part of the points is expected.
pub(super) fn elo(share: f64) -> f64 {
    -400.0 * (1.0 / share - 1.0).log10()
}

/// The part of the points that is expected at this Elo difference.
pub(super) fn share(elo: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
}

/// How likely a normally distributed number is below this.
fn below(x: f64) -> f64 {
    libm::erfc(-x / std::f64::consts::SQRT_2) / 2.0
}

impl Pairs {
    /// How many there are.
    pub(super) fn count(&self) -> u64 {
        self.0.iter().sum()
    }

    /// The parts of the pairs that ended so, each with the part of the points
    /// that it is worth.
    fn parts(counts: [f64; 5]) -> [(f64, f64); 5] {
        let total: f64 = counts.iter().sum();
        let worth = [0.0, 0.25, 0.5, 0.75, 1.0];
        std::array::from_fn(|i| (worth[i], counts[i] / total))
    }

    // Counts below 2^53 lose nothing, and no match is as long.
    #[expect(clippy::cast_precision_loss)]
    fn counts(&self) -> [f64; 5] {
        self.0.map(|n| n as f64)
    }

    /// The estimate; nothing without a pair.
    pub(super) fn estimate(&self) -> Option<Estimate> {
        let counts = self.counts();
        let total: f64 = counts.iter().sum();
        if self.count() == 0 {
            return None;
        }
        let parts = Self::parts(counts);
        let mean: f64 = parts.iter().map(|(worth, part)| worth * part).sum();
        let spread: f64 = parts
            .iter()
            .map(|(worth, part)| (worth - mean).powi(2) * part)
            .sum();
        let error = (spread / total).sqrt();
        let alike = self.0.iter().filter(|&&n| n > 0).count() == 1;
        let sure = (!alike).then(|| {
            let end = |sign: f64| (mean + sign * NINETY_FIVE * error).clamp(0.0, 1.0);
            Sure {
                low: elo(end(-1.0)),
                high: elo(end(1.0)),
                superiority: below((mean - 0.5) / error),
            }
        });
        Some(Estimate {
            elo: elo(mean),
            sure,
        })
    }
}

/// A sequential probability ratio test between two hypotheses about the Elo
/// difference.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Sprt {
    pub(crate) elo0: f64,
    pub(crate) elo1: f64,
    /// How often it may accept the second hypothesis though the first is true.
    pub(crate) alpha: f64,
    /// How often it may accept the first one though the second is true.
    pub(crate) beta: f64,
}

/// What a test says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Verdict {
    /// The difference is `elo0` rather than `elo1`.
    First,
    /// The difference is `elo1` rather than `elo0`.
    Second,
    /// There are too few games.
    Open,
}

impl Verdict {
    pub(super) const fn word(self) -> &'static str {
        match self {
            Self::First => "h0",
            Self::Second => "h1",
            Self::Open => "open",
        }
    }
}

/// Counts of nothing are taken for this much, so that a ratio exists.
const LITTLE: f64 = 1e-3;

impl Sprt {
    /// Where the log likelihood ratio decides.
    ///
    /// CITE: the bounds of Abraham Wald, "Sequential tests of statistical
    /// hypotheses", Annals of Mathematical Statistics 16 (1945).
    pub(super) fn bounds(&self) -> (f64, f64) {
        let low = (self.beta / (1.0 - self.alpha)).ln();
        let high = ((1.0 - self.beta) / self.alpha).ln();
        (low, high)
    }

    /// The log likelihood ratio of the two hypotheses.
    ///
    /// CITE: the generalised ratio, in which all that is not known of the
    /// distribution is the most likely under either hypothesis: Michel Van den
    /// Bergh, "Comments on Normalized Elo" and the statistics of the Stockfish
    /// testing framework.
    pub(super) fn ratio(&self, pairs: &Pairs) -> f64 {
        let counts = pairs.counts().map(|n| if n > 0.0 { n } else { LITTLE });
        let total: f64 = counts.iter().sum();
        let parts = Pairs::parts(counts);
        let first = likeliest(&parts, share(self.elo0));
        let second = likeliest(&parts, share(self.elo1));
        let of =
            |((&(_, part), first), second): ((&(f64, f64), f64), f64)| part * (second / first).ln();
        total * parts.iter().zip(first).zip(second).map(of).sum::<f64>()
    }

    pub(super) fn verdict(&self, pairs: &Pairs) -> Verdict {
        let (low, high) = self.bounds();
        let ratio = self.ratio(pairs);
        if pairs.count() == 0 {
            Verdict::Open
        } else if ratio >= high {
            Verdict::Second
        } else if ratio <= low {
            Verdict::First
        } else {
            Verdict::Open
        }
    }
}

/// The distribution that makes what was seen the most likely, of those with
/// this mean. Each part is the one seen, divided by a line through 1 whose
/// slope is what makes the mean right; the mean falls with the slope.
fn likeliest(seen: &[(f64, f64); 5], mean: f64) -> [f64; 5] {
    let part = |slope: f64, &(worth, part): &(f64, f64)| part / (1.0 + slope * (worth - mean));
    let excess = |slope: f64| -> f64 {
        let terms = seen.iter().map(|s| (s.0 - mean) * part(slope, s));
        terms.sum()
    };
    let (mut low, mut high) = (-1.0 / (1.0 - mean), 1.0 / mean);
    for _ in 0..200 {
        let middle = f64::midpoint(low, high);
        if excess(middle) > 0.0 {
            low = middle;
        } else {
            high = middle;
        }
    }
    let slope = f64::midpoint(low, high);
    seen.each_ref().map(|s| part(slope, s))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(a: f64, b: f64, within: f64) {
        assert!((a - b).abs() <= within, "{a} is not {b}");
    }

    #[test]
    fn elo_and_shares_belong_together() {
        near(elo(0.75), 190.848_501_887_864_97, 1e-9);
        near(elo(0.5), 0.0, 1e-12);
        near(share(-400.0), 1.0 / 11.0, 1e-12);
        for difference in [-310.0, -1.0, 0.0, 25.0, 700.0] {
            near(elo(share(difference)), difference, 1e-9);
        }
        assert!(elo(1.0) > f64::MAX && elo(0.0) < f64::MIN);
    }

    #[test]
    fn an_estimate_has_the_error_bars_of_its_pairs() {
        // By hand: the mean is 0.515, the variance 0.046 025, the error of the
        // mean of 100 pairs therefore 0.021 453 44.
        let estimate = Pairs([3, 20, 50, 22, 5]).estimate().unwrap();
        near(estimate.elo, 10.426_196, 1e-5);
        let sure = estimate.sure.unwrap();
        near(share(sure.low), 0.515 - 1.959_964 * 0.021_453_44, 1e-6);
        near(share(sure.high), 0.515 + 1.959_964 * 0.021_453_44, 1e-6);
        near(sure.superiority, 0.757_783, 1e-5);
        // Swapped players swap everything.
        let swapped = Pairs([5, 22, 50, 20, 3]).estimate().unwrap();
        near(swapped.elo, -estimate.elo, 1e-9);
        near(swapped.sure.unwrap().low, -sure.high, 1e-9);
        near(
            swapped.sure.unwrap().superiority,
            1.0 - sure.superiority,
            1e-12,
        );
    }

    #[test]
    fn pairs_that_all_ended_alike_have_no_error_bars() {
        assert_eq!(Pairs::default().estimate(), None);
        let drawn = Pairs([0, 0, 9, 0, 0]).estimate().unwrap();
        assert_eq!((drawn.elo, drawn.sure), (0.0, None));
        let won = Pairs([0, 0, 0, 0, 9]).estimate().unwrap();
        assert_eq!((won.elo, won.sure), (f64::INFINITY, None));
    }

    #[test]
    fn pairs_spread_less_than_games_where_the_opening_decides() {
        // Everybody wins with the first move: by games that is 100 wins and 100
        // losses; by pairs nearly all are even.
        let pairs = Pairs([0, 1, 98, 1, 0]).estimate().unwrap();
        let sure = pairs.sure.unwrap();
        assert!(sure.high - sure.low < 10.0, "{sure:?}");
    }

    /// Ratios that the Stockfish testing framework computes
    /// (`LLR_logistic`).
    const KNOWN: [([u64; 5], f64, f64, f64); 6] = [
        ([3, 20, 50, 22, 5], 0.0, 20.0, 0.040_320_372_416_706_79),
        ([3, 20, 50, 22, 5], 0.0, 5.0, 0.178_380_224_381_881_25),
        ([3, 20, 50, 22, 5], -10.0, 10.0, 0.934_472_911_388_982_9),
        ([0, 10, 30, 12, 0], 0.0, 20.0, -0.270_414_536_288_852_04),
        ([0, 10, 30, 12, 0], 0.0, 5.0, 0.085_226_848_211_516),
        ([12, 40, 60, 30, 8], 0.0, 20.0, -2.997_301_135_158_272_3),
    ];

    #[test]
    fn the_ratio_is_what_others_compute() {
        for (pairs, elo0, elo1, ratio) in KNOWN {
            let test = Sprt {
                elo0,
                elo1,
                alpha: 0.05,
                beta: 0.05,
            };
            near(test.ratio(&Pairs(pairs)), ratio, 1e-9);
        }
    }

    #[test]
    fn a_test_decides_at_its_bounds() {
        let test = Sprt {
            elo0: 0.0,
            elo1: 20.0,
            alpha: 0.05,
            beta: 0.05,
        };
        let (low, high) = test.bounds();
        near(high, 2.944_438_979_166_440_3, 1e-12);
        near(low, -high, 1e-12);
        assert_eq!(test.verdict(&Pairs::default()), Verdict::Open);
        assert_eq!(test.verdict(&Pairs([12, 40, 60, 30, 8])), Verdict::First);
        assert_eq!(test.verdict(&Pairs([3, 20, 50, 22, 5])), Verdict::Open);
        assert_eq!(test.verdict(&Pairs([0, 0, 0, 0, 60])), Verdict::Second);
        let uneven = Sprt {
            alpha: 0.01,
            beta: 0.1,
            ..test
        };
        let (low, high) = uneven.bounds();
        near(low, (0.1_f64 / 0.99).ln(), 1e-12);
        near(high, 90_f64.ln(), 1e-12);
    }
}
