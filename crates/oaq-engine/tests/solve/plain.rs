//! Plain minimax on whole positions: slow, and with nothing clever in it.

use std::collections::HashMap;

use oaq_core::{Player, Position, RepetitionKey, Rules, Switches};

/// The same rules without the three limits of RULES §4.
pub(crate) fn unlimited(rules: &Rules) -> Rules {
    Rules::new(Switches {
        repetition: 0,
        quiet_plies: 0,
        max_plies: 0,
        ..rules.switches()
    })
    .expect("limits contradict nothing")
}

/// The margin of the stores, or of the final scores, from a player's side.
pub(crate) fn margin(position: &Position, player: Player) -> i32 {
    let scores = if position.is_over() {
        position.scores()
    } else {
        position.store_scores()
    };
    let points = scores.as_slice();
    match player {
        Player::A => points[0] - points[1],
        _ => points[1] - points[0],
    }
}

/// What a player can force, as a margin still to come: at least, and at most.
pub(crate) type Bounds = (Option<i32>, Option<i32>);

/// All bounds of the positions of one game, with one cap.
pub(crate) struct Plain {
    pub(crate) cap: u32,
    known: HashMap<(RepetitionKey, u32, u8, u32), Bounds>,
}

impl Plain {
    pub(crate) fn new(cap: u32) -> Self {
        Self {
            cap,
            known: HashMap::new(),
        }
    }

    /// The largest margin that the mover can force within so many plies, and
    /// the smallest that the opponent can.
    pub(crate) fn bounds(&mut self, position: &Position, plies: u32) -> Bounds {
        if plies == 0 {
            return (None, None);
        }
        let rules = position.rules();
        let ban = u32::from(rules.quan_ban_turns) * 2;
        let fixed = position.fixed_direction().map_or(0, |d| 1 + d as u8);
        let key = (
            position.repetition_key(),
            position.plies().min(ban),
            fixed,
            plies,
        );
        if let Some(&known) = self.known.get(&key) {
            return known;
        }
        let mover = position.to_move();
        let before = margin(position, mover);
        let mut lower = None;
        let mut upper = Some(i32::MIN);
        for m in position.legal_moves() {
            let next = position.play(m).expect("a legal move");
            let gain = margin(&next, mover) - before;
            let dan: u32 = next.board().ring().map(|s| next.dan(s)).sum();
            // From the side of the opponent, who moves now.
            let (least, most) = if next.is_over() {
                (Some(0), Some(0))
            } else if dan > self.cap {
                (None, None)
            } else {
                self.bounds(&next, plies - 1)
            };
            lower = lower.max(most.map(|most| gain - most));
            upper = upper.zip(least).map(|(u, least)| u.max(gain - least));
        }
        self.known.insert(key, (lower, upper));
        (lower, upper)
    }
}
