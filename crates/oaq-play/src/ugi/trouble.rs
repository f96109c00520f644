//! What can be the matter with an engine.

use std::process::ExitStatus;
use std::time::Duration;

use oaq_core::files::nearest;
use oaq_i18n::Messages;

use crate::{errors, text};

/// What is the matter with an engine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// There is no command, or a quote in it is not closed.
    NoCommand,
    /// The program cannot be started.
    NotStarted {
        /// What was to be started.
        program: String,
        /// What the system says.
        error: String,
    },
    /// It has no option of this name.
    UnknownOption {
        /// The name.
        name: String,
        /// Those that it has.
        known: Vec<String>,
    },
    /// It does not answer.
    Silent {
        /// What it was asked.
        asked: &'static str,
        /// How long it was waited for an answer.
        waited: Duration,
    },
    /// It ended, or closed its output, without being told to.
    Ended {
        /// How the process ended, where that is known.
        status: Option<ExitStatus>,
        /// The last thing that it said on its error output.
        said: Option<String>,
    },
    /// Its move came too late or not at all.
    Late {
        /// How long it had.
        allowed: Duration,
        /// How long it took, if the move came.
        took: Option<Duration>,
    },
    /// What it gave is no legal move.
    Illegal {
        /// What it gave.
        typed: String,
    },
    /// Somebody wanted an end.
    Stopped,
}

impl Trouble {
    /// A word for it that programs can read: `no-command`, `not-started`,
    /// `unknown-option`, `silent`, `ended`, `time`, `illegal-move` or `stopped`.
    #[must_use]
    pub const fn word(&self) -> &'static str {
        match self {
            Self::NoCommand => "no-command",
            Self::NotStarted { .. } => "not-started",
            Self::UnknownOption { .. } => "unknown-option",
            Self::Silent { .. } => "silent",
            Self::Ended { .. } => "ended",
            Self::Late { .. } => "time",
            Self::Illegal { .. } => "illegal-move",
            Self::Stopped => "stopped",
        }
    }

    /// The same in words: a sentence about an engine of this name.
    pub fn told(&self, engine: &str, say: &Messages) -> String {
        let shown = |typed: &str| errors::harmless(&text::shortened(typed));
        let engine = shown(engine);
        let told = |id: &str, args: &[(&str, oaq_i18n::Arg<'_>)]| {
            let mut all = vec![("engine", engine.as_str().into())];
            all.extend(args.iter().cloned());
            say.format(id, &all)
        };
        match self {
            Self::NoCommand => say.msg("ugi-no-command"),
            Self::NotStarted { program, error } => told(
                "ugi-not-started",
                &[
                    ("program", shown(program).into()),
                    ("reason", shown(error).into()),
                ],
            ),
            Self::UnknownOption { name, known } => {
                let args = [("name", shown(name).into())];
                let message = told("ugi-unknown-option", &args);
                let meant = nearest(name, known.iter().map(String::as_str));
                errors::guess(say, message, meant.map(shown).as_deref())
            }
            Self::Silent { asked, waited } => told(
                "ugi-silent",
                &[
                    ("asked", (*asked).into()),
                    ("time", seconds(*waited).into()),
                ],
            ),
            Self::Ended { status, said } => {
                let told = match (status.and_then(|s| s.code()), status.and_then(signal)) {
                    (Some(code), _) => told("ugi-exited", &[("code", code.into())]),
                    (None, Some(signal)) => told("ugi-killed", &[("signal", signal.into())]),
                    (None, None) => told("ugi-ended", &[]),
                };
                match said {
                    Some(said) => {
                        let args = [("message", told.into()), ("said", shown(said).into())];
                        say.format("ugi-said", &args)
                    }
                    None => told,
                }
            }
            Self::Late { allowed, took } => {
                let allowed = ("allowed", seconds(*allowed).into());
                match took {
                    Some(took) => told("ugi-late", &[allowed, ("took", seconds(*took).into())]),
                    None => told("ugi-no-move-in-time", &[allowed]),
                }
            }
            Self::Illegal { typed } if typed.is_empty() => told("ugi-no-move", &[]),
            Self::Illegal { typed } => told("ugi-illegal", &[("move", shown(typed).into())]),
            Self::Stopped => told("ugi-stopped", &[]),
        }
    }
}

/// A time in seconds, as all three languages abbreviate them.
fn seconds(time: Duration) -> String {
    format!("{:.2} s", time.as_secs_f64())
}

#[cfg(unix)]
fn signal(status: ExitStatus) -> Option<i32> {
    use std::os::unix::process::ExitStatusExt as _;
    status.signal()
}

#[cfg(not(unix))]
fn signal(_: ExitStatus) -> Option<i32> {
    None
}
