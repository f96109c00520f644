//! Searching the position on the board: deeper and deeper, with the best lines
//! in order.

use oaq_core::node::Node;
use oaq_core::{Move, Rules};

use super::path::Path;
use super::shared::Shared;
use super::value::Found;
use super::worker::{Stopped, Worker, next_child};
use super::{Analysis, Line};
use crate::score::{Bound, Score, Window};

/// The position to search.
pub(super) struct Root<'a, N> {
    pub(super) node: &'a N,
    pub(super) rules: &'a Rules,
    pub(super) shared: &'a Shared<'a>,
    /// How many of the best lines to find, at least 1.
    pub(super) lines: usize,
    /// How deep to look, 1 to [`MAX_DEPTH`](super::MAX_DEPTH).
    pub(super) depth: u32,
}

/// How far from the last value the next one is looked for at first, and by
/// what that grows.
// CITE: aspiration windows: Gérard Baudet, "The design and analysis of
// algorithms for asynchronous multiprocessors", 1978.
const ASPIRATION: Score = Score::from_hundredths(150);
const WIDENING: i32 = 4;

impl<N: Node> Root<'_, N> {
    /// Searches deeper and deeper, and reports.
    pub(super) fn lead(&self, path: Path) -> Analysis {
        let mut worker = Worker::new(self.rules, self.shared, path);
        let mut analysis = Analysis::default();
        for depth in 1..=self.depth {
            let mut lines = Vec::new();
            let complete = self.iterate(&mut worker, depth, &analysis.lines, &mut lines);
            if complete.is_ok() {
                analysis.lines = lines;
                analysis.depth = depth;
            } else if self.lines == 1 && !lines.is_empty() || analysis.lines.is_empty() {
                // The best line so far was looked at first, so another one was
                // found to be better. Several lines are all of one depth.
                merge(&mut analysis.lines, lines, self.lines);
            }
            analysis.nodes = worker.tell();
            analysis.table_permille = self.shared.table.permille();
            if complete.is_err() {
                break;
            }
            let solved = analysis.lines.iter().all(|line| line.proven);
            let go_on = self.shared.handler.report(&analysis);
            if solved || !go_on {
                break;
            }
        }
        if analysis.lines.is_empty()
            && let Some(m) = self.node.moves(self.rules).get(0)
        {
            // Stopped before anything was found.
            analysis.lines.push(Line {
                score: Score::ZERO,
                proven: false,
                moves: vec![m],
            });
        }
        self.lengthen(&worker, &mut analysis.lines);
        analysis
    }

    /// Searches deeper and deeper until it is proven whether the player to
    /// move wins. The line, if it is so.
    pub(super) fn win(&self, path: Path) -> Analysis {
        let mut worker = Worker::new(self.rules, self.shared, path);
        let mut analysis = Analysis::default();
        let window = Window::above(Score::ZERO);
        let mut first = None;
        for depth in 1..=self.depth {
            let line = self.moves(&mut worker, depth, window, first, &mut Vec::new());
            let Ok(line) = line else {
                break;
            };
            analysis.depth = depth;
            if line.proven {
                analysis
                    .lines
                    .extend((line.score > Score::ZERO).then_some(line));
                break;
            }
            first = Some(line.first());
        }
        analysis.nodes = worker.tell();
        analysis
    }

    /// Fills the table, for the thread that leads. Every second helper is a
    /// ply ahead, so that they do not all do the same.
    // CITE: "Lazy SMP": threads that share nothing but the table, first
    // described for the chess engine Toga II by Dan Homan and others, 2013.
    pub(super) fn help(&self, path: Path, number: usize) {
        let mut worker = Worker::new(self.rules, self.shared, path);
        let mut last = Vec::new();
        for depth in 1..=self.depth {
            let ahead = u32::from(number % 2 == 1);
            let mut lines = Vec::new();
            if self
                .iterate(
                    &mut worker,
                    (depth + ahead).min(self.depth),
                    &last,
                    &mut lines,
                )
                .is_err()
            {
                break;
            }
            last = lines;
        }
        worker.tell();
    }

    /// Finds the best lines at a depth. What is complete when it is stopped is
    /// in `lines`.
    fn iterate(
        &self,
        worker: &mut Worker,
        depth: u32,
        last: &[Line],
        lines: &mut Vec<Line>,
    ) -> Result<(), Stopped> {
        let moves = self.node.moves(self.rules);
        for number in 0..self.lines.min(moves.len()) {
            let guess = last.get(number).map(|line| line.score);
            let first = last.get(number).map(Line::first);
            let line = self.aspire(worker, depth, guess, first, lines)?;
            let place = lines.partition_point(|other| other.score >= line.score);
            lines.insert(place, line);
        }
        Ok(())
    }

    /// Finds the best move that is not yet in `lines`.
    fn aspire(
        &self,
        worker: &mut Worker,
        depth: u32,
        guess: Option<Score>,
        mut first: Option<Move>,
        lines: &mut Vec<Line>,
    ) -> Result<Line, Stopped> {
        let mut margin = ASPIRATION;
        let mut window = match guess {
            Some(guess) if depth > 2 => Window {
                alpha: guess - margin,
                beta: guess + margin,
            },
            _ => Window::FULL,
        };
        loop {
            let line = self.moves(worker, depth, window, first, lines)?;
            margin = Score::from_hundredths(margin.hundredths().saturating_mul(WIDENING));
            match Bound::of(line.score, window) {
                Bound::Upper if window.alpha > Score::MIN => {
                    window.alpha = Score::from_hundredths((line.score - margin).hundredths());
                }
                Bound::Lower if window.beta < Score::MAX => {
                    window.beta = Score::from_hundredths((line.score + margin).hundredths());
                    first = Some(line.first());
                }
                // Exact, or nothing lies beyond the window.
                _ => return Ok(line),
            }
        }
    }

    /// Looks at all moves that are not yet in `lines`.
    fn moves(
        &self,
        worker: &mut Worker,
        depth: u32,
        window: Window,
        first: Option<Move>,
        lines: &mut Vec<Line>,
    ) -> Result<Line, Stopped> {
        let me = self.node.to_move();
        let mut children = worker.children(self.node, None)?;
        if let Some(child) = children.iter_mut().find(|child| Some(child.m) == first) {
            child.order = i32::MAX;
        }
        let taken = |m: Move| lines.iter().any(|line| line.first() == m);
        children.retain(|child| !taken(child.m));
        let mut found = Found::new(window);
        let mut best: Vec<Move> = Vec::new();
        let mut rank = 0;
        while let Some(child) = next_child(&mut children) {
            let value = worker.child(&child, me, depth, &found, 0, rank);
            let Ok(value) = value else {
                // A better move may have been found already.
                let usable = found.best_score > window.alpha && lines.is_empty();
                if usable && !best.is_empty() {
                    lines.push(Line {
                        score: found.best_score,
                        proven: false,
                        moves: best,
                    });
                }
                return Err(Stopped);
            };
            rank += 1;
            if found.add(child.m, value) {
                best.clear();
                best.push(child.m);
                best.extend_from_slice(worker.line(1));
            }
            if found.is_enough() {
                break;
            }
        }
        let value = found.value();
        Ok(Line {
            score: value.score,
            proven: value.proven,
            moves: best,
        })
    }

    /// Lengthens lines that the table cut short, as far as it knows them.
    fn lengthen(&self, worker: &Worker, lines: &mut [Line]) {
        for line in lines {
            let mut node = *self.node;
            let mut seen = vec![node.repetition_hash64(self.rules)];
            let mut known = 0;
            loop {
                let m = match line.moves.get(known) {
                    Some(&m) => m,
                    None => match worker.known_move(&node, line.proven) {
                        Some(m) => {
                            line.moves.push(m);
                            m
                        }
                        None => break,
                    },
                };
                known += 1;
                if node.play(self.rules, m).is_some() {
                    break;
                }
                let hash = node.repetition_hash64(self.rules);
                if seen.contains(&hash) && known >= line.moves.len() {
                    break;
                }
                seen.push(hash);
            }
        }
    }
}

/// Puts lines found in an unfinished search before those of the last one.
fn merge(old: &mut Vec<Line>, new: Vec<Line>, most: usize) {
    old.retain(|line| !new.iter().any(|other| other.first() == line.first()));
    old.splice(0..0, new);
    old.truncate(most);
}
