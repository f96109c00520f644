//! `oaq record stats`: what many games have in common.

mod json;
mod table;

use std::collections::BTreeMap;

use oaq_core::Player;
use oaq_notation::record::Record;

use super::criteria;
use super::source::{Next, Sources, Tally};
use crate::args::StatsArgs;
use crate::context::Context;
use crate::exit::Run;

/// Under how many different rules games are counted apart. All others are
/// counted together, so that no input takes memory without end.
const MAX_GROUPS: usize = 200;

/// How many openings are counted apart.
const MAX_OPENINGS: usize = 2000;

/// How many plies an opening has.
const OPENING: usize = 2;

pub(super) fn run(args: &StatsArgs, context: &mut Context<'_, '_>) -> Run {
    let mut sources = Sources::new(&args.source, context)?;
    sources.writes = false;
    let mut stats = Stats::default();
    sources.each_good(context, &mut |_, record, _| {
        stats.add(record);
        Ok(Next::Go)
    })?;
    let tally = sources.tally;
    let text = if args.json {
        json::text(&stats, &tally)?
    } else {
        table::text(&stats, &tally, &context.say)
    };
    context.print(&text)?;
    Ok(sources.finish(context)?)
}

/// What was counted.
#[derive(Default)]
struct Stats {
    all: Group,
    /// By the text of the rules.
    groups: BTreeMap<String, Group>,
    /// Games under yet other rules.
    others: u64,
}

impl Stats {
    fn add(&mut self, record: &Record) {
        self.all.add(record);
        let rules = record.tag("Rules").unwrap_or_default();
        if let Some(group) = self.groups.get_mut(&rules) {
            group.add(record);
        } else if self.groups.len() < MAX_GROUPS {
            self.groups.entry(rules).or_default().add(record);
        } else {
            self.others += 1;
        }
    }

    /// The groups, that with most games first.
    fn by_size(&self) -> Vec<(&str, &Group)> {
        let mut groups: Vec<(&str, &Group)> =
            self.groups.iter().map(|(r, g)| (r.as_str(), g)).collect();
        groups.sort_by_key(|(_, group)| std::cmp::Reverse(group.games));
        groups
    }
}

/// Games that are counted together.
#[derive(Default)]
struct Group {
    /// The most that a game has.
    players: usize,
    games: u64,
    /// By the text of the result.
    results: BTreeMap<String, u64>,
    /// How many games each player won alone.
    wins: [u64; 4],
    shared: u64,
    unfinished: u64,
    /// By the word for it.
    endings: BTreeMap<&'static str, u64>,
    plies: Histogram,
    scores: [Histogram; 4],
    /// By how much A won; of games of two.
    margin: Histogram,
    openings: BTreeMap<String, Opening>,
    /// Games with yet other openings.
    other_openings: u64,
}

/// Games that began with the same moves.
#[derive(Default)]
struct Opening {
    games: u64,
    /// How many of them each player won alone.
    wins: [u64; 4],
}

impl Group {
    fn add(&mut self, record: &Record) {
        let players = record.first_position().board().seats().len();
        self.players = self.players.max(players);
        self.games += 1;
        *self.results.entry(record.result_text()).or_default() += 1;
        let shares = record.result();
        let alone = shares.filter(|shares| shares.count() == 1);
        let winner = Player::ALL
            .into_iter()
            .find(|&p| alone.is_some_and(|shares| shares.has(p)));
        match (winner, shares) {
            (Some(player), _) => self.wins[player.index()] += 1,
            (None, Some(_)) => self.shared += 1,
            (None, None) => self.unfinished += 1,
        }
        *self.endings.entry(criteria::ending_of(record)).or_default() += 1;
        self.plies
            .add(i64::try_from(record.mainline().count()).unwrap_or(i64::MAX));
        if let Some(scores) = record.scores() {
            let scores = scores.as_slice();
            for (histogram, &points) in self.scores.iter_mut().zip(scores) {
                histogram.add(points.into());
            }
            if let [a, b] = *scores {
                self.margin.add(i64::from(a) - i64::from(b));
            }
        }
        // Elsewhere the same moves are another opening.
        if record.setup().is_none() {
            self.open(record, winner);
        }
    }

    fn open(&mut self, record: &Record, winner: Option<Player>) {
        let moves = record.mainline().take(OPENING);
        let moves: Vec<String> = moves
            .filter_map(|node| Some(record.played(node)?.to_string()))
            .collect();
        if moves.len() < OPENING {
            return;
        }
        let moves = moves.join(" ");
        if self.openings.len() >= MAX_OPENINGS && !self.openings.contains_key(&moves) {
            self.other_openings += 1;
            return;
        }
        let opening = self.openings.entry(moves).or_default();
        opening.games += 1;
        if let Some(player) = winner {
            opening.wins[player.index()] += 1;
        }
    }

    /// The openings, the most frequent first.
    fn by_frequency(&self) -> Vec<(&str, &Opening)> {
        let openings = self.openings.iter();
        let mut openings: Vec<(&str, &Opening)> = openings.map(|(m, o)| (m.as_str(), o)).collect();
        openings.sort_by_key(|(_, opening)| std::cmp::Reverse(opening.games));
        openings
    }
}

/// How often each number came.
#[derive(Default)]
struct Histogram {
    counts: BTreeMap<i64, u64>,
    number: u64,
    sum: i64,
}

impl Histogram {
    fn add(&mut self, value: i64) {
        *self.counts.entry(value).or_default() += 1;
        self.number += 1;
        self.sum += value;
    }

    /// The number that so many quarters of all do not exceed: 0 is the least,
    /// 2 the median, 4 the greatest.
    fn quartile(&self, quarters: u64) -> Option<i64> {
        let place = (self.number * quarters).div_ceil(4).max(1);
        let mut passed = 0;
        let mut all = self.counts.iter().map(|(&value, &count)| {
            passed += count;
            (value, passed)
        });
        all.find(|(_, passed)| *passed >= place)
            .map(|(value, _)| value)
    }

    // Below 2^53, where nothing is lost.
    #[expect(clippy::cast_precision_loss)]
    fn mean(&self) -> Option<f64> {
        (self.number > 0).then(|| self.sum as f64 / self.number as f64)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quartiles_are_numbers_that_came() {
        let mut histogram = Histogram::default();
        assert_eq!(histogram.quartile(2), None);
        assert_eq!(histogram.mean(), None);
        for value in [7, -3, 7, 10, 1] {
            histogram.add(value);
        }
        let all: Vec<_> = (0..=4).map(|q| histogram.quartile(q).unwrap()).collect();
        assert_eq!(all, [-3, 1, 7, 7, 10]);
        assert_eq!(histogram.mean(), Some(4.4));
    }
}
