//! Records as JSON: the same model, flat.

mod check;
mod tags;

use core::fmt;
use std::collections::BTreeMap;

use oaq_core::files::RuleBook;
use serde::{Deserialize, Serialize};

use super::{Comment, NodeId, Record, Step};
use crate::{rules_text, write_setup};

/// The version of the JSON form that this library writes and reads.
///
/// Another number means that programs made for this one may misunderstand the
/// form: a field has gone or means something else, or there is a new one.
pub const SCHEMA: u32 = 1;

/// A record as JSON has it: flat, and not checked. [`Record::to_data`] and
/// [`Record::from_data`] turn one into the other.
///
/// Fields that are unknown are refused, so that nothing is lost unnoticed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RecordData {
    /// [`SCHEMA`].
    pub schema: u32,
    /// The tags that do not follow from the game.
    #[serde(default, deserialize_with = "tags::each_once")]
    pub tags: BTreeMap<String, String>,
    /// The rules text.
    pub rules: String,
    /// The first position, if it is not that of the rules.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
    /// The result: `1-0`, `1/2-1/2`, `*`.
    pub result: String,
    /// How the game ended, if not on the board, or by a limit: the word of the
    /// tag `Termination`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub termination: Option<String>,
    /// Why the game is over on the board.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
    /// The points of each player, if the game is over on the board.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub score: Option<Vec<i32>>,
    /// The comments before the first move.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub comments: Vec<String>,
    /// The main line.
    #[serde(default)]
    pub moves: Vec<MoveData>,
    /// The variations, each behind the one it departs from.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub variations: Vec<VariationData>,
}

/// A move.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MoveData {
    /// The move: `3R`.
    #[serde(rename = "move")]
    pub m: String,
    /// What it captures; nothing if nothing, and not checked if it is missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub captured: Option<CapturedData>,
    /// Whether the mover's row had just been refilled.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub refilled: bool,
    /// The numeric annotations.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub nags: Vec<u8>,
    /// The comments in front of the move, where it can have some.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub before: Vec<String>,
    /// The comments behind it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub after: Vec<String>,
}

/// What a move captures.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CapturedData {
    /// The dân.
    pub dan: u32,
    /// The quan.
    pub quan: u32,
}

/// A variation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct VariationData {
    /// The line it departs from: 0 is the main line, 1 the first of the
    /// variations, and so on.
    pub of: usize,
    /// Which move of the game it replaces, the first one of the game being 0.
    pub ply: usize,
    /// Its moves, one at least.
    pub moves: Vec<MoveData>,
}

/// Something that is wrong with a record in JSON.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JsonError {
    /// Where: `variations[0].moves[2].move`; empty for the whole.
    pub path: String,
    /// What.
    pub message: String,
}

impl fmt::Display for JsonError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.path.is_empty() {
            write!(f, "{}: ", self.path)?;
        }
        f.write_str(&self.message)
    }
}

/// Everything that was found to be wrong with a record in JSON; never empty.
/// `Display` joins it with `; `.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JsonErrors {
    /// The errors.
    pub errors: Vec<JsonError>,
}

impl fmt::Display for JsonErrors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, error) in self.errors.iter().enumerate() {
            write!(f, "{}{error}", if i > 0 { "; " } else { "" })?;
        }
        Ok(())
    }
}

impl std::error::Error for JsonErrors {}

/// A record as one JSON object on one line, without a line end.
#[must_use]
pub fn to_json(record: &Record) -> String {
    // Strings, numbers and lists of them: nothing that JSON could refuse.
    serde_json::to_string(&record.to_data()).unwrap_or_default()
}

/// Reads a record in JSON.
///
/// ```
/// use oaq_core::files::RuleBook;
/// use oaq_notation::record::{from_json, to_json};
/// let book = RuleBook::shipped();
/// let json = r#"{"schema":1,"rules":"standard","result":"*","moves":[{"move":"5R"}]}"#;
/// let record = from_json(json, &book)?;
/// assert_eq!(record.captured(record.last()), (1, 1));
/// assert!(to_json(&record).contains(r#"{"move":"5R","captured":{"dan":1,"quan":1}}"#));
///
/// let error = from_json(&json.replace("5R", "6R"), &book).unwrap_err();
/// assert_eq!(
///     error.to_string(),
///     "moves[0].move: column 1: expected the number of a square, 1 to 5, found `6`"
/// );
/// # Ok::<(), oaq_notation::record::JsonErrors>(())
/// ```
///
/// # Errors
///
/// Whatever is not a record of this [`SCHEMA`]; all moves are played, and what
/// is said about them and about the end is compared with the board.
pub fn from_json(text: &str, book: &RuleBook) -> Result<Record, JsonErrors> {
    let data: RecordData = serde_json::from_str(text).map_err(|error| JsonErrors {
        errors: vec![JsonError {
            path: String::new(),
            message: error.to_string(),
        }],
    })?;
    Record::from_data(&data, book)
}

impl Record {
    /// The record as it is turned into JSON or any other format that serde
    /// knows.
    #[must_use]
    pub fn to_data(&self) -> RecordData {
        let texts = |comments: &[Comment]| -> Vec<String> {
            comments.iter().map(|c| c.text().to_owned()).collect()
        };
        let owned = |(name, value): (&str, &str)| (name.to_owned(), value.to_owned());
        let mut tags: BTreeMap<String, String> = self.tags().further().map(owned).collect();
        tags.extend(self.tags().roster().map(owned));
        let mut moves = Vec::new();
        let mut variations: Vec<VariationData> = Vec::new();
        // The lines that are open: which, and how many plies lead to its end.
        let mut lines = vec![(0, 0)];
        for step in self.walk() {
            let (line, ply) = lines.last().copied().unwrap_or_default();
            match step {
                Step::Move(node) => {
                    let (dan, quan) = self.captured(node);
                    let data = MoveData {
                        m: self.played_at(node).m.to_string(),
                        captured: ((dan, quan) != (0, 0)).then_some(CapturedData { dan, quan }),
                        refilled: self.refilled(node),
                        nags: self.nags(node).to_vec(),
                        before: texts(self.comments_before(node)),
                        after: texts(self.comments(node)),
                    };
                    match line {
                        0 => moves.push(data),
                        line => variations[line - 1].moves.push(data),
                    }
                    if let Some(last) = lines.last_mut() {
                        last.1 += 1;
                    }
                }
                Step::Open => {
                    variations.push(VariationData {
                        of: line,
                        ply: ply - 1,
                        moves: Vec::new(),
                    });
                    lines.push((variations.len(), ply - 1));
                }
                Step::Close => {
                    lines.pop();
                }
            }
        }
        RecordData {
            schema: SCHEMA,
            tags,
            rules: rules_text(self.rules()),
            position: self.setup().map(write_setup),
            result: self.result_text(),
            termination: self.termination_word().map(str::to_owned),
            reason: self.outcome().map(|o| o.reason.word().to_owned()),
            score: self.scores().map(|scores| scores.as_slice().to_vec()),
            comments: texts(self.comments(NodeId::ROOT)),
            moves,
            variations,
        }
    }

    /// Checks data and makes a record of it.
    ///
    /// # Errors
    ///
    /// What is wrong with it; see [`from_json`]. Each line is looked at up to
    /// its first illegal move.
    pub fn from_data(data: &RecordData, book: &RuleBook) -> Result<Self, JsonErrors> {
        check::record(data, book)
    }
}
