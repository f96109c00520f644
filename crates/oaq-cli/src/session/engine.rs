//! What the engine has to say in a game: hints, evaluations, threats, and why
//! it prefers a move.

use std::num::NonZeroUsize;
use std::time::Duration;

use oaq_core::{Game, Move, Player};
use oaq_engine::solve::prove_in_passing;
use oaq_engine::{Analysis, Capture, Facts, Line, Options, Score, Searcher, judge, threat_of_next};

use super::{Response, Session};
use crate::interrupt::{self, Listening};
use crate::watch::Watch;
use crate::{errors, reasons, telling, text};
use oaq_i18n::Messages;
use oaq_play::{Effort, NoMove, Seat, SeatOptions, TableSize, Turn};

/// How long the engine thinks about a question, where nothing is said.
const USUAL: Effort = Effort::of_time(Duration::from_secs(1));

/// How long it thinks about each side of a comparison in passing.
pub(super) const BRIEF: Effort = Effort::of_time(Duration::from_millis(400));

/// How many moves `best` shows, where nothing is said.
const BEST: usize = 3;

/// How many mebibytes the adviser may remember things in.
const HASH: usize = 32;

/// The engines of a session, made when they are needed. Each player is one of
/// its own, so that none learns from another.
#[derive(Debug, Default)]
pub(super) struct Engine {
    adviser: Option<Searcher>,
    players: [Option<Seat>; 4],
    /// Whether the user pressed Ctrl-C during the last search, so that the
    /// next move of the computer waits for a line.
    pub(super) paused: bool,
    hash: Option<usize>,
    threads: Option<NonZeroUsize>,
    /// Whether it was said that a table is smaller than was asked for.
    told_of_table: bool,
}

impl Engine {
    /// Searchers with tables of so many mebibytes and so many threads, where
    /// that is said.
    pub(super) fn new(hash: Option<usize>, threads: Option<NonZeroUsize>) -> Self {
        Self {
            hash,
            threads,
            ..Self::default()
        }
    }

    /// The searcher that answers questions.
    pub(super) fn adviser(&mut self) -> &mut Searcher {
        let usual = Options::default();
        let options = Options {
            hash: self.hash.unwrap_or(HASH),
            threads: self.threads.unwrap_or(usual.threads),
            ..usual
        };
        self.adviser.get_or_insert_with(|| Searcher::new(options))
    }

    /// What there is to say, once, of tables that the machine has no room for.
    pub(super) fn told_of_table(&mut self, say: &Messages) -> Option<String> {
        if self.told_of_table {
            return None;
        }
        let adviser = self.adviser.iter().map(TableSize::of);
        let players = self.players.iter().flatten().filter_map(Seat::table);
        let told = adviser.chain(players).find_map(|table| table.told(say));
        self.told_of_table = told.is_some();
        told
    }

    /// How the players search.
    fn seats(&self) -> SeatOptions {
        let usual = SeatOptions::default();
        SeatOptions {
            hash: self.hash.unwrap_or(usual.hash),
            threads: self.threads.unwrap_or(usual.threads),
            ..usual
        }
    }
}

impl Session {
    /// The move of the player to move, if that is the computer, or why it has
    /// none.
    pub(super) fn computers_choice(&mut self) -> Option<Result<Move, NoMove>> {
        let mover = self.sheet.position().to_move().index();
        let who = &self.players[mover];
        let seats = self.engine.seats();
        let place = &mut self.engine.players[mover];
        if place.as_ref().is_none_or(|seat| seat.who() != who) {
            *place = Seat::new(who, seats);
        }
        let seat = place.as_mut()?;
        let listening = self.interactive.then(Listening::begin);
        let turn = Turn {
            stop: &interrupt::asked,
            clock: None,
        };
        let chosen = seat.choose(self.sheet.game(), &turn);
        self.engine.paused = listening.is_some() && interrupt::asked();
        Some(chosen)
    }

    /// Warns, once, of a table that the machine has no room for.
    pub(super) fn warn_of_table(&mut self) {
        let told = self.engine.told_of_table(&self.say);
        self.warnings.extend(told);
    }

    /// Thinks about the position; what stands in the way comes as the answer.
    fn think(&mut self, effort: Effort, lines: usize) -> Result<Analysis, Response> {
        // It may be over otherwise than on the board.
        if self.sheet.is_over() {
            return Err(self.refuse(&self.say.msg("engine-over")));
        }
        let _listening = self.interactive.then(Listening::begin);
        let searcher = self.engine.adviser();
        let found = searcher.search(
            self.sheet.game(),
            &effort.limits(),
            lines,
            &Watch::begin(&effort),
        );
        let found = found.map(|mut found| {
            if self.is_of_two() {
                prove_in_passing(self.sheet.game(), &mut found);
            }
            found
        });
        found.map_err(|_| self.refuse(&self.say.msg("engine-over")))
    }

    /// Whether what one player wins the other one loses.
    fn is_of_two(&self) -> bool {
        self.sheet.game().rules().players == 2
    }

    /// How long to think, as typed behind a command.
    pub(super) fn effort(&self, typed: &str, usual: Effort) -> Result<Effort, Response> {
        match Effort::read(typed) {
            Ok(effort) => Ok(effort.unwrap_or(usual)),
            Err(part) => Err(self.refuse(&errors::effort(&self.say, part))),
        }
    }

    /// The player to move, and by how much that one is expected to win against
    /// the other one; nothing where the engine cannot say.
    pub(super) fn expected_margin(&mut self) -> Option<(Player, Score)> {
        if !self.is_of_two() {
            return None;
        }
        let mover = self.sheet.position().to_move();
        let found = self.think(BRIEF, 1).ok()?;
        Some((mover, found.best()?.score))
    }

    /// One move and why.
    pub(super) fn hint(&mut self, typed: &str) -> Response {
        self.answered(|session| {
            let effort = session.effort(typed, USUAL)?;
            let found = session.think(effort, 1)?;
            let line = found.best().ok_or_else(|| Response::done(""))?;
            let args = [
                ("move", line.first().to_string().into()),
                ("why", session.why(session.sheet.game(), line).into()),
            ];
            Ok(session.prose(&session.say.format("hint", &args)))
        })
    }

    /// Who is ahead and by how much.
    pub(super) fn eval(&mut self, typed: &str) -> Response {
        self.answered(|session| {
            let effort = session.effort(typed, USUAL)?;
            let found = session.think(effort, 1)?;
            let line = found.best().ok_or_else(|| Response::done(""))?;
            let mover = session.sheet.position().to_move();
            let is_behind = line.score < Score::ZERO;
            let two = session.is_of_two();
            let told_of = if is_behind && two {
                mover.next(2)
            } else {
                mover
            };
            let args = [
                ("player", session.name_at_board(told_of).into()),
                ("side", if is_behind { "behind" } else { "ahead" }.into()),
                ("points", line.score.dan().abs().into()),
                ("depth", found.depth.into()),
                ("line", reasons::moves(line).into()),
            ];
            let is_even = line.score == Score::ZERO;
            let id = match (two, line.proven) {
                (true, true) if is_even => "eval-drawn",
                (true, true) => "eval-won",
                (true, false) if is_even => "eval-even",
                // What is proven for one of several says nothing of who wins.
                (false, _) if is_even => "eval-level",
                (false, _) => "eval-of-many",
                (true, false) => "eval-ahead",
            };
            Ok(session.prose(&session.say.format(id, &args)))
        })
    }

    /// The best moves in a table.
    pub(super) fn best(&mut self, typed: &str) -> Response {
        let (count, rest) = typed.split_once(' ').unwrap_or((typed, ""));
        // A time without a unit would be one too, but five moves are meant.
        let (count, rest) = match count.parse::<usize>() {
            Ok(0) => return self.refuse(&self.say.msg("best-usage")),
            Ok(count) => (count, rest),
            Err(_) => (BEST, typed),
        };
        self.answered(|session| {
            let effort = session.effort(rest, USUAL)?;
            let found = session.think(effort, count)?;
            Ok(session.table(&found))
        })
    }

    fn table(&self, found: &Analysis) -> String {
        let head = ["head-move", "head-score", "head-captured", "head-line"];
        let mut rows = vec![head.map(|id| self.say.msg(id)).to_vec()];
        for line in &found.lines {
            let (captured, _) = telling::play(self.sheet.position(), line.first());
            rows.push(vec![
                line.first().to_string(),
                reasons::score(line),
                telling::captured(&self.say, captured, self.look.plain),
                reasons::moves(line),
            ]);
        }
        let table = if self.look.plain {
            text::spoken(&rows)
        } else {
            text::table(&rows, &[false, true])
        };
        let args = [("depth", found.depth.into())];
        let id = if self.is_of_two() {
            "best-note"
        } else {
            "best-note-many"
        };
        let note = self.prose(&self.say.format(id, &args));
        format!("{table}\n{note}")
    }

    /// Plays a move for the player to move.
    pub(super) fn go(&mut self, typed: &str) -> Response {
        let effort = match self.effort(typed, USUAL) {
            Ok(effort) => effort,
            Err(refused) => return refused,
        };
        match self.think(effort, 1) {
            Ok(found) => match found.best() {
                Some(line) => self.play(line.first(), ""),
                None => Response::done(""),
            },
            Err(refused) => refused,
        }
    }

    /// What the next player would capture if the player to move could pass.
    pub(super) fn threat(&self) -> Response {
        if self.sheet.is_over() {
            return self.refuse(&self.say.msg("engine-over"));
        }
        let position = self.sheet.position();
        let mover = position.to_move();
        let next = mover.next(position.rules().players);
        let mut args = vec![
            ("player", self.name_at_board(next).into()),
            ("mover", self.name_at_board(mover).into()),
        ];
        let id = match threat_of_next(position) {
            None => "threat-none",
            Some(capture) => {
                args.push(("move", capture.m.to_string().into()));
                args.push(("pieces", reasons::pieces(&self.say, &capture).into()));
                "threat-some"
            }
        };
        Response::done(self.prose(&self.say.format(id, &args)))
    }

    /// Why the engine prefers the move it does: to the one that was made or
    /// could be, if there is one. Nothing if it cannot say.
    pub(super) fn preference(
        &mut self,
        game: &Game,
        other: Option<Move>,
        effort: Effort,
    ) -> Option<String> {
        if game.position().is_over() {
            return None;
        }
        let _listening = self.interactive.then(Listening::begin);
        let searcher = self.engine.adviser();
        let limits = effort.limits();
        let (best, other) = if game.rules().players != 2 {
            // Every move has its line, so that they can be compared.
            let moves = game.position().legal_moves().len();
            let found = searcher
                .search(game, &limits, moves, &Watch::begin(&effort))
                .ok()?;
            let made = |line: &&Line| Some(line.first()) == other;
            (
                found.best()?.clone(),
                found.lines.iter().find(made).cloned(),
            )
        } else if let Some(m) = other {
            let judgement = judge(searcher, game, m, &limits, || Watch::begin(&effort)).ok()?;
            (judgement.best, Some(judgement.played))
        } else {
            let found = searcher
                .search(game, &limits, 1, &Watch::begin(&effort))
                .ok()?;
            (found.best()?.clone(), None)
        };
        let mut args = vec![
            ("move", best.first().to_string().into()),
            ("score", reasons::score(&best).into()),
            ("why", self.why(game, &best).into()),
        ];
        let id = match &other {
            None => "explain-alone",
            Some(other) if other.first() == best.first() => "explain-same",
            Some(other) => {
                args.push(("other", other.first().to_string().into()));
                args.push(("less", reasons::score(other).into()));
                "explain-prefers"
            }
        };
        let mut told = self.say.format(id, &args);
        if let Some(lets) = other.and_then(|other| self.lets(game, &best, &other)) {
            told = format!("{told} {lets}");
        }
        Some(self.prose(&told))
    }

    /// What a move lets the next player capture that the best one does not.
    fn lets(&self, game: &Game, best: &Line, other: &Line) -> Option<String> {
        let facts = |line: &Line| Facts::of(game, line.first()).ok();
        let worth = |danger: Option<Capture>| danger.map_or(0, |c| c.worth);
        let (best, other) = (facts(best)?, facts(other)?);
        let danger = other.danger?;
        if danger.worth <= worth(best.danger) {
            return None;
        }
        let args = [
            ("other", other.captures.m.to_string().into()),
            ("player", self.names().get(other.next).into_owned().into()),
            ("pieces", reasons::pieces(&self.say, &danger).into()),
            ("move", danger.m.to_string().into()),
        ];
        Some(self.say.format("explain-lets", &args))
    }

    /// What speaks for the first move of a line.
    fn why(&self, game: &Game, line: &Line) -> String {
        Facts::of(game, line.first()).map_or_else(
            |_| String::new(),
            |facts| reasons::told(&self.say, &self.names(), &facts, line),
        )
    }

    fn answered(&mut self, answer: impl FnOnce(&mut Self) -> Result<String, Response>) -> Response {
        match answer(self) {
            Ok(text) => Response::done(text),
            Err(response) => response,
        }
    }
}
