//! A player at the board who makes moves by itself, whoever it is.

use std::fmt;
use std::num::NonZeroUsize;
use std::time::{Duration, Instant};

use oaq_core::{Game, Move};
use oaq_engine::{
    Analysis, Chooser as _, Greedy, Handler, Level, LevelPlayer, Limits, Line, Options,
    RandomPlayer, Searcher,
};
use oaq_i18n::Messages;

use crate::ugi::{self, Clock, Engine, Launch, Pace, Trouble};
use crate::{Budget, Effort, TableSize, Who};

/// What players need to know besides who they are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatOptions {
    /// The size of the table of a player who searches, in mebibytes.
    pub hash: usize,
    /// How many threads such a player searches with.
    pub threads: NonZeroUsize,
    /// What all chance follows from, until a game has a seed of its own.
    pub seed: u64,
    /// How long a program thinks for each move where no clock runs.
    pub effort: Effort,
    /// Options of a program, with their values.
    pub options: Vec<(String, String)>,
    /// How long a program may be silent where it is given no time.
    pub patience: Duration,
}

impl Default for SeatOptions {
    /// 32 MiB, one thread, the seed 1, a second a move for programs, and no
    /// options.
    fn default() -> Self {
        Self {
            hash: 32,
            threads: NonZeroUsize::MIN,
            seed: 1,
            effort: Effort::of_time(Duration::from_secs(1)),
            options: Vec::new(),
            patience: ugi::PATIENCE,
        }
    }
}

/// A player at the board who makes moves by itself.
///
/// ```
/// use oaq_core::{Game, Position, Rules};
/// use oaq_play::{Seat, SeatOptions, Turn, Who};
///
/// let mut seat = Seat::new(&Who::Greedy, SeatOptions::default()).unwrap();
/// let game = Game::new(Position::start(Rules::STANDARD));
/// assert_eq!(seat.choose(&game, &Turn::default())?.to_string(), "1L");
/// assert!(Seat::new(&Who::Human, SeatOptions::default()).is_none());
/// # Ok::<(), oaq_play::NoMove>(())
/// ```
pub struct Seat {
    who: Who,
    options: SeatOptions,
    player: Player,
    table: Option<TableSize>,
}

/// How many moves the last level looks at where it is not told how long to
/// think: about a second, and the same on every machine.
const UNTIMED: Limits = Limits {
    depth: None,
    nodes: Some(3_000_000),
};

enum Player {
    Greedy,
    Random(RandomPlayer),
    Level(Box<LevelPlayer>, Option<Effort>),
    Search(Box<Searcher>, Effort),
    /// A program, once it is started.
    Ugi(Option<Box<Engine>>),
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Seat")
            .field("who", &self.who)
            .field("options", &self.options)
            .finish_non_exhaustive()
    }
}

/// A turn of such a player, from outside.
#[derive(Clone, Copy)]
pub struct Turn<'a> {
    /// Whether somebody wants an end. Asked often.
    pub stop: &'a (dyn Fn() -> bool + Sync),
    /// The clocks, where there are some. They go before what a player's name
    /// says about time; its depth and its number of nodes stay.
    pub clock: Option<Clock>,
}

impl Default for Turn<'_> {
    /// Nobody stops it, and there are no clocks.
    fn default() -> Self {
        Self {
            stop: &|| false,
            clock: None,
        }
    }
}

impl fmt::Debug for Turn<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Turn")
            .field("clock", &self.clock)
            .finish_non_exhaustive()
    }
}

/// Why there is no move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoMove {
    /// The game is over.
    Over,
    /// Something is the matter with a program. It is gone, and is started
    /// again when it is asked the next time.
    Trouble {
        /// What it calls itself, or else the command.
        engine: String,
        /// What is the matter.
        trouble: Trouble,
    },
}

impl fmt::Display for NoMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Over => f.write_str("the game is over"),
            Self::Trouble { engine, trouble } => write!(f, "{engine}: {}", trouble.word()),
        }
    }
}

impl std::error::Error for NoMove {}

impl NoMove {
    /// The same in words.
    pub fn told(&self, say: &Messages) -> String {
        match self {
            Self::Over => say.msg("engine-over"),
            Self::Trouble { engine, trouble } => trouble.told(engine, say),
        }
    }

    /// Whether it is only that somebody wanted an end.
    #[must_use]
    pub const fn is_stop(&self) -> bool {
        matches!(
            self,
            Self::Trouble {
                trouble: Trouble::Stopped,
                ..
            }
        )
    }
}

impl Seat {
    /// Whoever that is; nobody if it is a human. A program is not started
    /// before it is needed.
    #[must_use]
    pub fn new(who: &Who, options: SeatOptions) -> Option<Self> {
        let mut table = None;
        let mut searcher = || {
            let searcher = Searcher::new(Options {
                hash: options.hash,
                threads: options.threads,
                ..Options::default()
            });
            table = Some(TableSize::of(&searcher));
            searcher
        };
        let player = match who {
            Who::Human => return None,
            Who::Greedy => Player::Greedy,
            Who::Random => Player::Random(RandomPlayer::new(options.seed)),
            Who::Level(level, effort) => {
                let mut player = LevelPlayer::new(*level, options.seed);
                if *level == Level::Full {
                    player = player.with_searcher(searcher());
                }
                Player::Level(Box::new(player), *effort)
            }
            Who::Search(effort) => Player::Search(Box::new(searcher()), *effort),
            Who::Ugi(_) => Player::Ugi(None),
        };
        Some(Self {
            who: who.clone(),
            options,
            player,
            table,
        })
    }

    /// Who sits there.
    #[must_use]
    pub const fn who(&self) -> &Who {
        &self.who
    }

    /// How large the table of whoever searches there is.
    #[must_use]
    pub const fn table(&self) -> Option<TableSize> {
        self.table
    }

    /// The engine, if it is a program, which is started for that.
    ///
    /// # Errors
    ///
    /// What is the matter with it.
    pub fn engine(
        &mut self,
        stop: &(dyn Fn() -> bool + Sync),
    ) -> Result<Option<&mut Engine>, NoMove> {
        let (Player::Ugi(place), Who::Ugi(command)) = (&mut self.player, &self.who) else {
            return Ok(None);
        };
        if place.is_none() {
            let launch = Launch {
                command: command.clone(),
                options: self.options.options.clone(),
                patience: self.options.patience,
            };
            let started = Engine::start(&launch, &stop);
            let engine = started.map_err(|trouble| NoMove::Trouble {
                engine: command.clone(),
                trouble,
            })?;
            *place = Some(Box::new(engine));
        }
        Ok(place.as_deref_mut())
    }

    /// What it is called: what a program that is running calls itself, or else
    /// the name of who it is.
    #[must_use]
    pub fn name(&self) -> String {
        match &self.player {
            Player::Ugi(Some(engine)) => engine.name().map(str::to_owned),
            _ => None,
        }
        .unwrap_or_else(|| self.who.name().into_owned())
    }

    /// Another game begins, of which nothing is known from those before. All
    /// chance in it follows from the seed.
    ///
    /// # Errors
    ///
    /// What is the matter with a program.
    pub fn new_game(&mut self, game: &Game, seed: u64, turn: &Turn<'_>) -> Result<(), NoMove> {
        match &mut self.player {
            Player::Greedy => {}
            Player::Random(player) => *player = RandomPlayer::new(seed),
            Player::Level(..) => {
                self.options.seed = seed;
                let again = Self::new(&self.who, self.options.clone());
                self.player = again.map_or(Player::Greedy, |seat| seat.player);
            }
            Player::Search(searcher, _) => searcher.clear(),
            Player::Ugi(_) => {
                self.with_engine(turn, |engine| engine.new_game(game.rules(), &turn.stop))?;
            }
        }
        Ok(())
    }

    /// Its move.
    ///
    /// # Errors
    ///
    /// Why there is none.
    pub fn choose(&mut self, game: &Game, turn: &Turn<'_>) -> Result<Move, NoMove> {
        self.choose_timed(game, turn).map(|(m, _)| m)
    }

    /// Its move, and how long it took for it.
    ///
    /// # Errors
    ///
    /// Why there is none.
    pub fn choose_timed(
        &mut self,
        game: &Game,
        turn: &Turn<'_>,
    ) -> Result<(Move, Duration), NoMove> {
        if game.position().is_over() {
            return Err(NoMove::Over);
        }
        let begin = Instant::now();
        let m = match &mut self.player {
            Player::Greedy => Greedy.choose(game),
            Player::Random(player) => player.choose(game),
            Player::Level(player, effort) => {
                let watch = Watch::new(game, turn, effort.and_then(|effort| effort.time));
                let limits = match effort {
                    Some(effort) => effort.limits(),
                    None if turn.clock.is_some() => Limits::default(),
                    None => UNTIMED,
                };
                player.decide(game, &limits, &watch)
            }
            Player::Search(searcher, effort) => {
                let watch = Watch::new(game, turn, effort.time);
                let found = searcher.search(game, &effort.limits(), 1, &watch);
                found.ok().and_then(|found| found.best().map(Line::first))
            }
            Player::Ugi(_) => {
                let pace = turn
                    .clock
                    .map_or(Pace::Move(self.options.effort), Pace::Clock);
                return self.with_engine(turn, |engine| engine.choose(game, &pace, &turn.stop));
            }
        };
        Ok((m.ok_or(NoMove::Over)?, begin.elapsed()))
    }

    /// Asks the program something. It is gone if something is the matter.
    fn with_engine<T>(
        &mut self,
        turn: &Turn<'_>,
        ask: impl FnOnce(&mut Engine) -> Result<T, Trouble>,
    ) -> Result<T, NoMove> {
        let Some(engine) = self.engine(turn.stop)? else {
            return Err(NoMove::Over);
        };
        let asked = ask(engine);
        asked.map_err(|trouble| {
            let engine = self.name();
            self.player = Player::Ugi(None);
            NoMove::Trouble { engine, trouble }
        })
    }
}

/// Ends a search in time, or when somebody wants it.
struct Watch<'a> {
    begin: Instant,
    budget: Option<Budget>,
    stop: &'a (dyn Fn() -> bool + Sync),
    only_move: bool,
}

impl<'a> Watch<'a> {
    fn new(game: &Game, turn: &Turn<'a>, time: Option<Duration>) -> Self {
        let mover = game.position().to_move().index();
        let clock = turn.clock.map(|clock| {
            let left = clock.left[mover];
            Budget::of_clock(left, clock.increment)
        });
        Self {
            begin: Instant::now(),
            budget: clock.or(time.map(Budget::exactly)),
            stop: turn.stop,
            only_move: game.position().legal_moves().len() == 1,
        }
    }
}

impl Handler for Watch<'_> {
    fn stop(&self, _: u64) -> bool {
        let late = |budget: Budget| self.begin.elapsed() >= budget.hard;
        (self.stop)() || self.budget.is_some_and(late)
    }

    fn report(&self, _: &Analysis) -> bool {
        self.budget.is_none_or(|budget| {
            self.begin.elapsed() < budget.soft && !(budget.may_save && self.only_move)
        })
    }
}

#[cfg(test)]
mod tests {
    use oaq_core::{Position, Rules};

    use super::*;

    /// Whole games of such a player against itself.
    fn games(who: &Who, seeds: &[u64]) -> Vec<Vec<Move>> {
        let mut seat = Seat::new(who, SeatOptions::default()).unwrap();
        let game = |seed: &u64| {
            let mut game = Game::new(Position::start(Rules::STANDARD));
            seat.new_game(&game, *seed, &Turn::default()).unwrap();
            while let Ok(m) = seat.choose(&game, &Turn::default()) {
                game.play(m).unwrap();
            }
            assert!(game.position().is_over());
            game.moves().to_vec()
        };
        seeds.iter().map(game).collect()
    }

    #[test]
    fn a_game_follows_from_its_seed_whatever_was_played_before() {
        let by_chance = [Who::Random, Who::Level(Level::Child, None)];
        let others = [
            Who::Greedy,
            Who::Search(Effort::read("depth=3").unwrap().unwrap()),
            Who::Level(Level::Full, Effort::read("nodes=500").unwrap()),
        ];
        for who in by_chance.iter().chain(&others) {
            let played = games(who, &[1, 2, 1]);
            assert_eq!(played[0], played[2], "{who:?}");
            assert_eq!(played[1], games(who, &[2])[0], "{who:?}");
        }
        for who in by_chance {
            let played = games(&who, &[1, 2]);
            assert_ne!(played[0], played[1], "{who:?}");
        }
    }

    #[test]
    fn a_clock_and_whoever_stops_it_end_a_search() {
        let endless = Who::Search(Effort::read("depth=100").unwrap().unwrap());
        let mut seat = Seat::new(&endless, SeatOptions::default()).unwrap();
        let game = Game::new(Position::start(Rules::STANDARD));
        let stopped = Turn {
            stop: &|| true,
            clock: None,
        };
        assert!(seat.choose(&game, &stopped).is_ok());
        let clock = Clock {
            left: [Duration::from_millis(300); 4],
            increment: Duration::ZERO,
        };
        let timed = Turn {
            clock: Some(clock),
            ..Turn::default()
        };
        let (_, took) = seat.choose_timed(&game, &timed).unwrap();
        assert!(took < Duration::from_secs(20), "{took:?}");
    }
}
