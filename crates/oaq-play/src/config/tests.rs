use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use oaq_core::Player;
use oaq_i18n::{Lang, Messages};

use super::*;
use crate::variants::Variants;

fn parse(text: &str) -> (Config, Vec<String>) {
    let (config, warnings) = Config::parse(Path::new("c"), text);
    let say = Messages::new(Lang::En);
    (config, warnings.iter().map(|w| w.told(&say)).collect())
}

fn settings(text: &str, variables: &[(&str, &str)]) -> (Settings, Vec<String>) {
    let (config, warnings) = Config::parse(Path::new("c"), text);
    assert_eq!(warnings, []);
    let owned = |&(name, value): &(&str, &str)| (name.to_owned(), value.to_owned());
    let (settings, warnings) = Settings::new(config, &variables.iter().map(owned).collect());
    let say = Messages::new(Lang::En);
    (settings, warnings.iter().map(|w| w.told(&say)).collect())
}

#[test]
fn every_setting_can_be_written_and_is_read_back() {
    let say = Messages::new(Lang::Vi);
    let file: String = commented(&say)
        .lines()
        .map(|line| match line.strip_prefix("# ") {
            Some(entry) if entry.contains(" = ") => format!("{entry}\n"),
            _ => format!("{line}\n"),
        })
        .collect();
    let (config, warnings) = parse(&file);
    assert_eq!(warnings, [""; 0]);
    for setting in Setting::ALL {
        assert_eq!(config.get(setting), Some(&setting.default_value()));
    }
    assert_eq!(config.keys["undo"].keys, ["u", "backspace"]);
}

#[test]
fn the_written_file_says_nothing_and_has_short_lines_in_every_language() {
    for lang in Lang::ALL {
        let file = commented(&Messages::new(lang));
        let (config, warnings) = parse(&file);
        assert_eq!((config, warnings), (Config::default(), vec![]), "{lang}");
        assert!(file.lines().all(|line| line.chars().count() <= 80));
    }
}

#[test]
fn what_is_wrong_is_passed_over_and_said_with_its_place() {
    let (config, warnings) = parse(
        "\u{feff}stlye = 'large'\n\
         style = 'lrage'\n  plain = 'yes'\n\
         hash = '64'\nthreads = 0\n\
         [players]\nb = 2\ne = 'human'\nnames = 'Tí'\n\
         [keys]\nundo = 3\nredo = ['y', 1]\nhint = 'h'\n\
         [colours]\nboard = 'red'\n",
    );
    assert_eq!(
        warnings,
        [
            "c: line 1, column 1: There is no setting `stlye`. Did you mean `style`?",
            "c: line 2, column 9: `lrage` does not fit `style`: expected `unicode`, `ascii`, \
             `compact` or `large`. Did you mean `large`?",
            "c: line 3, column 11: `yes` does not fit `plain`: expected `true` or `false`.",
            "c: line 4, column 8: `64` does not fit `hash`: expected a number from 0 to 32768, \
             or `auto`.",
            "c: line 5, column 11: `0` does not fit `threads`: expected a number from 1 to 1024, \
             or `auto`.",
            "c: line 7, column 5: `2` does not fit `players.b`: expected a line of text.",
            "c: line 8, column 1: There is no setting `players.e`. Possible here: players.a, \
             players.b, players.c, players.d, players.names.",
            "c: line 11, column 8: `undo` must be a key in quotes, or a list of such keys.",
            "c: line 12, column 8: `redo` must be a key in quotes, or a list of such keys.",
            "c: line 14, column 2: There is no setting `colours`. Did you mean `colour`?",
        ]
    );
    let names = Value::Text("Tí".into());
    assert_eq!(config.get(Setting::Names), Some(&names));
    assert_eq!(config.values.len(), 1);
    assert_eq!(config.keys.keys().collect::<Vec<_>>(), ["hint"]);
}

#[test]
fn a_table_that_is_none_and_text_that_is_no_toml_are_said() {
    let (config, warnings) = parse("tui = 'dark'\nkeys = 'vi'\nlevel = \nstyle = 'ascii'\n");
    assert_eq!(
        warnings[0],
        "c: line 1, column 7: `tui` must be a table, like `[tui]`."
    );
    assert_eq!(
        warnings[1],
        "c: line 2, column 8: `keys` must be a table, like `[keys]`."
    );
    assert!(
        warnings[2].starts_with("c: line 3, column 9: This is not TOML: "),
        "{}",
        warnings[2]
    );
    assert_eq!(
        config.get(Setting::Style),
        Some(&Value::Text("ascii".into()))
    );
}

#[test]
fn hostile_files_are_refused_quickly() {
    for text in [
        "[".repeat(60_000),
        format!("a{} = 1", ".a".repeat(30_000)),
        "\0\u{1b}[31m = 5\n".repeat(3000),
        "x = 1\n".repeat(9000),
    ] {
        let (config, warnings) = parse(&text);
        assert_eq!(config, Config::default());
        assert!((1..=50).contains(&warnings.len()), "{}", warnings.len());
        assert!(warnings.iter().all(|w| !w.contains('\u{1b}')));
    }
}

#[test]
fn a_file_that_is_not_there_says_nothing_and_one_that_cannot_be_read_is_said() {
    let folder = tempfile::tempdir().unwrap();
    let missing = folder.path().join("config.toml");
    assert_eq!(Config::read(&missing), (Config::default(), vec![]));
    let unreadable = Config::read(folder.path()).1;
    assert!(matches!(unreadable[0].fault, Fault::NoFile(_)));
    fs::write(&missing, "#".repeat(70_000)).unwrap();
    assert!(matches!(
        Config::read(&missing).1[0].fault,
        Fault::TooLong(_)
    ));
    fs::write(&missing, b"style = '\xff'").unwrap();
    assert!(matches!(
        Config::read(&missing).1[0].fault,
        Fault::Unreadable(..)
    ));
}

#[test]
fn options_come_before_variables_before_the_file_before_the_default() {
    let file = "style = 'ascii'\nplain = true\nlanguage = 'vi'";
    let (mut settings, warnings) = settings(
        file,
        &[("OAQ_STYLE", "large"), ("OAQ_LANG", ""), ("OAQ_HASH", "8")],
    );
    assert_eq!(warnings, [""; 0]);
    assert_eq!(settings.text(Setting::Style), Some("large"));
    assert!(settings.is_on(Setting::Plain));
    assert_eq!(settings.language(), Some(Lang::Vi));
    assert_eq!(settings.number(Setting::Hash), Some(8));
    assert_eq!(settings.number(Setting::Threads), None);
    assert!(settings.is_set(Setting::Plain) && !settings.is_set(Setting::Threads));
    assert!(settings.set_flag(Setting::Style, "compact"));
    assert!(!settings.set_flag(Setting::Style, "fancy"));
    assert_eq!(settings.text(Setting::Style), Some("compact"));
    let say = Messages::new(Lang::En);
    let origin = |setting| settings.origin(setting).told(&say);
    assert_eq!(origin(Setting::Style), "--style");
    assert_eq!(origin(Setting::Hash), "OAQ_HASH");
    assert_eq!(origin(Setting::Plain), "c: line 2, column 9");
    assert_eq!(origin(Setting::Threads), "");
}

#[test]
fn a_variable_that_is_wrong_leaves_what_the_file_says() {
    let (settings, warnings) = settings(
        "style = 'ascii'",
        &[
            ("OAQ_STLYE", "large"),
            ("OAQ_STYLE", "lrage"),
            ("OAQ_BUILD_FARM", "x"),
        ],
    );
    assert_eq!(
        warnings,
        [
            "OAQ_STLYE: There is no setting `OAQ_STLYE`. Did you mean `OAQ_STYLE`?",
            "OAQ_STYLE: `lrage` does not fit `style`: expected `unicode`, `ascii`, `compact` or \
             `large`. Did you mean `large`?",
        ]
    );
    assert_eq!(settings.text(Setting::Style), Some("ascii"));
}

#[test]
fn the_full_screen_follows_what_is_said_for_all() {
    let (all, _) = settings("glyphs = 'ascii'", &[]);
    assert_eq!(all.tui_glyphs(), Some("ascii"));
    let (own, _) = settings("glyphs = 'ascii'\n[tui]\nglyphs = 'unicode'", &[]);
    assert_eq!(own.tui_glyphs(), Some("unicode"));
}

#[test]
fn players_that_nobody_can_be_are_forgotten_with_a_warning() {
    let (mut settings, _) = settings("[players]\na = 'greddy'\nb = 'greedy'", &[]);
    let say = Messages::new(Lang::En);
    let warnings = settings.check_players(&say);
    assert_eq!(warnings.len(), 1);
    let told = warnings[0].told(&say);
    assert!(
        told.starts_with("c: line 2, column 5: Nobody called `greddy`"),
        "{told}"
    );
    assert_eq!(settings.player(Player::A), None);
    assert_eq!(settings.player(Player::B), Some("greedy"));
}

#[test]
fn rules_that_do_not_exist_are_an_error_on_the_command_line_and_else_a_warning() {
    let say = Messages::new(Lang::En);
    let (variants, _) = Variants::load(None, &say, false);
    let (sound, _) = settings("rules = 'quan-non dan=4'", &[]);
    let (chosen, warning) = sound.rules(&variants, &say).unwrap();
    assert_eq!((chosen.text.as_str(), warning), ("quan-non dan=4", None));
    let (mut wrong, _) = settings("", &[("OAQ_RULES", "qun-non")]);
    let (chosen, warning) = wrong.rules(&variants, &say).unwrap();
    assert_eq!(chosen.text, "standard");
    let told = warning.unwrap().told(&say);
    assert!(
        told.starts_with("OAQ_RULES: There are no rules called `qun-non`"),
        "{told}"
    );
    assert!(wrong.set_flag(Setting::Rules, "qun-non"));
    assert!(wrong.rules(&variants, &say).is_err());
}

#[test]
fn what_is_wrong_in_a_variable_leaves_the_file_its_say() {
    let say = Messages::new(Lang::En);
    let (variants, _) = Variants::load(None, &say, false);
    let rules = |file: &str| {
        let (settings, _) = settings(file, &[("OAQ_RULES", "qun-non")]);
        let (chosen, warning) = settings.rules(&variants, &say).unwrap();
        assert!(warning.unwrap().told(&say).starts_with("OAQ_RULES: "));
        chosen.text
    };
    assert_eq!(rules("rules = 'tonkin'"), "tonkin");
    assert_eq!(rules("rules = 'tnkin'"), "standard");
    assert_eq!(rules(""), "standard");
    for (file, who, warned) in [("greedy", Some("greedy"), 1), ("greddy", None, 2)] {
        let file = format!("[players]\nb = '{file}'");
        let (mut settings, _) = settings(&file, &[("OAQ_PLAYERS_B", "foo")]);
        assert_eq!(settings.check_players(&say).len(), warned);
        assert_eq!(settings.player(Player::B), who);
    }
}

#[test]
fn an_environment_is_loaded_with_what_is_wrong_with_it() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("config.toml");
    fs::write(&path, "hash = 'much'\nthreads = 2\n").unwrap();
    let environment = Environment {
        config: Some(path),
        variables: BTreeMap::from([("OAQ_PLAIN".into(), "perhaps".into())]),
        ..Environment::default()
    };
    let (settings, warnings) = load(&environment);
    assert_eq!(settings.number(Setting::Threads), Some(2));
    assert_eq!(warnings.len(), 2);
    assert_eq!(load(&Environment::default()), (Settings::default(), vec![]));
}
