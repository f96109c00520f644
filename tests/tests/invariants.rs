//! What must hold whatever is played (`docs/rules.md`, §7), on random positions
//! under random rules.
//!
//! The positions are those of [`oaq_tests::sample`]: all switches, sparse and
//! crowded boards, looted ô quan, debts, counters near a limit. A failure names
//! the rules text and the position, from which it can be repeated by hand.

use oaq_core::{
    Direction, Event, Game, Move, Player, Position, RepetitionKey, Rules, Setup, Shortage, perft,
};
use oaq_notation::position_text;
use oaq_tests::both::position;
use oaq_tests::core_rules;
use oaq_tests::literal::LiteralRules;
use oaq_tests::sample::{self, SplitMix64};
use proptest::prelude::*;

/// Random rules and a random position to begin a game with.
#[derive(Clone)]
struct Sample {
    rules: Rules,
    text: String,
    position: Position,
}

/// Draws from [`sample`]. A smaller seed is no simpler a position, so nothing
/// is shrunk.
fn samples() -> impl Strategy<Value = Sample> {
    any::<u64>().no_shrink().prop_map(|seed| {
        let rng = &mut SplitMix64::new(seed);
        let literal = LiteralRules::parse(&sample::rules_text(rng)).unwrap();
        let rules = core_rules(&literal);
        let text = sample::position_text(&literal, rng);
        let position = position(rules, &text);
        Sample {
            rules,
            text,
            position,
        }
    })
}

impl std::fmt::Debug for Sample {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:?}, position {}", self.rules, self.text)
    }
}

/// A sample in which the game is not over, and one of its moves.
fn plies() -> impl Strategy<Value = (Sample, Move)> {
    (samples(), any::<prop::sample::Index>())
        .prop_filter("over", |(sample, _)| !sample.position.is_over())
        .prop_map(|(sample, index)| {
            let legal: Vec<Move> = sample.position.legal_moves().iter().collect();
            let m = *index.get(&legal);
            (sample, m)
        })
}

/// What a ply of a game may be: a random number picks the move.
fn choices() -> impl Strategy<Value = Vec<prop::sample::Index>> {
    prop::collection::vec(any::<prop::sample::Index>(), 0..40)
}

/// Plays a game as chosen until it is over.
fn play(game: &mut Game, choices: &[prop::sample::Index]) {
    for choice in choices {
        let legal: Vec<Move> = game.position().legal_moves().iter().collect();
        if legal.is_empty() {
            break;
        }
        game.play(*choice.get(&legal)).unwrap();
    }
}

/// §3.11, the first sum: dân on the board and captured, less what is owed to
/// the bank.
fn dan(position: &Setup) -> i64 {
    let rows: u32 = position.rows.iter().flatten().sum();
    let quan_squares: u32 = position.quan_squares.iter().map(|q| q.dan).sum();
    let stores: i32 = position.stores.iter().map(|s| s.dan).sum();
    let bank = position.debts.iter().filter(|d| d.creditor.is_none());
    let bank: u32 = bank.map(|d| d.dan).sum();
    i64::from(rows) + i64::from(quan_squares) + i64::from(stores) - i64::from(bank)
}

/// §3.11, the second sum: the points in all stores and the value of the board.
fn points(position: &Position) -> i64 {
    let value = u32::from(position.rules().quan_value);
    let board = position.board();
    let of = |s| position.dan(s) + value * position.quan(s);
    let on_board: u32 = board.ring().map(of).sum();
    let stores: i32 = position.store_scores().as_slice().iter().sum();
    i64::from(on_board) + i64::from(stores)
}

/// All quan there are.
fn quan(position: &Position) -> u32 {
    let board = position.board();
    let on_board: u32 = board.ring().map(|s| position.quan(s)).sum();
    on_board + board.seats().map(|p| position.store(p).quan).sum::<u32>()
}

/// The events of a turn alone, without refill and end.
fn turn(position: &Position, m: Move) -> Vec<Event> {
    let mut events = Vec::new();
    let _ = position.play_unchecked(m, &mut events);
    let stop = events.iter().position(|e| matches!(e, Event::Stop { .. }));
    events.truncate(stop.unwrap() + 1);
    events
}

/// A failure is told with its sample; nothing is written to disk.
fn config(cases: u32) -> ProptestConfig {
    ProptestConfig {
        failure_persistence: None,
        ..ProptestConfig::with_cases(cases)
    }
}

proptest! {
    #![proptest_config(config(500))]

    #[test]
    fn dan_and_points_are_conserved(sample in samples(), choices in choices()) {
        let written = oaq_notation::read_position(&sample.text, &sample.rules).unwrap().value;
        let mut game = Game::new(sample.position);
        play(&mut game, &choices);
        let first = game.first();
        prop_assert_eq!(dan(&first.to_setup()), dan(&written), "the refill of the beginning");
        for position in game.positions() {
            prop_assert_eq!(dan(&position.to_setup()), dan(&written), "{:?}", position);
            prop_assert_eq!(points(position), points(first), "{:?}", position);
            prop_assert_eq!(quan(position), quan(first), "{:?}", position);
        }
        // Scoring loses remainders and what nobody gets, and makes nothing.
        if let Some(outcome) = game.outcome() {
            let scored: i32 = outcome.scores.as_slice().iter().sum();
            prop_assert!(i64::from(scored) <= points(first));
        }
    }

    #[test]
    fn a_mirrored_turn_is_the_mirrored_turn((sample, m) in plies()) {
        let board = sample.rules.board();
        let mirrored = |event| match event {
            Event::Pick { square, dan } => Event::Pick { square: board.mirror(square), dan },
            Event::Sow { square } => Event::Sow { square: board.mirror(square) },
            Event::Relay { square, dan } => Event::Relay { square: board.mirror(square), dan },
            Event::TakeOne { square } => Event::TakeOne { square: board.mirror(square) },
            Event::Capture { gap, square, dan, quan } => Event::Capture {
                gap: board.mirror(gap),
                square: board.mirror(square),
                dan,
                quan,
            },
            Event::Stop { reason, square } => Event::Stop { reason, square: board.mirror(square) },
            other => panic!("{other:?} before the end of a turn"),
        };
        let expected: Vec<Event> = turn(&sample.position, m).into_iter().map(mirrored).collect();
        let mirror = sample.position.mirror();
        prop_assert_eq!(turn(&mirror, m.mirror(sample.rules.squares)), expected);
    }

    #[test]
    fn a_mirrored_ply_of_two_is_the_mirrored_ply((sample, m) in plies()) {
        prop_assume!(sample.rules.players == 2);
        prop_assume!(sample.rules.shortage != Shortage::Partial);
        let after = sample.position.play(m).unwrap();
        let mirrored = sample.position.mirror().play(m.mirror(sample.rules.squares)).unwrap();
        prop_assert_eq!(&mirrored, &after.mirror());
        prop_assert_eq!(mirrored.outcome(), after.outcome());
        prop_assert_eq!(mirrored.mirror(), after);
    }

    #[test]
    fn a_rotated_ply_is_the_rotated_ply((sample, m) in plies(), turns in 1_usize..4) {
        let after = sample.position.play(m).unwrap();
        let rotated = sample.position.rotate(turns).play(m).unwrap();
        prop_assert_eq!(&rotated, &after.rotate(turns));
        let players = usize::from(sample.rules.players);
        if let (Some(here), Some(there)) = (after.outcome(), rotated.outcome()) {
            prop_assert_eq!(here.reason, there.reason);
            for player in sample.rules.board().seats() {
                let name = Player::from_index((player.index() + turns) % players).unwrap();
                prop_assert_eq!(here.scores[player], there.scores[name]);
                prop_assert_eq!(here.shares.has(player), there.shares.has(name));
            }
        }
    }

    #[test]
    fn a_turn_that_is_watched_does_the_same((sample, m) in plies()) {
        let silent = sample.position.play(m).unwrap();
        let mut events = Vec::new();
        prop_assert_eq!(&sample.position.play_with(m, &mut events).unwrap(), &silent);
        let mut count = 0;
        let counted = sample.position.play_with(m, &mut |_| count += 1).unwrap();
        prop_assert_eq!(&counted, &silent);
        prop_assert_eq!(count, events.len());
        // Nor does it matter whether legality is asked first.
        prop_assert_eq!(sample.position.play_unchecked(m, &mut ()), silent);
    }

    #[test]
    fn every_turn_ends_and_says_why_once((sample, m) in plies()) {
        let mut events = Vec::new();
        let after = sample.position.play_with(m, &mut events).unwrap();
        let at = |test: fn(&Event) -> bool| -> Vec<usize> {
            (0..events.len()).filter(|&i| test(&events[i])).collect()
        };
        let picks = at(|e| matches!(e, Event::Pick { .. }));
        let stops = at(|e| matches!(e, Event::Stop { .. }));
        let ends = at(|e| matches!(e, Event::End { .. }));
        prop_assert_eq!(picks, [0]);
        prop_assert_eq!(stops.len(), 1);
        prop_assert_eq!(ends.len(), usize::from(after.is_over()));
        // Sowing and capturing come before the stop, the rest after it.
        for (i, event) in events.iter().enumerate() {
            let of_the_turn = matches!(
                event,
                Event::Pick { .. } | Event::Sow { .. } | Event::Relay { .. }
                    | Event::TakeOne { .. } | Event::Capture { .. }
            );
            prop_assert!(i == stops[0] || of_the_turn == (i < stops[0]), "{:?}", events);
        }
    }

    #[test]
    fn a_move_is_legal_unless_the_game_is_over(sample in samples()) {
        let position = &sample.position;
        let legal = position.legal_moves();
        prop_assert_eq!(legal.is_empty(), position.is_over());
        prop_assert_eq!(position.outcome().is_some(), position.is_over());
        for index in 0..u8::try_from(Move::COUNT).unwrap() {
            let m = Move::from_index(index).unwrap();
            prop_assert_eq!(position.check_move(m).is_ok(), legal.contains(m), "{}", m);
            prop_assert_eq!(position.play(m).is_ok(), legal.contains(m), "{}", m);
        }
    }

    #[test]
    fn the_count_of_leaves_is_that_of_plies_played_one_by_one(sample in samples()) {
        let leaves = |position: &Position| match position.legal_moves().len() {
            0 => 1,
            moves => u64::try_from(moves).unwrap(),
        };
        let position = &sample.position;
        let two: u64 = position
            .legal_moves()
            .iter()
            .map(|m| leaves(&position.play(m).unwrap()))
            .sum();
        prop_assert_eq!(perft(position, 1), leaves(position));
        prop_assert_eq!(perft(position, 2), if position.is_over() { 1 } else { two });
    }

    #[test]
    fn equal_keys_have_equal_hashes(sample in samples(), a in 0..40_i32, b in 0..40_u32) {
        let key = sample.position.repetition_key();
        let hash = |key: RepetitionKey| key.hash64();
        prop_assert_eq!(hash(key), hash(sample.position.clone().repetition_key()));
        // Stores, debts, captors and counters are not part of it.
        let written = sample.position.to_setup();
        let mut other = written.clone();
        other.stores.iter_mut().for_each(|store| store.dan = a);
        other.debts.clear();
        other.quan_squares.iter_mut().for_each(|square| square.captor = None);
        (other.quiet_plies, other.plies) = (b, b);
        if let Ok(other) = Position::from_setup(sample.rules, &other)
            && other.to_setup().rows == written.rows
            && other.to_move() == sample.position.to_move()
        {
            prop_assert_eq!(other.repetition_key(), key);
            prop_assert_eq!(hash(other.repetition_key()), hash(key));
        }
        // Each piece is.
        let mut other = written.clone();
        other.quan_squares[0].dan += 1;
        if let Ok(other) = Position::from_setup(sample.rules, &other) {
            prop_assert_ne!(other.repetition_key(), key);
            prop_assert_ne!(hash(other.repetition_key()), hash(key));
        }
    }

    #[test]
    fn a_position_is_what_its_setup_says((sample, m) in plies()) {
        for position in [sample.position.clone(), sample.position.play(m).unwrap()] {
            if !position.is_over() {
                let again = Position::from_setup(sample.rules, &position.to_setup());
                prop_assert_eq!(again.unwrap(), position);
            }
        }
    }

    #[test]
    fn undo_and_redo_walk_through_the_same_game(
        sample in samples(),
        choices in choices(),
        walk in prop::collection::vec(any::<bool>(), 0..60),
    ) {
        let mut game = Game::new(sample.position);
        play(&mut game, &choices);
        let positions = game.positions().to_vec();
        let moves = game.moves().to_vec();
        let mut at = moves.len();
        for back in walk {
            if back {
                prop_assert_eq!(game.undo(), at > 0);
                at = at.saturating_sub(1);
            } else {
                prop_assert_eq!(game.redo(), at < moves.len());
                at = moves.len().min(at + 1);
            }
            prop_assert_eq!(game.position(), &positions[at]);
            prop_assert_eq!(game.positions(), &positions[..=at]);
            prop_assert_eq!(game.moves(), &moves[..at]);
            prop_assert_eq!(game.undo_redo(), (at, moves.len() - at));
            prop_assert_eq!(game.outcome(), positions[at].outcome());
        }
        // A move forgets what had been undone.
        if let Some(m) = game.position().legal_moves().get(0) {
            game.play(m).unwrap();
            prop_assert_eq!(game.undo_redo(), (at + 1, 0));
        }
    }
}

/// The two sums above stay the same for a reason; this is a position in which
/// one move changes nearly every part of them.
#[test]
fn the_sums_see_every_part() {
    let rules = core_rules(&LiteralRules::parse("exchange squares=3 quan-value=1").unwrap());
    let before = position(rules, "1,0,0/2/0,0,0/Q3 A 4/0QQ B>*:1 0 8");
    assert_eq!(
        (dan(&before.to_setup()), points(&before), quan(&before)),
        (9, 12, 3)
    );
    let after = before
        .play(Move::new(1, Direction::Right).unwrap())
        .unwrap();
    // A captured two dân; one quan went over to A for a dân, two are borrowed.
    assert_eq!(
        position_text(&after),
        "0,1,0/0/1,1,1/Q3 B 3Q/0Q B>A:2,B>*:1 0 9"
    );
    assert_eq!(
        (dan(&after.to_setup()), points(&after), quan(&after)),
        (9, 12, 3)
    );
}
