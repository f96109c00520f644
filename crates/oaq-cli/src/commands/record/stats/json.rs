//! The counts for other programs.

use std::collections::BTreeMap;
use std::io;

use serde::Serialize;

use super::{Group, Histogram, Stats, Tally};

/// The version of the layout.
const SCHEMA: u32 = 1;

/// The order of the fields is that of the output, here and below.
#[derive(Serialize)]
struct All<'s> {
    schema: u32,
    version: &'static str,
    files: u64,
    games: u64,
    bad: u64,
    total: Counts<'s>,
    rules: Vec<OfRules<'s>>,
    other_rules: u64,
}

#[derive(Serialize)]
struct OfRules<'s> {
    rules: &'s str,
    #[serde(flatten)]
    counts: Counts<'s>,
    openings: Vec<OfOpening<'s>>,
    other_openings: u64,
}

#[derive(Serialize)]
struct Counts<'s> {
    games: u64,
    wins: &'s [u64],
    shared: u64,
    unfinished: u64,
    results: &'s BTreeMap<String, u64>,
    endings: &'s BTreeMap<&'static str, u64>,
    plies: Numbers<'s>,
    scores: Vec<Numbers<'s>>,
    margin: Numbers<'s>,
}

#[derive(Serialize)]
struct Numbers<'s> {
    min: Option<i64>,
    quartile_1: Option<i64>,
    median: Option<i64>,
    quartile_3: Option<i64>,
    max: Option<i64>,
    mean: Option<f64>,
    counts: &'s BTreeMap<i64, u64>,
}

#[derive(Serialize)]
struct OfOpening<'s> {
    moves: &'s str,
    games: u64,
    wins: &'s [u64],
}

pub(super) fn text(stats: &Stats, tally: &Tally) -> io::Result<String> {
    let rules = stats.by_size().into_iter().map(|(rules, group)| {
        let openings = group.by_frequency().into_iter();
        OfRules {
            rules,
            counts: counts(group),
            openings: openings
                .map(|(moves, opening)| OfOpening {
                    moves,
                    games: opening.games,
                    wins: &opening.wins[..group.players],
                })
                .collect(),
            other_openings: group.other_openings,
        }
    });
    let all = All {
        schema: SCHEMA,
        version: env!("CARGO_PKG_VERSION"),
        files: tally.files,
        games: stats.all.games,
        bad: tally.bad,
        total: counts(&stats.all),
        rules: rules.collect(),
        other_rules: stats.others,
    };
    Ok(serde_json::to_string(&all)?)
}

fn counts(group: &Group) -> Counts<'_> {
    let scores = &group.scores[..group.players];
    Counts {
        games: group.games,
        wins: &group.wins[..group.players],
        shared: group.shared,
        unfinished: group.unfinished,
        results: &group.results,
        endings: &group.endings,
        plies: numbers(&group.plies),
        scores: scores.iter().map(numbers).collect(),
        margin: numbers(&group.margin),
    }
}

fn numbers(histogram: &Histogram) -> Numbers<'_> {
    let mean = histogram.mean();
    Numbers {
        min: histogram.quartile(0),
        quartile_1: histogram.quartile(1),
        median: histogram.quartile(2),
        quartile_3: histogram.quartile(3),
        max: histogram.quartile(4),
        mean: mean.map(|mean| (mean * 1000.0).round() / 1000.0),
        counts: &histogram.counts,
    }
}
