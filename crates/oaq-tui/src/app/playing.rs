//! Moves and what else is done at the board.

use oaq_core::{Direction, Move, Player, Square};
use oaq_i18n::Messages;
use oaq_notation::read_direction;
use oaq_play::PlayError;

use super::App;
use super::dialog::Dialog;
use super::motion::Motion;
use super::table::Table;
use crate::action::{Command, Effect};
use crate::layout::Heading;
use crate::sowing::Sowing;
use crate::ui::{Layout, nearest};

/// How many moves a page of the list has.
const PAGE: usize = 5;

impl App {
    pub(super) fn command_on_board(&mut self, command: Command) {
        match command {
            Command::Up => self.arrow(Heading::Up),
            Command::Down => self.arrow(Heading::Down),
            Command::Left => self.arrow(Heading::Left),
            Command::Right => self.arrow(Heading::Right),
            Command::Confirm => self.confirm(),
            Command::Cancel => self.cancel(),
            Command::Next => self.next_square(true),
            Command::Previous => self.next_square(false),
            Command::PageUp => self.scroll(PAGE, true),
            Command::PageDown => self.scroll(PAGE, false),
            Command::Undo => self.undo(),
            Command::Redo => self.redo(),
            Command::Pause => self.pause(),
            Command::Hint => self.ask_hint(),
            Command::Resign => self.ask_resign(),
            Command::OfferDraw => self.offer_draw(),
            Command::Turn => self.turn(),
            _ => {}
        }
    }

    /// A character that is no command: the number of a square, or a direction
    /// as the notation writes it.
    pub(super) fn typed(&mut self, c: char) {
        if !self.refuse_unless_person() {
            return;
        }
        if let Some(number) = c.to_digit(10).and_then(|digit| u8::try_from(digit).ok()) {
            self.take(number);
        } else if let Some(direction) = read_direction(&c.to_string()) {
            self.aim(direction);
        }
    }

    /// Whether a person can move now; says why not otherwise.
    fn refuse_unless_person(&mut self) -> bool {
        let table = self.table();
        if table.awaits_person() && !table.paused {
            return true;
        }
        let id = if table.sheet.is_over() {
            "tui-over-already"
        } else if table.paused {
            "tui-paused"
        } else {
            "tui-not-your-turn"
        };
        let text = self.text_with_keys(id);
        self.notify(text, false);
        false
    }

    /// Takes a square of the own row, so that a direction comes next.
    pub(super) fn take(&mut self, number: u8) {
        let table = self.table();
        let directions: Vec<Direction> = table.directions(number).collect();
        if directions.is_empty() {
            let either = Move::new(number, Direction::Right);
            let error = either.and_then(|m| table.position().check_move(m).err());
            let text = match error {
                Some(error) => self.say.illegal_move(&error),
                None => self.say.msg("tui-no-such-square"),
            };
            self.notify(text, true);
            return;
        }
        let choice = &mut self.table_mut().choice;
        choice.number = number;
        choice.taken = true;
        choice.direction = None;
        if let [only] = directions[..] {
            self.aim(only);
        }
    }

    /// Shows the sowing in a direction; makes the move if it is shown already.
    pub(super) fn aim(&mut self, direction: Direction) {
        let preview = self.settings.preview;
        let table = self.table();
        let Some(m) = Move::new(table.choice.number, direction) else {
            return;
        };
        if let Err(error) = table.position().check_move(m) {
            let text = self.say.illegal_move(&error);
            self.notify(text, true);
            return;
        }
        let shown = table.previewed() == Some(m) || !preview;
        let choice = &mut self.table_mut().choice;
        choice.taken = true;
        choice.direction = Some(direction);
        self.table_mut().pointed = None;
        if shown {
            self.make(m);
        }
    }

    fn confirm(&mut self) {
        if self.table().sheet.is_over() {
            self.open(Dialog::Over);
        } else if self.table().paused {
            self.pause();
        } else if self.refuse_unless_person() {
            let choice = self.table().choice;
            match choice.shown() {
                Some(m) => self.make(m),
                None if choice.taken => {
                    let text = self.say.msg("tui-which-way");
                    self.notify(text, false);
                }
                None => self.take(choice.number),
            }
        }
    }

    /// One step back: from the direction to the square, and from the square.
    fn cancel(&mut self) {
        let table = self.table_mut();
        if table.choice.direction.is_some() && table.directions(table.choice.number).count() > 1 {
            table.choice.direction = None;
        } else {
            table.choice.taken = false;
            table.choice.direction = None;
        }
        table.hint = None;
    }

    /// An arrow: to another square, or if one is taken the way to sow.
    fn arrow(&mut self, heading: Heading) {
        if !self.refuse_unless_person() {
            return;
        }
        let layout = Layout::new(self);
        let table = self.table();
        let number = table.choice.number;
        let Some(square) = table.cursor() else {
            return;
        };
        let Some(layout) = layout.board else {
            return;
        };
        if table.choice.taken {
            if let Some(direction) = layout.direction(square, heading) {
                self.aim(direction);
            }
            return;
        }
        let places = (1..=table.position().board().squares())
            .filter(|&other| other != number && table.can_begin(other))
            .filter_map(|other| table.position().board().dan(table.mover(), other));
        let places: Vec<Square> = places.collect();
        if let Some(next) = nearest(&layout, square, &places, heading)
            && let Some(number) = self.table().own_number(next)
        {
            self.table_mut().choice.number = number;
        }
    }

    /// The next square in the order of the row.
    fn next_square(&mut self, forward: bool) {
        if !self.refuse_unless_person() {
            return;
        }
        let table = self.table_mut();
        let squares = table.position().board().squares();
        let mut number = table.choice.number;
        for _ in 0..squares {
            number = match (forward, number) {
                (true, n) if n >= squares => 1,
                (true, n) => n + 1,
                (false, 1) => squares,
                (false, n) => n - 1,
            };
            if table.can_begin(number) {
                break;
            }
        }
        table.choice.number = number;
        table.choice.taken = false;
        table.choice.direction = None;
    }

    pub(super) fn scroll(&mut self, lines: usize, up: bool) {
        let table = self.table_mut();
        let most = table.sheet.plies();
        table.scrolled = if up {
            (table.scrolled + lines).min(most)
        } else {
            table.scrolled.saturating_sub(lines)
        };
    }

    /// Makes a move: of a person, or of the computer.
    pub(super) fn make(&mut self, m: Move) {
        self.wants_hint = false;
        let speed = self.settings.speed;
        let today = self.today;
        let table = self.table_mut();
        let before = table.position().clone();
        let mover = table.mover();
        let begins = table.sheet.record().is_empty();
        match table.sheet.play(m) {
            Ok(()) => {}
            Err(error) => {
                let text = play_error(&self.say, &error);
                return self.notify(text, true);
            }
        }
        if begins && let Some(today) = today {
            let tags = table.sheet.record_mut().tags_mut();
            if tags.get("Date") == Some("????.??.??") {
                // A date is short.
                let _ = tags.set("Date", &today());
            }
        }
        if let Some(clock) = &mut table.clock {
            clock.moved(mover);
        }
        let events = table.sheet.turn(table.sheet.plies() - 1).to_vec();
        let sowing = Sowing::new(&before, events, table.position().clone());
        table.motion = Motion::begin(sowing, mover, speed);
        table.changed();
        table.tally();
        self.save();
        if self.table().is_quiet() {
            self.arrived();
        }
    }

    /// The dân of a move have all arrived.
    pub(super) fn arrived(&mut self) {
        if self.table().sheet.is_over() {
            self.open(Dialog::Over);
        }
    }

    pub(super) fn lose_on_time(&mut self, late: Player) {
        if self.table_mut().sheet.lose_on_time(late) {
            self.ended();
        }
    }

    /// The game has ended otherwise than by a move.
    pub(super) fn ended(&mut self) {
        self.wants_hint = false;
        let table = self.table_mut();
        table.changed();
        table.tally();
        self.save();
        self.open(Dialog::Over);
    }

    /// Takes back: the last move of a person with what the computer answered,
    /// or where nobody else plays the last move.
    fn undo(&mut self) {
        let table = self.table_mut();
        if !table.sheet.undo() {
            let text = self.say.msg("nothing-to-undo");
            return self.notify(text, false);
        }
        while table.has_person() && !table.is_person(table.mover()) && table.sheet.undo() {}
        self.moved_in_time();
    }

    fn redo(&mut self) {
        let table = self.table_mut();
        if !table.sheet.redo() {
            let text = self.say.msg("nothing-to-redo");
            return self.notify(text, false);
        }
        while table.has_person()
            && !table.sheet.is_over()
            && !table.is_person(table.mover())
            && table.sheet.redo()
        {}
        self.moved_in_time();
    }

    /// The game is at another move than it was.
    fn moved_in_time(&mut self) {
        self.wants_hint = false;
        let table = self.table_mut();
        table.motion = None;
        table.changed();
        table.tally();
        // The computer would only make the same move again.
        table.paused = table.awaits_computer();
        self.save();
    }

    fn pause(&mut self) {
        let table = self.table_mut();
        if !table.sheet.is_over() {
            table.paused = !table.paused;
        }
    }

    fn ask_hint(&mut self) {
        if !self.refuse_unless_person() {
            return;
        }
        self.table_mut().hint = None;
        self.wants_hint = true;
    }

    fn ask_resign(&mut self) {
        let table = self.table();
        if table.sheet.is_over() {
            let text = self.text_with_keys("tui-over-already");
            return self.notify(text, false);
        }
        if let Some(player) = self.who_gives_up() {
            self.open(Dialog::Resign(player));
        } else {
            let text = self.say.msg("tui-no-person");
            self.notify(text, false);
        }
    }

    /// Whoever gives up: the player to move, or the only person.
    fn who_gives_up(&self) -> Option<Player> {
        let table = self.table();
        let is_person = |&seat: &Player| table.is_person(seat);
        let mover = Some(table.mover()).filter(is_person);
        mover.or_else(|| table.seats().find(is_person))
    }

    pub(super) fn resign(&mut self, player: Player) {
        if self.table_mut().sheet.resign(player) {
            self.ended();
        }
    }

    fn offer_draw(&mut self) {
        let table = self.table();
        if table.sheet.is_over() {
            let text = self.text_with_keys("tui-over-already");
            self.notify(text, false);
        } else if table.seats().any(|seat| !table.is_person(seat)) {
            let text = self.say.msg("tui-computer-plays-on");
            self.notify(text, false);
        } else {
            self.open(Dialog::Draw(table.mover()));
        }
    }

    pub(super) fn agree(&mut self) {
        if self.table_mut().sheet.agree() {
            self.ended();
        }
    }

    /// Looks from the next seat.
    fn turn(&mut self) {
        let table = self.table_mut();
        table.seat = table.seat.next(table.position().rules().players);
        table.pointed = None;
        table.hovered = None;
    }

    /// The next game of a match.
    pub(super) fn next_game(&mut self) {
        let table: Table = self.table().next_game();
        self.effects.push(Effect::NextGame);
        self.put(table);
    }
}

/// Why a move cannot be played.
fn play_error(say: &Messages, error: &PlayError) -> String {
    match error {
        PlayError::Illegal(reason) => say.illegal_move(reason),
        PlayError::NoRoom => say.msg("record-is-full"),
    }
}
