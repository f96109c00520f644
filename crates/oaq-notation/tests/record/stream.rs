//! Reading out of a stream gives what reading the whole gives.

use std::io::{self, BufRead, BufReader, Read};

use oaq_notation::record::{Issue, MAX_GAME, ReadGame, ReadOptions, Reader, read_all};
use proptest::prelude::*;

use crate::support::{book, full};

/// All games of an input that is read in pieces of so many bytes.
pub(crate) fn streamed(bytes: &[u8], piece: usize) -> Vec<ReadGame> {
    let input = BufReader::with_capacity(piece, bytes);
    Reader::new(input, ReadOptions::new(book()))
        .map(|game| game.expect("no error"))
        .collect()
}

fn same(text: &str) {
    let whole = read_all(text, &ReadOptions::new(book()));
    for piece in [1, 7, 4096] {
        assert_eq!(streamed(text.as_bytes(), piece), whole, "pieces of {piece}");
    }
}

#[test]
fn samples_are_the_same_in_pieces_of_any_size() {
    for text in [
        include_str!("../../../../tests/games/tournament.oaq"),
        include_str!("../../../../tests/games/opening-study.oaq"),
        include_str!("../../../../tests/games/tonkin-nfd.oaq"),
    ] {
        same(text);
        same(text.trim_end());
        same(&text.replace('\n', "\r\n"));
        same(&format!("{text}\n{text}{text}"));
    }
}

#[test]
fn what_matters_at_the_end_of_a_piece_is_seen() {
    for text in [
        "",
        "\u{feff}",
        "3R 1-0",
        "3R 1-0 {a}\n\n{b}",
        "3R 1-0 {a}\n\n{b} [A \"x\"]",
        "3R 1-0\n\n1",
        "3R 1-0 1",
        "3R {open",
        "3R {open\n\n[A \"x\"]",
        "[A \"x",
        "3phả",
    ] {
        same(text);
    }
}

#[test]
fn a_long_file_is_read_in_little_memory() {
    /// The same game again and again, never all of it at once.
    struct Endless {
        game: String,
        left: usize,
        at: usize,
    }
    impl Read for Endless {
        fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
            unreachable!("it is read as a buffer");
        }
    }
    impl BufRead for Endless {
        fn fill_buf(&mut self) -> io::Result<&[u8]> {
            if self.at == self.game.len() && self.left > 0 {
                self.left -= 1;
                self.at = 0;
            }
            Ok(&self.game.as_bytes()[self.at..])
        }
        fn consume(&mut self, bytes: usize) {
            self.at += bytes;
        }
    }
    let game = full("*", "1. 3R 1L *") + "\n";
    let bytes = game.len() as u64;
    let endless = Endless {
        at: game.len(),
        game,
        left: 20_000,
    };
    let mut reader = Reader::new(endless, ReadOptions::new(book()));
    let mut games = 0;
    for game in reader.by_ref() {
        let game = game.expect("no error");
        games += 1;
        assert_eq!(game.number, games);
        assert_eq!(game.span.start, (games - 1) * bytes);
        assert_eq!(game.line, (games - 1) * 10 + 1);
    }
    assert_eq!(games, 20_000);
    assert_eq!(reader.bytes(), 20_000 * bytes - 2);
}

#[test]
fn bytes_that_are_no_utf8_are_errors_of_their_game() {
    let mut bytes = full("*", "1. 3R {a\u{1}b\u{1}} 9R *").into_bytes();
    let first = bytes.iter().position(|&b| b == 1).expect("the first");
    for b in &mut bytes {
        if *b == 1 {
            *b = 0xff;
        }
    }
    bytes.extend(b"\n");
    bytes.extend(
        full("*", "1. 5R {\u{1}} *")
            .replace('\u{1}', "ả")
            .into_bytes(),
    );
    for piece in [1, 3, 4096] {
        let games = streamed(&bytes, piece);
        assert_eq!(games.len(), 2);
        let errors: Vec<_> = games[0].errors().collect();
        assert_eq!(errors.len(), 3);
        assert_eq!(errors[0].issue, Issue::NotUtf8);
        assert_eq!(errors[0].span, first as u64..first as u64 + 1);
        // Behind them, places are those in the input.
        let place = usize::try_from(errors[2].span.start).expect("small");
        assert_eq!(&bytes[place..place + 2], b"9R");
        assert!(games[1].is_good());
        let place = usize::try_from(games[1].span.start).expect("small");
        assert_eq!(&bytes[place..place + 6], b"[Event");
    }
    // A character cut off at the end of the input.
    let games = streamed(b"3R {a} * {\xe1\xba", 2);
    assert_eq!(games[0].errors().count(), 2);
}

#[test]
fn an_error_of_the_input_is_passed_on_and_ends_the_games() {
    struct Broken(usize);
    impl Read for Broken {
        fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
            self.0 += 1;
            if self.0 > 1 {
                return Err(io::Error::other("gone"));
            }
            let text = b"1. 3R *\n\n[A \"x\"]\n1. 5R";
            buffer[..text.len()].copy_from_slice(text);
            Ok(text.len())
        }
    }
    let input = BufReader::new(Broken(0));
    let results: Vec<_> = Reader::new(input, ReadOptions::new(book())).collect();
    let kinds: Vec<bool> = results.iter().map(Result::is_ok).collect();
    // The second game may have been longer.
    assert_eq!(kinds, [true, false]);
}

#[test]
fn a_game_that_is_too_long_does_not_stop_the_next() {
    let filler = format!("{{{}}}\n", "word ".repeat(10_000)).repeat(MAX_GAME / 50_000 + 1);
    let next = full("*", "1. 5R *");
    let text = format!(
        "{}\n{next}\n{next}",
        full("*", &format!("1. 3R {filler} 1L *"))
    );
    let games = read_all(&text, &ReadOptions::new(book()));
    assert_eq!(games.len(), 3);
    assert!(games[0].errors().any(|d| d.issue == Issue::TooLarge));
    assert!(games[1].is_good() && games[2].is_good());
    assert!(games[0].record.to_string().len() <= MAX_GAME);
    assert_eq!(streamed(text.as_bytes(), 1 << 16), games);
}

proptest! {
    #[test]
    fn any_text_is_the_same_in_pieces(
        tokens in proptest::collection::vec(crate::random::token(), 0..40),
        piece in 1_usize..50,
    ) {
        let text = tokens.concat();
        let whole = read_all(&text, &ReadOptions::new(book()));
        prop_assert_eq!(streamed(text.as_bytes(), piece), whole);
    }
}
