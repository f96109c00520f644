//! What the judgements of a game come to.

use std::io::{self, Write};

use oaq_core::Player;
use oaq_engine::{Judgement, Mark, Summary};
use oaq_i18n::Messages;
use oaq_notation::graph::{self, Curve};
use oaq_notation::record::Record;
use serde::Serialize;

use crate::json::{self, LineData};
use crate::{errors, reasons, text};

/// The version of the JSON's layout.
const SCHEMA: u32 = 1;

/// How wide a graph is where there is no screen.
const WIDTH: usize = 79;

/// A game whose moves are judged.
pub(crate) struct Game {
    /// Which game of its file it is, from 1.
    pub(super) number: u64,
    /// What the players are called, as they stand in the tags.
    players: [String; 2],
    result: String,
    /// For each ply what was found, if it was judged.
    plies: Vec<Option<Judgement>>,
    rules: String,
    /// Why none of its moves could be judged, as programs read it.
    pub(super) fault: Option<String>,
}

/// A move as programs read it. The order of the fields is that of the output.
#[derive(Serialize)]
struct MoveData<'a> {
    schema: u32,
    game: u64,
    ply: usize,
    player: String,
    #[serde(rename = "move")]
    m: String,
    score: f64,
    proven: bool,
    loss: f64,
    mark: &'a str,
    depth: u32,
    nodes: u64,
    pv: Vec<String>,
    /// The move that the search prefers.
    best: LineData,
}

/// What the moves of a game come to.
#[derive(Serialize)]
struct SummaryData<'a> {
    schema: u32,
    game: u64,
    rules: &'a str,
    summary: Vec<PlayerData>,
}

/// What stands in the place of that where no move was judged.
#[derive(Serialize)]
struct FaultData<'a> {
    schema: u32,
    game: u64,
    rules: &'a str,
    error: String,
}

#[derive(Serialize)]
struct PlayerData {
    player: String,
    moves: u32,
    average_loss: Option<f64>,
    best: u32,
    good: u32,
    inaccuracy: u32,
    mistake: u32,
    blunder: u32,
}

impl Game {
    pub(crate) fn new(number: u64, record: &Record) -> Self {
        let name = |player| errors::harmless(&text::shortened(record.tags().player(player)));
        Self {
            number,
            players: [Player::A, Player::B].map(name),
            result: record.result_text(),
            plies: vec![None; record.mainline().count()],
            rules: record.tag("Rules").unwrap_or_default(),
            fault: None,
        }
    }

    /// Puts a judgement in its place.
    pub(crate) fn add(&mut self, ply: usize, judgement: Judgement) {
        if let Some(place) = self.plies.get_mut(ply) {
            *place = Some(judgement);
        }
    }

    /// Whether no move was judged.
    pub(crate) fn is_empty(&self) -> bool {
        self.plies.iter().all(Option::is_none)
    }

    fn judged(&self) -> impl Iterator<Item = (usize, &Judgement)> {
        let plies = self.plies.iter().enumerate();
        plies.filter_map(|(ply, judgement)| Some((ply, judgement.as_ref()?)))
    }

    /// What the moves of a player come to.
    pub(super) fn summary(&self, player: Player) -> Summary {
        let mut summary = Summary::default();
        for (_, judgement) in self.judged().filter(|(_, j)| j.mover == player) {
            summary.add(judgement.loss());
        }
        summary
    }

    /// What stands above what is told.
    fn caption(&self, say: &Messages) -> String {
        let args = [
            ("number", self.number.into()),
            ("a", self.players[0].as_str().into()),
            ("b", self.players[1].as_str().into()),
            ("result", self.result.as_str().into()),
        ];
        say.format("analyze-game", &args)
    }

    /// The course of the game, from the side of A.
    pub(super) fn curve(&self, say: &Messages) -> Curve {
        let margin = |j: &Option<Judgement>| j.as_ref().map(|j| j.for_a().dan());
        let sign = |(ply, j): (usize, &Judgement)| Some((ply, sign(j.mark())?.to_owned()));
        Curve {
            caption: self.caption(say),
            margins: self.plies.iter().map(margin).collect(),
            signs: self.judged().filter_map(sign).collect(),
        }
    }

    /// Writes an object for each move and one for the game; only one that says
    /// why if it could not be judged.
    pub(super) fn write_json(&self, out: &mut dyn Write) -> io::Result<()> {
        if let Some(fault) = &self.fault {
            let data = FaultData {
                schema: SCHEMA,
                game: self.number,
                rules: &self.rules,
                error: format!("not judged: {fault}"),
            };
            return json::write(out, &data);
        }
        for (ply, j) in self.judged() {
            let data = MoveData {
                schema: SCHEMA,
                game: self.number,
                ply: ply + 1,
                player: j.mover.to_string(),
                m: j.played.first().to_string(),
                score: j.played.score.dan(),
                proven: j.played.proven,
                loss: j.loss().dan(),
                mark: j.mark().word(),
                depth: j.depth,
                nodes: j.nodes,
                pv: json::moves(&j.played),
                best: LineData::new(&j.best),
            };
            json::write(out, &data)?;
        }
        let player = |player: Player| {
            let summary = self.summary(player);
            let count = |mark| summary.count(mark);
            PlayerData {
                player: player.to_string(),
                moves: summary.moves,
                average_loss: summary.average_loss(),
                best: count(Mark::Best),
                good: count(Mark::Good),
                inaccuracy: count(Mark::Inaccuracy),
                mistake: count(Mark::Mistake),
                blunder: count(Mark::Blunder),
            }
        };
        let data = SummaryData {
            schema: SCHEMA,
            game: self.number,
            rules: &self.rules,
            summary: [Player::A, Player::B].map(player).into(),
        };
        json::write(out, &data)
    }
}

/// How a mark is written behind a move.
const fn sign(mark: Mark) -> Option<&'static str> {
    match mark {
        Mark::Best | Mark::Good => None,
        Mark::Inaccuracy => Some("?!"),
        Mark::Mistake => Some("?"),
        Mark::Blunder => Some("??"),
    }
}

/// How the judgements of a game are told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Telling {
    /// As one of the games of a file.
    OfMany,
    /// As the game that is played.
    Alone,
    /// As that, to somebody who listens: without a table and a graph.
    Sentences,
}

/// A game in words: what each player gave away, the moves that gave away much,
/// and the graph.
pub(crate) fn told(say: &Messages, game: &Game, width: Option<usize>, how: Telling) -> String {
    let rows = rows(say, game);
    let table = if how == Telling::Sentences {
        text::spoken(&rows)
    } else {
        text::table(&rows, &[false, true, true, true, true, true, true, true])
    };
    let mut parts = Vec::new();
    if how == Telling::OfMany {
        parts.push(game.caption(say));
    }
    parts.push(table);
    parts.extend(game.judged().filter_map(|(ply, j)| bad(say, ply, j)));
    if how == Telling::Sentences {
        return parts.join("\n");
    }
    parts.push(say.msg("analyze-graph"));
    let room = width.map_or(WIDTH, |width| width.saturating_sub(1));
    parts.push(graph::text(&game.curve(say), room));
    parts.join("\n")
}

fn rows(say: &Messages, game: &Game) -> Vec<Vec<String>> {
    let head = ["head-player", "head-moves", "head-loss"];
    let mut rows = vec![head.map(|id| say.msg(id)).to_vec()];
    let marks = Mark::ALL.map(|mark| say.msg(&format!("head-{mark}")));
    rows[0].extend(marks);
    for (player, name) in [Player::A, Player::B].into_iter().zip(&game.players) {
        let summary = game.summary(player);
        let name = match name.as_str() {
            "?" => player.to_string(),
            name => format!("{player} {name}"),
        };
        let average = summary.average_loss();
        let average = average.map_or_else(|| "-".to_owned(), |loss| format!("{loss:.2}"));
        let mut row = vec![name, summary.moves.to_string(), average];
        row.extend(Mark::ALL.map(|mark| summary.count(mark).to_string()));
        rows.push(row);
    }
    rows
}

/// A move that gave away much, in a line.
fn bad(say: &Messages, ply: usize, judgement: &Judgement) -> Option<String> {
    let sign = sign(judgement.mark())?;
    let dots = if ply.is_multiple_of(2) { "." } else { "..." };
    let args = [
        ("number", format!("{}{dots}", ply / 2 + 1).into()),
        ("move", format!("{}{sign}", judgement.played.first()).into()),
        ("mark", judgement.mark().word().into()),
        ("points", judgement.loss().dan().into()),
        ("better", reasons::moves(&judgement.best).into()),
    ];
    Some(text::item(&say.format("analyze-bad", &args), None))
}
