//! Games for the snapshots: played by both implementations of the rules, and
//! chosen so that much happens in them.

use std::collections::BTreeSet;

use oaq_core::{Event, Game, Move, Player, Position, Rules, SquareKind, StopReason};
use oaq_notation::read_position;

use crate::both::{self, Both};
use crate::core_rules;
use crate::literal::LiteralRules;
use crate::sample::{self, SplitMix64};
use crate::scenes::Scene;

/// A turn of a game.
#[derive(Clone, Debug)]
pub struct Ply {
    /// Who moved.
    pub mover: Player,
    /// The move.
    pub m: Move,
    /// Whether the mover's row had just been refilled.
    pub refilled: bool,
    /// What happened.
    pub events: Vec<Event>,
    /// The position after it.
    pub after: Position,
}

/// A game that was played by both implementations of the rules.
#[derive(Clone, Debug)]
pub struct Played {
    /// What happened when a game was made of the first position.
    pub begun: Vec<Event>,
    /// The first position.
    pub first: Position,
    /// The turns.
    pub plies: Vec<Ply>,
}

impl Played {
    /// Plays a scene.
    ///
    /// # Panics
    ///
    /// If it cannot be read, if a move is illegal or if the implementations
    /// disagree.
    #[must_use]
    pub fn new(scene: &Scene) -> Self {
        let Scene {
            rules,
            position,
            moves,
            ..
        } = scene;
        let mut both = match position {
            Some(text) => Both::new(rules, text),
            None => Both::start(rules),
        };
        let first = both.game().first().clone();
        let begun = match position {
            Some(text) => begun(first.rules(), text),
            None => Vec::new(),
        };
        let mut plies: Vec<Ply> = Vec::new();
        for text in moves {
            let before = both.game().position().clone();
            both.play(text);
            plies.push(Ply {
                mover: before.to_move(),
                m: both::find_move(&before, text),
                refilled: is_refill(plies.last().map_or(&begun, |ply| &ply.events)),
                events: both.events().to_vec(),
                after: both.game().position().clone(),
            });
        }
        Self {
            begun,
            first,
            plies,
        }
    }

    /// The position at the end.
    #[must_use]
    pub fn last(&self) -> &Position {
        self.plies.last().map_or(&self.first, |ply| &ply.after)
    }
}

/// What happens when a game is made of a position that was written down.
fn begun(rules: &Rules, text: &str) -> Vec<Event> {
    let setup = read_position(text, rules).unwrap_or_else(|e| panic!("{text}: {e}"));
    let mut events = Vec::new();
    Position::from_setup_with(*rules, &setup.value, &mut events)
        .unwrap_or_else(|e| panic!("{text}: {e}"));
    events
}

fn is_refill(events: &[Event]) -> bool {
    events.iter().any(|e| matches!(e, Event::Refill { .. }))
}

/// One kind of thing that happens in a turn: its name, and how much it is worth
/// to be shown. What happens in nearly every game is worth less than what only
/// some rules or some bad luck bring about.
pub type Kind = (&'static str, usize);

const USUAL: usize = 1;
const SELDOM: usize = 3;
const RARE: usize = 5;

/// The different kinds of things that happened in a turn.
#[must_use]
pub fn kinds(after: &Position, events: &[Event]) -> BTreeSet<Kind> {
    let rules = after.rules();
    let mut captures = 0;
    events
        .iter()
        .filter_map(|event| {
            Some(match *event {
                Event::Relay { .. } => ("relay", USUAL),
                Event::TakeOne { .. } => ("take-one", RARE),
                Event::Capture { square, quan, .. } => {
                    captures += 1;
                    match (rules.board().kind(square), quan) {
                        _ if captures > 1 => ("chain", USUAL),
                        (SquareKind::Dan(..), _) => ("dân captured", USUAL),
                        (SquareKind::Quan(_), 0) => ("dân captured in an ô quan", USUAL),
                        (SquareKind::Quan(_), _) => ("quan captured", USUAL),
                    }
                }
                Event::Stop { reason, .. } => match reason {
                    StopReason::QuanAhead | StopReason::TwoEmpty | StopReason::Captured => {
                        (reason.word(), USUAL)
                    }
                    _ => (reason.word(), RARE),
                },
                Event::Skip { .. } => ("skip", RARE),
                Event::Exchange { .. } => ("exchange", RARE),
                Event::Borrow { creditor, .. } => match creditor {
                    Some(_) => ("loan", SELDOM),
                    None => ("loan of the bank", SELDOM),
                },
                Event::Refill { squares, .. } if squares < rules.squares => {
                    ("part of a refill", RARE)
                }
                Event::Refill { player, .. } if after.store(player).dan < 0 => {
                    ("refill below zero", RARE)
                }
                Event::Refill { .. } => ("refill", USUAL),
                Event::End { .. } => ("end", USUAL),
                Event::Pick { .. } | Event::Sow { .. } | Event::Collect { .. } => return None,
            })
        })
        .collect()
}

/// What some kinds of things are worth to be shown together.
pub fn worth<'a>(kinds: impl IntoIterator<Item = &'a Kind>) -> usize {
    kinds.into_iter().map(|(_, worth)| worth).sum()
}

/// The game in which a variant is shown: twenty plies, or fewer if every game
/// ends sooner. Of many games, all drawn from fixed seeds, it is the one in
/// which most different and rare things happen, so that what is special about
/// the rules comes up by itself.
#[must_use]
pub fn game_of(rules: &Rules) -> Scene {
    const PLIES: usize = 20;
    const SEEDS: u64 = 800;
    let mut best = ((0, 0), Vec::new());
    for seed in 0..SEEDS {
        let start = Position::start(*rules);
        let (game, seen) = random_game(start, PLIES, &mut SplitMix64::new(seed));
        let value = (game.moves().len(), worth(&seen));
        if value > best.0 {
            best = (value, game.moves().to_vec());
        }
    }
    Scene {
        rules: rules.text_from("standard", &Rules::STANDARD),
        moves: best.1.iter().map(ToString::to_string).collect(),
        ..Scene::default()
    }
}

/// Plays up to so many plies and says what happened in them.
///
/// Each player is more or less greedy: an unequal game soon leaves one of them
/// with nothing to pay for a row. Now and then a player is curious and makes
/// the move in which most happens that has not been seen yet.
fn random_game(position: Position, plies: usize, rng: &mut SplitMix64) -> (Game, BTreeSet<Kind>) {
    let greed: [i64; 4] = std::array::from_fn(|_| rng.range(1, 6));
    let mut game = Game::new(position);
    let mut seen = BTreeSet::new();
    let mut events = Vec::new();
    while game.moves().len() < plies && !game.position().is_over() {
        let legal: Vec<Move> = game.position().legal_moves().iter().collect();
        let mover = game.position().to_move();
        let choice = if rng.one_in(4) {
            curious(game.position(), &seen)
        } else if rng.one_in(greed[mover.index()]) {
            greedy(game.position())
        } else {
            None
        };
        let m = choice.unwrap_or_else(|| *rng.pick(&legal));
        events.clear();
        game.play_with(m, &mut events)
            .unwrap_or_else(|e| panic!("{e}"));
        seen.extend(kinds(game.position(), &events));
    }
    (game, seen)
}

/// The move that leaves most in the mover's store. The engine has a player of
/// this kind, but these games are to stay as they are when the engine learns.
fn greedy(position: &Position) -> Option<Move> {
    let mover = position.to_move();
    let store = |&m: &Move| position.play_unchecked(m, &mut ()).store_scores()[mover];
    position.legal_moves().iter().max_by_key(store)
}

/// The move in which most happens that has not been seen; `None` if nothing
/// new can happen.
fn curious(position: &Position, seen: &BTreeSet<Kind>) -> Option<Move> {
    let news = |m| {
        let mut events = Vec::new();
        let after = position.play_unchecked(m, &mut events);
        worth(kinds(&after, &events).difference(seen))
    };
    let moves = position.legal_moves().iter();
    let moves = moves.map(|m| (news(m), m)).filter(|&(news, _)| news > 0);
    moves.max_by_key(|&(news, _)| news).map(|(_, m)| m)
}

/// The numbers of players for which games are sampled, and their names.
pub const SAMPLED: [(&str, usize); 3] = [
    ("two-players", 2),
    ("three-players", 3),
    ("four-players", 4),
];

/// Games of a few turns under random rules for so many players: the first
/// seeds that have some. Every other seed begins at the start, the others at a
/// random position.
///
/// # Panics
///
/// Never: rules or a position that are refused would be a fault of the draws.
#[must_use]
pub fn sampled(players: usize) -> Vec<Scene> {
    const GAMES: usize = 14;
    const PLIES: usize = 8;
    let draw = |seed| {
        let mut rng = SplitMix64::new(seed);
        let text = sample::rules_text(&mut rng);
        let literal = LiteralRules::parse(&text).unwrap_or_else(|e| panic!("{text}: {e}"));
        if literal.players() != players {
            return None;
        }
        let rules = core_rules(&literal);
        let position = (seed % 2 == 1).then(|| sample::position_text(&literal, &mut rng));
        let first = match &position {
            Some(text) => both::position(rules, text),
            None => Position::start(rules),
        };
        let (game, _) = random_game(first, PLIES, &mut rng);
        let moves: Vec<String> = game.moves().iter().map(ToString::to_string).collect();
        (!moves.is_empty()).then(|| Scene {
            shows: format!("seed {seed}"),
            rules: text,
            position,
            moves,
            ..Scene::default()
        })
    };
    (0..).filter_map(draw).take(GAMES).collect()
}
