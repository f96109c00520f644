//! The beginning of a game: its tags, and what follows from them.

use core::mem;
use core::ops::Range;
use std::borrow::Cow;

use oaq_core::{Position, Rules};

use super::source::{NeedsMore, Source, unescaped};
use super::{Known, ReadOptions, Scratch};
use crate::record::line::Line;
use crate::record::{Comment, Issue, NodeId, Record, Tags, TokenKind};
use crate::{NamedRules, ParseErrorKind, ParseErrors, Parsed, read_position, read_rules};

/// What stands in front of the moves.
#[derive(Default)]
pub(super) struct Header<'t> {
    /// Where the game begins.
    pub(super) start: usize,
    tags: Vec<Tag<'t>>,
    comments: Vec<Comment>,
    /// Where something stands that was meant as a tag but is kept as text.
    unread: Vec<Range<usize>>,
}

impl Header<'_> {
    fn new() -> Self {
        Self {
            tags: Vec::with_capacity(USUAL_TAGS),
            ..Self::default()
        }
    }

    /// Whether a tag behind an empty line is one of the next game.
    fn is_followed_by(&self, tag: Option<&Tag<'_>>) -> bool {
        let (Some(tag), Some(first)) = (tag, self.tags.first()) else {
            return false;
        };
        let name = Tags::known(tag.name).unwrap_or(tag.name);
        name == first.name || name == "Event"
    }
}

/// How many tags there is room for before there are any.
const USUAL_TAGS: usize = 12;

/// A tag as it was written.
#[derive(Clone)]
pub(super) struct Tag<'t> {
    /// The name; if it is known, as it is spelt.
    name: &'t str,
    /// The value, without escapes.
    pub(super) value: Cow<'t, str>,
    /// Where the value stands.
    pub(super) span: Range<usize>,
    /// Where the whole tag stands.
    pub(super) whole: Range<usize>,
}

/// A game before its first move.
pub(super) struct Begun<'t> {
    pub(super) record: Record,
    pub(super) line: Line,
    /// Whether rules and position are known, so that moves can be read.
    pub(super) playable: bool,
    pub(super) result: Option<Tag<'t>>,
    pub(super) score: Option<Tag<'t>>,
    pub(super) termination: Option<Tag<'t>>,
}

impl<'t> Source<'t, '_> {
    /// Reads what stands in front of the moves; nothing if there is nothing
    /// but comments up to the end, and nothing wrong with them.
    pub(super) fn header(&mut self) -> Result<Option<Header<'t>>, NeedsMore> {
        let mut header = Header::new();
        let mut begun = false;
        while self.peek()? {
            let token = self.token();
            if !begun {
                header.start = token.span.start;
                begun = true;
            }
            match token.kind {
                TokenKind::Tag | TokenKind::BrokenTag => {
                    let tag = self.tag(&token.span);
                    if token.after_blank_line && header.is_followed_by(tag.as_ref()) {
                        // The next game, without a result in between.
                        return Ok(Some(header));
                    }
                    let _ = self.next()?;
                    if token.kind == TokenKind::BrokenTag {
                        self.report.say(token.span.clone(), Issue::BrokenTag);
                    }
                    match tag {
                        Some(tag) => header.tags.push(self.spelt(tag)),
                        None => header.unread.push(token.span),
                    }
                }
                TokenKind::Comment | TokenKind::OpenComment | TokenKind::LineComment => {
                    let _ = self.next()?;
                    header.comments.extend(self.comment(&token));
                }
                _ => return Ok(Some(header)),
            }
        }
        // Where something is wrong, somebody has to hear of it.
        let wrong = !header.unread.is_empty() || !self.report.remarked.is_empty();
        let something = !header.tags.is_empty() || wrong || self.cut;
        Ok(something.then_some(header))
    }

    /// The tag in a span, a broken one too if it can be guessed.
    fn tag(&self, span: &Range<usize>) -> Option<Tag<'t>> {
        let text = self.slice(span);
        let (name, value) = match self.kind() {
            TokenKind::Tag => self.tag_parts(),
            _ => guessed_tag(text)?,
        };
        let value_span = span.start + value.start..span.start + value.end;
        Some(Tag {
            name: &text[name],
            value: unescaped(&text[value], '"'),
            span: value_span,
            whole: span.clone(),
        })
    }

    /// The tag with its name as it is spelt, and without control characters.
    fn spelt(&mut self, mut tag: Tag<'t>) -> Tag<'t> {
        match Tags::known(tag.name) {
            Some(known) if known != tag.name => {
                let issue = Issue::TagName { known };
                self.report.say(tag.whole.clone(), issue);
                tag.name = known;
            }
            _ => {}
        }
        if tag.value.bytes().any(|b| b.is_ascii_control()) {
            self.report.say(tag.span.clone(), Issue::ControlCharacters);
            tag.value = tag
                .value
                .replace(|c: char| c.is_ascii_control(), " ")
                .into();
        }
        tag
    }

    /// The game that begins with a header.
    pub(super) fn begin(&mut self, mut header: Header<'t>, scratch: &mut Scratch) -> Begun<'t> {
        let known = &mut scratch.known;
        let tags = mem::take(&mut header.tags);
        let first = |name: &str| tags.iter().find(|tag| tag.name == name).cloned();
        let mut playable = true;
        let rules_tag = first("Rules");
        if !self.rules(rules_tag.as_ref(), known) {
            header.unread.extend(rules_tag.map(|tag| tag.whole));
            known.insert(0, Known::standard(self.options));
            playable = false;
        }
        let known = &known[0];
        let mut record = None;
        if let Some(tag) = first("Position") {
            if playable {
                record = self.position(&tag, &known.rules);
            }
            if record.is_none() {
                header.unread.push(tag.whole);
                playable = false;
            }
        }
        let mut record = record.unwrap_or_else(|| {
            Record::begin(known.rules.clone(), None, known.start.clone(), false)
        });
        self.players = record.switches().players;
        self.set_tags(&mut record, &tags, &mut header);
        header.unread.sort_by_key(|span| span.start);
        for span in &header.unread {
            let text = self.slice(span);
            self.keep_unread(&mut record, NodeId::ROOT, text);
        }
        for comment in header.comments {
            if record.add_comment(NodeId::ROOT, comment).is_err() {
                self.overflow(header.start);
            }
        }
        let first_position = record.first_position().clone();
        let line = match scratch.line.take() {
            Some(mut line) => {
                line.restart(first_position);
                line
            }
            None => Line::new(first_position),
        };
        Begun {
            line,
            record,
            playable,
            result: first("Result"),
            score: first("Score"),
            termination: first("Termination"),
        }
    }

    /// Makes the rules of a tag the first of those that are known; `false` if
    /// they cannot be read.
    fn rules(&mut self, tag: Option<&Tag<'t>>, known: &mut Vec<Known>) -> bool {
        let text = tag.map_or(STANDARD, |tag| &tag.value);
        let same = |known: &Known| known.text.as_deref() == Some(text);
        if let Some(place) = known.iter().position(same) {
            known.swap(0, place);
            return true;
        }
        known.truncate(MAX_KNOWN - 1);
        let Some(tag) = tag else {
            known.insert(0, Known::standard(self.options));
            return true;
        };
        let read = read_rules(text, self.options.book);
        let Some((rules, noted)) = self.tag_value(tag, read, Issue::Rules) else {
            return false;
        };
        // What there is to say about a spelling is said each time.
        let text = (!noted).then(|| text.to_owned());
        known.insert(0, Known::new(text, rules));
        true
    }

    fn position(&mut self, tag: &Tag<'t>, rules: &NamedRules) -> Option<Record> {
        let read = read_position(&tag.value, &rules.rules);
        let (setup, _) = self.tag_value(tag, read, Issue::Position)?;
        match Record::with_setup(rules.clone(), setup) {
            Ok(record) => Some(record),
            Err(errors) => {
                for error in errors.0.0 {
                    let issue = Issue::Position(ParseErrorKind::Setup(error));
                    self.report.say(tag.span.clone(), issue);
                }
                None
            }
        }
    }

    /// What was read from the value of a tag, and whether there was something
    /// to note; the places of that are those in the tag.
    fn tag_value<T>(
        &mut self,
        tag: &Tag<'t>,
        read: Result<Parsed<T>, ParseErrors>,
        issue: fn(ParseErrorKind) -> Issue,
    ) -> Option<(T, bool)> {
        let place = |span: Range<usize>| match tag.value {
            Cow::Borrowed(_) => tag.span.start + span.start..tag.span.start + span.end,
            Cow::Owned(_) => tag.span.clone(),
        };
        match read {
            Ok(read) => {
                let noted = !read.notes.is_empty();
                for note in read.notes {
                    let issue = Issue::Spelling(note.kind);
                    self.report.say(place(note.span), issue);
                }
                Some((read.value, noted))
            }
            Err(errors) => {
                for error in errors.errors {
                    self.report.say(place(error.span), issue(error.kind));
                }
                None
            }
        }
    }

    fn set_tags(&mut self, record: &mut Record, tags: &[Tag<'t>], header: &mut Header<'t>) {
        let players = record.switches().players;
        let mut derived: Vec<&str> = Vec::new();
        for tag in tags {
            let twice = if Tags::is_derived(tag.name) {
                let twice = derived.contains(&tag.name);
                if !twice {
                    derived.push(tag.name);
                }
                twice
            } else {
                record.tags().is_set(tag.name)
            };
            if twice {
                self.report.say(tag.whole.clone(), Issue::TagTwice);
                header.unread.push(tag.whole.clone());
                continue;
            }
            if Tags::is_derived(tag.name) {
                continue;
            }
            if tag.name == "Date" && !matches!(&*tag.value, "?" | "") && !is_date(&tag.value) {
                self.report.say(tag.span.clone(), Issue::Date);
            }
            if matches!(tag.name, "C" | "D") && Tags::new(players).get(tag.name).is_none() {
                let issue = Issue::NoSuchPlayer { players };
                self.report.say(tag.whole.clone(), issue);
            }
            if let Err(error) = record.tags_mut().put(tag.name, &tag.value) {
                self.report.say(tag.whole.clone(), Issue::Tag(error));
                header.unread.push(tag.whole.clone());
            }
        }
        let roster = record.tags().roster().map(|(name, _)| name);
        let missing: Vec<&'static str> = roster
            .chain(["Result"])
            .filter(|name| !tags.iter().any(|tag| tag.name == *name))
            .collect();
        if !missing.is_empty() {
            let issue = Issue::MissingTags { names: missing };
            self.report.say(header.start..header.start, issue);
        }
    }
}

const STANDARD: &str = "standard";

/// How many rules are kept from one game to the next.
const MAX_KNOWN: usize = 16;

impl Known {
    fn new(text: Option<String>, rules: NamedRules) -> Self {
        Self {
            text,
            start: Position::start(rules.rules),
            rules,
        }
    }

    /// The standard game, also if the book does not know it.
    fn standard(options: &ReadOptions<'_>) -> Self {
        let rules = match options.book.get(STANDARD) {
            Some(variant) => variant.into(),
            None => NamedRules {
                id: STANDARD.to_owned(),
                rules: Rules::STANDARD,
                base: Rules::STANDARD,
            },
        };
        Self::new(Some(STANDARD.to_owned()), rules)
    }
}

/// The name and the value of something that was meant as a tag: with quotes
/// inside, or with none.
pub(super) fn guessed_tag(text: &str) -> Option<(Range<usize>, Range<usize>)> {
    let inside = text.strip_prefix('[')?;
    let name_start = text.len() - inside.trim_start_matches([' ', '\t']).len();
    let name_len = text[name_start..].find(|c: char| !c.is_ascii_alphanumeric() && c != '_')?;
    let name = name_start..name_start + name_len;
    if !text[name.clone()].starts_with(|c: char| c.is_ascii_alphabetic()) {
        return None;
    }
    let rest = &text[name.end..];
    let value = rest.trim();
    let value = value.strip_suffix(']').unwrap_or(value).trim_end();
    let value = value.strip_prefix('"').unwrap_or(value);
    let value = value.strip_suffix('"').unwrap_or(value);
    // A part of the rest, so that its place can be found.
    let start = name.end + rest.find(value)?;
    Some((name, start..start + value.len()))
}

/// Whether a text is a date like `2026.02.17`, with `?` for unknown digits.
fn is_date(text: &str) -> bool {
    text.len() == 10
        && text.bytes().enumerate().all(|(i, b)| match i {
            4 | 7 => b == b'.',
            _ => b.is_ascii_digit() || b == b'?',
        })
}
