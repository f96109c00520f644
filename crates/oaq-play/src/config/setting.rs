//! The table of all settings.

use oaq_i18n::{Lang, Messages};

use super::value::{Kind, Value};

/// A thing that the user can set once for all.
///
/// Each has one row in a table, which drives the configuration file, the
/// options of the command line, the variables of the environment, what
/// `oaq config` shows and writes, and docs/config.md.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Setting {
    /// The language of all texts.
    Language,
    /// The rules that are played where nothing else is said.
    Rules,
    /// How boards are drawn.
    Style,
    /// Which characters boards are drawn with.
    Glyphs,
    /// Whether boards are told in plain lines instead of drawn.
    Plain,
    /// Whether there is colour.
    Colour,
    /// The colours of drawn boards in a terminal.
    Theme,
    /// How fast a sowing is shown step by step.
    Animate,
    /// Whether a game on a terminal is saved after every move.
    Autosave,
    /// The folder where games are saved by themselves.
    Saves,
    /// How large the table of a search is, in mebibytes.
    Hash,
    /// How many threads search.
    Threads,
    /// How strong the computer plays where nothing else is said.
    Level,
    /// Who plays A.
    PlayerA,
    /// Who plays B.
    PlayerB,
    /// Who plays C.
    PlayerC,
    /// Who plays D.
    PlayerD,
    /// What the players are called.
    Names,
    /// The theme of the full-screen front end.
    TuiTheme,
    /// Its characters.
    TuiGlyphs,
    /// How fast it shows a sowing.
    TuiSpeed,
    /// Whether it obeys the mouse.
    TuiMouse,
}

/// What the table says of a setting.
struct Row {
    setting: Setting,
    key: &'static str,
    kind: Kind,
    default: &'static str,
    flag: &'static str,
    help: &'static str,
}

/// How fast something moves.
const SPEEDS: &[&str] = &["off", "slow", "normal", "fast", "very-fast"];

const TUI_THEMES: &[&str] = &["ansi", "light", "dark", "high-contrast", "mono", "lacquer"];

/// What stands for a value that the program finds by itself.
pub(super) const AUTO: &str = "auto";

macro_rules! rows {
    ($($setting:ident: $key:literal, $kind:expr, $default:expr, $flag:literal, $help:literal;)*) => {
        const ROWS: &[Row] = &[$(Row {
            setting: Setting::$setting,
            key: $key,
            kind: $kind,
            default: $default,
            flag: $flag,
            help: $help,
        }),*];
    };
}

// The setting, its key in the file, what it can be, the default, the option of
// the command line, and the id of the message that says what it does.
rows! {
    Language: "language", Kind::Language, AUTO, "lang", "arg-lang";
    Rules: "rules", Kind::Text, "standard", "rules", "arg-rules";
    Style: "style", Kind::Word(&["unicode", "ascii", "compact", "large"]), "unicode", "style", "arg-style";
    Glyphs: "glyphs", Kind::Word(&["unicode", "ascii"]), "unicode", "glyphs", "setting-glyphs";
    Plain: "plain", Kind::Switch, "false", "plain", "arg-plain";
    Colour: "colour", Kind::WordOrAuto(&["always", "never"]), AUTO, "colour", "setting-colour";
    Theme: "theme", Kind::Word(&["none", "soft", "bright", "paper"]), "soft", "theme", "setting-theme";
    Animate: "animate", Kind::Word(SPEEDS), "off", "animate", "setting-animate";
    Autosave: "autosave", Kind::Switch, "true", "no-autosave", "setting-autosave";
    Saves: "saves", Kind::TextOrAuto, AUTO, "saves", "setting-saves";
    Hash: "hash", Kind::NumberOrAuto(0, 32 * 1024), AUTO, "hash", "setting-hash";
    Threads: "threads", Kind::NumberOrAuto(1, 1024), AUTO, "threads", "setting-threads";
    Level: "level", Kind::Number(1, 6), "2", "level", "setting-level";
    PlayerA: "players.a", Kind::Text, "human", "a", "arg-who";
    PlayerB: "players.b", Kind::Text, "human", "b", "arg-who";
    PlayerC: "players.c", Kind::Text, "human", "c", "arg-who";
    PlayerD: "players.d", Kind::Text, "human", "d", "arg-who";
    Names: "players.names", Kind::Text, "", "names", "arg-names";
    TuiTheme: "tui.theme", Kind::WordOrAuto(TUI_THEMES), AUTO, "theme", "setting-tui-theme";
    TuiGlyphs: "tui.glyphs", Kind::WordOrAuto(&["unicode", "ascii"]), AUTO, "glyphs", "setting-tui-glyphs";
    TuiSpeed: "tui.speed", Kind::Word(SPEEDS), "normal", "speed", "setting-tui-speed";
    TuiMouse: "tui.mouse", Kind::Switch, "true", "no-mouse", "setting-tui-mouse";
}

impl Setting {
    /// All settings, in the order of the file: those outside the tables first.
    pub const ALL: [Self; ROWS.len()] = {
        let mut all = [Self::Language; ROWS.len()];
        let mut i = 0;
        while i < ROWS.len() {
            // The rows stand in the order of the enum.
            assert!(ROWS[i].setting as usize == i);
            all[i] = ROWS[i].setting;
            i += 1;
        }
        all
    };

    const fn row(self) -> &'static Row {
        &ROWS[self as usize]
    }

    /// The key in the file, with its table in front: `tui.theme`.
    #[must_use]
    pub const fn key(self) -> &'static str {
        self.row().key
    }

    /// What it can be.
    #[must_use]
    pub const fn kind(self) -> Kind {
        self.row().kind
    }

    /// What it is where nothing is said.
    #[must_use]
    pub fn default_value(self) -> Value {
        match self.read(self.row().default) {
            Some(value) => value,
            None => unreachable!("the defaults of the table fit, a test says"),
        }
    }

    /// The option of the command line, without its dashes. For a switch that
    /// is usually on it is the one that turns it off: `no-autosave`.
    #[must_use]
    pub const fn flag(self) -> &'static str {
        self.row().flag
    }

    /// The variable of the environment: `OAQ_TUI_THEME` for `tui.theme`,
    /// `OAQ_LANG` for the language.
    ///
    /// ```
    /// use oaq_play::config::Setting;
    /// assert_eq!(Setting::TuiTheme.variable(), "OAQ_TUI_THEME");
    /// assert_eq!(Setting::Language.variable(), "OAQ_LANG");
    /// ```
    #[must_use]
    pub fn variable(self) -> String {
        match self {
            Self::Language => "OAQ_LANG".into(),
            other => format!(
                "OAQ_{}",
                other.key().to_ascii_uppercase().replace(['.', '-'], "_")
            ),
        }
    }

    /// What it does, in words.
    #[must_use]
    pub fn help(self, say: &Messages) -> String {
        let player = match self {
            Self::PlayerA => "A",
            Self::PlayerB => "B",
            Self::PlayerC => "C",
            Self::PlayerD => "D",
            Self::Language => {
                return say.format(self.row().help, &[("codes", say.languages().into())]);
            }
            _ => return say.msg(self.row().help),
        };
        say.format(self.row().help, &[("player", player.into())])
    }

    /// The setting of this key, with its table in front.
    #[must_use]
    pub fn of_key(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|setting| setting.key() == key)
    }

    /// What was typed for it, in a variable or behind an option; `None` where
    /// that does not fit.
    ///
    /// ```
    /// use oaq_play::config::{Setting, Value};
    /// assert_eq!(Setting::Hash.read("64"), Some(Value::Number(64)));
    /// assert_eq!(Setting::Plain.read("yes"), Some(Value::Switch(true)));
    /// assert_eq!(Setting::Style.read("Large"), Some(Value::Text("large".into())));
    /// assert_eq!(Setting::Threads.read("0"), None);
    /// ```
    #[must_use]
    pub fn read(self, typed: &str) -> Option<Value> {
        let typed = typed.trim();
        let word = |words: &[&str]| {
            let found = words.iter().find(|word| word.eq_ignore_ascii_case(typed));
            found.map(|word| Value::Text((*word).to_owned()))
        };
        if self.kind().can_be_auto() && typed.eq_ignore_ascii_case(AUTO) {
            return Some(Value::Auto);
        }
        match self.kind() {
            Kind::Language => {
                let lang = typed.parse::<Lang>().ok()?;
                Some(Value::Text(lang.code().to_owned()))
            }
            Kind::Word(words) | Kind::WordOrAuto(words) => word(words),
            Kind::Switch => match typed.to_ascii_lowercase().as_str() {
                "true" | "yes" | "on" | "1" => Some(Value::Switch(true)),
                "false" | "no" | "off" | "0" => Some(Value::Switch(false)),
                _ => None,
            },
            Kind::Number(least, most) | Kind::NumberOrAuto(least, most) => {
                let number = typed.parse().ok()?;
                (least..=most)
                    .contains(&number)
                    .then_some(Value::Number(number))
            }
            Kind::Text | Kind::TextOrAuto => {
                let sound = !typed.contains(char::is_control);
                sound.then(|| Value::Text(typed.to_owned()))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn the_defaults_of_the_table_fit_and_no_key_or_variable_is_there_twice() {
        let (mut keys, mut variables) = (BTreeSet::new(), BTreeSet::new());
        for setting in Setting::ALL {
            assert_eq!(setting.row().setting, setting);
            let default = setting.default_value();
            assert_eq!(
                setting.read(&default.to_string()),
                Some(default),
                "{setting:?}"
            );
            assert!(keys.insert(setting.key()), "{setting:?}");
            assert!(variables.insert(setting.variable()), "{setting:?}");
            assert_eq!(Setting::of_key(setting.key()), Some(setting));
        }
        assert_eq!(Setting::of_key("players"), None);
    }

    #[test]
    fn what_does_not_fit_is_refused() {
        for (setting, typed) in [
            (Setting::Language, "klingon"),
            (Setting::Style, "fancy"),
            (Setting::Plain, "maybe"),
            (Setting::Hash, "-1"),
            (Setting::Hash, "32769"),
            (Setting::Hash, "64M"),
            (Setting::Level, "auto"),
            (Setting::Names, "Tí\u{1b}[31m"),
        ] {
            assert_eq!(setting.read(typed), None, "{setting:?}: {typed}");
        }
    }

    #[test]
    fn tables_come_one_after_the_other() {
        let mut seen = Vec::new();
        for setting in Setting::ALL {
            let table = setting
                .key()
                .rsplit_once('.')
                .map_or("", |(table, _)| table);
            if seen.last() != Some(&table) {
                assert!(!seen.contains(&table), "{table} is torn apart");
                seen.push(table);
            }
        }
        assert_eq!(seen, ["", "players", "tui"]);
    }
}
