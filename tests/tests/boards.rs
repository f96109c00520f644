//! Boards that are hard to draw, each in a file of `scenes/boards/`: in every
//! style from A's seat and once from the last player's.

use insta::{assert_snapshot, glob};
use oaq_core::{Player, Setup};
use oaq_notation::board::{BoardOptions, Glyphs, LastMove, Style, draw};
use oaq_notation::{read_position, write_setup};
use oaq_tests::both;
use oaq_tests::games::Played;
use oaq_tests::scenes::Scene;
use oaq_tests::show;

#[test]
fn every_board_is_shown() {
    glob!("../scenes/boards", "*.toml", |path| {
        let text = boards(&Scene::read(path));
        show::settings("boards").bind(|| {
            let name = path.file_stem().unwrap().to_string_lossy();
            assert_snapshot!(&*name, text);
        });
    });
}

/// The board after the moves, or as it is written if there are none.
fn boards(scene: &Scene) -> String {
    let rules = both::rules(&scene.rules);
    let played = Played::new(scene);
    let (setup, last) = match (played.plies.last(), &scene.position) {
        (Some(ply), _) => (ply.after.to_setup(), LastMove::new(ply.m, &ply.events)),
        (None, Some(text)) => (read_position(text, &rules).unwrap().value, None),
        (None, None) => (Setup::start(&rules), None),
    };
    let players = usize::from(rules.players);
    let mut parts = vec![show::scene(scene, &played)];
    if !played.plies.is_empty() {
        parts.push(write_setup(&setup));
    }
    for (style, seat) in [
        (Style::Compact, Player::A),
        (Style::Unicode, Player::A),
        (Style::Unicode, Player::ALL[players - 1]),
        (Style::Ascii, Player::A),
        (Style::Large(Glyphs::Unicode), Player::A),
    ] {
        let options = BoardOptions {
            style,
            seat,
            names: scene.names.clone(),
            last: last.clone(),
            ..BoardOptions::default()
        };
        parts.push(draw(&setup, &rules, &options));
    }
    parts.join("\n\n")
}
