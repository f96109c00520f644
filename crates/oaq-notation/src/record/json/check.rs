//! Finding out whether data is a record.

use core::fmt;

use oaq_core::Scores;
use oaq_core::files::RuleBook;

use super::{JsonError, JsonErrors, MoveData, RecordData, SCHEMA, VariationData};
use crate::record::ending::read_result;
use crate::record::line::Line;
use crate::record::tree::Played;
use crate::record::{
    Comment, MAX_NESTING, MAX_PLIES, NodeId, Record, Step, Tags, Termination, write,
};
use crate::{read_move_token, read_position, read_rules};

/// Checks data and makes a record of it.
pub(super) fn record(data: &RecordData, book: &RuleBook) -> Result<Record, JsonErrors> {
    let mut check = Check { errors: Vec::new() };
    let record = check.record(data, book);
    match record {
        Some(record) if check.errors.is_empty() => Ok(record),
        _ => Err(JsonErrors {
            errors: check.errors,
        }),
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

    /// The record, unless there are errors.
    fn record(&mut self, data: &RecordData, book: &RuleBook) -> Option<Record> {
        let mut record = self.begin(data, book)?;
        let places = self.tree(data, &mut record);
        if self.errors.is_empty() {
            self.play(data, &mut record, &places);
        }
        if self.errors.is_empty() {
            self.ending(data, &mut record);
        }
        Some(record)
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
            // Names that are known are the same in any case.
            let twice = Tags::known(name).filter(|known| known != name);
            if let Some(known) = twice.filter(|known| data.tags.contains_key(*known)) {
                let message = format!("the tag `{known}` is there twice");
                self.error(format!("tags.{name}"), &message);
                continue;
            }
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
