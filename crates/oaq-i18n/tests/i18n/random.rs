//! Random turns under random rules: whatever happens, the words and the
//! numbers are right.

use std::collections::BTreeSet;

use oaq_core::{
    Debt, Event, Game, Key, Kind, Leftover, MAX_DAN, Move, Player, Position, QuanLeftover,
    QuanSquare, Rules, Setup, Shortage, Store, Switches,
};
use oaq_i18n::{Lang, Messages, Names, Narrator, Step};

/// `SplitMix64`, the same numbers on every machine.
struct Random(u64);

// CITE: Steele, Lea, Flood: Fast Splittable Pseudorandom Number Generators,
// OOPSLA 2014.
impl Random {
    fn below(&mut self, n: u32) -> u32 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut x = self.0;
        x = (x ^ (x >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        x = (x ^ (x >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        u32::try_from((x ^ (x >> 31)) % u64::from(n)).unwrap()
    }

    fn one_in(&mut self, n: u32) -> bool {
        self.below(n) == 0
    }

    /// Rules with a third of the keys drawn anew, and always that of a refill
    /// that cannot be paid; numbers are mostly small.
    fn rules(&mut self) -> Rules {
        loop {
            let mut switches = Switches::default();
            for key in Key::ALL {
                if *key == Key::Shortage || self.one_in(3) {
                    self.change(*key, &mut switches);
                }
            }
            if let Ok(rules) = Rules::new(switches) {
                return rules;
            }
        }
    }

    fn change(&mut self, key: Key, switches: &mut Switches) {
        match key.kind() {
            Kind::Integer(min, max) => {
                let most = if self.one_in(4) { 20 } else { 5 };
                let value = min + i64::from(self.below(most));
                key.set_integer(switches, value.min(max)).unwrap();
            }
            Kind::Flag => key.set_flag(switches, self.one_in(2)).unwrap(),
            Kind::Word(words) => {
                let word = words[self.below(u32::try_from(words.len()).unwrap()) as usize];
                key.set_word(switches, word).unwrap();
            }
        }
    }

    /// The start of a game, or a sparse position with debts and poor players.
    fn position(&mut self, rules: Rules) -> Position {
        if self.one_in(3) {
            return Position::start(rules);
        }
        let players = usize::from(rules.players);
        let mut setup = Setup {
            rows: (0..players).map(|_| self.row(&rules)).collect(),
            quan_squares: (0..players).map(|_| self.quan_square(&rules)).collect(),
            stores: (0..players).map(|_| self.store(&rules)).collect(),
            plies: self.below(30),
            ..Setup::start(&rules)
        };
        for debtor in rules.board().seats() {
            let creditor = Player::from_index(self.below(rules.players.into()) as usize);
            if self.one_in(3) && creditor != Some(debtor) {
                setup.debts.push(Debt {
                    debtor,
                    creditor: creditor.filter(|_| debtor != Player::D),
                    dan: 1 + self.below(9),
                });
            }
        }
        Position::from_setup(rules, &setup).unwrap()
    }

    /// Often empty or nearly so, since that is where most rules come in.
    fn row(&mut self, rules: &Rules) -> Vec<u32> {
        let empty = self.one_in(3);
        let one_or_none = |random: &mut Self| u32::from(random.one_in(8));
        (0..rules.squares)
            .map(|_| if empty { one_or_none(self) } else { self.dan() })
            .collect()
    }

    fn dan(&mut self) -> u32 {
        match self.below(12) {
            0..=5 => 0,
            11 => self.below(60),
            _ => 1 + self.below(6),
        }
    }

    fn quan_square(&mut self, rules: &Rules) -> QuanSquare {
        let quan = self.below(3) * u32::from(rules.quan_pieces.min(1));
        let captor = Player::from_index(self.below(rules.players.into()) as usize);
        QuanSquare {
            quan,
            dan: self.dan(),
            captor: captor.filter(|_| quan == 0 && rules.quan_leftover == QuanLeftover::Captor),
        }
    }

    fn store(&mut self, rules: &Rules) -> Store {
        let most = if self.one_in(2) { 5 } else { 30 };
        let dan = i32::try_from(self.below(most)).unwrap();
        Store {
            dan: if rules.shortage == Shortage::Negative {
                dan - 6
            } else {
                dan
            },
            quan: self.below(2) * u32::from(rules.quan_pieces.min(1)),
        }
    }

    fn pick(&mut self, position: &Position) -> Move {
        let moves = position.legal_moves();
        let n = self.below(u32::try_from(moves.len()).unwrap());
        moves.get(n as usize).unwrap()
    }
}

/// What the sample met, so that it is known to have met all.
#[derive(Default)]
struct Met {
    reasons: BTreeSet<&'static str>,
    events: BTreeSet<&'static str>,
}

impl Met {
    fn note(&mut self, events: &[Event]) {
        for event in events {
            let word = match event {
                Event::Stop { reason, .. } => reason.word(),
                Event::TakeOne { .. } => "take one",
                Event::Skip { .. } => "skip",
                Event::Exchange { .. } => "exchange",
                Event::Borrow { creditor: None, .. } => "bank",
                Event::Borrow { .. } => "borrow",
                Event::Refill { .. } => "refill",
                Event::Collect { player: None, .. } => "nobody collects",
                Event::End { reason } => {
                    self.reasons.insert(reason.word());
                    continue;
                }
                _ => continue,
            };
            self.events.insert(word);
        }
    }
}

#[test]
fn two_thousand_random_turns_are_told_rightly() {
    let mut random = Random(1);
    let mut met = Met::default();
    let all = Lang::ALL.map(Messages::new);
    let names: Names = [Some("Tí"), None, Some("Máy"), Some("Máy")]
        .into_iter()
        .collect();
    let mut plies = 0;
    while plies < 2000 {
        let rules = random.rules();
        let mut game = Game::new(random.position(rules));
        for _ in 0..10 {
            if game.outcome().is_some() {
                break;
            }
            let before = game.position().clone();
            let mut events = Vec::new();
            game.play_with(random.pick(&before), &mut events).unwrap();
            met.note(&events);
            plies += 1;
            for messages in &all {
                for names in [&Names::default(), &names] {
                    let narrator = Narrator::new(messages, names);
                    let short = narrator.short(&events, game.position());
                    assert_sentences(&short);
                    let steps = narrator.full(&events, game.position());
                    assert_told(&steps, &events, game.position(), names);
                    assert_captured(&steps, &events, &before, game.position());
                }
            }
        }
    }
    assert_eq!(
        met.events.into_iter().collect::<Vec<_>>().join(" "),
        "bank borrow captured exchange gap-is-quan immature-quan nobody collects quan-ahead \
         quan-ban refill skip take one two-empty"
    );
    assert_eq!(
        met.reasons.into_iter().collect::<Vec<_>>().join(" "),
        "all-quan-captured board-empty max-plies quan-pieces-captured quan-squares-empty \
         quiet-plies repetition shortage shortage-loss"
    );
}

fn assert_sentences(text: &str) {
    assert!(text.ends_with('.'), "{text}");
    assert!(
        !text.contains("..") && !text.contains("  ") && !text.contains(" ,"),
        "{text}"
    );
    assert!(!text.contains(['{', '}', '$']), "{text}");
    // An id in place of a text.
    assert!(text.contains(' '), "{text}");
    assert!(text.starts_with(char::is_uppercase), "{text}");
}

/// The steps cover the events and the sums in them are right.
fn assert_told(steps: &[Step], events: &[Event], after: &Position, names: &Names) {
    let mut next = 0;
    let mut scores = Vec::new();
    for step in steps {
        assert_sentences(&step.text);
        assert_eq!(step.events.start, next, "{steps:?}");
        next = step.events.end;
        if !step.events.is_empty() {
            assert_step(&step.text, &events[step.events.clone()], after);
        } else if let Some((sum, points)) = step.text.split_once(" = ") {
            let points = numbers(points)[0];
            assert_eq!(added(sum), points, "{}", step.text);
            scores.push(points);
        }
    }
    assert_eq!(next, events.len(), "{steps:?}");
    let Some(outcome) = after.outcome() else {
        assert!(scores.is_empty());
        return;
    };
    let expected: Vec<i64> = outcome
        .scores
        .as_slice()
        .iter()
        .map(|&n| n.into())
        .collect();
    assert_eq!(scores, expected);
    let result = &steps.last().unwrap().text;
    for winner in outcome.shares.winners() {
        assert!(result.contains(&*names.get(winner)), "{result}");
    }
}

/// The numbers of a step are those of its events.
fn assert_step(text: &str, events: &[Event], after: &Position) {
    let said = numbers(text);
    match events[0] {
        Event::Pick { dan, .. } | Event::Relay { dan, .. } if dan > 1 => {
            assert!(said.contains(&dan.into()), "{text}");
        }
        Event::Collect { from, .. } => {
            let board = after.board();
            let left = board
                .ring()
                .filter(|&s| board.is_quan(s) == (from == Leftover::QuanSquares))
                .map(|s| i64::from(after.dan(s)));
            assert_eq!(said.iter().sum::<i64>(), left.sum::<i64>(), "{text}");
        }
        Event::Borrow { .. } | Event::Exchange { .. } => {
            for event in events {
                if let Event::Borrow { dan, .. } | Event::Exchange { dan, .. } = *event {
                    assert!(said.contains(&dan.into()), "{text}");
                }
            }
        }
        _ => {}
    }
}

/// The captures of the steps are what the turn captured, and, unless dân went
/// out of the store again, what the store has more.
fn assert_captured(steps: &[Step], events: &[Event], before: &Position, after: &Position) {
    let mover = before.to_move();
    let value = i64::from(after.rules().quan_value);
    let mut dan = 0;
    let mut quan = 0;
    for step in steps.iter().filter(|step| {
        let first = events.get(step.events.start);
        matches!(first, Some(Event::Capture { .. })) && !step.events.is_empty()
    }) {
        let (_, pieces) = step.text.rsplit_once(": ").unwrap();
        let count = |piece: &str| {
            let words: Vec<&str> = pieces.split([' ', ',', '.']).collect();
            let place = words.iter().position(|word| *word == piece);
            place.map_or(0, |place| words[place - 1].parse::<i64>().unwrap())
        };
        let (some_dan, some_quan) = (count("dân"), count("quan"));
        if some_quan > 0 {
            let worth = some_dan + some_quan * value;
            assert_eq!(numbers(pieces).last(), Some(&worth), "{}", step.text);
        }
        dan += some_dan;
        quan += some_quan;
    }
    let paid = |e: &Event| {
        matches!(
            e,
            Event::Borrow { .. } | Event::Exchange { .. } | Event::Refill { .. }
        )
    };
    if !events.iter().any(paid) {
        let (old, new) = (before.store(mover), after.store(mover));
        assert_eq!(dan, i64::from(new.dan - old.dan), "{steps:?}");
        assert_eq!(quan, i64::from(new.quan - old.quan), "{steps:?}");
    }
}

/// The whole numbers that stand alone in a text: not the 3 of A3.
fn numbers(text: &str) -> Vec<i64> {
    text.split([' ', '(', ')', ',', ';', '.', ':'])
        .filter_map(|word| word.parse().ok())
        .filter(|n: &i64| n.unsigned_abs() <= 10 * u64::from(MAX_DAN))
        .collect()
}

/// What a sum comes to, brackets left out: `A: 12 (…) + 20 (2 quan) − 3 (…)`.
fn added(sum: &str) -> i64 {
    let (_, sum) = sum.split_once(": ").unwrap();
    let mut depth = 0;
    let mut outside = String::new();
    for c in sum.chars() {
        match c {
            '(' => depth += 1,
            ')' => depth -= 1,
            c if depth == 0 => outside.push(c),
            _ => {}
        }
    }
    let mut total = 0;
    let mut sign = 1;
    for word in outside.split_whitespace() {
        match word {
            "+" => sign = 1,
            "−" => sign = -1,
            number => total += sign * number.parse::<i64>().unwrap(),
        }
    }
    total
}
