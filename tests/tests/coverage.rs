//! Whether the snapshots and cases show all there is: every key and value of
//! the rules, and every rule file and scene, no more and no less.

use std::collections::BTreeSet;

use oaq_core::files::RuleBook;
use oaq_core::{Game, Key, Kind, Move, Position, Rules, Switches, Value};
use oaq_notation::{read_position, read_rules};
use oaq_tests::games::{SAMPLED, sampled};
use oaq_tests::scenes::{self, Scene};
use oaq_tests::show;

/// What the snapshots of a variant are called.
const TOPICS: [&str; 4] = ["rules", "start", "game", "turns"];

/// Everything that is shown or worked out somewhere, with its rules.
fn shown() -> Vec<(Rules, Scene)> {
    let book = RuleBook::shipped();
    // Of the variants' games only the start: finding them takes its time.
    let variants = book.iter().map(|variant| Scene {
        rules: variant.id().to_owned(),
        ..Scene::default()
    });
    let scenes = ["endings", "boards"].into_iter().flat_map(scenes::all);
    variants
        .chain(scenes.map(|(_, scene)| scene))
        .chain(SAMPLED.iter().flat_map(|&(_, players)| sampled(players)))
        .chain(scenes::worked_cases())
        .map(|scene| {
            let rules = read_rules(&scene.rules, &book);
            let rules = rules.unwrap_or_else(|e| panic!("{}: {e}", scene.rules));
            (rules.value.rules, scene)
        })
        .collect()
}

/// What is to be seen of a scene under these rules, which need not be its own;
/// `None` if they do not fit it.
fn seen(rules: &Rules, scene: &Scene) -> Option<Vec<String>> {
    let first = match &scene.position {
        Some(text) => {
            let setup = read_position(text, rules).ok()?.value;
            Position::from_setup(*rules, &setup).ok()?
        }
        None => Position::start(*rules),
    };
    let mut game = Game::new(first);
    let mut seen = Vec::new();
    let mut moves = scene.moves.iter();
    loop {
        let position = game.position();
        let legal = position.legal_moves();
        seen.push(format!("{legal} {}", show::position(position)));
        let Some(text) = moves.next() else { break };
        let m: Option<Move> = legal.iter().find(|m| m.to_string() == *text);
        match m.map(|m| game.play(m)) {
            Some(Ok(_)) => {}
            _ => break,
        }
    }
    Some(seen)
}

/// Whether the scene would look different if the key had another value.
fn makes_a_difference(rules: &Rules, scene: &Scene, key: Key, other: Value) -> bool {
    let mut switches: Switches = rules.switches();
    key.set(&mut switches, &other.to_string())
        .unwrap_or_else(|e| panic!("{e}"));
    // Rules that contradict themselves are no alternative.
    Rules::new(switches).is_ok_and(|other| seen(&other, scene) != seen(rules, scene))
}

/// The values of a key of which each has to be seen at work, with those it is
/// to be told from.
fn values(key: Key) -> Vec<(Value, Vec<Value>)> {
    let all: Vec<Value> = match key.kind() {
        Kind::Word(words) => words.iter().map(|&word| Value::Word(word)).collect(),
        Kind::Flag => vec![Value::Flag(false), Value::Flag(true)],
        Kind::Integer(..) => return Vec::new(),
    };
    let others = |value: Value| all.iter().copied().filter(move |&other| other != value);
    all.iter()
        .map(|&value| (value, others(value).collect()))
        .collect()
}

#[test]
fn every_word_and_flag_of_the_rules_makes_a_difference_somewhere() {
    let shown = shown();
    let mut missing = Vec::new();
    for &key in Key::ALL {
        for (value, others) in values(key) {
            let mut with_it = shown.iter().filter(|(rules, _)| key.get(rules) == value);
            let at_work = with_it.any(|(rules, scene)| {
                let mut others = others.iter();
                others.any(|&other| makes_a_difference(rules, scene, key, other))
            });
            if !at_work {
                missing.push(format!("{key}={value}"));
            }
        }
    }
    assert!(
        missing.is_empty(),
        "in no snapshot or case does it matter that {}",
        missing.join(", ")
    );
}

#[test]
fn every_number_of_the_rules_makes_a_difference_and_is_at_its_bounds_somewhere() {
    let shown = shown();
    let mut missing = Vec::new();
    for &key in Key::ALL {
        let Kind::Integer(least, most) = key.kind() else {
            continue;
        };
        let default = key.get(&Switches::STANDARD);
        let at_work = shown.iter().any(|(rules, scene)| {
            key.get(rules) != default && makes_a_difference(rules, scene, key, default)
        });
        if !at_work {
            missing.push(format!("{key} other than {default} at work"));
        }
        for bound in [least, most] {
            let bound = Value::Integer(bound);
            if !shown.iter().any(|(rules, _)| key.get(rules) == bound) {
                missing.push(format!("{key}={bound}"));
            }
        }
    }
    assert!(
        missing.is_empty(),
        "no snapshot or case shows {}",
        missing.join(", ")
    );
}

#[test]
fn each_rule_file_and_scene_has_its_snapshots_and_nothing_else_has() {
    let mut expected = BTreeSet::new();
    for id in scenes::stems(&scenes::rules_folder(), ".toml") {
        expected.extend(TOPICS.map(|topic| format!("variants/{id}/{topic}")));
    }
    for kind in ["endings", "boards"] {
        expected.extend(
            scenes::all(kind)
                .iter()
                .map(|(name, _)| format!("{kind}/{name}")),
        );
    }
    expected.extend(SAMPLED.map(|(name, _)| format!("sampler/{name}")));
    let found = scenes::stems(&scenes::folder("snapshots"), ".snap");
    let found: BTreeSet<String> = found.into_iter().collect();
    let missing: Vec<&String> = expected.difference(&found).collect();
    let stale: Vec<&String> = found.difference(&expected).collect();
    assert!(
        missing.is_empty() && stale.is_empty(),
        "snapshots that are missing (review the .snap.new files): {missing:?}; \
         snapshots of what is no longer there (delete them): {stale:?}"
    );
}
