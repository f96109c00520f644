//! The app: all that is on the screen, and what becomes of it when something
//! happens.
//!
//! [`App::update`] is the only way in. It reads no clock and no key, writes no
//! file and draws nothing: what happens comes as an [`Action`], what it wants
//! of the world goes out as [`Effect`]s, and `ui` draws the app as it is.

pub(crate) mod clock;
pub(crate) mod dialog;
mod keeping;
pub(crate) mod motion;
pub(crate) mod people;
mod playing;
mod pointing;
mod random;
pub(crate) mod series;
pub(crate) mod settings;
pub(crate) mod table;
mod texts;
mod thinking;

use std::time::Duration;

use oaq_core::Setup;
use oaq_i18n::Messages;
use oaq_notation::record::Record;
use oaq_play::Sheet;
use oaq_play::variants::{Chosen, Variants};
use ratatui::crossterm::event::KeyEvent;
use ratatui::layout::Size;

use crate::action::{Action, Command, Effect, Ticket};
use crate::keymap::{KeyPress, Keymap};
use crate::ui;
use clock::TimeControl;
use dialog::{Dialog, Opened, SavedGame};
use random::Random;
use series::{Person, Series};
use settings::Settings;
use table::Table;
use thinking::Asked;

/// How long a notice stays.
const NOTICE: Duration = Duration::from_secs(6);

/// What an [`App`] is made of.
#[derive(Debug)]
pub struct Setting {
    /// How things look and what is spoken.
    pub settings: Settings,
    /// What keys mean.
    pub keys: Keymap,
    /// The variants that can be chosen.
    pub variants: Variants,
    /// The rules of the first game.
    pub chosen: Chosen,
    /// Where it begins, if not as the rules say; must fit them.
    pub start: Option<Setup>,
    /// Who plays, from A on, as many as the rules want.
    pub people: Vec<(String, oaq_play::Who)>,
    /// What time they have.
    pub control: Option<TimeControl>,
    /// Of how many games the best is sought.
    pub best_of: u32,
    /// Games that were not finished, the one saved last first.
    pub saved: Vec<SavedGame>,
    /// Tells today's date as records write it.
    pub today: Option<fn() -> String>,
    /// Whether the first thing to see is the dialog for a new game.
    pub ask: bool,
    /// Whether the games are saved.
    pub saving: bool,
    /// What chance begins with.
    pub seed: u64,
    /// Columns and rows of the screen.
    pub size: (u16, u16),
}

/// What is shown below the board for a while.
#[derive(Debug)]
pub(crate) struct Notice {
    pub(crate) text: String,
    pub(crate) is_error: bool,
    left: Duration,
}

/// Which part of the program the screen belongs to.
#[derive(Debug)]
pub(crate) enum Screen {
    /// A game is played.
    Play(Box<Table>),
}

/// The whole program but for the world around it.
#[derive(Debug)]
pub struct App {
    pub(crate) say: Messages,
    pub(crate) settings: Settings,
    pub(crate) keys: Keymap,
    pub(crate) variants: Variants,
    pub(crate) screen: Screen,
    pub(crate) dialogs: Vec<Opened>,
    pub(crate) notice: Option<Notice>,
    pub(crate) saved: Vec<SavedGame>,
    pub(crate) size: Size,
    today: Option<fn() -> String>,
    random: Random,
    /// What is being thought about.
    asked: Option<Asked>,
    tickets: Ticket,
    /// How many games have been on the table.
    games: u64,
    wants_hint: bool,
    /// Whether the game on the table is saved, as far as is known.
    pub(crate) saves: bool,
    saving: bool,
    effects: Vec<Effect>,
}

impl App {
    /// An app at its beginning, and what it wants at once.
    #[must_use]
    pub fn new(setting: Setting) -> (Self, Vec<Effect>) {
        let people = setting
            .people
            .into_iter()
            .map(|(name, who)| Person { name, who });
        let series = Series::new(people.collect(), 0, setting.best_of);
        let sheet = Sheet::new(setting.chosen.named(), setting.start.clone());
        let table = Table::new(
            sheet,
            setting.chosen,
            series,
            setting.control,
            setting.start,
        );
        let mut app = Self {
            say: Messages::new(setting.settings.lang),
            settings: setting.settings,
            keys: setting.keys,
            variants: setting.variants,
            screen: Screen::Play(Box::new(table)),
            dialogs: Vec::new(),
            notice: None,
            saved: setting.saved,
            size: Size::new(setting.size.0, setting.size.1),
            today: setting.today,
            random: Random::new(setting.seed),
            asked: None,
            tickets: 0,
            games: 0,
            wants_hint: false,
            saves: setting.saving,
            saving: setting.saving,
            effects: Vec::new(),
        };
        if app.saved.iter().any(|saved| saved.record.is_ok()) && setting.ask {
            app.open(Dialog::Saved { offered: true });
        } else if setting.ask {
            app.open_new_game();
        }
        app.settle();
        let effects = std::mem::take(&mut app.effects);
        (app, effects)
    }

    /// What becomes of the app when something happens, and what it wants then.
    #[must_use]
    pub fn update(&mut self, action: Action) -> Vec<Effect> {
        match action {
            Action::Key(key) => self.key(&key),
            Action::Mouse(mouse) => self.mouse(mouse),
            Action::Resize(width, height) => self.size = Size::new(width, height),
            Action::Tick(passed) => self.pass(passed),
            Action::Found(ticket, found) => self.found(ticket, found),
            Action::Chosen(ticket, answer) => self.answered(ticket, answer),
            Action::NotSaved(reason) => {
                self.saves = false;
                let args = [("reason", reason.into())];
                let text = self.say.format("cannot-autosave", &args);
                self.notify(text, true);
            }
            Action::Warned(texts) if texts.is_empty() => {}
            Action::Warned(texts) => self.open(Dialog::Warned(texts)),
            Action::Table(size) => {
                if let Some(text) = size.told(&self.say) {
                    self.notify(text, true);
                }
            }
            Action::Listed(saved) => self.saved = saved,
            Action::TakenOver(Ok(record)) => self.go_on_with(*record),
            Action::TakenOver(Err(text)) => self.notify(text, true),
            Action::End => self.quit(),
        }
        self.settle();
        std::mem::take(&mut self.effects)
    }

    /// After what time something changes by itself, so that a tick is wanted.
    /// `None`: nothing happens until somebody does something.
    #[must_use]
    pub fn until_tick(&self) -> Option<Duration> {
        let table = self.table().until_tick(self.runs());
        let notice = self.notice.as_ref().map(|notice| notice.left);
        [table, notice].into_iter().flatten().min()
    }

    pub(crate) fn table(&self) -> &Table {
        let Screen::Play(table) = &self.screen;
        table
    }

    pub(crate) fn table_mut(&mut self) -> &mut Table {
        let Screen::Play(table) = &mut self.screen;
        table
    }

    /// Whether the game goes on: nobody holds it and no dialog is open.
    pub(crate) fn runs(&self) -> bool {
        self.dialogs.is_empty() && !self.table().paused && !ui::is_too_small(self.size)
    }

    fn pass(&mut self, passed: Duration) {
        if let Some(notice) = &mut self.notice {
            notice.left = notice.left.saturating_sub(passed);
            if notice.left.is_zero() {
                self.notice = None;
            }
        }
        let runs = self.runs();
        let was_sowing = !self.table().is_quiet();
        if let Some(late) = self.table_mut().pass(passed, runs) {
            self.lose_on_time(late);
        }
        if was_sowing && self.table().is_quiet() {
            self.arrived();
        }
    }

    fn key(&mut self, event: &KeyEvent) {
        // Windows tells of keys that are let go too.
        if event.is_release() {
            return;
        }
        let key = KeyPress::of(event);
        let command = self.keys.command(key);
        match command {
            Some(Command::Suspend) => return self.effects.push(Effect::Suspend),
            // Ctrl-C leaves at once, whatever is open.
            Some(Command::Quit) if key.character().is_none() => {
                return self.quit();
            }
            _ => {}
        }
        if ui::is_too_small(self.size) {
            if command == Some(Command::Quit) {
                self.quit();
            }
            return;
        }
        self.notice = None;
        if !self.table().is_quiet() && self.dialogs.is_empty() {
            // Any key lets the dân arrive.
            self.table_mut().motion = None;
            self.arrived();
            if !matches!(command, Some(Command::Help | Command::Quit)) {
                return;
            }
        }
        if !self.dialogs.is_empty() {
            self.key_in_dialog(key, command);
        } else if let Some(command) = command {
            self.command(command);
        } else if let Some(c) = key.character() {
            self.typed(c);
        }
    }

    /// Does what a command says, where no dialog is open.
    pub(crate) fn command(&mut self, command: Command) {
        match command {
            Command::Help => self.open(Dialog::Help),
            Command::Quit => self.leave(),
            Command::Suspend => self.effects.push(Effect::Suspend),
            Command::NewGame => self.open_new_game(),
            Command::Settings => self.open(Dialog::Settings),
            Command::Saved => self.open(Dialog::Saved { offered: false }),
            look if look.changes_look() => self.change_look(look),
            Command::Value => self.settings.value = !self.settings.value,
            other => self.command_on_board(other),
        }
    }

    /// Changes how things look, wherever somebody is.
    fn change_look(&mut self, command: Command) {
        let settings = &mut self.settings;
        match command {
            Command::Language => {
                settings.step_language(true);
                self.say = Messages::new(self.settings.lang);
            }
            Command::Theme => settings.step_theme(true),
            Command::Glyphs => settings.step_glyphs(true),
            Command::Slower => settings.step_speed(false),
            _ => settings.step_speed(true),
        }
        let text = self.look_text(command);
        self.notify(text, false);
    }

    pub(crate) fn notify(&mut self, text: String, is_error: bool) {
        self.notice = Some(Notice {
            text,
            is_error,
            left: NOTICE,
        });
    }

    /// Leaves the program, after asking where a game would be broken off.
    fn leave(&mut self) {
        if self.is_underway() {
            self.open(Dialog::Leave);
        } else {
            self.quit();
        }
    }

    /// Leaves the program, with the clocks saved as they are.
    pub(crate) fn quit(&mut self) {
        if self.table().clock.is_some() && self.is_underway() {
            self.save();
        }
        self.effects.push(Effect::Quit);
    }

    /// Whether a game has begun and is not over.
    pub(crate) fn is_underway(&self) -> bool {
        let sheet = &self.table().sheet;
        sheet.plies() > 0 && !sheet.is_over()
    }

    /// Puts another game on the table.
    pub(crate) fn put(&mut self, table: Table) {
        self.screen = Screen::Play(Box::new(table));
        self.games += 1;
        self.saves = self.saving;
        self.asked = None;
        self.wants_hint = false;
        self.notice = None;
        self.dialogs.clear();
        self.effects.push(Effect::StopThinking);
    }

    fn go_on_with(&mut self, mut record: Record) {
        let chosen = people::rules_of(&record, &self.variants);
        let people = people::of_record(&record, &self.say);
        let without = people::without_program(&record, &self.say);
        let series = keeping::take_series(&mut record, people);
        let clock = keeping::take_clock(&mut record);
        let control = clock.as_ref().map(|(control, _)| *control);
        let start = record.setup().cloned();
        let mut table = Table::new(Sheet::of_saved(record), chosen, series, control, start);
        table.clock = clock.map(|(_, clock)| clock);
        // Nobody should be surprised by a move of the computer, or by a clock
        // that runs.
        table.paused = table.awaits_computer() || table.clock.is_some();
        table.tally();
        self.put(table);
        if !without.is_empty() {
            let names: Vec<String> = without.into_iter().map(|seat| self.name(seat)).collect();
            let args = [("players", self.say.list_and(&names).into())];
            let text = self.say.format("tui-no-program", &args);
            self.notify(text, false);
        }
    }

    /// Saves the game, unless it has not begun or all of its moves were taken
    /// back.
    pub(crate) fn save(&mut self) {
        let table = self.table();
        if table.sheet.plies() == 0 && !table.sheet.is_over() {
            return self.effects.push(Effect::Forget);
        }
        let mut record = table.sheet.saved();
        people::sign(&mut record, &table.series, &table.chosen);
        keeping::write(&mut record, table);
        self.effects.push(Effect::Save(record.to_string()));
    }
}
