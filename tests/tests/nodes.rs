//! Nodes, the positions of the search, play as positions do: random games
//! under random rules, beginning with random positions.

use oaq_core::node::{MarginNode, Node, Stop, StoreNode};
use oaq_core::{Move, Position, Rules};
use oaq_tests::both::position;
use oaq_tests::core_rules;
use oaq_tests::literal::LiteralRules;
use oaq_tests::sample::{self, SplitMix64};

/// A node that should be this position, and after each move still is.
fn assert_same<N: Node>(node: &N, position: &Position) {
    let rules = position.rules();
    assert_eq!(node.to_move(), position.to_move(), "{position:?}");
    assert_eq!(node.moves(rules), position.legal_moves(), "{position:?}");
    assert_eq!(node.plies(), position.plies());
    assert_eq!(node.quiet_plies(), position.quiet_plies());
    for square in position.board().ring() {
        assert_eq!(node.dan(square), position.dan(square), "{position:?}");
        assert_eq!(node.quan(rules, square), position.quan(square));
    }
    for player in position.board().seats() {
        let row: u32 = position.board().row(player).map(|s| position.dan(s)).sum();
        assert_eq!(node.row(rules, player), row);
    }
    assert_eq!(
        node.margin(rules),
        margin(position.store_scores().as_slice())
    );
}

fn margin(scores: &[i32]) -> i32 {
    scores[0] - scores[1]
}

/// Plays a game with a node beside each position; gives the plies played.
fn follow<N: Node>(
    rules: Rules,
    start: &Position,
    rng: &mut SplitMix64,
    new: impl Fn(&Position) -> Option<N>,
) -> usize {
    let mut position = start.clone();
    let Some(mut node) = new(&position) else {
        return 0;
    };
    for plies in 0..200 {
        assert_same(&node, &position);
        let fold = rules.has_mirror_symmetry();
        let hash = node.hash64(&rules, fold);
        let turned = position.rotate(1);
        if let Some(turned) = new(&turned) {
            assert_eq!(turned.hash64(&rules, fold), hash, "rotated: {position:?}");
            assert_ne!(
                turned.repetition_hash64(&rules),
                node.repetition_hash64(&rules)
            );
        }
        if fold {
            let mirrored = new(&position.mirror()).unwrap();
            assert_eq!(mirrored.hash64(&rules, true), hash, "mirror: {position:?}");
        }
        let legal: Vec<Move> = position.legal_moves().iter().collect();
        let m = *rng.pick(&legal);
        let mover = position.to_move();
        let next = position.play_unchecked(m, &mut ());
        let stop = node.play(&rules, m);
        let Some(outcome) = next.outcome() else {
            if stop == Some(Stop::Full) {
                return plies;
            }
            assert_eq!(stop, None, "{position:?} {m:?}");
            position = next;
            continue;
        };
        assert_eq!(stop, Some(Stop::Over(outcome.reason)), "{position:?} {m:?}");
        let told = node.outcome(&rules, outcome.reason, mover);
        assert_eq!(told.shares, outcome.shares, "{position:?} {m:?}");
        let scores = [told.scores, outcome.scores];
        let [told, right] = scores.each_ref().map(|s| margin(s.as_slice()));
        assert_eq!(told, right, "{position:?} {m:?}");
        return plies + 1;
    }
    200
}

/// Random rules, a random position, and the generator that made them.
fn samples() -> impl Iterator<Item = (Rules, Position, SplitMix64)> {
    (0..3000).map(|seed| {
        let mut rng = SplitMix64::new(seed);
        let literal = LiteralRules::parse(&sample::rules_text(&mut rng)).unwrap();
        let rules = core_rules(&literal);
        let text = sample::position_text(&literal, &mut rng);
        (rules, position(rules, &text), rng)
    })
}

#[test]
fn a_store_node_plays_every_game_as_a_position_does() {
    let plies: usize = samples()
        .map(|(rules, start, mut rng)| follow(rules, &start, &mut rng, StoreNode::new))
        .sum();
    assert!(plies > 10_000, "only {plies} plies were followed");
}

#[test]
fn a_margin_node_plays_the_games_it_can_hold() {
    let plies: usize = samples()
        .map(|(rules, start, mut rng)| follow(rules, &start, &mut rng, MarginNode::new))
        .sum();
    assert!(plies > 1000, "only {plies} plies were followed");
}

#[test]
fn a_key_is_a_position() {
    for (rules, start, _) in samples() {
        let Some(node) = MarginNode::new(&start) else {
            continue;
        };
        let (key, _) = node.key(&rules, false);
        let back = MarginNode::from_key(&rules, key);
        assert_eq!(back.key(&rules, false).0, key);
        assert_eq!(back.moves(&rules), node.moves(&rules));
        assert_eq!(back.total(), node.total());
        if rules.has_mirror_symmetry() {
            let (folded, mirrored) = node.key(&rules, true);
            let image = MarginNode::new(&start.mirror()).unwrap();
            assert_eq!(image.key(&rules, true).0, folded);
            let straight = if mirrored { image } else { node };
            assert_eq!(straight.key(&rules, false).0, folded);
        }
    }
}

/// A refill that would take the ring beyond what a node holds ends the line.
#[test]
fn a_node_says_when_it_is_full() {
    let rules = oaq_tests::both::rules("standard squares=1 shortage=negative");
    let right = oaq_tests::both::find_move(&position(rules, "1/Q254/0/0 A"), "1R");
    let after = |text| {
        let mut node = MarginNode::new(&position(rules, text)).unwrap();
        (node.play(&rules, right), node.margin(&rules), node.total())
    };
    assert_eq!(after("1/Q253/0/0 A"), (None, 1, 255));
    assert_eq!(after("1/Q254/0/0 A").0, Some(Stop::Full));
}

/// A key has room for as many quan as rules can set up; a position written by
/// hand with more is no margin node, so that no two share a key.
#[test]
fn more_quan_than_a_key_tells_apart_are_refused() {
    let rules = oaq_tests::both::rules("standard");
    assert!(MarginNode::new(&position(rules, "5,5,5,5,5/QQQ/5,5,5,5,5/Q A")).is_some());
    assert!(MarginNode::new(&position(rules, "5,5,5,5,5/QQQQ/5,5,5,5,5/Q A")).is_none());
}
