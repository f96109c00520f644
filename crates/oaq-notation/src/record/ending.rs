//! How a game ended, as records say it.

use core::fmt;

use oaq_core::{EndReason, Player, Shares};

/// How a game ended that did not end on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Termination {
    /// A player gave up.
    Resignation,
    /// The players agreed on the result.
    Agreement,
    /// A player ran out of time.
    Time,
    /// Nobody went on playing.
    Abandoned,
}

impl Termination {
    /// All of them.
    pub const ALL: [Self; 4] = [
        Self::Resignation,
        Self::Agreement,
        Self::Time,
        Self::Abandoned,
    ];

    /// The word for it in the tag `Termination`.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Resignation => "resignation",
            Self::Agreement => "agreement",
            Self::Time => "time",
            Self::Abandoned => "abandoned",
        }
    }

    /// What a word stands for.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|t| t.word() == word)
    }
}

impl fmt::Display for Termination {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.word())
    }
}

/// The word for the end by a limit, which the tag `Termination` has too.
pub(super) fn limit_word(reason: EndReason) -> Option<&'static str> {
    match reason {
        EndReason::Repetition | EndReason::QuietPlies | EndReason::MaxPlies => Some(reason.word()),
        _ => None,
    }
}

/// What a result says: how the win is shared, or that the game is unfinished.
pub(super) type GameResult = Option<Shares>;

/// The text of a result.
pub(super) fn result_text(result: GameResult) -> String {
    result.map_or_else(|| "*".to_owned(), |shares| shares.to_string())
}

/// Whether a word is one of digits, dashes and fractions only, so that it can
/// be meant as a result but not as a move.
pub(super) fn looks_like_result(word: &str) -> bool {
    let mut joined = false;
    let mut digit = false;
    let all = word.chars().all(|c| {
        let part = c.is_ascii_digit() || is_fraction(c);
        // A dash at the end is that of a move by the number in the ring.
        joined |= is_fraction(c) || (digit && c == '/') || (joined_by(c) && digit);
        digit = part;
        part || c == '/' || joined_by(c)
    });
    all && joined && digit
}

fn is_fraction(c: char) -> bool {
    matches!(c, '½' | '⅓' | '¼')
}

/// Whether a character is a dash: word processors change the plain one.
fn joined_by(c: char) -> bool {
    c == '-' || ('\u{2010}'..='\u{2015}').contains(&c) || c == '\u{2212}'
}

/// Reads a result; `None` if it is none in a game of so many players.
///
/// Besides the text itself: other dashes, the characters for fractions, and
/// for two players a half alone. These are not canonical: see
/// [`is_plain_result`].
pub(super) fn read_result(text: &str, players: u8) -> Option<GameResult> {
    if text == "*" {
        return Some(None);
    }
    if text.len() > 64 {
        return None;
    }
    if players == 2 && share_of(text) == Some(2) {
        return Some(Some(Shares::equal([Player::A, Player::B], 2)));
    }
    // For each player into how many parts the win is divided; 0 for no part.
    let mut parts = [0; 4];
    let mut seats = 0;
    for part in text.split(joined_by) {
        *parts.get_mut(seats)? = share_of(part)?;
        seats += 1;
    }
    let winners = Player::ALL.into_iter().zip(parts).filter(|(_, n)| *n > 0);
    let shares = Shares::equal(winners.map(|(player, _)| player), players);
    let fair = parts.iter().all(|&n| n == 0 || n == shares.count());
    (seats == usize::from(players) && shares.count() > 0 && fair).then_some(Some(shares))
}

/// Into how many parts the win is divided of which somebody has one.
fn share_of(part: &str) -> Option<u32> {
    match part {
        "0" => Some(0),
        "1" => Some(1),
        "1/2" | "½" => Some(2),
        "1/3" | "⅓" => Some(3),
        "1/4" | "¼" => Some(4),
        _ => None,
    }
}

/// Whether a result that could be read is written as it would be.
pub(super) fn is_plain_result(text: &str) -> bool {
    text.is_ascii() && text != "1/2"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_are_read_as_they_are_written_and_as_people_type_them() {
        let read = |text, players| read_result(text, players).map(result_text);
        for (text, players) in [
            ("1-0", 2),
            ("0-1", 2),
            ("1/2-1/2", 2),
            ("0-1-0", 3),
            ("1/3-1/3-1/3", 3),
            ("1/2-0-0-1/2", 4),
            ("1/4-1/4-1/4-1/4", 4),
            ("*", 2),
        ] {
            assert_eq!(read(text, players).as_deref(), Some(text));
            assert_eq!(looks_like_result(text), text != "*");
        }
        for text in ["½-½", "½", "1/2", "1/2–1/2", "½\u{2212}½"] {
            assert_eq!(read(text, 2).as_deref(), Some("1/2-1/2"));
            assert!(looks_like_result(text));
        }
    }

    #[test]
    fn what_shares_nothing_fairly_is_no_result() {
        for text in [
            "0-0", "1-1", "1/2-0", "1-0-0", "2-0", "40-30", "1-", "", "1/3-1/3",
        ] {
            assert_eq!(read_result(text, 2), None, "{text}");
        }
        for text in ["1-0", "1/2-1/2", "1/2-1/3-0"] {
            assert_eq!(read_result(text, 3), None, "{text}");
        }
    }

    #[test]
    fn moves_do_not_look_like_results() {
        for text in ["8-", "8+", "3R", "1", "--", "-", "3", "/", "1/", "3–"] {
            assert!(!looks_like_result(text), "{text}");
        }
    }
}
