//! What is saved with a game besides the game itself: the clocks and the match
//! that it is part of. They stand in tags.
//!
//! | tag | value |
//! |---|---|
//! | `TimeControl` | seconds for the game, and behind a plus those that each move adds: `300+3` |
//! | `Clocks` | what each player has left, as `%clk` writes it: `0:04:58.3 0:05:00` |
//! | `Match` | of how many games the best is sought, how many were finished before this one, and what each seat won of them, in twelfths of a game: `3 1 12-0` |

use std::time::Duration;

use oaq_notation::record::{Clock as Written, Record};
use oaq_play::read_time;

use super::clock::{Clock, TimeControl};
use super::series::{Person, Series};
use super::table::Table;

const TIME_CONTROL: &str = "TimeControl";
const CLOCKS: &str = "Clocks";
const MATCH: &str = "Match";

/// Writes into a record what the table has besides the game.
pub(super) fn write(record: &mut Record, table: &Table) {
    let tags = record.tags_mut();
    // All of them are short, so that they fit.
    let mut set = |name: &str, value: &str| {
        let _ = tags.set(name, value);
    };
    if let Some(TimeControl { game, increment }) = table.control {
        let (game, increment) = (game.as_secs_f64(), increment.as_secs_f64());
        set(TIME_CONTROL, &format!("{game}+{increment}"));
    }
    if let Some(clock) = &table.clock {
        let left = table
            .seats()
            .map(|seat| Written(clock.left(seat)).to_string());
        set(CLOCKS, &left.collect::<Vec<_>>().join(" "));
    }
    if table.series.best_of() > 1 {
        let mut before = table.series.clone();
        if let Some(shares) = table.counted {
            before.uncount(shares);
        }
        let won = table.seats().map(|seat| before.won(seat).0.to_string());
        let won = won.collect::<Vec<_>>().join("-");
        set(
            MATCH,
            &format!("{} {} {won}", before.best_of(), before.games()),
        );
    }
}

/// Takes from a saved game what time there is for it and what is left of that.
pub(super) fn take_clock(record: &mut Record) -> Option<(TimeControl, Clock)> {
    let tags = record.tags_mut();
    let control = tags.get(TIME_CONTROL).and_then(read_control);
    let left = tags.get(CLOCKS).map(|text| {
        let each = text.split(' ').map(str::parse::<Written>);
        each.map(|clock| Some(clock.ok()?.0)).collect()
    });
    let left: Option<Vec<Duration>> = left.flatten();
    tags.remove(CLOCKS);
    let control = control?;
    Some((control, Clock::with(control, &left.unwrap_or_default())))
}

/// The people of a saved game with the match that it is part of.
pub(super) fn take_series(record: &mut Record, people: Vec<Person>) -> Series {
    let tags = record.tags_mut();
    let read = tags.get(MATCH).and_then(read_match);
    tags.remove(MATCH);
    match read {
        Some((best_of, games, won)) if won.len() == people.len() => {
            Series::gone_on_with(people, best_of, games, won)
        }
        _ => Series::new(people, 0, 1),
    }
}

fn read_control(text: &str) -> Option<TimeControl> {
    let (game, increment) = text.split_once('+')?;
    let increment = match increment {
        "0" => Duration::ZERO,
        some => read_time(some)?,
    };
    Some(TimeControl {
        game: read_time(game)?,
        increment,
    })
}

/// Of how many games the best is sought, how many are finished, and what each
/// seat has won.
fn read_match(text: &str) -> Option<(u32, u32, Vec<u32>)> {
    let mut words = text.split(' ');
    let number = |word: &str| word.parse().ok().filter(|&n: &u32| n < 1000);
    let (best_of, games) = (number(words.next()?)?, number(words.next()?)?);
    let won = |word: &str| word.parse().ok().filter(|&n: &u32| n < 100_000);
    let won: Option<Vec<u32>> = words.next()?.split('-').map(won).collect();
    words.next().is_none().then_some((best_of, games, won?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_damaged_is_left_out() {
        let control =
            |text| read_control(text).map(|c| (c.game.as_millis(), c.increment.as_millis()));
        assert_eq!(control("300+3"), Some((300_000, 3_000)));
        assert_eq!(control("0.5+0"), Some((500, 0)));
        for text in ["", "300", "+", "300+", "0+3", "-1+2", "x+1", "300+3+3"] {
            assert_eq!(control(text), None, "{text}");
        }
        assert_eq!(read_match("3 1 12-0"), Some((3, 1, vec![12, 0])));
        for text in [
            "",
            "3",
            "3 1",
            "3 1 ",
            "3 1 x-0",
            "3 -1 0-0",
            "3 1 0-0 2",
            "3 1 9999999-0",
        ] {
            assert_eq!(read_match(text), None, "{text}");
        }
    }
}
