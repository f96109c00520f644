//! Random rules and small positions, the same every time.

use oaq_core::{
    Debt, DirectionRule, EndRule, GapRule, ImmatureCounts, Player, Position, QuanAhead,
    QuanLeftover, QuanSquare, RowsRule, Rules, Setup, Shortage, Switches,
};

/// A small generator of random numbers.
// CITE: SplitMix64, by Guy Steele, Doug Lea and Christine Flood.
pub(crate) struct Random(pub(crate) u64);

impl Random {
    /// A number below `n`.
    pub(crate) fn below(&mut self, n: u32) -> u32 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut x = self.0;
        x = (x ^ x >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        x = (x ^ x >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        u32::try_from((x ^ x >> 31) % u64::from(n)).expect("below a u32")
    }

    fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(u32::try_from(from.len()).expect("few")) as usize]
    }

    fn byte(&mut self, below: u32) -> u8 {
        u8::try_from(self.below(below)).expect("small")
    }
}

/// Rules that the solver takes, every switch drawn.
pub(crate) fn rules(random: &mut Random) -> Rules {
    let quan_pieces = random.byte(3);
    let switches = Switches {
        squares: 1 + random.byte(3),
        dan: 1 + random.byte(2),
        quan_pieces,
        quan_dan: random.byte(3),
        quan_value: random.pick(&[1, 2, 3, 5]),
        direction: random.pick(DirectionRule::ALL),
        quan_ahead: random.pick(QuanAhead::ALL),
        gap: random.pick(GapRule::ALL),
        chain_gap: random.pick(GapRule::ALL),
        immature_below: random.pick(&[0, 0, 2, 4]),
        immature_counts: random.pick(ImmatureCounts::ALL),
        quan_ban_turns: random.pick(&[0, 0, 1, 2]),
        shortage: random.pick(&[Shortage::Borrow, Shortage::Exchange, Shortage::Negative]),
        end: match random.below(4) {
            0 if quan_pieces > 0 => EndRule::QuanPiecesCaptured,
            1 => EndRule::BoardEmpty,
            _ => EndRule::QuanSquaresEmpty,
        },
        rows: random.pick(RowsRule::ALL),
        quan_leftover: random.pick(&[
            QuanLeftover::Split,
            QuanLeftover::LastMover,
            QuanLeftover::Discard,
        ]),
        repetition: 0,
        quiet_plies: 0,
        max_plies: 0,
        ..Switches::default()
    };
    Rules::new(switches).expect("drawn without contradictions")
}

/// A position of these rules with few dân.
pub(crate) fn position(rules: Rules, random: &mut Random) -> Position {
    let squares = usize::from(rules.squares);
    let mut setup = Setup::empty(rules.board());
    for row in &mut setup.rows {
        *row = (0..squares).map(|_| random.below(4)).collect();
    }
    setup.quan_squares = (0..2)
        .map(|_| QuanSquare {
            quan: random.below(u32::from(rules.quan_pieces) + 1),
            dan: random.below(3),
            captor: None,
        })
        .collect();
    for store in &mut setup.stores {
        store.dan = random.below(9).cast_signed();
    }
    if random.below(3) == 0 {
        setup.debts = vec![Debt {
            debtor: Player::B,
            creditor: None,
            dan: 2,
        }];
    }
    setup.plies = random.below(3);
    setup.to_move = random.pick(&[Player::A, Player::B]);
    Position::from_setup(rules, &setup).expect("a small position")
}
