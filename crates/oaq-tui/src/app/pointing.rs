//! What the mouse does.

use oaq_core::{Move, Square};
use ratatui::crossterm::event::{MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::Position;

use super::App;
use crate::ui::{self, Hit, Layout};

/// How many lines a turn of the wheel scrolls.
const WHEEL: usize = 3;

impl App {
    pub(super) fn mouse(&mut self, event: MouseEvent) {
        if !self.settings.mouse || ui::is_too_small(self.size) {
            return;
        }
        let at = Position::new(event.column, event.row);
        let hit = Layout::new(self).hit(self, at);
        match event.kind {
            MouseEventKind::Moved | MouseEventKind::Drag(_) => self.point(hit),
            MouseEventKind::Down(MouseButton::Left) => self.click(hit),
            MouseEventKind::Down(MouseButton::Right) if self.dialogs.is_empty() => {
                self.command(crate::Command::Cancel);
            }
            MouseEventKind::ScrollUp => self.wheel(true),
            MouseEventKind::ScrollDown => self.wheel(false),
            _ => {}
        }
    }

    fn wheel(&mut self, up: bool) {
        match self.dialogs.last_mut() {
            Some(opened) => opened.scroll(WHEEL, up),
            None => self.scroll(WHEEL, up),
        }
    }

    /// The mouse is over something: shows what a click would do.
    fn point(&mut self, hit: Option<Hit>) {
        let over = match hit {
            Some(Hit::Board(square)) => Some(square),
            _ => None,
        };
        let pointed = self.move_at(hit);
        let table = self.table_mut();
        table.hovered = over;
        table.pointed = pointed;
    }

    /// The move that a click there would make or show.
    fn move_at(&self, hit: Option<Hit>) -> Option<Move> {
        let table = self.table();
        let Some(Hit::Direction(direction)) = hit else {
            return None;
        };
        let m = Move::new(table.choice.number, direction)?;
        table.position().check_move(m).is_ok().then_some(m)
    }

    fn click(&mut self, hit: Option<Hit>) {
        self.notice = None;
        if !self.dialogs.is_empty() {
            self.click_in_dialog(hit);
            return;
        }
        if !self.table().is_quiet() {
            self.table_mut().motion = None;
            self.arrived();
            return;
        }
        match hit {
            Some(Hit::Command(command)) => self.command(command),
            Some(Hit::Direction(direction)) => self.aim(direction),
            Some(Hit::Board(square)) => self.click_square(square),
            _ => {}
        }
    }

    fn click_square(&mut self, square: Square) {
        let table = self.table();
        if !table.awaits_person() || table.paused {
            return;
        }
        match self.table().own_number(square) {
            // A second click on it leaves it.
            Some(number) if table.choice.taken && number == table.choice.number => {
                self.command(crate::Command::Cancel);
            }
            Some(number) => self.take(number),
            None => {
                let text = self.say.msg("tui-not-own-square");
                self.notify(text, false);
            }
        }
    }
}
