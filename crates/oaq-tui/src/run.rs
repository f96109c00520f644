//! The app in a terminal: what comes from there goes in, what the app wants is
//! done.

use std::io;
use std::path::Path;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::{Instant, SystemTime, UNIX_EPOCH};

use oaq_core::files::RuleBook;
use oaq_i18n::Messages;
use oaq_play::saves::{Damage, Folder, Keeper, LockError, Saved, Slot, clock, read_saved};
use oaq_play::variants::Variants;
use oaq_play::{Environment, config, errors};
use ratatui::crossterm::event::{self, Event};
use ratatui::crossterm::terminal::size;

use crate::action::{Action, Effect};
use crate::app::App;
use crate::app::dialog::SavedGame;
use crate::options::{Ended, Options};
use crate::signals::{self, Listener, Signal};
use crate::terminal::{self, Screen};
use crate::ui::draw;
use crate::worker::Worker;

/// How many mebibytes each searcher may remember things in, unless it is set.
const HASH: usize = 32;

/// What comes from the threads.
enum Incoming {
    Input(io::Result<Event>),
    Signal(Signal),
    Answer(Action),
}

/// Runs the full-screen game in the terminal of this process until somebody
/// leaves it. The terminal is given back as it was, whatever happens.
///
/// # Errors
///
/// In words what stands in the way: there is no terminal, or something is
/// wrong with the options.
pub fn run(options: &Options, environment: &Environment) -> Result<Ended, String> {
    let say = Messages::new(options.settings.lang);
    if !terminal::is_there() {
        return Err(say.msg("tui-no-terminal"));
    }
    let folder = environment.saves.clone().filter(|_| options.saving);
    let folder = folder.map(Folder::new);
    let listed = |variants: &Variants, say: &Messages| {
        let games = folder
            .as_ref()
            .map(|folder| list(folder, None, &variants.book, say));
        games.unwrap_or_default()
    };
    let failed = |error: io::Error| {
        let args = [("reason", error.to_string().into())];
        say.format("cannot-print", &args)
    };
    let size = size().unwrap_or((80, 24));
    let (setting, mut warnings) = options.setting(environment, size, seed(), listed)?;
    let book = setting.variants.book.clone();
    let (app, effects) = App::new(setting);
    let (sender, inbox) = mpsc::channel();
    let set = |setting| options.set.number(setting).and_then(|n| n.try_into().ok());
    let threads = set(config::Setting::Threads)
        .unwrap_or_else(|| thread::available_parallelism().map_or(1, usize::from));
    let hash = set(config::Setting::Hash).unwrap_or(HASH);
    let mut world = World {
        app,
        book,
        say: Messages::new(options.settings.lang),
        keeper: folder.clone().map(Keeper::in_folder).unwrap_or_default(),
        folder,
        worker: worker(threads, hash, &sender).map_err(failed)?,
        screen: Screen::take(options.settings.mouse).map_err(failed)?,
        ended: None,
        interrupted: false,
    };
    if let Some(folder) = &world.folder {
        folder.clear();
    } else if options.saving {
        warnings.push(say.msg("no-state-folder"));
    }
    let _signals = listen(&sender).map_err(failed)?;
    read_input(sender).map_err(failed)?;
    world.begin(effects, options.resume);
    world.act(Action::Warned(warnings));
    world.go(&inbox).map_err(failed)
}

/// A number that nobody knows beforehand.
fn seed() -> u64 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH);
    now.map_or(0, |now| u64::from(now.subsec_nanos()) ^ now.as_secs() << 30)
}

fn worker(threads: usize, hash: usize, sender: &Sender<Incoming>) -> io::Result<Worker> {
    let sender = sender.clone();
    Worker::start(threads, hash, move |action| {
        // Where nobody listens any more, the program ends.
        let _ = sender.send(Incoming::Answer(action));
    })
}

fn listen(sender: &Sender<Incoming>) -> io::Result<Listener> {
    let sender = sender.clone();
    Listener::start(move |signal| {
        let _ = sender.send(Incoming::Signal(signal));
    })
}

/// Reads keys and the mouse, which only waiting for them can do, on a thread
/// that ends with the process.
fn read_input(sender: Sender<Incoming>) -> io::Result<()> {
    let read = move || loop {
        let input = event::read();
        let is_over = input.is_err();
        if sender.send(Incoming::Input(input)).is_err() || is_over {
            return;
        }
    };
    let thread = thread::Builder::new().name("oaq-input".into());
    thread.spawn(read).map(|_| ())
}

/// The saved games that are not finished, and those that are damaged.
fn list(folder: &Folder, own: Option<&Path>, book: &RuleBook, say: &Messages) -> Vec<SavedGame> {
    let games = folder.list(book).into_iter();
    let wanted = games.filter(|saved| {
        Some(&*saved.path) != own && (saved.game.is_err() || saved.is_unfinished())
    });
    let game = |saved: Saved| SavedGame {
        when: clock::moment(saved.when),
        in_use: saved.in_use,
        record: saved
            .game
            .map_err(|damage| damaged(&saved.path, &damage, say)),
        path: saved.path,
    };
    wanted.map(game).collect()
}

/// What is wrong with a saved game, in words.
fn damaged(path: &Path, damage: &Damage, say: &Messages) -> String {
    let reason = match damage {
        Damage::Unreadable(error) => error.to_string(),
        Damage::NoGame => say.msg("damage-empty"),
        Damage::Line(line) => say.format("damage-line", &[("line", line.to_string().into())]),
    };
    let path = errors::harmless(&path.display().to_string());
    let args = [("path", path.into()), ("reason", reason.into())];
    say.format("game-damaged", &args)
}

/// The app and all that it acts on.
struct World {
    app: App,
    book: RuleBook,
    say: Messages,
    folder: Option<Folder>,
    keeper: Keeper,
    worker: Worker,
    screen: Screen,
    ended: Option<Ended>,
    /// Whether Ctrl-C was the last key.
    interrupted: bool,
}

impl World {
    fn begin(&mut self, effects: Vec<Effect>, resume: bool) {
        self.obey(effects);
        if resume {
            let games = self.list();
            let last = games
                .iter()
                .find(|game| game.record.is_ok() && !game.in_use);
            let taken = match last {
                Some(game) => self.take_over(&game.path),
                None => Err(self.say.msg("nothing-to-resume")),
            };
            self.act(Action::TakenOver(taken));
        }
    }

    /// Lets things happen until the program ends.
    fn go(&mut self, inbox: &Receiver<Incoming>) -> io::Result<Ended> {
        let mut last = Instant::now();
        loop {
            if let Some(ended) = self.ended {
                return Ok(ended);
            }
            self.screen.terminal.draw(|frame| draw(&self.app, frame))?;
            let first = match self.app.until_tick() {
                None => inbox.recv().map_err(|_| RecvTimeoutError::Disconnected),
                Some(wait) => inbox.recv_timeout(wait.saturating_sub(last.elapsed())),
            };
            let now = Instant::now();
            if self.app.until_tick().is_some() {
                self.act(Action::Tick(now - last));
            }
            last = now;
            match first {
                Ok(incoming) => self.take(incoming)?,
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return Ok(Ended::Terminated),
            }
            // What has come meanwhile is seen in the same picture.
            while self.ended.is_none()
                && let Ok(incoming) = inbox.try_recv()
            {
                self.take(incoming)?;
            }
            if self.worker.is_broken() {
                return Ok(Ended::Terminated);
            }
        }
    }

    fn take(&mut self, incoming: Incoming) -> io::Result<()> {
        match incoming {
            Incoming::Input(Ok(event)) => self.input(&event),
            Incoming::Answer(action) => self.act(action),
            Incoming::Signal(Signal::Interrupt) => self.end(Ended::Interrupted),
            // Where there is no input any more, the terminal is gone.
            Incoming::Input(Err(_)) | Incoming::Signal(Signal::Terminate) => {
                self.end(Ended::Terminated);
            }
            Incoming::Signal(Signal::Suspend) => self.sleep()?,
            Incoming::Signal(Signal::Continue) => self.wake()?,
        }
        Ok(())
    }

    /// Ends the program, whatever the app would ask.
    fn end(&mut self, how: Ended) {
        self.act(Action::End);
        self.ended = Some(how);
    }

    fn input(&mut self, event: &Event) {
        match *event {
            Event::Key(key) => {
                self.interrupted = is_ctrl_c(&key);
                self.act(Action::Key(key));
            }
            Event::Mouse(mouse) => self.act(Action::Mouse(mouse)),
            Event::Resize(width, height) => self.act(Action::Resize(width, height)),
            _ => {}
        }
    }

    fn act(&mut self, action: Action) {
        let effects = self.app.update(action);
        self.obey(effects);
    }

    fn obey(&mut self, effects: Vec<Effect>) {
        for effect in effects {
            match effect {
                Effect::Think(ticket, question) => self.worker.ask(ticket, question),
                Effect::StopThinking => self.worker.stop(),
                Effect::Save(text) => {
                    let kept = self.keeper.keep(&text, &self.book);
                    self.tell_unless_saved(kept);
                }
                Effect::Forget => {
                    let forgotten = self.keeper.forget();
                    self.tell_unless_saved(forgotten);
                }
                Effect::NextGame => self.keeper.next_game(),
                Effect::ListSaved => {
                    let games = self.list();
                    self.act(Action::Listed(games));
                }
                Effect::TakeOver(path) => {
                    let taken = self.take_over(&path);
                    self.act(Action::TakenOver(taken));
                }
                Effect::Mouse(mouse) => {
                    // A terminal that does not obey is none the worse for it.
                    let _ = self.screen.set_mouse(mouse);
                }
                Effect::Suspend => {
                    if self.sleep().is_err() {
                        self.ended = Some(Ended::Terminated);
                    }
                }
                Effect::Quit => {
                    self.ended = Some(if self.interrupted {
                        Ended::Interrupted
                    } else {
                        Ended::Left
                    });
                }
            }
        }
    }

    fn tell_unless_saved(&mut self, saved: io::Result<()>) {
        if let Err(error) = saved {
            self.act(Action::NotSaved(error.to_string()));
        }
    }

    fn list(&self) -> Vec<SavedGame> {
        let own = self.keeper.slot();
        let games = self
            .folder
            .as_ref()
            .map(|f| list(f, own, &self.book, &self.say));
        games.unwrap_or_default()
    }

    /// Takes a saved game over, and goes on with saving it where it is.
    fn take_over(&mut self, path: &Path) -> Result<Box<oaq_notation::record::Record>, String> {
        let Some(folder) = self.folder.clone() else {
            return Err(self.say.msg("nothing-to-resume"));
        };
        let slot = match Slot::take_over(path) {
            Ok(slot) => slot,
            Err(LockError::Taken) => return Err(self.say.msg("resume-in-use")),
            Err(LockError::Io(error)) => {
                let path = errors::harmless(&path.display().to_string());
                let args = [("path", path.into()), ("reason", error.to_string().into())];
                return Err(self.say.format("cannot-read", &args));
            }
        };
        // It is read now that nobody else can change it.
        let record = read_saved(path, &self.book);
        let record = record.map_err(|damage| damaged(path, &damage, &self.say))?;
        self.keeper.take_over(folder, slot, record.to_string());
        Ok(record)
    }

    /// Gives the terminal back until the shell wakes the program.
    fn sleep(&mut self) -> io::Result<()> {
        Screen::leave();
        signals::sleep();
        self.wake()
    }

    /// The terminal may have been used, and changed its size, meanwhile.
    fn wake(&mut self) -> io::Result<()> {
        self.screen.return_to()?;
        if let Ok((width, height)) = size() {
            self.act(Action::Resize(width, height));
        }
        Ok(())
    }
}

fn is_ctrl_c(key: &event::KeyEvent) -> bool {
    key.code == event::KeyCode::Char('c') && key.modifiers.contains(event::KeyModifiers::CONTROL)
}
