//! Dialogs: what lies over the board until somebody answers it.

pub(crate) mod form;
mod forms;
mod hands;
mod new_game;

use std::path::PathBuf;

use oaq_core::Player;
use oaq_notation::record::Record;

use super::App;
use crate::action::{Command, Effect};
use crate::keymap::{KeyPress, is_escape};
use crate::ui::Hit;
use form::{Field, Form, Touch, step};
use hands::Hands;
use new_game::NewGame;

/// A game that was saved by itself.
#[derive(Debug)]
pub struct SavedGame {
    /// Its file.
    pub path: PathBuf,
    /// When it was saved, in words.
    pub when: String,
    /// Whether another process plays it.
    pub in_use: bool,
    /// The game, or in words what is wrong with the file.
    pub record: Result<Box<Record>, String>,
}

/// What is asked or shown.
#[derive(Debug)]
pub(crate) enum Dialog {
    Help,
    NewGame(Box<NewGame>),
    /// Who begins, by rock, paper and scissors.
    Hands(Box<Hands>),
    Settings,
    /// The saved games. `offered` when the program begins.
    Saved {
        offered: bool,
    },
    /// Whether to leave a game that is not finished.
    Leave,
    Resign(Player),
    /// The draw that a player offers.
    Draw(Player),
    /// The game has ended.
    Over,
    /// What is wrong, in sentences.
    Warned(Vec<String>),
}

/// A dialog on the screen.
#[derive(Debug)]
pub(crate) struct Opened {
    pub(crate) dialog: Dialog,
    /// Which field has the keys.
    pub(crate) focus: usize,
    /// How many lines are scrolled away at the top.
    pub(crate) scrolled: usize,
    /// Whether the field with the keys has to be on the screen.
    pub(crate) follows: bool,
}

impl Opened {
    pub(crate) fn scroll(&mut self, lines: usize, up: bool) {
        self.follows = false;
        self.scrolled = if up {
            self.scrolled.saturating_sub(lines)
        } else {
            // The layout stops where there is nothing more.
            self.scrolled + lines
        };
    }
}

/// How many fields or lines a page is.
const PAGE: usize = 8;

impl App {
    pub(crate) fn open(&mut self, dialog: Dialog) {
        if matches!(dialog, Dialog::Saved { .. }) {
            self.effects.push(Effect::ListSaved);
        }
        let opened = Opened {
            dialog,
            focus: 0,
            scrolled: 0,
            follows: true,
        };
        let focus = self.form(&opened).first();
        self.dialogs.push(Opened { focus, ..opened });
    }

    pub(super) fn open_new_game(&mut self) {
        let new = NewGame::like(self.table(), &self.variants);
        self.open(Dialog::NewGame(Box::new(new)));
    }

    /// The form of the dialog on top.
    pub(crate) fn top_form(&self) -> Option<Form> {
        self.dialogs.last().map(|opened| self.form(opened))
    }

    /// The fields of the dialog on top, and the one that has the keys.
    fn top_focus(&self) -> Option<(Form, Field)> {
        let opened = self.dialogs.last()?;
        let form = self.form(opened);
        let fields = form.fields();
        let focus = fields.get(opened.focus.min(fields.len().saturating_sub(1)));
        focus.copied().map(|field| (form, field))
    }

    pub(super) fn key_in_dialog(&mut self, key: KeyPress, command: Option<Command>) {
        let in_help = matches!(self.dialogs.last(), Some(o) if matches!(o.dialog, Dialog::Help));
        if command == Some(Command::Help) {
            if in_help {
                self.dialogs.pop();
            } else {
                self.open(Dialog::Help);
            }
            return;
        }
        if is_escape(key) {
            return self.close();
        }
        let Some((form, field)) = self.top_focus() else {
            return self.close();
        };
        if let Some(c) = key.character() {
            let is_space = c == ' ' && !form.types(field);
            if is_space {
                return self.press_or_step(&form, field);
            }
            if takes(&form, field, c) {
                return self.touch(field, Touch::Type(c));
            }
        } else if form.types(field) && key.is_erase() {
            return self.touch(field, Touch::Erase);
        }
        if let Some(command) = command
            && self.goes_through(command)
        {
            self.dialogs.pop();
            return self.command(command);
        }
        match command {
            Some(Command::Up) => self.move_focus(&form, field, false),
            Some(Command::Down) => self.move_focus(&form, field, true),
            Some(Command::Left) => self.sideways(&form, field, false),
            Some(Command::Right) => self.sideways(&form, field, true),
            Some(Command::Next) => self.focus_next(&form, true),
            Some(Command::Previous) => self.focus_next(&form, false),
            Some(Command::PageUp) => self.page(true),
            Some(Command::PageDown) => self.page(false),
            Some(Command::Confirm) if form.types(field) => {
                self.touch(field, Touch::Press);
                // Whoever has something to correct stays there.
                if self.top_form().is_none_or(|form| form.problem.is_none()) {
                    self.focus_next(&form, true);
                }
            }
            Some(Command::Confirm) => self.press_or_step(&form, field),
            Some(Command::Cancel | Command::Quit) => self.close(),
            Some(look) if look.changes_look() => self.change_look(look),
            _ => {}
        }
    }

    /// Whether a command does what it does without a dialog. At the end of a
    /// game, what is offered below the board can be done at once.
    pub(crate) fn goes_through(&self, command: Command) -> bool {
        let is_over = |opened: &Opened| matches!(opened.dialog, Dialog::Over);
        self.dialogs.last().is_some_and(is_over)
            && !command.moves_about()
            && !command.changes_look()
    }

    fn press_or_step(&mut self, form: &Form, field: Field) {
        let touch = if form.chooses(field) {
            Touch::Step(true)
        } else {
            Touch::Press
        };
        self.touch(field, touch);
    }

    /// Up or down: to another line, past the buttons that stand beside one
    /// another; or where there is nothing else, through the text.
    fn move_focus(&mut self, form: &Form, field: Field, down: bool) {
        let Some(opened) = self.dialogs.last_mut() else {
            return;
        };
        if form.rows.is_empty() {
            opened.scroll(1, !down);
            return;
        }
        opened.follows = true;
        let (rows, fields) = (form.rows.len(), form.fields().len());
        opened.focus = match (form.is_button(field), down) {
            (true, true) => 0,
            (true, false) => rows - 1,
            (false, _) => step(opened.focus.min(rows), rows + 1, down),
        };
        // Below the lines comes the button that the dialog is for.
        if opened.focus == rows {
            let accept = form.fields().iter().position(|&f| f == Field::Accept);
            opened.focus = accept.unwrap_or(rows).min(fields.saturating_sub(1));
        }
    }

    fn focus_next(&mut self, form: &Form, forward: bool) {
        if let Some(opened) = self.dialogs.last_mut() {
            let count = form.fields().len();
            opened.follows = true;
            opened.focus = step(opened.focus.min(count), count, forward);
        }
    }

    fn sideways(&mut self, form: &Form, field: Field, forward: bool) {
        if form.is_button(field) {
            let first = form.rows.len();
            if let Some(opened) = self.dialogs.last_mut() {
                let at = opened.focus.saturating_sub(first);
                opened.focus = first + step(at, form.buttons.len(), forward);
            }
        } else if form.chooses(field) {
            self.touch(field, Touch::Step(forward));
        }
    }

    fn page(&mut self, up: bool) {
        if let Some(opened) = self.dialogs.last_mut() {
            opened.scroll(PAGE, up);
        }
    }

    pub(super) fn click_in_dialog(&mut self, hit: Option<Hit>) {
        let (field, touch) = match hit {
            Some(Hit::Field(field, touch)) => (field, touch),
            Some(Hit::Command(command)) => {
                self.dialogs.pop();
                return self.command(command);
            }
            _ => return,
        };
        let Some(form) = self.top_form() else {
            return;
        };
        if let Some(at) = form.fields().iter().position(|&f| f == field)
            && let Some(opened) = self.dialogs.last_mut()
        {
            opened.focus = at;
            opened.follows = true;
        }
        match touch {
            Some(touch) => self.touch(field, touch),
            None if form.types(field) || form.chooses(field) => {}
            None => self.touch(field, Touch::Press),
        }
    }

    /// Leaves the dialog on top without doing what it is for.
    pub(super) fn close(&mut self) {
        let closed = self.dialogs.pop().map(|opened| opened.dialog);
        // Whoever goes on with none of the games that are offered wants another.
        if let Some(Dialog::Saved { offered: true }) = closed {
            self.open_new_game();
        }
    }

    /// Does something with a field of the dialog on top.
    fn touch(&mut self, field: Field, touch: Touch) {
        if field == Field::Close && touch == Touch::Press {
            return self.close();
        }
        let Some(opened) = self.dialogs.last_mut() else {
            return;
        };
        match &mut opened.dialog {
            Dialog::NewGame(new) => {
                let was_house = new.house;
                let begins = new.touch(field, touch, &self.variants, &self.say);
                if new.house != was_house {
                    // The other page begins at its top.
                    opened.focus = usize::from(was_house);
                    opened.scrolled = 0;
                }
                if begins {
                    self.start_new_game();
                }
            }
            Dialog::Hands(hands) => {
                let begins = hands.touch(field, touch, &mut self.random);
                if begins {
                    self.begin_after_hands();
                }
            }
            Dialog::Settings => self.touch_setting(field, touch),
            Dialog::Saved { .. } if touch == Touch::Press => self.touch_saved(field),
            Dialog::Leave if field == Field::Accept => self.quit(),
            &mut Dialog::Resign(player) if field == Field::Accept => {
                self.close();
                self.resign(player);
            }
            Dialog::Draw(_) if field == Field::Accept => {
                self.close();
                self.agree();
            }
            Dialog::Over => {
                self.close();
                match field {
                    Field::Accept => self.next_game(),
                    _ => self.open_new_game(),
                }
            }
            _ => {}
        }
    }

    fn touch_setting(&mut self, field: Field, touch: Touch) {
        let forward = match touch {
            Touch::Step(forward) => forward,
            Touch::Press => true,
            _ => return,
        };
        let settings = &mut self.settings;
        match field {
            Field::Language => {
                settings.step_language(forward);
                self.say = oaq_i18n::Messages::new(settings.lang);
            }
            Field::Theme => settings.step_theme(forward),
            Field::Glyphs => settings.step_glyphs(forward),
            Field::Speed => settings.step_speed(forward),
            Field::Ask => settings.preview = !settings.preview,
            Field::Value => settings.value = !settings.value,
            Field::Mouse => {
                settings.mouse = !settings.mouse;
                let mouse = settings.mouse;
                self.effects.push(Effect::Mouse(mouse));
            }
            _ => {}
        }
    }

    fn touch_saved(&mut self, field: Field) {
        match field {
            Field::Item(index) => {
                let Some(saved) = self.saved.get(index) else {
                    return;
                };
                if saved.in_use {
                    let text = self.say.msg("resume-in-use");
                    self.notify(text, true);
                } else if saved.record.is_ok() {
                    self.effects.push(Effect::TakeOver(saved.path.clone()));
                }
            }
            // What comes then is the same as when it is closed.
            Field::Other => self.close(),
            _ => {}
        }
    }

    /// Begins the game that the dialog on top describes, or asks who begins.
    fn start_new_game(&mut self) {
        let Some(Opened {
            dialog: Dialog::NewGame(new),
            ..
        }) = self.dialogs.last_mut()
        else {
            return;
        };
        let game = match new.game(&self.variants, &self.say) {
            Ok(game) => game,
            Err(problem) => {
                new.problem = Some(problem);
                return;
            }
        };
        if let Some(first) = new.beginner(&mut self.random) {
            self.begin(game, first);
        } else {
            let hands = Hands::new(game, &mut self.random);
            self.open(Dialog::Hands(Box::new(hands)));
        }
    }

    fn begin_after_hands(&mut self) {
        if let Some(Opened {
            dialog: Dialog::Hands(hands),
            ..
        }) = self.dialogs.pop()
            && let Some(first) = hands.winner()
        {
            self.begin(hands.into_game(), first);
        }
    }

    fn begin(&mut self, game: new_game::Game, first: usize) {
        self.effects.push(Effect::NextGame);
        self.put(game.table(first));
    }
}

/// Whether a character is for this field.
fn takes(form: &Form, field: Field, c: char) -> bool {
    match field {
        Field::Who(_) => true,
        Field::Rule(_) => c.is_ascii_digit(),
        _ => form.types(field),
    }
}
