//! What a program may know about its surroundings.

use std::collections::BTreeMap;
use std::path::PathBuf;

use etcetera::BaseStrategy;

use crate::saves::clock;

/// What a program may know about its surroundings. A test makes one that is
/// the same everywhere: the default, in which nothing is set.
#[derive(Clone, Debug, Default)]
pub struct Environment {
    /// The variables whose names begin with `OAQ_`.
    pub variables: BTreeMap<String, String>,
    /// The configuration file, which may not exist.
    pub config: Option<PathBuf>,
    /// The system's locales, the preferred one first.
    pub locales: Vec<String>,
    /// The folder of the user's rule files, which may not exist.
    pub rules: Option<PathBuf>,
    /// The folder where games are saved by themselves, which may not exist.
    pub saves: Option<PathBuf>,
    /// The file where the lines that were typed are remembered from one game to
    /// the next, which may not exist.
    pub history: Option<PathBuf>,
    /// The command that opens a file in the user's editor.
    pub editor: Option<String>,
    /// The user's home directory, for which `~` stands in the names of files.
    pub home: Option<PathBuf>,
    /// Tells today's date as records write it: `2026.02.17`. Without it games
    /// have none.
    pub today: Option<fn() -> String>,
}

/// The variable that names the configuration file.
const CONFIG_VARIABLE: &str = "OAQ_CONFIG";

impl Environment {
    /// The surroundings of this process.
    #[must_use]
    pub fn of_process() -> Self {
        let base = etcetera::choose_base_strategy().ok();
        // Some systems have no directory for what a program remembers.
        let state = |base: &dyn BaseStrategy| base.state_dir().unwrap_or_else(|| base.data_dir());
        let mut variables: BTreeMap<String, String> = std::env::vars_os()
            .filter_map(|(name, value)| Some((name.into_string().ok()?, value)))
            .filter(|(name, _)| name.starts_with("OAQ_"))
            // What is no text names nothing, and is shown as that.
            .map(|(name, value)| (name, value.to_string_lossy().into_owned()))
            .collect();
        let config = std::env::var_os(CONFIG_VARIABLE)
            .filter(|path| !path.is_empty())
            .map(PathBuf::from);
        variables.remove(CONFIG_VARIABLE);
        let own = |base: &dyn BaseStrategy| base.config_dir().join("oaq");
        Self {
            variables,
            config: config.or_else(|| Some(own(base.as_ref()?).join("config.toml"))),
            locales: oaq_i18n::system_locales(),
            rules: base.as_ref().map(|base| own(base).join("rules")),
            saves: base
                .as_ref()
                .map(|base| state(base).join("oaq").join("games")),
            history: base
                .as_ref()
                .map(|base| state(base).join("oaq").join("history")),
            editor: ["VISUAL", "EDITOR"]
                .iter()
                .filter_map(|name| std::env::var(name).ok())
                .find(|editor| !editor.trim().is_empty()),
            home: base.as_ref().map(|base| base.home_dir().to_owned()),
            today: Some(clock::today),
        }
    }
}
