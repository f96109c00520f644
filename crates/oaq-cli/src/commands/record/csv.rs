//! A game as a row of a table.

use csv::{QuoteStyle, Writer, WriterBuilder};
use oaq_core::Player;
use oaq_notation::record::{Record, Step};

/// The version of the table: another number means that a column has come, gone
/// or changed its meaning.
const SCHEMA: &str = "1";

const HEADER: [&str; 26] = [
    "schema",
    "version",
    "file",
    "game",
    "event",
    "site",
    "date",
    "round",
    "a",
    "b",
    "c",
    "d",
    "rules",
    "position",
    "result",
    "score_a",
    "score_b",
    "score_c",
    "score_d",
    "reason",
    "termination",
    "plies",
    "variations",
    "first_move",
    "second_move",
    "moves",
];

pub(super) fn header() -> String {
    line(HEADER.iter().map(|name| (*name).to_owned()))
}

/// A game, with which one it is of its file. What is not known is empty;
/// variations and comments are not in it.
pub(super) fn row(file: &str, number: u64, record: &Record) -> String {
    let tag = |name: &str| {
        let value = record.tags().get(name).unwrap_or_default();
        let known = !matches!(value, "?" | "????.??.??");
        if known {
            value.to_owned()
        } else {
            String::new()
        }
    };
    let moves: Vec<String> = record
        .mainline()
        .filter_map(|node| Some(record.played(node)?.to_string()))
        .collect();
    let scores = record.scores();
    let score = |player: Player| {
        let points = scores
            .as_ref()
            .and_then(|s| s.as_slice().get(player.index()));
        points.map_or_else(String::new, ToString::to_string)
    };
    let of_game = |name: &str| record.tag(name).unwrap_or_default();
    let variations = record.walk().filter(|step| *step == Step::Open).count();
    let at = |ply: usize| moves.get(ply).cloned().unwrap_or_default();
    let mut cells = vec![
        SCHEMA.to_owned(),
        env!("CARGO_PKG_VERSION").to_owned(),
        file.to_owned(),
        number.to_string(),
    ];
    cells.extend(["Event", "Site", "Date", "Round", "A", "B", "C", "D"].map(tag));
    cells.extend(["Rules", "Position", "Result"].map(of_game));
    cells.extend(Player::ALL.map(score));
    let reason = record.outcome().map(|outcome| outcome.reason.word());
    cells.push(reason.unwrap_or_default().to_owned());
    cells.push(of_game("Termination"));
    cells.push(moves.len().to_string());
    cells.push(variations.to_string());
    cells.push(at(0));
    cells.push(at(1));
    cells.push(moves.join(" "));
    line(cells)
}

fn line(cells: impl IntoIterator<Item = String>) -> String {
    let mut writer: Writer<Vec<u8>> = WriterBuilder::new()
        .quote_style(QuoteStyle::Necessary)
        .buffer_capacity(512)
        .from_writer(Vec::new());
    // A row in memory: there is nothing that could fail.
    let _ = writer.write_record(cells);
    let bytes = writer.into_inner().unwrap_or_default();
    String::from_utf8(bytes).unwrap_or_default()
}
