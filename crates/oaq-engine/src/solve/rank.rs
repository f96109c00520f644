//! Positions as numbers: equal number, equal position.

use oaq_core::Rules;
use oaq_core::node::{CanonicalKey, MarginNode, Node as _};

use super::problem::Unsolvable;

/// The widest number a table can tell apart (see [`super::table`]).
const MAX_WIDTH: u32 = 60;

/// Numbers the positions of one board whose dân are no more than a cap, from 0
/// without gaps, and mixes these numbers.
///
/// A ring of `n` squares is a combination: with `p` the sum of the squares up
/// to and with square `i`, the numbers `p + i` increase strictly, and the
/// combinatorial number system ranks them. The quan, the fixed direction and
/// the plies of the first turns, where the rules ask for them, are further
/// digits. The mixing is a bijection on the numbers of `width` bits, so that
/// any of its bits may choose a slot and the others tell what is in it.
#[derive(Debug)]
pub(super) struct Ranking {
    cap: u32,
    fold: bool,
    /// `terms[i][p]`: what the prefix sum `p` of square `i` adds to the rank.
    terms: Vec<[u64; 256]>,
    /// One more than the quan that an ô quan may hold.
    quan: u64,
    /// One more than the number of plies that are told apart.
    plies: u64,
    /// How many fixed directions are told apart.
    directions: u64,
    width: u32,
}

impl Ranking {
    /// For boards with no more than `cap` dân (at most 255) and no more than
    /// `quan` quan in one ô quan (at most 3).
    pub(super) fn new(rules: &Rules, cap: u32, quan: u32) -> Result<Self, Unsolvable> {
        let len = rules.board().ring_len();
        let directions = match rules.direction {
            oaq_core::DirectionRule::FixedByFirstMove => 3,
            _ => 1,
        };
        let plies = u64::from(rules.quan_ban_turns) * u64::from(rules.players) + 1;
        let too_many = Unsolvable::TooManyPositions;
        let terms = (0..len)
            .map(|i| terms(i, cap))
            .collect::<Option<Vec<_>>>()
            .ok_or(too_many)?;
        let quan = u64::from(quan) + 1;
        // The rank of all dân in the first square, and one.
        let rings = terms
            .iter()
            .try_fold(1_u64, |sum, term| sum.checked_add(term[cap as usize]));
        let positions = rings
            .and_then(|n| n.checked_mul(quan * quan))
            .and_then(|n| n.checked_mul(directions))
            .and_then(|n| n.checked_mul(plies))
            .ok_or(too_many)?;
        // Mixing wants two bits at least.
        let width = (u64::BITS - (positions - 1).leading_zeros()).max(2);
        if width > MAX_WIDTH {
            return Err(too_many);
        }
        Ok(Self {
            cap,
            fold: rules.has_mirror_symmetry(),
            terms,
            quan,
            plies,
            directions,
            width,
        })
    }

    /// How many bits a number has.
    pub(super) const fn width(&self) -> u32 {
        self.width
    }

    /// The number of a position, mirror images being one, mixed; and whether
    /// it is that of the mirror image. The board holds no more dân than the
    /// cap.
    #[inline]
    pub(super) fn number(&self, rules: &Rules, node: &MarginNode) -> (u64, bool) {
        let (key, mirrored) = node.key(rules, self.fold);
        (self.mix(self.rank(key, node.plies())), mirrored)
    }

    /// As [`Ranking::number`], not mixed.
    pub(super) fn plain_number(&self, rules: &Rules, node: &MarginNode) -> u64 {
        let (key, _) = node.key(rules, self.fold);
        self.rank(key, node.plies())
    }

    /// The number of the board alone: of positions that differ in nothing but
    /// the fixed direction and the plies it is the same.
    pub(super) const fn board(&self, number: u64) -> u64 {
        number / self.plies / self.directions
    }

    /// The position with a number that is not mixed, the first player to move
    /// and nothing in the stores.
    pub(super) fn node(&self, rules: &Rules, number: u64) -> MarginNode {
        let (number, plies) = (number / self.plies, number % self.plies);
        let (number, fixed) = (number / self.directions, number % self.directions);
        let pairs = self.quan * self.quan;
        let (mut rank, quan) = (number / pairs, number % pairs);
        let mut ring = 0;
        let mut above = None;
        for (i, terms) in self.terms.iter().enumerate().rev() {
            // The largest sum that fits; sums beyond the cap are not there.
            let terms = &terms[..=self.cap as usize];
            let sum = terms.partition_point(|&term| term <= rank) - 1;
            rank -= terms[sum];
            if let Some(above) = above {
                ring |= ((above - sum) as u128) << (8 * (i + 1));
            }
            above = Some(sum);
        }
        ring |= above.unwrap_or(0) as u128;
        let rest = (quan / self.quan) | (quan % self.quan) << 2 | fixed << 4;
        let rest = u8::try_from(rest).unwrap_or(0);
        let plies = u32::try_from(plies).unwrap_or(0);
        MarginNode::from_key(rules, CanonicalKey { ring, rest }).with_plies(plies)
    }

    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "the halves are asked for")]
    fn rank(&self, key: CanonicalKey, plies: u32) -> u64 {
        const ONES: u64 = u64::MAX / 255;
        // The bytes of the products are the sums up to each square; no sum is
        // above 255.
        let low = (key.ring as u64).wrapping_mul(ONES);
        let high = ((key.ring >> 64) as u64).wrapping_mul(ONES);
        let high = high.wrapping_add((low >> 56).wrapping_mul(ONES));
        let sums = [low.to_le_bytes(), high.to_le_bytes()];
        let mut rank = 0;
        for (term, sum) in self.terms.iter().zip(sums.as_flattened()) {
            rank += term[usize::from(*sum)];
        }
        let quan = u64::from(key.rest & 3) * self.quan + u64::from(key.rest >> 2 & 3);
        let rank = rank * (self.quan * self.quan) + quan;
        let rank = rank * self.directions + u64::from(key.rest >> 4);
        rank * self.plies + u64::from(plies).min(self.plies - 1)
    }

    /// A bijection on the numbers of `width` bits: multiplying by an odd
    /// number and adding a number shifted down can both be undone.
    // CITE: the finalisers of `MurmurHash3`, by Austin Appleby, cut to fewer
    // bits.
    #[inline]
    pub(super) const fn mix(&self, number: u64) -> u64 {
        let mask = u64::MAX >> (u64::BITS - self.width);
        let half = self.width / 2;
        let mut x = number.wrapping_mul(0xff51_afd7_ed55_8ccd) & mask;
        x ^= x >> half;
        x = x.wrapping_mul(0xc4ce_b9fe_1a85_ec53) & mask;
        x ^= x >> half;
        x
    }
}

/// `C(p + i, i + 1)` for every `p` up to the cap; `None` if one is too large.
fn terms(i: usize, cap: u32) -> Option<[u64; 256]> {
    let mut terms = [0_u64; 256];
    for p in 1..=u64::from(cap) {
        // C(p + i, i + 1) = C(p + i - 1, i) + C(p - 1 + i, i + 1), and the
        // first is a product.
        let mut choose = 1_u128;
        for k in 1..=i as u64 {
            choose = choose * u128::from(p - 1 + k) / u128::from(k);
            if choose > u128::from(u64::MAX) {
                return None;
            }
        }
        let p = usize::try_from(p).ok()?;
        terms[p] = terms[p - 1].checked_add(u64::try_from(choose).ok()?)?;
    }
    Some(terms)
}

#[cfg(test)]
mod tests {
    use super::*;
    use oaq_core::{DirectionRule, Switches};

    fn ranking(switches: Switches, cap: u32, quan: u32) -> Ranking {
        Ranking::new(&Rules::new(switches).unwrap(), cap, quan).unwrap()
    }

    /// All rings of so many squares with no more than so many dân.
    fn rings(squares: usize, dan: u8) -> Vec<u128> {
        if squares == 0 {
            return vec![0];
        }
        let mut all = Vec::new();
        for first in 0..=dan {
            let rest = rings(squares - 1, dan - first);
            all.extend(rest.iter().map(|ring| ring << 8 | u128::from(first)));
        }
        all
    }

    #[test]
    fn ranks_are_all_numbers_from_0_on() {
        let switches = Switches {
            squares: 2,
            quan_ban_turns: 1,
            direction: DirectionRule::FixedByFirstMove,
            ..Switches::default()
        };
        let rules = Rules::new(switches).unwrap();
        let ranking = ranking(switches, 9, 2);
        let mut ranks = Vec::new();
        for ring in rings(6, 9) {
            for quan in [0, 1, 2, 4, 5, 6, 8, 9, 10] {
                for fixed in 0..3 {
                    let rest = quan | fixed << 4;
                    let key = CanonicalKey { ring, rest };
                    ranks.extend((0..3).map(|plies| ranking.rank(key, plies)));
                    for plies in 0..3 {
                        let number = ranking.rank(key, plies);
                        let node = ranking.node(&rules, number);
                        assert_eq!((node.key(&rules, false).0, node.plies()), (key, plies));
                    }
                    // After the first turns nobody counts.
                    assert_eq!(ranking.rank(key, 2), ranking.rank(key, 90));
                }
            }
        }
        ranks.sort_unstable();
        let all = ranks.len() as u64;
        assert_eq!(all, 5005 * 9 * 3 * 3);
        assert!(ranks.into_iter().eq(0..all));
        assert!(all <= 1 << ranking.width() && all > 1 << (ranking.width() - 1));
    }

    #[test]
    fn the_usual_board_has_fewer_than_fifty_bits() {
        let ranking = ranking(Switches::default(), 70, 1);
        assert_eq!(ranking.width(), 49);
        // The last rank: everything in the first square, two quan.
        let key = CanonicalKey { ring: 70, rest: 5 };
        assert_eq!(ranking.rank(key, 0), 4 * 82_848_489_359_220 - 1);
        let key = CanonicalKey { ring: 0, rest: 0 };
        assert_eq!(ranking.rank(key, 0), 0);
    }

    #[test]
    fn mixing_loses_no_number() {
        for (squares, cap) in [(1, 1), (1, 5), (1, 9), (2, 4), (2, 7)] {
            let switches = Switches {
                squares,
                ..Switches::default()
            };
            let ranking = ranking(switches, cap, 0);
            let all = 1_u64 << ranking.width();
            let mut mixed: Vec<u64> = (0..all).map(|number| ranking.mix(number)).collect();
            mixed.sort_unstable();
            assert!(mixed.into_iter().eq(0..all));
        }
    }
}
