//! The fast rules against the literal ones, on worked cases and on random
//! positions under random rules.

use std::collections::BTreeSet;

use oaq_core::{EndReason, Event, Game, Position, Rules, StopReason};
use oaq_notation::position_text;
use oaq_tests::both::{find_move, literal_over, over, position, turn_told};
use oaq_tests::literal::{self, LiteralGame, LiteralPosition, LiteralRules};
use oaq_tests::{cases, core_rules, sample};

#[test]
fn every_worked_case_is_played_as_written() {
    for case in cases::all() {
        let rules = core_rules(&LiteralRules::parse(&case.rules).unwrap());
        let before = position(rules, &case.position);
        assert_eq!(position_text(&before), case.position, "{case}");
        let mut events = Vec::new();
        let m = find_move(&before, &case.m);
        let after = before.play_with(m, &mut events).unwrap();
        assert_eq!(turn_told(&events).0, case.captured, "{case}");
        match (&case.next, after.outcome()) {
            (Some(next), None) => assert_eq!(&position_text(&after), next, "{case}"),
            (None, Some(outcome)) => {
                assert_eq!(Some(outcome.reason.word()), case.end.as_deref(), "{case}");
                if let Some(scores) = &case.scores {
                    assert_eq!(&over(&outcome).1, scores, "{case}");
                }
            }
            (_, outcome) => panic!("{case}: over is {outcome:?}"),
        }
    }
}

/// How many rule sets the random comparison draws; more with the variable
/// `OAQ_ROUNDS`.
fn rounds() -> u64 {
    std::env::var("OAQ_ROUNDS")
        .ok()
        .and_then(|n| n.parse().ok())
        .unwrap_or(400)
}

#[test]
fn both_implementations_agree_on_every_move() {
    let mut ends = BTreeSet::new();
    let mut stops = BTreeSet::new();
    for seed in 0..rounds() {
        let rng = &mut sample::SplitMix64::new(seed);
        let text = sample::rules_text(rng);
        let slow_rules = LiteralRules::parse(&text).unwrap();
        let rules = core_rules(&slow_rules);
        for _ in 0..12 {
            let written = sample::position_text(&slow_rules, rng);
            compare_moves(&text, rules, &slow_rules, &written, &mut ends, &mut stops);
        }
    }
    let all_stops: BTreeSet<&str> = StopReason::WORDS.iter().copied().collect();
    assert_eq!(stops, all_stops, "the sampler must reach every stop");
    let all_ends: BTreeSet<&str> = EndReason::WORDS
        .iter()
        .copied()
        // Needs a history; the comparison of whole games reaches it.
        .filter(|&end| end != "repetition")
        .collect();
    assert_eq!(ends, all_ends, "the sampler must reach every end");
}

/// Compares the beginning of a written position and all its moves.
fn compare_moves(
    text: &str,
    rules: Rules,
    slow_rules: &LiteralRules,
    written: &str,
    ends: &mut BTreeSet<&'static str>,
    stops: &mut BTreeSet<&'static str>,
) {
    let context = || format!("rules {text}, position {written}");
    let slow = literal::begin(
        slow_rules,
        &LiteralPosition::parse(slow_rules, written).unwrap(),
    );
    let fast = position(rules, written);
    assert_eq!(
        position_text(&fast),
        slow.position.to_string(),
        "{}",
        context()
    );
    assert_eq!(
        fast.outcome().map(|o| over(&o)),
        slow.over.as_ref().map(literal_over),
        "{}",
        context()
    );
    if let Some(outcome) = fast.outcome() {
        ends.insert(outcome.reason.word());
        return;
    }
    let moves: Vec<String> = fast.legal_moves().iter().map(|m| m.to_string()).collect();
    assert_eq!(
        moves,
        literal::moves(slow_rules, &slow.position),
        "{}",
        context()
    );
    for m in fast.legal_moves() {
        let context = || format!("{}, move {m}", context());
        let mut events = Vec::new();
        let after = fast.play_with(m, &mut events).unwrap();
        assert_eq!(
            after,
            fast.play(m).unwrap(),
            "traced and untraced: {}",
            context()
        );
        let ply = literal::play(slow_rules, &slow.position, &m.to_string()).unwrap();
        let (captured, stop) = turn_told(&events);
        assert_eq!(
            (captured, stop),
            (ply.captured, ply.stop.as_str()),
            "{}",
            context()
        );
        assert_eq!(
            position_text(&after),
            ply.position.to_string(),
            "{}",
            context()
        );
        assert_eq!(
            after.outcome().map(|o| over(&o)),
            ply.over.as_ref().map(literal_over),
            "{}",
            context()
        );
        stops.insert(stop);
        ends.extend(after.outcome().map(|o| o.reason.word()));
        check_events(&fast, &after, &events, &context());
    }
}

/// What the events say must be what happened: replayed one by one on the old
/// position they give the new one, and the points they hand out add up.
fn check_events(before: &Position, after: &Position, events: &[Event], context: &str) {
    let board = before.board();
    let mut setup = before.to_setup();
    let mover = before.to_move();
    let mut points: Vec<i32> = Vec::new();
    let mut ring: Vec<i64> = board.ring().map(|s| before.dan(s).into()).collect();
    let mut quan_on: Vec<u32> = board.ring().map(|s| before.quan(s)).collect();
    for event in events {
        match *event {
            Event::Pick { square, dan } | Event::Relay { square, dan } => {
                assert_eq!(ring[square.index()], i64::from(dan), "{context}");
                ring[square.index()] = 0;
            }
            Event::TakeOne { square } => ring[square.index()] -= 1,
            Event::Sow { square } => ring[square.index()] += 1,
            Event::Capture {
                gap,
                square,
                dan,
                quan,
            } => {
                assert_eq!(
                    (ring[gap.index()], quan_on[gap.index()]),
                    (0, 0),
                    "{context}"
                );
                assert_eq!(ring[square.index()], i64::from(dan), "{context}");
                assert_eq!(quan_on[square.index()], quan, "{context}");
                ring[square.index()] = 0;
                quan_on[square.index()] = 0;
                setup.stores[mover.index()].dan += i32::try_from(dan).unwrap();
                setup.stores[mover.index()].quan += quan;
            }
            Event::Refill { player, squares } => {
                for square in board.row(player).take(squares.into()) {
                    assert_eq!(ring[square.index()], 0, "{context}");
                    ring[square.index()] = 1;
                }
                setup.stores[player.index()].dan -= i32::from(squares);
            }
            Event::Borrow {
                debtor,
                creditor,
                dan,
            } => {
                let dan = i32::try_from(dan).unwrap();
                setup.stores[debtor.index()].dan += dan;
                if let Some(creditor) = creditor {
                    setup.stores[creditor.index()].dan -= dan;
                }
            }
            Event::Exchange { player, with, dan } => {
                let dan = i32::try_from(dan).unwrap();
                setup.stores[player.index()].dan += dan;
                setup.stores[player.index()].quan -= 1;
                setup.stores[with.index()].dan -= dan;
                setup.stores[with.index()].quan += 1;
            }
            Event::End { reason } => {
                assert_eq!(Some(reason), after.outcome().map(|o| o.reason), "{context}");
                points = after.store_scores().as_slice().to_vec();
            }
            Event::Collect { player, dan, .. } => {
                if let Some(player) = player {
                    points[player.index()] += i32::try_from(dan).unwrap();
                }
            }
            Event::Skip { player } => {
                assert!(board.row(player).all(|s| ring[s.index()] == 0), "{context}");
            }
            Event::Stop { .. } => {}
        }
    }
    let quan_shown: Vec<u32> = board.ring().map(|s| after.quan(s)).collect();
    assert_eq!(quan_on, quan_shown, "{context}");
    let shown: Vec<i64> = board.ring().map(|s| after.dan(s).into()).collect();
    assert_eq!(ring, shown, "{context}");
    assert_eq!(setup.stores, after.to_setup().stores, "{context}");
    let scores = after.outcome().map(|o| o.scores.as_slice().to_vec());
    assert_eq!(points, scores.unwrap_or_default(), "{context}");
}

#[test]
fn both_implementations_agree_on_whole_games() {
    let mut ends = BTreeSet::new();
    for seed in 0..rounds() {
        let rng = &mut sample::SplitMix64::new(seed ^ 0x5eed);
        let text = sample::rules_text(rng);
        let slow_rules = LiteralRules::parse(&text).unwrap();
        let rules = core_rules(&slow_rules);
        let written = if rng.one_in(2) {
            LiteralPosition::start(&slow_rules).to_string()
        } else {
            sample::position_text(&slow_rules, rng)
        };
        let mut slow = LiteralGame::new(
            &slow_rules,
            &LiteralPosition::parse(&slow_rules, &written).unwrap(),
        );
        let mut fast = Game::new(position(rules, &written));
        // Shuffling players reach repetitions; a limit on plies may be off.
        let shuffle = rng.one_in(2);
        for _ in 0..300 {
            let moves = slow.moves();
            if moves.is_empty() || slow.over().is_some() {
                break;
            }
            let m = if shuffle {
                moves[0].clone()
            } else {
                rng.pick(&moves).clone()
            };
            let context = format!(
                "rules {text}, first {written}, moves {:?} {m}",
                fast.moves()
            );
            let ply = slow.play(&m).unwrap();
            let before = fast.position().clone();
            let mut events = Vec::new();
            let after = fast
                .play_with(find_move(&before, &m), &mut events)
                .unwrap()
                .clone();
            assert_eq!(position_text(&after), ply.position.to_string(), "{context}");
            assert_eq!(
                after.outcome().map(|o| over(&o)),
                ply.over.as_ref().map(literal_over),
                "{context}"
            );
            check_events(&before, &after, &events, &context);
        }
        assert_eq!(fast.position().is_over(), slow.over().is_some());
        ends.extend(fast.outcome().map(|o| o.reason.word()));
        replay(&fast);
    }
    assert!(
        ends.contains("repetition"),
        "games must repeat positions: {ends:?}"
    );
}

/// Undo to the start and redo to the end shows the same positions.
fn replay(game: &Game) {
    let mut again = game.clone();
    let last = game.position().clone();
    let mut undone = 0;
    while again.undo() {
        undone += 1;
    }
    assert_eq!(undone, game.moves().len());
    assert_eq!(again.position(), game.first());
    while again.redo() {}
    assert_eq!(again.position(), &last);
}
