//! What oaq says, in Vietnamese, English and Portuguese.
//!
//! [`Lang`] finds the language to speak, [`Messages`] holds its catalogue,
//! [`Names`] the names of the players, and a [`Narrator`] tells a turn of
//! *ô ăn quan* in words, in one sentence or step by step.
//!
//! ```
//! use oaq_core::{Direction, Move, Position, Rules};
//! use oaq_i18n::{Lang, Messages, Names, Narrator};
//!
//! let start = Position::start(Rules::STANDARD);
//! let mut events = Vec::new();
//! let after = start.play_with(Move::new(5, Direction::Right).unwrap(), &mut events)?;
//!
//! let (messages, names) = (Messages::new(Lang::En), Names::default());
//! assert_eq!(
//!     Narrator::new(&messages, &names).short(&events, &after),
//!     "A sows 5 dân from A5 to the right, relays once and captures 1 quan and 1 dân from ô quan QA."
//! );
//! # Ok::<(), oaq_core::PlayError>(())
//! ```
//!
//! The texts are Fluent catalogues, embedded in the crate from its folder
//! `locales/`. *Quan* and *dân*, the large and the small pieces, are called so
//! in every language.
//!
//! Nothing here prints, and only [`system_locales`] looks at the system.

mod errors;
mod lang;
mod messages;
mod names;
mod narrate;
mod outcome;
mod terms;

pub use lang::{Lang, UnknownLang, system_locales};
pub use messages::{Arg, Messages};
pub use names::Names;
pub use narrate::{Narrator, Step};
