//! What the next game is to be.

use std::time::Duration;

use oaq_core::files::Variant;
use oaq_core::{Key, Kind, Player, Rules, Switches, Value};
use oaq_i18n::Messages;
use oaq_play::variants::{Chosen, Variants};
use oaq_play::{Sheet, Who};

use super::form::{Field, Touch, step, typed};
use crate::app::clock::TimeControl;
use crate::app::people::MOST_NAME;
use crate::app::random::Random;
use crate::app::series::{Person, Series};
use crate::app::table::Table;

/// Who begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Starter {
    /// The person of this line.
    Chosen(Player),
    /// Whoever is drawn.
    Lots,
    /// Whoever wins at rock, paper and scissors; for two.
    Hands,
}

/// Minutes for a game; 0 is no clock.
const MINUTES: [u32; 8] = [0, 1, 3, 5, 10, 15, 30, 60];

/// Seconds given with each move.
const SECONDS: [u64; 7] = [0, 1, 2, 3, 5, 10, 30];

/// A game without a clock.
const NO_CLOCK: TimeControl = TimeControl {
    game: Duration::ZERO,
    increment: Duration::ZERO,
};

/// Of how many games the best is sought.
const GAMES: [u32; 6] = [1, 2, 3, 5, 7, 9];

/// The longest name of a computer that can be typed.
const MOST_WHO: usize = 250;

/// The players that the arrows offer; others can be typed.
const USUAL: [&str; 11] = [
    "human",
    "level:1",
    "level:2",
    "level:3",
    "level:4",
    "level:5",
    "level:6",
    "greedy",
    "random",
    "search:1s",
    "search:5s",
];

/// A game to come.
#[derive(Clone, Debug)]
pub(crate) struct NewGame {
    variant: String,
    switches: Switches,
    people: [Person; 4],
    /// The name of a computer that is being typed.
    pub(crate) typing: Option<(Player, String)>,
    pub(crate) starter: Starter,
    /// The clock; none where there is no time for the game.
    control: TimeControl,
    pub(crate) best_of: u32,
    /// What the table has, which is offered besides what is usual.
    table: TableHas,
    /// Whether the house rules are shown.
    pub(crate) house: bool,
    pub(crate) problem: Option<String>,
}

/// What a game on the table is played with.
#[derive(Clone, Debug)]
struct TableHas {
    people: [Person; 4],
    control: TimeControl,
    best_of: u32,
}

/// A game that can begin.
#[derive(Clone, Debug)]
pub(crate) struct Game {
    pub(crate) chosen: Chosen,
    pub(crate) people: Vec<Person>,
    control: Option<TimeControl>,
    best_of: u32,
}

impl Game {
    /// The game, begun by the person of this place in the list.
    pub(crate) fn table(self, first: usize) -> Table {
        let series = Series::new(self.people, first, self.best_of);
        let sheet = Sheet::new(self.chosen.named(), None);
        Table::new(sheet, self.chosen, series, self.control, None)
    }
}

impl NewGame {
    /// A game like the one on the table.
    pub(crate) fn like(table: &Table, variants: &Variants) -> Self {
        let mut people: [Person; 4] = Default::default();
        for (place, person) in people.iter_mut().zip(table.series.seated()) {
            *place = person;
        }
        let known = |id: &&str| variants.book.get(id).is_some();
        let id = Some(table.chosen.variant.id()).filter(known);
        let control = table.control.unwrap_or(NO_CLOCK);
        let best_of = table.series.best_of();
        Self {
            table: TableHas {
                people: people.clone(),
                control,
                best_of,
            },
            variant: id.unwrap_or("standard").to_owned(),
            switches: table.chosen.rules.switches(),
            people,
            typing: None,
            starter: Starter::Chosen(Player::A),
            control,
            best_of,
            house: false,
            problem: None,
        }
    }

    pub(crate) const fn players(&self) -> u8 {
        self.switches.players
    }

    pub(crate) fn seats(&self) -> impl Iterator<Item = Player> + use<> {
        Player::ALL.into_iter().take(self.players().into())
    }

    pub(crate) const fn person(&self, seat: Player) -> &Person {
        &self.people[seat.index()]
    }

    pub(crate) fn value(&self, key: Key) -> Value {
        key.get(&self.switches)
    }

    /// The clock of the game; none if it has none.
    pub(crate) fn control(&self) -> Option<TimeControl> {
        (!self.control.game.is_zero()).then_some(self.control)
    }

    /// The variant, and whether any of its rules is changed.
    pub(crate) fn variant<'v>(&self, variants: &'v Variants) -> Option<(&'v Variant, bool)> {
        let variant = variants.book.get(&self.variant)?;
        Some((variant, variant.rules().switches() != self.switches))
    }

    /// Does something with a field. Whether the game should begin.
    pub(crate) fn touch(
        &mut self,
        field: Field,
        touch: Touch,
        variants: &Variants,
        say: &Messages,
    ) -> bool {
        self.problem = None;
        if !matches!(field, Field::Who(seat) if self.types_at(seat)) {
            self.take_typed(say);
        }
        match (field, touch) {
            (Field::Accept, Touch::Press) if self.house => self.house = false,
            (Field::Accept, Touch::Press) => return self.problem.is_none(),
            (Field::House, Touch::Press) => self.house = true,
            (Field::Other, Touch::Press) => self.reset(variants),
            (Field::Variant, Touch::Step(forward)) => self.step_variant(variants, forward),
            (Field::Rule(key), touch) => self.touch_rule(key, touch),
            (Field::Who(seat), touch) => self.touch_who(seat, touch, say),
            (Field::Name(seat), touch) => {
                let name = &mut self.people[seat.index()].name;
                if typed(name, touch, MOST_NAME).is_err() {
                    self.problem = Some(too_long(MOST_NAME, say));
                }
            }
            (Field::Starter, Touch::Step(forward)) => self.step_starter(forward),
            (Field::Time, Touch::Step(forward)) => {
                let usual = MINUTES.map(|minutes| Duration::from_secs(60) * minutes);
                let own = self.table.control.game;
                self.control.game = other(&usual, own, self.control.game, forward);
            }
            (Field::Increment, Touch::Step(forward)) => {
                let usual = SECONDS.map(Duration::from_secs);
                let own = self.table.control.increment;
                self.control.increment = other(&usual, own, self.control.increment, forward);
            }
            (Field::BestOf, Touch::Step(forward)) => {
                self.best_of = other(&GAMES, self.table.best_of, self.best_of, forward);
            }
            _ => {}
        }
        self.fit();
        false
    }

    fn types_at(&self, seat: Player) -> bool {
        self.typing
            .as_ref()
            .is_some_and(|(typing, _)| *typing == seat)
    }

    /// Goes back to the rules of the variant.
    fn reset(&mut self, variants: &Variants) {
        if let Some(variant) = variants.book.get(&self.variant) {
            self.switches = variant.rules().switches();
        }
    }

    fn step_variant(&mut self, variants: &Variants, forward: bool) {
        let ids: Vec<&str> = variants.book.iter().map(Variant::id).collect();
        let index = ids.iter().position(|id| *id == self.variant).unwrap_or(0);
        if let Some(id) = ids.get(step(index, ids.len(), forward)) {
            (*id).clone_into(&mut self.variant);
        }
        self.reset(variants);
    }

    fn touch_rule(&mut self, key: Key, touch: Touch) {
        let text = match (key.kind(), self.value(key), touch) {
            (Kind::Integer(min, max), Value::Integer(now), Touch::Step(forward)) => {
                let next = now + if forward { 1 } else { -1 };
                match next {
                    n if n < min => max,
                    n if n > max => min,
                    n => n,
                }
                .to_string()
            }
            (Kind::Integer(min, max), Value::Integer(now), Touch::Type(c)) => {
                // Digits are put behind what is there as long as that fits.
                let longer = format!("{now}{c}").parse().ok();
                let fits = |n: &i64| (min..=max).contains(n);
                let alone = || c.to_string().parse().ok().filter(fits);
                match longer.filter(fits).or_else(alone) {
                    Some(number) => number.to_string(),
                    None => return,
                }
            }
            (Kind::Word(words), Value::Word(now), Touch::Step(forward)) => {
                let index = words.iter().position(|&word| word == now).unwrap_or(0);
                words[step(index, words.len(), forward)].to_owned()
            }
            (Kind::Flag, Value::Flag(now), Touch::Step(_)) => (!now).to_string(),
            _ => return,
        };
        // What is offered is in the key's range.
        let set = key.set(&mut self.switches, &text);
        debug_assert!(set.is_ok(), "{set:?}");
    }

    fn touch_who(&mut self, seat: Player, touch: Touch, say: &Messages) {
        match touch {
            Touch::Step(forward) => {
                self.typing = None;
                let usual = USUAL.iter();
                let mut all: Vec<Who> = usual
                    .filter_map(|name| Who::named(name, say).ok())
                    .collect();
                let own = &self.table.people[seat.index()].who;
                if !all.contains(own) {
                    all.push(own.clone());
                }
                let now = &self.people[seat.index()].who;
                let index = all.iter().position(|who| who == now);
                let next = match index {
                    Some(index) => step(index, all.len(), forward),
                    None if forward => 0,
                    None => all.len().saturating_sub(1),
                };
                if let Some(who) = all.into_iter().nth(next) {
                    self.people[seat.index()].who = who;
                }
            }
            Touch::Press => self.take_typed(say),
            Touch::Type(_) | Touch::Erase => {
                let (_, text) = self.typing.get_or_insert_with(|| (seat, String::new()));
                let fits = typed(text, touch, MOST_WHO);
                if text.is_empty() {
                    self.typing = None;
                }
                if fits.is_err() {
                    self.problem = Some(too_long(MOST_WHO, say));
                }
            }
        }
    }

    /// Seats whoever is called as was typed, or says what is wrong with it.
    fn take_typed(&mut self, say: &Messages) {
        let Some((seat, name)) = self.typing.take() else {
            return;
        };
        match Who::named(name.trim(), say) {
            Ok(who) => self.people[seat.index()].who = who,
            Err(problem) => {
                self.problem = Some(problem);
                self.typing = Some((seat, name));
            }
        }
    }

    fn step_starter(&mut self, forward: bool) {
        let chosen = self.seats().map(Starter::Chosen);
        let drawn = [Starter::Lots, Starter::Hands];
        let for_two = usize::from(self.players() == 2);
        let all: Vec<Starter> = chosen.chain(drawn.into_iter().take(1 + for_two)).collect();
        let index = all.iter().position(|&one| one == self.starter).unwrap_or(0);
        self.starter = all[step(index, all.len(), forward)];
    }

    /// Corrects what does not fit the number of players any more.
    fn fit(&mut self) {
        let beyond = |player: Player| player.index() >= usize::from(self.players());
        match self.starter {
            Starter::Chosen(player) if beyond(player) => {
                self.starter = Starter::Chosen(Player::A);
            }
            Starter::Hands if self.players() != 2 => self.starter = Starter::Lots,
            _ => {}
        }
    }

    /// The game, or what stands in its way, in words.
    pub(crate) fn game(&self, variants: &Variants, say: &Messages) -> Result<Game, String> {
        let rules = Rules::new(self.switches).map_err(|errors| {
            let told: Vec<String> = errors.0.iter().map(|e| say.rule_error(e)).collect();
            told.join(" ")
        })?;
        let base = variants.book.get(&self.variant);
        let base = base.map_or(Rules::STANDARD, |variant| *variant.rules());
        let chosen = variants.choose(&rules.text_from(&self.variant, &base), say)?;
        let people: Vec<Person> = self.seats().map(|seat| self.person(seat).clone()).collect();
        Ok(Game {
            chosen,
            people,
            control: self.control(),
            best_of: self.best_of,
        })
    }

    /// The place of whoever begins; `None` if hands have to say.
    pub(crate) fn beginner(&self, random: &mut Random) -> Option<usize> {
        match self.starter {
            Starter::Chosen(player) => Some(player.index()),
            Starter::Lots => Some(random.below(self.players().into())),
            Starter::Hands => None,
        }
    }
}

/// That no more can be typed.
fn too_long(most: usize, say: &Messages) -> String {
    say.format("tui-too-long", &[("most", most.into())])
}

/// The next or previous of what is usual and of what the table has.
fn other<T: Copy + Ord>(usual: &[T], own: T, now: T, forward: bool) -> T {
    let mut all = [usual, &[own]].concat();
    all.sort_unstable();
    all.dedup();
    let index = all.iter().position(|&one| one == now).unwrap_or(0);
    all[step(index, all.len(), forward)]
}
