//! Changing records.

use oaq_core::{IllegalMove, Move};
use oaq_notation::record::{Comment, EditError, MAX_NESTING, NodeId, Record, TagError};
use oaq_notation::{read_move, read_rules};

use crate::support::{book, full, moves, one};

fn start(rules: &str) -> Record {
    Record::new(book().get(rules).expect("a variant").into())
}

/// The move of this text in the position behind a node.
fn typed(record: &Record, node: NodeId, text: &str) -> Move {
    read_move(text, &record.position(node)).expect(text).value.m
}

fn add(record: &mut Record, node: NodeId, text: &str) -> NodeId {
    let m = typed(record, node, text);
    record.add_move(node, m).expect(text)
}

fn remark(record: &mut Record, node: NodeId, text: &str) {
    let comment = Comment::new(text).expect("words");
    record.add_comment(node, comment).expect("room");
}

fn remark_before(record: &mut Record, node: NodeId, text: &str) {
    let comment = Comment::new(text).expect("words");
    record.add_comment_before(node, comment).expect("room");
}

/// What a record is must be what is read from what it writes.
fn check(record: &Record) {
    let again = one(&record.to_string());
    assert!(again.is_good(), "{record}");
    assert_eq!(&again.record, record);
    assert_eq!(again.record.to_string(), record.to_string());
    assert_eq!(again.record.outcome(), record.outcome());
}

#[test]
fn moves_are_added_once_variations_always() {
    let mut record = start("standard");
    let a = add(&mut record, NodeId::ROOT, "3R");
    assert_eq!(add(&mut record, NodeId::ROOT, "3R"), a);
    let b = add(&mut record, NodeId::ROOT, "5R");
    let m = record.played(a).expect("a move");
    let c = record.add_variation(NodeId::ROOT, m).expect("legal");
    assert_eq!(record.children(NodeId::ROOT).collect::<Vec<_>>(), [a, b, c]);
    assert_eq!(moves(&record), "1. 3Rx6 (1. 5Rx1Q) (1. 3Rx6) *");
    assert_eq!((record.nesting(a), record.nesting(c)), (0, 1));
    assert_eq!(record.len(), 3);
    check(&record);
}

#[test]
fn illegal_moves_are_refused_and_change_nothing() {
    let mut record = start("standard");
    let a = add(&mut record, NodeId::ROOT, "5R");
    let before = record.clone();
    // The relay has taken all of B's fifth square.
    let m = record.played(a).expect("a move");
    let error = EditError::Illegal(IllegalMove::EmptySquare {
        player: oaq_core::Player::B,
        number: 5,
    });
    assert_eq!(record.add_move(a, m), Err(error));
    assert_eq!(record, before);
}

#[test]
fn whole_lines_and_games_are_added_at_once() {
    let text = "1. 5R 3R 2. 5R 5R 3. 5L 4L *";
    let played = one(&full("*", text)).record;
    let line: Vec<Move> = played
        .mainline()
        .filter_map(|node| played.played(node))
        .collect();
    let mut record = start("standard");
    let end = record
        .add_line(NodeId::ROOT, line.iter().copied())
        .expect("legal");
    assert_eq!(end, record.last());
    assert_eq!(record, played);
    // The first two are there, the third is another one, the fourth illegal.
    let mut other = line[..4].to_vec();
    other[2] = line[4];
    assert!(record.add_line(NodeId::ROOT, other).is_err());
    assert_eq!(record.len(), line.len() + 1);
    check(&record);

    let game = played.game(played.last());
    let again = Record::from_game(played.rules().clone(), &game).expect("the same rules");
    assert_eq!(again, played);
    let later = oaq_core::Game::new(game.position().clone());
    let mut again = Record::from_game(played.rules().clone(), &later).expect("the same rules");
    assert!(again.setup().is_some());
    let node = again.add_move(
        NodeId::ROOT,
        game.position().legal_moves().get(0).expect("one"),
    );
    assert!(node.is_ok());
    check(&again);
    let wrong = book().get("tonkin").expect("a variant").into();
    assert_eq!(Record::from_game(wrong, &game), Err(EditError::OtherRules));
}

#[test]
fn what_is_deleted_is_gone_with_all_that_follows() {
    let text = "1. 3Rx6 {a} (1. 5Rx1Q {b} 1... 2R) (1. 2Rx6) 1... 1L (1... 2R) 2. 5Rx9 *";
    let mut record = one(&full("*", text)).record;
    let line: Vec<NodeId> = record.mainline().collect();
    let children: Vec<NodeId> = record.children(NodeId::ROOT).collect();
    record.delete(line[1]).expect("there");
    assert_eq!(
        moves(&record),
        "1. 3Rx6 {a} (1. 5Rx1Q {b} 1... 2R) (1. 2Rx6) 1... 2R *"
    );
    check(&record);
    record.delete(line[0]).expect("there");
    assert_eq!(moves(&record), "1. 5Rx1Q {b} (1. 2Rx6) 1... 2R *");
    check(&record);
    for gone in [line[0], line[1], line[2]] {
        assert!(!record.contains(gone));
        assert_eq!(record.played(gone), None);
        assert_eq!(record.comments(gone), []);
        assert_eq!(record.delete(gone), Err(EditError::NoSuchNode));
        assert_eq!(record.promote(gone), Err(EditError::NoSuchNode));
        let comment = Comment::new("x").expect("words");
        assert_eq!(
            record.add_comment(gone, comment),
            Err(EditError::NoSuchNode)
        );
        assert_eq!(record.add_nag(gone, 1), Err(EditError::NoSuchNode));
    }
    assert_eq!(record.delete(NodeId::ROOT), Err(EditError::NoSuchNode));
    record.delete(children[2]).expect("there");
    record.delete(children[1]).expect("there");
    assert_eq!(moves(&record), "*");
    check(&record);
}

#[test]
fn variations_are_promoted() {
    let text = "1. 3Rx6 {a} (1. 5Rx1Q 1... 2R) ({c} 1. 2Rx6 {d}) {e} 1... 1L *";
    let mut record = one(&full("*", text)).record;
    let children: Vec<NodeId> = record.children(NodeId::ROOT).collect();
    record.promote(children[2]).expect("there");
    assert_eq!(
        moves(&record),
        "1. 3Rx6 {a} ({c} 1. 2Rx6 {d}) (1. 5Rx1Q 2R) {e} 1... 1L *"
    );
    check(&record);
    record.promote(children[2]).expect("there");
    // What stood in front of the variation is about its move.
    assert_eq!(
        moves(&record),
        "1. 2Rx6 {c} {d} (1. 3Rx6 {a} {e} 1... 1L) (1. 5Rx1Q 2R) *"
    );
    check(&record);
    let deep = record.children(children[1]).next().expect("a child");
    record.promote_to_mainline(deep).expect("there");
    assert_eq!(
        moves(&record),
        "1. 5Rx1Q (1. 2Rx6 {c} {d}) (1. 3Rx6 {a} {e} 1... 1L) 1... 2R *"
    );
    check(&record);
    assert!(record.is_mainline(deep));
    let before = record.clone();
    record.promote(children[1]).expect("there");
    assert_eq!(record, before);
}

#[test]
fn comments_in_front_of_a_move_follow_the_shape_of_the_tree() {
    let mut record = start("standard");
    let a = add(&mut record, NodeId::ROOT, "3R");
    let b = add(&mut record, a, "1L");
    remark_before(&mut record, a, "first");
    remark_before(&mut record, b, "second");
    assert_eq!(moves(&record), "{first} 1. 3Rx6 {second} 1... 1L *");
    let c = add(&mut record, NodeId::ROOT, "5R");
    remark_before(&mut record, b, "third");
    remark_before(&mut record, c, "fourth");
    remark(&mut record, NodeId::ROOT, "zeroth");
    assert_eq!(
        moves(&record),
        "{first} {zeroth} 1. 3Rx6 {second} ({fourth} 1. 5Rx1Q) {third} 1... 1L *"
    );
    check(&record);
    record.delete(c).expect("there");
    assert_eq!(
        moves(&record),
        "{first} {zeroth} 1. 3Rx6 {second} {third} 1... 1L *"
    );
    check(&record);
    let d = add(&mut record, a, "2R");
    remark_before(&mut record, d, "fifth");
    record.clear_comments_before(d);
    assert_eq!(record.comments_before(d), []);
    check(&record);
}

#[test]
fn annotations_and_commands_are_set_and_taken_away() {
    let mut record = start("standard");
    let a = add(&mut record, NodeId::ROOT, "3R");
    for nag in [3, 14, 3] {
        record.add_nag(a, nag).expect("room");
    }
    record.set_command(a, "eval", Some("+6")).expect("room");
    record.set_command(a, "depth", Some("9")).expect("room");
    remark(&mut record, a, "[%clk 0:00:09] fast");
    record.set_command(a, "clk", Some("0:00:08")).expect("room");
    assert_eq!(
        moves(&record),
        "1. 3Rx6 $3 $14 {[%eval +6] [%depth 9]} {[%clk 0:00:08] fast} *"
    );
    check(&record);
    record.set_command(a, "depth", None).expect("room");
    record.set_command(a, "eval", None).expect("room");
    record.remove_nag(a, 3);
    assert_eq!(moves(&record), "1. 3Rx6 $14 {[%clk 0:00:08] fast} *");
    assert!(record.set_command(a, "]", Some("x")).is_err());
    assert!(record.add_nag(NodeId::ROOT, 1).is_err());
}

#[test]
fn variations_are_nested_only_so_deep() {
    // A board on which a game takes more plies than that.
    let rules = read_rules("four-player squares=9 dan=20", book()).expect("rules");
    let mut record = Record::new(rules.value);
    // Every level begins with the move that the level above has already.
    let mut at = NodeId::ROOT;
    let mut depth = 0;
    let error = loop {
        let m = record.position(at).legal_moves().get(0).expect("a move");
        record.add_variation(at, m).expect("room for the line");
        match record.add_variation(at, m) {
            Ok(variation) => at = variation,
            Err(error) => break error,
        }
        depth += 1;
        assert_eq!(record.nesting(at), depth);
    };
    assert_eq!((error, depth), (EditError::TooDeep, MAX_NESTING));
    check(&record);
    // The deep variation may become the line, and then there is room for one
    // more level, but not the other way round.
    let deep = record.children(NodeId::ROOT).nth(1).expect("a variation");
    record
        .promote(deep)
        .expect("what goes down has no variations");
    check(&record);
    let m = record.played(deep).expect("a move");
    let m = record.add_variation(at, m).or_else(|_| {
        let m = record.position(at).legal_moves().get(0).expect("a move");
        record.add_variation(at, m)
    });
    m.expect("room for one more");
    let before = record.clone();
    let flat = record.children(NodeId::ROOT).nth(1).expect("a variation");
    assert_eq!(record.promote(flat), Err(EditError::TooDeep));
    assert_eq!(record.promote_to_mainline(flat), Err(EditError::TooDeep));
    assert_eq!(record, before);
    check(&record);
}

#[test]
fn tags_are_checked() {
    let mut record = start("standard");
    let tags = record.tags_mut();
    for (name, value, error) in [
        ("Result", "1-0", TagError::Derived),
        ("rESULT", "1-0", TagError::Derived),
        ("Rules", "standard", TagError::Derived),
        ("", "x", TagError::Name),
        ("1st", "x", TagError::Name),
        ("Hội", "x", TagError::Name),
        ("Event", "a\nb", TagError::Control),
    ] {
        assert_eq!(tags.set(name, value), Err(error), "{name}");
    }
    assert_eq!(
        tags.set("Long", &"x".repeat(65_537)),
        Err(TagError::TooLong)
    );
    for i in 0..3 {
        tags.set(&format!("Long{i}"), &"\"".repeat(40_000))
            .expect("room");
    }
    assert_eq!(
        tags.set("Long3", &"\"".repeat(40_000)),
        Err(TagError::TooLong)
    );
    tags.remove("Long0");
    tags.set("Long3", &"\"".repeat(40_000)).expect("room again");
    tags.set("Event", "Hội \"làng\" \\ %").expect("a value");
    tags.set("a", "").expect("a value");
    assert_eq!((tags.get("A"), tags.get("a")), (Some(""), Some("")));
    tags.set("c", "nobody").expect("a value");
    tags.set("opening", "x").expect("a value");
    assert_eq!((tags.get("C"), tags.get("Opening")), (Some("nobody"), None));
    check(&record);
    let tags = record.tags_mut();
    tags.remove("Event");
    tags.set("A", "?").expect("a value");
    assert_eq!((tags.get("Event"), tags.get("A")), (Some("?"), Some("?")));
    check(&record);
}

#[test]
fn further_tags_are_sorted_with_those_that_follow_from_the_game() {
    let mut record = start("standard");
    add(&mut record, NodeId::ROOT, "3R");
    record
        .set_ending(Some(oaq_notation::record::Termination::Abandoned), None)
        .expect("not over");
    for name in ["Zeit", "annotator", "Opening", "Tempo"] {
        record.tags_mut().set(name, "x").expect("a tag");
    }
    let text = record.to_string();
    let names: Vec<&str> = text
        .lines()
        .filter_map(|line| line.strip_prefix('[')?.split(' ').next())
        .skip(6)
        .collect();
    assert_eq!(
        names,
        [
            "Result",
            "Rules",
            "Opening",
            "Tempo",
            "Termination",
            "Zeit",
            "annotator"
        ]
    );
}
