//! The processes of a run of the program.

use std::fs;
use std::sync::atomic::{AtomicU32, Ordering};

use crate::bad::VARIABLE;

/// A name for all processes of one run.
pub(crate) fn token() -> String {
    static NUMBER: AtomicU32 = AtomicU32::new(0);
    let number = NUMBER.fetch_add(1, Ordering::Relaxed);
    format!("{}-{number}", std::process::id())
}

/// The processes of a run that are still there, zombies aside.
pub(crate) fn left(token: &str) -> Vec<String> {
    let wanted = format!("{VARIABLE}={token}");
    let processes = fs::read_dir("/proc").unwrap().filter_map(Result::ok);
    let environment = |entry: fs::DirEntry| {
        let environment = fs::read(entry.path().join("environ")).ok()?;
        let mut variables = environment.split(|&b| b == 0);
        let found = variables.any(|v| v == wanted.as_bytes());
        found.then(|| entry.file_name().to_string_lossy().into_owned())
    };
    processes.filter_map(environment).collect()
}

/// The children of a process, zombies included.
pub(crate) fn children(parent: u32) -> usize {
    let processes = fs::read_dir("/proc").unwrap().filter_map(Result::ok);
    let stats = processes.filter_map(|entry| fs::read_to_string(entry.path().join("stat")).ok());
    let is_child = |stat: &String| {
        // Behind the name in parentheses stand the state and the parent.
        let rest = stat.rsplit_once(')').map(|(_, rest)| rest);
        let of = rest.and_then(|rest| rest.split_ascii_whitespace().nth(1));
        of == Some(&parent.to_string())
    };
    stats.filter(is_child).count()
}
