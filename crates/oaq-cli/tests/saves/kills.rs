//! Games whose process is killed, and several at once.

use std::thread;
use std::time::Duration;

use expectrl::session::OsSession;
use expectrl::{ControlCode, Expect as _, Regex};
use oaq_core::{Game, Move, Position, Rules};

use super::*;

/// Numbers that are the same on every machine.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, n: usize) -> usize {
        // Knuth's multiplier and increment for 64 bits.
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap() % n
    }

    fn legal(&mut self, game: &Game) -> Move {
        let moves = game.position().legal_moves();
        moves.get(self.below(moves.len())).unwrap()
    }
}

/// The moves that the program lists, as they are typed.
fn history(session: &mut OsSession) -> Vec<String> {
    session.send_line("history").unwrap();
    let found = session
        .expect(Regex("(1\\. [^\r\n]*|No move has)"))
        .unwrap();
    let text = String::from_utf8_lossy(found.get(0).unwrap()).into_owned();
    if text.starts_with("No move") {
        return Vec::new();
    }
    let words = text.split_whitespace().filter(|word| !word.ends_with('.'));
    let plain = |word: &str| word.trim_start_matches('+').chars().take(2).collect();
    words.map(plain).collect()
}

/// The heart of the matter: whenever the process is killed, the next one has
/// every move that was answered, and at most the one that was being typed.
#[test]
fn a_killed_game_is_there_to_the_last_answered_move() {
    let home = Home::new();
    let mut numbers = Numbers(42);
    let mut game = Game::new(Position::start(Rules::STANDARD));
    let (mut kills, mut ends) = (0, 0);
    while kills < 40 || ends == 0 {
        let mut session = home.terminal(&["--plain"]);
        if game.moves().is_empty() {
            session.expect(PROMPT).unwrap();
        } else {
            session.expect("Go on with it?").unwrap();
            session.send_line("yes").unwrap();
            session.expect(PROMPT).unwrap();
            let listed = history(&mut session);
            let known: Vec<String> = game.moves().iter().map(Move::to_string).collect();
            assert_eq!(listed[..known.len()], known, "after {kills} kills");
            session.expect(PROMPT).unwrap();
        }
        for _ in 0..numbers.below(6) {
            let m = numbers.legal(&game);
            play(&mut session, &m.to_string());
            game.play(m).unwrap();
            if game.outcome().is_some() {
                break;
            }
            session.expect(PROMPT).unwrap();
        }
        if game.outcome().is_none() {
            // One more that may or may not be saved when the end comes.
            let m = numbers.legal(&game);
            session.send_line(m.to_string()).unwrap();
            let micros = numbers.below(12_000).try_into().unwrap();
            thread::sleep(Duration::from_micros(micros));
            kill(session);
            let saved = home.saved();
            let known = game.moves().len();
            game.play(m).unwrap();
            let after = game.moves().iter().map(Move::to_string);
            let after = after.collect::<Vec<_>>().join(" ");
            if !saved.contains(&after) {
                game.undo();
                let before: Vec<String> = game.moves().iter().map(Move::to_string).collect();
                assert!(known == 0 || saved.contains(&before.join(" ")), "{saved:?}");
            }
        } else {
            kill(session);
        }
        kills += 1;
        if game.outcome().is_some() {
            // A finished game is not offered again.
            ends += 1;
            game = Game::new(Position::start(Rules::STANDARD));
        }
    }
    assert!(home.saved().len() <= 10);
}

#[test]
fn two_at_once_have_a_game_each_and_lose_nothing() {
    let home = Home::new();
    let mut first = home.terminal(&["--plain", "--names", "Tí Tèo"]);
    let mut second = home.terminal(&["--plain", "--b", "greedy"]);
    for session in [&mut first, &mut second] {
        session.expect(PROMPT).unwrap();
    }
    play(&mut first, "3R");
    play(&mut second, "1L");
    first.expect(PROMPT).unwrap();
    second.expect(PROMPT).unwrap();
    play(&mut first, "1L");
    first.expect(PROMPT).unwrap();
    assert_eq!(home.saved().len(), 2);

    // Who comes third sees both and takes none away.
    let mut third = home.terminal(&["--plain"]);
    third.expect(PROMPT).unwrap();
    third.send_line("saved").unwrap();
    third.expect("Tí – Tèo, 2 moves").unwrap();
    third.expect("(being played in another window)").unwrap();
    third.expect(PROMPT).unwrap();
    third.send_line("resume 1").unwrap();
    third.expect("is being played in another window").unwrap();
    third.send(ControlCode::EndOfTransmission).unwrap();
    assert_eq!(exit_code(third), 0);
    let mut third = home.terminal(&["play", "--resume"]);
    third
        .expect("That game is being played in another window.")
        .unwrap();
    assert_eq!(exit_code(third), 1);

    kill(first);
    let mut third = home.terminal(&["--plain"]);
    third.expect("1. Tí – Tèo, 2 moves").unwrap();
    third.expect("Go on with it?").unwrap();
    third.send_line("1").unwrap();
    third.expect("Tí (A), square 1 to 5?").unwrap();
    play(&mut third, "2L");

    kill(second);
    kill(third);
    let mut last = home.terminal(&["--plain"]);
    last.expect("2 games were not finished:").unwrap();
    last.expect("Type 1 to 2").unwrap();
    // The computer goes on playing where it played.
    last.send_line("2").unwrap();
    last.expect("A – greedy, 2 moves").unwrap();
    last.expect(PROMPT).unwrap();
    last.send_line("players").unwrap();
    last.expect("B: greedy").unwrap();
    kill(last);
    let saved = home.saved();
    assert!(
        saved[0].starts_with("1L ") && saved[1] == "3R 1L 2L",
        "{saved:?}"
    );
}

#[test]
fn many_at_once_have_a_game_each() {
    let home = Home::new();
    let mut sessions: Vec<OsSession> = (0..6).map(|_| home.terminal(&["--plain"])).collect();
    for session in &mut sessions {
        session.expect(PROMPT).unwrap();
        session.send_line("3R").unwrap();
    }
    for session in &mut sessions {
        session.expect(PROMPT).unwrap();
        session.send_line("1L").unwrap();
    }
    for mut session in sessions {
        answered(&mut session, "1L");
        kill(session);
    }
    assert_eq!(home.saved(), ["3R 1L"; 6]);
}

#[test]
fn leaving_is_asked_about_and_loses_nothing() {
    let home = Home::new();
    let mut session = home.terminal(&["--plain"]);
    session.expect(PROMPT).unwrap();
    play(&mut session, "3R");
    session.send_line("quit").unwrap();
    session.expect("Type `quit` again to leave it.").unwrap();
    session.send_line("new tonkin").unwrap();
    session.expect("Type `new tonkin` again").unwrap();
    session.send_line("new tonkin").unwrap();
    session.expect("Rules: ").unwrap();
    session.expect(PROMPT).unwrap();
    play(&mut session, "2R");
    session.send(ControlCode::EndOfTransmission).unwrap();
    session.expect("oaq play --resume").unwrap();
    session.expect("Goodbye!").unwrap();
    assert_eq!(exit_code(session), 0);
    assert_eq!(home.saved(), ["2R", "3R"]);

    let mut session = home.terminal(&["--plain"]);
    session.expect("Go on with one of them?").unwrap();
    session.send_line("3").unwrap();
    session.expect("There are 2 games to choose from").unwrap();
    session.expect("Go on with one of them?").unwrap();
    // A move is meant for the new game.
    session.send_line("4R").unwrap();
    answered(&mut session, "4R");
    session.expect(PROMPT).unwrap();
    session.send_line("resume 2").unwrap();
    session.expect("Type `resume 2` again").unwrap();
    kill(session);
    assert_eq!(home.saved(), ["2R", "3R", "4R"]);
}

#[test]
fn what_was_taken_back_can_be_played_again_after_a_kill() {
    let home = Home::new();
    let mut session = home.terminal(&["--plain"]);
    for m in ["3R", "1L", "2L"] {
        session.expect(PROMPT).unwrap();
        play(&mut session, m);
    }
    for _ in 0..2 {
        session.expect(PROMPT).unwrap();
        session.send_line("undo").unwrap();
        session.expect("Taken back").unwrap();
    }
    session.expect(PROMPT).unwrap();
    kill(session);
    let mut session = home.terminal(&["--plain", "--resume"]);
    session.expect(PROMPT).unwrap();
    assert_eq!(history(&mut session), ["3R"]);
    for _ in 0..2 {
        session.send_line("redo").unwrap();
        session.expect("Played again").unwrap();
    }
    session.expect(PROMPT).unwrap();
    assert_eq!(history(&mut session), ["3R", "1L", "2L"]);
    kill(session);
}
