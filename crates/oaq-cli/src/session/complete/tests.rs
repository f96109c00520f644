//! What a line becomes when Tab is pressed, and what is shown behind it.

use std::fs;

use oaq_i18n::Lang;

use super::super::{Session, SessionOptions};
use super::Assistant;
use crate::Environment;

fn assistant(lang: Lang) -> Assistant {
    let options = SessionOptions {
        lang,
        ..SessionOptions::default()
    };
    let session = Session::new(&options, &Environment::default()).unwrap().0;
    session.assistant()
}

fn completed(lang: Lang, line: &str) -> Vec<String> {
    let (at, found) = assistant(lang).complete(line);
    found
        .iter()
        .map(|end| format!("{}{end}", &line[..at]))
        .collect()
}

#[test]
fn commands_are_completed_in_the_language_and_without_diacritics() {
    assert_eq!(completed(Lang::En, "und"), ["undo"]);
    assert_eq!(completed(Lang::Vi, "rut"), ["rút lại nước"]);
    assert_eq!(
        completed(Lang::Vi, "nước "),
        ["nước đi", "nước cuối", "nước hay"]
    );
    assert_eq!(completed(Lang::Pt, "HIST"), ["histórico"]);
    assert_eq!(completed(Lang::Pt, "  desf"), ["  desfazer"]);
    assert_eq!(completed(Lang::Vi, "undo"), ["undo"], "of another language");
    assert!(completed(Lang::En, "").contains(&"3R".to_owned()));
    assert!(completed(Lang::En, "").contains(&"moves".to_owned()));
    assert!(completed(Lang::En, "xyzzy").is_empty());
}

#[test]
fn moves_are_written_as_the_language_does() {
    assert_eq!(completed(Lang::En, "3"), ["3R", "3L"]);
    assert_eq!(completed(Lang::Vi, "3"), ["3P", "3T"]);
    assert_eq!(
        completed(Lang::Pt, "explicar 3"),
        ["explicar 3D", "explicar 3E"]
    );
}

#[test]
fn what_stands_behind_a_command_is_completed_by_its_kind() {
    assert_eq!(completed(Lang::En, "board a"), ["board ascii"]);
    assert_eq!(
        completed(Lang::En, "new quan"),
        ["new quan-5", "new quan-non"]
    );
    assert_eq!(
        completed(Lang::En, "new standard end=q"),
        [
            "new standard end=quan-squares-empty",
            "new standard end=quan-pieces-captured"
        ]
    );
    assert!(
        completed(Lang::En, "new standard quan-v").contains(&"new standard quan-value=".into())
    );
    assert_eq!(
        completed(Lang::En, "help res"),
        ["help resign", "help restart", "help resume"]
    );
    assert_eq!(completed(Lang::Vi, "giúp tới "), ["giúp tới nước"]);
    assert_eq!(completed(Lang::En, "players B=h"), ["players B=human"]);
    assert_eq!(
        completed(Lang::En, "players B=human A=g"),
        ["players B=human A=greedy"]
    );
    assert_eq!(completed(Lang::Vi, "tiếng p"), ["tiếng pt"]);
    assert_eq!(completed(Lang::En, "undo x"), [""; 0]);
    assert!(completed(Lang::Vi, "luat ").contains(&"luat danh sách".into()));
    assert!(completed(Lang::Vi, "đi ").contains(&"đi 3P".into()));
    assert_eq!(completed(Lang::Vi, "đi t"), ["đi tiếp"]);
}

#[test]
fn files_are_completed_in_their_folder() {
    let folder = tempfile::tempdir().unwrap();
    for name in ["one.oaq", "other.txt", "outer game.oaq"] {
        fs::write(folder.path().join(name), "").unwrap();
    }
    fs::create_dir(folder.path().join("old")).unwrap();
    let shown = folder.path().display().to_string();
    let begun = format!("load {shown}/o");
    let ends = ["old/", "one.oaq", "outer game.oaq"];
    let expected = ends.map(|end| format!("load {shown}/{end}"));
    assert_eq!(completed(Lang::En, &begun), expected);
    let begun = format!("load {shown}/outer g");
    assert_eq!(completed(Lang::En, &begun), [expected[2].clone()]);
}

#[test]
fn hints_show_the_rest_or_what_may_follow() {
    let hint = |lang, line: &str| {
        assistant(lang)
            .hint(line)
            .map(|rest| (rest.shown, rest.typed))
    };
    assert_eq!(hint(Lang::En, "und"), Some(("o".into(), true)));
    assert_eq!(hint(Lang::Vi, "rut"), Some((" lại nước".into(), true)));
    assert_eq!(hint(Lang::En, "new"), Some((" [RULES]".into(), false)));
    assert_eq!(
        hint(Lang::En, "load "),
        Some(("FILE [NUMBER]".into(), false))
    );
    assert_eq!(hint(Lang::Pt, "3"), Some(("D/E".into(), false)));
    for line in ["", "undo", "3R", "new standard", "xyzzy"] {
        assert_eq!(hint(Lang::En, line), None, "{line}");
    }
}

#[test]
fn a_word_and_a_space_are_followed_by_what_the_word_takes() {
    let variants = |line: &str| -> Vec<String> {
        let session = Session::new(&SessionOptions::default(), &Environment::default());
        let ids = session
            .unwrap()
            .0
            .variants
            .book
            .ids()
            .map(str::to_owned)
            .collect::<Vec<_>>();
        ids.iter().map(|id| format!("{line}{id}")).collect()
    };
    for line in ["rules use ", "rules show ", "new "] {
        assert_eq!(completed(Lang::En, line), variants(line), "{line}");
    }
    assert_eq!(completed(Lang::Vi, "luật dùng "), variants("luật dùng "));
    assert_eq!(completed(Lang::En, "rules use tak"), ["rules use take-one"]);
    assert_eq!(
        completed(Lang::En, "rules use tonkin quan-v"),
        ["rules use tonkin quan-value="]
    );
    assert_eq!(completed(Lang::En, "rules set gam"), [""; 0]);
    assert_eq!(
        completed(Lang::En, "rules set quan-v"),
        ["rules set quan-value="]
    );
    for line in ["position set ", "rules list ", "position show ", "undo "] {
        assert_eq!(completed(Lang::En, line), [""; 0], "{line}");
    }
}

#[test]
fn a_whole_word_gets_its_space_if_something_can_follow() {
    for (lang, line) in [
        (Lang::En, "rules"),
        (Lang::En, "rules use"),
        (Lang::En, "board"),
        (Lang::Vi, "luật dùng"),
        (Lang::Vi, "giúp tới"),
    ] {
        let found = completed(lang, line);
        let done = found == [format!("{line} ")];
        assert_eq!(
            done,
            lang == Lang::En || line != "giúp tới",
            "{line}: {found:?}"
        );
    }
    for line in ["undo", "board ascii", "3R", "position set"] {
        assert_eq!(completed(Lang::En, line), [line], "{line}");
    }
}

#[test]
fn settings_are_completed_with_their_values() {
    assert_eq!(completed(Lang::En, "config sty"), ["config style="]);
    assert_eq!(
        completed(Lang::En, "config style="),
        ["unicode", "ascii", "compact", "large"].map(|style| format!("config style={style}"))
    );
    assert_eq!(
        completed(Lang::En, "config language=v"),
        ["config language=vi"]
    );
    assert_eq!(completed(Lang::En, "config plain=t"), ["config plain=true"]);
    assert_eq!(
        completed(Lang::En, "config players.b=gr"),
        ["config players.b=greedy"]
    );
    assert_eq!(
        completed(Lang::En, "config rules=tak"),
        ["config rules=take-one"]
    );
    assert_eq!(completed(Lang::En, "config xyzzy="), [""; 0]);
    assert_eq!(completed(Lang::Vi, "đố k"), ["đố khó"]);
    assert_eq!(
        completed(Lang::Pt, "desafio "),
        ["desafio fácil", "desafio médio", "desafio difícil"]
    );
}

#[test]
fn what_is_shown_in_grey_is_the_only_way_on() {
    let hint = |lang, line: &str| assistant(lang).hint(line);
    for (lang, line) in [(Lang::Vi, "lu"), (Lang::Vi, "de"), (Lang::En, "re")] {
        assert!(completed(lang, line).len() > 1);
        assert_eq!(hint(lang, line), None, "{line}");
    }
}
