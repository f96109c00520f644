//! Short games under random rules, for two, three and four players.

use std::fmt::Write as _;

use insta::assert_snapshot;
use oaq_tests::games::{Played, SAMPLED, sampled};
use oaq_tests::show;

/// The games, each turn in a line.
fn games(players: usize) -> String {
    let mut text = String::new();
    for scene in sampled(players) {
        let played = Played::new(&scene);
        writeln!(text, "## {}\n", scene.shows).unwrap();
        writeln!(text, "{}\n{}", scene.rules, show::position(&played.first)).unwrap();
        for ply in &played.plies {
            let (moved, after) = (show::move_text(ply), show::position(&ply.after));
            writeln!(text, "{} {moved:8} {after}", ply.mover).unwrap();
        }
        text.push('\n');
    }
    text
}

#[test]
fn sampled_games_are_shown() {
    for (name, players) in SAMPLED {
        show::settings("sampler").bind(|| assert_snapshot!(name, games(players)));
    }
}
