//! A game for somebody who sees no board.

use std::collections::BTreeMap;

use super::*;

/// What somebody knows of a position who has only heard the sentences of a
/// game, in whatever language.
#[derive(Debug, Default, PartialEq, Eq)]
struct Heard {
    /// The dân in each square, and quan and dân in each ô quan.
    squares: BTreeMap<String, (u32, u32)>,
    /// What each player has captured.
    stores: BTreeMap<char, (u32, i32)>,
    mover: Option<char>,
}

impl Heard {
    /// What there is to know of a position.
    fn all_of(position: &oaq_core::Position) -> Self {
        let setup = position.to_setup();
        let mut all = Self {
            mover: (!position.is_over()).then(|| setup.to_move.letter()),
            ..Self::default()
        };
        for (player, i) in position.board().seats().zip(0..) {
            for (number, &dan) in (1..).zip(&setup.rows[i]) {
                all.squares.insert(format!("{player}{number}"), (0, dan));
            }
            let quan = setup.quan_squares[i];
            all.squares
                .insert(format!("Q{player}"), (quan.quan, quan.dan));
            let store = setup.stores[i];
            all.stores.insert(player.letter(), (store.quan, store.dan));
        }
        all
    }

    /// Listens to an answer. The sentences are short: each has one fact, and
    /// the facts of a game are told with a colon.
    fn listen(&mut self, answer: &str) {
        for sentence in answer.lines() {
            assert!(
                !sentence.contains("  ") && !sentence.contains('\u{1b}'),
                "{sentence:?}"
            );
            let Some((head, rest)) = sentence.trim_end_matches('.').rsplit_once(": ") else {
                // The one who is to move is told last.
                let words = sentence.trim_end_matches('.').split(' ');
                self.mover = words.into_iter().find_map(letter).or(self.mover);
                continue;
            };
            let words = || head.split(' ');
            let listed: Vec<&str> = rest.split(", ").collect();
            if listed.iter().all(|word| is_square(word)) {
                let dan = words().find_map(|word| word.parse().ok()).unwrap_or(0);
                for square in listed {
                    self.squares.insert(square.to_owned(), (0, dan));
                }
            } else if let Some(square) = words().find(|word| is_square(word)) {
                let (quan, dan) = pieces(rest);
                self.squares
                    .insert(square.to_owned(), (quan, dan.unsigned_abs()));
            } else if let Some(player) = words().find_map(letter) {
                self.stores.insert(player, pieces(rest));
            }
        }
    }
}

fn letter(word: &str) -> Option<char> {
    let mut letters = word.chars();
    let first = letters.next().filter(|c| ('A'..='D').contains(c))?;
    letters.next().is_none().then_some(first)
}

fn is_square(word: &str) -> bool {
    let mut letters = word.chars();
    let (first, second) = (letters.next(), letters.next());
    let player = |c: Option<char>| c.is_some_and(|c| ('A'..='D').contains(&c));
    letters.next().is_none()
        && ((player(first) && second.is_some_and(|c| c.is_ascii_digit()))
            || (first == Some('Q') && player(second)))
}

/// Quan and dân: `1 quan and 5 dân`; none where no number is said.
fn pieces(text: &str) -> (u32, i32) {
    let words: Vec<&str> = text.split(' ').collect();
    let before = |name: &str| {
        let at = words.iter().position(|word| *word == name)?;
        words.get(at.checked_sub(1)?)?.parse::<i32>().ok()
    };
    let quan = before("quan").unwrap_or(0);
    (quan.unsigned_abs(), before("dân").unwrap_or(0))
}

fn listener(lang: Lang, rules: &str) -> Session {
    session(&SessionOptions {
        lang,
        rules: rules.into(),
        plain: true,
        ..SessionOptions::default()
    })
}

#[test]
fn a_whole_game_is_followed_by_ear_in_every_language() {
    let rules = [
        "standard",
        "tonkin",
        "online",
        "mandarin",
        "three-player",
        "standard quan-pieces=2",
    ];
    for (lang, rules) in Lang::ALL
        .into_iter()
        .flat_map(|lang| rules.map(|rules| (lang, rules)))
    {
        let mut session = listener(lang, rules);
        let mut heard = Heard::default();
        heard.listen(&done(&mut session, "describe"));
        for ply in 0..200 {
            let position = session.game().position().clone();
            if position.is_over() {
                heard.mover = None;
            }
            assert_eq!(heard, Heard::all_of(&position), "{lang} {rules}: ply {ply}");
            if position.is_over() {
                break;
            }
            let moves: Vec<Move> = position.legal_moves().iter().collect();
            let m = moves[(ply * 7 + 3) % moves.len()];
            let answer = done(&mut session, &m.to_string());
            assert!(answer.lines().count() < 30, "no whole board: {answer}");
            heard.listen(&answer);
            // What is taken back and played again is heard too.
            if ply % 5 == 4 && !session.game().position().is_over() {
                heard.listen(&done(&mut session, "undo"));
                assert_eq!(
                    heard,
                    Heard::all_of(session.game().position()),
                    "{lang} {rules}"
                );
                heard.listen(&done(&mut session, "redo"));
            }
        }
        assert!(session.game().moves().len() > 5, "{lang} {rules}");
    }
}

#[test]
fn a_description_tells_every_position_from_any_seat() {
    for lang in Lang::ALL {
        let mut session = listener(lang, "four-player");
        for m in ["3R", "1L", "5R"] {
            done(&mut session, m);
            for _ in 0..2 {
                let mut heard = Heard::default();
                heard.listen(&done(&mut session, "describe"));
                assert_eq!(heard, Heard::all_of(session.game().position()));
                done(&mut session, "flip");
            }
        }
    }
}

#[test]
fn nothing_that_is_told_plainly_is_laid_out_for_the_eye() {
    for lang in Lang::ALL {
        let mut session = listener(lang, "standard");
        done(&mut session, "3R");
        for line in [
            "help",
            "help best",
            "moves",
            "board",
            "describe",
            "where",
            "last",
            "score",
            "history",
            "players",
            "best depth=3",
            "hint depth=3",
            "eval depth=3",
            "threat",
            "explain depth=3",
            "analyze depth=3",
            "theme",
            "about",
            "undo",
            "redo",
            "rules list",
            "flip",
            "position",
        ] {
            let told = done(&mut session, line);
            for sentence in told.lines() {
                let bare = sentence.trim_start();
                assert!(!bare.contains("  "), "{lang}: {line}: {sentence:?}");
                assert!(
                    !sentence.contains(['│', '─', '|', '\u{1b}']),
                    "{lang}: {line}: {sentence:?}"
                );
            }
        }
    }
}
