//! The switches that make one variant differ from another, before they are
//! checked.

use core::fmt;

/// Declares an enum whose values are the words of a rules table: the first is
/// the default.
macro_rules! words {
    (
        $(#[$meta:meta])*
        $name:ident { $( $(#[$vmeta:meta])* $variant:ident = $word:literal ),+ $(,)? }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[repr(u8)]
        pub enum $name { $( $(#[$vmeta])* $variant ),+ }

        impl $name {
            /// Every value, the default first.
            pub const ALL: &'static [Self] = &[$(Self::$variant),+];

            /// The words of [`Self::ALL`], as rule files and rules texts
            /// spell them.
            pub const WORDS: &'static [&'static str] = &[$($word),+];

            /// The word for this value.
            #[must_use]
            pub const fn word(self) -> &'static str {
                match self { $(Self::$variant => $word),+ }
            }

            /// The value a word stands for.
            #[must_use]
            pub fn from_word(word: &str) -> Option<Self> {
                match word { $($word => Some(Self::$variant),)+ _ => None }
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.pad(self.word())
            }
        }
    };
}
pub(crate) use words;

words! {
    /// Which directions a mover may choose (RULES §5, `direction`).
    DirectionRule {
        /// Either, each time.
        Free = "free",
        /// Always to the right. TONKIN.
        CounterClockwise = "counter-clockwise",
        /// Always to the left.
        Clockwise = "clockwise",
        /// One direction for everybody, fixed by the first move of the game.
        FixedByFirstMove = "fixed-by-first-move",
    }
}

words! {
    /// What happens when an occupied ô quan lies ahead of the last dân
    /// (RULES §5, `quan-ahead`).
    QuanAhead {
        /// The turn ends.
        Stop = "stop",
        /// One of its dân, if it holds any, is sown on. TONKIN.
        TakeOne = "take-one",
    }
}

words! {
    /// Which squares may be the empty square before a capture (RULES §5, `gap`
    /// and `chain-gap`).
    GapRule {
        /// Any square.
        Any = "any",
        /// Only ô dân: an empty ô quan there ends the turn. WEN.
        DanOnly = "dan-only",
    }
}

words! {
    /// What is compared with the bound under which an ô quan cannot be
    /// captured (RULES §5, `immature-quan.counts`).
    ImmatureCounts {
        /// The dân, and only while a quan is there.
        DanWithPiece = "dan-with-piece",
        /// The dân, quan or not: a looted ô quan is protected too.
        Dan = "dan",
        /// The dân and the value of the quan together.
        Value = "value",
    }
}

words! {
    /// What happens when a player whose row is empty holds fewer captured dân
    /// than squares (RULES §3, `shortage`).
    Shortage {
        /// The missing dân are borrowed from the richest opponents, then from
        /// the bank. S0 to S3.
        Borrow = "borrow",
        /// One captured quan is changed into dân first. S1.
        Exchange = "exchange",
        /// The captured dân go below zero. S4.
        Negative = "negative",
        /// As many squares as the player can pay are filled, from 1 up.
        Partial = "partial",
        /// The game ends with normal scoring.
        End = "end",
        /// The game ends and that player has no share of the win.
        Lose = "lose",
        /// The player is passed over.
        Skip = "skip",
    }
}

words! {
    /// When the game is over (RULES §4, `end`).
    EndRule {
        /// Every ô quan is empty of quan and of dân.
        QuanSquaresEmpty = "quan-squares-empty",
        /// No quan is left on the board. WEN.
        QuanPiecesCaptured = "quan-pieces-captured",
        /// Nothing is left on the board. S4 read literally.
        BoardEmpty = "board-empty",
        /// Only where the rule `shortage` ends it.
        Shortage = "shortage",
    }
}

words! {
    /// Who gets the dân in the ô dân when the game is over (RULES §4, `rows`).
    RowsRule {
        /// Each row goes to its player.
        Owner = "owner",
        /// All rows together are divided equally. TONKIN.
        Split = "split",
    }
}

words! {
    /// Who gets the dân left in the ô quan when the game is over (RULES §4,
    /// `quan-leftover`).
    QuanLeftover {
        /// They are divided equally.
        Split = "split",
        /// Who captured the quan of that ô quan.
        Captor = "captor",
        /// Who made the last move.
        LastMover = "last-mover",
        /// Nobody.
        Discard = "discard",
    }
}

/// Every switch of the rules, unchecked. [`Rules::new`](crate::Rules::new)
/// checks it.
///
/// [`Switches::default`] is the standard game: each field's default is the
/// first value in the tables of the rules.
///
/// ```
/// use oaq_core::{Rules, Switches};
/// let rules = Rules::new(Switches { quan_value: 5, ..Switches::default() })?;
/// assert_eq!(rules.quan_value, 5);
/// # Ok::<(), oaq_core::RuleErrors>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Switches {
    /// How many play: 2 to 4.
    pub players: u8,
    /// The ô dân of each player: 1 to 9.
    pub squares: u8,
    /// The dân in each ô dân at the start: 1 to 20.
    pub dan: u8,
    /// The quan in each ô quan at the start: 0 to 3.
    pub quan_pieces: u8,
    /// The dân in each ô quan at the start: 0 to 100.
    pub quan_dan: u8,
    /// What a quan is worth in dân: 1 to 100.
    pub quan_value: u8,
    /// Which directions may be chosen.
    pub direction: DirectionRule,
    /// What an occupied ô quan ahead does.
    pub quan_ahead: QuanAhead,
    /// Which squares may be the first gap of a capture.
    pub gap: GapRule,
    /// Which squares may be the gaps of the later links of a chain.
    pub chain_gap: GapRule,
    /// *Quan non*: an ô quan that counts fewer than this cannot be captured.
    /// 0 is off; up to 9999.
    pub immature_below: u16,
    /// What is counted for `immature_below`.
    pub immature_counts: ImmatureCounts,
    /// In each player's first so many turns no ô quan can be captured: 0 to
    /// 1000.
    pub quan_ban_turns: u16,
    /// Whether holding every quan wins at once.
    pub all_quan_wins: bool,
    /// What happens when a refill cannot be paid.
    pub shortage: Shortage,
    /// When the game is over.
    pub end: EndRule,
    /// Who gets the dân left in the rows.
    pub rows: RowsRule,
    /// Who gets the dân left in the ô quan.
    pub quan_leftover: QuanLeftover,
    /// How often a position may arise before the game ends: 0 is off,
    /// otherwise 2 to 1000.
    pub repetition: u16,
    /// After so many plies without a capture the game ends: 0 is off, up to
    /// 1,000,000.
    pub quiet_plies: u32,
    /// After so many plies the game ends: 0 is off, up to 1,000,000.
    pub max_plies: u32,
}

impl Switches {
    /// The standard game.
    pub const STANDARD: Self = Self {
        players: 2,
        squares: 5,
        dan: 5,
        quan_pieces: 1,
        quan_dan: 0,
        quan_value: 10,
        direction: DirectionRule::Free,
        quan_ahead: QuanAhead::Stop,
        gap: GapRule::Any,
        chain_gap: GapRule::Any,
        immature_below: 0,
        immature_counts: ImmatureCounts::DanWithPiece,
        quan_ban_turns: 0,
        all_quan_wins: false,
        shortage: Shortage::Borrow,
        end: EndRule::QuanSquaresEmpty,
        rows: RowsRule::Owner,
        quan_leftover: QuanLeftover::Split,
        repetition: 3,
        quiet_plies: 100,
        max_plies: 1000,
    };
}

impl Default for Switches {
    fn default() -> Self {
        Self::STANDARD
    }
}
