//! Running the program with pipes, for several of the tests.

use std::io::Write as _;
use std::process::{Command, Output, Stdio};
use std::thread;

/// The program, untouched by what the user has set.
pub(crate) fn oaq(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_oaq"));
    command
        .args(args)
        .env("XDG_CONFIG_HOME", "/nonexistent")
        .env("LC_ALL", "C")
        .env_remove("OAQ_LANG")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    command
}

/// Runs a command with this input.
pub(crate) fn feed(mut command: Command, input: &[u8]) -> Output {
    let mut child = command.spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_vec();
    // The program may stop reading before the end.
    let writer = thread::spawn(move || drop(stdin.write_all(&input)));
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    output
}
