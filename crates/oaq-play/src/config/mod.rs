//! What the user has set once for all: in a file, in variables of the
//! environment, and with options of the command line.
//!
//! The file is TOML, `oaq/config.toml` in the user's configuration directory,
//! or whatever the variable `OAQ_CONFIG` names; it is read, and never written
//! unless somebody asks for it. One table, [`Setting`], says what can be set.
//! What is wrong is a [`Warning`] with its place, and is passed over.

mod fault;
mod file;
mod setting;
mod settings;
#[cfg(test)]
mod tests;
mod value;
mod write;

use crate::Environment;

pub use fault::{Fault, Origin, Warning};
pub use file::{Binding, Config};
pub use setting::Setting;
pub use settings::Settings;
pub use value::{Kind, Value};
pub use write::{commented, expected};

/// What the configuration file and the variables of the environment say, and
/// what is wrong with them. The players have not been looked at; see
/// [`Settings::check_players`].
#[must_use]
pub fn load(environment: &Environment) -> (Settings, Vec<Warning>) {
    let (config, mut warnings) = match &environment.config {
        Some(path) => Config::read(path),
        None => (Config::default(), Vec::new()),
    };
    let (settings, of_variables) = Settings::new(config, &environment.variables);
    warnings.extend(of_variables);
    (settings, warnings)
}
