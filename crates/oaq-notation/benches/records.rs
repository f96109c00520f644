//! How fast records are: tokens, reading with every move played and checked,
//! writing.
//!
//! `cargo bench -p oaq-notation` runs them all. The counters are bytes for the
//! lexer, moves for the others.

use divan::counter::{BytesCount, ItemsCount};
use divan::{Bencher, black_box};
use oaq_core::files::RuleBook;
use oaq_notation::record::{
    Comment, Lexer, NodeId, ReadGame, ReadOptions, Reader, Record, from_json, games, read_all,
    to_json, write, write_all,
};

fn main() {
    divan::main();
}

/// Two players under the usual rules and with quan non; three and four.
const RULES: [&str; 4] = ["standard", "quan-non", "three-player", "four-player"];

/// A small deterministic generator, so that every run has the same games.
struct SplitMix(u64);

impl SplitMix {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut x = self.0;
        x = (x ^ x >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        x = (x ^ x >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        usize::try_from((x ^ x >> 31) % n as u64).expect("below a usize")
    }
}

/// Random games; with remarks of an engine and a variation now and then, if
/// they are annotated.
fn records(rules: &str, count: usize, annotated: bool) -> Vec<Record> {
    let book = RuleBook::shipped();
    let mut random = SplitMix(2026);
    (0..count)
        .map(|_| {
            let mut record = Record::new(book.get(rules).expect("a shipped variant").into());
            record.tags_mut().set("Event", "Hội làng").expect("a tag");
            record.tags_mut().set("A", "Tí").expect("a tag");
            let mut at = NodeId::ROOT;
            loop {
                let moves = record.position(at).legal_moves();
                if moves.is_empty() {
                    break record;
                }
                let mut choose = || moves.get(random.below(moves.len())).expect("in range");
                let (m, other) = (choose(), choose());
                let parent = at;
                at = record.add_move(parent, m).expect("legal");
                if annotated {
                    let comment = Comment::new("[%eval +6] [%clk 0:01:30]").expect("words");
                    record.add_comment(at, comment).expect("room");
                    if random.below(10) == 0 && other != m {
                        record.add_move(parent, other).expect("legal");
                    }
                }
            }
        })
        .collect()
}

fn count_moves(records: &[Record]) -> usize {
    records.iter().map(Record::len).sum()
}

#[divan::bench(args = [false, true])]
fn lex(bencher: Bencher, annotated: bool) {
    let text = write_all(&records("standard", 500, annotated));
    bencher
        .counter(BytesCount::of_str(&text))
        .bench(|| Lexer::new(black_box(&text)).count());
}

#[divan::bench(args = RULES)]
fn read(bencher: Bencher, rules: &str) {
    read_text(bencher, &records(rules, 500, false));
}

#[divan::bench]
fn read_annotated(bencher: Bencher) {
    read_text(bencher, &records("standard", 500, true));
}

fn read_text(bencher: Bencher, records: &[Record]) {
    let book = RuleBook::shipped();
    let text = write_all(records);
    let options = ReadOptions::new(&book);
    assert!(read_all(&text, &options).iter().all(ReadGame::is_good));
    bencher
        .counter(ItemsCount::new(count_moves(records)))
        .bench(|| games(black_box(&text), &options).count());
}

/// The same games as `read` has without tags: each has a warning.
#[divan::bench]
fn read_without_tags(bencher: Bencher) {
    let book = RuleBook::shipped();
    let records = records("standard", 500, false);
    let texts = records.iter().map(write);
    let moves = texts.filter_map(|text| Some(text.split_once("\n\n")?.1.to_owned()));
    let text = moves.collect::<String>();
    let options = ReadOptions::new(&book);
    assert_eq!(games(&text, &options).count(), records.len());
    bencher
        .counter(ItemsCount::new(count_moves(&records)))
        .bench(|| games(black_box(&text), &options).count());
}

/// The moves of `read` played and checked again, without any text: what
/// reading would take if there were nothing to read.
#[divan::bench(args = RULES)]
fn replay(bencher: Bencher, rules: &str) {
    let records = records(rules, 500, false);
    bencher
        .counter(ItemsCount::new(count_moves(&records)))
        .bench(|| {
            let mut moves = 0;
            for record in black_box(&records) {
                let mut replay = record.replay();
                while replay.next().is_some() {
                    moves += 1;
                }
            }
            moves
        });
}

/// The same games as `read` has, out of a stream.
#[divan::bench]
fn read_stream(bencher: Bencher) {
    let book = RuleBook::shipped();
    let records = records("standard", 500, false);
    let text = write_all(&records);
    bencher
        .counter(ItemsCount::new(count_moves(&records)))
        .bench(|| Reader::new(black_box(text.as_bytes()), ReadOptions::new(&book)).count());
}

/// Moves as people type them: every one takes the slow way.
#[divan::bench]
fn read_lower_case(bencher: Bencher) {
    let book = RuleBook::shipped();
    let records = records("standard", 100, false);
    let text = write_all(&records).replace("R ", "r ").replace("L ", "l ");
    let options = ReadOptions::new(&book);
    bencher
        .counter(ItemsCount::new(count_moves(&records)))
        .bench(|| games(black_box(&text), &options).count());
}

#[divan::bench(args = [false, true])]
fn write_records(bencher: Bencher, annotated: bool) {
    let records = records("standard", 500, annotated);
    bencher
        .counter(ItemsCount::new(count_moves(&records)))
        .bench(|| {
            let written = black_box(&records).iter().map(write);
            written.map(|text| text.len()).sum::<usize>()
        });
}

#[divan::bench]
fn json_out(bencher: Bencher) {
    let records = records("standard", 100, false);
    bencher
        .counter(ItemsCount::new(count_moves(&records)))
        .bench(|| {
            let written = black_box(&records).iter().map(to_json);
            written.map(|text| text.len()).sum::<usize>()
        });
}

#[divan::bench]
fn json_in(bencher: Bencher) {
    let book = RuleBook::shipped();
    let records = records("standard", 100, false);
    let texts: Vec<String> = records.iter().map(to_json).collect();
    bencher
        .counter(ItemsCount::new(count_moves(&records)))
        .bench(|| {
            let read = black_box(&texts).iter();
            read.flat_map(|text| from_json(text, &book)).count()
        });
}
