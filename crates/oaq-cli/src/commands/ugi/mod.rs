//! `oaq ugi`: the engine for programs that run matches, over the Universal
//! Game Interface. `docs/ugi.md` describes what is spoken.

mod parse;
mod settings;
mod tables;
mod time;
mod worker;

#[cfg(test)]
mod tests;

use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::Instant;

use oaq_core::{Game, Player, Position, Rules};
use oaq_engine::Limits;
use oaq_i18n::{Lang, Messages};
use oaq_notation::read_move_token;

use crate::context::{Context, Environment, Io};
use crate::exit::{Exit, Run};
use crate::lines::MAX_LINE;
use crate::variants::Variants;
use oaq_play::read_position;

use parse::{Command, Go, Malformed, Query};
use settings::{Change, Settings};
use time::budget;
use worker::{Search, Worker};

pub(super) fn run(context: &mut Context<'_, '_>) -> Run {
    let variants = context.variants()?;
    let Io { input, out, .. } = &mut *context.io;
    let (answers, lines) = channel();
    thread::scope(|scope| {
        // Answers come from two threads, and must not wait for a line to be
        // read. The writer ends when nobody is left who could answer.
        let writer = scope.spawn(move || write_all(&lines, out));
        let mut ugi = Ugi::with(variants, answers);
        let read = loop {
            match input.next(&mut || Ok(())) {
                Ok(None) => break Ok(()),
                Ok(Some(line)) => {
                    if ugi.line(&line).is_break() {
                        break Ok(());
                    }
                }
                Err(error) => break Err(error),
            }
        };
        drop(ugi);
        let written = writer.join().unwrap_or(Ok(()));
        read.and(written)?;
        Ok(Exit::Success)
    })
}

/// Writes lines as they come, each at once.
fn write_all(lines: &Receiver<String>, out: &mut dyn std::io::Write) -> std::io::Result<()> {
    for line in lines {
        writeln!(out, "{line}")?;
        out.flush()?;
    }
    Ok(())
}

/// The engine as a program that runs matches sees it: lines go in, lines come
/// out, over the Universal Game Interface.
///
/// A search runs in a thread of its own, so that [`Ugi::line`] never waits for
/// one. Each `go` that is accepted is answered by exactly one `bestmove`; that
/// of a search still running when the value is dropped comes at once.
///
/// ```
/// use std::sync::mpsc::channel;
/// use oaq_cli::{Environment, Ugi};
///
/// let (sender, answers) = channel();
/// let mut ugi = Ugi::new(&Environment::default(), sender);
/// assert!(ugi.line("isready").is_continue());
/// assert_eq!(answers.recv()?, "readyok");
/// assert!(ugi.line("position startpos moves 3R").is_continue());
/// assert!(ugi.line("query p1turn").is_continue());
/// assert_eq!(answers.recv()?, "response false");
/// assert!(ugi.line("quit").is_break());
/// # Ok::<(), std::sync::mpsc::RecvError>(())
/// ```
pub struct Ugi {
    answers: Sender<String>,
    variants: Variants,
    /// Of what is wrong with rules; the protocol is English.
    say: Messages,
    settings: Settings,
    rules: Rules,
    game: Game,
    worker: Worker,
    /// Stops the search begun last.
    stop: Arc<AtomicBool>,
    /// Whether nobody hears the answers any more.
    unheard: bool,
}

impl Ugi {
    /// An engine that knows the shipped rules and those of the user, and gives
    /// its lines to `answers`, without line ends.
    #[must_use]
    pub fn new(environment: &Environment, answers: Sender<String>) -> Self {
        let say = Messages::new(Lang::En);
        let (variants, _) = Variants::load(environment.rules.as_deref(), &say, false);
        Self::with(variants, answers)
    }

    fn with(variants: Variants, answers: Sender<String>) -> Self {
        let rules = Rules::STANDARD;
        Self {
            worker: Worker::new(answers.clone()),
            answers,
            variants,
            say: Messages::new(Lang::En),
            settings: Settings::default(),
            rules,
            game: Game::new(Position::start(rules)),
            stop: Arc::default(),
            unheard: false,
        }
    }

    /// Does what a line says, without waiting for a search. Break at `quit`,
    /// and when nobody hears the answers any more.
    pub fn line(&mut self, line: &str) -> ControlFlow<()> {
        let done = if line.len() >= MAX_LINE {
            // It may have been cut, and something else than what was meant.
            Err(Malformed::new(format!(
                "a line of {MAX_LINE} bytes or more is not read"
            )))
        } else {
            parse::command(line).and_then(|command| match command {
                Some(Command::Quit) => Ok(ControlFlow::Break(())),
                Some(command) => self.obey(command).map(ControlFlow::Continue),
                None => Ok(ControlFlow::Continue(())),
            })
        };
        match done {
            Ok(ControlFlow::Break(())) => return ControlFlow::Break(()),
            Ok(ControlFlow::Continue(())) => {}
            Err(malformed) => self.remark(&malformed.to_string()),
        }
        if self.unheard {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    }

    fn obey(&mut self, command: Command<'_>) -> Result<(), Malformed> {
        match command {
            Command::Ugi => self.introduce(),
            Command::IsReady => {
                // The first one is the sign that memory may be taken.
                self.worker.prepare(self.settings.hash);
                self.answer("readyok".to_owned());
            }
            Command::SetOption { name, value } => self.set(name, value)?,
            Command::NewGame => {
                self.game = Game::new(Position::start(self.rules));
                self.worker.forget();
                self.worker.prepare(self.settings.hash);
            }
            Command::Position { fen, moves } => self.game = self.game_of(fen, moves)?,
            Command::Query(query) => self.query(query),
            Command::Go(go) => self.go(go)?,
            Command::Stop => self.stop(),
            // The caller has seen to it.
            Command::Quit => {}
        }
        Ok(())
    }

    fn introduce(&mut self) {
        self.answer(format!("id name oaq {}", env!("CARGO_PKG_VERSION")));
        self.answer(format!("id author {}", env!("CARGO_PKG_AUTHORS")));
        for option in settings::OPTIONS {
            self.answer(option.to_string());
        }
        self.answer("ugiok".to_owned());
    }

    fn set(&mut self, name: &str, value: &str) -> Result<(), Malformed> {
        match self.settings.change(name, value)? {
            Change::Done => {}
            Change::Rules(text) => {
                let chosen = self.variants.choose(text, &self.say);
                let chosen = chosen.map_err(|complaint| {
                    // A line that shows the place is set in.
                    let lines = complaint.lines().filter(|line| !line.starts_with("  "));
                    Malformed::new(lines.collect::<Vec<_>>().join(" "))
                })?;
                self.rules = chosen.rules;
                self.game = Game::new(Position::start(self.rules));
                self.worker.forget();
            }
        }
        Ok(())
    }

    /// The game that a position and moves make.
    fn game_of(&self, fen: Option<&str>, moves: &str) -> Result<Game, Malformed> {
        let first = match fen {
            None => Position::start(self.rules),
            Some(text) => {
                let read = read_position(text, &self.rules);
                read.map_err(|errors| Malformed::new(format!("bad position: {errors}")))?
                    .value
            }
        };
        let mut game = Game::new(first);
        for (i, text) in moves.split_ascii_whitespace().enumerate() {
            let number = i + 1;
            let read = read_move_token(text, game.position());
            let m =
                read.map_err(|errors| Malformed::new(format!("bad move {number}: {errors}")))?;
            let played = game.play(m.value.m).map(|_| ());
            played.map_err(|error| Malformed::new(format!("bad move {number}: {error}")))?;
        }
        Ok(game)
    }

    fn query(&mut self, query: Query) {
        let position = self.game.position();
        let response = match query {
            Query::GameOver => position.is_over().to_string(),
            Query::FirstPlayersTurn => (position.to_move() == Player::A).to_string(),
            Query::Result => match position.outcome() {
                None => "none".to_owned(),
                Some(outcome) => {
                    let shares = outcome.shares;
                    match (shares.count(), shares.has(Player::A), shares.has(Player::B)) {
                        (1, true, _) => "p1win",
                        (1, _, true) => "p2win",
                        (n, ..) if n == u32::from(self.rules.players) => "draw",
                        // The protocol has no word for it.
                        _ => {
                            self.remark(&format!("the result is {shares}"));
                            "none"
                        }
                    }
                    .to_owned()
                }
            },
        };
        self.answer(format!("response {response}"));
    }

    fn go(&mut self, go: Go) -> Result<(), Malformed> {
        let begin = Instant::now();
        if self.worker.is_searching() {
            let text = "a search is running already; `stop` ends it";
            return Err(Malformed::new(text.to_owned()));
        }
        let first = self.game.position().to_move() == Player::A;
        let budget = budget(&go, first)?;
        let depth = |depth: u64| u32::try_from(depth).unwrap_or(u32::MAX).max(1);
        let limits = Limits {
            depth: go.depth.map(depth),
            nodes: go.nodes,
        };
        self.stop = Arc::default();
        self.worker.search(Search {
            begin,
            game: self.game.clone(),
            limits,
            budget,
            until_stopped: go.infinite,
            settings: self.settings,
            stop: Arc::clone(&self.stop),
        });
        Ok(())
    }

    fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
        self.worker.wake();
    }

    fn answer(&mut self, line: String) {
        self.unheard |= self.answers.send(line).is_err();
    }

    fn remark(&mut self, text: &str) {
        self.answer(remark(text));
    }
}

impl Drop for Ugi {
    fn drop(&mut self) {
        self.stop();
    }
}

/// A line that the other side may show, and need not understand: one line
/// whatever is in the text.
fn remark(text: &str) -> String {
    let harmless = crate::errors::harmless(text);
    format!("info string {harmless}")
}
