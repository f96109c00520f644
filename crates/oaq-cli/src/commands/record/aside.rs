//! Variations of a game that is told, as one text each.

use std::fmt::Write as _;

use oaq_i18n::Messages;
use oaq_notation::record::{Comment, NodeId, Record};

use super::show::{number, with_nags};
use crate::errors;

/// Variations, in one text with those inside them.
pub(super) struct Aside<'t> {
    say: &'t Messages,
    text: String,
    /// How many moves lead to where it stands.
    ply: usize,
    /// That behind the move that each open variation replaces.
    plies: Vec<usize>,
    /// Whether the number of the next move is due.
    number: bool,
}

impl<'t> Aside<'t> {
    pub(super) fn new(say: &'t Messages) -> Self {
        Self {
            say,
            text: String::new(),
            ply: 0,
            plies: Vec::new(),
            number: false,
        }
    }

    pub(super) fn depth(&self) -> usize {
        self.plies.len()
    }

    /// Goes on behind a move of the main line.
    pub(super) fn pass(&mut self) {
        self.ply += 1;
    }

    pub(super) fn open(&mut self) {
        self.space();
        self.text.push('(');
        self.plies.push(self.ply);
        self.ply = self.ply.saturating_sub(1);
        self.number = true;
    }

    /// Ends a variation; gives all of them when the last one that is open ends.
    pub(super) fn close(&mut self) -> Option<String> {
        self.text.push(')');
        self.ply = self.plies.pop().unwrap_or(self.ply);
        self.number = true;
        self.plies
            .is_empty()
            .then(|| std::mem::take(&mut self.text))
    }

    pub(super) fn add(&mut self, record: &Record, node: NodeId) {
        let before = record.comments_before(node);
        self.comments(before);
        let ply = self.ply;
        self.ply += 1;
        let players = record.first_position().board().seats().len();
        self.space();
        if self.number || !before.is_empty() || ply.is_multiple_of(players) {
            self.text += &number(record, ply);
            self.text.push(' ');
        }
        self.text += &with_nags(record, node);
        self.number = !record.comments(node).is_empty();
        self.comments(record.comments(node));
    }

    fn comments(&mut self, comments: &[Comment]) {
        for comment in comments {
            self.space();
            let _ = write!(self.text, "{{{}}}", told(self.say, comment));
        }
    }

    fn space(&mut self) {
        if !self.text.is_empty() && !self.text.ends_with('(') {
            self.text.push(' ');
        }
    }
}

/// A comment for people, to whom the command that marks what could not be read
/// says nothing.
pub(super) fn told(say: &Messages, comment: &Comment) -> String {
    let text = errors::harmless(comment.text());
    match text.strip_prefix("[%unread]") {
        Some(rest) => format!("{}{rest}", say.msg("record-not-read")),
        None => text,
    }
}
