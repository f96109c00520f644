//! Dialogs, and what they make of the game.

use oaq_tui::{Action, Speed};

use crate::desk::{Desk, Scene};

fn two() -> Desk {
    Desk::new(&Scene::default())
}

#[test]
fn what_is_wrong_with_the_settings_is_told_as_that() {
    let mut desk = two();
    desk.act(Action::Warned(Vec::new()));
    assert!(!desk.screen().contains("Warnings"));
    let mistake = "config.toml: line 2, column 8: `zz` is no key.";
    desk.act(Action::Warned(vec![mistake.into(), "And more.".into()]));
    let screen = desk.screen();
    assert!(screen.contains("─ Warnings ─"), "{screen}");
    assert!(screen.contains("And more."), "{screen}");
    assert!(!screen.contains("cannot be saved"), "{screen}");
    desk.run("enter 3 r r");
    assert_eq!(desk.moves(), "1. 3Rx6 *");
}

/// The game begins with the clock that there was, at once and after all others
/// were looked at.
#[test]
fn the_dialog_keeps_the_clock_that_there_is_to_the_millisecond() {
    for (game, increment, shown, head) in [
        (90_000, 1_000, "◂ 1 min 30 s each ▸", "►A 1:30  B 1:30"),
        (4_000, 0, "◂ 4 s each ▸", "►A 4.0  B 4.0"),
        (500, 1_500, "◂ 1 s 500 ms ▸", "►A 0.5  B 0.5"),
        (420_000, 90_000, "◂ 7 minutes each ▸", "►A 7:00  B 7:00"),
        (5_400_000, 0, "◂ 90 minutes each ▸", "►A 1:30:00  B 1:30:00"),
    ] {
        let mut desk = Desk::new(&Scene {
            control: Some((game, increment)),
            ..Scene::default()
        });
        desk.run("n");
        assert!(desk.screen().contains(shown), "{}", desk.screen());
        desk.run("enter");
        assert!(desk.screen().contains(head), "{}", desk.screen());
        // From the button up to the clock: over the match and the increment.
        let usual = [
            0, 60_000, 180_000, 300_000, 600_000, 900_000, 1_800_000, 3_600_000,
        ];
        assert!(!usual.contains(&game));
        let round = "right ".repeat(usual.len() + 1);
        desk.run("n up up up").run(&round);
        assert!(desk.screen().contains(shown), "{}", desk.screen());
        desk.run("down down down enter");
        assert!(desk.screen().contains(head), "{}", desk.screen());
    }
}

#[test]
fn the_dialog_offers_who_plays_and_the_match_as_they_are() {
    let mut desk = Desk::new(&Scene {
        who: ["human", "search:1500ms", "", ""],
        best_of: 4,
        ..Scene::default()
    });
    let screen = desk.run("n").screen();
    assert!(screen.contains("best of 4 games"), "{screen}");
    desk.run("up right");
    assert!(
        desk.screen().contains("best of 5 games"),
        "{}",
        desk.screen()
    );
    desk.run("left left left right right");
    assert!(
        desk.screen().contains("best of 4 games"),
        "{}",
        desk.screen()
    );
    // Over the clock, who begins and the name.
    desk.run("up up up up right");
    assert!(
        desk.screen().contains("B is a     ◂ person ▸"),
        "{}",
        desk.screen()
    );
    desk.run("left");
    assert!(
        desk.screen().contains("computer: thinks 1500ms"),
        "{}",
        desk.screen()
    );
}

#[test]
fn enter_alone_never_ends_a_game() {
    for key in ["x", "o"] {
        let mut desk = two();
        desk.run("3 r r").run(key);
        assert!(desk.screen().contains("[ Play on ]"), "{}", desk.screen());
        desk.run("enter");
        assert_eq!(desk.moves(), "1. 3Rx6 *", "{key}");
        assert!(desk.screen().contains("B ∙ to move"), "{}", desk.screen());
    }
}

#[test]
fn a_game_that_is_not_saved_is_not_said_to_be() {
    let unsaved = || {
        let mut desk = Desk::new(&Scene {
            saving: false,
            ..Scene::default()
        });
        desk.run("3 r r");
        desk
    };
    let failed = || {
        let mut desk = two();
        desk.run("3 r r");
        desk.act(Action::NotSaved("disk full".into()));
        desk
    };
    for mut desk in [unsaved(), failed()] {
        desk.run("q");
        let screen = desk.screen();
        assert!(screen.contains("it would be lost"), "{screen}");
        assert!(screen.contains("[ Play on ]"), "{screen}");
        desk.run("enter n");
        let screen = desk.screen();
        assert!(screen.contains("it would be lost"), "{screen}");
        assert!(screen.contains("[ Cancel ]"), "{screen}");
        // The next game is saved again, where games are.
        desk.run("left enter n");
        assert!(
            !desk.screen().contains("would be lost"),
            "{}",
            desk.screen()
        );
    }
    let mut desk = two();
    desk.run("3 r r q");
    assert!(desk.screen().contains("It is saved"), "{}", desk.screen());
}

#[test]
fn what_is_offered_at_the_end_of_a_game_can_be_done_at_once() {
    let over = || {
        let mut desk = Desk::new(&Scene {
            position: Some("0,0,1,0,0/0/0,1,0,0,0/2 A 40QQ/6"),
            ..Scene::default()
        });
        desk.run("3 l l");
        assert!(desk.screen().contains("The game is over"));
        desk
    };
    let told = |keys: &str, text: &str| {
        let screen = over().run(keys).screen();
        assert!(!screen.contains("─ The game is over ─"), "{keys}: {screen}");
        assert!(screen.contains(text), "{keys}: {screen}");
    };
    told("n", "─ New game ─");
    told("@n_New", "─ New game ─");
    told("u", "A ∙ to move");
    told("u y esc", "A beats B");
    told("s", "─ Settings ─");
    assert!(over().run("q").has_left);
    // What only changes the look leaves the dialog where it is.
    assert!(over().run("f3").screen().contains("─ The game is over ─"));
}

#[test]
fn the_help_explains_the_signs_on_the_board() {
    let mut desk = Desk::new(&Scene {
        size: (80, 60),
        ..Scene::default()
    });
    desk.run("?");
    for sign in ["⊗", "+2 -5", "x4 xQ+1", "✦3▸", "∙3▸"] {
        assert!(desk.screen().contains(sign), "{}", desk.screen());
    }
    desk.run("f4");
    assert!(desk.screen().contains("#  "), "{}", desk.screen());
}

#[test]
fn what_has_been_counted_at_the_end_stays_so() {
    let nearly_over = Scene {
        position: Some("0,0,1,0,0/0/0,1,0,0,0/2 A 40QQ/6"),
        ..Scene::default()
    };
    for speed in [Speed::Off, Speed::VeryFast] {
        let mut desk = Desk::new(&Scene {
            speed,
            ..nearly_over.clone()
        });
        desk.run("3 l l .");
        let screen = desk.screen();
        assert!(screen.contains("A beats B, 63 to 7"), "{screen}");
        assert!(screen.contains("43 dân + 2 quan = 63"), "{screen}");
        assert!(screen.contains(" A 63 ━"), "{screen}");
        assert!(screen.contains("─ 7 B"), "{screen}");
        // As it is after all that is said above, when one looks at the board.
        desk.run("esc");
        assert!(desk.screen().contains("43 dân + 2 quan = 63"));
        desk.run("u");
        assert!(desk.screen().contains("40 dân + 2 quan = 60"));
    }
    // Debts are repaid, so that what is said adds up.
    let mut desk = Desk::new(&Scene {
        position: Some("0,0,1,0,0/0/0,1,0,0,0/2 A 40QQ/6 A>B:3"),
        ..Scene::default()
    });
    desk.run("3 l l esc");
    let screen = desk.screen();
    assert!(screen.contains("A beats B, 60 to 10"), "{screen}");
    assert!(screen.contains("40 dân + 2 quan = 60"), "{screen}");
    assert!(screen.contains("B   10 dân"), "{screen}");
    assert!(!screen.contains("owes"), "{screen}");
    // Whoever gives up has counted nothing.
    let mut desk = Desk::new(&nearly_over);
    desk.run("x left enter esc");
    assert!(desk.screen().contains("40 dân + 2 quan = 60"));
}

/// The first line of the screen.
fn title(desk: &Desk) -> String {
    desk.screen().lines().next().unwrap().to_owned()
}

#[test]
fn the_clock_that_runs_is_always_seen() {
    for (rules, mover, keys) in [
        ("four-player", 'A', ""),
        ("four-player", 'D', "3 r r 2 r r 4 r r"),
        ("three-player", 'C', "3 r r 2 r r"),
        ("standard", 'B', "3 r r"),
    ] {
        for best_of in [1, 99] {
            for minutes in [5, 60 * 24] {
                let mut desk = Desk::new(&Scene {
                    size: (60, 20),
                    rules,
                    control: Some((60_000 * minutes, 3_000)),
                    best_of,
                    names: [
                        "Nguyễn Thị Minh Khai",
                        "Trần Hưng Đạo",
                        "Lê Lợi",
                        "Lý Thường Kiệt",
                    ],
                    ..Scene::default()
                });
                desk.run(keys);
                let line = title(&desk);
                assert!(line.starts_with(" Ô ăn quan"), "{line}");
                assert!(line.contains(&format!("►{mover} ")), "{line}");
                assert!(line.chars().count() <= 60, "{line}");
            }
        }
    }
    let mut desk = Desk::new(&Scene {
        size: (60, 20),
        rules: "four-player",
        control: Some((300_000, 3_000)),
        best_of: 3,
        ..Scene::default()
    });
    desk.run("o left enter enter");
    let line = title(&desk);
    assert!(line.ends_with("►A 5:00  B 5:00  C 5:00  D 5:00"), "{line}");
    desk.run("#80x24");
    let line = title(&desk);
    assert!(
        line.contains("1/3: 1/4 – 1/4 – 1/4 – 1/4 ∙ ►A 5:00"),
        "{line}"
    );
}

#[test]
fn a_shared_win_is_written_as_a_part() {
    let mut desk = Desk::new(&Scene {
        rules: "four-player",
        best_of: 3,
        ..Scene::default()
    });
    desk.run("o left enter");
    let screen = desk.screen();
    assert!(screen.contains("A 1/4, B 1/4, C 1/4, D 1/4"), "{screen}");
}

#[test]
fn a_name_that_has_no_room_says_so() {
    let mut desk = two();
    // From the button up: match, clock, who begins, the name of B.
    desk.run("n up up up up 'abcdefghijklmnopqrstuvwx");
    assert!(
        !desk.screen().contains("24 characters"),
        "{}",
        desk.screen()
    );
    desk.run("'y");
    assert!(
        desk.screen().contains("No more than 24 characters"),
        "{}",
        desk.screen()
    );
    desk.run("backspace");
    assert!(
        !desk.screen().contains("24 characters"),
        "{}",
        desk.screen()
    );
    desk.run("down down down down enter");
    assert!(
        desk.screen().contains("abcdefghijklmnopqrstuvw (B)"),
        "{}",
        desk.screen()
    );
}
