//! What becomes of a game by keys and the mouse.

use std::time::Duration;

use oaq_play::TableSize;
use oaq_tui::{About, Action, Effect, Speed};

use crate::desk::{Desk, Scene};

fn two() -> Desk {
    Desk::new(&Scene::default())
}

fn against(who: &'static str) -> Desk {
    Desk::new(&Scene {
        who: ["human", who, "", ""],
        ..Scene::default()
    })
}

#[test]
fn arrows_and_digits_make_the_same_moves() {
    // The middle square is chosen at first.
    assert_eq!(two().run("enter right right").moves(), "1. 3Rx6 *");
    assert_eq!(two().run("3 r r").moves(), "1. 3Rx6 *");
    assert_eq!(two().run("3 > enter").moves(), "1. 3Rx6 *");
    let first_left = two().run("1 l l").moves();
    assert_eq!(two().run("left left enter left enter").moves(), first_left);
    assert_eq!(
        two().run("1 esc 2 l l").moves(),
        two().run("2 e enter").moves()
    );
}

#[test]
fn letters_mean_the_players_own_right_and_arrows_the_screen() {
    // B sits at the top: B's right is the left of the screen.
    let by_letter = two().run("3 r r 2 r r").moves();
    assert_eq!(two().run("3 r r 2 left left").moves(), by_letter);
    // Seen from B's seat it is the right of the screen.
    assert_eq!(two().run("f 3 r r 2 right right").moves(), by_letter);
}

#[test]
fn nothing_is_played_before_it_is_shown() {
    let mut desk = two();
    desk.run("3 r");
    assert_eq!(desk.saved, None);
    assert!(desk.screen().contains("[3▸]"), "{}", desk.screen());
    desk.run("l");
    assert_eq!(desk.saved, None, "the other way is shown first, too");
    desk.run("l");
    assert_eq!(desk.moves(), "1. 3Lx6 *");
}

#[test]
fn the_mouse_clicks_a_square_then_a_direction() {
    let clicked = |script: &str| two().run(script).moves();
    // The number stands in the middle of square 3.
    assert_eq!(clicked("@[3] @▸_3R"), "1. 3Rx6 *");
    assert_eq!(clicked("@[3] ~▸_3R @▸_3R"), "1. 3Rx6 *");
    // A square beside the chosen one is a direction.
    assert_eq!(clicked("@─_4_─ @─_5_─"), clicked("4 r r"));
    assert_eq!(clicked("@─_2_─ @─_4_─ @▸_4R"), clicked("4 r r"));
}

#[test]
fn undo_takes_the_computers_answer_back_too() {
    let mut desk = against("greedy");
    desk.run("3 r r .");
    let after = desk.moves();
    assert!(after.starts_with("1. 3Rx6 "), "{after}");
    desk.run("u");
    assert!(desk.screen().contains("A ∙ to move"), "{}", desk.screen());
    assert_eq!(desk.saved, None);
    desk.run("y .");
    assert_eq!(desk.moves(), after);
    // What was taken back may be played otherwise.
    desk.run("u 1 l l .");
    assert!(desk.moves().starts_with("1. 1Lx1Q "), "{}", desk.moves());
}

#[test]
fn computers_play_to_the_end_and_can_be_held() {
    let mut desk = Desk::new(&Scene {
        who: ["level:1", "greedy", "", ""],
        ..Scene::default()
    });
    desk.run(". . . .");
    assert!(
        desk.screen().contains("The game is over"),
        "{}",
        desk.screen()
    );
    let mut held = Desk::new(&Scene {
        who: ["greedy", "greedy", "", ""],
        ..Scene::default()
    });
    held.run(":300 space");
    let moves = held.moves();
    held.run(":5000 :5000");
    assert_eq!(held.moves(), moves);
    assert_eq!(
        held.app.until_tick(),
        None,
        "nothing happens while it is held"
    );
}

#[test]
fn idle_waits_for_nothing() {
    let mut desk = two();
    assert_eq!(desk.app.until_tick(), None);
    desk.run("3 r");
    assert_eq!(desk.app.until_tick(), None);
    // A value is looked for once, and then all is still.
    desk.run("v");
    assert_eq!(desk.app.until_tick(), None);
}

#[test]
fn any_key_lets_the_dan_arrive() {
    let mut desk = Desk::new(&Scene {
        speed: Speed::Slow,
        ..Scene::default()
    });
    desk.run("3 r r :500");
    assert!(desk.app.until_tick().is_some());
    assert!(desk.screen().contains("in hand"), "{}", desk.screen());
    // The key does nothing else.
    desk.run("u");
    assert_eq!(desk.app.until_tick(), None);
    assert_eq!(desk.moves(), "1. 3Rx6 *");
}

#[test]
fn a_late_answer_is_no_move() {
    let mut desk = against("greedy");
    desk.answers = false;
    desk.run("3 r r .");
    let (ticket, question) = desk.asked.pop().unwrap();
    assert!(matches!(question.about, About::Move(..)));
    // Whoever takes back while the computer thinks is not answered any more.
    desk.run("u");
    assert!(
        desk.other
            .iter()
            .any(|effect| matches!(effect, Effect::StopThinking))
    );
    desk.answer(ticket, &question);
    assert_eq!(desk.saved, None, "nothing is left to be gone on with");
    assert!(desk.screen().contains("A ∙ to move"), "{}", desk.screen());
    desk.run("y");
    assert_eq!(desk.moves(), "1. 3Rx6 *");
}

#[test]
fn whose_time_is_over_loses() {
    let mut desk = Desk::new(&Scene {
        control: Some((60_000, 0)),
        names: ["Tí", "Tèo", "", ""],
        ..Scene::default()
    });
    desk.run("3 r r");
    for _ in 0..59 {
        desk.run(":1000");
    }
    assert!(desk.screen().contains("B 1.0"), "{}", desk.screen());
    desk.run(":1000");
    let screen = desk.screen();
    assert!(screen.contains("Time ran out: Tí wins"), "{screen}");
    assert!(desk.moves().ends_with("1-0"), "{}", desk.moves());
}

#[test]
fn no_time_passes_in_dialogs_and_pauses() {
    let mut desk = Desk::new(&Scene {
        control: Some((60_000, 0)),
        ..Scene::default()
    });
    for script in ["? :30000 :30000 :30000 esc", "space :30000 :30000 :30000"] {
        desk.run(script);
        assert!(desk.screen().contains("A 1:00"), "{}", desk.screen());
    }
}

#[test]
fn a_match_changes_seats_and_counts() {
    let mut desk = Desk::new(&Scene {
        names: ["Tí", "Tèo", "", ""],
        best_of: 3,
        ..Scene::default()
    });
    // Tí gives up; Tèo begins the next game, and gives up too.
    desk.run("x left enter");
    assert!(
        desk.screen().contains("1 of 3 games: Tí 0, Tèo 1"),
        "{}",
        desk.screen()
    );
    desk.run("enter");
    assert!(desk.screen().contains("► Tèo"), "{}", desk.screen());
    desk.run("x left enter enter");
    assert!(desk.screen().contains("2 of 3 games"), "{}", desk.screen());
    // An ending that is taken back is not counted.
    desk.run("x left enter");
    assert!(
        desk.screen().contains("wins the match"),
        "{}",
        desk.screen()
    );
    desk.run("esc u");
    assert!(desk.screen().contains("2 of 3 games"), "{}", desk.screen());
}

#[test]
fn a_draw_needs_all_and_no_computer() {
    assert!(two().run("3 r r o left enter").moves().ends_with("1/2-1/2"));
    let mut desk = against("greedy");
    desk.run("o");
    assert!(
        desk.screen().contains("agrees to no draw"),
        "{}",
        desk.screen()
    );
}

#[test]
fn language_and_looks_change_while_it_runs() {
    let mut desk = two();
    desk.run("3 r r");
    let english = desk.screen();
    desk.run("f2");
    let other = desk.screen();
    assert!(
        english.contains("Help") && other.contains("Ajuda"),
        "{other}"
    );
    desk.run("f2");
    assert!(desk.screen().contains("Trợ giúp"));
    desk.run("f4");
    assert!(!desk.screen().contains('◉'));
    let before = desk.buffer();
    desk.run("f3 f3 f3 f3 f3");
    assert_ne!(before, desk.buffer());
}

#[test]
fn ctrl_c_leaves_from_everywhere() {
    for script in [
        "",
        "3 r",
        "?",
        "n",
        "s",
        "#10x3",
        "n down down down down 'abc",
    ] {
        let mut desk = two();
        desk.run(script).run("ctrl-c");
        assert!(desk.has_left, "{script}");
    }
}

#[test]
fn leaving_a_game_that_has_begun_is_asked_about() {
    let mut desk = two();
    desk.run("q");
    assert!(desk.has_left, "nothing to lose");
    let mut desk = two();
    desk.run("3 r r q");
    assert!(!desk.has_left);
    desk.run("enter");
    assert!(desk.has_left);
}

#[test]
fn a_game_of_other_rules_is_set_up_and_begun() {
    let mut desk = Desk::new(&Scene {
        ask: true,
        ..Scene::default()
    });
    // Up from the button: match, clock, who begins, name and who of B, of A.
    desk.run("up up up left left enter");
    let screen = desk.screen();
    assert!(
        screen.contains("lots") || screen.contains("rock"),
        "{screen}"
    );
    desk.run("esc n down left down enter");
    assert!(desk.screen().contains("House rules"), "{}", desk.screen());
}

#[test]
fn a_game_that_is_offered_is_taken_over_or_another_begins() {
    let offered = || {
        Desk::new(&Scene {
            saved: &["1. 3Rx6 1L *\n"],
            ask: true,
            ..Scene::default()
        })
    };
    let mut desk = offered();
    desk.run("enter");
    let taken = |effect: &Effect| matches!(effect, Effect::TakeOver(_));
    assert!(desk.other.iter().any(taken));
    let mut desk = offered();
    desk.run("esc");
    assert!(desk.screen().contains("─ New game ─"), "{}", desk.screen());
}

#[test]
fn the_worker_is_told_of_the_clock() {
    let mut desk = Desk::new(&Scene {
        who: ["human", "search:1s", "", ""],
        control: Some((60_000, 5_000)),
        ..Scene::default()
    });
    desk.answers = false;
    desk.run(":2000 3 r r .");
    let (_, question) = desk.asked.pop().unwrap();
    let clock = question.clock.unwrap();
    assert_eq!(clock.left[0], Duration::from_secs(63));
    assert_eq!(clock.increment, Duration::from_secs(5));
}

#[test]
fn an_error_of_saving_is_told() {
    let mut desk = two();
    desk.act(Action::NotSaved("disk full".into()));
    assert!(desk.screen().contains("disk full"), "{}", desk.screen());
}

/// What the machine has no room for is told in a line.
#[test]
fn a_small_table_is_told_of() {
    let mut desk = two();
    desk.act(Action::Table(TableSize { asked: 9, got: 9 }));
    assert!(!desk.screen().contains("MiB"), "{}", desk.screen());
    desk.act(Action::Table(TableSize {
        asked: 4096,
        got: 512,
    }));
    assert!(desk.screen().contains("4096 MiB"), "{}", desk.screen());
}
