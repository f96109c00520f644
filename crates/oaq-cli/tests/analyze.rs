//! `oaq analyze` with games in files: what it writes where, and what it leaves
//! alone.

use std::path::Path;
use std::process::{Command, Output};

/// Runs it in a folder, in English.
fn analyze(folder: &Path, args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_oaq"))
        .current_dir(folder)
        .env("OAQ_LANG", "en")
        .env("XDG_CONFIG_HOME", "/nonexistent")
        .env("XDG_STATE_HOME", "/nonexistent")
        .arg("analyze")
        .args(args)
        .output()
        .unwrap()
}

const GAME: &str = include_str!("../../../tests/games/quan-non.oaq");

#[test]
fn judging_what_is_judged_is_judging_what_people_wrote() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    std::fs::write(folder.join("game.oaq"), GAME).unwrap();
    let good = |args: &[&str]| {
        let output = analyze(folder, args);
        assert!(output.status.success(), "{args:?}");
        String::from_utf8(output.stdout).unwrap()
    };
    let args = ["--hash", "4", "--depth"];
    good(&[&["game.oaq", "-o", "judged.oaq"][..], &args, &["3"]].concat());
    let judged = std::fs::read_to_string(folder.join("judged.oaq")).unwrap();
    let once = good(&[&["game.oaq"][..], &args, &["7"]].concat());
    let twice = good(&[&["judged.oaq"][..], &args, &["7"]].concat());
    assert_eq!(twice, once);
    assert_ne!(judged, once);
    assert_eq!(
        good(&[&["game.oaq", "-o", "-"][..], &args, &["7"]].concat()),
        once
    );
    assert!(!folder.join("-").exists());
    // The words, marks and variations of the record are all there still.
    let once = once.split_whitespace().collect::<Vec<_>>().join(" ");
    for part in ["Ăn ngay tám dân.", "(2. 5R", "2... 3Rx4", "4Lx9 $3 {"] {
        assert!(once.contains(part), "{part}: {once}");
    }
}

#[test]
fn no_picture_is_drawn_over_games() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let game = folder.join("game.oaq");
    std::fs::write(&game, GAME).unwrap();
    std::fs::create_dir(folder.join("sub")).unwrap();
    let absolute = game.to_str().unwrap();
    let mut all = vec![
        vec!["--svg", "game.oaq"],
        vec!["--svg", "./sub/../game.oaq"],
        vec!["--svg", absolute],
        vec!["--svg", "new.oaq", "-o", "new.oaq"],
        vec!["--svg", "sub/../new.oaq", "-o", "./new.oaq"],
    ];
    #[cfg(unix)]
    {
        std::os::unix::fs::symlink("game.oaq", folder.join("link.svg")).unwrap();
        all.push(vec!["--svg", "link.svg"]);
    }
    for args in &mut all {
        // Nothing is searched first: that would take an hour.
        args.extend(["game.oaq", "--time", "1h"]);
        let output = analyze(folder, args);
        assert_eq!(output.status.code(), Some(2), "{args:?}");
        let errors = String::from_utf8(output.stderr).unwrap();
        assert!(errors.contains("`--svg` would overwrite games"), "{errors}");
        assert!(output.stdout.is_empty() && !folder.join("new.oaq").exists());
        assert_eq!(std::fs::read_to_string(&game).unwrap(), GAME);
    }
    // Each its own file, and the games judged in their place.
    let args = ["game.oaq", "-o", "game.oaq", "--svg", "game.svg"];
    let output = analyze(folder, &[&args[..], &["--depth", "1"]].concat());
    assert!(output.status.success());
    let picture = std::fs::read_to_string(folder.join("game.svg")).unwrap();
    assert!(picture.starts_with("<svg "));
    let judged = std::fs::read_to_string(&game).unwrap();
    assert!(judged.contains("[%depth 1]"));
}

#[test]
fn the_lines_of_a_search_say_how_many_moves_each_depth_took() {
    let folder = tempfile::tempdir().unwrap();
    let lines = |depth: &str| {
        let output = analyze(folder.path(), &["--hash", "4", "--depth", depth]);
        assert!(output.status.success());
        let text = String::from_utf8(output.stdout).unwrap();
        // Under the position and the head: depth, points, nodes, seconds.
        let cells = |line: &str| -> Option<(u32, u64)> {
            let mut cells = line.split_whitespace();
            let depth = cells.next()?.parse().ok()?;
            Some((depth, cells.nth(1)?.parse().ok()?))
        };
        let lines = text.lines().skip(2);
        lines.map(|line| cells(line).unwrap()).collect::<Vec<_>>()
    };
    let all = lines("6");
    assert_eq!(all.len(), 6);
    assert!(all.windows(2).all(|pair| pair[0].1 < pair[1].1), "{all:?}");
    for (n, depth) in ["1", "2", "3", "4", "5", "6"].into_iter().enumerate() {
        assert_eq!(lines(depth), all[..=n], "{depth}");
    }
}

#[test]
fn games_in_json_are_judged_too() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    std::fs::write(folder.join("game.oaq"), GAME).unwrap();
    let converted = Command::new(env!("CARGO_BIN_EXE_oaq"))
        .current_dir(folder)
        .env("XDG_CONFIG_HOME", "/nonexistent")
        .args([
            "record",
            "convert",
            "--to",
            "json",
            "game.oaq",
            "-o",
            "game.jsonl",
        ])
        .status()
        .unwrap();
    assert!(converted.success());
    let judged = |name: &str| {
        let output = analyze(folder, &[name, "--depth", "3", "--hash", "4", "--json"]);
        assert!(output.status.success(), "{output:?}");
        String::from_utf8(output.stdout).unwrap()
    };
    assert_eq!(judged("game.jsonl"), judged("game.oaq"));
    std::fs::write(folder.join("bad.json"), "{\"schema\": true}\n").unwrap();
    let output = analyze(folder, &["bad.json"]);
    assert_eq!(output.status.code(), Some(2), "{output:?}");
}
