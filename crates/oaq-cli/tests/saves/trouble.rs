//! Damaged files, and disks that take nothing.

use std::fs;
use std::process::Command;

use expectrl::Expect as _;
use expectrl::session::OsSession;

use super::*;

#[test]
fn a_damaged_file_is_named_and_kept() {
    let home = Home::new();
    let file = home.path("game.oaq");
    let text = "[A \"Tí\"]\n\n1. 3R 1L 2. 9R *\n";
    fs::write(&file, text).unwrap();
    let args = ["play", "--autosave", "game.oaq", "--resume"];
    let refused = home.pipe(&args, "3R\n");
    assert_eq!(refused.status.code(), Some(2));
    let said = String::from_utf8(refused.stderr).unwrap();
    assert!(
        said.contains("game.oaq is damaged") && said.contains("line 3"),
        "{said}"
    );
    assert_eq!(fs::read_to_string(&file).unwrap(), text);

    fs::create_dir_all(home.games()).unwrap();
    for (name, content) in [
        ("cut.oaq", &b"[A \"T\xc3\xad\"]\n\n1. 3R 1L"[..]),
        ("empty.oaq", b""),
        ("noise.oaq", b"\x00\xff\x1b[2J(((((((("),
    ] {
        fs::write(home.games().join(name), content).unwrap();
    }
    fs::create_dir(home.games().join("folder.oaq")).unwrap();
    let mut session = home.terminal(&["--plain"]);
    let before = session.expect(PROMPT).unwrap();
    let said = String::from_utf8_lossy(before.before()).into_owned();
    for name in ["cut.oaq", "empty.oaq", "noise.oaq", "folder.oaq"] {
        assert!(
            said.contains(&format!("{name} is damaged")),
            "{name}: {said}"
        );
    }
    assert!(!said.contains("Go on"), "{said}");
    play(&mut session, "3R");
    session.send_line("saved").unwrap();
    session.expect("noise.oaq is damaged").unwrap();
    kill(session);
    let mut session = home.terminal(&["--plain", "--resume"]);
    session.expect("B, square").unwrap();
    kill(session);
    assert_eq!(fs::read(home.games().join("empty.oaq")).unwrap(), b"");
    assert!(home.games().join("noise.oaq").exists());
}

/// How often a text comes up.
fn count(text: &str, part: &str) -> usize {
    text.matches(part).count()
}

/// The program plays on when it cannot save, and says so once.
fn plays_on_unsaved(mut session: OsSession) {
    let mut said = String::new();
    for m in ["3R", "1L", "2L", "2R"] {
        let found = session.expect(PROMPT).unwrap();
        said += &String::from_utf8_lossy(found.before());
        session.send_line(m).unwrap();
    }
    let found = session.expect(PROMPT).unwrap();
    said += &String::from_utf8_lossy(found.before());
    assert_eq!(count(&said, "cannot be saved"), 1, "{said}");
    assert!(said.contains("2R"), "{said}");
    session.send_line("quit").unwrap();
    session.expect("Type `quit` again to drop it.").unwrap();
    session.send_line("quit").unwrap();
    session.expect("Goodbye!").unwrap();
    assert_eq!(exit_code(session), 0);
}

#[test]
fn a_state_directory_that_cannot_be_made_is_one_warning() {
    let home = Home::new();
    fs::write(home.path("state"), "a file").unwrap();
    plays_on_unsaved(home.terminal(&["--plain"]));
}

/// A limit on the size of files is to a program what a full disk is.
#[test]
fn a_full_disk_is_one_warning_and_harms_no_saved_game() {
    let home = Home::new();
    let mut session = home.terminal(&["--plain"]);
    session.expect(PROMPT).unwrap();
    play(&mut session, "3R");
    kill(session);
    let full = |args: &str| {
        let oaq = env!("CARGO_BIN_EXE_oaq");
        let mut command = home.command(&[]);
        let script = format!("trap '' XFSZ; ulimit -f 0; exec '{oaq}' {args}");
        let envs: Vec<_> = command
            .get_envs()
            .filter_map(|(key, value)| Some((key.to_owned(), value?.to_owned())))
            .collect();
        command = Command::new("sh");
        command
            .arg("-c")
            .arg(script)
            .envs(envs)
            .current_dir(home.0.path());
        command.env_remove("OAQ_LANG");
        on_terminal(command)
    };
    let mut session = full("--plain");
    session.expect("Go on with it?").unwrap();
    session.send_line("").unwrap();
    plays_on_unsaved(session);
    assert_eq!(home.saved(), ["3R"]);

    let mut session = full("--plain --resume");
    session.expect(PROMPT).unwrap();
    session.send_line("1L").unwrap();
    session.expect("cannot be saved").unwrap();
    kill(session);
    assert_eq!(home.saved(), ["3R"], "the game as it was saved last");
    let names = fs::read_dir(home.games()).unwrap().flatten();
    let names = names.map(|e| e.file_name().into_string().unwrap());
    assert!(names.into_iter().all(|name| !name.contains(".tmp")));
}

#[test]
fn a_read_only_directory_is_one_warning() {
    use std::os::unix::fs::PermissionsExt;
    let home = Home::new();
    fs::create_dir_all(home.games()).unwrap();
    fs::set_permissions(home.games(), fs::Permissions::from_mode(0o555)).unwrap();
    // Some users may write everywhere.
    if fs::write(home.games().join("probe"), "").is_err() {
        plays_on_unsaved(home.terminal(&["--plain"]));
    }
}

#[test]
fn a_folder_that_is_cleared_away_during_a_game_is_made_again() {
    let home = Home::new();
    let mut session = home.terminal(&["--plain"]);
    session.expect(PROMPT).unwrap();
    play(&mut session, "3R");
    session.expect(PROMPT).unwrap();
    fs::remove_dir_all(home.path("state")).unwrap();
    play(&mut session, "1L");
    kill(session);
    assert_eq!(home.saved(), ["3R 1L"]);
}

#[test]
fn games_are_saved_in_regular_files_only() {
    let home = Home::new();
    let fifo = home.path("fifo");
    let made = Command::new("mkfifo").arg(&fifo).status().unwrap();
    assert!(made.success());
    for file in ["/dev/full", "/dev/zero", "/dev/null", "fifo"] {
        for args in [
            &["play", "--autosave", file][..],
            &["play", "--autosave", file, "--resume"],
        ] {
            let refused = home.pipe(args, "3R\n");
            assert_eq!(refused.status.code(), Some(2), "{file}");
            let said = String::from_utf8(refused.stderr).unwrap();
            assert!(said.contains("not a regular file"), "{said}");
        }
    }
}

#[test]
fn what_a_killed_process_was_writing_is_cleared_away() {
    let home = Home::new();
    fs::create_dir_all(home.games()).unwrap();
    let game = "game-20260101-000000-1.oaq";
    let left = home.games().join(format!(".{game}.1.tmp"));
    fs::write(home.games().join(game), "1. 3R *\n").unwrap();
    fs::write(&left, "1. 3R").unwrap();
    let mut session = home.terminal(&["--plain"]);
    session.expect("Go on").unwrap();
    assert!(!left.exists());
    kill(session);
    let beside = home.path(".mine.oaq.1.tmp");
    fs::write(&beside, "1. 3R").unwrap();
    home.pipe(&["play", "--autosave", "mine.oaq"], "3R\n");
    assert!(!beside.exists() && home.path("mine.oaq").exists());
}
