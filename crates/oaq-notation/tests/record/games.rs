//! The sample games in `tests/games`: each is as it would be written, replays
//! without a word, and survives JSON.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use oaq_core::EndReason;
use oaq_notation::record::{ReadGame, Step, Termination, from_json, to_json, write_all};
use unicode_normalization::is_nfc;

use crate::support::{book, read};

/// The files, with their names.
fn samples() -> Vec<(String, String)> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../tests/games");
    let mut samples: Vec<(String, String)> = fs::read_dir(folder)
        .expect("the folder")
        .map(|entry| entry.expect("an entry").path())
        .filter(|path| path.extension().is_some_and(|ext| ext == "oaq"))
        .map(|path| {
            let name = path.file_stem().expect("a name").to_string_lossy().into();
            (name, fs::read_to_string(path).expect("UTF-8"))
        })
        .collect();
    samples.sort();
    samples
}

fn games() -> Vec<ReadGame> {
    samples().iter().flat_map(|(_, text)| read(text)).collect()
}

#[test]
fn samples_are_canonical_and_replay_without_a_word() {
    let samples = samples();
    assert!(samples.len() >= 12);
    for (name, text) in samples {
        let games = read(&text);
        assert!(!games.is_empty(), "{name}");
        for game in &games {
            assert_eq!(game.diagnostics, [], "{name}");
        }
        let written = write_all(games.iter().map(|game| &game.record));
        assert_eq!(written, text, "{name}");
    }
}

#[test]
fn samples_survive_json() {
    for game in games() {
        let json = to_json(&game.record);
        assert_eq!(from_json(&json, book()).expect(&json), game.record);
    }
}

#[test]
fn samples_cover_every_variant_and_all_numbers_of_players() {
    let games = games();
    let played: BTreeSet<&str> = games.iter().map(|g| g.record.rules().id.as_str()).collect();
    let missing: Vec<&str> = book().ids().filter(|id| !played.contains(id)).collect();
    assert_eq!(missing, [""; 0]);
    for players in 2..=4 {
        let of = |g: &&ReadGame| g.record.rules().rules.players == players;
        assert!(games.iter().filter(of).count() >= 2, "{players} players");
    }
}

#[test]
fn samples_cover_the_ways_a_game_ends_and_what_is_said_about_it() {
    let games = games();
    let any = |what: &str, is: &dyn Fn(&ReadGame) -> bool| {
        assert!(games.iter().any(is), "no sample with {what}");
    };
    for termination in Termination::ALL {
        any(termination.word(), &|g| {
            g.record.termination() == Some(termination)
        });
    }
    for reason in [
        EndReason::QuanSquaresEmpty,
        EndReason::QuanPiecesCaptured,
        EndReason::AllQuanCaptured,
        EndReason::Repetition,
        EndReason::QuietPlies,
        EndReason::MaxPlies,
    ] {
        any(reason.word(), &|g| {
            g.record.outcome().is_some_and(|o| o.reason == reason)
        });
    }
    any("a shared win", &|g| {
        g.record.result().is_some_and(|r| r.count() > 1)
    });
    any("no result", &|g| {
        g.record.result().is_none() && g.record.termination().is_none()
    });
    any("a position and debts", &|g| {
        g.record
            .setup()
            .is_some_and(|setup| !setup.debts.is_empty())
    });
    any("a refill", &|g| {
        g.record.mainline().any(|node| g.record.refilled(node))
    });
    any("a store below zero", &|g| {
        g.record
            .setup()
            .is_some_and(|setup| setup.stores[0].dan < 0)
    });
    any("variations in variations", &|g| {
        let nodes = g.record.walk().filter_map(|step| match step {
            Step::Move(node) => Some(node),
            Step::Open | Step::Close => None,
        });
        nodes.map(|node| g.record.nesting(node)).max() >= Some(3)
    });
    any("a comment in front of a move", &|g| {
        g.record.to_string().contains("({")
    });
    any("remarks of an engine", &|g| {
        let mut comments = g.record.mainline().flat_map(|n| g.record.comments(n));
        comments.any(|c| c.eval().is_some() && c.depth().is_some())
    });
    any("a clock", &|g| {
        g.record
            .mainline()
            .any(|n| g.record.comments(n).iter().any(|c| c.clock().is_some()))
    });
    any("decomposed names", &|g| {
        !is_nfc(g.record.tags().player(oaq_core::Player::A))
    });
    any("annotations", &|g| {
        g.record.mainline().any(|n| !g.record.nags(n).is_empty())
    });
}
