//! What the players are called.

use std::borrow::Cow;

use oaq_core::Player;
use unicode_normalization::UnicodeNormalization;

/// The names of the players. One without a name is called by the letter.
///
/// ```
/// use oaq_core::Player;
/// use oaq_i18n::Names;
/// let names: Names = [Some("Tí"), None].into_iter().collect();
/// assert_eq!(names.get(Player::A), "Tí");
/// assert_eq!(names.get(Player::B), "B");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Names([Option<String>; 4]);

impl Names {
    /// The name that was given to a player.
    #[must_use]
    pub fn given(&self, player: Player) -> Option<&str> {
        self.0[player.index()].as_deref()
    }

    /// What a player is called in a sentence: the given name, else the letter.
    /// Where that would not tell who is meant, because another player has the
    /// same name or letter, the letter follows in brackets.
    #[must_use]
    pub fn get(&self, player: Player) -> Cow<'_, str> {
        let letter = player.letter();
        let Some(name) = self.given(player) else {
            return Cow::Owned(letter.to_string());
        };
        let others = || Player::ALL.into_iter().filter(|&other| other != player);
        let shared = others().any(|other| {
            let same_name = self
                .given(other)
                .is_some_and(|given| given.nfc().eq(name.nfc()));
            same_name || name.chars().eq([other.letter()])
        });
        if shared {
            Cow::Owned(format!("{name} ({letter})"))
        } else {
            Cow::Borrowed(name)
        }
    }

    /// Gives a player a name, or takes it away. White space around it is cut
    /// off, and a name of nothing else is none.
    pub fn set(&mut self, player: Player, name: Option<&str>) {
        let name = name.map(str::trim).filter(|name| !name.is_empty());
        self.0[player.index()] = name.map(str::to_owned);
    }
}

impl<S: AsRef<str>> FromIterator<Option<S>> for Names {
    /// The names of A, B, C and D; what follows is left out.
    fn from_iter<I: IntoIterator<Item = Option<S>>>(names: I) -> Self {
        let mut all = Self::default();
        for (player, name) in Player::ALL.into_iter().zip(names) {
            all.set(player, name.as_ref().map(S::as_ref));
        }
        all
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn called<const N: usize>(names: [Option<&str>; N]) -> Vec<String> {
        let names: Names = names.into_iter().collect();
        Player::ALL[..N]
            .iter()
            .map(|&p| names.get(p).into_owned())
            .collect()
    }

    #[test]
    fn names_that_are_shared_are_told_apart() {
        // The second is written with a combining accent.
        assert_eq!(
            called([Some("Tí"), Some("Ti\u{301}"), None]),
            ["Tí (A)", "Ti\u{301} (B)", "C"]
        );
        assert_eq!(called([Some("B"), None]), ["B (A)", "B"]);
        assert_eq!(called([Some("A"), Some("Tèo")]), ["A", "Tèo"]);
    }

    #[test]
    fn a_blank_name_is_none() {
        assert_eq!(called([Some("  "), Some(" Tèo ")]), ["A", "Tèo"]);
    }
}
