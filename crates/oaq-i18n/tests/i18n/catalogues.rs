//! The three catalogues say the same things.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use std::sync::LazyLock;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Message, Pattern, PatternElement};
use fluent_syntax::parser;
use oaq_core::{EndReason, Key, Kind, StopReason, Value};
use oaq_engine::Level;
use oaq_i18n::{Arg, Lang, Messages};
use unicode_normalization::is_nfc;

/// The names of the catalogues, those of English.
static FILES: LazyLock<Vec<String>> = LazyLock::new(|| files(Lang::En));

fn files(lang: Lang) -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("locales")
        .join(lang.code());
    let names = fs::read_dir(folder).unwrap().map(|entry| {
        let name = entry.unwrap().file_name().into_string().unwrap();
        name.strip_suffix(".ftl").expect("a catalogue").to_owned()
    });
    let mut names: Vec<String> = names.collect();
    names.sort();
    names
}

/// What a message takes and has: its arguments, and those of each attribute.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Shape {
    args: BTreeSet<String>,
    attributes: BTreeMap<String, BTreeSet<String>>,
}

fn source(lang: Lang, file: &str) -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales");
    fs::read_to_string(root.join(lang.code()).join(file).with_extension("ftl")).unwrap()
}

/// The messages of a file; fails on anything that is none.
fn messages(lang: Lang, file: &str) -> Vec<(String, Shape)> {
    let resource = parser::parse(source(lang, file)).unwrap_or_else(|(_, errors)| {
        panic!("{lang}/{file}: {errors:?}");
    });
    let mut found = Vec::new();
    for entry in resource.body {
        match entry {
            Entry::Message(message) => found.push((message.id.name.clone(), shape(&message))),
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
            // Terms take no arguments from a program, and junk is a mistake.
            other => panic!("{lang}/{file}: {other:?}"),
        }
    }
    found
}

/// What the messages of a file say, the arguments left out.
fn texts(lang: Lang, file: &str) -> Vec<(String, String)> {
    let resource = parser::parse(source(lang, file)).unwrap_or_else(|(resource, _)| resource);
    let mut found = Vec::new();
    for entry in resource.body {
        if let Entry::Message(message) = entry {
            let mut text = String::new();
            text_of(&message.value.unwrap(), &mut text);
            found.push((message.id.name, text));
        }
    }
    found
}

fn text_of(pattern: &Pattern<String>, text: &mut String) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => text.push_str(value),
            PatternElement::Placeable {
                expression: Expression::Select { variants, .. },
            } => variants
                .iter()
                .for_each(|variant| text_of(&variant.value, text)),
            PatternElement::Placeable { .. } => text.push(' '),
        }
    }
}

fn shape(message: &Message<String>) -> Shape {
    let value = message.value.as_ref();
    let value = value.unwrap_or_else(|| panic!("{} has no text", message.id.name));
    let attributes = message.attributes.iter();
    Shape {
        args: args(value),
        attributes: attributes
            .map(|a| (a.id.name.clone(), args(&a.value)))
            .collect(),
    }
}

fn args(pattern: &Pattern<String>) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            args_of(expression, &mut found);
        }
    }
    found
}

fn args_of(expression: &Expression<String>, found: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(inline) => args_inline(inline, found),
        Expression::Select { selector, variants } => {
            args_inline(selector, found);
            for variant in variants {
                found.extend(args(&variant.value));
            }
        }
    }
}

fn args_inline(inline: &InlineExpression<String>, found: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            found.insert(id.name.clone());
        }
        InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        InlineExpression::Placeable { expression } => args_of(expression, found),
        other => panic!("write it out, its arguments cannot be seen: {other:?}"),
    }
}

fn ids(files: &[&str]) -> BTreeSet<String> {
    let all = files.iter().flat_map(|file| messages(Lang::En, file));
    all.map(|(id, _)| id).collect()
}

#[test]
fn each_language_has_the_same_messages_with_the_same_arguments() {
    for file in FILES.iter() {
        let english: BTreeMap<_, _> = messages(Lang::En, file).into_iter().collect();
        for lang in Lang::ALL {
            let other: BTreeMap<_, _> = messages(lang, file).into_iter().collect();
            let missing: Vec<_> = english
                .keys()
                .filter(|id| !other.contains_key(*id))
                .collect();
            let surplus: Vec<_> = other
                .keys()
                .filter(|id| !english.contains_key(*id))
                .collect();
            assert!(missing.is_empty(), "{lang}/{file} lacks {missing:?}");
            assert!(surplus.is_empty(), "only {lang}/{file} has {surplus:?}");
            for (id, shape) in &english {
                assert_eq!(&other[id], shape, "{lang}/{file}: {id}");
            }
        }
    }
}

#[test]
fn each_language_has_them_in_the_same_order() {
    for file in FILES.iter() {
        let order = |lang| {
            messages(lang, file)
                .into_iter()
                .map(|(id, _)| id)
                .collect::<Vec<_>>()
        };
        for lang in Lang::ALL {
            assert_eq!(order(lang), order(Lang::En), "{lang}/{file}");
        }
    }
}

/// A text of several words that is the same as in English has been forgotten.
#[test]
fn every_text_is_translated() {
    let game = ["ô", "quan", "dân"];
    for file in FILES.iter() {
        let english: BTreeMap<_, _> = texts(Lang::En, file).into_iter().collect();
        for lang in Lang::ALL.into_iter().filter(|&lang| lang != Lang::En) {
            for (id, text) in texts(lang, file) {
                let prose: String = text.split('`').step_by(2).collect();
                let words = prose.split(|c: char| !c.is_alphabetic());
                let words = words.filter(|word| !word.is_empty() && !game.contains(word));
                let same = english.get(&id) == Some(&text);
                assert!(!same || words.count() < 2, "{lang}/{file}: {id} = {text}");
            }
        }
    }
}

#[test]
fn no_message_is_there_twice() {
    for lang in Lang::ALL {
        let mut seen = BTreeSet::new();
        for file in FILES.iter() {
            for (id, _) in messages(lang, file) {
                assert!(
                    seen.insert(id.clone()),
                    "{lang}/{file}: {id} is there twice"
                );
            }
        }
    }
}

#[test]
fn each_language_has_the_same_files() {
    for lang in Lang::ALL {
        assert_eq!(files(lang), *FILES, "{lang}");
    }
}

/// The parts of an id that a program puts together, each with all its ends.
fn made_ids() -> BTreeSet<String> {
    let mut made = BTreeSet::new();
    made.extend(StopReason::WORDS.iter().map(|word| format!("stop-{word}")));
    made.extend(EndReason::WORDS.iter().map(|word| format!("end-{word}")));
    made.extend(["yes", "no", "off"].map(|word| format!("value-{word}")));
    for key in Key::ALL {
        let name = key.name().replace('.', "-");
        made.insert(format!("key-{name}"));
        if let Kind::Word(words) = key.kind() {
            made.extend(words.iter().map(|word| format!("value-{name}-{word}")));
        }
    }
    made
}

#[test]
fn every_reason_key_and_value_has_its_message_and_there_are_no_others() {
    let prefixes = ["stop-", "end-", "key-", "value-"];
    let made = |id: &String| prefixes.iter().any(|prefix| id.starts_with(prefix));
    let there: BTreeSet<String> = ids(&["terms"]).into_iter().filter(made).collect();
    assert_eq!(there, made_ids());
}

/// The typed helpers put the same ids together.
#[test]
fn every_reason_key_and_value_is_found_by_its_helper() {
    for lang in Lang::ALL {
        let messages = Messages::new(lang);
        let mut texts = Vec::new();
        texts.extend(
            StopReason::ALL
                .iter()
                .map(|&reason| messages.stop_reason(reason)),
        );
        texts.extend(
            EndReason::ALL
                .iter()
                .map(|&reason| messages.end_reason(reason)),
        );
        for &key in Key::ALL {
            texts.push(messages.rule_key(key));
            match key.kind() {
                Kind::Integer(min, max) => {
                    let value = |n| messages.rule_value(key, Value::Integer(n));
                    assert_eq!(value(max), max.to_string());
                    texts.push(value(min));
                }
                Kind::Flag => {
                    texts.extend([true, false].map(|f| messages.rule_value(key, Value::Flag(f))));
                }
                Kind::Word(words) => {
                    let value = |&word| messages.rule_value(key, Value::Word(word));
                    texts.extend(words.iter().map(value));
                }
            }
        }
        for text in texts {
            assert!(
                !text.is_empty() && !text.contains(['{', '}', '$']),
                "{lang}: {text}"
            );
        }
    }
}

#[test]
fn every_level_has_its_name_and_says_what_it_is_like() {
    let there: BTreeSet<String> = ids(&["engine"])
        .into_iter()
        .filter(|id| id.starts_with("level-"))
        .collect();
    let levels = Level::ALL.map(|level| format!("level-{level}"));
    assert_eq!(there, BTreeSet::from(levels));
    for lang in Lang::ALL {
        let messages = Messages::new(lang);
        let names = Level::ALL.map(|level| messages.level(level.id()));
        let abouts = Level::ALL.map(|level| messages.level_about(level.id()));
        let different: BTreeSet<_> = names.iter().chain(&abouts).collect();
        assert_eq!(different.len(), 12, "{lang}: {names:?} {abouts:?}");
    }
}

/// The texts of the program's own narration, terms and errors are all in use;
/// those of the command line are for the front ends to use.
#[test]
fn no_message_is_unused() {
    let mut code = String::new();
    collect_code(
        &Path::new(env!("CARGO_MANIFEST_DIR")).join("src"),
        &mut code,
    );
    let made = made_ids();
    for id in ids(&["terms", "narrate", "errors"]) {
        let used = made.contains(&id) || code.contains(&format!("\"{id}\""));
        assert!(used, "{id} is not used");
    }
}

fn collect_code(folder: &Path, code: &mut String) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            collect_code(&path, code);
        } else {
            code.push_str(&fs::read_to_string(path).unwrap());
        }
    }
}

#[test]
fn every_message_can_be_made_with_the_arguments_it_declares() {
    let numbers = [-1, 0, 1, 2, 5, 9999];
    let values: Vec<Arg<'_>> = numbers
        .into_iter()
        .map(Arg::from)
        .chain(["dan", "quan", "Tí"].map(Arg::from))
        .collect();
    for lang in Lang::ALL {
        let catalogue = Messages::new(lang);
        for (id, shape) in FILES.iter().flat_map(|file| messages(lang, file)) {
            for value in &values {
                let make = |id: &str, args: &BTreeSet<String>| {
                    let args: Vec<_> = args.iter().map(|a| (a.as_str(), value.clone())).collect();
                    let text = catalogue.format(id, &args);
                    assert!(!text.contains(['{', '}', '$']), "{lang}: {id}: {text}");
                    assert_ne!(text, "", "{lang}: {id}");
                    assert_eq!(text.trim(), text, "{lang}: {id}");
                };
                make(&id, &shape.args);
                for (attribute, args) in &shape.attributes {
                    make(&format!("{id}.{attribute}"), args);
                }
            }
        }
    }
}

/// Composed letters, plain spaces, no marks that a terminal would not show.
#[test]
fn texts_are_written_cleanly() {
    for lang in Lang::ALL {
        for file in FILES.iter() {
            let text = source(lang, file);
            assert!(is_nfc(&text), "{lang}/{file}");
            let odd = |c: char| c != '\n' && (c.is_control() || (c.is_whitespace() && c != ' '));
            assert!(!text.contains(odd), "{lang}/{file}");
            for (n, line) in text.lines().enumerate() {
                assert_eq!(line.trim_end(), line, "{lang}/{file}:{}", n + 1);
            }
        }
    }
}

/// *Dân* is never written without its accent, but in what is typed.
#[test]
fn dan_has_its_accent() {
    for lang in Lang::ALL {
        let catalogue = Messages::new(lang);
        for (id, shape) in ["terms", "narrate", "errors"]
            .into_iter()
            .flat_map(|f| messages(lang, f))
        {
            let args: Vec<_> = shape
                .args
                .iter()
                .map(|a| (a.as_str(), Arg::from(7)))
                .collect();
            let text = catalogue.format(&id, &args);
            let prose: String = text.split('`').step_by(2).collect();
            let mut words = prose.split(|c: char| !c.is_alphabetic());
            assert!(
                !words.any(|word| word.eq_ignore_ascii_case("dan")),
                "{lang}: {text}"
            );
        }
    }
}
