//! Random rules, setups and games.

use oaq_core::{
    Debt, Direction, DirectionRule, EndRule, GapRule, ImmatureCounts, MAX_DAN, MAX_QUAN, Player,
    Position, QuanAhead, QuanLeftover, QuanSquare, RowsRule, Rules, Setup, Shortage, Store,
    Switches,
};
use proptest::prelude::*;
use proptest::sample::{Index, select};

/// Rules that contradict nothing; boards, starts and switches of all kinds.
pub(crate) fn rules() -> impl Strategy<Value = Rules> {
    let board = (2u8..=4, 1u8..=9, 1u8..=20, 0u8..=3, 0u8..=100, 1u8..=100);
    let words = (
        select(DirectionRule::ALL),
        select(QuanAhead::ALL),
        select(GapRule::ALL),
        select(GapRule::ALL),
        select(ImmatureCounts::ALL),
        select(Shortage::ALL),
        select(EndRule::ALL),
        select(RowsRule::ALL),
        select(QuanLeftover::ALL),
    );
    let numbers = (
        prop_oneof![Just(0u16), 1u16..9999],
        prop_oneof![Just(0u16), 1u16..5],
        any::<bool>(),
        prop_oneof![Just(0u16), 2u16..5],
        prop_oneof![Just(0u32), 1u32..1_000_000],
        prop_oneof![Just(0u32), 1u32..1_000_000],
    );
    (board, words, numbers).prop_filter_map("contradiction", |(board, words, numbers)| {
        Rules::new(Switches {
            players: board.0,
            squares: board.1,
            dan: board.2,
            quan_pieces: board.3,
            quan_dan: board.4,
            quan_value: board.5,
            direction: words.0,
            quan_ahead: words.1,
            gap: words.2,
            chain_gap: words.3,
            immature_counts: words.4,
            shortage: words.5,
            end: words.6,
            rows: words.7,
            quan_leftover: words.8,
            immature_below: numbers.0,
            quan_ban_turns: numbers.1,
            all_quan_wins: numbers.2,
            repetition: numbers.3,
            quiet_plies: numbers.4,
            max_plies: numbers.5,
        })
        .ok()
    })
}

fn count() -> impl Strategy<Value = u32> {
    prop_oneof![4 => Just(0u32), 4 => 0u32..=12, 1 => 0u32..=100, 1 => 0u32..=MAX_DAN]
}

fn quan() -> impl Strategy<Value = u32> {
    prop_oneof![4 => Just(0u32), 4 => 1u32..=3, 1 => 0u32..=MAX_QUAN]
}

fn plies() -> impl Strategy<Value = u32> {
    prop_oneof![0u32..100, any::<u32>(), Just(u32::MAX)]
}

/// A setup that passes the check under these rules.
pub(crate) fn setup(rules: Rules) -> impl Strategy<Value = Setup> {
    let players = usize::from(rules.players);
    let seat = move || select(&Player::ALL[..players]);
    let captor = move || match rules.quan_leftover {
        QuanLeftover::Captor => proptest::option::of(seat()).boxed(),
        _ => Just(None).boxed(),
    };
    let square = (quan(), count(), captor()).prop_map(|(quan, dan, captor)| QuanSquare {
        quan,
        dan,
        captor: captor.filter(|_| quan == 0),
    });
    let negative = rules.shortage == Shortage::Negative;
    let store = (any::<bool>(), count(), quan()).prop_map(move |(below, dan, quan)| Store {
        dan: dan.cast_signed() * if below && negative { -1 } else { 1 },
        quan,
    });
    let direction = match rules.direction {
        DirectionRule::FixedByFirstMove => {
            proptest::option::of(select(&Direction::ALL[..])).boxed()
        }
        _ => Just(None).boxed(),
    };
    let row = proptest::collection::vec(count(), usize::from(rules.squares));
    (
        proptest::collection::vec(row, players),
        proptest::collection::vec(square, players),
        (seat(), direction),
        proptest::collection::vec(store, players),
        debts(players),
        (plies(), plies()),
    )
        .prop_map(|(rows, quan_squares, mover, stores, debts, plies)| Setup {
            rows,
            quan_squares,
            to_move: mover.0,
            direction: mover.1,
            stores,
            debts,
            quiet_plies: plies.0,
            plies: plies.1,
        })
        .prop_filter("too many pieces", move |setup| setup.check(&rules).is_ok())
}

/// Debts of any pairs, sorted as they are written.
fn debts(players: usize) -> impl Strategy<Value = Vec<Debt>> {
    let mut pairs = Vec::new();
    for &debtor in &Player::ALL[..players] {
        let others = Player::ALL[..players].iter().filter(move |&&p| p != debtor);
        pairs.extend(others.map(|&creditor| (debtor, Some(creditor))));
        pairs.push((debtor, None));
    }
    let most = pairs.len();
    (
        proptest::sample::subsequence(pairs, 0..=most),
        proptest::collection::vec(1..=MAX_DAN, most),
    )
        .prop_map(|(pairs, counts)| {
            let debts = pairs.into_iter().zip(counts);
            debts
                .map(|((debtor, creditor), dan)| Debt {
                    debtor,
                    creditor,
                    dan,
                })
                .collect()
        })
}

/// A position with random moves played from it.
pub(crate) fn play(mut position: Position, choices: &[Index]) -> Vec<Position> {
    let mut positions = vec![position.clone()];
    for choice in choices {
        let moves = position.legal_moves();
        if moves.is_empty() {
            break;
        }
        let m = moves.get(choice.index(moves.len())).expect("in range");
        position = position.play(m).expect("legal");
        positions.push(position.clone());
    }
    positions
}

/// A text with some characters taken out, put in or exchanged.
pub(crate) fn mutated(text: &str, changes: &[(Index, Option<char>, bool)]) -> String {
    let mut chars: Vec<char> = text.chars().collect();
    for &(place, new, replace) in changes {
        let at = place.index(chars.len() + 1);
        if (replace || new.is_none()) && at < chars.len() {
            chars.remove(at);
        }
        chars.splice(at..at, new);
    }
    chars.into_iter().collect()
}

/// Changes for [`mutated`], mostly with characters that mean something.
pub(crate) fn changes() -> impl Strategy<Value = Vec<(Index, Option<char>, bool)>> {
    let meaningful: Vec<char> = "0123456789QqABCDabcd*RLrlxp ,/:>-+=.\tảả\u{309}→"
        .chars()
        .collect();
    let new = prop_oneof![4 => select(meaningful), 1 => any::<char>()];
    proptest::collection::vec(
        (any::<Index>(), proptest::option::of(new), any::<bool>()),
        1..4,
    )
}
