//! The tags of a game: who, where and when.

use core::iter;
use std::collections::BTreeMap;

use oaq_core::Player;

use super::{MAX_TAGS, MAX_TOKEN};

/// What every game says about itself, with `?` where it is not known.
const ROSTER: [(&str, &str); 4] = [
    ("Event", "?"),
    ("Site", "?"),
    ("Date", "????.??.??"),
    ("Round", "?"),
];

/// The tags that follow from the game itself, so that nobody sets them.
const DERIVED: [&str; 5] = ["Position", "Result", "Rules", "Score", "Termination"];

/// The longest name of a tag, in bytes.
const MAX_NAME: usize = 64;

/// The tags of a game that its moves and rules do not tell: event, site, date,
/// round, the players' names, and any others.
///
/// `Result`, `Rules`, `Score`, `Position` and `Termination` are written as tags
/// too, but belong to the [`Record`](super::Record) itself. Their names and
/// those of tags that every game has may be given in any case, since a reader
/// takes them so; of others, `opening` and `Opening` are two.
///
/// ```
/// use oaq_notation::record::Tags;
/// let mut tags = Tags::new(2);
/// tags.set("Site", "Huế")?;
/// tags.set("B", "Tèo")?;
/// assert_eq!(tags.get("Site"), Some("Huế"));
/// assert_eq!(tags.get("Date"), Some("????.??.??"));
/// assert_eq!(tags.get("Annotator"), None);
/// assert!(tags.set("Result", "1-0").is_err());
/// # Ok::<(), oaq_notation::record::TagError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tags {
    /// The values of the roster; nothing where it is not known.
    roster: [Option<String>; 4],
    /// The names of the players, one for each in the game.
    players: Vec<Option<String>>,
    further: BTreeMap<String, String>,
    /// How many bytes they all take when they are written.
    weight: usize,
}

/// Where the value of a tag is kept.
#[derive(Clone, Copy)]
enum Place {
    Roster(usize),
    Player(usize),
    Further,
}

/// Why a tag cannot be set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TagError {
    /// It follows from the game.
    #[error("this tag follows from the game")]
    Derived,
    /// The name is not a letter, then letters, digits and `_`, 64 in all at
    /// most.
    #[error("the name of a tag is a letter, then letters, digits and `_`, at most {MAX_NAME}")]
    Name,
    /// There are control characters in the value.
    #[error("the value of a tag cannot have control characters")]
    Control,
    /// The value is longer than [`MAX_TOKEN`] bytes, or all tags together are
    /// longer than [`MAX_TAGS`].
    #[error("the value of a tag is at most {MAX_TOKEN} bytes long, all tags together {MAX_TAGS}")]
    TooLong,
}

impl Tags {
    /// The tags of a game of so many players, of which nothing is known.
    #[must_use]
    pub fn new(players: u8) -> Self {
        let mut tags = Self {
            roster: [const { None }; 4],
            players: vec![None; usize::from(players.min(4))],
            further: BTreeMap::new(),
            weight: 0,
        };
        tags.weight = tags.roster().map(|(name, value)| weight(name, value)).sum();
        tags
    }

    /// Whether a tag with this name follows from the game.
    #[must_use]
    pub fn is_derived(name: &str) -> bool {
        DERIVED.contains(&name)
    }

    /// The name as it is spelt, if it is that of a tag that games have or that
    /// follows from the game, in whatever case.
    pub(super) fn known(name: &str) -> Option<&'static str> {
        // There are few of each length.
        let names: &[&'static str] = match name.len() {
            1 => &["A", "B", "C", "D"],
            4 => &["Site", "Date"],
            5 => &["Event", "Round", "Rules", "Score"],
            6 => &["Result"],
            8 => &["Position"],
            11 => &["Termination"],
            _ => return None,
        };
        let mut names = names.iter().copied();
        names.find(|known| known.eq_ignore_ascii_case(name))
    }

    /// The value of a tag. Those that every game has are `?` (`????.??.??`)
    /// where they are not known; of others there is none then.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&str> {
        let name = Self::known(name).unwrap_or(name);
        self.value(self.place(name), name)
    }

    /// Where the value of a tag is kept.
    fn place(&self, name: &str) -> Place {
        if let &[letter @ b'A'..=b'D'] = name.as_bytes() {
            let player = usize::from(letter - b'A');
            if player < self.players.len() {
                return Place::Player(player);
            }
        }
        let roster = ROSTER.iter().position(|(roster, _)| *roster == name);
        roster.map_or(Place::Further, Place::Roster)
    }

    fn value(&self, place: Place, name: &str) -> Option<&str> {
        match place {
            Place::Roster(i) => Some(self.roster[i].as_deref().unwrap_or(ROSTER[i].1)),
            Place::Player(p) => Some(self.players[p].as_deref().unwrap_or("?")),
            Place::Further => self.further.get(name).map(String::as_str),
        }
    }

    /// Whether a tag has a value that is known.
    pub(super) fn is_set(&self, name: &str) -> bool {
        match self.place(name) {
            Place::Roster(i) => self.roster[i].is_some(),
            Place::Player(p) => self.players[p].is_some(),
            Place::Further => self.further.contains_key(name),
        }
    }

    /// The name of a player; `?` if it is not known.
    #[must_use]
    pub fn player(&self, player: Player) -> &str {
        let name = self.players.get(player.index());
        name.and_then(Option::as_deref).unwrap_or("?")
    }

    /// Sets a tag. `?` makes one that every game has unknown again; so does
    /// nothing as a date, which is `????.??.??` then.
    ///
    /// # Errors
    ///
    /// If it follows from the game, or the name or the value is none.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), TagError> {
        self.put(Self::known(name).unwrap_or(name), value)
    }

    /// As [`set`](Self::set), for a name that is spelt as it should be if it
    /// is known.
    pub(super) fn put(&mut self, name: &str, value: &str) -> Result<(), TagError> {
        if Self::is_derived(name) {
            return Err(TagError::Derived);
        }
        let place = self.place(name);
        let value = match value {
            "?" | "" if name == "Date" => "????.??.??",
            value => value,
        };
        let old = self.value(place, name);
        if old == Some(value) {
            return Ok(());
        }
        let letters = |b: u8| b.is_ascii_alphanumeric() || b == b'_';
        let begins = name.starts_with(|c: char| c.is_ascii_alphabetic());
        if !begins || name.len() > MAX_NAME || !name.bytes().all(letters) {
            return Err(TagError::Name);
        }
        if value.bytes().any(|b| b.is_ascii_control()) {
            return Err(TagError::Control);
        }
        let before = old.map_or(0, |old| weight(name, old));
        let after = self.weight - before + weight(name, value);
        if value.len() > MAX_TOKEN || after > MAX_TAGS {
            return Err(TagError::TooLong);
        }
        self.weight = after;
        match place {
            Place::Roster(i) => {
                self.roster[i] = (value != ROSTER[i].1).then(|| value.to_owned());
            }
            Place::Player(p) => self.players[p] = (value != "?").then(|| value.to_owned()),
            Place::Further => {
                self.further.insert(name.to_owned(), value.to_owned());
            }
        }
        Ok(())
    }

    /// Takes a tag away; one that every game has becomes unknown.
    pub fn remove(&mut self, name: &str) {
        let name = Self::known(name).unwrap_or(name);
        let place = self.place(name);
        let before = self.value(place, name).map_or(0, |old| weight(name, old));
        match place {
            Place::Roster(i) => self.roster[i] = None,
            Place::Player(p) => self.players[p] = None,
            Place::Further => {
                self.further.remove(name);
            }
        }
        let after = self.value(place, name).map_or(0, |new| weight(name, new));
        self.weight = self.weight - before + after;
    }

    /// The tags that every game has, with their values, in order: event, site,
    /// date, round, the players.
    pub fn roster(&self) -> impl Iterator<Item = (&'static str, &str)> {
        let first = iter::zip(&self.roster, ROSTER)
            .map(|(value, (name, unknown))| (name, value.as_deref().unwrap_or(unknown)));
        let players = iter::zip(["A", "B", "C", "D"], &self.players)
            .map(|(name, value)| (name, value.as_deref().unwrap_or("?")));
        first.chain(players)
    }

    /// The further tags with their values, sorted by name.
    pub fn further(&self) -> impl Iterator<Item = (&str, &str)> {
        let further = self.further.iter();
        further.map(|(name, value)| (name.as_str(), value.as_str()))
    }
}

/// How many bytes it takes to write a tag.
fn weight(name: &str, value: &str) -> usize {
    let escapes = value.bytes().filter(|b| matches!(b, b'\\' | b'"'));
    name.len() + value.len() + escapes.count() + 6
}
