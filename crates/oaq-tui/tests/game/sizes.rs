//! Every size of the screen draws without a fault.

use oaq_i18n::Lang;
use oaq_tui::Speed;

use crate::desk::{Desk, Scene};

const SCENES: [(&str, &str); 9] = [
    ("standard", ""),
    ("standard", "3 r"),
    ("standard", "3 r r h"),
    ("standard", "n"),
    ("standard", "n up up up left up left"),
    ("four-player", "?"),
    ("three-player", "3 r"),
    ("standard squares=9 dan=20", "5 l l x left enter"),
    ("standard", "s"),
];

#[test]
fn every_size_draws_without_a_fault() {
    for (number, (rules, script)) in SCENES.into_iter().enumerate() {
        let mut desk = Desk::new(&Scene {
            rules,
            lang: Lang::ALL[number % 3],
            speed: if number % 2 == 0 {
                Speed::Off
            } else {
                Speed::Slow
            },
            ..Scene::default()
        });
        desk.run(script);
        // Each size comes up for some scene, the small ones and the edges for
        // all.
        let widths = (0..=200).filter(|w| w % 9 == number || [0, 1, 59, 60, 99, 100].contains(w));
        for width in widths {
            let heights = (0..=60).filter(|h| h % 5 == number % 5 || [0, 1, 19, 20].contains(h));
            for height in heights {
                desk.run(&format!("#{width}x{height}"));
                let screen = desk.screen();
                let is_small = width < 60 || height < 20;
                let names_plain = screen.replace('\n', " ").contains("--plain");
                if is_small && width >= 40 && height >= 8 {
                    assert!(names_plain, "{width}x{height}:\n{screen}");
                }
                assert!(is_small || !names_plain, "{width}x{height}:\n{screen}");
            }
        }
    }
}
