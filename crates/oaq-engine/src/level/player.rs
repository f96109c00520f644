//! Who plays at a level.

use core::fmt;
use core::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Mutex, PoisonError};

use oaq_core::{Game, Move, Position};

use super::exact::Exact;
use super::sight::Sight;
use super::{Level, Method};
use crate::random::Dice;
use crate::{Analysis, Chooser, Greedy, Handler, Limits, Line, Options, Score, Searcher};

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
/// Once the last level has proven in a game of two that it wins, it does win
/// that game: before each further move it proves again that it does, which
/// neither handler nor limits stop. Little is left to prove then.
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
        Self {
            mind: Mind {
                level,
                dice: Dice::new(seed),
                searcher: None,
                won: None,
                exact: Exact::default(),
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
    /// The same player with somebody who stops it, and with limits. For the
    /// last level no limit means as long as the handler allows; the others have
    /// their own, and the narrower ones hold.
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
            self.mind.searcher = Some(searcher);
        }
        self
    }

    /// Who searches for it. Where the options are changed, levels below the
    /// last one need not play as they do elsewhere any more.
    pub fn searcher(&mut self) -> &mut Searcher {
        self.mind.searcher()
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
    /// The handler hears what a search finds, a better move of a depth that was
    /// not finished included. Up to the third level there is no search, and at
    /// the fourth not for every move.
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
    searcher: Option<Searcher>,
    /// A game that this player has proven to win from here on.
    won: Option<Won>,
    exact: Exact,
}

/// A game up to and with the move after which the mover is sure to win it.
struct Won {
    first: Position,
    moves: Vec<Move>,
    proof: Proof,
}

/// Who has proven something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Proof {
    /// The search, by playing all lines to their ends.
    Search,
    /// The solver, and which final margin can be forced.
    Solver(i32),
}

impl Won {
    /// Whether a game is this one, gone on.
    fn goes_on(&self, game: &Game) -> bool {
        game.moves().starts_with(&self.moves) && *game.first() == self.first
    }
}

impl Mind {
    fn searcher(&mut self) -> &mut Searcher {
        let hash = if self.level == Level::Full {
            Options::default().hash
        } else {
            SMALL_HASH
        };
        self.searcher.get_or_insert_with(|| {
            Searcher::new(Options {
                hash,
                ..Options::default()
            })
        })
    }

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
                self.searcher().clear();
                let limits = Limits {
                    nodes: Some(limits.nodes.map_or(nodes, |most| most.min(nodes))),
                    ..*limits
                };
                let turns = Turns::new(handler);
                let found = self.searcher().search(game, &limits, 1, &turns).ok()?;
                match turns.best_of(found) {
                    Some((line, _)) => Some(line.first()),
                    None => Greedy.choose(game),
                }
            }
            Method::Search { nodes: None, .. } => self.full(game, limits, handler),
        }
    }

    /// The move of the last level.
    fn full(&mut self, game: &Game, limits: &Limits, handler: &dyn Handler) -> Option<Move> {
        let won = self.won.take().filter(|won| won.goes_on(game));
        let sure = won.and_then(|won| Some((self.sure(game, won.proof)?, won.proof)));
        let found = self.think(game, limits, handler);
        let wins =
            |line: &Line| line.proven && line.score > Score::ZERO && game.rules().players == 2;
        match (found, sure) {
            (Some((best, proof)), _) if wins(&best) => Some(self.keep(game, best.first(), proof)),
            (_, Some((m, proof))) => Some(self.keep(game, m, proof)),
            (Some((best, _)), None) => Some(best.first()),
            // There was no time at all.
            (None, None) => Greedy.choose(game),
        }
    }

    /// How the player to move goes on to win a game that was proven to be won.
    ///
    /// No handler stops this: a win is not let go for lack of time. Nothing
    /// has to be found that was not found before the last move.
    fn sure(&mut self, game: &Game, proof: Proof) -> Option<Move> {
        match proof {
            Proof::Solver(margin) => self.exact.hold(game, margin),
            Proof::Search => {
                let line = self.searcher().win(game, &Limits::default(), &())?;
                Some(line.first())
            }
        }
    }

    /// Remembers that a game is won after this move.
    fn keep(&mut self, game: &Game, m: Move, proof: Proof) -> Move {
        self.won = Some(Won {
            first: game.first().clone(),
            moves: game.moves().iter().copied().chain([m]).collect(),
            proof,
        });
        m
    }

    /// The best line that is found within the limits, if there is time to find
    /// any. Where few dân are left, search and solver take turns, each time for
    /// twice as long.
    fn think(
        &mut self,
        game: &Game,
        limits: &Limits,
        handler: &dyn Handler,
    ) -> Option<(Line, Proof)> {
        let turns = Turns::new(handler);
        if !Exact::may_answer(game) {
            let found = self.searcher().search(game, limits, 1, &turns).ok()?;
            return turns.best_of(found);
        }
        let mut slice = FIRST_SLICE;
        let mut used = 0;
        loop {
            let left = limits
                .nodes
                .map_or(u64::MAX, |most| most.saturating_sub(used));
            let slice_limits = Limits {
                nodes: Some(left.min(slice)),
                ..*limits
            };
            let found = self
                .searcher()
                .search(game, &slice_limits, 1, &turns)
                .ok()?;
            used += found.nodes;
            let proven = found.best().is_some_and(|line| line.proven);
            if turns.ended() || found.nodes < slice || proven {
                return turns.best_of(found);
            }
            let answer = self.exact.ask(game, slice / SOLVER_COST, &turns);
            used += answer.nodes * SOLVER_COST;
            if let Some(line) = answer.line {
                let margin = line.score.hundredths() / 100;
                return Some((line, Proof::Solver(margin)));
            }
            if turns.ended() || limits.nodes.is_some_and(|most| used >= most) {
                return turns.best_of(found);
            }
            slice = slice.saturating_mul(2);
        }
    }
}

/// How many moves the search looks at before the solver is asked for the first
/// time: a few milliseconds.
const FIRST_SLICE: u64 = 16_384;

/// A position costs the solver about as much time as so many moves the search.
const SOLVER_COST: u64 = 2;

/// Somebody who stops search and solver, which take turns.
struct Turns<'a> {
    handler: &'a dyn Handler,
    ended: AtomicBool,
    /// The deepest depth that was reported: a search that begins anew has been
    /// there before.
    depth: AtomicU32,
    /// The best move that was reported last.
    best: Mutex<Option<Move>>,
}

impl<'a> Turns<'a> {
    const fn new(handler: &'a dyn Handler) -> Self {
        Self {
            handler,
            ended: AtomicBool::new(false),
            depth: AtomicU32::new(0),
            best: Mutex::new(None),
        }
    }

    /// The best line found in the end, if there was time for any. It is
    /// reported if its move is not the one that was reported last.
    fn best_of(&self, found: Analysis) -> Option<(Line, Proof)> {
        if found.depth == 0 {
            return None;
        }
        let best = found.best().map(Line::first);
        let told = *self.best.lock().unwrap_or_else(PoisonError::into_inner);
        if best != told {
            self.handler.report(&found);
        }
        Some((found.lines.into_iter().next()?, Proof::Search))
    }

    /// Whether the handler wants no more.
    fn ended(&self) -> bool {
        self.ended.load(Ordering::Relaxed)
    }
}

impl Handler for Turns<'_> {
    fn stop(&self, nodes: u64) -> bool {
        let stop = self.ended() || self.handler.stop(nodes);
        if stop {
            self.ended.store(true, Ordering::Relaxed);
        }
        stop
    }

    fn report(&self, analysis: &Analysis) -> bool {
        let proven = analysis.best().is_some_and(|line| line.proven);
        if analysis.depth <= self.depth.fetch_max(analysis.depth, Ordering::Relaxed) && !proven {
            return true;
        }
        let mut told = self.best.lock().unwrap_or_else(PoisonError::into_inner);
        *told = analysis.best().map(Line::first);
        let go_on = self.handler.report(analysis);
        if !go_on {
            self.ended.store(true, Ordering::Relaxed);
        }
        go_on
    }
}
