//! The search for the best move.
//!
//! For two players iterative deepening over a fail-soft alpha-beta search with
//! a transposition table; for three and four a search in which everybody looks
//! after themselves (`many`). It prints nothing and reads no clock: a [`Handler`] says when to
//! stop, and is told what has been found.

mod lines;
mod many;
mod path;
mod root;
mod shared;
mod table;
mod value;
mod worker;

use core::fmt;
use core::num::NonZeroUsize;
use core::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use oaq_core::node::{MarginNode, Node, StoreNode};
use oaq_core::{Game, Move, Position, Rules};

use crate::Chooser;
use crate::eval::Weights;
use crate::score::Score;
use path::Path;
use root::Root;
use shared::Shared;
use table::Table;

/// How deep a line is ever looked at, in plies.
pub const MAX_DEPTH: u32 = 120;

/// How far to search. Nothing set means until the value is proven, every line
/// has [`MAX_DEPTH`] plies, or the handler stops it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// How many plies to look ahead, at least 1.
    pub depth: Option<u32>,
    /// How many moves to play. With one thread exactly as many lead to exactly
    /// the same result every time.
    pub nodes: Option<u64>,
}

/// How a search is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// How many threads search at once. Only one gives the same result every
    /// time.
    pub threads: NonZeroUsize,
    /// The size of the transposition table in mebibytes; 0 does without. A
    /// table that the machine has no room for is made smaller.
    pub hash: usize,
    /// Whether mirror images share what is known of them, where the rules
    /// allow it.
    pub fold: bool,
    /// Whether every line is looked at to the full depth, neither less nor
    /// further, so that the value is that of a minimax search of this depth.
    /// Otherwise the table may know a line better, and lines that promise
    /// little are looked at less deeply at first.
    pub exhaustive: bool,
    /// How positions are evaluated that are not searched further.
    pub weights: Weights,
}

impl Default for Options {
    /// One thread, 64 MiB, folding, not exhaustive.
    fn default() -> Self {
        Self {
            threads: NonZeroUsize::MIN,
            hash: 64,
            fold: true,
            exhaustive: false,
            weights: Weights::default(),
        }
    }
}

/// Decides when a search ends, and hears what it found.
///
/// `()` never stops it and does not listen.
pub trait Handler: Sync {
    /// Whether to stop now. Asked about once in a thousand nodes by every
    /// thread; `nodes` is how many all have looked at.
    fn stop(&self, nodes: u64) -> bool {
        let _ = nodes;
        false
    }

    /// A depth has been finished. Whether to go on to the next: `false` ends
    /// the search with what it has.
    fn report(&self, analysis: &Analysis) -> bool {
        let _ = analysis;
        true
    }
}

impl Handler for () {}

/// A move and what may follow.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// What the move is worth to the player who makes it: the margin expected
    /// over the other player, of several over the best of them.
    pub score: Score,
    /// Whether that is the value of the game, every line having been played
    /// to its end, or proved with the limits of RULES §4 left out
    /// ([`prove_lines`](crate::solve::prove_lines)). Otherwise it is an
    /// evaluation.
    pub proven: bool,
    /// The moves expected, this one first.
    pub moves: Vec<Move>,
}

impl Line {
    /// The move that the line begins with.
    ///
    /// # Panics
    ///
    /// If the line was emptied; none that a search gives is empty.
    #[must_use]
    pub fn first(&self) -> Move {
        self.moves[0]
    }
}

/// What a search found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Analysis {
    /// How many plies were looked ahead everywhere.
    pub depth: u32,
    /// How many moves were played.
    pub nodes: u64,
    /// How many thousandths of the table this search has written.
    pub table_permille: u32,
    /// The best moves, best first; as many as were asked for and there are.
    pub lines: Vec<Line>,
    /// The share of the win that each player, from A on, may expect of the
    /// best line, in thousandths; together no more than 1000. Of games of
    /// three and four only: for two it is empty.
    pub shares: Vec<u16>,
}

impl Analysis {
    /// The best line.
    #[must_use]
    pub fn best(&self) -> Option<&Line> {
        self.lines.first()
    }
}

/// Why a position cannot be searched, or a move not be judged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SearchError {
    /// Only moves of games of two players are judged.
    #[error("moves are judged in games of two players, and here are {0}")]
    Players(u8),
    /// The game is over.
    #[error("the game is over")]
    GameOver,
}

/// Searches positions, and remembers what it found from one to the next.
///
/// ```
/// use oaq_core::{Game, Position, Rules};
/// use oaq_engine::{Limits, Options, Searcher};
///
/// let game = Game::new(Position::start(Rules::STANDARD));
/// let mut searcher = Searcher::new(Options::default());
/// let limits = Limits { depth: Some(6), ..Limits::default() };
/// let analysis = searcher.search(&game, &limits, 3, &())?;
/// assert_eq!((analysis.depth, analysis.lines.len()), (6, 3));
/// assert!(analysis.lines[0].score >= analysis.lines[1].score);
/// # Ok::<(), oaq_engine::SearchError>(())
/// ```
pub struct Searcher {
    options: Options,
    table: Table,
    /// The rules of what is in the table.
    rules: Option<Rules>,
}

/// What is searched for.
#[derive(Clone, Copy)]
enum Goal {
    /// The best lines, so many of them.
    Best(usize),
    /// Any line that wins for certain.
    Win,
}

impl fmt::Debug for Searcher {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Searcher")
            .field("options", &self.options)
            .finish_non_exhaustive()
    }
}

impl Searcher {
    /// A searcher with an empty table.
    #[must_use]
    pub fn new(options: Options) -> Self {
        Self {
            table: Table::new(options.hash),
            options,
            rules: None,
        }
    }

    /// How large the table is, in mebibytes: less than was asked for if there
    /// was no room for more.
    #[must_use]
    pub const fn table_mebibytes(&self) -> usize {
        self.table.mebibytes()
    }

    /// How it searches.
    #[must_use]
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// Changes how it searches. The table is emptied if what is in it would
    /// not hold any more.
    pub fn set_options(&mut self, options: Options) {
        if options.hash != self.options.hash {
            self.table = Table::new(options.hash);
        } else if (Options {
            threads: self.options.threads,
            ..options
        }) != self.options
        {
            self.table.clear();
        }
        self.options = options;
    }

    /// Forgets what it found.
    pub fn clear(&mut self) {
        self.table.clear();
    }

    /// Searches for the `lines` best moves of the player to move (at least
    /// one). Repetitions of positions that the game has seen count.
    ///
    /// What a stopped search gives is what it knew; at least one line is
    /// always there.
    ///
    /// With three and four players everybody is taken to play for their own
    /// share of the win, then for their own margin. A score is the margin over
    /// the best of the others. This search has one thread and no table.
    ///
    /// # Errors
    ///
    /// If the game is over.
    pub fn search(
        &mut self,
        game: &Game,
        limits: &Limits,
        lines: usize,
        handler: &dyn Handler,
    ) -> Result<Analysis, SearchError> {
        let rules = *game.rules();
        let lines = lines.max(1);
        if rules.players != 2 {
            let root = StoreNode::new(game.position()).ok_or(SearchError::GameOver)?;
            let weights = self.options.weights;
            return Ok(many::search(&root, game, weights, limits, lines, handler));
        }
        self.two(game, limits, Goal::Best(lines), handler)
            .ok_or(SearchError::GameOver)
    }

    /// A line by which the player to move wins for certain, found by asking
    /// for nothing else, which takes much less than the best line. `None` if
    /// there is none, or if the handler or the limits stop the search before.
    /// For two players.
    pub(crate) fn win(
        &mut self,
        game: &Game,
        limits: &Limits,
        handler: &dyn Handler,
    ) -> Option<Line> {
        let found = self.two(game, limits, Goal::Win, handler)?;
        found.lines.into_iter().next()
    }

    /// Searches a position of two players; `None` if the game is over.
    fn two(
        &mut self,
        game: &Game,
        limits: &Limits,
        goal: Goal,
        handler: &dyn Handler,
    ) -> Option<Analysis> {
        let rules = *game.rules();
        if self.rules.replace(rules).is_some_and(|old| old != rules) {
            self.table.clear();
        }
        self.table.age();
        if let Some(root) = MarginNode::new(game.position()) {
            Some(self.run(&root, MarginNode::new, game, limits, goal, handler))
        } else {
            let root = StoreNode::new(game.position())?;
            Some(self.run(&root, StoreNode::new, game, limits, goal, handler))
        }
    }

    fn run<N: Node>(
        &self,
        root: &N,
        new: fn(&Position) -> Option<N>,
        game: &Game,
        limits: &Limits,
        goal: Goal,
        handler: &dyn Handler,
    ) -> Analysis {
        let rules = game.rules();
        let shared = Shared {
            table: &self.table,
            handler,
            weights: self.options.weights,
            nodes: AtomicU64::new(0),
            node_limit: limits.nodes,
            stop: AtomicBool::new(false),
            use_table: self.options.hash > 0,
            fold: self.options.fold && rules.has_mirror_symmetry(),
            exhaustive: self.options.exhaustive,
            repetition: rules.repetition.into(),
        };
        let path = Path::of(game, new);
        let depth = limits.depth.unwrap_or(MAX_DEPTH).clamp(1, MAX_DEPTH);
        let root = Root {
            node: root,
            rules,
            shared: &shared,
            lines: match goal {
                Goal::Best(lines) => lines,
                Goal::Win => 1,
            },
            depth,
        };
        std::thread::scope(|scope| {
            for number in 1..self.options.threads.get() {
                let (root, path) = (&root, path.clone());
                scope.spawn(move || root.help(path, number));
            }
            let analysis = match goal {
                Goal::Best(_) => root.lead(path),
                Goal::Win => root.win(path),
            };
            shared.stop.store(true, Ordering::Relaxed);
            analysis
        })
    }
}

/// Plays what a searcher finds within limits.
pub struct SearchPlayer<H> {
    /// Who searches.
    pub searcher: Searcher,
    /// How far.
    pub limits: Limits,
    /// Who stops it.
    pub handler: H,
}

impl<H: Handler> Chooser for SearchPlayer<H> {
    fn choose(&mut self, game: &Game) -> Option<Move> {
        let found = self.searcher.search(game, &self.limits, 1, &self.handler);
        found.ok()?.best().map(Line::first)
    }
}
