//! A turn: pick, sow, relay, capture (RULES §2).

use super::ring::{Ring, step};
use super::{State, tell};
use crate::{Event, GapRule, ImmatureCounts, QuanAhead, Rules, Square, StopReason, Visitor};

/// How many pick-ups a turn may make under `quan-ahead = "take-one"`, where a
/// turn might not end (RULES §5).
pub(crate) const PICK_UP_LIMIT: u32 = 1000;

/// The square with this ring index.
// A ring index is below 40.
#[expect(clippy::cast_possible_truncation)]
const fn square(index: usize) -> Square {
    Square::new(index as u8)
}

/// How a turn ended and whether it captured anything.
struct Stop {
    reason: StopReason,
    at: usize,
}

impl<R: Ring> State<R> {
    /// Plays the turn that begins at the mover's square `number`; says whether
    /// anything was captured. Counters and the player to move stay as they
    /// are.
    #[inline]
    pub(super) fn turn<V: Visitor, const RIGHT: bool>(
        &mut self,
        rules: &Rules,
        number: u8,
        visitor: &mut V,
    ) -> bool {
        let board = rules.board();
        let len = board.ring_len();
        let origin = usize::from(board.row_start(self.mover) + number - 1);
        let dan = self.ring.dan(origin);
        tell(visitor, || Event::Pick {
            square: square(origin),
            dan,
        });
        let mut last = self.sow::<V, RIGHT>(rules, origin, dan, visitor);
        let mut pick_ups = 0;
        let (stop, captured) = loop {
            let ahead = step::<RIGHT>(len, last);
            let dan = self.ring.dan(ahead);
            if board.quan_mask() >> ahead & 1 == 1 {
                let occupied = dan != 0 || self.quan[board.side(ahead)] != 0;
                if !occupied {
                    break self.capture::<V, RIGHT>(rules, ahead, visitor);
                }
                if rules.quan_ahead == QuanAhead::Stop || dan == 0 {
                    break (
                        Stop {
                            reason: StopReason::QuanAhead,
                            at: ahead,
                        },
                        false,
                    );
                }
            } else if dan == 0 {
                break self.capture::<V, RIGHT>(rules, ahead, visitor);
            }
            if rules.quan_ahead == QuanAhead::TakeOne {
                if pick_ups == PICK_UP_LIMIT {
                    break (
                        Stop {
                            reason: StopReason::PickUpLimit,
                            at: ahead,
                        },
                        false,
                    );
                }
                pick_ups += 1;
                if board.quan_mask() >> ahead & 1 == 1 {
                    tell(visitor, || Event::TakeOne {
                        square: square(ahead),
                    });
                    last = self.sow::<V, RIGHT>(rules, ahead, 1, visitor);
                    continue;
                }
            }
            tell(visitor, || Event::Relay {
                square: square(ahead),
                dan,
            });
            last = self.sow::<V, RIGHT>(rules, ahead, dan, visitor);
        };
        tell(visitor, || Event::Stop {
            reason: stop.reason,
            square: square(stop.at),
        });
        captured
    }

    /// Sows `count` of the dân in `from`; gives the last square.
    #[inline]
    fn sow<V: Visitor, const RIGHT: bool>(
        &mut self,
        rules: &Rules,
        from: usize,
        count: u32,
        visitor: &mut V,
    ) -> usize {
        if V::LISTENS {
            let mut at = from;
            for _ in 0..count {
                at = step::<RIGHT>(rules.board().ring_len(), at);
                visitor.event(Event::Sow { square: square(at) });
            }
        }
        self.ring.sow::<RIGHT>(rules.board(), from, count)
    }

    /// Captures what lies behind the empty square `gap`, and so on along the
    /// chain. Says how the turn ended and whether anything was captured.
    #[inline]
    fn capture<V: Visitor, const RIGHT: bool>(
        &mut self,
        rules: &Rules,
        mut gap: usize,
        visitor: &mut V,
    ) -> (Stop, bool) {
        let board = rules.board();
        let len = board.ring_len();
        let is_quan = |index: usize| board.quan_mask() >> index & 1 == 1;
        let mut gap_rule = rules.gap;
        let mut captured = false;
        let end = |reason, at, captured| (Stop { reason, at }, captured);
        loop {
            if gap_rule == GapRule::DanOnly && is_quan(gap) {
                return end(StopReason::GapIsQuan, gap, captured);
            }
            let target = step::<RIGHT>(len, gap);
            let dan = self.ring.dan(target);
            let mut quan = 0;
            if is_quan(target) {
                let which = board.side(target);
                quan = self.quan[which];
                if dan == 0 && quan == 0 {
                    return end(ran_out(captured), target, captured);
                }
                if let Some(reason) = self.protection(rules, dan, quan) {
                    return end(reason, target, captured);
                }
                if quan > 0 {
                    self.quan[which] = 0;
                    self.store_quan[self.mover.index()] += quan;
                    self.note_captor(rules, which, self.mover);
                }
            } else if dan == 0 {
                return end(ran_out(captured), target, captured);
            }
            self.ring.clear(target);
            // All dân in play together fit (`MAX_DAN`).
            #[expect(clippy::cast_possible_truncation)]
            {
                self.store_dan[self.mover.index()] += dan as i16;
            }
            tell(visitor, || Event::Capture {
                gap: square(gap),
                square: square(target),
                dan,
                quan: u32::from(quan),
            });
            captured = true;
            gap_rule = rules.chain_gap;
            gap = step::<RIGHT>(len, target);
            let occupied =
                self.ring.dan(gap) != 0 || (is_quan(gap) && self.quan[board.side(gap)] != 0);
            if occupied {
                return end(StopReason::Captured, gap, captured);
            }
        }
    }

    /// Why an occupied ô quan with these pieces cannot be captured now, if so.
    /// The ban of the first turns is named before *quan non*, since it holds
    /// whatever the ô quan contains.
    fn protection(&self, rules: &Rules, dan: u32, quan: u8) -> Option<StopReason> {
        if self.plies < u32::from(rules.quan_ban_turns) * u32::from(rules.players) {
            return Some(StopReason::QuanBan);
        }
        let counted = match rules.immature_counts {
            ImmatureCounts::DanWithPiece if quan == 0 => return None,
            ImmatureCounts::DanWithPiece | ImmatureCounts::Dan => dan,
            ImmatureCounts::Value => dan + u32::from(quan) * u32::from(rules.quan_value),
        };
        (counted < u32::from(rules.immature_below)).then_some(StopReason::ImmatureQuan)
    }
}

/// Why a chain of captures ended where nothing more lies to be captured.
const fn ran_out(captured: bool) -> StopReason {
    if captured {
        StopReason::Captured
    } else {
        StopReason::TwoEmpty
    }
}
