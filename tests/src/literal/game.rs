//! Moves, plies and whole games.

use super::end::{Arisen, LiteralOver, run_tests};
use super::position::LiteralPosition;
use super::rules::LiteralRules;
use super::turn::take_turn;

/// What comes of making a game of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Begun {
    /// The game's first position: the mover's row refilled if it was empty.
    pub position: LiteralPosition,
    /// How the game ended, if it was over before it began.
    pub over: Option<LiteralOver>,
}

/// What comes of a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ply {
    /// dân and quan
    pub captured: (i64, i64),
    /// Why the turn ended: one of [`STOP_REASONS`](super::STOP_REASONS).
    pub stop: String,
    /// The position after the ply as it is shown, whether the game goes on
    /// or is over.
    pub position: LiteralPosition,
    /// How the game ended, if it did.
    pub over: Option<LiteralOver>,
}

/// Makes a game of a position. §4: it "runs the tests without a move (nobody
/// is last mover) and refills the mover's row if it is empty; that changes
/// row, stores and debts, not the counters"; under `skip` also the mover.
#[must_use]
pub fn begin(rules: &LiteralRules, position: &LiteralPosition) -> Begun {
    let mut position = position.clone();
    let over = run_tests(rules, &mut position, None, &[]);
    Begun { position, over }
}

/// The moves of the player to move, as `1R`, `1L`, `2R`, … A position that is
/// over has moves here too: it does not say that it is over.
#[must_use]
pub fn moves(rules: &LiteralRules, position: &LiteralPosition) -> Vec<String> {
    let mut moves = Vec::new();
    // §2.1: "one own non-empty ô dân", "right or left as chosen"
    for (index, square) in position.row(position.mover).enumerate() {
        if position.ring[square].dan == 0 {
            continue;
        }
        for direction in ['R', 'L'] {
            let allowed = match rules.word("direction") {
                "free" => true,
                "counter-clockwise" => direction == 'R',
                "clockwise" => direction == 'L',
                // Both while the position carries no direction, whatever the
                // ply.
                "fixed-by-first-move" => position.fixed.is_none_or(|fixed| direction == fixed),
                other => unreachable!("direction={other}"),
            };
            if allowed {
                moves.push(format!("{}{direction}", index + 1));
            }
        }
    }
    moves
}

/// Plays one move. Repetition is not tested: it "needs the history, so it
/// belongs to the game".
///
/// # Errors
///
/// A move that is none of [`moves`].
pub fn play(rules: &LiteralRules, position: &LiteralPosition, text: &str) -> Result<Ply, String> {
    play_after(rules, position, text, &[])
}

fn play_after(
    rules: &LiteralRules,
    position: &LiteralPosition,
    text: &str,
    earlier: &[Arisen],
) -> Result<Ply, String> {
    let legal = moves(rules, position);
    if !legal.iter().any(|known| known == text) {
        return Err(format!("{text:?} is none of {legal:?} in {position}"));
    }
    let (square, direction) = text.split_at(1);
    let index: usize = square.parse().expect("1..9");
    let right = direction == "R";

    let mut position = position.clone();
    let mover = position.mover;
    let origin = position.row(mover).start + index - 1;
    let turn = take_turn(rules, &mut position, origin, right);

    // §5, `fixed-by-first-move`: "one ring direction for all players, fixed by
    // the first move".
    if rules.is("direction", "fixed-by-first-move") {
        position.fixed = direction.chars().next();
    }
    // "plies since the last capture", "plies played since the start of the
    // game"
    position.quiet = if turn.captured == (0, 0) {
        position.quiet + 1
    } else {
        0
    };
    position.plies += 1;
    position.mover = position.player_after(mover);
    // §2.5: "After the turn, the tests of §4 run."
    let over = run_tests(rules, &mut position, Some(mover), earlier);
    Ok(Ply {
        captured: turn.captured,
        stop: turn.stop.to_owned(),
        position,
        over,
    })
}

/// A game with its history: what a position alone cannot know.
#[derive(Clone, Debug)]
pub struct LiteralGame {
    rules: LiteralRules,
    position: LiteralPosition,
    /// Every position of the game so far, the present one included.
    arisen: Vec<Arisen>,
    over: Option<LiteralOver>,
}

impl LiteralGame {
    /// Makes a game of a position, see [`begin`].
    #[must_use]
    pub fn new(rules: &LiteralRules, position: &LiteralPosition) -> Self {
        let Begun { position, over } = begin(rules, position);
        LiteralGame {
            rules: rules.clone(),
            arisen: vec![Arisen::of(&position)],
            position,
            over,
        }
    }

    /// The position as it is shown now.
    #[must_use]
    pub fn position(&self) -> &LiteralPosition {
        &self.position
    }

    /// How the game ended, if it did.
    #[must_use]
    pub fn over(&self) -> Option<&LiteralOver> {
        self.over.as_ref()
    }

    /// The moves that may be made now: none once the game is over.
    #[must_use]
    pub fn moves(&self) -> Vec<String> {
        match self.over {
            Some(_) => Vec::new(),
            None => moves(&self.rules, &self.position),
        }
    }

    /// Plays one move, with the repetition rule.
    ///
    /// # Errors
    ///
    /// A move that is none of [`LiteralGame::moves`]; the game stays as it was.
    pub fn play(&mut self, text: &str) -> Result<Ply, String> {
        if let Some(over) = &self.over {
            return Err(format!("{text:?} after the end ({})", over.reason));
        }
        let ply = play_after(&self.rules, &self.position, text, &self.arisen)?;
        self.position = ply.position.clone();
        self.arisen.push(Arisen::of(&ply.position));
        self.over.clone_from(&ply.over);
        Ok(ply)
    }
}
