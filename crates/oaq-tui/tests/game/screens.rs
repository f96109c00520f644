//! Whole screens. The cases are chosen so that each size meets each language,
//! each number of players, both sets of glyphs and most dialogs at least once.

use oaq_i18n::Lang;
use oaq_tui::{Glyphs, Speed, ThemeName};

use crate::desk::{Desk, Scene};

fn scene(width: u16, height: u16, lang: Lang) -> Scene {
    Scene {
        size: (width, height),
        lang,
        ..Scene::default()
    }
}

/// Names that take their room, one of them written with combining accents.
const NAMES: [&str; 4] = ["Tí", "Te\u{300}o", "Nguyễn Thị Minh Khai", "Zé"];

const UNFINISHED: &str = "[A \"Tí\"]\n[B \"Tèo\"]\n[BType \"level:2\"]\n\n1. 3Rx6 1L *\n";

/// The end of a game is one move away: `3L` ends it.
const NEARLY_OVER: &str = "0,0,1,0,0/0/0,0,3,0,0/Q A 25/26 - 0 40";

fn check(cases: Vec<(&str, Scene, &str)>) {
    let mut settings = insta::Settings::clone_current();
    settings.set_prepend_module_to_snapshot(false);
    settings.bind(|| {
        for (name, scene, script) in cases {
            let mut desk = Desk::new(&scene);
            desk.run(script);
            insta::assert_snapshot!(name, desk.screen(), script);
        }
    });
}

#[test]
fn playing() {
    use Lang::{En, Pt, Vi};
    let named = |scene: Scene| Scene {
        names: NAMES,
        ..scene
    };
    let ascii = |scene: Scene| Scene {
        glyphs: Glyphs::ASCII,
        ..scene
    };
    check(vec![
        ("start-60x20-vi", named(scene(60, 20, Vi)), ""),
        ("start-80x24-pt-ascii", ascii(scene(80, 24, Pt)), ""),
        ("start-140x45-en", named(scene(140, 45, En)), ""),
        ("square-taken-80x24-vi", scene(80, 24, Vi), "left enter"),
        ("preview-60x20-en", scene(60, 20, En), "3 r"),
        ("preview-140x45-vi-ascii", ascii(scene(140, 45, Vi)), "2 t"),
        (
            "preview-by-mouse-100x30-pt",
            scene(100, 30, Pt),
            "@─_5_─ ~┻_QA_╯",
        ),
        ("hover-80x24-en", scene(80, 24, En), "~B3"),
        ("hover-direction-80x24-en", scene(80, 24, En), "4 ~▸_4R"),
        ("played-60x20-pt", named(scene(60, 20, Pt)), "3 r r 1 e e"),
        (
            "played-100x30-vi",
            named(scene(100, 30, Vi)),
            "3 p p 1 t t 5 p p",
        ),
        ("illegal-60x20-vi", scene(60, 20, Vi), "3 r r 3"),
        ("illegal-80x24-pt", scene(80, 24, Pt), "9"),
        (
            "greedy-answers-80x24-pt",
            Scene {
                who: ["human", "greedy", "", ""],
                ..named(scene(80, 24, Pt))
            },
            "3 d d .",
        ),
        (
            "sowing-80x24-en",
            Scene {
                speed: Speed::Normal,
                ..scene(80, 24, En)
            },
            "3 r r :700",
        ),
        (
            "capturing-60x20-vi",
            Scene {
                speed: Speed::Fast,
                ..scene(60, 20, Vi)
            },
            "3 r r :1300",
        ),
        ("hint-80x24-vi", scene(80, 24, Vi), "h"),
        ("hint-60x20-en", scene(60, 20, En), "3 r r h"),
        ("value-100x30-en", named(scene(100, 30, En)), "3 r r v"),
        (
            "value-proven-80x24-vi",
            Scene {
                rules: "standard direction=clockwise",
                position: Some(NEARLY_OVER),
                ..scene(80, 24, Vi)
            },
            "v",
        ),
        ("turned-80x24-pt", named(scene(80, 24, Pt)), "3 r r f"),
        (
            "clock-80x24-en",
            Scene {
                control: Some((300_000, 3_000)),
                best_of: 3,
                ..named(scene(80, 24, En))
            },
            "3 r r :1500 :2000",
        ),
        (
            "paused-60x20-en",
            Scene {
                who: ["greedy", "greedy", "", ""],
                ..scene(60, 20, En)
            },
            ":300 space",
        ),
    ]);
}

#[test]
fn more_players_and_other_rules() {
    use Lang::{En, Pt, Vi};
    let rules = |rules, scene: Scene| Scene { rules, ..scene };
    check(vec![
        (
            "three-60x20-en",
            rules("three-player", scene(60, 20, En)),
            "",
        ),
        (
            "three-100x30-vi",
            rules("three-player", scene(100, 30, Vi)),
            "3 p p 2 t",
        ),
        (
            "four-60x20-pt",
            rules("four-player", scene(60, 20, Pt)),
            "3 d d",
        ),
        (
            "four-140x45-en",
            rules("four-player", scene(140, 45, En)),
            "3 r r 2 l l",
        ),
        (
            "hint-three-80x24-pt",
            rules("three-player", scene(80, 24, Pt)),
            "h",
        ),
        (
            "value-three-80x24-en",
            Scene {
                names: NAMES,
                ..rules("three-player", scene(80, 24, En))
            },
            "v 3 r r",
        ),
        (
            "value-four-60x20-vi",
            rules("four-player", scene(60, 20, Vi)),
            "v 3 p p",
        ),
        (
            "stores-four-60x20-pt",
            Scene {
                position: Some(
                    "0,1,1,0,0/Q/0,1,0,0,0/0/0,1,0,0,0/Q3/0,0,2,0,0/0 A 7/47QQ/122QQQ/11Q - 0 40",
                ),
                ..rules("four-player", scene(60, 20, Pt))
            },
            "",
        ),
        (
            "preview-four-60x20-en",
            rules("four-player", scene(60, 20, En)),
            "3 r r 2 r",
        ),
        ("tonkin-80x24-vi", rules("tonkin", scene(80, 24, Vi)), "3"),
        (
            "house-rules-80x24-en",
            rules("standard squares=7 dan=3 quan-pieces=2", scene(80, 24, En)),
            "",
        ),
        (
            "debt-80x24-pt",
            Scene {
                position: Some("1,0,0,0,0/Q3/2,0,0,1,0/Q A 2/3 A>B:3 0 20"),
                names: NAMES,
                ..scene(80, 24, Pt)
            },
            "",
        ),
    ]);
}

#[test]
fn dialogs() {
    use Lang::{En, Pt, Vi};
    let asked = |scene: Scene| Scene {
        ask: true,
        who: ["human", "level:2", "", ""],
        ..scene
    };
    check(vec![
        ("new-60x20-vi", asked(scene(60, 20, Vi)), ""),
        (
            "new-80x24-en",
            asked(scene(80, 24, En)),
            "down left tab tab left",
        ),
        (
            "new-four-60x20-pt",
            asked(scene(60, 20, Pt)),
            "down left up",
        ),
        (
            "new-typed-100x30-en",
            asked(scene(100, 30, En)),
            "down down down down down 'greddy enter",
        ),
        (
            "house-60x20-en",
            asked(scene(60, 20, En)),
            "down down enter",
        ),
        (
            "house-wrong-80x24-vi",
            Scene {
                rules: "mandarin",
                ..asked(scene(80, 24, Vi))
            },
            "down down enter down down down left page-down page-down page-down",
        ),
        (
            "hands-80x24-en",
            asked(scene(80, 24, En)),
            "up up up left down down down enter",
        ),
        ("help-60x20-en", scene(60, 20, En), "?"),
        ("help-80x24-vi", scene(80, 24, Vi), "f1 page-down"),
        ("help-140x45-pt", scene(140, 45, Pt), "?"),
        ("settings-60x20-pt", scene(60, 20, Pt), "s"),
        (
            "settings-80x24-en-ascii",
            scene(80, 24, En),
            "s up up up up left",
        ),
        (
            "offered-80x24-vi",
            Scene {
                saved: &[UNFINISHED, "nothing"],
                ..asked(scene(80, 24, Vi))
            },
            "",
        ),
        ("leave-60x20-en", scene(60, 20, En), "3 r r q"),
        ("resign-80x24-pt", scene(80, 24, Pt), "x"),
        ("draw-100x30-vi", scene(100, 30, Vi), "o"),
        (
            "over-80x24-en",
            Scene {
                position: Some(NEARLY_OVER),
                best_of: 3,
                names: NAMES,
                ..scene(80, 24, En)
            },
            "3 l l",
        ),
        (
            "over-looked-at-60x20-vi",
            scene(60, 20, Vi),
            "x left enter esc",
        ),
        ("too-small-59x20-pt", scene(80, 24, Pt), "#59x20"),
        ("too-small-20x5-en", scene(80, 24, En), "#20x5"),
    ]);
}

/// Where colours and the like are.
#[test]
fn styles() {
    let mut settings = insta::Settings::clone_current();
    settings.set_prepend_module_to_snapshot(false);
    settings.bind(|| {
        for theme in [ThemeName::Ansi, ThemeName::Mono, ThemeName::Lacquer] {
            let mut desk = Desk::new(&Scene {
                theme,
                ..scene(60, 20, Lang::En)
            });
            desk.run("3 r");
            insta::assert_snapshot!(format!("styles-{theme}"), desk.styled());
        }
    });
}
