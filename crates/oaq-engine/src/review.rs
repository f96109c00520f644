//! Judging the moves of a game: what each gave away, and what that is called.

use core::fmt;

use oaq_core::{Game, IllegalMove, Move, Player};

use crate::score::Score;
use crate::search::{Handler, Limits, Line, SearchError, Searcher};
use crate::solve::prove_in_passing;

/// What a move is called for what it gave away.
///
/// The bounds are in points, that is in dân, whatever the rules: a quan of ten
/// dân given away is a blunder.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Mark {
    /// Nothing was given away.
    Best,
    /// Less than 2 points.
    Good,
    /// 2 points or more.
    Inaccuracy,
    /// 5 points or more.
    Mistake,
    /// 10 points or more.
    Blunder,
}

impl Mark {
    /// All marks, the best first.
    pub const ALL: [Self; 5] = [
        Self::Best,
        Self::Good,
        Self::Inaccuracy,
        Self::Mistake,
        Self::Blunder,
    ];

    /// What a loss is called.
    ///
    /// ```
    /// use oaq_engine::{Mark, Score};
    /// assert_eq!(Mark::of(Score::ZERO), Mark::Best);
    /// assert_eq!(Mark::of(Score::from_hundredths(199)), Mark::Good);
    /// assert_eq!(Mark::of(Score::from_dan(2)), Mark::Inaccuracy);
    /// assert_eq!(Mark::of(Score::from_dan(5)), Mark::Mistake);
    /// assert_eq!(Mark::of(Score::from_dan(10)), Mark::Blunder);
    /// ```
    #[must_use]
    pub fn of(loss: Score) -> Self {
        Self::ALL
            .into_iter()
            .rev()
            .find(|mark| loss >= mark.least())
            .unwrap_or(Self::Best)
    }

    /// The least loss that is called so.
    #[must_use]
    pub const fn least(self) -> Score {
        match self {
            Self::Best => Score::ZERO,
            Self::Good => Score::from_hundredths(1),
            Self::Inaccuracy => Score::from_dan(2),
            Self::Mistake => Score::from_dan(5),
            Self::Blunder => Score::from_dan(10),
        }
    }

    /// The word for it, as programs read it: `inaccuracy`.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Best => "best",
            Self::Good => "good",
            Self::Inaccuracy => "inaccuracy",
            Self::Mistake => "mistake",
            Self::Blunder => "blunder",
        }
    }

    /// The numeric annotation that stands for it in records: `$6` (`?!`), `$2`
    /// (`?`) and `$4` (`??`). What is good enough has none.
    #[must_use]
    pub const fn nag(self) -> Option<u8> {
        match self {
            Self::Best | Self::Good => None,
            Self::Inaccuracy => Some(6),
            Self::Mistake => Some(2),
            Self::Blunder => Some(4),
        }
    }

    /// Whether there was something better that is worth showing.
    #[must_use]
    pub const fn is_bad(self) -> bool {
        self.nag().is_some()
    }
}

impl fmt::Display for Mark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.word())
    }
}

/// A move of a game, judged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judgement {
    /// Who made the move.
    pub mover: Player,
    /// The move that was made, what it is worth to the mover, and what may
    /// follow.
    pub played: Line,
    /// The move that the search prefers; the same line if it was made.
    pub best: Line,
    /// How many plies were looked ahead from before the move.
    pub depth: u32,
    /// How many moves the search played.
    pub nodes: u64,
}

impl Judgement {
    /// How much less the move is worth than the best one; never below zero.
    #[must_use]
    pub fn loss(&self) -> Score {
        (self.best.score - self.played.score).max(Score::ZERO)
    }

    /// What the move is called.
    #[must_use]
    pub fn mark(&self) -> Mark {
        Mark::of(self.loss())
    }

    /// The score of the move from the side of the first player.
    #[must_use]
    pub fn for_a(&self) -> Score {
        seen_by_a(self.played.score, self.mover)
    }
}

/// Why a move cannot be judged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum JudgeError {
    /// The position cannot be searched.
    #[error(transparent)]
    Search(#[from] SearchError),
    /// The move cannot be made.
    #[error(transparent)]
    Illegal(#[from] IllegalMove),
}

/// A player's score from the side of the first player.
#[must_use]
pub fn seen_by_a(score: Score, player: Player) -> Score {
    match player {
        Player::A => score,
        _ => -score,
    }
}

/// Judges a move that is about to be made in a game.
///
/// The position before it is searched within the limits. If the search prefers
/// another move, what follows the one that was made is searched as deep, so
/// that both scores are of the same depth. `handler` makes the handler of each
/// of these searches; one that goes by the clock should allow each its time.
///
/// A move that turns out better than the one that was preferred is taken for
/// the best.
///
/// ```
/// use oaq_core::{Direction, Game, Move, Position, Rules};
/// use oaq_engine::{Limits, Mark, Options, Searcher, judge};
///
/// let game = Game::new(Position::start(Rules::STANDARD));
/// let mut searcher = Searcher::new(Options::default());
/// let limits = Limits { depth: Some(5), ..Limits::default() };
/// let m = Move::new(3, Direction::Right).unwrap();
/// let judgement = judge(&mut searcher, &game, m, &limits, || ())?;
/// assert_eq!(judgement.played.first(), m);
/// assert!(judgement.best.score >= judgement.played.score);
/// assert_eq!(judgement.mark(), Mark::of(judgement.loss()));
/// # Ok::<(), oaq_engine::JudgeError>(())
/// ```
///
/// # Errors
///
/// If the game is over or has more than two players, and if the move is
/// illegal.
pub fn judge<H: Handler>(
    searcher: &mut Searcher,
    game: &Game,
    m: Move,
    limits: &Limits,
    handler: impl Fn() -> H,
) -> Result<Judgement, JudgeError> {
    let side = game.position().to_move();
    let players = game.rules().players;
    if players != 2 {
        return Err(SearchError::Players(players).into());
    }
    let mut found = searcher.search(game, limits, 1, &handler())?;
    prove_in_passing(game, &mut found);
    let Some(best) = found.best().cloned() else {
        return Err(SearchError::GameOver.into());
    };
    let mut judgement = Judgement {
        mover: side,
        played: best.clone(),
        best,
        depth: found.depth,
        nodes: found.nodes,
    };
    let preferred = judgement.best.first() == m;
    let mut after = game.clone();
    after.play(m).map_err(|error| error.reason)?;
    let played = if let Some(outcome) = after.outcome() {
        Line {
            score: Score::of_outcome(&outcome, side),
            proven: true,
            moves: vec![m],
        }
    } else if preferred {
        return Ok(judgement);
    } else {
        let limits = Limits {
            depth: Some(found.depth.saturating_sub(1).max(1)),
            ..*limits
        };
        let mut reply = searcher.search(&after, &limits, 1, &handler())?;
        prove_in_passing(&after, &mut reply);
        judgement.nodes += reply.nodes;
        let again = after.position().to_move() == side;
        let line = reply.best().cloned().ok_or(SearchError::GameOver)?;
        let mut moves = vec![m];
        moves.extend(line.moves);
        Line {
            score: if again { line.score } else { -line.score },
            proven: line.proven,
            moves,
        }
    };
    if preferred || played.score > judgement.best.score {
        judgement.best = played.clone();
    }
    judgement.played = played;
    Ok(judgement)
}

/// What the moves of a player came to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Summary {
    /// How many moves were judged.
    pub moves: u32,
    /// What they gave away together.
    pub loss: Score,
    counts: [u32; 5],
}

impl Summary {
    /// Counts a move that gave away so much.
    ///
    /// ```
    /// use oaq_engine::{Mark, Score, Summary};
    /// let mut summary = Summary::default();
    /// summary.add(Score::ZERO);
    /// summary.add(Score::from_dan(5));
    /// assert_eq!((summary.moves, summary.count(Mark::Mistake)), (2, 1));
    /// assert_eq!(summary.average_loss(), Some(2.5));
    /// ```
    pub fn add(&mut self, loss: Score) {
        self.moves += 1;
        self.loss = Score::from_hundredths(
            self.loss
                .hundredths()
                .saturating_add(loss.max(Score::ZERO).hundredths()),
        );
        self.counts[Mark::of(loss) as usize] += 1;
    }

    /// How many moves have a mark.
    #[must_use]
    pub const fn count(&self, mark: Mark) -> u32 {
        self.counts[mark as usize]
    }

    /// How many points a move gave away, on average; `None` without moves.
    #[must_use]
    pub fn average_loss(&self) -> Option<f64> {
        (self.moves > 0).then(|| self.loss.dan() / f64::from(self.moves))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::Options;
    use oaq_core::{Position, QuanSquare, Rules, Setup, Store, Switches};

    /// A game that is searched to its end at once, since it has only so many
    /// plies.
    fn short_game(plies: u32) -> Game {
        let switches = Switches {
            max_plies: plies,
            ..Rules::STANDARD.switches()
        };
        Game::new(Position::start(Rules::new(switches).unwrap()))
    }

    fn judged(game: &Game, m: Move) -> Judgement {
        let mut searcher = Searcher::new(Options {
            hash: 1,
            ..Options::default()
        });
        judge(&mut searcher, game, m, &Limits::default(), || ()).unwrap()
    }

    #[test]
    fn the_best_move_of_all_gives_nothing_away_and_the_others_what_they_are_worse() {
        let game = short_game(4);
        let moves = game.position().legal_moves();
        let all: Vec<Judgement> = moves.iter().map(|m| judged(&game, m)).collect();
        let best = all.iter().map(|j| j.played.score).max().unwrap();
        assert!(all.iter().any(|j| j.mark() == Mark::Best));
        for (m, judgement) in moves.iter().zip(&all) {
            assert_eq!(judgement.played.first(), m);
            assert!(judgement.best.proven && judgement.played.proven, "{m}");
            assert_eq!(judgement.best.score, best, "{m}");
            assert_eq!(judgement.loss(), best - judgement.played.score, "{m}");
            assert_eq!(judgement.mark(), Mark::of(judgement.loss()));
        }
        assert!(all.iter().any(|j| j.loss() > Score::ZERO), "one is worse");
    }

    #[test]
    fn a_move_that_ends_the_game_is_worth_its_outcome() {
        // The last dân of the ô quan is taken.
        let setup = Setup {
            rows: vec![vec![0, 0, 1, 0, 1], vec![0, 9, 0, 0, 0]],
            quan_squares: vec![
                QuanSquare::default(),
                QuanSquare {
                    dan: 2,
                    ..QuanSquare::default()
                },
            ],
            stores: vec![Store { dan: 30, quan: 2 }, Store { dan: 14, quan: 0 }],
            plies: 90,
            ..Setup::start(&Rules::STANDARD)
        };
        let rules = *short_game(94).rules();
        let game = Game::new(Position::from_setup(rules, &setup).unwrap());
        let m = Move::new(3, oaq_core::Direction::Left).unwrap();
        let judgement = judged(&game, m);
        let mut after = game.clone();
        let outcome = after.play(m).unwrap().outcome().unwrap();
        assert!(judgement.played.proven);
        let margin = Score::of_outcome(&outcome, Player::A);
        assert_eq!(judgement.played.score, margin);
        assert_eq!(judgement.for_a(), margin);
    }

    #[test]
    fn an_illegal_move_is_not_judged() {
        let game = short_game(2);
        let m = Move::new(9, oaq_core::Direction::Left).unwrap();
        let mut searcher = Searcher::new(Options::default());
        let judged = judge(&mut searcher, &game, m, &Limits::default(), || ());
        assert!(matches!(judged, Err(JudgeError::Illegal(_))), "{judged:?}");
    }

    #[test]
    fn marks_go_by_what_was_given_away() {
        for mark in Mark::ALL {
            assert_eq!(Mark::of(mark.least()), mark);
            let less = Score::from_hundredths(mark.least().hundredths() - 1);
            assert!(Mark::of(less) < mark || mark == Mark::Best);
            assert_eq!(mark.is_bad(), mark >= Mark::Inaccuracy);
        }
        let nags: Vec<u8> = Mark::ALL.into_iter().filter_map(Mark::nag).collect();
        assert_eq!(nags, [6, 2, 4]);
    }

    #[test]
    fn scores_are_turned_to_the_first_player() {
        let score = Score::from_dan(3);
        assert_eq!(seen_by_a(score, Player::A), score);
        assert_eq!(seen_by_a(score, Player::B), -score);
    }

    #[test]
    fn a_summary_adds_up() {
        let mut summary = Summary::default();
        assert_eq!(summary.average_loss(), None);
        for dan in [0, 1, 3, 7, 20, 0] {
            summary.add(Score::from_dan(dan));
        }
        assert_eq!(Mark::ALL.map(|mark| summary.count(mark)), [2, 1, 1, 1, 1]);
        assert_eq!((summary.moves, summary.loss), (6, Score::from_dan(31)));
    }
}
