//! Every way in which a game can end, each in a file of `scenes/endings/`: the
//! last board, and the last turn told in full with how each score adds up.

use std::collections::BTreeSet;

use insta::{assert_snapshot, glob};
use oaq_core::EndReason;
use oaq_tests::games::Played;
use oaq_tests::scenes::{self, Scene};
use oaq_tests::show;

#[test]
fn every_ending_is_shown() {
    let languages = show::languages();
    glob!("../scenes/endings", "*.toml", |path| {
        let scene = Scene::read(path);
        let played = Played::new(&scene);
        let last = played.last();
        assert!(last.is_over(), "{}", path.display());
        let ply = played.plies.last();
        let events = ply.map_or(&played.begun, |ply| &ply.events);
        let text = [
            show::scene(&scene, &played),
            show::board_after(last, ply, &scene.names),
            show::position(last),
            show::full(&languages, &scene.names, events, last),
        ];
        show::settings("endings").bind(|| {
            let name = path.file_stem().unwrap().to_string_lossy();
            assert_snapshot!(&*name, text.join("\n\n"));
        });
    });
}

#[test]
fn every_reason_ends_one_of_them() {
    let mut reasons: BTreeSet<&str> = EndReason::WORDS.iter().copied().collect();
    for (_, scene) in scenes::all("endings") {
        let outcome = Played::new(&scene).last().outcome();
        reasons.remove(outcome.map_or("", |outcome| outcome.reason.word()));
    }
    assert!(reasons.is_empty(), "no scene ends with {reasons:?}");
}
