//! The program `oaq`.

use std::process::{self, ExitCode};

use oaq_cli::{Environment, Exit, Io};

fn main() -> ExitCode {
    // Without a handler Ctrl-C ends the process too, by the signal; with it the
    // exit code is the promised one. Finished lines have been written, and a
    // command that has something to finish does so.
    let _ = ctrlc::set_handler(|| {
        if !oaq_cli::interrupt() {
            process::exit(Exit::Interrupted.code().into());
        }
    });
    let mut io = Io::of_process();
    let exit = oaq_cli::run(std::env::args_os(), &Environment::of_process(), &mut io);
    ExitCode::from(exit.code())
}
