//! What `help` says, and that it says the truth.

use super::*;
use crate::session::command::{self, TABLE};

fn speaking(lang: Lang) -> Session {
    session(&SessionOptions {
        lang,
        ..SessionOptions::default()
    })
}

/// An example that is not understood as its command helps nobody.
#[test]
fn every_command_has_examples_of_itself_in_every_language() {
    for lang in Lang::ALL {
        let say = Messages::new(lang);
        for spec in TABLE {
            let examples = say.msg(&format!("help-{}.examples", spec.id));
            for line in examples.lines() {
                let (typed, why) = line.split_once(" — ").unwrap();
                assert!(!why.is_empty(), "{line}");
                // A move needs no command.
                if looks_like_move(typed) {
                    assert_eq!(spec.command, command::Command::Play);
                    continue;
                }
                let found = command::find(typed, lang).map(|(command, _)| command);
                assert_eq!(found, Ok(spec.command), "{lang}: {typed}");
                let own = spec.of(lang).iter().any(|name| typed.starts_with(name));
                assert!(own, "{lang}: {typed}");
                assert!(
                    typed.chars().all(|c| c != '…')
                        && (spec.args.is_empty() <= (typed == spec.name(lang))),
                    "{lang}: {typed}"
                );
            }
        }
    }
}

#[test]
fn help_tells_more_of_a_command_by_any_of_its_names() {
    let mut session = speaking(Lang::En);
    let told = done(&mut session, "help undo");
    assert_eq!(
        told,
        "undo: take the last move back.\n\
         Written: undo\n\
         Also: u, rút lại nước, rút lại, đi lại, hoàn tác, desfazer\n\
         Examples:\n  \
           undo  back to where you were to move"
    );
    for name in ["rut lai", "DESFAZER", "giúp", "und"] {
        assert_eq!(
            done(&mut session, &format!("? {name}")) == told,
            name != "giúp",
            "{name}"
        );
    }
    assert!(done(&mut session, "help load").contains("Written: load FILE [NUMBER]"));
    assert!(done(&mut session, "help names").contains("Written: names [NAMES …]"));
    let unknown = refused(&mut session, "help undi");
    assert_eq!(unknown, "There is no command `undi`. Did you mean `undo`?");
}

#[test]
fn help_lists_every_command_once() {
    for lang in Lang::ALL {
        let told = done(&mut speaking(lang), "help");
        for spec in TABLE {
            let name = format!("  {}  ", spec.name(lang));
            assert_eq!(told.matches(&name).count(), 1, "{lang}: {name}");
        }
    }
}

#[test]
fn for_somebody_who_listens_help_has_no_columns() {
    let mut session = session(&SessionOptions {
        plain: true,
        ..SessionOptions::default()
    });
    let told = done(&mut session, "help");
    assert!(
        told.contains("\nundo: take the last move back.\n"),
        "{told}"
    );
    assert!(!told.contains("  "), "{told}");
    let told = done(&mut session, "help best");
    assert!(
        told.ends_with("best: three of them.\nbest 5 depth=8: five of them, eight moves ahead.")
    );
}

/// On a screen the beginning of the list has scrolled away; by ear it is what
/// comes first.
#[test]
fn how_a_move_is_written_is_told_where_it_is_noticed() {
    let mut session = speaking(Lang::En);
    let told = done(&mut session, "help");
    let place = told.find("A move is a square").unwrap();
    assert!(place > told.find("about").unwrap(), "{told}");
    done(&mut session, "plain on");
    assert!(done(&mut session, "help").starts_with("A move is a square"));
}
