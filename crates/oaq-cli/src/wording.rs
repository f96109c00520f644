//! Moves as people say them: `3 to the right`, `ô ba sang trái`, `casa 2 para
//! a direita`.
//!
//! The notation knows letters and single words for directions, and that is
//! what records have. Whoever types may use what this program says itself.

use std::borrow::Cow;

use oaq_core::{Direction, Player};
use oaq_notation::read_direction;
use oaq_play::text::fold;

/// What may stand in front of a direction, folded.
const TOWARDS: &[&str] = &[
    // Vietnamese
    "sang",
    "sang ben",
    "sang phia",
    "ben",
    "ve",
    "ve ben",
    "ve phia",
    "qua",
    "qua ben",
    "phia",
    "phia ben",
    "huong",
    "tay", // English
    "to",
    "to the",
    "the",
    "towards",
    "towards the", // Portuguese
    "para",
    "para a",
    "para o lado da",
    "pra",
    "a",
    "pela",
];

/// What may stand in front of the number of a square, folded.
const SQUARE: &[&str] = &[
    // Vietnamese
    "o",
    "o so",
    "tu o",
    "tu", // English
    "square",
    "from",
    "from square", // Portuguese
    "casa",
    "a casa",
    "da casa",
    "na casa",
];

/// The words for the numbers of squares, folded: those that mean one number in
/// whatever language they are.
const NUMBERS: [&[&str]; 9] = [
    &["mot", "one", "um", "uma"],
    &["hai", "two", "dois", "duas"],
    &["ba", "three", "tres"],
    &["bon", "four", "quatro"],
    &["nam", "five", "cinco"],
    &["sau", "six", "seis"],
    &["bay", "seven", "sete"],
    &["tam", "eight", "oito"],
    &["chin", "nine", "nove"],
];

/// Longer lines are no moves.
const LONGEST: usize = 80;

/// A part of a move.
enum Part<'t> {
    Square(Cow<'t, str>),
    Direction(&'t str),
}

/// The direction that a line says, if it says nothing else: `right`, `to the
/// right`, `sang phải`.
pub(crate) fn direction(line: &str) -> Option<Direction> {
    if let Some(direction) = read_direction(line) {
        return Some(direction);
    }
    match &parts(line)?[..] {
        [Part::Direction(word)] => read_direction(word),
        _ => None,
    }
}

/// A move, or a square alone, in the notation, if a line says one in words or
/// has the direction in front. What is in the notation already is not told
/// again, so that whatever is wrong in it is shown as it was typed.
///
/// What the notation understands keeps its meaning: in `d3` the letter is a
/// player.
pub(crate) fn in_notation(line: &str) -> Option<String> {
    let starts_with_number = line.starts_with(|c: char| c.is_ascii_digit());
    let words = line.split_whitespace().count();
    match &parts(line)?[..] {
        [Part::Square(square)] if !(starts_with_number || words == 1 && has_digit(line)) => {
            Some(square.clone().into_owned())
        }
        [Part::Square(square), Part::Direction(direction)] => {
            let said = fold(line);
            let plain = format!("{square} {direction}");
            let written = said == fold(&plain) || said == fold(&format!("{square}{direction}"));
            (!written).then_some(plain)
        }
        [Part::Direction(direction), Part::Square(square)] => Some(format!("{square} {direction}")),
        _ => None,
    }
}

/// A line as [`in_notation`] has it, or as it is.
pub(crate) fn understood(line: &str) -> Cow<'_, str> {
    in_notation(line).map_or(Cow::Borrowed(line), Cow::Owned)
}

/// The squares and directions that a line names, if it has nothing else.
fn parts(line: &str) -> Option<Vec<Part<'_>>> {
    if line.len() > LONGEST {
        return None;
    }
    let mut parts = Vec::new();
    // What leads to the next part.
    let mut before: Vec<String> = Vec::new();
    for word in line.split_whitespace().flat_map(unglued) {
        let led = before.join(" ");
        let leads = |to: &[&str]| led.is_empty() || to.contains(&led.as_str());
        if leads(TOWARDS) && read_direction(word).is_some() {
            parts.push(Part::Direction(word));
        } else if let Some(number) = number(word)
            && leads(SQUARE)
        {
            parts.push(Part::Square(number));
        } else {
            before.push(fold(word));
            continue;
        }
        before.clear();
    }
    before.is_empty().then_some(parts)
}

/// A direction and a number without a space between them: `p3`. The letter of
/// a player in front of a number stays there.
fn unglued(word: &str) -> impl Iterator<Item = &str> {
    let at = word.find(|c: char| c.is_ascii_digit()).unwrap_or(0);
    let (head, tail) = word.split_at(at);
    let mut letters = head.chars();
    let is_player = letters.next().and_then(Player::from_letter).is_some();
    let glued = if at == 0 || is_player && letters.next().is_none() {
        [word, ""]
    } else {
        [head, tail]
    };
    // A number and what stands behind it: `3p`.
    let parted = glued.into_iter().flat_map(|word| {
        let digits = |c: char| c.is_ascii_digit();
        let start = word.find(digits).unwrap_or(word.len());
        let end = word[start..]
            .find(|c| !digits(c))
            .map_or(word.len(), |at| start + at);
        let (head, tail) = word.split_at(end);
        [head, tail]
    });
    parted.filter(|word| !word.is_empty())
}

/// A number in digits, perhaps behind the letter of a player, or in words.
fn number(word: &str) -> Option<Cow<'_, str>> {
    let digits = match word.chars().next() {
        Some(letter) if Player::from_letter(letter).is_some() => &word[letter.len_utf8()..],
        _ => word,
    };
    if !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit()) {
        return Some(Cow::Borrowed(word));
    }
    let word = fold(word);
    let at = NUMBERS
        .iter()
        .position(|names| names.contains(&word.as_str()))?;
    Some(Cow::Owned((at + 1).to_string()))
}

fn has_digit(line: &str) -> bool {
    line.contains(|c: char| c.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use oaq_core::{Position, Rules};
    use oaq_i18n::{Lang, Messages};
    use oaq_notation::read_move;

    use super::*;

    #[test]
    fn moves_are_understood_as_people_say_them() {
        for (said, written) in [
            ("3 sang trái", "3 trái"),
            ("3 bên trái", "3 trái"),
            ("3 qua bên phải", "3 phải"),
            ("ô 3 trái", "3 trái"),
            ("Ô số 3 về bên TRÁI", "3 TRÁI"),
            ("ba trái", "3 trái"),
            ("ba sang tra\u{301}i", "3 tra\u{301}i"),
            ("từ ô năm sang phải", "5 phải"),
            ("một phải", "1 phải"),
            ("phải 3", "3 phải"),
            ("sang phải 3", "3 phải"),
            ("p3", "3 p"),
            ("trái3", "3 trái"),
            ("3 to the right", "3 right"),
            ("square three to the left", "3 left"),
            ("from square 3 right", "3 right"),
            ("A3 to the right", "A3 right"),
            ("left 2", "2 left"),
            ("3 para a direita", "3 direita"),
            ("3 à direita", "3 direita"),
            ("casa 2 direita", "2 direita"),
            ("da casa duas para a esquerda", "2 esquerda"),
            // A square alone, which the notation would not take for one.
            ("ô 3", "3"),
            ("ba", "3"),
            ("square 12", "12"),
        ] {
            assert_eq!(in_notation(said).as_deref(), Some(written), "{said}");
        }
    }

    #[test]
    fn what_is_notation_already_or_no_move_stays_as_it_is() {
        for line in [
            "3R",
            "3 phải",
            "A3R",
            "d3",
            "D3",
            "3",
            "A3",
            "8+",
            "3Rx6",
            "+2L",
            "9z",
            "3 to",
            "to the right",
            "sang",
            "3 3",
            "3 trái phải",
            "undo",
            "goto 3",
            "ô",
            "a 3",
            "",
            "ir 3",
            "edit",
            "3 right square",
            "best 3",
            "đi 3 trái",
        ] {
            assert_eq!(in_notation(line), None, "{line}");
        }
        assert_eq!(in_notation(&"ô ".repeat(100)), None);
    }

    #[test]
    fn a_direction_is_understood_with_what_leads_to_it() {
        use Direction::{Left, Right};
        for (said, meant) in [
            ("r", Right),
            ("sang trái", Left),
            ("BÊN PHẢI", Right),
            ("to the left", Left),
            ("para a direita", Right),
            ("à esquerda", Left),
        ] {
            assert_eq!(direction(said), Some(meant), "{said}");
        }
        for said in ["", "to", "3 left", "left right", "the other way"] {
            assert_eq!(direction(said), None, "{said}");
        }
    }

    /// Whatever the program calls a direction can be typed behind a square and
    /// as an answer.
    #[test]
    fn the_programs_own_words_are_understood() {
        let start = Position::start(Rules::STANDARD);
        for lang in Lang::ALL {
            let say = Messages::new(lang);
            let mut phrases: Vec<(String, Direction)> = Vec::new();
            for towards in Direction::ALL {
                phrases.push((say.direction(towards), towards));
                let word = if towards == Direction::Right {
                    "right"
                } else {
                    "left"
                };
                let args = [
                    ("count", 1.into()),
                    ("squares", "3".into()),
                    ("ways", word.into()),
                ];
                let playable = say.format("playable", &args);
                let way = playable.rsplit([',']).next().unwrap_or_default();
                phrases.push((way.trim().trim_end_matches('.').to_owned(), towards));
            }
            for (phrase, towards) in phrases {
                assert_eq!(direction(&phrase), Some(towards), "{phrase}");
                let line = format!("3 {phrase}");
                let read = read_move(&understood(&line), &start);
                assert_eq!(
                    read.map(|read| read.value.m.direction()),
                    Ok(towards),
                    "{line}"
                );
            }
        }
    }
}
