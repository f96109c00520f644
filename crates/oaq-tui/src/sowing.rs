//! A turn as an animation, dân by dân.

use oaq_core::{Event, Leftover, Player, Position, RowsRule, Rules, Setup, Square};
use oaq_i18n::Narrator;

use crate::ui::board::{Hand, Overlays};
use crate::{Captured, Preview};

/// One picture of a [`Sowing`].
#[derive(Clone, Debug)]
pub struct Frame {
    /// What lies on the board and in the stores.
    pub setup: Setup,
    /// The mover's hand, while it holds something.
    pub hand: Option<Hand>,
    /// What is being captured.
    pub capture: Option<Captured>,
    /// The square at which the turn ends.
    pub stop: Option<Square>,
    /// How long the picture is shown, in multiples of the time for one dân.
    pub beats: u16,
    /// Which of the turn's events it shows.
    pub event: usize,
}

impl Frame {
    /// What to show on the board besides the pieces.
    #[must_use]
    pub fn overlays(&self) -> Overlays<'static> {
        Overlays {
            hand: self.hand,
            capture: self.capture,
            stop: self.stop,
            ..Overlays::default()
        }
    }
}

/// A turn as pictures: each dân sown, each relay and capture, where it ends,
/// the refill of an empty row with what has to be borrowed or exchanged, and
/// the counting of what is left at the end of a game.
///
/// ```
/// use oaq_core::{Direction, Move, Position, Rules};
/// use oaq_i18n::{Lang, Messages, Names, Narrator};
/// use oaq_tui::{Preview, Sowing};
/// let start = Position::start(Rules::STANDARD);
/// let preview = Preview::new(&start, Move::new(5, Direction::Right).unwrap())?;
/// let sowing = Sowing::from_preview(&start, preview);
/// // Picked up, the first four dân are still in the hand when one has fallen.
/// assert_eq!(sowing.frames()[1].hand.unwrap().dan, 4);
/// let (messages, names) = (Messages::new(Lang::En), Names::default());
/// let texts = sowing.narration(Narrator::new(&messages, &names));
/// assert!(texts[1].starts_with("A takes 5 dân from A5"), "{}", texts[1]);
/// # Ok::<(), oaq_core::PlayError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Sowing {
    frames: Vec<Frame>,
    events: Vec<Event>,
    after: Position,
}

impl Sowing {
    /// The pictures of a turn: of all its events, in order, as
    /// [`play_with`](Position::play_with) tells them.
    #[must_use]
    pub fn new(before: &Position, events: Vec<Event>, after: Position) -> Self {
        let mut scene = Scene {
            setup: before.to_setup(),
            rules: *before.rules(),
            mover: before.to_move(),
            hand: None,
            frames: Vec::new(),
        };
        for (n, &event) in events.iter().enumerate() {
            scene.play(n, event);
        }
        Self {
            frames: scene.frames,
            events,
            after,
        }
    }

    /// The pictures of a move that was looked at before it was made.
    #[must_use]
    pub fn from_preview(before: &Position, preview: Preview) -> Self {
        Self::new(before, preview.events, preview.after)
    }

    /// The pictures in order; none where nothing happened.
    #[must_use]
    pub fn frames(&self) -> &[Frame] {
        &self.frames
    }

    /// The events of the turn.
    #[must_use]
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// The position after the turn. At the end of a game it shows the board
    /// as it was before it was counted.
    #[must_use]
    pub const fn after(&self) -> &Position {
        &self.after
    }

    /// What each picture shows, in words: as many texts as there are pictures.
    #[must_use]
    pub fn narration(&self, narrator: Narrator<'_>) -> Vec<String> {
        let steps = narrator.full(&self.events, &self.after);
        let told = |frame: &Frame| {
            let step = steps.iter().find(|step| step.events.contains(&frame.event));
            step.map(|step| step.text.clone()).unwrap_or_default()
        };
        self.frames.iter().map(told).collect()
    }
}

/// What is seen while a turn is played.
struct Scene {
    setup: Setup,
    rules: Rules,
    mover: Player,
    hand: Option<Hand>,
    frames: Vec<Frame>,
}

impl Scene {
    fn play(&mut self, n: usize, event: Event) {
        if let Event::Capture {
            square, dan, quan, ..
        } = event
        {
            // First what is captured, then the empty square.
            let capture = Some(Captured { square, dan, quan });
            self.show(n, 3, capture, None);
            self.setup.apply(&self.rules, self.mover, event);
            self.show(n, 3, capture, None);
            return;
        }
        match event {
            Event::Pick { square, dan } | Event::Relay { square, dan } => {
                self.hand = Some(Hand { square, dan });
            }
            Event::TakeOne { square } => self.hand = Some(Hand { square, dan: 1 }),
            Event::Sow { square } => {
                let dan = self.hand.map_or(0, |hand| hand.dan.saturating_sub(1));
                self.hand = Some(Hand { square, dan });
            }
            Event::Collect { from, player, dan } => self.collect(from, player, dan),
            _ => self.hand = None,
        }
        self.setup.apply(&self.rules, self.mover, event);
        let (beats, stop) = match event {
            Event::Sow { .. } => (1, None),
            Event::Pick { .. } | Event::Relay { .. } | Event::TakeOne { .. } => (2, None),
            Event::Stop { square, .. } => (3, Some(square)),
            _ => (4, None),
        };
        self.show(n, beats, None, stop);
    }

    fn show(&mut self, event: usize, beats: u16, capture: Option<Captured>, stop: Option<Square>) {
        self.frames.push(Frame {
            setup: self.setup.clone(),
            hand: self.hand.filter(|_| capture.is_none()),
            capture,
            stop,
            beats,
            event,
        });
    }

    /// Counts dân that are left at the end, so that the stores show who gets
    /// them.
    fn collect(&mut self, from: Leftover, player: Option<Player>, dan: u32) {
        match from {
            Leftover::QuanSquares => {
                for square in &mut self.setup.quan_squares {
                    square.dan = 0;
                }
            }
            Leftover::Rows => {
                let owner = player.filter(|_| self.rules.rows == RowsRule::Owner);
                for (row, seat) in self.setup.rows.iter_mut().zip(Player::ALL) {
                    if owner.is_none_or(|owner| owner == seat) {
                        row.fill(0);
                    }
                }
            }
        }
        let store = player.and_then(|player| self.setup.stores.get_mut(player.index()));
        if let Some(store) = store {
            store.dan = store.dan.saturating_add_unsigned(dan);
        }
    }
}

#[cfg(test)]
mod tests {
    use oaq_core::Switches;
    use oaq_i18n::{Lang, Messages, Names};

    use super::*;

    fn rules(text: &str) -> Rules {
        let mut switches = *Rules::STANDARD;
        let (_, errors) = switches.apply(text, 0);
        assert!(errors.is_empty(), "{errors:?}");
        Rules::new(switches).unwrap()
    }

    /// All turns of a game, each with the position before it.
    fn turns(rules: Rules) -> impl Iterator<Item = (Position, Sowing)> {
        let mut position = Position::start(rules);
        let mut ply = 0;
        core::iter::from_fn(move || {
            let moves = position.legal_moves();
            let chosen = moves.get((ply * 5 + 2) % moves.len().max(1))?;
            ply += 1;
            let preview = Preview::new(&position, chosen).unwrap();
            let before = core::mem::replace(&mut position, preview.after.clone());
            let sowing = Sowing::from_preview(&before, preview);
            Some((before, sowing))
        })
    }

    const GAMES: [&str; 7] = [
        "",
        "dan=1",
        "dan=1 shortage=exchange",
        "players=3 dan=2",
        "players=4 squares=3 rows=split",
        "quan-pieces=0 quan-dan=10 quan-ahead=take-one quan-leftover=last-mover",
        "quan-leftover=captor limits.max-plies=20",
    ];

    #[test]
    fn no_dan_is_lost_on_the_way() {
        for text in GAMES {
            let rules = rules(text);
            let total = |setup: &Setup, hand: Option<Hand>| {
                let rows: u32 = setup.rows.iter().flatten().sum();
                let quan: u32 = setup.quan_squares.iter().map(|square| square.dan).sum();
                let stores: i32 = setup.stores.iter().map(|store| store.dan).sum();
                let bank = setup.debts.iter().filter(|debt| debt.creditor.is_none());
                let owed: u32 = bank.map(|debt| debt.dan).sum();
                let hand = hand.map_or(0, |hand| hand.dan);
                i64::from(rows + quan + hand) + i64::from(stores) - i64::from(owed)
            };
            for (before, sowing) in turns(rules) {
                let expected = total(&before.to_setup(), None);
                let counted =
                    |frame: &&Frame| matches!(sowing.events()[frame.event], Event::Collect { .. });
                for frame in sowing.frames().iter().filter(|frame| !counted(frame)) {
                    assert_eq!(total(&frame.setup, frame.hand), expected, "{text}");
                }
            }
        }
    }

    #[test]
    fn the_last_picture_is_the_position_after_the_turn_or_its_count() {
        let mut counted = 0;
        for text in GAMES {
            for (_, sowing) in turns(rules(text)) {
                let (shown, after) = (&sowing.frames().last().unwrap().setup, sowing.after());
                let expected = after.to_setup();
                let Some(outcome) = after.outcome() else {
                    assert_eq!(shown.rows, expected.rows, "{text}");
                    assert_eq!(shown.quan_squares, expected.quan_squares, "{text}");
                    assert_eq!(shown.stores, expected.stores, "{text}");
                    continue;
                };
                counted += 1;
                assert_eq!(shown.rows.iter().flatten().sum::<u32>(), 0, "{text}");
                let value = i32::from(after.rules().quan_value);
                for (store, player) in shown.stores.iter().zip(Player::ALL) {
                    let debt = |d: &&oaq_core::Debt| d.debtor == player;
                    let loan = |d: &&oaq_core::Debt| d.creditor == Some(player);
                    let owed: u32 = shown.debts.iter().filter(debt).map(|d| d.dan).sum();
                    let lent: u32 = shown.debts.iter().filter(loan).map(|d| d.dan).sum();
                    let points = store.dan + value * store.quan.cast_signed() - owed.cast_signed()
                        + lent.cast_signed();
                    assert_eq!(points, outcome.scores[player], "{text}: {player}");
                }
            }
        }
        assert!(counted >= 5, "{counted} games came to an end");
    }

    #[test]
    fn every_picture_has_its_words() {
        let (messages, names) = (Messages::new(Lang::Vi), Names::default());
        for text in GAMES {
            for (_, sowing) in turns(rules(text)).take(40) {
                let texts = sowing.narration(Narrator::new(&messages, &names));
                assert_eq!(texts.len(), sowing.frames().len());
                assert!(texts.iter().all(|text| !text.is_empty()), "{texts:?}");
            }
        }
    }

    #[test]
    fn a_capture_is_seen_before_it_is_taken() {
        let sowing = turns(Rules::new(Switches::STANDARD).unwrap())
            .map(|(_, sowing)| sowing)
            .find(|sowing| sowing.frames().iter().any(|frame| frame.capture.is_some()))
            .unwrap();
        let pictures: Vec<_> = sowing
            .frames()
            .iter()
            .filter(|f| f.capture.is_some())
            .collect();
        let captured = pictures[0].capture.unwrap();
        let board = sowing.after().board();
        let lying = |n: usize| crate::preview::dan_in(&pictures[n].setup, board, captured.square);
        assert_eq!((lying(0), lying(1)), (captured.dan, 0));
    }
}
