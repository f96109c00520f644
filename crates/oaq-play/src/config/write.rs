//! The file as the program writes it when it is asked to.

use std::fmt::Write as _;

use oaq_i18n::Messages;

use super::setting::Setting;
use crate::text;

/// How wide the comments are.
const WIDTH: usize = 76;

/// What a setting can be, in words.
#[must_use]
pub fn expected(setting: Setting, say: &Messages) -> String {
    super::fault::expected(setting, say)
}

/// A file with every setting, each explained in the language of the messages
/// and turned into a comment, so that it changes nothing before somebody takes
/// a `#` away.
///
/// ```
/// use oaq_i18n::{Lang, Messages};
/// let file = oaq_play::config::commented(&Messages::new(Lang::En));
/// assert!(file.contains("\n# style = \"unicode\"\n"));
/// assert!(file.lines().all(|line| line.is_empty() || line.starts_with(['#', '['])));
/// ```
#[must_use]
pub fn commented(say: &Messages) -> String {
    let mut file = comment(&say.msg("config-head"));
    let mut table = "";
    for setting in Setting::ALL {
        let (found, key) = setting
            .key()
            .rsplit_once('.')
            .unwrap_or(("", setting.key()));
        if found != table {
            table = found;
            let _ = write!(file, "\n[{table}]\n");
        }
        file.push('\n');
        file += &comment(&explained(setting, say));
        let _ = writeln!(file, "# {key} = {}", setting.default_value().toml());
    }
    file += "\n[keys]\n\n";
    file += &comment(&say.msg("config-keys-head"));
    file += "# undo = [\"u\", \"backspace\"]\n";
    file
}

/// What a setting does and can be.
fn explained(setting: Setting, say: &Messages) -> String {
    let args = [
        ("what", setting.help(say).into()),
        ("expected", expected(setting, say).into()),
    ];
    say.format("config-explained", &args)
}

fn comment(message: &str) -> String {
    let wrapped = message.lines().map(|line| text::prose(line, Some(WIDTH)));
    let lines: Vec<String> = wrapped
        .flat_map(|text| text.lines().map(|l| format!("# {l}")).collect::<Vec<_>>())
        .map(|line| line.trim_end().to_owned() + "\n")
        .collect();
    lines.concat()
}
