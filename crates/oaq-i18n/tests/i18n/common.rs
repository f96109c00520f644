//! Turns to be told.

use oaq_core::{
    Direction, Event, Game, Move, Player, Position, QuanSquare, Rules, Setup, Store, Switches,
};
use oaq_i18n::{Lang, Messages, Names, Narrator};

/// The standard rules with these overrides.
pub(crate) fn rules(overrides: &str) -> Rules {
    let mut switches = Switches::default();
    let (_, errors) = switches.apply(overrides, 0);
    assert!(errors.is_empty(), "{errors:?}");
    Rules::new(switches).unwrap()
}

/// A position with A to move: the rows, and quan and dân of each ô quan. Each
/// player has captured 20 dân, and twenty plies have been played.
pub(crate) fn setup(rows: &[&[u32]], quan_squares: &[(u32, u32)]) -> Setup {
    Setup {
        rows: rows.iter().map(|row| row.to_vec()).collect(),
        quan_squares: quan_squares
            .iter()
            .map(|&(quan, dan)| QuanSquare {
                quan,
                dan,
                captor: None,
            })
            .collect(),
        to_move: Player::A,
        direction: None,
        stores: vec![Store { dan: 20, quan: 0 }; rows.len()],
        debts: Vec::new(),
        quiet_plies: 0,
        plies: 20,
    }
}

/// Captured dân and quan of each player.
pub(crate) fn stores(stores: &[(i32, u32)]) -> Vec<Store> {
    let store = |&(dan, quan)| Store { dan, quan };
    stores.iter().map(store).collect()
}

/// A turn and the position after it.
pub(crate) struct Turn {
    pub(crate) events: Vec<Event>,
    pub(crate) after: Position,
}

/// Plays moves such as `3R 1L` in a position that needs no refill; the turn is
/// the last of them.
pub(crate) fn play(overrides: &str, setup: &Setup, moves: &str) -> Turn {
    let before = Position::from_setup(rules(overrides), setup).unwrap();
    let mut game = Game::new(before);
    let mut events = Vec::new();
    for m in moves.split(' ') {
        events.clear();
        game.play_with(read(m), &mut events).unwrap();
    }
    Turn {
        events,
        after: game.position().clone(),
    }
}

/// Makes a game of a position, which may refill a row or be the end.
pub(crate) fn begin(overrides: &str, setup: &Setup) -> Turn {
    let mut events = Vec::new();
    let after = Position::from_setup_with(rules(overrides), setup, &mut events).unwrap();
    Turn { events, after }
}

/// A move such as `3R`.
pub(crate) fn read(m: &str) -> Move {
    let number = m[..1].parse().unwrap();
    let direction = match &m[1..] {
        "R" => Direction::Right,
        "L" => Direction::Left,
        other => panic!("{other}"),
    };
    Move::new(number, direction).unwrap()
}

impl Turn {
    /// The turn in one sentence.
    pub(crate) fn short(&self, lang: Lang, names: &Names) -> String {
        Narrator::new(&Messages::new(lang), names).short(&self.events, &self.after)
    }

    /// The turn step by step.
    pub(crate) fn full(&self, lang: Lang, names: &Names) -> Vec<String> {
        let steps = Narrator::new(&Messages::new(lang), names).full(&self.events, &self.after);
        steps.into_iter().map(|step| step.text).collect()
    }

    /// The turn in one sentence, in Vietnamese, English and Portuguese.
    #[track_caller]
    pub(crate) fn assert_short(&self, expected: [&str; 3]) {
        for (lang, expected) in Lang::ALL.into_iter().zip(expected) {
            assert_eq!(self.short(lang, &Names::default()), expected, "{lang}");
        }
    }

    /// The steps of the turn from the `skip`th on, in Vietnamese, English and
    /// Portuguese.
    #[track_caller]
    pub(crate) fn assert_steps(&self, skip: usize, expected: [&[&str]; 3]) {
        for (lang, expected) in Lang::ALL.into_iter().zip(expected) {
            let steps = self.full(lang, &Names::default());
            assert_eq!(steps[skip..], *expected, "{lang}");
        }
    }
}
