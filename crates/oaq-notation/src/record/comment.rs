//! Comments, and the commands that programs put into them.

use core::fmt;
use core::ops::Range;

use super::{MAX_TOKEN, boundary};

/// A remark in a game: words with one space between them, and at least one.
///
/// Line breaks, tabs and other control characters count as spaces, so that a
/// comment can be wrapped anywhere. Paragraphs are comments of their own.
///
/// Programs leave their remarks as *commands*, `[%name value]`: see
/// [`commands`](Self::commands).
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Comment(String);

/// Why a text is no comment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CommentError {
    /// There is nothing but spaces in it.
    #[error("a comment of no words")]
    Empty,
    /// It is longer than [`MAX_TOKEN`] bytes.
    #[error("the comment is longer than {MAX_TOKEN} bytes")]
    TooLong,
}

impl Comment {
    /// A comment of the words in a text.
    ///
    /// ```
    /// use oaq_notation::record::Comment;
    /// let comment = Comment::new(" cả hai quan\n còn non ")?;
    /// assert_eq!(comment.text(), "cả hai quan còn non");
    /// # Ok::<(), oaq_notation::record::CommentError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// If there is no word, or more than [`MAX_TOKEN`] bytes of them.
    pub fn new(text: &str) -> Result<Self, CommentError> {
        let text = normal(text);
        if text.is_empty() {
            Err(CommentError::Empty)
        } else if text.len() > MAX_TOKEN {
            Err(CommentError::TooLong)
        } else {
            Ok(Self(text))
        }
    }

    /// Comments of all the words in a text, as many as it takes; each begins
    /// with `prefix`.
    pub(super) fn split(prefix: &str, text: &str) -> Vec<Self> {
        let mut comments = Vec::new();
        let mut current = prefix.to_owned();
        for word in words(text) {
            for piece in pieces(word, MAX_TOKEN - prefix.len() - 1) {
                if current.len() + 1 + piece.len() > MAX_TOKEN {
                    let full = core::mem::replace(&mut current, prefix.to_owned());
                    comments.push(Self(full));
                }
                current.push(' ');
                current.push_str(piece);
            }
        }
        comments.push(Self(current));
        comments
    }

    /// The beginning of a text that is too long for a comment.
    pub(super) fn cut(text: &str) -> Option<Self> {
        let text = normal(text);
        let piece = pieces(&text, MAX_TOKEN).next()?;
        Some(Self(piece.trim_end_matches(' ').to_owned()))
    }

    /// The words, with one space between them.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.0
    }

    /// The commands in the comment, from left to right.
    ///
    /// ```
    /// use oaq_notation::record::Comment;
    /// let comment = Comment::new("[%eval =+6] solid [%depth 20]")?;
    /// let names: Vec<&str> = comment.commands().map(|c| c.name).collect();
    /// assert_eq!(names, ["eval", "depth"]);
    /// assert_eq!(comment.eval().unwrap().to_string(), "=+6");
    /// assert_eq!(comment.depth(), Some(20));
    /// assert_eq!(comment.prose(), "solid");
    /// # Ok::<(), oaq_notation::record::CommentError>(())
    /// ```
    pub fn commands(&self) -> impl Iterator<Item = Command<'_>> {
        // Behind the last `]` no command ends, however many begin.
        let last = self.0.bytes().rposition(|b| b == b']');
        let text = &self.0[..last.map_or(0, |last| last + 1)];
        let mut at = 0;
        core::iter::from_fn(move || {
            loop {
                // A search for two bytes would take longer to set up.
                let opened = text.as_bytes()[at..].windows(2).position(|b| b == b"[%")?;
                match Command::at(text, at + opened) {
                    Some(command) => {
                        at = command.end;
                        return Some(command);
                    }
                    None => at += opened + 2,
                }
            }
        })
    }

    /// Where the commands stand.
    pub(super) fn spans(&self) -> impl Iterator<Item = Range<usize>> {
        self.commands().map(|command| command.start..command.end)
    }

    /// The value of the first command with this name.
    #[must_use]
    pub fn command(&self, name: &str) -> Option<&str> {
        let mut commands = self.commands();
        commands.find(|c| c.name == name).map(|c| c.value)
    }

    /// What the command `%eval` says, if it can be read.
    #[must_use]
    pub fn eval(&self) -> Option<super::Eval> {
        self.command("eval")?.parse().ok()
    }

    /// What the command `%depth` says, in plies, if it can be read.
    #[must_use]
    pub fn depth(&self) -> Option<u32> {
        self.command("depth")?.parse().ok()
    }

    /// What the command `%clk` says, if it can be read: the time that the
    /// player who moved has left.
    #[must_use]
    pub fn clock(&self) -> Option<super::Clock> {
        self.command("clk")?.parse().ok()
    }

    /// The comment without its commands.
    #[must_use]
    pub fn prose(&self) -> String {
        let mut prose = String::new();
        let mut at = 0;
        for command in self.commands() {
            prose.push_str(&self.0[at..command.start]);
            prose.push(' ');
            at = command.end;
        }
        prose.push_str(&self.0[at..]);
        normal(&prose)
    }

    /// A comment that is one command, `[%name value]`.
    ///
    /// A `]` in the value is left out, and so is what cannot be in a name:
    /// anything but letters, digits, `_` and `-`.
    ///
    /// # Errors
    ///
    /// If the comment gets too long, or if nothing is left of the name.
    pub fn from_command(name: &str, value: &str) -> Result<Self, CommentError> {
        Self::new(&command_text(name, value).ok_or(CommentError::Empty)?)
    }

    /// The comment with a command set: in place of the first one with this
    /// name, or else behind the commands with which the comment begins.
    /// Everything else stays as it is.
    ///
    /// ```
    /// use oaq_notation::record::Comment;
    /// let comment = Comment::new("[%eval +6] solid")?;
    /// let comment = comment.with_command("depth", "20")?;
    /// assert_eq!(comment.text(), "[%eval +6] [%depth 20] solid");
    /// # Ok::<(), oaq_notation::record::CommentError>(())
    /// ```
    ///
    /// Name and value are those of [`from_command`](Self::from_command).
    ///
    /// # Errors
    ///
    /// If the comment gets too long, or if nothing is left of the name.
    pub fn with_command(&self, name: &str, value: &str) -> Result<Self, CommentError> {
        let new = command_text(name, value).ok_or(CommentError::Empty)?;
        let mut at = 0;
        for command in self.commands() {
            if command.name == name {
                let (before, after) = (&self.0[..command.start], &self.0[command.end..]);
                return Self::new(&format!("{before}{new}{after}"));
            }
            if self.0[at..command.start].trim_start().is_empty() {
                at = command.end;
            }
        }
        let (before, after) = self.0.split_at(at);
        Self::new(&format!("{before} {new} {after}"))
    }

    /// The comment without the commands of this name; `None` if nothing is
    /// left then.
    #[must_use]
    pub fn without_command(&self, name: &str) -> Option<Self> {
        let mut kept = String::new();
        let mut at = 0;
        for command in self.commands().filter(|c| c.name == name) {
            kept.push_str(&self.0[at..command.start]);
            at = command.end;
        }
        kept.push_str(&self.0[at..]);
        Self::new(&kept).ok()
    }

    /// How many bytes it takes to write the comment, with its braces and a
    /// space.
    pub(super) fn weight(&self) -> usize {
        let escapes = self.0.bytes().filter(|b| matches!(b, b'\\' | b'}'));
        self.0.len() + escapes.count() + 3
    }
}

impl fmt::Display for Comment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl fmt::Debug for Comment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A command as it stands in a comment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Command<'c> {
    /// The name, without the `%`.
    pub name: &'c str,
    /// What stands between the name and the `]`, without the spaces around
    /// it; may be empty.
    pub value: &'c str,
    start: usize,
    end: usize,
}

impl<'c> Command<'c> {
    /// The command that begins at a byte.
    fn at(text: &'c str, start: usize) -> Option<Self> {
        let inside = &text[start + 2..];
        let (name, rest) = inside.split_at(inside.bytes().position(|b| !in_name(b))?);
        if name.is_empty() || !matches!(rest.as_bytes(), [b' ' | b']', ..]) {
            return None;
        }
        let close = rest.bytes().position(|b| b == b']')?;
        Some(Self {
            name,
            value: rest[..close].trim_matches(' '),
            start,
            end: start + 2 + name.len() + close + 1,
        })
    }
}

fn in_name(b: u8) -> bool {
    b.is_ascii_alphanumeric() || b == b'_' || b == b'-'
}

/// A command as it is written; nothing if nothing is left of the name.
fn command_text(name: &str, value: &str) -> Option<String> {
    let name: String = name
        .chars()
        .filter(|&c| u8::try_from(c).is_ok_and(in_name))
        .collect();
    let value = value.replace(']', "");
    let value = value.trim();
    let space = if value.is_empty() { "" } else { " " };
    (!name.is_empty()).then(|| format!("[%{name}{space}{value}]"))
}

/// The words of a text with one space between them.
fn normal(text: &str) -> String {
    if is_normal(text) {
        return text.to_owned();
    }
    let mut normal = String::with_capacity(text.len());
    for word in words(text) {
        if !normal.is_empty() {
            normal.push(' ');
        }
        normal.push_str(word);
    }
    normal
}

/// Whether one space stands between all words, as it does in most comments.
fn is_normal(text: &str) -> bool {
    let mut space = true;
    let single = text.bytes().all(|b| {
        let after_space = space;
        space = b == b' ';
        !(b.is_ascii_control() || (space && after_space))
    });
    single && !space
}

/// What is between spaces and control characters. Spaces that keep words
/// together, and those of other scripts, are letters like others.
fn words(text: &str) -> impl Iterator<Item = &str> {
    let space = |c: char| c == ' ' || c.is_ascii_control();
    text.split(space).filter(|word| !word.is_empty())
}

/// A text in pieces of so many bytes at most.
fn pieces(mut text: &str, most: usize) -> impl Iterator<Item = &str> {
    core::iter::from_fn(move || {
        let (piece, rest) = text.split_at(boundary(text, most));
        text = rest;
        (!piece.is_empty()).then_some(piece)
    })
}
