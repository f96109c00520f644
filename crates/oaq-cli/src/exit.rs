//! How a command ends.

use std::io;

/// What the process tells its caller.
///
/// ```
/// use oaq_cli::Exit;
/// assert_eq!(Exit::Usage.code(), 2);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Exit {
    /// Everything was done.
    Success,
    /// The command ran and the answer, or some of the data, is "no".
    No,
    /// Wrong usage, an unreadable file, bad rules or a bad position argument.
    Usage,
    /// The user stopped it.
    Interrupted,
    /// The system stopped it, by the signal that asks programs to end.
    Terminated,
}

impl Exit {
    /// The exit code of the process.
    #[must_use]
    pub const fn code(self) -> u8 {
        match self {
            Self::Success => 0,
            Self::No => 1,
            Self::Usage => 2,
            Self::Interrupted => 130,
            Self::Terminated => 143,
        }
    }
}

/// Why a command stops before its end.
#[derive(Debug)]
pub(crate) enum Failure {
    /// Wrong usage and the like, put in words.
    Usage(String),
    /// The answer is "no", put in words.
    No(String),
    /// Something could not be read or written.
    Io(io::Error),
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

/// What a command gives back.
pub(crate) type Run = Result<Exit, Failure>;
