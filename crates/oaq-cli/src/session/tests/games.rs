//! Which game is played: rules, several games that count together, draws, and
//! games in files that are only looked at.

use super::*;

#[test]
fn rules_are_listed_shown_switched_and_set() {
    let mut session = with_rules("standard");
    let list = done(&mut session, "rules list");
    assert!(list.contains("standard      Standard (these)"), "{list}");
    assert!(list.contains("three-player  Three players"), "{list}");
    let shown = done(&mut session, "rules quan-non");
    assert!(shown.contains("immature-quan.below=5"), "{shown}");
    assert!(shown.ends_with("`new quan-non` plays by them."), "{shown}");
    assert!(done(&mut session, "luật xem quan-5").contains("quan-value=5"));
    assert_eq!(session.game().rules().quan_value, 10, "shown only");
    done(&mut session, "rules use quan-5 dan=4");
    assert_eq!(
        (
            session.game().rules().quan_value,
            session.game().rules().dan
        ),
        (5, 4)
    );
    done(&mut session, "regras definir dan=3 squares=4");
    let rules = session.game().rules();
    assert_eq!((rules.quan_value, rules.dan, rules.squares), (5, 3, 4));
    done(&mut session, "rules dan=6");
    assert_eq!(session.game().rules().dan, 6);
    let keys = done(&mut session, "rules set");
    assert!(
        keys.contains("(dan=6): 6") && keys.contains("(players=2)"),
        "{keys}"
    );
    assert!(refused(&mut session, "rules set dan=99").contains("from 1 to 20"));
    assert!(refused(&mut session, "rules set dam=4").contains("Did you mean `dan`?"));
    assert!(refused(&mut session, "rules standart").contains("Did you mean `standard`?"));
}

#[test]
fn a_position_is_shown_and_set_with_a_word_too() {
    let mut session = with_rules("standard");
    let start = done(&mut session, "position");
    assert_eq!(done(&mut session, "position show"), start);
    done(&mut session, "thế cờ đặt 0,0,1,0,0/0/0,1,0,0,0/2 A 40QQ/6");
    assert_ne!(done(&mut session, "position"), start);
}

#[test]
fn several_games_count_together_and_the_first_move_alternates() {
    let mut session = with_rules("standard");
    assert!(refused(&mut session, "tally").contains("`tally 3` begins"));
    assert!(
        done(&mut session, "tally 3").starts_with("Best of 3, before the first game: A 0, B 0.")
    );
    done(&mut session, "3R");
    let told = done(&mut session, "resign B");
    assert!(
        told.ends_with("Best of 3, after one game: A 1, B 0. B begins the next game: type `new`."),
        "{told}"
    );
    assert!(done(&mut session, "tally").contains("after one game: A 1, B 0."));
    // An ending that is taken back does not count.
    done(&mut session, "undo");
    assert!(done(&mut session, "tally").contains("before the first game: A 0, B 0."));
    done(&mut session, "resign B");
    done(&mut session, "new");
    assert_eq!(session.game().position().to_move(), Player::B);
    // A game that is dropped is played again.
    done(&mut session, "3R");
    done(&mut session, "new");
    assert_eq!(session.game().position().to_move(), Player::B);
    done(&mut session, "3R");
    let told = done(&mut session, "draw");
    assert!(
        told.contains("after 2 games: A 1 1/2, B 1/2. A begins the next game"),
        "{told}"
    );
    done(&mut session, "new");
    assert_eq!(session.game().position().to_move(), Player::A);
    done(&mut session, "3R");
    let told = done(&mut session, "resign A");
    assert!(
        told.contains("A 1 1/2, B 1 1/2. A and B share the win."),
        "{told}"
    );
    done(&mut session, "new");
    assert!(refused(&mut session, "tally").contains("No games are being counted"));
}

#[test]
fn a_tally_is_refused_or_ended() {
    let mut session = with_rules("standard");
    for typed in ["0", "100", "x", "-3"] {
        let told = refused(&mut session, &format!("tally {typed}"));
        assert!(
            told.contains("is no number of games: write 1 to 99, or `off`"),
            "{told}"
        );
    }
    done(&mut session, "tally 5");
    done(&mut session, "tally off");
    assert!(refused(&mut session, "đấu thôi").contains("No games are being counted"));
    done(&mut session, "tally 3");
    done(&mut session, "new three-player");
    assert!(
        refused(&mut session, "tally").contains("No games"),
        "other players"
    );
}

#[test]
fn the_computer_agrees_to_a_draw_where_it_does_not_expect_to_win() {
    // B is far ahead after these.
    let behind = |line: &str| {
        let mut session = with_rules("standard");
        for m in ["1L", "3L", "1L", "1L", "1R", "2R"] {
            done(&mut session, m);
        }
        session.execute(line);
        session
    };
    let told = refused(&mut behind("players B=greedy"), "draw");
    assert_eq!(told, "B declines, expecting to win.");
    let agreed = behind("players A=greedy").execute("draw");
    assert!(
        agreed
            .text
            .contains("The players agreed: A and B share the win."),
        "{agreed:?}"
    );
    let mut early = with_rules("standard");
    done(&mut early, "players B=greedy");
    assert!(refused(&mut early, "draw").contains("too early"));
}

#[test]
fn points_as_they_stand_decide_about_a_draw_of_three() {
    let mut session = from(
        "three-player immature-quan.below=30",
        "5,5,5,5,5/Q/5,5,5,5,5/Q/5,5,5,5,5/Q A 0/90/0",
    );
    for _ in 0..9 {
        let m = session
            .game()
            .position()
            .legal_moves()
            .iter()
            .next()
            .unwrap();
        done(&mut session, &m.to_string());
    }
    let scores = session.game().position().scores();
    let best = scores.as_slice().iter().max().unwrap();
    assert_eq!(scores.as_slice()[1], *best, "{scores:?}");
    session.execute("players B=greedy");
    assert!(refused(&mut session, "draw").contains("B declines, expecting to win."));
    session.execute("players B=human C=greedy");
    assert!(session.execute("draw").text.contains("The players agreed"));
}

#[test]
fn whoever_plays_alone_resigns_for_themselves() {
    let mut session = with_rules("standard");
    done(&mut session, "3R");
    session.execute("players B=greedy");
    // It is the turn of B, and A who types.
    assert!(session.execute("resign").text.contains("B wins"));
}

#[test]
fn games_of_a_file_are_looked_at_some_at_a_time() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.oaq");
    let game = |n| format!("[A \"Tí {n}\"]\n[B \"Tèo\"]\n\n1. 3R 2L *\n\n");
    let games = (1..=23).map(game).collect::<Vec<_>>().concat();
    std::fs::write(&path, games).unwrap();
    let path = path.display();
    let mut session = with_rules("standard");
    done(&mut session, "5R");
    let list = done(&mut session, &format!("records {path}"));
    assert!(list.starts_with("  1. Tí 1 – Tèo, 2 moves"), "{list}");
    assert!(
        list.contains("\n  20. Tí 20") && !list.contains("21. Tí"),
        "{list}"
    );
    assert!(list.contains("`records` shows the next ones"), "{list}");
    let list = done(&mut session, "records");
    assert!(
        list.starts_with("  21. Tí 21") && list.contains("That is all;"),
        "{list}"
    );
    let game = done(&mut session, &format!("records {path} 7"));
    assert!(
        game.starts_with("Tí 7 – Tèo, 2 moves\nRules: Standard (standard).\n1. 3Rx6 2L *\n"),
        "{game}"
    );
    assert_eq!(moves(&session), "5R", "the game goes on");
    assert!(done(&mut session, "records").starts_with("  8. Tí 8"));
    assert!(refused(&mut session, &format!("records {path} 24")).contains("no game 24"));
    assert!(refused(&mut session, "records /nonexistent/x.oaq").contains("/nonexistent/x.oaq"));
    assert!(refused(&mut with_rules("standard"), "records").contains("name of a file"));
    std::fs::write(folder.path().join("empty.oaq"), "").unwrap();
    let empty = format!("records {}/empty", folder.path().display());
    assert!(refused(&mut session, &empty).contains("no game"));
}

#[test]
fn the_moves_so_far_are_judged() {
    let mut session = with_rules("standard");
    assert!(refused(&mut session, "analyze").contains("nothing to judge"));
    done(&mut session, "3R");
    done(&mut session, "2L");
    let told = done(&mut session, "analyze depth=4");
    assert!(told.contains("player  moves"), "{told}");
    done(&mut session, "plain on");
    let told = done(&mut session, "phân tích depth=4");
    assert!(told.starts_with("A: moves 1, average loss"), "{told}");
    assert!(!told.contains("  A"), "{told}");
    let mut three = with_rules("three-player");
    done(&mut three, "3R");
    assert!(refused(&mut three, "analyze").contains("two players"));
}

#[test]
fn colours_are_for_screens_that_have_them() {
    let mut session = session(&SessionOptions::default());
    assert!(done(&mut session, "theme").contains("`none`, `soft`, `bright` or `paper`"));
    assert!(refused(&mut session, "theme soft").contains("no colours here"));
    assert!(
        refused(&mut session, "theme mud")
            .contains("called `mud`: choose `none`, `soft`, `bright` or `paper`.")
    );
    let mut session = super::session(&SessionOptions {
        theme: Some(crate::Theme::Soft),
        ..SessionOptions::default()
    });
    assert!(done(&mut session, "board").contains("\u{1b}[33m5\u{1b}[0m"));
    assert!(done(&mut session, "màu rực").contains("\u{1b}[1;93m5"));
    assert!(!done(&mut session, "theme none").contains('\u{1b}'));
    done(&mut session, "theme paper");
    assert!(
        !done(&mut session, "plain").contains('\u{1b}'),
        "no colours in sentences"
    );
}

#[test]
fn settings_are_shown_and_changed_for_this_game_only() {
    let mut session = with_rules("standard");
    let all = done(&mut session, "config");
    // What is in force is shown, and where it comes from.
    assert!(
        all.contains("style = \"compact\"     this game") && all.contains("default"),
        "{all}"
    );
    assert!(done(&mut session, "config show theme").starts_with("theme = \"soft\": "));
    for (line, is) in [
        ("config style=ascii", "B5    B4"),
        ("config plain yes", "squares 1 to 5 hold"),
        ("config set plain=no", "Boards are drawn."),
        ("cài đặt language=pt", "Língua: Português."),
        ("configurar rules=quan-5", "(quan-5)"),
        ("configurar players.b=greedy", "B: greedy"),
    ] {
        assert!(done(&mut session, line).contains(is), "{line}");
    }
    done(&mut session, "língua en");
    done(&mut session, "config plain=yes");
    for (key, is) in [
        ("style", "style = \"ascii\": "),
        ("plain", "plain = true: "),
        ("language", "language = \"en\": "),
        ("rules", "rules = \"quan-5\": "),
        ("players.b", "players.b = \"greedy\": "),
        ("players.c", "players.c = \"human\": "),
        ("hash", "hash = \"auto\": "),
    ] {
        let told = done(&mut session, &format!("config {key}"));
        assert!(told.starts_with(is), "{told}");
    }
    done(&mut session, "config plain=no");
    for (line, said) in [
        ("config stile=ascii", "Did you mean `style`?"),
        ("config style=round", "`style` cannot be `round`: expected"),
        ("config hash=64", "cannot be changed during a game"),
    ] {
        assert!(refused(&mut session, line).contains(said), "{line}");
    }
}

#[test]
fn nothing_is_pointed_at_for_somebody_who_listens() {
    let mut session = with_rules("standard");
    assert!(refused(&mut session, "9R").contains('^'));
    done(&mut session, "plain on");
    assert_eq!(
        refused(&mut session, "9R"),
        "Expected the number of a square, 1 to 5, found `9`.\n\
         You can play squares 1, 2, 3, 4 and 5, to the right or to the left."
    );
    assert!(refused(&mut session, "new standart").ends_with("`rules list` shows them all."));
}

/// With more than two, what one gains nobody loses alone: points are told
/// against the best of the others.
#[test]
fn the_engine_answers_three_and_four_players_too() {
    for rules in ["three-player", "four-player"] {
        let mut session = with_rules(rules);
        done(&mut session, "3R");
        assert!(done(&mut session, "hint depth=2").starts_with("Try "));
        let told = done(&mut session, "eval depth=2");
        assert!(told.starts_with("B is expected to end "), "{told}");
        let told = done(&mut session, "best depth=2");
        assert!(told.contains("the best of the others"), "{told}");
        let told = done(&mut session, "explain depth=2");
        assert!(told.contains("The engine "), "{told}");
        let told = done(&mut session, "go depth=2");
        assert!(told.contains(": B sows"), "{told}");
        let told = refused(&mut session, "analyze depth=1");
        assert!(told.contains("two players"), "{told}");
    }
}

/// A game that was given up is over, whatever could be played on the board.
#[test]
fn nothing_is_thought_about_a_game_that_was_given_up() {
    let mut session = with_rules("standard");
    done(&mut session, "3R");
    done(&mut session, "resign A");
    for line in ["hint depth=1", "best depth=1", "eval depth=1", "threat"] {
        let told = refused(&mut session, line);
        assert!(told.starts_with("The game is over"), "{line}: {told}");
    }
    assert_eq!(
        done(&mut session, "moves"),
        "The game was given up: B wins."
    );
    done(&mut session, "undo");
    assert!(done(&mut session, "moves").starts_with("move  captured"));
    assert!(done(&mut session, "hint depth=1").starts_with("Try "));
}

#[test]
fn the_same_questions_come_again_with_words_of_the_language() {
    for (lang, typed) in [
        (Lang::Vi, "đố vừa 7"),
        (Lang::En, "quiz medium 7"),
        (Lang::Pt, "desafio médio 7"),
    ] {
        let options = SessionOptions {
            lang,
            ..SessionOptions::default()
        };
        let told = done(&mut session(&options), "quiz medium 7");
        assert!(told.contains(&format!("`{typed}`")), "{told}");
        assert_eq!(done(&mut session(&options), typed), told);
    }
}

/// What a level is called in the language of the game, spaces and all, seats it;
/// so does a time in several words.
#[test]
fn who_is_seated_may_have_several_words() {
    let mut session = with_rules("three-player");
    let line = "players A=level:full strength B=search:2s nodes=5k  C=level:casual player";
    let told = session.execute(line).text;
    let lines: Vec<&str> = told.lines().collect();
    assert!(lines[0].starts_with("A: level:6"), "{told}");
    assert!(lines[1].starts_with("B: search:2s,nodes=5k"), "{told}");
    assert!(lines[2].starts_with("C: level:3"), "{told}");
    let line = "players A=human B=ugi:engine -x C=greedy";
    let told = session.execute(line).text;
    assert!(told.contains("ugi:engine -x C=greedy"), "{told}");
    assert!(told.contains("C: level:3"), "{told}");
    let wrong = refused(&mut session, "players A=greedy nobody");
    assert!(wrong.contains("greedy nobody"), "{wrong}");
    assert!(!refused(&mut session, "players nobody A=greedy").is_empty());
}
