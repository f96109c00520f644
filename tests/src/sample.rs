//! Random rules and positions, the same for the same seed everywhere.
//!
//! The draws are not fair: they lean towards small boards, short games and the
//! odd corners where two implementations are likely to differ.

use crate::literal::{Allowed, KEYS, Key, LiteralPosition, LiteralRules, VARIANTS};

/// `SplitMix64`: a tiny generator of random numbers, good enough for tests.
#[derive(Clone, Debug)]
pub struct SplitMix64 {
    state: u64,
}

// CITE: Steele, Lea, Flood: Fast Splittable Pseudorandom Number Generators,
// OOPSLA 2014.
impl SplitMix64 {
    /// A generator that gives the same numbers whenever it has this seed.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        SplitMix64 { state: seed }
    }

    /// The next 64 random bits.
    pub fn next_u64(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut bits = self.state;
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        bits ^ (bits >> 31)
    }

    /// A number from `least` to `most`, both included.
    ///
    /// # Panics
    ///
    /// If there is none.
    pub fn range(&mut self, least: i64, most: i64) -> i64 {
        assert!(least <= most, "{least}..={most} is empty");
        let bits = i64::try_from(self.next_u64() >> 1).expect("63 bits");
        least + bits % (most - least + 1)
    }

    /// True once in `n` times.
    pub fn one_in(&mut self, n: i64) -> bool {
        self.range(1, n) == 1
    }

    /// One of these.
    ///
    /// # Panics
    ///
    /// If there are none.
    pub fn pick<'a, T>(&mut self, choices: &'a [T]) -> &'a T {
        let last = i64::try_from(choices.len()).expect("few") - 1;
        &choices[usize::try_from(self.range(0, last)).expect("not below zero")]
    }

    /// Like [`range`](Self::range), but mostly near `least`.
    fn small(&mut self, least: i64, most: i64) -> i64 {
        if self.one_in(6) {
            self.range(least, most)
        } else {
            self.range(least, most.min(least + 4))
        }
    }
}

/// A random rules text. Every switch can have every value that makes a
/// difference, alone and with the others; the text is never contradictory.
///
/// # Panics
///
/// Never: a text that the rules refuse would be a fault of this generator.
pub fn rules_text(rng: &mut SplitMix64) -> String {
    let (id, _) = rng.pick(VARIANTS);
    // How many switches are touched, from nearly none to most.
    let one_in = *rng.pick(&[2, 3, 8]);
    let endless = rng.one_in(10);
    let mut words = vec![(*id).to_owned()];
    for key in KEYS {
        let fixed = ENDLESS.iter().find(|(name, _)| *name == key.name);
        match fixed {
            Some((name, value)) if endless => words.push(format!("{name}={value}")),
            _ if rng.one_in(one_in) => words.push(format!("{}={}", key.name, value(rng, key))),
            _ => {}
        }
    }
    let text = words.join(" ");
    match LiteralRules::parse(&text) {
        Ok(_) => text,
        Err(_) => without_contradiction(rng, &text),
    }
}

/// The rules under which turns without end are known (§5, `quan-ahead`). They
/// are rare even there, and too rare to be met by chance anywhere else.
const ENDLESS: [(&str, &str); 3] = [
    ("players", "3"),
    ("squares", "2"),
    ("quan-ahead", "take-one"),
];

/// A value of this key.
fn value(rng: &mut SplitMix64, key: &Key) -> String {
    let (least, most) = match key.allowed {
        Allowed::Word(words) => return (*rng.pick(words)).to_owned(),
        Allowed::Number(least, most) => (least, most),
    };
    let number = match key.name {
        "players" => *rng.pick(&[2, 2, 3, 4]),
        "quan-pieces" => rng.range(least, most),
        "quan-value" => *rng.pick(&[1, 2, 5, 10, 20, 100]),
        "quan-dan" => *rng.pick(&[0, 1, 2, 5, 10, 100]),
        "immature-quan.below" => *rng.pick(&[0, 1, 3, 5, 5, 11, 25]),
        "quan-ban-turns" => *rng.pick(&[0, 1, 2, 5]),
        "limits.repetition" => *rng.pick(&[0, 2, 2, 3, 4]),
        "limits.quiet-plies" => *rng.pick(&[0, 1, 2, 3, 5, 10, 100]),
        "limits.max-plies" => *rng.pick(&[0, 1, 2, 7, 20, 200, 1000]),
        // squares, dan
        _ => rng.small(least, most),
    };
    number.to_string()
}

/// The same rules with what contradicts itself drawn again, at its place.
fn without_contradiction(rng: &mut SplitMix64, text: &str) -> String {
    let has = |setting: &str| text.split(' ').any(|word| word == setting);
    let (culprit, values): (&str, &[&str]) = if has("end=shortage") {
        ("shortage", &["partial", "end", "lose", "skip"])
    } else {
        ("end", &["quan-squares-empty", "board-empty"])
    };
    let mut words: Vec<String> = text
        .split(' ')
        .filter(|word| !word.starts_with(&format!("{culprit}=")))
        .map(str::to_owned)
        .collect();
    words.push(format!("{culprit}={}", rng.pick(values)));
    let text = words.join(" ");
    assert!(LiteralRules::parse(&text).is_ok(), "{text}");
    text
}

/// A random position of these rules, in its canonical text: sparse boards and
/// crowded ones, empty rows, looted ô quan, debts, counters near a limit. It
/// may be one that no game reaches, and it may be over already.
///
/// # Panics
///
/// Never: a text that the rules refuse would be a fault of this generator.
pub fn position_text(rules: &LiteralRules, rng: &mut SplitMix64) -> String {
    let mover = *rng.pick(&PLAYERS[..rules.players()]);
    let direction = match rules.word("direction") {
        "fixed-by-first-move" => *rng.pick(&["", "R", "L"]),
        _ => "",
    };
    let (quiet, plies) = counters(rules, rng);
    let mut draft = Draft {
        ring: ring(rules, rng, mover),
        mover: format!("{mover}{direction}"),
        stores: stores(rules, rng),
        debts: debts(rules, rng),
        counters: format!("{quiet} {plies}"),
    };
    if rng.one_in(30) {
        draft.go_to_the_brink(rules, rng);
    }
    draft.text(rules)
}

/// The fields of a position while it is being drawn.
struct Draft {
    /// Row, ô quan, row, ô quan, …
    ring: Vec<String>,
    mover: String,
    stores: Vec<String>,
    debts: Vec<String>,
    counters: String,
}

impl Draft {
    fn text(&self, rules: &LiteralRules) -> String {
        let text = format!(
            "{} {} {} {} {}",
            self.ring.join("/"),
            self.mover,
            self.stores.join("/"),
            if self.debts.is_empty() {
                "-".to_owned()
            } else {
                self.debts.join(",")
            },
            self.counters,
        );
        match LiteralPosition::parse(rules, &text) {
            Ok(position) => position.to_string(),
            Err(error) => panic!("{text}: {error}"),
        }
    }

    /// Puts so many dân somewhere that a refill may need a number that is not
    /// to be written.
    fn go_to_the_brink(&mut self, rules: &LiteralRules, rng: &mut SplitMix64) {
        for store in &mut self.stores {
            *store = if rules.is("shortage", "negative") {
                rng.range(-9999, -9990).to_string()
            } else {
                "0".to_owned()
            };
        }
        if rng.one_in(2) {
            self.debts.clear();
            for debtor in &PLAYERS[..rules.players()] {
                self.debts
                    .push(format!("{debtor}>*:{}", rng.range(9990, 9999)));
            }
        } else {
            self.ring[1] = String::from("0");
            let position = LiteralPosition::parse(rules, &self.text(rules)).expect("just written");
            let most = 9999 - position.dan_on_board();
            self.ring[1] = rng.range(most - 9, most).to_string();
        }
    }
}

const PLAYERS: [char; 4] = ['A', 'B', 'C', 'D'];

fn ring(rules: &LiteralRules, rng: &mut SplitMix64, mover: char) -> Vec<String> {
    // Of the second number of squares the first number is occupied.
    let (occupied, of) = *rng.pick(&[(1, 6), (1, 3), (1, 2), (2, 3), (5, 6), (11, 12)]);
    let most_dan = *rng.pick(&[1, 3, 6, 6, 12]);
    let mut parts = Vec::new();
    for player in &PLAYERS[..rules.players()] {
        let empty = rng.one_in(if *player == mover { 4 } else { 6 });
        let row: Vec<String> = (0..rules.squares())
            .map(|_| {
                let dan = if empty || rng.range(1, of) > occupied {
                    0
                } else if rng.one_in(25) {
                    rng.range(10, 60)
                } else {
                    rng.range(1, most_dan)
                };
                dan.to_string()
            })
            .collect();
        parts.push(row.join(","));
        parts.push(o_quan(rules, rng));
    }
    parts
}

fn o_quan(rules: &LiteralRules, rng: &mut SplitMix64) -> String {
    let dan = match rng.range(0, 5) {
        0 | 1 => 0,
        2..=4 => rng.range(1, 7),
        _ => rng.range(1, 30),
    };
    let quan = match rng.range(0, 11) {
        0..=5 => 0,
        // More than the rules set up is allowed: no total is demanded.
        6 => rng.range(0, 3),
        _ => rules.number("quan-pieces"),
    };
    if quan > 0 {
        let dan = if dan == 0 {
            String::new()
        } else {
            dan.to_string()
        };
        return quan_letters(quan) + &dan;
    }
    if rules.is("quan-leftover", "captor") && !rng.one_in(3) {
        let captor = rng.pick(&PLAYERS[..rules.players()]);
        return format!("{dan}{}", captor.to_ascii_lowercase());
    }
    dan.to_string()
}

fn quan_letters(quan: i64) -> String {
    "Q".repeat(usize::try_from(quan).expect("not below zero"))
}

fn stores(rules: &LiteralRules, rng: &mut SplitMix64) -> Vec<String> {
    let poor = rng.one_in(2);
    let quan_everywhere = rng.one_in(3);
    (0..rules.players())
        .map(|_| {
            let negative = rules.is("shortage", "negative") && rng.one_in(4);
            let dan = match negative {
                true => rng.range(-20, -1),
                false if poor => rng.range(0, 6),
                false => rng.range(0, 30),
            };
            let quan = match rules.number("quan-pieces") {
                0 => 0,
                pieces if quan_everywhere || rng.one_in(3) => rng.range(0, pieces),
                _ => 0,
            };
            format!("{dan}{}", quan_letters(quan))
        })
        .collect()
}

/// Usually none; otherwise any pair may owe, in both directions too.
fn debts(rules: &LiteralRules, rng: &mut SplitMix64) -> Vec<String> {
    let mut debts = Vec::new();
    if !rng.one_in(3) {
        return debts;
    }
    let players = &PLAYERS[..rules.players()];
    for debtor in players {
        for creditor in players.iter().chain(&['*']) {
            if creditor != debtor && rng.one_in(3) {
                debts.push(format!("{debtor}>{creditor}:{}", rng.small(1, 25)));
            }
        }
    }
    debts
}

/// Plies since the last capture and plies played: small, so that bans are in
/// force, or just below a limit.
fn counters(rules: &LiteralRules, rng: &mut SplitMix64) -> (i64, i64) {
    let mut plies = rng.small(0, 60);
    let most_plies = rules.number("limits.max-plies");
    if most_plies > 0 && rng.one_in(8) {
        plies = (most_plies - rng.range(1, 4)).max(0);
    } else if most_plies > 0 && !rng.one_in(20) {
        plies = plies.min(most_plies - 1);
    }
    let mut quiet = rng.range(0, plies);
    let most_quiet = rules.number("limits.quiet-plies");
    if most_quiet > 0 && !rng.one_in(20) {
        quiet = quiet.min(most_quiet - 1);
    }
    (quiet, plies)
}
