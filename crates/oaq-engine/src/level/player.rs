//! Who plays at a level.

use core::fmt;

use oaq_core::{Game, Move};

use super::sight::Sight;
use super::{Level, Method};
use crate::random::Dice;
use crate::{Chooser, Handler, Limits, Line, Options, Searcher};

/// How many moves the last level looks at where nobody stops it: about a second.
const UNSTOPPED: u64 = 3_000_000;

/// The table of a level that looks at few moves, in mebibytes.
const SMALL_HASH: usize = 1;

/// Plays at a level, in games of two, three or four players.
///
/// The seed decides about slips and about moves that seem alike. Up to the
/// fifth level the same games, asked about in the same order, get the same
/// moves on every machine, unless the handler stops the player, which these
/// levels need not fear: they are done within milliseconds. The last level
/// thinks until its handler stops it or its limits are reached; with limits on
/// depth or nodes, one thread and no handler it repeats itself too.
///
/// ```
/// use oaq_core::{Game, Position, Rules};
/// use oaq_engine::{Chooser, Level, LevelPlayer};
///
/// let mut players = [
///     LevelPlayer::new(Level::Child, 1),
///     LevelPlayer::new(Level::Casual, 2),
/// ];
/// let mut game = Game::new(Position::start(Rules::STANDARD));
/// while let Some(m) = players[game.position().to_move().index()].choose(&game) {
///     game.play(m)?;
/// }
/// assert!(game.outcome().is_some());
/// # Ok::<(), oaq_core::PlayError>(())
/// ```
pub struct LevelPlayer<H = ()> {
    mind: Mind,
    limits: Limits,
    handler: H,
}

impl<H> fmt::Debug for LevelPlayer<H> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("LevelPlayer")
            .field("level", &self.mind.level)
            .field("searcher", &self.mind.searcher)
            .field("limits", &self.limits)
            .finish_non_exhaustive()
    }
}

impl LevelPlayer {
    /// A player whom nobody stops: the last level looks at 3,000,000 moves,
    /// which takes about a second.
    #[must_use]
    pub fn new(level: Level, seed: u64) -> Self {
        let hash = if level == Level::Full {
            Options::default().hash
        } else {
            SMALL_HASH
        };
        Self {
            mind: Mind {
                level,
                dice: Dice::new(seed),
                searcher: Searcher::new(Options {
                    hash,
                    ..Options::default()
                }),
            },
            limits: Limits {
                nodes: Some(UNSTOPPED),
                depth: None,
            },
            handler: (),
        }
    }
}

impl<H> LevelPlayer<H> {
    /// The same player with somebody who stops it, and with limits of the last
    /// level; no limit means as long as the handler allows.
    #[must_use]
    pub fn with_handler<G: Handler>(self, handler: G, limits: Limits) -> LevelPlayer<G> {
        LevelPlayer {
            mind: self.mind,
            limits,
            handler,
        }
    }

    /// The same player with a searcher for the last level: its table and its
    /// threads. The other levels do without.
    #[must_use]
    pub fn with_searcher(mut self, searcher: Searcher) -> Self {
        if self.mind.level == Level::Full {
            self.mind.searcher = searcher;
        }
        self
    }

    /// Its level.
    #[must_use]
    pub const fn level(&self) -> Level {
        self.mind.level
    }

    /// Who stops it.
    pub const fn handler_mut(&mut self) -> &mut H {
        &mut self.handler
    }

    /// A move, with another handler and other limits for this once; `None` if
    /// the game is over.
    ///
    /// The handler hears what a search finds. Up to the third level there is
    /// no search, and at the fourth not for every move.
    pub fn decide(&mut self, game: &Game, limits: &Limits, handler: &dyn Handler) -> Option<Move> {
        self.mind.decide(game, limits, handler)
    }
}

impl<H: Handler> Chooser for LevelPlayer<H> {
    fn choose(&mut self, game: &Game) -> Option<Move> {
        self.mind.decide(game, &self.limits, &self.handler)
    }
}

/// What a player is, but for who stops it.
struct Mind {
    level: Level,
    dice: Dice,
    searcher: Searcher,
}

impl Mind {
    fn decide(&mut self, game: &Game, limits: &Limits, handler: &dyn Handler) -> Option<Move> {
        match self.level.method() {
            Method::Look(sight) => sight.choose(game, &mut self.dice),
            Method::Search {
                nodes: Some(nodes),
                slips,
            } => {
                if self.dice.happens(slips) {
                    return Sight::GLANCE.choose(game, &mut self.dice);
                }
                // What it remembered would depend on the games before.
                self.searcher.clear();
                let limits = Limits {
                    nodes: Some(nodes),
                    depth: None,
                };
                self.search(game, &limits, handler)
            }
            Method::Search { nodes: None, .. } => self.search(game, limits, handler),
        }
    }

    fn search(&mut self, game: &Game, limits: &Limits, handler: &dyn Handler) -> Option<Move> {
        let found = self.searcher.search(game, limits, 1, handler);
        found.ok()?.best().map(Line::first)
    }
}
