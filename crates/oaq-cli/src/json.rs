//! What several commands write for other programs.

use std::io::{self, Write};

use oaq_core::{Outcome, Shares};
use oaq_engine::Line;
use oaq_notation::record::Termination;
use serde::Serialize;

/// How a game ended.
#[derive(Serialize)]
pub(crate) struct Over {
    reason: &'static str,
    scores: Vec<i32>,
    result: String,
}

impl Over {
    pub(crate) fn new(outcome: &Outcome) -> Self {
        Self {
            reason: outcome.reason.word(),
            scores: outcome.scores.as_slice().to_vec(),
            result: outcome.shares.to_string(),
        }
    }
}

impl Over {
    /// How a game ended otherwise than on the board: without points.
    pub(crate) fn otherwise(shares: Shares, how: Option<Termination>) -> Self {
        Self {
            reason: how.map_or("", Termination::word),
            scores: Vec::new(),
            result: shares.to_string(),
        }
    }
}

/// A move that a search found, and what may follow.
#[derive(Serialize)]
pub(crate) struct LineData {
    #[serde(rename = "move")]
    m: String,
    score: f64,
    proven: bool,
    pv: Vec<String>,
}

impl LineData {
    pub(crate) fn new(line: &Line) -> Self {
        Self {
            m: line.first().to_string(),
            score: line.score.dan(),
            proven: line.proven,
            pv: moves(line),
        }
    }
}

/// The moves of a line as they are written.
pub(crate) fn moves(line: &Line) -> Vec<String> {
    line.moves.iter().map(ToString::to_string).collect()
}

/// Writes a value on a line of its own.
pub(crate) fn write(out: &mut dyn Write, value: &impl Serialize) -> io::Result<()> {
    serde_json::to_writer(&mut *out, value)?;
    out.write_all(b"\n")
}
