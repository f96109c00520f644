//! What boards look like.

use insta::assert_snapshot;
use oaq_core::{Direction, Move, Player};
use oaq_i18n::Lang;
use oaq_tui::{Glyphs, Overlays, Played, Preview, Sowing, ThemeName};

use crate::scene::{Scene, draw, styles, text};

fn preview(scene: &Scene, number: u8, direction: Direction) -> Preview {
    Preview::new(&scene.position, Move::new(number, direction).unwrap()).unwrap()
}

fn previewed(preview: &Preview) -> Overlays<'_> {
    Overlays {
        chosen: Some(preview.origin),
        preview: Some(preview),
        ..Overlays::default()
    }
}

/// The position after a move, and the move.
fn played(scene: Scene, number: u8, direction: Direction) -> (Scene, Played) {
    let preview = preview(&scene, number, direction);
    let played = Played::from(&preview);
    let position = preview.after;
    (Scene { position, ..scene }, played)
}

#[test]
fn two_players_at_the_start() {
    let scene = Scene::new(2, "");
    assert_snapshot!(text(&scene.draw(60, 12, Overlays::default())));
}

#[test]
fn two_players_with_a_preview() {
    let scene = Scene::new(2, "").lang(Lang::Vi);
    let preview = preview(&scene, 5, Direction::Right);
    assert_snapshot!(text(&scene.draw(60, 12, previewed(&preview))));
}

#[test]
fn two_players_in_ascii() {
    let scene = Scene {
        glyphs: Glyphs::ASCII,
        ..Scene::new(2, "").lang(Lang::Pt)
    };
    let (scene, last) = played(scene, 5, Direction::Right);
    let preview = preview(&scene, 2, Direction::Left);
    let overlays = Overlays {
        last: Some(&last),
        hovered: scene.position.board().dan(Player::B, 4),
        hint: Some((preview.origin, preview.direction)),
        ..Overlays::default()
    };
    assert_snapshot!(text(&scene.draw(60, 12, overlays)));
}

#[test]
fn two_players_with_debts() {
    let position = "1,1,1,1,1/12/0,13,1,9,2/Q3 A 0/7Q A>B:5,A>*:2 0 21";
    let scene = Scene::new(2, position);
    assert_snapshot!(text(&scene.draw(80, 18, Overlays::default())));
}

#[test]
fn two_players_in_a_large_terminal() {
    let scene = Scene {
        seat: Player::B,
        ..Scene::new(2, "3,0,7,12,5/Q2/6,8,1,0,4/Q11 B 9Q/12").lang(Lang::Vi)
    };
    let preview = preview(&scene, 2, Direction::Right);
    assert_snapshot!(text(&scene.draw(120, 40, previewed(&preview))));
}

#[test]
fn two_players_in_the_largest_terminal() {
    let scene = Scene::new(2, "3,0,7,12,5/Q2/6,8,1,0,14/Q11 A 9/1");
    assert_snapshot!(text(&scene.draw(200, 60, Overlays::default())));
}

#[test]
fn more_quan_and_dan_than_usual() {
    let scene = Scene::new(2, "120,0,13,1,2/QQQ45/999,5,5,5,30/QQ A 1000/0QQ");
    assert_snapshot!(text(&scene.draw(72, 14, Overlays::default())));
}

#[test]
fn a_finished_game() {
    let scene = Scene::new(2, "1,0,2,0,0/0/0,0,3,1,0/0 A 35/8QQ");
    assert_snapshot!(text(&scene.draw(60, 12, Overlays::default())));
}

#[test]
fn the_hand_and_a_capture() {
    let scene = Scene::new(2, "");
    let chosen = preview(&scene, 5, Direction::Right);
    let sowing = Sowing::from_preview(&scene.position, chosen);
    let layout = scene.layout(60, 12);
    let pictures = [3, 6, 12, 14].map(|n| {
        let frame = &sowing.frames()[n];
        text(&draw(&scene.view(&layout, &frame.setup, frame.overlays())))
    });
    assert_snapshot!(pictures.join("\n"));
}

#[test]
fn three_players_in_a_small_terminal() {
    let scene = Scene::new(3, "").lang(Lang::Vi);
    let (scene, last) = played(scene, 4, Direction::Left);
    let overlays = Overlays {
        last: Some(&last),
        ..Overlays::default()
    };
    assert_snapshot!(text(&scene.draw(60, 16, overlays)));
}

#[test]
fn three_players_with_a_preview() {
    let scene = Scene {
        seat: Player::C,
        ..Scene::new(3, "5,0,3,1,12/Q/0,2,6,7,5/Q6/5,5,1,0,8/Q B 4Q/0/10 B>C:3")
    };
    let preview = preview(&scene, 3, Direction::Left);
    assert_snapshot!(text(&scene.draw(80, 24, previewed(&preview))));
}

#[test]
fn three_players_in_ascii() {
    let scene = Scene {
        glyphs: Glyphs::ASCII,
        ..Scene::new(3, "5,0,3,1,12/Q/0,2,6,7,5/Q6/5,5,1,0,8/Q B 4Q/0/10").lang(Lang::Pt)
    };
    assert_snapshot!(text(&scene.draw(110, 38, Overlays::default())));
}

#[test]
fn four_players_in_a_small_terminal() {
    let scene = Scene::new(4, "").lang(Lang::Pt);
    let preview = preview(&scene, 5, Direction::Right);
    assert_snapshot!(text(&scene.draw(60, 16, previewed(&preview))));
}

#[test]
fn four_players_with_a_hint() {
    let scene = Scene {
        seat: Player::D,
        ..Scene::new(4, "").lang(Lang::Vi)
    };
    let (scene, last) = played(scene, 5, Direction::Right);
    let hint = scene.position.board().dan(Player::B, 4).unwrap();
    let overlays = Overlays {
        last: Some(&last),
        hint: Some((hint, Direction::Left)),
        ..Overlays::default()
    };
    assert_snapshot!(text(&scene.draw(80, 30, overlays)));
}

#[test]
fn four_players_in_a_large_terminal() {
    let position = "5,0,3,1,12/Q/0,2,6,7,5/Q6/5,5,1,0,8/0/2,2,2,2,14/QQ C 4Q/0/10/3 C>A:2";
    let scene = Scene::new(4, position);
    assert_snapshot!(text(&scene.draw(130, 48, Overlays::default())));
}

#[test]
fn the_styles_of_a_preview() {
    let pictures = [ThemeName::Mono, ThemeName::Lacquer].map(|theme| {
        let scene = Scene {
            theme,
            ..Scene::new(2, "")
        };
        let preview = preview(&scene, 5, Direction::Right);
        format!(
            "{theme}\n{}",
            styles(&scene.draw(60, 12, previewed(&preview)))
        )
    });
    assert_snapshot!(pictures.join("\n"));
}
