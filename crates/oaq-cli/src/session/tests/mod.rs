mod games;
mod guests;
mod help;
mod listening;
mod records;
mod setting_up;
mod travel;
mod unhurried;
mod words;

use oaq_i18n::Lang;

use super::*;

fn session(options: &SessionOptions) -> Session {
    Session::new(options, &Environment::default()).unwrap().0
}

fn with_rules(rules: &str) -> Session {
    session(&SessionOptions {
        rules: rules.into(),
        style: oaq_notation::board::Style::Compact,
        ..SessionOptions::default()
    })
}

fn from(rules: &str, position: &str) -> Session {
    let mut session = with_rules(rules);
    done(&mut session, &format!("position {position}"));
    session
}

/// Executes a line that must be accepted, and lets the computer move.
fn done(session: &mut Session, line: &str) -> String {
    let response = session.execute(line);
    assert_eq!(response.kind, ResponseKind::Done, "{line}: {response:?}");
    let mut text = response.text;
    while let Some(response) = session.computer_move() {
        text = format!("{text}\n{}", response.text);
    }
    text
}

/// Executes a line that must be refused and change nothing.
fn refused(session: &mut Session, line: &str) -> String {
    let before = session.game().position().clone();
    let response = session.execute(line);
    assert_eq!(response.kind, ResponseKind::Refused, "{line}: {response:?}");
    assert_eq!(*session.game().position(), before);
    response.text
}

fn ask(session: &mut Session, line: &str) {
    let response = session.execute(line);
    assert_eq!(
        response.kind,
        ResponseKind::Question,
        "{line}: {response:?}"
    );
    assert_eq!(response.text, "");
}

fn moves(session: &Session) -> String {
    let moves: Vec<String> = session.game().moves().iter().map(Move::to_string).collect();
    moves.join(" ")
}

#[test]
fn a_square_alone_asks_and_the_next_line_answers() {
    let mut session = with_rules("standard");
    ask(&mut session, "3");
    assert_eq!(
        session.prompt(),
        "Square 3: right (R, to A4) or left (L, to A2)?"
    );
    done(&mut session, "phải");
    ask(&mut session, " 1 ");
    assert_eq!(
        session.prompt(),
        "Square 1: right (R, to B2) or left (L, to QA)?"
    );
    done(&mut session, "E");
    assert_eq!(moves(&session), "3R 1L");
}

#[test]
fn a_question_can_be_left_in_every_way() {
    let mut session = with_rules("standard");
    for (line, played) in [("", ""), ("4", ""), ("moves", ""), ("up", ""), ("4L", "4L")] {
        ask(&mut session, "3");
        let kind = session.execute(line).kind;
        let expected = match line {
            "4" => ResponseKind::Question,
            "up" => ResponseKind::Refused,
            _ => ResponseKind::Done,
        };
        assert_eq!(kind, expected, "{line}");
        // A slip leaves it open.
        assert_eq!(session.drop_question(), matches!(line, "4" | "up"));
        assert_eq!(moves(&session), played, "{line}");
    }
    assert_eq!(refused(&mut session, "R").lines().count(), 1);
}

#[test]
fn nothing_is_asked_where_only_one_direction_is_possible() {
    let mut tonkin = with_rules("tonkin");
    done(&mut tonkin, "2");
    let mut fixed = with_rules("standard direction=fixed-by-first-move");
    ask(&mut fixed, "2");
    done(&mut fixed, "left");
    done(&mut fixed, "3");
    assert_eq!(
        (moves(&tonkin), moves(&fixed)),
        ("2R".into(), "2L 3L".into())
    );
}

#[test]
fn an_empty_square_is_refused_before_anything_is_asked() {
    let mut session = from("standard", "0,5,5,5,5/Q/5,5,5,5,5/Q A");
    assert!(refused(&mut session, "1").contains("A1"));
    assert!(!session.drop_question());
}

#[test]
fn one_letter_words_mean_moves_before_anything_else() {
    let mut session = with_rules("standard");
    // `d` is right (direita), not a command, in every language.
    for (lang, text) in [("vi", "chiều rải"), ("en", "direction"), ("pt", "direção")] {
        done(&mut session, &format!("language {lang}"));
        assert!(refused(&mut session, "d").contains(text));
        ask(&mut session, "2");
        done(&mut session, "d");
        done(&mut session, "undo");
    }
}

#[test]
fn undo_goes_back_to_a_person_and_redo_on_to_one() {
    let mut session = session(&SessionOptions {
        players: [None, Some("greedy".into()), None, None],
        ..SessionOptions::default()
    });
    done(&mut session, "3R");
    done(&mut session, "1L");
    let played = moves(&session);
    assert_eq!(session.game().moves().len(), 4);
    done(&mut session, "undo");
    assert_eq!(session.game().moves().len(), 2);
    done(&mut session, "undo");
    assert_eq!(session.game().moves().len(), 0);
    refused(&mut session, "undo");
    done(&mut session, "redo");
    done(&mut session, "redo");
    assert_eq!(moves(&session), played);
    refused(&mut session, "redo");
}

#[test]
fn the_first_move_of_the_computer_is_not_taken_back() {
    let mut session = session(&SessionOptions {
        players: [Some("greedy".into()), None, None, None],
        ..SessionOptions::default()
    });
    assert!(session.computer_move().is_some());
    assert!(session.computer_move().is_none());
    refused(&mut session, "undo");
    done(&mut session, "3R");
    done(&mut session, "undo");
    assert_eq!(session.game().moves().len(), 1);
}

#[test]
fn history_tells_captures_and_refills_and_forgets_what_was_undone() {
    let mut session = from("standard", "1,0,0,0,0/Q/0,0,0,0,0/Q A 60/2");
    assert_eq!(done(&mut session, "history"), "No move has been made yet.");
    done(&mut session, "1R");
    done(&mut session, "5R");
    assert!(done(&mut session, "history").starts_with("1. 1R +5R"));
    done(&mut session, "undo");
    done(&mut session, "1L");
    assert!(done(&mut session, "history").starts_with("1. 1R +1L"));
    assert!(done(&mut session, "explain").contains("from B1 and sows to the left"));
}

#[test]
fn a_repetition_ends_the_game_and_is_foretold() {
    let mut session = from("standard limits.repetition=2", "0,1,0,0,0/Q/0,1,0,0,0/Q A");
    for line in ["2L", "2L", "1R"] {
        done(&mut session, line);
    }
    let foretold = done(&mut session, "explain 1R");
    assert!(
        foretold.contains("the same position has come up too often"),
        "{foretold}"
    );
    assert!(session.unfinished().is_some());
    let text = done(&mut session, "1R");
    assert!(
        text.contains("the same position has come up too often"),
        "{text}"
    );
    assert_eq!(session.unfinished(), None);
    assert!(refused(&mut session, "2L").contains("over"));
    assert!(done(&mut session, "moves").contains("over"));
    assert!(done(&mut session, "explain").contains("left in the row"));
}

#[test]
fn a_new_game_may_have_other_rules_and_more_players() {
    let mut session = with_rules("standard");
    done(&mut session, "3R");
    done(&mut session, "new three-player dan=4");
    assert_eq!(session.game().moves().len(), 0);
    assert_eq!(session.game().rules().players, 3);
    done(&mut session, "players C=greedy");
    done(&mut session, "1L");
    done(&mut session, "1L");
    assert_eq!(session.game().moves().len(), 3, "C has moved too");
    refused(&mut session, "new three-player squares=10");
    assert_eq!(session.game().rules().dan, 4);
    done(&mut session, "new");
    assert_eq!(session.game().rules().dan, 4, "the same rules again");
}

#[test]
fn a_game_is_not_dropped_by_a_slip() {
    let mut session = session(&SessionOptions {
        interactive: true,
        ..SessionOptions::default()
    });
    done(&mut session, "new tonkin");
    done(&mut session, "3R");
    let text = refused(&mut session, "new");
    assert_eq!(
        text,
        "This game is not finished. Type `new` again to drop it."
    );
    done(&mut session, "history");
    assert!(refused(&mut session, "new nonsense").contains("`nonsense`"));
    assert!(refused(&mut session, "new standard").contains("`new standard` again"));
    done(&mut session, "new standard");
    assert!(session.game().moves().is_empty());
    assert_eq!(*session.game().rules(), oaq_core::Rules::STANDARD);
    done(&mut session, "new");
}

#[test]
fn a_position_set_up_by_hand_is_not_dropped_by_a_slip() {
    let mut session = session(&SessionOptions {
        interactive: true,
        ..SessionOptions::default()
    });
    for line in ["edit", "A1 0, A2 10", "done"] {
        done(&mut session, line);
    }
    for line in ["quit", "new"] {
        let told = refused(&mut session, line);
        let again = format!("Type `{line}` again to drop it.");
        assert!(
            told.starts_with("This position is not saved") && told.ends_with(&again),
            "{told}"
        );
    }
    done(&mut session, "new");
    assert_eq!(session.execute("quit").kind, ResponseKind::Quit);
}

#[test]
fn a_board_too_large_for_the_screen_is_drawn_smaller() {
    let shown = |width| {
        let style = oaq_notation::board::Style::Large(oaq_notation::board::Glyphs::Unicode);
        let mut session = session(&SessionOptions {
            style,
            width: Some(width),
            ..SessionOptions::default()
        });
        done(&mut session, "board")
    };
    assert!(shown(100).contains('◉'));
    let middle = shown(60);
    assert!(
        !middle.contains('◉') && middle.lines().count() > 5,
        "{middle}"
    );
    assert_eq!(shown(30).trim().lines().count(), 1);
}

#[test]
fn help_is_wrapped_at_words() {
    for lang in Lang::ALL {
        let mut session = session(&SessionOptions {
            lang,
            width: Some(40),
            ..SessionOptions::default()
        });
        let wide = done(&mut session, "help");
        assert!(
            wide.lines().all(|line| line.chars().count() <= 40),
            "{wide}"
        );
        session.set_width(None);
        let words = |text: &str| {
            text.split_whitespace()
                .map(str::to_owned)
                .collect::<Vec<_>>()
        };
        assert_eq!(words(&wide), words(&done(&mut session, "help")));
    }
}

#[test]
fn a_position_that_was_written_can_be_gone_on_from() {
    let mut session = with_rules("standard");
    done(&mut session, "3R");
    let text = done(&mut session, "position");
    let before = session.game().position().clone();
    done(&mut session, &format!("thế cờ {text}"));
    assert_eq!(*session.game().position(), before);
    assert_eq!(session.game().moves().len(), 0);
}

#[test]
fn somebody_who_plays_alone_sits_at_the_bottom() {
    let board = |players: [Option<String>; 4]| {
        let session = session(&SessionOptions {
            players,
            ..SessionOptions::default()
        });
        session.greeting()
    };
    let greedy = Some("greedy".to_owned());
    let own = board([greedy, None, None, None]);
    let both = board([const { None }; 4]);
    assert!(own.contains("A5    A4    A3    A2    A1"), "{own}");
    assert!(both.contains("B5    B4    B3    B2    B1"), "{both}");
}

#[test]
fn who_plays_and_where_is_checked_before_the_game() {
    let wrong = |options: &SessionOptions| {
        Session::new(options, &Environment::default())
            .err()
            .unwrap_or_default()
    };
    let nobody = SessionOptions {
        players: [None, None, Some("human".into()), None],
        ..SessionOptions::default()
    };
    assert!(wrong(&nobody).contains("Player C"));
    let rules = SessionOptions {
        rules: "nothing".into(),
        lang: Lang::Vi,
        ..SessionOptions::default()
    };
    assert!(wrong(&rules).contains("`nothing`"));
    let position = SessionOptions {
        position: Some("5,5".into()),
        ..SessionOptions::default()
    };
    assert!(wrong(&position).contains("  5,5\n"));
}

#[test]
fn hints_are_for_people_only() {
    let greeting = |interactive| {
        let session = session(&SessionOptions {
            interactive,
            ..SessionOptions::default()
        });
        session.greeting()
    };
    assert!(greeting(true).contains("? shows help"));
    assert!(!greeting(false).contains('?'));
}

#[test]
fn sentences_are_wrapped_for_the_screen_and_places_are_not() {
    let mut session = session(&SessionOptions {
        width: Some(40),
        ..SessionOptions::default()
    });
    let told = done(&mut session, "5R");
    let sentence = told.lines().take_while(|line| !line.is_empty());
    assert!(sentence.clone().count() > 1);
    assert!(sentence.clone().all(|line| line.chars().count() <= 40));
    let line = format!("position {}", "5,".repeat(30));
    let text = refused(&mut session, &line);
    assert!(text.lines().any(|line| line.len() > 60), "{text}");
}

#[test]
fn blank_lines_and_comments_do_nothing() {
    let mut session = with_rules("standard");
    for line in ["", "   ", "\t", "# 3R", "#"] {
        assert_eq!(session.execute(line), Response::done(""));
    }
    assert_eq!(session.execute("quit").kind, ResponseKind::Quit);
    assert_eq!(session.execute(" THOÁT ").kind, ResponseKind::Quit);
}
