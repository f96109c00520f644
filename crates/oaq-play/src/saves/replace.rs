//! Writing a file so that at any moment it is there whole: the old one or the
//! new one.

use std::ffi::{OsStr, OsString};
use std::fs::{self, File};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::process;

/// What the names of files end in that are being written.
pub(super) const UNFINISHED: &str = ".tmp";

/// Puts a file of this content in the place of what is there: it is written
/// beside it, brought to the disk and then given the name. What is no regular
/// file, like a device or a pipe, cannot be replaced and is written itself.
///
/// # Errors
///
/// What the file system reports; what was there is still there then.
pub fn replace(path: &Path, text: &str) -> io::Result<()> {
    // The file that a link leads to is meant, not the link.
    let path = &fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    if fs::metadata(path).is_ok_and(|data| !data.is_file()) {
        return fs::write(path, text);
    }
    let unfinished = beside(path)?;
    let written = write(&unfinished, path, text);
    if written.is_err() {
        let _ = fs::remove_file(&unfinished);
    }
    written
}

fn write(unfinished: &Path, path: &Path, text: &str) -> io::Result<()> {
    let mut file = File::create(unfinished)?;
    if let Ok(old) = fs::metadata(path) {
        file.set_permissions(old.permissions())?;
    }
    file.write_all(text.as_bytes())?;
    file.sync_all()?;
    drop(file);
    fs::rename(unfinished, path)?;
    sync_folder(path)
}

/// A name in the same folder that nothing else has.
fn beside(path: &Path) -> io::Result<PathBuf> {
    let name = path.file_name().ok_or(io::ErrorKind::InvalidFilename)?;
    let mut unfinished = OsString::from(".");
    unfinished.push(name);
    unfinished.push(format!(".{}{UNFINISHED}", process::id()));
    Ok(path.with_file_name(unfinished))
}

/// Removes what processes that were killed were writing to put it in the place
/// of this file. Only for whoever holds the lock of the file.
pub(super) fn clear_beside(path: &Path) {
    let path = &fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let (Some(folder), Some(name)) = (path.parent(), path.file_name().and_then(OsStr::to_str))
    else {
        return;
    };
    let folder = if folder.as_os_str().is_empty() {
        Path::new(".")
    } else {
        folder
    };
    let is_left = |found: &str| {
        let process = found.strip_prefix('.').and_then(|f| f.strip_prefix(name));
        let process = process.and_then(|f| f.strip_prefix('.')?.strip_suffix(UNFINISHED));
        process.is_some_and(|p| p.parse::<u32>().is_ok())
    };
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        if entry.file_name().to_str().is_some_and(is_left) {
            let _ = fs::remove_file(entry.path());
        }
    }
}

/// Brings the new name to the disk.
#[cfg(unix)]
fn sync_folder(path: &Path) -> io::Result<()> {
    match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => File::open(folder)?.sync_all(),
        _ => File::open(".")?.sync_all(),
    }
}

/// Elsewhere a folder cannot be opened, and its names need no help.
#[cfg(not(unix))]
fn sync_folder(_: &Path) -> io::Result<()> {
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_replaced_and_nothing_else_is_left() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.oaq");
        for text in ["one", "two"] {
            replace(&path, text).unwrap();
            assert_eq!(fs::read_to_string(&path).unwrap(), text);
        }
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
        replace(&folder.path().join("missing").join("a.oaq"), "").unwrap_err();
        replace(&folder.path().join(".."), "").unwrap_err();
    }

    #[test]
    fn what_was_being_written_is_cleared_away_and_nothing_else() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.oaq");
        let names = [".a.oaq.77.tmp", ".a.oaq.x.tmp", ".b.oaq.77.tmp", "a.oaq"];
        for name in names {
            fs::write(folder.path().join(name), "").unwrap();
        }
        clear_beside(&path);
        let left = names.map(|name| folder.path().join(name).exists());
        assert_eq!(left, [false, true, true, true]);
    }

    #[cfg(unix)]
    #[test]
    fn a_link_stays_a_link_and_what_others_may_do_stays_as_it_is() {
        use std::os::unix::fs::{PermissionsExt, symlink};
        let folder = tempfile::tempdir().unwrap();
        let (file, link) = (folder.path().join("a"), folder.path().join("b"));
        fs::write(&file, "old").unwrap();
        fs::set_permissions(&file, fs::Permissions::from_mode(0o600)).unwrap();
        symlink(&file, &link).unwrap();
        replace(&link, "new").unwrap();
        assert_eq!(fs::read_to_string(&file).unwrap(), "new");
        assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
        let mode = fs::metadata(&file).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600);
    }

    #[cfg(unix)]
    #[test]
    fn what_is_no_file_is_written_and_stays_what_it_is() {
        use std::os::unix::fs::FileTypeExt;
        let folder = tempfile::tempdir().unwrap();
        let socket = folder.path().join("a.oaq");
        let _listener = std::os::unix::net::UnixListener::bind(&socket).unwrap();
        replace(&socket, "text").unwrap_err();
        let kind = fs::metadata(&socket).unwrap().file_type();
        assert!(kind.is_socket());
        replace(folder.path(), "text").unwrap_err();
        assert!(folder.path().is_dir());
    }
}
