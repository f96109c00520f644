//! The same position seen in a mirror, or from another seat.

use super::{Over, Position};
use crate::state::{BANK, State};
use crate::{Direction, Player, Rules, Square};

/// What the parts of a position are called in another one.
struct Names<'a> {
    square: &'a dyn Fn(Square) -> Square,
    player: &'a dyn Fn(usize) -> usize,
    quan: &'a dyn Fn(usize) -> usize,
    direction: fn(Direction) -> Direction,
}

impl Position {
    /// The position in a mirror: left and right swapped, the rules' direction
    /// too. A stays A; with two players B stays B, with more the others change
    /// places, so that turn order runs the other way: sowing and captures are
    /// mirrored for any number of players, whole plies for two (and not under
    /// `shortage = "partial"`, which fills a row from the left).
    #[must_use]
    pub fn mirror(&self) -> Self {
        let board = self.board();
        let players = usize::from(self.rules.players);
        let names = Names {
            square: &|s| board.mirror(s),
            player: &|p| (players - p) % players,
            // QA lies at A's right hand; in the mirror at A's left, which is
            // the right hand of the last player.
            quan: &|q| players - 1 - q,
            direction: Direction::opposite,
        };
        self.renamed(self.rules.mirror(), &names)
    }

    /// The position with every player moved `turns` seats on: what was A's is
    /// B's after one turn.
    #[must_use]
    pub fn rotate(&self, turns: usize) -> Self {
        let board = self.board();
        let players = usize::from(self.rules.players);
        let side = board.ring_len() / players;
        let shift = turns % players * side;
        let on = |p: usize| (p + turns) % players;
        let names = Names {
            square: &|s| Square::wrapping(s.index() + shift, board),
            player: &on,
            quan: &on,
            direction: |d| d,
        };
        self.renamed(self.rules, &names)
    }

    /// The position with squares, players, ô quan and directions renamed.
    fn renamed(&self, rules: Rules, names: &Names) -> Self {
        let old = &self.state;
        let (player, quan) = (names.player, names.quan);
        let name = |p: Player| Player::from_index_wrapping(player(p.index()));
        let mut state = State {
            mover: name(old.mover),
            fixed: old.fixed.map(names.direction),
            quan_on: 0,
            ..*old
        };
        for s in self.board().ring() {
            state.ring.0[(names.square)(s).index()] = old.ring.0[s.index()];
        }
        let players = usize::from(self.rules.players);
        for p in 0..players {
            state.quan[quan(p)] = old.quan[p];
            let at = self
                .board()
                .quan(Player::from_index_wrapping(quan(p)))
                .index();
            state.quan_on |= u64::from(old.quan[p] > 0) << at;
            state.stores.captor[quan(p)] = match usize::from(old.stores.captor[p]).checked_sub(1) {
                Some(captor) => name(Player::from_index_wrapping(captor)) as u8 + 1,
                None => 0,
            };
            state.stores.dan[player(p)] = old.stores.dan[p];
            state.stores.quan[player(p)] = old.stores.quan[p];
            for q in 0..players {
                state.stores.debts[player(p)][player(q)] = old.stores.debts[p][q];
            }
            state.stores.debts[player(p)][BANK] = old.stores.debts[p][BANK];
        }
        Self {
            rules,
            state,
            over: self.over.map(|over| Over {
                last_mover: over.last_mover.map(name),
                ..over
            }),
        }
    }
}
