//! docs/config.md has every setting as it is, and no other.

use std::fs;
use std::path::Path;

use oaq_play::config::{Kind, Setting};

/// What a setting can be, as the page writes it.
fn values(kind: Kind) -> String {
    let words = |words: &[&str]| {
        let words: Vec<String> = words.iter().map(|word| format!("`{word}`")).collect();
        words.join(", ")
    };
    let mut text = match kind {
        Kind::Language => words(&oaq_i18n::Lang::ALL.map(oaq_i18n::Lang::code)),
        Kind::Word(list) | Kind::WordOrAuto(list) => words(list),
        Kind::Switch => words(&["true", "false"]),
        Kind::Number(least, most) | Kind::NumberOrAuto(least, most) => format!("{least} to {most}"),
        Kind::Text | Kind::TextOrAuto => "text".into(),
    };
    if kind.can_be_auto() {
        text += ", `auto`";
    }
    text
}

#[test]
fn the_table_of_the_page_is_that_of_the_program() {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/config.md");
    let page = fs::read_to_string(page).unwrap();
    let rows: Vec<&str> = page
        .lines()
        .filter(|line| line.starts_with("| `"))
        .collect();
    let expected = Setting::ALL.map(|setting| {
        format!(
            "| `{}` | {} | `{}` | `--{}` | `{}` |",
            setting.key(),
            values(setting.kind()),
            setting.default_value(),
            setting.flag(),
            setting.variable()
        )
    });
    assert_eq!(rows, expected);
}

#[test]
fn the_example_of_the_page_is_sound() {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/config.md");
    let page = fs::read_to_string(page).unwrap();
    let example = page.split("```toml\n").nth(1).unwrap();
    let example = example.split("```").next().unwrap();
    let (config, warnings) = oaq_play::config::Config::parse(Path::new("docs"), example);
    assert_eq!(warnings, []);
    assert!(config.get(Setting::TuiTheme).is_some());
}
