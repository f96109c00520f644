//! Engines that are programs of their own, spoken to over the Universal Game
//! Interface: this side asks, the other one is `oaq ugi` or any engine that
//! speaks it. `docs/ugi.md` says what is expected of one.

mod group;
mod process;
mod trouble;

use std::sync::mpsc::RecvTimeoutError;
use std::time::{Duration, Instant};

use oaq_core::files::RuleBook;
use oaq_core::{Game, Move, Position, Rules};
use oaq_notation::{NamedRules, position_text, read_move_token, rules_text};

pub use group::kill_all;
pub use trouble::Trouble;

use crate::Effort;
use process::{Line, Process};

/// How often it is looked whether somebody wants an end.
const TICK: Duration = Duration::from_millis(20);

/// How long an engine that is told to stop has for its move.
const LAST_MOVE: Duration = Duration::from_secs(1);

/// How long an engine has to introduce itself, at most: that takes no time,
/// while getting ready may.
const HANDSHAKE: Duration = Duration::from_secs(10);

/// How much longer than its time a move may take before it is too late: the way
/// between two programs on a busy machine.
pub const MARGIN: Duration = Duration::from_millis(250);

/// How an engine is started.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Launch {
    /// The program and its arguments, parted as a shell would, but no shell
    /// looks at it.
    pub command: String,
    /// Options that are set before the first game, with their values.
    pub options: Vec<(String, String)>,
    /// How long it may be silent where no clock runs.
    pub patience: Duration,
}

/// How long it is said to be until an engine hangs that has not been given a
/// time.
pub const PATIENCE: Duration = Duration::from_secs(60);

/// The option that says by which rules to play.
const RULES: &str = "rules";

/// A running engine.
///
/// It and everything that it has started are gone when the value is: it is told
/// to quit, and killed where it does not.
#[derive(Debug)]
pub struct Engine {
    process: Process,
    name: Option<String>,
    /// The names of its options.
    options: Vec<String>,
    /// What it remarked while it was got ready.
    remarks: Vec<String>,
    patience: Duration,
    rules: Option<Rules>,
}

/// How long a move may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pace {
    /// So long for each move.
    Move(Effort),
    /// On clocks.
    Clock(Clock),
}

/// The clocks of a game when a player begins to think.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clock {
    /// What is left to each player, in turn order.
    pub left: [Duration; 4],
    /// What is added after each move.
    pub increment: Duration,
}

/// The words of a command, parted as a shell would; nothing if there is none or
/// a quote is not closed.
#[must_use]
pub fn words(command: &str) -> Option<Vec<String>> {
    shlex::split(command).filter(|words| words.first().is_some_and(|word| !word.is_empty()))
}

impl Engine {
    /// Starts an engine and gets it ready.
    ///
    /// # Errors
    ///
    /// What is the matter with it.
    pub fn start(launch: &Launch, stop: &dyn Fn() -> bool) -> Result<Self, Trouble> {
        let words = words(&launch.command).ok_or(Trouble::NoCommand)?;
        let process =
            Process::start(&words[0], &words[1..]).map_err(|error| Trouble::NotStarted {
                program: words[0].clone(),
                error: error.to_string(),
            })?;
        let mut engine = Self {
            process,
            name: None,
            options: Vec::new(),
            remarks: Vec::new(),
            patience: launch.patience,
            rules: None,
        };
        engine.introduced(stop)?;
        for (name, value) in &launch.options {
            let known = engine
                .declared(name)
                .ok_or_else(|| Trouble::UnknownOption {
                    name: name.clone(),
                    known: engine.options.clone(),
                })?
                .to_owned();
            engine.set(&known, value);
        }
        engine.ready(stop)?;
        Ok(engine)
    }

    fn introduced(&mut self, stop: &dyn Fn() -> bool) -> Result<(), Trouble> {
        self.process.send("ugi".to_owned());
        let until = (Instant::now(), self.patience.min(HANDSHAKE));
        loop {
            let (_, line) = self.line("ugi", until, stop)?;
            if line == "ugiok" {
                return Ok(());
            }
            if let Some(name) = line.strip_prefix("id name ") {
                self.name = Some(name.trim().to_owned());
            } else if let Some(option) = line.strip_prefix("option name ") {
                let name = option.split(" type ").next().unwrap_or(option);
                self.options.push(name.trim().to_owned());
            }
        }
    }

    /// The name as it is spelt, of an option that the engine has.
    fn declared(&self, name: &str) -> Option<&str> {
        let mut options = self.options.iter();
        options
            .find(|option| option.eq_ignore_ascii_case(name))
            .map(String::as_str)
    }

    fn set(&self, name: &str, value: &str) {
        self.process
            .send(format!("setoption name {name} value {value}"));
    }

    fn ready(&mut self, stop: &dyn Fn() -> bool) -> Result<(), Trouble> {
        self.process.send("isready".to_owned());
        let until = (Instant::now(), self.patience);
        loop {
            let (_, line) = self.line("isready", until, stop)?;
            if line == "readyok" {
                return Ok(());
            }
            if let Some(remark) = line.strip_prefix("info string ") {
                self.remarks.push(remark.to_owned());
            }
        }
    }

    /// The next line of the engine, waited for from a moment on.
    fn line(
        &mut self,
        asked: &'static str,
        (begin, patience): (Instant, Duration),
        stop: &dyn Fn() -> bool,
    ) -> Result<Line, Trouble> {
        loop {
            let left = patience.saturating_sub(begin.elapsed());
            match self.process.next(left.min(TICK)) {
                Ok(line) => return Ok(line),
                Err(RecvTimeoutError::Disconnected) => return Err(self.gone()),
                Err(RecvTimeoutError::Timeout) if stop() => return Err(Trouble::Stopped),
                Err(RecvTimeoutError::Timeout) if left.is_zero() => {
                    return Err(Trouble::Silent {
                        asked,
                        waited: patience,
                    });
                }
                Err(RecvTimeoutError::Timeout) => {}
            }
        }
    }

    /// The engine has ended, or at least closed its output.
    fn gone(&mut self) -> Trouble {
        let status = self.process.how_it_ended();
        Trouble::Ended {
            status,
            said: self.process.last_words(),
        }
    }

    /// What the engine is called, if it says so.
    #[must_use]
    pub fn name(&self) -> Option<&str> {
        self.name.as_deref()
    }

    /// Whether it can be told by which rules to play.
    #[must_use]
    pub fn takes_rules(&self) -> bool {
        self.declared(RULES).is_some()
    }

    /// What it has remarked since it was asked last while it was got ready:
    /// what is wrong with the value of an option.
    pub fn remarks(&mut self) -> Vec<String> {
        std::mem::take(&mut self.remarks)
    }

    /// Says that another game begins, under these rules.
    ///
    /// # Errors
    ///
    /// What is the matter with the engine.
    pub fn new_game(&mut self, rules: &Rules, stop: &dyn Fn() -> bool) -> Result<(), Trouble> {
        if self.rules.is_none_or(|before| before != *rules) {
            if let Some(name) = self.declared(RULES) {
                self.set(name, &known_as(rules));
            }
            self.rules = Some(*rules);
        }
        self.process.send("uginewgame".to_owned());
        self.ready(stop)
    }

    /// The engine's move, and how long it took for it. After an error it is in
    /// no state to go on.
    ///
    /// Whoever is stopped plays the move that it has if it has one soon.
    ///
    /// # Errors
    ///
    /// What is the matter: no move, none in time, or one that is illegal.
    pub fn choose(
        &mut self,
        game: &Game,
        pace: &Pace,
        stop: &dyn Fn() -> bool,
    ) -> Result<(Move, Duration), Trouble> {
        if self.rules.is_none_or(|rules| rules != *game.rules()) {
            self.new_game(game.rules(), stop)?;
        }
        // What it said after its last move is no answer to this.
        while self.process.next(Duration::ZERO).is_ok() {}
        self.process.send(position(game));
        let begin = Instant::now();
        self.process.send(go(game, pace));
        let allowed = allowed(game, pace);
        let patience = allowed.map_or(self.patience, |time| time + MARGIN);
        let mut until = (begin, patience);
        let mut stopped = false;
        loop {
            let told = || !stopped && stop();
            let (came, line) = match self.line("go", until, &told) {
                Ok(line) => line,
                Err(Trouble::Stopped) => {
                    stopped = true;
                    self.process.send("stop".to_owned());
                    until = (Instant::now(), LAST_MOVE);
                    continue;
                }
                Err(Trouble::Silent { .. }) if stopped => return Err(Trouble::Stopped),
                Err(Trouble::Silent { .. }) if allowed.is_some() => {
                    return Err(Trouble::Late {
                        allowed: allowed.unwrap_or_default(),
                        took: None,
                    });
                }
                Err(other) => return Err(other),
            };
            let mut words = line.split_ascii_whitespace();
            if words.next() != Some("bestmove") {
                continue;
            }
            let took = came.saturating_duration_since(begin);
            if let Some(allowed) = allowed
                && took > allowed + MARGIN
                && !stopped
            {
                return Err(Trouble::Late {
                    allowed,
                    took: Some(took),
                });
            }
            let typed = words.next().unwrap_or_default();
            return match read_move_token(typed, game.position()) {
                Ok(read) if game.position().check_move(read.value.m).is_ok() => {
                    Ok((read.value.m, took))
                }
                _ => Err(Trouble::Illegal {
                    typed: typed.to_owned(),
                }),
            };
        }
    }
}

/// The line that says what the position is.
fn position(game: &Game) -> String {
    let first = game.first();
    let mut line = if *first == Position::start(*game.rules()) {
        "position startpos".to_owned()
    } else {
        format!("position fen {}", position_text(first))
    };
    if !game.moves().is_empty() {
        line += " moves";
    }
    for m in game.moves() {
        line.push(' ');
        line += &m.to_string();
    }
    line
}

/// The line that lets an engine think. The protocol has clocks for two; with
/// more players the share of a clock becomes a time for the move.
fn go(game: &Game, pace: &Pace) -> String {
    match pace {
        Pace::Clock(clock) if game.rules().players == 2 => {
            let [first, second, ..] = clock.left.map(|left| left.as_millis());
            let inc = clock.increment.as_millis();
            format!("go p1time {first} p2time {second} p1inc {inc} p2inc {inc}")
        }
        Pace::Clock(clock) => {
            let left = clock.left[game.position().to_move().index()];
            let budget = crate::Budget::of_clock(left, clock.increment);
            format!("go movetime {}", budget.hard.as_millis().max(1))
        }
        Pace::Move(effort) => {
            let mut line = "go".to_owned();
            if let Some(time) = effort.time {
                line = format!("{line} movetime {}", time.as_millis());
            }
            if let Some(depth) = effort.depth {
                line = format!("{line} depth {depth}");
            }
            if let Some(nodes) = effort.nodes {
                line = format!("{line} nodes {nodes}");
            }
            line
        }
    }
}

/// How long the move may take, if that is limited.
fn allowed(game: &Game, pace: &Pace) -> Option<Duration> {
    match pace {
        Pace::Clock(clock) => Some(clock.left[game.position().to_move().index()]),
        Pace::Move(effort) => effort.time,
    }
}

/// The rules as every engine can know them: the name of a shipped variant, or
/// what is different from the standard game.
fn known_as(rules: &Rules) -> String {
    let book = RuleBook::shipped();
    match book.iter().find(|variant| variant.rules() == rules) {
        Some(variant) => variant.id().to_owned(),
        None => rules_text(&NamedRules {
            id: "standard".to_owned(),
            rules: *rules,
            base: Rules::STANDARD,
        }),
    }
}

#[cfg(test)]
mod tests;
