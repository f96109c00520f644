//! The game that is played, and what is written down about it.

use oaq_core::{Event, Game, Move, Player, Position, Setup, Shares};
use oaq_i18n::Messages;
use oaq_notation::record::{EditError, MAX_PLIES, NodeId, Record, Step, Termination};
use oaq_notation::{NamedRules, write_move_full};

use crate::saves::UNDONE;

/// A game with its record. The main line of the record is what has been played,
/// moves that are taken back included, so that they can be played again.
#[derive(Clone, Debug)]
pub struct Sheet {
    record: Record,
    game: Game,
    /// The moves, and what happened in each.
    line: Vec<NodeId>,
    turns: Vec<Vec<Event>>,
    /// The last move that was in the record when it was loaded. What was there
    /// stays there: another move in its place makes it a variation. What was
    /// played since and taken back is forgotten.
    loaded: NodeId,
    /// Whether the game is over otherwise than on the board.
    ended: bool,
    /// Whether that ending was made here.
    own_ending: bool,
}

/// Why a move cannot be played.
#[derive(Debug)]
pub enum PlayError {
    /// The move is not legal.
    Illegal(oaq_core::IllegalMove),
    /// There is no room in the record.
    NoRoom,
}

impl Sheet {
    /// A game that begins.
    #[must_use]
    pub fn new(rules: NamedRules, start: Option<Setup>) -> Self {
        let record = match start {
            None => Record::new(rules),
            Some(setup) => match Record::with_setup(rules.clone(), setup) {
                Ok(record) => record,
                Err(_) => unreachable!("setups are checked when they are read"),
            },
        };
        Self::of_record(record)
    }

    /// The game of a record, at its end.
    #[must_use]
    pub fn of_record(record: Record) -> Self {
        let mut sheet = Self {
            game: Game::new(record.first_position().clone()),
            line: Vec::new(),
            turns: Vec::new(),
            loaded: last_made(&record),
            ended: false,
            own_ending: false,
            record,
        };
        sheet.follow(NodeId::ROOT);
        while sheet.redo() {}
        sheet
    }

    /// A game as it was left, moves taken back included.
    #[must_use]
    pub fn of_saved(mut record: Record) -> Self {
        let undone = record.tags().get(UNDONE).and_then(|n| n.parse().ok());
        record.tags_mut().remove(UNDONE);
        let mut sheet = Self::of_record(record);
        for _ in 0..undone.unwrap_or(0) {
            sheet.undo();
        }
        if !sheet.record.walk().any(|step| step == Step::Open) {
            sheet.loaded = NodeId::ROOT;
            sheet.own_ending = true;
        }
        sheet
    }

    /// The game as far as it is played on this sheet.
    #[must_use]
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The position that is reached.
    #[must_use]
    pub fn position(&self) -> &Position {
        self.game.position()
    }

    /// All that is written on it, moves taken back included.
    #[must_use]
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// The same, to set tags and comments.
    pub fn record_mut(&mut self) -> &mut Record {
        &mut self.record
    }

    /// How many moves have been played.
    #[must_use]
    pub fn plies(&self) -> usize {
        self.game.moves().len()
    }

    /// How many moves are written down, those taken back included.
    #[must_use]
    pub fn written_plies(&self) -> usize {
        self.line.len()
    }

    /// Whether the game is over, on the board or otherwise.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.ended || self.position().is_over()
    }

    /// How the win is shared that did not come about on the board, and how it
    /// did.
    #[must_use]
    pub fn ending(&self) -> Option<(Shares, Option<Termination>)> {
        let shares = self.record.result().filter(|_| self.ended)?;
        Some((shares, self.record.termination()))
    }

    /// What happened in a ply that has been played.
    #[must_use]
    pub fn turn(&self, ply: usize) -> &[Event] {
        &self.turns[ply]
    }

    /// The move of a ply that has been played, as records write it.
    #[must_use]
    pub fn written(&self, ply: usize) -> String {
        let node = self.line[ply];
        let m = self.game.moves()[ply];
        write_move_full(m, self.record.captured(node), self.record.refilled(node))
    }

    /// Plays a move. One that has been taken back is played again, with those
    /// behind it still to come.
    ///
    /// # Errors
    ///
    /// Why it cannot be played; the sheet is as it was.
    pub fn play(&mut self, m: Move) -> Result<(), PlayError> {
        self.position().check_move(m).map_err(PlayError::Illegal)?;
        let ply = self.plies();
        let next = self.line.get(ply).copied();
        // A game that had ended goes on.
        if next.is_none_or(|node| self.record.played(node) != Some(m)) {
            self.replace(m, next)?;
        }
        self.redo();
        Ok(())
    }

    /// Makes a move the next one of the main line, in place of another.
    fn replace(&mut self, m: Move, next: Option<NodeId>) -> Result<(), PlayError> {
        let ply = self.plies();
        if ply >= MAX_PLIES {
            return Err(PlayError::NoRoom);
        }
        let parent = self.at(ply);
        let mut record = self.record.clone();
        let no_room = |_: EditError| PlayError::NoRoom;
        // It may end on the board, which then says so itself.
        let _ = record.set_ending(None, None);
        if let Some(next) = next.filter(|&next| next > self.loaded) {
            record.delete(next).map_err(no_room)?;
        }
        let node = record.add_move(parent, m).map_err(no_room)?;
        record.promote_to_mainline(node).map_err(no_room)?;
        self.record = record;
        self.ended = false;
        self.follow(parent);
        Ok(())
    }

    /// The node behind so many moves.
    fn at(&self, ply: usize) -> NodeId {
        ply.checked_sub(1)
            .map_or(NodeId::ROOT, |last| self.line[last])
    }

    /// Reads the main line from a node on, which is where the game is.
    fn follow(&mut self, node: NodeId) {
        let ply = self.plies();
        debug_assert_eq!(self.at(ply), node);
        self.turns.truncate(ply);
        self.line = self.record.mainline().collect();
        for &node in &self.line[ply..] {
            let mut events = Vec::new();
            let m = self.record.played(node);
            let played = m.map(|m| self.game.play_with(m, &mut events).is_ok());
            debug_assert_eq!(played, Some(true));
            self.turns.push(events);
        }
        while self.plies() > ply {
            self.game.undo();
        }
    }

    /// Takes the last move back, or the ending that came behind it.
    pub fn undo(&mut self) -> bool {
        if self.ended {
            self.ended = false;
            return true;
        }
        self.game.undo()
    }

    /// Plays the next move again, or comes to the ending behind the last one.
    pub fn redo(&mut self) -> bool {
        if self.game.redo() {
            return true;
        }
        let at_the_end = self.plies() == self.line.len() && self.record.outcome().is_none();
        let comes = !self.ended && at_the_end && self.record.result().is_some();
        self.ended |= comes;
        comes
    }

    /// Ends the game by a player who gives up. `false` if there is no such
    /// player or the game is over.
    pub fn resign(&mut self, player: Player) -> bool {
        self.end(|record| record.resign(player).is_ok())
    }

    /// Ends the game by a player whose time is over: the others share the win
    /// as points stand. `false` if there is no such player or the game is over.
    pub fn lose_on_time(&mut self, player: Player) -> bool {
        if player.index() >= usize::from(self.game.rules().players) {
            return false;
        }
        let shares = self.position().scores().shares_without(player);
        self.end(|record| {
            let time = Some(Termination::Time);
            record.set_ending(time, Some(shares)).is_ok()
        })
    }

    /// Ends the game by agreement: all share the win.
    pub fn agree(&mut self) -> bool {
        let seats: Vec<Player> = self.position().board().seats().collect();
        let players = self.game.rules().players;
        let shares = Shares::equal(seats, players);
        self.end(|record| {
            let agreement = Some(Termination::Agreement);
            record.set_ending(agreement, Some(shares)).is_ok()
        })
    }

    fn end(&mut self, how: impl FnOnce(&mut Record) -> bool) -> bool {
        if self.is_over() {
            return false;
        }
        let ply = self.plies();
        let mut record = self.record.clone();
        // Nothing can follow the end.
        if let Some(&next) = self.line.get(ply)
            && record.delete(next).is_err()
        {
            return false;
        }
        // A variation may have taken its place.
        while let Some(next) = record.children(self.at(ply)).next() {
            if record.delete(next).is_err() {
                return false;
            }
        }
        if !how(&mut record) {
            return false;
        }
        self.record = record;
        self.line.truncate(ply);
        self.turns.truncate(ply);
        let moves = self.game.moves().to_vec();
        self.game = Game::new(self.record.first_position().clone());
        for m in moves {
            let played = self.game.play(m).is_ok();
            debug_assert!(played);
        }
        self.ended = true;
        self.own_ending = true;
        true
    }

    /// The record without an ending that was made here and taken back.
    fn without_own_ending(&self) -> Record {
        let mut record = self.record.clone();
        if !self.ended && self.own_ending {
            let _ = record.set_ending(None, None);
        }
        record
    }

    /// The record as somebody would keep it: without moves that were played
    /// here and taken back.
    #[must_use]
    pub fn kept(&self) -> Record {
        let mut record = self.without_own_ending();
        if let Some(&next) = self.line.get(self.plies())
            && next > self.loaded
        {
            let _ = record.delete(next);
        }
        record
    }

    /// The record from which the game can be gone on with as it is now, see
    /// [`of_saved`](Self::of_saved).
    #[must_use]
    pub fn saved(&self) -> Record {
        let mut record = self.without_own_ending();
        let ending = record.outcome().is_none() && record.result().is_some();
        let undone = self.line.len() - self.plies() + usize::from(ending && !self.ended);
        if undone > 0 {
            // The tag is short, and nobody fills the room for tags to the brim.
            let _ = record.tags_mut().set(UNDONE, &undone.to_string());
        }
        record
    }
}

/// How many moves have been played of a game that was saved by itself.
#[must_use]
pub fn plies_of(record: &Record) -> usize {
    let undone = record.tags().get(UNDONE).and_then(|n| n.parse().ok());
    record
        .mainline()
        .count()
        .saturating_sub(undone.unwrap_or(0))
}

/// How many moves have been played of such a game, in words; or that one looks
/// at its beginning.
#[must_use]
pub fn plies_told(record: &Record, say: &Messages) -> String {
    let written = record.mainline().count();
    match plies_of(record) {
        0 if written > 0 => say.format("moves-from-start", &[("plies", written.into())]),
        plies => say.format("moves-made", &[("plies", plies.into())]),
    }
}

/// The node that was made last.
fn last_made(record: &Record) -> NodeId {
    let nodes = record.walk().filter_map(|step| match step {
        Step::Move(node) => Some(node),
        Step::Open | Step::Close => None,
    });
    nodes.max().unwrap_or(NodeId::ROOT)
}

#[cfg(test)]
mod tests;
