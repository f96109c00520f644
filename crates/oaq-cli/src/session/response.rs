//! What a line is answered with.

/// What came of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Response {
    /// What to show: lines without an end of line at the end; may be empty.
    pub text: String,
    /// What kind of answer it is.
    pub kind: ResponseKind,
}

/// The kinds of answers to a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ResponseKind {
    /// It was done.
    Done,
    /// A question was asked, which [`Session::prompt`](crate::Session::prompt)
    /// repeats; the next line may answer it.
    Question,
    /// It could not be done, and nothing was changed.
    Refused,
    /// The user wants to leave.
    Quit,
}

impl Response {
    pub(super) fn done(text: impl Into<String>) -> Self {
        let kind = ResponseKind::Done;
        Self {
            text: text.into(),
            kind,
        }
    }
}
