//! The words that can be typed in a game besides moves.
//!
//! Each command has its names in all three languages, and all are always
//! understood, without regard to case and diacritics.

use oaq_core::files::nearest;
use oaq_i18n::Lang;

use crate::text::fold;

/// What a word tells the game to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Command {
    Help,
    Moves,
    Board,
    Explain,
    Hint,
    Eval,
    Best,
    Go,
    Threat,
    Undo,
    Redo,
    History,
    Position,
    Rules,
    New,
    Resign,
    Draw,
    Players,
    Names,
    Save,
    Load,
    Saved,
    Resume,
    Language,
    Quit,
}

impl Command {
    /// Whether something may stand behind its name.
    pub(super) const fn takes_something(self) -> bool {
        matches!(
            self,
            Self::Board
                | Self::Explain
                | Self::Hint
                | Self::Eval
                | Self::Best
                | Self::Go
                | Self::Position
                | Self::New
                | Self::Resign
                | Self::Players
                | Self::Names
                | Self::Save
                | Self::Load
                | Self::Resume
                | Self::Language
        )
    }

    /// Whether it ends a game, so that it has to be typed in full.
    const fn ends_a_game(self) -> bool {
        matches!(self, Self::New | Self::Resign | Self::Draw | Self::Quit)
    }
}

/// The names of a command. The first of each language is the one that help
/// shows.
struct Names {
    command: Command,
    /// The id of the message that says what it does.
    id: &'static str,
    vi: &'static [&'static str],
    en: &'static [&'static str],
    pt: &'static [&'static str],
}

const COMMANDS: &[Names] = &[
    Names {
        command: Command::Help,
        id: "help-help",
        vi: &["giúp", "trợ giúp"],
        en: &["help", "?", "h"],
        pt: &["ajuda"],
    },
    Names {
        command: Command::Moves,
        id: "help-moves",
        vi: &["nước", "nước đi", "các nước"],
        en: &["moves"],
        pt: &["lances"],
    },
    Names {
        command: Command::Board,
        id: "help-board",
        vi: &["bàn", "bàn chơi"],
        en: &["board"],
        pt: &["tabuleiro"],
    },
    Names {
        command: Command::Explain,
        id: "help-explain",
        vi: &["kể", "giải thích"],
        en: &["explain"],
        pt: &["explicar", "explique"],
    },
    Names {
        command: Command::Hint,
        id: "help-hint",
        vi: &["gợi ý", "mách nước"],
        en: &["hint"],
        pt: &["dica"],
    },
    Names {
        command: Command::Best,
        id: "help-best",
        vi: &["nước hay", "nước tốt"],
        en: &["best"],
        pt: &["melhores", "melhor"],
    },
    Names {
        command: Command::Eval,
        id: "help-eval",
        vi: &["đánh giá"],
        en: &["eval", "evaluate"],
        pt: &["avaliar"],
    },
    Names {
        command: Command::Threat,
        id: "help-threat",
        vi: &["đe dọa", "dọa"],
        en: &["threat", "threats"],
        pt: &["ameaça", "ameaças"],
    },
    Names {
        command: Command::Go,
        id: "help-go",
        vi: &["máy đi"],
        en: &["go"],
        pt: &["jogue", "computador"],
    },
    Names {
        command: Command::Undo,
        id: "help-undo",
        vi: &["rút lại nước", "rút lại", "đi lại", "hoàn tác"],
        en: &["undo", "u"],
        pt: &["desfazer"],
    },
    Names {
        command: Command::Redo,
        id: "help-redo",
        vi: &["đi tiếp"],
        en: &["redo"],
        pt: &["refazer"],
    },
    Names {
        command: Command::History,
        id: "help-history",
        vi: &["biên bản", "lịch sử"],
        en: &["history"],
        pt: &["histórico"],
    },
    Names {
        command: Command::Position,
        id: "help-position",
        vi: &["thế cờ", "thế"],
        en: &["position"],
        pt: &["posição"],
    },
    Names {
        command: Command::Rules,
        id: "help-rules",
        vi: &["luật", "luật chơi"],
        en: &["rules"],
        pt: &["regras"],
    },
    Names {
        command: Command::New,
        id: "help-new",
        vi: &["ván mới", "mới"],
        en: &["new", "new game"],
        pt: &["nova", "nova partida", "novo", "novo jogo"],
    },
    Names {
        command: Command::Resign,
        id: "help-resign",
        vi: &["xin thua", "chịu thua", "đầu hàng"],
        en: &["resign"],
        pt: &["desistir"],
    },
    Names {
        command: Command::Draw,
        id: "help-draw",
        vi: &["xin hòa", "hòa"],
        en: &["draw"],
        pt: &["empatar", "empate"],
    },
    Names {
        command: Command::Players,
        id: "help-players",
        vi: &["người chơi"],
        en: &["players"],
        pt: &["jogadores"],
    },
    Names {
        command: Command::Names,
        id: "help-names",
        vi: &["tên"],
        en: &["names", "name"],
        pt: &["nomes", "nome"],
    },
    Names {
        command: Command::Save,
        id: "help-save",
        vi: &["lưu"],
        en: &["save"],
        pt: &["salvar", "gravar"],
    },
    Names {
        command: Command::Load,
        id: "help-load",
        vi: &["mở"],
        en: &["load", "open"],
        pt: &["carregar", "abrir"],
    },
    Names {
        command: Command::Saved,
        id: "help-saved",
        vi: &["đã lưu"],
        en: &["saved"],
        pt: &["salvas", "guardadas"],
    },
    Names {
        command: Command::Resume,
        id: "help-resume",
        vi: &["chơi tiếp"],
        en: &["resume"],
        pt: &["retomar", "continuar"],
    },
    Names {
        command: Command::Language,
        id: "help-language",
        vi: &["tiếng", "ngôn ngữ"],
        en: &["language", "lang"],
        pt: &["língua", "idioma"],
    },
    Names {
        command: Command::Quit,
        id: "help-quit",
        vi: &["thoát", "nghỉ"],
        en: &["quit", "exit", "q"],
        pt: &["sair"],
    },
];

/// The fewest letters that may stand for a longer name.
const SHORTEST: usize = 3;

impl Names {
    const fn of(&self, lang: Lang) -> &'static [&'static str] {
        match lang {
            Lang::Vi => self.vi,
            Lang::En => self.en,
            Lang::Pt => self.pt,
        }
    }

    fn all(&self) -> impl Iterator<Item = &'static str> {
        self.vi.iter().chain(self.en).chain(self.pt).copied()
    }
}

/// Each command's name in a language and the id of what help says of it.
pub(super) fn help(lang: Lang) -> impl Iterator<Item = (&'static str, &'static str)> {
    COMMANDS
        .iter()
        .filter_map(move |names| Some((name_in(names, lang)?, names.id)))
}

/// What a command is called in a language.
pub(super) fn name(command: Command, lang: Lang) -> &'static str {
    let names = COMMANDS.iter().find(|names| names.command == command);
    names
        .and_then(|names| name_in(names, lang))
        .unwrap_or_default()
}

fn name_in(names: &Names, lang: Lang) -> Option<&'static str> {
    names.of(lang).first().copied()
}

/// The command at the beginning of a line and what stands behind it; or else
/// the name that was probably meant, rather one in the language of the game.
pub(super) fn find(line: &str, lang: Lang) -> Result<(Command, &str), Option<&'static str>> {
    // The longest name has three words.
    for words in [3, 2, 1] {
        let (head, rest) = split(line, words);
        let head = fold(head);
        let named = |n: &&Names| n.all().any(|name| fold(name) == head);
        if let Some(names) = COMMANDS.iter().find(named) {
            return Ok((names.command, rest));
        }
    }
    let (head, rest) = split(line, 1);
    let head = fold(head);
    if head.chars().count() >= SHORTEST {
        let begun = |n: &&Names| {
            !n.command.ends_a_game() && n.all().any(|name| fold(name).starts_with(&head))
        };
        let mut begun = COMMANDS.iter().filter(begun);
        if let (Some(names), None) = (begun.next(), begun.next()) {
            return Ok((names.command, rest));
        }
    }
    let own = COMMANDS.iter().flat_map(|names| names.of(lang)).copied();
    Err(suggest(line, own).or_else(|| suggest(line, COMMANDS.iter().flat_map(Names::all))))
}

/// The name that a line resembles, among these.
fn suggest(line: &str, names: impl Iterator<Item = &'static str>) -> Option<&'static str> {
    let names: Vec<(String, &'static str)> = names.map(|name| (fold(name), name)).collect();
    let folded = || names.iter().map(|(folded, _)| folded.as_str());
    let found = [3, 2, 1].into_iter().find_map(|words| {
        let (head, _) = split(line, words);
        nearest(&fold(head), folded())
    })?;
    let pair = names.iter().find(|(folded, _)| folded == found);
    pair.map(|(_, name)| *name)
}

/// The first words of a line, and the rest.
fn split(line: &str, words: usize) -> (&str, &str) {
    let line = line.trim();
    let mut end = 0;
    for word in line.split_whitespace().take(words) {
        // Words come in order, so each is found behind the last.
        end += line[end..].find(word).unwrap_or(0) + word.len();
    }
    (&line[..end], line[end..].trim_start())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn find(line: &str) -> Result<(Command, &str), Option<&'static str>> {
        super::find(line, Lang::En)
    }

    #[test]
    fn a_slip_is_first_taken_for_a_name_of_the_language() {
        let suggested = |line, lang| super::find(line, lang).unwrap_err();
        for (lang, name) in [
            (Lang::En, "moves"),
            (Lang::Vi, "moves"),
            (Lang::Pt, "nomes"),
        ] {
            assert_eq!(suggested("noves", lang), Some(name), "{lang}");
        }
        assert_eq!(suggested("novva", Lang::Pt), Some("nova"));
        assert_eq!(suggested("qit", Lang::En), Some("quit"));
        assert_eq!(suggested("qit", Lang::Vi), Some("quit"), "no other is near");
    }

    #[test]
    fn every_name_is_understood_in_every_spelling() {
        for names in COMMANDS {
            for name in names.all() {
                for line in [name.to_owned(), name.to_uppercase(), fold(name)] {
                    assert_eq!(find(&line), Ok((names.command, "")), "{line}");
                }
                let line = format!("{name}  Con  cò");
                assert_eq!(find(&line), Ok((names.command, "Con  cò")), "{line}");
            }
        }
    }

    #[test]
    fn no_name_is_a_direction_or_means_two_things() {
        let mut seen = Vec::new();
        for name in COMMANDS.iter().flat_map(Names::all).map(fold) {
            assert!(oaq_notation::read_direction(&name).is_none(), "{name}");
            assert!(!seen.contains(&name), "{name}");
            seen.push(name);
        }
    }

    #[test]
    fn beginnings_and_slips() {
        assert_eq!(find("hist"), Ok((Command::History, "")));
        assert_eq!(find("pos 1"), Ok((Command::Position, "1")));
        assert!(find("he").is_err(), "too short");
        assert_eq!(find("exp"), Ok((Command::Explain, "")));
        assert!(find("nov").is_err(), "a game is not ended by half a word");
        assert_eq!(find("mvoes"), Err(Some("moves")));
        assert_eq!(find("van moii"), Err(Some("ván mới")));
        assert_eq!(find("xyzzy"), Err(None));
        assert_eq!(find(""), Err(None));
    }
}
