//! `oaq completions`: what teaches a shell to complete the command line.

use clap_complete::{Shell, generate};

use crate::context::Context;
use crate::exit::{Exit, Run};
use crate::help;

pub(super) fn run(shell: Shell, context: &mut Context<'_, '_>) -> Run {
    let mut command = help::command(&context.say, None);
    // The generator takes it for granted that what it writes arrives.
    let mut script = Vec::new();
    generate(shell, &mut command, "oaq", &mut script);
    context.io.out.write_all(&script)?;
    Ok(Exit::Success)
}
