//! What is wrong, in full sentences.

use oaq_core::{
    IllegalMove, Key, Kind, MAX_DAN, MAX_QUAN, OverrideError, Player, RuleError, SetupError,
    ValueError,
};

use crate::{Arg, Messages};

impl Messages {
    /// Why a move cannot be played.
    ///
    /// ```
    /// use oaq_core::{IllegalMove, Player};
    /// use oaq_i18n::{Lang, Messages};
    /// let empty = IllegalMove::EmptySquare { player: Player::B, number: 4 };
    /// assert_eq!(
    ///     Messages::new(Lang::Pt).illegal_move(&empty),
    ///     "A casa B4 está vazia; um lance começa numa casa com dân."
    /// );
    /// ```
    #[must_use]
    pub fn illegal_move(&self, error: &IllegalMove) -> String {
        match *error {
            IllegalMove::GameOver(reason) => {
                let reason = self.end_reason(reason);
                self.format("illegal-game-over", &[("reason", reason.into())])
            }
            IllegalMove::NoSuchSquare { number, squares } => {
                let args = [("number", number.into()), ("squares", squares.into())];
                self.format("illegal-no-such-square", &args)
            }
            IllegalMove::EmptySquare { player, number } => {
                let square = format!("{player}{number}");
                self.format("illegal-empty-square", &[("square", square.into())])
            }
            IllegalMove::WrongDirection { allowed } => {
                let direction = self.direction(allowed);
                self.format(
                    "illegal-wrong-direction",
                    &[("direction", direction.into())],
                )
            }
        }
    }

    /// What is wrong with a position under given rules.
    #[must_use]
    pub fn setup_error(&self, error: &SetupError) -> String {
        let counted = |id, found: usize, expected: u8| {
            self.format(
                id,
                &[("found", found.into()), ("expected", expected.into())],
            )
        };
        let of = |id, player: Player, key, value: Arg<'_>| {
            self.format(id, &[("player", letter(player)), (key, value)])
        };
        let captor = |id, player: Player| {
            let square = [
                ("kind", "quan".into()),
                ("label", format!("Q{player}").into()),
            ];
            let square = self.format("square-name", &square);
            self.format(id, &[("square", square.into())])
        };
        match *error {
            SetupError::Rows { found, expected } => counted("setup-rows", found, expected),
            SetupError::QuanSquares { found, expected } => {
                counted("setup-quan-squares", found, expected)
            }
            SetupError::Stores { found, expected } => counted("setup-stores", found, expected),
            SetupError::Squares {
                player,
                found,
                expected,
            } => self.format(
                "setup-squares",
                &[
                    ("player", letter(player)),
                    ("found", found.into()),
                    ("expected", expected.into()),
                ],
            ),
            SetupError::TooManyDan(dan) => self.format(
                "setup-too-many-dan",
                &[("dan", dan.into()), ("most", MAX_DAN.into())],
            ),
            SetupError::TooManyQuan(quan) => self.format(
                "setup-too-many-quan",
                &[("quan", quan.into()), ("most", MAX_QUAN.into())],
            ),
            SetupError::CaptorUnused(player) => captor("setup-captor-unused", player),
            SetupError::CaptorOfQuan(player) => captor("setup-captor-of-quan", player),
            SetupError::NoSuchPlayer(player, players) => {
                of("setup-no-such-player", player, "players", players.into())
            }
            SetupError::DirectionUnused => self.msg("setup-direction-unused"),
            SetupError::NegativeStore(player, dan) => {
                of("setup-negative-store", player, "dan", dan.into())
            }
            SetupError::StoreTooLow(player, dan) => {
                let least = -i64::from(MAX_DAN);
                let args = [
                    ("player", letter(player)),
                    ("dan", dan.into()),
                    ("least", least.into()),
                ];
                self.format("setup-store-too-low", &args)
            }
            SetupError::EmptyDebt(player) => {
                self.format("setup-empty-debt", &[("player", letter(player))])
            }
            SetupError::DebtTooHigh(player, dan) => {
                let args = [
                    ("player", letter(player)),
                    ("dan", dan.into()),
                    ("most", MAX_DAN.into()),
                ];
                self.format("setup-debt-too-high", &args)
            }
            SetupError::DebtToSelf(player) => {
                self.format("setup-debt-to-self", &[("player", letter(player))])
            }
            SetupError::DebtTwice(player, creditor) => {
                let creditor = creditor.map_or_else(|| self.msg("bank").into(), letter);
                of("setup-debt-twice", player, "creditor", creditor)
            }
        }
    }

    /// What is wrong with a set of rules.
    #[must_use]
    pub fn rule_error(&self, error: &RuleError) -> String {
        match error {
            RuleError::Value(error) => self.value_error(error),
            RuleError::RepetitionOne => self.msg("rule-repetition-one"),
            RuleError::NoQuanToCapture => self.msg("rule-no-quan"),
            RuleError::ShortageNeverEnds(shortage) => self.format(
                "rule-shortage-never-ends",
                &[("shortage", shortage.word().into())],
            ),
        }
    }

    /// Why a value does not fit its key.
    #[must_use]
    pub fn value_error(&self, error: &ValueError) -> String {
        match error {
            ValueError::OutOfRange {
                key,
                value,
                min,
                max,
            } => self.format(
                "rule-out-of-range",
                &[
                    ("key", key.name().into()),
                    ("value", value.into()),
                    ("min", min.into()),
                    ("max", max.into()),
                ],
            ),
            ValueError::Unfit { key, value } => self.unfit(*key, value),
        }
    }

    fn unfit(&self, key: Key, value: &str) -> String {
        let words = match key.kind() {
            Kind::Integer(min, max) => {
                let args = [
                    ("key", key.name().into()),
                    ("value", value.into()),
                    ("min", min.into()),
                    ("max", max.into()),
                ];
                return self.format("rule-not-integer", &args);
            }
            Kind::Word(words) => words,
            Kind::Flag => &["true", "false"],
        };
        let args = [
            ("key", key.name().into()),
            ("value", value.into()),
            ("words", self.list_or(&quoted(words)).into()),
        ];
        self.format("rule-not-word", &args)
    }

    /// What is wrong with one word of a rules text.
    #[must_use]
    pub fn override_error(&self, error: &OverrideError) -> String {
        match error {
            OverrideError::NoValue { word, .. } => {
                self.format("rule-no-value", &[("word", word.into())])
            }
            OverrideError::UnknownKey { name, .. } => {
                self.format("rule-unknown-key", &[("name", name.into())])
            }
            OverrideError::Twice { key, .. } => {
                self.format("rule-twice", &[("key", key.name().into())])
            }
            OverrideError::Value { error, .. } => self.value_error(error),
        }
    }
}

/// A player in a message about a text, where names are not known.
fn letter(player: Player) -> Arg<'static> {
    player.letter().to_string().into()
}

fn quoted(words: &[&str]) -> Vec<String> {
    words.iter().map(|word| format!("`{word}`")).collect()
}
