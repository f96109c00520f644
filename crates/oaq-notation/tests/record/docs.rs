//! `docs/notation.md`: its examples of records are run, and its grammars
//! compared with what is written and read.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use abnf::types::{Node, Repeat, Rule, TerminalValues};
use oaq_notation::record::{
    Lexer, ReadGame, Record, Step, TokenKind, from_json, to_json, write, write_all,
};
use proptest::prelude::*;
use proptest::string::string_regex;
use regex::Regex;
use serde_json::Value;
use unicode_normalization::UnicodeNormalization as _;

use crate::support::{book, lenient, read, said};

fn page() -> String {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/notation.md");
    std::fs::read_to_string(path).expect("the page")
}

/// The fenced blocks of the page: what stands behind the fence, and the text.
fn blocks(page: &str) -> Vec<(&str, String)> {
    let mut blocks = Vec::new();
    let mut lines = page.lines();
    while let Some(line) = lines.next() {
        if let Some(info) = line.strip_prefix("```") {
            let block = lines.by_ref().take_while(|line| *line != "```");
            blocks.push((info, block.collect::<Vec<_>>().join("\n") + "\n"));
        }
    }
    blocks
}

#[test]
fn the_examples_are_true() {
    let page = page();
    let mut games: Vec<ReadGame> = Vec::new();
    let mut examples = 0;
    for (info, text) in blocks(&page) {
        examples += usize::from(info.starts_with("record"));
        match info {
            "record" => {
                games = read(&text);
                let said: Vec<String> = games.iter().flat_map(said).collect();
                assert_eq!(said, [""; 0], "{text}");
                assert_eq!(write_all(games.iter().map(|game| &game.record)), text);
            }
            "record typed" => games = read(&text),
            "record written" => {
                let written = games.iter().map(|game| write(&game.record));
                let moves: Vec<String> = written
                    .map(|text| text.split_once("\n\n").expect("moves").1.to_owned())
                    .collect();
                assert_eq!(moves.join("\n"), text);
            }
            "record said" => {
                let said: Vec<String> = games.iter().flat_map(said).collect();
                let said: Vec<String> = said
                    .iter()
                    .map(|said| said.replacen(' ', ": ", 1))
                    .collect();
                assert_eq!(said.join("\n") + "\n", text);
            }
            "record json" => {
                let value: Value = serde_json::from_str(&text).expect("JSON");
                let record = &games[0].record;
                let json: Value = serde_json::from_str(&to_json(record)).expect("JSON");
                assert_eq!(json, value);
                assert_eq!(from_json(&text, book()).as_ref(), Ok(record));
            }
            "record json-error" => {
                let mut json = "";
                for line in text.lines() {
                    let Some(said) = line.strip_prefix("  ") else {
                        json = line;
                        continue;
                    };
                    let errors = from_json(json, book()).expect_err(json);
                    assert_eq!(errors.to_string(), said, "{json}");
                }
            }
            _ => {}
        }
    }
    assert!(examples >= 19, "only {examples} blocks");
}

/// How deep variations are nested in the patterns; deeper ones are left out.
const NESTING: usize = 2;

/// The rules of all grammars of the page together as regular expressions, in
/// which `*` may stand for so many repetitions at most, if for a limited
/// number.
struct Grammar {
    rules: Vec<Rule>,
    most: Option<usize>,
}

impl Grammar {
    fn new(most: Option<usize>) -> Self {
        let page = page();
        let grammars = blocks(&page)
            .into_iter()
            .filter(|(info, _)| matches!(*info, "abnf" | "record-abnf"));
        let text: String = grammars.map(|(_, text)| text).collect();
        let rules = abnf::rulelist(&text).expect("ABNF");
        let names: BTreeSet<&str> = rules.iter().map(Rule::name).collect();
        assert_eq!(names.len(), rules.len(), "a name is defined twice");
        Self { rules, most }
    }

    fn pattern_of(&self, name: &str, variations: usize) -> String {
        let rule = self.rules.iter().find(|rule| rule.name() == name);
        match (name, rule) {
            (_, Some(rule)) => {
                let deeper = variations + usize::from(name.starts_with("variation"));
                format!("(?:{})", self.pattern(rule.node(), deeper))
            }
            ("DIGIT", _) => "[0-9]".to_owned(),
            ("ALPHA", _) => "[A-Za-z]".to_owned(),
            ("SP", _) => " ".to_owned(),
            ("LF", _) => "\n".to_owned(),
            _ => panic!("{name} is not defined"),
        }
    }

    /// The pattern of what stands in so many variations.
    fn pattern(&self, node: &Node, variations: usize) -> String {
        let inner = |node: &Node| self.pattern(node, variations);
        match node {
            Node::Alternatives(nodes) => {
                let patterns: Vec<String> = nodes
                    .iter()
                    .filter(|node| variations < NESTING || !is_variation(node))
                    .map(inner)
                    .collect();
                format!("(?:{})", patterns.join("|"))
            }
            Node::Concatenation(nodes) => nodes.iter().map(inner).collect(),
            Node::Repetition { node, .. } if variations >= NESTING && ends_in_variation(node) => {
                String::new()
            }
            Node::Repetition { repeat, node } => {
                let (least, most) = match *repeat {
                    Repeat::Specific(n) => (n, Some(n)),
                    Repeat::Variable { min, max } => {
                        let least = min.unwrap_or(0);
                        (least, max.or(self.most.map(|most| least + most)))
                    }
                };
                let most = most.map_or_else(String::new, |most| most.to_string());
                format!("(?:{}){{{least},{most}}}", inner(node))
            }
            Node::Rulename(name) => self.pattern_of(name, variations),
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
}

fn is_variation(node: &Node) -> bool {
    matches!(node, Node::Rulename(name) if name.starts_with("variation"))
}

/// Whether a group is a variation with the space in front of it.
fn ends_in_variation(node: &Node) -> bool {
    match node {
        Node::Group(node) => ends_in_variation(node),
        Node::Concatenation(nodes) => nodes.last().is_some_and(is_variation),
        _ => false,
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
        let grammar = Grammar::new(None);
        let patterns = ["record", "token-in", "comment-in"].map(|name| {
            let pattern = format!("^(?:{})$", grammar.pattern_of(name, 0));
            let regex = regex::RegexBuilder::new(&pattern)
                .size_limit(1 << 28)
                .build();
            (name, regex.expect("a pattern"))
        });
        patterns.into()
    });
    PATTERNS[rule].is_match(text)
}

/// Texts that a rule of the grammar describes.
fn described(rule: &str) -> impl Strategy<Value = String> {
    string_regex(&Grammar::new(Some(3)).pattern_of(rule, 0)).expect("a pattern")
}

fn nesting(record: &Record) -> usize {
    let nodes = record.walk().filter_map(|step| match step {
        Step::Move(node) => Some(record.nesting(node)),
        Step::Open | Step::Close => None,
    });
    nodes.max().unwrap_or(0)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(100))]

    #[test]
    fn records_are_written_as_the_grammar_says(record in crate::random::record()) {
        prop_assume!(nesting(&record) <= NESTING);
        let text = write(&record);
        prop_assert!(describes("record", &text), "{}", text);
    }

    #[test]
    fn what_the_grammar_describes_is_read(text in described("record-in")) {
        for text in [text.clone(), text.nfd().collect()] {
            for token in Lexer::new(&text) {
                let word = &text[token.span];
                match token.kind {
                    TokenKind::BrokenTag | TokenKind::BrokenNag | TokenKind::OpenComment => {
                        prop_assert!(false, "{:?} in {:?}", word, text);
                    }
                    TokenKind::Word => {
                        let folded = word.nfc().collect::<String>().to_lowercase();
                        prop_assert!(describes("token-in", &folded), "{:?} in {:?}", word, text);
                    }
                    TokenKind::Comment => {
                        prop_assert!(describes("comment-in", word), "{:?}", word);
                    }
                    _ => {}
                }
            }
            prop_assert!(lenient(&text).len() <= 2, "{:?}", text);
        }
    }

    #[test]
    fn tags_are_read_as_the_grammar_says(tag in described("tag-in")) {
        let tokens: Vec<TokenKind> = Lexer::new(&tag).map(|token| token.kind).collect();
        prop_assert_eq!(tokens, [TokenKind::Tag], "{:?}", tag);
    }
}

/// The grammar is not so wide that it says nothing.
#[test]
fn the_grammar_excludes_what_is_not_canonical() {
    let example = include_str!("../../../../tests/games/quan-non.oaq");
    assert!(describes("record", example));
    for (from, to) in [
        ("\n\n", "\n"),
        ("1. ", "1 "),
        ("1. ", "1.  "),
        ("x6", "x06"),
        ("5Lx8", "5lx8"),
        ("$1", "!"),
        ("(2.", "( 2."),
        ("{Ăn", "{ Ăn"),
        ("1-0\n", "1-0"),
        (" 1-0\n", "\n"),
        ("[Site \"", "[Site  \""),
        ("[Site \"", "[Site \"\\"),
    ] {
        assert!(example.contains(from), "{from}");
        let changed = example.replacen(from, to, 1);
        assert!(!describes("record", &changed), "{from} to {to}");
    }
}
