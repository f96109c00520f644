//! Records as JSON: the same model, flat.

use core::fmt;
use std::collections::BTreeMap;

use oaq_core::Scores;
use oaq_core::files::RuleBook;
use serde::{Deserialize, Serialize};

use super::ending::read_result;
use super::line::Line;
use super::tree::Played;
use super::{Comment, MAX_NESTING, MAX_PLIES, NodeId, Record, Step, Termination, write};
use crate::{read_move_token, read_position, read_rules, rules_text, write_setup};

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
    #[serde(default)]
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
        let mut check = Check { errors: Vec::new() };
        let Some(mut record) = check.begin(data, book) else {
            return Err(JsonErrors {
                errors: check.errors,
            });
        };
        let places = check.tree(data, &mut record);
        if check.errors.is_empty() {
            check.play(data, &mut record, &places);
        }
        if check.errors.is_empty() {
            check.ending(data, &mut record);
        }
        if check.errors.is_empty() {
            Ok(record)
        } else {
            Err(JsonErrors {
                errors: check.errors,
            })
        }
    }
}

/// How many errors are kept.
const MAX_ERRORS: usize = 100;

/// Finds out what is wrong with data.
struct Check {
    errors: Vec<JsonError>,
}

/// Which move of which line a node is; line 0 is the main line.
type Place = (usize, usize);

fn path_of((line, i): Place) -> String {
    match line {
        0 => format!("moves[{i}]"),
        line => format!("variations[{}].moves[{i}]", line - 1),
    }
}

fn move_at(data: &RecordData, (line, i): Place) -> Option<&MoveData> {
    match line {
        0 => data.moves.get(i),
        line => data.variations.get(line - 1)?.moves.get(i),
    }
}

impl Check {
    fn error(&mut self, path: impl Into<String>, message: &dyn fmt::Display) {
        if self.errors.len() < MAX_ERRORS {
            self.errors.push(JsonError {
                path: path.into(),
                message: message.to_string(),
            });
        }
    }

    /// The record without moves.
    fn begin(&mut self, data: &RecordData, book: &RuleBook) -> Option<Record> {
        if data.schema != SCHEMA {
            let message = format!("expected {SCHEMA}, found {}", data.schema);
            self.error("schema", &message);
            return None;
        }
        let rules = match read_rules(&data.rules, book) {
            Ok(read) => read.value,
            Err(errors) => {
                self.error("rules", &errors);
                return None;
            }
        };
        let mut record = match &data.position {
            None => Record::new(rules),
            Some(text) => match read_position(text, &rules.rules) {
                Err(errors) => {
                    self.error("position", &errors);
                    return None;
                }
                Ok(read) => match Record::with_setup(rules, read.value) {
                    Ok(record) => record,
                    Err(error) => {
                        self.error("position", &error);
                        return None;
                    }
                },
            },
        };
        for (name, value) in &data.tags {
            if let Err(error) = record.tags_mut().set(name, value) {
                self.error(format!("tags.{name}"), &error);
            }
        }
        Some(record)
    }

    /// Puts all moves into the tree, legal or not; gives for each node where
    /// it comes from.
    fn tree(&mut self, data: &RecordData, record: &mut Record) -> Vec<Place> {
        // The root comes from nowhere.
        let mut places: Vec<Place> = vec![(0, 0)];
        // The first ply and the nodes of each line.
        let mut lines: Vec<(usize, Vec<NodeId>)> = Vec::new();
        for line in 0..=data.variations.len() {
            let (parent, ply, moves) = match line.checked_sub(1) {
                None => (NodeId::ROOT, 0, &data.moves),
                Some(v) => {
                    let VariationData { of, ply, moves } = &data.variations[v];
                    if moves.is_empty() {
                        self.error(format!("variations[{v}].moves"), &"expected a move");
                    }
                    let replaced = lines
                        .get(*of)
                        .and_then(|(first, nodes)| nodes.get(ply.checked_sub(*first)?));
                    let Some(&replaced) = replaced else {
                        let message = format!("there is no move at ply {ply} of line {of}");
                        self.error(format!("variations[{v}]"), &message);
                        return places;
                    };
                    let parent = record.parent(replaced).unwrap_or(NodeId::ROOT);
                    (parent, *ply, moves)
                }
            };
            if ply + moves.len() > MAX_PLIES {
                let path = path_of((line, MAX_PLIES.saturating_sub(ply)));
                self.error(path, &format!("a line of more than {MAX_PLIES} plies"));
                return places;
            }
            let mut nodes = Vec::with_capacity(moves.len());
            let mut at = parent;
            for i in 0..moves.len() {
                if !record.has_room(Record::MAX_MOVE_WEIGHT) {
                    self.error(path_of((line, i)), &"the game is too long");
                    return places;
                }
                at = record.push(at, &Played::unknown());
                places.push((line, i));
                nodes.push(at);
            }
            lines.push((ply, nodes));
        }
        places
    }

    /// Plays all moves and puts down what they do and what is said about them.
    fn play(&mut self, data: &RecordData, record: &mut Record, places: &[Place]) {
        self.comments("comments", &data.comments, |comment| {
            record.add_comment(NodeId::ROOT, comment).is_ok()
        });
        let mut line = Line::new(record.first_position().clone());
        let mut at = NodeId::ROOT;
        // The tree has its shape already; a copy of the way through it lets
        // the record be changed on the way.
        let steps: Vec<Step> = record.walk().collect();
        let mut broken = None;
        for step in steps {
            match step {
                Step::Open if broken.is_some() => broken = broken.map(|depth: usize| depth + 1),
                Step::Close if broken.is_some_and(|depth| depth > 0) => {
                    broken = broken.map(|depth| depth - 1);
                }
                Step::Open if line.depth() >= MAX_NESTING => {
                    let message = format!("variations nested deeper than {MAX_NESTING}");
                    self.error("variations", &message);
                    return;
                }
                Step::Open => line.open(at),
                Step::Close => {
                    broken = None;
                    at = line.close(record).unwrap_or(at);
                }
                Step::Move(_) if broken.is_some() => {}
                Step::Move(node) => {
                    let place = places[node.index()];
                    let Some(data) = move_at(data, place) else {
                        return;
                    };
                    if self.step(data, place, record, &mut line, node) {
                        at = node;
                    } else {
                        broken = Some(0);
                    }
                }
            }
        }
        record.put_outcome(line.game().outcome());
    }

    /// Plays one move; `false` if it cannot be played.
    fn step(
        &mut self,
        data: &MoveData,
        place: Place,
        record: &mut Record,
        line: &mut Line,
        node: NodeId,
    ) -> bool {
        let path = path_of(place);
        let m = match read_move_token(&data.m, line.position()) {
            Ok(read) => read.value.m,
            Err(errors) => {
                self.error(format!("{path}.move"), &errors);
                return false;
            }
        };
        let played = match line.play(m) {
            Ok(played) => played,
            Err(error) => {
                self.error(format!("{path}.move"), &error);
                return false;
            }
        };
        record.put_played(node, &played);
        let (dan, quan) = played.captured;
        let captured = data.captured.map(|c| (c.dan, c.quan));
        if captured.is_some_and(|captured| captured != (dan, quan)) {
            let message = format!("the move captures {dan} dân and {quan} quan");
            self.error(format!("{path}.captured"), &message);
        }
        if data.refilled && !record.refilled(node) {
            let message = "the mover's row had not just been refilled";
            self.error(format!("{path}.refilled"), &message);
        }
        for &nag in &data.nags {
            if let Err(error) = record.add_nag(node, nag) {
                self.error(format!("{path}.nags"), &error);
            }
        }
        self.comments(&format!("{path}.before"), &data.before, |comment| {
            record.add_comment_before(node, comment).is_ok()
        });
        self.comments(&format!("{path}.after"), &data.after, |comment| {
            record.add_comment(node, comment).is_ok()
        });
        true
    }

    fn comments(&mut self, path: &str, texts: &[String], mut add: impl FnMut(Comment) -> bool) {
        for (i, text) in texts.iter().enumerate() {
            match Comment::new(text) {
                Ok(comment) => {
                    if !add(comment) {
                        self.error(format!("{path}[{i}]"), &"the game is too long");
                    }
                }
                Err(error) => self.error(format!("{path}[{i}]"), &error),
            }
        }
    }

    /// Compares what is said about the end with the board.
    fn ending(&mut self, data: &RecordData, record: &mut Record) {
        let players = record.switches().players;
        let Some(result) = read_result(&data.result, players) else {
            let message = format!("expected how {players} players share the win, or `*`");
            self.error("result", &message);
            return;
        };
        if record.outcome().is_none() {
            let termination = data.termination.as_deref();
            record.put_ending(termination.and_then(Termination::from_word), result);
        }
        if result != record.result() {
            let message = format!("the result is {}", record.result_text());
            self.error("result", &message);
        }
        let word = data.termination.as_deref();
        if word.is_some() && word != record.termination_word() {
            self.error("termination", &"the game did not end so");
        }
        let reason = record.outcome().map(|outcome| outcome.reason.word());
        if data.reason.is_some() && data.reason.as_deref() != reason {
            self.error("reason", &"the game did not end so on the board");
        }
        let scores = record.scores();
        let points = scores.as_ref().map(Scores::as_slice);
        if data.score.is_some() && data.score.as_deref() != points {
            let message = match &scores {
                Some(scores) => format!("the score is {}", write::score_text(scores)),
                None => "the game is not over on the board".to_owned(),
            };
            self.error("score", &message);
        }
    }
}
