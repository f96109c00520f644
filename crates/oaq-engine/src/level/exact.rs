//! Exact values, where the solver finds them in time.

use core::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use oaq_core::node::{Node as _, StoreNode};
use oaq_core::{Game, Move};

use crate::solve::{self, Solver, Unsolvable, Watch};
use crate::{Analysis, Handler, Line, Score};

/// With more dân than this on the board the solver seldom finds a value within
/// seconds.
const MOST_DAN: u32 = 30;

/// So many dân more than there are may come onto the board: as many as two
/// refills bring.
const LOANS: u32 = 10;

/// Bytes for the solver's tables, and what there are at most where positions
/// could not be told apart otherwise.
const MEMORY: u64 = 8 << 20;
const MOST_MEMORY: u64 = 128 << 20;

/// How many positions the solver looks at between two questions whether to
/// stop.
const CHECK_EVERY: u64 = 4096;

/// Asks the solver about the positions of a game.
#[derive(Default)]
pub(super) struct Exact {
    /// The solver of the positions asked about last, which remembers what it
    /// found.
    solver: Option<Solver>,
}

/// What the solver has found, and what that took.
pub(super) struct Answer {
    /// The best line with its exact value, if it was found in time.
    pub(super) line: Option<Line>,
    pub(super) nodes: u64,
}

impl Exact {
    /// Whether it is worth asking about a position, and whether the answer
    /// holds in this game. The solver knows no limits of a game, so that none
    /// may be near.
    pub(super) fn may_answer(game: &Game) -> bool {
        let position = game.position();
        let ring = position.board().ring();
        let dan: u32 = ring.map(|square| position.dan(square)).sum();
        position.rules().players == 2 && dan <= MOST_DAN && nothing_came_up_twice(game)
    }

    /// The best line of the player to move. Looks at about so many positions
    /// at most.
    pub(super) fn ask(&mut self, game: &Game, nodes: u64, handler: &dyn Handler) -> Answer {
        let pace = Pace {
            handler,
            asked: AtomicU64::new(0),
            most: nodes.div_ceil(CHECK_EVERY),
        };
        let found = self.solve(game, &pace);
        let (line, nodes) = found.map_or((None, 0), |(line, nodes)| (line, nodes));
        if let Some(line) = &line {
            handler.report(&Analysis {
                depth: u32::try_from(line.moves.len()).unwrap_or(u32::MAX),
                nodes,
                table_permille: 0,
                lines: vec![line.clone()],
                shares: Vec::new(),
            });
        }
        let nodes = nodes.max(pace.asked.into_inner() * CHECK_EVERY);
        Answer { line, nodes }
    }

    /// A move that keeps a final margin which the player to move is known to
    /// be able to force. Takes as long as it takes.
    pub(super) fn hold(&mut self, game: &Game, margin: i32) -> Option<Move> {
        let position = game.position();
        let solver = match self.solver.take() {
            Some(solver) => solver,
            None => new_solver(game)?,
        };
        let enough = Enough {
            margin,
            found: AtomicBool::new(false),
        };
        let proof = solver.solve(position, &enough);
        let holds = proof.is_ok_and(|proof| proof.lower.is_some_and(|lower| lower >= margin));
        // Of the line only the first move is of interest, and that is found
        // first: with a little patience, then with more.
        let moves = (0..u64::BITS).filter(|_| holds).find_map(|doubled| {
            let pace = Pace {
                handler: &(),
                asked: AtomicU64::new(0),
                most: 1 << doubled,
            };
            let line = solver.line(position, margin, &pace).ok()?;
            line.first().copied()
        });
        self.solver = Some(solver);
        moves
    }

    fn solve(&mut self, game: &Game, pace: &Pace<'_>) -> Option<(Option<Line>, u64)> {
        let position = game.position();
        let known = self.solver.take().map(|solver| {
            let proof = solver.solve(position, pace);
            (solver, proof)
        });
        let (solver, proof) = match known {
            // Other rules, or more dân than the last solver reckoned with.
            None | Some((_, Err(_))) => {
                let solver = new_solver(game)?;
                let proof = solver.solve(position, pace);
                (solver, proof)
            }
            Some(known) => known,
        };
        let proof = proof.ok()?;
        let value = proof.value().filter(|_| in_time(game, proof.horizon));
        let moves = value.map(|value| solver.line(position, value, pace));
        self.solver = Some(solver);
        let line = moves.and_then(Result::ok).filter(|moves| !moves.is_empty());
        let line = line.zip(value).map(|(moves, value)| Line {
            score: Score::from_dan(value),
            proven: true,
            moves,
        });
        Some((line, proof.nodes))
    }
}

/// A solver for a position, unless that takes too much memory or its rules
/// leave nothing to be solved.
fn new_solver(game: &Game) -> Option<Solver> {
    let position = game.position();
    let ring = position.board().ring();
    let dan: u32 = ring.map(|square| position.dan(square)).sum();
    let mut limits = solve::Limits {
        memory: MEMORY,
        cap: Some(dan + LOANS),
        ..solve::Limits::default()
    };
    match Solver::new(position, &limits) {
        Err(Unsolvable::Memory { least }) if least <= MOST_MEMORY => {
            limits.memory = least;
            Solver::new(position, &limits).ok()
        }
        solver => solver.ok(),
    }
}

/// Whether no position of the game can end it by repetition on the way that
/// the solver shows: that way comes nearer to the end with every move, so that
/// it adds at most one time to each.
fn nothing_came_up_twice(game: &Game) -> bool {
    let rules = game.rules();
    if rules.repetition == 0 {
        return true;
    }
    // What was captured does not come back, but what was borrowed does.
    let mut hashes: Vec<u64> = game
        .positions()
        .iter()
        .filter_map(StoreNode::new)
        .map(|node| node.repetition_hash64(rules))
        .collect();
    hashes.sort_unstable();
    rules.repetition > 2 && hashes.windows(2).all(|pair| pair[0] != pair[1])
}

/// Whether a line of so many plies ends before a limit on plies does it.
fn in_time(game: &Game, plies: u32) -> bool {
    let rules = game.rules();
    let position = game.position();
    let before = |limit: u32, count: u32| limit == 0 || count.saturating_add(plies) < limit;
    before(rules.quiet_plies, position.quiet_plies()) && before(rules.max_plies, position.plies())
}

/// Stops the solver after so many positions, or when the handler says so.
struct Pace<'a> {
    handler: &'a dyn Handler,
    /// How often it was asked.
    asked: AtomicU64,
    most: u64,
}

impl Watch for Pace<'_> {
    fn stop(&self) -> bool {
        let asked = self.asked.fetch_add(1, Ordering::Relaxed) + 1;
        asked >= self.most || self.handler.stop(asked * CHECK_EVERY)
    }
}

/// Stops the solver when the mover is sure of a margin.
struct Enough {
    margin: i32,
    found: AtomicBool,
}

impl Watch for Enough {
    fn stop(&self) -> bool {
        self.found.load(Ordering::Relaxed)
    }

    fn progress(&self, proof: &solve::Proof) {
        let found = proof.lower.is_some_and(|lower| lower >= self.margin);
        self.found.fetch_or(found, Ordering::Relaxed);
    }
}
