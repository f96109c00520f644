//! The commands of a game: what each is called, what may stand behind it, and
//! where help finds its texts. Everything that knows commands knows them from
//! here: the parser, completion, hints and help.

use oaq_i18n::Lang;

use super::Command;

/// What is known of a command.
#[derive(Debug)]
pub(in crate::session) struct Spec {
    pub(in crate::session) command: Command,
    /// What its texts are called: `help-ID` says what it does, and
    /// `help-ID.examples` has a line for each example.
    pub(in crate::session) id: &'static str,
    pub(in crate::session) topic: Topic,
    /// Its names in each language. The first is the one that help shows.
    vi: &'static [&'static str],
    en: &'static [&'static str],
    pt: &'static [&'static str],
    /// What may stand behind its name.
    pub(in crate::session) args: &'static [Arg],
}

/// Where help lists a command. `topic-ID` is its heading.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::session) enum Topic {
    /// Moving, and ending a game.
    Play,
    /// Seeing how things stand.
    Look,
    /// Asking the engine.
    Ask,
    /// Which game it is, and who plays.
    Game,
    /// Games in files.
    Files,
    /// Everything else.
    Other,
}

impl Topic {
    pub(in crate::session) const ALL: [Self; 6] = [
        Self::Play,
        Self::Look,
        Self::Ask,
        Self::Game,
        Self::Files,
        Self::Other,
    ];

    pub(in crate::session) const fn id(self) -> &'static str {
        match self {
            Self::Play => "topic-play",
            Self::Look => "topic-look",
            Self::Ask => "topic-ask",
            Self::Game => "topic-game",
            Self::Files => "topic-files",
            Self::Other => "topic-other",
        }
    }
}

/// What may stand behind the name of a command.
#[derive(Clone, Copy, Debug)]
pub(in crate::session) struct Arg {
    pub(in crate::session) kind: Kind,
    /// Whether it can be left out.
    pub(in crate::session) optional: bool,
    /// Whether several may follow each other.
    pub(in crate::session) many: bool,
}

/// What kind of thing an argument is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::session) enum Kind {
    /// The name of a command.
    Command,
    /// A move.
    Move,
    /// How boards are drawn.
    Style,
    /// A rules text.
    Rules,
    /// A position text.
    Position,
    /// The letter of a player.
    Player,
    /// Who plays whom: `B=greedy`.
    Seating,
    /// What the players are called.
    Names,
    /// A file with games.
    File,
    /// The number of a move of the game, or a word for one of its ends.
    Ply,
    /// A square of the board.
    Square,
    /// Colours of boards.
    Theme,
    /// How many games, or no more.
    Tally,
    /// What to do with rules.
    RulesWord,
    /// What to do with a position.
    PositionWord,
    /// On or off.
    Switch,
    /// A number from a list.
    Number,
    /// How many.
    Count,
    /// How long to think.
    Effort,
    /// A language.
    Language,
    /// How hard.
    Level,
}

impl Kind {
    /// The id of the word that stands for it where help shows how a command is
    /// written.
    pub(in crate::session) const fn id(self) -> &'static str {
        match self {
            Self::Command => "value-name-command",
            Self::Move => "value-name-move",
            Self::Style => "value-name-style",
            Self::Rules => "value-name-rules",
            Self::Position => "value-name-position",
            Self::Player => "value-name-seat",
            Self::Seating => "value-name-seating",
            Self::Names => "value-name-names",
            Self::File => "value-name-files",
            Self::Ply => "value-name-ply",
            Self::Square => "value-name-square",
            Self::Theme => "value-name-theme",
            Self::Tally => "value-name-tally",
            Self::RulesWord => "value-name-rules-word",
            Self::PositionWord => "value-name-position-word",
            Self::Switch => "value-name-switch",
            Self::Number => "value-name-resume",
            Self::Count => "value-name-count",
            Self::Effort => "value-name-time",
            Self::Language => "value-name-lang",
            Self::Level => "value-name-level",
        }
    }
}

/// Something that has to be there.
const fn one(kind: Kind) -> Arg {
    Arg {
        kind,
        optional: false,
        many: false,
    }
}

/// Something that can be left out.
const fn maybe(kind: Kind) -> Arg {
    Arg {
        kind,
        optional: true,
        many: false,
    }
}

/// Any number of things.
const fn any(kind: Kind) -> Arg {
    Arg {
        kind,
        optional: true,
        many: true,
    }
}

impl Spec {
    /// Its names in a language.
    pub(in crate::session) const fn of(&self, lang: Lang) -> &'static [&'static str] {
        match lang {
            Lang::Vi => self.vi,
            Lang::Pt => self.pt,
            // A language without names of its own has the English ones.
            _ => self.en,
        }
    }

    /// Its names in all languages.
    pub(in crate::session) fn all(&self) -> impl Iterator<Item = &'static str> {
        let languages = Lang::ALL.into_iter();
        languages.flat_map(|lang| self.of(lang)).copied()
    }

    /// The name that help shows.
    pub(in crate::session) fn name(&self, lang: Lang) -> &'static str {
        self.of(lang).first().copied().unwrap_or_default()
    }
}

pub(in crate::session) const TABLE: &[Spec] = &[
    Spec {
        command: Command::Play,
        id: "play",
        topic: Topic::Play,
        vi: &["rải", "đi"],
        en: &["play", "move", "sow"],
        pt: &["jogar", "semear"],
        args: &[one(Kind::Move)],
    },
    Spec {
        command: Command::Moves,
        id: "moves",
        topic: Topic::Play,
        vi: &["nước", "nước đi", "các nước"],
        en: &["moves"],
        pt: &["lances"],
        args: &[],
    },
    Spec {
        command: Command::Undo,
        id: "undo",
        topic: Topic::Play,
        vi: &["rút lại nước", "rút lại", "đi lại", "hoàn tác"],
        en: &["undo", "u"],
        pt: &["desfazer"],
        args: &[],
    },
    Spec {
        command: Command::Redo,
        id: "redo",
        topic: Topic::Play,
        vi: &["đi tiếp"],
        en: &["redo"],
        pt: &["refazer"],
        args: &[],
    },
    Spec {
        command: Command::Goto,
        id: "goto",
        topic: Topic::Play,
        vi: &["tới nước", "về nước"],
        en: &["goto", "go to"],
        pt: &["ir para", "ir"],
        args: &[one(Kind::Ply)],
    },
    Spec {
        command: Command::Go,
        id: "go",
        topic: Topic::Play,
        vi: &["máy đi"],
        en: &["go"],
        pt: &["jogue", "computador"],
        args: &[maybe(Kind::Effort)],
    },
    Spec {
        command: Command::Resign,
        id: "resign",
        topic: Topic::Play,
        vi: &["xin thua", "chịu thua", "đầu hàng"],
        en: &["resign"],
        pt: &["desistir"],
        args: &[maybe(Kind::Player)],
    },
    Spec {
        command: Command::Draw,
        id: "draw",
        topic: Topic::Play,
        vi: &["xin hòa", "hòa"],
        en: &["draw"],
        pt: &["empatar", "empate"],
        args: &[],
    },
    Spec {
        command: Command::Board,
        id: "board",
        topic: Topic::Look,
        vi: &["bàn", "bàn chơi"],
        en: &["board"],
        pt: &["tabuleiro"],
        args: &[maybe(Kind::Style)],
    },
    Spec {
        command: Command::Flip,
        id: "flip",
        topic: Topic::Look,
        vi: &["xoay bàn", "xoay"],
        en: &["flip"],
        pt: &["girar", "virar"],
        args: &[],
    },
    Spec {
        command: Command::Where,
        id: "where",
        topic: Topic::Look,
        vi: &["ở đâu", "đến đâu"],
        en: &["where"],
        pt: &["onde"],
        args: &[maybe(Kind::Square)],
    },
    Spec {
        command: Command::Last,
        id: "last",
        topic: Topic::Look,
        vi: &["nước cuối", "vừa rồi"],
        en: &["last"],
        pt: &["último", "último lance"],
        args: &[],
    },
    Spec {
        command: Command::Score,
        id: "score",
        topic: Topic::Look,
        vi: &["điểm", "tỉ số"],
        en: &["score"],
        pt: &["pontos", "placar"],
        args: &[],
    },
    Spec {
        command: Command::Describe,
        id: "describe",
        topic: Topic::Look,
        vi: &["tả", "mô tả"],
        en: &["describe"],
        pt: &["descrever", "descreva"],
        args: &[],
    },
    Spec {
        command: Command::History,
        id: "history",
        topic: Topic::Look,
        vi: &["biên bản", "lịch sử"],
        en: &["history"],
        pt: &["histórico"],
        args: &[],
    },
    Spec {
        command: Command::Position,
        id: "position",
        topic: Topic::Look,
        vi: &["thế cờ", "thế"],
        en: &["position"],
        pt: &["posição"],
        args: &[maybe(Kind::PositionWord), maybe(Kind::Position)],
    },
    Spec {
        command: Command::Explain,
        id: "explain",
        topic: Topic::Ask,
        vi: &["kể", "giải thích"],
        en: &["explain"],
        pt: &["explicar", "explique"],
        args: &[maybe(Kind::Move), maybe(Kind::Effort)],
    },
    Spec {
        command: Command::Hint,
        id: "hint",
        topic: Topic::Ask,
        vi: &["gợi ý", "mách nước"],
        en: &["hint"],
        pt: &["dica"],
        args: &[maybe(Kind::Effort)],
    },
    Spec {
        command: Command::Best,
        id: "best",
        topic: Topic::Ask,
        vi: &["nước hay", "nước tốt"],
        en: &["best"],
        pt: &["melhores", "melhor"],
        args: &[maybe(Kind::Count), maybe(Kind::Effort)],
    },
    Spec {
        command: Command::Eval,
        id: "eval",
        topic: Topic::Ask,
        vi: &["đánh giá"],
        en: &["eval", "evaluate"],
        pt: &["avaliar"],
        args: &[maybe(Kind::Effort)],
    },
    Spec {
        command: Command::Threat,
        id: "threat",
        topic: Topic::Ask,
        vi: &["đe dọa", "dọa"],
        en: &["threat", "threats"],
        pt: &["ameaça", "ameaças"],
        args: &[],
    },
    Spec {
        command: Command::Analyze,
        id: "analyze",
        topic: Topic::Ask,
        vi: &["phân tích"],
        en: &["analyze", "analyse"],
        pt: &["analisar", "análise"],
        args: &[maybe(Kind::Effort)],
    },
    Spec {
        command: Command::New,
        id: "new",
        topic: Topic::Game,
        vi: &["ván mới", "mới"],
        en: &["new", "new game"],
        pt: &["nova", "nova partida", "novo", "novo jogo"],
        args: &[maybe(Kind::Rules)],
    },
    Spec {
        command: Command::Edit,
        id: "edit",
        topic: Topic::Game,
        vi: &["xếp quân", "xếp"],
        en: &["edit"],
        pt: &["editar", "montar"],
        args: &[],
    },
    Spec {
        command: Command::Rules,
        id: "rules",
        topic: Topic::Game,
        vi: &["luật", "luật chơi"],
        en: &["rules"],
        pt: &["regras"],
        args: &[maybe(Kind::RulesWord), maybe(Kind::Rules)],
    },
    Spec {
        command: Command::Players,
        id: "players",
        topic: Topic::Game,
        vi: &["người chơi"],
        en: &["players"],
        pt: &["jogadores"],
        args: &[any(Kind::Seating)],
    },
    Spec {
        command: Command::Names,
        id: "names",
        topic: Topic::Game,
        vi: &["tên"],
        en: &["names", "name"],
        pt: &["nomes", "nome"],
        args: &[any(Kind::Names)],
    },
    Spec {
        command: Command::Tally,
        id: "tally",
        topic: Topic::Game,
        vi: &["đấu", "đấu mấy ván"],
        en: &["tally", "match"],
        pt: &["série", "melhor de"],
        args: &[maybe(Kind::Tally)],
    },
    Spec {
        command: Command::Save,
        id: "save",
        topic: Topic::Files,
        vi: &["lưu"],
        en: &["save"],
        pt: &["salvar", "gravar"],
        args: &[maybe(Kind::File)],
    },
    Spec {
        command: Command::Load,
        id: "load",
        topic: Topic::Files,
        vi: &["mở"],
        en: &["load", "open"],
        pt: &["carregar", "abrir"],
        args: &[one(Kind::File), maybe(Kind::Number)],
    },
    Spec {
        command: Command::Records,
        id: "records",
        topic: Topic::Files,
        vi: &["xem tệp", "xem các ván"],
        en: &["records", "browse"],
        pt: &["registros", "ver partidas"],
        args: &[maybe(Kind::File), maybe(Kind::Number)],
    },
    Spec {
        command: Command::Saved,
        id: "saved",
        topic: Topic::Files,
        vi: &["đã lưu"],
        en: &["saved"],
        pt: &["salvas", "guardadas"],
        args: &[],
    },
    Spec {
        command: Command::Resume,
        id: "resume",
        topic: Topic::Files,
        vi: &["chơi tiếp"],
        en: &["resume"],
        pt: &["retomar", "continuar"],
        args: &[maybe(Kind::Number)],
    },
    Spec {
        command: Command::Tutorial,
        id: "tutorial",
        topic: Topic::Other,
        vi: &["học chơi", "học"],
        en: &["tutorial", "learn"],
        pt: &["aprender", "aulas"],
        args: &[],
    },
    Spec {
        command: Command::Quiz,
        id: "quiz",
        topic: Topic::Other,
        vi: &["đố", "đố vui"],
        en: &["quiz"],
        pt: &["desafio", "perguntas"],
        args: &[maybe(Kind::Level), maybe(Kind::Count)],
    },
    Spec {
        command: Command::Language,
        id: "language",
        topic: Topic::Other,
        vi: &["tiếng", "ngôn ngữ"],
        en: &["language", "lang"],
        pt: &["língua", "idioma"],
        args: &[maybe(Kind::Language)],
    },
    Spec {
        command: Command::Plain,
        id: "plain",
        topic: Topic::Other,
        vi: &["chữ thường", "chữ"],
        en: &["plain"],
        pt: &["texto", "simples"],
        args: &[maybe(Kind::Switch)],
    },
    Spec {
        command: Command::Theme,
        id: "theme",
        topic: Topic::Other,
        vi: &["màu", "màu sắc"],
        en: &["theme", "colours", "colors"],
        pt: &["cores", "tema"],
        args: &[maybe(Kind::Theme)],
    },
    Spec {
        command: Command::Help,
        id: "help",
        topic: Topic::Other,
        vi: &["giúp", "trợ giúp"],
        en: &["help", "?", "h"],
        pt: &["ajuda"],
        args: &[maybe(Kind::Command)],
    },
    Spec {
        command: Command::About,
        id: "about",
        topic: Topic::Other,
        vi: &["giới thiệu", "về chương trình"],
        en: &["about"],
        pt: &["sobre"],
        args: &[],
    },
    Spec {
        command: Command::Quit,
        id: "quit",
        topic: Topic::Other,
        vi: &["thoát", "nghỉ"],
        en: &["quit", "exit", "q"],
        pt: &["sair"],
        args: &[],
    },
];
