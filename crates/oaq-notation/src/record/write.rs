//! Records to text.

use core::fmt::Write as _;

use oaq_core::Scores;
use unicode_width::UnicodeWidthStr;

use super::{Comment, NodeId, Record, Step};
use crate::write_move_full;

/// How many display columns a line has at most, unless a single word is
/// longer.
const WIDTH: usize = 80;

/// The canonical text of a record, with a line end at its end.
///
/// Reading it gives the same record, and writing that the same text.
///
/// ```
/// use oaq_core::files::RuleBook;
/// use oaq_notation::record::{ReadOptions, read_all, write};
/// let book = RuleBook::shipped();
/// let game = read_all("[A \"Tí\"] 3r 1l! 2 5p", &ReadOptions::new(&book)).remove(0);
/// assert_eq!(
///     write(&game.record),
///     r#"[Event "?"]
/// [Site "?"]
/// [Date "????.??.??"]
/// [Round "?"]
/// [A "Tí"]
/// [B "?"]
/// [Result "*"]
/// [Rules "standard"]
///
/// 1. 3Rx6 1L $1 2. 5Rx9 *
/// "#
/// );
/// ```
#[must_use]
pub fn write(record: &Record) -> String {
    let mut text = String::new();
    tags(&mut text, record);
    text.push('\n');
    let mut writer = Movetext {
        text,
        column: None,
        last: None,
        glue: false,
    };
    writer.moves(record);
    writer.text.push('\n');
    writer.text
}

/// The canonical text of several records, an empty line between them.
#[must_use]
pub fn write_all<'r>(records: impl IntoIterator<Item = &'r Record>) -> String {
    let mut text = String::new();
    for record in records {
        if !text.is_empty() {
            text.push('\n');
        }
        text += &write(record);
    }
    text
}

/// The text of a score: integers joined with `-`.
pub(super) fn score_text(scores: &Scores) -> String {
    let mut text = String::new();
    for (i, points) in scores.as_slice().iter().enumerate() {
        let dash = if i > 0 { "-" } else { "" };
        let _ = write!(text, "{dash}{points}");
    }
    text
}

fn tags(text: &mut String, record: &Record) {
    for (name, value) in record.tags().roster() {
        tag(text, name, value);
    }
    for name in ["Result", "Rules", "Score"] {
        if let Some(value) = record.tag(name) {
            tag(text, name, &value);
        }
    }
    let derived = ["Position", "Termination"].map(|name| (name, record.tag(name)));
    let derived = derived
        .iter()
        .filter_map(|(name, value)| Some((*name, value.as_deref()?)));
    let mut further: Vec<(&str, &str)> = record.tags().further().chain(derived).collect();
    further.sort_unstable();
    for (name, value) in further {
        tag(text, name, value);
    }
}

fn tag(text: &mut String, name: &str, value: &str) {
    text.push('[');
    text.push_str(name);
    text.push_str(" \"");
    push_escaped(text, value, '"');
    text.push_str("\"]\n");
}

/// Puts a backslash in front of each backslash and of each such mark.
fn push_escaped(text: &mut String, value: &str, mark: char) {
    for c in value.chars() {
        if c == '\\' || c == mark {
            text.push('\\');
        }
        text.push(c);
    }
}

/// Words in lines.
struct Movetext {
    text: String,
    /// How wide the line is, if there is something on it.
    column: Option<usize>,
    /// The space in front of the last word, and the width of the word.
    last: Option<(usize, usize)>,
    /// Whether the next word stands directly behind the last one.
    glue: bool,
}

impl Movetext {
    fn moves(&mut self, record: &Record) {
        let players = usize::from(record.switches().players);
        self.comments(record.comments(NodeId::ROOT));
        let mut ply = 0;
        // For each variation the number of plies to go back to.
        let mut plies = Vec::new();
        let mut number_due = true;
        let mut word = String::new();
        for step in record.walk() {
            match step {
                Step::Move(node) => {
                    let before = record.comments_before(node);
                    self.comments(before);
                    let turn = ply % players;
                    if number_due || !before.is_empty() || turn == 0 {
                        word.clear();
                        let _ = write!(word, "{}.", ply / players + 1);
                        word.extend((0..turn + usize::from(turn > 0)).map(|_| '.'));
                        self.word(&word);
                    }
                    let m = record.played_at(node);
                    self.word(&write_move_full(m.m, m.captured, record.refilled(node)));
                    for nag in record.nags(node) {
                        word.clear();
                        let _ = write!(word, "${nag}");
                        self.word(&word);
                    }
                    let comments = record.comments(node);
                    self.comments(comments);
                    ply += 1;
                    number_due = !comments.is_empty();
                }
                Step::Open => {
                    self.word("(");
                    self.glue = true;
                    plies.push(ply);
                    ply -= 1;
                    number_due = true;
                }
                Step::Close => {
                    self.append(")");
                    ply = plies.pop().unwrap_or(0);
                    number_due = true;
                }
            }
        }
        self.word(&record.result_text());
    }

    /// Adds a word, on a new line if it does not fit.
    fn word(&mut self, word: &str) {
        let width = if word.is_ascii() {
            word.len()
        } else {
            word.width()
        };
        if core::mem::take(&mut self.glue) {
            self.append_as_wide(word, width);
            return;
        }
        let column = match self.column {
            None => width,
            Some(column) if column + 1 + width > WIDTH => {
                self.text.push('\n');
                self.last = None;
                width
            }
            Some(column) => {
                self.last = Some((self.text.len(), width));
                self.text.push(' ');
                column + 1 + width
            }
        };
        self.column = Some(column);
        self.text.push_str(word);
    }

    fn append(&mut self, word: &str) {
        self.append_as_wide(word, word.len());
    }

    /// Adds to the last word, which goes to a new line if that makes it too
    /// wide.
    fn append_as_wide(&mut self, word: &str, width: usize) {
        self.text.push_str(word);
        let column = self.column.unwrap_or(0) + width;
        self.column = Some(column);
        match &mut self.last {
            Some((space, last)) if column > WIDTH => {
                self.text.replace_range(*space..=*space, "\n");
                self.column = Some(*last + width);
                self.last = None;
            }
            Some((_, last)) => *last += width,
            None => {}
        }
    }

    fn comments(&mut self, comments: &[Comment]) {
        for comment in comments {
            let mut words = words(comment).peekable();
            let mut begin = "{";
            while let Some(word) = words.next() {
                let mut text = begin.to_owned();
                push_escaped(&mut text, word, '}');
                if words.peek().is_none() {
                    text.push('}');
                }
                self.word(&text);
                begin = "";
            }
        }
    }
}

/// The words of a comment. A command is one word, so that programs that look
/// for it find it on one line.
fn words(comment: &Comment) -> impl Iterator<Item = &str> {
    let text = comment.text();
    let mut commands = comment.spans().peekable();
    let mut start = 0;
    let spaces = text.match_indices(' ').map(|(i, _)| i);
    let breaks = spaces.filter(move |&space| {
        while commands.next_if(|command| command.end <= space).is_some() {}
        commands.peek().is_none_or(|command| space < command.start)
    });
    breaks.chain([text.len()]).map(move |end| {
        let word = &text[start..end];
        start = end + 1;
        word
    })
}
