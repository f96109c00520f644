//! What a line that is being typed may become: completions, and the hint that
//! shows the rest of it.

use std::fs;
use std::path::{Path, PathBuf};

use oaq_core::{Direction, Key, Move, Position, Value};
use oaq_i18n::Lang;
use oaq_play::quiz::Level;
use oaq_play::text::fold;

use super::answers::STYLES;
use super::command::{self, Arg, Command, Kind, MOST_WORDS, Spec, TABLE, Word};
use super::config::IN_A_GAME;
use super::film::SPEEDS;
use super::games::{POSITION_WORDS, RULES_WORDS};
use super::settings::SWITCH;
use super::tally::TALLY_WORDS;
use super::travel::ENDS;
use super::{Question, Session};
use crate::Theme;

/// The most files that are shown at once.
const MOST_FILES: usize = 200;

/// What has to be known of a session to complete a line; see
/// [`Session::assistant`].
#[derive(Clone, Debug, Default)]
pub(crate) struct Assistant {
    lang: Lang,
    /// What can be played, or answered to a question.
    moves: Vec<String>,
    rules: Vec<String>,
    seats: Vec<char>,
    /// The names of all squares.
    squares: Vec<String>,
    /// What a guest understands.
    guest: Option<Vec<&'static str>>,
    home: Option<PathBuf>,
    /// How what each command takes is written.
    usages: Vec<(Command, String)>,
    /// Whether hints would disturb, since somebody listens to the screen.
    pub(crate) quiet: bool,
}

/// The rest of a line, as somebody may want to type it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Rest {
    pub(crate) shown: String,
    /// Whether the rest is what could be typed, or only tells what could.
    pub(crate) typed: bool,
}

/// The letter of a direction in a language.
const fn letter(direction: Direction, lang: Lang) -> char {
    match (direction, lang) {
        (Direction::Right, Lang::Vi) => 'P',
        (Direction::Left, Lang::Vi) => 'T',
        (Direction::Right, Lang::Pt) => 'D',
        (Direction::Left, Lang::Pt) => 'E',
        // The letters that records have.
        (Direction::Right, _) => 'R',
        (Direction::Left, _) => 'L',
    }
}

/// A move as people of a language write it.
pub(super) fn written(m: Move, lang: Lang) -> String {
    format!("{}{}", m.number(), letter(m.direction(), lang))
}

impl Session {
    /// What knows how to complete a line of this session as it is now.
    pub(crate) fn assistant(&self) -> Assistant {
        let lang = self.say.lang();
        let all = |position: &Position| {
            let moves = position.legal_moves();
            moves.iter().map(|m| written(m, lang)).collect()
        };
        let moves = match self.question {
            _ if self.guest.is_some() => {
                let position = self.guest.as_ref().and_then(|guest| guest.position());
                position.as_ref().map(all).unwrap_or_default()
            }
            Some(Question::Direction(_)) => {
                Direction::ALL.map(|d| letter(d, lang).to_string()).to_vec()
            }
            Some(Question::Offer) => (1..=self.listed.len()).map(|n| n.to_string()).collect(),
            None if self.sheet.is_over() => Vec::new(),
            None => all(self.sheet.position()),
        };
        let usage = |spec: &Spec| {
            let args = spec.args.iter().map(|arg| self.say_arg(*arg));
            (spec.command, args.collect::<Vec<_>>().join(" "))
        };
        Assistant {
            lang,
            moves,
            rules: self.variants.book.ids().map(str::to_owned).collect(),
            seats: self.seats().map(oaq_core::Player::letter).collect(),
            squares: self.square_names(),
            guest: self
                .guest
                .as_ref()
                .map(|guest| guest.words().iter().map(|word| word.name(lang)).collect()),
            home: self.home.clone(),
            usages: TABLE.iter().map(usage).collect(),
            quiet: self.look.plain,
        }
    }
}

impl Assistant {
    /// Where what is completed begins in a line, and what it may become.
    pub(crate) fn complete(&self, line: &str) -> (usize, Vec<String>) {
        let begin = line.len() - line.trim_start().len();
        let typed = &line[begin..];
        if let Some(words) = &self.guest {
            let words = words.iter().map(ToString::to_string);
            let all = self.moves.iter().cloned().chain(words);
            return (begin, beginning_with(typed, all));
        }
        // What a command takes comes before longer names that begin with its
        // own: `luật ` wants rules more than `luật chơi`.
        if let Some((spec, rest)) = command::named(typed)
            && (typed.ends_with(' ') || !rest.is_empty())
        {
            let start = line.len() - rest.len();
            let (at, found) = self.arguments(spec, rest);
            if !found.is_empty() {
                return (start + at, found);
            }
        }
        let mut found = self.names(typed);
        if !typed.contains(' ') {
            found.splice(0..0, beginning_with(typed, self.moves.iter().cloned()));
        }
        (begin, found)
    }

    /// The names that begin so: those of the language, or else of all.
    fn names(&self, typed: &str) -> Vec<String> {
        // Whatever is complete and has a space behind it wants more than a
        // longer name, unless there is one.
        let done = typed.ends_with(' ') || typed.split_whitespace().count() > MOST_WORDS;
        let folded = fold(typed);
        let begins = |name: &&'static str| {
            let name = fold(name);
            name.starts_with(&folded) && !(done && name == folded)
        };
        let of = |spec: &'static Spec, lang| spec.of(lang).iter().copied().find(begins);
        let own: Vec<String> = TABLE
            .iter()
            .filter_map(|spec| of(spec, self.lang))
            .map(str::to_owned)
            .collect();
        if !own.is_empty() || typed.is_empty() {
            return own;
        }
        let all = TABLE.iter().filter_map(|spec| spec.all().find(begins));
        all.map(str::to_owned).collect()
    }

    /// What may stand behind a command, and where it begins in the rest of the
    /// line.
    fn arguments(&self, spec: &Spec, rest: &str) -> (usize, Vec<String>) {
        let word = rest.rfind(char::is_whitespace).map_or(0, |at| at + 1);
        let before = rest[..word].split_whitespace().count();
        let last = spec.args.len().saturating_sub(1);
        let many = |arg: &Arg| arg.many || matches!(arg.kind, Kind::Rules | Kind::Effort);
        let mut at = word;
        let mut found = Vec::new();
        for (i, arg) in spec.args.iter().enumerate() {
            // What can be left out may have been.
            let here = i >= before || (i == last && many(arg));
            if arg.kind == Kind::File {
                // Its name may have spaces in it.
                at = 0;
                found.extend(self.files(rest));
            } else if here {
                found.extend(self.of_kind(arg.kind, &rest[word..], before));
            }
            if i >= before && !arg.optional {
                break;
            }
        }
        (at, found)
    }

    fn of_kind(&self, kind: Kind, typed: &str, before: usize) -> Vec<String> {
        let named = |word: &Word| word.name(self.lang);
        let words = |words: &[&str]| beginning_with(typed, words.iter().map(ToString::to_string));
        match kind {
            Kind::Command => self.names(typed),
            Kind::Move => beginning_with(typed, self.moves.iter().cloned()),
            Kind::Style => words(&STYLES.map(|(name, _)| name)),
            Kind::Rules => self.rules(typed, before),
            Kind::Player => beginning_with(typed, self.seats.iter().map(char::to_string)),
            Kind::Seating => {
                let kinds = ["human", "greedy", "random", "level:3", "search:1s", "ugi:"];
                let all = self
                    .seats
                    .iter()
                    .flat_map(|seat| kinds.map(|kind| format!("{seat}={kind}")));
                beginning_with(typed, all)
            }
            Kind::Effort => words(&["depth=8", "nodes=100k", "time=5s"]),
            Kind::Language => words(&Lang::ALL.map(Lang::code)),
            Kind::Ply => words(&ENDS.iter().map(named).collect::<Vec<_>>()),
            Kind::Setting => {
                let keys = IN_A_GAME
                    .iter()
                    .map(|setting| format!("{}=", setting.key()));
                beginning_with(typed, keys)
            }
            Kind::Theme => words(&Theme::ALL.map(|theme| theme.name(self.lang))),
            Kind::Tally => words(&["3", "5", named(&TALLY_WORDS[0])]),
            Kind::RulesWord => words(&RULES_WORDS.iter().map(named).collect::<Vec<_>>()),
            Kind::PositionWord => words(&POSITION_WORDS.iter().map(named).collect::<Vec<_>>()),
            Kind::Switch => words(&SWITCH.iter().map(named).collect::<Vec<_>>()),
            Kind::Square => beginning_with(typed, self.squares.iter().cloned()),
            Kind::Speed => words(&SPEEDS.iter().map(named).collect::<Vec<_>>()),
            Kind::Level => words(&Level::ALL.map(Level::word)),
            Kind::File | Kind::Position | Kind::Names | Kind::Number | Kind::Count => Vec::new(),
        }
    }

    /// Ids of rules at first, then keys with their values.
    fn rules(&self, typed: &str, before: usize) -> Vec<String> {
        let Some((name, _)) = typed.split_once('=') else {
            let ids = self.rules.iter().filter(|_| before == 0).cloned();
            let mut found = beginning_with(typed, ids);
            if found.is_empty() || before > 0 {
                let keys = Key::ALL.iter().map(|key| format!("{key}="));
                found.extend(beginning_with(typed, keys));
            }
            return found;
        };
        let Some(key) = Key::ALL.iter().find(|key| key.name() == fold(name)) else {
            return Vec::new();
        };
        let values: Vec<String> = match key.kind() {
            oaq_core::Kind::Word(words) => words.iter().map(ToString::to_string).collect(),
            oaq_core::Kind::Flag => ["true", "false"].map(str::to_owned).to_vec(),
            oaq_core::Kind::Integer(min, max) => {
                [min, max].map(|n| Value::Integer(n).to_string()).to_vec()
            }
        };
        beginning_with(
            typed,
            values.into_iter().map(|value| format!("{key}={value}")),
        )
    }

    /// The files with games, and the folders, that begin so.
    fn files(&self, typed: &str) -> Vec<String> {
        let (folder, _) = typed.split_at(typed.rfind('/').map_or(0, |at| at + 1));
        let path = match (folder.strip_prefix("~/"), &self.home) {
            (Some(rest), Some(home)) => home.join(rest),
            _ if folder.is_empty() => PathBuf::from("."),
            _ => PathBuf::from(folder),
        };
        let mut names: Vec<String> = fs::read_dir(path)
            .into_iter()
            .flatten()
            .flatten()
            .filter_map(|entry| {
                let name = entry.file_name().into_string().ok()?;
                let shown = !name.starts_with('.');
                if entry.path().is_dir() {
                    return shown.then(|| format!("{folder}{name}/"));
                }
                let game = Path::new(&name).extension().is_some_and(|e| e == "oaq");
                (shown && game).then(|| format!("{folder}{name}"))
            })
            .filter(|name| name.starts_with(typed))
            .take(MOST_FILES)
            .collect();
        names.sort();
        names
    }

    /// What could follow a line: the rest of a name, or what its command takes.
    pub(crate) fn hint(&self, line: &str) -> Option<Rest> {
        let typed = line.trim_start();
        if self.quiet || typed.is_empty() || self.guest.is_some() {
            return None;
        }
        let told = |shown: String| {
            (!shown.is_empty()).then_some(Rest {
                shown,
                typed: false,
            })
        };
        if let Ok(number) = typed.trim_end().parse::<u8>() {
            let moves = self.moves.iter();
            let ways: Vec<&str> = moves
                .filter_map(|m| m.strip_prefix(&number.to_string()))
                .filter(|way| !way.is_empty())
                .collect();
            return told(ways.join("/")).filter(|_| !ways.is_empty());
        }
        if let Some((spec, rest)) = command::named(typed) {
            if !rest.is_empty() {
                return None;
            }
            let args = self.usages.iter().find(|(of, _)| *of == spec.command);
            let args = args.map_or("", |(_, args)| args);
            let space = if typed.ends_with(' ') || args.is_empty() {
                ""
            } else {
                " "
            };
            return told(format!("{space}{args}"));
        }
        let first = self.names(typed).into_iter().next()?;
        let rest: String = first.chars().skip(typed.chars().count()).collect();
        (!rest.is_empty()).then_some(Rest {
            shown: rest,
            typed: true,
        })
    }
}

/// Those that begin with what was typed, without regard to case and
/// diacritics.
fn beginning_with(typed: &str, words: impl IntoIterator<Item = String>) -> Vec<String> {
    let typed = fold(typed);
    let words = words.into_iter();
    words
        .filter(|word| fold(word).starts_with(&typed))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::super::{Session, SessionOptions};
    use super::*;
    use crate::Environment;

    fn assistant(lang: Lang) -> Assistant {
        let options = SessionOptions {
            lang,
            ..SessionOptions::default()
        };
        let session = Session::new(&options, &Environment::default()).unwrap().0;
        session.assistant()
    }

    fn completed(lang: Lang, line: &str) -> Vec<String> {
        let (at, found) = assistant(lang).complete(line);
        found
            .iter()
            .map(|end| format!("{}{end}", &line[..at]))
            .collect()
    }

    #[test]
    fn commands_are_completed_in_the_language_and_without_diacritics() {
        assert_eq!(completed(Lang::En, "und"), ["undo"]);
        assert_eq!(completed(Lang::Vi, "rut"), ["rút lại nước"]);
        assert_eq!(
            completed(Lang::Vi, "nước "),
            ["nước đi", "nước cuối", "nước hay"]
        );
        assert_eq!(completed(Lang::Pt, "HIST"), ["histórico"]);
        assert_eq!(completed(Lang::Pt, "  desf"), ["  desfazer"]);
        assert_eq!(completed(Lang::Vi, "undo"), ["undo"], "of another language");
        assert!(completed(Lang::En, "").contains(&"3R".to_owned()));
        assert!(completed(Lang::En, "").contains(&"moves".to_owned()));
        assert!(completed(Lang::En, "xyzzy").is_empty());
    }

    #[test]
    fn moves_are_written_as_the_language_does() {
        assert_eq!(completed(Lang::En, "3"), ["3R", "3L"]);
        assert_eq!(completed(Lang::Vi, "3"), ["3P", "3T"]);
        assert_eq!(
            completed(Lang::Pt, "explicar 3"),
            ["explicar 3D", "explicar 3E"]
        );
    }

    #[test]
    fn what_stands_behind_a_command_is_completed_by_its_kind() {
        assert_eq!(completed(Lang::En, "board a"), ["board ascii"]);
        assert_eq!(
            completed(Lang::En, "new quan"),
            ["new quan-5", "new quan-non"]
        );
        assert_eq!(
            completed(Lang::En, "new standard end=q"),
            [
                "new standard end=quan-squares-empty",
                "new standard end=quan-pieces-captured"
            ]
        );
        assert!(
            completed(Lang::En, "new standard quan-v").contains(&"new standard quan-value=".into())
        );
        assert_eq!(
            completed(Lang::En, "help res"),
            ["help resign", "help resume"]
        );
        assert_eq!(completed(Lang::En, "players B=h"), ["players B=human"]);
        assert_eq!(
            completed(Lang::En, "players B=human A=g"),
            ["players B=human A=greedy"]
        );
        assert_eq!(completed(Lang::Vi, "tiếng p"), ["tiếng pt"]);
        assert_eq!(completed(Lang::En, "undo x"), [""; 0]);
        assert!(completed(Lang::Vi, "luat ").contains(&"luat danh sách".into()));
        assert!(completed(Lang::Vi, "đi ").contains(&"đi 3P".into()));
        assert_eq!(completed(Lang::Vi, "đi t"), ["đi tiếp"]);
    }

    #[test]
    fn files_are_completed_in_their_folder() {
        let folder = tempfile::tempdir().unwrap();
        for name in ["one.oaq", "other.txt", "outer game.oaq"] {
            fs::write(folder.path().join(name), "").unwrap();
        }
        fs::create_dir(folder.path().join("old")).unwrap();
        let shown = folder.path().display().to_string();
        let begun = format!("load {shown}/o");
        let ends = ["old/", "one.oaq", "outer game.oaq"];
        let expected = ends.map(|end| format!("load {shown}/{end}"));
        assert_eq!(completed(Lang::En, &begun), expected);
        let begun = format!("load {shown}/outer g");
        assert_eq!(completed(Lang::En, &begun), [expected[2].clone()]);
    }

    #[test]
    fn hints_show_the_rest_or_what_may_follow() {
        let hint = |lang, line: &str| {
            assistant(lang)
                .hint(line)
                .map(|rest| (rest.shown, rest.typed))
        };
        assert_eq!(hint(Lang::En, "und"), Some(("o".into(), true)));
        assert_eq!(hint(Lang::Vi, "rut"), Some((" lại nước".into(), true)));
        assert_eq!(hint(Lang::En, "new"), Some((" [RULES]".into(), false)));
        assert_eq!(
            hint(Lang::En, "load "),
            Some(("FILE [NUMBER]".into(), false))
        );
        assert_eq!(hint(Lang::Pt, "3"), Some(("D/E".into(), false)));
        for line in ["", "undo", "3R", "new standard", "xyzzy"] {
            assert_eq!(hint(Lang::En, line), None, "{line}");
        }
    }
}
