//! Where games are written to: the standard output, or a file that takes the
//! place of another one only when it is whole.

use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use tempfile::NamedTempFile;

use super::source;
use crate::context::Context;
use crate::exit::{Exit, Failure};
use crate::interrupt::Unfinished;

/// A file that is being written beside the one it will replace.
pub(in crate::commands) struct Replacement {
    file: BufWriter<NamedTempFile>,
    target: PathBuf,
    // Held, so that nothing is left of it when the program is interrupted.
    _unfinished: Unfinished,
}

impl Replacement {
    pub(super) fn begin(path: &Path) -> io::Result<Self> {
        // A link stays one.
        let target = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
        let folder = target.parent().filter(|f| !f.as_os_str().is_empty());
        let mut builder = tempfile::Builder::new();
        builder.prefix(".oaq-").suffix(".tmp");
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt as _;
            // What the user's mask leaves of that, as for any new file.
            builder.permissions(fs::Permissions::from_mode(0o666));
        }
        let file = builder.tempfile_in(folder.unwrap_or(Path::new(".")));
        let file = file.map_err(|error| without_path(&error))?;
        let unfinished = Unfinished::new(file.path());
        Ok(Self {
            _unfinished: unfinished,
            file: BufWriter::with_capacity(64 * 1024, file),
            target,
        })
    }

    /// Puts the file in its place.
    pub(super) fn finish(self) -> io::Result<()> {
        let file = self
            .file
            .into_inner()
            .map_err(io::IntoInnerError::into_error)?;
        if let Ok(data) = fs::metadata(&self.target) {
            file.as_file().set_permissions(data.permissions())?;
        }
        file.as_file().sync_all()?;
        file.persist(&self.target)?;
        Ok(())
    }
}

/// An error without the name of the file that was to be, which nobody asked
/// for.
fn without_path(error: &io::Error) -> io::Error {
    let text = error.to_string();
    let end = text.rfind(" at path ").unwrap_or(text.len());
    io::Error::new(error.kind(), text[..end].to_owned())
}

impl Write for Replacement {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.file.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file.flush()
    }
}

/// The standard output, or the file that was asked for.
pub(in crate::commands) enum Output {
    Standard,
    File(PathBuf, Place),
}

/// How a file is written.
pub(in crate::commands) enum Place {
    Beside(Replacement),
    /// What is no regular file, like a pipe, cannot be replaced.
    Itself(BufWriter<File>),
}

impl Output {
    pub(in crate::commands) fn new(
        path: Option<&Path>,
        context: &Context<'_, '_>,
    ) -> Result<Self, Failure> {
        let Some(path) = path.filter(|path| !source::is_stdin(path)) else {
            return Ok(Self::Standard);
        };
        let opened = match fs::metadata(path) {
            Ok(data) if !data.is_file() => {
                File::create(path).map(BufWriter::new).map(Place::Itself)
            }
            _ => Replacement::begin(path).map(Place::Beside),
        };
        match opened {
            Ok(place) => Ok(Self::File(path.to_owned(), place)),
            Err(error) => Err(cannot_write(path, &error, context)),
        }
    }

    pub(in crate::commands) fn write(
        &mut self,
        text: &str,
        context: &mut Context<'_, '_>,
    ) -> Result<(), Failure> {
        match self {
            Self::Standard => Ok(context.io.out.write_all(text.as_bytes())?),
            Self::File(path, place) => {
                let file: &mut dyn Write = match place {
                    Place::Beside(file) => file,
                    Place::Itself(file) => file,
                };
                file.write_all(text.as_bytes())
                    .map_err(|error| cannot_write(path, &error, context))
            }
        }
    }

    /// Puts a file in its place, if all that belongs in it could be read; a
    /// file with a part of it would look like the whole.
    pub(in crate::commands) fn finish(
        self,
        exit: Exit,
        context: &mut Context<'_, '_>,
    ) -> Result<(), Failure> {
        let Self::File(path, place) = self else {
            return Ok(());
        };
        if exit == Exit::Interrupted {
            return Ok(());
        }
        if exit == Exit::Usage && matches!(place, Place::Beside(_)) {
            let args = [("path", source::name(&path).into())];
            context.error(&context.say.format("record-not-written", &args))?;
            return Ok(());
        }
        let done = match place {
            Place::Beside(file) => file.finish(),
            Place::Itself(mut file) => file.flush(),
        };
        done.map_err(|error| cannot_write(&path, &error, context))
    }
}

/// The failure to write a file, in words.
pub(in crate::commands) fn cannot_write(
    path: &Path,
    error: &io::Error,
    context: &Context<'_, '_>,
) -> Failure {
    let args = [
        ("path", source::name(path).into()),
        ("reason", error.to_string().into()),
    ];
    Failure::Usage(context.say.format("cannot-write", &args))
}
