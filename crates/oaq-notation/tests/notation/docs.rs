//! `docs/notation.md`: its examples are run, and its grammars compared with
//! what is written and read.

use core::fmt::{Display, Write as _};
use std::collections::BTreeMap;
use std::sync::LazyLock;

use abnf::types::{Node, Repeat, TerminalValues};
use oaq_core::files::RuleBook;
use oaq_core::{Event, Move, Position, Rules, Setup};
use oaq_notation::{
    Expected, NamedRules, ParseErrorKind, ParseErrors, Parsed, read_move, read_move_token,
    read_position, read_rules, rules_text, write_move, write_move_full, write_setup,
};
use proptest::prelude::*;
use proptest::sample::Index;
use proptest::string::string_regex;
use regex::Regex;
use unicode_normalization::UnicodeNormalization as _;

use crate::random;

fn book() -> &'static RuleBook {
    static BOOK: LazyLock<RuleBook> = LazyLock::new(RuleBook::shipped);
    &BOOK
}

fn page() -> String {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/notation.md");
    std::fs::read_to_string(path).expect("the page")
}

/// The fenced blocks of the page: what stands behind the fence, and the lines.
fn blocks(page: &str) -> Vec<(&str, Vec<&str>)> {
    let mut blocks = Vec::new();
    let mut lines = page.lines();
    while let Some(line) = lines.next() {
        if let Some(info) = line.strip_prefix("```") {
            blocks.push((
                info,
                lines.by_ref().take_while(|line| *line != "```").collect(),
            ));
        }
    }
    blocks
}

/// What the page must say about a text.
fn result<T>(
    text: &str,
    read: Result<Parsed<T>, ParseErrors>,
    write: impl FnOnce(&T) -> String,
) -> String {
    let mut said = format!("{text}\n");
    let mut line = |kind: &str, what: &dyn Display| {
        writeln!(said, "  {kind} {what}").expect("a string");
    };
    match read {
        Ok(read) => {
            let canonical = write(&read.value);
            if canonical != text {
                line("=", &canonical);
            }
            read.notes.iter().for_each(|note| line("note:", note));
        }
        Err(errors) => errors.errors.iter().for_each(|error| line("error:", error)),
    }
    said
}

fn run(kind: &str, context: &str, text: &str) -> String {
    match kind {
        "position" => {
            let rules = read_rules(context, book()).expect(context).value.rules;
            result(text, read_position(text, &rules), write_setup)
        }
        "move" => {
            let position = if context.is_empty() {
                Position::start(Rules::STANDARD)
            } else {
                let setup = read_position(context, &Rules::STANDARD)
                    .expect(context)
                    .value;
                Position::from_setup(Rules::STANDARD, &setup).expect(context)
            };
            result(text, read_move(text, &position), |read| {
                match read.captured {
                    None => write_move_full(read.m, (0, 0), read.refilled),
                    Some(captured) => write_move_full(read.m, captured, read.refilled),
                }
            })
        }
        "rules" => result(text, read_rules(text, book()), rules_text),
        _ => panic!("no such kind of example: {kind}"),
    }
}

#[test]
fn the_examples_are_true() {
    let page = page();
    let mut examples = 0;
    for (info, lines) in blocks(&page) {
        // Those of records are run by the tests of records.
        if info == "abnf" || info.starts_with("record") {
            continue;
        }
        let (kind, context) = info.split_once(' ').unwrap_or((info, ""));
        let texts = lines.iter().filter(|line| !line.starts_with("  "));
        let expected: String = texts
            .map(|text| {
                examples += 1;
                run(kind, context, text)
            })
            .collect();
        assert_eq!(lines.join("\n") + "\n", expected, "in a block `{info}`");
    }
    assert!(examples > 40, "only {examples} examples");
}

/// The rules of all grammars of the page together, as regular expressions:
/// none of them is recursive.
fn grammar() -> &'static BTreeMap<String, String> {
    static GRAMMAR: LazyLock<BTreeMap<String, String>> = LazyLock::new(|| {
        let page = page();
        let grammars = blocks(&page)
            .into_iter()
            .filter(|(info, _)| *info == "abnf");
        let text: String = grammars.map(|(_, lines)| lines.join("\n") + "\n").collect();
        let rules = abnf::rulelist(&text).expect("ABNF");
        let nodes: BTreeMap<&str, &Node> = rules.iter().map(|r| (r.name(), r.node())).collect();
        assert_eq!(nodes.len(), rules.len(), "a name is defined twice");
        let patterns = nodes.iter().map(|(name, node)| {
            let pattern = pattern(node, &nodes, 0);
            ((*name).to_owned(), pattern)
        });
        patterns.collect()
    });
    &GRAMMAR
}

fn pattern(node: &Node, rules: &BTreeMap<&str, &Node>, depth: u32) -> String {
    assert!(depth < 50, "the grammar is recursive");
    let inner = |node: &Node| pattern(node, rules, depth + 1);
    match node {
        Node::Alternatives(nodes) => {
            let patterns: Vec<String> = nodes.iter().map(inner).collect();
            format!("(?:{})", patterns.join("|"))
        }
        Node::Concatenation(nodes) => nodes.iter().map(inner).collect(),
        Node::Repetition { repeat, node } => {
            let (least, most) = match *repeat {
                Repeat::Specific(n) => (n, n.to_string()),
                Repeat::Variable { min, max } => (
                    min.unwrap_or(0),
                    max.map_or_else(String::new, |n| n.to_string()),
                ),
            };
            format!("(?:{}){{{least},{most}}}", inner(node))
        }
        Node::Rulename(name) => match (name.as_str(), rules.get(name.as_str())) {
            (_, Some(node)) => format!("(?:{})", inner(node)),
            ("DIGIT", _) => "[0-9]".to_owned(),
            ("SP", _) => " ".to_owned(),
            _ => panic!("{name} is not defined"),
        },
        Node::Group(node) => format!("(?:{})", inner(node)),
        Node::Optional(node) => format!("(?:{})?", inner(node)),
        Node::String(literal) if literal.is_case_sensitive() => regex::escape(literal.value()),
        Node::String(literal) => literal.value().chars().map(either_case).collect(),
        Node::TerminalValues(TerminalValues::Range(first, last)) => {
            format!(r"[\x{{{first:x}}}-\x{{{last:x}}}]")
        }
        Node::TerminalValues(TerminalValues::Concatenation(values)) => values
            .iter()
            .map(|&value| char::from_u32(value).expect("a code point"))
            .map(|c| regex::escape(&c.to_string()))
            .collect(),
        Node::Prose(prose) => panic!("prose in the grammar: {prose}"),
    }
}

fn either_case(c: char) -> String {
    if c.is_ascii_alphabetic() {
        format!("[{}{}]", c.to_ascii_lowercase(), c.to_ascii_uppercase())
    } else {
        regex::escape(&c.to_string())
    }
}

/// Whether a rule of the grammar describes a text.
fn describes(rule: &str, text: &str) -> bool {
    static PATTERNS: LazyLock<BTreeMap<&str, Regex>> = LazyLock::new(|| {
        let patterns = grammar().iter().map(|(name, pattern)| {
            let pattern = format!("^(?:{pattern})$");
            let regex = regex::RegexBuilder::new(&pattern)
                .size_limit(1 << 26)
                .build();
            (name.as_str(), regex.expect("a pattern"))
        });
        patterns.collect()
    });
    PATTERNS[rule].is_match(text)
}

/// Texts that a rule of the grammar describes.
fn described(rule: &str) -> impl Strategy<Value = String> {
    string_regex(&grammar()[rule]).expect("a pattern")
}

/// Fails unless the reader accepts the form of a text: what is wrong with it,
/// if anything, is what the rules or the position say.
fn form_is_accepted<T>(
    text: &str,
    read: Result<Parsed<T>, ParseErrors>,
) -> Result<(), TestCaseError> {
    for error in read.err().into_iter().flat_map(|errors| errors.errors) {
        prop_assert!(
            matches!(
                error.kind,
                ParseErrorKind::Ring { .. }
                    | ParseErrorKind::Setup(_)
                    | ParseErrorKind::NoSuchPlayer { .. }
                    | ParseErrorKind::TooLarge { .. }
                    | ParseErrorKind::Expected(Expected::Square(_) | Expected::RingSquare(_))
                    | ParseErrorKind::QuanSquare { .. }
                    | ParseErrorKind::WrongPlayer { .. }
                    | ParseErrorKind::UnknownRules { .. }
                    | ParseErrorKind::UnknownKey { .. }
                    | ParseErrorKind::KeyTwice { .. }
                    | ParseErrorKind::Value { .. }
                    | ParseErrorKind::Contradiction { .. }
            ),
            "{text}: {error}"
        );
    }
    Ok(())
}

/// A text as the grammar of what is read speaks of it.
fn folded(text: &str) -> String {
    text.nfc().collect::<String>().to_lowercase()
}

proptest! {
    #[test]
    fn positions_are_as_the_grammar_says(
        (rules, setup) in random::rules().prop_flat_map(|r| (Just(r), random::setup(r))),
        changes in random::changes(),
        described in described("position-in"),
    ) {
        let text = write_setup(&setup);
        prop_assert!(describes("position", &text), "{}", text);
        prop_assert!(describes("position-in", &text), "{}", text);
        let changed = random::mutated(&text, &changes);
        let read = read_position(&changed, &rules);
        if read.is_ok() {
            prop_assert!(describes("position-in", &changed), "{}", changed);
        }
        form_is_accepted(&described, read_position(&described, &rules))?;
    }

    #[test]
    fn moves_are_as_the_grammar_says(
        rules in random::rules(),
        choices in proptest::collection::vec(any::<Index>(), 0..10),
        typed in described("move-in"),
        token in described("token-in"),
        changes in random::changes(),
        refilled in any::<bool>(),
    ) {
        let positions = random::play(Position::start(rules), &choices);
        let position = positions.last().expect("the first");
        for m in position.legal_moves() {
            let text = write_move_full(m, captured(position, m), refilled);
            prop_assert!(describes("record-move", &text), "{}", text);
            prop_assert!(describes("token-in", &text), "{}", text);
            prop_assert!(describes("move", &write_move(m)), "{}", m);
        }
        for form in [typed.clone(), typed.nfd().collect(), typed.to_uppercase()] {
            form_is_accepted(&form, read_move(&form, position))?;
            let changed = random::mutated(&form, &changes);
            if read_move(&changed, position).is_ok() {
                prop_assert!(describes("move-in", &folded(&changed)), "{}", changed);
            }
        }
        form_is_accepted(&token, read_move_token(&token, position))?;
        let changed = random::mutated(&token, &changes);
        if read_move_token(&changed, position).is_ok() {
            prop_assert!(describes("token-in", &folded(&changed)), "{}", changed);
        }
    }

    #[test]
    fn rules_are_as_the_grammar_says(
        rules in random::rules(),
        changes in random::changes(),
        described in described("rules-in"),
    ) {
        let named = NamedRules {
            id: "standard".to_owned(),
            rules,
            base: Rules::STANDARD,
        };
        let text = rules_text(&named);
        prop_assert!(describes("rules", &text), "{}", text);
        prop_assert!(describes("rules-in", &text), "{}", text);
        let changed = random::mutated(&text, &changes);
        if read_rules(&changed, book()).is_ok() {
            prop_assert!(describes("rules-in", &changed), "{}", changed);
        }
        form_is_accepted(&described, read_rules(&described, book()))?;
    }
}

fn captured(position: &Position, m: Move) -> (u32, u32) {
    let mut events = Vec::new();
    position.play_with(m, &mut events).expect("legal");
    events.iter().fold((0, 0), |sum, event| match event {
        Event::Capture { dan, quan, .. } => (sum.0 + dan, sum.1 + quan),
        _ => sum,
    })
}

/// The grammar is not so wide that it says nothing.
#[test]
fn the_grammar_excludes_what_is_not_canonical() {
    let start = write_setup(&Setup::start(&Rules::STANDARD));
    assert!(describes("position", &start));
    for (from, to) in [
        ("5", "05"),
        ("Q", "Q0"),
        ("A", "a"),
        (" ", "  "),
        ("-", "0"),
        ("5", ""),
    ] {
        assert!(
            !describes("position", &start.replacen(from, to, 1)),
            "{from} to {to}"
        );
    }
    for text in ["3r", "3", "R3", "3Rx", "3Rx0", "+ 3R", "3Rx06", "0R"] {
        assert!(!describes("record-move", text), "{text}");
    }
    for text in ["3 R", "3 R x6", "3rx6", "A3phảixQ"] {
        assert_eq!(describes("token-in", text), !text.contains(' '), "{text}");
        assert!(describes("move-in", text), "{text}");
    }
    for text in [
        "standard  dan=3",
        "dan=3",
        "standard dan=03",
        "Standard",
        "standard dan",
    ] {
        assert!(!describes("rules", text), "{text}");
    }
}
