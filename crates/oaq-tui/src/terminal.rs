//! The terminal, which is given back as it was found.

use std::io::{self, IsTerminal as _, Stdout, Write as _};
use std::panic::{self, PanicHookInfo};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use ratatui::crossterm::cursor::Show;
use ratatui::crossterm::event::{DisableMouseCapture, EnableMouseCapture};
use ratatui::crossterm::execute;
use ratatui::crossterm::terminal::{
    Clear, ClearType, EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};

/// What has been changed of the terminal and must be undone. Kept for the whole
/// process, since a panic on any thread undoes it.
static RAW: AtomicBool = AtomicBool::new(false);
static ALTERNATE: AtomicBool = AtomicBool::new(false);
static MOUSE: AtomicBool = AtomicBool::new(false);

/// Undoes what was done to the terminal, and nothing else. What cannot be
/// undone is passed over: there is nobody to tell.
fn restore() {
    let mut out = io::stdout();
    if MOUSE.swap(false, Ordering::SeqCst) {
        let _ = execute!(out, DisableMouseCapture);
    }
    if ALTERNATE.swap(false, Ordering::SeqCst) {
        let _ = execute!(out, LeaveAlternateScreen, Show);
    }
    if RAW.swap(false, Ordering::SeqCst) {
        let _ = disable_raw_mode();
    }
    let _ = out.flush();
}

type Hook = dyn Fn(&PanicHookInfo<'_>) + Send + Sync;

/// The screen while the program has it.
pub(crate) struct Screen {
    pub(crate) terminal: Terminal<CrosstermBackend<Stdout>>,
    /// Whether the mouse is wanted.
    mouse: bool,
    hook: Arc<Hook>,
}

impl Screen {
    /// Takes the terminal; it is given back when this is dropped, and before
    /// the message of a panic is printed.
    ///
    /// # Errors
    ///
    /// If the terminal does not do what is wanted; it is as before then.
    pub(crate) fn take(mouse: bool) -> io::Result<Self> {
        let hook: Arc<Hook> = Arc::from(panic::take_hook());
        let before = Arc::clone(&hook);
        panic::set_hook(Box::new(move |info| {
            restore();
            before(info);
        }));
        let taken = Terminal::new(CrosstermBackend::new(io::stdout()));
        let mut screen = Self {
            terminal: taken.inspect_err(|_| give_hook_back(&hook))?,
            mouse,
            hook,
        };
        screen.enter()?;
        Ok(screen)
    }

    fn enter(&mut self) -> io::Result<()> {
        enable_raw_mode()?;
        RAW.store(true, Ordering::SeqCst);
        ALTERNATE.store(true, Ordering::SeqCst);
        execute!(io::stdout(), EnterAlternateScreen, Clear(ClearType::All))?;
        self.set_mouse(self.mouse)?;
        // One that knows nothing of what is on the screen. To clear the old one
        // would ask the terminal for its cursor, which some do not tell, and
        // whose answer another thread reads.
        self.terminal = Terminal::new(CrosstermBackend::new(io::stdout()))?;
        self.terminal.hide_cursor()
    }

    /// Listens to the mouse, or leaves it to the terminal.
    pub(crate) fn set_mouse(&mut self, mouse: bool) -> io::Result<()> {
        self.mouse = mouse;
        if mouse && !MOUSE.swap(true, Ordering::SeqCst) {
            execute!(io::stdout(), EnableMouseCapture)?;
        } else if !mouse && MOUSE.swap(false, Ordering::SeqCst) {
            execute!(io::stdout(), DisableMouseCapture)?;
        }
        Ok(())
    }

    /// Gives the terminal back for a while.
    pub(crate) fn leave() {
        restore();
    }

    /// Takes it again, whatever others did to it meanwhile.
    pub(crate) fn return_to(&mut self) -> io::Result<()> {
        restore();
        self.enter()
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        restore();
        // A thread that panics may not change the hook; the process ends.
        if !std::thread::panicking() {
            give_hook_back(&self.hook);
        }
    }
}

fn give_hook_back(hook: &Arc<Hook>) {
    let hook = Arc::clone(hook);
    panic::set_hook(Box::new(move |info| hook(info)));
}

/// Whether there is a terminal that can show a screen, and somebody at it.
pub(crate) fn is_there() -> bool {
    // Windows has no such variable.
    let known = cfg!(windows)
        || std::env::var_os("TERM").is_some_and(|term| !term.is_empty() && term != "dumb");
    known && io::stdin().is_terminal() && io::stdout().is_terminal()
}
