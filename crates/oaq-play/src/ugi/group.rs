//! A program and all that it has started, which are ended together.

use std::process::{Child, Command};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// The programs that are running, by their number.
static RUNNING: Mutex<Vec<u32>> = Mutex::new(Vec::new());

fn running() -> MutexGuard<'static, Vec<u32>> {
    RUNNING.lock().unwrap_or_else(PoisonError::into_inner)
}

pub(super) fn register(child: &Child) {
    running().push(child.id());
}

pub(super) fn forget(child: &Child) {
    running().retain(|&id| id != child.id());
}

/// Ends every engine that is running, and all that it has started, at once:
/// for a program that is about to end without dropping what it holds.
pub fn kill_all() {
    for id in running().drain(..) {
        system::kill_group(id);
    }
}

/// Lets a program, and what it starts, be a group of its own. That also keeps
/// Ctrl-C on the terminal from it, which is for whoever runs it to hear.
pub(super) fn own(command: &mut Command) {
    system::own(command);
}

/// Whether a program has ended. It stays known to the system until it is
/// waited for.
pub(super) fn has_ended(child: &mut Child) -> bool {
    system::has_ended(child)
}

/// Ends a program that nobody has waited for, and all that it has started.
pub(super) fn kill(child: &mut Child) {
    system::kill_group(child.id());
    // If it has ended that is no news.
    let _ = child.kill();
}

#[cfg(unix)]
mod system {
    use std::os::unix::process::CommandExt as _;
    use std::process::{Child, Command};

    use rustix::process::{Pid, Signal, WaitId, WaitIdOptions, kill_process_group, waitid};

    fn pid(id: u32) -> Option<Pid> {
        i32::try_from(id).ok().and_then(Pid::from_raw)
    }

    pub(super) fn own(command: &mut Command) {
        command.process_group(0);
    }

    /// Does not wait for the program: its number stays taken, so that nobody
    /// else's group is killed.
    pub(super) fn has_ended(child: &mut Child) -> bool {
        let Some(pid) = pid(child.id()) else {
            return true;
        };
        let options = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
        !matches!(waitid(WaitId::Pid(pid), options), Ok(None))
    }

    pub(super) fn kill_group(id: u32) {
        if let Some(pid) = pid(id) {
            let _ = kill_process_group(pid, Signal::KILL);
        }
    }
}

#[cfg(not(unix))]
mod system {
    use std::process::{Child, Command};

    pub(super) fn own(_: &mut Command) {}

    pub(super) fn has_ended(child: &mut Child) -> bool {
        !matches!(child.try_wait(), Ok(None))
    }

    /// There are no groups here: what a program has started ends with its
    /// pipes.
    pub(super) fn kill_group(_: u32) {}
}
