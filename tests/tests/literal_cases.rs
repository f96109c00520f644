//! The literal implementation of the rules against the worked cases, the leaf
//! counts, and itself.

use std::collections::BTreeSet;

use oaq_tests::literal::{
    Allowed, Begun, END_REASONS, KEYS, LiteralGame, LiteralPosition, LiteralRules, Ply,
    STOP_REASONS, begin, moves, play,
};
use oaq_tests::sample::{SplitMix64, position_text, rules_text};
use serde_json::Value;

fn rules(text: &str) -> LiteralRules {
    LiteralRules::parse(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn position(rules: &LiteralRules, text: &str) -> LiteralPosition {
    LiteralPosition::parse(rules, text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn ply(rules: &LiteralRules, position: &LiteralPosition, text: &str) -> Ply {
    play(rules, position, text).unwrap_or_else(|error| panic!("{error}"))
}

// ---- the worked cases -------------------------------------------------------

/// Replays every line of a case file and says how many there were.
fn replay(cases: &str) -> usize {
    for line in cases.lines() {
        let case: Value = serde_json::from_str(line).unwrap();
        let text = |field: &str| case[field].as_str();
        let rules = rules(text("rules").unwrap());
        let position = position(&rules, text("position").unwrap());
        let ply = ply(&rules, &position, text("move").unwrap());

        let (dan, quan) = ply.captured;
        assert_eq!(serde_json::json!([dan, quan]), case["captured"], "{line}");
        match (&ply.over, text("end")) {
            (None, None) => {
                assert_eq!(Some(&*ply.position.to_string()), text("next"), "{line}");
            }
            (Some(over), Some(end)) => {
                assert_eq!(over.reason, end, "{line}");
                if let Some(scores) = case.get("scores") {
                    assert_eq!(serde_json::json!(over.scores), *scores, "{line}");
                }
            }
            (over, _) => panic!("{line}: {over:?}"),
        }
    }
    cases.lines().count()
}

#[test]
fn golden_cases_agree() {
    assert_eq!(replay(include_str!("../cases/golden.jsonl")), 21);
}

#[test]
fn transitions_agree() {
    assert_eq!(replay(include_str!("../cases/transitions.jsonl")), 693);
}

#[test]
fn house_cases_agree() {
    assert_eq!(replay(include_str!("../cases/house.jsonl")), 599);
}

// ---- the leaf counts --------------------------------------------------------

/// The leaves below a position; "a game that is over counts as one leaf".
fn leaves(rules: &LiteralRules, position: &LiteralPosition, depth: usize) -> usize {
    if depth == 0 {
        return 1;
    }
    let below = |text: &String| {
        let ply = ply(rules, position, text);
        match ply.over {
            Some(_) => 1,
            None => leaves(rules, &ply.position, depth - 1),
        }
    };
    moves(rules, position).iter().map(below).sum()
}

#[test]
fn leaf_counts_agree() {
    let table = [
        ("standard", [10, 80, 664, 5128]),
        ("quan-5", [10, 80, 664, 5128]),
        ("quan-non", [10, 80, 668, 5188]),
        ("exchange", [10, 80, 668, 5188]),
        ("online", [10, 80, 668, 5184]),
        ("mandarin", [10, 80, 654, 4974]),
        ("take-one", [10, 80, 536, 3804]),
        ("tonkin", [5, 20, 69, 247]),
        ("three-player", [10, 80, 654, 5302]),
        ("four-player", [10, 80, 648, 5338]),
    ];
    for (id, counts) in table {
        let rules = rules(id);
        let start = LiteralPosition::start(&rules);
        let found = [1, 2, 3, 4].map(|depth| leaves(&rules, &start, depth));
        assert_eq!(found, counts, "{id}");
    }
}

// ---- cases for what the files leave out ---------------------------------------

/// Plays one move and says what came of it: the stop reason, the captured dân
/// and quan, the position as shown, and where the game ended the reason, the
/// points and the result.
fn told(rules_text: &str, position_text: &str, move_text: &str) -> String {
    let rules = rules(rules_text);
    let ply = ply(&rules, &position(&rules, position_text), move_text);
    let (stop, (dan, quan), position) = (ply.stop, ply.captured, ply.position);
    let over = ply.over.map_or(String::new(), |over| {
        format!(" = {} {:?} {}", over.reason, over.scores, over.result)
    });
    format!("{stop} {dan},{quan}: {position}{over}")
}

#[test]
fn an_empty_o_quan_in_the_way() {
    let position = "1,0/0/0,2/Q A";
    assert_eq!(
        told("standard squares=2 gap=dan-only", position, "1R"),
        "gap-is-quan 0,0: 0,1/0/0,2/Q B 0/0 - 1 1"
    );
    assert_eq!(
        told("standard squares=2 chain-gap=dan-only", position, "1R"),
        "two-empty 0,0: 0,1/0/0,2/Q B 0/0 - 1 1"
    );

    // Sown into QA, captured at B2, then QB is in the way of the chain; where
    // it is not, the chain goes round and takes the dân just sown.
    let position = "3,1/0/0,4/0 A 0/9";
    assert_eq!(
        told("standard squares=2 chain-gap=dan-only", position, "2R"),
        "gap-is-quan 4,0: 3,0/1/1,1/0 B 4/7 - 0 1"
    );
    assert_eq!(
        told("standard squares=2", position, "2R"),
        "captured 8,0: 0,0/0/0,0/0 B 8/9 - 0 1 = quan-squares-empty [8, 9] 0-1"
    );
}

#[test]
fn protected_o_quan() {
    let stop = |overrides: &str, o_quan: &str, plies: usize| {
        let position = format!("0,0/{o_quan}/1,2/Q B 9/9 - 0 {plies}");
        let rules = format!("standard squares=2 {overrides}");
        let told = told(&rules, &position, "2R");
        told.split(':').next().unwrap().to_owned()
    };
    let (below, ban) = ("immature-quan.below=5", "quan-ban-turns=1");
    let counts = |what| format!("{below} immature-quan.counts={what}");
    let both = format!("{below} {ban}");
    assert_eq!(stop("", "Q2", 0), "captured 2,1");
    assert_eq!(stop(below, "Q2", 0), "immature-quan 0,0");
    assert_eq!(stop(below, "Q", 0), "immature-quan 0,0");
    assert_eq!(stop(below, "2", 0), "captured 2,0");
    assert_eq!(stop(below, "Q5", 0), "captured 5,1");
    assert_eq!(stop(&counts("dan"), "2", 0), "immature-quan 0,0");
    assert_eq!(stop(&counts("dan"), "Q5", 0), "captured 5,1");
    assert_eq!(stop(&counts("value"), "Q", 0), "captured 0,1");
    assert_eq!(stop(&counts("value"), "4", 0), "immature-quan 0,0");
    assert_eq!(stop(ban, "2", 1), "quan-ban 0,0");
    assert_eq!(stop(ban, "Q9", 1), "quan-ban 0,0");
    assert_eq!(stop(ban, "2", 2), "captured 2,0");
    assert_eq!(stop(&both, "Q2", 1), "quan-ban 0,0");
    assert_eq!(stop(&both, "Q2", 2), "immature-quan 0,0");
}

#[test]
fn borrowing_and_exchanging() {
    let four = "standard squares=2 players=4";
    assert_eq!(
        told(four, "0,0/Q/1,1/Q/1,1/Q/0,1/Q D 0/0/1/1", "2R"),
        "two-empty 0,0: 1,1/Q/1,1/Q/1,1/Q/0,0/Q1 A 0/0/0/0 A>C:1,A>D:1 1 1"
    );
    assert_eq!(
        told(four, "0,0/Q/1,1/Q/1,1/Q/0,1/Q D 0/0/1/0 C>A:4", "2R"),
        "two-empty 0,0: 1,1/Q/1,1/Q/1,1/Q/0,0/Q1 A 0/0/0/0 A>C:1,A>*:1,C>A:4 1 1"
    );

    let two = "exchange squares=2";
    assert_eq!(
        told(two, "0,0/Q/1,1/Q B 1Q/12 - 0 5", "1L"),
        "two-empty 0,0: 1,1/Q1/0,1/Q A 9/2Q - 1 6"
    );
    assert_eq!(
        told(two, "0,0/Q/1,1/Q B 1Q/9 - 0 5", "1L"),
        "two-empty 0,0: 1,1/Q1/0,1/Q A 0Q/8 A>B:1 1 6"
    );
    // The swap brings less than the row needs.
    assert_eq!(
        told(
            "exchange squares=2 quan-value=1",
            "0,0/Q/1,1/Q B 0QQ/1",
            "1L"
        ),
        "two-empty 0,0: 1,1/Q1/0,1/Q A 0Q/0Q A>*:1 1 1"
    );
}

#[test]
fn shortage_without_lenders() {
    let after = |shortage: &str, stores: &str| {
        let rules = format!("standard squares=2 rows=split shortage={shortage}");
        told(&rules, &format!("0,0/Q/1,3/Q B {stores}"), "1L")
    };
    assert_eq!(
        after("negative", "1/4"),
        "two-empty 0,0: 1,1/Q1/0,3/Q A -1/4 - 1 1"
    );
    assert_eq!(
        after("negative", "-9998/4"),
        "two-empty 0,0: 0,0/Q1/0,3/Q A -9998/4 - 1 1 = shortage [-9997, 5] 0-1"
    );
    assert_eq!(
        after("partial", "1/4"),
        "two-empty 0,0: 1,0/Q1/0,3/Q A 0/4 - 1 1"
    );
    assert_eq!(
        after("partial", "0Q/4"),
        "two-empty 0,0: 0,0/Q1/0,3/Q A 0Q/4 - 1 1 = shortage [11, 5] 1-0"
    );
    assert_eq!(
        after("end", "1Q/4"),
        "two-empty 0,0: 0,0/Q1/0,3/Q A 1Q/4 - 1 1 = shortage [12, 5] 1-0"
    );
    assert_eq!(
        after("lose", "1Q/4"),
        "two-empty 0,0: 0,0/Q1/0,3/Q A 1Q/4 - 1 1 = shortage-loss [12, 5] 0-1"
    );
    // The bank has no more to give.
    assert_eq!(
        told("standard squares=2", "0,0/Q/9997,1/Q B", "2L"),
        "quan-ahead 0,0: 0,0/Q/9998,0/Q A 0/0 - 1 1 = shortage [0, 9998] 0-1"
    );
    assert_eq!(
        told("standard squares=2", "0,0/Q/1,3/Q B 1/0 A>*:9998", "1L"),
        "two-empty 0,0: 1,1/Q1/0,3/Q A 0/0 A>*:9999 1 1"
    );
    assert_eq!(
        told("standard squares=2", "0,0/Q/1,3/Q B 1/0 A>*:9999", "1L"),
        "two-empty 0,0: 0,0/Q1/0,3/Q A 1/0 A>*:9999 1 1 = shortage [-9998, 3] 0-1"
    );
}

#[test]
fn skipping() {
    let skip = "standard players=3 squares=2 shortage=skip";
    let before = "1,1/Q/0,0/Q/1,1/Q A";
    assert_eq!(
        told(skip, &format!("{before} 0/1/0"), "1L"),
        "quan-ahead 0,0: 0,1/Q/0,0/Q/2,0/Q1 C 0/1/0 - 1 1"
    );
    assert_eq!(
        told(skip, &format!("{before} 0/2/0"), "1L"),
        "quan-ahead 0,0: 0,1/Q/1,1/Q/2,0/Q1 B 0/0/0 - 1 1"
    );
    assert_eq!(
        told(skip, "0,1/Q/0,0/Q/0,0/Q A 2/1/1", "2R"),
        "two-empty 0,0: 1,1/Q1/0,0/Q/0,0/Q A 0/1/1 - 1 1"
    );
    assert_eq!(
        told(skip, "0,1/Q/0,0/Q/0,0/Q A 0/1/1", "2R"),
        "two-empty 0,0: 0,0/Q1/0,0/Q/0,0/Q B 0/1/1 - 1 1 = shortage [0, 1, 1] 0-1/2-1/2"
    );

    let rules = rules(skip);
    let begun = |text| begin(&rules, &position(&rules, text));
    let Begun { position, over } = begun("0,0/Q/0,0/Q/1,1/Q A 1/3/0 - 4 7");
    assert_eq!(position.to_string(), "0,0/Q/1,1/Q/1,1/Q B 1/1/0 - 4 7");
    assert_eq!(over, None);
    let Begun { position, over } = begun("0,0/Q/0,0/Q/0,0/Q C 1/0/1 - 4 7");
    assert_eq!(position.to_string(), "0,0/Q/0,0/Q/0,0/Q C 1/0/1 - 4 7");
    assert_eq!(over.unwrap().reason, "shortage");
}

#[test]
fn dan_left_in_the_o_quan() {
    // B captures the last quan; two dân stay in QB, whose quan was A's.
    let after = |leftover: &str, position: &str| {
        let rules = format!("standard squares=2 end=quan-pieces-captured quan-leftover={leftover}");
        told(&rules, position, "2R")
    };
    let ring = "0,0/Q2/0,2/1 B 0Q/0";
    assert_eq!(
        after("split", ring),
        "captured 2,1: 1,0/0/0,0/2 A 0Q/2Q - 0 1 = quan-pieces-captured [12, 13] 0-1"
    );
    assert_eq!(
        after("last-mover", ring),
        "captured 2,1: 1,0/0/0,0/2 A 0Q/2Q - 0 1 = quan-pieces-captured [11, 14] 0-1"
    );
    assert_eq!(
        after("discard", ring),
        "captured 2,1: 1,0/0/0,0/2 A 0Q/2Q - 0 1 = quan-pieces-captured [11, 12] 0-1"
    );
    assert_eq!(
        after("captor", ring),
        "captured 2,1: 1,0/0b/0,0/2 A 0Q/2Q - 0 1 = quan-pieces-captured [11, 12] 0-1"
    );
    assert_eq!(
        after("captor", "0,0/Q2/0,2/1a B 0Q/0"),
        "captured 2,1: 1,0/0b/0,0/2a A 0Q/2Q - 0 1 = quan-pieces-captured [13, 12] 1-0"
    );
}

#[test]
fn all_quan_win() {
    let before = "0,0/Q2/0,2/1 B 50/0Q";
    assert_eq!(
        told("standard squares=2 all-quan-wins=true", before, "2R"),
        "captured 2,1: 1,0/0/0,0/2 A 50/2QQ - 0 1 = all-quan-captured [52, 23] 0-1"
    );
    assert_eq!(
        told("standard squares=2", before, "2R"),
        "captured 2,1: 1,0/0/0,0/2 A 50/2QQ - 0 1"
    );
    // A holds one of three.
    let before = "0,0/Q2/0,2/1 B 50Q/0Q";
    let told = told("standard squares=2 all-quan-wins=true", before, "2R");
    assert!(!told.contains('='), "{told}");
}

#[test]
fn directions() {
    let start = |text: &str| {
        let rules = rules(&format!("standard squares=2 direction={text}"));
        moves(&rules, &LiteralPosition::start(&rules)).join(" ")
    };
    assert_eq!(start("free"), "1R 1L 2R 2L");
    assert_eq!(start("counter-clockwise"), "1R 2R");
    assert_eq!(start("clockwise"), "1L 2L");
    assert_eq!(start("fixed-by-first-move"), "1R 1L 2R 2L");

    let fixed = "standard squares=2 direction=fixed-by-first-move";
    assert_eq!(
        told(fixed, "1,1/Q/2,2/Q A 0/0 - 0 8", "1L"),
        "quan-ahead 0,0: 1,0/Q1/3,0/Q1 BL 0/0 - 1 9"
    );
    let rules = rules(fixed);
    let position = position(&rules, "1,2/Q/0,3/Q1 BL");
    assert_eq!(moves(&rules, &position), ["2L"]);
    assert!(play(&rules, &position, "2R").is_err());
    assert!(play(&rules, &position, "1L").is_err());
}

#[test]
fn a_game_may_be_over_before_it_begins() {
    let over = |rules_text: &str, text: &str| {
        let rules = rules(rules_text);
        begin(&rules, &position(&rules, text))
            .over
            .map(|over| format!("{} {}", over.reason, over.result))
    };
    let ended = |text: &str| Some(text.to_owned());
    let small = "standard squares=2";
    assert_eq!(over(small, "1,1/Q/1,1/Q A"), None);
    assert_eq!(
        over(small, "1,1/Q/1,1/Q A 9/7 - 99 1000"),
        ended("max-plies 1-0")
    );
    assert_eq!(
        over(small, "1,1/Q/1,1/Q A 7/7 - 100 1000"),
        ended("quiet-plies 1/2-1/2")
    );
    assert_eq!(
        over(small, "1,1/0/1,1/0 A 7/7 - 100 1000"),
        ended("quan-squares-empty 1/2-1/2")
    );
    // Nobody is last mover, so nobody has captured all quan.
    let all_quan = "standard squares=2 all-quan-wins=true";
    assert_eq!(over(all_quan, "1,1/1/1,1/0 A 7QQ/7"), None);
}

#[test]
fn contradictions_and_nonsense_are_refused() {
    for text in [
        "",
        "chess",
        "standard gap",
        "standard gap=none",
        "standard gaps=any",
        "standard squares=0",
        "standard squares=10",
        "standard squares=+5",
        "standard quan-value=5 quan-value=10",
        "standard limits.repetition=1",
        "online end=quan-pieces-captured",
        "standard end=shortage",
        "exchange end=shortage",
        "standard end=shortage shortage=negative",
    ] {
        assert!(LiteralRules::parse(text).is_err(), "{text}");
    }
    let standard = rules("standard squares=2");
    let captor = rules("standard squares=2 quan-leftover=captor");
    assert!(LiteralPosition::parse(&captor, "1,1/0a/1,1/Q A").is_ok());
    for (rules, text) in [
        (&standard, ""),
        (&standard, "1,1/Q/1,1/Q"),
        (&standard, "1,1/Q/1,1/Q C"),
        (&standard, "1,1/Q/1,1/Q AR"),
        (&standard, "1,1/Q/1,1 A"),
        (&standard, "1,1,1/Q/1,1/Q A"),
        (&standard, "1,1/Q/1,/Q A"),
        (&standard, "1,1//1,1/Q A"),
        (&standard, "1,1/0a/1,1/Q A"),
        (&captor, "1,1/Qa/1,1/Q A"),
        (&captor, "1,1/0c/1,1/Q A"),
        (&standard, "1,1/Q/1,1/Q A 0"),
        (&standard, "1,1/Q/1,1/Q A 0/-1"),
        (&standard, "1,1/Q/1,1/Q A 0/0 A>A:1"),
        (&standard, "1,1/Q/1,1/Q A 0/0 A>B:1,A>B:1"),
        (&standard, "1,1/Q/1,1/Q A 0/0 *>B:1"),
        (&standard, "1,1/Q/1,1/Q A 0/0 - 0 0 0"),
        (&standard, "1,10000/Q/1,1/Q A"),
        (&standard, "1,9997/Q/1,1/Q A"),
    ] {
        assert!(LiteralPosition::parse(rules, text).is_err(), "{text}");
    }
}

// ---- random games over random rules -------------------------------------------

/// Most plies of one random game. Rules without limits may never end one.
const MOST_PLIES: usize = 60;

/// Begins a game under sampled rules at a sampled position, or at the start.
fn sampled_game(rng: &mut SplitMix64) -> (String, LiteralRules, LiteralPosition) {
    let text = rules_text(rng);
    let rules = rules(&text);
    let position = if rng.one_in(4) {
        LiteralPosition::start(&rules)
    } else {
        position(&rules, &position_text(&rules, rng))
    };
    (text, rules, position)
}

/// Plays a random game to its end and shows every ply to `visit`, with the
/// position before it and the move.
fn play_out(
    rng: &mut SplitMix64,
    game: &mut LiteralGame,
    mut visit: impl FnMut(&LiteralPosition, &str, &Ply),
) {
    for _ in 0..MOST_PLIES {
        if game.over().is_some() {
            return;
        }
        let moves = game.moves();
        // §2.5: "every position that is not over shows a row the mover can
        // move from".
        assert!(!moves.is_empty(), "{}", game.position());
        let text = rng.pick(&moves);
        let before = game.position().clone();
        let ply = game.play(text).unwrap();
        visit(&before, text, &ply);
    }
}

#[test]
fn every_ending_is_reached() {
    let mut rng = SplitMix64::new(1);
    let mut ends = BTreeSet::new();
    let mut stops = BTreeSet::new();
    for _ in 0..1500 {
        let (_, rules, position) = sampled_game(&mut rng);
        let mut game = LiteralGame::new(&rules, &position);
        play_out(&mut rng, &mut game, |_, _, ply| {
            stops.insert(ply.stop.clone());
        });
        ends.extend(game.over().map(|over| over.reason.clone()));
    }
    assert_eq!(ends, END_REASONS.map(str::to_owned).into());
    assert_eq!(stops, STOP_REASONS.map(str::to_owned).into());
}

#[test]
fn every_value_of_every_switch_is_drawn() {
    let mut rng = SplitMix64::new(2);
    let mut drawn = BTreeSet::new();
    for _ in 0..3000 {
        let rules = rules(&rules_text(&mut rng));
        for key in KEYS {
            drawn.insert(format!("{}={}", key.name, rules.word(key.name)));
        }
    }
    for key in KEYS {
        let values: Vec<String> = match key.allowed {
            Allowed::Word(words) => words.iter().map(|&word| word.to_owned()).collect(),
            // Of the long ranges only some numbers are worth drawing.
            Allowed::Number(_, most) if most > 20 => continue,
            Allowed::Number(least, most) => (least..=most).map(|n| n.to_string()).collect(),
        };
        for value in values {
            let setting = format!("{}={value}", key.name);
            assert!(drawn.contains(&setting), "{setting}");
        }
    }
}

/// §3: "Conservation, from the game's first position until final scoring".
#[test]
fn dan_and_quan_are_conserved() {
    let mut rng = SplitMix64::new(3);
    for _ in 0..500 {
        let (text, rules, position) = sampled_game(&mut rng);
        let worth = |position: &LiteralPosition| {
            let quan = rules.number("quan-value") * position.quan_on_board();
            position.standing(&rules).iter().sum::<i64>() + position.dan_on_board() + quan
        };
        let totals = |position: &LiteralPosition| {
            let (dan, quan) = (position.conserved_dan(), position.quan_in_play());
            (dan, quan, worth(position))
        };
        let mut game = LiteralGame::new(&rules, &position);
        let expected = totals(&position);
        assert_eq!(totals(game.position()), expected, "{text}: {position}");
        play_out(&mut rng, &mut game, |before, played, ply| {
            let told = format!("{text}: {before} {played}");
            assert_eq!(totals(&ply.position), expected, "{told}");
            assert_eq!(
                position_again(&rules, &ply.position),
                ply.position,
                "{told}"
            );
        });

        // Scoring loses the quan left on the board, remainders, and what
        // `discard`, `captor` and nobody as last mover leave unclaimed.
        let Some(over) = game.over() else { continue };
        let lost = expected.2 - over.scores.iter().sum::<i64>();
        let quan = rules.number("quan-value") * game.position().quan_on_board();
        assert!(lost >= quan, "{text}: {}", game.position());
        if rules.is("quan-leftover", "split") {
            let remainders = 2 * (over.scores.len() - 1);
            assert!(lost - quan <= i64::try_from(remainders).unwrap());
        }
    }
}

/// What is written can be read again.
fn position_again(rules: &LiteralRules, written: &LiteralPosition) -> LiteralPosition {
    position(rules, &written.to_string())
}

/// §7: "mirror symmetry (left and right swapped, the `direction` switch too)
/// … of the whole ply for 2 players unless `partial`". Seen in a mirror, A1 is
/// where A5 was and QA where QB was.
#[test]
fn a_mirrored_ply_is_the_same() {
    let mut rng = SplitMix64::new(4);
    let mut plies = 0;
    while plies < 2000 {
        let (text, rules, position) = sampled_game(&mut rng);
        if rules.players() != 2 || rules.is("shortage", "partial") {
            continue;
        }
        let mirrored_rules = mirror_rules(&text, &rules);
        let mut game = LiteralGame::new(&rules, &position);
        play_out(&mut rng, &mut game, |before, played, ply| {
            let mirrored = mirror(before);
            let position = LiteralPosition::parse(&mirrored_rules, &mirrored).unwrap();
            let again = play(&mirrored_rules, &position, &mirror_move(&rules, played)).unwrap();
            let told = format!("{text}: {before} {played}");
            assert_eq!(again.captured, ply.captured, "{told}");
            assert_eq!(again.stop, ply.stop, "{told}");
            assert_eq!(again.position.to_string(), mirror(&ply.position), "{told}");
            same_end(&again, ply, &told, <[i64]>::to_vec);
            plies += 1;
        });
    }
}

fn mirror_rules(text: &str, rules: &LiteralRules) -> LiteralRules {
    let swapped = match rules.word("direction") {
        "clockwise" => "counter-clockwise",
        "counter-clockwise" => "clockwise",
        same => same,
    };
    let rest = text
        .split(' ')
        .filter(|word| !word.starts_with("direction="));
    let rest: Vec<&str> = rest.collect();
    self::rules(&format!("{} direction={swapped}", rest.join(" ")))
}

fn mirror(position: &LiteralPosition) -> String {
    let text = position.to_string();
    let mut fields: Vec<String> = text.split(' ').map(str::to_owned).collect();
    let ring: Vec<&str> = fields[0].split('/').collect();
    let reversed = |row: &str| row.rsplit(',').collect::<Vec<_>>().join(",");
    fields[0] = [&reversed(ring[0]), ring[3], &reversed(ring[2]), ring[1]].join("/");
    fields[1] = mirror_direction(&fields[1]);
    fields.join(" ")
}

fn mirror_move(rules: &LiteralRules, text: &str) -> String {
    let (square, direction) = text.split_at(1);
    let square: usize = square.parse().unwrap();
    format!(
        "{}{}",
        rules.squares() + 1 - square,
        mirror_direction(direction)
    )
}

fn mirror_direction(text: &str) -> String {
    let swap = |letter| match letter {
        'R' => 'L',
        'L' => 'R',
        other => other,
    };
    text.chars().map(swap).collect()
}

/// §7: "rotation symmetry (players shifted)": with B in A's place, C in B's,
/// …, everything else is the same.
#[test]
fn a_rotated_ply_is_the_same() {
    let mut rng = SplitMix64::new(5);
    let mut plies = 0;
    while plies < 2000 {
        let (text, rules, position) = sampled_game(&mut rng);
        let mut game = LiteralGame::new(&rules, &position);
        play_out(&mut rng, &mut game, |before, played, ply| {
            let rotated = self::position(&rules, &rotate(before));
            let again = self::ply(&rules, &rotated, played);
            let told = format!("{text}: {before} {played}");
            assert_eq!(again.captured, ply.captured, "{told}");
            assert_eq!(again.stop, ply.stop, "{told}");
            let expected = self::position(&rules, &rotate(&ply.position));
            assert_eq!(again.position, expected, "{told}");
            same_end(&again, ply, &told, |scores| {
                let mut scores = scores.to_vec();
                scores.rotate_right(1);
                scores
            });
            plies += 1;
        });
    }
}

/// The position with every player's things moved on to the next player.
fn rotate(position: &LiteralPosition) -> String {
    let text = position.to_string();
    let mut fields: Vec<String> = text.split(' ').map(str::to_owned).collect();
    let mut ring: Vec<&str> = fields[0].split('/').collect();
    let players = ring.len() / 2;
    let mut stores: Vec<&str> = fields[2].split('/').collect();
    ring.rotate_right(2);
    stores.rotate_right(1);
    let next = |letter: char| {
        let here = "ABCD"[..players].find(letter.to_ascii_uppercase());
        let next = here.map(|player| "ABCDA".as_bytes()[(player + 1) % players]);
        match next {
            Some(next) if letter.is_ascii_lowercase() => char::from(next.to_ascii_lowercase()),
            Some(next) => char::from(next),
            None => letter,
        }
    };
    let shift = |text: &str| text.chars().map(next).collect::<String>();
    let (ring, stores) = (shift(&ring.join("/")), stores.join("/"));
    fields[0] = ring;
    fields[1] = shift(&fields[1]);
    fields[2] = stores;
    fields[3] = shift(&fields[3]);
    fields.join(" ")
}

/// Both games end or neither; in the second one the players' points are where
/// `moved` says. The first was played without history, so that it knows no
/// repetition.
fn same_end(again: &Ply, ply: &Ply, told: &str, moved: impl Fn(&[i64]) -> Vec<i64>) {
    match (&again.over, &ply.over) {
        (None, None) => {}
        (_, Some(over)) if over.reason == "repetition" => {}
        (Some(again), Some(over)) => {
            assert_eq!(again.reason, over.reason, "{told}");
            assert_eq!(again.scores, moved(&over.scores), "{told}");
        }
        ends => panic!("{told}: {ends:?}"),
    }
}
