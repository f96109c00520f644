//! The counts for people.

use oaq_core::{EndReason, Player};
use oaq_i18n::Messages;

use super::{Group, Histogram, OPENING, Stats, Tally};
use crate::text;

/// Of how many different rules scores and openings are shown.
const MOST_GROUPS: usize = 5;

/// How many openings are shown.
const MOST_OPENINGS: usize = 8;

/// The longest bar.
const BAR: u64 = 40;

/// How many lines the lengths of games take at most.
const LENGTHS: i64 = 12;

pub(super) fn text(stats: &Stats, tally: &Tally, say: &Messages) -> String {
    let all = &stats.all;
    let args = [
        ("files", tally.files.into()),
        ("games", all.games.into()),
        ("plies", all.plies.sum.into()),
    ];
    let mut parts = vec![say.format("record-stats", &args)];
    if all.games == 0 {
        return parts.remove(0);
    }
    parts.push(by_rules(stats, say));
    parts.push(endings(all, say));
    parts.push(lengths(all, say));
    let groups = stats.by_size();
    for (rules, group) in groups.iter().take(MOST_GROUPS) {
        parts.extend(scores(rules, group, say));
        parts.extend(openings(rules, group, say));
    }
    if groups.len() > MOST_GROUPS {
        let args = [("more", (groups.len() - MOST_GROUPS).into())];
        parts.push(say.format("record-more-rules", &args));
    }
    parts.join("\n\n")
}

fn head(say: &Messages, ids: &[&str]) -> Vec<String> {
    ids.iter()
        .map(|id| say.msg(&format!("head-{id}")))
        .collect()
}

/// The names of columns for what each player won.
fn won(say: &Messages, players: usize) -> impl Iterator<Item = String> {
    let of = |p: Player| say.format("head-won", &[("player", p.letter().to_string().into())]);
    Player::ALL.into_iter().take(players).map(of)
}

/// A table whose first column is text and whose others are numbers.
fn table(rows: &[Vec<String>]) -> String {
    let columns = rows.first().map_or(0, Vec::len);
    let right: Vec<bool> = (0..columns).map(|i| i > 0).collect();
    text::table(rows, &right)
}

fn by_rules(stats: &Stats, say: &Messages) -> String {
    let players = stats.all.players;
    let mut rows = vec![head(say, &["rules", "games"])];
    rows[0].extend(won(say, players));
    rows[0].extend(head(say, &["shared", "unfinished"]));
    let row = |name: String, group: &Group| {
        let mut row = vec![name, group.games.to_string()];
        for player in 0..players {
            let seat = player < group.players;
            let wins = group.wins[player].to_string();
            row.push(if seat { wins } else { String::new() });
        }
        row.push(group.shared.to_string());
        row.push(group.unfinished.to_string());
        row
    };
    let groups = stats.by_size();
    rows.extend(groups.iter().map(|(rules, group)| row(brief(rules), group)));
    if stats.others > 0 {
        rows.push(vec![
            say.msg("record-other-rules"),
            stats.others.to_string(),
        ]);
    }
    if groups.len() > 1 {
        rows.push(row(say.msg("record-total"), &stats.all));
    }
    table(&rows)
}

/// A text of rules, which may be long.
fn brief(rules: &str) -> String {
    text::shortened(rules)
}

fn endings(all: &Group, say: &Messages) -> String {
    let mut endings: Vec<(&str, u64)> = all.endings.iter().map(|(w, n)| (*w, *n)).collect();
    endings.sort_by_key(|(_, games)| std::cmp::Reverse(*games));
    let mut rows = vec![head(say, &["ending", "games", "percent"])];
    rows.extend(endings.iter().map(|&(word, games)| {
        let reason = EndReason::ALL.iter().find(|reason| reason.word() == word);
        let ending = match reason {
            Some(&reason) => say.end_reason(reason),
            None => say.format("record-how", &[("how", word.into())]),
        };
        vec![ending, games.to_string(), percent(games, all.games)]
    }));
    table(&rows)
}

fn percent(part: u64, all: u64) -> String {
    format!("{} %", (part * 100 + all / 2) / all.max(1))
}

/// How long games are, with a bar for those of similar length.
fn lengths(all: &Group, say: &Messages) -> String {
    let (Some(least), Some(most)) = (all.plies.quartile(0), all.plies.quartile(4)) else {
        return String::new();
    };
    let steps = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];
    let step = steps
        .into_iter()
        .find(|step| most / step - least / step < LENGTHS);
    let step = step.unwrap_or(1000);
    let count = |from: i64| -> u64 {
        all.plies
            .counts
            .range(from..from + step)
            .map(|(_, n)| n)
            .sum()
    };
    let begins = (least / step..=most / step).map(|i| i * step);
    let counts: Vec<(i64, u64)> = begins.map(|from| (from, count(from))).collect();
    let longest = counts.iter().map(|(_, n)| *n).max().unwrap_or(0).max(1);
    let mut rows = vec![head(say, &["plies", "games"])];
    rows[0].push(String::new());
    for (from, games) in counts {
        let range = if step == 1 {
            from.to_string()
        } else {
            format!("{from}-{}", from + step - 1)
        };
        let bar = (games * BAR).div_ceil(longest);
        let bar = "#".repeat(usize::try_from(bar).unwrap_or(0));
        rows.push(vec![range, games.to_string(), bar]);
    }
    text::table(&rows, &[false, true, false])
}

fn numbers(name: String, histogram: &Histogram) -> Option<Vec<String>> {
    let mut row = vec![name, histogram.number.to_string()];
    for quarters in 0..=4 {
        row.push(histogram.quartile(quarters)?.to_string());
    }
    Some(row)
}

/// How scores are spread.
fn scores(rules: &str, group: &Group, say: &Messages) -> Option<String> {
    let mut rows = vec![head(
        say,
        &[
            "points",
            "games",
            "least",
            "quarter",
            "median",
            "three-quarters",
            "most",
        ],
    )];
    let seats = Player::ALL.into_iter().zip(&group.scores);
    let seats = seats.filter_map(|(p, scores)| numbers(p.letter().to_string(), scores));
    rows.extend(seats);
    rows.extend(numbers("A − B".to_owned(), &group.margin));
    let title = say.format("record-scores", &[("rules", brief(rules).into())]);
    (rows.len() > 1).then(|| format!("{title}\n{}", table(&rows)))
}

fn openings(rules: &str, group: &Group, say: &Messages) -> Option<String> {
    let openings = group.by_frequency();
    let all: u64 = openings.iter().map(|(_, o)| o.games).sum::<u64>() + group.other_openings;
    let mut rows = vec![head(say, &["opening", "games", "percent"])];
    rows[0].extend(won(say, group.players));
    for (moves, opening) in openings.iter().take(MOST_OPENINGS) {
        let mut row = vec![(*moves).to_owned(), opening.games.to_string()];
        row.push(percent(opening.games, all));
        row.extend(
            opening.wins[..group.players]
                .iter()
                .map(ToString::to_string),
        );
        rows.push(row);
    }
    let args = [
        ("rules", brief(rules).into()),
        ("plies", OPENING.into()),
        ("number", openings.len().into()),
    ];
    let title = say.format("record-openings", &args);
    (rows.len() > 1).then(|| format!("{title}\n{}", table(&rows)))
}
