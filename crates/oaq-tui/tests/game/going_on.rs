//! Games that are saved and gone on with.

use oaq_notation::record::{ReadOptions, Record, read_all};
use oaq_tui::Action;

use crate::desk::{Desk, Scene};

/// What is saved, as another process reads it.
fn read(saved: &str) -> Record {
    let book = oaq_core::files::RuleBook::shipped();
    let mut games = read_all(saved, &ReadOptions::new(&book));
    assert!(games[0].is_good(), "{saved}");
    games.remove(0).record
}

/// A program that goes on with what another has saved.
fn gone_on_with(saved: &str) -> Desk {
    let mut desk = Desk::new(&Scene::default());
    desk.act(Action::TakenOver(Ok(Box::new(read(saved)))));
    desk
}

fn timed(control: (u64, u64)) -> Scene {
    Scene {
        control: Some(control),
        names: ["Tí", "Tèo", "", ""],
        ..Scene::default()
    }
}

#[test]
fn clocks_go_on_with_what_was_left() {
    let mut desk = Desk::new(&timed((300_000, 3_000)));
    desk.run(":10000 3 r r :20500");
    // Leaving saves the clocks as they are.
    desk.run("ctrl-c");
    assert!(desk.has_left);
    let saved = desk.saved.unwrap();
    assert!(saved.contains("[TimeControl \"300+3\"]"), "{saved}");
    assert!(saved.contains("[Clocks \"0:04:53 0:04:39.5\"]"), "{saved}");

    let mut again = gone_on_with(&saved);
    let screen = again.screen();
    assert!(screen.contains("A 4:53 ►B 4:40"), "{screen}");
    // Nobody loses time before somebody says that the game goes on.
    again.run(":5000 :5000");
    assert!(again.screen().contains("►B 4:40"), "{}", again.screen());
    again.run("space :1000 2 r r");
    // 4:39.5 less a second, and three more for the move.
    let screen = again.screen();
    assert!(screen.contains("►A 4:53  B 4:42"), "{screen}");
    // The next game has the whole time again.
    again.run("x left enter enter");
    assert!(again.screen().contains("A 5:00"), "{}", again.screen());
}

#[test]
fn time_below_a_second_is_kept_too() {
    let mut desk = Desk::new(&timed((500, 1_500)));
    desk.run(":250 3 r r ctrl-c");
    let again = gone_on_with(&desk.saved.unwrap());
    let screen = again.screen();
    assert!(screen.contains("A 1.8 ►B 0.5"), "{screen}");
}

#[test]
fn a_match_goes_on_as_it_stood() {
    let mut desk = Desk::new(&Scene {
        best_of: 3,
        names: ["Tí", "Tèo", "", ""],
        ..Scene::default()
    });
    // Tí gives the first game up; Tèo begins the second.
    desk.run("x left enter enter 3 r r");
    let saved = desk.saved.clone().unwrap();
    assert!(saved.contains("[Match \"3 1 12-0\"]"), "{saved}");
    let mut again = gone_on_with(&saved);
    let screen = again.screen();
    assert!(screen.contains("1 of 3 games: Tèo 1, Tí 0"), "{screen}");
    // An ending counts once, however often it is saved.
    again.run("x left enter");
    let screen = again.screen();
    assert!(screen.contains("wins the match"), "{screen}");
    let over = gone_on_with(again.saved.as_deref().unwrap());
    let same = |desk: &Desk| {
        let screen = desk.screen();
        screen.lines().next().unwrap().to_owned()
    };
    assert_eq!(same(&over), same(&again));
}

#[test]
fn a_match_of_four_that_was_shared_goes_on() {
    let mut desk = Desk::new(&Scene {
        rules: "four-player",
        best_of: 5,
        ..Scene::default()
    });
    desk.run("o left enter enter 3 r r");
    let again = gone_on_with(&desk.saved.unwrap());
    let screen = again.screen();
    assert!(
        screen.contains("1 of 5 games: A 1/4, B 1/4, C 1/4, D 1/4"),
        "{screen}"
    );
}

#[test]
fn what_is_damaged_beside_a_game_does_not_stop_it() {
    let game =
        "[A \"Tí\"]\n[TimeControl \"5m+x\"]\n[Clocks \"soon\"]\n[Match \"3 1 7\"]\n\n1. 3Rx6 *\n";
    let desk = gone_on_with(game);
    let screen = desk.screen();
    assert!(screen.contains("B ∙ to move"), "{screen}");
    assert!(!screen.contains("games:"), "{screen}");
    // A clock without what was left of it begins anew.
    let desk = gone_on_with("[TimeControl \"60+0\"]\n[Clocks \"?\"]\n\n1. 3Rx6 *\n");
    assert!(
        desk.screen().contains("A 1:00 ►B 1:00"),
        "{}",
        desk.screen()
    );
}

#[test]
fn a_long_name_is_saved_again_as_it_was() {
    let name = "Công Tằng Tôn Nữ Thị Minh Nguyệt Ánh Hồng của làng";
    let mut desk = gone_on_with(&format!("[A \"{name}\"]\n\n1. 3Rx6 *\n"));
    assert!(desk.screen().contains("Công Tằng"), "{}", desk.screen());
    desk.run("2 r r");
    let saved = desk.saved.unwrap();
    assert!(saved.contains(name), "{saved}");
}

#[test]
fn that_a_file_starts_no_program_is_said() {
    let game = |who: &str| format!("[B \"Tèo\"]\n[BType \"{who}\"]\n\n1. 3Rx6 *\n");
    let mut desk = gone_on_with(&game("ugi:engine --fast"));
    let screen = desk.screen();
    assert!(screen.contains("A program played for Tèo."), "{screen}");
    // A person can move for it.
    desk.run("2 r r");
    assert!(desk.moves().starts_with("1. 3Rx6 2R"), "{}", desk.moves());
    for who in ["greedy", "human", "nobody"] {
        let desk = gone_on_with(&game(who));
        assert!(!desk.screen().contains("A program played"), "{who}");
    }
}
