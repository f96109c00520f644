//! A turn: pick, sow, relay, capture (RULES §2).

use super::ring::{Ring, advance, step};
use super::{State, Stores, tell};
use crate::{Board, Event, GapRule, ImmatureCounts, QuanAhead, Rules, Square, StopReason, Visitor};

/// How many pick-ups a turn may make under `quan-ahead = "take-one"`, where a
/// turn might not end (RULES §5).
pub(crate) const PICK_UP_LIMIT: u32 = 1000;

/// The square with this ring index.
// A ring index is below 40.
#[expect(clippy::cast_possible_truncation)]
const fn square(index: usize) -> Square {
    Square::new(index as u8)
}

/// What a turn came to.
pub(super) struct Turn {
    /// Whether anything was captured.
    pub(super) captured: bool,
    /// The squares that hold dân after it.
    pub(super) occupied: u64,
}

impl<R: Ring, S: Stores> State<R, S> {
    /// Plays the turn that begins at the mover's square `number`. Counters and
    /// the player to move stay as they are.
    #[inline]
    pub(super) fn turn<V: Visitor, const RIGHT: bool>(
        &mut self,
        rules: &Rules,
        number: u8,
        visitor: &mut V,
    ) -> Turn {
        let board = rules.board();
        let origin = usize::from(board.row_start(self.mover) + number - 1);
        let dan = self.ring.dan(origin);
        tell(visitor, || Event::Pick {
            square: square(origin),
            dan,
        });
        let last = self.sow::<V, RIGHT>(rules, origin, dan, visitor);
        let ahead = match rules.quan_ahead {
            QuanAhead::Stop => self.relays::<V, RIGHT>(rules, last, visitor),
            QuanAhead::TakeOne => match self.relays_taking_one::<V, RIGHT>(rules, last, visitor) {
                Ok(ahead) => ahead,
                Err(limit) => {
                    tell(visitor, || Event::Stop {
                        reason: StopReason::PickUpLimit,
                        square: square(limit),
                    });
                    return Turn {
                        captured: false,
                        occupied: self.ring.occupied(board),
                    };
                }
            },
        };
        self.capture::<V, RIGHT>(rules, ahead, visitor)
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

    /// Relays until the square ahead of the last dân is empty or an ô quan,
    /// and gives that square.
    #[inline]
    fn relays<V: Visitor, const RIGHT: bool>(
        &mut self,
        rules: &Rules,
        mut last: usize,
        visitor: &mut V,
    ) -> usize {
        let board = rules.board();
        loop {
            let ahead = step::<RIGHT>(board.ring_len(), last);
            let dan = self.ring.dan(ahead);
            // One branch, since neither half is easy to predict.
            if (dan == 0) | is_quan(board, ahead) {
                return ahead;
            }
            tell(visitor, || Event::Relay {
                square: square(ahead),
                dan,
            });
            last = self.sow::<V, RIGHT>(rules, ahead, dan, visitor);
        }
    }

    /// As [`State::relays`] under `quan-ahead = "take-one"`: stops at an empty
    /// square or a quan alone. `Err` is the square that would have been the
    /// pick-up too many.
    fn relays_taking_one<V: Visitor, const RIGHT: bool>(
        &mut self,
        rules: &Rules,
        mut last: usize,
        visitor: &mut V,
    ) -> Result<usize, usize> {
        let board = rules.board();
        for pick_ups in 0.. {
            let ahead = step::<RIGHT>(board.ring_len(), last);
            let dan = self.ring.dan(ahead);
            if dan == 0 {
                return Ok(ahead);
            }
            if pick_ups == PICK_UP_LIMIT {
                return Err(ahead);
            }
            let (event, count) = if is_quan(board, ahead) {
                (
                    Event::TakeOne {
                        square: square(ahead),
                    },
                    1,
                )
            } else {
                let square = square(ahead);
                (Event::Relay { square, dan }, dan)
            };
            tell(visitor, || event);
            last = self.sow::<V, RIGHT>(rules, ahead, count, visitor);
        }
        unreachable!("the pick-up limit ends the loop")
    }

    /// Captures along the chain that begins at the square `ahead` of the last
    /// dân: nothing if that is occupied.
    ///
    /// The chain is found without looking at one square after the other. Laid
    /// out in the direction of sowing, the occupied squares are a number whose
    /// bits must read empty, occupied, empty, occupied, …; the first bit that
    /// does not fit ends the chain.
    #[inline]
    fn capture<V: Visitor, const RIGHT: bool>(
        &mut self,
        rules: &Rules,
        ahead: usize,
        visitor: &mut V,
    ) -> Turn {
        let board = rules.board();
        let len = board.ring_len();
        let dan_on = self.ring.occupied(board);
        let ring = laid_out::<RIGHT>(len, ahead, dan_on | self.quan_on);
        let mut misfit = ring ^ alternating::<RIGHT>() | board.beyond(RIGHT);
        if rules.restricts_captures() {
            misfit |= self.forbidden::<RIGHT>(rules, ahead);
        }
        let links = first_bit::<RIGHT>(misfit) / 2;
        let squares = targets::<RIGHT>(board, ahead, links);
        if V::LISTENS {
            self.tell_captures::<V, RIGHT>(rules, ahead, links, visitor);
        }
        let dan = self.ring.remove(squares);
        self.stores.add_dan(self.mover, dan);
        if squares & self.quan_on != 0 {
            self.capture_quan(rules, squares & self.quan_on);
        }
        if V::LISTENS {
            self.tell_stop::<V, RIGHT>(rules, ahead, links, visitor);
        }
        Turn {
            captured: links > 0,
            occupied: dan_on & !squares,
        }
    }

    /// Takes the quan out of some ô quan.
    fn capture_quan(&mut self, rules: &Rules, mut squares: u64) {
        self.quan_on &= !squares;
        while squares != 0 {
            let which = rules.board().side(squares.trailing_zeros() as usize);
            let quan = core::mem::take(&mut self.quan[which]);
            self.stores.add_quan(rules, self.mover, which, quan);
            squares &= squares - 1;
        }
    }

    /// Where a chain from `ahead` may not go on although the squares would let
    /// it: gaps that must not be ô quan, and ô quan that are protected.
    fn forbidden<const RIGHT: bool>(&self, rules: &Rules, ahead: usize) -> u64 {
        let board = rules.board();
        let len = board.ring_len();
        let quan = laid_out::<RIGHT>(len, ahead, board.quan_mask());
        let targets = alternating::<RIGHT>();
        let first_gap = laid_out::<RIGHT>(len, ahead, 1 << ahead) & !targets;
        let later_gaps = !targets & !first_gap;
        let mut forbidden = 0;
        if rules.gap == GapRule::DanOnly {
            forbidden |= quan & first_gap;
        }
        if rules.chain_gap == GapRule::DanOnly {
            forbidden |= quan & later_gaps;
        }
        let mut protected = 0;
        for player in board.seats() {
            let index = board.quan(player).index();
            if self.protection(rules, index).is_some() {
                protected |= 1 << index;
            }
        }
        forbidden | laid_out::<RIGHT>(len, ahead, protected) & targets
    }

    /// Why the ô quan with this ring index cannot be captured now, if so. The
    /// ban of the first turns is named before *quan non*, since it holds
    /// whatever the ô quan contains.
    fn protection(&self, rules: &Rules, index: usize) -> Option<StopReason> {
        if self.plies < u32::from(rules.quan_ban_turns) * u32::from(rules.players) {
            return Some(StopReason::QuanBan);
        }
        let dan = self.ring.dan(index);
        let quan = self.quan[rules.board().side(index)];
        let counted = match rules.immature_counts {
            ImmatureCounts::DanWithPiece if quan == 0 => return None,
            ImmatureCounts::DanWithPiece | ImmatureCounts::Dan => dan,
            ImmatureCounts::Value => dan + u32::from(quan) * u32::from(rules.quan_value),
        };
        (counted < u32::from(rules.immature_below)).then_some(StopReason::ImmatureQuan)
    }

    fn is_occupied(&self, index: usize) -> bool {
        self.ring.dan(index) != 0 || self.quan_on >> index & 1 == 1
    }

    /// Tells of the captures of a chain that are about to be made.
    fn tell_captures<V: Visitor, const RIGHT: bool>(
        &self,
        rules: &Rules,
        ahead: usize,
        links: u32,
        visitor: &mut V,
    ) {
        let board = rules.board();
        let mut gap = ahead;
        for _ in 0..links {
            let target = step::<RIGHT>(board.ring_len(), gap);
            let quan = if is_quan(board, target) {
                u32::from(self.quan[board.side(target)])
            } else {
                0
            };
            visitor.event(Event::Capture {
                gap: square(gap),
                square: square(target),
                dan: self.ring.dan(target),
                quan,
            });
            gap = step::<RIGHT>(board.ring_len(), target);
        }
    }

    /// Tells why a turn ended after its captures.
    fn tell_stop<V: Visitor, const RIGHT: bool>(
        &self,
        rules: &Rules,
        ahead: usize,
        links: u32,
        visitor: &mut V,
    ) {
        let board = rules.board();
        let captured = links > 0;
        let gap = advance::<RIGHT>(
            board.ring_len(),
            ahead,
            2 * links as usize % board.ring_len(),
        );
        let target = step::<RIGHT>(board.ring_len(), gap);
        let gap_rule = if captured { rules.chain_gap } else { rules.gap };
        let (reason, at) = if self.is_occupied(gap) {
            // Not captured: the relays stop at an empty square or an ô quan.
            let reason = if captured {
                StopReason::Captured
            } else {
                StopReason::QuanAhead
            };
            (reason, gap)
        } else if gap_rule == GapRule::DanOnly && is_quan(board, gap) {
            (StopReason::GapIsQuan, gap)
        } else if self.is_occupied(target) {
            let reason = self.protection(rules, target);
            (reason.unwrap_or(StopReason::Captured), target)
        } else if captured {
            (StopReason::Captured, target)
        } else {
            (StopReason::TwoEmpty, target)
        };
        visitor.event(Event::Stop {
            reason,
            square: square(at),
        });
    }
}

#[inline]
fn is_quan(board: Board, index: usize) -> bool {
    board.quan_mask() >> index & 1 == 1
}

/// A set of squares laid out in the direction of sowing, beginning with
/// `first`: to the right from bit 0 up, to the left from bit 63 down. What lies
/// beyond the ring is undefined.
#[inline]
const fn laid_out<const RIGHT: bool>(len: usize, first: usize, squares: u64) -> u64 {
    if RIGHT {
        squares >> first | squares << (len - first)
    } else {
        squares << (63 - first) | squares >> (first + 1) << (64 - len)
    }
}

/// The places at which captures happen in a chain that is laid out: every
/// second, the first left out.
#[inline]
const fn alternating<const RIGHT: bool>() -> u64 {
    if RIGHT {
        0xaaaa_aaaa_aaaa_aaaa
    } else {
        0x5555_5555_5555_5555
    }
}

/// The first place of a layout that is set.
#[inline]
const fn first_bit<const RIGHT: bool>(layout: u64) -> u32 {
    if RIGHT {
        layout.trailing_zeros()
    } else {
        layout.leading_zeros()
    }
}

/// The places captured by a chain of so many links that is laid out.
const CHAINS_RIGHT: [u64; 21] = chains(true);
const CHAINS_LEFT: [u64; 21] = chains(false);

const fn chains(right: bool) -> [u64; 21] {
    let mut table = [0; 21];
    let mut links = 1;
    while links < table.len() {
        let place = 2 * links - 1;
        let bit = 1 << if right { place } else { 63 - place };
        table[links] = table[links - 1] | bit;
        links += 1;
    }
    table
}

/// The squares captured by a chain of so many links beginning at `first`: the
/// inverse of [`laid_out`].
#[inline]
fn targets<const RIGHT: bool>(board: Board, first: usize, links: u32) -> u64 {
    let len = board.ring_len();
    let squares = if RIGHT {
        let chain = CHAINS_RIGHT[links as usize];
        chain << first | chain >> (len - first)
    } else {
        let chain = CHAINS_LEFT[links as usize];
        chain >> (63 - first) | chain >> (64 - len) << (first + 1)
    };
    squares & board.ring_mask()
}
