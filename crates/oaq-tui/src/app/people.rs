//! Who plays, as records say it.

use oaq_core::Player;
use oaq_i18n::{Messages, Names};
use oaq_notation::record::Record;
use oaq_play::variants::{Chosen, Variants};
use oaq_play::{Who, errors, text};

use super::series::{Person, Series};

/// The tag that says who made a player's moves, behind the player's letter.
const TYPE: &str = "Type";

/// The tag that names a variant which not everybody has.
const VARIANT: &str = "Variant";

/// The longest name that can be typed, in characters.
pub(crate) const MOST_NAME: usize = 24;

/// What the people are called, so that it can be shown.
pub(crate) fn names(series: &Series) -> Names {
    let seated = series.seated();
    let shown = |person: &Person| {
        let name = person.name.trim();
        (!name.is_empty()).then(|| errors::harmless(&text::shortened(name)))
    };
    seated.iter().map(shown).collect()
}

/// Writes into a record who the players are and what they play.
pub(crate) fn sign(record: &mut Record, series: &Series, chosen: &Chosen) {
    let tags = record.tags_mut();
    // Names are short and have no control characters, so that they fit; one
    // that does not would be left out.
    let mut set = |name: &str, value: &str| {
        let _ = tags.set(name, value);
    };
    if chosen.named().id != chosen.variant.id() {
        set(VARIANT, chosen.variant.id());
    }
    for (seat, person) in Player::ALL.into_iter().zip(series.seated()) {
        let name = person.name.trim();
        set(&seat.to_string(), if name.is_empty() { "?" } else { name });
        set(&format!("{seat}{TYPE}"), &person.who.name());
    }
}

/// The rules of a record, with the variant that it names.
pub(crate) fn rules_of(record: &Record, variants: &Variants) -> Chosen {
    let named = record.rules();
    let variant = record.tags().get(VARIANT);
    let variant = variant.and_then(|id| variants.book.get(id));
    match variant.filter(|variant| *variant.rules() == named.rules) {
        Some(variant) => Chosen::unchanged(variant),
        None => variants.of_record(named),
    }
}

/// The people of a record, from A on.
pub(crate) fn of_record(record: &Record, say: &Messages) -> Vec<Person> {
    let person = |seat: Player| {
        let name = Some(record.tags().player(seat)).filter(|name| *name != "?");
        let who = record.tags().get(&format!("{seat}{TYPE}"));
        let who = who.and_then(|who| Who::of_file(who, say));
        Person {
            // However long it is, it is saved again as it was.
            name: name.unwrap_or_default().to_owned(),
            who: who.unwrap_or_default(),
        }
    };
    record.rules().rules.board().seats().map(person).collect()
}

/// The seats for which a program played that no file may start.
pub(crate) fn without_program(record: &Record, say: &Messages) -> Vec<Player> {
    let is_program = |seat: &Player| {
        let who = record.tags().get(&format!("{seat}{TYPE}"));
        who.is_some_and(|who| Who::named(who, say).is_ok_and(|who| who.is_program()))
    };
    let seats = record.rules().rules.board().seats();
    seats.filter(is_program).collect()
}

/// A saved game in a line: who, how far, the rules.
pub(crate) fn summary(record: &Record, when: &str, say: &Messages, variants: &Variants) -> String {
    let series = Series::new(of_record(record, say), 0, 1);
    let names = names(&series);
    let seats = record.first_position().board().seats();
    let players: Vec<String> = seats.map(|seat| names.get(seat).into_owned()).collect();
    let moves = oaq_play::plies_told(record, say);
    let rules = rules_of(record, variants);
    let rules = rules.variant.name(say.lang().code()).to_owned();
    [players.join(" – "), moves, when.to_owned(), rules].join(", ")
}
