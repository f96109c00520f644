//! Whether the random records of the other tests have everything in them that
//! a record can have.

use std::collections::BTreeSet;

use oaq_core::{Player, QuanSquare};
use oaq_notation::record::{Comment, NodeId, Record, Step};
use proptest::strategy::{Strategy, ValueTree};
use proptest::test_runner::TestRunner;
use unicode_normalization::is_nfc;

/// What there can be in a record.
const EVERYTHING: &[&str] = &[
    "no move",
    "a comment in front of the first move",
    "a comment behind a move",
    "two comments behind a move",
    "a comment in front of a variation's first move",
    "a comment in front of a move behind variations",
    "a comment of several lines",
    "a comment with a brace",
    "a comment with a backslash",
    "a comment with a tag",
    "a comment with decomposed letters",
    "a command",
    "a command with a value",
    "an annotation by a mark",
    "an annotation by a number",
    "several annotations",
    "a capture of a quan",
    "a refilled row",
    "a variation to the first move",
    "several variations to a move",
    "a variation in a variation",
    "three variations in one another",
    "the same move twice at a place",
    "an event",
    "a date that is none",
    "a player's name",
    "a further tag",
    "a tag for no player",
    "a tag with a quote",
    "a tag with a backslash",
    "a tag of nothing",
    "2 players",
    "3 players",
    "4 players",
    "one square for each",
    "nine squares for each",
    "rules that override some",
    "a position",
    "a debt to a player",
    "a debt to the bank",
    "a store below zero",
    "a captor",
    "a fixed direction",
    "plies before the first position",
    "the most plies that can be written",
    "unfinished",
    "unfinished with a termination",
    "a win without a termination",
    "resignation",
    "agreement",
    "time",
    "abandoned",
    "a share of the win",
    "quan-squares-empty",
    "board-empty",
    "quan-pieces-captured",
    "all-quan-captured",
    "shortage",
    "shortage-loss",
    "repetition",
    "quiet-plies",
    "max-plies",
    "over before the first move",
];

#[test]
fn random_records_have_everything_in_them() {
    let mut runner = TestRunner::deterministic();
    let records = crate::random::record();
    let mut missing: BTreeSet<&str> = EVERYTHING.iter().copied().collect();
    for _ in 0..5_000 {
        let record = records.new_tree(&mut runner).expect("a record").current();
        look(&record, &mut |what, is| {
            assert!(EVERYTHING.contains(&what), "{what}");
            if is {
                missing.remove(what);
            }
        });
        if missing.is_empty() {
            return;
        }
    }
    panic!("no random record with {missing:?}");
}

fn look(record: &Record, has: &mut dyn FnMut(&'static str, bool)) {
    for step in record.walk() {
        if let Step::Move(node) = step {
            look_at_move(record, node, has);
        }
    }
    let first = record.comments(NodeId::ROOT);
    has("no move", record.is_empty());
    has("a comment in front of the first move", !first.is_empty());
    look_at_tags(record, has);
    look_at_rules(record, has);
    look_at_ending(record, has);
}

fn look_at_move(record: &Record, node: NodeId, has: &mut dyn FnMut(&'static str, bool)) {
    let (before, after) = (record.comments_before(node), record.comments(node));
    let parent = record.parent(node).expect("a parent");
    let siblings: Vec<NodeId> = record.children(parent).collect();
    let main = siblings[0] == node;
    has("a comment behind a move", !after.is_empty());
    has("two comments behind a move", after.len() > 1);
    has(
        "a comment in front of a variation's first move",
        !main && !before.is_empty(),
    );
    has(
        "a comment in front of a move behind variations",
        main && !before.is_empty(),
    );
    for comment in before.iter().chain(after) {
        look_at_comment(comment, has);
    }
    let nags = record.nags(node);
    has(
        "an annotation by a mark",
        nags.iter().any(|nag| (1..=6).contains(nag)),
    );
    has("an annotation by a number", nags.iter().any(|&nag| nag > 6));
    has("several annotations", nags.len() > 1);
    has("a capture of a quan", record.captured(node).1 > 0);
    has("a refilled row", record.refilled(node));
    has(
        "a variation to the first move",
        !main && parent == NodeId::ROOT,
    );
    has("several variations to a move", siblings.len() > 2);
    has("a variation in a variation", record.nesting(node) >= 2);
    has("three variations in one another", record.nesting(node) >= 3);
    let moves: BTreeSet<_> = siblings.iter().map(|&node| record.played(node)).collect();
    has(
        "the same move twice at a place",
        moves.len() < siblings.len(),
    );
}

fn look_at_comment(comment: &Comment, has: &mut dyn FnMut(&'static str, bool)) {
    let text = comment.text();
    has("a comment of several lines", text.len() > 160);
    has("a comment with a brace", text.contains('}'));
    has("a comment with a backslash", text.contains('\\'));
    has("a comment with a tag", text.contains("[Event"));
    has("a comment with decomposed letters", !is_nfc(text));
    has("a command", comment.commands().next().is_some());
    has(
        "a command with a value",
        comment.commands().any(|command| !command.value.is_empty()),
    );
}

fn look_at_tags(record: &Record, has: &mut dyn FnMut(&'static str, bool)) {
    let tags = record.tags();
    let event = tags.get("Event").expect("a tag that every game has");
    has("an event", event != "?");
    let date = tags.get("Date").expect("a tag that every game has");
    has("a date that is none", date != "????.??.??");
    has("a player's name", tags.player(Player::A) != "?");
    has("a further tag", tags.further().next().is_some());
    has(
        "a tag for no player",
        tags.further().any(|(name, _)| name == "C"),
    );
    let roster = tags.roster().map(|(_, value)| value);
    let further = tags.further().map(|(_, value)| value);
    for value in roster.chain(further) {
        has("a tag with a quote", value.contains('"'));
        has("a tag with a backslash", value.contains('\\'));
        has("a tag of nothing", value.is_empty());
    }
}

fn look_at_rules(record: &Record, has: &mut dyn FnMut(&'static str, bool)) {
    let rules = &record.rules().rules;
    has("2 players", rules.players == 2);
    has("3 players", rules.players == 3);
    has("4 players", rules.players == 4);
    has("one square for each", rules.squares == 1);
    has("nine squares for each", rules.squares == 9);
    has("rules that override some", *rules != record.rules().base);
    let Some(setup) = record.setup() else { return };
    has("a position", true);
    let mut debts = setup.debts.iter();
    has(
        "a debt to a player",
        debts.clone().any(|debt| debt.creditor.is_some()),
    );
    has(
        "a debt to the bank",
        debts.any(|debt| debt.creditor.is_none()),
    );
    has(
        "a store below zero",
        setup.stores.iter().any(|store| store.dan < 0),
    );
    let captor = |square: &QuanSquare| square.captor.is_some();
    has("a captor", setup.quan_squares.iter().any(captor));
    has("a fixed direction", setup.direction.is_some());
    has("plies before the first position", setup.plies > 0);
    has(
        "the most plies that can be written",
        setup.plies == u32::MAX && !record.is_empty(),
    );
}

fn look_at_ending(record: &Record, has: &mut dyn FnMut(&'static str, bool)) {
    let shares = record.result();
    has("a share of the win", shares.is_some_and(|s| s.count() > 1));
    if let Some(outcome) = record.outcome() {
        has(outcome.reason.word(), true);
        has("over before the first move", record.is_empty());
        return;
    }
    match (record.termination(), shares) {
        (None, None) => has("unfinished", true),
        (None, Some(_)) => has("a win without a termination", true),
        (Some(_), None) => has("unfinished with a termination", true),
        (Some(termination), Some(_)) => has(termination.word(), true),
    }
}
