//! Files, names and endings.

use std::fs;
use std::path::Path;

use super::*;

/// A session that finds its files in a folder, on a day that never changes.
fn in_folder(folder: &Path, options: &SessionOptions) -> Session {
    let environment = Environment {
        home: Some(folder.to_owned()),
        saves: Some(folder.join("games")),
        today: Some(|| "2026.02.17".to_owned()),
        ..Environment::default()
    };
    Session::new(options, &environment).unwrap().0
}

fn plain() -> SessionOptions {
    SessionOptions {
        style: oaq_notation::board::Style::Compact,
        ..SessionOptions::default()
    }
}

fn read(folder: &Path, name: &str) -> String {
    fs::read_to_string(folder.join(name)).unwrap()
}

#[test]
fn a_game_is_written_with_who_and_when_and_read_back() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    let mut session = in_folder(path, &plain());
    done(&mut session, "names Tí, Bé Tèo");
    assert_eq!(session.prompt(), "Tí (A), square 1 to 5?");
    for line in ["3R", "1L", "5R", "undo", "2L", "save ~/game"] {
        done(&mut session, line);
    }
    assert_eq!(
        read(path, "game.oaq"),
        r#"[Event "?"]
[Site "?"]
[Date "2026.02.17"]
[Round "?"]
[A "Tí"]
[B "Bé Tèo"]
[Result "*"]
[Rules "standard"]

1. 3Rx6 1L 2. 2L *
"#
    );
    let position = session.game().position().clone();
    let mut other = in_folder(path, &plain());
    let text = done(&mut other, "load ~/game");
    assert!(
        text.starts_with("Tí – Bé Tèo, 3 moves, 2026.02.17\nRules: Standard"),
        "{text}"
    );
    assert_eq!(*other.game().position(), position);
    done(&mut other, "undo");
    done(&mut other, "redo");
    // It is the same game, so it may be written again, longer.
    done(&mut other, "3R");
    done(&mut other, "save");
    assert!(read(path, "game.oaq").contains("\n1. 3Rx6 1L 2. 2L 3R"));
}

#[test]
fn what_is_not_this_game_is_not_written_over() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    let mut session = in_folder(path, &plain());
    done(&mut session, "3R");
    assert!(refused(&mut session, "save").contains("name of a file"));
    fs::write(path.join("mine.oaq"), "treasure").unwrap();
    for line in ["save ~/mine", "save ~/mine.oaq", "save '~/mine.oaq'"] {
        let text = refused(&mut session, line);
        assert!(text.contains("save --replace"), "{line}: {text}");
    }
    assert_eq!(read(path, "mine.oaq"), "treasure");
    done(&mut session, "save ~/game");
    done(&mut session, "1L");
    done(&mut session, "save ~/game");
    // Somebody else writes into it.
    let both = read(path, "game.oaq") + "\n1. 5R *\n";
    fs::write(path.join("game.oaq"), &both).unwrap();
    refused(&mut session, "save ~/game");
    refused(&mut session, "save");
    assert_eq!(read(path, "game.oaq"), both);
    done(&mut session, "save --append ~/game");
    assert!(read(path, "game.oaq").starts_with(both.trim_end()));
    assert_eq!(read(path, "game.oaq").matches("[Event").count(), 2);
    refused(&mut session, "save ~/game");
    done(&mut session, "save --replace ~/game");
    assert_eq!(read(path, "game.oaq").matches("[Event").count(), 1);
    // Another game is another file.
    done(&mut session, "new");
    done(&mut session, "4L");
    refused(&mut session, "save ~/game");
    for (line, told) in [
        ("save --relpace ~/game", "`--replace`"),
        ("save --append --replace ~/game", "exclude"),
        ("save ~/missing/game", "Cannot write"),
        ("save ~/games.d/..", "Cannot write"),
    ] {
        let text = refused(&mut session, line);
        assert!(text.contains(told), "{line}: {text}");
    }
    fs::create_dir(path.join("dir.oaq")).unwrap();
    assert!(refused(&mut session, "save ~/dir").contains("it is a folder"));
}

/// Where the file holds more than the game, the reason is told why a name is
/// wanted.
#[test]
fn a_game_of_several_is_not_saved_over_them() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    let games = "[A \"Tí\"]\n\n1. 3R *\n\n[A \"Tèo\"]\n\n1. 2R *\n";
    fs::write(path.join("two.oaq"), games).unwrap();
    let mut session = in_folder(path, &plain());
    assert!(refused(&mut session, "save").starts_with("Write the name"));
    done(&mut session, "load ~/two 2");
    let text = refused(&mut session, "save");
    assert!(
        text.contains("two.oaq holds more than this game."),
        "{text}"
    );
    assert!(refused(&mut session, "save ~/two").contains("holds something else"));
    assert_eq!(read(path, "two.oaq"), games);
    done(&mut session, "save ~/one");
    done(&mut session, "4L");
    done(&mut session, "save");
}

#[test]
fn games_in_json_are_read_too() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    let mut session = in_folder(path, &plain());
    for (name, moves) in [("1", "3R 2L"), ("2", "5R 1L 2R")] {
        done(&mut session, "new");
        for m in moves.split(' ') {
            done(&mut session, m);
        }
        done(&mut session, &format!("save ~/{name}"));
    }
    let json = |name: &str| {
        let book = oaq_core::files::RuleBook::shipped();
        let options = oaq_notation::record::ReadOptions::new(&book);
        let games = oaq_notation::record::read_all(&read(path, name), &options);
        oaq_notation::record::to_json(&games[0].record)
    };
    let text = format!("{}\n{}\n", json("1.oaq"), json("2.oaq"));
    fs::write(path.join("games.jsonl"), &text).unwrap();
    let listed = done(&mut session, "records ~/games.jsonl");
    assert!(
        listed.contains("1. ") && listed.contains("3 moves"),
        "{listed}"
    );
    assert!(refused(&mut session, "load ~/games.jsonl").contains("several games"));
    done(&mut session, "new");
    done(&mut session, "load ~/games.jsonl 2");
    assert_eq!(moves(&session), "5R 1L 2R");
    // What is JSON stays JSON.
    fs::write(path.join("one.json"), json("1.oaq")).unwrap();
    done(&mut session, "load ~/one.json");
    assert_eq!(moves(&session), "3R 2L");
    assert!(refused(&mut session, "save").contains("holds more than this game"));
    assert_eq!(read(path, "one.json"), json("1.oaq"));
    fs::write(path.join("bad.json"), "{\"schema\": true}").unwrap();
    assert!(refused(&mut session, "load ~/bad.json").contains("Cannot read"));
}

#[test]
fn one_of_several_games_is_chosen_by_its_number() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    let games = "[A \"Tí\"]\n\n1. 3R *\n\n[A \"Tèo\"]\n[Rules \"tonkin\"]\n\
         [Termination \"resignation\"]\n\n1. 2R 3R (1... 4R) 1-0\n";
    fs::write(path.join("two.oaq"), games).unwrap();
    let mut session = in_folder(path, &plain());
    let text = refused(&mut session, "load ~/two");
    assert!(
        text.contains("\n  1. Tí – B, 1 move\n  2. Tèo – B, 2 moves, 1-0"),
        "{text}"
    );
    for (line, told) in [
        ("load", "name of a file"),
        ("load ~/two 3", "no game 3"),
        ("load ~/two 0", "no game 0"),
        ("load ~/none", "Cannot read"),
        ("load ~", "Cannot read"),
        ("load --strict ~/two", "`--strict`"),
    ] {
        let text = refused(&mut session, line);
        assert!(text.contains(told), "{line}: {text}");
    }
    let text = done(&mut session, "load ~/two 2");
    assert!(
        text.contains("Rules: Tonkin") && text.contains("Tèo wins"),
        "{text}"
    );
    // It was not the whole file, so it is not written over.
    refused(&mut session, "save");
    refused(&mut session, "save ~/two");
    done(&mut session, "load ~/two 1");
    assert_eq!(session.game().rules(), &oaq_core::Rules::STANDARD);
    // A name may end in a number.
    fs::write(path.join("round 2"), "1. 5R *").unwrap();
    done(&mut session, "load ~/round 2");
    assert_eq!(moves(&session), "5R");
    fs::write(path.join("none.oaq"), "\n").unwrap();
    assert!(refused(&mut session, "load ~/none").contains("no game in"));
}

#[test]
fn a_bad_game_is_explained_and_only_taken_on_request() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    fs::write(path.join("bad.oaq"), "[A \"Tí\"]\n1. 3R 1L 2. 9R *\n").unwrap();
    let mut session = in_folder(path, &plain());
    let text = refused(&mut session, "load ~/bad");
    assert!(text.contains("line 2, column 13"), "{text}");
    assert!(text.contains("\n  1. 3R 1L 2. 9R *\n"), "{text}");
    assert!(text.contains("load --lenient"), "{text}");
    done(&mut session, "load --lenient ~/bad");
    assert_eq!(moves(&session), "3R 1L");
    refused(&mut session, "save");
}

#[test]
fn what_is_no_game_at_all_does_not_flood_the_screen() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("noise.oaq"), "$ \n".repeat(1000)).unwrap();
    let mut session = in_folder(folder.path(), &plain());
    let text = refused(&mut session, "load ~/noise");
    assert!(text.contains("more"), "{text}");
    assert!((10..50).contains(&text.lines().count()), "{text}");
}

#[test]
fn variations_and_comments_are_kept() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    let game = "[Event \"Hội\"]\n\n1. 3R 1L (1... 2L {hm} 2. 4R) 2. 5R $1 {well} 0-1\n";
    fs::write(path.join("a.oaq"), game).unwrap();
    let mut session = in_folder(path, &plain());
    done(&mut session, "load ~/a");
    for line in ["undo", "undo", "save ~/b"] {
        done(&mut session, line);
    }
    let kept = read(path, "b.oaq");
    assert!(
        kept.contains("(1... 2L {hm} 2. 4R) 2. 5Rx9 $1 {well} 0-1"),
        "{kept}"
    );
    assert!(kept.starts_with("[Event \"Hội\"]"));
}

#[test]
fn people_end_games_and_take_it_back() {
    let mut session = with_rules("standard");
    done(&mut session, "3R");
    let text = done(&mut session, "resign");
    assert_eq!(text, "The game was given up: A wins.");
    assert_eq!(session.unfinished(), None);
    for line in ["1L", "1", "resign", "draw"] {
        assert!(refused(&mut session, line).contains("over"), "{line}");
    }
    done(&mut session, "undo");
    done(&mut session, "resign A");
    done(&mut session, "undo");
    done(&mut session, "1L");
    assert_eq!(
        done(&mut session, "draw"),
        "The players agreed: A and B share the win."
    );
    assert!(refused(&mut session, "resign C").contains("Player C"));
    assert!(refused(&mut session, "resign Tí").contains("`Tí`"));
    done(&mut session, "new three-player");
    assert_eq!(
        done(&mut session, "resign B"),
        "The game was given up: A and C share the win."
    );
}

#[test]
fn the_computer_agrees_to_no_draw_and_does_not_move_after_the_end() {
    let mut session = session(&SessionOptions {
        players: [None, Some("greedy".into()), None, None],
        ..SessionOptions::default()
    });
    done(&mut session, "3R");
    assert!(refused(&mut session, "draw").contains("computer"));
    let moves = session.game().moves().len();
    done(&mut session, "resign B");
    assert!(session.computer_move().is_none());
    assert_eq!(session.game().moves().len(), moves);
}

#[test]
fn names_are_checked() {
    let mut session = with_rules("three-player");
    done(&mut session, "names Tí Tèo");
    let text = done(&mut session, "names C=Bé");
    assert_eq!(text, "Tí (A): human\nTèo (B): human\nBé (C): human");
    done(&mut session, "names B=?");
    assert!(done(&mut session, "players").contains("\nB: human\n"));
    done(&mut session, "names ,x");
    assert_eq!(
        done(&mut session, "players"),
        "A: human\nx (B): human\nBé (C): human"
    );
    assert_eq!(session.sheet.record().tag("A").as_deref(), Some("?"));
    done(&mut session, "names Tí B=");
    assert!(refused(&mut session, "names a b c d").contains("4 names for 3"));
    assert!(refused(&mut session, "names D=x").contains("Player D"));
    assert!(refused(&mut session, "names ab=x").contains("`ab`"));
    assert!(refused(&mut session, "names Tí\u{1}, Tèo").contains("control"));
    let long = format!("names {}", "x".repeat(70_000));
    refused(&mut session, &long);
    // Names stay for the next game, as far as there are seats.
    done(&mut session, "new");
    assert_eq!(session.prompt(), "Tí (A), square 1 to 5?");
    done(&mut session, "names A=\u{9b}2J");
    assert!(!session.prompt().contains('\u{9b}'));
}

/// Whatever would drop a game has to be typed twice, and is looked at first.
#[test]
fn nothing_drops_a_game_by_a_slip() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("a.oaq"), "1. 5R *").unwrap();
    let options = SessionOptions {
        interactive: true,
        saving: Saving::Folder,
        ..plain()
    };
    let position = "position 1,0,0,0,0/Q/0,0,0,0,1/Q A";
    for line in ["new", "new tonkin", position, "load ~/a", "resume", "quit"] {
        let mut session = in_folder(folder.path(), &options);
        let name = line.split(' ').next().unwrap_or_default().to_uppercase();
        if line == "resume" {
            done(&mut session, "4L");
            session.execute("new");
            session.execute("new");
        }
        done(&mut session, "3R");
        let text = refused(&mut session, line);
        assert!(text.contains("not finished. It is saved"), "{line}: {text}");
        assert!(
            text.contains(&format!("`{line}`")) || line == position,
            "{text}"
        );
        done(&mut session, "history");
        for slip in ["new nonsense", "position 5,5", "load ~/none", "resume 99"] {
            let text = refused(&mut session, slip);
            assert!(!text.contains("not finished"), "{slip}: {text}");
            refused(&mut session, line);
        }
        // In any spelling of the command's name.
        let again = line.replacen(&name.to_lowercase(), &name, 1);
        let response = session.execute(&again);
        assert_ne!(response.kind, ResponseKind::Refused, "{line}: {response:?}");
        assert!(line == "quit" || moves(&session) != "3R");
    }
    // Only looking at a game is not playing it.
    let mut session = in_folder(folder.path(), &options);
    done(&mut session, "load ~/a");
    done(&mut session, "undo");
    done(&mut session, "redo");
    done(&mut session, "load ~/a");
    assert_eq!(session.execute("quit").kind, ResponseKind::Quit);
}

#[test]
fn rules_that_not_everybody_has_are_written_out() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    let file = path.join("mine.toml");
    let rules = "id = 'mine'\nextends = 'tonkin'\nnames.en = 'Mine'\nrules.dan = 4\n";
    fs::write(&file, rules).unwrap();
    let mut session = in_folder(path, &plain());
    done(&mut session, &format!("new {}", file.display()));
    done(&mut session, "2R");
    done(&mut session, "save ~/game");
    let text = read(path, "game.oaq");
    assert!(text.contains("[Rules \"standard dan=4 "), "{text}");
    assert!(text.contains("[Variant \"mine\"]"), "{text}");
    let rules = *session.game().rules();
    let mut other = in_folder(path, &plain());
    done(&mut other, "load ~/game");
    assert_eq!(
        (*other.game().rules(), moves(&other)),
        (rules, "2R".to_owned())
    );
}

#[test]
fn a_game_from_a_position_is_written_as_it_began() {
    let folder = tempfile::tempdir().unwrap();
    let mut session = in_folder(folder.path(), &plain());
    done(&mut session, "position 0,0,0,0,0/Q/0,3,0,0,0/Q A 10/2");
    done(&mut session, "2R");
    done(&mut session, "save ~/game");
    let text = read(folder.path(), "game.oaq");
    assert!(
        text.contains("[Position \"0,0,0,0,0/Q/0,3,0,0,0/Q A 10/2 - 0 0\"]"),
        "{text}"
    );
    assert!(text.contains("\n1. +2R"), "{text}");
    assert!(done(&mut session, "history").starts_with("1. +2R"));
}

/// A game that cannot be written down any further is not played on.
#[test]
fn a_record_has_an_end() {
    let rules = "standard limits.repetition=0 limits.quiet-plies=0 limits.max-plies=0";
    let mut session = with_rules(rules);
    done(&mut session, "position 0,1,0,0,0/Q/0,1,0,0,0/Q A");
    let mut sheet = session.sheet.clone();
    let around = ["2L", "2L", "1R", "1R"].map(|m| {
        let read =
            oaq_notation::read_move(m, &oaq_core::Position::start(oaq_core::Rules::STANDARD));
        read.unwrap().value.m
    });
    let record = sheet.record_mut();
    let moves = around
        .into_iter()
        .cycle()
        .take(oaq_notation::record::MAX_PLIES);
    record
        .add_line(oaq_notation::record::NodeId::ROOT, moves)
        .unwrap();
    session.sheet = Sheet::of_record(record.clone());
    assert!(refused(&mut session, "2L").contains("too long"));
    done(&mut session, "undo");
    done(&mut session, "redo");
    done(&mut session, "resign");
}

#[test]
fn a_game_of_which_nothing_is_left_is_not_kept_nor_offered() {
    let folder = tempfile::tempdir().unwrap();
    let options = SessionOptions {
        interactive: true,
        offer: true,
        saving: Saving::Folder,
        ..plain()
    };
    let saved = || fs::read_dir(folder.path().join("games")).map_or(0, Iterator::count);
    let offered = || in_folder(folder.path(), &options).greeting();
    let mut session = in_folder(folder.path(), &options);
    done(&mut session, "3R");
    assert_eq!(saved(), 2, "a game and its lock");
    done(&mut session, "undo");
    done(&mut session, "board");
    assert_eq!(saved(), 0);
    assert!(!offered().contains("unfinished"), "{}", offered());
    done(&mut session, "redo");
    done(&mut session, "1L");
    // To look at the beginning is not to take everything back.
    done(&mut session, "goto start");
    drop(session);
    assert!(
        offered().contains("at the beginning, 2 moves to come"),
        "{}",
        offered()
    );
    let mut session = in_folder(folder.path(), &options);
    done(&mut session, "1");
    done(&mut session, "goto end");
    assert_eq!(moves(&session), "3R 1L");
    done(&mut session, "undo");
    done(&mut session, "undo");
    drop(session);
    assert_eq!(saved(), 0);
}
