//! Who makes the moves.

use std::borrow::Cow;
use std::time::Duration;

use oaq_core::files::nearest;
use oaq_engine::Level;
use oaq_i18n::Messages;

use crate::effort::Effort;
use crate::{errors, text, ugi};

/// Who makes a player's moves.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Who {
    #[default]
    /// Somebody at the keyboard.
    Human,
    /// Takes the most it can get at once.
    Greedy,
    /// Any legal move, by chance.
    Random,
    /// The engine at a level. The last one, which thinks as long as it may,
    /// can be told how long that is.
    Level(Level, Option<Effort>),
    /// The engine, thinking so long for each move.
    Search(Effort),
    /// Another program: the command that starts it, which has words.
    Ugi(String),
}

/// What the name of the engine begins with.
const SEARCH: &str = "search";

/// What the name of a level begins with.
const LEVEL: &str = "level";

/// What the name of a program begins with.
const UGI: &str = "ugi";

/// How long the engine thinks where nothing is said.
const USUAL: Effort = Effort::of_time(Duration::from_secs(1));

impl Who {
    /// What kind of player it is.
    #[must_use]
    pub const fn kind(&self) -> &'static str {
        match self {
            Self::Human => "human",
            Self::Greedy => "greedy",
            Self::Random => "random",
            Self::Level(..) => LEVEL,
            Self::Search(_) => SEARCH,
            Self::Ugi(_) => UGI,
        }
    }

    /// The name, as options and commands spell it.
    #[must_use]
    pub fn name(&self) -> Cow<'static, str> {
        match self {
            Self::Level(level, None) => format!("{LEVEL}:{}", level.number()).into(),
            Self::Level(level, Some(effort)) => {
                format!("{LEVEL}:{}:{effort}", level.number()).into()
            }
            Self::Search(effort) => format!("{SEARCH}:{effort}").into(),
            Self::Ugi(command) => format!("{UGI}:{command}").into(),
            other => other.kind().into(),
        }
    }

    /// Whether it is a program of its own.
    #[must_use]
    pub const fn is_program(&self) -> bool {
        matches!(self, Self::Ugi(_))
    }

    /// What the level is called, in the language of the user, if it is one.
    #[must_use]
    pub fn level_name(&self, say: &Messages) -> Option<String> {
        match self {
            Self::Level(level, _) => Some(say.level(level.id())),
            _ => None,
        }
    }

    /// Who a file says made the moves. It is never a program: none is started
    /// because a file from somewhere says so.
    pub fn of_file(name: &str, say: &Messages) -> Option<Self> {
        let who = Self::named(name, say).ok();
        who.filter(|who| !who.is_program())
    }

    /// Who is called so, or else what is wrong with that, in words.
    ///
    /// # Errors
    ///
    /// What is wrong with the name, in words.
    pub fn named(name: &str, say: &Messages) -> Result<Self, String> {
        let (kind, rest) = match name.split_once(':') {
            Some((kind, rest)) => (kind, Some(rest)),
            None => (name, None),
        };
        let kinds = ["human", "greedy", "random", LEVEL, SEARCH, UGI];
        match (text::fold(kind).as_str(), rest) {
            ("human", None) => Ok(Self::Human),
            ("greedy", None) => Ok(Self::Greedy),
            ("random", None) => Ok(Self::Random),
            (LEVEL, level) => Self::at_level(level.unwrap_or_default(), say),
            (SEARCH, None) => Ok(Self::Search(USUAL)),
            (SEARCH, Some(typed)) => match Effort::read(typed) {
                Ok(Some(effort)) => Ok(Self::Search(effort)),
                Ok(None) => Err(errors::effort(say, name)),
                Err(part) => Err(errors::effort(say, part)),
            },
            (UGI, command) => {
                let command = command.unwrap_or_default().trim();
                match ugi::words(command) {
                    Some(_) => Ok(Self::Ugi(command.to_owned())),
                    None => Err(say.msg("ugi-no-command")),
                }
            }
            (folded, _) => {
                let shown = errors::harmless(&text::shortened(name));
                let message = say.format("unknown-player-kind", &[("name", shown.into())]);
                // What stands behind the colon need not be typed again.
                let meant = nearest(folded, kinds).map(|kind| match rest {
                    Some(effort) if kind == SEARCH && Effort::read(effort).is_ok() => {
                        format!("{kind}:{effort}")
                    }
                    Some(behind) if kind == UGI || kind == LEVEL => format!("{kind}:{behind}"),
                    _ => kind.to_owned(),
                });
                // Nor need the word in front of the name of a level.
                let level = level(name, say).map(|level| format!("{LEVEL}:{}", level.number()));
                let meant = level.or(meant);
                Err(errors::guess(say, message, meant.as_deref()))
            }
        }
    }

    /// The level that is typed behind the colon.
    fn at_level(typed: &str, say: &Messages) -> Result<Self, String> {
        let (name, effort) = match typed.split_once(':') {
            Some((name, effort)) => (name, Some(effort)),
            None => (typed, None),
        };
        let Some(level) = level(name, say) else {
            let shown = errors::harmless(&text::shortened(name));
            let message = say.format("unknown-level", &[("name", shown.into())]);
            let meant = nearest(&text::fold(name), Level::ALL.map(Level::id));
            return Err(errors::guess(say, message, meant));
        };
        match effort.map(Effort::read) {
            None => Ok(Self::Level(level, None)),
            Some(Ok(Some(effort))) if level == Level::Full => Ok(Self::Level(level, Some(effort))),
            Some(Ok(Some(_))) => Err(say.msg("level-needs-no-time")),
            Some(Ok(None)) => Err(errors::effort(say, typed)),
            Some(Err(part)) => Err(errors::effort(say, part)),
        }
    }
}

/// The level with this number or name; the names are those of the language in
/// use and those that programs read.
fn level(typed: &str, say: &Messages) -> Option<Level> {
    let folded = text::fold(typed.trim());
    if let Ok(number) = folded.parse() {
        return Level::new(number);
    }
    let mut levels = Level::ALL.into_iter();
    levels.find(|level| folded == level.id() || folded == text::fold(&say.level(level.id())))
}

#[cfg(test)]
mod tests {
    use oaq_i18n::Lang;

    use super::*;

    #[test]
    fn a_name_reads_back_and_a_slip_is_put_right() {
        let say = Messages::new(Lang::En);
        let named = |name| Who::named(name, &say);
        for name in [
            "human",
            "greedy",
            "search:500ms",
            "search:depth=8",
            "search:2s,nodes=100k",
            "random",
            "level:1",
            "level:6",
            "level:6:500ms",
        ] {
            assert_eq!(named(name).unwrap().name(), name);
            let shouted = name.to_uppercase();
            assert_eq!(Who::named(&shouted, &say).unwrap().name(), name);
        }
        assert_eq!(named("search").unwrap().name(), "search:1s");
        for (name, meant) in [
            ("greddy", "`greedy`"),
            ("serch:2s", "`search:2s`"),
            ("greedy:2s", "`greedy`"),
            ("search:soon", "soon"),
            ("search:", "search:"),
            ("uggi:oaq ugi", "`ugi:oaq ugi`"),
            ("ugi", "ugi:"),
            ("ugi: ", "ugi:"),
            ("ugi:'oaq ugi", "ugi:"),
            ("randon", "`random`"),
            ("levl:3", "`level:3`"),
            ("casual", "`level:3`"),
            ("level", "level:1"),
            ("level:7", "level:1"),
            ("level:begginer", "`beginner`"),
            ("level:2:1s", "level:6"),
            ("level:6:soon", "soon"),
        ] {
            let error = named(name).unwrap_err();
            assert!(error.contains(meant), "{name}: {error}");
        }
    }

    #[test]
    fn levels_have_numbers_and_names() {
        for (lang, name) in [
            (Lang::En, "casual"),
            (Lang::En, "Casual Player"),
            (Lang::Vi, "chơi cho vui"),
            (Lang::Vi, "choi cho vui"),
            (Lang::Pt, "jogador de fim de semana"),
            (Lang::Pt, "casual"),
            (Lang::Vi, "3"),
        ] {
            let say = Messages::new(lang);
            let who = Who::named(&format!("level:{name}"), &say).unwrap();
            assert_eq!(who, Who::Level(Level::Casual, None), "{name}");
            assert_eq!(who.name(), "level:3");
            assert_eq!(who.level_name(&say), Some(say.level("casual")));
        }
    }

    #[test]
    fn a_file_starts_no_program() {
        let say = Messages::new(Lang::En);
        assert_eq!(Who::of_file("ugi:rm -rf x", &say), None);
        assert_eq!(Who::of_file("nobody", &say), None);
        assert_eq!(Who::of_file("greedy", &say), Some(Who::Greedy));
    }

    #[test]
    fn a_command_is_kept_as_it_is_written() {
        let say = Messages::new(Lang::En);
        let who = Who::named("UGI: /Opt/Engine -x 'A b' ", &say).unwrap();
        assert_eq!(who, Who::Ugi("/Opt/Engine -x 'A b'".to_owned()));
        assert!(who.is_program());
        assert_eq!(Who::named(&who.name(), &say), Ok(who));
    }
}
